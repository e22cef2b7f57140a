#include "ui/widgets/ReportDialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace scarp {

ReportDialog::ReportDialog(const QString& title, const Facts& facts, const QStringList& remarks,
                           QWidget* parent)
    : QDialog(parent), column_(new QVBoxLayout) {
  setWindowTitle(title);
  auto* outer = new QVBoxLayout(this);
  outer->addStrut(480);
  outer->setContentsMargins(18, 16, 18, 14);
  outer->setSpacing(12);
  column_->setSpacing(12);
  outer->addLayout(column_);
  auto* table = new QFormLayout;
  table->setLabelAlignment(Qt::AlignRight);
  table->setHorizontalSpacing(14);
  table->setVerticalSpacing(8);
  const auto line = [](const QString& text) {
    auto* label = new QLabel(text);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return label;
  };
  for (const auto& [name, value] : facts) {
    auto* caption = new QLabel(name);
    caption->setProperty("role", QStringLiteral("quiet"));
    table->addRow(caption, line(value));
  }
  column_->addLayout(table);
  for (const QString& remark : remarks) column_->addWidget(line(QStringLiteral("•  ") + remark));
  outer->addStretch(1);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  outer->addWidget(buttons);
}

void ReportDialog::add(QWidget* more) { column_->addWidget(more); }

}  // namespace scarp
