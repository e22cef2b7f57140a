#include "core/script/MaskJson.h"

#include <filesystem>
#include <nlohmann/json.hpp>

namespace scarp {

namespace {

using nlohmann::ordered_json;

template <class Named>
Named readNamed(ObjectReader& reader) {
  Named operation;
  reader.read("name", operation.name, true);
  return operation;
}

/// A file is read when the terrain that it is brought onto is there (replay()).
KeepMaskOperation readKeep(ObjectReader& reader, const std::string& folder) {
  auto operation = readNamed<KeepMaskOperation>(reader);
  if (std::string path; reader.read("path", path)) {
    if (path.empty()) reader.fail("path", "is empty");
    operation.path = (std::filesystem::path(folder) / path).string();
  }
  reader.read("layer", operation.layer);
  if (operation.path.empty() && !operation.layer.empty()) reader.fail("layer", "needs a \"path\"");
  return operation;
}

}  // namespace

const OperationReaders& maskReaders() {
  static const OperationReaders readers{{"keep-mask", readKeep},
                                        {"forget-mask", withoutFiles(readNamed<ForgetMaskOperation>)}};
  return readers;
}

ordered_json writeOperation(const KeepMaskOperation& operation) {
  ordered_json json{{"op", "keep-mask"}, {"name", operation.name}};
  if (!operation.path.empty()) json["path"] = operation.path;
  if (!operation.layer.empty()) json["layer"] = operation.layer;
  return json;
}
ordered_json writeOperation(const ForgetMaskOperation& operation) {
  return {{"op", "forget-mask"}, {"name", operation.name}};
}

}  // namespace scarp
