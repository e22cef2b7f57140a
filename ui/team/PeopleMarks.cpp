#include "ui/team/PeopleMarks.h"

#include <algorithm>
#include <cmath>
#include <memory>

#include "ui/document/EditorDocument.h"
#include "ui/document/SceneDisplay.h"
#include "ui/team/PersonTag.h"
#include "ui/team/TeamSession.h"
#include "ui/viewport/GroundDrawing.h"
#include "ui/viewport/Viewport.h"

namespace scarp {

namespace {

constexpr double kLeastRing = 9.0;  ///< Pixels of radius.

Overlay::Colour inked(const QColor& colour, float opacity) {
  return {static_cast<float>(colour.redF()), static_cast<float>(colour.greenF()),
          static_cast<float>(colour.blueF()), opacity};
}

/// The corners of an area on the terrain, the first once more at the end; empty where it lies beside it.
std::vector<Vec2> cornersOf(const KeptArea& area, const GridFrame& frame) {
  const GridRect rect = area.samples.intersected(frame.samples());
  if (rect.empty()) return {};
  const double west = frame.x(rect.column0), east = frame.x(rect.column1 - 1), north = frame.y(rect.row0),
               south = frame.y(rect.row1 - 1);
  return {{west, north}, {east, north}, {east, south}, {west, south}, {west, north}};
}

}  // namespace

Overlay keptOverlay(const std::vector<KeptArea>& areas, const TerrainDocument& terrain) {
  Overlay overlay;
  for (const KeptArea& area : areas) {
    const std::vector<Vec2> corners = cornersOf(area, terrain.frame());
    GroundDrawing drawing(terrain.heights(), terrain.frame());
    for (std::size_t i = 1; i < corners.size(); ++i) {
      const Vec2 from = corners[i - 1], way = corners[i] - from;
      const int pieces = std::clamp(static_cast<int>(way.norm() / terrain.frame().cellSize() / 8.0), 4, 64);
      drawing.path(pieces, inked(area.colour, area.self ? 0.7F : 0.95F), area.self ? 2.0F : 3.0F,
                   [&](double t) -> Vec2 { return from + t * way; });
    }
    Overlay theirs = drawing.take();
    overlay.lines.insert(overlay.lines.end(), theirs.lines.begin(), theirs.lines.end());
  }
  return overlay;
}

Overlay peopleOverlay(const std::vector<Person>& people, const TerrainDocument& terrain, const Camera& camera,
                      ViewSize size) {
  Overlay overlay;
  for (const Person& person : people) {
    if (person.self || !person.presence.cursor) continue;
    GroundDrawing drawing(terrain.heights(), terrain.frame());
    const Vec3 at = drawing.onGround(*person.presence.cursor);
    if (!std::isfinite(at.z())) continue;
    const double least = kLeastRing * camera.metresPerPixel(at, size);
    const std::vector<Vec2>& stroke = person.presence.stroke;
    for (std::size_t i = 1; i < stroke.size(); ++i)
      drawing.path(4, inked(person.colour, 0.85F), 3.2F, [&](double t) -> Vec2 {
        return stroke[i - 1] + t * (stroke[i] - stroke[i - 1]);
      });
    drawing.ring(*person.presence.cursor, std::max(person.presence.radius, least), inked(person.colour, 0.95F),
                 stroke.empty() ? 2.2F : 3.4F);
    drawing.dot(at, inked(person.colour, 1.0F));
    Overlay theirs = drawing.take();
    overlay.lines.insert(overlay.lines.end(), theirs.lines.begin(), theirs.lines.end());
  }
  return overlay;
}

PeopleMarks::PeopleMarks(Viewport& viewport, QObject* parent) : QObject(parent), viewport_(viewport) {
  connect(&viewport, &Viewport::resized, this, &PeopleMarks::refresh);
}

void PeopleMarks::setDocument(EditorDocument* document) {
  subscriptions_.clear();
  if (session_) session_->disconnect(this);
  document_ = document;
  session_ = document ? dynamic_cast<TeamSession*>(document->shared()) : nullptr;
  if (session_) {
    connect(session_, &TeamSession::peopleChanged, this, &PeopleMarks::refresh);
    connect(session_, &TeamSession::keptChanged, this, &PeopleMarks::refresh);
    subscriptions_.push_back(document->view().cameraChanged.subscribe([this] { refresh(); }));
    const auto move = [this] {
      if (marked_) refresh();
    };
    subscriptions_.push_back(onChange(document, move, &DocumentChange::ground));
  }
  refresh();
}

void PeopleMarks::refresh() {
  Overlay overlay;
  if (session_)
    overlay = peopleOverlay(session_->people(), document_->terrain(), document_->view().camera(),
                            viewport_.viewSize());
  if (session_ && !session_->keptAreas().empty()) {
    Overlay kept = keptOverlay(session_->keptAreas(), document_->terrain());
    overlay.lines.insert(overlay.lines.begin(), kept.lines.begin(), kept.lines.end());
  }
  placeTags();
  if (overlay.empty() && !marked_) return;
  marked_ = !overlay.empty();
  if (!document_) return;
  document_->display().setOverlay(OverlayOf::People,
                                  marked_ ? std::make_shared<const Overlay>(std::move(overlay)) : nullptr);
}

void PeopleMarks::placeTags() {
  std::size_t used = 0;
  if (session_) {
    const GroundDrawing ground(document_->terrain().heights(), document_->terrain().frame());
    const Camera& camera = document_->view().camera();
    const ViewSize size = viewport_.viewSize();
    const auto place = [&](const QString& name, const QColor& colour, const Vec2& where) {
      const Vec3 at = ground.onGround(where);
      const auto seen = std::isfinite(at.z()) ? camera.project(at, size) : std::nullopt;
      if (!seen || seen->x() < 0.0 || seen->y() < 0.0 || seen->x() > size.width || seen->y() > size.height)
        return false;
      if (used == tags_.size()) tags_.push_back(new PersonTag(&viewport_));
      tags_[used++]->show(name, colour,
                          {static_cast<int>(std::lround(seen->x())), static_cast<int>(std::lround(seen->y()))});
      return true;
    };
    for (const Person& person : session_->people()) {
      if (person.self || !person.presence.cursor) continue;
      place(person.name, person.colour, *person.presence.cursor);
    }
    for (const KeptArea& area : session_->keptAreas()) {
      const std::vector<Vec2> corners = cornersOf(area, document_->terrain().frame());
      // In the middle of a side, one that is in sight.
      for (std::size_t i = corners.size(); i-- > 1;)
        if (place(area.self ? tr("Kept for you") : tr("Kept for %1").arg(area.name), area.colour,
                  0.5 * (corners[i - 1] + corners[i])))
          break;
    }
  }
  for (std::size_t i = used; i < tags_.size(); ++i) tags_[i]->hide();
}

}  // namespace scarp
