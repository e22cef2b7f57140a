#pragma once

#include <QWidget>

#include "core/line/Line.h"
#include "ui/widgets/SettingFields.h"

namespace scarp {

class LineBrushForm;
class LineSession;

/// What the chosen lines go by.
class LineSettingsForm : public QWidget {
  Q_OBJECT

 public:
  explicit LineSettingsForm(LineSession& session, QWidget* parent = nullptr);

  /// What differs among the others, which are of the same kind, says so.
  void show(const Line& line, const std::vector<const Line*>& others = {});

 Q_SIGNALS:
  void problem(const QString& message);  ///< Why a number cannot be; empty: taken back.

 private:
  void addSection();
  NumberField& addNumber(std::string_view key, NumberSpec spec, const QString& tip);

  LineSession& session_;
  SettingFields<LineSettings> fields_;
  QWidget *along_, *area_, *earth_;  ///< What only lines, only areas, and all but brush paths go by.
  QWidget* path_;                    ///< What brush paths go by.
  LineBrushForm* brush_;
};

}  // namespace scarp
