#include "core/project/ProjectContents.h"

#include "core/document/EditHistory.h"
#include "core/document/TerrainDocument.h"

namespace scarp {

ProjectContents contentsOf(const TerrainDocument& document, const std::unordered_set<std::uint64_t>& known) {
  EXPECTS(!document.editing());
  ProjectContents contents;
  DocumentParts& parts = contents.document;
  static_cast<DocumentContent&>(parts) = document.content();
  parts.activeLayer = document.activatedLayer();
  parts.nextLayer = document.nextLayerId();
  parts.pyramid = document.pyramid();
  const EditHistory& history = document.history();
  parts.history = history.contents(known);
  addPictures(parts.state, contents.pictures);
  addModels(parts.state, contents.models);
  for (std::size_t i = 0; i < history.size(); ++i) {
    addPictures(history.record(i), contents.pictures);
    addModels(history.record(i), contents.models);
  }
  addPictures(contents.models, contents.pictures);
  return contents;
}

}  // namespace scarp
