#pragma once

#include "core/edit/EditSession.h"

namespace scarp::test {

/// Adds to the samples of a rectangle, as one edit.
inline void raise(TerrainDocument& document, const GridRect& samples, float by) {
  EditSession session(document, Message("Raise"));
  for (const TileLoan<float>& loan : session.lend(samples))
    for (int r = loan.rect.row0; r < loan.rect.row1; ++r)
      for (int c = loan.rect.column0; c < loan.rect.column1; ++c) loan.row(r)[c - loan.rect.column0] += by;
  session.touched(samples);
  session.commit();
}

}  // namespace scarp::test
