#include <gtest/gtest.h>

#include <QLineEdit>
#include <QTest>
#include <cmath>

#include "ui/widgets/CoreText.h"
#include "ui/widgets/FormDialog.h"
#include "ui/widgets/NumberField.h"
#include "ui/widgets/NumberText.h"
#include "ui/widgets/Units.h"

namespace scarp {
namespace {

TEST(NumberText, WritesNumbersShortAndReadsWhatPeopleType) {
  EXPECT_EQ(numberText(1234567.0), "1234567");
  EXPECT_EQ(numberText(0.0283972, 3), "0.0284");
  EXPECT_EQ(numberText(-24.6759, 5), QStringLiteral("−24.676"));
  EXPECT_EQ(numberText(1e9), "1e+09");
  EXPECT_EQ(fixedText(3.0, 2), "3.00");
  EXPECT_EQ(fixedText(-0.001, 1), "0.0");
  EXPECT_EQ(fixedText(-2.26, 1), QStringLiteral("−2.3"));
  EXPECT_EQ(numberFromText(QStringLiteral(" 12.5 m"), QStringLiteral("m")), 12.5);
  EXPECT_EQ(numberFromText(QStringLiteral("12,5")), 12.5);
  EXPECT_EQ(numberFromText(QStringLiteral("1e30")), 1e30);
  EXPECT_TRUE(std::isnan(*numberFromText(QStringLiteral("NaN"))));
  EXPECT_FALSE(numberFromText(QStringLiteral("wide")));
  EXPECT_FALSE(numberFromText(QString()));
  for (const double value : {0.0, 0.001, 0.5, 7.0, -31.25, 1200.0, 123456.0})
    EXPECT_EQ(numberFromText(numberText(value)), value) << value;
}

TEST(NumberText, ReadsSumsAndUnitsOfLength) {
  const auto metres = [](const char* text) { return numberFromText(QString::fromUtf8(text), "m").value_or(-1); };
  EXPECT_DOUBLE_EQ(metres("30ft"), 9.144);
  EXPECT_DOUBLE_EQ(metres("2*12.5"), 25.0);
  EXPECT_DOUBLE_EQ(metres("1km+200"), 1200.0);
  EXPECT_DOUBLE_EQ(metres("1 mi - 9.344 m"), 1600.0);
  EXPECT_DOUBLE_EQ(metres("(1 + 2) km / 4"), 750.0);
  EXPECT_DOUBLE_EQ(metres("3ft + 2in"), 3 * 0.3048 + 2 * 0.0254);
  EXPECT_DOUBLE_EQ(metres("1,5km"), 1500.0);
  EXPECT_DOUBLE_EQ(metres("-(2+3)"), -5.0);
  EXPECT_DOUBLE_EQ(metres("6km/2km"), 3.0);
  EXPECT_DOUBLE_EQ(metres("1/2m"), 0.5);
  EXPECT_DOUBLE_EQ(numberFromText("45/2 %", "%").value_or(-1), 22.5);
  EXPECT_DOUBLE_EQ(numberFromText("1m", "ft").value_or(-1), 1 / 0.3048);
  EXPECT_EQ(numberFromText("7/2").value_or(-1), 3.5);
}

TEST(NumberText, RefusesWhatMeansNoNumber) {
  for (const char* text : {"1/0", "9e999", "((((", "", "12 parsecs", "2**3", "1+", "()", "2m*3m", "1/2km", "1 2 3m m",
                           "1e308*10", "1-", "5 kg", "..", "e5", "3ft2", "0/0", "1m km"})
    EXPECT_FALSE(numberFromText(QString::fromUtf8(text), "m")) << text;
  EXPECT_FALSE(numberFromText(QString(100000, QLatin1Char('(')) + "1", "m"));
  EXPECT_FALSE(numberFromText(QString(100000, QLatin1Char('-')) + "1", "m"));
  EXPECT_FALSE(numberFromText("12ft", "%"));
  EXPECT_FALSE(numberFromText("12ft"));
}

TEST(NumberText, UnitsFitAndThousandsAreSetApart) {
  const std::pair<QString, const char*> texts[] = {
      {bytesText(0), "0\u202fB"},
      {bytesText(4.2e6), "4.2\u202fMB"},
      {bytesText(132e3), "132\u202fkB"},
      {durationText(3.14e-7), "314\u202fns"},
      {durationText(3.14e-6), "3.1\u202fµs"},
      {durationText(0.0246), "24.6\u202fms"},
      {durationText(1.2), "1.2\u202fs"},
      {deviationText(0.0), "0"},
      {deviationText(3e-10), "<\u202f1\u202fµm"},
      {deviationText(42e-6), "42\u202fµm"},
      {deviationText(0.0031), "3.1\u202fmm"},
      {deviationText(12.4), "12.4\u202fm"},
      {countText(999), "999"},
      {countText(1234567), "1\u202f234\u202f567"},
      {countText(-1234), "−1\u202f234"}};
  for (const auto& [text, expected] : texts) EXPECT_EQ(text, QString::fromUtf8(expected));
  EXPECT_EQ(pluralCount(std::size_t{1}), 1);
  EXPECT_EQ(pluralCount(std::numeric_limits<long long>::max()), std::numeric_limits<int>::max());
}

/// Feet and miles while it lives.
struct InFeet {
  InFeet() { useUnits(UnitSystem::Imperial); }
  ~InFeet() { useUnits(UnitSystem::Metric); }
};

TEST(Units, LengthsAreShownInFeetAndMilesWhereTheseAreWanted) {
  EXPECT_EQ(lengthText(30.48, 2), QStringLiteral("30.48 m"));
  EXPECT_EQ(spanText(0.0, 3.048), QStringLiteral("0 to 3.048 m"));
  const InFeet feet;
  EXPECT_EQ(lengthText(30.48, 2), QStringLiteral("100.00 ft"));
  EXPECT_EQ(sidesText(3.048, 6.096), QStringLiteral("10 × 20 ft"));
  EXPECT_EQ(distanceText(30.48), QStringLiteral("100.00 ft"));
  EXPECT_EQ(distanceText(16093.44), QStringLiteral("10.00 mi"));
  EXPECT_EQ(areaText(0.3048 * 0.3048 * 50.0), QStringLiteral("50.00 ft²"));
  EXPECT_EQ(volumeText(2.0 * 4168181825.44058), QStringLiteral("2.000 mi³"));
  EXPECT_EQ(withLengthUnit(QStringLiteral("Width")), QStringLiteral("Width (ft)"));
  EXPECT_EQ(shownUnit(QStringLiteral("%")).name, QStringLiteral("%"));
  EXPECT_EQ(shownUnit(QStringLiteral("m/s")).name, QStringLiteral("ft/s"));
}

TEST(Units, MessagesHaveThemToo) {
  const Message clipped("heights from %1 to %2 are clipped to %3 to %4", plainMetres(-3.048), metres(3048.0),
                        plainMetres(0.0), metres(6.096));
  EXPECT_EQ(messageHeading(clipped),
            QStringLiteral("Heights from -3.048 to 3048 m are clipped to 0 to 6.096 m"));
  const InFeet feet;
  EXPECT_EQ(messageHeading(clipped),
            QStringLiteral("Heights from -10.000 to 10000 ft are clipped to 0 to 20.000 ft"));
  EXPECT_EQ(messageSentence(clipped),
            QStringLiteral("Heights from -10.000 to 10000 ft are clipped to 0 to 20.000 ft."));
  EXPECT_EQ(messageText(Message("East %1, north %2", metres("+3.05"), metres("\u22126.10"))),
            QStringLiteral("East +10.01 ft, north \u221220.01 ft"));
  EXPECT_EQ(messageText(Message("%1, radius %2", Message("%1 objects", 3), metres("30.5"))),
            QStringLiteral("3 objects, radius 100.1 ft"));
  EXPECT_EQ(messageText(Message("%1 %2 is out of range (%3)", Message("radius"), metres(30.48),
                                Message("above %1 to %2", plainMetres(0.0), plainMetres(3048.0)))),
            QStringLiteral("radius 100.00 ft is out of range (above 0 to 10000)"));
  EXPECT_EQ(messageText(Message("the name says %1 from side to side", Length{"16.09344", "km"})),
            QStringLiteral("the name says 10.00000 mi from side to side"));
  EXPECT_EQ(messageText(Message("%1", metres(1e9))), QStringLiteral("3.28084e+09 ft"));
  EXPECT_EQ(messageText(Message("%1", metres("1.5e-08"))), QStringLiteral("4.92126e-08 ft"));
  EXPECT_EQ(messageText(Message("%1", metres("many"))), QStringLiteral("many m"));
  EXPECT_EQ(clipped.text(), "heights from -3.048 to 3048 m are clipped to 0 to 6.096 m");
  for (const char* same : {"Dam 12 m", "/dams/12 m.tif", "it is 12 m2", "12"})
    EXPECT_EQ(messageText(Message("%1", same)), QString::fromUtf8(same));
}

TEST(Units, AFieldFollowsThemAndKeepsItsMetres) {
  NumberField field({QStringLiteral("Radius"), QStringLiteral("m"), 1.0, 100.0});
  field.setValue(40.0);
  const auto* text = field.findChild<QLineEdit*>();
  EXPECT_EQ(text->text(), QStringLiteral("40\u202fm"));
  double told = 0.0;
  QObject::connect(&field, &NumberField::valueEdited, &field, [&](double value) { told = value; });
  const InFeet feet;
  EXPECT_EQ(text->text(), QStringLiteral("131.23\u202fft"));
  field.show();
  const auto type = [&](const QString& typed) {
    QTest::mouseClick(&field, Qt::LeftButton);
    if (!typed.isEmpty()) {
      QTest::keyClick(&field, Qt::Key_A, Qt::ControlModifier);
      QTest::keyClicks(&field, typed);
    }
    QTest::keyClick(&field, Qt::Key_Return);
  };
  type({});
  EXPECT_EQ(field.value(), 40.0) << "not touched";
  type(QStringLiteral("100"));
  EXPECT_DOUBLE_EQ(told, 30.48);
  type(QStringLiteral("20m"));
  EXPECT_DOUBLE_EQ(told, 20.0);
}

TEST(Units, AFormTakesFeetAndGivesMetres) {
  const InFeet feet;
  NumberEdit edit(QStringLiteral("Cell size"), QStringLiteral("m"), {0.1, 1000.0});
  edit.setValue(1.0);
  EXPECT_EQ(edit.text(), QStringLiteral("3.28084"));
  EXPECT_EQ(edit.value(), 1.0) << "to the last bit";
  edit.setText(QStringLiteral("10"));
  EXPECT_DOUBLE_EQ(*edit.value(), 3.048);
  edit.setText(QStringLiteral("0.1"));
  EXPECT_TRUE(edit.problem().contains(QStringLiteral("0.328083989501"))) << edit.problem().toStdString();
  edit.setValue(0.1);
  EXPECT_EQ(edit.problem(), QString());
  QLineEdit left;
  takesLength(left);
  setOptionalLength(left, 0.7);
  std::optional<double> value;
  QString problem;
  ASSERT_TRUE(readOptional(left, value, problem));
  EXPECT_EQ(value, 0.7);
  left.setText(QStringLiteral("1"));
  ASSERT_TRUE(readOptional(left, value, problem));
  EXPECT_DOUBLE_EQ(*value, 0.3048);
}

}  // namespace
}  // namespace scarp
