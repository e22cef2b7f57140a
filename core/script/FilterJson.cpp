#include "core/script/FilterJson.h"

#include <utility>

#include "core/base/Json.h"
#include "core/base/PathScope.h"
#include "core/edit/GroundOperations.h"
#include "core/schema/SchemaJson.h"

namespace scarp {

namespace {

/// Which of the kinds, under a key of its own, and its settings; false where there is no such kind.
template <class Settings>
bool readKind(ObjectReader& reader, std::string_view key, std::span<const OperationKind<Settings>> kinds,
              Settings& settings) {
  std::vector<ValueName> names;
  for (const auto& kind : kinds) names.push_back({kind.key, kind.title});
  std::size_t which = 0;
  if (!reader.readName(key, which, EnumNames(std::move(names)), true)) return false;
  settings = kinds[which].defaults;
  readFields(reader, kinds[which].schema, settings);
  return !reader.failed();
}

template <class Settings>
Json write(std::string_view key, const OperationKind<Settings>& kind, const Settings& settings) {
  EXPECTS(kind.schema.check(settings).ok());
  Json object{{key, kind.key}};
  writeFields(object, kind.schema, settings);
  return object;
}

}  // namespace

void readFilter(ObjectReader& reader, Filter& filter) {
  if (!readKind(reader, "filter", filterKinds(), filter)) return;
  // What only shows between settings.
  if (const auto valid = validate(filter); !valid) reader.fail("filter", valid.error().message);
}

void readReshape(ObjectReader& reader, Reshape& reshape) {
  readKind(reader, "reshape", reshapeKinds(), reshape);
}

Json writeFilter(const Filter& filter) { return write("filter", kindOf(filter), filter); }
Json writeReshape(const Reshape& reshape) { return write("reshape", kindOf(reshape), reshape); }

void readOperation(ObjectReader& reader, const FileScope&, FilterOperation& operation) {
  readFilter(reader, operation.filter);
}

Json writeOperation(const FilterOperation& operation) {
  Json written{{"op", FilterOperation::kTraits.key}};
  written.update(writeFilter(operation.filter));
  return written;
}

void readOperation(ObjectReader& reader, const FileScope&, ReshapeOperation& operation) {
  readReshape(reader, operation.reshape);
}

Json writeOperation(const ReshapeOperation& operation) {
  Json written{{"op", ReshapeOperation::kTraits.key}};
  written.update(writeReshape(operation.reshape));
  return written;
}

}  // namespace scarp
