#include "core/edit/DrapeEdits.h"

#include <cstdint>
#include <map>

#include "core/base/PrintableLine.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/EditSession.h"
#include "core/material/Material.h"
#include "core/schema/MakeSetting.h"

namespace scarp {

namespace {

Result<void> checkDrape(std::size_t place, const TerrainDocument& document) {
  if (place >= 1 && place <= document.drapes().size()) return {};
  return Error{"there is no drape %1; there are %2", place, document.drapes().size()};
}

Result<void> commitDrapes(TerrainDocument& document, Message title, std::vector<Drape> drapes,
                          Operation operation) {
  if (auto good = validate(drapes); !good) return good;
  DocumentState state = document.state();
  state.drapes = std::move(drapes);
  return commitState(document, std::move(title), std::move(state), std::move(operation));
}

}  // namespace

const Schema<SetDrapeOperation>& drapeSchema() {
  using Set = SetDrapeOperation;
  using Make = MakeSetting<Set>;
  static const Schema<Set> schema{
      {Make::text<&Set::name>("name"), Make::number<&Set::opacity>("opacity", "", 0, 1),
       Make::flag<&Set::visible>("visible")},
      RangeWording::Bounds};
  return schema;
}

Result<void> validate(const std::vector<Drape>& drapes) {
  if (drapes.size() > kMostDrapes) return Error{"%1 drapes are the most", kMostDrapes};
  std::map<std::uint64_t, long long> pictures;  // By sum: each is held once.
  for (const Drape& drape : drapes) {
    if (drape.name.empty()) return Error{"a drape has no name"};
    if (drape.path.empty()) return Error{"the drape %1 names no file", inQuotes(drape.name)};
    if (!(drape.opacity >= 0.0 && drape.opacity <= 1.0)) return Error{"an opacity must be from 0 to 1"};
    if (drape.packed)
      for (const PicturePtr& picture : {drape.packed->colourPicture, drape.packed->opacityPicture})
        if (picture) pictures.emplace(picture->sum, picture->bytes());
  }
  long long bytes = 0;
  for (const auto& [sum, size] : pictures) bytes += size;
  if (bytes > kMostPictureBytes)
    return Error{"the pictures of drapes in the project take %1 MiB; %2 MiB are the most", bytes >> 20,
                 kMostPictureBytes >> 20};
  return {};
}

Result<void> performByPlaces(const AddDrapeOperation& operation, TerrainDocument& document, const Progress&) {
  std::vector<Drape> drapes = document.drapes();
  drapes.push_back(operation.drape);
  return commitDrapes(document, Message("Add drape \"%1\"", operation.drape.name), std::move(drapes),
                      operation);
}

Result<void> performByPlaces(const SetDrapeOperation& operation, TerrainDocument& document, const Progress&) {
  if (auto there = checkDrape(operation.drape, document); !there) return there;
  std::vector<Drape> drapes = document.drapes();
  Drape& drape = drapes[operation.drape - 1];
  drape.name = operation.name.value_or(drape.name);
  drape.opacity = operation.opacity.value_or(drape.opacity);
  drape.visible = operation.visible.value_or(drape.visible);
  if (operation.path) {
    drape.path = *operation.path;
    drape.bytes = operation.bytes;
    drape.sum = operation.sum;
    drape.packed.reset();
  }
  if (operation.pack == true) {
    if (!operation.packed) return Error{"the picture of the drape %1 was not read", inQuotes(drape.name)};
    drape.packed = *operation.packed;
  } else if (operation.pack == false) {
    drape.packed.reset();
  }
  Message title = Message(operation.pack == true    ? "Keep drape \"%1\" in the project"
                          : operation.pack == false ? "Link drape \"%1\""
                                                    : "Change drape \"%1\"",
                          drape.name);
  return commitDrapes(document, std::move(title), std::move(drapes), operation);
}

Result<void> performByPlaces(const MoveDrapeOperation& operation, TerrainDocument& document,
                             const Progress&) {
  for (const std::size_t place : {operation.from, operation.to})
    if (auto there = checkDrape(place, document); !there) return there;
  std::vector<Drape> drapes = document.drapes();
  const Drape drape = drapes[operation.from - 1];
  drapes.erase(drapes.begin() + static_cast<std::ptrdiff_t>(operation.from) - 1);
  drapes.insert(drapes.begin() + static_cast<std::ptrdiff_t>(operation.to) - 1, drape);
  return commitDrapes(document, Message("Move drape \"%1\"", drape.name), std::move(drapes), operation);
}

Result<void> performByPlaces(const RemoveDrapeOperation& operation, TerrainDocument& document,
                             const Progress&) {
  if (auto there = checkDrape(operation.drape, document); !there) return there;
  std::vector<Drape> drapes = document.drapes();
  const std::string name = drapes[operation.drape - 1].name;
  drapes.erase(drapes.begin() + static_cast<std::ptrdiff_t>(operation.drape) - 1);
  return commitDrapes(document, Message("Remove drape \"%1\"", name), std::move(drapes), operation);
}

}  // namespace scarp
