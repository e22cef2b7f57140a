#pragma once

#include <functional>
#include <memory>

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
  std::function<void(std::unique_ptr<EditorDocument>)> show;
};

}  // namespace scarp
