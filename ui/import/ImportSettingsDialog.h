#pragma once

#include "core/io/ImportPreview.h"
#include "core/recovery/JournalBase.h"
#include "ui/import/GroundFields.h"
#include "ui/operation/ReshapeDialog.h"

class QComboBox;

namespace scarp {

class PreviewView;

/// The settings with which the open terrain was imported, put right: heights, unit, size, which row is north,
/// also by an engine's numbers, and the level of the sea.
class ImportSettingsDialog : public ReshapeForm {
  Q_OBJECT

 public:
  /// What the terrain has besides its samples.
  struct Surroundings {
    std::optional<RasterBase> file;  ///< What it was read from, where that is still there.
    double seaLevel = 0.0;           ///< Metres.
    bool water = false;              ///< Shows at that level.
  };
  ImportSettingsDialog(TerrainDocument& document, const Surroundings& around, JobRunner& jobs,
                       QWidget* parent);

  [[nodiscard]] Reshape reshape() const override;
  void accept() override;

 Q_SIGNALS:
  void readAgainAsked();  ///< The file shall be read once more, with other samples.
  /// Accepted with another level, metres; nothing: no water.
  void waterChosen(std::optional<double> level);

 protected:
  [[nodiscard]] std::optional<QString> takeValues() override;

 private:
  void addAgain();
  void lookAtFile();
  void takeUnit();
  void takePreset();
  void refresh();
  void tellWater();

  const Terrain overview_;
  const Surroundings around_;
  const GroundMeasures before_;
  PresetFields preset_;
  GroundFields ground_;
  QComboBox* unit_;
  PreviewView* view_;
  std::optional<ImportPreview> look_;  ///< At the file, with all its samples.
};

}  // namespace scarp
