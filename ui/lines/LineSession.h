#pragma once

#include <QObject>
#include <functional>
#include <memory>
#include <vector>

#include "core/line/Line.h"

namespace scarp {

class EditorDocument;
class LineEdit;

/// Changes the chosen lines of a kind while a control is dragged: the ground follows, and the end makes one
/// step of the history of it.
class LineSession : public QObject {
  Q_OBJECT

 public:
  using Edit = std::function<void(Line&)>;

  explicit LineSession(QObject* parent = nullptr);
  ~LineSession() override;

  void setDocument(EditorDocument* document);  ///< Null for none; outlives this or is taken away first.
  /// The chosen line whose settings are shown; null: there is none.
  [[nodiscard]] const Line* line() const;
  /// All chosen lines of its kind, in the order of the layer.
  [[nodiscard]] std::vector<const Line*> lines() const;
  /// The brush of the sculpting tool.
  [[nodiscard]] BrushSettings handBrush() const;
  /// The stamp that the next click adds, with its brush; for as long as there is a document.
  [[nodiscard]] Line nextStamp() const;
  /// Changes the selected stamps, or without a selected line the next stamp.
  void changeStamps(const std::function<void(BrushSettings&)>& edit);
  [[nodiscard]] bool open() const { return edit_ != nullptr; }

  void begin();
  void change(const Edit& edit);  ///< Of each line of what is open, else as a step of its own.
  void end(bool kept);
  /// Makes one edit of what is dragged in a control.
  template <class Control>
  void follow(Control& control) {
    connect(&control, &Control::editBegun, this, &LineSession::begin);
    connect(&control, &Control::editEnded, this, &LineSession::end);
  }

 Q_SIGNALS:
  void problem(const QString& message);  ///< What cannot be done, in one line; empty: taken back.

 private:
  EditorDocument* document_ = nullptr;
  std::unique_ptr<LineEdit> edit_;
};

}  // namespace scarp
