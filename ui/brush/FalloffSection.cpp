#include "ui/brush/FalloffSection.h"

#include <QCoreApplication>
#include <QVBoxLayout>

#include "ui/brush/BrushBinding.h"
#include "ui/brush/BrushSection.h"
#include "ui/widgets/BrushProfile.h"
#include "ui/widgets/CurveEditor.h"
#include "ui/widgets/IconGrid.h"
#include "ui/widgets/Icons.h"
#include "ui/widgets/NumberField.h"

namespace scarp {
namespace {

struct FalloffSection {
  Q_DECLARE_TR_FUNCTIONS(FalloffSection)
};

}  // namespace

BrushSection* falloffSection(BrushBinding& binding) {
  auto* section =
      new BrushSection(binding, QStringLiteral("brushFalloff"), FalloffSection::tr("Falloff"), true);
  auto* names = new IconGrid(7, 22, false);
  for (const Falloff falloff : {Falloff::Smooth, Falloff::Linear, Falloff::Spherical, Falloff::Tip,
                                Falloff::Sharp, Falloff::Constant})
    names->add(static_cast<int>(falloff), falloffIcon(falloff), falloffTitle(falloff),
               FalloffSection::tr("%1 falloff").arg(falloffTitle(falloff)));
  names->add(static_cast<int>(Falloff::Curve), icon(QStringLiteral("own-curve")),
             falloffTitle(Falloff::Curve), FalloffSection::tr("A falloff that you draw"));
  section->custom(
      "falloff", *names, [names](const BrushSettings& b) { names->setChosen(static_cast<int>(b.falloff)); },
      [](const BrushSettings& from, BrushSettings& to) { to.falloff = from.falloff; });
  auto* profile = new BrushProfile;
  section->column().addWidget(profile);
  CurveEditor& curve =
      section->curve("falloff-curve", FalloffSection::tr("rim"), FalloffSection::tr("middle"));
  section->onlyFor(curve, [](const BrushSettings& b) { return b.falloff == Falloff::Curve; });
  NumberSpec inner{FalloffSection::tr("Inner radius"), QStringLiteral("%"), 0.0, 0.99};
  inner.shown = 100.0;
  section->number("inner-radius", inner,
                  FalloffSection::tr("How much of the radius is at full strength, percent. Keys: "
                                     "Ctrl+Shift+[ and ]"));
  QObject::connect(names, &IconGrid::picked, section, [&binding](int id) {
    binding.change([id](BrushSettings& brush) { brush.falloff = static_cast<Falloff>(id); });
  });
  QObject::connect(&binding, &BrushBinding::shown, profile, &BrushProfile::setBrush);
  return section;
}

}  // namespace scarp
