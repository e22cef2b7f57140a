#pragma once

#include <string>
#include <vector>

#include "core/edit/TerrainDocument.h"

namespace scarp {

/// Exclusive write access to a document, for one undoable edit. Destroyed uncommitted, it puts
/// everything back. One at a time; the UI thread.
class EditSession {
 public:
  EditSession(TerrainDocument& document, std::string name);
  ~EditSession();
  EditSession(const EditSession&) = delete;
  EditSession& operator=(const EditSession&) = delete;

  /// The tiles that a rectangle of samples touches, cut to it, for writing. The first time a tile is
  /// lent it is replaced by a copy; the old one is kept for undo. Valid until the session ends.
  [[nodiscard]] std::vector<TileLoan<float>> lend(const GridRect& samples);
  /// Brings the document in step after writing to lent tiles, and announces the change.
  void touched(const GridRect& samples);

  /// Adds an object under a new id, which is returned; object.id is ignored.
  ObjectId add(Object object);
  void remove(ObjectId id);           ///< Contract: it is there.
  void update(const Object& object);  ///< Contract: object.id is there.

  /// Puts everything back as it was at the start and goes on; what was lent is no longer valid. For an edit
  /// that is laid anew at every event.
  void restore();
  /// Keeps the edit as one step of history; an edit that touched nothing leaves no step.
  void commit();
  /// Puts everything back now.
  void rollback();
  [[nodiscard]] bool open() const { return open_; }

 private:
  /// Puts copies into the slots of those tiles that have none yet.
  void copyOnce(const GridRect& tiles);
  void exchangeObject(ObjectId id, std::optional<Object> object);
  void close();

  TerrainDocument& document_;
  EditRecord record_;
  std::map<int, std::shared_ptr<HeightRaster::Tile>> written_;
  bool open_ = true;
};

}  // namespace scarp
