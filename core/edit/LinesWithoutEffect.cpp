#include "core/edit/LinesWithoutEffect.h"

#include <set>

#include "core/document/LayerGroups.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/LayerComposer.h"
#include "core/line/LineFigures.h"
#include "core/line/LineNetwork.h"
#include "core/line/LineSchema.h"

namespace scarp {

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
