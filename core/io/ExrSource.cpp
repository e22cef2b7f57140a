#include <ImathBox.h>
#include <OpenEXR/ImfChannelList.h>
#include <OpenEXR/ImfFrameBuffer.h>
#include <OpenEXR/ImfHeader.h>
#include <OpenEXR/ImfInputFile.h>

#include <algorithm>
#include <exception>

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

class ExrSource final : public SampleSource {
 public:
  ExrSource(std::string path, std::unique_ptr<Imf::InputFile> file, std::string channel)
      : path_(std::move(path)), file_(std::move(file)), channel_(std::move(channel)) {
    const Imath::Box2i& window = file_->header().dataWindow();
    info_.driver = "EXR";
    info_.sampleType = typeName(file_->header().channels()[channel_].type);
    info_.columns = window.max.x - window.min.x + 1;
    info_.rows = window.max.y - window.min.y + 1;
  }

  Result<void> read(int row, int count, std::span<double> out) override {
    const Imath::Box2i& window = file_->header().dataWindow();
    const auto columns = static_cast<std::size_t>(info_.columns);
    samples_.resize(columns * static_cast<std::size_t>(count));
    try {
      // Slice::Make counts from the data window's corner, which keeps the base address within the buffer.
      Imf::FrameBuffer buffer;
      const Imath::Box2i rows(Imath::V2i(window.min.x, window.min.y + row),
                              Imath::V2i(window.max.x, window.min.y + row + count - 1));
      buffer.insert(channel_, Imf::Slice::Make(Imf::FLOAT, samples_.data(), rows, sizeof(float),
                                               columns * sizeof(float)));
      file_->setFrameBuffer(buffer);
      file_->readPixels(rows.min.y, rows.max.y);
    } catch (const std::exception& failure) {
      return unreadableRows(path_, row, count, failure.what());
    }
    std::ranges::copy(samples_, out.begin());
    return {};
  }

 private:
  std::string path_;
  std::unique_ptr<Imf::InputFile> file_;
  std::string channel_;
  std::vector<float> samples_;
};

}  // namespace

Result<std::unique_ptr<SampleSource>> openExrSource(const std::string& path) {
  try {
    auto file = std::make_unique<Imf::InputFile>(path.c_str());
    std::vector<std::string> channels;
    const Imf::ChannelList& list = file->header().channels();
    for (auto channel = list.begin(); channel != list.end(); ++channel) {
      channels.emplace_back(channel.name());
      if (channel.channel().xSampling != 1 || channel.channel().ySampling != 1)
        return Error{path + ": channel " + channels.back() +
                     " is subsampled; a heightmap has a value a pixel"};
    }
    if (channels.size() != 1)
      return Error{path + ": " + std::to_string(channels.size()) + " channels; a heightmap needs one"};
    const Imath::Box2i& window = file->header().dataWindow();
    if (auto size = checkRasterSize(path, std::int64_t{window.max.x} - window.min.x + 1,
                                    std::int64_t{window.max.y} - window.min.y + 1);
        !size)
      return size.error();
    return std::unique_ptr<SampleSource>(
        std::make_unique<ExrSource>(path, std::move(file), channels.front()));
  } catch (const std::exception& failure) {
    return Error{path + ": not an OpenEXR image that Scarp can read (" + failure.what() + ")"};
  }
}

}  // namespace scarp
