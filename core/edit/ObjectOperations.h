#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/edit/OperationTraits.h"
#include "core/edit/StrokeOperations.h"
#include "core/objects/Asset.h"
#include "core/objects/Object.h"
#include "core/objects/ObjectVariation.h"
#include "core/objects/Scatter.h"
#include "core/scatter/ScatterRule.h"

// Operations on objects.

// Operations on scatter rules.

namespace scarp {

/// By its rule it may level the ground under it, and gets the elevation at which it stays.
struct PlaceOperation {
  static constexpr OperationTraits kTraits{
      .key = "place", .topic = EditTopic::Objects, .icon = "place", .copying = ScriptCopy::Alone};
  [[nodiscard]] static const SettingList& schema();
  Object object;  ///< Its id is kept where no object has had it yet; 0, or else, a new one is given.

  [[nodiscard]] OperationParts parts();
};

struct ChangeObjectOperation {
  static constexpr OperationTraits kTraits{
      .key = "change-object", .topic = EditTopic::Objects, .icon = "place"};
  [[nodiscard]] static const SettingList& schema();
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
  [[nodiscard]] static const SettingList& schema();
  std::vector<Object> objects;  ///< Ids as in PlaceOperation.
  /// Assets of the objects, except built-in kinds, as in PasteOperation.
  std::vector<Asset> assets{};

  [[nodiscard]] OperationParts parts();
};

struct ChangeObjectsOperation {
  static constexpr OperationTraits kTraits{
      .key = "change-objects", .topic = EditTopic::Objects, .icon = "place"};
  [[nodiscard]] static const SettingList& schema();
  std::vector<Object> objects;  ///< As they become; no id twice.

  [[nodiscard]] OperationParts parts();
};

struct RemoveObjectsOperation {
  static constexpr OperationTraits kTraits{
      .key = "remove-objects", .topic = EditTopic::Objects, .icon = "delete"};
  [[nodiscard]] static const SettingList& schema();
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

/// Gives the terrain these scatter rules in place of those that it has.
struct ScatterRulesOperation {
  static constexpr OperationTraits kTraits{.key = "scatter-rules", .topic = EditTopic::Objects};
  [[nodiscard]] static const SettingList& schema();
  std::vector<ScatterRule> rules;  ///< A rule of id 0 gets a new one.
};

/// Takes objects out of scatter rules: their places stay free from now on, and these objects, which belong
/// to no rule, come in their stead; none where they are removed. What a person did at once to objects that
/// belong to no rule is part of the step.
struct TakeScatteredOperation {
  static constexpr OperationTraits kTraits{.key = "take-scattered", .topic = EditTopic::Objects};
  [[nodiscard]] static const SettingList& schema();
  std::vector<ScatterPlace> places;  ///< At least one.
  std::vector<Object> objects{};     ///< Ids as PlaceOperation has them.
  std::size_t changed = 0;           ///< So many of the first are objects that are there, as they become.
  std::vector<ObjectId> removed{};   ///< Others that are there.

  [[nodiscard]] OperationParts parts();
};

/// Makes ordinary objects of all that a scatter rule puts down, and removes the rule.
struct BakeScatterOperation {
  static constexpr OperationTraits kTraits{.key = "bake-scatter", .topic = EditTopic::Objects};
  [[nodiscard]] static const SettingList& schema();
  std::uint32_t rule = 0;  ///< Its id.
  ObjectId first = 0;      ///< Of the first; 0: a new one. The others' follow.
};

}  // namespace scarp
