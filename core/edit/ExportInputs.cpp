#include "core/edit/ExportInputs.h"

#include "core/document/TerrainDocument.h"

namespace scarp {

ExportInputs exportInputs(const TerrainDocument& document) {
  return {document.snapshot(), objectInputs(document), materialInputs(document), besidesGround(document),
          linesOnGround(document)};
}

ExportInputs exportInputs(const Terrain& terrain) {
  return {terrain, {{}, {{}, terrain, {}, nullptr, nullptr}}, {}, {}};
}

}  // namespace scarp
