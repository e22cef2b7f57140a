#pragma once

#include <cstddef>
#include <memory>
#include <type_traits>
#include <utility>

#include "core/base/KindOf.h"
#include "core/base/Progress.h"
#include "core/base/Result.h"

namespace scarp {

class TerrainDocument;

/// All kinds of operations. Headers …Operations.h define them.
using OperationKinds = KindList<
    struct StrokeOperation, struct PlaceOperation, struct ChangeObjectOperation, struct RemoveObjectOperation,
    struct PlaceObjectsOperation, struct ChangeObjectsOperation, struct RemoveObjectsOperation,
    struct BrushObjectsOperation, struct ScatterOperation, struct AddLayerOperation,
    struct DeleteLayerOperation, struct DuplicateLayerOperation, struct MergeLayerOperation,
    struct FlattenLayersOperation, struct MoveLayerOperation, struct SetLayerOperation,
    struct UpdateLayerOperation, struct MaskLayerOperation, struct FillLayerOperation, struct LinesOperation,
    struct ActivateLayerOperation, struct GroupLayersOperation, struct UngroupLayersOperation,
    struct FilterOperation, struct ReshapeOperation, struct SelectOperation, struct ChangeSelectionOperation,
    struct KeepMaskOperation, struct ForgetMaskOperation, struct CutOperation, struct PasteOperation,
    struct AdjustOperation, struct RevertOperation, struct MaterialsOperation, struct PaintOperation,
    struct ImportPaintOperation, struct AddDrapeOperation, struct SetDrapeOperation,
    struct MoveDrapeOperation, struct RemoveDrapeOperation, struct AddAssetOperation,
    struct SetAssetOperation, struct RemoveAssetOperation, struct ScatterRulesOperation,
    struct TakeScatteredOperation, struct BakeScatterOperation, struct UndoOperation, struct RedoOperation>;

template <class Kind>
concept KindOfOperation = IsKindOf<Kind, OperationKinds>;

/// An edit of a document as data: scripts and the records of the history contain operations, so edits can be
/// repeated. Records also identify layers and steps by their ids (OperationInfo.h).
///
/// Code that creates or inspects an operation includes the header of its kind; code that passes operations
/// along includes only this one. A value: copies are deep. A moved-from operation may only be assigned to or
/// destroyed.
class Operation {
 public:
  /// An UndoOperation.
  Operation();
  template <class Kind>
  requires KindOfOperation<std::remove_cvref_t<Kind>> Operation(
      Kind&& kind)  // NOLINT(google-explicit-constructor)
      : held_(std::make_unique<HeldOf<std::remove_cvref_t<Kind>>>(std::forward<Kind>(kind))) {}
  Operation(const Operation& other);
  Operation(Operation&& other) noexcept;
  Operation& operator=(const Operation& other);
  Operation& operator=(Operation&& other) noexcept;
  ~Operation();

  /// Returns the index of its kind in OperationKinds.
  [[nodiscard]] std::size_t kind() const { return held_->kind; }
  template <KindOfOperation Kind>
  [[nodiscard]] bool is() const {
    return kind() == OperationKinds::indexOf<Kind>();
  }
  /// Returns null if it is of another kind.
  template <KindOfOperation Kind>
  [[nodiscard]] const Kind* as() const {
    return is<Kind>() ? &static_cast<const HeldOf<Kind>&>(*held_).value : nullptr;
  }
  template <KindOfOperation Kind>
  [[nodiscard]] Kind* as() {
    return is<Kind>() ? &static_cast<HeldOf<Kind>&>(*held_).value : nullptr;
  }

 private:
  struct Held {
    explicit Held(std::size_t which) : kind(which) {}
    Held(const Held&) = default;
    Held& operator=(const Held&) = delete;
    virtual ~Held();
    [[nodiscard]] virtual std::unique_ptr<Held> copy() const = 0;

    std::size_t kind;
  };
  template <class Kind>
  struct HeldOf final : Held {
    template <class Value>
    explicit HeldOf(Value&& from) : Held(OperationKinds::indexOf<Kind>()), value(std::forward<Value>(from)) {}
    HeldOf(const HeldOf&) = default;
    [[nodiscard]] std::unique_ptr<Held> copy() const override { return std::make_unique<HeldOf>(*this); }

    Kind value;
  };

  std::unique_ptr<Held> held_;
};

/// Does an operation on a document, as one undoable step whose record keeps it. Whatever cannot be done (a
/// layer that is not there or is locked, nothing to undo, numbers out of range) is one line, and leaves the
/// document as it was; so does a cancelled one.
[[nodiscard]] Result<void> perform(const Operation& operation, TerrainDocument& document,
                                   const Progress& progress = {});

}  // namespace scarp
