#include "ui/brush/BrushDock.h"

#include <QFontMetrics>
#include <QGridLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/actions/Actions.h"
#include "ui/actions/BrushCatalog.h"
#include "ui/brush/AlphaSection.h"
#include "ui/brush/BrushSection.h"
#include "ui/brush/BrushSections.h"
#include "ui/brush/KindSection.h"
#include "ui/brush/PresetSection.h"
#include "ui/document/EditorDocument.h"
#include "ui/widgets/DockColumn.h"
#include "ui/widgets/NumberText.h"
#include "ui/widgets/Theme.h"
#include "ui/widgets/Units.h"

namespace scarp {

namespace {

constexpr int kAboveName = 28;  ///< Pixels: the picture, and room around it.
constexpr int kHeight = 41;  ///< Pixels of a button: there are five rows of them.
constexpr int kAroundName = 4;
constexpr int kKindColumns = 5;  ///< As many as the largest group needs.

}  // namespace

BrushPalette::BrushPalette(const Actions& actions, QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("brushPalette"));
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setHorizontalSpacing(2);
  grid->setVerticalSpacing(1);
  for (int column = 0; column < kKindColumns; ++column) grid->setColumnStretch(column, 1);
  QFont small = font();
  small.setPointSizeF(captionPoints());
  const QFontMetrics captions(small);
  int row = 0;
  for (const BrushGroup& group : brushCatalog()) {
    int column = 0;
    for (const BrushEntry& entry : group.entries) {
      QAction* action = actions.brush(entry.kind);
      auto* button = new QToolButton;
      button->setCheckable(true);
      button->setIcon(action->icon());
      button->setIconSize({20, 20});
      button->setText(entry.caption);
      button->setAccessibleName(entry.title);
      button->setToolTip(action->toolTip());
      button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
      button->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
      button->setFixedHeight(std::max(kHeight, captions.height() + kAboveName));
      // Narrower it would cut the name.
      button->setMinimumWidth(captions.horizontalAdvance(button->text()) + kAroundName);
      button->setFocusPolicy(Qt::TabFocus);
      connect(action, &QAction::toggled, button, &QToolButton::setChecked);
      connect(button, &QToolButton::clicked, action, [action, button] {
        action->trigger();
        // The click has changed the button's mark, whatever the action did.
        button->setChecked(action->isChecked());
      });
      grid->addWidget(button, row, column++);
    }
    ++row;
  }
}

BrushDock::BrushDock(const Actions& actions, QWidget* parent)
    : QDockWidget(tr("Brush"), parent),
      binding_(new BrushBinding(this)),
      kind_(new KindSection(*binding_, actions)),
      presets_(new PresetSection(*binding_, PresetStore::usualFolder())),
      radiusNote_(new QLabel) {
  setObjectName(QStringLiteral("brushDock"));
  QVBoxLayout& column = dockColumn(*this);
  column.setSpacing(0);
  column.addWidget(new BrushPalette(actions));
  column.addSpacing(4);
  // What is reached for most stands first.
  BrushSection* size = sizeSection(*binding_);
  column.addWidget(size);
  radiusNote_->setObjectName(QStringLiteral("radiusNote"));
  radiusNote_->setWordWrap(true);
  size->column().insertWidget(1, radiusNote_);  // right under the radius
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
  connect(binding_, &BrushBinding::shown, this, &BrushDock::showRadiusNote);
  connect(presets_, &PresetSection::problem, this, &BrushDock::problem);
  connect(binding_, &BrushBinding::problem, this, &BrushDock::problem);
  setDocument(nullptr);
}

void BrushDock::setDocument(EditorDocument* document) {
  document_ = document;
  kind_->setHistory(document ? &document->terrain() : nullptr);
  presets_->setDocument(document);
  binding_->setTools(document ? &document->tools() : nullptr);
  widget()->setEnabled(document);
}

void BrushDock::showRadiusNote(const BrushSettings& brush) {
  const double cell = document_ ? document_->terrain().frame().cellSize() : 0.0;
  radiusNote_->setText(
      tr("The radius is smaller than a cell (%1): a stroke may touch no sample.").arg(shortLengthText(cell, 3)));
  radiusNote_->setVisible(brush.radius < cell);
}

}  // namespace scarp
