#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "tests/architecture/SourceRules.h"

namespace scarp::test {
namespace {

std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + '\n';
  return text;
}

const std::vector<SourceFile>& project() {
  static const std::vector<SourceFile> files = readSources(SCARP_SOURCE_DIR);
  return files;
}

TEST(Architecture, TheProjectIsReadWhole) {
  EXPECT_GT(project().size(), 50u);
  EXPECT_TRUE(
      std::ranges::any_of(project(), [](const SourceFile& f) { return f.path == "core/terrain/Surface.h"; }));
}
TEST(Architecture, IncludesGoDownTheLevelsOnly) { EXPECT_EQ(joined(brokenIncludes(project())), ""); }
TEST(Architecture, EverySourceIsBuilt) { EXPECT_EQ(joined(orphanSources(project())), ""); }
TEST(Architecture, EveryHeaderIsGuarded) { EXPECT_EQ(joined(unguardedHeaders(project())), ""); }
TEST(Architecture, EveryTypeHasANameOfItsOwn) { EXPECT_EQ(joined(sharedTypeNames(project())), ""); }
TEST(Architecture, HeadersDeclareWhatTheyOnlyName) { EXPECT_EQ(joined(wideIncludes(project())), ""); }
TEST(Architecture, InputNamesNoTool) { EXPECT_EQ(joined(namedTools(project())), ""); }
TEST(Architecture, SourcesReadFewHeaders) {
  // Headers determine the build time. Before raising these limits, replace includes by declarations.
  EXPECT_LT(headerLinesPerLine(project(), "core/"), 13.0);
  EXPECT_LT(headerLinesPerLine(project(), "ui/"), 24.0);
}
TEST(Architecture, TheReadmeTellsWhatIsInstalled) {
  const std::string root = SCARP_SOURCE_DIR;
  EXPECT_EQ(joined(packageDifferences(readText(root + "/.ci/setup.sh"), readText(root + "/README.md"))), "");
}
TEST(Architecture, DocumentsNameFilesThatExist) {
  const std::filesystem::path root = SCARP_SOURCE_DIR;
  std::vector<std::filesystem::path> documents{root / "README.md", root / "CONTRIBUTING.md"};
  for (const auto& entry : std::filesystem::recursive_directory_iterator(root / "docs"))
    if (entry.path().extension() == ".md") documents.push_back(entry.path());
  EXPECT_GT(documents.size(), 10U);
  for (const std::filesystem::path& document : documents)
    EXPECT_EQ(joined(missingPaths(readText(document.string()), root.string())), "") << document;
}

// The rules themselves, on files that break them.

struct IncludeCase {
  std::string from, include;
  bool allowed;
};

class IncludeRule : public testing::TestWithParam<IncludeCase> {};

TEST_P(IncludeRule, JudgesOneInclude) {
  const IncludeCase& c = GetParam();
  std::vector<SourceFile> files{{c.from, "#pragma once\n#include " + c.include + "\n"}};
  for (const char* path :
       {"core/base/Result.h", "core/terrain/Surface.h", "core/tools/Tool.h", "ui/MainWindow.h",
        "ui/widgets/Icons.h", "ui/brush/BrushDock.h", "app/Commands.h", "tests/support/RealData.h"})
    files.push_back({path, "#pragma once\n"});
  const std::vector<std::string> broken = brokenIncludes(files);
  EXPECT_EQ(broken.empty(), c.allowed) << joined(broken);
  if (!c.allowed && !broken.empty()) {
    EXPECT_TRUE(broken[0].starts_with(c.from + ":2: ")) << broken[0];
  }
}

INSTANTIATE_TEST_SUITE_P(Cases, IncludeRule,
                         testing::Values(IncludeCase{"core/terrain/A.h", "<vector>", true},
                                         IncludeCase{"core/terrain/A.h", "\"core/base/Result.h\"", true},
                                         IncludeCase{"core/terrain/A.h", "\"core/terrain/Surface.h\"", true},
                                         IncludeCase{"core/terrain/A.h", "\"core/tools/Tool.h\"", false},
                                         IncludeCase{"core/base/A.cpp", "\"core/terrain/Surface.h\"", false},
                                         IncludeCase{"core/base/A.cpp", "<QString>", false},
                                         IncludeCase{"core/base/A.cpp", "<QtCore/QString>", false},
                                         IncludeCase{"core/base/Json.cpp", "<nlohmann/json.hpp>", true},
                                         IncludeCase{"core/base/Json.h", "<nlohmann/json_fwd.hpp>", false},
                                         IncludeCase{"tests/base/ATest.cpp", "<nlohmann/json.hpp>", false},
                                         IncludeCase{"core/base/A.cpp", "\"ui/MainWindow.h\"", false},
                                         IncludeCase{"core/base/A.cpp", "\"Result.h\"", false},
                                         IncludeCase{"core/base/A.cpp", "\"core/base/Missing.h\"", false},
                                         IncludeCase{"core/extra/A.cpp", "\"core/base/Result.h\"", false},
                                         IncludeCase{"python/A.cpp", "<pybind11/pybind11.h>", true},
                                         IncludeCase{"python/A.cpp", "\"core/tools/Tool.h\"", true},
                                         IncludeCase{"python/A.cpp", "<QString>", false},
                                         IncludeCase{"python/A.cpp", "\"ui/MainWindow.h\"", false},
                                         IncludeCase{"python/A.cpp", "\"app/Commands.h\"", false},
                                         IncludeCase{"ui/A.cpp", "<QWidget>", true},
                                         IncludeCase{"ui/render/A.cpp", "\"core/tools/Tool.h\"", true},
                                         IncludeCase{"ui/A.cpp", "\"app/Commands.h\"", false},
                                         IncludeCase{"ui/A.cpp", "\"ui/brush/BrushDock.h\"", true},
                                         IncludeCase{"ui/brush/A.cpp", "\"ui/widgets/Icons.h\"", true},
                                         IncludeCase{"ui/brush/A.cpp", "\"ui/MainWindow.h\"", false},
                                         IncludeCase{"ui/widgets/A.cpp", "\"ui/brush/BrushDock.h\"", false},
                                         IncludeCase{"ui/extra/A.cpp", "\"ui/widgets/Icons.h\"", false},
                                         IncludeCase{"app/main.cpp", "\"ui/MainWindow.h\"", true},
                                         IncludeCase{"app/main.cpp", "\"tests/support/RealData.h\"", false},
                                         IncludeCase{"tests/base/ATest.cpp", "\"app/Commands.h\"", true}));

TEST(OrphanRule, FindsWhatNoListNames) {
  const std::vector<SourceFile> files{
      {"core/CMakeLists.txt", "target_sources(core PRIVATE deep/B.cpp)"},
      {"core/base/CMakeLists.txt", "target_sources(core PRIVATE A.cpp NotC.cpp)"},
      {"core/base/A.cpp", ""},
      {"core/deep/B.cpp", ""},
      {"core/base/C.cpp", ""},
      {"core/base/NotC.cpp", ""},
      {"app/main.cpp", ""}};
  EXPECT_EQ(orphanSources(files), (std::vector<std::string>{"core/base/C.cpp: in no CMakeLists.txt",
                                                            "app/main.cpp: in no CMakeLists.txt"}));
}

TEST(HeaderRule, WantsTheGuardFirst) {
  const std::vector<SourceFile> files{
      {"core/A.h", "#pragma once\n"}, {"core/B.h", "int b;\n"}, {"core/C.cpp", ""}};
  EXPECT_EQ(unguardedHeaders(files).size(), 1u);
}

TEST(NameRule, FindsTypesOfTheSameName) {
  const std::vector<SourceFile> files{
      {"core/base/A.h",
       "struct Page {\n  struct Row {};\n};\nclass Later;\nclass Wide final : public Page {\n"},
      {"ui/render/B.h", "class Later {\nstruct Row;\n"},
      {"ui/render/B.cpp", "struct Page {\n"},
      {"tests/B.h", "struct Page {\n"},
      {"ui/jobs/C.h", "enum class Page : int { One };\nclass Wide\n    : public Row {\n"},
      {"ui/jobs/D.h", "template <>\nclass Later<int> {\n"}};
  EXPECT_EQ(joined(sharedTypeNames(files)),
            "ui/jobs/C.h: Page is defined in core/base/A.h too\n"
            "ui/jobs/C.h: Wide is defined in core/base/A.h too\n");
}

TEST(WideIncludeRule, KnowsWhatADeclarationWouldDo) {
  const std::string document = "#include \"core/document/TerrainDocument.h\"\n";
  const std::vector<SourceFile> files{
      {"core/edit/A.h", document + "void cut(TerrainDocument& document);  // a TerrainDocument by value\n"},
      {"core/edit/B.h", document + "inline int size(const TerrainDocument& document) { return document.size(); }\n"},
      {"core/edit/C.h", document + "struct Copy { TerrainDocument copy; };\n"},
      {"core/edit/D.h", document},
      {"core/edit/E.cpp", document}};
  EXPECT_EQ(joined(wideIncludes(files)),
            "core/edit/A.h: declare TerrainDocument instead of including it\n"
            "core/edit/D.h: declare TerrainDocument instead of including it\n");
}

TEST(ToolRule, FindsToolsThatInputNames) {
  const std::string text = "#include \"core/tools/LineTool.h\"\n#include \"core/tools/Tool.h\"\n";
  EXPECT_EQ(joined(namedTools({{"core/tools/ViewController.cpp", text},
                               {"core/tools/ToolState.cpp", text},
                               {"ui/viewport/ViewHeader.cpp", text}})),
            "core/tools/ViewController.cpp: names core/tools/LineTool.h\n");
}

TEST(MissingPaths, FindsWhatIsNeitherFileNorFolder) {
  EXPECT_EQ(joined(missingPaths("`core/pick`, `core/pick/SurfacePicker`, `core/pick/SurfacePicker.h`, `core/pick/No.h`, "
                                "`docs/x`, core/no, `core/nowhere/`",
                                SCARP_SOURCE_DIR)),
            "core/nowhere/\ncore/pick/No.h\n");
}

TEST(HeaderLines, CountsEachHeaderOnce) {
  const std::vector<SourceFile> files{{"core/a/A.cpp", "#include \"core/a/A.h\"\n#include \"core/b/B.h\"\n"},
                                      {"core/a/A.h", "#include \"core/b/B.h\"\n\n\n"},
                                      {"core/b/B.h", "#include <vector>\n\n"},
                                      {"core/b/B.cpp", "#include \"core/b/B.h\"\n"},
                                      {"ui/C.cpp", ""}};
  EXPECT_EQ(headerLinesPerLine(files, "core/"), (3.0 + 2.0 + 2.0) / 3.0);
  EXPECT_EQ(headerLinesPerLine(files, "app/"), 0.0);
}

TEST(PackageRule, ComparesListAndTable) {
  const std::string setup = "packages=(cmake ninja-build\n  libpng-dev)\nother=(git)";
  EXPECT_TRUE(packageDifferences(setup, "## Dependencies\n`cmake` `ninja-build`, `libpng-dev`\n## Next `git`")
                  .empty());
  EXPECT_EQ(packageDifferences(setup, "## Dependencies\n`cmake` `libpng-dev` `git`\n## Next\n").size(), 2u);
  EXPECT_FALSE(packageDifferences("", "").empty());
}

}  // namespace
}  // namespace scarp::test
