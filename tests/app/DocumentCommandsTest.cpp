#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <functional>
#include <map>
#include <regex>
#include <set>

#include "core/document/TerrainDocument.h"
#include "core/project/ProjectFile.h"
#include "core/recipe/ExportRecipe.h"
#include "tests/app/DocumentCommands.h"
#include "tests/app/Program.h"
#include "tests/io/IoSupport.h"
#include "tests/support/MadeModels.h"

// The commands in README.md, CONTRIBUTING.md and docs/*.md run as they are printed. Each section of a
// document is a test of its own, in an empty folder; a long section is divided. Files that a command reads
// come from commands before it, or from the examples below, of which a test gets those that its commands
// name.

namespace scarp::test {
namespace {

/// Runs at most so many commands in one test, to keep its time below some 20 s.
constexpr std::size_t kMaxCommands = 7;

/// Documents that need a server; TeamTest covers docs/team.md.
const std::set<std::string> kTestedElsewhere{"docs/team.md"};

const std::set<std::string> kReasons{"needs a network", "needs a PostgreSQL server", "needs other programs",
                                     "installs or builds Scarp", "measurements that take minutes"};

std::string sourcePath(const std::string& name) { return SCARP_SOURCE_DIR "/" + name; }

/// README.md, CONTRIBUTING.md and docs/*.md.
std::vector<std::string> documents() {
  std::vector<std::string> names{"README.md", "CONTRIBUTING.md"};
  for (const auto& entry : std::filesystem::directory_iterator(sourcePath("docs")))
    if (entry.path().extension() == ".md") names.push_back("docs/" + entry.path().filename().string());
  std::ranges::sort(names);
  return names;
}

/// Smooth hills of some hundred metres.
std::vector<double> hills(int columns, int rows, double step) {
  std::vector<double> heights;
  for (int row = 0; row < rows; ++row)
    for (int column = 0; column < columns; ++column)
      heights.push_back(std::round(500.0 + 180.0 * std::sin(column * step * 1.3) * std::cos(row * step) +
                                   60.0 * std::sin((column + row) * step * 3.1)));
  return heights;
}

void writeHills(const std::string& path, int side, OutsideFile file) {
  writeOutside(path, side, side, hills(side, side, 0.012), file);
}

/// A tile of SRTM, named for its south-western corner.
void writeHgt(const std::string& path, double west, double north) {
  OutsideFile file{"SRTMHGT", "Int16"};
  file.geoTransform = {west - 0.5 / 1200, 1.0 / 1200, 0, north + 0.5 / 1200, 0, -1.0 / 1200};
  file.epsg = 4326;
  writeHills(path, 1201, file);
}

/// Cells of some metres in a UTM zone, about the middle of map.osm.
void writeDem(const std::string& path, double raisedBy = 0.0) {
  OutsideFile file;
  file.geoTransform = {389600.0 - 1280.0, 5.0, 0, 3796300.0 + 1280.0, 0, -5.0};
  file.epsg = 32611;
  std::vector<double> heights = hills(513, 513, 0.012);
  for (std::size_t i = 0; i < heights.size() / 2; ++i) heights[i] += raisedBy;
  writeOutside(path, 513, 513, heights, file);
}

std::string exampleScript(const std::string& operations) {
  return R"({"scarp": 1, "operations": [)" + operations + "]}";
}

std::string raising(int x) {
  return R"({"op": "stroke", "brush": {"kind": "raise", "radius": 60, "strength": 20}, "samples": [[)" +
         std::to_string(x) + R"(, 0], [)" + std::to_string(x) + ", 200]]}";
}

constexpr const char* kScriptStart = "{\"scarp\": 1, \"operations\": [\n  ";

/// The ```json block of a document that begins with this text.
std::string jsonBlock(const std::string& document, const std::string& beginning) {
  const std::string text = readBytes(sourcePath(document)), fence = "```json\n";
  const std::size_t at = text.find(fence + beginning);
  if (at == std::string::npos) return {};
  const std::size_t from = at + fence.size();
  return text.substr(from, text.find("```", from) - from);
}

class ExampleFiles {
 public:
  explicit ExampleFiles(std::string folder) : folder_(std::move(folder)) {}

