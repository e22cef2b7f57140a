#include "core/tools/ChosenLine.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "core/edit/LineEdit.h"
#include "core/edit/LineReferences.h"
#include "core/edit/Operation.h"
#include "core/line/LineSchema.h"
#include "core/line/LineShape.h"
#include "core/tools/LineTool.h"

namespace scarp {

namespace {

LineId newestOf(const TerrainDocument& document, LayerId layer) {
  const std::vector<Line>* const lines = linesOf(document, layer);
  return lines && !lines->empty() ? lines->back().id : 0;
}

/// Performs on the layer that is worked on; whether that could be.
bool performLines(ToolState& tools, std::vector<Line> lines, std::vector<LineId> removed) {
  TerrainDocument& document = tools.document();
  if (document.editing() || tools.dragging()) return false;
  const LayerId layer = layerForLines(document);
  if (std::string why = whyLinesClosed(document, layer); !why.empty()) {
    tools.refuse(why);
    return false;
  }
  LinesOperation operation;
  operation.layer = document.placeOf(layer);
  operation.lines = std::move(lines);
  operation.removed = std::move(removed);
  const auto done = perform(operation, document);
  if (!done) tools.refuse(done.error().message);
  return done.ok();
}

double gapBetween(const Line& one, const Line& other) {
  double least = std::numeric_limits<double>::infinity();
  for (const LinePoint* a : {&one.points.front(), &one.points.back()})
    for (const LinePoint* b : {&other.points.front(), &other.points.back()})
      least = std::min(least, (Vec2(a->x, a->y) - Vec2(b->x, b->y)).norm());
  return least;
}

bool isOpen(const Line& line) { return !line.closed && !isArea(line.kind); }

}  // namespace

const Line* chosenLine(const TerrainDocument& document, const LineWork& work) {
  const std::vector<Line>* const lines = linesOf(document, layerForLines(document));
  if (!lines || work.chosen == 0 || work.layer != layerForLines(document)) return nullptr;
  const auto found = std::ranges::find(*lines, work.chosen, &Line::id);
  return found == lines->end() ? nullptr : &*found;
}

void deleteChosenLine(ToolState& tools) {
  if (const Line* line = chosenLine(tools.document(), tools.lineWork())) performLines(tools, {}, {line->id});
}

void deleteChosen(ToolState& tools) {
  const Line* const line = chosenLine(tools.document(), tools.lineWork());
  const auto point = tools.lineWork().point;
  if (!line || !point || *point >= line->points.size()) return deleteChosenLine(tools);
  auto less = withoutPoint(*line, *point);
  if (!less) return deleteChosenLine(tools);
  tools.chooseLine(line->id);
  performLines(tools, {std::move(*less)}, {});
}

void reverseChosenLine(ToolState& tools) {
  const Line* const line = chosenLine(tools.document(), tools.lineWork());
  if (!line) return;
  const auto point = tools.lineWork().point;
  const std::size_t count = line->points.size();
  const LineId id = line->id;
  if (performLines(tools, {reversed(*line)}, {}) && point && *point < count)
    tools.chooseLine(id, count - 1 - *point);
}

void splitChosenLine(ToolState& tools) {
  const Line* const line = chosenLine(tools.document(), tools.lineWork());
  const auto point = tools.lineWork().point;
  if (!line) return;
  if (!point || *point >= line->points.size()) return tools.refuse("click on the point at which to split first");
  auto parts = splitAt(*line, *point);
  if (!parts)
    return tools.refuse(isArea(line->kind) ? "an area cannot be split"
                                           : "a line can be split at a point between its ends");
  const LineId id = line->id;
  const TerrainDocument& document = tools.document();
  const auto layer = std::ranges::find(document.layers(), layerForLines(document), &Layer::id);
  // What rules lay along it lies along both.
  if (parts->second && line->name.empty() && rulesName(labelOf(*line), layer->name, document.state()))
    parts->second->name = labelOf(*line);
  std::vector<Line> lines{std::move(parts->first)};
  if (parts->second) lines.push_back(std::move(*parts->second));
  if (performLines(tools, std::move(lines), {})) tools.chooseLine(id);
}

void joinChosenLine(ToolState& tools) {
  const Line* const line = chosenLine(tools.document(), tools.lineWork());
  if (!line) return;
  if (!isOpen(*line)) return tools.refuse("only open lines can be joined");
  const std::vector<Line>& lines = *linesOf(tools.document(), layerForLines(tools.document()));
  const Line* nearest = nullptr;
  for (const Line& other : lines)
    if (other.id != line->id && other.visible && isOpen(other) &&
        (!nearest || gapBetween(*line, other) < gapBetween(*line, *nearest)))
      nearest = &other;
  if (!nearest) return tools.refuse("there is no other open line to join it with");
  const LineId id = line->id;
  auto one = joined(*line, *nearest, tools.document().frame().cellSize());
  if (!one) return;
  if (performLines(tools, {std::move(*one)}, {nearest->id})) tools.chooseLine(id);
}

void simplifyChosenLine(ToolState& tools, double within) {
  const Line* const line = chosenLine(tools.document(), tools.lineWork());
  if (!line) return;
  const LineId id = line->id;
  Line less = simplified(*line, within);
  if (less.points.size() == line->points.size()) return tools.refuse("no point can be left out");
  tools.chooseLine(id);
  performLines(tools, {std::move(less)}, {});
}

void changeChosenLine(ToolState& tools, Line line) {
  if (chosenLine(tools.document(), tools.lineWork())) performLines(tools, {std::move(line)}, {});
}

void pasteLine(ToolState& tools, Line line, const Vec2& place) {
  TerrainDocument& document = tools.document();
  if (line.points.empty() || document.editing() || tools.dragging()) return;
  Vec2 low(line.points[0].x, line.points[0].y), high = low;
  for (const LinePoint& point : line.points) {
    low = low.cwiseMin(Vec2(point.x, point.y));
    high = high.cwiseMax(Vec2(point.x, point.y));
  }
  line.id = 0;
  line = movedBy(std::move(line), place - 0.5 * (low + high));
  const auto done = addLines({std::move(line)}, document);
  if (!done) return tools.refuse(done.error().message);
  tools.chooseLine(newestOf(document, layerForLines(document)));
}

std::string endDraft(LineWork& work, TerrainDocument& document) {
  Line line = newLine(work);
  if (std::exchange(work.closes, false)) line.closed = true;
  const std::size_t least = isArea(line.kind) ? 3 : 2;
  if (line.points.size() < least)
    return isArea(line.kind) ? "an area has three points or more" : "a line has two points or more";
  const auto done = addLines({std::move(line)}, document);
  if (!done) return done.error().message;
  work.draft.clear();
  work.layer = layerForLines(document);
  work.chosen = newestOf(document, layerForLines(document));
  work.point.reset();
  return {};
}

}  // namespace scarp
