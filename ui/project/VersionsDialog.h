#pragma once

#include <QDialog>
#include <QImage>
#include <QPointer>
#include <QString>
#include <QStringList>
#include <functional>
#include <vector>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/document/DocumentParts.h"

class QLabel;
class QListWidget;
class QPushButton;
class QVBoxLayout;

namespace scarp {

/// A saved state at a glance.
struct VersionLook {
  QImage picture;  ///< The ground from above, north up; what is other than in the present state is marked.
  QString facts;   ///< Lines: its size and layers, and what is other.
};

/// What a saved state looks like beside the present one. Looks at no more than about 257 samples along a
/// side, and of a large ground only at those that are there without reading its tiles. Any thread.
[[nodiscard]] VersionLook versionLook(const DocumentParts& version, const DocumentParts& present);

class Job;
class JobRunner;

/// Earlier states of a terrain, the latest first, each with what it looks like and how it differs from the present
/// one. What can be done with one is offered by buttons; one of them ends the dialog.
class VersionsDialog : public QDialog {
  Q_OBJECT

 public:
  enum class Wish { None, Copy, Compare, Restore, Name };
  struct Offer {
    Wish wish;
    const char* name;  ///< Of the button's object.
    QString text, tip;
    bool enabled = true;
    bool needsState = true;  ///< It is about the chosen one.
  };
  struct States {
    QString title;
    QStringList texts;  ///< One for each.
    QString none;       ///< What is said where there is none.
    /// On a worker, with the place of one.
    std::function<Result<VersionLook>(int state, const Progress& progress)> look;
    std::vector<Offer> offers;  ///< The first is what Enter on a state does.
  };

  VersionsDialog(States states, JobRunner& jobs, QWidget* parent);
  ~VersionsDialog() override;

  [[nodiscard]] Wish wish() const { return wish_; }
  [[nodiscard]] int chosen() const;  ///< The place of the chosen state; below 0 where there is none.

 private:
  void fillList();
  [[nodiscard]] QWidget* makeLook();
  void addButtons(QVBoxLayout& column);
  void showChosen();
  void show(const VersionLook& look);
  void wishFor(Wish wish);

  States states_;
  JobRunner& jobs_;
  QListWidget* list_;
  QLabel *picture_, *facts_;
  QPointer<Job> looking_;
  Wish wish_ = Wish::None;
};

}  // namespace scarp
