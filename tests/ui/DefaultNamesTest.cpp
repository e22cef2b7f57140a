#include <QPushButton>
#include <QTranslator>
#include <algorithm>
#include <string>
#include <vector>

#include "core/edit/LayerOperations.h"
#include "core/edit/Operation.h"
#include "core/operation/Filter.h"
#include "core/tools/LineTool.h"
#include "tests/ui/LineHarness.h"
#include "ui/actions/Actions.h"
#include "ui/document/EditorDocument.h"
#include "ui/layers/LayersDock.h"

namespace scarp::test {
namespace {

/// Marks every text that is translated.
class MarkingTranslator : public QTranslator {
 public:
  [[nodiscard]] bool isEmpty() const override { return false; }
  [[nodiscard]] QString translate(const char*, const char* text, const char*, int) const override {
    return QStringLiteral("*") + QString::fromUtf8(text);
  }
};

class DefaultNamesTest : public LineWindowTest {
 protected:
  void SetUp() override {
    QCoreApplication::installTranslator(&translator_);
    LineWindowTest::SetUp();
  }
  void TearDown() override {
    window_.reset();
    QCoreApplication::removeTranslator(&translator_);
  }
  static void expectMarked(const std::string& name) { EXPECT_EQ(name.substr(0, 1), "*") << name; }

  MarkingTranslator translator_;
};

TEST_F(DefaultNamesTest, AreInTheLanguageOfTheWindowAndThoseOfScriptsInEnglish) {
  ASSERT_TRUE(perform(AddLayerOperation{}, terrain()));
  EXPECT_EQ(terrain().layers().back().name.substr(0, 6), "Layer ");
  ASSERT_TRUE(terrain().undo().ok());
  const Actions& actions = window_->actions();
  actions.addMaterials->trigger();
  ASSERT_EQ(terrain().materials().size(), 13U);
  drawRoad();
  EXPECT_EQ(terrain().materials().size(), 14U) << "with asphalt";
  actions.addLayer->trigger();
  actions.duplicateLayer->trigger();
  actions.addLayerGroup->trigger();
  window_->findChild<LayersDock*>()->addAdjustment(BlurFilter{});
  the<QPushButton>("scatterStart0").click();
  ASSERT_EQ(terrain().layers().size(), 5U);
  for (const Layer& layer : terrain().layers()) expectMarked(layer.name);
  for (const Material& material : terrain().materials()) expectMarked(material.name);
  ASSERT_EQ(terrain().scatterRules().size(), 1U);
  expectMarked(terrain().scatterRules().front().name);
}

TEST_F(DefaultNamesTest, OfTracksFindTheGravelOfAnotherLanguage) {
  window_->actions().addMaterials->trigger();
  tools().get<LineTool>().setKind(LineKind::Track);
  drawRoad();
  EXPECT_EQ(terrain().materials().size(), 13U);
  ASSERT_FALSE(terrain().rules().rules.empty());
  const MaterialId laid = terrain().rules().rules.back().material;
  EXPECT_EQ(std::ranges::find(terrain().materials(), laid, &Material::id)->name, "*Gravel");
}

}  // namespace
}  // namespace scarp::test
