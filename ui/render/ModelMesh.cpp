#include "ui/render/ModelMesh.h"

#include <epoxy/gl.h>

#include <algorithm>
#include <bit>
#include <cstddef>
#include <map>

namespace scarp {

namespace {

/// Albedo and opacity of a material together, of the albedo's size.
Texels pictureOf(const ModelMaterial& material) {
  const Picture& shape = material.albedo ? *material.albedo : *material.opacity;
  const Texels albedo = material.albedo ? texelsOf(*material.albedo) : Texels();
  const Texels opacity = material.opacity ? texelsOf(*material.opacity) : Texels();
  Texels both{shape.columns, shape.rows, 4, {}};
  both.values.assign(both.place(0, both.rows), 255);
  for (int row = 0; row < both.rows; ++row)
    for (int column = 0; column < both.columns; ++column) {
      std::uint8_t* const to = &both.values[both.place(column, row)];
      if (material.albedo) std::copy_n(&albedo.values[albedo.place(column, row)], 3, to);
      if (material.opacity)
        to[3] = opacity.values[opacity.place(column * opacity.columns / both.columns,
                                             row * opacity.rows / both.rows)];
    }
  return both;
}

GlTexture textureOf(const Texels& texels, GLenum form) {
  GlTexture texture = makeTexture(GL_TEXTURE_2D);
  const GLuint id = texture.id();
  const auto longest = static_cast<unsigned>(std::max(texels.columns, texels.rows));
  glTextureStorage2D(id, std::bit_width(longest), form, texels.columns, texels.rows);
  glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
  glTextureSubImage2D(id, 0, 0, 0, texels.columns, texels.rows, texels.channels == 4 ? GL_RGBA : GL_RGB,
                      GL_UNSIGNED_BYTE, texels.values.data());
  glPixelStorei(GL_UNPACK_ALIGNMENT, 4);
  glGenerateTextureMipmap(id);
  setSampling(texture, GL_LINEAR_MIPMAP_LINEAR, GL_LINEAR, GL_REPEAT);
  return texture;
}

}  // namespace

ModelMesh::ModelMesh(const Model& model, const GlBuffer& instances, int stride, int look,
                     const ModelMesh* like)
    : array_(makeVertexArray()), vertices_(makeBuffer()), indices_(makeBuffer()) {
  storeIn(vertices_, model.vertices.data(), model.vertices.size() * sizeof(ModelVertex));
  storeIn(indices_, model.indices.data(), model.indices.size() * sizeof(std::uint32_t));
  bytes_ = static_cast<long long>(model.vertices.size() * sizeof(ModelVertex) +
                                  model.indices.size() * sizeof(std::uint32_t));
  readBuffer(array_, vertices_, sizeof(ModelVertex));
  readBuffer(array_, instances, static_cast<std::size_t>(stride), true, 1);
  glVertexArrayElementBuffer(array_.id(), indices_.id());
  addFloats(array_, 0, 3, offsetof(ModelVertex, position));
  addFloats(array_, 1, 3, offsetof(ModelVertex, normal));
  addFloats(array_, 2, 2, offsetof(ModelVertex, uv));
  addFloats(array_, 7, 4, offsetof(ModelVertex, colour));
  glVertexArrayAttribFormat(array_.id(), 7, 4, GL_UNSIGNED_BYTE, GL_TRUE, offsetof(ModelVertex, colour));
  for (unsigned row = 0; row < 3; ++row) addFloats(array_, 3 + row, 4, row * 4 * sizeof(float), 1);
  addFloats(array_, 6, 4, static_cast<std::size_t>(look), 1);
  if (like) {
    pictures_ = like->pictures_;
    surfaces_ = like->surfaces_;
  } else {
    addPictures(model);
  }
  for (const ModelLevel& level : model.levels) {
    Level& made = levels_.emplace_back();
    made.error = level.error;
    for (const ModelPart& part : level.parts) made.parts.push_back({part.material, part.first, part.count});
  }
}

void ModelMesh::addPictures(const Model& model) {
  pictures_ = std::make_shared<std::vector<GlTexture>>();
  // By albedo and opacity, or by a normal or surface alone.
  std::map<std::pair<const Picture*, const Picture*>, int> known;
  const auto place = [&](const Picture* first, const Picture* second, GLenum form, const auto& texels) {
    if (!first && !second) return -1;
    const auto [entry, fresh] = known.try_emplace({first, second}, static_cast<int>(pictures_->size()));
    if (fresh) {
      const Texels made = texels();
      pictures_->push_back(textureOf(made, form));
      bytes_ += static_cast<long long>(made.values.size()) * 4 / 3;
    }
    return entry->second;
  };
  for (const ModelMaterial& material : model.materials) {
    Surface& surface = surfaces_.emplace_back();
    std::copy_n(material.colour.data(), 4, surface.colour.begin());
    const bool pictured = material.albedo || material.opacity;
    // What is blended is drawn as if it was cut out at a half: there is no order to draw it in.
    const float cutoff = material.alpha == ModelAlpha::Mask ? material.cutoff : 0.5F;
    surface.numbers = {material.metallic, material.roughness, cutoff, pictured ? 1.0F : 0.0F};
    // Glass as a whole would vanish.
    const bool whole = material.alpha == ModelAlpha::Blend && !material.opacity;
    surface.cutout = material.alpha != ModelAlpha::Opaque && !whole;
    surface.doubleSided = material.doubleSided;
    surface.pictures = {place(material.albedo.get(), material.opacity.get(), GL_SRGB8_ALPHA8,
                              [&] { return pictureOf(material); }),
                        place(material.normal.get(), material.normal.get(), GL_RGB8,
                              [&] { return texelsOf(*material.normal); }),
                        place(material.surface.get(), material.surface.get(), GL_RGB8,
                              [&] { return texelsOf(*material.surface); })};
  }
}

int ModelMesh::levelFor(double error) const {
  int level = 0;
  while (level + 1 < static_cast<int>(levels_.size()) &&
         levels_[static_cast<std::size_t>(level) + 1].error <= error)
    ++level;
  return level;
}

void ModelMesh::draw(const ModelPrograms& programs, int level, std::size_t firstInstance,
                     std::size_t count) const {
  if (count == 0) return;
  glBindVertexArray(array_.id());
  for (const Part& part : levels_[static_cast<std::size_t>(level)].parts) {
    const Surface& surface = surfaces_[part.material];
    const GLuint program = (surface.cutout ? programs.cutout : programs.opaque).id();
    glUseProgram(program);
    glProgramUniform4fv(program, 3, 1, surface.colour.data());
    glProgramUniform4fv(program, 4, 1, surface.numbers.data());
    glProgramUniform2f(program, 5, surface.pictures[1] >= 0 ? 1.0F : 0.0F,
                       surface.pictures[2] >= 0 ? 1.0F : 0.0F);
    for (std::size_t unit = 0; unit < surface.pictures.size(); ++unit)
      if (const int picture = surface.pictures[unit]; picture >= 0)
        glBindTextureUnit(static_cast<GLuint>(unit), (*pictures_)[static_cast<std::size_t>(picture)].id());
    surface.doubleSided ? glDisable(GL_CULL_FACE) : glEnable(GL_CULL_FACE);
    glDrawElementsInstancedBaseInstance(GL_TRIANGLES, static_cast<GLsizei>(part.count), GL_UNSIGNED_INT,
                                        reinterpret_cast<const void*>(part.first * sizeof(std::uint32_t)),
                                        static_cast<GLsizei>(count), static_cast<GLuint>(firstInstance));
  }
  glDisable(GL_CULL_FACE);
}

Model boxModel(const Box& box) {
  Model model;
  ModelMaterial grey;
  grey.colour = {0.55F, 0.2F, 0.5F, 1.0F};
  grey.doubleSided = true;
  model.materials.push_back(grey);
  for (int axis = 0; axis < 3; ++axis)
    for (const int side : {0, 1}) {
      const int u = (axis + 1) % 3, v = (axis + 2) % 3;
      const auto first = static_cast<std::uint32_t>(model.vertices.size());
      for (const auto& [a, b] : {std::pair{0, 0}, {1, 0}, {1, 1}, {0, 1}}) {
        Vec3 at;
        at[axis] = side != 0 ? box.max[axis] : box.min[axis];
        at[u] = a != 0 ? box.max[u] : box.min[u];
        at[v] = b != 0 ? box.max[v] : box.min[v];
        ModelVertex vertex;
        vertex.position = at.cast<float>();
        vertex.normal.setZero();
        vertex.normal[axis] = side != 0 ? 1.0F : -1.0F;
        vertex.uv.setZero();
        model.vertices.push_back(vertex);
      }
      const std::array<std::uint32_t, 6> out{0, 1, 2, 0, 2, 3}, in{0, 2, 1, 0, 3, 2};
      for (const std::uint32_t corner : side != 0 ? out : in) model.indices.push_back(first + corner);
    }
  model.levels.push_back({{{0, 0, static_cast<std::uint32_t>(model.indices.size())}}, 0.0F});
  return model;
}

}  // namespace scarp
