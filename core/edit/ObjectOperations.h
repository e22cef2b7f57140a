#pragma once

#include <vector>

#include "core/edit/OperationTraits.h"
#include "core/edit/StrokeOperations.h"
#include "core/objects/Asset.h"
#include "core/objects/Object.h"
#include "core/objects/ObjectVariation.h"
#include "core/objects/Scatter.h"
#include "core/scatter/ScatterRule.h"

// Operations on objects.

namespace scarp {

/// By its rule it may level the ground under it, and gets the elevation at which it stays.
struct PlaceOperation {
  static constexpr OperationTraits kTraits{
      .key = "place", .topic = EditTopic::Objects, .icon = "place", .copying = ScriptCopy::Alone};
  Object object;  ///< Its id is kept where no object has had it yet; 0, or else, a new one is given.

  [[nodiscard]] OperationParts parts();
};

struct ChangeObjectOperation {
  static constexpr OperationTraits kTraits{
      .key = "change-object", .topic = EditTopic::Objects, .icon = "place"};
  Object object;  ///< As it becomes; which one its id says.

  [[nodiscard]] OperationParts parts();
};

struct RemoveObjectOperation {
  static constexpr OperationTraits kTraits{
      .key = "remove-object", .topic = EditTopic::Objects, .icon = "delete"};
  [[nodiscard]] static const SettingList& schema();
  ObjectId id = 0;
};

// The same for many at once; an error about one of them leaves all as they were.

struct PlaceObjectsOperation {
  static constexpr OperationTraits kTraits{
      .key = "place-objects", .topic = EditTopic::Objects, .icon = "place", .copying = ScriptCopy::Alone};
  std::vector<Object> objects;  ///< Ids as in PlaceOperation.
  /// Assets of the objects, except built-in kinds, as in PasteOperation.
  std::vector<Asset> assets{};

  [[nodiscard]] OperationParts parts();
};

struct ChangeObjectsOperation {
  static constexpr OperationTraits kTraits{
      .key = "change-objects", .topic = EditTopic::Objects, .icon = "place"};
  std::vector<Object> objects;  ///< As they become; no id twice.

  [[nodiscard]] OperationParts parts();
};

struct RemoveObjectsOperation {
  static constexpr OperationTraits kTraits{
      .key = "remove-objects", .topic = EditTopic::Objects, .icon = "delete"};
  std::vector<ObjectId> ids;
};

/// Puts objects down along a stroke, or takes them away, as far as the selection reaches. Which, follows from
/// the places that the stroke covers and how strongly, not from the order in which it came by.
struct BrushObjectsOperation {
  static constexpr OperationTraits kTraits{.key = "brush-objects",
                                           .topic = EditTopic::Objects,
                                           .icon = "place",
                                           .copying = ScriptCopy::Alone,
                                           .effect = [] { return Message("the object brush"); }};
  bool erase = false;
  /// Assets (to erase: none is all of them), density, spacing, size, rule, turn and seed count, and to erase
  /// the assets alone.
  ScatterRule rule{};
  ObjectVariation variation{};
  double strength = 1.0;  ///< 0…1: of the density, or how many of the objects there are erased.
  PaintSource stroke{};   ///< Of the brush, size, spacing, falloff, alpha and symmetry count.
  ObjectId first = 0;     ///< As in ScatterOperation.

  [[nodiscard]] OperationParts parts();
  [[nodiscard]] const char* icon() const { return erase ? "delete" : kTraits.icon; }
};

/// Many objects at once, as far as the selection reaches.
struct ScatterOperation {
  static constexpr OperationTraits kTraits{.key = "scatter",
                                           .topic = EditTopic::Objects,
                                           .icon = "place",
                                           .copying = ScriptCopy::Alone,
                                           .effect = [] { return Message("the scatter operation"); }};
  ScatterSettings settings;
  ObjectId first = 0;  ///< The first one's id, the others' follow; as an object's own in PlaceOperation.
};

void readOperation(ObjectReader&, const FileScope&, PlaceOperation&);
[[nodiscard]] Json writeOperation(const PlaceOperation&);
[[nodiscard]] Result<void> performByPlaces(const PlaceOperation&, TerrainDocument&, const Progress&);
void readOperation(ObjectReader&, const FileScope&, ChangeObjectOperation&);
[[nodiscard]] Json writeOperation(const ChangeObjectOperation&);
[[nodiscard]] Result<void> performByPlaces(const ChangeObjectOperation&, TerrainDocument&, const Progress&);
[[nodiscard]] Result<void> performByPlaces(const RemoveObjectOperation&, TerrainDocument&, const Progress&);
void readOperation(ObjectReader&, const FileScope&, PlaceObjectsOperation&);
[[nodiscard]] Json writeOperation(const PlaceObjectsOperation&);
[[nodiscard]] Result<void> performByPlaces(const PlaceObjectsOperation&, TerrainDocument&, const Progress&);
void readOperation(ObjectReader&, const FileScope&, ChangeObjectsOperation&);
[[nodiscard]] Json writeOperation(const ChangeObjectsOperation&);
[[nodiscard]] Result<void> performByPlaces(const ChangeObjectsOperation&, TerrainDocument&, const Progress&);
void readOperation(ObjectReader&, const FileScope&, RemoveObjectsOperation&);
[[nodiscard]] Json writeOperation(const RemoveObjectsOperation&);
[[nodiscard]] Result<void> performByPlaces(const RemoveObjectsOperation&, TerrainDocument&, const Progress&);
void readOperation(ObjectReader&, const FileScope&, BrushObjectsOperation&);
[[nodiscard]] Json writeOperation(const BrushObjectsOperation&);
[[nodiscard]] Result<void> performByPlaces(const BrushObjectsOperation&, TerrainDocument&, const Progress&);
void readOperation(ObjectReader&, const FileScope&, ScatterOperation&);
[[nodiscard]] Json writeOperation(const ScatterOperation&);
[[nodiscard]] Result<void> performByPlaces(const ScatterOperation&, TerrainDocument&, const Progress&);

}  // namespace scarp
