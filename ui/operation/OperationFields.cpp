#include "ui/operation/OperationFields.h"

#include <QFormLayout>
#include <algorithm>
#include <cmath>
#include <string_view>

#include "core/document/TerrainDocument.h"
#include "core/mask/MaskTiles.h"
#include "ui/widgets/ChoiceRow.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/CurveEditor.h"
#include "ui/widgets/SettingFields.h"

namespace scarp {
namespace {

constexpr double kUnbounded = 1e5;  ///< A range beyond is one that a bar need not reach through.

QString named(std::string_view key) { return QString::fromUtf8(key.data(), static_cast<int>(key.size())); }

/// How far a number's bar reaches; what is typed may go as far as the schema lets it.
NumberSpec specOf(const NumberSetting& number, const OperationReach& reach) {
  // As the panel of the brush has the same settings.
  if (number.low == 0.0 && number.high == 1.0 && !number.whole && *number.unit == '\0')
    return percentSpec(coreText(number.title));
  NumberSpec spec{coreText(number.title), coreUnit(number.unit), number.low,
                  number.high};
  spec.whole = number.whole;
  const double relief = std::max(reach.high - reach.low, 1.0);
  if (number.high - number.low <= kUnbounded && !number.whole) return spec;
  if (number.key == "metres" || number.key == "amplitude") {
    spec.low = -relief;
    spec.high = relief;
  } else if (number.key == "step" || number.key == "quantum" || number.key == "max-depth") {
    spec.low = number.lowAllowed ? 0.0 : 0.001 * relief;
    spec.high = 0.5 * relief;
  } else if (number.key == "max-length") {
    spec.high = 0.25 * reach.extent;
  } else if (number.low < 0.0) {  // A height.
    spec.low = reach.low - 0.5 * relief;
    spec.high = reach.high + 0.5 * relief;
  } else if (!number.whole) {  // A length.
    spec.low = 0.5 * reach.cell;
    spec.high = std::max(0.25 * reach.extent, 2.0 * spec.low);
    spec.logarithmic = true;
  } else if (number.key == "iterations") {
    spec.high = 300.0;
  } else if (number.key == "seed") {
    spec.high = 1000.0;
  } else if (number.high > kUnbounded) {
    spec.high = 8193.0;
  }
  if (number.key == "factor") {
    spec.low = 0.0;
    spec.high = 4.0;
  }
  return spec;
}

template <class Settings>
void addAll(QFormLayout& form, Settings& settings, const OperationReach& reach,
            const std::function<void()>& changed, const QString& prefix = {}) {
  const OperationKind<Settings>& kind = kindOf(settings);
  const auto nameOf = [&prefix](std::string_view key) {
    return prefix.isEmpty() ? named(key) : controlName(prefix, key);
  };
  for (const auto& choice : kind.schema.choices()) {
    auto* row = new ChoiceRow(coreText(choice.title), titlesOf(choice.names));
    row->setObjectName(nameOf(choice.key));
    row->setChosen(static_cast<int>(choice.get(settings)));
    QObject::connect(row, &ChoiceRow::picked, row, [&settings, choice, changed](int index) {
      choice.store(settings, static_cast<std::size_t>(index));
      changed();
    });
    form.addRow(row);
  }
  for (const auto& number : kind.schema.numbers()) {
    NumberField* field = limitedField(specOf(number, reach), number, nameOf(number.key), {});
    field->setValue(number.get(settings));
    QObject::connect(field, &NumberField::valueEdited, field, [&settings, number, changed](double value) {
      number.store(settings, value);
      changed();
    });
    form.addRow(field);
  }
  for (const auto& curve : kind.schema.curves()) {
    auto* editor = new CurveEditor(QObject::tr("lowest"), QObject::tr("highest"));
    editor->setObjectName(nameOf(curve.key));
    editor->setMinimumHeight(190);
    editor->setCurve(curve.get(settings));
    QObject::connect(editor, &CurveEditor::curveEdited, editor,
                     [&settings, curve, changed](const Curve& value) {
                       curve.store(settings, value);
                       changed();
                     });
    form.addRow(editor);
  }
}

/// The samples that are selected; at least two each way.
GridRect boundsToCrop(const MaskRaster& selection) {
  GridRect rect = boundsOf(selection);
  if (rect.empty()) return selection.rect();
  if (rect.width() < 2) rect.column0 = std::clamp(rect.column0, 0, selection.columns() - 2);
  if (rect.height() < 2) rect.row0 = std::clamp(rect.row0, 0, selection.rows() - 2);
  rect.column1 = std::max(rect.column1, rect.column0 + 2);
  rect.row1 = std::max(rect.row1, rect.row0 + 2);
  return rect;
}

/// 1, 2 or 5 times a power of ten, near a number above 0.
double round125(double value) {
  const double power = std::pow(10.0, std::floor(std::log10(value)));
  const double digit = value / power;
  return power * (digit < 1.5 ? 1.0 : digit < 3.5 ? 2.0 : digit < 7.5 ? 5.0 : 10.0);
}

}  // namespace

OperationReach::OperationReach(const TerrainDocument& document)
    : cell(document.frame().cellSize()),
      extent(std::max(document.frame().width(), document.frame().depth())) {
  const Box box = document.box();
  low = box.min.z();
  high = box.max.z();
}

Filter suitedTo(const OperationKind<Filter>& kind, const TerrainDocument& document) {
  const OperationReach reach(document);
  const double relief = std::max(reach.high - reach.low, 1.0);
  Filter filter = kind.defaults;
  if (auto* offset = std::get_if<OffsetFilter>(&filter)) offset->metres = round125(0.05 * relief);
  if (auto* clamp = std::get_if<ClampFilter>(&filter)) {
    clamp->lowest = std::floor(reach.low);
    clamp->highest = std::ceil(reach.high);
  }
  if (auto* remap = std::get_if<RemapFilter>(&filter)) {
    remap->fromLow = remap->toLow = std::floor(reach.low);
    remap->fromHigh = remap->toHigh = std::max(std::ceil(reach.high), remap->fromLow + 1.0);
  }
  if (auto* breach = std::get_if<BreachDepressionsFilter>(&filter)) {
    breach->maxDepth = round125(0.05 * relief);
    breach->maxLength = round125(0.05 * reach.extent);
  }
  if (auto* blur = std::get_if<BlurFilter>(&filter)) blur->radius = round125(4.0 * reach.cell);
  if (auto* sharpen = std::get_if<SharpenFilter>(&filter)) sharpen->radius = round125(4.0 * reach.cell);
  if (auto* noise = std::get_if<NoiseFilter>(&filter)) {
    noise->noise.scale = round125(0.1 * reach.extent);
    noise->amplitude = round125(0.1 * relief);
  }
  if (auto* terrace = std::get_if<TerraceFilter>(&filter)) terrace->terrace.step = round125(0.1 * relief);
  return filter;
}

Reshape suitedTo(const OperationKind<Reshape>& kind, const TerrainDocument& document) {
  const GridFrame& frame = document.frame();
  Reshape reshape = kind.defaults;
  if (auto* resample = std::get_if<ResampleReshape>(&reshape)) {
    resample->columns = frame.columns;
    resample->rows = frame.rows;
  }
  if (auto* crop = std::get_if<CropReshape>(&reshape))
    crop->rect = document.selection() ? boundsToCrop(*document.selection()) : frame.samples();
  if (auto* extend = std::get_if<ExtendReshape>(&reshape)) extend->height = OperationReach(document).low;
  if (auto* rescale = std::get_if<RescaleReshape>(&reshape)) {
    rescale->dx = frame.dx;
    rescale->dy = frame.dy;
  }
  return reshape;
}

void addFields(QFormLayout& form, Filter& settings, const OperationReach& reach,
               const std::function<void()>& changed, const QString& prefix) {
  addAll(form, settings, reach, changed, prefix);
}

void addFields(QFormLayout& form, Reshape& settings, const OperationReach& reach,
               const std::function<void()>& changed) {
  addAll(form, settings, reach, changed);
}

}  // namespace scarp
