#pragma once

#include <QObject>
#include <vector>

#include "core/base/Signal.h"
#include "core/geometry/Camera.h"
#include "ui/render/Overlay.h"
#include "ui/team/KeptArea.h"
#include "ui/team/Person.h"

namespace scarp {

class TerrainDocument;

class EditorDocument;
class PersonTag;
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

}  // namespace scarp
