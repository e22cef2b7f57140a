#include "ui/materials/MaterialsDock.h"

#include <QAction>
#include <QColorDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "core/edit/LineReferences.h"
#include "core/edit/MaterialOperations.h"
#include "core/material/DefaultRules.h"
#include "core/material/MaterialSchema.h"
#include "core/tools/LineTool.h"
#include "core/tools/PaintTool.h"
#include "core/tools/ToolState.h"
#include "ui/actions/Actions.h"
#include "ui/document/EditorDocument.h"
#include "ui/materials/MaterialBar.h"
#include "ui/materials/MaterialList.h"
#include "ui/materials/MaterialView.h"
#include "ui/materials/PaintPanel.h"
#include "ui/materials/RulesPanel.h"
#include "ui/render/RenderSettings.h"
#include "ui/widgets/ChoiceRow.h"
#include "ui/widgets/Controls.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/DockColumn.h"
#include "ui/widgets/FoldingSection.h"
#include "ui/widgets/RowMenu.h"

namespace scarp {

namespace {

// Pixels of the interface.
constexpr int kSwatch = 22, kNarrowNumber = 150;

QColor colourOf(const Material& material) {
  return {material.colour[0], material.colour[1], material.colour[2]};
}

QIcon swatch(const QColor& colour) {
  QPixmap picture(2 * kSwatch, 2 * kSwatch);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(colour);
  painter.drawRoundedRect(picture.rect().adjusted(2, 2, -2, -2), 6, 6);
  return QIcon(picture);
}

}  // namespace

MaterialSettings::MaterialSettings(MaterialSession& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      colour_(new QToolButton),
      fields_(materialSchema(),
              {[this](const auto& edit) {
                 if (session_.open()) return change(edit);
                 begin();
                 change(edit);
                 session_.end(true);
               },
               problemOf(this)},
              QStringLiteral("material")) {
  auto* row = bareLayout<QHBoxLayout>(this, 6);
  describe(colour_, "materialColour",
           {.name = tr("Colour of the material"), .tip = tr("Choose the colour of the material")});
  colour_->setIconSize({kSwatch, kSwatch});
  colour_->setFocusPolicy(Qt::TabFocus);
  connect(colour_, &QToolButton::clicked, this, &MaterialSettings::askColour);
  row->addWidget(colour_);
  fields_.into(*row);
  NumberField& size = fields_.number("size", {tr("Size"), {}, 0.25, 64.0, true},
                                     tr("How much ground one tile of its texture covers"));
  connect(&size, &NumberField::editBegun, this, &MaterialSettings::begin);
  connect(&size, &NumberField::editEnded, &session_, &MaterialSession::end);
  size.setMinimumWidth(kNarrowNumber);  // The panel is no wider for it.
  row->setStretch(1, 1);
  auto* edit = describe(
      new QPushButton(tr("Edit…")), "editMaterial",
      {.tip = tr("Show and change the pictures, the size and the tags of the material"), .tabs = true});
  connect(edit, &QPushButton::clicked, this, &MaterialSettings::editWanted);
  row->addWidget(edit);
}

void MaterialSettings::setDocument(EditorDocument* document) {
  document_ = document;
  material_ = 0;
}

const Material* MaterialSettings::shown() const {
  if (!document_) return nullptr;
  const auto& materials = document_->terrain().materials();
  const auto found = std::ranges::find(materials, material_, &Material::id);
  return found == materials.end() ? nullptr : &*found;
}

void MaterialSettings::show(MaterialId material) {
  material_ = material;
  const Material* chosen = shown();
  setEnabled(chosen);
  if (!chosen) return;
  colour_->setIcon(swatch(colourOf(*chosen)));
  fields_.show(*chosen);
}

void MaterialSettings::begin() {
  if (const Material* material = shown()) session_.begin(Message("Change material \"%1\"", material->name));
}

void MaterialSettings::change(const std::function<void(Material&)>& edit) {
  session_.change([&](MaterialsOperation& operation) {
    for (Material& material : operation.materials)
      if (material.id == material_) edit(material);
  });
}

void MaterialSettings::askColour() {
  const Material* material = shown();
  if (!material) return;
  // The ground follows while the colour is chosen.
  QColorDialog dialog(colourOf(*material), this);
  dialog.setWindowTitle(tr("Material Colour"));
  begin();
  connect(&dialog, &QColorDialog::currentColorChanged, this, [this](const QColor& colour) {
    change([&](Material& changed) {
      changed.colour = {static_cast<std::uint8_t>(colour.red()), static_cast<std::uint8_t>(colour.green()),
                        static_cast<std::uint8_t>(colour.blue())};
    });
  });
  const bool kept = dialog.exec() == QDialog::Accepted;
  session_.end(kept);
}

namespace {

constexpr int kSharesAfter = 250;  ///< Milliseconds without a change.
constexpr int kPaintPart = 0, kRulesPart = 1;

}  // namespace

DockRow MaterialsDock::row() {
  return {.key = QStringLiteral("materialsDock"),
          .title = tr("Materials"),
          .icon = "paint-materials",
          .place = DockPlace::Tools,
          .tool = PaintTool::kName,
          .make = [](const DockContext& context) -> EditorDock* {
            return new MaterialsDock(context.actions, context.materialView, &context.window);
          }};
}

MaterialsDock::MaterialsDock(const Actions& actions, MaterialView& view, QWidget* parent)
    : EditorDock(row(), parent), actions_(actions), view_(view), session_(new MaterialSession(this)) {
  callOnce(sharesLater_, kSharesAfter, this, &MaterialsDock::showShares);
  connect(&view_, &MaterialView::changed, &sharesLater_, qOverload<>(&QTimer::start));
  connect(session_, &MaterialSession::problem, this, &MaterialsDock::problem);
  connect(session_, &MaterialSession::shown, &view_, &MaterialView::settle);
  QVBoxLayout& column = dockColumn(*this);
  addStart(column);
  body_ = new QWidget;
  auto* within = bareLayout<QVBoxLayout>(body_, 0);
  auto* materials = new FoldingSection(QStringLiteral("materialList"), tr("Materials"), true);
  within->addWidget(materials);
  addList(*materials);
  parts_ = new ChoiceRow({}, {tr("Paint"), tr("Rules")});
  parts_->setObjectName(QStringLiteral("materialParts"));
  parts_->setTip(0, tr("Paint materials by hand, over the rules"));
  parts_->setTip(1, tr("Lay materials by rules, where nothing is painted"));
  connect(parts_, &ChoiceRow::picked, this, [this](int part) {
    showPart(part);
    if (!showsRules()) Q_EMIT toolPicked();
  });
  within->addWidget(parts_);
  paint_ = new PaintPanel(actions_, view_);
  connect(paint_, &PaintPanel::problem, this, &MaterialsDock::problem);
  within->addWidget(paint_);
  rules_ = new RulesPanel(*session_);
  connect(rules_, &RulesPanel::problem, this, &MaterialsDock::problem);
  within->addWidget(rules_);
  showPart(kPaintPart);
  column.addWidget(body_);
  column.addStretch();
  setDocument(nullptr);
}

void MaterialsDock::addStart(QVBoxLayout& column) {
  start_ = new QWidget;
  auto* within = bareLayout<QVBoxLayout>(start_);
  auto* text = new QLabel(
      tr("Materials give the ground grass, rock, sand and snow: by rules that follow while you sculpt, and "
         "by paint over them."));
  text->setWordWrap(true);
  within->addWidget(text);
  auto* add = describe(new QPushButton(tr("Add Materials")), "addMaterials",
                       {.tip = actions_.addMaterials->toolTip()});
  connect(add, &QPushButton::clicked, actions_.addMaterials, &QAction::trigger);
  connect(actions_.addMaterials, &QAction::triggered, this, &MaterialsDock::begin);
  within->addWidget(add);
  auto* import = describe(new QPushButton(tr("Import Materials…")), "importFirst",
                          {.tip = actions_.importMaterials->toolTip()});
  connect(import, &QPushButton::clicked, actions_.importMaterials, &QAction::trigger);
  within->addWidget(import);
  column.addWidget(start_);
}

void MaterialsDock::addList(FoldingSection& section) {
  QVBoxLayout& column = section.column();
  list_ = new MaterialList;
  growWithRows(*list_);
  column.addWidget(list_);
  connect(list_, &MaterialList::picked, this, &MaterialsDock::choose);
  connect(list_, &MaterialList::renamed, this, &MaterialsDock::rename);
  connect(list_, &MaterialList::muteClicked, &view_, &MaterialView::toggleMute);
  connect(list_, &MaterialList::soloClicked, &view_, &MaterialView::toggleSolo);
  connect(&view_, &MaterialView::marksChanged, this,
          [this] { list_->setMarks(view_.muted(), view_.solo()); });
  settings_ = new MaterialSettings(*session_);
  connect(settings_, &MaterialSettings::problem, this, &MaterialsDock::problem);
  connect(session_, &MaterialSession::ended, this, &MaterialsDock::showList);
  column.addWidget(settings_);
  bar_ = new MaterialBar(*session_, view_.jobs(), *this, *actions_.importMaterials,
                         *actions_.exporter(ExportEntry::Materials));
  connect(bar_, &MaterialBar::problem, this, &MaterialsDock::problem);
  connect(bar_, &MaterialBar::reported, this, &MaterialsDock::reported);
  // Queued, as the list grows at the end of the event.
  connect(
      bar_, &MaterialBar::added, this, [this] { scrollToCurrentRow(*list_); }, Qt::QueuedConnection);
  connect(settings_, &MaterialSettings::editWanted, bar_, &MaterialBar::edit);
  section.addToHead(*bar_);
  offerRowMenu(*list_, bar_->findChildren<QAbstractButton*>(), [this](QMenu& menu, const QModelIndex& row) {
    const MaterialId material = row.data(MaterialDelegate::Id).toUInt();
    menu.addAction(tr("&Edit…"), bar_, &MaterialBar::edit)->setObjectName(QStringLiteral("editOfMaterial"));
    const auto mark = [&](const QString& text, const char* name, bool on, auto toggle) {
      QAction* action = menu.addAction(text);
      action->setObjectName(QLatin1String(name));
      action->setCheckable(true);
      action->setChecked(on);
      connect(action, &QAction::triggered, &view_, [this, material, toggle] { (view_.*toggle)(material); });
    };
    mark(tr("&Hide in the View"), "muteMaterial", row.data(MaterialDelegate::Muted).toBool(),
         &MaterialView::toggleMute);
    mark(tr("Show A&lone"), "soloMaterial", row.data(MaterialDelegate::Solo).toBool(),
         &MaterialView::toggleSolo);
  });
}

void MaterialsDock::setDocument(EditorDocument* document) {
  session_->setDocument(document);
  document_ = document;
  bar_->setDocument(document);
  settings_->setDocument(document);
  paint_->setDocument(document);
  rules_->setDocument(document);
  subscriptions_.clear();
  if (document) {
    subscriptions_.push_back(document->tools().settingsChanged.subscribe([this] { showChosen(); }));
    subscriptions_.push_back(onChange(
        document, [this] { showList(); }, &DocumentChange::materials));
  }
  widget()->setEnabled(document);
  showList();
}

void MaterialsDock::showPart(int part) {
  parts_->setChosen(part);
  paint_->setVisible(part == kPaintPart);
  rules_->setVisible(part == kRulesPart);
}

bool MaterialsDock::showsRules() const { return parts_->chosen() == kRulesPart; }

void MaterialsDock::showTool() { showPart(kPaintPart); }

bool MaterialsDock::activatesTool(const ToolState&) const {
  return !showsRules() && document_ && !document_->terrain().materials().empty();
}

void MaterialsDock::begin() {
  if (!document_ || !document_->terrain().materials().empty()) return;
  const TerrainDocument& terrain = document_->terrain();
  const HeightRange range = terrain.pyramid().range();
  session_->once([&](MaterialsOperation& operation) {
    operation.materials.assign(defaultMaterials().begin(), defaultMaterials().end());
    for (Material& material : operation.materials) material.name = coreText(material.name).toStdString();
    operation.rules = range.empty() ? RuleStack{operation.materials.front().id, {}}
                                    : defaultRules(range.low, range.high, terrain.frame());
    for (const Layer& layer : terrain.layers())
      if (layer.lines)
        addSurfaces(layer.lines.lines(), document_->tools().get<LineTool>().work().names.surfaces,
                    terrain.frame(), terrain.newMaterialId(), operation);
  });
  if (!terrain.materials().empty())
    actions_.shadings[static_cast<std::size_t>(ShadingMode::Materials)]->trigger();
}

void MaterialsDock::choose(MaterialId material) {
  if (!document_) return;
  PaintSettings paint = document_->tools().get<PaintTool>().settings();
  paint.material = material;
  document_->tools().get<PaintTool>().setSettings(paint);
  document_->tools().setTool(PaintTool::kName);
}

void MaterialsDock::rename(MaterialId material, const QString& name) {
  if (!name.isEmpty())
    session_->once([&](MaterialsOperation& operation) {
      for (Material& each : operation.materials)
        if (each.id == material) each.name = name.toStdString();
    });
  showList();  // also where nothing came of it
}

void MaterialsDock::showList() {
  const bool any = document_ && !document_->terrain().materials().empty();
  start_->setVisible(!any);
  body_->setVisible(any);
  actions_.addMaterials->setEnabled(document_ && !any);
  if (!document_) {
    list_->setMaterials({}, 0);
    return settings_->show(0);
  }
  const auto& materials = document_->terrain().materials();
  PaintSettings paint = document_->tools().get<PaintTool>().settings();
  if (any && std::ranges::find(materials, paint.material, &Material::id) == materials.end()) {
    paint.material = materials.front().id;
    document_->tools().get<PaintTool>().setSettings(paint);
  }
  list_->setMaterials(materials, paint.material);
  list_->setMarks(view_.muted(), view_.solo());
  settings_->show(list_->chosen());
  sharesLater_.start();
}

void MaterialsDock::showShares() { list_->setShares(view_.shares()); }

void MaterialsDock::showChosen() {
  if (!document_) return;
  const MaterialId material = document_->tools().get<PaintTool>().settings().material;
  if (list_->chosen() != material) list_->setMaterials(document_->terrain().materials(), material);
  settings_->show(list_->chosen());
}

}  // namespace scarp
