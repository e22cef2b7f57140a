#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/Result.h"
#include "core/brush/StrokeSample.h"
#include "core/document/Layer.h"
#include "core/document/OperationNames.h"
#include "core/document/RasterId.h"
#include "core/edit/Operation.h"
#include "core/edit/OperationTraits.h"
#include "core/geometry/Vec.h"
#include "core/mask/MaskShape.h"
#include "core/objects/Object.h"

namespace scarp {

struct Asset;
struct BrushSettings;
struct Line;

/// Parts of an operation that code can access without knowing its kind. Pointers into the operation; null or
/// empty for missing parts.
struct OperationParts {
  std::vector<LayerName*> layers{};  ///< Without layers that the operation makes.
  StepName* step = nullptr;
  std::size_t stepOffset = 0;      ///< Steps from `step` to the position that its place counts.
  std::vector<LayerId*> made{};    ///< Layers that it makes: the uppermost, the others in rising order.
  BrushSettings* brush = nullptr;
  std::vector<StrokeSample>* samples = nullptr;
  std::span<Object> objects{};     ///< Objects that it places or changes.
  bool objectsInFrame = true;      ///< Scripts in the frame "world" convert the positions of the objects.
  std::vector<Line>* lines = nullptr;
  std::vector<Asset*> assets{};
  double* turn = nullptr;          ///< Radians; degrees in scripts.
  Vec2* position = nullptr;        ///< Local frame, metres.
  MaskShape* shape = nullptr;
};

/// Table row of a kind of operation: its traits, and its functions, which are declared next to its struct.
struct OperationInfo {
  OperationTraits traits;
  /// Reads an operation of a script. The reader collects errors; `files` resolves paths.
  Operation (*read)(ObjectReader& reader, const FileScope& files);
  /// Returns the element of a script's "operations".
  Json (*write)(const Operation& operation);
  /// Performs it on the layers and steps that its places name.
  Result<void> (*perform)(const Operation& operation, TerrainDocument& document, const Progress& progress);
  const char* (*icon)(const Operation& operation);
  OperationParts (*parts)(Operation& operation);
  /// Returns the position of the history whose heights it copies.
  std::optional<std::size_t> (*earlierGround)(const Operation& operation);
  /// Returns whether it contains data of a file that scripts name.
  bool (*isFromFile)(const Operation& operation);
  /// Returns the path or address of the file that it names; "" if it names none.
  std::string (*filePath)(const Operation& operation);
  /// Reads the files that an operation of a script names, for the current document. Returns whether it names
  /// any. Null for kinds that name none.
  Result<bool> (*readFiles)(Operation& operation, const TerrainDocument& document, const Progress& progress,
                            OperationNotes& notes);
  /// Adds notes about an operation that was just performed.
  void (*addNotes)(const Operation& operation, const TerrainDocument& document, OperationNotes& notes);
  /// Returns the reason why it has changed nothing; empty if unknown.
  Message (*whyNoEffect)(const Operation& operation, const TerrainDocument& document);
};

/// Returns all kinds, in the order of OperationKinds. Any thread, as for all functions below.
[[nodiscard]] std::span<const OperationInfo> operationInfos();
[[nodiscard]] const OperationInfo& operationInfo(const Operation& operation);
/// Returns the kind with a key, or null.
[[nodiscard]] const OperationInfo* findOperation(std::string_view key);

[[nodiscard]] OperationParts partsOf(Operation& operation);
/// Returns the parts for reading. Contract: the caller does not write to them.
[[nodiscard]] const OperationParts partsOf(const Operation& operation);

/// Returns whether performing it again needs steps of its author's history.
[[nodiscard]] bool needsHistory(const Operation& operation);

class TerrainDocument;

// Operations name layers and steps of history (OperationNames.h), and layers that they make. Before an
// operation is performed its places are brought in step with its ids; what is kept of it has both.

/// The operation with the places that what its ids name has now. An error where that is not there any more.
[[nodiscard]] Result<Operation> withPlaces(const Operation& operation, const TerrainDocument& document);
/// The operation with the ids of what its places name, where a document has these layers and this history.
/// Names that have an id stay.
[[nodiscard]] Operation withIds(const Operation& operation, const std::vector<Layer>& layers,
                                const TerrainDocument& document);
/// Whether it names any by places only, or by ids.
[[nodiscard]] bool namesByPlace(const Operation& operation);
[[nodiscard]] bool namesById(const Operation& operation);

/// Gives the layers that an operation names, but not those that it makes, the ids that call(id) says.
void renameLayers(Operation& operation, const std::function<LayerId(LayerId)>& call);

/// The ids in an operation, 0 where there is none, in an order that follows from its kind; and put back.
/// Contract of setting: as many as there were.
[[nodiscard]] std::vector<std::uint64_t> idsIn(const Operation& operation);
void setIds(Operation& operation, std::span<const std::uint64_t> ids);

}  // namespace scarp
