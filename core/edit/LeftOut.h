#pragma once

#include <cstddef>
#include <vector>

#include "core/base/Message.h"

namespace scarp {

struct DocumentContent;

/// How much of a document an export leaves out.
struct LeftOut {
  std::size_t objects = 0, scatterRules = 0, materials = 0, drapes = 0, hiddenLayers = 0;
};

/// All that is no ground.
[[nodiscard]] LeftOut besidesGround(const DocumentContent& content);

/// "3 materials are not in this file", a line for each kind.
[[nodiscard]] std::vector<Message> leftOutLines(const LeftOut& left);

}  // namespace scarp
