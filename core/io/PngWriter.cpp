#include <png.h>

#include <algorithm>
#include <array>
#include <bit>
#include <csetjmp>
#include <cstring>
#include <vector>

#include "core/base/Contract.h"
#include "core/io/OutputFile.h"
#include "core/io/PictureRows.h"
#include "core/io/RasterWriters.h"

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

namespace {

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

}  // namespace

RasterWriter pngWriter() {
  return {.files = {{RasterFormat::Png, "PNG (grey)", "png", {SampleStorage::UInt16, SampleStorage::UInt8}}},
          .key = "png16",
          .title = "PNG (16-bit grey)",
          .layouts = {"png16", "png8"},
          .write = writePngHeights};
}

}  // namespace scarp
