#include "ui/mask/MaskCommands.h"

#include <QAction>
#include <algorithm>
#include <utility>

#include "core/brush/ClipStamp.h"
#include "core/mask/MaskTiles.h"
#include "core/pick/SurfacePicker.h"
#include "core/tools/SculptTool.h"
#include "core/tools/SelectTool.h"
#include "core/tools/WorkTools.h"
#include "ui/actions/Actions.h"
#include "ui/document/EditorDocument.h"
#include "ui/jobs/JobRunner.h"
#include "ui/mask/MaskImporter.h"
#include "ui/mask/ShapeDialog.h"
#include "ui/viewport/Viewport.h"
#include "ui/widgets/CoreText.h"

namespace scarp {

MaskCommands::MaskCommands(const Actions& actions, Viewport& viewport, JobRunner& jobs, QObject* parent)
    : QObject(parent),
      actions_(actions),
      viewport_(viewport),
      jobs_(jobs),
      importer_(new MaskImporter(jobs, this)) {
  connect(importer_, &MaskImporter::problem, this, &MaskCommands::problem);
  connect(importer_, &MaskImporter::told, this, &MaskCommands::told);
  on(actions.selectAll, [this] { change(SelectionChange::All); });
  on(actions.selectNone, [this] { change(SelectionChange::None); });
  on(actions.selectInvert, [this] { change(SelectionChange::Invert); });
  on(actions.selectGrow, [this] { change(SelectionChange::Grow); });
  on(actions.selectShrink, [this] { change(SelectionChange::Shrink); });
  on(actions.selectBlur, [this] { change(SelectionChange::Blur); });
  on(actions.selectFromFile, [this] { importer_->askVectors(viewport_.window()); });
  on(actions.selectByCoordinates, [this] { askShape(); });
  on(actions.copy, [this] { copy(); });
  on(actions.cut, [this] { cut(); });
  on(actions.paste, [this] { paste(); });
  on(actions.stampRegion, [this] { stampRegion(); });
  setDocument(nullptr);
}

void MaskCommands::on(QAction* action, std::function<void()> act) {
  connect(action, &QAction::triggered, this, [this, action, act = std::move(act)] {
    if (document_ && !document_->terrain().editing() && !document_->tools().dragging() &&
        std::ranges::none_of(instead_, [action](const auto& instead) { return instead(action); }))
      act();
    refresh();
  });
}

void MaskCommands::setDocument(EditorDocument* document) {
  if (job_) job_->cancel();
  subscriptions_.clear();
  document_ = document;
  importer_->setDocument(document);
  if (document) {
    const auto follow = [this] { refresh(); };
    subscriptions_.push_back(onChange(document, follow, &DocumentChange::selection, &DocumentChange::masks));
    subscriptions_.push_back(document->tools().settingsChanged.subscribe(follow));
    subscriptions_.push_back(document->tools().get<PasteTool>().changed.subscribe(follow));
  }
  refresh();
}

void MaskCommands::setMetres(double metres) {
  metres_ = metres;
  Q_EMIT changed();
}

void MaskCommands::say(const Error& error) {
  if (!error.cancelled) Q_EMIT problem(messageSentence(error.message));
}

void MaskCommands::change(SelectionChange change) {
  const ChangeSelectionOperation operation{change, metres_};
  if (change >= SelectionChange::Grow) return changeOnWorker(operation);
  if (const auto done = perform(operation, document_->terrain()); !done) say(done.error());
}

void MaskCommands::changeOnWorker(const ChangeSelectionOperation& operation) {
  if (job_) return;
  const auto present = std::make_shared<const Selection>(selectionOf(document_->terrain()));
  const auto terrain = std::make_shared<const Terrain>(document_->terrain().snapshot());
  job_ = jobs_.run<Selection>(
      messageText(titleOf(operation)),
      [=](const Progress& progress) { return selectionAfter(operation, *present, *terrain, progress); },
      [this, operation, asked = document_, revision = document_->revision()](Result<Selection> result) {
        job_ = nullptr;
        Q_EMIT changed();
        if (!result) return say(result.error());
        // What it was made from is not there any more.
        if (document_ != asked || document_->revision() != revision || document_->terrain().editing()) return;
        setSelection(document_->terrain(), *result, operation);
      });
  Q_EMIT changed();
}

QStringList MaskCommands::kept() const {
  QStringList names;
  if (document_)
    for (const NamedMask& mask : document_->terrain().masks()) names += QString::fromStdString(mask.name);
  names.sort(Qt::CaseInsensitive);
  return names;
}

void MaskCommands::doNow(const Operation& operation) {
  if (!document_ || document_->terrain().editing()) return;
  if (const auto done = perform(operation, document_->terrain()); !done) say(done.error());
}

void MaskCommands::askShape() {
  const TerrainDocument& terrain = document_->terrain();
  const GridFrame& frame = terrain.frame();
  GridRect bounds = frame.samples();
  if (const MaskRaster* selection = terrain.selection(); selection && !selectsNothing(*selection))
    bounds = boundsOf(*selection);
  // A sample stands for the cell around it.
  const MaskRectangle around{Vec2(frame.x(bounds.column0 - 0.5), frame.y(bounds.row1 - 0.5)),
                             Vec2(frame.x(bounds.column1 - 0.5), frame.y(bounds.row0 - 0.5))};
  auto* dialog = new ShapeDialog(frame, terrain.georeference(), around,
                                 document_->tools().get<SelectTool>().settings().feather, viewport_.window());
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &QDialog::accepted, this, [this, dialog, frame] {
    // The terrain may have been resized in the meantime.
    if (document_ && document_->terrain().frame() == frame) doNow(dialog->operation());
  });
  dialog->open();
}

