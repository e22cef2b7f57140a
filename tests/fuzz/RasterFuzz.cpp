// What is guessed of rasters, from the fuzzer's bytes: a sidecar, the layout of samples without a header,
// what colours stand for, and what the process that decodes files says of one. Each ends with an answer that
// can be, or with an error of one line.

#include <fuzzer/FuzzedDataProvider.h>

#include <cstdio>
#include <filesystem>
#include <vector>

#include "core/base/Json.h"
#include "core/io/ImportGuess.h"
#include "core/io/RawGuess.h"
#include "core/io/RawLayout.h"
#include "core/io/ReaderChannel.h"
#include "core/io/SampleSource.h"
#include "core/io/Sidecar.h"
#include "core/io/SourceMessages.h"
#include "tests/fuzz/OneLine.h"

namespace scarp {
namespace {

const std::string& folder() {
  static const std::string made = [] {
    std::string name = (std::filesystem::temp_directory_path() / "scarp-fuzz-XXXXXX").string();
    return std::string(mkdtemp(name.data()));
  }();
  return made;
}

std::string write(const char* name, const std::string& bytes) {
  const std::string path = folder() + "/" + name;
  std::FILE* file = std::fopen(path.c_str(), "wb");
  test::require(file != nullptr, "no file");
  std::fwrite(bytes.data(), 1, bytes.size(), file);
  std::fclose(file);
  return path;
}

void readSidecarOf(const std::string& text) {
  write("a.png.json", text);
  const auto sidecar = readSidecar(folder() + "/a.png");
  if (!sidecar) return test::requireOneLine(sidecar.error().text());
  if (!*sidecar) return;
  SourceInfo info;
  (*sidecar)->describe(info);
}

void readRaw(const std::string& bytes) {
  const std::string path = write("a.raw", bytes);
  const auto layout = likelyLayout(path);
  if (!layout) return;
  test::require(layout->columns >= 2 && layout->rows >= 2, "a layout without samples");
  auto source = openRawSource(path, *layout);
  test::require(source.ok(), "a layout that does not fit");
  std::vector<double> row(static_cast<std::size_t>(layout->columns));
  test::require((*source)->read(layout->rows - 1, 1, row).ok(), "a layout whose last row is not there");
}

/// Bands of whole numbers out of bytes.
class ByteBands final : public SampleSource {
 public:
  ByteBands(FuzzedDataProvider& data) : SampleSource("bands") {
    info_.driver = "bytes";
    info_.sampleType = data.ConsumeBool() ? "Byte" : "UInt16";
    info_.columns = data.ConsumeIntegralInRange(2, 40);
    info_.rows = data.ConsumeIntegralInRange(2, 40);
    const int bands = data.ConsumeIntegralInRange(1, 5);
    info_.bands.assign(static_cast<std::size_t>(bands), "band");
    if (bands >= 3 && data.ConsumeBool()) info_.colours = {1, 2, 3};
    if (bands >= 2 && data.ConsumeBool()) info_.alpha = bands;
    bytes_ = data.ConsumeRemainingBytes<std::uint8_t>();
    bytes_.resize(static_cast<std::size_t>(info_.columns * info_.rows * bands), 7);
  }

 protected:
  Result<void> readBand(int band, int row, int count, std::span<double> out) override {
    const int columns = info_.columns;
    for (int i = 0; i < count * columns; ++i)
      out[static_cast<std::size_t>(i)] =
          bytes_[static_cast<std::size_t>(((band - 1) * info_.rows + row) * columns + i)];
    return {};
  }
  Result<void> describeBand(int) override { return {}; }

 private:
  std::vector<std::uint8_t> bytes_;
};

void readBands(FuzzedDataProvider& data) {
  ByteBands source(data);
  if (const auto chosen = source.choose({}); !chosen) return test::requireOneLine(chosen.error().text());
  const int columns = source.info().columns, rows = source.info().rows;
  std::vector<double> all(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows));
  if (const auto weighed = source.weighAlpha(); !weighed) test::requireOneLine(weighed.error().text());
  if (const auto read = source.read(0, rows, all); !read) test::requireOneLine(read.error().text());
  const auto guess = guessBands(source, columns, rows, {});
  if (!guess) return test::requireOneLine(guess.error().text());
  if (const auto chosen = source.choose(guess->use); !chosen) test::requireOneLine(chosen.error().text());
}

void readDescription(const std::string& bytes) {
  const auto message =
      scarp::readMessage(std::span(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()));
  if (!message) return;
  const auto info = readInfo(*message);
  if (!info) return test::requireOneLine(info.error().text());
  test::require(info->columns >= 2 && info->rows >= 2 && !info->bands.empty(), "a raster that cannot be");
}

}  // namespace

void fuzzRaster(FuzzedDataProvider& data) {
  const int choice = data.ConsumeIntegralInRange(0, 3);
  if (choice == 0) return readBands(data);
  const std::string rest = data.ConsumeRemainingBytesAsString();
  if (choice == 1) return readSidecarOf(rest);
  if (choice == 2) return readRaw(rest);
  readDescription(rest);
}

}  // namespace scarp

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  FuzzedDataProvider data(bytes, size);
  scarp::fuzzRaster(data);
  return 0;
}
