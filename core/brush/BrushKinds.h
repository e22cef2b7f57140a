#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/brush/BrushSettings.h"
#include "core/schema/Schema.h"

namespace scarp {

struct DabWork;

/// How a kind's strokes are made of dabs.
enum class StrokeDabs : std::uint8_t {
  Spaced,  ///< As far apart as the brush says.
  Close,   ///< Twice as many: of forms that are steeper than any falloff, which are to run into one another.
  Moves,   ///< Dabs that move ground about, rather than up and down: what one does hangs on those before it.
  Single,  ///< One dab, where the stroke begins.
  None     ///< Is laid as a whole between the ends of the stroke: RampKernel.
};

/// Heights that a kind copies.
enum class CopiedGround : std::uint8_t { None, BeforeStroke, Earlier };
/// What is taken from under the cursor for a kind.
enum class TakenSetting : std::uint8_t { None, Height, Place };

/// What a kind's kernel goes by that is computed once a stroke; see StrokeGround.
struct StrokeNeeds {
  bool noise = false;
  bool before = false;  ///< The ground before the stroke.
  bool level = false;   ///< The height where it begins.
  CopiedGround source = CopiedGround::None;
  /// Whether a brush goes by the slope where the stroke begins; null: none does.
  bool (*slope)(const BrushSettings&) = nullptr;
};

/// What a picture of a kind at work shows.
struct KindPicture {
  bool rough = false;  ///< On rough ground: what takes away needs more of it to be seen at work.
  bool once = false;   ///< Set down once rather than drawn.
  /// Used on the ground before, with a radius this many times larger.
  std::optional<BrushKind> before{};
  double beforeRadius = 1.0;
};

/// What a person reads and presses, and what scripts say. In English; who shows texts translates them.
struct KindText {
  const char* group;      ///< Of similar kinds, which share a button of the toolbar: "Surface".
  std::string_view name;  ///< In scripts; and of its picture resources/icons/<name>.svg, where it has one.
  const char* title;      ///< "Set height".
  const char* tip;        ///< What it does, in a sentence.
  const char* key = "";   ///< That takes it up: "K"; "" for none.
  const char* menuTitle = title;  ///< "Set Height".
  std::string_view alias = {};    ///< What scripts may call it too.
};

/// Where a kind differs from most.
struct KindTraits {
  StrokeDabs dabs = StrokeDabs::Spaced;
  StrokeNeeds needs = {};
  std::span<const std::string_view> unused = {};  ///< Keys of settings that other kinds use, but not this.
  void (*invert)(BrushSettings&) = nullptr;       ///< What Ctrl does to the brush; null: nothing.
  TakenSetting takes = TakenSetting::None;
  bool crossesHoles = false;  ///< Strokes go on over holes.
  bool around = false;        ///< Dabs go by ground beside the samples that they change, or that others changed.
  bool deposits = false;      ///< Erodes: what rises was laid down (RasterRole::Deposit).
  KindPicture picture = {};
};

/// All that a kind of brush is.
struct BrushKindInfo {
  BrushKind kind;
  KindText text;
  /// Changes the ground under a dab; the same bits for any number of threads. Holes stay holes but where it
  /// says otherwise. Those that look at their surroundings read them before they write. Null: laid as a
  /// whole.
  void (*kernel)(const DabWork&);
  std::array<float, 3> tint;  ///< Under the cursor; red, green, blue.
  KindTraits traits = {};
};

/// All kinds, each once, in the order in which they are offered, those of a group together. A constant; any
/// thread, as all below.
[[nodiscard]] std::span<const BrushKindInfo> brushKinds();
[[nodiscard]] const BrushKindInfo& brushKindInfo(BrushKind kind);
/// All kinds in the order of the enumeration.
[[nodiscard]] std::vector<BrushKind> allBrushKinds();
/// All kinds, as scripts call them ("raise", "set-height" …) and as a person reads them ("Raise", "Set
/// height").
[[nodiscard]] const EnumNames& brushKindNames();
/// "Raise", "Set height" …: a brush kind as a person reads it.
[[nodiscard]] const char* brushTitle(BrushKind kind);
/// Whether a kind has use for what stands under a key; what every kind has use for counts too.
[[nodiscard]] bool kindUses(BrushKind kind, std::string_view key);

/// How far the bar of a number reaches in a panel; what is typed may go as far as the setting's range.
struct BarReach {
  double low = 0.0, high = 1.0;
  bool logarithmic = false;
  bool percent = false;  ///< A fraction, shown in percent.
};

/// A setting that only some kinds have use for.
struct KindSetting {
  Setting setting;
  std::vector<BrushKind> kinds;
  const char* label = "";  ///< In a panel: "Noise scale". "": a panel has a control of its own for it.
  const char* tip = "";
  BarReach bar = {};                ///< Of numbers.
  std::vector<const char*> tips{};  ///< Of choices: what each does.

  [[nodiscard]] std::string_view key() const {
    return std::visit([](const auto& one) { return one.key; }, setting);
  }
};

/// The settings of single kinds, in the order in which files and panels have those of one type.
[[nodiscard]] const std::vector<KindSetting>& kindSettings();

}  // namespace scarp
