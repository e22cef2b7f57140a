#include <QSignalSpy>
#include <map>

#include "core/base/Json.h"
#include "core/brush/BrushSchema.h"
#include "core/edit/LayerEdits.h"
#include "core/edit/LayerOperations.h"
#include "core/edit/Operation.h"
#include "core/mask/MaskSchema.h"
#include "core/objects/ObjectSchema.h"
#include "core/scatter/ScatterRuleSchema.h"
#include "core/schema/MakeSetting.h"
#include "core/schema/SchemaJson.h"
#include "core/view/ViewLimits.h"
#include "core/visibility/GroundAnalysis.h"
#include "tests/support/SettingEdges.h"
#include "tests/ui/WindowHarness.h"
#include "ui/analysis/AnalysisDock.h"
#include "ui/brush/BrushDock.h"
#include "ui/layers/LayersDock.h"
#include "ui/mask/SelectionDock.h"
#include "ui/objects/ObjectsDock.h"
#include "ui/project/WorkSettings.h"
#include "ui/render/LookSchema.h"
#include "ui/shading/ShadingDock.h"
#include "ui/widgets/SettingFields.h"

namespace scarp::test {
namespace {

/// Into a field that need not be in sight. What was refused is taken back.
QString refusalOfTyped(NumberField& field, const QString& text) {
  QSignalSpy refused(&field, &NumberField::refused);
  QTest::keyClick(&field, Qt::Key_Return);
  QTest::keyClicks(&field, text);
  QTest::keyClick(&field, Qt::Key_Return);
  const QString message = refused.isEmpty() ? QString() : refused.last()[0].toString();
  if (!message.isEmpty()) QTest::keyClick(&field, Qt::Key_Escape);
  return message;
}

/// As far as a double can tell.
QString typed(double value) { return QString::number(value, 'g', 17); }

// A panel of a test ------------------------------------------------------------------------------------

struct Sample {
  double length = 1.0, share = 0.5;
  int count = 3;
  std::optional<double> height;
};

const Schema<Sample>& panelSchema() {
  using Make = MakeSetting<Sample>;
  constexpr double noEnd = std::numeric_limits<double>::infinity();
  static const Schema<Sample> schema{above(Make::number<&Sample::length>("length", " m", 0, noEnd)),
                                     Make::number<&Sample::share>("share", "", 0, 0.7),
                                     Make::number<&Sample::count>("sample-count", "", 2, 9),
                                     Make::number<&Sample::height>("height", " m", -10, 10)};
  return schema;
}

class SettingFieldsPanel : public ::testing::Test {
 protected:
  SettingFieldsPanel() {
    fields_.into(column_);
    fields_.number("length", {QStringLiteral("Length"), {}, 0.1, 100.0, true}, QStringLiteral("How long"));
    NumberSpec share{QStringLiteral("Share"), QStringLiteral("%"), 0.0, 0.5};
    share.shown = 100.0;
    fields_.number("share", share, {});
    fields_.number("sample-count", {QStringLiteral("Count"), {}, 2.0, 9.0}, {});
    fields_.onlyFor(fields_.number("height", {QStringLiteral("Height"), {}, 0.0, 1.0}, {}),
                    [](const Sample& sample) { return sample.height.has_value(); });
    fields_.show(sample_);
  }
  NumberField& field(const char* name) { return *widget_.findChild<NumberField*>(QLatin1String(name)); }

  Sample sample_;
  QString said_;
  QWidget widget_;
  QVBoxLayout column_{&widget_};
  SettingFields<Sample> fields_{panelSchema(),
                                {[this](const auto& edit) {
                                   edit(sample_);
                                   fields_.show(sample_);
                                 },
                                 [this](const QString& message) { said_ = message; }},
                                QStringLiteral("test")};
};

TEST_F(SettingFieldsPanel, StoresWhatTheSchemaTakesAndSaysWhyItTakesNothingElse) {
  EXPECT_EQ(refusalOfTyped(field("testLength"), QStringLiteral("1e300")), QString());
  EXPECT_EQ(sample_.length, 1e300);
  EXPECT_EQ(refusalOfTyped(field("testLength"), QStringLiteral("0")),
            QStringLiteral("length 0 m is out of range (above 0)"));
  EXPECT_EQ(sample_.length, 1e300);
  EXPECT_EQ(said_, QString()) << "taken back";
  EXPECT_EQ(refusalOfTyped(field("testSampleCount"), QStringLiteral("2.5")),
            QStringLiteral("Count: 2.5 is not a whole number"));
  EXPECT_EQ(refusalOfTyped(field("testSampleCount"), QStringLiteral("9")), QString());
  EXPECT_EQ(sample_.count, 9);
}

TEST_F(SettingFieldsPanel, RefusesInTheUnitThatIsSeen) {
  EXPECT_EQ(refusalOfTyped(field("testShare"), QStringLiteral("70.5")),
            QStringLiteral("share 70.5 % is out of range (0 to 70)"));
  EXPECT_EQ(refusalOfTyped(field("testShare"), QStringLiteral("70")), QString());
  EXPECT_EQ(sample_.share, 0.7);
}

TEST_F(SettingFieldsPanel, ShowsControlsWhileTheyAreOfUse) {
  EXPECT_TRUE(field("testHeight").isHidden());
  sample_.height = 4.0;
  fields_.show(sample_);
  EXPECT_FALSE(field("testHeight").isHidden());
  EXPECT_EQ(field("testHeight").value(), 4.0);
}

// The panels of the window -----------------------------------------------------------------------------

class PanelRangesTest : public WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    openGround("SainteHelens.dem");
  }
  template <class Settings>
  void add(const char* prefix, const Schema<Settings>& schema) {
    for (const auto& number : schema.numbers())
      limits_.insert_or_assign(controlName(QLatin1String(prefix), number.key).toStdString(), number);
  }
  /// Types numbers beyond what each field of a dock takes. Returns how many fields there are.
  template <class Dock>
  int checkFields() {
    int count = 0;
    for (NumberField* field : window_->findChild<Dock*>()->template findChildren<NumberField*>()) {
      const std::string name = field->objectName().toStdString();
      ++count;
      EXPECT_TRUE(limits_.contains(name)) << name;
      if (!limits_.contains(name)) continue;
      const NumberLimits& limits = limits_[name];
      const double before = field->value();
      for (const double wrong : wrongFor(limits)) {
        const QString message = refusalOfTyped(*field, typed(wrong));
        EXPECT_TRUE(message.startsWith(QString::fromStdString(limits.title)))
            << name << " " << wrong << ": " << message.toStdString();
        EXPECT_EQ(field->value(), before) << name;
      }
    }
    limits_.clear();
    return count;
  }
  /// Beyond the range, also in percent.
  static std::vector<double> wrongFor(const NumberLimits& limits) {
    std::vector<double> wrong;
    if (!limits.whole) wrong.push_back(std::nan(""));
    if (!std::isinf(limits.low)) wrong.push_back(limits.lowAllowed ? limits.low - 1.0 : limits.low);
    if (std::isfinite(limits.high)) wrong.push_back(101.0 * limits.high + 1.0);
    return wrong;
  }

