#pragma once

#include <QObject>
#include <QPointer>
#include <QTimer>
#include <memory>
#include <vector>

#include "core/base/Signal.h"
#include "core/compare/Comparison.h"

class QWidget;

namespace scarp {

class AnalysisController;
class EditorDocument;
class Job;
class JobRunner;
class ProjectFile;
class Viewport;

/// Shows on the ground how the document differs from a project or raster in a file, in the place of an analysis,
/// and follows the document's edits.
class CompareController : public QObject {
  Q_OBJECT

 public:
  CompareController(Viewport& viewport, AnalysisController& analysis, JobRunner& jobs, QWidget* window);

  void setDocument(EditorDocument* document);  ///< Null for none; outlives this or is taken away first.

  void ask();                             ///< For a file.
  void compareWith(const QString& path);  ///< Reads it on a worker.
  void close();

  /// Null while there is none.
  [[nodiscard]] const Comparison* shown() const { return shown_.get(); }
  [[nodiscard]] QString fileName() const;  ///< Of the other terrain.
  /// Moves the camera to a place on the ground.
  void goTo(const Vec2& place);

 Q_SIGNALS:
  void changed();                        ///< shown() is another.
  void problem(const QString& message);  ///< Why there is no comparison; empty: taken back.

 private:
  struct Other {
    DocumentParts parts;
    std::shared_ptr<ProjectFile> file;  ///< That its rasters lie in; null for a raster.
  };
  struct Compared {
    std::shared_ptr<const Other> other;
    std::shared_ptr<const Comparison> comparison;
  };
  static Result<Other> read(const std::string& path, const Progress& progress);

  void compare();
  void finish(Result<Compared> result);

  Viewport& viewport_;
  AnalysisController& analysis_;
  JobRunner& jobs_;
  QWidget* window_;
  EditorDocument* document_ = nullptr;
  QString path_;  ///< Empty: nothing is compared.
  std::shared_ptr<const Other> other_;
  std::shared_ptr<const Comparison> shown_;
  QPointer<Job> job_;
  QTimer again_;
  std::vector<Subscription> subscriptions_;
};

}  // namespace scarp
