#include <sqlite3.h>

#include <algorithm>
#include <filesystem>
#include <functional>
#include <map>
#include <random>
#include <set>
#include <sstream>

#include "core/base/Json.h"
#include "core/document/TerrainDocument.h"
#include "core/io/CrsInfo.h"
#include "core/project/ProjectFile.h"
#include "core/recipe/ExportRecipe.h"
#include "core/script/Script.h"
#include "tests/app/Program.h"
#include "tests/io/IoSupport.h"
#include "tests/project/DocumentDigest.h"
#include "tests/store/HostileJournal.h"
#include "tests/support/Terrains.h"

namespace scarp::test {
namespace {

namespace fs = std::filesystem;

using CommandWords = std::vector<std::string>;

constexpr const char* kEdits = R"({"scarp": 1, "operations": [
  {"op": "stroke", "brush": {"kind": "raise", "radius": 900, "strength": 90}, "samples": [[-900, 0], [900, 0]]},
  {"op": "add-layer", "name": "Rocks"},
  {"op": "stroke", "brush": {"kind": "noise", "radius": 600, "strength": 20}, "samples": [[0, 0], [300, 300]]},
  {"op": "place", "asset": "rock", "x": 5, "y": 5}, {"op": "place", "asset": "conifer", "x": 50, "y": 50}]})";

/// A project with layers, objects, a line, kept exports and a history, of 3 x 3 tiles; and what commands need
/// beside it.
class Place {
 public:
  Place() {
    Terrain terrain = fractalTerrain(300, 280, 30.0, 30.0);
    terrain.georeference.crsWkt = wktOfCode("EPSG:32632");
    terrain.georeference.geoTransform = {600'000.0, 30.0, 0.0, 5'200'000.0, 0.0, -30.0};
    terrain.georeference.hasGeoTransform = true;
    TerrainDocument document(std::move(terrain));
    const auto script = parseScript(kEdits, {});
    EXPECT_TRUE(script.ok());
    EXPECT_TRUE(replay(*script, document).ok());
    ProjectContents contents = contentsOf(document);
    contents.settings[kKeptExports] =
        R"([{"name": "heights", "kind": "terrain", "path": "kept.tif", "format": "tif"}])";
    EXPECT_TRUE(ProjectFile::saveAs(file("plain.scarp"), contents).ok());
    const ProgramRun lined = runProgram({"line", "add", file("plain.scarp"), "-o", project(),
                                         "--point=-500,-500", "--point=500,400", "--set", "width=60"});
    EXPECT_EQ(lined.code, 0) << lined.err;
    sound_ = readBytes(project());
    writeBytes(file("sound.scarp"), sound_);
    writeBytes(file("rays.csv"), "0,0,9000,0,0,-1\n-3000,2500,9000,0,0,-1\n");
    writeBytes(file("script.json"),
               R"({"scarp": 1, "operations": [{"op": "filter", "filter": "blur", "radius": 90}]})");
    writeBytes(file("make.json"), R"({"scarp-make": 1, "in": "ground.scarp",
      "exports": [{"name": "heights", "kind": "terrain", "path": "made.tif"}]})");
    for (const std::string& name : folder_.names()) given_.insert(name);
  }

  [[nodiscard]] std::string file(const std::string& name) const { return folder_.file(name); }
  [[nodiscard]] std::string project() const { return file("ground.scarp"); }
  [[nodiscard]] const std::string& sound() const { return sound_; }
  void set(const std::string& bytes) const { writeBytes(project(), bytes); }

  /// Returns the files that a command has written, by name, for a project its content; removes them.
  [[nodiscard]] std::map<std::string, std::string> takeOutputs() const {
    std::map<std::string, std::string> outputs;
    for (const auto& entry : fs::recursive_directory_iterator(folder_.path())) {
      const std::string name = fs::relative(entry.path(), folder_.path()).string();
      if (!entry.is_regular_file() || given_.contains(name) || name.ends_with(".made") ||
          name.ends_with("overview.part") || name.ends_with(".scarp-export"))  // They contain times.
        continue;
      outputs[name] =
          name.ends_with(".scarp") ? digestIn(entry.path().string()) : readBytes(entry.path().string());
    }
    for (const std::string& name : folder_.names())
      if (!given_.contains(name)) fs::remove_all(file(name));
    return outputs;
  }

 private:
  static std::string digestIn(const std::string& path) {
    auto opened = ProjectFile::open(path, {.readOnly = true});
    if (!opened) return opened.error().text();
    if (!opened->warnings.empty()) return opened->warnings.front().text();
    const std::size_t steps = opened->document.history.items.size();
    return digestOf(TerrainDocument(std::move(opened->document))) + std::to_string(steps);
  }

  TempFolder folder_;
  std::string sound_;
  std::set<std::string> given_;
};

