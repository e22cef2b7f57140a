#include "ui/render/PatchMesh.h"

namespace scarp {

PatchMesh::PatchMesh(int cellsASide) : cells(cellsASide) {
  const int side = cells + 1, half = cells / 2;
  const auto push = [this](int a, int b, int c) {
    for (const int index : {a, b, c}) indices.push_back(static_cast<std::uint16_t>(index));
  };
  for (int quarter = 0; quarter < 4; ++quarter)
    for (int j = (quarter >> 1) * half; j < ((quarter >> 1) + 1) * half; ++j)
      for (int i = (quarter & 1) * half; i < ((quarter & 1) + 1) * half; ++i) {
        const int a = j * side + i, b = a + 1, c = a + side, d = c + 1;
        push(d, b, a);
        push(c, d, a);
      }
  const int walls = side * side;
  for (int s = 0; s < 4; ++s)
    for (int k = 0; k < cells; ++k) {
      const int top = walls + 2 * (s * side + k), foot = top + 1, nextTop = top + 2, nextFoot = top + 3;
      push(foot, nextFoot, top);
      push(nextFoot, nextTop, top);
    }
}

}  // namespace scarp
