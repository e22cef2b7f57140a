#include "core/document/DocumentChange.h"

#include "core/document/DocumentState.h"

namespace scarp {

DocumentChange changeBetween(const DocumentState& before, const DocumentState& after) {
  DocumentChange change;
  change.frame = !(before.frame == after.frame);
  change.layers = before.layers != after.layers;
  change.selection = before.selecting != after.selecting;
  change.masks = before.masks != after.masks;
  change.materials = before.materials != after.materials || before.rules != after.rules;
  change.drapes = before.drapes != after.drapes;
  change.assets = before.assets != after.assets;
  change.objects = change.assets;
  change.scatterRules = before.scatterRules != after.scatterRules;
  return change;
}

}  // namespace scarp
