#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "core/document/Drape.h"
#include "core/edit/OperationTraits.h"

// Operations on drapes.

namespace scarp {

struct ImportOptions;

// Drapes are named by their place: 1 is the lowest.

/// Lays a picture over the ground, above the drapes that there are. The file is not looked at.
struct AddDrapeOperation {
  static constexpr OperationTraits kTraits{
      .key = "drape", .topic = EditTopic::Drapes, .icon = "drape", .copying = ScriptCopy::Never};
  Drape drape;
  /// Import options of a file of heights, whose colours are in `drape.packed`; null: a picture, used
  /// unchanged.
  std::shared_ptr<const ImportOptions> import{};

  [[nodiscard]] Result<bool> readFiles(const TerrainDocument&, const Progress&, OperationNotes&);
  [[nodiscard]] std::string filePath() const;
};

/// Gives a drape what is set here; the rest stays.
struct SetDrapeOperation {
  static constexpr OperationTraits kTraits{
      .key = "set-drape", .topic = EditTopic::Drapes, .icon = "drape", .copying = ScriptCopy::Never};
  std::size_t drape = 0;
  std::optional<std::string> name;
  std::optional<std::string> path;   ///< Another file; bytes and sum are then its own.
  std::uint64_t bytes = 0, sum = 0;  ///< As Drape has them.
  std::optional<double> opacity;     ///< 0…1.
  std::optional<bool> visible;
  /// Whether the project contains its picture: `packed`, which has been read by the time that this is
  /// performed, or else its file is shown again.
  std::optional<bool> pack{};
  std::shared_ptr<const PackedDrape> packed{};
  /// Import options of a file of heights, whose colours are `packed`; null for pictures. Only with `pack`.
  std::shared_ptr<const ImportOptions> import{};

  [[nodiscard]] Result<bool> readFiles(const TerrainDocument&, const Progress&, OperationNotes&);
  [[nodiscard]] std::string filePath() const;
};

struct MoveDrapeOperation {
  static constexpr OperationTraits kTraits{.key = "move-drape", .topic = EditTopic::Drapes, .icon = "drape"};
  [[nodiscard]] static const SettingList& schema();
  std::size_t from = 0, to = 0;
};

struct RemoveDrapeOperation {
  static constexpr OperationTraits kTraits{
      .key = "remove-drape", .topic = EditTopic::Drapes, .icon = "delete"};
  [[nodiscard]] static const SettingList& schema();
  std::size_t drape = 0;
};

}  // namespace scarp
