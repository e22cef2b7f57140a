#pragma once

#include <QWidget>
#include <optional>

#include "core/terrain/Terrain.h"

class QLabel;
class QProgressBar;
class QStackedWidget;

namespace scarp {

class PreviewScene;

/// A look at ground that is not opened yet: turned by hand where there is OpenGL, else a shaded picture from
/// above; and lines on what is seen.
class PreviewView : public QWidget {
  Q_OBJECT

 public:
  explicit PreviewView(QWidget* parent = nullptr);

  void setGround(const Terrain& terrain);
  void setWater(std::optional<double> level);
  /// Words in place of ground that is not there.
  void say(const QString& message);
  /// What it is, in a line, and why it is shown so.
  void setFacts(const QString& facts, const QString& reasons);
  /// Leaves the picture out where something else takes its place; words in place of ground stay.
  void showPicture(bool shown);
  /// How far reading has come; 1: it is over.
  void setProgress(double fraction);
  [[nodiscard]] const PreviewScene& scene() const { return *scene_; }

 private:
  void showFlat();
  void showStack();

  QStackedWidget* stack_;
  PreviewScene* scene_;
  QLabel *flat_, *facts_, *reasons_;
  QProgressBar* bar_;
  std::optional<Terrain> terrain_;  ///< That is shown.
  bool drawn_ = true;               ///< By the scene.
  bool pictured_ = true;            ///< As showPicture() says.
};

}  // namespace scarp
