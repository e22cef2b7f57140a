#include "core/line/LineBrush.h"

#include <cmath>
#include <string_view>

#include "core/brush/Alpha.h"
#include "core/brush/BrushKinds.h"

namespace scarp {

namespace {

bool isKept(const AlphaPtr& alpha) { return !alpha || alpha->embedded || alpha == builtInAlpha(alpha->name); }

/// Checks whether lines can use brushes of a kind.
Result<void> checkAlong(BrushKind kind) {
  const KindTraits& traits = brushKindInfo(kind).traits;
  const std::string_view name = brushKindInfo(kind).text.name;
  if (traits.dabs == StrokeDabs::None)
    return Error{"\"%1\" cannot go along a line: it is laid straight between two places; a road does so",
                 name};
  if (traits.needs.source == CopiedGround::Earlier)
    return Error{
        "\"%1\" cannot go along a line: it paints back earlier ground, and a layer of lines knows the ground "
        "beneath it as it is alone",
        name};
  if (kind == BrushKind::Hole || kind == BrushKind::Fill)
    return Error{
        "\"%1\" cannot go along a line: it opens or closes holes, and a layer of lines holds heights alone",
        name};
  return {};
}

}  // namespace

bool LineBrush::operator==(const LineBrush& other) const {
  if (settings_ == other.settings_) return true;
  if (!settings_ || !other.settings_) return false;
  const AlphaPtr &one = settings_->alpha, &two = other.settings_->alpha;
  if (one == two) return *settings_ == *other.settings_;
  if (!one || !two || !(*one == *two)) return false;
  BrushSettings like = *settings_;
  like.alpha = two;
  return like == *other.settings_;
}

Result<void> checkLineBrush(const BrushSettings& settings) {
  if (auto good = checkAlong(settings.kind); !good) return good;
  if (!isKept(settings.alpha)) return Error{"the picture of its alpha is in a file"};
  return validate(settings);
}

Result<LineBrush> lineBrushOf(BrushSettings settings) {
  settings.stabiliser = 0.0;
  settings.roundPath = false;
  if (!isKept(settings.alpha)) {
    Alpha alpha = reduced(*settings.alpha, kMaxEmbeddedPixels);
    alpha.embedded = true;
    const auto inSteps = [](float value) {
      return static_cast<float>(static_cast<double>(std::lround(double(value) * kAlphaSteps)) / kAlphaSteps);
    };
    for (float& value : alpha.values) value = inSteps(value);
    alpha.ground = inSteps(alpha.ground);
    settings.alpha = sharedAlpha(std::move(alpha));
  }
  if (auto good = checkLineBrush(settings); !good) return good.error();
  return LineBrush(std::move(settings));
}

}  // namespace scarp
