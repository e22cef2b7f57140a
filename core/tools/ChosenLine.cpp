#include "core/tools/ChosenLine.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "core/document/TerrainDocument.h"
#include "core/edit/LayerOperations.h"
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
bool performLines(ToolState& tools, std::vector<Line> lines, std::vector<LineId> removed,
                  LineOrder order = {}) {
  TerrainDocument& document = tools.document();
  if (document.editing() || tools.dragging()) return false;
  const LayerId layer = layerForLines(document);
  if (Message why = whyLinesClosed(document, layer); !why.empty()) {
    tools.refuse(why);
    return false;
  }
  LinesOperation operation;
  operation.layer = document.placeOf(layer);
  operation.lines = std::move(lines);
  operation.removed = std::move(removed);
  operation.order = std::move(order);
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

bool isOpen(const Line& line) { return !line.closed && !isArea(line.kind) && line.kind != LineKind::Stamp; }

/// The least and the greatest coordinates of their points.
std::pair<Vec2, Vec2> boundsOf(const std::vector<Line>& lines) {
  constexpr double kEndless = std::numeric_limits<double>::infinity();
  Vec2 low = Vec2::Constant(kEndless), high = -low;
  for (const Line& line : lines)
    for (const LinePoint& point : line.points) {
      low = low.cwiseMin(Vec2(point.x, point.y));
      high = high.cwiseMax(Vec2(point.x, point.y));
    }
  return {low, high};
}

/// Adds lines that lie elsewhere by as much, and chooses them.
void addCopies(ToolState& tools, std::vector<Line> lines, const Vec2& way) {
  TerrainDocument& document = tools.document();
  if (document.editing() || tools.dragging()) return;
  const std::size_t count = lines.size();
  for (Line& line : lines) {
    line.id = 0;
    line = movedBy(std::move(line), way);
  }
  if (const auto done = addLines(std::move(lines), document, tools.get<LineTool>().work().names); !done)
    return tools.refuse(done.error().message);
  const std::vector<Line>& all = *linesOf(document, layerForLines(document));
  std::vector<LineId> added;
  for (std::size_t i = all.size() - count; i < all.size(); ++i) added.push_back(all[i].id);
  tools.get<LineTool>().chooseLines(std::move(added));
}

}  // namespace

const Line* chosenLine(const TerrainDocument& document, const LineWork& work) {
  const std::vector<Line>* const lines = linesOf(document, layerForLines(document));
  if (!lines || work.chosen == 0 || work.layer != layerForLines(document)) return nullptr;
  const auto found = std::ranges::find(*lines, work.chosen, &Line::id);
  return found == lines->end() ? nullptr : &*found;
}

std::vector<const Line*> chosenLines(const TerrainDocument& document, const LineWork& work) {
  std::vector<const Line*> found;
  const std::vector<Line>* const lines = linesOf(document, layerForLines(document));
  if (!lines || work.chosen == 0 || work.layer != layerForLines(document)) return found;
  for (const Line& line : *lines)
    if (work.chooses(line.id)) found.push_back(&line);
  return found;
}

std::vector<LineId> idsOf(const std::vector<const Line*>& lines) {
  std::vector<LineId> ids;
  for (const Line* const line : lines) ids.push_back(line->id);
  return ids;
}

void choose(LineWork& work, std::vector<LineId> lines, LineId current) {
  const bool among = std::ranges::find(lines, current) != lines.end();
  work.chosen = among ? current : lines.empty() ? 0 : lines.back();
  std::ranges::sort(lines);
  const auto twice = std::ranges::unique(lines);
  lines.erase(twice.begin(), twice.end());
  std::erase(lines, work.chosen);
  std::erase(lines, LineId{0});
  work.also = std::move(lines);
  work.point.reset();
}

void deleteChosenLines(ToolState& tools) {
  if (const auto lines = chosenLines(tools.document(), tools.get<LineTool>().work()); !lines.empty())
    performLines(tools, {}, idsOf(lines));
}

