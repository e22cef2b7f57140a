#include "core/meshio/MeshFormat.h"

#include <Eigen/Geometry>
#include <charconv>
#include <cstring>
#include <fstream>
#include <string_view>

#include "core/base/DecimalNumber.h"
#include "core/base/PrintableLine.h"
#include "core/base/ShortNumber.h"
#include "core/geometry/Vec.h"
#include "core/io/GlbFile.h"

namespace scarp {

namespace {

/// body(i) for each of `count` pieces, watched now and then; false where it was stopped or body() said false.
template <class Body>
[[nodiscard]] bool forPieces(std::size_t count, const Progress& progress, double start, double end,
                             Body&& body) {
  constexpr std::size_t kBetween = 1 << 14;
  for (std::size_t i = 0; i < count; ++i) {
    if (i % kBetween == 0 &&
        !keepGoing(progress, start + (end - start) * static_cast<double>(i) / static_cast<double>(count)))
      return false;
    if (!body(i)) return false;
  }
  return true;
}

/// A line of words and numbers, which are as short as they can be and still the same floats.
class ObjLine {
 public:
  explicit ObjLine(std::string_view word) : text_(word) {}
  void add(float value) {
    text_ += ' ';
    appendDecimal(text_, value);
  }
  /// A corner of a face: vertex, texture place and normal have one number.
  void addCorner(std::uint32_t index, bool texture, bool normal) {
    const std::string number = std::to_string(index + 1);
    text_ += ' ' + number;
    if (texture || normal) text_ += '/';
    if (texture) text_ += number;
    if (normal) text_ += '/' + number;
  }
  [[nodiscard]] std::string_view end() {
    text_ += '\n';
    return text_;
  }

 private:
  std::string text_;
};

/// The next number of a line; nothing where there is none.
template <class Number>
bool takeNumber(std::string_view& line, Number& value) {
  while (!line.empty() && line.front() == ' ') line.remove_prefix(1);
  const auto [end, wrong] = std::from_chars(line.data(), line.data() + line.size(), value);
  if (wrong != std::errc()) return false;
  line.remove_prefix(static_cast<std::size_t>(end - line.data()));
  return true;
}

/// Compares lines with what they should say.
class ObjReader {
 public:
  ObjReader(const MeshContent& content, const std::string& path) : content_(content), file_(path) {}

  /// Lines of a kind, in order, one for each element.
  template <std::size_t N>
  bool floats(std::string_view word, const std::vector<std::array<float, N>>& all, const Progress& progress,
              double start, double end) {
    return forPieces(all.size(), progress, start, end, [&](std::size_t i) {
      std::string_view line = next(word);
      for (const float expected : all[i]) {
        float value = 0.0F;
        if (!takeNumber(line, value) || value != expected) return same_ = false;
      }
      return same_ = line.empty();
    });
  }
  bool faces(const Progress& progress, double start, double end) {
    return forPieces(content_.triangles.size(), progress, start, end, [&](std::size_t i) {
      std::string_view line = next("f");
      for (const std::uint32_t expected : content_.triangles[i]) {
        std::uint32_t value = 0;
        if (!takeNumber(line, value) || value != expected + 1) return same_ = false;
        // The others of the corner are the same number.
        line.remove_prefix(std::min(line.find(' '), line.size()));
      }
      return same_ = line.empty();
    });
  }
  /// Whether there is nothing more.
  bool ends() {
    if (!std::getline(file_, line_)) return same_;
    return same_ = false;
  }
  [[nodiscard]] bool same() const { return same_; }

 private:
  /// What follows a line's word; comments and names are passed over. Empty where it is another word.
  std::string_view next(std::string_view word) {
    while (std::getline(file_, line_)) {
      if (line_.starts_with('#') || line_.starts_with("o ")) continue;
      const std::string_view line = line_;
      if (!line.starts_with(word) || line.size() <= word.size() || line[word.size()] != ' ') break;
      return line.substr(word.size());
    }
    return {};
  }

