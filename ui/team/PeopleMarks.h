#pragma once

#include <QColor>
#include <QList>
#include <QObject>
#include <QWidget>
#include <optional>
#include <vector>

#include "core/base/Signal.h"
#include "core/geometry/Camera.h"
#include "ui/actions/EditorDock.h"
#include "ui/render/SceneView.h"
#include "ui/team/TeamSession.h"

class QAction;
class QHBoxLayout;
class QPushButton;
class QTreeWidget;

namespace scarp {

/// A name in its colour over a view, beside a place in it. Takes no clicks.
class PersonTag : public QWidget {
  Q_OBJECT

 public:
  explicit PersonTag(QWidget* view);

  /// at: in the view, logical pixels; the tag stands above it.
  void show(const QString& name, const QColor& colour, const QPoint& at);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QString name_;
  QColor colour_;
};

class TerrainDocument;

class EditorDocument;
class TeamSession;
class Viewport;

/// Where the others are, on the ground: a ring as large as the brush, and behind it the end of the running stroke.
/// At least so large that it can be seen by this camera.
[[nodiscard]] Overlay peopleOverlay(const std::vector<Person>& people, const TerrainDocument& terrain,
                                    const Camera& camera, ViewSize size);

/// Areas that somebody keeps: their outlines.
[[nodiscard]] Overlay keptOverlay(const std::vector<KeptArea>& areas, const TerrainDocument& terrain);

/// Keeps these, and a name beside each, in step with where the others are.
class PeopleMarks : public QObject {
  Q_OBJECT

 public:
  explicit PeopleMarks(Viewport& viewport, QObject* parent = nullptr);

  void setDocument(EditorDocument* document);  ///< Null for none; outlives this or is taken away first.

 private:
  void refresh();
  void placeTags();

  Viewport& viewport_;
  EditorDocument* document_ = nullptr;
  TeamSession* session_ = nullptr;
  std::vector<PersonTag*> tags_;
  bool marked_ = false;
  std::vector<Subscription> subscriptions_;
};

struct Person;

/// Dock with the users who have the shared terrain open: name, colour, rights and activity. Moves the camera
/// to a user's position or view.
class PeopleDock : public EditorDock {
  Q_OBJECT

 public:
  [[nodiscard]] static DockRow row();
  explicit PeopleDock(Viewport& viewport, QWidget* parent = nullptr);

  void setDocument(EditorDocument* document) override;
  void offer(const QList<QAction*>& actions);  ///< Adds buttons below the list.

 private:
  void refresh();
  [[nodiscard]] const Person* chosen() const;
  void goThere();
  void lookFromThere();
  void showButtons();

  Viewport& viewport_;
  EditorDocument* document_ = nullptr;
  TeamSession* session_ = nullptr;
  QTreeWidget* list_;
  QPushButton *go_, *look_;
  QHBoxLayout* offers_;
};

}  // namespace scarp
