#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

#include "core/base/Message.h"
#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/document/DocumentState.h"
#include "core/material/MaterialMap.h"
#include "core/objects/ObjectLayer.h"
#include "core/scatter/ScatterField.h"
#include "core/terrain/Terrain.h"

namespace scarp {

/// How much of a document an export leaves out.
struct LeftOut {
  std::size_t objects = 0, scatterRules = 0, materials = 0, drapes = 0, hiddenLayers = 0;
};

/// All that is no ground.
[[nodiscard]] LeftOut besidesGround(const DocumentContent& content);

/// "3 materials are not in this file", a line for each kind.
[[nodiscard]] std::vector<Message> leftOutLines(const LeftOut& left);

struct MaterialPaint;
struct RuleGround;

struct EvaluatedMaterials {
  MaterialMap ruled, map;  ///< ruled: by rules alone; map: with paint.
};
/// Computes the materials of a content's whole terrain, or returns nothing if `progress` cancels. Any thread.
[[nodiscard]] std::optional<EvaluatedMaterials> evaluateMaterials(const DocumentContent& content,
                                                                  const RuleGround& ground,
                                                                  const RuleWeights& rules,
                                                                  const std::vector<MaterialPaint>& paint,
                                                                  const Progress& progress = {});
/// Computes the objects of a content's scatter rules. Errors as in ScatterField::make(). Any thread.
[[nodiscard]] Result<ScatterField> evaluateScatter(const DocumentContent& content, const RuleGround& ground,
                                                   const Progress& progress = {},
                                                   const ScatterReuse& reuse = {});

/// Object of a scatter rule.
struct RuledObject {
  std::size_t rule;  ///< Index in the document.
  Object object;     ///< Without an id.
};
/// Returns all objects of a field, rule by rule, in the order of tiles and keys.
[[nodiscard]] std::vector<RuledObject> ruledObjects(const ScatterField& field);

/// Data derived from a document's content: materials and objects of scatter rules. Each part is computed on
/// the thread that asks for it first, and kept. A value; copies share what was computed. Any thread.
class DerivedContent {
 public:
  /// `drainage`: areas of the content's ground, m², where they are known.
  explicit DerivedContent(DocumentContent content, std::optional<HeightRaster> drainage = {});
  /// Of a terrain without materials and objects.
  explicit DerivedContent(Terrain terrain);

  [[nodiscard]] const DocumentContent& content() const { return content_; }
  [[nodiscard]] const Terrain& terrain() const { return terrain_; }
  /// Returns the thickness of the sediment that erosion deposited, metres; null if there is none.
  [[nodiscard]] const HeightRaster* deposits() const { return content_.raster(kDeposit); }
  [[nodiscard]] LeftOut besidesGround() const { return scarp::besidesGround(content_); }

  /// Returns the materials of the whole terrain, as LiveMaterials has them with drainage areas of its ground. May be
  /// cancelled.
  [[nodiscard]] Result<std::shared_ptr<const MaterialMap>> materials(const Progress& progress = {}) const;
  /// Returns what the rules put on the whole terrain, as LiveScatter has it with drainage areas of its ground. The
  /// error is one line: too many, cancelled.
  [[nodiscard]] Result<std::shared_ptr<const ScatterField>> scatter(const Progress& progress = {}) const;
  /// Returns the objects that were placed by hand, followed by those of the scatter rules. Errors as scatter().
  [[nodiscard]] Result<ObjectList> objects(const Progress& progress = {}) const;
  /// Returns how often drainage areas were computed for this scene and its copies.
  [[nodiscard]] int drainageComputed() const;

 private:
  struct Parts;
  [[nodiscard]] Result<void> findDrainage(const Progress& progress) const;
  [[nodiscard]] Result<std::shared_ptr<const MaterialMap>> findMaterials(const Progress& progress) const;

  DocumentContent content_;
  Terrain terrain_;
  std::shared_ptr<Parts> parts_;
};

}  // namespace scarp
