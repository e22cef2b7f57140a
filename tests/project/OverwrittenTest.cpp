#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "core/document/EditHistory.h"
#include "tests/edit/RaisedGround.h"
#include "tests/project/ProjectFolder.h"

// Another program writes over a project that is open, as `cp old.scarp open.scarp` does.

namespace scarp {
namespace {

using test::opened;
using test::ProjectFolder;
using test::saved;
using test::savedAs;

constexpr int kSide = 600;

/// In place: the same file has other bytes.
void overwrite(const std::string& path, const std::string& bytes) {
  std::ofstream(path, std::ios::binary | std::ios::trunc) << bytes;
}

std::string bytesOf(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

class Overwritten : public ::testing::Test {
 protected:
  Overwritten() : document_(test::fractalTerrain(kSide, kSide)) {
    edit(2);
    file_ = savedAs(folder_.path(), document_);
    old_ = bytesOf(folder_.path());
    edit(11);
    saved(*file_, document_);
  }
  void edit(int steps) {
    for (int i = 0; i < steps; ++i) {
      const int at = 37 * static_cast<int>(document_.history().size());
      test::raise(document_, {at, at, at + 60, at + 40}, 3.0F);
    }
  }
  std::string elsewhere() const { return folder_.path() + "-new.scarp"; }

  const ProjectFolder folder_;
  TerrainDocument document_;
  std::shared_ptr<ProjectFile> file_;
  std::string old_;
};

TEST_F(Overwritten, WhatMemoryHoldsIsSavedElsewhereWithItsHistory) {
  overwrite(folder_.path(), old_);
  EXPECT_TRUE(file_->changedByOthers());
  EXPECT_TRUE(file_->knownHistory().empty());
  const auto refused = file_->save(contentsOf(document_, file_->knownHistory()));
  ASSERT_FALSE(refused.ok());
  EXPECT_NE(refused.error().text().find("another program"), std::string::npos) << refused.error().text();
  EXPECT_EQ(bytesOf(folder_.path()), old_);

  const auto made = ProjectFile::saveAs(elsewhere(), contentsOf(document_, file_->knownHistory()), file_);
  ASSERT_TRUE(made.ok()) << made.error().text();
  OpenedProject project = opened(elsewhere(), {.readOnly = true});
  EXPECT_TRUE(project.warnings.empty());
  test::expectSame(project.document, contentsOf(document_).document);
  TerrainDocument second(std::move(project.document));
  ASSERT_EQ(second.history().size(), 13U);
  ASSERT_TRUE(second.goTo(0).ok());
  ASSERT_TRUE(document_.goTo(0).ok());
  test::expectSame(contentsOf(second).document, contentsOf(document_).document);
}

TEST_F(Overwritten, WhatHadNotBeenReadIsAHoleAndNotAnOlderState) {
  file_.reset();
  OpenedProject project = opened(folder_.path(), {});
  TerrainDocument second(std::move(project.document));
  const float read = second.heights().at(1, 1);
  ASSERT_GT(second.heights().unreadTiles(), 0);
  int told = 0;
  project.file->onDamage([&told](const Damage&) { ++told; });
  overwrite(folder_.path(), old_);
  EXPECT_EQ(second.heights().at(1, 1), read);
  EXPECT_TRUE(std::isnan(second.heights().at(kSide - 1, kSide - 1)));
  EXPECT_GE(told, 2);
  const auto damages = project.file->damages();
  for (const Damage& damage : damages)
    EXPECT_NE(damage.message().text().find("overwritten"), std::string::npos) << damage.message();
  EXPECT_FALSE(project.file->versions().ok());
  EXPECT_FALSE(project.file->check().ok());

  // One more step, and all that there is goes into another file.
  test::raise(second, {10, 10, 20, 20}, 3.0F);
  const float raised = second.heights().at(15, 15);
  const auto made =
      ProjectFile::saveAs(elsewhere(), contentsOf(second, project.file->knownHistory()), project.file);
  ASSERT_TRUE(made.ok()) << made.error().text();
  EXPECT_EQ(opened(elsewhere(), {.readOnly = true}).document.rasters.at(kGround).at(15, 15), raised);
}

TEST_F(Overwritten, OtherThanAProjectToo) {
  overwrite(folder_.path(), old_.substr(0, old_.size() / 2));
  EXPECT_TRUE(file_->changedByOthers());
  EXPECT_TRUE(ProjectFile::saveAs(elsewhere(), contentsOf(document_, file_->knownHistory()), file_).ok());
  test::expectSame(opened(elsewhere(), {.readOnly = true}).document, contentsOf(document_).document);
  std::filesystem::remove(folder_.path());
  EXPECT_TRUE(file_->changedByOthers());
  EXPECT_FALSE(file_->save(contentsOf(document_)).ok());
  EXPECT_FALSE(std::filesystem::exists(folder_.path()));
}

TEST_F(Overwritten, ATouchOrAnothersTransactionIsNone) {
  OpenedProject project = opened(folder_.path(), {.readOnly = true});
  TerrainDocument second(std::move(project.document));
  (void)second.heights().at(1, 1);
  ASSERT_GT(second.heights().unreadTiles(), 0);
  std::filesystem::last_write_time(folder_.path(), std::filesystem::file_time_type::clock::now());
  EXPECT_FALSE(project.file->changedByOthers());
  const HeightRaster ground = document_.heights();
  edit(1);
  saved(*file_, document_);
  EXPECT_TRUE(project.file->changedByOthers());
  EXPECT_TRUE(test::sameBits(test::samplesOf(second.heights()), test::samplesOf(ground)));
  EXPECT_TRUE(project.file->damages().empty());
}

}  // namespace
}  // namespace scarp
