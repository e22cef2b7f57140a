#pragma once

namespace scarp {

/// How much a pick of objects tested.
struct PickTests {
  long long boxes = 0, triangles = 0;
};

/// A visitor of a Bvh that counts the boxes on the way. `tests` may be null.
template <class Visit>
struct CountingVisit {
  Visit visit;
  PickTests* tests;

  template <class Item>
  double operator()(Item item, double tMax) const {
    return visit(item, tMax);
  }
  void boxesTested(int count) const {
    if (tests) tests->boxes += count;
  }
};
template <class Visit>
CountingVisit(Visit, PickTests*) -> CountingVisit<Visit>;

}  // namespace scarp
