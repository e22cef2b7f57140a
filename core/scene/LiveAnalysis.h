#pragma once

#include <memory>
#include <optional>

#include "core/base/Signal.h"
#include "core/visibility/GroundAnalysis.h"

namespace scarp {

class TerrainDocument;

/// What an AnalysisTask found: a map of the whole terrain, or the part of one.
struct AnalysisUpdate {
  std::shared_ptr<FractionMap> whole;  ///< Null: part.
  FractionBytes part;
};

/// A piece of an analysis to be done on any thread: nobody else changes what it holds.
struct AnalysisTask {
  AnalysisSettings settings;
  GridFrame frame;
  HeightRaster heights;
  HeightPyramid pyramid;
  GridRect samples;

  [[nodiscard]] Result<AnalysisUpdate> run(const Progress& progress = {}) const;
};

/// Keeps an analysis of a document's ground up to date while the ground is edited: knows what is out of
/// date, and makes tasks of it for someone with a thread to spare. One task is out at a time; what changes
/// meanwhile is for the next. After the last one the picture is what an analysis of the whole ground would
/// give, bit for bit. Another frame ends it. On the document's thread and for not longer than it.
class LiveAnalysis {
 public:
  /// Fractions and the settings that they are of; seldom the latest ones while a task is out.
  struct Picture {
    AnalysisSettings settings;
    std::shared_ptr<const FractionMap> fractions;
  };

  explicit LiveAnalysis(TerrainDocument& document);

  /// What is to be shown from now on, nothing for no analysis. A picture of the same kind stays until there
  /// is a new one.
  void show(const std::optional<AnalysisSettings>& settings);
  [[nodiscard]] const std::optional<AnalysisSettings>& shown() const { return shown_; }
  [[nodiscard]] const std::optional<Picture>& picture() const { return picture_; }

  /// What is to be done next; nothing while a task is out, or where the picture is up to date. Each task
  /// taken is to be finished.
  [[nodiscard]] std::optional<AnalysisTask> takeTask();
  /// Nobody waits for the task that is out any more: its settings are not those shown.
  [[nodiscard]] bool taskObsolete() const { return out_ && out_ != shown_; }
  /// Takes over what came of the task. After an error there is no picture until settings or ground change.
  void finish(Result<AnalysisUpdate> result);

  Signal<> taskWaiting;                      ///< There may be something to take.
  Signal<const GridRect&> fractionsChanged;  ///< These samples of the picture; all: perhaps another picture.

 private:
  void groundChanged(const GridRect& samples);
  void dropPicture();

  TerrainDocument& document_;
  std::optional<AnalysisSettings> shown_;
  std::optional<AnalysisSettings> out_;  ///< Settings of the task that is out.
  bool resultObsolete_ = false;          ///< The task that is out is of another frame.
  std::optional<Picture> picture_;
  std::shared_ptr<FractionMap> fractions_;  ///< The picture's.
  bool wholeNeeded_ = false;
  GridRect changed_;     ///< Samples of the ground, since the last task was taken.
  double relief_ = 0.0;  ///< Metres, when the last task was taken.
  Subscription onTerrain_;
};

/// Which analysis a person wants to see, if any, and the settings of all of them.
struct AnalysisChoice {
  std::optional<AnalysisKind> kind;
  ViewshedSettings viewshed;
  SunSettings sun;
  SkySettings sky;

  /// Of the chosen one.
  [[nodiscard]] std::optional<AnalysisSettings> settings() const;
  bool operator==(const AnalysisChoice&) const = default;
};

/// None chosen, and settings that suit the terrain: a person's eyes over its middle, a radius of all of it
/// up to 20 km, an evening sun, and the sky above the ground within 32 cells in 16 directions, so that the
/// picture keeps up with a brush.
[[nodiscard]] AnalysisChoice analysisSuiting(const GridFrame& frame);

}  // namespace scarp
