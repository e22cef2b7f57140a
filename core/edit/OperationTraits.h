#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/Progress.h"
#include "core/base/Result.h"

namespace scarp {

class FileScope;
class Json;
class ObjectReader;
class TerrainDocument;
struct OperationParts;

/// The content that an operation is about. Operations on the ground and on layers can follow any others of
/// these two topics. Those of each other topic refer to things by numbers or replace them as a whole, and
/// need them as their author had them.
enum class EditTopic : std::uint8_t {
  Ground,
  Layers,
  Objects,
  Materials,
  Selection,
  Drapes,
  Lines,
  Unmergeable
};

/// Use of a recorded operation in a script.
enum class ScriptCopy : std::uint8_t {
  Never,    ///< It refers to steps of its history, or contains rasters or models.
  InOrder,  ///< After the operations before it.
  Alone     ///< It has the same meaning on any terrain.
};

/// Constants of a kind of operation. Each kind has them as `kTraits`; OperationInfo.h gathers them.
struct OperationTraits {
  std::string_view key;  ///< "op" in scripts.
  EditTopic topic;
  const char* icon = "flat";  ///< Name of its icon in the history; "": the icon of its brush.
  ScriptCopy copying = ScriptCopy::InOrder;
  bool needsHistory = false;        ///< It undoes, or refers to a step of the history.
  bool storedWithoutFiles = false;  ///< Projects do not contain it if it names a file.
  const char* effect = nullptr;  ///< Its name in the note of a script where it changes nothing: "the stroke".
};

/// Lines about an operation of a script: warnings of reading its files, or effects that it does not have.
using OperationNotes = std::vector<std::string>;

}  // namespace scarp
