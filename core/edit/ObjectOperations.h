#pragma once

#include <vector>

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
  Object object;  ///< Its id is kept where no object has had it yet; 0, or else, a new one is given.
};

struct ChangeObjectOperation {
  Object object;  ///< As it becomes; which one its id says.
};

struct RemoveObjectOperation {
  ObjectId id = 0;
};

// The same for many at once; an error about one of them leaves all as they were.

struct PlaceObjectsOperation {
  std::vector<Object> objects;  ///< Ids as in PlaceOperation.
  /// Assets of the objects, except built-in kinds, as in PasteOperation.
  std::vector<Asset> assets{};
};

struct ChangeObjectsOperation {
  std::vector<Object> objects;  ///< As they become; no id twice.
};

struct RemoveObjectsOperation {
  std::vector<ObjectId> ids;
};

/// Puts objects down along a stroke, or takes them away, as far as the selection reaches. Which, follows from
/// the places that the stroke covers and how strongly, not from the order in which it came by.
struct BrushObjectsOperation {
  bool erase = false;
  /// Assets (to erase: none is all of them), density, spacing, size, rule, turn and seed count, and to erase
  /// the assets alone.
  ScatterRule rule{};
  ObjectVariation variation{};
  double strength = 1.0;  ///< 0…1: of the density, or how many of the objects there are erased.
  PaintSource stroke{};   ///< Of the brush, size, spacing, falloff, alpha and symmetry count.
  ObjectId first = 0;     ///< As in ScatterOperation.
};

/// Many objects at once, as far as the selection reaches.
struct ScatterOperation {
  ScatterSettings settings;
  ObjectId first = 0;  ///< The first one's id, the others' follow; as an object's own in PlaceOperation.
};

}  // namespace scarp
