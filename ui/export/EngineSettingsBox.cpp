#include "ui/export/EngineSettingsBox.h"

#include <QApplication>
#include <QClipboard>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace scarp {
namespace {

constexpr int kPairsInARow = 2;

QLabel* quietLabel(const QString& text) {
  auto* label = new QLabel(text);
  label->setProperty("role", QStringLiteral("quiet"));
  return label;
}

QLabel* valueLabel(const QString& name, const QString& text) {
  auto* label = new QLabel(text);
  label->setAccessibleName(name);
  label->setTextFormat(Qt::PlainText);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  return label;
}

}  // namespace

EngineSettingsBox::EngineSettingsBox(QWidget* parent)
    : QWidget(parent), title_(new QLabel), copy_(new QPushButton(tr("Copy"))) {
  setObjectName(QStringLiteral("engineSettings"));
  copy_->setObjectName(QStringLiteral("copySettings"));
  copy_->setAccessibleName(tr("Copy the settings"));
  copy_->setWhatsThis(tr("Copy what to type into the engine"));
  copy_->setProperty("small", true);
  copy_->setAutoDefault(false);
  auto* head = new QHBoxLayout;
  head->addWidget(title_, 1);
  head->addWidget(copy_);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
  column->addLayout(head);
  connect(copy_, &QPushButton::clicked, this, &EngineSettingsBox::copy);
}

void EngineSettingsBox::tell(const QString& engine, const std::vector<EngineSetting>& settings) {
  title_->setText(settings.empty() ? tr("Working out the settings for %1…").arg(engine)
                                   : tr("Settings in %1").arg(engine));
  copy_->setText(tr("Copy"));
  copy_->setEnabled(!settings.empty());
  text_ = QString::fromStdString(settingsText(settings));
  if (settings.empty()) {
    // The last ones' place is kept, so that the dialog does not jump.
    if (table_) table_->setEnabled(false);
    return;
  }
  delete table_;
  table_ = new QWidget;
  auto* grid = new QGridLayout(table_);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setHorizontalSpacing(10);
  grid->setVerticalSpacing(2);
  const int rows = (static_cast<int>(settings.size()) + kPairsInARow - 1) / kPairsInARow;
  for (int i = 0; i < static_cast<int>(settings.size()); ++i) {
    const EngineSetting& setting = settings[static_cast<std::size_t>(i)];
    const QString name = QString::fromStdString(setting.name);
    grid->addWidget(quietLabel(name), i % rows, 2 * (i / rows));
    grid->addWidget(valueLabel(name, QString::fromStdString(setting.text)), i % rows, 2 * (i / rows) + 1);
  }
  for (int pair = 0; pair < kPairsInARow; ++pair) grid->setColumnStretch(2 * pair + 1, 1);
  layout()->addWidget(table_);
}

void EngineSettingsBox::copy() {
  QApplication::clipboard()->setText(text_);
  copy_->setText(tr("Copied"));
}

}  // namespace scarp
