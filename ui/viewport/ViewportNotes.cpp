#include <QAccessible>
#include <QAccessibleWidget>
#include <QSettings>
#include <algorithm>
#include <cmath>
#include <limits>
#include <span>

#include "core/document/TerrainDocument.h"
#include "core/pick/SurfacePicker.h"
#include "core/tools/ObjectGizmo.h"
#include "core/view/ViewLimits.h"
#include "ui/actions/ToolCatalog.h"
#include "ui/render/SceneRenderer.h"
#include "ui/render/SceneView.h"
#include "ui/render/TerrainRenderer.h"
#include "ui/viewport/ViewHeader.h"
#include "ui/viewport/ViewMarks.h"
#include "ui/viewport/Viewport.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/NumberText.h"
#include "ui/widgets/Units.h"

namespace scarp {

namespace {

// Marks of a view over everything in it, whatever is in front of them.

constexpr Overlay::Colour kDark{0.05F, 0.06F, 0.08F, 0.75F}, kLit{1.0F, 0.97F, 0.55F, 1.0F};
constexpr Overlay::Colour kBand{1.0F, 1.0F, 1.0F, 0.95F};
constexpr float kWidth = 2.4F, kLitWidth = 4.0F, kRim = 2.6F;

Overlay::Colour colourOf(GizmoPart part) {
  switch (part) {
    case GizmoPart::East:
      return {0.96F, 0.33F, 0.33F, 1.0F};
    case GizmoPart::North:
      return {0.49F, 0.84F, 0.34F, 1.0F};
    case GizmoPart::Height:
      return {0.40F, 0.63F, 1.0F, 1.0F};
    case GizmoPart::Turn:
      return {0.97F, 0.80F, 0.30F, 1.0F};
    case GizmoPart::Scale:
      return {0.86F, 0.62F, 0.98F, 1.0F};
    case GizmoPart::Move:
      break;
  }
  return {1.0F, 1.0F, 1.0F, 1.0F};
}

/// The point of the local frame that is seen at a pixel, before all that is drawn.
Vec3 before(const Vec2& pixel, const Camera& camera, ViewSize size) {
  const LocalRay ray = camera.rayThrough(pixel, size);
  return ray.at(ray.tMin + 1e-3 * (ray.tMax - ray.tMin));
}

/// The handles on what is selected, in the colours of their axes; the one that is lit is bright.
Overlay gizmoOverlay(const ObjectGizmo& gizmo, const Camera& camera, ViewSize size) {
  Overlay rims, colours;
  for (const GizmoLine& line : linesOf(gizmo, camera)) {
    const auto a = camera.project(line.from, size), b = camera.project(line.to, size);
    if (!a || !b) continue;
    const Vec3 from = before(*a, camera, size), to = before(*b, camera, size);
    const bool lit = gizmo.lit == line.part;
    const float width = lit ? kLitWidth : kWidth;
    rims.lines.push_back({from, to, kDark, width + kRim});
    colours.lines.push_back({from, to, lit ? kLit : colourOf(line.part), width});
  }
  rims.lines.insert(rims.lines.end(), colours.lines.begin(), colours.lines.end());
  return rims;
}

/// Outline of a drag: corners in pixels.
Overlay outlineOverlay(std::span<const Vec2> corners, const Camera& camera, ViewSize size) {
  Overlay overlay;
  for (const bool rim : {true, false})
    for (std::size_t i = 0; i < corners.size(); ++i)
      overlay.lines.push_back({before(corners[i], camera, size),
                               before(corners[(i + 1) % corners.size()], camera, size), rim ? kDark : kBand,
                               rim ? 3.4F : 1.4F});
  return overlay;
}

}  // namespace

void Viewport::showNotes() {
  const ToolDrawing tool = controller_ ? controller_->drawing(viewSize()) : ToolDrawing();
  showHindrance();
  showCropSize(tool.area);
  showToolStatus();
  if (tool.grips)
    setCursor(Qt::SizeAllCursor);
  else if (hindrance_->isVisibleTo(this))
    setCursor(Qt::ForbiddenCursor);
  else
    unsetCursor();
}

void Viewport::showHindrance() {
  const auto& cursor = controller_ ? controller_->cursor() : std::optional<SurfaceHit>();
  const auto seen = cursor ? controller_->camera().project(cursor->point, viewSize()) : std::nullopt;
  const QString text = seen ? messageSentence(controller_->hindrance()) : QString();
  if (text.isEmpty()) return hindrance_->say({}, {});
  hindrance_->say(text, {int(std::lround(seen->x())), int(std::lround(seen->y()))});
}

void Viewport::showCropSize(const std::optional<GridRect>& crop) {
  if (!crop) return cropSize_->say({}, {});
  const GridFrame& frame = document_->frame();
  const Vec2 middle(0.5 * (frame.x(crop->column0) + frame.x(crop->column1 - 1)),
                    0.5 * (frame.y(crop->row0) + frame.y(crop->row1 - 1)));
  const auto seen = controller_->camera().project(
      {middle.x(), middle.y(), groundBeneath(*document_, middle.x(), middle.y())}, viewSize());
  if (!seen) return cropSize_->say({}, {});
  cropSize_->say(tr("%1 × %2 samples\n%3")
                     .arg(crop->width())
                     .arg(crop->height())
                     .arg(sidesText((crop->width() - 1) * frame.dx, (crop->height() - 1) * frame.dy)),
                 {int(std::lround(seen->x())), int(std::lround(seen->y()))});
}

void Viewport::showToolStatus() {
  header_->setToolStatus(controller_ ? toolRow(controller_->tools().front().name()).status(*controller_)
                                     : QString());
}

void Viewport::setStatistics(bool shown) {
  statisticsShown_ = shown;
  showStatistics();
  update();
}

QString Viewport::statistics() const {
  return statistics_->isVisibleTo(this) ? statistics_->text() : QString();
}

void Viewport::showStatistics() {
  if (!statisticsShown_ || !document_ || !renderer_) return statistics_->say({}, {});
  // A picture that reuses the last one draws no triangles.
  if (renderer_->stats().triangles == 0 && !statistics().isEmpty()) return;
  const GridFrame& frame = document_->frame();
  const HeightRange heights = document_->pyramid().range();
  const QStringList lines{
      tr("Samples: %1 × %2").arg(frame.columns).arg(frame.rows),
      tr("Size: %1").arg(sidesText(frame.width(), frame.depth(), 4)),
      tr("Heights: %1")
          .arg(heights.empty() ? tr("none") : spanText(double(heights.low), double(heights.high), 5)),
      tr("Layers: %1").arg(countText(std::ranges::count(document_->layers(), false, &Layer::isGroup) + 1)),
      tr("Objects: %1").arg(countText(static_cast<long long>(document_->objects().size()))),
      tr("Terrain triangles: %1").arg(countText(renderer_->stats().triangles)),
      tr("Terrain on graphics card: %1").arg(bytesText(static_cast<double>(pageBytes())))};
  // say() repaints the view, which leads here again.
  const QString text = lines.join(QLatin1Char('\n'));
  if (text != statistics()) statistics_->say(text, {header_->x(), header_->bottom() + header_->x()});
}

void Viewport::followPointer() {
  if (!controller_) return dragNote_->say({}, {});
  const ToolDrawing tool = controller_->drawing(viewSize());
  const auto& pointer = controller_->pointer();
  if (pointer && !tool.note.empty())
    dragNote_->say(messageText(tool.note),
                   {int(std::lround(pointer->position.x())), int(std::lround(pointer->position.y()))});
  else
    dragNote_->say({}, {});
  const std::optional<GizmoPart> lit = tool.gizmo ? tool.gizmo->lit : std::nullopt;
  const bool encloses = !tool.outline.empty();
  if (lit != litPart_ || encloses || encloses_) update();
  litPart_ = lit;
  encloses_ = encloses;
}

void Viewport::addTool(SceneView& view) {
  const ToolDrawing tool = controller_->drawing(view.size);
  view.ghost = tool.object;
  if (tool.gizmo)
    view.overlays.push_back(
        std::make_shared<const Overlay>(gizmoOverlay(*tool.gizmo, view.camera, view.size)));
  if (!tool.outline.empty())
    view.overlays.push_back(
        std::make_shared<const Overlay>(outlineOverlay(tool.outline, view.camera, view.size)));
}

namespace {

const QString kExplainedKey = QStringLiteral("hints/keyboardCursor");

/// The height under the cursor is its value; its text says where that is.
class AccessibleViewport : public QAccessibleWidget, public QAccessibleValueInterface {
 public:
  explicit AccessibleViewport(Viewport* viewport) : QAccessibleWidget(viewport, QAccessible::Canvas) {}

