#pragma once

#include <QWidget>

class QLabel;
class QProgressBar;
class QTimer;
class QToolButton;

namespace scarp {

class JobRunner;

/// What is being done, how far it has come, and a button to stop it; hidden while nothing runs, and for
/// the first moments of a job, so that short work does not flicker.
class JobBar : public QWidget {
  Q_OBJECT

 public:
  explicit JobBar(JobRunner& runner, QWidget* parent = nullptr);

 private:
  void refresh();

  JobRunner& runner_;
  QLabel* title_;
  QProgressBar* bar_;
  QToolButton* cancel_;
  QTimer* delay_;
};

}  // namespace scarp
