#pragma once

#include <vector>

#include "core/model/Model.h"
#include "core/model/ModelImport.h"

namespace scarp {

/// A model as a file has it, in the file's units and axes, and what they are taken for.
struct ModelFile {
  Model model;  ///< checkModel() has looked at it; `sum` and `picker` are not there.
  ModelImport guess;
  Message unitReason, upReason;  ///< "glTF is in metres", "its longest side is 432".
  std::vector<Message> notes;    ///< What was left out, each one line.
};

/// Metres, z up, the foot at the origin. An error is one line: no size, or one beyond kLeastModelSize to
/// kMostModelSize. Any thread.
[[nodiscard]] Result<Model> placedModel(const Model& file, const ModelImport& how);

}  // namespace scarp
