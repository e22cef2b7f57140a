#pragma once

#include <QWidget>

#include "core/line/Line.h"
#include "ui/widgets/SettingFields.h"

class QComboBox;
class QLabel;
class QPushButton;

namespace scarp {

class LineSession;

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
  void bracket(NumberField& field);
  void takeHand();

  LineSession& session_;
  SettingFields<BrushSettings> fields_;
  QComboBox *kinds_, *falloffs_;
  QPushButton* take_;
  QLabel* more_;  ///< What it has beside what is shown.
};

}  // namespace scarp
