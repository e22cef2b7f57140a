#include "ui/materials/MaterialsDock.h"

#include <QAction>
#include <QColorDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>

#include "core/brush/BrushSchema.h"
#include "core/edit/PaintEdit.h"
#include "core/material/DefaultRules.h"
#include "core/material/MaterialSchema.h"
#include "ui/actions/Actions.h"
#include "ui/document/EditorDocument.h"
#include "ui/materials/MaterialBar.h"
#include "ui/materials/MaterialView.h"
#include "ui/render/ShadingSettings.h"
#include "ui/widgets/DockColumn.h"
#include "ui/widgets/IconGrid.h"

namespace scarp {
namespace {

constexpr int kSwatch = 18;        ///< Pixels.
constexpr int kSharesAfter = 250;  ///< Milliseconds without a change.
constexpr int kIdRole = Qt::UserRole, kNameRole = Qt::UserRole + 1;

QIcon swatchOf(const Material& material) {
  QPixmap picture(2 * kSwatch, 2 * kSwatch);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(QColor(material.colour[0], material.colour[1], material.colour[2]));
  painter.drawRoundedRect(picture.rect().adjusted(2, 2, -2, -2), 6, 6);
  return QIcon(picture);
}

/// "Slope 35° to 90°", in the words that the person reads.
QString textOf(const RuleCondition& condition) {
  const QString name =
      QString::fromUtf8(groundMeasureNames().all()[static_cast<std::size_t>(condition.by)].title);
  const QString unit = QString::fromUtf8(measureLimits(condition.by).unit);
  if (condition.by == GroundMeasure::Mask)
    return MaterialsDock::tr("selection “%1”").arg(QString::fromStdString(condition.mask));
  const auto number = [&](double value) { return QString::number(value, 'g', 4) + unit; };
  const bool below = condition.low <= -kHighest, above = condition.high >= kHighest;
  if (below && above) return name;
  if (below) return MaterialsDock::tr("%1 up to %2").arg(name, number(condition.high));
  if (above) return MaterialsDock::tr("%1 from %2").arg(name, number(condition.low));
  return MaterialsDock::tr("%1 %2 to %3").arg(name, number(condition.low), number(condition.high));
}

QString textOf(const MaterialRule& rule, const std::vector<Material>& materials) {
  const auto material = std::ranges::find(materials, rule.material, &Material::id);
  QStringList conditions;
  for (const RuleCondition& condition : rule.conditions) conditions += textOf(condition);
  const QString name = material == materials.end() ? QString() : QString::fromStdString(material->name);
  return conditions.isEmpty() ? name
                              : QStringLiteral("%1: %2").arg(name, conditions.join(QStringLiteral(", ")));
}

}  // namespace

MaterialsDock::MaterialsDock(const Actions& actions, MaterialView& view, QWidget* parent)
    : QDockWidget(tr("Materials"), parent),
      actions_(actions),
      view_(view),
      brush_(brushSchema(),
             {[this](const auto& edit) {
                if (!document_) return;
                BrushSettings brush = document_->tools().brush();
                edit(brush);
                if (validate(brush)) document_->tools().setBrush(brush);
              },
              [this](const QString& message) { Q_EMIT problem(message); }},
             QStringLiteral("paint")),
      sharesLater_(new QTimer(this)) {
  setObjectName(QStringLiteral("materialsDock"));
  sharesLater_->setSingleShot(true);
  sharesLater_->setInterval(kSharesAfter);
  connect(sharesLater_, &QTimer::timeout, this, &MaterialsDock::showShares);
  connect(&view_, &MaterialView::changed, sharesLater_, qOverload<>(&QTimer::start));
  QVBoxLayout& column = dockColumn(*this);
  addStart(column);
  body_ = new QWidget;
  auto* within = new QVBoxLayout(body_);
  within->setContentsMargins(0, 0, 0, 0);
  within->setSpacing(column.spacing());
  addPainting(*within);
  addList(*within);
  addRules(*within);
  column.addWidget(body_);
  column.addStretch();
  setDocument(nullptr);
}

void MaterialsDock::addStart(QVBoxLayout& column) {
  start_ = new QWidget;
  auto* within = new QVBoxLayout(start_);
  within->setContentsMargins(0, 0, 0, 0);
  auto* text = new QLabel(
      tr("Materials give the ground grass, rock, sand and snow: by rules that follow while you sculpt, and "
         "by paint over them."));
  text->setWordWrap(true);
  within->addWidget(text);
  auto* add = new QPushButton(tr("Add Materials"));
  add->setObjectName(QStringLiteral("addMaterials"));
  add->setToolTip(tr("Add thirteen materials, and rules that suit this terrain"));
  connect(add, &QPushButton::clicked, this, &MaterialsDock::begin);
  within->addWidget(add);
  auto* import = new QPushButton(tr("Import Materials…"));
  import->setObjectName(QStringLiteral("importFirst"));
  import->setToolTip(actions_.importMaterials->toolTip());
  connect(import, &QPushButton::clicked, actions_.importMaterials, &QAction::trigger);
  within->addWidget(import);
  column.addWidget(start_);
}

void MaterialsDock::addPainting(QVBoxLayout& column) {
  ways_ = new IconGrid(3, 24, true);
  ways_->setObjectName(QStringLiteral("paintWays"));
  ways_->add(0, actions_.paintMaterials->icon(), tr("Paint"),
             tr("Cover the ground with the chosen material"));
  ways_->add(1, actions_.brush(BrushKind::Lower)->icon(), tr("Erase"),
             tr("Take paint away: the rules come back"));
  ways_->add(2, actions_.brush(BrushKind::Smooth)->icon(), tr("Blend"),
             tr("Soften the borders of materials"));
  connect(ways_, &IconGrid::picked, this, [this](int way) {
    if (!document_) return;
    changePainting([way](PaintSettings& paint) { paint.action = static_cast<PaintAction>(way); });
    document_->tools().setTool(ToolKind::Paint);
    refresh();
  });
  column.addWidget(ways_);
  hint_ = new QLabel(tr("Ctrl erases, Shift blends."));
  hint_->setProperty("role", QStringLiteral("heading"));
  column.addWidget(hint_);
  NumberSpec opacity{tr("Opacity"), QStringLiteral("%"), 0.0, 1.0};
  opacity.shown = 100.0;
  opacity_ = limitedField(opacity, {tr("opacity").toStdString(), "", 0.0, 1.0},
                          QStringLiteral("paintOpacity"), tr("How far a stroke covers what lies there"));
  connect(opacity_, &NumberField::valueEdited, this,
          [this](double value) { changePainting([value](PaintSettings& paint) { paint.opacity = value; }); });
  connect(opacity_, &NumberField::refused, this, &MaterialsDock::problem);
  column.addWidget(opacity_);
  brush_.into(column);
  brush_.number("radius", {tr("Radius"), {}, 1.0, 1000.0, true}, tr("Of the brush, metres"));
  auto* row = new QHBoxLayout;
  const auto button = [&](const QString& text, const QString& tip, PaintAction action) {
    auto* push = new QPushButton(text);
    push->setToolTip(tip);
    push->setFocusPolicy(Qt::TabFocus);
    connect(push, &QPushButton::clicked, this, [this, action] { fill(action); });
    row->addWidget(push);
    return push;
  };
  button(tr("Fill"), tr("Cover what is selected, or all ground, with the chosen material"),
         PaintAction::Paint)
      ->setObjectName(QStringLiteral("fillMaterial"));
  button(tr("Clear"), tr("Take away all paint from what is selected, or from all ground"), PaintAction::Erase)
      ->setObjectName(QStringLiteral("clearPaint"));
  column.addLayout(row);
}

void MaterialsDock::addList(QVBoxLayout& column) {
  addHeading(column, tr("Materials"));
  list_ = new QListWidget;
  list_->setObjectName(QStringLiteral("materials"));
  list_->setIconSize({kSwatch, kSwatch});
  list_->setMinimumHeight(220);
  list_->setEditTriggers(QAbstractItemView::EditKeyPressed);
  list_->setAccessibleName(tr("Materials"));
  connect(list_, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
    if (showing_ || !item || !document_) return;
    changePainting([item](PaintSettings& paint) { paint.material = item->data(kIdRole).toUInt(); });
    document_->tools().setTool(ToolKind::Paint);
  });
  column.addWidget(list_);
  auto* row = new QHBoxLayout;
  const auto button = [&](const QString& text, const QString& tip, const QString& name, auto act) {
    auto* push = new QPushButton(text);
    push->setObjectName(name);
    push->setToolTip(tip);
    push->setFocusPolicy(Qt::TabFocus);
    connect(push, &QPushButton::clicked, this, act);
    row->addWidget(push);
  };
  button(tr("Add"), tr("Add a material"), QStringLiteral("addMaterial"), [this] {
    changeMaterials([](MaterialsOperation& operation) {
      Material material;
      material.name = tr("Material %1").arg(operation.materials.size() + 1).toStdString();
      material.colour = {160, 150, 140};
      operation.materials.push_back(std::move(material));
    });
  });
  button(tr("Colour…"), tr("Choose the colour of the material"), QStringLiteral("materialColour"),
         [this] { recolour(); });
  button(tr("Delete"), tr("Delete the material with its paint and its rules"),
         QStringLiteral("deleteMaterial"), [this] {
           const QListWidgetItem* item = list_->currentItem();
           if (!item) return;
           changeMaterials([id = item->data(kIdRole).toUInt()](MaterialsOperation& operation) {
             std::erase_if(operation.materials, [id](const Material& m) { return m.id == id; });
             std::erase_if(operation.rules.rules, [id](const MaterialRule& r) { return r.material == id; });
             if (operation.rules.base == id)
               operation.rules.base = operation.materials.empty() ? 0 : operation.materials.front().id;
           });
         });
  column.addLayout(row);
  bar_ = new MaterialBar(view_.jobs(), *this);
  connect(bar_, &MaterialBar::problem, this, &MaterialsDock::problem);
  column.addWidget(bar_);
  column.addLayout(fileButtons());
}

