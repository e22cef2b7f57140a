#include "tests/architecture/SourceRules.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <optional>
#include <regex>
#include <set>
#include <sstream>
#include <string_view>

namespace scarp::test {

namespace {

constexpr std::array<std::string_view, 40> coreLevels{
    "base",       "schema",  "memory",     "geometry", "terrain", "noise",  "mask",      "pick",
    "visibility", "measure", "mesh",       "erosion",  "brush",   "line",   "operation", "material",
    "model",      "objects", "scatter",    "document", "edit",    "remote", "io",
    "drape",      "scene",   "lineio",  "materialio", "meshio",   "sceneio", "view",   "tools",     "script",
    "store",      "project", "compare",  "recovery",   "team",     "tileio",  "recipe", "part"};
constexpr std::array<std::string_view, 28> uiLevels{
    "widgets", "render", "jobs",      "settings", "document",  "actions",   "viewport",
    "shading", "mask",   "history",   "brush",    "objects",   "materials", "scatter",
    "measure", "lines",  "navigator", "analysis", "inspector", "operation", "project",
    "import",  "drape",  "layers",    "compare",  "export",    "help",      "team"};
/// The last one includes nothing of those between core and itself, and nobody includes it.
constexpr std::array<std::string_view, 5> parts{"core", "ui", "app", "tests", "python"};

template <std::size_t N>
std::optional<std::size_t> rankIn(const std::array<std::string_view, N>& order, std::string_view name) {
  const auto it = std::ranges::find(order, name);
  if (it == order.end()) return std::nullopt;
  return static_cast<std::size_t>(it - order.begin());
}

/// The nth folder of a path, from 0; empty where there is none.
std::string folder(const std::string& path, int n) {
  std::size_t start = 0;
  for (; n > 0; --n) {
    const std::size_t slash = path.find('/', start);
    if (slash == std::string::npos) return {};
    start = slash + 1;
  }
  const std::size_t end = path.find('/', start);
  return end == std::string::npos ? std::string() : path.substr(start, end - start);
}

/// .inc: what a source compiles several times.
bool isSource(const std::string& path) {
  return path.ends_with(".h") || path.ends_with(".cpp") || path.ends_with(".inc");
}

struct Include {
  int line;
  bool quoted;
  std::string target;
};

std::vector<Include> includesOf(const std::string& text) {
  static const std::regex directive(R"(^\s*#\s*include\s*([<"])([^>"]+)[>"])");
  std::vector<Include> includes;
  std::istringstream lines(text);
  std::string line;
  for (int number = 1; std::getline(lines, line); ++number) {
    std::smatch match;
    if (std::regex_search(line, match, directive)) includes.push_back({number, match[1] == "\"", match[2]});
  }
  return includes;
}

/// What is wrong with a file's including another, if anything.
std::optional<std::string> objection(const std::string& from, const Include& include,
                                     const std::set<std::string>& known) {
  static const std::regex qt(R"(^(Qt[A-Z]\w*/.*|Q[A-Z]\w*|qt\w+\.h|qglobal\.h)$)");
  const auto fromPart = rankIn(parts, folder(from, 0)), toPart = rankIn(parts, folder(include.target, 0));
  const bool fromPython = folder(from, 0) == "python";
  if ((fromPart == 0u || fromPython) && std::regex_match(include.target, qt))
    return folder(from, 0) + " includes no Qt";
  if (include.target.starts_with("nlohmann/") && from != "core/base/Json.cpp")
    return "include core/base/Json.h instead of the JSON library";
  if (!include.quoted) return std::nullopt;
  if (!toPart) return "our headers are included from the root, others in angle brackets";
  if (!known.contains(include.target)) return "there is no such file";
  if (!fromPart) return std::nullopt;
  if (*toPart > *fromPart)
    return std::string(parts[*fromPart]) + " includes nothing of " + std::string(parts[*toPart]);
  if (fromPython && toPart != 0u && toPart != fromPart) return "python includes core alone";
  const std::string part = folder(from, 0), fromFolder = folder(from, 1),
                    toFolder = folder(include.target, 1);
  if (*fromPart > 1 || *toPart != *fromPart) return std::nullopt;
  // The window at the root of ui puts all of it together.
  if (part == "ui" && fromFolder.empty()) return std::nullopt;
  const auto rank = [&](const std::string& name) {
    return part == "core" ? rankIn(coreLevels, name) : rankIn(uiLevels, name);
  };
  const auto fromLevel = rank(fromFolder), toLevel = rank(toFolder);
  if (!fromLevel) return part + "/" + fromFolder + " is not among the levels";
  if (!toLevel || *toLevel > *fromLevel)
    return part + "/" + fromFolder + " stands below " + part + "/" + toFolder;
  return std::nullopt;
}

/// Whether a CMake text names a file as a word of its own.
bool names(const std::string& cmake, const std::string& file) {
  const auto partOfName = [](char c) {
    return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '/' || c == '.';
  };
  for (std::size_t at = cmake.find(file); at != std::string::npos; at = cmake.find(file, at + 1)) {
    const bool begins = at == 0 || !partOfName(cmake[at - 1]);
    const std::size_t end = at + file.size();
    if (begins && (end == cmake.size() || !partOfName(cmake[end]))) return true;
  }
  return false;
}

std::set<std::string> matches(const std::string& text, const std::regex& pattern) {
  std::set<std::string> found;
  for (std::sregex_iterator it(text.begin(), text.end(), pattern), end; it != end; ++it)
    found.insert((*it)[1]);
  return found;
}

/// The text between two marks.
std::string between(const std::string& text, const std::string& opening, const std::string& closing) {
  const std::size_t start = text.find(opening);
  if (start == std::string::npos) return {};
  const std::size_t from = start + opening.size();
  return text.substr(from, text.find(closing, from) - from);
}

}  // namespace

