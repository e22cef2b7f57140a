#pragma once

#include <QMenu>
#include <QWidget>
#include <functional>
#include <vector>

class QActionGroup;
class QAction;
class QLabel;
class QMenu;
class QToolButton;

namespace scarp {

class Viewport;
struct RenderSettings;

/// View → Quality: geometric error in pixels, antialiasing and shadows. The automatic choices name what they
/// are on this machine; other choices are remembered.
class QualityMenu : public QMenu {
  Q_OBJECT

 public:
  QualityMenu(Viewport& viewport, QWidget* parent);

  /// The choices of mesh detail, antialiasing and shadows, the automatic one first. One of each is checked.
  [[nodiscard]] std::vector<QAction*> meshDetail() const;
  [[nodiscard]] std::vector<QAction*> antialiasing() const;
  [[nodiscard]] std::vector<QAction*> shadows() const;
  [[nodiscard]] QMenu& shadowMenu() { return *shadowMenu_; }

 private:
  QAction* add(QMenu& menu, QActionGroup* group, const QString& text,
               const std::function<void(RenderSettings&)>& set);
  void addShadows();
  void name(bool software);

  Viewport& viewport_;
  QMenu* shadowMenu_;
  QActionGroup *errors_, *smoothings_, *shadows_;
  QAction *ownError_, *ownSamples_, *ownShadows_;  ///< The machine's choice.
};

/// Translucent row at the top of a view: at its left end the active tool, its target and its mode as text, at
/// its right end buttons for actions and menus. Buttons without enough width are in a menu instead. Beside
/// the buttons the mouse works in the view. The row ends left of `corner`, a widget in the view's top right
/// corner.
class ViewHeader : public QWidget {
  Q_OBJECT

 public:
  ViewHeader(QWidget* view, const QWidget& corner);

  /// Adds a button for an action that outlives the header.
  void offer(QAction& action);
  /// Adds a button that opens a menu which outlives the header. `choices`: the button shows the checked one.
  void offerMenu(QMenu& menu, const QIcon& icon, const QString& tip, const QActionGroup* choices = nullptr);

  /// Shows the active tool; an empty text hides it.
  void setToolStatus(const QString& text);
  [[nodiscard]] const QString& toolStatus() const { return toolStatus_; }
  /// Distance from the top of the view to the row's lower edge, pixels.
  [[nodiscard]] int bottom() const { return y() + height(); }

 protected:
  void paintEvent(QPaintEvent*) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  struct Item {
    QAction* action;
    QToolButton* button;
  };

  QToolButton* makeButton(QAction& action);
  void place();
  void fillOverflow();
  [[nodiscard]] QRect buttonRect() const;

  const QWidget& corner_;
  QLabel* status_;
  QToolButton* more_;
  QMenu* overflow_;
  std::vector<Item> items_;
  QString toolStatus_;
  std::size_t shown_ = 0;  ///< Number of items with a visible button, from the first.
};

}  // namespace scarp