QHBoxLayout* MaterialsDock::fileButtons() {
  auto* row = new QHBoxLayout;
  const auto button = [&](const QString& text, const QString& name, QAction* action) {
    auto* push = new QPushButton(text);
    push->setObjectName(name);
    push->setToolTip(action->toolTip());
    push->setFocusPolicy(Qt::TabFocus);
    connect(push, &QPushButton::clicked, action, &QAction::trigger);
    row->addWidget(push);
  };
  button(tr("Import…"), QStringLiteral("importMaterials"), actions_.importMaterials);
  button(tr("Export…"), QStringLiteral("exportMaterials"), actions_.exportMaterials);
  return row;
}

void MaterialsDock::addRules(QVBoxLayout& column) {
  addHeading(column, tr("Rules, the highest first"));
  rules_ = new QListWidget;
  rules_->setObjectName(QStringLiteral("materialRules"));
  rules_->setIconSize({kSwatch, kSwatch});
  rules_->setMinimumHeight(160);
  rules_->setWordWrap(true);
  rules_->setAccessibleName(tr("Rules"));
  connect(rules_, &QListWidget::itemChanged, this, &MaterialsDock::itemEdited);
  column.addWidget(rules_);
}

void MaterialsDock::setDocument(EditorDocument* document) {
  document_ = document;
  bar_->setDocument(document);
  subscriptions_.clear();
  if (document) {
    subscriptions_.push_back(document->tools().settingsChanged.subscribe([this] { refresh(); }));
    subscriptions_.push_back(document->terrain().materialsChanged.subscribe([this] {
      showList();
      showRules();
      refresh();
    }));
  }
  widget()->setEnabled(document);
  showList();
  showRules();
  refresh();
}

