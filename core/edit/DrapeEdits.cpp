#include "core/edit/DrapeEdits.h"

#include <cstdint>
#include <map>

#include "core/base/PrintableLine.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/DrapeOperations.h"
#include "core/edit/EditSession.h"
#include "core/material/Material.h"
#include "core/schema/MakeSetting.h"

namespace scarp {

namespace {

Result<void> checkDrape(std::size_t place, const TerrainDocument& document) {
  if (place >= 1 && place <= document.drapes().size()) return {};
  return Error{"there is no drape " + std::to_string(place) + "; there are " +
               std::to_string(document.drapes().size())};
}

template <class Done>
Result<void> commitDrapes(TerrainDocument& document, const std::string& title, std::vector<Drape> drapes,
                          const Done& operation) {
  if (auto good = validate(drapes); !good) return good;
  EditSession session(document, title);
  DocumentState state = document.state();
  if (state.drapes == drapes) return {};
  state.drapes = std::move(drapes);
  session.setState(std::move(state));
  return session.keep(std::make_shared<const Operation>(operation));
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
  if (drapes.size() > kMostDrapes) return Error{std::to_string(kMostDrapes) + " drapes are the most"};
  std::map<std::uint64_t, long long> pictures;  // By sum: each is held once.
  for (const Drape& drape : drapes) {
    if (drape.name.empty()) return Error{"a drape has no name"};
    if (drape.path.empty()) return Error{"the drape " + inQuotes(drape.name) + " names no file"};
    if (!(drape.opacity >= 0.0 && drape.opacity <= 1.0)) return Error{"an opacity must be from 0 to 1"};
    if (drape.packed)
      for (const PicturePtr& picture : {drape.packed->colourPicture, drape.packed->opacityPicture})
        if (picture) pictures.emplace(picture->sum, picture->bytes());
  }
  long long bytes = 0;
  for (const auto& [sum, size] : pictures) bytes += size;
  if (bytes > kMostPictureBytes)
    return Error{"the pictures of drapes in the project take " + std::to_string(bytes >> 20) + " MiB; " +
                 std::to_string(kMostPictureBytes >> 20) + " MiB are the most"};
  return {};
}

Result<void> performByPlaces(const AddDrapeOperation& operation, TerrainDocument& document, const Progress&) {
  std::vector<Drape> drapes = document.drapes();
  drapes.push_back(operation.drape);
  return commitDrapes(document, "Add drape " + inQuotes(operation.drape.name), std::move(drapes), operation);
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
    if (!operation.packed) return Error{"the picture of the drape " + inQuotes(drape.name) + " was not read"};
    drape.packed = *operation.packed;
  } else if (operation.pack == false) {
    drape.packed.reset();
  }
  const std::string title = operation.pack == true ? "Keep drape " + inQuotes(drape.name) + " in the project"
                            : operation.pack == false ? "Link drape " + inQuotes(drape.name)
                                                      : "Change drape " + inQuotes(drape.name);
  return commitDrapes(document, title, std::move(drapes), operation);
}

Result<void> performByPlaces(const MoveDrapeOperation& operation, TerrainDocument& document,
                             const Progress&) {
  for (const std::size_t place : {operation.from, operation.to})
    if (auto there = checkDrape(place, document); !there) return there;
  std::vector<Drape> drapes = document.drapes();
  const Drape drape = drapes[operation.from - 1];
  drapes.erase(drapes.begin() + static_cast<std::ptrdiff_t>(operation.from) - 1);
  drapes.insert(drapes.begin() + static_cast<std::ptrdiff_t>(operation.to) - 1, drape);
  return commitDrapes(document, "Move drape " + inQuotes(drape.name), std::move(drapes), operation);
}

Result<void> performByPlaces(const RemoveDrapeOperation& operation, TerrainDocument& document,
                             const Progress&) {
  if (auto there = checkDrape(operation.drape, document); !there) return there;
  std::vector<Drape> drapes = document.drapes();
  const std::string name = drapes[operation.drape - 1].name;
  drapes.erase(drapes.begin() + static_cast<std::ptrdiff_t>(operation.drape) - 1);
  return commitDrapes(document, "Remove drape " + inQuotes(name), std::move(drapes), operation);
}

}  // namespace scarp
