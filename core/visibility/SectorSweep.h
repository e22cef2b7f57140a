#pragma once

#include "core/visibility/HorizonSweep.h"
#include "core/visibility/StripProfile.h"

namespace scarp {

/// A part of what a source looks at: directions u from begin to end, the end itself only if it is the last
/// part, and lines from the first that may hide something to the last that is looked at.
struct Sector {
  SightProjection view;
  double begin, end;
  bool last;
  int firstLine, lastLine;
};

/// Goes through one sector front to back. A sample belongs to the sector that holds its u, so sectors can
/// be gone through side by side. Made for one run.
class SectorSweep {
 public:
  /// The arguments must outlive this.
  SectorSweep(const HorizonSweep& sweep, const Sector& sector, SeenCounts& seen);

  void run();

 private:
  /// Samples of a line, half open.
  struct Places {
    int begin, end;
  };

  [[nodiscard]] Places placesOn(int line) const;
  void runBlock(int firstLine, int endLine);
  void findRuns(int firstLine, int lastLine);
  [[nodiscard]] bool hidden(int firstLine, int lastLine, const Places& places) const;
  void runLine(int line, Places run);
  void project(int line, const Places& run, SeenLine& seen) const;
  void buildProfile(int line, const Places& run, bool front);
  void raiseFirstStrip(int line, const Places& run);
  void raise(double u0, double w0, double u1, double w1);
  void look(int line, const Places& run, std::span<const std::size_t> behind);
  [[nodiscard]] double doubtOf(const Horizon::Piece& piece, double u) const;
  [[nodiscard]] bool atRim(int place) const;
  [[nodiscard]] bool levelSteps(std::size_t at, int place, double u, double& horizon, double& doubt) const;
  void lookClosely(int line, int place);
  [[nodiscard]] bool owns(int line, int place) const;

  const HorizonSweep& sweep_;
  const Sector& sector_;
  const SightProjection& view_;
  SeenCounts& seen_;
  GridRect ground_, wanted_;  ///< Turned: the raster, and what is to be looked at.
  double uScale_, wScale_;    ///< How large the numbers are of which u and w are differences.
  Horizon horizon_;
  GroundBlock block_;
  bool holesBefore_ = false;
  std::vector<Places> runs_;
  SeenLine near_, far_;
  std::vector<StripEdges> edges_;
  StripProfile profile_;
};

}  // namespace scarp
