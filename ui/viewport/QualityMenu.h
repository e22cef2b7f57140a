#pragma once

#include <QMenu>
#include <functional>
#include <vector>

class QActionGroup;

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

}  // namespace scarp
