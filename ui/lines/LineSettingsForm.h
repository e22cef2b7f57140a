#pragma once

#include <QWidget>
#include <optional>

#include "core/line/Line.h"
#include "ui/widgets/SettingFields.h"

class QCheckBox;

class QComboBox;
class QLabel;
class QPushButton;

namespace scarp {

class ChoiceRow;
class LineSession;
class NumberField;
class TerrainDocument;
class WorldPositionField;

/// What the chosen point of the chosen line has of its own.
class LinePointForm : public QWidget {
  Q_OBJECT

 public:
  explicit LinePointForm(LineSession& session, QWidget* parent = nullptr);

  /// Shows a point of a line on a terrain.
  void show(const Line& line, std::size_t point, const TerrainDocument& terrain);

 Q_SIGNALS:
  void problem(const QString& message);  ///< Why a number cannot be; empty: taken back.

 private:
  using OwnNumber = std::optional<double> LinePoint::*;
  NumberField* addOwn(OwnNumber number, QCheckBox& own, NumberField* field);
  void change(const std::function<void(LinePoint&)>& edit);

  LineSession& session_;
  std::size_t point_ = 0;
  QCheckBox *ownHeight_, *ownWidth_;
  WorldPositionField* world_;
  NumberField *height_, *width_;
  ChoiceRow* onward_;
};

/// The brush of the chosen brush paths.
class LineBrushForm : public QWidget {
  Q_OBJECT

 public:
  explicit LineBrushForm(LineSession& session, QWidget* parent = nullptr);

  /// What differs among the others says so. Contract: they are brush paths.
  void show(const Line& line, const std::vector<const Line*>& others = {});

 Q_SIGNALS:
  void problem(const QString& message);  ///< Why something cannot be; empty: taken back.

 private:
  void change(const std::function<void(BrushSettings&)>& edit);
  void addKinds();
  NumberField& addNumber(std::string_view key, NumberSpec spec, const QString& tip);
  void takeHand();

  LineSession& session_;
  SettingFields<BrushSettings> fields_;
  QComboBox *kinds_, *falloffs_;
  QPushButton* take_;
  QLabel* more_;  ///< What it has beside what is shown.
};

class FoldingSection;

/// The settings of the selected lines. Settings that shape the terrain are always visible; settings for
/// engineers are in a section that is collapsed at first.
class LineSettingsForm : public QWidget {
  Q_OBJECT

 public:
  explicit LineSettingsForm(LineSession& session, QWidget* parent = nullptr);

  /// What differs among the others, which are of the same kind, says so.
  void show(const Line& line, const std::vector<const Line*>& others = {});

 Q_SIGNALS:
  void problem(const QString& message);  ///< Why a number cannot be; empty: taken back.

 private:
  void addShape();
  void addRouteDetails();
  void addEarthwork();
  void addSection();
  NumberField& addNumber(std::string_view key, NumberSpec spec, const QString& tip);

  LineSession& session_;
  SettingFields<LineSettings> fields_;
  QWidget *along_, *area_, *both_;  ///< Settings of lines, of areas, and of both.
  FoldingSection* engineering_;     ///< For lines and areas.
  QWidget *alongDetails_, *areaDetails_;
  QWidget* path_;  ///< Settings of brush paths.
  LineBrushForm* brush_;
};

}  // namespace scarp
