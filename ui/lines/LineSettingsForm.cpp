#include "ui/lines/LineSettingsForm.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "core/brush/BrushKinds.h"
#include "core/brush/BrushSchema.h"
#include "core/document/TerrainDocument.h"
#include "core/line/LineSchema.h"
#include "core/line/LineSection.h"
#include "core/terrain/Surface.h"
#include "ui/brush/BrushSection.h"
#include "ui/lines/LineSession.h"
#include "ui/lines/SectionEditor.h"
#include "ui/widgets/ChoiceRow.h"
#include "ui/widgets/Controls.h"
#include "ui/widgets/CoordinatesField.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/FoldingSection.h"

namespace scarp {

LinePointForm::LinePointForm(LineSession& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      ownHeight_(new QCheckBox),
      ownWidth_(new QCheckBox),
      world_(new WorldPositionField(QStringLiteral("pointWorld"))) {
  auto* column = bareLayout<QVBoxLayout>(this, 5);
  column->addWidget(world_);
  connect(world_, &WorldPositionField::problem, this, &LinePointForm::problem);
  connect(world_, &WorldPositionField::positionEdited, this, [this](double east, double north) {
    change([east, north](LinePoint& point) {
      point.x = east;
      point.y = north;
    });
  });
  describe(ownHeight_, "pointOwnHeight",
           {.tip = tr("The bed or crest has a height of its own here, as far as the greatest grade of the "
                      "line allows")});
  describe(ownWidth_, "pointOwnWidth", {.tip = tr("The line has a width of its own here")});
  height_ = addOwn(&LinePoint::height, *ownHeight_,
                   limitedField({tr("Height"), {}, 0.0, 1000.0}, {"height", " m", -1e6, 1e6},
                                QStringLiteral("pointHeight"), tr("Of the line at this point")));
  NumberLimits widths{"width", " m", 0.0, 1e5};
  widths.lowAllowed = false;
  width_ = addOwn(&LinePoint::width, *ownWidth_,
                  limitedField({tr("Width"), {}, 0.5, 40.0, true}, widths, QStringLiteral("pointWidth"),
                               tr("Of the line at this point")));
  onward_ = describe(
      new ChoiceRow(tr("From here"), titlesOf(lineSpanNames())), "pointOnward",
      {.tip = tr("What carries the line up to the next point; bridges and tunnels leave the ground alone")});
  column->addWidget(onward_);
  connect(onward_, &ChoiceRow::picked, this, [this](int index) {
    change([index](LinePoint& point) { point.onward = static_cast<LineSpan>(index); });
  });
}

NumberField* LinePointForm::addOwn(OwnNumber number, QCheckBox& own, NumberField* field) {
  auto* row = new QHBoxLayout;
  row->setSpacing(6);
  row->addWidget(&own);
  row->addWidget(field, 1);
  static_cast<QVBoxLayout*>(layout())->addLayout(row);
  connect(&own, &QCheckBox::clicked, this, [this, number, field](bool on) {
    change([&](LinePoint& point) { point.*number = on ? std::optional(field->value()) : std::nullopt; });
  });
  connect(field, &NumberField::valueEdited, this,
          [this, number](double value) { change([&](LinePoint& point) { point.*number = value; }); });
  session_.follow(*field);
  connect(field, &NumberField::refused, this, &LinePointForm::problem);
  return field;
}

void LinePointForm::change(const std::function<void(LinePoint&)>& edit) {
  session_.change([&](Line& line) {
    if (point_ < line.points.size()) edit(line.points[point_]);
  });
}

void LinePointForm::show(const Line& line, std::size_t point, const TerrainDocument& terrain) {
  point_ = point;
  const LinePoint& at = line.points[point];
  const GridFrame& frame = terrain.frame();
  world_->setTerrain(frame, terrain.georeference());
  world_->setPosition({at.x, at.y});
  const double ground = heightAt(terrain.heights(), frame.column(at.x), frame.row(at.y));
  ownHeight_->setChecked(at.height.has_value());
  ownWidth_->setChecked(at.width.has_value());
  const double height = at.height.value_or(
      std::isnan(ground) ? 0.0 : std::round(100.0 * (ground + line.settings.offset)) / 100.0);
  if (!session_.open()) height_->setReach(std::floor(height) - 50.0, std::floor(height) + 50.0);
  height_->setValue(height);
  width_->setValue(at.width.value_or(line.settings.width));
  onward_->setChosen(static_cast<int>(at.onward));
  const bool brushes = static_cast<bool>(line.brush), bed = !brushes && !isArea(line.kind);
  ownHeight_->setVisible(!brushes);
  height_->setVisible(!brushes);
  ownWidth_->setVisible(bed);
  width_->setVisible(bed);
  onward_->setVisible(!isArea(line.kind));
}

namespace {

/// What a brush has that the form has no control for.
QStringList besideControls(const BrushSettings& brush) {
  QStringList all;
  if (brush.alpha) all += LineBrushForm::tr("an alpha");
  if (!(brush.limits == BrushLimits())) all += LineBrushForm::tr("limits");
  if (!(brush.jitter == BrushJitter())) all += LineBrushForm::tr("jitter");
  if (brush.symmetry.kind != SymmetryKind::None) all += LineBrushForm::tr("symmetry");
  return all;
}

QWidget* labelled(const QString& text, QComboBox& box) {
  auto* const row = new QWidget;
  auto* const line = bareLayout<QHBoxLayout>(row);
  line->addWidget(new QLabel(text));
  line->addWidget(&box, 1);
  return row;
}

}  // namespace

LineBrushForm::LineBrushForm(LineSession& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      fields_(brushSchema(), {[this](const auto& edit) { change(edit); }, problemOf(this)},
              QStringLiteral("lineBrush")),
      kinds_(new QComboBox),
      falloffs_(new QComboBox),
      take_(new QPushButton(tr("Take the Current Brush"))),
      more_(new QLabel) {
  auto* const column = bareLayout<QVBoxLayout>(this, 5);
  fields_.into(*column);
  addKinds();
  addNumber("radius", {tr("Radius"), {}, 1.0, 2000.0, true}, tr("Of the brush"));
  fields_.onlyFor(addNumber("strength", {tr("Strength"), {}, 0.1, 200.0, true},
                            tr("What a pass of the brush changes in its middle")),
                  [](const BrushSettings& brush) { return kindUses(brush.kind, "strength"); });
  for (QComboBox* const box : {kinds_, falloffs_}) box->setPlaceholderText(QStringLiteral("—"));
  describe(falloffs_, "lineBrushFalloff",
           {.name = tr("Falloff"), .tip = tr("How the brush grows weaker towards its rim")});
  falloffs_->addItems(titlesOf(falloffNames()));
  connect(falloffs_, &QComboBox::activated, this, [this](int index) {
    change([index](BrushSettings& brush) { brush.falloff = static_cast<Falloff>(index); });
  });
  column->addWidget(labelled(tr("Falloff"), *falloffs_));
  addNumber("inner-radius", percentSpec(tr("Inner radius"), 0.0, 0.99),
            tr("How much of the radius is at full strength, percent"));
  fields_.onlyFor(addNumber("spacing", percentSpec(tr("Spacing"), 0.01, 1.0),
                            tr("From dab to dab along the line, percent of the radius")),
                  [](const BrushSettings& brush) {
                    return kindUses(brush.kind, "spacing") &&
                           brushKindInfo(brush.kind).traits.dabs != StrokeDabs::Single;
                  });
  for (const KindSetting& own : kindSettings()) {
    if (!*own.label || own.kinds == std::vector{BrushKind::Restore}) continue;
    QWidget& control = addKindField(fields_, own);
    fields_.onlyFor(control, [key = own.key()](const BrushSettings& brush) { return kindUses(brush.kind, key); });
    if (auto* const number = qobject_cast<NumberField*>(&control)) session_.follow(*number);
  }
  wrapAs(more_, "quiet");
  column->addWidget(more_);
  describe(
      take_, "lineTakeBrush",
      {.tip =
           tr("The line is brushed as the sculpting tool does now: kind, radius, strength, alpha, limits and "
              "all else of the brush in hand"),
       .tabs = true});
  column->addWidget(take_);
  connect(take_, &QPushButton::clicked, this, &LineBrushForm::takeHand);
}

void LineBrushForm::addKinds() {
  describe(kinds_, "lineBrushKind", {.name = tr("Brush"), .tip = tr("What the brush does along the line")});
  for (const BrushKindInfo& info : brushKinds()) {
    BrushSettings brush;
    brush.kind = info.kind;
    if (checkLineBrush(brush)) kinds_->addItem(coreText(info.text.title), static_cast<int>(info.kind));
  }
  connect(kinds_, &QComboBox::activated, this, [this](int index) {
    change([kind = static_cast<BrushKind>(kinds_->itemData(index).toInt())](BrushSettings& brush) {
      brush.kind = kind;
    });
  });
  layout()->addWidget(labelled(tr("Brush"), *kinds_));
}

NumberField& LineBrushForm::addNumber(std::string_view key, NumberSpec spec, const QString& tip) {
  NumberField& field = fields_.number(key, std::move(spec), tip);
  session_.follow(field);
  return field;
}

void LineBrushForm::change(const std::function<void(BrushSettings&)>& edit) {
  session_.change([&](Line& line) {
    if (!line.brush) return;
    BrushSettings brush = line.brush.settings();
    edit(brush);
    line.brush = LineBrush(std::move(brush));
  });
}

void LineBrushForm::takeHand() {
  auto brush = lineBrushOf(session_.handBrush());
  if (!brush) return Q_EMIT problem(messageText(brush.error().message));
  session_.change([&](Line& line) {
    if (line.brush) line.brush = *brush;
  });
}

void LineBrushForm::show(const Line& line, const std::vector<const Line*>& others) {
  const BrushSettings& brush = line.brush.settings();
  std::vector<BrushSettings> beside;
  for (const Line* const other : others) beside.push_back(other->brush.settings());
  const bool oneKind =
      std::ranges::all_of(beside, [&](const BrushSettings& b) { return b.kind == brush.kind; });
  const bool oneFalloff =
      std::ranges::all_of(beside, [&](const BrushSettings& b) { return b.falloff == brush.falloff; });
  kinds_->setCurrentIndex(oneKind ? kinds_->findData(static_cast<int>(brush.kind)) : -1);
  falloffs_->setCurrentIndex(oneFalloff ? static_cast<int>(brush.falloff) : -1);
  fields_.show(brush, beside);
  const QStringList more = besideControls(brush);
  more_->setText(tr("Also has %1, as the brush had when it was taken.").arg(more.join(QStringLiteral(", "))));
  more_->setVisible(!more.isEmpty());
}

namespace {

QVBoxLayout* columnIn(QWidget& widget) {
  auto* column = bareLayout<QVBoxLayout>(&widget, 5);
  return column;
}

}  // namespace

LineSettingsForm::LineSettingsForm(LineSession& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      fields_(lineSchema(),
              {[this](const auto& edit) { session_.change([&](Line& line) { edit(line.settings); }); },
               problemOf(this)},
              QStringLiteral("line")),
      along_(new QWidget),
      area_(new QWidget),
      both_(new QWidget),
      engineering_(new FoldingSection(QStringLiteral("lineEngineering"), tr("Engineering"), false)),
      alongDetails_(new QWidget),
      areaDetails_(new QWidget),
      path_(new QWidget),
      brush_(new LineBrushForm(session)) {
  QVBoxLayout* const column = columnIn(*this);
  for (QWidget* const part : {along_, area_, both_, path_}) column->addWidget(part);
  column->addWidget(engineering_);
  engineering_->column().addWidget(alongDetails_);
  engineering_->column().addWidget(areaDetails_);
  QVBoxLayout* const path = columnIn(*path_);
  path->addWidget(brush_);
  fields_.into(*path);
  fields_.choice("course", tr("Between points")).setObjectName(QStringLiteral("pathCourse"));
  connect(brush_, &LineBrushForm::problem, this, &LineSettingsForm::problem);
  addShape();
  addRouteDetails();
  addEarthwork();
}

void LineSettingsForm::addShape() {
  fields_.into(*columnIn(*along_));
  addNumber("width", {tr("Width"), {}, 0.5, 40.0, true}, tr("Of the bed, from edge to edge"));
  addSection();
  addNumber("even-over", {tr("Even out over"), {}, 0.0, 400.0},
            tr("How far along the line the ground is evened out"));
  addNumber("grade", percentSpec(tr("Greatest grade"), 0.0, 0.3), tr("Along the line; 0 for any"));
  fields_.onlyFor(
      addNumber("water", {tr("Depth of water"), {}, 0.0, 10.0}, tr("Height above the bed; 0 for none")),
      [](const LineSettings& settings) { return settings.neverRises; });
  fields_.into(*columnIn(*area_));
  fields_.choice("plane", tr("Plane"));
  addNumber("grade", percentSpec(tr("Greatest slope"), 0.0, 0.3),
            tr("Of the plane that fits best; 0 for any"))
      .setObjectName(QStringLiteral("areaGrade"));
  addNumber("water", {tr("Depth of water"), {}, 0.0, 10.0},
            tr("Height above the ground of the area; 0 for none"))
      .setObjectName(QStringLiteral("areaWater"));
  fields_.into(*columnIn(*both_));
  addNumber("offset", {tr("Above ground"), {}, -20.0, 20.0},
            tr("How far above the heights that were found; below 0 it is sunk"));
  addNumber("reach", {tr("Reach"), {}, 5.0, 500.0, true},
            tr("Distance from the bed within which side slopes meet the terrain"));
}

void LineSettingsForm::addRouteDetails() {
  fields_.into(*columnIn(*alongDetails_));
  addNumber("shoulder", {tr("Shoulder"), {}, 0.0, 5.0}, tr("Beside the bed, on both sides"));
  addNumber("crown", percentSpec(tr("Crown"), -0.05, 0.1),
            tr("How the bed falls from its middle to its sides"));
  fields_.choice("heights", tr("Heights"));
  fields_.choice("course", tr("Between points"));
  addNumber("curve", {tr("Vertical curves"), {}, 0.0, 400.0},
            tr("Length over which a bend between two grades is rounded"));
  addNumber("speed", {tr("Bends tilted for"), {}, 0.0, 150.0},
            tr("Kilometres per hour; 0 leaves bends untilted"));
  const auto tilted = [](const LineSettings& settings) { return settings.speed > 0.0; };
  fields_.onlyFor(addNumber("friction", {tr("Side friction"), {}, 0.0, 0.5},
                            tr("What the friction of tyres bears of the sideways pull")),
                  tilted);
  fields_.onlyFor(
      addNumber("tilt", percentSpec(tr("Greatest tilt"), 0.0, 0.15), tr("Across the bed in bends")), tilted);
  fields_.onlyFor(addNumber("run-off", {tr("Tilt over"), {}, 0.0, 200.0},
                            tr("How far along the line the tilt is evened out")),
                  tilted);
  fields_.flag("never-rises", tr("Never rises"), tr("From the higher end to the lower one, as water runs"));
  fields_.into(*columnIn(*areaDetails_));
  fields_.choice("heights", tr("Heights")).setObjectName(QStringLiteral("areaHeights"));
}

void LineSettingsForm::addEarthwork() {
  fields_.into(engineering_->column());
  fields_.onlyFor(addNumber("volume", {tr("Volume"), {}, 0.0, 100'000.0},
                            tr("Of cut or fill that the line is raised or lowered for")),
                  [](const LineSettings& settings) { return settings.heights >= LineHeights::CutVolume; });
  fields_.choice("earth", tr("Earthwork"));
  fields_.choice("alignment", tr("Alignment"));
  addNumber("cut", {tr("Cut, run per rise"), {}, 0.1, 4.0},
            tr("Of side slopes that go up: run for each unit of rise"));
  addNumber("fill", {tr("Fill, run per rise"), {}, 0.1, 4.0},
            tr("Of side slopes that go down: run for each unit of rise"));
  addNumber("shrink", {tr("Fill for each cut"), {}, 0.5, 1.5},
            tr("Volume of fill that each unit of cut gives"));
}

void LineSettingsForm::addSection() {
  auto* const row = new QWidget;
  QVBoxLayout* const column = columnIn(*row);
  auto* const line = new QHBoxLayout;
  column->addLayout(line);
  auto* const box = describe(new QComboBox, "lineSection", {.name = tr("Beside the bed")});
  box->setEditable(true);
  box->setInsertPolicy(QComboBox::NoInsert);
  box->lineEdit()->setPlaceholderText(QStringLiteral("—"));
  box->addItem(tr("Shoulders"), QString());
  for (const LineSectionPreset& preset : lineSectionPresets())
    box->addItem(coreText(preset.title), QString::fromStdString(std::string(preset.key)));
  box->setToolTip(
      tr("How the bed goes on beside its width. Or corners of your own, metres out and up from its edge: "
         "0:0.15 2:0.1; those of the right side stand behind |, and \"middle\" before all measures from the "
         "middle"));
  line->addWidget(new QLabel(tr("Beside the bed")));
  line->addWidget(box, 1);
  const auto store = [this, box] {
    const int item = box->findText(box->currentText());
    const std::string text =
        (item >= 0 ? box->itemData(item).toString() : box->currentText()).trimmed().toStdString();
    const auto& setting = lineSchema().find<TextSetting>("section");
    if (const auto good = setting.check(text); !good)
      return Q_EMIT problem(messageText(good.error().message));
    Q_EMIT problem({});
    session_.change([&](Line& changed) { changed.settings.section = text; });
  };
  connect(box, &QComboBox::activated, this, store);
  connect(box->lineEdit(), &QLineEdit::editingFinished, this, store);
  auto* const drawn = new SectionEditor;
  column->addWidget(drawn);
  session_.follow(*drawn);
  connect(drawn, &SectionEditor::sectionEdited, this, [this](const std::string& text) {
    session_.change([&](Line& changed) { changed.settings.section = text; });
  });
  fields_.custom({"section",
                  row,
                  [box, drawn](const LineSettings& settings) {
                    drawn->showSettings(settings);
                    if (box->lineEdit()->hasFocus()) return;
                    const QString text = QString::fromStdString(settings.section);
                    const int item = box->findData(text);
                    box->setEditText(item >= 0 ? box->itemText(item) : text);
                  },
                  [](const LineSettings& from, LineSettings& to) { to.section = from.section; },
                  {},
                  [box] {
                    if (box->lineEdit()->hasFocus()) return;
                    box->setCurrentIndex(-1);
                    box->clearEditText();
                  }});
}

NumberField& LineSettingsForm::addNumber(std::string_view key, NumberSpec spec, const QString& tip) {
  NumberField& field = fields_.number(key, std::move(spec), tip);
  session_.follow(field);
  return field;
}

void LineSettingsForm::show(const Line& line, const std::vector<const Line*>& others) {
  const bool brushes = static_cast<bool>(line.brush);
  const bool area = isArea(line.kind);
  for (QWidget* const part : {along_, alongDetails_}) part->setVisible(!area && !brushes);
  for (QWidget* const part : {area_, areaDetails_}) part->setVisible(area);
  both_->setVisible(!brushes);
  engineering_->setVisible(!brushes);
  path_->setVisible(brushes);
  std::vector<LineSettings> beside;
  for (const Line* const other : others) beside.push_back(other->settings);
  fields_.show(line.settings, beside);
  if (brushes) brush_->show(line, others);
}

}  // namespace scarp
