#include "ui/materials/ConditionEditor.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <set>
#include <utility>

#include "core/document/TerrainDocument.h"
#include "core/edit/RuleGround.h"
#include "core/material/ConditionWeight.h"
#include "core/material/MaterialSchema.h"
#include "core/scene/Scene.h"
#include "ui/materials/RangeGraph.h"
#include "ui/materials/RuleText.h"
#include "ui/widgets/Controls.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/Icons.h"

namespace scarp {

namespace {

/// More than these are not offered by name; a rule may name them all the same.
constexpr std::size_t kMostOffered = 500;
constexpr int kKindRole = Qt::UserRole + 1;   ///< Beside the label of a line.
constexpr int kWaterRole = Qt::UserRole + 2;  ///< LineChoice::water.

bool sameLayers(const std::vector<NamedLines>& one, const std::vector<NamedLines>& other) {
  return std::ranges::equal(one, other, [](const NamedLines& a, const NamedLines& b) {
    return a.layer == b.layer && a.lines == b.lines;
  });
}

QComboBox* choiceBox(const QString& name, const QString& label, const QString& tip) {
  auto* box = new QComboBox;
  box->setObjectName(name);
  box->setAccessibleName(label);
  box->setToolTip(tip);
  box->setFocusPolicy(Qt::TabFocus);
  box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  box->setMinimumContentsLength(8);
  return box;
}

}  // namespace

LineChoiceRow::LineChoiceRow(const QString& name, QWidget* parent) : QWidget(parent) {
  auto* column = bareLayout<QVBoxLayout>(this, 4);
  layer_ = choiceBox(name + QStringLiteral("LinesOf"), tr("Layer of lines"), tr("Which layers the lines are of"));
  which_ = choiceBox(name + QStringLiteral("Line"), tr("Which lines"),
                     tr("All of them, those with water, those of a kind, or one"));
  column->addWidget(layer_);
  column->addWidget(which_);
  connect(layer_, &QComboBox::activated, this, [this](int index) {
    choice_ = {layer_->itemData(index).toString().toStdString(), {}, {}, choice_.water};
    fillWhich();
    Q_EMIT chosen(choice_);
  });
  connect(which_, &QComboBox::activated, this, [this](int index) {
    choice_.line = which_->itemData(index).toString().toStdString();
    const QVariant kind = which_->itemData(index, kKindRole);
    choice_.kind = kind.isValid() ? std::optional(static_cast<LineKind>(kind.toInt())) : std::nullopt;
    choice_.water = which_->itemData(index, kWaterRole).toBool();
    Q_EMIT chosen(choice_);
  });
}

void LineChoiceRow::show(const LineChoice& choice, std::vector<NamedLines> layers) {
  if (filled_ && choice == choice_ && sameLayers(layers, layers_)) return;
  filled_ = true;
  choice_ = choice;
  layers_ = std::move(layers);
  fillLayers();
  fillWhich();
}

void LineChoiceRow::fillLayers() {
  const QString own = QString::fromStdString(choice_.layer);
  layer_->clear();
  layer_->addItem(tr("Lines of any layer"), QString());
  for (const NamedLines& layer : layers_)
    if (const QString name = QString::fromStdString(layer.layer); layer_->findData(name) < 0)
      layer_->addItem(tr("Lines of %1").arg(name), name);
  if (layer_->findData(own) < 0) layer_->addItem(tr("Lines of %1 (no such layer)").arg(own), own);
  layer_->setCurrentIndex(layer_->findData(own));
}

void LineChoiceRow::fillWhich() {
  std::set<LineKind> kinds;
  std::vector<std::pair<QString, QString>> lines;  // Text and label.
  std::set<std::string> labels;
  for (const NamedLines& layer : layers_) {
    if (!choice_.layer.empty() && layer.layer != choice_.layer) continue;
    for (const Line& line : layer.lines.lines()) {
      if (line.kind == LineKind::Stamp) continue;  // It has no course to be near to.
      kinds.insert(line.kind);
      const std::string label = labelOf(line);
      if (!labels.insert(label).second || lines.size() >= kMostOffered) continue;
      const QString kind = coreText(lineKindNames().title(line.kind));
      lines.emplace_back(line.name.empty() ? QStringLiteral("%1 %2").arg(kind).arg(line.id)
                                           : QString::fromStdString(label),
                         QString::fromStdString(label));
    }
  }
  const QString own = QString::fromStdString(choice_.line);
  const bool known = own.isEmpty() || std::ranges::find(lines, own, &std::pair<QString, QString>::second) != lines.end();
  if (choice_.kind) kinds.insert(*choice_.kind);
  if (!known) lines.emplace_back(labels.contains(choice_.line) ? lineText(choice_.line)
                                                               : tr("%1 (no such line)").arg(lineText(choice_.line)),
                                 own);
  which_->clear();
  which_->addItem(tr("All of them"), QString());
  which_->addItem(tr("With water, from its edge"), QString());
  which_->setItemData(which_->count() - 1, true, kWaterRole);
  if (choice_.water) which_->setCurrentIndex(which_->count() - 1);
  for (const LineKind kind : kinds) {
    which_->addItem(tr("Kind: %1").arg(coreText(lineKindNames().title(kind))), QString());
    which_->setItemData(which_->count() - 1, static_cast<int>(kind), kKindRole);
    if (choice_.kind == kind) which_->setCurrentIndex(which_->count() - 1);
  }
  for (const auto& [text, label] : lines) {
    which_->addItem(text, label);
    if (label == own && !own.isEmpty()) which_->setCurrentIndex(which_->count() - 1);
  }
}

namespace {

constexpr int kSettledAfter = 300;  ///< Milliseconds.

QString titleOf(GroundMeasure by) {
  return coreText(groundMeasureNames().title(by));
}

/// The histogram between the ends of a range, which a curve goes over.
std::vector<float> barsWithin(const MeasureHistogram& histogram, const RuleCondition& condition) {
  std::vector<float> bars;
  if (histogram.bins.empty()) return bars;
  const double count = static_cast<double>(histogram.bins.size());
  for (int i = 0; i < 100; ++i) {
    const double value = condition.low + (condition.high - condition.low) * (i + 0.5) / 100.0;
    const double bin = histogram.fractionOf(value) * count;
    bars.push_back(bin >= 0.0 && bin < count ? histogram.bins[static_cast<std::size_t>(bin)] : 0.0F);
  }
  const float most = *std::ranges::max_element(bars);
  if (most > 0.0F)
    for (float& bar : bars) bar /= most;
  return bars;
}

/// What the histogram of a condition depends on.
bool sameMeasure(const RuleCondition& a, const RuleCondition& b) {
  return a.radius == b.radius && a.level == b.level && a.noise == b.noise && a.mask == b.mask &&
         a.lines == b.lines;
}

}  // namespace

ConditionGround groundOf(const std::function<Scene*()>& scene) {
  return {[scene](const RuleCondition& condition) {
            Scene* const of = scene();
            return of ? of->histogram(condition) : MeasureHistogram();
          },
          [scene] {
            QStringList names;
            if (const Scene* const of = scene())
              for (const NamedMask& mask : of->document().masks()) names += QString::fromStdString(mask.name);
            return names;
          },
          [scene] {
            const Scene* const of = scene();
            return of ? rowLinesOf(of->document().state()).layers : std::vector<NamedLines>();
          }};
}

ConditionEditor::ConditionEditor(GroundMeasure by, const QString& name, ConditionGround ground, Head head,
                                 QWidget* parent)
    : QWidget(parent),
      by_(by),
      name_(name),
      ground_(std::move(ground)),
      fields_(conditionSchema(),
              {[this](const auto& edit) { editing_ ? change(edit) : once(edit); }, problemOf(this)}, name) {
  condition_.by = by;
  callOnce(settled_, kSettledAfter, this, &ConditionEditor::showHistogram);
  auto* column = bareLayout<QVBoxLayout>(this, 4);
  fields_.into(*column);
  addHead(head);
  addOwn();
  addRange();
}

void ConditionEditor::addHead(Head kind) {
  auto* head = new QHBoxLayout;
  head->setSpacing(10);
  if (kind == Head::Removable) {
    auto* title = new QLabel(titleOf(by_));
    title->setProperty("role", QStringLiteral("heading"));
    head->addWidget(title);
  }
  head->addStretch();
  const auto box = [&](const QString& text, const QString& tip, const char* key) {
    auto* check = new QCheckBox(text);
    check->setObjectName(controlName(name_, key));
    check->setToolTip(tip);
    head->addWidget(check);
    return check;
  };
  curved_ = box(tr("Curve"), tr("A curve over the range in place of soft ends"), "curved");
  connect(curved_, &QCheckBox::clicked, this, [this](bool on) {
    once([this, on](RuleCondition& condition) {
      condition.curve = on ? std::optional(Curve()) : std::nullopt;
      const MeasureHistogram& axis = graph_->histogram();
      if (on && openLow(condition)) condition.low = std::min(axis.low, condition.high);
      if (on && openHigh(condition)) condition.high = std::max(axis.high, condition.low);
    });
  });
  inverted_ = box(tr("Not"), tr("Where this does not hold"), "inverted");
  connect(inverted_, &QCheckBox::clicked, this,
          [this](bool on) { once([on](RuleCondition& condition) { condition.inverted = on; }); });
  if (kind == Head::Removable) {
    auto* remove = new QToolButton;
    remove->setObjectName(controlName(name_, "remove"));
    remove->setIcon(icon(QStringLiteral("close")));
    remove->setAutoRaise(true);
    remove->setToolTip(tr("Remove this condition"));
    remove->setAccessibleName(remove->toolTip());
    connect(remove, &QToolButton::clicked, this, &ConditionEditor::removeAsked);
    head->addWidget(remove);
  }
  static_cast<QVBoxLayout*>(layout())->addLayout(head);
}

NumberField& ConditionEditor::number(const char* key, const NumberSpec& spec, const QString& tip) {
  NumberField& field = fields_.number(key, spec, tip);
  connect(&field, &NumberField::editBegun, this, &ConditionEditor::begin);
  connect(&field, &NumberField::editEnded, this, &ConditionEditor::end);
  // Two of them stand side by side.
  field.setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  return field;
}

void ConditionEditor::addOwn() {
  if (by_ == GroundMeasure::Concavity)
    number("radius", {.label = tr("Radius"), .unit = {}, .low = 1.0, .high = 10000.0, .logarithmic = true},
           tr("Of the surroundings that the ground is compared with"));
  if (by_ == GroundMeasure::Water) {
    number("level", {.label = tr("Water level"), .unit = {}, .low = -500.0, .high = 5000.0},
           tr("Ground that is not higher counts as water"));
    number("radius",
           {.label = tr("Look around"), .unit = {}, .low = 1.0, .high = 10000.0, .logarithmic = true},
           tr("How far water is looked for; at most 256 samples"));
  }
  if (by_ == GroundMeasure::Noise) {
    fields_.choice("noise-shape", tr("Noise"));
    number("noise-scale",
           {.label = tr("Scale"), .unit = {}, .low = 1.0, .high = 10000.0, .logarithmic = true},
           tr("From crest to crest of the coarsest noise"));
    number("noise-octaves", {.label = tr("Octaves"), .unit = {}, .low = 1.0, .high = 12.0},
           tr("How many finer noises lie over it"));
    number("seed", {.label = tr("Seed"), .unit = {}, .low = 0.0, .high = 1000.0},
           tr("Another number gives another noise"));
  }
  if (by_ == GroundMeasure::Mask) {
    mask_ = new QComboBox;
    mask_->setObjectName(controlName(name_, "mask"));
    mask_->setAccessibleName(tr("Selection"));
    mask_->setFocusPolicy(Qt::TabFocus);
    mask_->setToolTip(tr("A selection that is kept with the terrain"));
    connect(mask_, &QComboBox::activated, this, [this] {
      once([this](RuleCondition& condition) { condition.mask = mask_->currentText().toStdString(); });
    });
    static_cast<QVBoxLayout*>(layout())->addWidget(mask_);
  }
  if (by_ == GroundMeasure::Lines) {
    lines_ = new LineChoiceRow(name_);
    connect(lines_, &LineChoiceRow::chosen, this, [this](const LineChoice& lines) {
      once([&](RuleCondition& condition) { condition.lines = lines; });
    });
    static_cast<QVBoxLayout*>(layout())->addWidget(lines_);
  }
}

void ConditionEditor::addRange() {
  auto& column = *static_cast<QVBoxLayout*>(layout());
  graph_ = new RangeGraph;
  graph_->setObjectName(controlName(name_, "graph"));
  column.addWidget(graph_);
  connect(graph_, &RangeGraph::editBegun, this, &ConditionEditor::begin);
  connect(graph_, &RangeGraph::conditionEdited, this,
          [this](const RuleCondition& condition) { change([&](RuleCondition& mine) { mine = condition; }); });
  connect(graph_, &RangeGraph::editEnded, this, &ConditionEditor::end);
  curve_ = new CurveEditor({}, {});
  curve_->setObjectName(controlName(name_, "curve"));
  column.addWidget(curve_);
  connect(curve_, &CurveEditor::editBegun, this, &ConditionEditor::begin);
  connect(curve_, &CurveEditor::editEnded, this, &ConditionEditor::end);
  connect(curve_, &CurveEditor::curveEdited, this,
          [this](const Curve& curve) { change([&](RuleCondition& mine) { mine.curve = curve; }); });

  const QString unit = QString::fromUtf8(measureLimits(by_).unit).trimmed();
  const auto pair = [&](auto* parent) {
    auto* row = bareLayout<QHBoxLayout>(parent, 4);
    fields_.into(*row);
    return row;
  };
  const bool open = by_ != GroundMeasure::Aspect;
  NumberSpec low{.label = tr("From"), .unit = unit}, high{.label = tr("To"), .unit = unit};
  if (open) {
    low.off = -kHighest;
    high.off = kHighest;
  }
  auto* ends = new QWidget;
  pair(ends);
  number("low", low, tr("It holds from here"));
  number("high", high, tr("It holds up to here"));
  soft_ = new QWidget;
  pair(soft_);
  number("soft-low", {.label = tr("Soft"), .unit = unit}, tr("Below the range it fades out over so much"));
  number("soft-high", {.label = tr("Soft"), .unit = unit}, tr("Above the range it fades out over so much"));
  column.addWidget(ends);
  column.addWidget(soft_);
}

void ConditionEditor::begin() {
  editing_ = true;
  Q_EMIT editBegun();
}

void ConditionEditor::end(bool kept) {
  editing_ = false;
  Q_EMIT editEnded(kept);
  showHistogram();
}

void ConditionEditor::once(const SettingFields<RuleCondition>::Edit& edit) {
  begin();
  change(edit);
  end(true);
}

void ConditionEditor::change(const SettingFields<RuleCondition>::Edit& edit) {
  RuleCondition condition = condition_;
  edit(condition);
  if (by_ != GroundMeasure::Aspect && condition.low > condition.high) {
    // The end that moved pushes the other.
    if (condition.low != condition_.low)
      condition.high = condition.low;
    else
      condition.low = condition.high;
  }
  condition_ = condition;
  show();
  Q_EMIT conditionEdited(condition_);
}

void ConditionEditor::setCondition(const RuleCondition& condition) {
  if (condition != condition_) {
    condition_ = condition;
    show();
  }
  showHistogram();
}

void ConditionEditor::groundChanged() {
  drawn_.reset();
  if (isVisible()) settled_.start();
}

void ConditionEditor::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  showHistogram();
}

