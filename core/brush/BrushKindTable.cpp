#include <limits>

#include "core/brush/BrushKinds.h"
#include "core/noise/Noise.h"
#include "core/schema/MakeSetting.h"

namespace scarp {

// The kernels, each in the file of its topic. Only the table below calls them.
// HeightKernels:
void raiseDab(const DabWork& work);
void lowerDab(const DabWork& work);
void flattenDab(const DabWork& work);
void setHeightDab(const DabWork& work);
void noiseDab(const DabWork& work);
void terraceDab(const DabWork& work);
void plateauDab(const DabWork& work);
void craterDab(const DabWork& work);
// BlurKernels:
void smoothDab(const DabWork& work);
void sharpenDab(const DabWork& work);
// Membrane:
void holeDab(const DabWork& work);
void fillDab(const DabWork& work);
// StampKernel:
void stampDab(const DabWork& work);
// MoveKernels:
void cloneDab(const DabWork& work);
void restoreDab(const DabWork& work);
void smudgeDab(const DabWork& work);
void pinchDab(const DabWork& work);
void inflateDab(const DabWork& work);
// ErosionKernels:
void thermalDab(const DabWork& work);
void hydraulicDab(const DabWork& work);

namespace {

using B = BrushSettings;
using K = BrushKind;
using Tint = std::array<float, 3>;

constexpr const char *kHeights = "Heights", *kSurface = "Surface", *kLandforms = "Landforms",
                     *kCopies = "Clone", *kErosion = "Erosion & holes";

constexpr Tint kUp{1.0F, 0.52F, 0.12F};        ///< What goes up.
constexpr Tint kDown{0.10F, 0.42F, 1.0F};      ///< What goes down.
constexpr Tint kEven{0.15F, 0.85F, 0.55F};     ///< What evens out.
constexpr Tint kLevel{0.95F, 0.85F, 0.15F};    ///< What makes ground level.
constexpr Tint kBrought{0.75F, 0.30F, 0.95F};  ///< What brings ground from elsewhere.
constexpr Tint kRough{0.95F, 0.25F, 0.35F};    ///< What makes ground rougher or takes it away.

/// Holes are there or not.
constexpr std::string_view kNotForHoles[] = {"strength", "flow", "jitter-strength", "pressure-strength",
                                             "pressure-flow"};
/// Nothing that bears on a stroke's dabs bears on what is laid as a whole.
constexpr std::string_view kNotForWhole[] = {
    "strength",        "flow",           "spacing",         "stabiliser",
    "round-path",      "stroke-seed",    "jitter-position", "jitter-size",
    "jitter-strength", "jitter-angle",   "pressure-radius", "pressure-strength",
    "pressure-flow",   "pressure-curve", "symmetry",        "symmetry-count",
    "symmetry-x",      "symmetry-y",     "alpha",           "alpha-turn",
    "alpha-angle"};

bool flattensToPlane(const B& brush) { return brush.flattenTo == FlattenTo::Plane; }

template <K kind>
void become(B& brush) {
  brush.kind = kind;
}
void invertRise(B& brush) { brush.rise = -brush.rise; }
void invertBlend(B& brush) {
  using S = StampBlend;
  constexpr S kInverse[] = {S::Subtract, S::Add, S::Lowest, S::Highest, S::Replace};  // By StampBlend.
  brush.stampBlend = kInverse[static_cast<std::size_t>(brush.stampBlend)];
}

constexpr BrushKindInfo kKinds[] = {
    {K::Raise,
     {kHeights, "raise", "Raise", "Raise: push the ground up"},
     raiseDab,
     kUp,
     {.invert = become<K::Lower>}},
    {K::Lower,
     {kHeights, "lower", "Lower", "Lower: press the ground down"},
     lowerDab,
     kDown,
     {.invert = become<K::Raise>}},
    {K::Flatten,
     {kHeights, "flatten", "Flatten", "Flatten: level to the height, or the slope, where the stroke began"},
     flattenDab,
     kLevel,
     {.needs = {.level = true, .slope = flattensToPlane}}},
    {K::SetHeight,
     {kHeights, "set-height", "Set height", "Set height: bring the ground to a height", "", "Set Height"},
     setHeightDab,
     kBrought,
     {.takes = TakenSetting::Height}},
    {K::Ramp,
     {kHeights, "ramp", "Ramp", "Ramp: drag from one place to another for an even way between them"},
     nullptr,
     kLevel,
     {.dabs = StrokeDabs::None, .unused = kNotForWhole}},
    {K::Smooth,
     {kSurface, "smooth", "Smooth", "Smooth: even out bumps"},
     smoothDab,
     kEven,
     {.around = true, .picture = {.rough = true}}},
    {K::Sharpen,
     {kSurface, "sharpen", "Sharpen", "Sharpen: bring out crests and hollows that are there"},
     sharpenDab,
     kRough,
     {.around = true, .picture = {.rough = true}}},
    {K::Noise,
     {kSurface, "noise", "Noise", "Noise: roughen with fractal noise"},
     noiseDab,
     kRough,
     {.needs = {.noise = true}}},
    {K::Terrace,
     {kSurface, "terrace", "Terrace", "Terrace: cut the slope into steps"},
     terraceDab,
     kLevel,
     {.needs = {.before = true}, .picture = {.rough = true}}},
    {K::Plateau,
     {kLandforms, "plateau", "Plateau", "Plateau: raise a level top over where the stroke began"},
     plateauDab,
     kUp,
     {.needs = {.level = true}, .invert = invertRise, .picture = {.once = true}}},
    {K::Crater,
     {kLandforms, "crater", "Crater", "Crater: a bowl with a rim thrown up around it"},
     craterDab,
     kDown,
     {.dabs = StrokeDabs::Close, .picture = {.once = true}}},
    {K::Pinch,
     {kLandforms, "pinch", "Pinch", "Pinch: draw the ground together into a crest"},
     pinchDab,
     kRough,
     {.dabs = StrokeDabs::Moves, .invert = become<K::Inflate>, .around = true}},
    {K::Inflate,
     {kLandforms, "inflate", "Inflate", "Inflate: swell the ground outwards"},
     inflateDab,
     kUp,
     {.dabs = StrokeDabs::Moves, .invert = become<K::Pinch>, .around = true}},
    {K::Stamp,
     {kCopies, "stamp", "Stamp", "Stamp: press a picture's shape into the ground"},
     stampDab,
     kBrought,
     {.dabs = StrokeDabs::Single,
      .needs = {.level = true},
      .invert = invertBlend,
      .picture = {.once = true}}},
    {K::Clone,
     {kCopies, "clone", "Clone", "Clone: copy ground from elsewhere; H takes the place to copy from", "K"},
     cloneDab,
     kBrought,
     {.needs = {.level = true, .source = CopiedGround::BeforeStroke},
      .takes = TakenSetting::Place,
      .around = true}},
    {K::Smudge,
     {kCopies, "smudge", "Smudge", "Smudge: drag the ground along with the brush", "J"},
     smudgeDab,
     kRough,
     {.dabs = StrokeDabs::Moves, .around = true}},
    {K::Restore,
     {kCopies, "restore", "Restore", "Restore: paint back the ground of an earlier moment"},
     restoreDab,
     kBrought,
     {.needs = {.source = CopiedGround::Earlier}, .picture = {.before = K::Raise, .beforeRadius = 1.6}}},
    {K::Hydraulic,
     {kErosion, "hydraulic", "Hydraulic erosion",
      "Hydraulic erosion: rain cuts gullies and carries the ground downhill", "", "Hydraulic Erosion"},
     hydraulicDab,
     kDown,
     {.dabs = StrokeDabs::Moves, .around = true, .deposits = true, .picture = {.rough = true}}},
    {K::Thermal,
     {kErosion, "thermal", "Thermal erosion", "Thermal erosion: what is too steep crumbles and lies as scree",
      "", "Thermal Erosion"},
     thermalDab,
     kEven,
     {.dabs = StrokeDabs::Moves, .around = true, .deposits = true, .picture = {.rough = true}}},
    {K::Hole,
     {kErosion, "hole", "Hole", "Hole: cut the ground away"},
     holeDab,
     kRough,
     {.unused = kNotForHoles, .invert = become<K::Fill>, .picture = {.once = true}}},
    {K::Fill,
     {kErosion, "fill", "Fill", "Fill: close holes"},
     fillDab,
     kBrought,
     {.needs = {.level = true},
      .unused = kNotForHoles,
      .invert = become<K::Hole>,
      .crossesHoles = true,
      .around = true,
      .picture = {.before = K::Hole, .beforeRadius = 1.3}}},
};
/// Each kind up to the last of them stands there once.
static_assert([] {
  std::array<bool, std::size(kKinds)> seen{};
  for (const BrushKindInfo& info : kKinds) {
    bool& twice = seen.at(static_cast<std::size_t>(info.kind));
    if (twice) return false;
    twice = true;
  }
  return true;
}());

}  // namespace

std::span<const BrushKindInfo> brushKinds() { return kKinds; }

const std::vector<KindSetting>& kindSettings() {
  using Make = MakeSetting<B>;
  constexpr double mostSeed = std::numeric_limits<std::uint32_t>::max();
  constexpr double farthest = kLongestSide;  // Metres, from the terrain's middle.
  static const std::vector<KindSetting> all{
      {.setting =
           Make::choice<&B::flattenTo>("flatten-to", EnumNames({{"height", "Height"}, {"plane", "Slope"}})),
       .kinds = {K::Flatten},
       .label = "Flatten to",
       .tips = {"The height where the stroke begins", "The plane that lies there, with its slope"}},
      {.setting = Make::choice<&B::noise, &NoiseBrush::shape>("noise-shape", noiseShapeNames()),
       .kinds = {K::Noise},
       .label = "Shape",
       .tips = {"Fractal Perlin noise: even hills and hollows", "Sharp crests over smooth valleys",
                "Round bumps with creases between them"}},
      {.setting = Make::choice<&B::stampBlend>("stamp-blend", EnumNames({{"add", "Add"},
                                                                         {"subtract", "Subtract"},
                                                                         {"highest", "Max"},
                                                                         {"lowest", "Min"},
                                                                         {"replace", "Replace"}})),
       .kinds = {K::Stamp},
       .label = "Blend",
       .tips = {"On top of the ground", "Dug into the ground", "Whichever is higher", "Whichever is lower",
                "Instead of the ground"}},
      {.setting = Make::unlessDefault<&B::footprint>(Make::choice<&B::footprint>(
           "footprint", EnumNames({{"round", "Round"}, {"rectangle", "Rectangle"}}))),
       .kinds = {K::Stamp},
       .label = "Footprint",
       .tips = {"Limit the image to an ellipse", "Use the whole image"}},
      {.setting = Make::unlessDefault<&B::aspect>(Make::number<&B::aspect>("aspect", "", 0.01, 100.0)),
       .kinds = {K::Stamp},
       .label = "Width to depth",
       .tip = "Width of the stamp divided by its depth",
       .bar = {.low = 0.1, .high = 10.0, .logarithmic = true}},
      {Make::number<&B::targetHeight>("target-height", " m", -kHighest, kHighest),
       {K::SetHeight},
       "Target",
       "The height that Set Height goes for",
       {-500.0, 4000.0}},
      {Make::number<&B::rise>("rise", " m", -kHighest, kHighest),
       {K::Plateau},
       "Rise",
       "How far over the ground where the stroke begins the top lies",
       {-200.0, 200.0}},
      {above(Make::number<&B::noise, &NoiseBrush::scale>("noise-scale", " m", 0, kLongestSide)),
       {K::Noise},
       "Noise scale",
       "From crest to crest of the largest bumps",
       {1.0, 5000.0, true}},
      {Make::number<&B::noise, &NoiseBrush::octaves>("noise-octaves", "", 1, 12),
       {K::Noise},
       "Octaves",
       "How many sizes of bumps, each half the one before",
       {1.0, 12.0}},
      {Make::number<&B::noise, &NoiseBrush::seed>("seed", "", 0, mostSeed),
       {K::Noise},
       "Seed",
       "Another number is other noise",
       {0.0, 999.0}},
      {above(Make::number<&B::terrace, &TerraceBrush::step>("terrace-step", " m", 0, kHighest)),
       {K::Terrace},
       "Step",
       "From terrace to terrace",
       {0.5, 500.0, true}},
      {Make::number<&B::terrace, &TerraceBrush::sharpness>("terrace-sharpness", "", 0, 1),
       {K::Terrace},
       "Sharpness",
       "How level the steps and how steep their fronts",
       {.percent = true}},
      {Make::number<&B::cloneX>("clone-x", " m", -farthest, farthest),
       {K::Clone},
       "From east",
       "Where the stroke's start is copied from, to the east of the terrain's middle",
       {-5000.0, 5000.0}},
      {Make::number<&B::cloneY>("clone-y", " m", -farthest, farthest),
       {K::Clone},
       "From north",
       "Where the stroke's start is copied from, to the north of the terrain's middle",
       {-5000.0, 5000.0}},
      {Make::number<&B::restoreTo>("restore-to", "", 0, 1e6), {K::Restore}},
      {Make::number<&B::erosion, &ErosionBrush::talus>("talus-angle", "°", 0, 89),
       {K::Thermal},
       "Talus angle",
       "The steepest that loose ground lies, degrees",
       {10.0, 60.0}},
      {Make::number<&B::erosion, &ErosionBrush::rain>("rain", "", 0, 1),
       {K::Hydraulic},
       "Rain",
       "How much water falls",
       {.percent = true}},
      {Make::number<&B::erosion, &ErosionBrush::capacity>("carrying-capacity", "", 0, 1),
       {K::Hydraulic},
       "Sediment capacity",
       "How much ground the water can carry",
       {.percent = true}},
      {Make::number<&B::erosion, &ErosionBrush::steps>("erosion-steps", "", 1, 64),
       {K::Thermal, K::Hydraulic},
       "Iterations",
       "How far each dab of the brush goes; more take longer",
       {1.0, 64.0}},
  };
  return all;
}

}  // namespace scarp
