#include "core/edit/SculptStroke.h"

#include <algorithm>
#include <memory>

#include "core/brush/BrushKinds.h"
#include "core/document/DocumentParts.h"
#include "core/document/EditHistory.h"
#include "core/edit/Operation.h"
#include "core/edit/OperationInfo.h"
#include "core/edit/StrokeOperations.h"
#include "core/terrain/HeldSlots.h"

namespace scarp {

namespace {

/// Number of stroke samples between two checks for cancellation.
constexpr std::size_t kSamplesBetweenChecks = 64;

/// What a stroke takes from the document before it touches any ground.
Result<StrokeGround> takenBefore(const TerrainDocument& document, const BrushSettings& settings) {
  StrokeGround ground = strokeGroundOf(settings, document.heights(), document.frame());
  if (brushKindInfo(settings.kind).traits.needs.source == CopiedGround::Earlier) {
    // A brush made where there was more history goes for the last of what there is.
    auto earlier = heightsAt(document, std::min(static_cast<std::size_t>(settings.restoreTo),
                                                document.stepsBefore() + document.history().size()));
    if (!earlier) return earlier.error();
    ground.source = *std::move(earlier);
  }
  ground.mask = document.editMask();
  return ground;
}

}  // namespace

SculptStroke::SculptStroke(TerrainDocument& document, const BrushSettings& settings)
    : SculptStroke(document, settings, takenBefore(document, settings)) {}

SculptStroke::SculptStroke(TerrainDocument& document, const BrushSettings& settings,
                           Result<StrokeGround> ground)
    : settings_(settings),
      refusal_(ground ? Message() : ground.error().message),
      target_(document, Message(brushTitle(settings.kind))),
      stroke_(settings, document.frame(), target_, ground ? *std::move(ground) : StrokeGround()),
      limit_(settings, document.frame()) {
  if (brushKindInfo(settings.kind).traits.deposits) target_.session.recordDeposits();
}

void SculptStroke::add(const StrokeSample& sample) {
  if (!refusal_.empty() || !truncation_.empty()) return;
  if (const auto fits = limit_.add(sample); !fits) {
    truncation_ = fits.error().message;
    return;
  }
  samples_.push_back(sample);
  stroke_.add(sample);
}

bool SculptStroke::finish() {
  stroke_.finish();
  const bool changed =
      target_.session.commit(std::make_shared<Operation>(StrokeOperation{settings_, samples_}));
  refusal_ = target_.session.refusal();
  return changed;
}

bool SculptStroke::visible() const {
  const TerrainDocument& document = target_.document;
  const EditHistory& history = document.history();
  if (history.position() == 0) return false;
  const RecordTiles& tiles = history.record(history.position() - 1).tiles;
  const auto ground = tiles.find(kGround);
  return ground != tiles.end() && std::ranges::any_of(ground->second, [&](const auto& entry) {
           return !sameTile(entry.second, document.heights().tile(entry.first), document.heights().fill());
         });
}

OperationParts StrokeOperation::parts() { return {.brush = &brush, .samples = &samples}; }

std::optional<std::size_t> StrokeOperation::earlierGround() const {
  if (brushKindInfo(brush.kind).traits.needs.source != CopiedGround::Earlier) return {};
  return static_cast<std::size_t>(brush.restoreTo);
}

Result<void> performByPlaces(const StrokeOperation& operation, TerrainDocument& document,
                             const Progress& progress) {
  if (auto fit = checkStroke(operation.brush, operation.samples, document.frame()); !fit) return fit;
  if (Message why = document.whyNotEditable(); !why.empty()) return Error{std::move(why)};
  SculptStroke stroke(document, operation.brush);
  if (!stroke.refusal().empty()) return Error{stroke.refusal()};
  const auto& samples = operation.samples;
  for (std::size_t i = 0; i < samples.size(); ++i) {
    const double within = static_cast<double>(i) / static_cast<double>(samples.size());
    if (i % kSamplesBetweenChecks == 0 && !keepGoing(progress, within)) return Error::cancel();
    stroke.add(samples[i]);
  }
  stroke.finish();
  if (!stroke.refusal().empty()) return Error{stroke.refusal()};
  return {};
}

}  // namespace scarp