void deleteChosen(ToolState& tools) {
  const Line* const line = chosenLine(tools.document(), tools.get<LineTool>().work());
  const auto point = tools.get<LineTool>().work().point;
  if (!line || !point || *point >= line->points.size()) return deleteChosenLines(tools);
  auto less = withoutPoint(*line, *point);
  if (!less) return deleteChosenLines(tools);
  tools.get<LineTool>().chooseLine(line->id);
  performLines(tools, {std::move(*less)}, {});
}

void reverseChosenLines(ToolState& tools) {
  const std::vector<const Line*> lines = chosenLines(tools.document(), tools.get<LineTool>().work());
  if (lines.empty()) return;
  const auto point = tools.get<LineTool>().work().point;
  const std::size_t count = lines.front()->points.size();
  const LineId id = lines.front()->id;
  std::vector<Line> turned;
  for (const Line* const line : lines)
    if (line->kind != LineKind::Stamp) turned.push_back(reversed(*line));
  if (turned.empty()) return tools.refuse(Message("a stamp has no direction"));
  if (performLines(tools, std::move(turned), {}) && point && *point < count)
    tools.get<LineTool>().chooseLine(id, count - 1 - *point);
}

void splitChosenLine(ToolState& tools) {
  const Line* const line = chosenLine(tools.document(), tools.get<LineTool>().work());
  const auto point = tools.get<LineTool>().work().point;
  if (!line) return;
  if (!tools.get<LineTool>().work().also.empty())
    return tools.refuse(Message("only a single line can be split"));
  if (line->kind == LineKind::Stamp) return tools.refuse(Message("a stamp cannot be split"));
  if (!point || *point >= line->points.size())
    return tools.refuse(Message("click on the point at which to split first"));
  auto parts = splitAt(*line, *point);
  if (!parts)
    return tools.refuse(Message(isArea(line->kind) ? "an area cannot be split"
                                                   : "a line can be split at a point between its ends"));
  const LineId id = line->id;
  const TerrainDocument& document = tools.document();
  const auto layer = std::ranges::find(document.layers(), layerForLines(document), &Layer::id);
  // What rules lay along it lies along both.
  if (parts->second && line->name.empty() && rulesName(labelOf(*line), layer->name, document.state()))
    parts->second->name = labelOf(*line);
  std::vector<Line> lines{std::move(parts->first)};
  if (parts->second) lines.push_back(std::move(*parts->second));
  if (performLines(tools, std::move(lines), {})) tools.get<LineTool>().chooseLine(id);
}

void joinChosenLines(ToolState& tools) {
  const TerrainDocument& document = tools.document();
  std::vector<const Line*> others = chosenLines(document, tools.get<LineTool>().work());
  if (others.empty()) return;
  if (!std::ranges::all_of(others, [](const Line* line) { return isOpen(*line); }))
    return tools.refuse(Message("only open lines can be joined"));
  Line one = *chosenLine(document, tools.get<LineTool>().work());
  const auto nearer = [&one](const Line* a, const Line* b) {
    return gapBetween(one, *a) < gapBetween(one, *b);
  };
  std::erase_if(others, [&one](const Line* line) { return line->id == one.id; });
  if (others.empty()) {
    for (const Line& line : *linesOf(document, layerForLines(document)))
      if (line.id != one.id && line.visible && isOpen(line)) others.push_back(&line);
    if (others.empty()) return tools.refuse(Message("there is no other open line to join it with"));
    others = {*std::ranges::min_element(others, nearer)};
  }
  std::vector<LineId> gone = idsOf(others);
  while (!others.empty()) {
    const auto next = std::ranges::min_element(others, nearer);
    one = joined(one, **next, document.frame().cellSize()).value();
    others.erase(next);
  }
  const LineId id = one.id;
  if (performLines(tools, {std::move(one)}, std::move(gone))) tools.get<LineTool>().chooseLine(id);
}

