#pragma once

#include <QImage>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>

#include "core/recovery/JournalBase.h"

class QWidget;

namespace scarp {

class EditorDocument;
class InfoBar;
class JobRunner;
class RecentFiles;

/// What the commands on files work on. All of it outlives them.
struct EditorHost {
  QWidget& window;
  JobRunner& jobs;
  InfoBar& info;
  RecentFiles& recent;
  std::function<EditorDocument*()> current;  ///< Null where nothing is open.
  /// Puts a document in the place of the present one, with the settings that were stored with it.
  std::function<void(std::unique_ptr<EditorDocument>, const std::map<std::string, std::string>&)> show;
  /// Returns the settings that are saved with the document, as from writeWork(). Contract: there is a
  /// document.
  std::function<std::map<std::string, std::string>()> workSettings;
  std::function<QImage(int side)> preview;  ///< Same as Viewport::preview(). Contract: there is a document.
};

/// Shows a new document of a terrain. origin: what gives the same terrain once more. Not, but said, where
/// there is not enough memory for it.
bool presentTerrain(const EditorHost& host, Terrain terrain, const QString& name, const QString& path,
                    const std::optional<JournalBase>& origin = {});

}  // namespace scarp
