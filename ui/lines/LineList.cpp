#include "ui/lines/LineList.h"

#include <QAction>
#include <QKeyEvent>
#include <algorithm>
#include <utility>

#include "core/edit/LineEdit.h"
#include "core/edit/MaterialOperations.h"
#include "core/tools/ChosenLine.h"
#include "core/tools/LineTool.h"
#include "ui/actions/Actions.h"
#include "ui/document/EditorDocument.h"
#include "ui/lines/LineSession.h"
#include "ui/materials/MaterialPicture.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/RowMenu.h"

namespace scarp {

namespace {

QString nameInMenu(const std::string& name) { return verbatimMenuText(QString::fromStdString(name)); }

}  // namespace

LineMaterialMenu::LineMaterialMenu(const Actions& actions, QWidget* parent) : QMenu(parent), actions_(actions) {
  setObjectName(QStringLiteral("lineMaterials"));
  connect(this, &QMenu::aboutToShow, this, &LineMaterialMenu::fill);
}

void LineMaterialMenu::setDocument(EditorDocument* document) {
  document_ = document;
  clear();
}

void LineMaterialMenu::fill() {
  clear();
  const Line* const line =
      document_ ? chosenLine(document_->terrain(), document_->tools().get<LineTool>().work()) : nullptr;
  if (!line) return;
  if (document_->terrain().materials().empty()) {
    addAction(tr("Add materials in the Materials panel first"))->setEnabled(false);
    return;
  }
  const bool area = isArea(line->kind);
  offer(area ? tr("Within the Area") : tr("On the Bed"), LineStrip::Bed);
  offer(area ? tr("Around the Area") : tr("Along the Edges"), LineStrip::Edges);
}

void LineMaterialMenu::offer(const QString& title, LineStrip strip) {
  QMenu* const menu = addMenu(title);
  for (const Material& material : document_->terrain().materials()) {
    QAction* const action = menu->addAction(materialIcon(material), nameInMenu(material.name));
    connect(action, &QAction::triggered, this, [this, strip, id = material.id] { lay(strip, id); });
  }
}

void LineMaterialMenu::lay(LineStrip strip, MaterialId material) {
  if (!document_) return;
  TerrainDocument& terrain = document_->terrain();
  const LayerId layer = layerForLines(terrain);
  const auto found = std::ranges::find(terrain.layers(), layer, &Layer::id);
  const std::vector<const Line*> lines = chosenLines(terrain, document_->tools().get<LineTool>().work());
  if (lines.empty() || found == terrain.layers().end()) return;
  if (terrain.editing())
    return Q_EMIT problem(tr("What is being tried on the ground has to be kept or taken back first."));
  DocumentState state = terrain.state();
  MaterialsOperation operation;
  for (const Line* const line : lines) {
    operation = layAlong(*line, found->name, strip, material, state);
    state.rules = operation.rules;
  }
  const auto laid = perform(operation, terrain);
  Q_EMIT problem(laid ? QString() : messageText(laid.error().message));
  if (laid) actions_.shadings[static_cast<std::size_t>(ShadingMode::Materials)]->trigger();
}

namespace {

constexpr int kLineRole = Qt::UserRole;
constexpr int kMinRows = 3, kMaxHeight = 180;
/// More than these are not listed: a list of a hundred thousand helps nobody.
constexpr std::size_t kMostListed = 2000;

}  // namespace

QString shownName(const Line& line) {
  const QString kind = coreText(lineKindNames().title(line.kind));
  return line.name.empty() ? QStringLiteral("%1 %2").arg(kind).arg(line.id) : QString::fromStdString(line.name);
}

LineList::LineList(LineSession& session, Act act) : session_(session), act_(std::move(act)) {
  setObjectName(QStringLiteral("lineList"));
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setSelectionMode(QAbstractItemView::ExtendedSelection);
  setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
  setAccessibleName(tr("Lines of the layer"));
  setWhatsThis(
      tr("The lines of the layer. A click chooses one, with Ctrl or Shift more of them, Ctrl+A all. A mark "
         "shows and "
         "hides what is chosen, a double click renames a line, a right click offers more"));
  connect(this, &QListWidget::itemSelectionChanged, this, &LineList::takeChoice);
  connect(this, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
    if (item && item->isSelected()) takeChoice();
  });
  connect(this, &QListWidget::itemChanged, this, &LineList::take);
}

