#include "ui/brush/PresetSection.h"

#include <QCheckBox>
#include <QEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "core/base/Contract.h"
#include "core/brush/BrushKinds.h"
#include "core/geometry/Vec.h"
#include "ui/actions/BrushCatalog.h"
#include "ui/brush/BrushSection.h"
#include "ui/document/EditorDocument.h"
#include "ui/widgets/ChoiceRow.h"
#include "ui/widgets/Controls.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/Theme.h"

namespace scarp {

namespace {

constexpr int kPresetColumns = 5, kPresetPicture = 52;
constexpr int kCaption = 62;          ///< Pixels for a name, at the usual size of texts.
constexpr int kAroundPreset = 12;     ///< Pixels of a button besides its picture and name.
constexpr double kPresetFiner = 2.0;  ///< Pixels of a picture for one of the interface: sharp on fine screens too.
const QString kKeepSizeKey = QStringLiteral("brush/presetsAtMySize");
const QString kAllKindsKey = QStringLiteral("brush/presetsOfAllKinds");

/// The brush as a preset of it would be on this terrain.
BrushSettings asTaken(const BrushSettings& preset, const BrushSettings& present, bool keepSize) {
  BrushSettings brush = keepSize ? atRadius(preset, present.radius) : preset;
  // Of this terrain, not of the brush.
  brush.targetHeight = present.targetHeight;
  brush.cloneX = present.cloneX;
  brush.cloneY = present.cloneY;
  brush.restoreTo = present.restoreTo;
  return brush;
}

QRgb shade(const HeightRaster& heights, const GridFrame& frame, int column, int row) {
  const float height = heights.at(column, row);
  if (std::isnan(height)) return qRgb(26, 28, 31);
  const auto at = [&](int c, int r) {
    const float h = heights.at(std::clamp(c, 0, frame.columns - 1), std::clamp(r, 0, frame.rows - 1));
    return std::isnan(h) ? height : h;
  };
  const double east = (at(column + 1, row) - at(column - 1, row)) / (2.0 * frame.dx);
  const double north = (at(column, row - 1) - at(column, row + 1)) / (2.0 * frame.dy);
  static const Vec3 light = Vec3(-0.55, 0.55, 0.75).normalized();
  const double lit = std::max(0.0, Vec3(-east, -north, 1.0).normalized().dot(light));
  // Clay, warm in the light and cool in the shade.
  const auto mix = [lit](double dark, double bright) {
    return std::clamp(static_cast<int>(std::lround(dark + (bright - dark) * lit)), 0, 255);
  };
  return qRgb(mix(38, 240), mix(42, 228), mix(54, 205));
}

}  // namespace

PresetSection::PresetSection(BrushBinding& binding, const QString& folder, QWidget* parent)
    : FoldingSection(QStringLiteral("brushPresets"), tr("Presets"), true, parent),
      binding_(binding),
      store_(folder),
      grid_(new IconGrid(kPresetColumns, kPresetPicture, true)),
      none_(new QLabel(tr("No presets of this brush yet. Save… keeps the current settings as one."))),
      unread_(new QLabel),
      allKinds_(new QCheckBox(tr("All brushes"))),
      keepSize_(new QCheckBox(tr("Keep my size"))) {
  grid_->setObjectName(QStringLiteral("presets"));
  grid_->installEventFilter(this);
  column().addWidget(grid_);
  none_->setObjectName(QStringLiteral("noPresets"));
  wrapAs(none_, "quiet");
  column().addWidget(none_);
  unread_->setObjectName(QStringLiteral("unreadPresets"));
  wrapAs(unread_, "alert");
  column().addWidget(unread_);
  addButtons();
  connect(grid_, &IconGrid::picked, this, [this](int id) { take(static_cast<std::size_t>(id)); });
  connect(grid_, &IconGrid::menuAsked, this, &PresetSection::askMenu);
  connect(&binding, &BrushBinding::shown, this, &PresetSection::follow);
  painting_.setInterval(0);
  connect(&painting_, &QTimer::timeout, this, &PresetSection::paintNext);
  showAll();
}

bool PresetSection::eventFilter(QObject* watched, QEvent* event) {
  if (watched == grid_ && event->type() == QEvent::Show) painting_.start();
  return FoldingSection::eventFilter(watched, event);
}

void PresetSection::addButtons() {
  describe(allKinds_, "allPresets",
           {.tip = tr("Show the presets of all brushes, not only of the active one")});
  allKinds_->setChecked(QSettings().value(kAllKindsKey, false).toBool());
  connect(allKinds_, &QCheckBox::toggled, this, [this](bool on) {
    QSettings().setValue(kAllKindsKey, on);
    showAll();
  });
  column().addWidget(allKinds_);
  keepSize_->setToolTip(tr("Scale presets to the current radius"));
  keepSize_->setChecked(QSettings().value(kKeepSizeKey, true).toBool());
  connect(keepSize_, &QCheckBox::toggled, this, [](bool on) { QSettings().setValue(kKeepSizeKey, on); });
  auto* row = new QHBoxLayout;
  row->addWidget(keepSize_, 1);
  const auto button = [&](const QString& text, const char* name, const QString& tip, auto act) {
    auto* made = describe(new QPushButton(text), name, {.tip = tip});
    made->setProperty("small", true);
    connect(made, &QPushButton::clicked, this, act);
    row->addWidget(made);
  };
  button(tr("Save…"), "savePreset", tr("Keep the present brush under a name"), [this] { askSave(); });
  button(tr("Import…"), "importPresets", tr("Take over brushes from a file"), [this] { askImport(); });
  column().addLayout(row);
}

bool PresetSection::shows(const PresetStore::Entry& entry) const {
  return allKinds_->isChecked() || entry.preset.brush.kind == kind_;
}

void PresetSection::follow(const BrushSettings& brush) {
  if (brush.kind != kind_ && !allKinds_->isChecked()) return showAll();
  showChosen();
}

void PresetSection::showAll() {
  grid_->clear();
  kind_ = binding_.brush().kind;
  setTitle(allKinds_->isChecked() ? tr("Presets")
                                  : tr("Presets: %1").arg(coreText(brushKindInfo(kind_).text.menuTitle)));
  QFont small = font();
  small.setPointSizeF(captionPoints());
  const QFontMetrics captions(small);
  for (std::size_t i = 0; i < store_.entries().size(); ++i) {
    const PresetStore::Entry& entry = store_.entries()[i];
    if (!shows(entry)) continue;
    const QString name =
        entry.own() ? QString::fromStdString(entry.preset.name) : coreText(entry.preset.name);
    const QString whose = entry.own() ? tr("Yours; right click to rename, duplicate, export or delete it")
                          : entry.ofProject
                              ? tr("Came with this project; right click to save it as yours, or export it")
                              : tr("Comes with Scarp; right click to duplicate or export it");
    const QString cut = captions.elidedText(name, Qt::ElideRight, withTexts(kCaption));
    grid_->add(static_cast<int>(i), {}, name, QStringLiteral("%1\n%2").arg(name, whose), cut);
  }
  const bool none =
      std::ranges::none_of(store_.entries(), [this](const auto& entry) { return shows(entry); });
  none_->setMinimumHeight(kPresetPicture + captions.height() +
                          kAroundPreset);  // the settings below stay in place
  none_->setVisible(none);
  grid_->setVisible(!none);
  unread_->setText(store_.problems().join(QLatin1Char('\n')));
  unread_->setVisible(!store_.problems().isEmpty());
  painted_ = 0;
  painting_.start();
  showChosen();
}

void PresetSection::paintNext() {
  while (painted_ < store_.entries().size() && !shows(store_.entries()[painted_])) ++painted_;
  // Pictures of what is folded away can wait.
  if (painted_ >= store_.entries().size() || !grid_->isVisible()) return painting_.stop();
  const BrushSettings& brush = store_.entries()[painted_].preset.brush;
  const auto [place, isNew] = pictures_.try_emplace(writeBrushPreset({"-", brush}));
  if (isNew) {
    QPixmap picture = QPixmap::fromImage(presetPicture(brush, static_cast<int>(kPresetFiner * kPresetPicture)));
    picture.setDevicePixelRatio(kPresetFiner);
    place->second = QIcon(picture);
  }
  grid_->setIcon(static_cast<int>(painted_), place->second);
  ++painted_;
}

void PresetSection::showChosen() {
  const BrushSettings present = binding_.brush();
  for (std::size_t i = 0; i < store_.entries().size(); ++i)
    if (asTaken(store_.entries()[i].preset.brush, present, true) == present)
      return grid_->setChosen(static_cast<int>(i));
  grid_->setChosen(-1);
}

void PresetSection::take(std::size_t index) {
  binding_.change([&](BrushSettings& brush) {
    brush = asTaken(store_.entries()[index].preset.brush, brush, keepSize_->isChecked());
  });
  const PresetStore::Entry entry = store_.entries()[index];
  if (entry.own()) goAlong(entry.preset.name, entry.preset);
  showChosen();
  Q_EMIT picked();
}

void PresetSection::setDocument(EditorDocument* document) {
  document_ = document;
  store_.setProjects(document ? document->brushes : std::vector<BrushPreset>());
  showAll();
}

void PresetSection::goAlong(const std::string& name, const std::optional<BrushPreset>& preset) {
  if (!document_) return;
  std::erase_if(document_->brushes, [&](const BrushPreset& other) { return other.name == name; });
  if (preset) document_->brushes.push_back(*preset);
  store_.setProjects(document_->brushes);
}

QString PresetSection::askName(const QString& title, const QString& suggestion) {
  return QInputDialog::getText(this, title, tr("Name"), QLineEdit::Normal, suggestion).trimmed();
}

QString PresetSection::askTarget(const QString& name) {
  return QFileDialog::getSaveFileName(this, tr("Export Brush"), name + QStringLiteral(".json"),
                                      tr("Brushes (*.json)"));
}

void PresetSection::done(const Result<void>& outcome) {
  Q_EMIT problem(outcome ? QString() : messageText(outcome.error().message));
  showAll();
}

void PresetSection::askSave() {
  const QString name = askName(tr("Save Brush"), {});
  if (!name.isEmpty()) save({name.toStdString(), binding_.brush()});
}

void PresetSection::save(const BrushPreset& preset) {
  const Result<void> outcome = store_.store(preset);
  if (outcome) goAlong(preset.name, preset);
  done(outcome);
}

void PresetSection::askImport() {
  const QString path =
      QFileDialog::getOpenFileName(this, tr("Import Brushes"), {}, tr("Brushes (*.json);;All files (*)"));
  if (path.isEmpty()) return;
  const Result<int> count = store_.importFile(path);
  done(count ? Result<void>() : count.error());
}

QString PresetSection::freeName(const QString& name) const {
  const auto taken = [&](const QString& wanted) {
    return std::ranges::any_of(store_.entries(), [&](const PresetStore::Entry& entry) {
      return entry.preset.name == wanted.toStdString();
    });
  };
  QString free;
  for (int i = 2; free.isEmpty() || taken(free); ++i) free = QStringLiteral("%1 %2").arg(name).arg(i);
  return free;
}

void PresetSection::askMenu(int id, const QPoint& onScreen) {
  const auto index = static_cast<std::size_t>(id);
  const PresetStore::Entry entry = store_.entries()[index];
  const QString name = QString::fromStdString(entry.preset.name);
  QMenu menu(this);
  const auto entryOf = [&menu](const QString& text, const char* objectName) {
    QAction* action = menu.addAction(text);
    action->setObjectName(QLatin1String(objectName));
    return action;
  };
  QAction* rename = entryOf(tr("Rename…"), "renamePreset");
  const QAction* duplicate = entryOf(tr("Duplicate"), "duplicatePreset");
  const QAction* keep = entry.ofProject ? entryOf(tr("Save as Mine"), "keepPreset") : nullptr;
  QAction* replace = entryOf(tr("Replace by Present Brush"), "replacePreset");
  menu.addSeparator();
  const QAction* share = entryOf(tr("Export…"), "exportPreset");
  const QAction* shareAll = entryOf(tr("Export All of Mine…"), "exportPresets");
  menu.addSeparator();
  QAction* remove = entryOf(tr("Delete"), "deletePreset");
  for (QAction* action : {replace, rename, remove}) action->setEnabled(entry.own());
  const QAction* chosen = menu.exec(onScreen);
  if (!chosen) return;
  if (chosen == share || chosen == shareAll) {
    const QString path = askTarget(chosen == share ? name : tr("brushes"));
    if (path.isEmpty()) return;
    done(chosen == share ? store_.exportOne(index, path) : store_.exportOwn(path));
  } else if (chosen == duplicate) {
    save({freeName(name).toStdString(), entry.preset.brush});
  } else if (chosen == keep) {
    done(store_.keep(index));
  } else if (chosen == replace) {
    save({entry.preset.name, binding_.brush()});
  } else if (chosen == rename) {
    renameTo(index, askName(tr("Rename Brush"), name));
  } else if (chosen == remove) {
    goAlong(entry.preset.name, {});
    done(store_.remove(index));
  }
}

void PresetSection::renameTo(std::size_t index, const QString& name) {
  if (name.isEmpty()) return;
  BrushPreset preset = store_.entries()[index].preset;
  const Result<void> outcome = store_.rename(index, name);
  if (outcome && document_ && std::ranges::find(document_->brushes, preset) != document_->brushes.end()) {
    goAlong(preset.name, {});
    preset.name = name.toStdString();
    goAlong(preset.name, preset);
  }
  done(outcome);
}

QImage presetPicture(const BrushSettings& settings, int pixels) {
  EXPECTS(pixels > 1);
  const BrushAtWork shown = brushAtWork(settings, pixels);
  QImage picture(pixels, pixels, QImage::Format_RGB32);
  for (int row = 0; row < pixels; ++row) {
    auto* line = reinterpret_cast<QRgb*>(picture.scanLine(row));
    for (int column = 0; column < pixels; ++column)
      line[column] = shade(shown.after, shown.frame, column, row);
  }
  return picture;
}

}  // namespace scarp
