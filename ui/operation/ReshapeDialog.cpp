#include "ui/operation/ReshapeDialog.h"

#include <QFormLayout>
#include <QLabel>
#include <QProgressBar>
#include <QVBoxLayout>

#include "ui/operation/OperationFields.h"
#include "ui/widgets/NumberField.h"
#include "ui/widgets/NumberText.h"

namespace scarp {

ReshapeDialog::ReshapeDialog(const Reshape& reshape, TerrainDocument& document, JobRunner& jobs,
                             QWidget* parent)
    : ReshapeForm(QString::fromUtf8(kindOf(reshape).title), document, jobs, parent),
      reshape_(reshape),
      frame_(document.frame()),
      summary_(new QLabel) {
  setObjectName(QStringLiteral("reshapeDialog"));
  setMinimumWidth(360);
  addFields(form(), reshape_, OperationReach(document), [this] { refresh(); });
  summary_->setObjectName(QStringLiteral("summary"));
  summary_->setProperty("role", QStringLiteral("quiet"));
  column().addWidget(summary_);
  column().addWidget(&bar());
  refresh();
}

void ReshapeDialog::refresh() {
  const auto problem = takeValues();
  complain(problem.value_or(QString()));
  if (problem) return summary_->clear();
  const auto sizeOf = [](const GridFrame& frame) {
    return tr("%1 × %2 samples, %3 × %4 m")
        .arg(frame.columns)
        .arg(frame.rows)
        .arg(numberText(frame.width()), numberText(frame.depth()));
  };
  summary_->setText(tr("Now %1\nThen %2").arg(sizeOf(frame_), sizeOf(reshaped(frame_, reshape_))));
  Q_EMIT reshapeChanged();
}

void ReshapeDialog::setReshape(const Reshape& reshape) {
  EXPECTS(reshape.index() == reshape_.index());
  if (reshape == reshape_) return;
  reshape_ = reshape;
  for (const auto& number : kindOf(reshape_).schema.numbers())
    if (auto* field = findChild<NumberField*>(
            QString::fromUtf8(number.key.data(), static_cast<int>(number.key.size()))))
      field->setValue(number.get(reshape_));
  refresh();
}

std::optional<QString> ReshapeDialog::takeValues() {
  if (const auto valid = validate(reshape_, frame_); !valid)
    return QString::fromStdString(valid.error().message);
  return std::nullopt;
}

}  // namespace scarp
