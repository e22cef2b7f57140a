#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <unordered_set>
#include <vector>

#include "core/document/DocumentParts.h"
#include "core/store/StoredModels.h"
#include "core/store/StoredPictures.h"

namespace scarp {

class TerrainDocument;

/// What the interface keeps with a project (view, bookmarks, brush …): key → JSON text. Nobody here looks
/// inside.
using ProjectSettings = std::map<std::string, std::string>;

/// What a save takes. A value that shares all tiles with the document: made on the document's thread, to be
/// used on any.
struct ProjectContents {
  DocumentParts document;
  ProjectSettings settings;
  std::vector<std::byte> preview;  ///< PNG; empty: the file keeps the one that it has.
  PictureSet pictures;             ///< Of the materials and models that the document has or its history had.
  ModelSet models;                 ///< Of the assets that the document has or its history had.
  std::string name;                ///< Of the saved state, for a person; usually empty.
};

/// The document as it is now. Costs its directories, its objects and its pyramid (a few ms). Records of the
/// history whose ids are `known` (ProjectFile::knownHistory()) go without what they hold. Contract: no edit
/// is open.
[[nodiscard]] ProjectContents contentsOf(const TerrainDocument& document,
                                         const std::unordered_set<std::uint64_t>& known = {});

}  // namespace scarp
