#include "ui/scatter/ScatterRuleEditor.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>
#include <tuple>

#include "core/document/TerrainDocument.h"
#include "core/edit/ObjectOperations.h"
#include "core/edit/RuleGround.h"
#include "core/edit/ScatterRuleEdits.h"
#include "core/scatter/ScatterRows.h"
#include "core/scatter/ScatterRuleSchema.h"
#include "core/scene/Scene.h"
#include "ui/document/EditorDocument.h"
#include "ui/materials/ConditionEditor.h"
#include "ui/materials/ConditionList.h"
#include "ui/materials/MaterialPicture.h"
#include "ui/scatter/ScatterAssetList.h"
#include "ui/widgets/Controls.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/FoldingSection.h"

namespace scarp {

Result<void> ScatterSession::check(const DocumentState& wanted, const DocumentState& present) const {
  return validate(wanted.scatterRules, present);
}

Operation ScatterSession::operationFor(const DocumentState& state) const {
  return ScatterRulesOperation{state.scatterRules};
}

void ScatterSession::change(const Edit& edit) {
  if (open())
    return changeState([&](DocumentState& state) {
      std::vector<ScatterRule> rules = state.scatterRules;
      edit(rules);
      state.scatterRules =
          withClearings(state.scatterRules, std::move(rules), rowLinesOf(document()->terrain().state()));
    });
  if (refuses()) return;
  ScatterRulesOperation operation{document()->terrain().scatterRules()};
  edit(operation.rules);
  perform(operation);
}

void ScatterSession::changeRule(std::uint32_t rule, const RuleEdit& edit) {
  change([&](std::vector<ScatterRule>& rules) {
    if (const auto found = std::ranges::find(rules, rule, &ScatterRule::id); found != rules.end())
      edit(*found);
  });
}

void ScatterSession::once(const Operation& operation) {
  if (!open() && !refuses()) perform(operation);
}

namespace {

QStringList namesOfLineLayers(const TerrainDocument& terrain) {
  QStringList names;
  for (const Layer& layer : terrain.layers())
    if (layer.lines) names += QString::fromStdString(layer.name);
  names.removeDuplicates();
  return names;
}

bool notBent(const ScatterRule& rule) { return !bendsModels(rule); }

/// More lines than these are not listed.
constexpr std::size_t kMostListed = 200;

}  // namespace

ScatterRuleEditor::ScatterRuleEditor(ScatterSession& session, AssetPictures& pictures, QWidget* parent)
    : QWidget(parent),
      session_(session),
      fields_(scatterRuleSchema(), {[this](const auto& edit) { change(edit); }, problemOf(this)},
              QStringLiteral("scatterRule")) {
  auto* column = bareLayout<QVBoxLayout>(this, 5);
  name_ = describe(new QLineEdit, "scatterRuleName",
                   {.name = tr("Name of the rule"), .help = tr("What the rule is called")});
  name_->setPlaceholderText(tr("Name"));
  connect(name_, &QLineEdit::editingFinished, this, [this] {
    const std::string name = name_->text().trimmed().toStdString();
    change([&](ScatterRule& rule) { rule.name = name; });
  });
  column->addWidget(name_);
  assets_ = new ScatterAssetList(pictures);
  group(*assets_);
  connect(assets_, &ScatterAssetList::problem, this, &ScatterRuleEditor::problem);
  connect(assets_, &ScatterAssetList::assetsEdited, this, [this](const std::vector<ScatterAsset>& assets) {
    change([&](ScatterRule& rule) { rule.assets = assets; });
  });
  column->addWidget(assets_);
  addFields(*column);
  addPlaces(*column);
  addEnd(*column);
}

template <class Control>
void ScatterRuleEditor::group(Control& control) {
  connect(&control, &Control::editBegun, &session_, [this] { session_.begin(); });
  connect(&control, &Control::editEnded, &session_, &ScatterSession::end);
}

void ScatterRuleEditor::addFields(QVBoxLayout& column) {
  auto* dense = new FoldingSection(QStringLiteral("scatterDense"), tr("How many"), true);
  column.addWidget(dense);
  fields_.into(dense->column());
  const auto number = [this](const char* key, NumberSpec spec, const QString& tip) -> NumberField& {
    NumberField& field = fields_.number(key, std::move(spec), tip);
    group(field);
    return field;
  };
  addRows(dense->column());
  fields_.into(dense->column());
  fields_.onlyFor(number("density", {tr("Density"), {}, 0.1, 10'000.0, true},
                         tr("Objects on a hectare where all holds")),
                  [](const ScatterRule& rule) { return !standsInRows(rule); });
  fields_.onlyFor(
      number(
          "spacing", {tr("Spacing"), {}, 0.0, 50.0},
          tr("The least distance from one to another, and to objects that were placed by hand; in rows the "
             "distance along the line from one to the next")),
      notBent);
  fields_.onlyFor(number("keep-out", {tr("Keep others away"), {}, 0.0, 50.0},
                         tr("Around each of its objects rules below put nothing")),
                  notBent);
  const auto clustered = [](const ScatterRule& rule) { return rule.clusters > 0.0 && notBent(rule); };
  fields_.onlyFor(number("clusters", offSpec(tr("Clusters every"), {}, 0.0, 500.0),
                         tr("They stand in clusters, so far from one to the next")),
                  notBent);
  fields_.onlyFor(
      number("cluster-radius", {tr("Cluster radius"), {}, 1.0, 250.0, true}, tr("Of the largest of them")),
      clustered);
  auto* standing = new FoldingSection(QStringLiteral("scatterStanding"), tr("How they stand"), false);
  column.addWidget(standing);
  fields_.into(standing->column());
  number("scale", {tr("Scale"), QStringLiteral("×"), 0.1, 50.0, true}, tr("Size; 1 is life size"));
  fields_.onlyFor(number("scale-jitter", percentSpec(tr("Variation"), 0.0, 0.9),
                         tr("They vary in size by up to this much either way")),
                  notBent);
  number("height-offset", {tr("Height offset"), {}, -10.0, 10.0}, tr("How far above the ground they stand"));
  auto* align = new QCheckBox(tr("Square on slopes"));
  align->setToolTip(tr("They stand square on the slope instead of upright"));
  connect(align, &QCheckBox::clicked, this, [this](bool on) {
    change([on](ScatterRule& rule) { rule.stand = on ? ObjectRule::Align : ObjectRule::KeepOffset; });
  });
  fields_.custom({"rule", align,
                  [align](const ScatterRule& rule) { align->setChecked(rule.stand == ObjectRule::Align); },
                  [](const ScatterRule& from, ScatterRule& to) { to.stand = from.stand; }});
  fields_.onlyFor(fields_.flag("random-turn", tr("Random rotation"), tr("Each is turned another way")),
                  notBent);
  NumberSpec seed{tr("Seed"), {}, 0.0, 1000.0};
  seed.whole = true;
  number("seed", seed, tr("Another number puts them at other places"));
}

void ScatterRuleEditor::addRows(QVBoxLayout& column) {
  fields_.into(column);
  const auto inRows = [](const ScatterRule& rule) { return standsInRows(rule); };
  auto* along = new QComboBox;
  along->setAccessibleName(tr("Rows along lines"));
  along->setToolTip(tr("They stand in rows along roads, rivers and other lines"));
  along->setFocusPolicy(Qt::TabFocus);
  for (const ValueName& name : scatterAlongNames().all()) along->addItem(coreText(name.title));
  connect(along, &QComboBox::activated, this, [this](int index) {
    change([index](ScatterRule& rule) { rule.along = static_cast<ScatterAlong>(index); });
  });
  fields_.custom({"along", along,
                  [along](const ScatterRule& rule) { along->setCurrentIndex(static_cast<int>(rule.along)); },
                  [](const ScatterRule& from, ScatterRule& to) { to.along = from.along; },
                  [this, inRows](const ScatterRule& rule) { return !lineLayers_.empty() || inRows(rule); }});
  auto* bent = new QComboBox;
  bent->setAccessibleName(tr("Bent along lines"));
  bent->setToolTip(
      tr("Models are bent along the line without gaps, as guard rails, walls and kerbs are. Distances, "
         "conditions and variation do not count then"));
  bent->setFocusPolicy(Qt::TabFocus);
  for (const ValueName& name : scatterBendNames().all()) bent->addItem(coreText(name.title));
  connect(bent, &QComboBox::activated, this, [this](int index) {
    change([this, index](ScatterRule& rule) {
      // By the longer side, whose front is usual.
      if (rule.bent == ScatterBend::Off && index > 0)
        rule.facing = longAcross_ ? ScatterFacing::Inward : ScatterFacing::Along;
      rule.bent = static_cast<ScatterBend>(index);
    });
  });
  fields_.custom({"bent", bent,
                  [bent](const ScatterRule& rule) { bent->setCurrentIndex(static_cast<int>(rule.bent)); },
                  [](const ScatterRule& from, ScatterRule& to) { to.bent = from.bent; }, inRows});
  const auto number = [&](const char* key, const NumberSpec& spec, const QString& tip) {
    NumberField& field = fields_.number(key, spec, tip);
    group(field);
    fields_.onlyFor(field, inRows);
  };
  number("row-offset", {tr("Beside the edge"), {}, -20.0, 20.0},
         tr("How far outside of the edge of the bed they stand; in the middle, how far to the left"));
  fields_.onlyFor(fields_.number("row-jitter", percentSpec(tr("Irregular"), 0.0, 0.5),
                                 tr("They stand by up to this much of the spacing further on or back")),
                  [](const ScatterRule& rule) { return standsInRows(rule) && notBent(rule); });
  fields_.onlyFor(
      fields_.choice("facing", tr("Facing"), {tr("Along"), tr("Outward"), tr("Inward")}),
      [](const ScatterRule& rule) { return standsInRows(rule) && (!rule.randomYaw || bendsModels(rule)); });
  fields_.onlyFor(fields_.flag("skip-spans", tr("Not at bridges and tunnels"),
                               tr("Off: objects stand on the ground beneath these, and bent models lead over "
                                  "and through them")),
                  inRows);
}

void ScatterRuleEditor::addPlaces(QVBoxLayout& column) {
  auto* where = new FoldingSection(QStringLiteral("scatterWhere"), tr("Only where"), true);
  column.addWidget(where);
  addConditions(where->column());
}

void ScatterRuleEditor::addConditions(QVBoxLayout& column) {
  onto_ = describe(new QComboBox, "scatterOnto",
                   {.name = tr("Material that they stand on"),
                    .tip = tr("They stand as densely as this material lies"),
                    .tabs = true});
  onto_->setIconSize({kMaterialIcon, kMaterialIcon});
  connect(onto_, &QComboBox::activated, this, [this](int index) {
    const MaterialId material = index > 0 ? listed_[static_cast<std::size_t>(index) - 1] : 0;
    change([&](ScatterRule& rule) { rule.onto = material; });
  });
  column.addWidget(onto_);
  fields_.into(column);
  group(fields_.number("from-objects", {tr("Away from objects"), {}, 0.0, 200.0},
                       tr("The least distance to objects that were placed by hand")));
  group(fields_.number("to-objects", offSpec(tr("Near objects"), {}, 0.0, 200.0),
                       tr("The most distance to an object that was placed by hand")));
  addLines(column);
  conditions_ = new ConditionList(QStringLiteral("scatterCondition"), groundOf([this] { return scene_; }),
                                  [this](const RuleCondition& like) {
                                    RuleCondition seen = like;
                                    if (water_) seen.level = *water_;
                                    return scene_ ? scene_->startOf(seen) : like;
                                  });
  group(*conditions_);
  connect(conditions_, &ConditionList::problem, this, &ScatterRuleEditor::problem);
  connect(conditions_, &ConditionList::conditionsEdited, this,
          [this](const std::vector<RuleCondition>& conditions) {
            change([&](ScatterRule& rule) { rule.conditions = conditions; });
          });
  column.addWidget(conditions_);
  fields_.into(column);
  fields_.onlyFor(fields_.choice("sampling", tr("Evaluate at")), [](const ScatterRule& rule) {
    return notBent(rule) && (rule.onto != 0 || !rule.conditions.empty());
  });
}

void ScatterRuleEditor::addLines(QVBoxLayout& column) {
  fields_.into(column);
  const auto looks = [](const ScatterRule& rule) { 
    return rule.fromLines > 0.0 || rule.toLines > 0.0 || standsInRows(rule);
  };
  const auto shown = [this, looks](const ScatterRule& rule) { return !lineLayers_.empty() || looks(rule); };
  NumberSpec away{tr("Away from lines"), {}, 0.0, 200.0}, near{tr("Near lines"), {}, 0.0, 200.0};
  away.off = near.off = 0.0;
  for (const auto& [key, spec, tip] :
       {std::tuple("from-lines", away,
                   tr("The least distance to the edges of roads, rivers and other lines; off: they stand on "
                      "these too")),
        std::tuple("to-lines", near,
                   tr("The most distance to the edge of a road, a river or another line"))}) {
    NumberField& field = fields_.number(key, spec, tip);
    group(field);
    fields_.onlyFor(field, shown);
  }
  auto* of = new QComboBox;
  of->setAccessibleName(tr("Which lines"));
  of->setToolTip(tr("Which lines they stand along, away from, or near to"));
  of->setFocusPolicy(Qt::TabFocus);
  of->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  connect(of, &QComboBox::activated, this, [this, of](int index) {
    const QStringList names = of->itemData(index).toStringList();
    change([&](ScatterRule& rule) {
      rule.linesOf = names.value(0).toStdString();
      rule.line = names.value(1).toStdString();
    });
  });
  const auto show = [this, of](const ScatterRule& rule) {
    const QString layerName = QString::fromStdString(rule.linesOf), line = QString::fromStdString(rule.line);
    const QStringList names{layerName, line};
    of->clear();
    of->addItem(tr("Lines of any layer"), QStringList{QString(), QString()});
    for (const QString& layer : lineLayers_)
      of->addItem(tr("Lines of %1").arg(layer), QStringList{layer, QString()});
    if (standsInRows(rule)) addSingleLines(*of);
    if (of->findData(names) < 0)
      of->addItem(line.isEmpty() ? tr("Lines of %1 (no such layer)").arg(layerName) : line, names);
    of->setCurrentIndex(of->findData(names));
  };
  fields_.custom({"lines-of", of, show,
                  [](const ScatterRule& from, ScatterRule& to) {
                    to.linesOf = from.linesOf;
                    to.line = from.line;
                  },
                  looks});
}

void ScatterRuleEditor::setScene(Scene* scene) {
  scene_ = scene;
  onGround_ =
      scene ? scene->groundSettled.subscribe([this] { conditions_->groundChanged(); }) : Subscription();
}

void ScatterRuleEditor::addSingleLines(QComboBox& list) const {
  std::size_t count = 0;
  if (!scene_) return;
  const std::vector<NamedLines> layers = rowLinesOf(scene_->document().state()).layers;
  for (const NamedLines& layer : layers) count += layer.lines.lines().size();
  if (count > kMostListed) return;
  for (const NamedLines& layer : layers)
    for (const Line& line : layer.lines.lines()) {
      if (line.kind == LineKind::Stamp) continue;  // It has no course to follow.
      const QStringList names{QString::fromStdString(layer.layer), QString::fromStdString(labelOf(line))};
      if (list.findData(names) < 0) list.addItem(tr("%1 of %2").arg(names[1], names[0]), names);
    }
}

bool ScatterRuleEditor::showsLayersOf(const TerrainDocument& terrain) const {
  return lineLayers_ == namesOfLineLayers(terrain);
}

void ScatterRuleEditor::addEnd(QVBoxLayout& column) {
  restore_ = describe(new QPushButton, "scatterRestore",
                      {.tip = tr("Put objects back where they were moved or removed by hand"), .tabs = true});
  connect(restore_, &QPushButton::clicked, this, [this] {
    change([](ScatterRule& rule) {
      rule.without.clear();
      rule.clearings.clear();
    });
  });
  column.addWidget(restore_);
  auto* bake = describe(
      new QPushButton(tr("Turn into Objects")), "scatterBake",
      {.tip = tr("Make ordinary objects of all that the rule puts down, and remove the rule"), .tabs = true});
  connect(bake, &QPushButton::clicked, this, &ScatterRuleEditor::bakeAsked);
  column.addWidget(bake);
}

void ScatterRuleEditor::change(const std::function<void(ScatterRule&)>& edit) {
  session_.changeRule(rule_, edit);
}

void ScatterRuleEditor::showMaterials(const ScatterRule& rule, const TerrainDocument& terrain) {
  listed_.clear();
  onto_->clear();
  onto_->addItem(tr("On any ground"));
  for (const Material& material : terrain.materials()) {
    onto_->addItem(materialIcon(material), tr("On %1").arg(QString::fromStdString(material.name)));
    listed_.push_back(material.id);
    if (material.id == rule.onto) onto_->setCurrentIndex(onto_->count() - 1);
  }
  onto_->setVisible(!listed_.empty());
}

void ScatterRuleEditor::show(const ScatterRule& rule, const TerrainDocument& terrain) {
  rule_ = rule.id;
  if (!name_->hasFocus()) name_->setText(QString::fromStdString(rule.name));
  assets_->show(rule.assets, terrain.objects().assets());
  lineLayers_ = namesOfLineLayers(terrain);
  const Box& bounds = terrain.objects().assets().shape(rule.assets.front().asset).bounds;
  longAcross_ = bounds.max.y() - bounds.min.y() > bounds.max.x() - bounds.min.x();
  fields_.show(rule);
  showMaterials(rule, terrain);
  if (bendsModels(rule)) onto_->hide();
  conditions_->setVisible(!bendsModels(rule));
  conditions_->setConditions(rule.conditions);
  const std::size_t places = rule.without.size() + rule.clearings.size();
  restore_->setVisible(places > 0);
  restore_->setText(tr("Restore %n Places", nullptr, static_cast<int>(places)));
}

}  // namespace scarp