void MaterialsDock::perform(const Operation& operation) {
  if (!document_) return;
  if (document_->terrain().editing()) {
    Q_EMIT problem(tr("What is being tried on the ground has to be kept or taken back first."));
    return;
  }
  const auto done = scarp::perform(operation, document_->terrain());
  Q_EMIT problem(done ? QString() : QString::fromStdString(done.error().message));
}

void MaterialsDock::begin() {
  if (!document_) return;
  const TerrainDocument& terrain = document_->terrain();
  const HeightRange range = terrain.pyramid().range();
  MaterialsOperation operation;
  operation.materials.assign(defaultMaterials().begin(), defaultMaterials().end());
  operation.rules = range.empty() ? RuleStack{operation.materials.front().id, {}}
                                  : defaultRules(range.low, range.high, terrain.frame());
  perform(operation);
  if (terrain.materials().empty()) return;
  changePainting([&](PaintSettings& paint) { paint.material = terrain.materials().front().id; });
  actions_.shadings[static_cast<std::size_t>(ShadingMode::Materials)]->trigger();
  showList();
}

void MaterialsDock::changeMaterials(const std::function<void(MaterialsOperation&)>& edit) {
  if (!document_) return;
  MaterialsOperation operation{document_->terrain().materials(), document_->terrain().rules()};
  edit(operation);
  perform(operation);
}

