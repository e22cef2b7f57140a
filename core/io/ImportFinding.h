#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/io/RasterImport.h"
#include "core/operation/Filter.h"

namespace scarp {

struct HeightRule;
struct SourceInfo;

/// The name of a kind in JSON: "void", "half-cell" …
[[nodiscard]] std::string_view keyOf(ImportFinding::Kind kind);

/// Whether an import can do otherwise.
[[nodiscard]] bool canSwitch(const ImportFinding& finding);

/// Makes options do what a finding says, or leave it.
void setFinding(ImportOptions& options, const ImportFinding& finding, bool on);

/// Of the place that a file says: an origin with its axes exchanged, and corners of cells where its numbers
/// are those of samples. `on` as the options have it. Pure.
[[nodiscard]] std::vector<ImportFinding> placeFindings(const SourceInfo& info, const ImportOptions& options);
/// The place with what is on done to it.
[[nodiscard]] std::array<double, 6> putRight(std::array<double, 6> transform,
                                             const std::vector<ImportFinding>& findings);

/// Findings about what the values mean: depths, and the vertical unit that a file declares or omits. `rule`:
/// how they are read. `stored`: minimum and maximum stored value. `extent`: the longer side of the raster in
/// metres. Pure.
[[nodiscard]] std::vector<ImportFinding> valueFindings(const std::string& path, const SourceInfo& info,
                                                       const ImportOptions& options, const HeightRule& rule,
                                                       const std::array<double, 2>& stored, double extent);

/// One line with the reason of a finding and the fix that is applied or possible. Commands and the window
/// show the same line.
[[nodiscard]] Message findingText(const ImportFinding& finding);

/// Of the ground that was read: pictures that are no heights, terraces, spikes, seams and holes. `quantum` in
/// metres of one stored whole number; 0 for floating point. Looks at all heights. Pure.
[[nodiscard]] std::vector<ImportFinding> groundFindings(const Terrain& terrain, const std::string& sampleType,
                                                        const BandUse& bands, double quantum, long long holes,
                                                        const ImportMends& mends);

/// Whether these mends put right what a finding is about.
[[nodiscard]] bool isMended(const ImportFinding& finding, const ImportMends& mends);

/// One mend, and the heights after it and all before it.
struct MendStep {
  Filter filter;
  HeightRaster heights;
};
/// What the mends make, one filter (core/operation) after the other. `told` gets a line where one could not
/// be done. Any thread; may be cancelled.
[[nodiscard]] Result<std::vector<MendStep>> mendSteps(const Terrain& terrain, const ImportMends& mends,
                                                      std::vector<Message>& told, const Progress& progress);

}  // namespace scarp
