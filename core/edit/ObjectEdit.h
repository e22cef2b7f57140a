#pragma once

#include <optional>
#include <string>

#include "core/edit/EditSession.h"

namespace scarp {

/// Why an object cannot be put there, as one line: its numbers, no ground under it, or, where it would level
/// the ground, that this cannot be edited. `before`: what it was until now, null for a new one.
[[nodiscard]] Result<void> canStand(const Object& object, const Object* before,
                                    const TerrainDocument& document);

/// One object being placed or changed, as often as it takes, as one undoable step with what its rule does to
/// the ground. Destroyed uncommitted, it leaves no trace.
class ObjectEdit {
 public:
  /// Places a new one; its id is kept where no object has had it yet. Contract: canStand().
  ObjectEdit(TerrainDocument& document, std::string name, const Object& fresh);
  /// Changes the one with this id. Contract: it is there.
  ObjectEdit(TerrainDocument& document, std::string name, ObjectId id);

  /// As it is now. Its id is this edit's.
  [[nodiscard]] const Object& object() const { return *document_.objects().find(id_); }
  /// Makes it this, whatever it was made before. Ground that it levels is levelled as far as edits reach (the
  /// selection, the layer's mask). Contract: canStand().
  void set(Object object);
  /// Takes back what it did to the ground, until it is set again: a drag goes by the ground as it was.
  void lift();
  void commit();

 private:
  TerrainDocument& document_;
  Terrain onto_;  ///< As it was.
  EditSession session_;
  std::optional<Object> before_;  ///< Nothing of a new one.
  ObjectId id_;
  std::optional<MaskRaster> mask_;  ///< Made when ground is first levelled.
  bool masked_ = false, levels_ = false;
};

}  // namespace scarp
