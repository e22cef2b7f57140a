#include "ui/materials/MaterialSession.h"

#include <QElapsedTimer>

#include "core/edit/EditSession.h"
#include "core/edit/MaterialEdits.h"
#include "ui/document/EditorDocument.h"

namespace scarp {
namespace {

constexpr qint64 kFluid = 100;    ///< Milliseconds: ground that takes longer waits until the hand rests.
constexpr int kRestsAfter = 150;  ///< Milliseconds.

}  // namespace

MaterialSession::MaterialSession(QObject* parent) : QObject(parent) {
  rest_.setSingleShot(true);
  rest_.setInterval(kRestsAfter);
  connect(&rest_, &QTimer::timeout, this, &MaterialSession::show);
}

MaterialSession::~MaterialSession() = default;

void MaterialSession::setDocument(EditorDocument* document) {
  rest_.stop();
  session_.reset();
  document_ = document;
}

bool MaterialSession::refuses() {
  if (!document_) return true;
  if (!document_->terrain().editing()) return false;
  Q_EMIT problem(tr("What is being tried on the ground has to be kept or taken back first."));
  return true;
}

void MaterialSession::begin(const std::string& title) {
  if (session_ || refuses()) return;
  trial_ = {document_->terrain().materials(), document_->terrain().rules()};
  behind_ = slow_ = false;
  session_ = std::make_unique<EditSession>(document_->terrain(), title);
}

void MaterialSession::change(const Edit& edit) {
  if (!session_) return;
  MaterialsOperation wanted = trial_;
  edit(wanted);
  const auto good = validate(wanted.materials, wanted.rules);
  Q_EMIT problem(good ? QString() : QString::fromStdString(good.error().message));
  if (!good) return;
  trial_ = std::move(wanted);
  behind_ = true;
  slow_ ? rest_.start() : show();
}

void MaterialSession::show() {
  if (!session_ || !behind_) return;
  QElapsedTimer timer;
  timer.start();
  DocumentState state = document_->terrain().state();
  state.materials = trial_.materials;
  state.rules = trial_.rules;
  session_->setState(std::move(state));
  Q_EMIT shown();
  behind_ = false;
  slow_ = timer.elapsed() > kFluid;
}

void MaterialSession::end(bool kept) {
  if (!session_) return;
  rest_.stop();
  if (kept) {
    show();
    session_->commit(std::make_shared<Operation>(trial_));
    if (const std::string& why = session_->refusal(); !why.empty())
      Q_EMIT problem(QString::fromStdString(why));
  }
  session_.reset();
  Q_EMIT ended();
}

void MaterialSession::once(const Edit& edit) {
  if (refuses()) return;
  MaterialsOperation operation{document_->terrain().materials(), document_->terrain().rules()};
  edit(operation);
  const auto done = perform(operation, document_->terrain());
  Q_EMIT problem(done ? QString() : QString::fromStdString(done.error().message));
}

}  // namespace scarp
