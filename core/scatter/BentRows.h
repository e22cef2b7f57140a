#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/base/Result.h"
#include "core/geometry/Box.h"
#include "core/geometry/Vec.h"
#include "core/line/LineDesign.h"
#include "core/model/Model.h"
#include "core/objects/Asset.h"
#include "core/scatter/ScatterRows.h"
#include "core/scatter/ScatterRule.h"

namespace scarp {

/// Models as they are bent: the finest level alone.
class BendableModels {
 public:
  explicit BendableModels(AssetTable assets) : assets_(std::move(assets)) {}
  struct Bendable {
    Model model;  ///< Only what its level shows.
    ModelPtr source;
    Box bounds{Vec3::Zero(), Vec3::Zero()};
  };
  /// Null where the model is missing. Valid as long as this. Not from two threads at once.
  const Bendable* find(AssetKind asset);

 private:
  AssetTable assets_;
  std::map<AssetKind, std::unique_ptr<const Bendable>> known_;
};

/// Where a model stands on a path, and which ways it looks.
struct BentFrame {
  Vec3 place, across, up;
  Vec3 along;  ///< Of length 1.
};

/// The way of the bases of models beside a stretch of a line.
class BentPath {
 public:
  /// Nodes in the order in which they are laid; `ring`: from the last on to the first.
  BentPath(const LineDesign& design, const std::vector<LineNode>& nodes, bool ring, const ScatterRule& rule,
           bool onRight);

  [[nodiscard]] double length() const { return ways_.empty() ? 0.0 : ways_.back(); }
  /// At a place along it, from 0 to length(), metres.
  [[nodiscard]] BentFrame at(double way) const;

 private:
  std::vector<BentFrame> frames_;
  std::vector<double> ways_;
};

/// The nodes of a line in stretches, with whether each is a ring. `skipSpans`: without bridges and tunnels.
[[nodiscard]] std::vector<std::pair<std::vector<LineNode>, bool>> stretchesOf(const LineDesign& design,
                                                                              bool skipSpans);

/// Models of one asset, bent along a part of a line. Never changed once shared.
struct BentMesh {
  AssetKind asset = AssetKind::Conifer;
  Vec3 origin = Vec3::Zero();  ///< Local frame, whole metres.
  ModelPtr source;             ///< The model of the asset; null of a built-in one.
  Model mesh;                  ///< Vertices as seen from the origin, z up; one level.

  [[nodiscard]] Box box() const { return {origin + mesh.bounds.min, origin + mesh.bounds.max}; }
  [[nodiscard]] bool operator==(const BentMesh& other) const;
};
/// In the order of rules, layers, lines and sides.
using BentMeshes = std::vector<std::shared_ptr<const BentMesh>>;

/// All models that rules bend have no more vertices than this.
inline constexpr std::size_t kMostBentVertices = 8'000'000;

/// The models of a rule, bent along a line. Their bases run along the designed course, besides the bed as
/// rows do (ScatterRule::rowOffset), at the height of the bed, beyond its edge at that of the edge, and
/// heightOffset above it. With ScatterFacing::Along their x axis is laid along the line, on the right against
/// it; else their y axis, and x looks away from the line or towards it. So on both sides the same face looks
/// to the line. Up stays vertical with ObjectRule::KeepOffset; with Align it is square on the course and
/// leans as the bed is tilted. Models follow each other without a gap, in their own order by weight and seed;
/// a line that is closed is closed by them. Where bridges and tunnels are to be left out, each stretch
/// between them is a line for itself. Of the rule density, spacing, jitter, clusters, conditions and
/// distances do not count. Follows from the rule, the design and the models alone, to the bit, on any number
/// of threads. An error is one line: a model without a length along the line, more than `most` vertices.
/// Contract: the rule is valid and bends models.
[[nodiscard]] Result<BentMeshes> bentAlong(const ScatterRule& rule, const LineDesign& design,
                                           BendableModels& models, std::size_t most = kMostBentVertices);

/// Whether a rule bends models along lines of a layer.
[[nodiscard]] inline bool bendsAlong(const ScatterRule& rule, const std::string& layer) {
  return rule.visible && bendsModels(rule) && (rule.linesOf.empty() || rule.linesOf == layer);
}
/// Whether models can be bent along a line: it is shown, and no brush path, which is designed on what it
/// makes.
[[nodiscard]] inline bool canBendAlong(const Line& line) { return line.visible && !hasBrush(line.kind); }
/// The error where a rule, by its place, would bend more than all may.
[[nodiscard]] Error tooManyBent(std::size_t place, const ScatterRule& rule);

[[nodiscard]] std::size_t verticesOf(const BentMeshes& meshes);

}  // namespace scarp
