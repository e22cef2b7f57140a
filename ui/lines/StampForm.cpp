#include "ui/lines/StampForm.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <utility>

#include "core/brush/BrushKinds.h"
#include "core/brush/BrushSchema.h"
#include "core/document/TerrainDocument.h"
#include "core/line/StampShape.h"
#include "core/terrain/Surface.h"
#include "core/terrain/WorkingRange.h"
#include "ui/brush/AlphaSection.h"
#include "ui/lines/LineSession.h"
#include "ui/widgets/Controls.h"
#include "ui/widgets/CoordinatesField.h"
#include "ui/widgets/CoreText.h"

namespace scarp {

namespace {

const KindSetting& stampSetting(std::string_view key) {
  const auto found = std::ranges::find(kindSettings(), key, &KindSetting::key);
  EXPECTS(found != kindSettings().end());
  return *found;
}

bool usesBase(const BrushSettings& brush) {
  return brush.stampBlend != StampBlend::Add && brush.stampBlend != StampBlend::Subtract;
}

NumberLimits sizeLimits(const char* title) {
  NumberLimits limits{title, " m", 0.0, kLongestSide};
  limits.lowAllowed = false;
  return limits;
}

}  // namespace

StampForm::StampForm(LineSession& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      fields_(brushSchema(), {[this](const auto& edit) { session_.changeStamps(edit); }, problemOf(this)},
              QStringLiteral("stamp")) {
  auto* const column = bareLayout<QVBoxLayout>(this, 5);
  fields_.into(*column);
  addImage(*column);
  addPosition(*column);
  addSize(*column);
  addShape(*column);
}

void StampForm::addImage(QVBoxLayout& column) {
  grid_ = describe(new AlphaGrid(tr("No image: a dome")), "stampImages", {.name = tr("Image")});
  column.addWidget(grid_);
  connect(grid_, &AlphaGrid::alphaPicked, this, &StampForm::setImage);
  auto* const load =
      describe(new QPushButton(tr("Load Image…")), "stampLoadImage",
               {.tip = tr("Load a greyscale image or heightmap: PNG, EXR, TIFF, RAW …"), .tabs = true});
  load->setProperty("small", true);
  connect(load, &QPushButton::clicked, this, [this] {
    if (const QString path = askAlphaFile(this); !path.isEmpty()) Q_EMIT imageFileChosen(path);
  });
  column.addWidget(load);
  auto* const take = describe(
      new QPushButton(tr("Use Stamp Brush Settings")), "stampTakeBrush",
      {.tip = tr(
           "Copy image, size, height, rotation, blend and falloff from the Stamp brush, which copied ground "
           "can be too"),
       .tabs = true});
  take->setProperty("small", true);
  connect(take, &QPushButton::clicked, this, &StampForm::takeBrush);
  column.addWidget(take);
}

void StampForm::takeBrush() {
  BrushSettings hand = session_.handBrush();
  if (hand.kind != BrushKind::Stamp)
    return Q_EMIT problem(tr("Select the Stamp brush first: it has the settings."));
  // A stamp has no settings that vary from stroke to stroke.
  hand.alphaTurn = AlphaTurn::Fixed;
  hand.jitter = {};
  hand.symmetry = {};
  const auto held = lineBrushOf(std::move(hand));
  if (!held) return Q_EMIT problem(messageText(held.error().message));
  session_.changeStamps([&](BrushSettings& brush) { brush = held->settings(); });
}

void StampForm::addPosition(QVBoxLayout& column) {
  place_ = new QWidget;
  auto* const within = bareLayout<QVBoxLayout>(place_, 5);
  world_ = new WorldPositionField(QStringLiteral("stampWorld"));
  within->addWidget(world_);
  const auto move = [this](double LinePoint::*coordinate, double to) {
    session_.change([&](Line& stamp) { stamp.points.front().*coordinate = to; });
  };
  connect(world_, &WorldPositionField::problem, this, &StampForm::problem);
  connect(world_, &WorldPositionField::positionEdited, this, [this](double east, double north) {
    session_.change([&](Line& stamp) {
      stamp.points.front().x = east;
      stamp.points.front().y = north;
    });
  });
  x_ = number("stampX", {tr("East"), {}, -1000.0, 1000.0}, {"x", " m", -1e9, 1e9},
              tr("Position east of the terrain's middle"), [move](double to) { move(&LinePoint::x, to); });
  y_ = number("stampY", {tr("North"), {}, -1000.0, 1000.0}, {"y", " m", -1e9, 1e9},
              tr("Position north of the terrain's middle"), [move](double to) { move(&LinePoint::y, to); });
  within->addWidget(x_);
  within->addWidget(y_);
  column.addWidget(place_);
}

void StampForm::addSize(QVBoxLayout& column) {
  width_ = number("stampWidth", {tr("Width"), {}, 1.0, 5000.0, true}, sizeLimits("width"),
                  tr("Width of the image"), [this](double metres) { changeSize(true, metres); });
  depth_ = number("stampDepth", {tr("Depth"), {}, 1.0, 5000.0, true}, sizeLimits("depth"),
                  tr("Depth of the image"), [this](double metres) { changeSize(false, metres); });
  column.addWidget(width_);
  column.addWidget(depth_);
  proportional_ = describe(new QCheckBox(tr("Keep proportions")), "stampProportional",
                           {.tip = tr("Change width and depth together")});
  proportional_->setChecked(true);
  column.addWidget(proportional_);
}

void StampForm::addShape(QVBoxLayout& column) {
  const auto field = [this](std::string_view key, NumberSpec spec, const QString& tip) {
    session_.follow(fields_.number(key, std::move(spec), tip));
  };
  field("alpha-angle", {tr("Rotation"), QStringLiteral("°"), -180.0, 180.0}, tr("Degrees anticlockwise"));
  field("strength", {tr("Height"), {}, 0.1, 2000.0, true}, tr("Height of the image from black to white"));
  const KindSetting& blend = stampSetting("stamp-blend");
  QStringList names, tips;
  for (const ValueName& name : std::get<ChoiceSetting>(blend.setting).names.all())
    names += coreText(name.title);
  for (const char* const tip : blend.tips) tips += coreText(tip);
  fields_.choice("stamp-blend", tr("Blend"), names, tips);
  baseRow_ = new QWidget;
  auto* const row = bareLayout<QHBoxLayout>(baseRow_, 6);
  ownBase_ = describe(
      new QCheckBox, "stampOwnBase",
      {.name = tr("Fixed base"),
       .tip = tr("Measure the stamp's heights from a fixed height instead of the ground at its centre")});
  base_ = number("stampBase", {tr("Base"), {}, 0.0, 1000.0}, {"base", " m", -1e6, 1e6},
                 tr("Height from which the stamp's heights are measured"), [this](double height) {
                   session_.change([&](Line& stamp) { stamp.points.front().height = height; });
                 });
  connect(ownBase_, &QCheckBox::clicked, this, [this](bool on) {
    session_.change([&](Line& stamp) {
      stamp.points.front().height = on ? std::optional(base_->value()) : std::nullopt;
    });
  });
  row->addWidget(ownBase_);
  row->addWidget(base_, 1);
  column.addWidget(baseRow_);
  fields_.choice("footprint", tr("Footprint"), {tr("Round"), tr("Rectangle")},
                 {tr("Limit the image to an ellipse"), tr("Use the whole image")});
  falloffs_ = describe(new QComboBox, "stampFalloff",
                       {.name = tr("Falloff"), .tip = tr("How the stamp fades towards its edge")});
  falloffs_->setPlaceholderText(QStringLiteral("—"));
  falloffs_->addItems(titlesOf(falloffNames()));
  connect(falloffs_, &QComboBox::activated, this, [this](int index) {
    session_.changeStamps([index](BrushSettings& brush) { brush.falloff = static_cast<Falloff>(index); });
  });
  auto* const falloff = new QHBoxLayout;
  falloff->addWidget(new QLabel(tr("Falloff")));
  falloff->addWidget(falloffs_, 1);
  column.addLayout(falloff);
  field("inner-radius", percentSpec(tr("Inner radius"), 0.0, 0.99),
        tr("Part of the way to the edge that is at full height, percent"));
}

NumberField* StampForm::number(const char* name, NumberSpec spec, const NumberLimits& limits,
                               const QString& tip, std::function<void(double)> edit) {
  NumberField* const field = limitedField(std::move(spec), limits, QLatin1String(name), tip);
  connect(field, &NumberField::valueEdited, this, [edit = std::move(edit)](double value) { edit(value); });
  connect(field, &NumberField::refused, this, &StampForm::problem);
  session_.follow(*field);
  return field;
}

void StampForm::changeSize(bool ofWidth, double metres) {
  session_.changeStamps([&](BrushSettings& brush) {
    StampSize size = stampSize(brush);
    double& changed = ofWidth ? size.width : size.depth;
    double& other = ofWidth ? size.depth : size.width;
    if (proportional_->isChecked()) other *= metres / changed;
    changed = metres;
    brush = withStampSize(std::move(brush), size);
  });
}

void StampForm::setImage(const AlphaPtr& alpha) {
  // Stored once, however many stamps are selected.
  BrushSettings holder;
  holder.kind = BrushKind::Stamp;
  holder.alpha = alpha;
  if (alpha && !alpha->embedded && std::max(alpha->columns, alpha->rows) > kMaxStampPixels)
    holder.alpha = sharedAlpha(reduced(*alpha, kMaxStampPixels));
  const auto held = lineBrushOf(std::move(holder));
  if (!held) return Q_EMIT problem(messageText(held.error().message));
  session_.changeStamps([&](BrushSettings& brush) { brush.alpha = held->settings().alpha; });
}

void StampForm::show(const Line& stamp, const std::vector<const Line*>& others,
                     const TerrainDocument& terrain) {
  std::vector<BrushSettings> beside;
  for (const Line* const other : others) beside.push_back(other->brush.settings());
  const BrushSettings& brush = stamp.brush.settings();
  showBrush(brush, beside);
  const bool single = others.size() <= 1;
  place_->setVisible(single);
  baseRow_->setVisible(single && usesBase(brush));
  if (!single) return;
  const LinePoint& at = stamp.points.front();
  const GridFrame& frame = terrain.frame();
  world_->setTerrain(frame, terrain.georeference());
  world_->setPosition({at.x, at.y});
  if (!session_.open()) {
    x_->setReach(-0.5 * frame.width(), 0.5 * frame.width());
    y_->setReach(-0.5 * frame.depth(), 0.5 * frame.depth());
  }
  x_->setValue(at.x);
  y_->setValue(at.y);
  const double ground = heightAt(terrain.heights(), frame.column(at.x), frame.row(at.y));
  const double base = at.height.value_or(std::isnan(ground) ? 0.0 : std::round(100.0 * ground) / 100.0);
  ownBase_->setChecked(at.height.has_value());
  if (!session_.open()) base_->setReach(std::floor(base) - 100.0, std::floor(base) + 100.0);
  base_->setValue(base);
}

void StampForm::showNext(const Line& stamp) {
  showBrush(stamp.brush.settings(), {});
  place_->hide();
  baseRow_->hide();
}

void StampForm::showBrush(const BrushSettings& brush, const std::vector<BrushSettings>& beside) {
  const auto same = [&](const auto& of) {
    return std::ranges::all_of(beside, [&](const BrushSettings& other) { return of(other) == of(brush); });
  };
  fields_.show(brush, beside);
  if (same([](const BrushSettings& b) { return b.alpha; }))
    grid_->showAlpha(brush.alpha);
  else
    grid_->setChosen(-1);
  const StampSize size = stampSize(brush);
  width_->setValue(size.width);
  depth_->setValue(size.depth);
  if (!same([](const BrushSettings& b) { return stampSize(b).width; })) width_->setMixed();
  if (!same([](const BrushSettings& b) { return stampSize(b).depth; })) depth_->setMixed();
  falloffs_->setCurrentIndex(
      same([](const BrushSettings& b) { return b.falloff; }) ? static_cast<int>(brush.falloff) : -1);
}

}  // namespace scarp
