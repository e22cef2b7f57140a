#include "core/edit/ScatterEdit.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "core/edit/EditSession.h"
#include "core/objects/AssetMesh.h"
#include "core/objects/LevelledGround.h"

namespace scarp {

Result<void> scatter(const ScatterOperation& operation, TerrainDocument& document, const Progress& progress) {
  const bool levels = operation.settings.rule == ObjectRule::Flatten;
  if (levels)
    if (std::string why = document.whyNotEditable(); !why.empty()) return Error{std::move(why)};
  Terrain ground = document.snapshot();
  const auto found =
      scattered(ground, document.selection(), document.objects(), operation.settings, progress);
  if (!found) return found.error();
  if (found->empty()) return Error{"there is no place here that suits them"};
  const auto mask = levels ? document.editMask() : std::nullopt;
  EditSession session(document, "Scatter " + std::string(assetName(operation.settings.asset)));
  ScatterOperation done = operation;
  std::map<ObjectId, std::optional<Object>> objects;
  for (std::size_t i = 0; i < found->size(); ++i) {
    Object object = withElevation((*found)[i], ground.heights, ground.frame);
    object.id = session.takeObjectId(operation.first == 0 ? 0 : operation.first + i);
    if (i == 0) done.first = object.id;
    if (levels) ground.heights = levelledUnder(object, ground, mask ? &*mask : nullptr);
    objects.emplace(object.id, object);
  }
  if (levels) session.replaceGround(ground.heights);
  session.exchangeObjects(std::move(objects));
  session.commit(std::make_shared<const Operation>(done));
  return {};
}

}  // namespace scarp
