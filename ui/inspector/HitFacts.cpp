#include "ui/inspector/HitFacts.h"

#include <QGridLayout>
#include <QLabel>
#include <cmath>

#include "core/base/Angles.h"
#include "core/terrain/Surface.h"
#include "ui/objects/AssetPicture.h"
#include "ui/widgets/NumberText.h"
#include "ui/widgets/Units.h"

namespace scarp {

namespace {

QString faceName(BoxFace face) {
  switch (face) {
    case BoxFace::None:
      return {};
    case BoxFace::MinX:
      return HitFacts::tr("west side");
    case BoxFace::MaxX:
      return HitFacts::tr("east side");
    case BoxFace::MinY:
      return HitFacts::tr("south side");
    case BoxFace::MaxY:
      return HitFacts::tr("north side");
    case BoxFace::MinZ:
      return HitFacts::tr("bottom");
    case BoxFace::MaxZ:
      return HitFacts::tr("top");
  }
  return {};
}

QString modelFaceName(BoxFace face) {
  switch (face) {
    case BoxFace::None:
      return {};
    case BoxFace::MinX:
      return ObjectFacts::tr("−X side");
    case BoxFace::MaxX:
      return ObjectFacts::tr("+X side");
    case BoxFace::MinY:
      return ObjectFacts::tr("−Y side");
    case BoxFace::MaxY:
      return ObjectFacts::tr("+Y side");
    case BoxFace::MinZ:
      return ObjectFacts::tr("bottom");
    case BoxFace::MaxZ:
      return ObjectFacts::tr("top");
  }
  return {};
}

}  // namespace

FactGrid::FactGrid(QWidget* parent) : QWidget(parent) {
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setHorizontalSpacing(10);
  grid->setVerticalSpacing(3);
  grid->setColumnStretch(1, 3);
  grid->setColumnStretch(3, 2);
}

QLabel* FactGrid::add(int row, int half, const QString& caption, const QString& object, const QString& tip,
                      bool wide) {
  auto* name = new QLabel(caption);
  name->setProperty("role", QStringLiteral("quiet"));
  auto* value = new QLabel;
  value->setObjectName(object);
  value->setAccessibleName(caption);
  value->setTextInteractionFlags(Qt::TextSelectableByMouse);
  value->setWordWrap(true);
  for (QLabel* label : {name, value}) label->setToolTip(tip);
  auto* grid = static_cast<QGridLayout*>(layout());
  grid->addWidget(name, row, 2 * half);
  grid->addWidget(value, row, 2 * half + 1, 1, wide ? 3 : 1);
  values_.push_back(value);
  return value;
}

void FactGrid::clearValues() {
  for (QLabel* value : values_) value->setText(QString(QChar(0x2013)));
}

QString FactGrid::vectorText(const Vec3& v, int decimals) {
  return QStringLiteral("%1, %2, %3")
      .arg(fixedText(v.x(), decimals), fixedText(v.y(), decimals), fixedText(v.z(), decimals));
}

QString FactGrid::pointText(const Vec3& point) {
  const WayUnit unit = wayUnit(0.0, 1.0);
  return QStringLiteral("%1 %2").arg(vectorText(point / unit.metres, 2), unit.name);
}

QString FactGrid::normalText(const Vec3& normal) {
  return QStringLiteral("%1 (%2°)").arg(vectorText(normal, 3), fixedText(slopeOf(normal) * kDegrees, 1));
}

HitFacts::HitFacts(QWidget* parent) : FactGrid(parent) {
  enters_ = add(0, 0, tr("Enters"), QStringLiteral("hit_enters"),
                tr("The face of the terrain's box of heights, and how far from the near plane"));
  leaves_ = add(1, 0, tr("Leaves"), QStringLiteral("hit_leaves"),
                tr("The face by which the ray would leave that box"));
  point_ =
      add(2, 0, tr("Point"), QStringLiteral("hit_point"), tr("East, north and up from the terrain's middle"));
  normal_ = add(3, 0, tr("Normal"), QStringLiteral("hit_normal"),
                tr("Of the triangle: east, north, up; and its slope"));
  t_ = add(0, 1, tr("t"), QStringLiteral("hit_t"),
           tr("Along the ray: 0 at the near plane, 1 at the far plane"));
  cell_ = add(1, 1, tr("Cell"), QStringLiteral("hit_cell"), tr("Column and row, from the north-west corner"));
  triangle_ = add(2, 1, tr("Triangle"), QStringLiteral("hit_triangle"),
                  tr("Which half of the cell, split from its north-west to its south-east corner"));
  side_ =
      add(3, 1, tr("Side"), QStringLiteral("hit_side"), tr("The side of the ground that the ray comes from"));
}

void HitFacts::show(const PickReport* report) {
  clearValues();
  if (!report) return;
  if (!report->clip) return enters_->setText(tr("misses the terrain's box"));
  const auto gate = [&](BoxFace face, double t, const QString& within) {
    if (face == BoxFace::None) return within;
    const double away = report->metres(t - report->trace.ray.tMin);
    return tr("%1, at %2").arg(faceName(face), lengthText(away, 1));
  };
  enters_->setText(gate(report->clip->entryFace, report->clip->tEntry, tr("starts within")));
  leaves_->setText(gate(report->clip->exitFace, report->clip->tExit, tr("ends within")));
  if (!report->hit) return t_->setText(tr("no hit"));
  const SurfaceHit& hit = *report->hit;
  t_->setText(numberText(hit.t, 9));
  point_->setText(pointText(hit.point));
  cell_->setText(QStringLiteral("%1, %2").arg(hit.cellColumn).arg(hit.cellRow));
  triangle_->setText(hit.triangle == CellTriangle::ABD ? tr("north-east") : tr("south-west"));
  side_->setText(hit.side == SurfaceSide::Above ? tr("from above") : tr("from below"));
  normal_->setText(normalText(hit.normal));
}

ObjectFacts::ObjectFacts(QWidget* parent) : FactGrid(parent) {
  const QString sides = tr("+X is the side that faces east, and +Y north, before the object is turned");
  object_ = add(0, 0, tr("Object"), QStringLiteral("object_name"), tr("Its model and its number"));
  slab_ = add(1, 0, tr("Slab test"), QStringLiteral("object_slab"),
              tr("The face by which the ray enters the object's box, by the slab test, and how far from the "
                 "near plane. %1")
                  .arg(sides));
  woo_ = add(2, 0, tr("Woo's test"), QStringLiteral("object_woo"),
             tr("The same by Woo's candidate planes. %1").arg(sides));
  planes_ = add(3, 0, tr("Candidate planes"), QStringLiteral("object_planes"),
                tr("Of the sides that face the origin of the ray, how far along the ray it meets their "
                   "planes; it enters by the one that it meets last"),
                true);
  point_ = add(4, 0, tr("Point"), QStringLiteral("object_point"),
               tr("East, north and up from the terrain's middle"), true);
  normal_ = add(5, 0, tr("Normal"), QStringLiteral("object_normal"),
                tr("Of the model's triangle: east, north, up; and its slope"), true);
  t_ = add(0, 1, tr("t"), QStringLiteral("object_t"),
           tr("Along the ray: 0 at the near plane, 1 at the far plane"));
  triangle_ = add(1, 1, tr("Triangle"), QStringLiteral("object_triangle"), tr("Its number in the model"));
  faces_ = add(2, 1, tr("Faces"), QStringLiteral("object_faces"), tr("Whether the two tests name one face"));
}

void ObjectFacts::show(const ObjectPickReport& report, const LocalRay& ray) {
  clearValues();
  const auto metres = [&](double t) { return lengthText((t - ray.tMin) * ray.direction.norm(), 2); };
  const auto entry = [&](BoxFace face, double t) {
    return face == BoxFace::None ? tr("starts within") : tr("%1, at %2").arg(modelFaceName(face), metres(t));
  };
  object_->setText(QStringLiteral("%1 %2").arg(titleOfAsset(report.asset)).arg(report.hit.id));
  if (report.slab) slab_->setText(entry(report.slab->entryFace, report.slab->tEntry));
  if (report.woo) woo_->setText(entry(report.woo->face, report.woo->t));
  QStringList planes;
  for (const CandidatePlane& plane : report.planes)
    if (plane.face != BoxFace::None)
      planes += std::isfinite(plane.t) ? tr("%1 %2").arg(modelFaceName(plane.face), metres(plane.t))
                                       : tr("%1 never").arg(modelFaceName(plane.face));
  if (!planes.empty()) planes_->setText(planes.join(QStringLiteral(", ")));
  point_->setText(pointText(report.hit.point));
  normal_->setText(normalText(report.normal));
  t_->setText(numberText(report.hit.t, 9));
  triangle_->setText(QString::number(report.hit.triangle + 1));
  if (report.slab && report.woo)
    faces_->setText(report.slab->entryFace == report.woo->face ? tr("agree") : tr("differ"));
}

}  // namespace scarp
