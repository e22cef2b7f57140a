#pragma once

#include "core/io/RasterExport.h"
#include "ui/EditorDocument.h"
#include "ui/dialogs/FormDialog.h"

class QComboBox;

namespace scarp {

struct EnginePreset;

/// Asks where and how to export. The first field is the path, selected, so that typing one and Enter is
/// all it takes; the format follows the path's ending.
class ExportDialog : public FormDialog {
  Q_OBJECT

 public:
  /// What the dialog needs to know of the terrain.
  struct About {
    GridFrame frame;
    double lowest = 0.0, highest = 0.0;  ///< Metres.
    std::size_t objects = 0;
    QString suggestion;  ///< A path to begin with.
    std::optional<ExportTarget> last;
  };

  ExportDialog(About about, QWidget* parent);
  [[nodiscard]] const ExportTarget& target() const { return target_; }

 protected:
  [[nodiscard]] std::optional<QString> takeValues() override;

 private:
  void addFields();
  void browse();
  void offerFormats();
  void followPath();
  void followFormat();
  void refresh();
  [[nodiscard]] const RasterFormatInfo& format() const;
  [[nodiscard]] const EnginePreset* preset() const;
  /// Why the chosen program would not take this terrain; empty where it would.
  [[nodiscard]] QString presetProblem() const;

  About about_;
  ExportTarget target_;
  PathRow path_;
  QComboBox *preset_, *format_;
  QLineEdit *rangeMin_, *rangeMax_;
  QWidget* rangeRow_;
  QLabel* note_;
};

}  // namespace scarp
