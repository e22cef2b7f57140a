#include "core/edit/LineLimits.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

#include "core/base/ShortNumber.h"
#include "core/document/LayerGroups.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/LayerComposer.h"
#include "core/line/BrushPath.h"
#include "core/line/LineFigures.h"
#include "core/line/LineNetwork.h"
#include "core/line/LinePath.h"
#include "core/line/LineSchema.h"
#include "core/memory/LargePages.h"

namespace scarp {

namespace {

/// Memory for a node with the bed, the edges and the intermediate heights that are computed from it.
constexpr double kBytesPerNode = 512.0;
/// Steps from node to node while heights and tilts are averaged; some ten seconds for 2e9.
constexpr double kMaxAveragingSteps = 5e9;

/// Nodes and averaging steps of lines, as upper bounds or counted.
struct LineNeeds {
  double nodes = 0.0, steps = 0.0;

  LineNeeds& operator+=(const LineNeeds& other) {
    nodes += other.nodes;
    steps += other.steps;
    return *this;
  }
};

LineNeeds needsOf(const Line& line, const GridFrame& frame, double nodes) {
  const LineSettings& s = line.settings;
  if (hasBrush(line.kind) || isArea(line.kind)) return {nodes, 0.0};
  constexpr double kBalancingTries = 16.0;
  const double metres = s.evenOver + s.curve + (s.speed > 0.0 ? s.runOff : 0.0);
  const double steps = nodes * std::min(metres / frame.cellSize() + 1.0, nodes);
  return {nodes, hasShift(s) ? kBalancingTries * steps : steps};
}

template <class Call>
void forEachVisibleLine(const std::vector<Layer>& layers, Call&& call) {
  for (const Layer& layer : layers) {
    if (!layer.lines) continue;
    const std::vector<Line>& lines = layer.lines.lines();
    for (std::size_t i = 0; i < lines.size(); ++i)
      if (lines[i].visible && !call(layer, i, lines[i])) return;
  }
}

Result<void> checkLineNeeds(const std::vector<Layer>& layers, const GridFrame& frame, double maxSteps) {
  const auto budget = static_cast<double>(memoryBudget());
  const auto maxNodes = static_cast<std::size_t>(0.5 * budget / kBytesPerNode);
  LineNeeds bound;
  forEachVisibleLine(layers, [&](const Layer&, std::size_t, const Line& line) {
    bound += needsOf(line, frame, maxLineNodeCount(line, frame));
    return true;
  });
  if (bound.nodes <= double(maxNodes) && bound.steps <= maxSteps) return {};
  LineNeeds sum, most;
  Message name;
  forEachVisibleLine(layers, [&](const Layer& layer, std::size_t i, const Line& line) {
    const LineNeeds needs = needsOf(line, frame, double(lineNodeCount(line, frame, 4 * maxNodes)));
    sum += needs;
    if (name.empty() || needs.nodes > most.nodes) {
      most = needs;
      name = Message("%1 of the layer \"%2\"", inWords(i, line), layer.name);
    }
    return sum.nodes <= double(maxNodes) && sum.steps <= maxSteps;
  });
  if (sum.nodes > double(maxNodes)) {
    const bool counted = most.nodes <= 4.0 * double(maxNodes);
    return Error{
        counted
            ? "%1: it needs %2 nodes, about one for each cell that it crosses. All lines together may have "
              "%3 with a memory budget of %4 MiB. Clip or simplify the line, or raise the memory budget"
            : "%1: it needs more than %2 nodes, about one for each cell that it crosses. All lines together "
              "may have %3 with a memory budget of %4 MiB. Clip or simplify the line, or raise the memory "
              "budget",
        name, counted ? std::size_t(most.nodes) : 4 * maxNodes, maxNodes,
        shortNumber(std::floor(budget / 1048576.0))};
  }
  if (sum.steps > maxSteps)
    return errorIn(
        name,
        "averaging its heights takes too long: all lines together need %1 steps from node to node, where %2 "
        "are the limit. Reduce \"even-over\", \"curve\" or \"run-off\", or simplify the line",
        shortNumber(sum.steps), shortNumber(maxSteps));
  return {};
}

}  // namespace

Result<void> checkLineNodes(const std::vector<Layer>& layers, const GridFrame& frame) {
  return checkLineNeeds(layers, frame, std::numeric_limits<double>::infinity());
}

Result<void> checkLineWork(const std::vector<Layer>& layers, const GridFrame& frame) {
  for (const Layer& layer : layers)
    if (layer.lines)
      if (auto good = checkBrushWork(layer.lines.lines(), frame); !good) return good;
  return checkLineNeeds(layers, frame, kMaxAveragingSteps);
}

std::vector<Message> linesWithoutEffect(const TerrainDocument& document, std::size_t place,
                                        const std::vector<Line>& edited) {
  constexpr std::size_t kMaxExamined = 1000, kMaxListed = 5;
  const auto& layers = document.layers();
  if (place < 1 || place > layers.size() || !layers[place - 1].lines) return {};
  if (findHidden(layers, place - 1)) return {};
  const std::vector<Line>& lines = layers[place - 1].lines.lines();
  std::set<LineId> ids;
  std::size_t unnumbered = 0;
  for (const Line& line : edited) line.id == 0 ? void(++unnumbered) : void(ids.insert(line.id));
  std::vector<char> asked(lines.size());
  std::size_t examined = 0;
  for (std::size_t i = 0; i < lines.size() && examined < kMaxExamined; ++i)
    if (lines[i].visible && (i + unnumbered >= lines.size() || ids.contains(lines[i].id))) {
      asked[i] = 1;
      ++examined;
    }
  if (examined == 0) return {};
  const HeightRaster ground = groundBeneath(document.content(), place - 1);
  std::vector<Message> messages;
  std::size_t more = 0;
  for (const auto& design : lineDesignsOf(lines, asked, ground, document.frame())) {
    if (!design) continue;
    const Message why = whyLineChangesNothing(*design, ground, document.frame());
    if (why.empty()) continue;
    const Line& line = design->line;
    if (messages.size() < kMaxListed)
      messages.push_back(
          Message(line.name.empty() ? "%1 %2 changes no sample: %3" : "%1 \"%2\" changes no sample: %3",
                  Message(std::string(lineKindNames().key(line.kind)).c_str()),
                  line.name.empty() ? std::to_string(line.id) : line.name, why));
    else
      ++more;
  }
  if (more > 0) messages.push_back(Message("%1 more of %2 examined lines change no sample", more, examined));
  return messages;
}

}  // namespace scarp
