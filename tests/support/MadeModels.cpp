#include "tests/support/MadeModels.h"

#include <assimp/material.h>
#include <assimp/mesh.h>
#include <assimp/scene.h>

#include <assimp/Exporter.hpp>
#include <memory>
#include <numbers>
#include <sstream>
#include <stdexcept>

#include "tests/support/MadePictures.h"

namespace scarp::test {

namespace {

Vec3 onBall(int rings, double radius, int ring, int side) {
  const double polar = std::numbers::pi * ring / rings, around = std::numbers::pi * side / rings;
  return radius *
         Vec3(std::sin(polar) * std::cos(around), std::sin(polar) * std::sin(around), 1.0 + std::cos(polar));
}

/// Triangles of the ball as three (ring, side) each, anticlockwise from outside.
template <class Add>
void forBallTriangles(int rings, const Add& add) {
  for (int ring = 0; ring < rings; ++ring)
    for (int side = 0; side < 2 * rings; ++side) {
      const std::array<int, 2> a{ring, side}, b{ring + 1, side}, c{ring + 1, side + 1}, d{ring, side + 1};
      if (ring + 1 < rings) add(a, b, c);
      if (ring > 0) add(a, c, d);
    }
}

std::unique_ptr<aiMesh> meshOf(const std::vector<Vec3>& points, const std::vector<Vec3>& normals,
                               const std::vector<Vec2>& uvs, unsigned material, const char* name) {
  auto mesh = std::make_unique<aiMesh>();
  mesh->mName = name;
  mesh->mPrimitiveTypes = aiPrimitiveType_TRIANGLE;
  mesh->mMaterialIndex = material;
  mesh->mNumVertices = static_cast<unsigned>(points.size());
  mesh->mVertices = new aiVector3D[points.size()];
  mesh->mNormals = new aiVector3D[points.size()];
  mesh->mTextureCoords[0] = new aiVector3D[points.size()];
  mesh->mNumUVComponents[0] = 2;
  const auto vector = [](const Vec3& v) { return aiVector3D(float(v.x()), float(v.y()), float(v.z())); };
  for (std::size_t i = 0; i < points.size(); ++i) {
    mesh->mVertices[i] = vector(points[i]);
    mesh->mNormals[i] = vector(normals[i]);
    mesh->mTextureCoords[0][i] = aiVector3D(float(uvs[i].x()), float(uvs[i].y()), 0.0F);
  }
  mesh->mNumFaces = static_cast<unsigned>(points.size() / 3);
  mesh->mFaces = new aiFace[mesh->mNumFaces];
  for (unsigned i = 0; i < mesh->mNumFaces; ++i) {
    mesh->mFaces[i].mNumIndices = 3;
    mesh->mFaces[i].mIndices = new unsigned[3]{3 * i, 3 * i + 1, 3 * i + 2};
  }
  return mesh;
}

std::unique_ptr<aiMesh> trunk() {
  std::vector<Vec3> points, normals;
  std::vector<Vec2> uvs;
  constexpr int sides = 6;
  for (int i = 0; i < sides; ++i) {
    const auto corner = [](int side, double y) {
      const double angle = 2.0 * std::numbers::pi * side / sides;
      return Vec3(0.3 * std::cos(angle), y, -0.3 * std::sin(angle));
    };
    const Vec3 a = corner(i, 0.0), b = corner(i + 1, 0.0), c = corner(i + 1, 3.0), d = corner(i, 3.0);
    for (const Vec3& point : {a, b, c, a, c, d}) {
      points.push_back(point);
      normals.push_back(Vec3(point.x(), 0.0, point.z()).normalized());
      uvs.emplace_back(0.5, point.y() / 3.0);
    }
  }
  return meshOf(points, normals, uvs, 0, "trunk");
}

/// Cards around the trunk, up to kTreeHeight and as wide as kTreeWidth.
std::unique_ptr<aiMesh> leaves() {
  std::vector<Vec3> points, normals;
  std::vector<Vec2> uvs;
  constexpr int cards = 40;
  for (int i = 0; i < cards; ++i) {
    const double angle = 2.0 * std::numbers::pi * i * 0.382, low = 2.0 + 3.0 * i / (cards - 1);
    const Vec3 out(std::cos(angle), 0.0, std::sin(angle)), side(-out.z(), 0.0, out.x());
    const Vec3 in = 0.2 * out, end = 0.5 * kTreeWidth * out;
    const Vec3 a = in - 0.3 * side + low * Vec3::UnitY(), b = end - 0.0 * side + low * Vec3::UnitY(),
               c = end + (low + 1.0) * Vec3::UnitY(), d = in + 0.3 * side + (low + 1.0) * Vec3::UnitY();
    const Vec2 uvA(0, 0), uvB(1, 0), uvC(1, 1), uvD(0, 1);
    for (const auto& [point, uv] : {std::pair{a, uvA}, {b, uvB}, {c, uvC}, {a, uvA}, {c, uvC}, {d, uvD}}) {
      points.push_back(point);
      normals.push_back(side);
      uvs.push_back(uv);
    }
  }
  return meshOf(points, normals, uvs, 1, "leaves");
}

aiMaterial* materialOf(const char* name, const aiColor3D& colour, const char* picture) {
  auto* material = new aiMaterial;
  const aiString text(name);
  material->AddProperty(&text, AI_MATKEY_NAME);
  material->AddProperty(&colour, 1, AI_MATKEY_COLOR_DIFFUSE);
  const aiColor4D base(colour.r, colour.g, colour.b, 1.0F);
  material->AddProperty(&base, 1, AI_MATKEY_BASE_COLOR);
  if (!picture) return material;
  const aiString file(picture);
  material->AddProperty(&file, AI_MATKEY_TEXTURE(aiTextureType_DIFFUSE, 0));
  material->AddProperty(&file, AI_MATKEY_TEXTURE(aiTextureType_BASE_COLOR, 0));
  return material;
}

/// A node of a binary FBX file with 32-bit lengths.
class FbxNode {
 public:
  explicit FbxNode(std::string name) : name_(std::move(name)) {}

