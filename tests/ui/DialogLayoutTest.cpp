#include <QDockWidget>
#include <QListWidget>
#include <QLocale>
#include <QScrollArea>
#include <QScrollBar>
#include <QTranslator>
#include <tuple>

#include "core/edit/LineEdit.h"
#include "core/tools/LineTool.h"
#include "tests/ui/ProjectHarness.h"
#include "tests/ui/TextLayout.h"
#include "ui/actions/Actions.h"
#include "ui/help/ShortcutsDialog.h"
#include "ui/materials/MaterialDialog.h"
#include "ui/settings/Language.h"
#include "ui/shading/SunDialog.h"
#include "ui/team/TeamDialog.h"
#include "ui/widgets/FormDialog.h"
#include "ui/widgets/Theme.h"

namespace scarp::test {
namespace {

constexpr int kLayoutWait = 1500;  ///< Milliseconds until a changed layout is reported as wrong.
/// More lines than any text of a dialog has.
const QString kMoreText = QStringLiteral(
    " 0.123 m of the heights, of which 99 % change by less than 0.012 m; the largest change is near the "
    "northern edge.");

/// Every dialog in one language at one text size, percent.
class DialogLayoutTest : public ProjectTest,
                         public ::testing::WithParamInterface<std::tuple<const char*, int>> {
 protected:
  void SetUp() override {
    const char* code = std::get<0>(GetParam());
    QLocale::setDefault(QLocale(QLatin1String(code)));
    ASSERT_TRUE(
        translator_.load(QStringLiteral("scarp_") + QLatin1String(code), QStringLiteral(SCARP_QM_DIR)));
    QCoreApplication::installTranslator(&translator_);
    ProjectTest::SetUp();
    window_->resize(1500, 950);
    openIsland();
  }
  void prepareSettings() override {
    const int percent = std::get<1>(GetParam());
    rememberTextSize(percent);
    applyTheme(Theme::Dark, percent);
  }
  void TearDown() override {
    ProjectTest::TearDown();
    window_.reset();
    QCoreApplication::removeTranslator(&translator_);
    QLocale::setDefault(QLocale::c());
    rememberTextSize(100);
    applyTheme(Theme::Dark);
  }

  static QStringList layoutProblems(const QDialog& dialog) {
    QStringList problems = cutTexts(dialog) + misplacedControls(dialog);
    if (dialog.frameGeometry().height() > dialog.screen()->availableGeometry().height())
      problems << QStringLiteral("higher than the screen");
    return problems;
  }
  static void expectLaidOut(const QDialog& dialog, const QString& when) {
    (void)QTest::qWaitFor([&] { return layoutProblems(dialog).isEmpty(); }, kLayoutWait);
    const QStringList problems = layoutProblems(dialog);
    if (!problems.isEmpty())
      ADD_FAILURE() << when.toStdString() << ":\n  " << problems.join(QStringLiteral("\n  ")).toStdString();
  }
  /// The dialog as it opens, with every choice of its first list, and with longer wrapped texts.
  static void checkLayout(QDialog& dialog, const QString& title) {
    expectLaidOut(dialog, title);
    const QList<QComboBox*> lists = dialog.findChildren<QComboBox*>();
    const auto first = std::ranges::find_if(lists, [](const QComboBox* list) {
      return list->isVisible() && list->isEnabled() && !list->isEditable() && list->count() > 1;
    });
    if (first != lists.end()) {
      (*first)->setFocus();
      QTest::keyClick(*first, Qt::Key_End);
      for (int i = (*first)->currentIndex(); i >= 0; --i) {
        if (i != (*first)->currentIndex()) QTest::keyClick(*first, Qt::Key_Up);
        QTest::qWait(60);
        expectLaidOut(dialog, QStringLiteral("%1, %2").arg(title, (*first)->itemText(i)));
      }
    }
    if (auto* pages = dialog.findChild<QListWidget*>(QStringLiteral("preferencePages")))
      for (int row = 1; row < pages->count(); ++row) {
        pages->setCurrentRow(row);
        expectLaidOut(dialog, QStringLiteral("%1, %2").arg(title, pages->item(row)->text()));
      }
    int wrapped = 0;
    for (QLabel* label : dialog.findChildren<QLabel*>()) {
      if (!label->isVisible() || !label->wordWrap() || label->text().isEmpty()) continue;
      label->setText(label->text() + kMoreText);
      ++wrapped;
    }
    if (wrapped > 0) expectLaidOut(dialog, title + QStringLiteral(" with longer texts"));
  }
  void checkShown(QDialog& dialog, const QString& title) {
    dialog.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&dialog, kPatience));
    checkLayout(dialog, title);
    dialog.hide();
  }

