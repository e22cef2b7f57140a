#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/io/RawLayout.h"
#include "core/io/SampleSource.h"

namespace scarp {

/// Layout of a raw file and the properties of its samples.
struct RawFormat {
  RawLayout layout;
  std::string driver = "RAW";  ///< See SourceInfo::driver.
  double scale = 1.0;          ///< Height in `verticalUnit` = stored · scale.
  std::string verticalUnit{};  ///< Empty if the format does not define it.
  bool southFirst = false;     ///< The first row is the southern one.
};

/// Recognises a file that is a header and plain samples:
/// - Torque 3D and BeamNG terrains (.ter): version 7 to 9, south row first. Version 7 stores 1/32 m; later
///   versions scale the heights in the level, so their unit is unknown.
/// - DDS textures of one channel: R8, R16, R16F, R32, R32F, L8, L16. The largest mip level is read.
/// Returns nothing for other files. The error is one line without a path: the file is too short for its
/// header, or is a DDS texture of another kind. Reads 148 bytes.
[[nodiscard]] Result<std::optional<RawFormat>> rawFormatOf(const std::string& path);

/// Opens samples in a given layout. Fails if the file is shorter than the layout, or one row of all channels
/// exceeds half of the memory budget.
Result<std::unique_ptr<SampleSource>> openRawSource(const std::string& path, const RawFormat& format);

}  // namespace scarp
