#include "ui/inspector/HitFacts.h"

#include <QLabel>

#include "core/base/Angles.h"
#include "ui/widgets/NumberText.h"

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

}  // namespace

HitFacts::HitFacts(QWidget* parent) : FactGrid(parent) {
  enters_ = add(0, 0, tr("Enters"), QStringLiteral("hit_enters"),
                tr("The face of the terrain's box of heights, and how far from the near plane"));
  leaves_ = add(1, 0, tr("Leaves"), QStringLiteral("hit_leaves"),
                tr("The face by which the ray would leave that box"));
  point_ = add(2, 0, tr("Point"), QStringLiteral("hit_point"),
               tr("East, north and up, metres from the terrain's middle"));
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
    return tr("%1, at %2 m").arg(faceName(face), fixedText(away, 1));
  };
  enters_->setText(gate(report->clip->entryFace, report->clip->tEntry, tr("starts within")));
  leaves_->setText(gate(report->clip->exitFace, report->clip->tExit, tr("ends within")));
  if (!report->hit) return t_->setText(tr("no hit"));
  const SurfaceHit& hit = *report->hit;
  t_->setText(numberText(hit.t, 9));
  point_->setText(tr("%1 m").arg(vectorText(hit.point, 2)));
  cell_->setText(QStringLiteral("%1, %2").arg(hit.cellColumn).arg(hit.cellRow));
  triangle_->setText(hit.triangle == CellTriangle::ABD ? tr("north-east") : tr("south-west"));
  side_->setText(hit.side == SurfaceSide::Above ? tr("from above") : tr("from below"));
  normal_->setText(normalText(hit.normal));
}

}  // namespace scarp
