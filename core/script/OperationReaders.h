#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <string>

#include "core/base/PathScope.h"
#include "core/edit/Operation.h"
#include "core/script/ObjectReader.h"

namespace scarp {

/// Reads an operation of one kind; the reader keeps errors. Files that the operation names are read too;
/// `files` resolves their paths.
using OperationReader = std::function<Operation(ObjectReader& reader, const FileScope& files)>;

/// By "op".
using OperationReaders = std::map<std::string, OperationReader>;

/// A layer's place in a script is at most that.
inline constexpr std::size_t kMostLayerPlace = 1'000'000;

/// One that names no files.
template <class Read>
OperationReader withoutFiles(Read read) {
  return [read](ObjectReader& reader, const FileScope&) -> Operation { return read(reader); };
}

}  // namespace scarp
