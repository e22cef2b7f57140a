#include "ui/inspector/ObjectFacts.h"

#include <QLabel>
#include <cmath>

#include "ui/objects/AssetPicture.h"
#include "ui/widgets/NumberText.h"

namespace scarp {
namespace {

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
               tr("East, north and up, metres from the terrain's middle"), true);
  normal_ = add(5, 0, tr("Normal"), QStringLiteral("object_normal"),
                tr("Of the model's triangle: east, north, up; and its slope"), true);
  t_ = add(0, 1, tr("t"), QStringLiteral("object_t"),
           tr("Along the ray: 0 at the near plane, 1 at the far plane"));
  triangle_ = add(1, 1, tr("Triangle"), QStringLiteral("object_triangle"), tr("Its number in the model"));
  faces_ = add(2, 1, tr("Faces"), QStringLiteral("object_faces"), tr("Whether the two tests name one face"));
}

void ObjectFacts::show(const ObjectPickReport& report, const LocalRay& ray) {
  clearValues();
  const auto metres = [&](double t) { return fixedText((t - ray.tMin) * ray.direction.norm(), 2); };
  const auto entry = [&](BoxFace face, double t) {
    return face == BoxFace::None ? tr("starts within")
                                 : tr("%1, at %2 m").arg(modelFaceName(face), metres(t));
  };
  object_->setText(QStringLiteral("%1 %2").arg(assetTitle(report.asset)).arg(report.hit.id));
  if (report.slab) slab_->setText(entry(report.slab->entryFace, report.slab->tEntry));
  if (report.woo) woo_->setText(entry(report.woo->face, report.woo->t));
  QStringList planes;
  for (const CandidatePlane& plane : report.planes)
    if (plane.face != BoxFace::None)
      planes += std::isfinite(plane.t) ? tr("%1 %2 m").arg(modelFaceName(plane.face), metres(plane.t))
                                       : tr("%1 never").arg(modelFaceName(plane.face));
  if (!planes.empty()) planes_->setText(planes.join(QStringLiteral(", ")));
  point_->setText(tr("%1 m").arg(vectorText(report.hit.point, 2)));
  normal_->setText(normalText(report.normal));
  t_->setText(numberText(report.hit.t, 9));
  triangle_->setText(QString::number(report.hit.triangle + 1));
  if (report.slab && report.woo)
    faces_->setText(report.slab->entryFace == report.woo->face ? tr("agree") : tr("differ"));
}

}  // namespace scarp