std::vector<std::string> brokenIncludes(const std::vector<SourceFile>& files) {
  std::set<std::string> known;
  for (const SourceFile& file : files) known.insert(file.path);
  std::vector<std::string> broken;
  for (const SourceFile& file : files) {
    if (!isSource(file.path)) continue;
    for (const Include& include : includesOf(file.text))
      if (const auto reason = objection(file.path, include, known))
        broken.push_back(file.path + ":" + std::to_string(include.line) + ": " + include.target + ": " +
                         *reason);
  }
  return broken;
}

std::vector<std::string> orphanSources(const std::vector<SourceFile>& files) {
  std::map<std::string, const std::string*> cmake;  // folder → its CMakeLists.txt
  for (const SourceFile& file : files)
    if (file.path.ends_with("CMakeLists.txt"))
      cmake[std::filesystem::path(file.path).parent_path().generic_string()] = &file.text;
  std::vector<std::string> orphans;
  for (const SourceFile& file : files) {
    if (!file.path.ends_with(".cpp")) continue;
    bool listed = false;
    for (std::filesystem::path at = std::filesystem::path(file.path).parent_path(); !listed;
         at = at.parent_path()) {
      const auto lists = cmake.find(at.generic_string());
      const std::string name =
          std::filesystem::path(file.path).lexically_relative(at.empty() ? "." : at).generic_string();
      listed = lists != cmake.end() && names(*lists->second, name);
      if (at.empty()) break;
    }
    if (!listed) orphans.push_back(file.path + ": in no CMakeLists.txt");
  }
  return orphans;
}

std::vector<std::string> unguardedHeaders(const std::vector<SourceFile>& files) {
  std::vector<std::string> unguarded;
  for (const SourceFile& file : files)
    // Those named -inl.h are included once for each instruction set.
    if (file.path.ends_with(".h") && !file.path.ends_with("-inl.h") && !file.text.starts_with("#pragma once"))
      unguarded.push_back(file.path + ": does not begin with #pragma once");
  return unguarded;
}

std::vector<std::string> sharedTypeNames(const std::vector<SourceFile>& files) {
  static const std::regex definition(R"(^(?:struct|class|enum class|union) )"
                                     R"((?:alignas\([^)]*\) |\[\[nodiscard\]\] )?)"
                                     R"((\w+)(?: final)?(?: :[^;{]*)?(?: ?\{.*)?$)");
  std::map<std::string, std::string> definedIn;
  std::vector<std::string> shared;
  for (const SourceFile& file : files) {
    if (!file.path.ends_with(".h") || file.path.starts_with("tests/")) continue;
    std::istringstream lines(file.text);
    for (std::string line; std::getline(lines, line);) {
      std::smatch match;
      if (!std::regex_match(line, match, definition)) continue;
      const auto [at, isNew] = definedIn.emplace(match[1], file.path);
      if (!isNew) shared.push_back(file.path + ": " + at->first + " is defined in " + at->second + " too");
    }
  }
  return shared;
}

