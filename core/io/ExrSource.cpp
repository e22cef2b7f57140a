#include <ImathBox.h>
#include <OpenEXR/ImfChannelList.h>
#include <OpenEXR/ImfFrameBuffer.h>
#include <OpenEXR/ImfHeader.h>
#include <OpenEXR/ImfInputFile.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <exception>
#include <map>
#include <new>

#include "core/io/SampleSource.h"

namespace scarp {

namespace {

const char* typeName(Imf::PixelType type) {
  switch (type) {
    case Imf::UINT:
      return "UInt32";
    case Imf::HALF:
      return "Float16";
    default:
      return "Float32";
  }
}

constexpr std::array<const char*, 4> colourNames{"R", "G", "B", "A"};

/// Red, green, blue and alpha first and in this order, then the others as they are in the file.
std::vector<std::string> orderedChannels(const Imf::ChannelList& list) {
  std::vector<std::string> channels, others;
  for (const char* name : colourNames)
    if (list.findChannel(name)) channels.emplace_back(name);
  for (auto channel = list.begin(); channel != list.end(); ++channel)
    if (std::ranges::find(channels, channel.name()) == channels.end()) others.emplace_back(channel.name());
  // Alpha alone beside something else says how opaque that is.
  channels.insert(channels.size() == 1 && channels[0] == "A" ? channels.begin() : channels.end(),
                  others.begin(), others.end());
  return channels;
}

class ExrSource final : public SampleSource {
 public:
  ExrSource(std::string path, std::unique_ptr<Imf::InputFile> file)
      : SampleSource(std::move(path)),
        file_(std::move(file)),
        channels_(orderedChannels(file_->header().channels())) {
    const Imath::Box2i& window = file_->header().dataWindow();
    info_.driver = "EXR";
    info_.columns = window.max.x - window.min.x + 1;
    info_.rows = window.max.y - window.min.y + 1;
    info_.bands.clear();
    const std::array<std::string, 4> shown{"red", "green", "blue", "alpha"};
    for (const std::string& channel : channels_) {
      const auto colour = std::ranges::find(colourNames, channel) - colourNames.begin();
      info_.bands.push_back(colour < 4 ? shown[static_cast<std::size_t>(colour)] : channel);
    }
    if (channels_.size() > 2 && channels_[0] == "R" && channels_[1] == "G" && channels_[2] == "B")
      info_.colours = {1, 2, 3};
    const auto alpha = std::ranges::find(channels_, "A");
    if (alpha != channels_.end() && channels_.size() > 1)
      info_.alpha = static_cast<int>(alpha - channels_.begin()) + 1;
  }

  Result<void> readCodes(int band, int row, int count, std::span<double> out) override {
    if (band < 1 || band > static_cast<int>(channels_.size())) return noSuchBand(band);
    const auto type = file_->header().channels()[channels_[static_cast<std::size_t>(band) - 1]].type;
    if (type != Imf::FLOAT)
      return errorIn(path_, "has samples of type %1, not 32-bit floats", typeName(type));
    if (auto read = load(band, row, count); !read) return read;
    std::ranges::transform(loaded_.at(band), out.begin(),
                           [](float sample) { return std::bit_cast<std::uint32_t>(sample); });
    return {};
  }

 protected:
  Result<void> readBand(int band, int row, int count, std::span<double> out) override {
    if (auto read = load(band, row, count); !read) return read;
    std::ranges::copy(loaded_.at(band), out.begin());
    return {};
  }

  Result<void> describeBand(int band) override {
    info_.sampleType =
        typeName(file_->header().channels()[channels_[static_cast<std::size_t>(band) - 1]].type);
    loaded_.clear();
    return {};
  }

 private:
  /// Channels are packed together: those that are asked for one after another are read at once.
  Result<void> load(int band, int row, int count) {
    if (loaded_.contains(band) && row == loadedRow_ && count == loadedCount_) return {};
    std::vector<int> wanted = reading();
    if (std::ranges::find(wanted, band) == wanted.end()) wanted = {band};
    const Imath::Box2i& window = file_->header().dataWindow();
    const auto columns = static_cast<std::size_t>(info_.columns);
    std::erase_if(loaded_,
                  [&](const auto& one) { return std::ranges::find(wanted, one.first) == wanted.end(); });
    try {
      // Slice::Make counts from the data window's corner, which keeps the base address within the buffer.
      Imf::FrameBuffer buffer;
      const Imath::Box2i rows(Imath::V2i(window.min.x, window.min.y + row),
                              Imath::V2i(window.max.x, window.min.y + row + count - 1));
      for (const int one : wanted) {
        std::vector<float>& samples = loaded_[one];
        samples.resize(columns * static_cast<std::size_t>(count));
        buffer.insert(
            channels_[static_cast<std::size_t>(one) - 1],
            Imf::Slice::Make(Imf::FLOAT, samples.data(), rows, sizeof(float), columns * sizeof(float)));
      }
      file_->setFrameBuffer(buffer);
      file_->readPixels(rows.min.y, rows.max.y);
    } catch (const std::exception& failure) {
      loaded_.clear();
      return unreadableRows(path_, row, count, Message::verbatim(failure.what()));
    }
    loadedRow_ = row;
    loadedCount_ = count;
    return {};
  }

  std::unique_ptr<Imf::InputFile> file_;
  std::vector<std::string> channels_;
  std::map<int, std::vector<float>> loaded_;  ///< Rows of bands.
  int loadedRow_ = 0, loadedCount_ = 0;
};

}  // namespace

Result<std::unique_ptr<SampleSource>> openExrSource(const std::string& path) {
  try {
    auto file = std::make_unique<Imf::InputFile>(path.c_str());
    const Imf::ChannelList& list = file->header().channels();
    if (list.begin() == list.end()) return errorIn(path, "has no channels");
    for (auto channel = list.begin(); channel != list.end(); ++channel)
      if (channel.channel().xSampling != 1 || channel.channel().ySampling != 1)
        return errorIn(path, "channel %1 is subsampled; a heightmap has a value a pixel", channel.name());
    const Imath::Box2i& window = file->header().dataWindow();
    if (auto size = checkGridSize(path, std::int64_t{window.max.x} - window.min.x + 1,
                                  std::int64_t{window.max.y} - window.min.y + 1);
        !size)
      return size.error();
    return std::unique_ptr<SampleSource>(std::make_unique<ExrSource>(path, std::move(file)));
  } catch (const std::bad_alloc&) {
    return errorIn(path, "not an OpenEXR image that Scarp can read (it asks for more memory than there is)");
  } catch (const std::exception& failure) {
    return errorIn(path, "not an OpenEXR image that Scarp can read (%1)", failure.what());
  }
}

}  // namespace scarp
