#pragma once

#include "ui/import/GroundFields.h"
#include "ui/operation/ReshapeForm.h"

class QComboBox;

namespace scarp {

class PreviewView;

/// The settings with which the open terrain was imported, put right: heights, unit, size, which row is north.
class ImportSettingsDialog : public ReshapeForm {
  Q_OBJECT

 public:
  /// file: what it was read from, where that is still there; empty where not.
  ImportSettingsDialog(TerrainDocument& document, const QString& file, JobRunner& jobs, QWidget* parent);

  [[nodiscard]] Reshape reshape() const override;
  void accept() override;

 Q_SIGNALS:
  void readAgainAsked();  ///< The file shall be read once more, with other samples.

 protected:
  [[nodiscard]] std::optional<QString> takeValues() override;

 private:
  void addAgain(const QString& file);
  void takeUnit();
  void refresh();

  const Terrain overview_;
  GroundMeasures before_;
  GroundFields ground_;
  QComboBox* unit_;
  PreviewView* view_;
};

}  // namespace scarp
