#pragma once

#include <QObject>
#include <QTimer>
#include <functional>
#include <memory>
#include <string>

#include "core/edit/Operation.h"

namespace scarp {

class EditSession;
class EditorDocument;

/// An edit of a document's materials and rules that grows while a control is dragged: the ground follows, and
/// the end makes one step of history of it. Where the ground takes long, it follows when the hand rests.
class MaterialSession : public QObject {
  Q_OBJECT

 public:
  using Edit = std::function<void(MaterialsOperation&)>;

  explicit MaterialSession(QObject* parent = nullptr);
  ~MaterialSession() override;

  void setDocument(EditorDocument* document);  ///< Null for none; outlives this or is taken away first.
  [[nodiscard]] bool open() const { return session_ != nullptr; }

  /// `title`: of the step of history.
  void begin(const std::string& title);
  void change(const Edit& edit);  ///< Of what is open; what cannot be is told, and changes nothing.
  void end(bool kept);
  /// An edit of one step.
  void once(const Edit& edit);

 Q_SIGNALS:
  void shown();  ///< The document has what is tried; who follows at once counts to what that takes.
  void ended();  ///< What was open is kept or taken back.
  void problem(const QString& message);  ///< What cannot be done, in one line; empty: taken back.

 private:
  [[nodiscard]] bool refuses();
  void show();

  EditorDocument* document_ = nullptr;
  std::unique_ptr<EditSession> session_;
  MaterialsOperation trial_;  ///< As they become; the document may be behind.
  bool behind_ = false, slow_ = false;
  QTimer rest_;
};

}  // namespace scarp
