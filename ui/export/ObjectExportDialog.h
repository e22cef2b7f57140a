#pragma once

#include "core/io/ObjectExport.h"
#include "ui/widgets/FormDialog.h"

class QCheckBox;
class QComboBox;

namespace scarp {

/// Where and how objects are exported.
struct ObjectExportTarget {
  QString path;
  ObjectExportOptions options;
  std::string keepAs{};  ///< A recipe of the project; none where empty.
};

/// Asks where and how to export the placed objects.
class ObjectExportDialog : public FormDialog {
  Q_OBJECT

 public:
  /// What the dialog has to know of the terrain.
  struct About {
    GeoReference reference;
    std::size_t objects = 0, scatterRules = 0;
    QString suggestion;                      ///< A path.
    std::optional<ObjectExportTarget> last;  ///< Offered again.
  };
  ObjectExportDialog(About about, QWidget* parent);

  [[nodiscard]] const ObjectExportTarget& target() const { return target_; }

 protected:
  [[nodiscard]] std::optional<QString> takeValues() override;

 private:
  [[nodiscard]] ObjectFormat format() const;
  [[nodiscard]] ObjectCoordinates coordinates() const;
  void browse();
  void followPath();
  void followFormat();
  void offerCoordinates();
  void refresh();

  About about_;
  ObjectExportTarget target_;
  PathRow path_;
  QComboBox *format_, *coordinates_;
  QCheckBox* fullPrecision_;
  QLineEdit* keepAs_;
  QLabel* note_;
};

}  // namespace scarp