  FbxNode& text(const std::string& value) {
    add('S', static_cast<std::uint32_t>(value.size()));
    properties_ += value;
    return *this;
  }
  FbxNode& whole(std::int32_t value) { return add('I', value); }
  FbxNode& id(std::int64_t value) { return add('L', value); }
  FbxNode& number(double value) { return add('D', value); }
  template <class Number>
  FbxNode& list(char code, const std::vector<Number>& values) {
    add(code, static_cast<std::uint32_t>(values.size()));
    append(properties_, std::uint32_t{0});
    append(properties_, static_cast<std::uint32_t>(values.size() * sizeof(Number)));
    for (const Number value : values) append(properties_, value);
    return *this;
  }
  FbxNode& with(FbxNode child) {
    children_.push_back(std::move(child));
    return *this;
  }
  /// Its bytes where it begins so far into the file.
  [[nodiscard]] std::string at(std::size_t offset) const {
    std::string body = name_ + properties_;
    const std::size_t head = 13;
    for (const FbxNode& child : children_) body += child.at(offset + head + body.size());
    if (!children_.empty()) body += std::string(head, '\0');
    std::string record;
    append(record, static_cast<std::uint32_t>(offset + head + body.size()));
    append(record, count_);
    append(record, static_cast<std::uint32_t>(properties_.size()));
    record += static_cast<char>(name_.size());
    return record + body;
  }

 private:
  template <class Number>
  static void append(std::string& to, Number number) {
    to.append(reinterpret_cast<const char*>(&number), sizeof number);
  }
  template <class Number>
  FbxNode& add(char code, Number number) {
    properties_ += code;
    append(properties_, number);
    ++count_;
    return *this;
  }

