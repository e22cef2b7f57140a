#include "ui/operation/OperationMenu.h"

#include <QAction>

#include "core/edit/AdjustmentLayers.h"
#include "core/edit/EditReach.h"
#include "core/edit/GroundOperations.h"
#include "ui/document/EditorDocument.h"
#include "ui/operation/FilterDialog.h"
#include "ui/operation/OperationFields.h"
#include "ui/operation/ReshapeDialog.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/Icons.h"
#include "ui/widgets/RowMenu.h"

namespace scarp {
namespace {

constexpr QPoint kBesideTools(70, 80);  ///< Of the window's corner: the ground stays in sight.

const char* iconNameOf(const Filter& filter) {
  const std::string_view key = kindOf(filter).key;
  if (key == "scale") return "inflate";
  if (key == "clamp") return "plateau";
  if (key == "remap") return "own-curve";
  if (key == "fill-depressions") return "water";
  if (key == "breach-depressions") return "lower";
  if (key == "blur") return "smooth";
  if (key == "sharpen") return "sharpen";
  if (key == "noise") return "noise";
  if (key == "terrace") return "terrace";
  if (key == "hydraulic-erosion") return "hydraulic";
  if (key == "thermal-erosion") return "thermal";
  return "raise";
}

}  // namespace

QIcon filterIcon(const Filter& filter) { return icon(QLatin1String(iconNameOf(filter))); }

void addAdjustments(QMenu& menu, const std::function<void(const OperationKind<Filter>& kind)>& chosen) {
  for (const OperationKind<Filter>& kind : filterKinds()) {
    if (!checkAdjustment(kind.defaults)) continue;
    QAction* action = menu.addAction(filterIcon(kind.defaults), verbatimMenuText(coreText(kind.title)));
    action->setObjectName(QStringLiteral("adjustment-") +
                          QString::fromUtf8(kind.key.data(), static_cast<int>(kind.key.size())));
    QObject::connect(action, &QAction::triggered, &menu, [&kind, chosen] { chosen(kind); });
  }
}

OperationMenu::OperationMenu(JobRunner& jobs, QWidget* window)
    : QMenu(tr("&Terrain"), window), jobs_(jobs), window_(window) {
  const auto add = [this](const auto& kind) {
    QAction* action = addAction(verbatimMenuText(coreText(kind.title)) + QChar(0x2026));
    action->setObjectName(QString::fromUtf8(kind.key.data(), static_cast<int>(kind.key.size())));
    connect(action, &QAction::triggered, this, [this, &kind] { ask(kind); });
  };
  for (const auto& kind : filterKinds()) {
    if (kind.traits.beginsGroup) addSeparator();
    add(kind);
  }
  addSeparator();
  for (const auto& kind : reshapeKinds()) {
    if (kind.traits.beginsGroup) addSeparator();
    if (kind.key == "rotate" || kind.key == "flip")
      addTurns(kind);
    else
      add(kind);
  }
  addSeparator();
  adjustments_ = addMenu(tr("Add Adjustment Layer"));
  adjustments_->setObjectName(QStringLiteral("adjustments"));
  addAdjustments(*adjustments_, [this](const OperationKind<Filter>& kind) {
    if (document_) adjustmentWanted.emit(suitedTo(kind, document_->terrain()));
  });
  setDocument(nullptr);
}

void OperationMenu::addTurns(const OperationKind<Reshape>& kind) {
  const auto add = [this](const QString& title, const char* name, const Reshape& reshape) {
    QAction* action = addAction(title);
    action->setObjectName(QLatin1String(name));
    connect(action, &QAction::triggered, this, [this, reshape] {
      if (ReshapeDialog* dialog = ask(reshape)) dialog->accept();
    });
  };
  if (kind.key == "rotate") {
    add(tr("Rotate 90° Clockwise"), "rotate-90", RotateReshape{1});
    add(tr("Rotate 180°"), "rotate-180", RotateReshape{2});
    add(tr("Rotate 270° Clockwise"), "rotate-270", RotateReshape{3});
  } else {
    add(tr("Flip Horizontally"), "flip-horizontally", FlipReshape{FlipAxis::EastWest});
    add(tr("Flip Vertically"), "flip-vertically", FlipReshape{FlipAxis::NorthSouth});
  }
}

void OperationMenu::setDocument(EditorDocument* document) {
  // Its session must end while the document is there.
  takeBack();
  document_ = document;
  for (QAction* action : actions() + adjustments_->actions()) action->setEnabled(document);
}

void OperationMenu::takeBack() {
  if (dialog_) dialog_->reject();
}

void OperationMenu::present(QDialog* dialog, bool modal) {
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setModal(modal);
  dialog_ = dialog;
  dialog->show();
  dialog->move(window_->mapToGlobal(kBesideTools));
}

void OperationMenu::ask(const OperationKind<Filter>& kind) {
  if (!document_ || dialog_ || document_->terrain().editing()) return;
  TerrainDocument& terrain = document_->terrain();
  Message why = terrain.whyNotEditable();
  if (why.empty()) why = whyMasked(terrain, terrain.frame().samples());
  if (!why.empty()) return Q_EMIT problem(messageSentence(why));
  Q_EMIT problem(QString());
  auto* dialog = new FilterDialog(suitedTo(kind, terrain), terrain, jobs_, window_);
  connect(dialog, &FilterDialog::changedNothing, this, [this, title = coreText(kind.title)] {
    Q_EMIT told(tr("%1 changed nothing: there is no step to undo.").arg(title));
  });
  connect(dialog, &FilterDialog::layerWanted, this, [this, dialog] {
    const Filter filter = dialog->filter();
    // Its preview ends before the layer is added.
    dialog->reject();
    adjustmentWanted.emit(filter);
  });
  present(dialog, false);
}

void OperationMenu::ask(const OperationKind<Reshape>& kind) {
  if (document_) ask(suitedTo(kind, document_->terrain()));
}

ReshapeDialog* OperationMenu::ask(const Reshape& reshape) {
  if (!document_ || dialog_ || document_->terrain().editing()) return nullptr;
  TerrainDocument& terrain = document_->terrain();
  const auto* crop = std::get_if<CropReshape>(&reshape);
  auto* dialog = crop ? new CropDialog(*crop, terrain, document_->tools(), jobs_, window_)
                      : new ReshapeDialog(reshape, terrain, jobs_, window_);
  // A crop is dragged in the view.
  offer(dialog, !crop);
  return dialog;
}

void OperationMenu::ask(ReshapeForm* form) {
  if (!document_ || dialog_ || document_->terrain().editing()) return form->deleteLater();
  offer(form, true);
}

void OperationMenu::offer(ReshapeForm* form, bool modal) {
  connect(form, &QDialog::accepted, this, [this, form] {
    // Another frame closes what is open, and this is done.
    dialog_ = nullptr;
    const auto done =
        commitReshaped(document_->terrain(), form->takeReshaped(), ReshapeOperation{form->asked()});
    Q_EMIT problem(done ? QString() : messageSentence(done.error().message));
  });
  present(form, modal);
}

}  // namespace scarp