  void* interface_cast(QAccessible::InterfaceType type) override {
    if (type == QAccessible::ValueInterface) return static_cast<QAccessibleValueInterface*>(this);
    return QAccessibleWidget::interface_cast(type);
  }
  [[nodiscard]] QString text(QAccessible::Text what) const override {
    if (what == QAccessible::Value || (what == QAccessible::Description && !view().cursorText().isEmpty()))
      return view().cursorText();
    return QAccessibleWidget::text(what);
  }
  [[nodiscard]] QVariant currentValue() const override {
    const double height = view().cursorHeight();
    return std::isnan(height) ? QVariant() : QVariant(height);
  }
  void setCurrentValue(const QVariant&) override {}
  [[nodiscard]] QVariant maximumValue() const override { return {}; }
  [[nodiscard]] QVariant minimumValue() const override { return {}; }
  [[nodiscard]] QVariant minimumStepSize() const override { return {}; }

 private:
  [[nodiscard]] const Viewport& view() const { return *static_cast<const Viewport*>(object()); }
};

QAccessibleInterface* accessibleViewport(const QString&, QObject* object) {
  auto* viewport = qobject_cast<Viewport*>(object);
  return viewport ? new AccessibleViewport(viewport) : nullptr;
}

}  // namespace

void offerViewportToAssistants() {
  QAccessible::removeFactory(accessibleViewport);
  QAccessible::installFactory(accessibleViewport);
}

QString Viewport::cursorText() const {
  const auto& cursor = controller_ ? controller_->cursor() : std::optional<SurfaceHit>();
  if (!cursor) return {};
  return tr("x %1, y %2, height %3")
      .arg(lengthText(cursor->point.x(), 1), lengthText(cursor->point.y(), 1), lengthText(cursor->point.z(), 2));
}

double Viewport::cursorHeight() const {
  const auto& cursor = controller_ ? controller_->cursor() : std::optional<SurfaceHit>();
  return cursor ? cursor->point.z() : std::numeric_limits<double>::quiet_NaN();
}

void Viewport::announceCursor() {
  QAccessibleValueChangeEvent value(this, cursorHeight());
  QAccessible::updateAccessibility(&value);
  QAccessibleEvent where(this, QAccessible::DescriptionChanged);
  QAccessible::updateAccessibility(&where);
  Q_EMIT cursorAnnounced(cursorText());
}

void Viewport::explainKeys() {
  QSettings settings;
  if (settings.value(kExplainedKey).toBool()) return;
  settings.setValue(kExplainedKey, true);
  Q_EMIT told(tr("The keys have the cursor: arrows move it, with Shift far, with Ctrl finely. Space or Enter begins "
                 "and ends what the left button does, Esc takes it back. Page Up and Page Down go nearer and away, "
                 "Home and End turn the view."));
}

}  // namespace scarp