std::vector<std::string> wideIncludes(const std::vector<SourceFile>& files) {
  static const std::regex notCode(R"(//[^\n]*|#include[^\n]*)"), value(R"(\bTerrainDocument\b(?!\s*[&*;]))"),
      member(R"(\bdocument_?(\(\))?(\.|->))");
  std::vector<std::string> wide;
  for (const SourceFile& file : files) {
    if (!file.path.ends_with(".h") || file.path.starts_with("tests/")) continue;
    for (const Include& include : includesOf(file.text)) {
      if (include.target != "core/document/TerrainDocument.h") continue;
      const std::string code = std::regex_replace(file.text, notCode, "");
      if (!std::regex_search(code, value) && !std::regex_search(code, member))
        wide.push_back(file.path + ": declare TerrainDocument instead of including it");
    }
  }
  return wide;
}

std::vector<std::string> namedTools(const std::vector<SourceFile>& files) {
  static const std::regex dispatcher(
      R"((core/tools/(ViewController|KeyboardCursor)|ui/viewport/(InputAdapter|Viewport))\w*\.(h|cpp))"),
      tool(R"(core/tools/\w+Tool\.h)");
  std::vector<std::string> named;
  for (const SourceFile& file : files) {
    if (!std::regex_match(file.path, dispatcher)) continue;
    for (const Include& include : includesOf(file.text))
      if (std::regex_match(include.target, tool)) named.push_back(file.path + ": names " + include.target);
  }
  return named;
}

double headerLinesPerLine(const std::vector<SourceFile>& files, const std::string& folder) {
  struct Text {
    std::vector<std::string> includes;
    std::ptrdiff_t lines = 0;
  };
  std::map<std::string, Text> texts;
  for (const SourceFile& file : files) {
    Text& text = texts[file.path];
    text.lines = std::ranges::count(file.text, '\n');
    for (const Include& include : includesOf(file.text)) text.includes.push_back(include.target);
  }
  std::ptrdiff_t lines = 0, own = 0;
  for (const auto& [path, text] : texts) {
    if (!path.starts_with(folder) || !path.ends_with(".cpp")) continue;
    own += text.lines;
    std::set<std::string> read;
    std::vector<std::string> waiting = text.includes;
    while (!waiting.empty()) {
      const auto found = texts.find(waiting.back());
      waiting.pop_back();
      if (found == texts.end() || !read.insert(found->first).second) continue;
      lines += found->second.lines;
      waiting.insert(waiting.end(), found->second.includes.begin(), found->second.includes.end());
    }
  }
  return own > 0 ? static_cast<double>(lines) / static_cast<double>(own) : 0.0;
}

std::vector<std::string> missingPaths(const std::string& document, const std::string& root) {
  static const std::regex path(R"(`((?:core|ui|app|tests|resources|python)/[\w/.-]+)`)");
  std::vector<std::string> missing;
  for (const std::string& name : matches(document, path)) {
    const std::filesystem::path file = std::filesystem::path(root) / name;
    const auto exists = [&file](const char* extension) {
      return std::filesystem::exists(file.string() + extension);
    };
    if (!exists("") && !exists(".h") && !exists(".cpp")) missing.push_back(name);
  }
  return missing;
}

std::vector<std::string> packageDifferences(const std::string& setupScript, const std::string& readme) {
  static const std::regex word(R"(([a-z0-9][a-z0-9.+-]+))"), cell(R"(`([a-z0-9][a-z0-9.+-]+)`)");
  const std::set<std::string> installed = matches(between(setupScript, "packages=(", ")"), word);
  const std::set<std::string> told = matches(between(readme, "## Dependencies", "\n## "), cell);
  std::vector<std::string> differences;
  if (installed.empty()) differences.push_back("the set-up script lists no packages");
  for (const std::string& package : installed)
    if (!told.contains(package))
      differences.push_back(package + ": installed, but not in the README's table");
  for (const std::string& package : told)
    if (!installed.contains(package))
      differences.push_back(package + ": in the README's table, but not installed");
  return differences;
}

std::string readText(const std::string& path) {
  std::ifstream stream(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
}

std::vector<SourceFile> readSources(const std::string& root) {
  std::vector<SourceFile> files;
  const auto add = [&](const std::filesystem::path& path) {
    files.push_back({path.lexically_relative(root).generic_string(), readText(path.string())});
  };
  add(std::filesystem::path(root) / "CMakeLists.txt");
  for (const std::string_view part : parts) {
    const std::filesystem::path top = std::filesystem::path(root) / part;
    if (!std::filesystem::exists(top)) continue;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(top)) {
      const std::string path = entry.path().generic_string();
      if (entry.is_regular_file() && (isSource(path) || path.ends_with("CMakeLists.txt"))) add(entry.path());
    }
  }
  std::ranges::sort(files, {}, &SourceFile::path);
  return files;
}

}  // namespace scarp::test