void MaterialsDock::changePainting(const std::function<void(PaintSettings&)>& edit) {
  if (!document_) return;
  PaintSettings paint = document_->tools().painting();
  edit(paint);
  document_->tools().setPainting(paint);
}

void MaterialsDock::fill(PaintAction action) {
  if (!document_) return;
  PaintOperation operation;
  operation.action = action;
  operation.material = document_->tools().painting().material;
  if (action == PaintAction::Paint) operation.opacity = document_->tools().painting().opacity;
  perform(operation);
}

void MaterialsDock::recolour() {
  const QListWidgetItem* item = list_->currentItem();
  if (!item || !document_) return;
  const MaterialId id = item->data(kIdRole).toUInt();
  const auto& materials = document_->terrain().materials();
  const auto material = std::ranges::find(materials, id, &Material::id);
  if (material == materials.end()) return;
  const QColor colour = QColorDialog::getColor(
      QColor(material->colour[0], material->colour[1], material->colour[2]), this, tr("Material Colour"));
  if (!colour.isValid()) return;
  changeMaterials([&](MaterialsOperation& operation) {
    for (Material& m : operation.materials)
      if (m.id == id)
        m.colour = {static_cast<std::uint8_t>(colour.red()), static_cast<std::uint8_t>(colour.green()),
                    static_cast<std::uint8_t>(colour.blue())};
  });
}

void MaterialsDock::itemEdited(QListWidgetItem* item) {
  if (showing_) return;
  const auto place = static_cast<std::size_t>(item->data(kIdRole).toULongLong());
  const bool visible = item->checkState() == Qt::Checked;
  changeMaterials([&](MaterialsOperation& operation) {
    if (place < operation.rules.rules.size()) operation.rules.rules[place].visible = visible;
  });
}

void MaterialsDock::showList() {
  showing_ = true;
  list_->clear();
  if (document_) {
    const auto& terrain = document_->terrain();
    const MaterialId chosen = document_->tools().painting().material;
    for (const Material& material : terrain.materials()) {
      auto* item = new QListWidgetItem(swatchOf(material), QString::fromStdString(material.name), list_);
      item->setData(kIdRole, material.id);
      item->setData(kNameRole, QString::fromStdString(material.name));
      if (material.id == chosen) list_->setCurrentItem(item);
    }
    if (!list_->currentItem() && list_->count() > 0) {
      list_->setCurrentRow(0);
      changePainting(
          [this](PaintSettings& paint) { paint.material = list_->item(0)->data(kIdRole).toUInt(); });
    }
  }
  showing_ = false;
  sharesLater_->start();
}

void MaterialsDock::showRules() {
  showing_ = true;
  rules_->clear();
  if (document_) {
    const auto& terrain = document_->terrain();
    const auto& rules = terrain.rules().rules;
    for (std::size_t place = rules.size(); place-- > 0;) {
      const auto material = std::ranges::find(terrain.materials(), rules[place].material, &Material::id);
      auto* item = new QListWidgetItem(textOf(rules[place], terrain.materials()), rules_);
      if (material != terrain.materials().end()) item->setIcon(swatchOf(*material));
      item->setData(kIdRole, static_cast<qulonglong>(place));
      item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
      item->setCheckState(rules[place].visible ? Qt::Checked : Qt::Unchecked);
      item->setToolTip(item->text());
    }
  }
  showing_ = false;
}

void MaterialsDock::showShares() {
  const std::vector<double> shares = view_.shares();
  if (static_cast<int>(shares.size()) != list_->count()) return;
  showing_ = true;
  for (int i = 0; i < list_->count(); ++i) {
    QListWidgetItem* item = list_->item(i);
    const double share = 100.0 * shares[static_cast<std::size_t>(i)];
    const QString name = item->data(kNameRole).toString();
    item->setText(share > 0.0 ? tr("%1  —  %2 %").arg(name).arg(share, 0, 'f', share < 10.0 ? 1 : 0) : name);
  }
  showing_ = false;
}

void MaterialsDock::refresh() {
  const bool any = document_ && !document_->terrain().materials().empty();
  start_->setVisible(!any);
  body_->setVisible(any);
  if (!document_) return;
  const ToolState& tools = document_->tools();
  ways_->setChosen(tools.tool() == ToolKind::Paint ? static_cast<int>(tools.painting().action) : -1);
  opacity_->setValue(tools.painting().opacity);
  brush_.show(tools.brush());
}

}  // namespace scarp
