#include "ui/operation/FilterDialog.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include "core/document/TerrainDocument.h"
#include "core/edit/AdjustmentLayers.h"
#include "ui/operation/OperationFields.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/MessageText.h"

namespace scarp {

namespace {

/// Says which layer it changes, where there are any.
QString titleFor(const Filter& filter, const TerrainDocument& document) {
  const QString title = coreText(kindOf(filter).title);
  if (document.layers().empty()) return title;
  const std::size_t place = document.placeOf(document.editedLayer());
  if (place == 0) return FilterDialog::tr("%1 — Base").arg(title);
  return FilterDialog::tr("%1 — Layer “%2”")
      .arg(title, QString::fromStdString(document.layers()[place - 1].name));
}

}  // namespace

FilterDialog::FilterDialog(const Filter& filter, TerrainDocument& document, JobRunner& jobs, QWidget* parent)
    : FormDialog(titleFor(filter, document), tr("Apply"), parent),
      filter_(filter),
      preview_(new FilterPreview(document, jobs, Message(kindOf(filter).title), this)),
      shown_(new QCheckBox(tr("Preview on the ground"))),
      bar_(thinProgressBar()) {
  setObjectName(QStringLiteral("filterDialog"));
  setLeastWidth(360);
  addFields(form(), filter_, OperationReach(document), [this] { refresh(); });
  shown_->setObjectName(QStringLiteral("preview"));
  shown_->setChecked(true);
  shown_->setWhatsThis(tr("Shows on the ground what Apply would do; nothing of it stays after Cancel"));
  column().addWidget(shown_);
  if (checkAdjustment(filter_)) {
    auto* layer = new QPushButton(tr("Add as Layer"));
    layer->setObjectName(QStringLiteral("addAsLayer"));
    layer->setAutoDefault(false);
    layer->setToolTip(tr("Add an adjustment layer with these settings, which can be changed later"));
    column().addWidget(layer, 0, Qt::AlignLeft);
    connect(layer, &QPushButton::clicked, this, [this] {
      if (const auto problem = takeValues()) return complain(*problem);
      Q_EMIT layerWanted();
    });
  }
  column().addWidget(bar_);
  connect(shown_, &QCheckBox::toggled, this, [this] { refresh(); });
  connect(preview_, &FilterPreview::progressed, this,
          [this](double fraction) { bar_->setValue(static_cast<int>(1000.0 * fraction)); });
  connect(preview_, &FilterPreview::finished, this, [this] {
    showProgress(false);
    if (accepting_) accept();
  });
  connect(preview_, &FilterPreview::failed, this, [this](const QString& message) {
    showProgress(false);
    accepting_ = false;
    acceptButton().setEnabled(true);
    complain(message);
  });
  refresh();
}

void FilterDialog::showProgress(bool working) {
  bar_->setValue(0);
  bar_->setVisible(working);
}

void FilterDialog::refresh() {
  accepting_ = false;
  acceptButton().setEnabled(true);
  const auto problem = takeValues();
  complain(problem.value_or(QString()));
  const bool work = shown_->isChecked() && !problem;
  showProgress(work);
  if (work)
    preview_->show(filter_);
  else
    preview_->takeBack();
}

std::optional<QString> FilterDialog::takeValues() {
  if (const auto valid = validate(filter_); !valid) return messageText(valid.error().message);
  return std::nullopt;
}

void FilterDialog::accept() {
  if (const auto problem = takeValues()) return complain(*problem);
  if (preview_->ready()) {
    if (!preview_->keep()) Q_EMIT changedNothing();
    return done(Accepted);
  }
  // It is worked out to the end first; Cancel still leaves.
  if (accepting_) return;
  accepting_ = true;
  acceptButton().setEnabled(false);
  showProgress(true);
  if (!shown_->isChecked()) preview_->show(filter_);
}

void FilterDialog::done(int result) {
  // The session ends here, not when the dialog happens to be deleted.
  delete preview_;
  preview_ = nullptr;
  FormDialog::done(result);
}

}  // namespace scarp
