#pragma once

#include <cstddef>
#include <cstdint>

#include "core/document/RasterId.h"

namespace scarp {

/// Which step of history; never used again after its step has gone. 0 is none.
using StepId = std::uint64_t;

/// What an operation means: its place, as people and scripts have it, and in what has been done its id beside
/// the place that it had then. Where there is an id it is the id that counts, as others may have put something
/// before it since.
template <class Id>
struct PlaceAndId {
  std::size_t place = 0;
  Id id = 0;

  PlaceAndId() = default;
  PlaceAndId(std::size_t at) : place(at) {}
  PlaceAndId(std::size_t at, Id which) : place(at), id(which) {}
  operator std::size_t() const { return place; }
};

/// A layer; the lowest has the place 1. Place and id 0: the base, or no layer.
using LayerName = PlaceAndId<LayerId>;
/// A step of history, or a state between steps.
using StepName = PlaceAndId<StepId>;

}  // namespace scarp
