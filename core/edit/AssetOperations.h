#pragma once

#include <optional>
#include <string>

#include "core/edit/OperationTraits.h"
#include "core/model/ModelImport.h"
#include "core/objects/Asset.h"

// Operations on assets.

namespace scarp {

/// A file that an asset comes from, for scripts.
struct AssetFile {
  std::string path;                  ///< Empty: the asset is there already.
  std::optional<ModelImport> how{};  ///< Nothing: what is guessed.
};

/// Adds a custom model to the document. Contract of its edit: the file has been read.
struct AddAssetOperation {
  static constexpr OperationTraits kTraits{
      .key = "add-asset", .topic = EditTopic::Objects, .icon = "place", .copying = ScriptCopy::Never};
  Asset asset;
  AssetFile file{};

  [[nodiscard]] OperationParts parts();
  [[nodiscard]] Result<bool> readFiles(const TerrainDocument&, const Progress&, OperationNotes&);
};

/// Gives an asset what is set here; the rest stays. Objects of it follow: they are of its new name, and look
/// like its new model.
struct SetAssetOperation {
  static constexpr OperationTraits kTraits{
      .key = "set-asset", .topic = EditTopic::Objects, .icon = "place", .copying = ScriptCopy::Never};
  std::string asset;  ///< Its name.
  std::optional<std::string> name, tags;
  std::optional<Asset> model{};  ///< Of which `source`, `content`, `bounds` and `model` count.
  AssetFile file{};

  [[nodiscard]] OperationParts parts();
  [[nodiscard]] Result<bool> readFiles(const TerrainDocument&, const Progress&, OperationNotes&);
};

/// Takes an asset away, and the objects of it.
struct RemoveAssetOperation {
  static constexpr OperationTraits kTraits{
      .key = "remove-asset", .topic = EditTopic::Objects, .icon = "delete"};
  [[nodiscard]] static const SettingList& schema();
  std::string asset;
};

}  // namespace scarp