std::vector<CommandWords> commands(const Place& place) {
  const std::string in = place.project(), sound = place.file("sound.scarp");
  const auto out = [&](const char* name) { return place.file(name); };
  return {{"convert", in, out("o.tif")},
          {"convert", in, out("o.scarp")},
          {"convert", in, "--objects", out("o.csv")},
          {"tiles", in, "-o", out("tiles"), "--for", "unity", "--side", "129"},
          {"web", in, "-o", out("web"), "--as", "terrarium", "--max-zoom", "10"},
          {"mesh", in, out("o.ply"), "--error", "20m"},
          {"scene", in, out("o.glb"), "--error", "20m", "--texture", "0"},
          {"objects", in, out("o.geojson")},
          {"materials", in, "-o", out("materials"), "--preset", "gis"},
          {"export", in, "--all"},
          {"make", out("make.json"), "--again"},
          {"run", out("script.json"), "--in", in, "-o", out("o.scarp")},
          {"run", out("script.json"), "--in", in, "-o", out("o.tif")},
          {"pick", in, "--rays", out("rays.csv"), "-o", out("hits.csv")},
          {"viewshed", in, "-o", out("o.tif"), "--at", "0,0", "--radius", "900"},
          {"bake", in, "-o", out("o.tif"), "--kind", "shadow"},
          {"render", in, "-o", out("o.png"), "--size", "64x48"},
          {"thumbnail", in, out("o.png")},
          {"diff", sound, in, "-o", out("o.tif")},
          {"merge", sound, in, sound, "-o", out("o.scarp")},
          {"part", "run", in, "convert", "--part", "0", "-o", out("parts")},
          {"line", "list", in},
          {"line", "measure", in},
          {"line", "export", in, out("o.geojson")},
          {"line", "add", in, "-o", out("o.scarp"), "--point=0,0", "--point=90,90"},
          {"asset", "list", in},
          {"info", in, "--check"}};
}

const std::set<std::string> kExports{"tiles",  "web",  "mesh", "scene",    "objects", "materials",
                                     "export", "make", "run",  "viewshed", "bake"};

struct Outcome {
  int code = 0;
  std::string out;
  std::map<std::string, std::string> files;

  bool operator==(const Outcome&) const = default;
};

/// A command whose project is damaged ends with status 1 and one line, and writes nothing; or what it writes
/// is what it writes of the sound project.
class Damaged : public testing::Test {
 protected:
  /// Runs the next command on a project of these bytes.
  void check(const std::string& bytes, const std::string& what) {
    const std::size_t index = next_++ % commands_.size();
    const CommandWords& words = commands_[index];
    place_.set(bytes);
    const ProgramRun run = runProgram(words);
    const Outcome outcome{run.code, run.out, place_.takeOutputs()};
    std::string command;
    for (const std::string& word : words) command += word + ' ';
    SCOPED_TRACE(command + what);
    expectOwnLines(run.err);
    ++seen_[run.code];
    if (run.code == 0) {
      if (!expected_.contains(index)) {
        place_.set(place_.sound());
        const ProgramRun sound = runProgram(words);
        ASSERT_EQ(sound.code, 0) << sound.err;
        expected_[index] = {0, sound.out, place_.takeOutputs()};
      }
      EXPECT_TRUE(outcome == expected_[index]) << run.out << run.err;
      return;
    }
    EXPECT_EQ(run.code, 1) << run.err;
    EXPECT_EQ(std::ranges::count(run.err, '\n'), 1) << run.err;
    EXPECT_TRUE(outcome.files.empty()) << outcome.files.begin()->first;
  }

  static void expectOwnLines(const std::string& err) {
    std::istringstream lines(err);
    for (std::string line; std::getline(lines, line);) EXPECT_TRUE(line.starts_with("scarp: ")) << line;
  }

  Place place_;
  std::vector<CommandWords> commands_ = commands(place_);
  std::map<std::size_t, Outcome> expected_;
  std::map<int, int> seen_;  ///< Runs by status.
  std::size_t next_ = 0;
};

TEST_F(Damaged, ACutProjectIsNoSuccessForAnyCommand) {
  const std::size_t count = commands_.size();
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t at = place_.sound().size() * ((i + count / 2 + 1) % count + 1) / (count + 1);
    check(place_.sound().substr(0, at), "cut at " + std::to_string(at));
  }
  EXPECT_EQ(seen_[0], 0) << "nobody knows what the part that is gone held";
  EXPECT_EQ(seen_[1], static_cast<int>(count));
}

class Spoilt : public Damaged {};

TEST_F(Spoilt, WhatIsWrittenIsWhatTheProjectHeld) {
  std::mt19937_64 random(7);
  for (std::size_t i = 0; i < commands_.size(); ++i) {
    std::string bytes = place_.sound();
    const std::size_t length = i % 2 == 0 ? 1 : 8192, at = random() % (bytes.size() / length) * length;
    for (std::size_t k = 0; k < length; ++k)
      bytes[at + k] = i % 2 == 0 ? static_cast<char>(bytes[at] ^ 16) : '\0';
    check(bytes, "spoilt at " + std::to_string(at));
  }
  EXPECT_GT(seen_[0], 0);
  EXPECT_GT(seen_[1], 5);
}

