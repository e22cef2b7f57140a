#include "core/edit/LeftOut.h"

#include "core/document/DocumentContent.h"
#include "core/document/LayerGroups.h"

namespace scarp {

LeftOut besidesGround(const DocumentContent& content) {
  const DocumentState& state = content.state;
  return {content.objects.size(), state.scatterRules.size(), state.materials.size(), state.drapes.size(),
          countLayers(state.layers).hidden};
}

std::vector<std::string> leftOutLines(const LeftOut& left) {
  std::vector<std::string> lines;
  const auto say = [&](std::size_t count, const std::string& one) {
    if (count == 0) return;
    lines.push_back(std::to_string(count) + " " + one + (count == 1 ? " is" : "s are") + " not in this file");
  };
  say(left.objects, "placed object");
  say(left.scatterRules, "scatter rule");
  say(left.materials, "material");
  say(left.drapes, "draped picture");
  say(left.hiddenLayers, "hidden layer");
  return lines;
}

}  // namespace scarp
