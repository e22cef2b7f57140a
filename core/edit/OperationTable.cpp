#include <algorithm>
#include <array>
#include <new>
#include <type_traits>

#include "core/base/Json.h"
#include "core/edit/AssetOperations.h"
#include "core/edit/ClipOperations.h"
#include "core/edit/DrapeOperations.h"
#include "core/edit/GroundOperations.h"
#include "core/edit/HistoryOperations.h"
#include "core/edit/LayerOperations.h"
#include "core/edit/MaskOperations.h"
#include "core/edit/MaterialOperations.h"
#include "core/edit/ObjectOperations.h"
#include "core/edit/Operation.h"
#include "core/edit/OperationIds.h"
#include "core/edit/OperationInfo.h"
#include "core/edit/ScatterOperations.h"
#include "core/edit/StrokeOperations.h"
#include "core/schema/SchemaJson.h"

namespace scarp {

namespace {

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
              readOperation(reader, files, kind);
            return kind;
          },
          .write = [](const Operation& operation) -> Json {
            if constexpr (!std::is_empty_v<Kind> && !requires { Kind::schema(); })
              return writeOperation(*operation.as<Kind>());
            Json json = Json::object({{"op", Kind::kTraits.key}});
            if constexpr (requires { Kind::schema(); })
              writeSettings(json, Kind::schema(), *operation.as<Kind>());
            return json;
          },
          .perform =
              [](const Operation& operation, TerrainDocument& document, const Progress& progress) {
                return performByPlaces(*operation.as<Kind>(), document, progress);
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
  const auto found = std::ranges::find(kOperations, key, [](const OperationInfo& info) { return info.traits.key; });
  return found != kOperations.end() ? &*found : nullptr;
}

OperationParts partsOf(Operation& operation) { return operationInfo(operation).parts(operation); }
const OperationParts partsOf(const Operation& operation) { return partsOf(const_cast<Operation&>(operation)); }

Result<void> perform(const Operation& operation, TerrainDocument& document, const Progress& progress) {
  try {
    if (!namesById(operation)) return operationInfo(operation).perform(operation, document, progress);
    const auto placed = withPlaces(operation, document);
    return placed ? operationInfo(*placed).perform(*placed, document, progress) : Result<void>(placed.error());
  } catch (const std::bad_alloc&) {
    return Error{"there is not enough memory for this"};
  }
}

bool needsHistory(const Operation& operation) {
  const OperationInfo& info = operationInfo(operation);
  return info.traits.needsHistory || info.earlierGround(operation);
}

}  // namespace scarp
