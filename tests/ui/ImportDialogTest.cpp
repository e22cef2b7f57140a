#include <gtest/gtest.h>

#include <QComboBox>
#include <QFile>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

#include "core/io/RasterExport.h"
#include "tests/support/Terrains.h"
#include "ui/dialogs/ImportDialog.h"

namespace scarp::test {
namespace {

class ImportDialogTest : public ::testing::Test {
 protected:
  QString fileOf(const char* name, qint64 bytes) {
    QFile file(folder_.filePath(QLatin1String(name)));
    EXPECT_TRUE(file.open(QIODevice::WriteOnly) && file.resize(bytes));
    return file.fileName();
  }
  void name(const QString& path) {
    dialog_.findChild<QLineEdit*>(QStringLiteral("path"))->setText(path);
    ASSERT_EQ(dialog_.path(), path);
  }
  bool raw() { return dialog_.findChild<QGroupBox*>(QStringLiteral("raw"))->isChecked(); }
  QSpinBox& count(const char* name) { return *dialog_.findChild<QSpinBox*>(QLatin1String(name)); }
  QString fits() { return dialog_.findChild<QLabel*>(QStringLiteral("fits"))->text(); }
  RawLayout accepted() {
    dialog_.accept();
    EXPECT_EQ(dialog_.result(), QDialog::Accepted) << dialog_.complaint().toStdString();
    return dialog_.options().raw.value_or(RawLayout());
  }

  QTemporaryDir folder_;
  ImportDialog dialog_{{}, nullptr};
};

TEST_F(ImportDialogTest, GuessesTheSquareThatARawFileFits) {
  const struct {
    const char* name;
    qint64 bytes;
    int side;
    RawLayout::Sample sample;
  } files[] = {{"a.r16", 2 * 513 * 513, 513, RawLayout::Sample::U16},
               {"b.raw", 4 * 256 * 256, 256, RawLayout::Sample::F32},
               {"c.r8", 512 * 512, 512, RawLayout::Sample::U8},
               {"d.bin", 33 * 33, 33, RawLayout::Sample::U8}};
  for (const auto& file : files) {
    name(fileOf(file.name, file.bytes));
    EXPECT_TRUE(fits().endsWith(QStringLiteral("it fits"))) << fits().toStdString();
    const RawLayout layout = accepted();
    EXPECT_EQ(layout.columns, file.side) << file.name;
    EXPECT_EQ(layout.rows, file.side) << file.name;
    EXPECT_EQ(layout.sample, file.sample) << file.name;
  }
}

TEST_F(ImportDialogTest, KnowsTheLayoutOfWhatScarpWrote) {
  const QString path = folder_.filePath(QStringLiteral("slope.r16"));
  const Terrain terrain = makeTerrain({7, 5, 30.0, 30.0}, [](int, int) { return 100.0F; });
  ASSERT_TRUE(exportRaster(terrain, path.toStdString(), {}));
  name(path);
  const RawLayout layout = accepted();
  EXPECT_EQ(layout.columns, 7);
  EXPECT_EQ(layout.rows, 5);
}

TEST_F(ImportDialogTest, RefusesALayoutThatTheFileIsTooSmallFor) {
  name(fileOf("odd.r16", 2 * 7 * 5));
  EXPECT_TRUE(fits().endsWith(QStringLiteral("too few"))) << fits().toStdString();
  dialog_.accept();
  EXPECT_NE(dialog_.result(), QDialog::Accepted);
  EXPECT_TRUE(dialog_.complaint().contains(QStringLiteral("too small"))) << dialog_.complaint().toStdString();
  count("columns").setValue(7);
  count("rows").setValue(4);
  EXPECT_TRUE(fits().contains(QStringLiteral("14 at its end stay unread"))) << fits().toStdString();
  count("rows").setValue(5);
  EXPECT_TRUE(fits().endsWith(QStringLiteral("it fits"))) << fits().toStdString();
  EXPECT_EQ(accepted().rows, 5);
}

TEST_F(ImportDialogTest, TakesAFileWithAHeaderForRawNoLonger) {
  name(fileOf("a.r16", 2 * 4 * 4));
  EXPECT_TRUE(raw());
  name(fileOf("b.tif", 100));
  EXPECT_FALSE(raw());
  dialog_.accept();
  EXPECT_FALSE(dialog_.options().raw);
  // What was ticked by hand stays.
  dialog_.findChild<QGroupBox*>(QStringLiteral("raw"))->setChecked(true);
  name(fileOf("c.heights", 2 * 9 * 9));
  EXPECT_TRUE(raw());
  EXPECT_EQ(count("columns").value(), 9);
}

TEST_F(ImportDialogTest, TabComesByEveryButton) {
  dialog_.show();
  dialog_.activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(&dialog_, 60000));
  EXPECT_EQ(dialog_.focusWidget()->objectName(), QStringLiteral("path"));
  QStringList passed;
  for (int i = 0; i < 30; ++i) {
    QTest::keyClick(dialog_.focusWidget(), Qt::Key_Tab);
    if (const auto* button = qobject_cast<QPushButton*>(dialog_.focusWidget())) passed += button->text();
  }
  for (const QPushButton* button : dialog_.findChildren<QPushButton*>())
    EXPECT_TRUE(passed.contains(button->text())) << button->text().toStdString();
}

}  // namespace
}  // namespace scarp::test
