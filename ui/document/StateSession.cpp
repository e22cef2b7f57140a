#include "ui/document/StateSession.h"

#include <QElapsedTimer>

#include "core/edit/EditSession.h"
#include "ui/document/EditorDocument.h"
#include "ui/widgets/CoreText.h"

namespace scarp {
namespace {

constexpr qint64 kFluid = 100;    ///< Milliseconds: what takes longer waits until the hand rests.
constexpr int kRestsAfter = 150;  ///< Milliseconds.

}  // namespace

StateSession::StateSession(QObject* parent) : QObject(parent) {
  rest_.setSingleShot(true);
  rest_.setInterval(kRestsAfter);
  connect(&rest_, &QTimer::timeout, this, &StateSession::show);
}

StateSession::~StateSession() = default;

void StateSession::setDocument(EditorDocument* document) {
  rest_.stop();
  session_.reset();
  document_ = document;
}

bool StateSession::refuses() {
  if (!document_) return true;
  if (!document_->terrain().editing()) return false;
  Q_EMIT problem(tr("What is being tried on the ground has to be kept or taken back first."));
  return true;
}

void StateSession::begin(Message title) {
  if (session_ || refuses()) return;
  trial_ = std::make_unique<DocumentState>(document_->terrain().state());
  behind_ = slow_ = false;
  session_ = std::make_unique<EditSession>(document_->terrain(), std::move(title));
}

void StateSession::changeState(const Edit& edit) {
  if (!session_) return;
  DocumentState wanted = *trial_;
  edit(wanted);
  const auto good = check(wanted, document_->terrain().state());
  Q_EMIT problem(good ? QString() : messageText(good.error().message));
  if (!good) return;
  *trial_ = std::move(wanted);
  behind_ = true;
  slow_ ? rest_.start() : show();
}

void StateSession::show() {
  if (!session_ || !behind_) return;
  QElapsedTimer timer;
  timer.start();
  session_->setState(*trial_);
  Q_EMIT shown();
  behind_ = false;
  slow_ = timer.elapsed() > kFluid;
}

void StateSession::end(bool kept) {
  if (!session_) return;
  rest_.stop();
  if (kept) {
    show();
    session_->commit(std::make_shared<Operation>(operationFor(*trial_)));
    if (const Message& why = session_->refusal(); !why.empty()) Q_EMIT problem(messageText(why));
  }
  session_.reset();
  Q_EMIT ended();
}

void StateSession::perform(const Operation& operation) {
  const auto done = scarp::perform(operation, document_->terrain());
  Q_EMIT problem(done ? QString() : messageText(done.error().message));
}

}  // namespace scarp
