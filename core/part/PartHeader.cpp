#include "core/part/PartHeader.h"

#include <array>
#include <cstdio>

#include "core/base/Json.h"
#include "core/schema/ObjectReader.h"
#include "core/store/StateJson.h"

namespace scarp {

Message PartHeader::otherThan(const PartHeader& header) const {
  if (ground != header.ground) return Message("another terrain");
  if (work != header.work) return Message("another operation");
  if (size != header.size) return Message("another size of parts");
  if (id != header.id) return Message("another part");
  return {};
}

Json writePartHeader(const PartHeader& header) {
  DocumentState state;
  state.frame = header.frame;
  state.georeference = header.georeference;
  return {{"ground", header.ground},
          {"work", header.work},
          {"size", header.size},
          {"part", header.id},
          {"state", writeState(state)}};
}

Result<PartHeader> readPartHeader(const Json& about) {
  PartHeader header;
  ObjectReader reader(about, "");
  reader.read("ground", header.ground, true);
  reader.read("work", header.work, true);
  reader.readWhole("size", header.size, PartPlan::kMinSize, PartPlan::kMaxSize);
  reader.readWhole("part", header.id, 0, 1 << 30);
  const Json* state = reader.value("state", true);
  if (const auto done = reader.done(); !done) return done.error();
  auto read = readState(*state, "state");
  if (!read) return read.error();
  header.frame = read->frame;
  header.georeference = read->georeference;
  return header;
}

std::string partFileName(int id) {
  std::array<char, 32> name{};
  std::snprintf(name.data(), name.size(), "part-%05d.part", id);
  return name.data();
}

}  // namespace scarp