  /// Creates the examples that a text names, that do not exist, and that the first command that names them
  /// does not write.
  void makeAll(const std::string& text) {
    for (const auto& [name, make] : makers()) {
      const std::regex word("(^|[\\s=])" + std::regex_replace(name, std::regex("[./]"), "\\$&") + "($|[\\s])");
      std::smatch found;
      if (std::regex_search(text, found, word) && !found.prefix().str().ends_with("-o")) need(name);
    }
  }

 private:
  using Maker = std::function<void(ExampleFiles&, const std::string& path)>;

  static const std::map<std::string, Maker>& makers();

  std::string need(const std::string& name) {
    const std::string path = folder_ + "/" + name;
    if (!std::filesystem::exists(path)) makers().at(name)(*this, path);
    EXPECT_TRUE(std::filesystem::exists(path)) << name;
    return path;
  }
  /// Replays operations on a terrain.
  void run(const std::string& operations, const std::string& in, const std::string& out) {
    const TempFolder own;
    writeBytes(own.file("script.json"), exampleScript(operations));
    const ProgramRun run = runProgram({"run", own.file("script.json"), "--in", need(in), "-o", out});
    EXPECT_EQ(run.code, 0) << run.err;
  }

  std::string folder_;
};

/// A project with objects and an export that it keeps.
void writeWork(const std::string& plain, const std::string& path) {
  auto opened = ProjectFile::open(plain);
  ASSERT_TRUE(opened.ok()) << opened.error().text();
  const TerrainDocument document(std::move(opened->document));
  ProjectContents contents = contentsOf(document, opened->file->knownHistory());
  contents.settings[kKeptExports] = R"([{"name": "engine", "kind": "terrain", "path": "engine.png"}])";
  const auto saved = ProjectFile::saveAs(path, contents, opened->file, {}, {});
  ASSERT_TRUE(saved.ok()) << saved.error().text();
}

const std::map<std::string, ExampleFiles::Maker>& ExampleFiles::makers() {
  using Files = ExampleFiles;
  using Path = const std::string&;
  static const std::map<std::string, Maker> all{
      {"N44W072.hgt", [](Files&, Path path) { writeHgt(path, -72, 45); }},
      {"N44W071.hgt", [](Files&, Path path) { writeHgt(path, -71, 45); }},
      {"N45W072.hgt", [](Files&, Path path) { writeHgt(path, -72, 46); }},
      {"tiles/",
       [](Files&, Path path) {
         std::filesystem::create_directory(path);
         writeHgt(path + "N44W072.hgt", -72, 45);
         writeHgt(path + "N44W071.hgt", -71, 45);
       }},
      {"relief.tif",
       [](Files&, Path path) {
         OutsideFile file;
         file.geoTransform = {385600.0, 10.0, 0, 3800300.0, 0, -10.0};
         file.epsg = 32611;
         writeHills(path, 801, file);
       }},
      {"dem.tif", [](Files&, Path path) { writeDem(path); }},
      {"dem2010.tif", [](Files&, Path path) { writeDem(path); }},
      {"dem2020.tif", [](Files&, Path path) { writeDem(path, 3.0); }},
      {"dem.pix",
       [](Files&, Path path) {
         OutsideFile file{"PCIDSK", "Float32"};
         file.geoTransform = {389600.0, 5.0, 0, 3796300.0, 0, -5.0};
         file.epsg = 32611;
         writeHills(path, 256, file);
       }},
      {"continent.tif",
       [](Files&, Path path) {
         OutsideFile file;
         file.geoTransform = {7.5, 1.0 / 1200, 0, 46.3, 0, -1.0 / 1200};
         file.epsg = 4326;
         writeHills(path, 800, file);
       }},
      {"dump.raw", [](Files&, Path path) { writeBytes(path, std::string(512 * 512 * 4, '\0')); }},
      {"unity.raw",
       [](Files&, Path path) {
         std::string bytes;
         for (const double height : hills(1025, 1025, 0.012)) {
           const auto step = static_cast<unsigned>(height);
           bytes += {static_cast<char>(step & 0xffU), static_cast<char>(step >> 8U)};
         }
         writeBytes(path, bytes);
       }},
      {"tile.png",
       [](Files&, Path path) {
         std::vector<std::vector<double>> bands(3, std::vector<double>(256 * 256));
         const std::vector<double> heights = hills(256, 256, 0.02);
         for (std::size_t i = 0; i < heights.size(); ++i) {
           bands[0][i] = std::floor((heights[i] + 32768.0) / 256.0);
           bands[1][i] = std::fmod(heights[i] + 32768.0, 256.0);
         }
         writeBands(path, 256, 256, bands, {"PNG", "Byte"});
       }},
      {"rays.csv",
       [](Files&, Path path) {
         writeBytes(path, "ox,oy,oz,dx,dy,dz\n0,0,5000,0,0,-1\n9,9,5000,0.1,0,-1\n");
       }},
      {"hill.json",
       [](Files&, Path path) {
         writeBytes(path, jsonBlock("docs/command-line.md", kScriptStart + std::string(R"({"op": "stroke")")));
       }},
      {"stamps.json",
       [](Files&, Path path) {
         writeBytes(path, jsonBlock("docs/lines.md", kScriptStart + std::string(R"({"op": "add-layer")")));
       }},
      {"build.json",
       [](Files& files, Path path) {
         files.need("dem.tif");
         files.need("edit.json");
         writeBytes(path, jsonBlock("docs/command-line.md", R"({"scarp-make")"));
       }},
      {"edit.json",
       [](Files&, Path path) {
         writeBytes(path, jsonBlock("docs/command-line.md", kScriptStart + std::string(R"({"op": "materials")")));
       }},
      {"blur.json",
       [](Files&, Path path) { writeBytes(path, R"({"op": "filter", "filter": "blur", "radius": 40})"); }},
      {"map.osm",
       [](Files&, Path path) {
         writeBytes(path, R"(<?xml version="1.0" encoding="UTF-8"?>
<osm version="0.6"><node id="1" lat="34.300" lon="-118.203" version="1"/>
<node id="2" lat="34.301" lon="-118.199" version="1"/><node id="3" lat="34.302" lon="-118.197" version="1"/>
<way id="10" version="1"><nd ref="1"/><nd ref="2"/><tag k="highway" v="primary"/></way>
<way id="11" version="1"><nd ref="2"/><nd ref="3"/><tag k="waterway" v="river"/></way></osm>
)");
       }},
      {"oak.glb",
       [](Files& files, Path path) {
         std::filesystem::copy_file(writeTree(files.folder_, {"glb2", "glb"}), path);
       }},
      {"rock.obj", [](Files&, Path path) { writeBytes(path, ballObj(6, 1.0)); }},
      {"tower.fbx",
       [](Files& files, Path path) {
         std::filesystem::copy_file(writeTree(files.folder_, {"fbxa", "fbx"}), path);
       }},
      {"valley.scarp",
       [](Files& files, Path path) {
         files.run(R"({"op": "scatter", "asset": "conifer", "density": 2, "spacing": 20})", "dem.tif",
                   path);
       }},
      {"work.scarp", [](Files& files, Path path) { writeWork(files.need("valley.scarp"), path); }},
      {"before.scarp", [](Files& files, Path path) { files.run(raising(-400), "dem.tif", path); }},
      {"after.scarp", [](Files& files, Path path) { files.run(raising(400), "before.scarp", path); }},
      {"base.scarp", [](Files& files, Path path) { files.run(raising(-400), "dem.tif", path); }},
      {"ours.scarp", [](Files& files, Path path) { files.run(raising(0), "base.scarp", path); }},
      {"theirs.scarp", [](Files& files, Path path) { files.run(raising(400), "base.scarp", path); }}};
  return all;
}

/// Some commands of a section of a document.
class DocumentCommands : public testing::Test {
 public:
  explicit DocumentCommands(std::vector<std::string> commands) : commands_(std::move(commands)) {}
  void TestBody() override {
    const TempFolder folder;
    std::string all;
    for (const std::string& command : commands_) all += command + "\n";
    ExampleFiles(folder.path()).makeAll(all);
    if (all.find("git ") != std::string::npos) commands_.insert(commands_.begin(), "git init");
    EXPECT_EQ(failuresOf(commands_, folder.path()), "");
  }

