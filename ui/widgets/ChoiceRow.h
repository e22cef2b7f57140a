#pragma once

#include <QIcon>
#include <QStringList>
#include <QWidget>

class QButtonGroup;
class QComboBox;

class QGridLayout;

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

/// A grid of picture buttons, one of which is chosen.
class IconGrid : public QWidget {
  Q_OBJECT

 public:
  /// captions: whether the names stand under the pictures.
  IconGrid(int columns, int iconSize, bool captions, QWidget* parent = nullptr);

  /// caption: under the picture; empty for the name.
  void add(int id, const QIcon& icon, const QString& name, const QString& toolTip,
           const QString& caption = {});
  void clear();
  void setIcon(int id, const QIcon& icon);
  void setChosen(int id);  ///< Tells nobody; an id that is not there: none is chosen.
  [[nodiscard]] int chosen() const;

 Q_SIGNALS:
  void picked(int id);                             ///< By hand.
  void menuAsked(int id, const QPoint& onScreen);  ///< A right click, or the menu key.

 private:
  QGridLayout* layout_;
  QButtonGroup* group_;
  int columns_, iconSize_;
  bool captions_;
};

}  // namespace scarp