  std::map<std::string, NumberLimits> limits_;  ///< By the names of fields.
};

TEST_F(PanelRangesTest, EachFieldRefusesByItsNameWhatItsSchemaDoesNotTake) {
  add("", lookSchema());
  add("", cameraSchema().only({"exaggeration"}));
  limits_["lightAzimuth"] = lookSchema().number("sunAzimuth");
  limits_["lightElevation"] = lookSchema().number("sunElevation");
  EXPECT_EQ(checkFields<ShadingDock>(), 9);

  add("viewshed", viewshedSchema());
  add("sun", sunSchema());
  add("sky", skySchema());
  limits_["observerHeight"] = viewshedSchema().number("observer-height");
  limits_["targetHeight"] = viewshedSchema().number("target-height");
  EXPECT_EQ(checkFields<AnalysisDock>(), 8);

  add("select", selectSchema());
  add("select", brushSchema());
  add("wand", wandSchema());
  add("paste", placementSchema());
  limits_["pasteHeight"] = placementSchema().number("height-offset");
  limits_["selectMetres"] = maskMetres();
  limits_["selectVeil"] = {"dim unselected", "", 0.0, 1.0};
  EXPECT_EQ(checkFields<SelectionDock>(), 11);

  add("place", placeSchema());
  add("scatter", scatterSchema());
  add("object", objectSchema());
  add("scatterRule", scatterRuleSchema());
  limits_["scatterSlope"] = scatterSchema().number("steepest");
  EXPECT_EQ(checkFields<ObjectsDock>(), 40);

  add("", brushSchema());
  EXPECT_GT(checkFields<BrushDock>(), 30);

  ASSERT_TRUE(perform(AddLayerOperation{}, terrain()));
  add("layer", layerSchema());
  EXPECT_EQ(checkFields<LayersDock>(), 1);
}

// What panels take, projects take ----------------------------------------------------------------------

using Refusal = std::function<std::string(const Json&)>;

template <class Read>
Refusal refusalBy(Read read) {
  return [read](const Json& value) {
    const auto done = read(value);
    return done ? std::string() : done.error().text();
  };
}

template <class Settings>
void expectRanges(const Schema<Settings>& schema, const Json& written, const Refusal& refusal) {
  EXPECT_FALSE(schema.numbers().empty());
  for (const auto& number : schema.numbers()) {
    Json changed = written;
    const std::string key(number.key);
    for (const double value : edgesWithin(number)) {
      changed[key] = Json(writeNumber(number, value));
      EXPECT_EQ(refusal(changed), "") << key << " " << value;
    }
    for (const double value : edgesBeyond(number)) {
      changed[key] = Json(writeNumber(number, value));
      EXPECT_TRUE(refusal(changed).starts_with("part." + key + ": ")) << key << " " << value;
    }
  }
}

TEST(ProjectRanges, AreThoseOfThePanels) {
  expectRanges(placeSchema(), writePlace({}),
               refusalBy([](const Json& value) { return readPlace(value, "part", {}); }));
  const Refusal ofTool = refusalBy([](const Json& value) { return readTool(value, "part", {}); });
  expectRanges(selectSchema(), writeTool({}), ofTool);
  expectRanges(wandSchema(), writeTool({}), ofTool);
  expectRanges(lookSchema(), writeLook({}),
               refusalBy([](const Json& value) { return readLook(value, "part", {}); }));
  expectRanges(cameraSchema(), writeCamera({}),
               refusalBy([](const Json& value) { return readCamera(value, "part"); }));
}

}  // namespace
}  // namespace scarp::test
