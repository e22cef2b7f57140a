#pragma once

#include <QObject>
#include <QPointer>
#include <QTimer>
#include <QWidget>
#include <functional>
#include <memory>
#include <vector>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/base/Signal.h"
#include "core/compare/Comparison.h"
#include "ui/actions/EditorDock.h"

class QWidget;

class QLabel;
class QListWidget;
class QPushButton;

namespace scarp {

class AnalysisController;
class EditorDocument;
class Job;
class JobRunner;
struct ImportOptions;

/// Shows on the ground how the document differs from a project or raster in a file, in the place of an analysis,
/// and follows the document's edits.
class CompareController : public QObject {
  Q_OBJECT

 public:
  CompareController(AnalysisController& analysis, JobRunner& jobs, QWidget* window);

  void setDocument(EditorDocument* document);  ///< Null for none; outlives this or is taken away first.

  /// Another terrain, with what its rasters lie in.
  struct Other {
    DocumentParts parts;
    std::shared_ptr<const void> file;
  };
  using Read = std::function<Result<Other>(const Progress& progress)>;

  void ask();                             ///< For a file.
  void compareWith(const QString& path);  ///< Reads it on a worker.
  /// With what `read` gives on a worker; `name` is what it is called.
  void compareWith(const QString& name, Read read);
  void close();

  /// Null while there is none.
  [[nodiscard]] const Comparison* shown() const { return shown_.get(); }
  [[nodiscard]] const QString& name() const { return name_; }  ///< Of the other terrain.
  /// Moves the camera to a place on the ground.
  void goTo(const Vec2& place);

 Q_SIGNALS:
  void changed();                        ///< shown() is another.
  void problem(const QString& message);  ///< Why there is no comparison; empty: taken back.

 private:
  struct Compared {
    std::shared_ptr<const Other> other;
    std::shared_ptr<const Comparison> comparison;
  };
  static Result<Other> readFile(const std::string& path, const ImportOptions& options,
                                const Progress& progress);

  void compare();
  void finish(Result<Compared> result);

  AnalysisController& analysis_;
  JobRunner& jobs_;
  QWidget* window_;
  EditorDocument* document_ = nullptr;
  QString name_;  ///< Empty: nothing is compared.
  Read read_;
  int asked_ = 0;  ///< Comparisons that were asked for.
  std::shared_ptr<const Other> other_;
  std::shared_ptr<const Comparison> shown_;
  QPointer<Job> job_;
  QTimer again_;
  std::vector<Subscription> subscriptions_;
};

/// What the colours of differences mean: from lower by so many metres to higher by as many.
class CompareLegend : public QWidget {
  Q_OBJECT

 public:
  explicit CompareLegend(QWidget* parent = nullptr);

  void setFull(double metres);  ///< At which the colours are full.
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent*) override;

 private:
  double full_ = 1.0;
};

/// How the document differs from the terrain that it is compared with: the colours' meaning, figures, and a list of
/// what differs that leads there. Open while there is a comparison; closing it ends it.
class CompareDock : public EditorDock {
  Q_OBJECT

 public:
  [[nodiscard]] static DockRow row();
  explicit CompareDock(CompareController& controller, QWidget* parent = nullptr);

 private:
  void refresh();
  void fillList();
  void goToRow(int row);

  CompareController& controller_;
  QLabel *title_, *figures_, *note_;
  CompareLegend* legend_;
  QListWidget* list_;
  QPushButton* close_;
};

}  // namespace scarp