void ConditionEditor::showHistogram() {
  if (editing_ || !isVisible() || (drawn_ && sameMeasure(*drawn_, condition_))) return;
  drawn_ = condition_;
  MeasureHistogram histogram = ground_.histogram(condition_);
  const double range = histogram.high - histogram.low;
  for (const auto& row : fields_.rows()) {
    auto* field = qobject_cast<NumberField*>(row.control);
    if (row.key == "low" || row.key == "high") field->setReach(histogram.low, histogram.high);
    if (row.key == "soft-low" || row.key == "soft-high") field->setReach(0.0, range / 2.0);
  }
  graph_->setHistogram(std::move(histogram));
  show();
}

void ConditionEditor::show() {
  fields_.show(condition_);
  inverted_->setChecked(condition_.inverted);
  curved_->setChecked(condition_.curve.has_value());
  graph_->setCondition(condition_);
  graph_->setVisible(!condition_.curve);
  soft_->setVisible(!condition_.curve);
  curve_->setVisible(condition_.curve.has_value());
  if (condition_.curve) {
    curve_->setCurve(*condition_.curve);
    curve_->setBars(barsWithin(graph_->histogram(), condition_));
  }
  if (mask_) {
    QStringList names = ground_.masks();
    const QString own = QString::fromStdString(condition_.mask);
    if (!names.contains(own)) names.prepend(own);
    mask_->clear();
    mask_->addItems(names);
    mask_->setCurrentText(own);
  }
  if (lines_) lines_->show(condition_.lines, ground_.lines());
}

}  // namespace scarp
