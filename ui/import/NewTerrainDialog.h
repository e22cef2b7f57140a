#pragma once

#include <QImage>
#include <QTimer>

#include "core/operation/NewTerrain.h"
#include "ui/widgets/FormDialog.h"

class QComboBox;

namespace scarp {

class JobRunner;
class NumberEdit;
class NumberField;

/// Asks for the template, size and shape of a new terrain, with a preview that a job generates.
class NewTerrainDialog : public FormDialog {
  Q_OBJECT

 public:
  explicit NewTerrainDialog(QWidget* parent);
  [[nodiscard]] const NewTerrain& values() const { return values_; }
  /// The preview; null until the first one is generated.
  [[nodiscard]] const QImage& preview() const { return picture_; }
  /// Settings of the preview that is shown, reduced.
  [[nodiscard]] const std::optional<NewTerrain>& previewed() const { return previewed_; }

 protected:
  [[nodiscard]] std::optional<QString> takeValues() override;

 private:
  void addSizes();
  void addSeed();
  void connectFields();
  void refresh();
  void showFields();
  void showSummary(const NewTerrain& wanted);
  void requestPreview();
  void generatePreview();
  void showPreview();
  void applySizePreset(int index);
  [[nodiscard]] TerrainTemplate chosenTemplate() const;
  /// The settings of the fields. Contract: problem() is empty.
  [[nodiscard]] NewTerrain wanted() const;
  /// The first invalid value, in one line; empty if all are valid.
  [[nodiscard]] QString problem() const;

  NewTerrain values_;
  std::optional<NewTerrain> previewed_;
  JobRunner* jobs_;
  QTimer delay_;
  int run_ = 0;  ///< Of the preview; results of earlier runs are dropped.
  QImage picture_;
  QComboBox* template_;
  QComboBox* sizes_;
  NumberEdit *columns_, *rows_, *cellSize_, *height_, *seed_;
  NumberField *shape_, *roughness_;
  QWidget* seedRow_;
  QLabel *summary_, *warning_, *view_;
};

}  // namespace scarp