 private:
  std::vector<std::string> commands_;
};

/// Letters and digits alone, as ctest names a suite.
std::string plainName(const std::string& text) {
  std::string name;
  for (const char c : text)
    if (std::isalnum(static_cast<unsigned char>(c))) name += c;
  return name;
}

/// Registers a test for each section that has commands; those of a section stay in order.
[[maybe_unused]] const bool kRegistered = [] {
  for (const std::string& document : documents()) {
    if (kTestedElsewhere.contains(document)) continue;
    std::vector<std::pair<std::string, std::vector<std::string>>> sections;
    for (const CommandBlock& block : commandBlocksOf(readBytes(sourcePath(document)))) {
      if (sections.empty() || sections.back().first != block.section) sections.push_back({block.section, {}});
      for (std::string& command : commandsToRun(block)) sections.back().second.push_back(std::move(command));
    }
    for (const auto& [section, commands] : sections) {
      // Only the overview of command-line.md is longer than that, and its commands do not depend on one
      // another.
      const std::size_t parts =
          commands.size() > 2 * kMaxCommands ? (commands.size() + kMaxCommands - 1) / kMaxCommands : 1;
      for (std::size_t part = 0; part < parts && !commands.empty(); ++part) {
        const std::vector<std::string> some(
            commands.begin() + static_cast<std::ptrdiff_t>(commands.size() * part / parts),
            commands.begin() + static_cast<std::ptrdiff_t>(commands.size() * (part + 1) / parts));
        const std::string suite = "DocumentCommands_" + plainName(std::filesystem::path(document).stem()) +
                                  "_" + plainName(section) + (parts > 1 ? std::to_string(part + 1) : "");
        testing::RegisterTest(suite.c_str(), "RunAsPrinted", nullptr, nullptr, __FILE__, __LINE__,
                              [some]() -> testing::Test* { return new DocumentCommands(some); });
      }
    }
  }
  return true;
}();

TEST(DocumentCommandBlocks, AreReadWithTheirExclusionsAndAFailureIsNamed) {
  const auto blocks = commandBlocksOf(
      "# Title\n\n```sh\nscarp one  # it's one\n# a comment\nscarp two \\\n  --more\necho 'a\nb'\n```\n\n## "
      "Next\n\n"
      "<!-- not run: needs a network -->\n```sh\nscarp three\n```\n\n"
      "<!-- not run, scarp four: needs other programs -->\n\n```sh\nscarp four x\nscarp five\n```\n");
  ASSERT_EQ(blocks.size(), 3U);
  EXPECT_EQ(blocks[0].section, "Title");
  EXPECT_EQ(blocks[0].commands,
            (std::vector<std::string>{"scarp one  # it's one", "scarp two \\\n  --more", "echo 'a\nb'"}));
  EXPECT_TRUE(commandsToRun(blocks[1]).empty());
  EXPECT_EQ(commandsToRun(blocks[2]), std::vector<std::string>{"scarp five"});
  const TempFolder folder;
  const std::string failures = failuresOf({"a=1", "test $a = 1", "no-such-program"}, folder.path());
  EXPECT_TRUE(failures.starts_with("`no-such-program` status 127")) << failures;
}

TEST(DocumentCommandBlocks, ThoseThatAreNotRunHaveAReasonAndNameWhatIsThere) {
  std::string targets;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(sourcePath("tests")))
    if (entry.path().filename() == "CMakeLists.txt") targets += readBytes(entry.path());
  static const std::regex program(R"(build/\w+/bin/(\w+))"),
      file(R"((?:^|\s)(\./\w+\.sh|tests/[\w/.-]+\.\w+))");
  for (const std::string& document : documents())
    for (const CommandBlock& block : commandBlocksOf(readBytes(sourcePath(document)))) {
      const std::string where = document + ":" + std::to_string(block.line);
      EXPECT_FALSE(block.commands.empty()) << where;
      if (!block.notRun.empty()) {
        EXPECT_TRUE(kReasons.contains(block.notRun)) << where << ": " << block.notRun;
      }
      for (const auto& [beginning, reason] : block.skipped) {
        EXPECT_TRUE(kReasons.contains(reason)) << where << ": " << reason;
        EXPECT_TRUE(std::ranges::any_of(
            block.commands, [&](const std::string& command) { return command.starts_with(beginning); }))
            << where << ": no command begins with " << beginning;
      }
      for (const std::string& command : block.commands) {
        for (std::sregex_iterator at(command.begin(), command.end(), program), end; at != end; ++at) {
          const std::string name = (*at)[1];
          if (name != "scarp" && !name.starts_with("fuzz_")) {
            EXPECT_TRUE(std::regex_search(targets, std::regex("\\b" + name + "\\b")))
                << where << ": " << name;
          }
        }
        for (std::sregex_iterator at(command.begin(), command.end(), file), end; at != end; ++at)
          EXPECT_TRUE(std::filesystem::exists(sourcePath((*at)[1]))) << where << ": " << (*at)[1];
      }
    }
}

}  // namespace
}  // namespace scarp::test
