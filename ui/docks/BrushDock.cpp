#include "ui/docks/BrushDock.h"

#include <QVBoxLayout>

#include "ui/Actions.h"
#include "ui/EditorDocument.h"
#include "ui/brush/AlphaSection.h"
#include "ui/brush/BrushBinding.h"
#include "ui/brush/BrushPalette.h"
#include "ui/brush/BrushSections.h"
#include "ui/brush/FalloffSection.h"
#include "ui/brush/KindSection.h"
#include "ui/brush/PresetSection.h"
#include "ui/docks/DockColumn.h"

namespace scarp {

BrushDock::BrushDock(const Actions& actions, QWidget* parent)
    : QDockWidget(tr("Brush"), parent),
      binding_(new BrushBinding(this)),
      palette_(new BrushPalette(actions)),
      kind_(new KindSection(*binding_, actions)),
      presets_(new PresetSection(*binding_, PresetStore::usualFolder())) {
  setObjectName(QStringLiteral("brushDock"));
  QVBoxLayout& column = dockColumn(*this);
  column.setSpacing(0);
  column.addWidget(palette_);
  column.addSpacing(4);
  // What is reached for most stands first.
  column.addWidget(sizeSection(*binding_));
  column.addWidget(kind_);
  column.addWidget(falloffSection(*binding_));
  column.addWidget(presets_);
  column.addWidget(new AlphaSection(*binding_));
  column.addWidget(limitsSection(*binding_));
  column.addWidget(symmetrySection(*binding_));
  column.addWidget(strokeSection(*binding_));
  column.addWidget(penSection(*binding_));
  column.addWidget(jitterSection(*binding_));
  column.addStretch();
  connect(binding_, &BrushBinding::shown, this,
          [this](const BrushSettings& brush) { palette_->setChosen(static_cast<int>(brush.kind)); });
  connect(presets_, &PresetSection::problem, this, &BrushDock::problem);
  connect(binding_, &BrushBinding::problem, this, &BrushDock::problem);
  setDocument(nullptr);
}

void BrushDock::setDocument(EditorDocument* document) {
  kind_->setHistory(document ? &document->terrain() : nullptr);
  presets_->setDocument(document);
  binding_->setTools(document ? &document->tools() : nullptr);
  widget()->setEnabled(document);
}

}  // namespace scarp
