#include <png.h>

#include <bit>
#include <csetjmp>

#include "core/io/OutputFile.h"
#include "core/io/RasterWriters.h"

namespace scarp {

namespace {

// What libpng's callbacks reach through its pointers.
struct PngSink {
  OutputFile file;
  std::string error;

  static void write(png_structp png, png_bytep data, png_size_t bytes) {
    static_cast<PngSink*>(png_get_io_ptr(png))->file.write(data, bytes);
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

  [[nodiscard]] bool begin(int columns, int rows) {
    if (!info_) return false;
    return guarded(png_, [&] {
      png_set_user_limits(png_, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
      png_set_IHDR(png_, info_, static_cast<png_uint_32>(columns), static_cast<png_uint_32>(rows), 16,
                   PNG_COLOR_TYPE_GRAY, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT,
                   PNG_FILTER_TYPE_DEFAULT);
      // Level 1 is six times as fast as level 6 on heights and hardly larger.
      png_set_compression_level(png_, 1);
      png_write_info(png_, info_);
      if constexpr (std::endian::native == std::endian::little) png_set_swap(png_);
    });
  }
  [[nodiscard]] bool row(const std::uint16_t* samples) {
    const auto* bytes = static_cast<png_const_bytep>(static_cast<const void*>(samples));
    return guarded(png_, [&] { png_write_row(png_, bytes); });
  }
  [[nodiscard]] bool end() {
    return guarded(png_, [&] { png_write_end(png_, info_); });
  }

 private:
  png_structp png_;
  png_infop info_;
};

}  // namespace

Result<void> writePng16(const std::string& path, const ExportRows& rows, const Quantisation& quantisation,
                        const Progress& progress) {
  PngSink sink{OutputFile(path), {}};
  PngEncoder encoder(sink);
  bool good = encoder.begin(rows.columns(), rows.rows());
  std::vector<std::uint16_t> line(static_cast<std::size_t>(rows.columns()));
  for (int row = 0; row < rows.rows() && good && !sink.file.failed(); ++row) {
    if (!keepGoing(progress, static_cast<double>(row) / rows.rows())) return Error::cancel();
    rows.steps(row, quantisation, line);
    good = encoder.row(line.data());
  }
  if (sink.file.failed()) return sink.file.close();
  if (!good || !encoder.end()) return Error{sink.error.empty() ? "out of memory" : sink.error};
  return sink.file.close();
}

}  // namespace scarp
