#include "app/reader/ModelCheck.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <limits>
#include <map>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "app/reader/GltfFile.h"
#include "core/base/Json.h"
#include "core/base/PrintableLine.h"
#include "core/model/Model.h"

namespace scarp {

namespace {

namespace fs = std::filesystem;

// A model has kMostModelParts and kMostModelMaterials at most; a file may have more that are not used.
constexpr std::uint64_t kMaxObjects = 100'000;  ///< Meshes, or objects, groups and solids.
constexpr std::uint64_t kMaxFileMaterials = 10'000;
constexpr std::uint64_t kMaxMaterialFiles = 100;
constexpr std::uint64_t kMaxNodes = 1'000'000;  ///< Each counted as often as the hierarchy repeats it.
constexpr std::size_t kMaxNodeDepth = 512;
constexpr double kMaxDecodedBytes = 1e9;

/// Maximum number of objects, groups or solids that Assimp can process in the time for a file of this size:
/// it compares each with all before it.
std::uint64_t maxObjects(std::size_t fileBytes) {
  return std::min<std::uint64_t>(20'000 + fileBytes / 1000, kMaxObjects);
}
std::uint64_t maxMaterialChanges(std::size_t fileBytes) {
  return std::min<std::uint64_t>(50'000 + fileBytes / 1000, kMaxObjects);
}

Error tooMany(const Message& what, std::uint64_t most) {
  return Error{"cannot be read: it has %1; at most %2 are read", what, most};
}

Error beyondSize(const Message& what, std::size_t bytes) {
  return Error{"cannot be read: it announces %1, more than its %2 bytes can hold; the file is damaged", what,
               bytes};
}

std::string_view nextLine(std::string_view& text) {
  const std::size_t end = std::min(text.find('\n'), text.size());
  std::string_view line = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  if (line.ends_with('\r')) line.remove_suffix(1);
  return line;
}

std::string_view nextWord(std::string_view& line) {
  line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
  const std::string_view word = line.substr(0, line.find_first_of(" \t"));
  line.remove_prefix(word.size());
  return word;
}

/// Returns nothing if the text is not a whole number, and the largest value if the number does not fit.
std::optional<std::uint64_t> countOf(std::string_view digits) {
  std::uint64_t count = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), count);
  if (error == std::errc::result_out_of_range) return std::numeric_limits<std::uint64_t>::max();
  if (error != std::errc() || end == digits.data()) return std::nullopt;
  return count;
}

/// Counts the nodes of a hierarchy, each as often as it is repeated. A node must not be below itself.
Result<void> checkHierarchy(std::vector<std::vector<std::uint32_t>> below) {
  struct Visit {
    std::uint32_t node;
    std::size_t child = 0;
    std::uint64_t visits = 1;
  };
  constexpr std::uint64_t kOpen = ~std::uint64_t{0};
  // Adds one root above all nodes without a parent.
  std::vector<bool> isChild(below.size(), false);
  for (const auto& children : below)
    for (const std::uint32_t child : children)
      if (child < below.size()) isChild[child] = true;
  std::vector<std::uint32_t> roots;
  for (std::uint32_t node = 0; node < isChild.size(); ++node)
    if (!isChild[node]) roots.push_back(node);
  below.push_back(std::move(roots));
  std::vector<std::uint64_t> visits(below.size(), 0);  // Of a node and all nodes below it; 0: not known yet.
  for (std::uint32_t root = 0; root < below.size(); ++root) {
    if (visits[root] != 0) continue;
    std::vector<Visit> open{{root}};
    visits[root] = kOpen;
    while (!open.empty()) {
      Visit& now = open.back();
      if (now.child == below[now.node].size()) {
        const std::uint64_t all = now.visits;
        visits[now.node] = all;
        open.pop_back();
        if (!open.empty()) open.back().visits += all;
        if (all > kMaxNodes || (!open.empty() && open.back().visits > kMaxNodes))
          return Error{"cannot be read: its nodes repeat others so often that there are more than %1",
                       kMaxNodes};
        continue;
      }
      const std::uint32_t child = below[now.node][now.child++];
      if (child >= below.size()) continue;
      if (visits[child] == kOpen) return Error{"cannot be read: a node is below itself; the file is damaged"};
      if (visits[child] != 0) {
        now.visits += visits[child];
        continue;
      }
      if (open.size() >= kMaxNodeDepth)
        return Error{"cannot be read: its nodes are nested more than %1 deep", kMaxNodeDepth};
      visits[child] = kOpen;
      open.push_back({child});
    }
  }
  return {};
}

// PLY (Turk 1994): "element vertex 12", then "property float x" or "property list uchar int vertex_indices".

std::uint64_t sizeOfPlyType(std::string_view type) {
  constexpr std::array<std::pair<std::string_view, std::uint64_t>, 16> kSizes{{{"char", 1},
                                                                               {"uchar", 1},
                                                                               {"int8", 1},
                                                                               {"uint8", 1},
                                                                               {"short", 2},
                                                                               {"ushort", 2},
                                                                               {"int16", 2},
                                                                               {"uint16", 2},
                                                                               {"int", 4},
                                                                               {"uint", 4},
                                                                               {"int32", 4},
                                                                               {"uint32", 4},
                                                                               {"float", 4},
                                                                               {"float32", 4},
                                                                               {"double", 8},
                                                                               {"float64", 8}}};
  for (const auto& [name, size] : kSizes)
    if (name == type) return size;
  return 1;
}

Result<void> checkPly(std::string_view text) {
  constexpr std::size_t kMaxHeader = 65536;
  const std::size_t fileBytes = text.size();
  struct Element {
    std::string name, digits;
    std::uint64_t count = 0, bytes = 0;
  };
  std::vector<Element> elements;
  bool binary = false, ended = false;
  std::string_view rest = text;
  while (!rest.empty() && !ended) {
    if (fileBytes - rest.size() > kMaxHeader) return Error{"cannot be read: its header has more than 64 KiB"};
    std::string_view line = nextLine(rest);
    const std::string_view word = nextWord(line);
    if (word == "format") binary = nextWord(line) != "ascii";
    if (word == "end_header") ended = true;
    if (word == "element") {
      const std::string_view name = nextWord(line), digits = nextWord(line);
      elements.push_back({std::string(name), std::string(digits), countOf(digits).value_or(0)});
    }
    if (word == "property" && !elements.empty()) {
      const std::string_view type = nextWord(line);
      // In text, a value takes at least a digit and a space. A list has at least its length.
      elements.back().bytes += !binary ? 2 : sizeOfPlyType(type == "list" ? nextWord(line) : type);
    }
  }
  std::uint64_t left = rest.size() + 1;  // The last number of a text may have no space after it.
  for (const Element& one : elements) {
    const std::uint64_t each = std::max<std::uint64_t>(one.bytes, 1);
    if (one.count > left / each)
      return beyondSize(
          Message("%1 of the element '%2'", printableLine(one.digits, 40), printableLine(one.name, 40)),
          fileBytes);
    left -= one.count * each;
  }
  return {};
}

// OBJ.

struct ObjCounts {
  std::uint64_t objects = 0, changes = 0, materials = 0, materialFiles = 0;
};

Result<void> countObjLines(std::string_view text, ObjCounts& counts) {
  const std::uint64_t objects = maxObjects(text.size()), changes = maxMaterialChanges(text.size());
  while (!text.empty()) {
    std::string_view line = nextLine(text);
    const std::size_t first = line.find_first_not_of(" \t");
    // Nearly all lines are v, vn, vt and f.
    if (first == std::string_view::npos ||
        std::string_view("ogumn").find(line[first]) == std::string_view::npos)
      continue;
    const std::string_view word = nextWord(line);
    if (word == "o" || word == "g") ++counts.objects;
    if (word == "usemtl") ++counts.changes;
    if (word == "newmtl") ++counts.materials;
    if (word == "mtllib") ++counts.materialFiles;
    if (counts.objects > objects)
      return Error{"cannot be read: it has more than %1 objects and groups", objects};
    if (counts.changes > changes)
      return Error{"cannot be read: it changes its material more than %1 times", changes};
    if (counts.materials > kMaxFileMaterials)
      return Error{"cannot be read: it has more than %1 materials", kMaxFileMaterials};
    if (counts.materialFiles > kMaxMaterialFiles)
      return Error{"cannot be read: it names more than %1 files of materials", kMaxMaterialFiles};
  }
  return {};
}

Result<void> checkObj(std::string_view text, const fs::path& folder) {
  ObjCounts counts;
  if (auto counted = countObjLines(text, counts); !counted) return counted;
  if (counts.materialFiles == 0) return {};
  std::string_view rest = text;
  while (!rest.empty()) {
    std::string_view line = nextLine(rest);
    if (nextWord(line) != "mtllib") continue;
    line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
    const fs::path name(line);
    const fs::path relative =
        (folder / name).lexically_normal().lexically_relative(folder.lexically_normal());
    if (relative.empty() || *relative.begin() == "..") continue;  // It is outside the folder and not read.
    const MappedFile library((folder / name).string());
    if (static_cast<double>(library.text().size()) > kMaxDecodedBytes)
      return Error{"cannot be read: its file of materials is larger than 1 GB"};
    if (auto counted = countObjLines(library.text(), counts); !counted) return counted;
  }
  return {};
}

// STL: text begins each solid by its name.

Result<void> checkStl(std::string_view text) {
  const std::uint64_t most = maxObjects(text.size());
  std::uint64_t solids = 0;
  for (std::size_t at = text.find("solid"); at != std::string_view::npos; at = text.find("solid", at + 5))
    if (!(at >= 3 && text.substr(at - 3, 3) == "end") && ++solids > most)
      return Error{"cannot be read: it has more than %1 solids", most};
  return {};
}

// glTF 2.0 (Khronos 2021): counts and places are in JSON, which GLB has as its first chunk.

Result<void> checkGltfBuffers(const Json& file, const fs::path& folder) {
  double all = 0.0;
  const Json& buffers = listAt(file, "buffers");
  for (std::size_t i = 0; i < buffers.size(); ++i) {
    if (!buffers[i].isObject()) continue;
    const std::uint64_t bytes = numberAt(buffers[i], "byteLength").value_or(0);
    all += static_cast<double>(bytes);
    if (all > kMaxDecodedBytes)
      return Error{"cannot be read: its buffers have more than 1 GB, of which the first %1 of %2 are", i + 1,
                   buffers.size()};
    const auto uri = buffers[i].find("uri");
    if (uri == buffers[i].end() || !uri->isText()) continue;
    const auto& name = uri->text();
    const bool inside = name.starts_with("data:");
    std::error_code missing;
    const auto size =
        inside ? std::uintmax_t{name.size()} : fs::file_size(folder / withoutEscapes(name), missing);
    if (missing || bytes <= size) continue;
    if (inside) return Error{"cannot be read: buffer %1 is to have %2 bytes, and it has %3", i, bytes, size};
    return Error{"cannot be read: buffer %1 is to have %2 bytes, and '%3' has %4", i, bytes,
                 printableLine(name, 60), size};
  }
  return {};
}

Result<void> checkGltf(std::string_view text, const fs::path& folder) {
  const Json file = parseGltf(text);
  if (!file.isObject())
    return Error{"cannot be read: its JSON is broken, or nested deeper than that of glTF"};
  struct Limit {
    const char* key;
    std::uint64_t most;
    Message (*counted)(std::size_t count);
  };
  for (const Limit& limit :
       {Limit{"buffers", kMaxFileMaterials, [](std::size_t n) { return Message("%1 buffers", n); }},
        Limit{"images", kMaxFileMaterials, [](std::size_t n) { return Message("%1 images", n); }},
        Limit{"materials", kMaxFileMaterials, [](std::size_t n) { return Message("%1 materials", n); }},
        Limit{"textures", kMaxFileMaterials, [](std::size_t n) { return Message("%1 textures", n); }},
        Limit{"meshes", kMaxObjects, [](std::size_t n) { return Message("%1 meshes", n); }},
        Limit{"accessors", 10 * kMaxObjects, [](std::size_t n) { return Message("%1 accessors", n); }},
        Limit{"bufferViews", 10 * kMaxObjects,
              [](std::size_t n) { return Message("%1 views of buffers", n); }},
        Limit{"nodes", kMaxNodes, [](std::size_t n) { return Message("%1 nodes", n); }},
        Limit{"animations", kMaxFileMaterials, [](std::size_t n) { return Message("%1 animations", n); }},
        Limit{"skins", kMaxFileMaterials, [](std::size_t n) { return Message("%1 skins", n); }}})
    if (const std::size_t count = listAt(file, limit.key).size(); count > limit.most)
      return tooMany(limit.counted(count), limit.most);
  if (auto good = checkGltfBuffers(file, folder); !good) return good;
  const Json &views = listAt(file, "bufferViews"), &accessors = listAt(file, "accessors");
  for (std::size_t i = 0; i < accessors.size(); ++i) {
    const Json& accessor = accessors[i];
    if (!accessor.isObject()) continue;
    const std::uint64_t count = numberAt(accessor, "count").value_or(0);
    const auto view = numberAt(accessor, "bufferView");
    // Without a view all elements are zero and take no bytes in the file.
    const std::uint64_t most = view && *view < views.size() && views[*view].isObject()
                                   ? numberAt(views[*view], "byteLength").value_or(0)
                                   : kMostModelVertices;
    if (count > most)
      return Error{"cannot be read: accessor %1 announces %2 elements, more than there can be", i, count};
  }
  std::uint64_t primitives = 0;
  for (const Json& mesh : listAt(file, "meshes"))
    if ((primitives += listAt(mesh, "primitives").size()) > kMaxObjects)
      return tooMany(Message("%1 parts of meshes or more", primitives), kMaxObjects);
  std::vector<std::vector<std::uint32_t>> below;
  for (const Json& node : listAt(file, "nodes")) {
    below.emplace_back();
    for (const Json& child : listAt(node, "children"))
      if (child.isUnsigned()) below.back().push_back(child.get<std::uint32_t>());
  }
  for (const Json& scene : listAt(file, "scenes")) {
    below.emplace_back();
    for (const Json& node : listAt(scene, "nodes"))
      if (node.isUnsigned()) below.back().push_back(node.get<std::uint32_t>());
  }
  return checkHierarchy(std::move(below));
}

// COLLADA: lists have the attribute count="12", and nodes repeat others by <instance_node url="#id">.

std::optional<std::string_view> attributeOf(std::string_view tag, std::string_view name) {
  for (std::size_t at = tag.find(name); at != std::string_view::npos; at = tag.find(name, at + 1)) {
    std::string_view rest = tag.substr(at + name.size());
    const bool begins = at > 0 && std::isspace(static_cast<unsigned char>(tag[at - 1])) != 0;
    rest.remove_prefix(std::min(rest.find_first_not_of(" \t\r\n"), rest.size()));
    if (!begins || !rest.starts_with('=')) continue;
    rest.remove_prefix(std::min(rest.find_first_not_of(" \t\r\n", 1), rest.size()));
    if (rest.empty() || (rest[0] != '"' && rest[0] != '\'')) continue;
    return rest.substr(1, rest.find(rest[0], 1) - 1);
  }
  return std::nullopt;
}

Result<void> checkCollada(std::string_view text) {
  std::vector<std::vector<std::uint32_t>> below;
  std::vector<std::pair<std::uint32_t, std::string_view>> repeated;
  std::map<std::string_view, std::uint32_t> known;
  std::vector<std::uint32_t> open;
  for (std::size_t at = text.find('<'); at != std::string_view::npos; at = text.find('<', at + 1)) {
    std::string_view tag = text.substr(at + 1, 4096);
    tag = tag.substr(0, tag.find_first_of("<>"));
    const std::string_view name = tag.substr(0, tag.find_first_of(" \t\r\n/"));
    if (const auto count = attributeOf(tag, "count"))
      if (const auto number = countOf(*count); number && *number > text.size())
        return beyondSize(Message("%1 elements of <%2>", printableLine(*count, 40), printableLine(name, 40)),
                          text.size());
    if (tag == "/node" && !open.empty()) open.pop_back();
    if (name == "node") {
      const auto index = static_cast<std::uint32_t>(below.size());
      if (index >= kMaxNodes) return tooMany(Message("%1 nodes or more", kMaxNodes + 1), kMaxNodes);
      below.emplace_back();
      if (!open.empty()) below[open.back()].push_back(index);
      if (const auto id = attributeOf(tag, "id")) known[*id] = index;
      if (!tag.ends_with('/')) open.push_back(index);
    }
    if (name == "instance_node" && !open.empty())
      if (const auto url = attributeOf(tag, "url"); url && url->starts_with('#'))
        repeated.emplace_back(open.back(), url->substr(1));
  }
  for (const auto& [node, id] : repeated)
    if (const auto found = known.find(id); found != known.end()) below[node].push_back(found->second);
  return checkHierarchy(std::move(below));
}

// FBX, binary: records of properties, whose arrays may be compressed; nested records follow them.

template <class Number>
std::uint64_t littleAt(std::string_view text, std::size_t at) {
  Number number{};
  if (at <= text.size() && text.size() - at >= sizeof number)
    std::memcpy(&number, text.data() + at, sizeof number);
  return number;
}

Result<void> checkBinaryFbx(std::string_view text) {
  constexpr std::size_t kFirst = 27;
  const bool wide = littleAt<std::uint32_t>(text, 23) >= 7500;
  const std::size_t head = wide ? 25 : 13;
  double all = 0.0;
  std::vector<std::uint64_t> open;  // Ends of the records that contain this one.
  for (std::size_t at = kFirst; at < text.size() && text.size() - at >= head;) {
    while (!open.empty() && at >= open.back()) open.pop_back();
    const std::uint64_t end = wide ? littleAt<std::uint64_t>(text, at) : littleAt<std::uint32_t>(text, at);
    const std::uint64_t count =
        wide ? littleAt<std::uint64_t>(text, at + 8) : littleAt<std::uint32_t>(text, at + 4);
    if (end == 0 && open.empty()) return {};  // The last record; no records follow.
    at += head + (end == 0 ? 0 : static_cast<unsigned char>(text[at + head - 1]));
    for (std::uint64_t i = 0; end != 0 && i < count; ++i) {
      if (at >= text.size()) return {};
      const char type = text[at++];
      if (std::string_view("YCIFDLRSfdlibc").find(type) == std::string_view::npos) return {};
      const bool array = std::string_view("fdlibc").find(type) != std::string_view::npos;
      const std::uint64_t length = littleAt<std::uint32_t>(text, at);
      const std::uint64_t each = type == 'd' || type == 'l' ? 8 : type == 'b' || type == 'c' ? 1 : 4;
      if (array) {
        const bool packed = littleAt<std::uint32_t>(text, at + 4) != 0;
        all += static_cast<double>(length * each);
        at += 12 + (packed ? littleAt<std::uint32_t>(text, at + 8) : length * each);
      } else if (type == 'R' || type == 'S') {
        at += 4 + length;
      } else {
        at += type == 'Y' ? 2 : type == 'C' ? 1 : type == 'D' || type == 'L' ? 8 : 4;
      }
      if (all > kMaxDecodedBytes)
        return Error{"cannot be read: its lists have more than 1 GB when they are unpacked"};
    }
    if (at < end) open.push_back(end);
  }
  return {};
}

/// As text: "Vertices: *12 {".
Result<void> checkTextFbx(std::string_view text) {
  for (std::size_t at = text.find(": *"); at != std::string_view::npos; at = text.find(": *", at + 3)) {
    const std::string_view digits = text.substr(at + 3, 40);
    if (const auto count = countOf(digits); count && *count > text.size())
      return beyondSize(Message("%1 elements of a list",
                                printableLine(digits.substr(0, digits.find_first_not_of("0123456789")), 40)),
                        text.size());
  }
  return {};
}

}  // namespace

Result<void> checkModelCounts(const std::string& path, const std::string& extension) {
  const MappedFile file(path);
  const std::string_view text = file.text();
  const fs::path folder = fs::path(path).parent_path();
  if (text.empty()) return {};
  if (extension == "ply") return checkPly(text);
  if (extension == "obj") return checkObj(text, folder);
  if (extension == "stl") return text.starts_with("solid") ? checkStl(text) : Result<void>();
  if (extension == "gltf" || extension == "glb") return checkGltf(text, folder);
  if (extension == "dae") return checkCollada(text);
  if (extension == "fbx")
    return text.starts_with("Kaydara FBX Binary") ? checkBinaryFbx(text) : checkTextFbx(text);
  return {};
}

}  // namespace scarp
