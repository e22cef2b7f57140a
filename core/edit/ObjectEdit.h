#pragma once

#include <map>
#include <optional>
#include <span>
#include <vector>

#include "core/edit/EditSession.h"
#include "core/edit/MaskStroke.h"
#include "core/edit/ObjectOperations.h"
#include "core/edit/Operation.h"
#include "core/objects/Asset.h"
#include "core/scatter/ApartPlaces.h"
#include "core/terrain/Terrain.h"

namespace scarp {

/// Why an object cannot be put there, as one line: its numbers, no ground under it, that it is locked, or,
/// where it would level the ground, that this cannot be edited. `before`: what it was until now, null for a
/// new one.
[[nodiscard]] Result<void> canStand(const Object& object, const Object* before,
                                    const TerrainDocument& document);
/// "conifer 5 is locked"
[[nodiscard]] Error lockedError(const Object& object);
/// Why one of several cannot; those that are there are known by their ids.
[[nodiscard]] Result<void> canStand(std::span<const Object> objects, const TerrainDocument& document);

/// Objects being placed or changed together, as often as it takes, as one undoable step with what their rules
/// do to the ground. Destroyed uncommitted, it leaves no trace.
class ObjectsEdit {
 public:
  /// Places new ones; ids are kept where no object has had them yet. With them come assets that they look
  /// like. Contract: canStand(), checkBrought().
  ObjectsEdit(TerrainDocument& document, Message title, std::vector<Object> fresh,
              std::vector<Asset> assets = {});
  /// Changes those with these ids. Contract: they are there, each once.
  ObjectsEdit(TerrainDocument& document, Message title, std::span<const ObjectId> ids);
  /// Takes objects out of scatter rules, as one is told; before() has those that were there as they were.
  /// Contract: takeScattered() would do it.
  ObjectsEdit(TerrainDocument& document, Message title, const TakeScatteredOperation& taken);

  /// As they are now.
  [[nodiscard]] const std::vector<Object>& objects() const { return objects_; }
  /// What they are known by, in the same order.
  [[nodiscard]] const std::vector<ObjectId>& ids() const { return ids_; }
  /// As they were; of new ones none.
  [[nodiscard]] const std::vector<Object>& before() const { return before_; }
  /// Makes them this, whatever they were made before; their ids are this edit's, in the same order. New ones
  /// may become fewer or more. Ground that they level is levelled as far as edits reach (the selection, the
  /// layer's mask). Contract: canStand().
  void set(std::vector<Object> objects);
  /// Takes back what they did to the ground, until they are set again: a drag goes by the ground as it was.
  void lift();
  /// New ones get ids from this on, as far as no object has had them yet; 0: any.
  void number(ObjectId first) { first_ = first; }
  /// Whether anything changed. Without an operation that did it, the step keeps what the objects became.
  bool commit(std::shared_ptr<const Operation> operation = nullptr);

 private:
  [[nodiscard]] Operation whatWasDone() const;
  [[nodiscard]] bool levels(std::size_t place, const Object& object) const;
  void levelGround(const std::vector<Object>& objects);

  TerrainDocument& document_;
  Terrain onto_;  ///< As it was.
  EditSession session_;
  std::vector<Asset> assets_;
  std::vector<ScatterPlace> places_;  ///< Taken out of rules.
  std::vector<ObjectId> removed_;
  std::size_t changed_ = 0;  ///< So many of the first belonged to no rule.
  std::vector<Object> before_, objects_;
  std::vector<ObjectId> ids_;  ///< Those of objects_, and of new ones that are gone again.
  ObjectId first_ = 0;
  bool fresh_;
  std::optional<MaskRaster> mask_;  ///< Made when ground is first levelled.
  bool masked_ = false, levelled_ = false;
};

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
