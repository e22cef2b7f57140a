#pragma once

#include <array>
#include <memory>
#include <vector>

#include "core/model/Model.h"
#include "ui/render/GlObjects.h"

namespace scarp {

/// The programs that draw models; compiled together.
struct ModelPrograms {
  GlProgram opaque, cutout;
};

/// A model on the graphics card: its vertices, levels of detail and pictures. Made and destroyed with the
/// context current.
class ModelMesh {
 public:
  /// `instances`: the buffer of what is drawn; `stride` bytes each, of which `look` begins four numbers and
  /// the first twelve are rows. `like`: one with the same materials, whose pictures it shares; null: none.
  ModelMesh(const Model& model, const GlBuffer& instances, int stride, int look,
            const ModelMesh* like = nullptr);

  /// The coarsest level that departs by no more than so many metres, of the model's own size.
  [[nodiscard]] int levelFor(double error) const;
  /// Draws instances; the programs' uniforms of the frame are set already.
  void draw(const ModelPrograms& programs, int level, std::size_t firstInstance, std::size_t count) const;

  [[nodiscard]] long long bytes() const { return bytes_; }

 private:
  struct Part {
    std::size_t material, first, count;
  };
  struct Level {
    std::vector<Part> parts;
    double error;
  };
  struct Surface {
    std::array<float, 4> colour, numbers;  ///< As model.frag has them.
    bool cutout, doubleSided;
    std::array<int, 3> pictures;  ///< Of pictures_: colours, normals, surface; −1: none.
  };
  void addPictures(const Model& model);

  GlVertexArray array_;
  GlBuffer vertices_, indices_;
  std::shared_ptr<std::vector<GlTexture>> pictures_;
  std::vector<Surface> surfaces_;
  std::vector<Level> levels_;
  long long bytes_ = 0;
};

/// A box as a model, for one that is missing.
[[nodiscard]] Model boxModel(const Box& box);

}  // namespace scarp
