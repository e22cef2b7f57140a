#include "core/script/MaskJson.h"

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

}  // namespace

const OperationReaders& maskReaders() {
  static const OperationReaders readers{{"keep-mask", withoutFiles(readNamed<KeepMaskOperation>)},
                                        {"forget-mask", withoutFiles(readNamed<ForgetMaskOperation>)}};
  return readers;
}

ordered_json writeOperation(const KeepMaskOperation& operation) {
  return {{"op", "keep-mask"}, {"name", operation.name}};
}
ordered_json writeOperation(const ForgetMaskOperation& operation) {
  return {{"op", "forget-mask"}, {"name", operation.name}};
}

}  // namespace scarp
