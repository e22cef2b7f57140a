#pragma once

#include <QDialog>
#include <QPointer>
#include <vector>

#include "core/project/ProjectFile.h"
#include "ui/project/VersionLook.h"

class QLabel;
class QListWidget;
class QPushButton;
class QVBoxLayout;

namespace scarp {

class Job;
class JobRunner;

/// The saved states of a project, the latest first, each with what it looks like and how it differs from the
/// present one. One can be opened as a copy or restored.
class VersionsDialog : public QDialog {
  Q_OBJECT

 public:
  /// present: the document as it is now. Contract: there is a version.
  VersionsDialog(std::shared_ptr<ProjectFile> file, std::vector<SavedVersion> versions, DocumentParts present,
                 JobRunner& jobs, QWidget* parent);
  ~VersionsDialog() override;

  enum class Wish { None, Copy, Restore };
  [[nodiscard]] Wish wish() const { return wish_; }
  [[nodiscard]] const SavedVersion& chosen() const;

 private:
  void fillList();
  [[nodiscard]] QWidget* makeLook();
  void addButtons(QVBoxLayout& column);
  void showChosen();
  void show(const VersionLook& look);
  void wishFor(Wish wish);

  std::shared_ptr<ProjectFile> file_;
  std::vector<SavedVersion> versions_;
  std::shared_ptr<const DocumentParts> present_;
  JobRunner& jobs_;
  QListWidget* list_;
  QLabel *picture_, *facts_;
  QPushButton *copy_ = nullptr, *restore_ = nullptr;
  QPointer<Job> looking_;
  Wish wish_ = Wish::None;
};

}  // namespace scarp
