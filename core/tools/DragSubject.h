#pragma once

namespace scarp {

/// What a drag changes.
enum class DragSubject {
  Document,  ///< Ground, objects, masks or the selection, as an undoable step.
  Camera,    ///< Of the view in which the drag is.
  Brush,     ///< Its settings.
  Line,      ///< The measured line.
  Paste,     ///< The placement of the floating paste.
  Crop,      ///< The rectangle.
  Path,      ///< The path of the stroke that is being adjusted.
};

}  // namespace scarp
