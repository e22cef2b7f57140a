#include <OpenEXR/ImfChannelList.h>
#include <OpenEXR/ImfFrameBuffer.h>
#include <OpenEXR/ImfHeader.h>
#include <OpenEXR/ImfIO.h>
#include <OpenEXR/ImfOutputFile.h>

#include <algorithm>
#include <exception>

#include "core/io/OutputFile.h"
#include "core/io/PictureRows.h"
#include "core/io/RasterWriters.h"

namespace scarp {

namespace {

// OpenEXR's own stream loses errors that come while it closes; ours keeps them.
class ExrStream final : public Imf::OStream {
 public:
  ExrStream(OutputFile& file, const char* name) : Imf::OStream(name), file_(file) {}
  void write(const char data[], int bytes) override { file_.write(data, static_cast<std::size_t>(bytes)); }
  std::uint64_t tellp() override { return file_.position(); }
  void seekp(std::uint64_t position) override { file_.seek(position); }

 private:
  OutputFile& file_;
};

Result<void> encode(ExrStream& stream, const OutputFile& file, const char* channel, bool zip, int columns,
                    int rows, const FloatRows& rowOf, const Progress& progress) {
  Imf::Header header(columns, rows);
  header.compression() = zip ? Imf::ZIP_COMPRESSION : Imf::PIZ_COMPRESSION;
  header.channels().insert(channel, Imf::Channel(Imf::FLOAT));
  Imf::OutputFile output(stream, header);

  constexpr int strip = 32;  // PIZ packs 32 lines at a time, ZIP 16.
  std::vector<float> samples(static_cast<std::size_t>(columns) * strip);
  for (int row = 0; row < rows && !file.failed(); row += strip) {
    if (!keepGoing(progress, static_cast<double>(row) / rows)) return Error::cancel();
    const int count = std::min(strip, rows - row);
    for (int r = 0; r < count; ++r)
      rowOf(row + r, std::span(samples).subspan(static_cast<std::size_t>(r) * columns,
                                                static_cast<std::size_t>(columns)));
    Imf::FrameBuffer buffer;
    const Imath::Box2i window(Imath::V2i(0, row), Imath::V2i(columns - 1, row + count - 1));
    buffer.insert(channel, Imf::Slice::Make(Imf::FLOAT, samples.data(), window, sizeof(float),
                                            sizeof(float) * static_cast<std::size_t>(columns)));
    output.setFrameBuffer(buffer);
    output.writePixels(count);
  }
  return {};
}

}  // namespace

Result<void> writeExrRows(const std::string& path, const char* channel, bool zip, int columns, int rows,
                          const FloatRows& rowOf, const Progress& progress) {
  OutputFile file(path);
  try {
    ExrStream stream(file, path.c_str());
    if (auto encoded = encode(stream, file, channel, zip, columns, rows, rowOf, progress); !encoded)
      return encoded;
  } catch (const std::exception& failure) {
    return Error{Message::verbatim(failure.what())};
  }
  return file.close();
}

RasterWriter exrWriter() {
  // "Y", luminance: read as grey by Blender, Godot and the rest.
  return {.files = {{RasterFormat::Exr, "OpenEXR (32-bit float)", "exr", {SampleStorage::Float}}},
          .key = "exr",
          .layouts = {"exr32"},
          .write = [](const RasterEncoding& how, const Terrain&, const ExportRows& rows,
                      const std::string& path, const Progress& progress) {
            return writeExrRows(
                path, "Y", how.tile, rows.columns(), rows.rows(),
                [&rows](int row, std::span<float> samples) { rows.stored(row, samples); }, progress);
          }};
}

}  // namespace scarp
