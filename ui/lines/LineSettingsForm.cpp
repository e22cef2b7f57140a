#include "ui/lines/LineSettingsForm.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

#include "core/line/LineSchema.h"
#include "core/line/LineSection.h"
#include "ui/lines/LineBrushForm.h"
#include "ui/lines/LineSession.h"
#include "ui/lines/SectionEditor.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/FoldingSection.h"
#include "ui/widgets/MessageText.h"

namespace scarp {

namespace {

QVBoxLayout* columnIn(QWidget& widget) {
  auto* column = new QVBoxLayout(&widget);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(5);
  return column;
}

NumberSpec inPercent(const QString& label, double low, double high) {
  NumberSpec spec{label, QStringLiteral("%"), low, high};
  spec.shown = 100.0;
  return spec;
}

}  // namespace

LineSettingsForm::LineSettingsForm(LineSession& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      fields_(lineSchema(),
              {[this](const auto& edit) { session_.change([&](Line& line) { edit(line.settings); }); },
               [this](const QString& message) { Q_EMIT problem(message); }},
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
  addNumber("grade", inPercent(tr("Greatest grade"), 0.0, 0.3), tr("Along the line; 0 for any"));
  fields_.onlyFor(
      addNumber("water", {tr("Depth of water"), {}, 0.0, 10.0}, tr("Height above the bed; 0 for none")),
      [](const LineSettings& settings) { return settings.neverRises; });
  fields_.into(*columnIn(*area_));
  fields_.choice("plane", tr("Plane"));
  addNumber("grade", inPercent(tr("Greatest slope"), 0.0, 0.3), tr("Of the plane that fits best; 0 for any"))
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
  addNumber("crown", inPercent(tr("Crown"), -0.05, 0.1),
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
  fields_.onlyFor(addNumber("tilt", inPercent(tr("Greatest tilt"), 0.0, 0.15), tr("Across the bed in bends")),
                  tilted);
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
  auto* const box = new QComboBox;
  box->setObjectName(QStringLiteral("lineSection"));
  box->setAccessibleName(tr("Beside the bed"));
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
  connect(drawn, &SectionEditor::editBegun, this, [this] { session_.begin(); });
  connect(drawn, &SectionEditor::editEnded, this, [this](bool kept) { session_.end(kept); });
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
  connect(&field, &NumberField::editBegun, this, [this] { session_.begin(); });
  connect(&field, &NumberField::editEnded, this, [this](bool kept) { session_.end(kept); });
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
