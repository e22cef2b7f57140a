#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/PathScope.h"
#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/edit/Operation.h"

namespace scarp {

class TerrainDocument;

class Json;

/// Operations on a terrain, in order; what `scarp run` replays. JSON, version 1 (docs/command-line.md).
struct Script {
  std::vector<Operation> operations;
  /// WKT of the CRS of their places; empty: the terrain's own. No value: places are in the local frame.
  std::optional<std::string> world{};
};

/// Reads a script. Unknown keys and values, numbers out of range and wrong types are errors that name the
/// thing and where it stands: "operations[2].brush.radius: -1 is out of range (0 to 1e+07)". Pictures of
/// brush alphas are read too; `files` resolves their paths.
[[nodiscard]] Result<Script> parseScript(std::string_view json, const FileScope& files = {});
/// Contract: the script is in the local frame.
[[nodiscard]] std::string writeScript(const Script& script);

/// The addresses of the network that a script's drapes come from, each once. They are fetched where a person
/// has given them (allowAddress()), else they are errors.
[[nodiscard]] std::vector<std::string> addressesIn(const Script& script);

/// Receives one line about an operation that was performed: "operations[2]: the stroke changes no sample: …".
using ScriptNote = std::function<void(const Message& note)>;

/// Replays a script on a document. Stops at the first operation that cannot be done (an undo with
/// nothing to undo), with an error that names it; what came before stays done. Calls `note` for each stroke,
/// line or other edit of the terrain that changed nothing, and where the selection becomes empty.
[[nodiscard]] Result<void> replay(const Script& script, TerrainDocument& document,
                                  const Progress& progress = {}, const ScriptNote& note = {});

/// An operation as one element of a script's "operations". Contract as for writeScript().
[[nodiscard]] Json operationJson(const Operation& operation);

}  // namespace scarp
