#include "ui/lines/LineMeasurement.h"

#include <QPointer>
#include <algorithm>
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

namespace scarp {

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
  jobs_.run<LineReport>(
      tr("Measuring a line"),
      [lines, id = line.id, ground, frame = terrain.frame()](const Progress&) -> Result<LineReport> {
        const auto designs = lineDesigns(lines, ground, frame);
        const auto found = std::ranges::find(designs, id, [](const auto& design) { return design->line.id; });
        return measureLine(**found, ground, frame);
      },
      [here = QPointer<LineMeasurement>(this), asked = asked_, line](Result<LineReport> report) {
        if (!here || here->asked_ != asked) return;
        here->running_ = false;
        const Line* const now =
            chosenLine(here->document_->terrain(), here->document_->tools().get<LineTool>().work());
        if (report && now && now->id == line.id) {
          here->report_ = std::move(*report);
          here->line_ = line;
          Q_EMIT here->changed();
        }
        if (std::exchange(here->again_, false)) here->soon_.start(kMeasuresInDrag);
      });
}

}  // namespace scarp