  QTranslator translator_;
};

TEST_P(DialogLayoutTest, NoTextOfADialogIsCutOrCovered) {
  const int dialogs =
      visitMenuDialogs(*window_, [](QDialog& dialog, const QString& title) { checkLayout(dialog, title); });
  EXPECT_GT(dialogs, 20);
  ShortcutsDialog keys(window_->actions(), window_.get());
  checkShown(keys, QStringLiteral("ShortcutsDialog"));
  SunDialog sun(window_.get());
  checkShown(sun, QStringLiteral("SunDialog"));
  TeamDialog team(window_->jobs(), window_.get());
  checkShown(team, QStringLiteral("TeamDialog"));
  MaterialDialog material(Material{}, window_->jobs(), window_.get());
  checkShown(material, QStringLiteral("MaterialDialog"));
  ReportDialog report(QStringLiteral("Report"), {{QStringLiteral("a"), QStringLiteral("b")}},
                      {QStringLiteral("c")}, window_.get());
  checkShown(report, QStringLiteral("ReportDialog"));
}

class PanelLayoutTest : public DialogLayoutTest {};

TEST_P(PanelLayoutTest, NothingOfAPanelIsCutInASmallWindow) {
  window_->setGeometry(0, 0, 1280, 720);
  Line road;
  road.points = {{-500.0, 0.0}, {0.0, 80.0}, {500.0, 0.0}};
  ASSERT_TRUE(addLines({road}, terrain()));
  tools().setTool(LineTool::kName);
  tools().get<LineTool>().chooseLine(linesOf(terrain(), layerForLines(terrain()))->front().id);
  ASSERT_TRUE(idle());
  int panels = 0;
  for (QDockWidget* dock : window_->findChildren<QDockWidget*>()) {
    const QString name = dock->objectName();
    // They belong to a server and to a second view.
    if (name == QStringLiteral("peopleDock") || name == QStringLiteral("secondView")) continue;
    const bool wasHidden = dock->isHidden();
    dock->show();
    dock->raise();
    const auto problems = [dock] {
      QStringList found = cutTexts(*dock);
      for (const auto* area : dock->findChildren<QScrollArea*>())
        if (area->isVisible() && area->horizontalScrollBar()->maximum() > 0)
          found << QStringLiteral("%1 pixels beyond the right edge")
                       .arg(area->horizontalScrollBar()->maximum());
      return found;
    };
    (void)QTest::qWaitFor([&] { return problems().isEmpty(); }, kLayoutWait);
    const QStringList found = problems();
    EXPECT_TRUE(found.isEmpty()) << name.toStdString() << ":\n  "
                                 << found.join(QStringLiteral("\n  ")).toStdString();
    EXPECT_LE(window_->width(), 1280) << name.toStdString();
    if (wasHidden) dock->hide();
    ++panels;
  }
  EXPECT_GT(panels, 10);
}

std::string layoutName(const testing::TestParamInfo<std::tuple<const char*, int>>& info) {
  return std::string(std::get<0>(info.param)) + "_" + std::to_string(std::get<1>(info.param));
}
INSTANTIATE_TEST_SUITE_P(Dialogs, DialogLayoutTest,
                         testing::Values(std::tuple("en", 100), std::tuple("de", 175)), layoutName);
INSTANTIATE_TEST_SUITE_P(Panels, PanelLayoutTest, testing::Values(std::tuple("de", 100)), layoutName);
// The rest takes minutes: ctest -C Soak -R soak_dialogs.
INSTANTIATE_TEST_SUITE_P(DISABLED_LanguagesAndTextSizes, DialogLayoutTest,
                         testing::Combine(testing::Values("en", "de", "es", "ja", "vi", "zh_CN"),
                                          testing::Values(90, 100, 150, 175)),
                         layoutName);

}  // namespace
}  // namespace scarp::test
