#include "core/edit/ScatterEdit.h"

#include <map>
#include <memory>
#include <utility>

#include "core/document/TerrainDocument.h"
#include "core/edit/EditSession.h"
#include "core/edit/ObjectOperations.h"
#include "core/objects/LevelledGround.h"

namespace scarp {

namespace {

/// Objects between two looks at whether to go on.
constexpr std::size_t kObjectsBetweenLooks = 64;

}  // namespace

Result<ScatterTask> scatterTask(const TerrainDocument& document, const ScatterOperation& operation) {
  if (const AssetTable& assets = document.objects().assets(); !assets.contains(operation.settings.asset))
    return assets.unknown(operation.settings.asset);
  ScatterTask task{operation, document.snapshot(), std::nullopt, document.objects(), std::nullopt};
  if (document.selection()) task.selection = *document.selection();
  if (operation.settings.rule != ObjectRule::Flatten) return task;
  if (Message why = document.whyNotEditable(); !why.empty()) return Error{std::move(why)};
  task.editMask = document.editMask();
  return task;
}

Result<ScatteredObjects> ScatterTask::run(const Progress& progress) const {
  const bool levels = operation.settings.rule == ObjectRule::Flatten;
  auto found = scattered(ground, selection ? &*selection : nullptr, present, operation.settings,
                         partOf(progress, 0.0, levels ? 0.1 : 0.8));
  if (!found) return found.error();
  if (found->empty()) return Error{"there is no place here that suits them"};
  ScatteredObjects done{operation, std::move(*found), std::nullopt};
  Terrain under = ground;
  const Progress placing = partOf(progress, levels ? 0.1 : 0.8, 1.0);
  for (std::size_t i = 0; i < done.objects.size(); ++i) {
    const double fraction = static_cast<double>(i) / static_cast<double>(done.objects.size());
    if (i % kObjectsBetweenLooks == 0 && !keepGoing(placing, fraction)) return Error::cancel();
    Object& object = done.objects[i];
    object = withElevation(object, ground.heights, ground.frame);
    if (levels)
      under.heights = levelledUnder(object, present.assets(), under, editMask ? &*editMask : nullptr);
  }
  if (levels) done.ground = std::move(under.heights);
  return done;
}

void commitScattered(TerrainDocument& document, ScatteredObjects scattered) {
  ScatterOperation done = scattered.operation;
  EditSession session(document, Message("Scatter %1", assetTitle(done.settings.asset)));
  const ObjectId wanted = done.first;
  std::map<ObjectId, std::optional<Object>> objects;
  for (std::size_t i = 0; i < scattered.objects.size(); ++i) {
    Object& object = scattered.objects[i];
    object.id = session.takeObjectId(wanted == 0 ? 0 : wanted + i);
    if (i == 0) done.first = object.id;
    objects.emplace_hint(objects.end(), object.id, object);
  }
  if (scattered.ground) session.replace(kGround, *scattered.ground);
  session.exchangeObjects(std::move(objects));
  session.commit(std::make_shared<const Operation>(done));
}

Result<void> performByPlaces(const ScatterOperation& operation, TerrainDocument& document,
                             const Progress& progress) {
  const auto task = scatterTask(document, operation);
  if (!task) return task.error();
  auto done = task->run(progress);
  if (!done) return done.error();
  commitScattered(document, std::move(*done));
  return {};
}

}  // namespace scarp
