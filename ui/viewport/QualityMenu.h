#pragma once

#include <QMenu>
#include <functional>
#include <vector>

class QActionGroup;

namespace scarp {

class Viewport;
struct RenderSettings;

/// View → Quality: how far shapes may stray from the true ones, in pixels, and how smooth edges are. What the
/// machine's own choice comes to is said beside it; another choice is remembered.
class QualityMenu : public QMenu {
  Q_OBJECT

 public:
  QualityMenu(Viewport& viewport, QWidget* parent);

  /// The choices of mesh detail and of antialiasing, the automatic one first. One of each is checked.
  [[nodiscard]] std::vector<QAction*> meshDetail() const;
  [[nodiscard]] std::vector<QAction*> antialiasing() const;

 private:
  QAction* add(QActionGroup* group, const QString& text, const std::function<void(RenderSettings&)>& set);
  void name(bool software);

  Viewport& viewport_;
  QActionGroup *errors_, *smoothings_;
  QAction *ownError_, *ownSamples_;  ///< The machine's choice.
};

}  // namespace scarp
