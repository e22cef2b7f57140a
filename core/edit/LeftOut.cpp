#include "core/edit/LeftOut.h"

#include <utility>

#include "core/document/DocumentContent.h"
#include "core/document/LayerGroups.h"

namespace scarp {

LeftOut besidesGround(const DocumentContent& content) {
  const DocumentState& state = content.state;
  return {content.objects.size(), state.scatterRules.size(), state.materials.size(), state.drapes.size(),
          countLayers(state.layers).hidden};
}

std::vector<Message> leftOutLines(const LeftOut& left) {
  std::vector<Message> lines;
  const auto add = [&](std::size_t count, Message line) {
    if (count > 0) lines.push_back(std::move(line));
  };
  add(left.objects, Message(left.objects == 1 ? "1 placed object is not in this file"
                                              : "%1 placed objects are not in this file",
                            left.objects));
  add(left.scatterRules, Message(left.scatterRules == 1 ? "1 scatter rule is not in this file"
                                                        : "%1 scatter rules are not in this file",
                                 left.scatterRules));
  add(left.materials,
      Message(left.materials == 1 ? "1 material is not in this file" : "%1 materials are not in this file",
              left.materials));
  add(left.drapes, Message(left.drapes == 1 ? "1 draped picture is not in this file"
                                            : "%1 draped pictures are not in this file",
                           left.drapes));
  add(left.hiddenLayers, Message(left.hiddenLayers == 1 ? "1 hidden layer is not in this file"
                                                        : "%1 hidden layers are not in this file",
                                 left.hiddenLayers));
  return lines;
}

}  // namespace scarp