void MaskCommands::keep(const QString& name) { doNow(KeepMaskOperation{name.trimmed().toStdString()}); }

void MaskCommands::load(const QString& name, MaskOperation how) {
  SelectOperation again;
  again.source = NamedSource{name.toStdString()};
  again.how = how;
  doNow(again);
}

void MaskCommands::forget(const QString& name) { doNow(ForgetMaskOperation{name.toStdString()}); }

void MaskCommands::copy() {
  auto clip = copyRegion(document_->terrain());
  if (!clip) return say(clip.error());
  clip_ = *std::move(clip);
  clipFrom_ = document_;
}

void MaskCommands::cut() {
  if (!document_->terrain().selection()) return say(Error{"nothing is selected"});
  copy();
  if (const auto done = perform(CutOperation{}, document_->terrain()); !done) say(done.error());
}

void MaskCommands::pasteAt(const Vec2& place) {
  if (!clip_) return;
  paste();
  if (!document_->tools().get<PasteTool>().floating()) return;
  ClipPlacement placement = document_->tools().get<PasteTool>().floating()->placement;
  placement.centre = place;
  document_->tools().get<PasteTool>().setPlacement(placement);
}

void MaskCommands::paste() {
  if (!clip_) return;
  ToolState& tools = document_->tools();
  PasteOperation floating = *clip_;
  // On another terrain, where one looks; the form of the ground rather than its height above another sea.
  const Vec2 from = floating.placement.centre;
  if (document_ != clipFrom_ || !document_->terrain().frame().covers(from.x(), from.y())) {
    const ViewSize size = viewport_.viewSize();
    const auto middle = document_->terrain().picker().pick(
        document_->view().camera().rayThrough(Vec2(0.5 * size.width, 0.5 * size.height), size));
    floating.placement.centre = middle ? Vec2(middle->point.head<2>()) : Vec2(Vec2::Zero());
    floating.placement.relative = true;
  }
  if (const auto begun = tools.get<PasteTool>().begin(std::move(floating)); !begun) say(begun.error());
}

void MaskCommands::stampRegion() {
  if (!clip_) return;
  ToolState& tools = document_->tools();
  const auto stamp = stampOf(*clip_->clip, tools.brush());
  if (!stamp) return say(stamp.error());
  tools.setBrush(*stamp);
  tools.setTool(SculptTool::kName);
}

void MaskCommands::refresh() {
  const bool there = document_ != nullptr, floating = there && document_->tools().get<PasteTool>().floating();
  const bool selecting = there && document_->terrain().selection();
  // If the active tool selects objects or lines, these actions apply to them, too.
  const bool objects = there && document_->tools().current().selectsItems();
  for (QAction* action : actions_.waysOf(SelectTool::kName)) action->setEnabled(there);
  for (QAction* action : {actions_.selectAll, actions_.selectInvert, actions_.selectFromFile,
                          actions_.selectByCoordinates, actions_.selectByRange, actions_.copy})
    action->setEnabled(there && !floating);
  for (QAction* action : {actions_.selectGrow, actions_.selectShrink, actions_.selectBlur})
    action->setEnabled(selecting && !floating);
  for (QAction* action : {actions_.selectNone, actions_.cut})
    action->setEnabled((selecting || objects) && !floating);
  actions_.stampRegion->setEnabled(there && clip_ && !floating);
  actions_.paste->setEnabled(there && (clip_ || objects) && !floating);
  Q_EMIT changed();
}

}  // namespace scarp
