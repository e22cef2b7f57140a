#pragma once

#include <functional>
#include <vector>

#include "core/base/Signal.h"
#include "core/line/Line.h"
#include "ui/actions/EditorDock.h"

class QCheckBox;
class QComboBox;
class QGridLayout;
class QHBoxLayout;
class QLabel;
class QMenu;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace scarp {

class Actions;
class EditorDocument;
class FoldingSection;
class JobRunner;
class LineList;
class LineMarks;
class LineMaterialMenu;
class LineMeasurement;
class LinePlot;
class LinePointForm;
class LineSession;
class LineSettingsForm;
class StampForm;
class ToolState;
class Viewport;

/// The lines of the layer that the line tool works on: which there are, what the chosen ones go by, what the
/// last one of them adds up to, its profile and its mass haul.
class LinesDock : public EditorDock {
  Q_OBJECT

 public:
  [[nodiscard]] static DockRow row();
  LinesDock(const Actions& actions, JobRunner& jobs, LineMarks& marks, Viewport& viewport,
            QWidget* parent = nullptr);

  void setDocument(EditorDocument* document) override;
  [[nodiscard]] LineMeasurement& measurement() { return *measurement_; }
  /// Writes the stations of the chosen line as a table. False where that was not possible, which problem()
  /// has told then.
  bool saveCsv(const QString& path);
  [[nodiscard]] StampForm& stampForm() { return *stampForm_; }

 Q_SIGNALS:
  void exportChosen();                   ///< The chosen lines are to be written to a file.

 private:
  void addTop(QVBoxLayout& column);
  void addToRowMenu(QMenu& menu);
  void addButtons(QVBoxLayout& column, const Actions& actions);
  void addFigures(QVBoxLayout& column);
  void addFiles(const Actions& actions);
  void refresh();
  void showList();
  void showChosen();
  void showButtons();
  void showNextStamp();
  void showFigures();
  void scrollToNotes();
  void act(const std::function<void(ToolState&)>& action);
  void goTo();
  void askCsv();

  Viewport& viewport_;
  LineMarks& marks_;
  EditorDocument* document_ = nullptr;
  LineSession* session_;
  LineMeasurement* measurement_;
  QComboBox* kind_ = nullptr;
  QCheckBox* snaps_ = nullptr;
  QLabel* start_ = nullptr;
  LineList* list_ = nullptr;
  QWidget *buttons_ = nullptr, *chosen_ = nullptr;
  LineMaterialMenu* materials_ = nullptr;
  LineSettingsForm* settings_ = nullptr;
  StampForm* stampForm_ = nullptr;
  LinePointForm* pointForm_ = nullptr;
  FoldingSection *point_ = nullptr, *shape_ = nullptr, *figures_ = nullptr;
  QToolButton* findings_ = nullptr;  ///< Number of notes; a click scrolls to them.
  QLabel* notes_ = nullptr;     ///< Differences from the settings.
  QLabel* noEffect_ = nullptr;  ///< Why the chosen line changes no sample.
  QGridLayout* facts_ = nullptr;
  LinePlot* plot_ = nullptr;
  QPushButton *csv_ = nullptr, *export_ = nullptr;
  std::vector<Subscription> subscriptions_;
};

}  // namespace scarp
