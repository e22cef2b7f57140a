#include "ui/team/PeopleMarks.h"

#include <algorithm>
#include <cmath>
#include <memory>

#include "ui/document/EditorDocument.h"
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

}  // namespace

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
    subscriptions_.push_back(document->view().cameraChanged.subscribe([this] { refresh(); }));
    subscriptions_.push_back(document->terrain().terrainChanged.subscribe([this](const GridRect&) {
      if (marked_) refresh();
    }));
  }
  refresh();
}

void PeopleMarks::refresh() {
  Overlay overlay;
  if (session_)
    overlay = peopleOverlay(session_->people(), document_->terrain(), document_->view().camera(),
                            viewport_.viewSize());
  placeTags();
  if (overlay.empty() && !marked_) return;
  marked_ = !overlay.empty();
  viewport_.setOverlay(OverlayOf::People,
                       marked_ ? std::make_shared<const Overlay>(std::move(overlay)) : nullptr);
}

void PeopleMarks::placeTags() {
  std::size_t used = 0;
  if (session_) {
    const GroundDrawing ground(document_->terrain().heights(), document_->terrain().frame());
    const Camera& camera = document_->view().camera();
    const ViewSize size = viewport_.viewSize();
    for (const Person& person : session_->people()) {
      if (person.self || !person.presence.cursor) continue;
      const Vec3 at = ground.onGround(*person.presence.cursor);
      const auto seen = std::isfinite(at.z()) ? camera.project(at, size) : std::nullopt;
      if (!seen || seen->x() < 0.0 || seen->y() < 0.0 || seen->x() > size.width || seen->y() > size.height)
        continue;
      if (used == tags_.size()) tags_.push_back(new PersonTag(&viewport_));
      tags_[used++]->show(person.name, person.colour,
                          {static_cast<int>(std::lround(seen->x())), static_cast<int>(std::lround(seen->y()))});
    }
  }
  for (std::size_t i = used; i < tags_.size(); ++i) tags_[i]->hide();
}

}  // namespace scarp
