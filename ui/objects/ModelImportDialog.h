#pragma once

#include "core/model/ModelImport.h"
#include "ui/widgets/FormDialog.h"
#include "ui/widgets/SettingFields.h"

class QTimer;

namespace scarp {

class JobRunner;

/// How a model out of a file is taken: under which name, of which size, which way up; with its picture and
/// the size that results.
class ModelImportDialog : public FormDialog {
  Q_OBJECT

 public:
  /// Pictures are drawn on threads of `jobs`, which outlives this.
  ModelImportDialog(std::shared_ptr<const ModelFile> file, const QString& fileName, const QString& name,
                    JobRunner& jobs, QWidget* parent);

  [[nodiscard]] const ModelImport& how() const { return how_; }
  [[nodiscard]] QString name() const;
  [[nodiscard]] QString tags() const;

 protected:
  [[nodiscard]] std::optional<QString> takeValues() override;

 private:
  void addFields();
  void refresh();
  void drawPicture();

  std::shared_ptr<const ModelFile> file_;
  Box box_;  ///< Of the file, in its units.
  JobRunner& jobs_;
  ModelImport how_;
  QLineEdit *name_, *tags_;
  QLabel *picture_, *size_, *reasons_;
  SettingFields<ModelImport> fields_;
  QTimer* soon_;
  int drawn_ = 0;  ///< Pictures asked for.
};

}  // namespace scarp