void simplifyChosenLines(ToolState& tools, double within) {
  const std::vector<const Line*> lines = chosenLines(tools.document(), tools.get<LineTool>().work());
  if (lines.empty()) return;
  std::vector<Line> fewer;
  for (const Line* const line : lines)
    if (Line less = simplified(*line, within); less.points.size() < line->points.size())
      fewer.push_back(std::move(less));
  if (fewer.empty()) return tools.refuse(Message("no point can be left out"));
  tools.get<LineTool>().chooseLines(idsOf(lines), tools.get<LineTool>().work().chosen);
  performLines(tools, std::move(fewer), {});
}

void showChosenLines(ToolState& tools, bool visible) {
  std::vector<Line> others;
  for (const Line* const line : chosenLines(tools.document(), tools.get<LineTool>().work()))
    if (line->visible != visible) others.emplace_back(*line).visible = visible;
  changeLines(tools, std::move(others));
}

void setKindOfChosenLines(ToolState& tools, LineKind kind) {
  std::vector<Line> others;
  for (const Line* const line : chosenLines(tools.document(), tools.get<LineTool>().work())) {
    if (line->kind == kind) continue;
    if (line->kind == LineKind::Stamp || kind == LineKind::Stamp)
      return tools.refuse(Message("a stamp has one point: neither can it become a line, nor a line a stamp"));
    Line& other = others.emplace_back(*line);
    other.kind = kind;
    other.settings = usualSettings(kind);
    other.brush = usualBrush(kind);
    if (isArea(kind)) other.closed = true;
  }
  changeLines(tools, std::move(others));
}

void reorderChosenLines(ToolState& tools, bool later) {
  const std::vector<const Line*> chosen = chosenLines(tools.document(), tools.get<LineTool>().work());
  if (chosen.empty()) return;
  const std::vector<Line>& all = *linesOf(tools.document(), layerForLines(tools.document()));
  const auto first = chosen.front() - all.data(), last = chosen.back() - all.data();
  LineOrder order{idsOf(chosen), 0};
  if (later) {
    if (last + 1 == std::ssize(all)) return tools.refuse(Message("it is the last one already"));
    if (last + 2 < std::ssize(all)) order.before = all[static_cast<std::size_t>(last + 2)].id;
  } else {
    if (first == 0) return tools.refuse(Message("it is the first one already"));
    order.before = all[static_cast<std::size_t>(first - 1)].id;
  }
  performLines(tools, {}, {}, std::move(order));
}

void changeLines(ToolState& tools, std::vector<Line> lines) {
  if (!lines.empty()) performLines(tools, std::move(lines), {});
}

void pasteLines(ToolState& tools, std::vector<Line> lines, const Vec2& place) {
  if (lines.empty()) return;
  const auto [low, high] = boundsOf(lines);
  addCopies(tools, std::move(lines), place - 0.5 * (low + high));
}

void duplicateChosenLines(ToolState& tools) {
  constexpr double kBesideCells = 4.0;
  const GridFrame& frame = tools.document().frame();
  std::vector<Line> lines;
  for (const Line* const line : chosenLines(tools.document(), tools.get<LineTool>().work()))
    lines.push_back(*line);
  if (lines.empty()) return;
  // Beside the beds, where there is ground.
  double by = kBesideCells * frame.cellSize();
  for (const Line& line : lines)
    by = std::max(by, 2.0 * (line.brush ? line.brush.settings().radius : line.settings.width));
  const Vec2 high = boundsOf(lines).second;
  addCopies(tools, std::move(lines), {high.x() + by <= 0.5 * frame.width() ? by : -by, 0.0});
}

Message endDraft(LineWork& work, TerrainDocument& document) {
  Line line = newLine(work);
  if (std::exchange(work.closes, false)) line.closed = true;
  const std::size_t least = minPointsOf(line.kind);
  if (line.points.size() < least)
    return Message(isArea(line.kind) ? "an area has three points or more" : "a line has two points or more");
  const auto done = addLines({std::move(line)}, document, work.names);
  if (!done) return done.error().message;
  work.draft.clear();
  work.layer = layerForLines(document);
  choose(work, {newestOf(document, layerForLines(document))});
  return {};
}

}  // namespace scarp
