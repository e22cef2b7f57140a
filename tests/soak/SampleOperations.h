#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/base/Json.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/Operation.h"

namespace scarp::test {

/// A terrain of some 30 m with a layer, an object 1 and a kept mask "kept".
[[nodiscard]] std::unique_ptr<TerrainDocument> sampleGround();
/// Every kind of operation once: each filter, each reshape, each kind of brush, and all others. For such a ground.
[[nodiscard]] std::vector<Operation> everyOperation();
/// The same as scripts write them.
[[nodiscard]] std::vector<Json> sampleOperations();

/// Numbers to put there, as JSON writes them: at the ends of what types hold, beyond them, and hardly
/// anything.
[[nodiscard]] const std::vector<std::string>& extremeNumbers();

}  // namespace scarp::test
