// Puts extreme numbers into every option of every command, as its help lists them, and into every number of
// every operation, as the schemas and the script's writer have them. Each run of the program has to end
// within ten seconds with status 0, or with 1 or 2 and one line that says why; it leaves no file that it was
// not asked for, and what it saved can be opened again.

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <sstream>
#include <thread>

#include "core/base/Json.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/LayerOperations.h"
#include "core/edit/MaskOperations.h"
#include "core/edit/ObjectOperations.h"
#include "core/edit/Operation.h"
#include "core/edit/StrokeOperations.h"
#include "core/io/RasterExport.h"
#include "core/project/ProjectFile.h"
#include "tests/soak/SampleOperations.h"
#include "tests/support/JsonPlace.h"
#include "tests/support/ProgramOptions.h"
#include "tests/support/TempFolder.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

using Clock = std::chrono::steady_clock;
using Words = std::vector<std::string>;

constexpr rlim_t kMostMemory = rlim_t{4} << 30;

std::string textOf(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

struct Run {
  int code = -1;  ///< −1: it crashed; −2: it did not end.
  std::string out, err;
};

class Campaign {
 public:
  Campaign(std::string program, std::size_t every, std::size_t from, std::chrono::seconds patience)
      : program_(std::move(program)), every_(every), count_(from), patience_(patience) {
    makeInputs();
  }

  void options();
  void operations();
  [[nodiscard]] int report() const {
    std::printf("%zu runs, %zu refused, %zu wrong; the slowest took %.1f s\n", runs_, refused_, wrong_,
                slowest_);
    return wrong_ == 0 && runs_ > 0 ? 0 : 1;
  }

 private:
  void makeInputs();
  [[nodiscard]] std::string file(const std::string& name) const { return folder_.file(name); }
  /// One of so many, so that a short campaign comes to all parts of a long one.
  [[nodiscard]] bool chosen() { return count_++ % every_ == 0; }
  [[nodiscard]] Run start(const Words& arguments);
  /// Runs the program and looks at how it ends.
  bool ends(const Words& arguments, const std::string& what);
  void complain(const std::string& what, const Run& run);
  void sweep(const std::string& what);

  std::string program_;
  std::size_t every_, count_;
  std::chrono::seconds patience_;
  test::TempFolder folder_;
  std::set<std::string> inputs_;
  std::size_t runs_ = 0, refused_ = 0, wrong_ = 0;
  double slowest_ = 0.0;
};

void Campaign::makeInputs() {
  const Terrain terrain = test::makeTerrain({33, 27, 1.0, 1.0}, [](int c, int r) {
    return 3.0F * std::sin(0.4F * static_cast<float>(c)) + 0.2F * static_cast<float>(r);
  });
  if (!exportRaster(terrain, file("in.tif"))) std::abort();
  TerrainDocument document(terrain);
  BrushSettings brush;
  brush.radius = 5.0;
  const Operation made[] = {StrokeOperation{brush, {{-3.0, 0.0, 1.0, 0.0}, {3.0, 0.0, 1.0, 0.2}}},
                            PlaceOperation{Object{.x = 1.0, .y = 2.0}}, AddLayerOperation{"Rocks"},
                            SelectOperation{ShapeSource{MaskRectangle{{-9.0, -9.0}, {9.0, 9.0}}}},
                            KeepMaskOperation{"kept"}};
  for (const Operation& operation : made)
    if (!perform(operation, document)) std::abort();
  if (!ProjectFile::saveAs(file("in.scarp"), contentsOf(document))) std::abort();
  std::ofstream(file("rays.csv")) << "0,0,50,0,0,-1\n-9,-9,20,1,1,-1\n";
  std::ofstream(file("in.json"))
      << R"({"scarp": 1, "operations": [{"op": "filter", "filter": "offset", "metres": 1}]})";
  std::vector<float> samples(33 * 27, 2.5F);
  std::ofstream(file("in.r32"), std::ios::binary)
      .write(static_cast<const char*>(static_cast<const void*>(samples.data())),
             static_cast<std::streamsize>(samples.size() * sizeof(float)));
  for (const std::string& name : folder_.names()) inputs_.insert(name);
}

Run Campaign::start(const Words& arguments) {
  const test::TempFolder told;
  const std::string out = told.file("out"), err = told.file("err");
  Words words{program_};
  words.insert(words.end(), arguments.begin(), arguments.end());
  std::vector<char*> argv;
  for (std::string& word : words) argv.push_back(word.data());
  argv.push_back(nullptr);
  const pid_t child = ::fork();
  if (child == 0) {
    ::unsetenv("DISPLAY");
    ::unsetenv("WAYLAND_DISPLAY");
    ::dup2(::open(out.c_str(), O_WRONLY | O_CREAT, 0600), STDOUT_FILENO);
    ::dup2(::open(err.c_str(), O_WRONLY | O_CREAT, 0600), STDERR_FILENO);
    const rlimit most{kMostMemory, kMostMemory}, none{0, 0};
    ::setrlimit(RLIMIT_AS, &most);
    ::setrlimit(RLIMIT_CORE, &none);
    ::execv(argv[0], argv.data());
    ::_exit(127);
  }
  const auto begin = Clock::now();
  int status = 0;
  bool ended = false;
  while (!ended && Clock::now() - begin < patience_) {
    ended = ::waitpid(child, &status, WNOHANG) == child;
    if (!ended) std::this_thread::sleep_for(std::chrono::milliseconds(2));
  }
  if (!ended) {
    ::kill(child, SIGKILL);
    ::waitpid(child, &status, 0);
  }
  slowest_ = std::max(slowest_, std::chrono::duration<double>(Clock::now() - begin).count());
  return {!ended ? -2 : WIFEXITED(status) ? WEXITSTATUS(status) : -1, textOf(out), textOf(err)};
}

void Campaign::complain(const std::string& what, const Run& run) {
  ++wrong_;
  std::printf("WRONG (%s): %s\n  %s\n",
              run.code == -2   ? "does not end"
              : run.code == -1 ? "crashes"
                               : ("status " + std::to_string(run.code)).c_str(),
              what.c_str(), run.err.substr(0, 400).c_str());
}

bool Campaign::ends(const Words& arguments, const std::string& what) {
  const Run run = start(arguments);
  ++runs_;
  const auto lines = std::ranges::count(run.err, '\n');
  const bool refusal = (run.code == 1 || run.code == 2) && lines == 1 && run.err.starts_with("scarp: ");
  if (run.code != 0 && !refusal) complain(what, run);
  if (refusal) ++refused_;
  return run.code == 0;
}

void Campaign::sweep(const std::string& what) {
  for (const std::string& name : folder_.names()) {
    if (inputs_.contains(name)) continue;
    if (!name.starts_with("out.")) complain(what + " leaves " + name, {});
    std::filesystem::remove_all(file(name));
  }
}

void Campaign::options() {
  const std::string raster = file("in.tif"), raw = file("in.r32");
  const struct {
    const char* name;
    Words arguments;
  } commands[] = {
      {"info", {raster}},
      {"convert", {raster, file("out.png")}},
      {"convert", {file("in.scarp"), file("out.r16")}},
      {"pick", {raster, "--rays", file("rays.csv"), "-o", file("out.csv")}},
      {"run", {file("in.json"), "--in", raster, "-o", file("out.scarp")}},
      {"viewshed", {raster, "-o", file("out.tif"), "--at", "0,0"}},
      {"bake", {raster, "-o", file("out.tif"), "--kind", "ambient"}},
      {"bake", {raster, "-o", file("out.tif"), "--kind", "shadow", "--azimuth", "100", "--elevation", "20"}},
      {"render", {raster, "-o", file("out.png"), "--size", "64x48"}},
      {"render",
       {raster, "-o", file("out.png"), "--size", "64x48", "--camera", "0,0,60", "--look-at", "1,1,0"}}};
  // A number by itself, and as part of what other options take.
  const char* const forms[] = {"#",   "#,#", "#,0", "0,0,#",       "#,0,90",  "0:#",
                               "#:#", "#x9", "9x#", "33x27:f32+#", "#x27:f32"};
  Words numbers = test::extremeNumbers();
  for (const char* word : {"nan", "-nan", "inf", "-inf", "", "1e", "0x10"}) numbers.emplace_back(word);
  for (const auto& command : commands) {
    std::istringstream help(start({command.name, "--help"}).out);
    std::set<std::string> seen;
    for (std::string line; std::getline(help, line);) {
      const std::size_t at = line.find("--");
      if (!line.starts_with("  -") || at == std::string::npos) continue;
      const std::string option = line.substr(at, line.find_first_of(" ,", at) - at);
      const std::size_t described = line.find("  ", at);
      const bool takes =
          line.substr(at, described == std::string::npos ? line.npos : described - at).find(' ') != line.npos;
      if (!takes || option == "--output" || option == "--rays" || option == "--in" ||
          !seen.insert(option).second)
        continue;
      for (const char* form : forms)
        for (const std::string& number : numbers) {
          if (!chosen()) continue;
          std::string value = form;
          for (std::size_t mark; (mark = value.find('#')) != std::string::npos;)
            value.replace(mark, 1, number);
          Words arguments{command.name};
          for (std::size_t i = 0; i < command.arguments.size(); ++i) {
            // Given anew below.
            if (command.arguments[i] == option)
              ++i;
            else
              arguments.push_back(command.arguments[i]);
          }
          if (option == "--raw") std::ranges::replace(arguments, raster, raw);
          arguments.push_back(option + "=" + value);
          std::string what;
          for (const std::string& word : arguments) what += word + " ";
          ends(arguments, what);
          sweep(what);
        }
    }
  }
}

void Campaign::operations() {
  for (const Json& operation : test::sampleOperations())
    for (const auto& place : test::JsonPlace::ofNumbers(operation))
      for (const std::string& number : test::extremeNumbers()) {
        if (!chosen()) continue;
        // Not through a number: as it is written.
        Json changed = operation;
        place.in(changed) = "#";
        std::string text = R"({"scarp": 1, "operations": [)" + changed.dump() + "]}";
        text.replace(text.find("\"#\""), 3, number);
        std::ofstream(file("out.json")) << text;
        const std::string what = operation["op"].get<std::string>() + " " + place.text() + " = " +
                                 number + " in " + changed.dump().substr(0, 120);
        if (ends({"run", file("out.json"), "--in", file("in.scarp"), "-o", file("out.scarp")}, what)) {
          const Run again = start({"info", file("out.scarp")});
          if (again.code != 0 || !again.err.empty()) complain(what + ": what it saved", again);
        }
        sweep(what);
      }
}

}  // namespace
}  // namespace scarp

int main(int argc, char** argv) {
  scarp::ProgramOptions program("Extreme numbers in every option and every operation");
  std::string scarp;
  std::size_t every = 1, from = 0;
  int patience = 10;
  program.add("SCARP", scarp, "The program").required();
  program.add("--every", every, "Takes one of so many").range(1, 1e9);
  program.add("--from", from, "Which of so many");
  program.add("--patience", patience, "Seconds that a run may take; more on a slow machine");
  if (const auto status = program.parse(argc, argv)) return *status;
  scarp::Campaign campaign(scarp, every, from, std::chrono::seconds(patience));
  campaign.options();
  campaign.operations();
  return campaign.report();
}
