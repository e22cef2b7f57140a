#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/geometry/Box.h"
#include "core/objects/ObjectPicker.h"
#include "core/pick/MethodAnswer.h"

namespace scarp {

/// Ways to find the object that a ray meets. The boxes are those of the models, turned with the objects; a
/// method that tests boxes only has its answer where the ray enters the nearest box, before the model or
/// beside it. A ray that starts in a box meets it there.
enum class ObjectMethod : std::uint8_t {
  Tree,  ///< ObjectPicker: a tree of boxes, then a tree of the model's triangles.
  /// The tree of boxes, and the slab test of each turned box that it leads to. Its boxes are upright and
  /// close round the model, so it may pass by a corner of a turned box that the next two find.
  BoxTree,
  SlabBoxes,  ///< The slab test of every box in turn.
  WooBoxes,   ///< Woo's candidate-plane test of every box in turn.
  Triangles,  ///< Every triangle of every model.
};
inline constexpr std::size_t kObjectMethods = 5;

/// The pick of an object laid open, for the picking inspector. Faces are those of the model's own box.
struct ObjectPickReport {
  ObjectHit hit;
  AssetKind asset;
  Vec3 normal;                           ///< Of the triangle, unit, outward, local frame.
  std::optional<BoxSpan> slab;           ///< The ray within the object's box, by the slab test.
  std::optional<BoxHit> woo;             ///< By Woo's test, in the model's frame; t is the ray's.
  std::array<CandidatePlane, 3> planes;  ///< By axis of the model; t is the ray's.
  std::array<Vec3, 8> corners;           ///< Of the box, local frame; bit i of the index: max on axis i.
  /// In the order of ObjectMethod: the first two, and the others where the objects are few enough to be
  /// quick.
  std::vector<MethodAnswer> answers;
};

/// For the object that ObjectPicker finds; nothing where it finds none. `ray`: up to the ground. Takes some
/// milliseconds at most. Contract: as ObjectPicker::pick(). Pure but for the clock.
[[nodiscard]] std::optional<ObjectPickReport> reportObjectPick(const ObjectPicker& objects,
                                                               const LocalRay& ray);

/// The answers that a report of many objects is without: those that test all of them in turn.
[[nodiscard]] std::vector<MethodAnswer> testEveryObject(std::span<const PlacedObject> objects,
                                                        const LocalRay& ray, const ObjectHit& hit);

}  // namespace scarp
