#include "ui/inspector/HitFacts.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QPainter>
#include <cmath>

#include "core/base/Angles.h"
#include "core/base/Contract.h"
#include "core/objects/ObjectPickReport.h"
#include "core/pick/PickReport.h"
#include "core/terrain/Surface.h"
#include "ui/inspector/PickOverlay.h"
#include "ui/objects/AssetPictures.h"
#include "ui/widgets/Icons.h"
#include "ui/widgets/NumberText.h"
#include "ui/widgets/Theme.h"
#include "ui/widgets/Units.h"

namespace scarp {

namespace {

constexpr double kWrong = 0.01;  ///< Metres off that a person would call wrong.

}  // namespace

MethodTable::MethodTable(const QString& title, const std::vector<Line>& methods, const QString& testsTip,
                         const QString& errorTip, QWidget* parent)
    : QTableWidget(static_cast<int>(methods.size()), Columns, parent), methods_(methods) {
  setAccessibleName(title);
  setWhatsThis(tr("The same ray by each way: where it hits, how far off that is, how many tests it takes and how long"));
  setEditTriggers(NoEditTriggers);
  setSelectionMode(NoSelection);
  setFocusPolicy(Qt::TabFocus);
  setShowGrid(false);
  setWordWrap(false);
  setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setHorizontalHeaderLabels({tr("Method"), tr("Hit at"), tr("Error"), tr("Tests"), tr("Time")});
  const QString tips[] = {tr("Scarp's own way, and those of the textbooks"),
                          tr("How far along the ray, from the near plane"), errorTip, testsTip,
                          tr("For one pick, on one thread")};
  for (int column = 0; column < Columns; ++column) {
    horizontalHeaderItem(column)->setToolTip(tips[column]);
    horizontalHeaderItem(column)->setTextAlignment((column == Method ? Qt::AlignLeft : Qt::AlignRight) |
                                                   Qt::AlignVCenter);
    for (int row = 0; row < rowCount(); ++row) {
      auto* item = new QTableWidgetItem;
      const Line& method = methods_[static_cast<std::size_t>(row)];
      item->setToolTip(column == Method && method.tip.isEmpty() ? method.name : method.tip);
      item->setTextAlignment((column == Method ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
      setItem(row, column, item);
    }
  }
  horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  horizontalHeader()->setSectionResizeMode(Method, QHeaderView::Stretch);
  horizontalHeader()->setHighlightSections(false);
  verticalHeader()->hide();
  verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 9);
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  clearAnswers();
}

QSize MethodTable::sizeHint() const {
  return {420, horizontalHeader()->sizeHint().height() + rowCount() * verticalHeader()->defaultSectionSize() +
                   2 * frameWidth() + 2};
}

QSize MethodTable::minimumSizeHint() const { return {340, sizeHint().height()}; }

void MethodTable::write(int row, int column, const QString& text, bool alert) {
  QTableWidgetItem* cell = item(row, column);
  cell->setText(text);
  cell->setData(Qt::ForegroundRole, alert ? QVariant(alertColour(palette())) : QVariant());
}

void MethodTable::clearAnswers() {
  for (int row = 0; row < rowCount(); ++row)
    for (int column = 0; column < Columns; ++column) write(row, column, {});
}

void MethodTable::show(const LocalRay& ray, std::span<const MethodAnswer> answers, const QString& pending) {
  clearAnswers();
  for (int row = 0; row < rowCount(); ++row) {
    const auto i = static_cast<std::size_t>(row);
    write(row, Method, methods_[i].name);
    if (i < answers.size())
      showAnswer(row, ray, answers[i]);
    else
      write(row, Answer, pending);
  }
  QFont bold = font();
  bold.setBold(true);
  item(0, Method)->setFont(bold);
}

void MethodTable::showAnswer(int row, const LocalRay& ray, const MethodAnswer& answer) {
  const double metres = (answer.t.value_or(0.0) - ray.tMin) * ray.direction.norm();
  write(row, Answer, answer.t ? lengthText(metres, 2) : tr("no hit"), !answer.agrees);
  if (!answer.agrees)
    write(row, Error, answer.t ? tr("false hit") : tr("missed"), true);
  else if (answer.error && row > 0)
    write(row, Error, deviationText(*answer.error),
          *answer.error > kWrong && !methods_[static_cast<std::size_t>(row)].boxesOnly);
  else
    write(row, Error, QString(QChar(0x2013)));
  write(row, Looks, countText(answer.looks));
  write(row, Time, durationText(answer.seconds));
}

MethodTable* groundMethods() {
  const std::vector<MethodTable::Line> lines{{MethodTable::tr("Scarp"), {}},
                                             {MethodTable::tr("Linear march"), {}},
                                             {MethodTable::tr("March + bisection"), {}},
                                             {MethodTable::tr("Grid walk"), {}},
                                             {MethodTable::tr("Brute force"), {}}};
  EXPECTS(lines.size() == kPickMethods);
  auto* table = new MethodTable(
      MethodTable::tr("The same ray by other methods"), lines,
      MethodTable::tr("Heights and height ranges taken, or triangles tested"),
      MethodTable::tr("How far from the point that Scarp finds; brute force is the independent check"));
  table->setObjectName(QStringLiteral("methods"));
  return table;
}

MethodTable* objectMethods() {
  const QString boxOnly = MethodTable::tr(
      "It tests boxes only: its answer is where the ray enters the nearest box, so its error is the way from "
      "there to the model");
  const std::vector<MethodTable::Line> lines{
      {MethodTable::tr("Scarp"),
       MethodTable::tr("The tree of boxes, then the triangles in the model's frame")},
      {MethodTable::tr("Tree of boxes"), boxOnly, true},
      {MethodTable::tr("Slab test"), MethodTable::tr("Of every object's box in turn. %1").arg(boxOnly), true},
      {MethodTable::tr("Woo's test"), MethodTable::tr("Of every object's box in turn. %1").arg(boxOnly),
       true},
      {MethodTable::tr("Every triangle"), MethodTable::tr("Of every model in turn, without a tree")}};
  EXPECTS(lines.size() == kObjectMethods);
  auto* table = new MethodTable(
      MethodTable::tr("The object by other methods"), lines, MethodTable::tr("Boxes and triangles tested"),
      MethodTable::tr(
          "How far from the point that Scarp finds. Methods that test boxes only answer at the box, so "
          "theirs is not zero; every triangle is the independent check"));
  table->setObjectName(QStringLiteral("objectMethods"));
  return table;
}

namespace {

QColor inkOf(const InspectorInk& ink, PickLayer layer) {
  switch (layer) {
    case PickLayer::Skipped:
      return ink.skipped;
    case PickLayer::Entered:
      return ink.entered;
    case PickLayer::Cells:
      return ink.cell;
    case PickLayer::March:
      return ink.march;
    case PickLayer::Refinement:
      return ink.refinement;
    case PickLayer::Voxels:
      return ink.voxel;
  }
  return {};
}

/// A box for what is an area, a dot for what is a point.
QIcon swatch(PickLayer layer) {
  return drawnIcon([layer](QPainter& painter, const QRectF& rect, const IconInk&) {
    const QColor ink = inkOf(inkOn(QGuiApplication::palette()), layer);
    QColor fill = ink;
    const bool area = layer <= PickLayer::Cells || layer == PickLayer::Voxels;
    if (area) fill.setAlphaF(0.3F);
    painter.setPen(QPen(ink, 1.5));
    painter.setBrush(fill);
    const double inset = rect.width() * (area ? 0.16 : 0.3);
    const QRectF shape = rect.adjusted(inset, inset, -inset, -inset);
    area ? painter.drawRect(shape) : painter.drawEllipse(shape);
  });
}

QLabel* countLabel(const QString& name) {
  auto* label = new QLabel;
  label->setAccessibleName(name);
  label->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  label->setMinimumWidth(label->fontMetrics().horizontalAdvance(QStringLiteral("88 888")));
  return label;
}

}  // namespace

PickLegend::PickLegend(QWidget* parent) : QWidget(parent) {
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setHorizontalSpacing(8);
  grid->setVerticalSpacing(1);
  grid->setColumnStretch(0, 1);
  const struct {
    const char* object;
    QString text, tip;
  } lines[] = {
      {"skipped", tr("Nodes skipped"), tr("Blocks of ground that the ray keeps clear of, passed over whole")},
      {"entered", tr("Nodes entered"), tr("Blocks whose heights the ray comes between")},
      {"cells", tr("Cells walked"), tr("Cells whose triangles the ray may meet")},
      {"march", tr("March samples"), tr("Heights over ground taken at cell sides and diagonals")},
      {"refinement", tr("Refinements"), tr("Looks within the bracket, to close in on the hit")},
      {"voxels", tr("3-D grid walk"),
       tr("Voxels that a plain 3-D grid walk passes up to the hit: the grid's cells in layers about as high; "
          "drawn when the ray is pinned")}};
  for (std::size_t i = 0; i < kPickLayers; ++i) {
    auto* box = new QCheckBox(lines[i].text);
    box->setIcon(swatch(static_cast<PickLayer>(i)));
    box->setIconSize({14, 14});
    box->setToolTip(lines[i].tip);
    box->setChecked(true);
    box->setFocusPolicy(Qt::TabFocus);
    connect(box, &QCheckBox::toggled, this, &PickLegend::shownChanged);
    QLabel* count = countLabel(lines[i].text);
    count->setObjectName(QLatin1String("count_") + QLatin1String(lines[i].object));
    const int row = static_cast<int>(i);
    grid->addWidget(box, row, 0);
    grid->addWidget(count, row, 1);
    rows_[i] = {box, count};
  }
  auto* caption = new QLabel(tr("Time"));
  caption->setContentsMargins(24, 2, 0, 2);
  caption->setToolTip(tr("For the pick alone, without recording its steps"));
  time_ = countLabel(tr("Time"));
  time_->setObjectName(QStringLiteral("pickTime"));
  grid->addWidget(caption, static_cast<int>(kPickLayers), 0);
  grid->addWidget(time_, static_cast<int>(kPickLayers), 1);
}

void PickLegend::show(const PickReport* report) {
  if (!report) {
    for (const Row& row : rows_) row.count->clear();
    return time_->clear();
  }
  const PickTrace& trace = report->trace;
  const std::size_t counts[kPickLayers] = {std::size_t(report->nodesSkipped),
                                           std::size_t(report->nodesEntered),
                                           trace.cells.size(),
                                           trace.march.size(),
                                           trace.refinement.size(),
                                           report->voxelWalk.voxels.size()};
  for (std::size_t i = 0; i < kPickLayers; ++i)
    rows_[i].count->setText(countText(static_cast<long long>(counts[i])));
  time_->setText(durationText(report->answers.front().seconds));
}

PickLayers PickLegend::shown() const {
  PickLayers layers;
  for (std::size_t i = 0; i < kPickLayers; ++i) layers[i] = rows_[i].box->isChecked();
  return layers;
}

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
