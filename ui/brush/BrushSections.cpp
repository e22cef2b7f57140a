#include "ui/brush/BrushSections.h"

#include <QCheckBox>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QVBoxLayout>

#include "core/brush/BrushSettings.h"
#include "ui/brush/BrushSection.h"
#include "ui/widgets/BrushProfile.h"
#include "ui/widgets/ChoiceRow.h"
#include "ui/widgets/CurveEditor.h"
#include "ui/widgets/IconGrid.h"
#include "ui/widgets/Icons.h"
#include "ui/widgets/NumberField.h"

namespace scarp {

namespace {

struct BrushSections {
  Q_DECLARE_TR_FUNCTIONS(BrushSections)
};

/// A limit that is off at one of its values.
NumberSpec limit(const QString& label, const QString& unit, double low, double high, double off) {
  NumberSpec spec{label, unit, low, high};
  spec.off = off;
  return spec;
}

const QString kMetres = QStringLiteral("m"), kDegrees = QStringLiteral("°");

}  // namespace

BrushSection* sizeSection(BrushBinding& binding) {
  auto* section =
      new BrushSection(binding, QStringLiteral("brushSize"), BrushSections::tr("Size and effect"), true);
  section->number("radius", {BrushSections::tr("Radius"), kMetres, 1.0, 5000.0, true},
                  BrushSections::tr("From the brush's centre to its rim. Keys: [ and ]"));
  section->number("strength", {BrushSections::tr("Strength"), kMetres, 0.01, 1000.0, true},
                  BrushSections::tr("What one pass changes under the centre. Keys: - and ="));
  section->number(
      "flow", {BrushSections::tr("Flow"), QStringLiteral("m/s"), 0.01, 1000.0, true},
      BrushSections::tr("What the brush changes a second while it is held still; 0 for nothing"));
  return section;
}

BrushSection* limitsSection(BrushBinding& binding) {
  auto* section =
      new BrushSection(binding, QStringLiteral("brushLimits"), BrushSections::tr("Limits"), false);
  const BrushLimits none;
  section->number("steepest", limit(BrushSections::tr("Never steeper than"), kDegrees, 5.0, 90.0, 90.0),
                  BrushSections::tr("The brush leaves no ground steeper than this, degrees"));
  section->choice("direction", BrushSections::tr("Heights"),
                  {BrushSections::tr("Both ways"), BrushSections::tr("Up"), BrushSections::tr("Down")},
                  {BrushSections::tr("Ground may rise and sink"), BrushSections::tr("Ground may only rise"),
                   BrushSections::tr("Ground may only sink")});
  section->number("lowest", limit(BrushSections::tr("Min height"), kMetres, -500.0, 4000.0, none.lowest),
                  BrushSections::tr("Ground below this height is left alone"));
  section->number("highest", limit(BrushSections::tr("Max height"), kMetres, -500.0, 4000.0, none.highest),
                  BrushSections::tr("Ground above this height is left alone"));
  section->number("least-slope", limit(BrushSections::tr("Min slope"), kDegrees, 0.0, 90.0, 0.0),
                  BrushSections::tr("Gentler ground is left alone, degrees"));
  section->number("most-slope", limit(BrushSections::tr("Max slope"), kDegrees, 0.0, 90.0, 90.0),
                  BrushSections::tr("Steeper ground is left alone, degrees"));
  section->tellChanges();
  return section;
}

BrushSection* jitterSection(BrushBinding& binding) {
  auto* section =
      new BrushSection(binding, QStringLiteral("brushJitter"), BrushSections::tr("Jitter"), false);
  section->number("jitter-position", percentSpec(BrushSections::tr("Place"), 0.0, 1.0),
                  BrushSections::tr("Dabs land off the path by up to this much, percent of the radius"));
  section->number("jitter-size", percentSpec(BrushSections::tr("Size"), 0.0, 1.0),
                  BrushSections::tr("Dabs are smaller by up to this much"));
  section->number("jitter-strength", percentSpec(BrushSections::tr("Strength"), 0.0, 1.0),
                  BrushSections::tr("Dabs are weaker by up to this much"));
  section->number("jitter-angle", {BrushSections::tr("Angle"), kDegrees, 0.0, 180.0},
                  BrushSections::tr("Alphas are turned by up to this much to either side, degrees"));
  section->number("stroke-seed", {BrushSections::tr("Seed"), {}, 0.0, 999.0},
                  BrushSections::tr("Another number is another chance; the same one gives the same stroke"));
  section->tellChanges();
  return section;
}

BrushSection* penSection(BrushBinding& binding) {
  auto* section =
      new BrushSection(binding, QStringLiteral("brushPen"), BrushSections::tr("Pen pressure"), false);
  auto* row = new QHBoxLayout;
  row->setSpacing(10);
  // Side by side: they are short, and belong together.
  for (QCheckBox* box :
       {&section->flag("pressure-radius", BrushSections::tr("Size"),
                       BrushSections::tr("A harder press makes the brush larger")),
        &section->flag("pressure-strength", BrushSections::tr("Strength"),
                       BrushSections::tr("A harder press makes the brush stronger")),
        &section->flag("pressure-flow", BrushSections::tr("Flow"),
                       BrushSections::tr("A harder press flows faster while the pen is held still"))})
    row->addWidget(box);
  row->addStretch(1);
  section->column().addLayout(row);
  section->curve("pressure-curve", BrushSections::tr("light"), BrushSections::tr("hard"));
  section->tellChanges();
  return section;
}

BrushSection* strokeSection(BrushBinding& binding) {
  auto* section =
      new BrushSection(binding, QStringLiteral("brushStroke"), BrushSections::tr("Stroke"), false);
  NumberSpec spacing = percentSpec(BrushSections::tr("Spacing"), 0.01, 1.0);
  spacing.logarithmic = true;
  section->number("spacing", spacing,
                  BrushSections::tr("Between two dabs of the brush, percent of the radius. Changes "
                                    "smoothness and cost, not strength"));
  section->number("stabiliser", percentSpec(BrushSections::tr("Stabiliser"), 0.0, 2.0),
                  BrushSections::tr("The brush trails the pointer on a string of this length, percent of the "
                                    "radius, so that a shaky hand draws a calm line"));
  section->flag("round-path", BrushSections::tr("Smooth path"),
                BrushSections::tr("Curves through the points that the pointer tells, instead of straight "
                                  "pieces"));
  section->tellChanges();
  return section;
}

BrushSection* symmetrySection(BrushBinding& binding) {
  auto* section =
      new BrushSection(binding, QStringLiteral("brushSymmetry"), BrushSections::tr("Symmetry"), false);
  section->choice(
      "symmetry", {},
      {BrushSections::tr("Off"), QStringLiteral("X"), QStringLiteral("Y"), QStringLiteral("X + Y"),
       BrushSections::tr("Radial")},
      {BrushSections::tr("One brush"), BrushSections::tr("Mirrored east and west"),
       BrushSections::tr("Mirrored north and south"), BrushSections::tr("Mirrored both ways: four brushes"),
       BrushSections::tr("Turned around a point")});
  const auto used = [](const BrushSettings& b) { return b.symmetry.kind != SymmetryKind::None; };
  NumberField& count = section->number("symmetry-count", {BrushSections::tr("Arms"), {}, 2.0, 16.0},
                                       BrushSections::tr("How many brushes there are around the point"));
  section->onlyFor(count, [](const BrushSettings& b) { return b.symmetry.kind == SymmetryKind::Radial; });
  const auto centre = [&](const char* key, const QString& label, const QString& tip) {
    section->onlyFor(section->number(key, {label, kMetres, -5000.0, 5000.0}, tip), used);
  };
  centre("symmetry-x", BrushSections::tr("Centre east"),
         BrushSections::tr("Where the copies meet, to the east of the terrain's middle"));
  centre("symmetry-y", BrushSections::tr("Centre north"),
         BrushSections::tr("Where the copies meet, to the north of the terrain's middle"));
  section->tellChanges();
  return section;
}

BrushSection* falloffSection(BrushBinding& binding, bool openAtFirst) {
  auto* section =
      new BrushSection(binding, QStringLiteral("brushFalloff"), BrushSections::tr("Falloff"), openAtFirst);
  auto* names = new IconGrid(7, 22, false);
  for (const Falloff falloff : {Falloff::Smooth, Falloff::Linear, Falloff::Spherical, Falloff::Tip,
                                Falloff::Sharp, Falloff::Constant})
    names->add(static_cast<int>(falloff), falloffIcon(falloff), falloffTitle(falloff),
               BrushSections::tr("%1 falloff").arg(falloffTitle(falloff)));
  names->add(static_cast<int>(Falloff::Curve), icon(QStringLiteral("own-curve")),
             falloffTitle(Falloff::Curve), BrushSections::tr("A falloff that you draw"));
  section->custom(
      "falloff", *names, [names](const BrushSettings& b) { names->setChosen(static_cast<int>(b.falloff)); },
      [](const BrushSettings& from, BrushSettings& to) { to.falloff = from.falloff; });
  auto* profile = new BrushProfile;
  section->column().addWidget(profile);
  CurveEditor& curve = section->curve("falloff-curve", BrushSections::tr("rim"), BrushSections::tr("middle"));
  section->onlyFor(curve, [](const BrushSettings& b) { return b.falloff == Falloff::Curve; });
  NumberSpec inner{BrushSections::tr("Inner radius"), QStringLiteral("%"), 0.0, 0.99};
  inner.shown = 100.0;
  section->number("inner-radius", inner,
                  BrushSections::tr("How much of the radius is at full strength, percent. Keys: "
                                    "Ctrl+Shift+[ and ]"));
  QObject::connect(names, &IconGrid::picked, section, [&binding](int id) {
    binding.change([id](BrushSettings& brush) { brush.falloff = static_cast<Falloff>(id); });
  });
  QObject::connect(&binding, &BrushBinding::shown, profile, &BrushProfile::setBrush);
  return section;
}

}  // namespace scarp
