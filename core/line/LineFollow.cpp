#include "core/line/LineFollow.h"

#include <algorithm>
#include <map>
#include <set>

#include "core/line/LineJunctions.h"
#include "core/line/LineNetwork.h"

namespace scarp {

namespace {

/// Lines at one time, with those that meet.
class MeetingLines {
 public:
  explicit MeetingLines(const std::vector<Line>& lines) : lines_(lines), meetings_(meetingsOf(lines)) {
    for (std::size_t i = 0; i < lines.size(); ++i) places_.emplace(lines[i].id, i);
    // A line may meet itself.
    for (const LineMeeting& meeting : meetings_)
      for (const LineCorner& one : meeting.corners)
        for (const LineCorner& other : meeting.corners)
          if (&one != &other) partners_[lines[one.line].id].insert(lines[other.line].id);
  }
  [[nodiscard]] bool anyMeet() const { return !meetings_.empty(); }
  [[nodiscard]] const Line* find(LineId id) const {
    const auto found = places_.find(id);
    return found == places_.end() ? nullptr : &lines_[found->second];
  }
  [[nodiscard]] std::set<LineId> partnersOf(LineId id) const {
    const auto found = partners_.find(id);
    return found == partners_.end() ? std::set<LineId>() : found->second;
  }
  /// Some lines, those that meet them, and those that meet these.
  [[nodiscard]] std::set<LineId> withRings(const std::set<LineId>& some) const {
    std::set<LineId> all = some;
    for (int ring = 0; ring < 2; ++ring)
      for (const LineId id : std::set<LineId>(all)) all.merge(partnersOf(id));
    return all;
  }
  /// In their order.
  [[nodiscard]] std::vector<Line> these(const std::set<LineId>& ids) const {
    std::vector<Line> found;
    for (const Line& line : lines_)
      if (ids.contains(line.id)) found.push_back(line);
    return found;
  }

 private:
  const std::vector<Line>& lines_;
  std::vector<LineMeeting> meetings_;
  std::map<LineId, std::size_t> places_;
  std::map<LineId, std::set<LineId>> partners_;
};

/// Lines that were added, taken away, changed, put elsewhere among the others, or whose ground changed.
std::set<LineId> changedLines(const MeetingChange& change) {
  std::map<LineId, std::size_t> places;
  for (std::size_t i = 0; i < change.before.size(); ++i) places.emplace(change.before[i].id, i);
  std::set<LineId> changed, there;
  std::size_t passed = 0;
  for (const Line& line : change.after) {
    there.insert(line.id);
    const auto was = places.find(line.id);
    const bool inOrder = was != places.end() && was->second >= passed;
    if (inOrder) passed = was->second;
    if (!inOrder || !(change.before[was->second] == line) || change.onChangedGround(line))
      changed.insert(line.id);
  }
  for (const Line& line : change.before)
    if (!there.contains(line.id)) changed.insert(line.id);
  return changed;
}

std::map<LineId, std::shared_ptr<const LineDesign>> designsById(const std::vector<Line>& lines,
                                                                const HeightRaster& ground,
                                                                const GridFrame& frame) {
  std::map<LineId, std::shared_ptr<const LineDesign>> byId;
  for (auto& design : lineDesigns(lines, ground, frame))
    if (design) byId.emplace(design->line.id, std::move(design));
  return byId;
}

}  // namespace

MeetingEffect effectOfMeetings(const MeetingChange& change) {
  MeetingEffect effect;
  const MeetingLines before(change.before), after(change.after);
  if (!before.anyMeet() && !after.anyMeet()) return effect;
  const std::set<LineId> changed = changedLines(change);
  std::set<LineId> concerned = before.withRings(changed);
  concerned.merge(after.withRings(changed));
  std::set<LineId> compared, moved;
  for (const LineId id : changed)
    for (const MeetingLines* const lines : {&before, &after})
      if (const Line* const line = lines->find(id); line && change.onChangedGround(*line)) moved.insert(id);
  std::set<LineId> onMoved = before.withRings(moved);
  onMoved.merge(after.withRings(moved));
  for (const LineId id : concerned) {
    const std::set<LineId> met = before.partnersOf(id), meets = after.partnersOf(id);
    if (met.empty() && meets.empty()) continue;  // It is followed for itself.
    const Line *const was = before.find(id), *const is = after.find(id);
    if (was && is && was->visible && is->visible && met == meets && !onMoved.contains(id)) {
      compared.insert(id);
    } else {
      for (const Line* const line : {was, is})
        if (line) effect.wholly.push_back(line);
    }
  }
  if (compared.empty()) return effect;
  const std::vector<Line> then = before.these(before.withRings(compared)),
                          now = after.these(after.withRings(compared));
  std::vector<Line> all = then;
  all.insert(all.end(), now.begin(), now.end());
  const HeightRaster ground = change.groundUnder(all);
  const auto one = designsById(then, ground, change.frame), other = designsById(now, ground, change.frame);
  for (const LineId id : compared) {
    const LineDesign &was = *one.at(id), &is = *other.at(id);
    Line like = was.line;
    like.points = is.line.points;
    if (!(like == is.line)) {  // Points are what beds and edges tell of.
      effect.wholly.push_back(before.find(id));
      effect.wholly.push_back(after.find(id));
      continue;
    }
    const auto parts = touchedAtEdges(was, is, change.frame);
    effect.parts.insert(effect.parts.end(), parts.begin(), parts.end());
  }
  return effect;
}

}  // namespace scarp
