#pragma once

#include <memory>
#include <vector>

#include "core/edit/OperationTraits.h"
#include "core/mask/TerrainClip.h"
#include "core/objects/Asset.h"
#include "core/objects/Object.h"

// Cut and paste.

namespace scarp {

/// Takes what is selected away: the ground becomes the plane that it stands on, wherever the active layer
/// shows, and the objects that stand where it is selected by a half or more go.
struct CutOperation {
  static constexpr OperationTraits kTraits{
      .key = "cut", .topic = EditTopic::Unmergeable, .copying = ScriptCopy::Never, .effect = [] {
        return Message("the cut");
      }};
};

/// Puts a clip onto the ground, wherever the active layer shows. The selection does not bound it: it is what
/// was copied, and what is pasted goes elsewhere.
struct PasteOperation {
  static constexpr OperationTraits kTraits{
      .key = "paste", .topic = EditTopic::Unmergeable, .copying = ScriptCopy::Never, .effect = [] {
        return Message("the paste");
      }};
  std::shared_ptr<const TerrainClip> clip;  ///< Not null.
  ClipPlacement placement;
  /// Objects of the clip, positioned in its frame; those that would be off the terrain are omitted.
  /// They do not level the ground, which comes as it was under them. An id is kept where no object has had it
  /// yet; 0, or else, a new one is given.
  std::vector<Object> objects{};
  /// Assets of the objects, except built-in kinds; those that the document lacks are added to it. One of
  /// the same name and another model comes under another name.
  std::vector<Asset> assets{};

  [[nodiscard]] OperationParts parts();
};

}  // namespace scarp
