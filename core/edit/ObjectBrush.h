#pragma once

#include <map>
#include <optional>
#include <span>
#include <vector>

#include "core/edit/MaskStroke.h"
#include "core/edit/ObjectEdit.h"
#include "core/edit/ObjectOperations.h"
#include "core/edit/Operation.h"
#include "core/scatter/ApartPlaces.h"

namespace scarp {

/// Objects that a brush puts down or takes away while it is used, as one undoable step. They follow from the
/// weights of the whole stroke: how often show() is called makes no difference. Destroyed uncommitted, it
/// leaves no trace.
class ObjectBrushStroke {
 public:
  /// Contract: check(operation, document). The samples of the operation are not looked at.
  ObjectBrushStroke(TerrainDocument& document, BrushObjectsOperation operation);

  // Whether the stroke reaches anything more.
  bool add(const StrokeSample& sample) { return stroke_.add(sample); }
  bool finish() { return stroke_.finish(); }
  /// Brings the objects in step with the stroke. An Error where they would be more than kMostScattered: they
  /// stay as they were then.
  Result<void> show();
  /// Whether anything changed. Contract: finished and shown.
  bool commit();

  [[nodiscard]] std::span<const StrokeSample> samples() const { return stroke_.samples(); }
  [[nodiscard]] const BrushSettings& settings() const { return stroke_.settings(); }
  [[nodiscard]] const Message& truncation() const { return stroke_.truncation(); }

 private:
  [[nodiscard]] double weightAt(double x, double y) const;
  [[nodiscard]] Result<std::vector<Object>> placed();
  [[nodiscard]] std::map<ObjectId, std::optional<Object>> erased();

  TerrainDocument& document_;
  BrushObjectsOperation operation_;
  Terrain onto_;
  std::optional<MaskRaster> selection_;
  MaskStroke stroke_;
  GridRect reached_;                    ///< By the stroke.
  std::optional<NearPlaces> present_;   ///< Objects that stood there before.
  std::optional<ObjectsEdit> placing_;  ///< Or else
  std::optional<EditSession> erasing_;
  std::vector<Object> left_;  ///< That may still be erased.
};

/// One line that names what is out of range, or an asset that is not there.
[[nodiscard]] Result<void> check(const BrushObjectsOperation& operation, const TerrainDocument& document);

}  // namespace scarp
