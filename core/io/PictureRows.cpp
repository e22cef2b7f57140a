#include "core/io/PictureRows.h"

#include <OpenEXR/ImfChannelList.h>
#include <OpenEXR/ImfFrameBuffer.h>
#include <OpenEXR/ImfHeader.h>
#include <OpenEXR/ImfIO.h>
#include <OpenEXR/ImfOutputFile.h>
#include <png.h>

#include <algorithm>
#include <array>
#include <bit>
#include <csetjmp>
#include <cstring>
#include <exception>
#include <span>
#include <utility>
#include <vector>

#include "core/base/Contract.h"
#include "core/io/AtomicFile.h"
#include "core/io/RasterWriters.h"
#include "core/io/RawLayout.h"

namespace scarp {

namespace {

// What libpng's callbacks reach through its pointers.
struct PngSink {
  std::function<void(const std::uint8_t* data, std::size_t bytes)> take;
  std::string error{};

  static void write(png_structp png, png_bytep data, png_size_t bytes) {
    static_cast<PngSink*>(png_get_io_ptr(png))->take(data, bytes);
  }
  static void flush(png_structp) {}
  [[noreturn]] static void fail(png_structp png, png_const_charp message) {
    static_cast<PngSink*>(png_get_error_ptr(png))->error = message;
    png_longjmp(png, 1);
  }
  static void ignore(png_structp, png_const_charp) {}
};

// libpng unwinds its errors with longjmp, so nothing with a destructor may live in the frames between
// a call into it and the setjmp beside it. Each call stands in a frame of its own for that.
template <class F>
bool guarded(png_structp png, const F& call) {
  if (setjmp(png_jmpbuf(png))) return false;
  call();
  return true;
}

class PngEncoder {
 public:
  explicit PngEncoder(PngSink& sink)
      : png_(png_create_write_struct(PNG_LIBPNG_VER_STRING, &sink, PngSink::fail, PngSink::ignore)),
        info_(png_ ? png_create_info_struct(png_) : nullptr) {
    if (png_) png_set_write_fn(png_, &sink, PngSink::write, PngSink::flush);
  }
  ~PngEncoder() { png_destroy_write_struct(&png_, &info_); }
  PngEncoder(const PngEncoder&) = delete;
  PngEncoder& operator=(const PngEncoder&) = delete;