  std::string name_, properties_;
  std::uint32_t count_ = 0;
  std::vector<FbxNode> children_;
};

}  // namespace

std::string squareFbx(double centimetresPerUnit, int upAxis) {
  const auto setting = [](const char* name, const char* type, const char* label) {
    return FbxNode("P").text(name).text(type).text(label).text("");
  };
  const auto named = [](const char* name, const char* kind) { return name + std::string("\0\1", 2) + kind; };
  const std::vector<FbxNode> nodes{
      FbxNode("FBXHeaderExtension").with(FbxNode("FBXVersion").whole(7400)),
      FbxNode("GlobalSettings")
          .with(FbxNode("Version").whole(1000))
          .with(FbxNode("Properties70")
                    .with(setting("UpAxis", "int", "Integer").whole(upAxis))
                    .with(setting("UpAxisSign", "int", "Integer").whole(1))
                    .with(setting("UnitScaleFactor", "double", "Number").number(centimetresPerUnit))),
      FbxNode("Objects")
          .with(FbxNode("Geometry")
                    .id(10)
                    .text(named("square", "Geometry"))
                    .text("Mesh")
                    .with(FbxNode("Vertices")
                              .list('d', std::vector<double>{0, 0, 0, 1, 0, 0, 1, 1, 0.5, 0, 1, 0.5}))
                    .with(FbxNode("PolygonVertexIndex").list('i', std::vector<std::int32_t>{0, 1, 2, -4}))
                    .with(FbxNode("GeometryVersion").whole(124)))
          .with(FbxNode("Model")
                    .id(20)
                    .text(named("square", "Model"))
                    .text("Mesh")
                    .with(FbxNode("Version").whole(232))),
      FbxNode("Connections")
          .with(FbxNode("C").text("OO").id(10).id(20))
          .with(FbxNode("C").text("OO").id(20).id(0))};
  std::string file = "Kaydara FBX Binary  " + std::string("\0\x1A\0", 3);
  const std::uint32_t version = 7400;
  file.append(reinterpret_cast<const char*>(&version), sizeof version);
  for (const FbxNode& node : nodes) file += node.at(file.size());
  return file + std::string(13, '\0');
}

Model ballModel(int rings, double radius) {
  Model model;
  model.materials.emplace_back().name = "ball";
  forBallTriangles(rings, [&](auto... corners) {
    for (const auto& [ring, side] : {corners...}) {
      const Vec3 at = onBall(rings, radius, ring, side);
      ModelVertex vertex;
      vertex.position = at.cast<float>();
      vertex.normal = (at - radius * Vec3::UnitZ()).normalized().cast<float>();
      vertex.uv = {float(side) / float(2 * rings), float(ring) / float(rings)};
      model.indices.push_back(static_cast<std::uint32_t>(model.vertices.size()));
      model.vertices.push_back(vertex);
    }
  });
  model.levels.push_back({{{0, 0, static_cast<std::uint32_t>(model.indices.size())}}, 0.0F});
  return model;
}

std::string ballObj(int rings, double radius, const std::string& mtl) {
  std::ostringstream text;
  if (!mtl.empty()) text << "mtllib " << mtl << "\nusemtl red\n";
  text << "o ball\n";
  for (int ring = 0; ring <= rings; ++ring)
    for (int side = 0; side <= 2 * rings; ++side) {
      const Vec3 at = onBall(rings, radius, ring, side);
      text << "v " << at.x() << ' ' << at.z() << ' ' << -at.y() << '\n';
    }
  forBallTriangles(rings, [&](auto... corners) {
    text << 'f';
    for (const auto& [ring, side] : {corners...}) text << ' ' << ring * (2 * rings + 1) + side + 1;
    text << '\n';
  });
  return text.str();
}

std::string writeTree(const std::string& folder, const TreeFormat& format) {
  // A round leaf: transparent outside.
  writePictureFile(folder + "/leaf.png", texelsBy(32, 32, 4, [](int column, int row, int channel) {
                     const double away = std::hypot(column - 15.5, row - 15.5);
                     return channel == 3 ? (away < 14.0 ? 255.0 : 0.0) : channel == 1 ? 140.0 + row : 40.0;
                   }));
  aiScene scene;
  scene.mRootNode = new aiNode("tree");
  scene.mNumMaterials = 2;
  scene.mMaterials = new aiMaterial* [2] {
    materialOf("bark", {0.3F, 0.2F, 0.1F}, nullptr), materialOf("leaf", {1.0F, 1.0F, 1.0F}, "leaf.png")
  };
  scene.mNumMeshes = 2;
  scene.mMeshes = new aiMesh* [2] { trunk().release(), leaves().release() };
  scene.mRootNode->mNumMeshes = 2;
  scene.mRootNode->mMeshes = new unsigned[2]{0, 1};
  scene.mMetaData = new aiMetadata;
  const std::string path = folder + "/tree_" + format.id + "." + format.ending;
  Assimp::Exporter exporter;
  if (exporter.Export(&scene, format.id, path) != aiReturn_SUCCESS)
    throw std::runtime_error(path + ": " + exporter.GetErrorString());
  return path;
}

}  // namespace scarp::test
