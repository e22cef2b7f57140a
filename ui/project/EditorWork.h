#pragma once

#include <QStringList>
#include <map>
#include <string>

namespace scarp {

class EditorDocument;
class SecondView;
class ShadingController;
class Viewport;

/// Where the things stand that are kept with a project.
struct WorkPlaces {
  Viewport& viewport;
  SecondView& secondView;
  ShadingController& shading;
};

/// Returns the current settings that are saved with a document.
[[nodiscard]] std::map<std::string, std::string> workSettings(EditorDocument& document,
                                                              const WorkPlaces& places);

/// Sets up the tools of a new document as those of the previous one; null: none.
void continueWork(EditorDocument* previous, EditorDocument& document);

/// Puts back what of it belongs to the document: camera, tools, bookmarks, where to export to. What was not
/// stored stays as it is; so does what is out of range, a line each. To be done before the document is shown.
[[nodiscard]] QStringList restoreWork(const std::map<std::string, std::string>& settings,
                                      EditorDocument& document);
/// Puts back what belongs to the window: the look and the second view. After the document is shown.
void restoreViews(const std::map<std::string, std::string>& settings, const WorkPlaces& places);

}  // namespace scarp
