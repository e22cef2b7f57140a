#pragma once

#include <QObject>
#include <QTimer>
#include <functional>
#include <memory>

#include "core/edit/Operation.h"

namespace scarp {

class EditSession;
class EditorDocument;
struct DocumentState;

/// An edit of what a document has beside its rasters and objects, which grows while a control is dragged: the
/// ground follows, and the end makes one step of history of it. Where that takes long, it follows when the
/// hand rests.
class StateSession : public QObject {
  Q_OBJECT

 public:
  using Edit = std::function<void(DocumentState&)>;

  explicit StateSession(QObject* parent = nullptr);
  ~StateSession() override;

  void setDocument(EditorDocument* document);  ///< Null for none; outlives this or is taken away first.
  [[nodiscard]] bool open() const { return session_ != nullptr; }

  /// `title`: of the step of history.
  void begin(Message title);
  void end(bool kept);

 Q_SIGNALS:
  void shown();  ///< The document has what is tried; who follows at once counts to what that takes.
  void ended();  ///< What was open is kept or taken back.
  void problem(const QString& message);  ///< What cannot be done, in one line; empty: taken back.

 protected:
  void changeState(const Edit& edit);  ///< Of what is open; what cannot be is told, and changes nothing.
  /// An operation of one step. Contract: nothing is open.
  void perform(const Operation& operation);
  /// Nothing to do here: there is no document, or it is being edited, which is told.
  [[nodiscard]] bool refuses();
  [[nodiscard]] EditorDocument* document() const { return document_; }
  /// Why a document, whose own state is given too, cannot have the wanted one.
  [[nodiscard]] virtual Result<void> check(const DocumentState& wanted,
                                           const DocumentState& present) const = 0;
  /// That leads to a state.
  [[nodiscard]] virtual Operation operationFor(const DocumentState& state) const = 0;

 private:
  void show();

  EditorDocument* document_ = nullptr;
  std::unique_ptr<EditSession> session_;
  std::unique_ptr<DocumentState> trial_;  ///< As it becomes; the document may be behind.
  bool behind_ = false, slow_ = false;
  QTimer rest_;
};

}  // namespace scarp
