#pragma once

#include <gtest/gtest.h>

#include "core/document/TerrainDocument.h"
#include "core/edit/EditSession.h"
#include "core/edit/Operation.h"
#include "core/edit/StrokeOperations.h"
#include "core/objects/Object.h"
#include "tests/support/Terrains.h"

namespace scarp::test {

/// A stroke straight across a point, from west to east.
inline StrokeOperation strokeAt(BrushKind kind, double x, double y, double radius, double strength) {
  StrokeOperation stroke;
  stroke.brush.kind = kind;
  stroke.brush.radius = radius;
  stroke.brush.strength = strength;
  stroke.samples = {{x - radius, y, 1.0, 0.0}, {x + radius, y, 1.0, 0.5}};
  return stroke;
}

/// Performs an operation that has to succeed.
inline void must(const Operation& operation, TerrainDocument& document) {
  const auto done = perform(operation, document);
  ASSERT_TRUE(done) << done.error().text();
}

/// Adds an object; with its id if no object has had it yet.
inline ObjectId addObject(EditSession& session, Object object) {
  object.id = session.takeObjectId(object.id);
  session.exchangeObjects({{object.id, object}});
  return object.id;
}

/// Selects by weights; as one undoable step.
inline void select(TerrainDocument& document, const MaskRaster& weights) {
  EditSession session(document, Message("Select"));
  DocumentState state = document.state();
  state.selecting = true;
  session.setState(std::move(state));
  session.replace(kSelection, weights);
  session.commit();
}

/// The opacity of a layer within its groups; 0 where it or one of them is hidden.
inline double shownShare(const TerrainDocument& document, const Layer& layer) {
  const double own = layer.visible ? layer.opacity : 0.0;
  for (const Layer& group : document.layers())
    if (layer.group != 0 && group.id == layer.group) return shownShare(document, group) * own;
  return own;
}

/// What the layers make of one sample, by the book.
inline float composedSample(const TerrainDocument& document, int column, int row) {
  const HeightRaster* base = document.raster(kBase);
  if (!base) return document.heights().at(column, row);
  float ground = base->at(column, row);
  for (const Layer& layer : document.layers()) {
    const HeightRaster* heights = document.raster({RasterRole::Layer, layer.id});
    const MaskRaster* mask = document.raster({RasterRole::LayerMask, layer.id});
    const double share = shownShare(document, layer);
    if (!heights || !(share > 0.0)) continue;
    const float held = heights->at(column, row);
    if (std::isnan(held) || std::isnan(ground)) continue;
    const float shown = static_cast<float>(share) * (mask ? mask->at(column, row) : 1.0F);
    float whole = held;
    if (layer.blend == LayerBlend::Add) whole = ground + held;
    if (layer.blend == LayerBlend::Max) whole = std::max(ground, held);
    if (layer.blend == LayerBlend::Min) whole = std::min(ground, held);
    if (layer.blend == LayerBlend::Replace && shown == 1.0F)
      ground = held;
    else
      ground += shown * (whole - ground);
  }
  return ground;
}

}  // namespace scarp::test
