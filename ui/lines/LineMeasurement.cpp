#include "ui/lines/LineMeasurement.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

#include "core/edit/LayerComposer.h"
#include "core/edit/LineEdit.h"
#include "core/edit/LineLayers.h"
#include "core/line/BrushPath.h"
#include "core/line/LineNetwork.h"
#include "core/tools/ChosenLine.h"
#include "core/tools/LineTool.h"
#include "ui/document/EditorDocument.h"
#include "ui/jobs/JobRunner.h"
#include "ui/widgets/NumberText.h"
#include "ui/widgets/Units.h"

namespace scarp {

namespace {

struct LineTexts {
  Q_DECLARE_TR_FUNCTIONS(LineFacts)
};

QString exactly(double value, const QString& unit) {
  return QStringLiteral("%1 %2").arg(QString::number(value, 'f', 3), unit);
}

QString missedText(const LineFindings::MissedHeight& missed) {
  const QString text =
      missed.excess > 0.0
          ? LineTexts::tr("Point %1 is %2 above its height; the maximum grade allows no less.")
          : LineTexts::tr("Point %1 is %2 below its height; the maximum grade allows no more.");
  return text.arg(missed.point + 1).arg(distanceText(std::abs(missed.excess)));
}

QString deepText(const LineFindings::DeepStretch& deep) {
  const QString text = deep.deepest > 0.0
                           ? LineTexts::tr(
                                 "From %1 to %2 the bed is up to %3 above the terrain. A bridge, "
                                 "hairpins or a steeper grade avoid that.")
                           : LineTexts::tr(
                                 "From %1 to %2 the bed is up to %3 below the terrain. A tunnel, "
                                 "hairpins or a steeper grade avoid that.");
  return text.arg(distanceText(deep.from), distanceText(deep.to), distanceText(std::abs(deep.deepest)));
}

QString crossingText(const LineFindings::Crossing& crossing, const Line& line) {
  const QString at =
      QStringLiteral("%1, %2").arg(distanceText(crossing.place.x()), distanceText(crossing.place.y()));
  if (isArea(line.kind)) return LineTexts::tr("The border crosses itself at %1.").arg(at);
  if (crossing.apart > kHeightTolerance)
    return LineTexts::tr("The line crosses itself at %1 at heights %2 apart. Add a bridge, or move the line.")
        .arg(at, distanceText(crossing.apart));
  return LineTexts::tr("The line crosses itself at %1, as a junction.").arg(at);
}

QString tableNumber(double value) { return std::isnan(value) ? QString() : QString::number(value, 'g', 12); }

}  // namespace

MeasureFacts factsOf(const LineFigures& figures, const Line& line) {
  MeasureFacts facts;
  const QString m = QStringLiteral("m"), m2 = QStringLiteral("m²"), m3 = QStringLiteral("m³");
  const auto metres = [&](const QString& caption, double value) {
    facts.push_back({caption, distanceText(value), exactly(value, m)});
  };
  const auto cubic = [&](const QString& caption, double value) {
    facts.push_back({caption, volumeText(value), exactly(value, m3)});
  };
  if (line.kind == LineKind::Stamp) {
    cubic(LineTexts::tr("Cut"), figures.earth.cut);
    cubic(LineTexts::tr("Fill"), figures.earth.fill);
    facts.push_back({LineTexts::tr("Moved"), areaText(figures.earth.area), exactly(figures.earth.area, m2)});
    return facts;
  }
  const bool area = isArea(line.kind);
  metres(area ? LineTexts::tr("Border") : LineTexts::tr("Length"), figures.length);
  if (area) facts.push_back({LineTexts::tr("Area"), areaText(figures.planeArea), exactly(figures.planeArea, m2)});
  facts.push_back({LineTexts::tr("Max. grade"), LineTexts::tr("%1 %").arg(fixedText(100.0 * figures.steepest, 1)),
                   exactly(100.0 * figures.steepest, QStringLiteral("%"))});
  if (!area) {
    if (figures.leastRadius)
      metres(LineTexts::tr("Min. radius"), *figures.leastRadius);
    else
      facts.push_back({LineTexts::tr("Min. radius"), LineTexts::tr("straight"), LineTexts::tr("straight")});
    metres(LineTexts::tr("Climb"), figures.climb);
    metres(LineTexts::tr("Descent"), figures.descent);
    if (figures.bridges > 0.0) metres(LineTexts::tr("Bridges"), figures.bridges);
    if (figures.tunnels > 0.0) metres(LineTexts::tr("Tunnels"), figures.tunnels);
  }
  cubic(LineTexts::tr("Cut"), figures.earth.cut);
  cubic(LineTexts::tr("Fill"), figures.earth.fill);
  cubic(LineTexts::tr("Left over"), figures.left);
  facts.push_back({LineTexts::tr("Moved"), areaText(figures.earth.area), exactly(figures.earth.area, m2)});
  if (figures.shift != 0.0) metres(LineTexts::tr("Raised by"), figures.shift);
  return facts;
}

QStringList notesOf(const LineReport& report, const Line& line) {
  constexpr std::size_t kMaxListed = 6;
  QStringList notes;
  const LineFindings& findings = report.findings;
  const auto percent = [](double grade) { return LineTexts::tr("%1 %").arg(fixedText(100.0 * grade, 1)); };
  const auto listed = [&](const auto& list, const auto& text) {
    for (std::size_t i = 0; i < std::min(list.size(), kMaxListed); ++i) notes += text(list[i]);
    if (list.size() > kMaxListed)
      notes += LineTexts::tr("… and %1 more.").arg(countText(list.size() - kMaxListed));
  };
  if (findings.neededGrade > 0.0)
    notes += LineTexts::tr(
                 "The ends need a grade of %1; the maximum is %2. Lengthen the line to %3 with hairpins, or "
                 "raise the maximum grade.")
                 .arg(percent(findings.neededGrade), percent(line.settings.grade),
                      distanceText(findings.neededLength));
  listed(findings.missedHeights, missedText);
  listed(findings.deepStretches, deepText);
  listed(findings.crossings,
         [&line](const LineFindings::Crossing& crossing) { return crossingText(crossing, line); });
  if (findings.steepBanks > 0.0 || findings.walls > 0.0)
    notes += LineTexts::tr("Steeper banks along %1, retaining walls along %2.")
                 .arg(distanceText(findings.steepBanks), distanceText(findings.walls));
  if (report.figures.steps > 0)
    notes += LineTexts::tr("Side slopes end before they meet the terrain at %1 samples. Increase the reach.",
                           nullptr, pluralCount(report.figures.steps))
                 .arg(countText(report.figures.steps));
  return notes;
}

std::vector<FindingPlace> findingPlaces(const LineFindings& findings, const Line& line) {
  std::vector<FindingPlace> places;
  for (const LineFindings::MissedHeight& missed : findings.missedHeights)
    if (missed.point < line.points.size())
      places.push_back({{line.points[missed.point].x, line.points[missed.point].y}, missedText(missed)});
  for (const LineFindings::DeepStretch& deep : findings.deepStretches)
    places.push_back({deep.place, deepText(deep)});
  for (const LineFindings::Crossing& crossing : findings.crossings)
    if (isArea(line.kind) || crossing.apart > kHeightTolerance)
      places.push_back({crossing.place, crossingText(crossing, line)});
  return places;
}

QString bankText(LineBankKind kind) {
  return kind == LineBankKind::Wall
             ? LineTexts::tr("Retaining wall: the side slope does not meet the terrain within its reach.")
             : LineTexts::tr("Steeper bank than the settings say, to meet the terrain within its reach.");
}

QString stationsCsv(const LineReport& report) {
  QString text = QStringLiteral("station,x,y,ground,design,grade,span,cut,fill,haul\n");
  for (const LineStation& at : report.stations) {
    QStringList row;
    for (const double number : {at.station, at.place.x(), at.place.y(), at.ground, at.design, at.grade})
      row += tableNumber(number);
    row += QString::fromStdString(std::string(lineSpanNames().key(at.span)));
    for (const double number : {at.cut, at.fill, at.haul}) row += tableNumber(number);
    text += row.join(QLatin1Char(',')) + QLatin1Char('\n');
  }
  return text;
}

namespace {

/// Milliseconds; while a line is dragged the drag comes first.
constexpr int kMeasuresAfter = 60, kMeasuresInDrag = 250;

}  // namespace

LineMeasurement::LineMeasurement(JobRunner& jobs, QObject* parent) : QObject(parent), jobs_(jobs) {
  soon_.setSingleShot(true);
  connect(&soon_, &QTimer::timeout, this, &LineMeasurement::measure);
}

void LineMeasurement::setDocument(EditorDocument* document) {
  subscriptions_.clear();
  document_ = document;
  ++asked_;
  running_ = again_ = false;
  if (document) {
    const auto follow = [this] { this->follow(); };
    subscriptions_.push_back(onChange(document, follow, &DocumentChange::layers));
    subscriptions_.push_back(document->tools().get<LineTool>().changed.subscribe(follow));
  }
  follow();
}

void LineMeasurement::follow() {
  const Line* const line =
      document_ ? chosenLine(document_->terrain(), document_->tools().get<LineTool>().work()) : nullptr;
  if (!line || (report_ && line->id != line_.id)) {
    const bool had = report_.has_value();
    report_.reset();
    line_ = {};
    if (had) Q_EMIT changed();
  }
  if (line && !soon_.isActive())
    soon_.start(document_->terrain().editing() ? kMeasuresInDrag : kMeasuresAfter);
}

void LineMeasurement::measure() {
  if (!document_) return;
  again_ = running_;
  if (running_) return;
  const TerrainDocument& terrain = document_->terrain();
  const Line* const chosen = chosenLine(terrain, document_->tools().get<LineTool>().work());
  if (!chosen) return;
  // A long brush path is shown about while it is dragged, and measured when it is there.
  if (terrain.editing() && chosen->brush && !madeByTiles(chosen->brush.settings()) &&
      brushWork(*chosen, terrain.frame()) >= kSoonBrushWork)
    return soon_.start(kMeasuresInDrag);
  Line line = *chosen;
  line.visible = true;
  const LayerId layer = document_->tools().get<LineTool>().work().layer;
  // With those that it meets, whose heights it takes.
  std::vector<Line> lines = *linesOf(terrain, layer);
  std::vector<char> needed(lines.size(), 0);
  const auto place = static_cast<std::size_t>(std::ranges::find(lines, line.id, &Line::id) - lines.begin());
  lines[place] = line;
  needed[place] = 1;
  markThoseThatMeet(lines, needed);
  for (std::size_t i = 0; i < lines.size(); ++i) lines[i].visible = needed[i] != 0;
  std::erase_if(lines, [](const Line& one) { return !one.visible; });
  // The ground beneath the layer, where the line may change it and where these lie.
  std::set<int> slots = slotsReadBy(lines, terrain.frame(), terrain.heights());
  addSlotsOf(line, terrain.frame(), terrain.heights(), slots);
  if (line.brush) addSlotsReadByPath(line, terrain.frame(), terrain.heights(), slots);
  const HeightRaster ground = groundBeneath(terrain.content(), terrain.placeOf(layer) - 1, slots);
  running_ = true;
  jobs_.runFor<LineReport>(
      this, tr("Measuring a line"),
      [lines, id = line.id, ground, frame = terrain.frame()](const Progress&) -> Result<LineReport> {
        const auto designs = lineDesigns(lines, ground, frame);
        const auto found = std::ranges::find(designs, id, [](const auto& design) { return design->line.id; });
        return measureLine(**found, ground, frame);
      },
      [this, asked = asked_, line](Result<LineReport> report) {
        if (asked_ != asked) return;
        running_ = false;
        const Line* const now = chosenLine(document_->terrain(), document_->tools().get<LineTool>().work());
        if (report && now && now->id == line.id) {
          report_ = std::move(*report);
          line_ = line;
          Q_EMIT changed();
        }
        if (std::exchange(again_, false)) soon_.start(kMeasuresInDrag);
      });
}

}  // namespace scarp
