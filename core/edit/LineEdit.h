#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/base/Result.h"
#include "core/document/OperationNames.h"
#include "core/document/RasterId.h"
#include "core/edit/LayerOperations.h"
#include "core/line/Line.h"

namespace scarp {

class TerrainDocument;
class EditSession;

/// A change of lines of a layer, or an addition of lines, that is seen while it goes on, and at its end is
/// one step of the history. Destroyed before commit(), it takes everything back. Contract: nothing else edits
/// the document.
class LineEdit {
 public:
  /// The layer: one of lines that these are in; one at least, each once.
  LineEdit(TerrainDocument& document, LayerId layer, const std::vector<LineId>& lines);
  LineEdit(TerrainDocument& document, LayerId layer, LineId line)
      : LineEdit(document, layer, std::vector{line}) {}
  /// Adds lines to the layer that addLines() takes, or with a new layer; their ids are set. An error, one
  /// line, where they cannot be.
  [[nodiscard]] static Result<std::unique_ptr<LineEdit>> adding(std::vector<Line> lines,
                                                                TerrainDocument& document,
                                                                const NewLineNames& names = {});
  ~LineEdit();
  LineEdit(const LineEdit&) = delete;
  LineEdit& operator=(const LineEdit&) = delete;

  /// The lines become these, in the same order, and the ground follows at once. An error, one line, where
  /// they cannot be, and nothing changes.
  Result<void> show(std::vector<Line> lines);
  Result<void> show(Line line) { return show(std::vector{std::move(line)}); }
  [[nodiscard]] const std::vector<Line>& lines() const { return lines_; }  ///< As they were shown last.
  [[nodiscard]] Result<void> commit();

  [[nodiscard]] LayerId layer() const { return layer_; }

 private:
  struct Adding {};
  LineEdit(TerrainDocument& document, LayerId layer, std::vector<Line> lines, Adding);
  [[nodiscard]] Result<void> commitAdded(EditSession& session);

  TerrainDocument& document_;
  LayerId layer_;
  std::vector<Line> before_, lines_;
  bool adds_ = false, newLayer_ = false;
  std::string layerName_;  ///< Of the new layer.
  std::unique_ptr<EditSession> session_;
};

/// The lines of a layer; null where it is none of lines, or not there.
[[nodiscard]] const std::vector<Line>* linesOf(const TerrainDocument& document, LayerId layer);
/// The active layer where it is one of lines, else the uppermost one of lines; kBaseLayer: there is none.
[[nodiscard]] LayerId layerForLines(const TerrainDocument& document);
/// Why the lines of a layer cannot be edited, as one line; empty: they can.
[[nodiscard]] Message whyLinesClosed(const TerrainDocument& document, LayerId layer);
/// Adds lines to that layer, or to a new one above the active one, which is made with them in one step. The
/// first roads, tracks and railways get a surface in the same step, see addFirstSurfaces(). Errors are one
/// line and leave the document as it was.
[[nodiscard]] Result<void> addLines(std::vector<Line> lines, TerrainDocument& document,
                                    const NewLineNames& names = {});
/// Puts lines into a new layer of that name above the active one, in one step. Of a hidden one the courses are
/// there, and the ground stays as it is until it is shown.
[[nodiscard]] Result<void> addLineLayer(std::vector<Line> lines, const std::string& name, bool visible,
                                        TerrainDocument& document);

/// Gives each line without an id one that none of them or of `others` has: the next one. Where several edit one
/// terrain (core/team) what others add is not known; there ids are drawn by the number of the step, which nobody else
/// has.
void giveIds(std::vector<Line>& lines, const std::vector<Line>& others, StepId step);
enum class LineStep : std::uint8_t { Add, Change, Delete, Reorder };
/// Returns the title of a step about these, "Add road "Angeles Crest"", "Change 3 lines". Contract: there is
/// a line.
[[nodiscard]] Message titleOf(LineStep step, const std::vector<Line>& lines);

}  // namespace scarp
