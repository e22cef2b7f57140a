#include "ui/materials/LineChoiceRow.h"

#include <QComboBox>
#include <QVBoxLayout>
#include <algorithm>
#include <set>

#include "ui/materials/RuleText.h"
#include "ui/widgets/CoreText.h"

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
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
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

}  // namespace scarp
