#include "ui/widgets/ReportDialog.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QVBoxLayout>

#include "core/io/RasterExport.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/NumberText.h"
#include "ui/widgets/Units.h"

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

QStringList textLines(const std::vector<std::string>& texts) {
  QStringList list;
  for (const std::string& text : texts) list += coreProblem(text);
  return list;
}

ReportDialog::Facts exportFacts(const ExportReport& report) {
  ReportDialog::Facts facts;
  facts.append({ReportDialog::tr("File"), QString::fromStdString(report.path)});
  facts.append({ReportDialog::tr("Size"),
                bytesText(static_cast<double>(QFileInfo(QString::fromStdString(report.path)).size()))});
  facts.append({ReportDialog::tr("Largest error"),
                report.largestError == 0.0 ? ReportDialog::tr("none: read back, every height is the same")
                                           : ReportDialog::tr("%1, found by reading the file back")
                                                 .arg(shortLengthText(report.largestError, 3))});
  if (report.change)
    facts.append(
        {ReportDialog::tr("Resampled"),
         ReportDialog::tr("to %1 × %2 samples; heights changed by %3 at most, 99 % of them by %4 or less, "
                          "by %5 on average")
             .arg(report.size.columns)
             .arg(report.size.rows)
             .arg(shortLengthText(report.change->largest, 3),
                  shortLengthText(report.change->percentile99, 3), shortLengthText(report.change->mean, 3))});
  if (report.step > 0.0)
    facts.append({ReportDialog::tr("One step"), shortLengthText(report.step, 4)});
  if (!report.sidecar.empty())
    facts.append({ReportDialog::tr("Description"), QString::fromStdString(report.sidecar)});
  return facts;
}

}  // namespace scarp
