#pragma once

#include <QPointer>
#include <functional>
#include <optional>

#include "core/base/Result.h"
#include "ui/widgets/FormDialog.h"

class QLineEdit;

namespace scarp {

class Job;

/// A form that asks what to export, and stays until that is done: what fails is said here, with everything as
/// it was chosen. Rejecting it stops an export first.
class ExportFormDialog : public FormDialog {
  Q_OBJECT

 public:
  ExportFormDialog(const QString& title, QWidget* parent);
  ~ExportFormDialog() override;

  void accept() override;
  void reject() override;

 protected:
  using Ended = std::function<void(const std::optional<Error>&)>;
  /// Begins to export what takeValues() took; `ended` is called on this thread, with nothing where it was
  /// done.
  [[nodiscard]] virtual Job* start(Ended ended) = 0;
  virtual void enableFields(bool enabled) = 0;
  /// How far the export is; for the foot of the form.
  [[nodiscard]] QProgressBar* bar() { return bar_; }
  /// `ended` as what exports calls it.
  template <class Report>
  [[nodiscard]] static std::function<void(const Result<Report>&)> reporting(Ended ended) {
    return [ended = std::move(ended)](const Result<Report>& report) {
      ended(report ? std::nullopt : std::optional(report.error()));
    };
  }

 private:
  void finish(const std::optional<Error>& error);
  void setBusy(bool busy);

  QProgressBar* bar_;
  QPointer<Job> job_;
};

/// A field for the name under which an export is kept with the project.
[[nodiscard]] QLineEdit* keepAsEdit();

}  // namespace scarp
