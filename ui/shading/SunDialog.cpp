#include "ui/shading/SunDialog.h"

#include <QComboBox>
#include <QDateEdit>
#include <QDockWidget>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSlider>
#include <QTimeZone>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/widgets/NumberText.h"

namespace scarp {

namespace {

constexpr int kMinutes = 24 * 60;
constexpr int kFirstZone = -12, kLastZone = 14;  ///< Hours from universal time.

QString zoneName(int hours) {
  if (hours == 0) return QStringLiteral("UTC");
  return QStringLiteral("UTC %1%2").arg(hours < 0 ? QChar(0x2212) : QChar(u'+')).arg(std::abs(hours));
}

QLineEdit* angleEdit(const QString& name, const char* objectName, const QString& tip) {
  QLineEdit* edit = optionalNumberEdit(name, {}, tip);
  edit->setObjectName(QLatin1String(objectName));
  return edit;
}

/// Reads an angle that has to be there.
std::optional<double> angle(QLineEdit& edit, double most, QString& problem) {
  std::optional<double> value;
  if (!readOptional(edit, value, problem)) return std::nullopt;
  if (!value)
    problem = SunDialog::tr("%1 is missing").arg(edit.accessibleName());
  else if (std::abs(*value) > most)
    problem = SunDialog::tr("%1 goes from −%2° to %2°").arg(edit.accessibleName()).arg(most);
  return problem.isEmpty() ? value : std::nullopt;
}

constexpr int kAside = 12;  ///< Pixels between a dock and the dialog.
constexpr int kAbove = 46;  ///< Pixels between it and the window's lower border, where the status bar is.

/// Puts the dialog beside the panel that the button is in, low in the window, so that the light can be seen.
void moveAside(QWidget& dialog, const QWidget* panel) {
  if (!panel) return;
  dialog.adjustSize();
  const QWidget* window = panel->window();
  const int right = panel->mapToGlobal(QPoint(-kAside, 0)).x(),
            bottom = window->mapToGlobal(QPoint(0, window->height() - kAbove)).y();
  dialog.move(std::max(0, right - dialog.width()), std::max(0, bottom - dialog.height()));
}

}  // namespace

SunDialog::SunDialog(QWidget* parent)
    : FormDialog(tr("Sun at a Date and Time"), tr("Use"), parent),
      date_(new QDateEdit(QDate::currentDate())),
      clock_(new QTimeEdit(QTime(15, 0))),
      day_(new QSlider(Qt::Horizontal)),
      zone_(new QComboBox),
      latitude_(angleEdit(tr("Latitude"), "latitude", tr("Degrees, north positive"))),
      longitude_(angleEdit(tr("Longitude"), "longitude", tr("Degrees, east positive"))),
      told_(new QLabel) {
  addMoment();
  addPlace();
  told_->setProperty("role", QStringLiteral("quiet"));
  told_->setObjectName(QStringLiteral("told"));
  form().addRow(QString(), told_);
  refresh();
}

void SunDialog::addMoment() {
  date_->setObjectName(QStringLiteral("date"));
  date_->setAccessibleName(tr("Date"));
  date_->setWhatsThis(tr("The day for which the place of the sun is computed"));
  date_->setCalendarPopup(true);
  date_->setDateRange(QDate(1800, 1, 2), QDate(2200, 12, 30));
  clock_->setObjectName(QStringLiteral("clock"));
  clock_->setAccessibleName(tr("Time"));
  clock_->setWhatsThis(tr("The time for which the place of the sun is computed"));
  clock_->setButtonSymbols(QAbstractSpinBox::NoButtons);
  clock_->setDisplayFormat(QStringLiteral("HH:mm"));
  day_->setObjectName(QStringLiteral("day"));
  day_->setAccessibleName(tr("Time of the day"));
  day_->setWhatsThis(tr("Drag through the day"));
  day_->setRange(0, kMinutes - 1);
  day_->setPageStep(60);
  day_->setValue(clock_->time().msecsSinceStartOfDay() / 60000);
  zone_->setObjectName(QStringLiteral("zone"));
  zone_->setAccessibleName(tr("Time zone"));
  zone_->setWhatsThis(tr("The zone in which the time is told"));
  for (int hours = kFirstZone; hours <= kLastZone; ++hours) zone_->addItem(zoneName(hours), hours);
  zone_->setCurrentIndex(-kFirstZone);
  addRow(tr("Date"), date_);
  addRow(tr("Time"), clock_);
  form().addRow(QString(), day_);
  addRow(tr("Time zone"), zone_);
  connect(date_, &QDateEdit::dateChanged, this, &SunDialog::refresh);
  connect(clock_, &QTimeEdit::timeChanged, this, [this](QTime at) {
    day_->setValue(at.msecsSinceStartOfDay() / 60000);
    refresh();
  });
  connect(day_, &QSlider::valueChanged, this,
          [this](int minutes) { clock_->setTime(QTime::fromMSecsSinceStartOfDay(60000 * minutes)); });
  connect(zone_, &QComboBox::currentIndexChanged, this, &SunDialog::refresh);
}

void SunDialog::addPlace() {
  addRow(tr("Latitude (°)"), latitude_);
  addRow(tr("Longitude (°)"), longitude_);
  for (const QLineEdit* edit : {latitude_, longitude_})
    connect(edit, &QLineEdit::textChanged, this, &SunDialog::refresh);
}

void SunDialog::setPlace(const std::optional<TerrainPlace>& place) {
  if (place == place_) return refresh();
  place_ = place;
  const EarthPlace middle = place ? place->middle : EarthPlace();
  const QSignalBlocker first(zone_), second(latitude_), third(longitude_);  // All at once, below.
  // The hour that the sun keeps there; where people keep another, they say so.
  zone_->setCurrentIndex(static_cast<int>(std::lround(middle.longitude / 15.0)) - kFirstZone);
  latitude_->setText(place ? numberText(middle.latitude, 7) : QString());
  longitude_->setText(place ? numberText(middle.longitude, 7) : QString());
  refresh();
}

UtcTime SunDialog::time() const {
  const QDateTime there(date_->date(), clock_->time(), Qt::OffsetFromUTC,
                        3600 * zone_->currentData().toInt());
  return UtcTime(std::chrono::seconds(there.toSecsSinceEpoch()));
}

void SunDialog::refresh() {
  sun_.reset();
  problem_.clear();
  const auto latitude = angle(*latitude_, 90.0, problem_);
  const auto longitude = latitude ? angle(*longitude_, 180.0, problem_) : std::nullopt;
  complain({});
  if (!latitude || !longitude) return told_->setText(problem_);
  SunPosition sun = sunPosition(time(), {*latitude, *longitude});
  if (!(sun.elevation > 0.0)) {
    problem_ = tr("The sun is %1° below the horizon then").arg(fixedText(-sun.elevation, 1));
    return told_->setText(problem_);
  }
  if (place_) sun.azimuth = place_->toLocalAzimuth(sun.azimuth);
  told_->setText(
      tr("Azimuth %1°, elevation %2°").arg(fixedText(sun.azimuth, 1), fixedText(sun.elevation, 1)));
  sun_ = sun;
  Q_EMIT sunMoved();
}

std::optional<QString> SunDialog::takeValues() {
  return sun_ ? std::nullopt : std::optional<QString>(problem_);
}

SunTimeButton::SunTimeButton(Sun sun, QWidget* parent) : QToolButton(parent), sun_(std::move(sun)) {
  setText(tr("Date and Time…"));
  setProperty("push", true);
  setToolTip(tr("Puts the sun where it stands at a date, a time and a place"));
  setFocusPolicy(Qt::TabFocus);
  connect(this, &QToolButton::clicked, this, &SunTimeButton::ask);
}

void SunTimeButton::ask() {
  if (!dialog_) {
    dialog_ = new SunDialog(this);
    connect(dialog_, &SunDialog::sunMoved, this, [this] { sun_.set(*dialog_->sun()); });
  }
  const SunPosition before = sun_.get();
  dialog_->setPlace(sun_.place());
  QWidget* panel = this;
  while (panel && !qobject_cast<QDockWidget*>(panel)) panel = panel->parentWidget();
  moveAside(*dialog_, panel);
  if (dialog_->exec() != QDialog::Accepted) sun_.set(before);
}

}  // namespace scarp
