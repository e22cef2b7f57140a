#pragma once

#include <QToolButton>
#include <functional>
#include <optional>

#include "core/io/TerrainPlace.h"
#include "ui/widgets/FormDialog.h"

class QComboBox;
class QDateEdit;
class QSlider;
class QTimeEdit;

namespace scarp {

/// Puts the sun where it stands at a date, a time and a place; tells so while they are being chosen. Keeps
/// what was chosen from one opening to the next.
class SunDialog : public FormDialog {
  Q_OBJECT

 public:
  explicit SunDialog(QWidget* parent);

  /// Where the terrain is; nothing: for the person to say. The same place again changes nothing.
  void setPlace(const std::optional<TerrainPlace>& place);
  /// As the terrain's local frame counts azimuths; nothing while it is below the horizon or the place is
  /// none.
  [[nodiscard]] const std::optional<SunPosition>& sun() const { return sun_; }

 Q_SIGNALS:
  void sunMoved();  ///< And is above the horizon.

 protected:
  [[nodiscard]] std::optional<QString> takeValues() override;

 private:
  void addMoment();
  void addPlace();
  void refresh();
  [[nodiscard]] UtcTime time() const;

  std::optional<TerrainPlace> place_;
  std::optional<SunPosition> sun_;
  QString problem_;
  QDateEdit* date_;
  QTimeEdit* clock_;
  QSlider* day_;  ///< The time once more, to be dragged: minutes.
  QComboBox* zone_;
  QLineEdit *latitude_, *longitude_;
  QLabel* told_;
};

/// Asks for a date, a time and a place, and moves a sun there while they are being chosen; cancelled, back.
class SunTimeButton : public QToolButton {
  Q_OBJECT

 public:
  /// What it moves. The functions outlive the button.
  struct Sun {
    std::function<std::optional<TerrainPlace>()> place;  ///< Where the terrain is, if it says so.
    std::function<SunPosition()> get;
    std::function<void(const SunPosition&)> set;
  };
  explicit SunTimeButton(Sun sun, QWidget* parent = nullptr);

 private:
  void ask();

  Sun sun_;
  SunDialog* dialog_ = nullptr;  ///< From its first opening on.
};

}  // namespace scarp
