#pragma once

#include <QObject>
#include <QPoint>
#include <functional>
#include <optional>
#include <vector>

#include "core/geometry/Vec.h"
#include "core/objects/Object.h"

class QMenu;

namespace scarp {

class Actions;
class AnalysisController;
class EditorDocument;
class MaskCommands;
class ToolCommands;
class ViewController;
class Viewport;
class Operation;
struct ScatterPlace;
struct ScatteredHit;
struct SurfaceHit;

/// What a click of the right button in a view offers: for the object that is meant, else for the place on the
/// ground. A drag of that button moves the camera and offers nothing.
class GroundMenu : public QObject {
  Q_OBJECT

 public:
  /// Whose commands it offers; all outlive it.
  struct Commands {
    const Actions& actions;
    ToolCommands& tools;
    MaskCommands& masks;
    AnalysisController& analysis;
  };

  GroundMenu(const Commands& commands, QObject* parent);

  /// controller: the view's; null while there is none.
  void watch(Viewport& viewport, std::function<ViewController*()> controller);
  void setDocument(EditorDocument* document);  ///< Null for none; outlives this or is taken away first.

 Q_SIGNALS:
  void problem(const QString& message);  ///< Why what was chosen was not done.
  void ruleAsked(std::uint32_t rule);    ///< A scatter rule, by its id, is to be shown.

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  struct View {
    Viewport* viewport;
    std::function<ViewController*()> controller;
  };

  [[nodiscard]] const View* viewOf(const QObject* viewport) const;
  void open(const View& view, QPoint at);
  void fillPlace(QMenu& menu, const View& view, const SurfaceHit& place);
  void fillCoordinates(QMenu& menu, const SurfaceHit& place);
  void fillObject(QMenu& menu, const Object& object);
  /// About one that a scatter rule put down: what can be done to it alone.
  void fillScattered(QMenu& menu, const ScatterPlace& place);
  [[nodiscard]] QString titleOf(const ScatteredHit& hit) const;
  /// About what is selected.
  void fillSelected(QMenu& menu);
  void placeHere(const Vec2& place);
  void placeMore(const Object& object);
  void add(QMenu& menu, const QString& text, const char* name, std::function<void()> act);
  bool doNow(const Operation& operation);

  Commands commands_;
  std::vector<View> views_;
  EditorDocument* document_ = nullptr;
  struct Press {
    QPoint at;
    Vec3 eye;  ///< The camera's place then.
  };
  std::optional<Press> pressed_;  ///< How the right button went down, while it may become a click.
  QMenu* menu_ = nullptr;         ///< That is open.
};

}  // namespace scarp
