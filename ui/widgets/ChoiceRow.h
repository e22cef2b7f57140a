#pragma once

#include <QStringList>
#include <QWidget>

class QButtonGroup;
class QComboBox;

namespace scarp {

/// One of a few names: side by side as buttons where they are short enough, else in a list that drops down.
class ChoiceRow : public QWidget {
  Q_OBJECT

 public:
  ChoiceRow(const QString& label, const QStringList& names, QWidget* parent = nullptr);

  void setChosen(int index);  ///< Tells nobody.
  void setMixed();            ///< Shows that there are several, until the next one is set. Tells nobody.
  [[nodiscard]] int chosen() const;
  /// A tip for one of the names.
  void setTip(int index, const QString& tip);

 Q_SIGNALS:
  void picked(int index);  ///< By hand.

 private:
  QButtonGroup* group_ = nullptr;
  QComboBox* list_ = nullptr;
};

}  // namespace scarp
