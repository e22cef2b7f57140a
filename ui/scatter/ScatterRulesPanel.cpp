#include "ui/scatter/ScatterRulesPanel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "core/edit/ObjectOperations.h"
#include "core/edit/ScatterRuleEdits.h"
#include "core/scatter/ScatterPresets.h"
#include "core/scene/Scene.h"
#include "ui/document/EditorDocument.h"
#include "ui/jobs/JobRunner.h"
#include "ui/objects/AssetPictures.h"
#include "ui/scatter/ScatterRuleEditor.h"
#include "ui/widgets/Controls.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/Icons.h"
#include "ui/widgets/NumberText.h"
#include "ui/widgets/RowMenu.h"

namespace scarp {
namespace {

constexpr int kIdRole = Qt::UserRole;
constexpr int kRuleIcon = 26;         ///< Pixels.
constexpr int kCountsAfter = 60;  ///< Milliseconds.

QString presetTitle(const ScatterPreset& preset) { return coreText(preset.title); }

}  // namespace

ScatterRulesPanel::ScatterRulesPanel(AssetPictures& pictures, QWidget* parent)
    : QWidget(parent), session_(new ScatterSession(this)), pictures_(pictures) {
  auto* column = bareLayout<QVBoxLayout>(this, 5);
  addStart(*column);
  body_ = new QWidget;
  auto* within = bareLayout<QVBoxLayout>(body_, 5);
  addList(*within);
  addButtons(*within);
  state_ = new QLabel;
  state_->setObjectName(QStringLiteral("scatterState"));
  state_->setWordWrap(true);
  within->addWidget(state_);
  editor_ = new ScatterRuleEditor(*session_, pictures_);
  connect(editor_, &ScatterRuleEditor::problem, this, &ScatterRulesPanel::problem);
  connect(editor_, &ScatterRuleEditor::bakeAsked, this, &ScatterRulesPanel::bake);
  within->addWidget(editor_);
  column->addWidget(body_);
  callOnce(countSoon_, kCountsAfter, this, &ScatterRulesPanel::showTexts);
  connect(&pictures_, &AssetPictures::changed, this, &ScatterRulesPanel::showTexts);
  connect(session_, &ScatterSession::problem, this, &ScatterRulesPanel::problem);
  connect(session_, &ScatterSession::shown, this, [this] {
    if (document_) document_->scene().update();
  });
  connect(session_, &ScatterSession::ended, this, &ScatterRulesPanel::showRules);
  showRules();
}

void ScatterRulesPanel::addStart(QVBoxLayout& column) {
  start_ = new QWidget;
  auto* within = bareLayout<QVBoxLayout>(start_);
  auto* text = new QLabel(
      tr("Rules put trees, rocks and shrubs wherever the ground suits them, and go on doing so while you "
         "sculpt. Begin with one of these:"));
  text->setWordWrap(true);
  within->addWidget(text);
  for (std::size_t i = 0; i < scatterPresets().size(); ++i) {
    auto* begin = new QPushButton(presetTitle(scatterPresets()[i]));
    begin->setObjectName(QStringLiteral("scatterStart%1").arg(i));
    begin->setToolTip(tr(scatterPresets()[i].tip));
    begin->setFocusPolicy(Qt::TabFocus);
    connect(begin, &QPushButton::clicked, this, [this, i] { add(i); });
    within->addWidget(begin);
  }
  column.addWidget(start_);
}

void ScatterRulesPanel::addList(QVBoxLayout& column) {
  list_ = describe(new QListWidget, "scatterRules",
                   {.name = tr("Scatter rules"),
                    .tip = tr("Each rule keeps clear of those above it; drag a rule to another place")});
  list_->setIconSize({kRuleIcon, kRuleIcon});
  list_->setMinimumHeight(130);
  list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  list_->setDragDropMode(QAbstractItemView::InternalMove);
  connect(list_, &QListWidget::itemChanged, this, [this](const QListWidgetItem* item) {
    if (showing_) return;
    const bool visible = item->checkState() == Qt::Checked;
    session_->changeRule(item->data(kIdRole).toUInt(), [&](ScatterRule& rule) { rule.visible = visible; });
  });
  connect(list_, &QListWidget::currentItemChanged, this, [this] {
    if (!showing_) showChosen();
  });
  // The model still takes the row from where it was.
  connect(list_->model(), &QAbstractItemModel::rowsMoved, this, &ScatterRulesPanel::dropped,
          Qt::QueuedConnection);
  column.addWidget(list_);
}

void ScatterRulesPanel::addButtons(QVBoxLayout& column) {
  auto* row = new QHBoxLayout;
  row->setSpacing(2);
  QToolButton* add = iconButton(QStringLiteral("layer-add"), tr("Add a rule under the others"));
  add->setObjectName(QStringLiteral("scatterAdd"));
  auto* presets = new QMenu(add);
  presets->setToolTipsVisible(true);
  for (std::size_t i = 0; i < scatterPresets().size(); ++i) {
    QAction* action = presets->addAction(presetTitle(scatterPresets()[i]), this, [this, i] { this->add(i); });
    action->setToolTip(tr(scatterPresets()[i].tip));
  }
  add->setMenu(presets);
  add->setPopupMode(QToolButton::InstantPopup);
  row->addWidget(add);
  duplicate_ = iconButton(QStringLiteral("layer-duplicate"), tr("Duplicate the rule"));
  duplicate_->setObjectName(QStringLiteral("scatterDuplicate"));
  connect(duplicate_, &QToolButton::clicked, this, &ScatterRulesPanel::duplicate);
  row->addWidget(duplicate_);
  row->addStretch(1);
  delete_ = iconButton(QStringLiteral("delete"), tr("Delete the rule"));
  delete_->setObjectName(QStringLiteral("scatterDelete"));
  connect(delete_, &QToolButton::clicked, this, &ScatterRulesPanel::remove);
  row->addWidget(delete_);
  offerRowMenu(*list_, {add, duplicate_, delete_});
  column.addLayout(row);
}

void ScatterRulesPanel::setDocument(EditorDocument* document) {
  session_->setDocument(document);
  document_ = document;
  subscriptions_.clear();
  editor_->setScene(document ? &document->scene() : nullptr);
  if (document) {
    const auto count = [this] {
      if (!countSoon_.isActive()) countSoon_.start();
    };
    LiveScatter& live = document->scene().scatter();
    subscriptions_.push_back(live.fieldChanged.subscribe([count](const ScatterChange&) { count(); }));
    subscriptions_.push_back(live.taskOutChanged.subscribe(count));
    subscriptions_.push_back(document->terrain().changed.subscribe([this](const DocumentChange& change) {
      const bool otherLayers = change.layers && !editor_->showsLayersOf(document_->terrain());
      if (!change.scatterRules && !change.materials && !change.assets && !otherLayers) return;
      // A drag's own changes: its controls stay.
      session_->open() ? showTexts() : showRules();
    }));
  }
  showRules();
}

const std::vector<ScatterRule>& ScatterRulesPanel::rules() const {
  static const std::vector<ScatterRule> none;
  return document_ ? document_->terrain().scatterRules() : none;
}

std::size_t ScatterRulesPanel::chosen() const {
  const QListWidgetItem* item = list_->currentItem();
  const std::uint32_t id = item ? item->data(kIdRole).toUInt() : 0;
  return static_cast<std::size_t>(std::ranges::find(rules(), id, &ScatterRule::id) - rules().begin());
}

void ScatterRulesPanel::open(std::uint32_t rule) {
  choose(static_cast<std::size_t>(std::ranges::find(rules(), rule, &ScatterRule::id) - rules().begin()));
}

void ScatterRulesPanel::choose(std::size_t place) {
  if (place < rules().size()) list_->setCurrentRow(static_cast<int>(place));
}

void ScatterRulesPanel::add(std::size_t preset) {
  if (!document_) return;
  ScatterRule rule =
      presetRule(preset, document_->scene().inputs(), document_->terrain().frame(), water_);
  rule.name = presetTitle(scatterPresets()[preset]).toStdString();
  const std::size_t before = rules().size();
  session_->change([&](std::vector<ScatterRule>& all) { all.push_back(rule); });
  if (rules().size() > before) choose(before);
}

void ScatterRulesPanel::duplicate() {
  const std::size_t place = chosen();
  if (place >= rules().size()) return;
  ScatterRule copy = rules()[place];
  copy.id = 0;
  ++copy.seed;
  copy.without.clear();
  copy.clearings.clear();
  if (!copy.name.empty()) copy.name = tr("%1 copy").arg(QString::fromStdString(copy.name)).toStdString();
  const std::size_t before = rules().size();
  session_->change([&](std::vector<ScatterRule>& all) {
    all.insert(all.begin() + static_cast<std::ptrdiff_t>(place) + 1, copy);
  });
  if (rules().size() > before) choose(place + 1);
}

void ScatterRulesPanel::remove() {
  const std::size_t place = chosen();
  if (place >= rules().size()) return;
  session_->change(
      [&](std::vector<ScatterRule>& all) { all.erase(all.begin() + static_cast<std::ptrdiff_t>(place)); });
  if (!rules().empty()) choose(std::min(place, rules().size() - 1));
}

void ScatterRulesPanel::setWater(std::optional<double> level) {
  water_ = level;
  editor_->setWater(level);
}

void ScatterRulesPanel::bake() {
  const std::size_t place = chosen();
  if (place >= rules().size() || document_->terrain().editing()) return;
  document_->scene().update();
  const LiveScatter& live = document_->scene().scatter();
  if (live.taskOut() || live.field().rules() != rules())
    return Q_EMIT problem(tr("The objects are still being scattered; try again when they stand."));
  const auto done = bakeScatter(BakeScatterOperation{rules()[place].id}, document_->terrain(), live.field());
  Q_EMIT problem(done ? QString() : messageText(done.error().message));
}

void ScatterRulesPanel::dropped() {
  if (showing_ || !document_) return;
  std::vector<ScatterRule> sorted;
  const std::size_t moved = chosen();
  const std::uint32_t id = moved < rules().size() ? rules()[moved].id : 0;
  for (int row = 0; row < list_->count(); ++row) {
    const auto found = std::ranges::find(rules(), list_->item(row)->data(kIdRole).toUInt(), &ScatterRule::id);
    if (found != rules().end()) sorted.push_back(*found);
  }
  if (sorted.size() != rules().size()) return showRules();
  session_->change([&](std::vector<ScatterRule>& all) { all = sorted; });
  showRules();
  choose(static_cast<std::size_t>(std::ranges::find(rules(), id, &ScatterRule::id) - rules().begin()));
}

void ScatterRulesPanel::showRules() {
  showing_ = true;
  const QListWidgetItem* current = list_->currentItem();
  const std::uint32_t before = current ? current->data(kIdRole).toUInt() : 0;
  const int rowBefore = list_->currentRow();
  list_->clear();
  int row = std::clamp(rowBefore, 0, std::max(0, static_cast<int>(rules().size()) - 1));
  for (const ScatterRule& rule : rules()) {
    auto* item = new QListWidgetItem(list_);
    item->setData(kIdRole, rule.id);
    item->setFlags((item->flags() | Qt::ItemIsUserCheckable) & ~Qt::ItemIsDropEnabled);
    if (rule.id == before) row = list_->count() - 1;
  }
  list_->setCurrentRow(rules().empty() ? -1 : row);
  showing_ = false;
  start_->setVisible(rules().empty());
  body_->setVisible(!rules().empty());
  showTexts();
  showChosen();
}

void ScatterRulesPanel::showTexts() {
  if (!document_ || list_->count() != std::ssize(rules())) return;
  showing_ = true;
  const LiveScatter& live = document_->scene().scatter();
  const auto& made = live.field().rules();
  for (int row = 0; row < list_->count(); ++row) {
    const ScatterRule& rule = rules()[static_cast<std::size_t>(row)];
    QListWidgetItem* item = list_->item(row);
    const auto found = std::ranges::find(made, rule.id, &ScatterRule::id);
    const QString name = rule.name.empty() ? tr("Rule %1").arg(row + 1) : QString::fromStdString(rule.name);
    const bool known = rule.visible && found != made.end() && live.refusal().empty();
    const std::size_t count = known ? live.field().count(static_cast<std::size_t>(found - made.begin())) : 0;
    item->setText(known ? tr("%1: %2").arg(name, countText(static_cast<long long>(count))) : name);
    item->setIcon(pictures_.of(rule.assets.front().asset, document_->terrain().objects().assets()));
    item->setCheckState(rule.visible ? Qt::Checked : Qt::Unchecked);
  }
  const bool refused = !live.refusal().empty();
  state_->setText(refused ? messageText(live.refusal()) : live.taskOut() ? tr("Scattering…") : QString());
  state_->setVisible(!state_->text().isEmpty());
  showing_ = false;
}

void ScatterRulesPanel::showChosen() {
  const std::size_t place = chosen();
  const bool any = place < rules().size();
  editor_->setVisible(any);
  for (QToolButton* button : {duplicate_, delete_})
    setPossible(*button, any, tr("Select a rule in the list first"));
  if (any) editor_->show(rules()[place], document_->terrain());
}

}  // namespace scarp
