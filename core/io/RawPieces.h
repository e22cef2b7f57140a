#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/io/RasterImport.h"

namespace scarp {

/// Bytes of a file without a header: all of them where it is small, else a few pieces from its beginning to
/// its end.
struct RawPieces {
  struct Piece {
    std::uintmax_t first = 0;  ///< Of the file.
    std::vector<unsigned char> bytes;
  };
  std::uintmax_t fileBytes = 0;
  std::vector<Piece> pieces;
};

/// Reads 8 MiB at the most. Nothing where it is no file that can be read.
[[nodiscard]] std::optional<RawPieces> readRawPieces(const std::string& path);

/// How the bytes of one sample are to be understood. The sign of whole numbers is left open: Sample is the
/// unsigned one.
struct RawKind {
  RawLayout::Sample sample = RawLayout::Sample::U16;
  bool bigEndian = false;
  /// Bits that a sample's neighbour in the row tells of it, per byte; more where heights look so, less where
  /// bytes do not.
  double saved = 0.0;
  bool heights = false;  ///< Floating point whose numbers are heights.
};

/// All kinds, best first. A kind's samples lie so that the file ends with one. Floating point that holds what
/// no height is comes last. Pure.
[[nodiscard]] std::vector<RawKind> rankRawKinds(const RawPieces& raw);

/// The samples of a piece, of one kind.
struct RawSamples {
  std::uintmax_t first = 0;  ///< Byte of the file at which the first one lies.
  std::vector<double> values;
};
[[nodiscard]] RawSamples samplesOf(const RawPieces& raw, std::size_t piece, RawLayout::Sample sample,
                                   bool bigEndian);

/// So many samples from a byte of the file on, all of which are in the piece.
[[nodiscard]] std::vector<double> samplesAt(const RawPieces::Piece& piece, std::uintmax_t byte,
                                            std::size_t count, RawLayout::Sample sample, bool bigEndian);

}  // namespace scarp