void change(const std::string& path, const char* statements) {
  sqlite3* database = nullptr;
  ASSERT_EQ(sqlite3_open(path.c_str(), &database), SQLITE_OK);
  ASSERT_EQ(sqlite3_exec(database, statements, nullptr, nullptr, nullptr), SQLITE_OK)
      << sqlite3_errmsg(database);
  sqlite3_close(database);
}

TEST(Damage, IsNamedWhereItReachesWhatIsWritten) {
  const Place place;
  const std::string in = place.project(), out = place.file("o.tif"), ply = place.file("o.ply");
  // The tile at columns 256 to 299, rows 0 to 127.
  change(in, "UPDATE content SET bytes=zeroblob(9) WHERE role=0 AND slot=2");
  const std::string area = "of the ground at columns 256 to 299, rows 0 to 127";
  expectRefusal(runProgram({"convert", in, out}), 1,
                {"is damaged: 1 tile " + area, "holes are there instead", "--accept-damage"});
  EXPECT_FALSE(fs::exists(out));
  expectRefusal(runProgram({"mesh", in, ply, "--crop", "200,100,100,100"}), 1, {area});
  const ProgramRun beside = runProgram({"mesh", in, ply, "--crop", "0,0,250,250"});
  EXPECT_EQ(beside.code, 0) << beside.err;
  const ProgramRun accepted = runProgram({"convert", in, out, "--accept-damage"});
  ASSERT_EQ(accepted.code, 0) << accepted.err;
  EXPECT_NE(accepted.err.find(area.substr(3)), std::string::npos) << accepted.err;
  EXPECT_NE(accepted.out.find("the heights that could be read are kept exactly\n"), std::string::npos);
  EXPECT_NE(accepted.out.find(area), std::string::npos) << accepted.out;
  const OutsideRaster raster = readOutside(out);
  int holes = 0;
  for (std::size_t i = 0; i < raster.samples.size(); ++i) holes += raster.isHole(i);
  EXPECT_EQ(holes, 44 * 128);
  const std::string stated = "errors are of what could be read: " + in + ": is damaged: 1 tile " + area;
  for (CommandWords words : commands(place)) {
    if (!kExports.contains(words[0]) || words.back() == place.file("o.scarp")) continue;
    words.push_back("--accept-damage");
    const ProgramRun run = runProgram(words);
    EXPECT_EQ(run.code, 0) << words[0] << ": " << run.err;
    EXPECT_NE(run.out.find(stated), std::string::npos) << words[0] << ": " << run.out;
  }
  // What was made of damaged content is not taken for made.
  for (int i = 0; i < 2; ++i)
    expectRefusal(runProgram({"make", place.file("make.json")}), 1, {area, "--accept-damage"});
  const ProgramRun info = runProgram({"info", in});
  EXPECT_EQ(info.code, 0) << "it says what is damaged";
  EXPECT_NE(info.out.find("Warning"), std::string::npos);
  const ProgramRun checked = runProgram({"info", in, "--check"});
  EXPECT_EQ(checked.code, 1);
  EXPECT_NE(checked.out.find("Size"), std::string::npos);
  EXPECT_NE(checked.err.find(area), std::string::npos) << checked.err;
}

TEST(Damage, OfTheHistoryConcernsProjectsAlone) {
  const Place place;
  change(place.project(), "UPDATE entry SET meta='{}' WHERE id=(SELECT min(id) FROM entry)");
  EXPECT_EQ(runProgram({"convert", place.project(), place.file("o.tif")}).code, 0);
  expectRefusal(runProgram({"convert", place.project(), place.file("o.scarp")}), 1, {"undo history"});
  EXPECT_FALSE(fs::exists(place.file("o.scarp")));
  EXPECT_EQ(runProgram({"convert", place.project(), place.file("o.scarp"), "--accept-damage"}).code, 0);
}

TEST(Damage, AForeignJournalReachesNoFile) {
  const Place place;
  const std::string in = place.project(), journal = in + "-journal", victim = place.file("victim.txt");
  writeBytes(victim, "precious");
  const std::vector<char> database(place.sound().begin(), place.sound().end());
  const std::vector<char> bytes = journalNaming(victim, database);
  const std::string hostile(bytes.begin(), bytes.end());
  for (const CommandWords& words : commands(place)) {
    // One for each way to open a project.
    if (words[0] != "info" && words[0] != "asset" && words[0] != "thumbnail" && words[0] != "render" &&
        words[0] != "run")
      continue;
    writeBytes(journal, hostile);
    const ProgramRun run = runProgram(words);
    EXPECT_EQ(run.code, 1) << words[0];
    EXPECT_NE(run.err.find("\"ground.scarp-journal\" beside it is a journal that Scarp does not write"),
              std::string::npos)
        << words[0] << ": " << run.err;
    EXPECT_EQ(std::ranges::count(run.err, '\n'), 1) << run.err;
    EXPECT_EQ(readBytes(victim), "precious") << words[0];
    EXPECT_EQ(readBytes(journal), hostile) << words[0];
    EXPECT_EQ(readBytes(in), place.sound()) << words[0];
  }
}

}  // namespace
}  // namespace scarp::test
