#include "tests/meshio/MeshReaders.h"

#include <cpl_vsi.h>
#include <gtest/gtest.h>

#include <Eigen/Geometry>
#include <cstring>
#include <map>
#include <regex>
#include <sstream>

#include "tests/io/GlbContent.h"

namespace scarp::test {

namespace {

template <class Value>
Value valueAt(const std::string& bytes, std::size_t at) {
  Value value{};
  EXPECT_LE(at + sizeof(Value), bytes.size());
  if (at + sizeof(Value) <= bytes.size()) std::memcpy(&value, &bytes[at], sizeof(Value));
  return value;
}

/// y up, z south → z up, y north.
std::array<double, 3> turned(const std::array<double, 3>& p) { return {p[0], -p[2], p[1]}; }

ReadMesh readGlb(const std::string& path) {
  ReadMesh mesh;
  const GlbContent glb(path);
  const Json& primitive = glb.content["meshes"][0]["primitives"][0];
  const Json& attributes = primitive["attributes"];
  const auto vectors = [&](const char* name, std::vector<std::array<double, 3>>& into) {
    if (!attributes.contains(name)) return;
    const auto all = glb.values<std::array<float, 3>>(attributes[name], 1);
    for (const auto& [x, y, z] : all) into.push_back(turned({x, y, z}));
  };
  vectors("POSITION", mesh.places);
  vectors("NORMAL", mesh.normals);
  if (attributes.contains("TEXCOORD_0"))
    for (const auto& [u, v] : glb.values<std::array<float, 2>>(attributes["TEXCOORD_0"], 1))
      mesh.texturePlaces.push_back({u, v});
  const auto corners = glb.values<std::uint32_t>(primitive["indices"], 1);
  for (std::size_t i = 0; i + 2 < corners.size(); i += 3)
    mesh.triangles.push_back({corners[i], corners[i + 1], corners[i + 2]});
  return mesh;
}

ReadMesh readObj(const std::string& bytes) {
  ReadMesh mesh;
  std::istringstream lines(bytes);
  std::string line;
  while (std::getline(lines, line)) {
    std::istringstream words(line);
    std::string word;
    words >> word;
    if (word == "#") mesh.unit = line.find("millimetres") != std::string::npos ? "mm" : "m";
    if (word == "v" || word == "vn") {
      std::array<double, 3> p{};
      words >> p[0] >> p[1] >> p[2];
      (word == "v" ? mesh.places : mesh.normals).push_back(turned(p));
    }
    if (word == "vt") {
      std::array<double, 2> p{};
      words >> p[0] >> p[1];
      mesh.texturePlaces.push_back({p[0], 1.0 - p[1]});
    }
    if (word == "f") {
      std::array<std::uint32_t, 3> t{};
      for (std::uint32_t& corner : t) {
        words >> word;
        corner = static_cast<std::uint32_t>(std::stoul(word) - 1);
      }
      mesh.triangles.push_back(t);
    }
  }
  return mesh;
}

ReadMesh readPly(const std::string& bytes) {
  ReadMesh mesh;
  const std::size_t end = bytes.find("end_header\n");
  EXPECT_NE(end, std::string::npos);
  const std::string header = bytes.substr(0, end);
  mesh.unit = header.find("millimetres") != std::string::npos ? "mm" : "m";
  std::smatch match;
  EXPECT_TRUE(std::regex_search(header, match, std::regex("element vertex (\\d+)")));
  const std::size_t vertices = std::stoul(match[1]);
  EXPECT_TRUE(std::regex_search(header, match, std::regex("element face (\\d+)")));
  const std::size_t faces = std::stoul(match[1]);
  const bool normals = header.find("property float nx") != std::string::npos;
  std::size_t at = end + 11;
  const auto vector = [&] {
    const std::array<double, 3> v{valueAt<float>(bytes, at), valueAt<float>(bytes, at + 4),
                                  valueAt<float>(bytes, at + 8)};
    at += 12;
    return v;
  };
  for (std::size_t i = 0; i < vertices; ++i) {
    mesh.places.push_back(vector());
    if (normals) mesh.normals.push_back(vector());
  }
  for (std::size_t i = 0; i < faces; ++i, at += 13) {
    EXPECT_EQ(bytes[at], 3);
    mesh.triangles.push_back({valueAt<std::uint32_t>(bytes, at + 1), valueAt<std::uint32_t>(bytes, at + 5),
                              valueAt<std::uint32_t>(bytes, at + 9)});
  }
  EXPECT_EQ(at, bytes.size());
  return mesh;
}

ReadMesh readStl(const std::string& bytes) {
  ReadMesh mesh;
  EXPECT_FALSE(bytes.starts_with("solid"));
  const std::size_t count = valueAt<std::uint32_t>(bytes, 80);
  EXPECT_EQ(bytes.size(), 84 + 50 * count);
  std::map<std::array<double, 3>, std::uint32_t> numbers;
  for (std::size_t i = 0; i < count; ++i) {
    std::array<std::uint32_t, 3> t{};
    std::array<Vec3, 3> p;
    for (std::size_t k = 0; k < 4; ++k) {
      const std::size_t at = 84 + 50 * i + 12 * k;
      const std::array<double, 3> v{valueAt<float>(bytes, at), valueAt<float>(bytes, at + 4),
                                    valueAt<float>(bytes, at + 8)};
      if (k == 0) {
        mesh.normals.push_back(v);
        continue;
      }
      p[k - 1] = Vec3(v[0], v[1], v[2]);
      const auto [found, isNew] = numbers.try_emplace(v, static_cast<std::uint32_t>(mesh.places.size()));
      if (isNew) mesh.places.push_back(v);
      t[k - 1] = found->second;
    }
    const Vec3 normal = (p[1] - p[0]).cross(p[2] - p[0]).normalized();
    EXPECT_NEAR(
        (normal - Vec3(mesh.normals.back()[0], mesh.normals.back()[1], mesh.normals.back()[2])).norm(), 0.0,
        1e-5);
    mesh.triangles.push_back(t);
  }
  return mesh;
}

ReadMesh readThreeMf(const std::string& path) {
  ReadMesh mesh;
  const std::string inner = "/vsizip/{" + path + "}/3D/3dmodel.model";
  std::string text;
  VSILFILE* const file = VSIFOpenL(inner.c_str(), "rb");
  EXPECT_TRUE(file) << inner;
  if (!file) return mesh;
  std::array<char, 65536> piece{};
  while (const std::size_t n = VSIFReadL(piece.data(), 1, piece.size(), file)) text.append(piece.data(), n);
  VSIFCloseL(file);
  const std::regex unit("unit=\"(\\w+)\""), vertex("<vertex x=\"([^\"]+)\" y=\"([^\"]+)\" z=\"([^\"]+)\""),
      triangle("<triangle v1=\"(\\d+)\" v2=\"(\\d+)\" v3=\"(\\d+)\"");
  std::smatch match;
  if (std::regex_search(text, match, unit)) mesh.unit = match[1];
  for (std::sregex_iterator it(text.begin(), text.end(), vertex), end; it != end; ++it)
    mesh.places.push_back({std::stod((*it)[1]), std::stod((*it)[2]), std::stod((*it)[3])});
  for (std::sregex_iterator it(text.begin(), text.end(), triangle), end; it != end; ++it)
    mesh.triangles.push_back({static_cast<std::uint32_t>(std::stoul((*it)[1])),
                              static_cast<std::uint32_t>(std::stoul((*it)[2])),
                              static_cast<std::uint32_t>(std::stoul((*it)[3]))});
  return mesh;
}

}  // namespace

ReadMesh readMeshFile(const std::string& path) {
  if (path.ends_with(".3mf")) return readThreeMf(path);
  if (path.ends_with(".glb")) return readGlb(path);
  const std::string bytes = readBytes(path);
  if (path.ends_with(".obj")) return readObj(bytes);
  return path.ends_with(".ply") ? readPly(bytes) : readStl(bytes);
}

bool isClosed(const ReadMesh& mesh) {
  std::map<std::pair<std::uint32_t, std::uint32_t>, int> edges;
  for (const auto& t : mesh.triangles)
    for (std::size_t k = 0; k < 3; ++k)
      if (++edges[std::pair(t[k], t[(k + 1) % 3])] > 1) return false;
  return std::ranges::all_of(edges, [&](const auto& edge) {
    return edges.contains({edge.first.second, edge.first.first});
  });
}

}  // namespace scarp::test
