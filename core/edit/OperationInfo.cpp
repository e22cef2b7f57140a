#include "core/edit/OperationInfo.h"

#include <algorithm>
#include <array>
#include <new>
#include <type_traits>

#include "core/base/Json.h"
#include "core/document/EditHistory.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/AssetOperations.h"
#include "core/edit/ClipOperations.h"
#include "core/edit/DrapeOperations.h"
#include "core/edit/GroundOperations.h"
#include "core/edit/LayerOperations.h"
#include "core/edit/MaskOperations.h"
#include "core/edit/MaterialOperations.h"
#include "core/edit/ObjectOperations.h"
#include "core/edit/StrokeOperations.h"
#include "core/schema/SchemaJson.h"

namespace scarp {

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wnon-template-friend"
/// Declares the functions of a kind of operation, which other sources define: its edit in core/edit, its
/// script form in core/script. Argument-dependent lookup finds these friends if an argument is a KindRef.
/// This source is compiled alone because GCC 12 crashes where their definitions are in the same unit.
template <class Kind>
struct KindFunctions {
  friend void readOperation(ObjectReader&, const FileScope&, Kind&);
  friend Json writeOperation(const Kind&);
  friend Result<void> performByPlaces(const Kind&, TerrainDocument&, const Progress&);
};
#pragma GCC diagnostic pop

Operation::Operation() : Operation(UndoOperation{}) {}
Operation::Operation(const Operation& other) : held_(other.held_ ? other.held_->copy() : nullptr) {}
Operation::Operation(Operation&& other) noexcept = default;
Operation& Operation::operator=(const Operation& other) {
  if (this != &other) held_ = other.held_ ? other.held_->copy() : nullptr;
  return *this;
}
Operation& Operation::operator=(Operation&& other) noexcept = default;
Operation::~Operation() = default;
Operation::Held::~Held() = default;

namespace {

/// A reference to an operation of a kind, for calls of its KindFunctions.
template <class Kind>
struct KindRef : KindFunctions<std::remove_const_t<Kind>> {
  explicit KindRef(Kind& of) : kind(of) {}
  operator Kind&() const { return kind; }  // NOLINT(google-explicit-constructor)
  Kind& kind;
};

using FilesReader = decltype(OperationInfo::readFiles);

template <class Kind>
constexpr FilesReader filesReaderOf() {
  if constexpr (requires { &Kind::readFiles; })
    return [](Operation& operation, const TerrainDocument& document, const Progress& progress,
              OperationNotes& notes) { return operation.as<Kind>()->readFiles(document, progress, notes); };
  else
    return nullptr;
}

/// Members that only some kinds have are found by their names; other kinds get the default. Kinds have
/// `schema`, from which their script form follows, or readOperation() and writeOperation(), or no members.
template <class Kind>
constexpr OperationInfo infoOf() {
  return {.traits = Kind::kTraits,
          .read = [](ObjectReader& reader, const FileScope& files) -> Operation {
            Kind kind;
            if constexpr (requires { Kind::schema(); })
              readSettings(reader, Kind::schema(), kind);
            else if constexpr (!std::is_empty_v<Kind>)
              readOperation(reader, files, KindRef<Kind>(kind));
            return kind;
          },
          .write = [](const Operation& operation) -> Json {
            if constexpr (!std::is_empty_v<Kind> && !requires { Kind::schema(); })
              return writeOperation(KindRef<const Kind>(*operation.as<Kind>()));
            Json json = Json::object({{"op", Kind::kTraits.key}});
            if constexpr (requires { Kind::schema(); })
              writeSettings(json, Kind::schema(), *operation.as<Kind>());
            return json;
          },
          .perform =
              [](const Operation& operation, TerrainDocument& document, const Progress& progress) {
                return performByPlaces(KindRef<const Kind>(*operation.as<Kind>()), document, progress);
              },
          .icon = [](const Operation& operation) -> const char* {
            if constexpr (requires { &Kind::icon; })
              return operation.as<Kind>()->icon();
            else
              return Kind::kTraits.icon;
          },
          .parts = [](Operation& operation) -> OperationParts {
            if constexpr (requires { &Kind::parts; })
              return operation.as<Kind>()->parts();
            else if constexpr (requires(Kind kind, LayerName * &layer) { layer = &kind.layer; })
              return {.layers = {&operation.as<Kind>()->layer}};
            else
              return {};
          },
          .earlierGround = [](const Operation& operation) -> std::optional<std::size_t> {
            if constexpr (requires { &Kind::earlierGround; }) return operation.as<Kind>()->earlierGround();
            return {};
          },
          .isFromFile =
              [](const Operation& operation) {
                if constexpr (requires { &Kind::isFromFile; }) return operation.as<Kind>()->isFromFile();
                return false;
              },
          .filePath = [](const Operation& operation) -> std::string {
            if constexpr (requires { &Kind::filePath; }) return operation.as<Kind>()->filePath();
            return {};
          },
          .readFiles = filesReaderOf<Kind>(),
          .addNotes =
              [](const Operation& operation, const TerrainDocument& document, OperationNotes& notes) {
                if constexpr (requires { &Kind::addNotes; }) operation.as<Kind>()->addNotes(document, notes);
              },
          .whyNoEffect = [](const Operation& operation, const TerrainDocument& document) -> Message {
            if constexpr (requires { &Kind::whyNoEffect; })
              return operation.as<Kind>()->whyNoEffect(document);
            return {};
          }};
}

template <class... Kinds>
constexpr std::array<OperationInfo, sizeof...(Kinds)> tableOf(KindList<Kinds...>) {
  return {infoOf<Kinds>()...};
}

constexpr auto kOperations = tableOf(OperationKinds());

}  // namespace

std::span<const OperationInfo> operationInfos() { return kOperations; }
const OperationInfo& operationInfo(const Operation& operation) { return kOperations[operation.kind()]; }

const OperationInfo* findOperation(std::string_view key) {
  const auto found =
      std::ranges::find(kOperations, key, [](const OperationInfo& info) { return info.traits.key; });
  return found != kOperations.end() ? &*found : nullptr;
}

OperationParts partsOf(Operation& operation) { return operationInfo(operation).parts(operation); }
const OperationParts partsOf(const Operation& operation) {
  return partsOf(const_cast<Operation&>(operation));
}

Result<void> perform(const Operation& operation, TerrainDocument& document, const Progress& progress) {
  try {
    if (!namesById(operation)) return operationInfo(operation).perform(operation, document, progress);
    const auto placed = withPlaces(operation, document);
    return placed ? operationInfo(*placed).perform(*placed, document, progress)
                  : Result<void>(placed.error());
  } catch (const std::bad_alloc&) {
    return Error{"there is not enough memory for this"};
  }
}

bool needsHistory(const Operation& operation) {
  const OperationInfo& info = operationInfo(operation);
  return info.traits.needsHistory || info.earlierGround(operation);
}

namespace {

template <class Call>
void forEachId(const OperationParts& parts, const Call& call) {
  for (LayerName* const name : parts.layers) call(name->id);
  if (parts.step) call(parts.step->id);
  for (LayerId* const made : parts.made) call(*made);
}

}  // namespace

Result<Operation> withPlaces(const Operation& operation, const TerrainDocument& document) {
  Operation placed = operation;
  const OperationParts parts = partsOf(placed);
  const auto& layers = document.layers();
  for (LayerName* const name : parts.layers) {
    if (name->id == kBaseLayer) continue;
    const auto found = std::ranges::find(layers, name->id, &Layer::id);
    if (found == layers.end()) return Error{"its layer is not there any more"};
    name->place = static_cast<std::size_t>(found - layers.begin()) + 1;
  }
  if (parts.step && parts.step->id != 0) {
    const auto index = document.history().indexOf(parts.step->id);
    if (!index) return Error{"its step of the history is not there any more"};
    parts.step->place = document.stepsBefore() + *index + parts.stepOffset;
  }
  return placed;
}

Operation withIds(const Operation& operation, const std::vector<Layer>& layers,
                  const TerrainDocument& document) {
  Operation named = operation;
  const OperationParts parts = partsOf(named);
  for (LayerName* const name : parts.layers)
    if (name->id == kBaseLayer && name->place >= 1 && name->place <= layers.size())
      name->id = layers[name->place - 1].id;
  if (StepName* const step = parts.step; step && step->id == 0) {
    const std::size_t before = document.stepsBefore() + parts.stepOffset;
    if (step->place >= before && step->place - before < document.history().size())
      step->id = document.history().record(step->place - before).id;
  }
  return named;
}

bool namesByPlace(const Operation& operation) {
  const OperationParts parts = partsOf(operation);
  return (parts.step && parts.step->id == 0) || std::ranges::any_of(parts.layers, [](const LayerName* name) {
           return name->place > 0 && name->id == kBaseLayer;
         });
}

bool namesById(const Operation& operation) {
  bool any = false;
  forEachId(partsOf(operation), [&](const auto& id) { any |= id != 0; });
  return any;
}

void renameLayers(Operation& operation, const std::function<LayerId(LayerId)>& call) {
  for (LayerName* const name : partsOf(operation).layers)
    if (name->id != kBaseLayer) name->id = call(name->id);
}

std::vector<std::uint64_t> idsIn(const Operation& operation) {
  std::vector<std::uint64_t> ids;
  forEachId(partsOf(operation), [&](const auto& id) { ids.push_back(id); });
  return ids;
}

void setIds(Operation& operation, std::span<const std::uint64_t> ids) {
  std::size_t next = 0;
  forEachId(partsOf(operation), [&](auto& id) {
    EXPECTS(next < ids.size());
    id = static_cast<std::remove_cvref_t<decltype(id)>>(ids[next++]);
  });
  EXPECTS(next == ids.size());
}

}  // namespace scarp
