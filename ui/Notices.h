#pragma once

#include <QObject>
#include <QTimer>
#include <vector>

#include "core/base/Message.h"
#include "core/base/Signal.h"
#include "core/document/Layer.h"
#include "ui/widgets/InfoBar.h"

namespace scarp {

class EditorDocument;
class Operation;

/// What the parts of the window have to say, in its message bar: with the way out where there is one, and for
/// as long as its reason is there.
class Notices : public QObject {
  Q_OBJECT

 public:
  explicit Notices(InfoBar& bar, QObject* parent);

  void setDocument(EditorDocument* document);  ///< Null for none; outlives this or is taken away first.

  /// Shows the problems of these parts; an empty one takes the last one back.
  template <class... Part>
  void hear(Part*... parts) {
    (connect(parts, &Part::problem, this,
             [this, parts](const QString& message) { complain(parts, message); }),
     ...);
  }
  /// The same for what they have done, where that is not plain to see.
  template <class... Part>
  void hearTold(Part*... parts) {
    (connect(parts, &Part::told, this,
             [this](const QString& message) { bar_.say(InfoBar::Tone::Info, message); }),
     ...);
  }
  void complain(const QObject* source, const QString& message);
  /// Why a tool did not do what was asked of it.
  void refuse(const Message& why);

 Q_SIGNALS:
  void materialsWanted();

 private:
  /// Where a message is about the ground being closed to edits: its way out, and until when it holds.
  void addReason(InfoBar::Message& message);
  void addLayerReason(InfoBar::Message& message);
  void addLayerReason(InfoBar::Message& message, LayerId edited);
  void addCoverReason(InfoBar::Message& message);
  void addSelectionReason(InfoBar::Message& message);
  void addTrialReason(InfoBar::Message& message);

  [[nodiscard]] bool emptySelection() const;
  void offerDeselect(InfoBar::Message& message);
  /// Says that the selection is empty, once each time it becomes so.
  void reviewSelection();

  void doNow(const Operation& operation);

  InfoBar& bar_;
  EditorDocument* document_ = nullptr;
  bool selectsNothing_ = false;
  QTimer soon_;  ///< Combines many changes in a row into one review.
  std::vector<Subscription> subscriptions_;
};

}  // namespace scarp
