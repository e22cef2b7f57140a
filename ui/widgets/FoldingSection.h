#pragma once

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace scarp {

/// A group of controls under a heading that folds it away. Whether it is open is remembered from one start of
/// the program to the next.
class FoldingSection : public QWidget {
  Q_OBJECT

 public:
  /// id: under which it is remembered, and its object name.
  FoldingSection(const QString& id, const QString& title, bool openAtFirst, QWidget* parent = nullptr);

  /// Where its controls go.
  [[nodiscard]] QVBoxLayout& column() { return *column_; }
  [[nodiscard]] bool open() const;
  void setOpen(bool open);
  void setTitle(const QString& title);
  /// Shows, also while it is folded, that something in it is not as it is at first, and offers to reset it.
  void setChanged(bool changed);
  /// Puts controls at the end of the head, where they stay in sight while the section is folded.
  void addToHead(QWidget& controls);

 Q_SIGNALS:
  void toggled(bool open);
  void resetAsked();

 private:
  QString key_;
  QPushButton* head_;
  QHBoxLayout* overHead_;
  QLabel* dot_;
  QToolButton* reset_;
  QWidget* content_;
  QVBoxLayout* column_;
};

}  // namespace scarp
