#pragma once

#include "core/base/Result.h"
#include "core/io/SampleSource.h"
#include "core/remote/RemoteAddress.h"

namespace scarp {

class Json;

/// Which numbers of a band's rows are asked for.
enum class RowContent {
  Values,  ///< As SampleSource::read() returns them.
  Codes,   ///< SampleSource::readCodes().
  Stored,  ///< SampleSource::readStored().
};

/// What a file says of itself, as one process tells it to the other.
[[nodiscard]] Json writeInfo(const SourceInfo& info);

/// The same, checked: a process that decodes a hostile file may say anything.
[[nodiscard]] Result<SourceInfo> readInfo(const Json& message);

/// An address with all that is needed to fetch it.
[[nodiscard]] Json writeAddress(const RemoteAddress& address);
[[nodiscard]] RemoteAddress readAddress(const Json& message);

}  // namespace scarp
