#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <memory>
#include <string>
#include <vector>

#include "core/document/TerrainDocument.h"
#include "core/project/ProjectFile.h"
#include "tests/support/Pyramids.h"
#include "tests/support/TempFolder.h"
#include "tests/support/Terrains.h"

namespace scarp::test {

/// A folder for project files, removed at the end.
class ProjectFolder {
 public:
  [[nodiscard]] std::string path(const std::string& name = "x.scarp") const { return folder_.file(name); }
  [[nodiscard]] std::size_t files() const { return folder_.names().size(); }

 private:
  TempFolder folder_;
};

inline std::vector<char> bytesOfFile(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}
inline void writeFile(const std::string& path, const std::vector<char>& bytes) {
  std::ofstream(path, std::ios::binary).write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
}

/// A raster without tiles is as good as none.
inline void expectSameRasters(const std::map<RasterId, HeightRaster>& one,
                              const std::map<RasterId, HeightRaster>& other) {
  const auto empty = [](const HeightRaster& raster) {
    for (int slot = 0; slot < raster.tileCount(); ++slot)
      if (raster.holds(slot)) return false;
    return true;
  };
  for (const auto& [id, raster] : one) {
    const auto there = other.find(id);
    if (there == other.end()) {
      EXPECT_TRUE(empty(raster)) << static_cast<int>(id.role);
      continue;
    }
    EXPECT_TRUE(sameBits(samplesOf(raster), samplesOf(there->second))) << static_cast<int>(id.role);
    EXPECT_TRUE(sameBits({raster.fill()}, {there->second.fill()}));
  }
  for (const auto& [id, raster] : other)
    EXPECT_TRUE(one.contains(id) || empty(raster)) << static_cast<int>(id.role);
}

/// All but the history.
inline void expectSame(const DocumentParts& one, const DocumentParts& other) {
  EXPECT_EQ(one.state, other.state);
  EXPECT_EQ(one.activeLayer, other.activeLayer);
  EXPECT_EQ(one.nextLayer, other.nextLayer);
  EXPECT_EQ(one.objects.all(), other.objects.all());
  EXPECT_EQ(one.objects.nextId(), other.objects.nextId());
  expectSameRasters(one.rasters, other.rasters);
}

inline void expectSamePyramid(const HeightPyramid& one, const HeightPyramid& other) {
  EXPECT_TRUE(samePyramids(one, other));
}

/// Opens, without warnings.
inline OpenedProject opened(const std::string& path, const ProjectOptions& options = {}) {
  auto project = ProjectFile::open(path, options);
  EXPECT_TRUE(project.ok()) << (project.ok() ? "" : project.error().text());
  if (!project.ok()) return {};
  for (const Message& warning : project->warnings) ADD_FAILURE() << warning;
  return std::move(*project);
}

/// Saves under a name.
inline std::shared_ptr<ProjectFile> savedAs(const std::string& path, const TerrainDocument& document,
                                            const ProjectOptions& options = {}) {
  auto file = ProjectFile::saveAs(path, contentsOf(document), nullptr, options);
  EXPECT_TRUE(file.ok()) << (file.ok() ? "" : file.error().text());
  return file.ok() ? *file : nullptr;
}

/// Saves into the file that it is in.
inline SaveReport saved(ProjectFile& file, const TerrainDocument& document) {
  const auto report = file.save(contentsOf(document, file.knownHistory()));
  EXPECT_TRUE(report.ok()) << (report.ok() ? "" : report.error().text());
  return report.ok() ? *report : SaveReport{};
}

}  // namespace scarp::test
