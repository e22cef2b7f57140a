#pragma once

#include <QWidget>

#include "core/line/Line.h"
#include "ui/widgets/SettingFields.h"

namespace scarp {

class FoldingSection;
class LineBrushForm;
class LineSession;

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
