#pragma once

#include <QIcon>
#include <QWidget>

class QButtonGroup;
class QGridLayout;

namespace scarp {

/// A grid of picture buttons, one of which is chosen.
class IconGrid : public QWidget {
  Q_OBJECT

 public:
  /// captions: whether the names stand under the pictures.
  IconGrid(int columns, int iconSize, bool captions, QWidget* parent = nullptr);

  void add(int id, const QIcon& icon, const QString& name, const QString& toolTip);
  void setChosen(int id);  ///< Tells nobody.
  [[nodiscard]] int chosen() const;

 Q_SIGNALS:
  void picked(int id);  ///< By hand.

 private:
  QGridLayout* layout_;
  QButtonGroup* group_;
  int columns_, iconSize_;
  bool captions_;
};

}  // namespace scarp
