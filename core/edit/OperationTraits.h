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
class SettingList;
class TerrainDocument;
struct OperationParts;

/// Content that an operation changes. Operations on the ground and on layers can be performed after any
/// others of these two topics. Operations of other topics refer to items by number or replace all items, and
/// need them as in their author's document.
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
  Never,    ///< Refers to steps of its history, or contains rasters or models.
  InOrder,  ///< Only after the operations before it.
  Alone     ///< Has the same meaning on any terrain.
};

/// Constants of a kind of operation. Each kind has them as `kTraits`; OperationInfo.h gathers them.
struct OperationTraits {
  std::string_view key;  ///< "op" in scripts.
  EditTopic topic;
  const char* icon = "flat";  ///< Name of its icon in the history; "": the icon of its brush.
  ScriptCopy copying = ScriptCopy::InOrder;
  bool needsHistory = false;        ///< Undoes, or refers to a step of the history.
  bool storedWithoutFiles = false;  ///< Projects do not contain it if it names a file.
  Message (*effect)() = nullptr;    ///< Subject of the note of a script if it changes nothing: "the stroke".
};

/// Notes about an operation of a script, one line each: warnings from reading its files, or missing effects.
using OperationNotes = std::vector<Message>;

}  // namespace scarp