QSize LineList::sizeHint() const {
  const int row = count() > 0 ? sizeHintForRow(0) : fontMetrics().height();
  return {QListWidget::sizeHint().width(),
          std::min(std::max(count(), kMinRows) * row + 2 * frameWidth(), kMaxHeight)};
}

const std::vector<Line>* LineList::lines() const {
  return document_ ? linesOf(document_->terrain(), layerForLines(document_->terrain())) : nullptr;
}

void LineList::showLines() {
  const auto* const all = lines();
  const LineWork work = session_.line() ? document_->tools().get<LineTool>().work() : LineWork();
  showing_ = true;
  const int listed = all ? static_cast<int>(std::min(all->size(), kMostListed)) : 0;
  const int before = count();
  while (count() > listed) delete takeItem(count() - 1);
  QModelIndex current;
  QItemSelection chosen;
  for (int i = 0; i < listed; ++i) {
    const Line& line = (*all)[static_cast<std::size_t>(i)];
    if (i >= count()) {
      auto* made = new QListWidgetItem(this);
      made->setFlags(made->flags() | Qt::ItemIsUserCheckable | Qt::ItemIsEditable);
    }
    QListWidgetItem& item = *this->item(i);
    item.setText(shownName(line));
    item.setData(kLineRole, line.id);
    item.setCheckState(line.visible ? Qt::Checked : Qt::Unchecked);
    item.setToolTip(coreText(lineKindNames().title(line.kind)));
    if (!work.chooses(line.id)) continue;
    const QModelIndex at = model()->index(i, 0);
    chosen.select(at, at);
    if (line.id == work.chosen) current = at;
  }
  selectionModel()->setCurrentIndex(current, QItemSelectionModel::NoUpdate);
  selectionModel()->select(chosen, QItemSelectionModel::ClearAndSelect);
  showing_ = false;
  if (count() != before) updateGeometry();
}

void LineList::take(QListWidgetItem* item) {
  if (showing_ || !document_) return;
  const auto* const all = lines();
  if (!all) return;
  const auto found = std::ranges::find(*all, item->data(kLineRole).toUInt(), &Line::id);
  if (found == all->end()) return;
  Line line = *found;
  const QString name = item->text().trimmed();
  if (name != shownName(line)) line.name = name.toStdString();
  const bool shown = item->checkState() == Qt::Checked, renamed = line.name != found->name;
  // A mark is of all that are chosen, which the release of the button leaves one of.
  std::vector<LineId> chosen{line.id};
  if (!renamed && document_->tools().get<LineTool>().work().chooses(line.id))
    chosen = idsOf(chosenLines(document_->terrain(), document_->tools().get<LineTool>().work()));
  // The list is made anew: not from within its own telling.
  QMetaObject::invokeMethod(
      this,
      [this, line, shown, renamed, chosen] {
        if (!document_) return;
        document_->tools().get<LineTool>().chooseLines(chosen, line.id);
        if (session_.line())
          act_([&](ToolState& tools) {
            renamed ? changeLines(tools, {line}) : showChosenLines(tools, shown);
          });
        Q_EMIT edited();
      },
      Qt::QueuedConnection);
}

void LineList::takeChoice() {
  if (showing_ || !document_) return;
  std::vector<LineId> lines;
  for (const QListWidgetItem* const item : selectedItems())
    lines.push_back(item->data(kLineRole).toUInt());
  const QListWidgetItem* const current = currentItem();
  document_->tools().get<LineTool>().chooseLines(std::move(lines),
                                                 current ? current->data(kLineRole).toUInt() : 0);
}

void LineList::chooseAll() {
  if (const auto* const all = lines()) {
    std::vector<LineId> ids;  // Also of those that are not listed.
    for (const Line& line : *all) ids.push_back(line.id);
    document_->tools().get<LineTool>().chooseLines(std::move(ids),
                                                   document_->tools().get<LineTool>().work().chosen);
  }
}

bool LineList::event(QEvent* event) {
  const bool asks = event->type() == QEvent::ShortcutOverride, pressed = event->type() == QEvent::KeyPress;
  if (!asks && !pressed) return QListWidget::event(event);
  auto& key = static_cast<QKeyEvent&>(*event);
  const bool all = key.matches(QKeySequence::SelectAll), remove = key.matches(QKeySequence::Delete);
  if (!all && !remove) return QListWidget::event(event);
  // They are the list's, whatever the window has them for.
  key.accept();
  if (pressed) all ? chooseAll() : act_(deleteChosenLines);
  return true;
}

}  // namespace scarp
