#pragma once

#include <QObject>
#include <QOpenGLWidget>
#include <QPointer>
#include <QString>
#include <QTimer>
#include <QWidget>
#include <memory>
#include <optional>
#include <vector>

#include "core/document/TerrainDocument.h"
#include "core/geometry/Camera.h"
#include "core/io/ImportPreview.h"
#include "core/terrain/Terrain.h"
#include "ui/import/GroundFields.h"
#include "ui/render/RenderSettings.h"

class QLabel;
class QProgressBar;
class QStackedWidget;

namespace scarp {

class SceneRenderer;

/// A small terrain in three dimensions, to be turned about its middle: drag, wheel, arrow keys. It is drawn
/// as the editor draws it. OpenGL 4.5 core; UI thread.
class PreviewScene : public QOpenGLWidget {
  Q_OBJECT

 public:
  explicit PreviewScene(QWidget* parent = nullptr);
  ~PreviewScene() override;

  /// Shows other ground from where the last was seen.
  void setGround(Terrain terrain);
  /// A sheet of water at a height, metres; nothing: none.
  void setWater(std::optional<double> level);

  [[nodiscard]] const TerrainDocument* ground() const { return document_.get(); }
  [[nodiscard]] const Camera& camera() const { return camera_; }

 Q_SIGNALS:
  void unavailable();  ///< There is no OpenGL 4.5 to draw with.

 protected:
  void initializeGL() override;
  void paintGL() override;
  void showEvent(QShowEvent* event) override;
  void resizeGL(int, int) override { frame(); }
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void turn(double yawBy, double pitchBy);
  void zoom(double factor);
  /// Brings the whole ground into sight, as near as the person has gone.
  void frame();
  void releaseGl();
  [[nodiscard]] ViewSize viewSize() const;

  std::unique_ptr<TerrainDocument> document_;
  std::unique_ptr<SceneRenderer> renderer_;
  RenderSettings settings_;
  Camera camera_;
  double yaw_ = 0.45, pitch_ = -0.5;  ///< Radians, as Camera has them.
  double nearness_ = 1.0;             ///< 1: all is in sight.
  QPointF dragged_;
  bool ready_ = false;
};

class Job;
class JobRunner;

/// Looks at files on a worker, the latest that was asked for; the looks before it are given up.
class PreviewLoader : public QObject {
  Q_OBJECT

 public:
  PreviewLoader(JobRunner& jobs, QObject* parent);
  ~PreviewLoader() override;

  /// Soon, so that not every typed digit is looked at.
  void load(const QString& path, const ImportOptions& options);
  void stop();
  [[nodiscard]] bool loading() const { return loading_; }

 Q_SIGNALS:
  void progressed(double fraction);
  void loaded(const scarp::ImportPreview& preview);
  void failed(const QString& message);

 private:
  void begin();

  JobRunner& jobs_;
  QTimer delay_;
  QString path_;
  ImportOptions options_;
  QPointer<Job> job_;
  int run_ = 0;  ///< Results of earlier runs come too late.
  bool loading_ = false;
};

/// Heights and size that a file gets by options, as far as a look at it tells.
[[nodiscard]] GroundMeasures measuresOf(const ImportPreview& preview, const ImportOptions& options);

/// All that may be the heights in a file: each band, and what can be made of colours.
[[nodiscard]] std::vector<BandUse> bandUses(const ImportPreview& preview);
[[nodiscard]] QString bandUseText(const BandUse& use, const ImportPreview& preview);

/// Why the guess is as it is, a line each.
[[nodiscard]] QString reasonsText(const ImportPreview& preview);

/// "PNG, 16 bits, 1009 × 1009 samples: heights 0 to 200 m, 1008 × 1008 m".
[[nodiscard]] QString factsText(const ImportPreview& preview, const GroundMeasures& measures);
/// "heights 0 to 200 m, 1008 × 1008 m"
[[nodiscard]] QString measuresText(const GroundMeasures& measures);

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
