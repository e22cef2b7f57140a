// Project files with bytes changed, pages zeroed or the end cut off, as the fuzzer says. Opening ends, with a
// document whose every tile, object and step can be looked at, or with an error of one line.

#include <fuzzer/FuzzedDataProvider.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "core/project/ProjectFile.h"
#include "tests/edit/Hand.h"

namespace scarp {
namespace {

void check(bool holds, const char* what) {
  if (holds) return;
  std::fprintf(stderr, "%s\n", what);
  std::abort();
}

const std::string& folder() {
  static const std::string path = [] {
    std::string name = (std::filesystem::temp_directory_path() / "scarp-fuzz-XXXXXX").string();
    return std::string(mkdtemp(name.data()));
  }();
  return path;
}

/// A project that was saved some times while it was edited at random.
const std::vector<char>& realProject() {
  static const std::vector<char> bytes = [] {
    const std::string path = folder() + "/real.scarp";
    TerrainDocument document(test::fractalTerrain(150, 140));
    const auto file = ProjectFile::saveAs(path, contentsOf(document));
    check(file.ok(), "no project to begin with");
    test::Hand hand(6);
    for (int i = 0; i < 60; ++i) {
      (void)perform(hand.next(document), document);
      if (i % 20 == 19)
        check((*file)->save(contentsOf(document, (*file)->knownHistory())).ok(), "no save to begin with");
    }
    std::ifstream stream(path, std::ios::binary);
    return std::vector<char>{std::istreambuf_iterator<char>(stream), {}};
  }();
  return bytes;
}

std::vector<char> changed(FuzzedDataProvider& data) {
  constexpr std::size_t kPage = 512;
  std::vector<char> bytes = realProject();
  while (data.remaining_bytes() > 4) {
    const auto at = data.ConsumeIntegralInRange<std::size_t>(0, bytes.size() - 1);
    switch (data.ConsumeIntegralInRange(0, 9)) {
      case 0:
        std::fill(bytes.begin() + static_cast<std::ptrdiff_t>(at),
                  bytes.begin() + static_cast<std::ptrdiff_t>(std::min(at + kPage, bytes.size())), '\0');
        break;
      case 1:
        if (at > bytes.size() / 2) bytes.resize(at);
        break;
      case 2: {
        // From one place to another.
        const auto from = data.ConsumeIntegralInRange<std::size_t>(0, bytes.size() - 1);
        for (std::size_t i = 0; i < kPage && std::max(at, from) + i < bytes.size(); ++i)
          bytes[at + i] = bytes[from + i];
        break;
      }
      case 3:
        // The head and the first table.
        bytes[at % std::min<std::size_t>(bytes.size(), 4096)] = data.ConsumeIntegral<char>();
        break;
      default:
        bytes[at] = data.ConsumeIntegral<char>();
    }
  }
  return bytes;
}

void lookAtAll(OpenedProject& opened) {
  (void)opened.file->check();
  TerrainDocument document(std::move(opened.document));
  const auto look = [&](RasterId id) {
    const HeightRaster* raster = document.raster(id);
    for (int slot = 0; raster && slot < raster->tileCount(); ++slot) (void)raster->tile(slot);
  };
  for (const RasterId id : {kGround, kBase, kSelection}) look(id);
  for (const Layer& layer : document.layers())
    for (const RasterRole role : {RasterRole::Layer, RasterRole::LayerMask}) look({role, layer.id});
  // A history that is damaged is an error, and the document stays.
  (void)document.goTo(0);
  (void)document.goTo(document.history().size());
}

}  // namespace

void fuzzProject(FuzzedDataProvider& data) {
  const std::string path = folder() + "/changed.scarp";
  const std::vector<char> bytes = changed(data);
  std::ofstream(path, std::ios::binary | std::ios::trunc)
      .write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  auto opened = ProjectFile::open(path);
  if (!opened.ok()) {
    check(opened.error().text().find('\n') == std::string::npos, "an error of more than a line");
    return;
  }
  if (const auto versions = opened->file->versions(); versions.ok())
    for (const SavedVersion& version : *versions)
      if (auto earlier = opened->file->openVersion(version.id); earlier.ok()) lookAtAll(*earlier);
  lookAtAll(*opened);
}

}  // namespace scarp

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  FuzzedDataProvider data(bytes, size);
  scarp::fuzzProject(data);
  return 0;
}