  const MeshContent& content_;
  std::ifstream file_;
  std::string line_;
  bool same_ = true;
};

GlbFile glbOfMesh(const MeshContent& content) {
  GlbFile file;
  addGlbGround(
      file, content, !content.texturePlaces.empty(),
      {{"baseColorFactor", {0.5, 0.5, 0.5, 1.0}}, {"metallicFactor", 0.0}, {"roughnessFactor", 0.9}});
  file.finish();
  return file;
}

std::string plyHeader(const MeshContent& content) {
  std::string text = "ply\nformat binary_little_endian 1.0\ncomment Scarp, ";
  text += content.millimetres ? "millimetres" : "metres";
  text += ", x east, y north, z up\nelement vertex " + std::to_string(content.places.size()) +
          "\nproperty float x\nproperty float y\nproperty float z\n";
  if (!content.normals.empty()) text += "property float nx\nproperty float ny\nproperty float nz\n";
  return text + "element face " + std::to_string(content.triangles.size()) +
         "\nproperty list uchar uint vertex_indices\nend_header\n";
}

bool givePly(const MeshContent& content, const Progress& progress, const ByteSink& take) {
  const std::string header = plyHeader(content);
  if (!take(header.data(), header.size())) return false;
  const bool hasNormals = !content.normals.empty();
  std::array<char, 24> vertex{};
  std::array<char, 13> face{3};
  return forPieces(content.places.size(), progress, 0.0, 0.4,
                   [&](std::size_t i) {
                     std::memcpy(vertex.data(), content.places[i].data(), 12);
                     if (hasNormals) std::memcpy(vertex.data() + 12, content.normals[i].data(), 12);
                     return take(vertex.data(), hasNormals ? std::size_t{24} : std::size_t{12});
                   }) &&
         forPieces(content.triangles.size(), progress, 0.4, 1.0, [&](std::size_t i) {
           std::memcpy(face.data() + 1, content.triangles[i].data(), 12);
           return take(face.data(), face.size());
         });
}

constexpr std::size_t kStlHeader = 80, kStlFacet = 50;

/// A facet: its normal, three corners, and no attributes.
std::array<char, kStlFacet> facetOf(const MeshContent& content,
                                    const std::array<std::uint32_t, 3>& triangle) {
  std::array<Vec3, 3> corners;
  std::array<char, kStlFacet> facet{};
  for (std::size_t k = 0; k < 3; ++k) {
    const auto& place = content.places[triangle[k]];
    corners[k] = Vec3(place[0], place[1], place[2]);
    std::memcpy(&facet[12 + 12 * k], place.data(), 12);
  }
  const Vec3 normal = (corners[1] - corners[0]).cross(corners[2] - corners[0]).normalized();
  const std::array<float, 3> inFile{static_cast<float>(normal.x()), static_cast<float>(normal.y()),
                                    static_cast<float>(normal.z())};
  std::memcpy(facet.data(), inFile.data(), 12);
  return facet;
}

std::array<char, kStlHeader + 4> stlHeader(const MeshContent& content) {
  std::array<char, kStlHeader + 4> header{};
  // Not "solid": that would make it a text.
  const std::string text = std::string("Scarp terrain, ") + (content.millimetres ? "mm" : "m") + ", z up";
  std::memcpy(header.data(), text.data(), text.size());
  const auto count = static_cast<std::uint32_t>(content.triangles.size());
  std::memcpy(&header[kStlHeader], &count, 4);
  return header;
}

bool giveStl(const MeshContent& content, const Progress& progress, const ByteSink& take) {
  const auto header = stlHeader(content);
  return take(header.data(), header.size()) &&
         forPieces(content.triangles.size(), progress, 0.0, 1.0, [&](std::size_t i) {
           const auto facet = facetOf(content, content.triangles[i]);
           return take(facet.data(), facet.size());
         });
}

Result<void> writeObjMesh(const MeshContent& content, const std::string& path, const Progress& progress) {
  OutputFile file(path);
  file.write(std::string("# Scarp, ") + (content.millimetres ? "millimetres" : "metres") +
             ", x east, y up, z south\no " + content.name + "\n");
  const auto lines = [&](std::string_view word, const auto& all, double start, double end) {
    return forPieces(all.size(), progress, start, end, [&](std::size_t i) {
      ObjLine line(word);
      for (const float value : all[i]) line.add(value);
      file.write(line.end());
      return !file.failed();
    });
  };
  const bool textures = !content.texturePlaces.empty(), normals = !content.normals.empty();
  // OBJ counts texture places from the south.
  const bool whole = lines("v", content.places, 0.0, 0.25) &&
                     forPieces(content.texturePlaces.size(), progress, 0.25, 0.35,
                               [&](std::size_t i) {
                                 ObjLine line("vt");
                                 line.add(content.texturePlaces[i][0]);
                                 line.add(1.0F - content.texturePlaces[i][1]);
                                 file.write(line.end());
                                 return !file.failed();
                               }) &&
                     lines("vn", content.normals, 0.35, 0.6) &&
                     forPieces(content.triangles.size(), progress, 0.6, 1.0, [&](std::size_t i) {
                       ObjLine line("f");
                       for (const std::uint32_t corner : content.triangles[i])
                         line.addCorner(corner, textures, normals);
                       file.write(line.end());
                       return !file.failed();
                     });
  if (!whole && !file.failed()) return Error::cancel();
  return file.close();
}

Result<double> proveObjMesh(const MeshContent& content, const std::string& path, const Progress& progress) {
  ObjReader reader(content, path);
  auto turned = content.texturePlaces;
  for (auto& place : turned) place[1] = 1.0F - place[1];
  const bool whole = reader.floats("v", content.places, progress, 0.0, 0.25) &&
                     reader.floats("vt", turned, progress, 0.25, 0.35) &&
                     reader.floats("vn", content.normals, progress, 0.35, 0.6) &&
                     reader.faces(progress, 0.6, 1.0) && reader.ends();
  if (!reader.same()) return notAsWritten();
  if (!whole) return Error::cancel();
  return 0.0;
}

Result<void> writeGlbMesh(const MeshContent& content, const std::string& path, const Progress& progress) {
  const GlbFile file = glbOfMesh(content);
  if (file.bytes() > GlbFile::kMaxBytes)
    return Error{
        "%1 triangles make more than 2 GB, where glTF's readers stop; fewer triangles or several tiles fit",
        groupedCount(content.triangles.size())};
  return file.write(path, progress);
}

Result<double> proveGlbMesh(const MeshContent& content, const std::string& path, const Progress& progress) {
  if (auto same = glbOfMesh(content).prove(path, progress); !same) return same.error();
  return 0.0;
}

Result<void> writePlyMesh(const MeshContent& content, const std::string& path, const Progress& progress) {
  return writeGiven(path, [&](const ByteSink& sink) { return givePly(content, progress, sink); });
}

Result<double> provePlyMesh(const MeshContent& content, const std::string& path, const Progress& progress) {
  const auto same = proveGiven(path, [&](const ByteSink& sink) { return givePly(content, progress, sink); });
  return same ? Result<double>(0.0) : same.error();
}

Result<void> writeStlMesh(const MeshContent& content, const std::string& path, const Progress& progress) {
  return writeGiven(path, [&](const ByteSink& sink) { return giveStl(content, progress, sink); });
}

Result<double> proveStlMesh(const MeshContent& content, const std::string& path, const Progress& progress) {
  const auto same = proveGiven(path, [&](const ByteSink& sink) { return giveStl(content, progress, sink); });
  return same ? Result<double>(0.0) : same.error();
}

}  // namespace

Json glbPrimitive(GlbFile& file, const MeshContent& content, bool textured) {
  Json attributes{{"POSITION", file.addPlaces(content.places)}};
  if (!content.normals.empty())
    attributes["NORMAL"] = file.addArray(content.normals, GlbUse::Vertices, kGlbFloat, "VEC3");
  if (textured)
    attributes["TEXCOORD_0"] = file.addArray(content.texturePlaces, GlbUse::Vertices, kGlbFloat, "VEC2");
  const std::size_t indices = file.addArray(content.triangles, GlbUse::Indices, kGlbUnsignedInt, "SCALAR", 3);
  return {{"attributes", std::move(attributes)}, {"indices", indices}};
}

void addGlbGround(GlbFile& file, const MeshContent& content, bool textured, Json look) {
  Json primitive = glbPrimitive(file, content, textured);
  primitive["material"] =
      file.add("materials", {{"name", "Ground"}, {"pbrMetallicRoughness", std::move(look)}});
  const std::size_t mesh = file.add("meshes", {{"name", content.name},
                                               {"primitives", Json::array({std::move(primitive)})},
                                               {"extras", {{"largestErrorMetres", content.largestError}}}});
  file.addNode(Json{{"name", content.name}, {"mesh", mesh}}.dump({.replace = true}));
}

const std::vector<MeshFormatInfo>& meshFormats() {
  static const std::vector<MeshFormatInfo> formats{
      {MeshFormat::Glb, "glTF", "glb", true, true, writeGlbMesh, proveGlbMesh},
      {MeshFormat::Obj, "OBJ", "obj", true, false, writeObjMesh, proveObjMesh},
      {MeshFormat::Ply, "PLY", "ply", false, false, writePlyMesh, provePlyMesh},
      {MeshFormat::Stl, "STL", "stl", false, false, writeStlMesh, proveStlMesh},
      {MeshFormat::ThreeMf, "3MF", "3mf", false, false, writeThreeMfMesh, proveThreeMfMesh}};
  return formats;
}

const MeshFormatInfo& infoOf(MeshFormat format) { return meshFormats()[static_cast<std::size_t>(format)]; }

Result<MeshFormat> meshFormatOf(const std::string& path) {
  const std::string ending = lowerExtension(path);
  for (const MeshFormatInfo& info : meshFormats())
    if (ending == std::string(".") + info.extension) return info.format;
  std::string endings;
  for (const MeshFormatInfo& info : meshFormats())
    endings += (endings.empty() ? "." : ", .") + std::string(info.extension);
  if (ending.empty()) return errorIn(path, "a mesh's file needs an ending; there are %1", endings);
  return errorIn(path, "'%1' is no ending of a mesh's file; there are %2", ending, endings);
}

}  // namespace scarp