  [[nodiscard]] bool begin(const PictureShape& shape) {
    if (!info_) return false;
    constexpr std::array<int, 5> kinds{0, PNG_COLOR_TYPE_GRAY, PNG_COLOR_TYPE_GRAY_ALPHA, PNG_COLOR_TYPE_RGB,
                                       PNG_COLOR_TYPE_RGB_ALPHA};
    return guarded(png_, [&] {
      png_set_user_limits(png_, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
      png_set_IHDR(png_, info_, static_cast<png_uint_32>(shape.columns), static_cast<png_uint_32>(shape.rows),
                   8 * shape.bytes, kinds[static_cast<std::size_t>(shape.channels)], PNG_INTERLACE_NONE,
                   PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
      // Level 1 is six times as fast as level 6 on heights and hardly larger.
      png_set_compression_level(png_, 1);
      png_write_info(png_, info_);
      if (std::endian::native == std::endian::little && shape.bytes == 2) png_set_swap(png_);
    });
  }
  [[nodiscard]] bool row(const std::uint8_t* bytes) {
    return guarded(png_, [&] { png_write_row(png_, bytes); });
  }
  [[nodiscard]] bool end() {
    return guarded(png_, [&] { png_write_end(png_, info_); });
  }

 private:
  png_structp png_;
  png_infop info_;
};

/// Until `failed` says that nothing more is taken.
Result<void> encode(PngSink& sink, const PictureShape& shape, const PictureRows& rowOf,
                    const Progress& progress, const std::function<bool()>& failed) {
  EXPECTS(shape.channels >= 1 && shape.channels <= 4 && (shape.bytes == 1 || shape.bytes == 2));
  PngEncoder encoder(sink);
  bool good = encoder.begin(shape);
  std::vector<std::uint8_t> line(shape.rowBytes());
  for (int row = 0; row < shape.rows && good && !failed(); ++row) {
    if (!keepGoing(progress, static_cast<double>(row) / shape.rows)) return Error::cancel();
    rowOf(row, line);
    good = encoder.row(line.data());
  }
  if (failed()) return {};
  if (!good || !encoder.end())
    return Error{sink.error.empty() ? Message("out of memory") : Message::verbatim(sink.error)};
  return {};
}

/// Grey, 16 or 8 bits.
Result<void> writePngHeights(const RasterEncoding& how, const Terrain& /*terrain*/, const ExportRows& rows,
                             const std::string& path, const Progress& progress) {
  EXPECTS(how.samples == SampleStorage::UInt16 || how.samples == SampleStorage::UInt8);
  std::vector<int> steps(static_cast<std::size_t>(rows.columns()));
  const bool wide = how.samples == SampleStorage::UInt16;
  const auto rowOf = [&](int row, std::span<std::uint8_t> bytes) {
    rows.steps(row, how.quantisation, steps);
    if (wide) {
      const std::vector<std::uint16_t> words(steps.begin(), steps.end());
      std::memcpy(bytes.data(), words.data(), bytes.size());
    } else {
      std::ranges::transform(steps, bytes.begin(), [](int step) { return static_cast<std::uint8_t>(step); });
    }
  };
  return writePng(path, {rows.columns(), rows.rows(), 1, wide ? 2 : 1}, rowOf, progress);
}

Result<void> writeRows(OutputFile& file, const PictureShape& shape, const PictureRows& rowOf,
                       const Progress& progress) {
  std::vector<std::uint8_t> line(shape.rowBytes());
  for (int row = 0; row < shape.rows && !file.failed(); ++row) {
    if (!keepGoing(progress, static_cast<double>(row) / shape.rows)) return Error::cancel();
    rowOf(row, line);
    file.write(line.data(), line.size());
  }
  return file.close();
}

/// Copies numbers as `To` into bytes, in the order that is wanted.
template <class To, class From>
void storeAs(std::span<const From> from, bool bigEndian, std::span<std::uint8_t> bytes) {
  for (std::size_t i = 0; i < from.size(); ++i) {
    auto one = std::bit_cast<std::array<std::uint8_t, sizeof(To)>>(static_cast<To>(from[i]));
    if (bigEndian) std::ranges::reverse(one);
    std::ranges::copy(one, bytes.begin() + static_cast<std::ptrdiff_t>(i * sizeof(To)));
  }
}

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

Result<void> writePng(const std::string& path, const PictureShape& shape, const PictureRows& rowOf,
                      const Progress& progress) {
  OutputFile file(path);
  PngSink sink{[&file](const std::uint8_t* data, std::size_t bytes) { file.write(data, bytes); }};
  if (auto done = encode(sink, shape, rowOf, progress, [&file] { return file.failed(); }); !done) return done;
  return file.close();
}

Result<std::vector<std::uint8_t>> pngBytes(const PictureShape& shape, const PictureRows& rowOf,
                                           const Progress& progress) {
  std::vector<std::uint8_t> file;
  PngSink sink{
      [&file](const std::uint8_t* data, std::size_t bytes) { file.insert(file.end(), data, data + bytes); }};
  if (auto done = encode(sink, shape, rowOf, progress, [] { return false; }); !done) return done.error();
  return file;
}

RasterWriter pngWriter() {
  return {.files = {{RasterFormat::Png, "PNG (grey)", "png", {SampleStorage::UInt16, SampleStorage::UInt8}}},
          .key = "png16",
          .title = "PNG (16-bit grey)",
          .layouts = {"png16", "png8"},
          .write = writePngHeights};
}

static_assert(std::endian::native == std::endian::little, "the samples are written as they lie in memory");

Result<void> writeRawRows(const std::string& path, const PictureShape& shape, const PictureRows& rowOf,
                          const Progress& progress) {
  OutputFile file(path);
  return writeRows(file, shape, rowOf, progress);
}

RawLayout rawLayout(const RasterEncoding& how, int columns, int rows) {
  using enum RawLayout::Sample;
  const auto sample = how.samples == SampleStorage::UInt8   ? U8
                      : how.samples == SampleStorage::Int16 ? I16
                      : how.samples == SampleStorage::Float ? F32
                                                            : U16;
  return {columns, rows, sample, how.bigEndian, 0};
}

Result<void> writeRawSamples(const RasterEncoding& how, const Terrain& /*terrain*/, const ExportRows& rows,
                             const std::string& path, const Progress& progress) {
  using enum RawLayout::Sample;
  const RawLayout layout = rawLayout(how, rows.columns(), rows.rows());
  std::vector<int> steps(static_cast<std::size_t>(rows.columns()));
  std::vector<float> heights(steps.size());
  const auto rowOf = [&](int row, std::span<std::uint8_t> bytes) {
    if (layout.sample == F32) {
      rows.stored(row, heights);
      return storeAs<float>(std::span<const float>(heights), layout.bigEndian, bytes);
    }
    rows.steps(row, how.quantisation, steps);
    const std::span<const int> numbers(steps);
    if (layout.sample == U8) return storeAs<std::uint8_t>(numbers, layout.bigEndian, bytes);
    if (layout.sample == I16) return storeAs<std::int16_t>(numbers, layout.bigEndian, bytes);
    return storeAs<std::uint16_t>(numbers, layout.bigEndian, bytes);
  };
  const int bytes = static_cast<int>(sampleBytes(layout.sample));
  return writeRawRows(path, {rows.columns(), rows.rows(), 1, bytes}, rowOf, progress);
}

RasterWriter rawWriter() {
  using enum SampleStorage;
  constexpr RasterFormat raw = RasterFormat::Raw;
  return {.files = {{raw, "R16 (16-bit samples)", "r16", {UInt16, Int16}},
                    {raw, "RAW (samples alone)", "raw", {UInt16, Int16, UInt8, Float}},
                    {raw, "R8 (8-bit samples)", "r8", {UInt8}},
                    {raw, "R32 (32-bit float samples)", "r32", {Float}}},
          .key = "raw16",
          .choices = {.byteOrder = true},
          .write = writeRawSamples,
          .raw = rawLayout};
}

void exchangeRedAndBlue(std::span<std::uint8_t> bytes, int channels) {
  const auto step = static_cast<std::size_t>(channels);
  for (std::size_t i = 0; channels > 2 && i < bytes.size(); i += step) std::swap(bytes[i], bytes[i + 2]);
}

// Truevision TGA File Format Specification 2.0, 1991.
Result<void> writeTga(const std::string& path, const PictureShape& shape, const PictureRows& rowOf,
                      const Progress& progress) {
  constexpr int kMostSide = 0xffff;
  EXPECTS(shape.bytes == 1 && shape.channels != 2);
  if (shape.columns > kMostSide || shape.rows > kMostSide)
    return Error{"a TGA file has at most 65535 samples a side"};
  OutputFile file(path);
  const auto low = [](int number) { return static_cast<std::uint8_t>(number & 0xff); };
  const auto high = [](int number) { return static_cast<std::uint8_t>(number >> 8); };
  constexpr std::uint8_t kTrueColour = 2, kGrey = 3, kUpperRowFirst = 0x20, kAlphaBits = 8;
  std::array<std::uint8_t, kTgaHeader> header{};
  header[2] = shape.channels == 1 ? kGrey : kTrueColour;
  header[12] = low(shape.columns), header[13] = high(shape.columns);
  header[14] = low(shape.rows), header[15] = high(shape.rows);
  header[16] = static_cast<std::uint8_t>(8 * shape.channels);
  header[17] = static_cast<std::uint8_t>(kUpperRowFirst | (shape.channels == 4 ? kAlphaBits : 0));
  file.write(header.data(), header.size());
  const auto blueFirst = [&](int row, std::span<std::uint8_t> bytes) {
    rowOf(row, bytes);
    exchangeRedAndBlue(bytes, shape.channels);
  };
  return writeRows(file, shape, blueFirst, progress);
}

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
