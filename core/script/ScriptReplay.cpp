#include <cmath>
#include <cstdio>

#include "core/brush/StrokeLength.h"
#include "core/edit/EditSession.h"
#include "core/edit/SculptStroke.h"
#include "core/objects/AssetMesh.h"
#include "core/script/Script.h"
#include "core/terrain/Surface.h"

namespace scarp {

namespace {

/// A stroke beyond this is a slip of the pen (metres taken for degrees, a radius of nothing), not a wish to
/// wait for hours.
constexpr double kMostDabs = 5e6;
/// Samples between two looks at whether to go on.
constexpr std::size_t kSamplesBetweenLooks = 64;

std::string number(double value) {
  char text[32];
  std::snprintf(text, sizeof text, "%g", value);
  return text;
}

struct Replayer {
  TerrainDocument& document;
  const Progress& progress;
  double done, share;  ///< How far the script has come, and what this operation adds.

  Result<void> operator()(const StrokeOperation& operation) const {
    if (const auto fit = check(operation); !fit) return fit;
    SculptStroke stroke(document, operation.brush);
    const auto& samples = operation.samples;
    for (std::size_t i = 0; i < samples.size(); ++i) {
      const double within = static_cast<double>(i) / static_cast<double>(samples.size());
      if (i % kSamplesBetweenLooks == 0 && !keepGoing(progress, done + share * within))
        return Error::cancel();
      stroke.add(samples[i]);
    }
    stroke.finish();
    return {};
  }

  Result<void> operator()(const PlaceOperation& operation) const {
    const Object& object = operation.object;
    if (!(object.scale > 0.0)) return Error{"scale " + number(object.scale) + " is out of range (above 0)"};
    if (!objectTransform(object, document.heights(), document.frame())) {
      const std::string at =
          std::string(assetName(object.asset)) + " at " + number(object.x) + ", " + number(object.y);
      const bool within = document.frame().covers(object.x, object.y);
      return Error{at + (within ? " is over a hole" : " is off the terrain")};
    }
    EditSession session(document, "Place " + std::string(assetName(object.asset)));
    session.add(object);
    session.commit();
    return {};
  }

  Result<void> operator()(const UndoOperation&) const {
    if (!document.history().canUndo()) return Error{"there is nothing to undo"};
    document.undo();
    return {};
  }

  Result<void> operator()(const RedoOperation&) const {
    if (!document.history().canRedo()) return Error{"there is nothing to redo"};
    document.redo();
    return {};
  }

  /// Scripts need not come from a file: what the reader would have turned away is turned away here too.
  static Result<void> check(const StrokeOperation& operation) {
    if (auto valid = validate(operation.brush); !valid) return valid;
    double dabs = 0.0;
    const StrokeSample* before = nullptr;
    for (const StrokeSample& sample : operation.samples) {
      if (!std::isfinite(sample.x) || !std::isfinite(sample.y) || !std::isfinite(sample.time))
        return Error{"a sample is not a finite number"};
      if (!(sample.pressure >= 0.0 && sample.pressure <= 1.0))
        return Error{"pressure " + number(sample.pressure) + " is out of range (0 to 1)"};
      if (before) {
        if (sample.time < before->time) return Error{"the time of its samples falls"};
        dabs += dabsBetween(operation.brush, *before, sample);
      }
      before = &sample;
    }
    if (dabs <= kMostDabs) return {};
    return Error{"the stroke is too long for its brush: " + number(dabs) + " dabs, where " +
                 number(kMostDabs) + " are the most"};
  }
};

}  // namespace

Result<void> replay(const Script& script, TerrainDocument& document, const Progress& progress) {
  const std::size_t count = script.operations.size();
  for (std::size_t i = 0; i < count; ++i) {
    const double share = 1.0 / static_cast<double>(count), done = share * static_cast<double>(i);
    if (!keepGoing(progress, done)) return Error::cancel();
    const auto result = std::visit(Replayer{document, progress, done, share}, script.operations[i]);
    if (result) continue;
    if (result.error().cancelled) return result;
    return Error{"operations[" + std::to_string(i) + "]: " + result.error().message};
  }
  return {};
}

}  // namespace scarp
