#pragma once

#include <QList>
#include <QWidget>
#include <vector>

#include "core/base/Signal.h"

class QAction;
class QHBoxLayout;
class QLabel;
class QTreeWidget;

namespace scarp {

class EditorDocument;

/// Who changed what of a shared terrain: its latest changes in order, and, of the ground under the cursor, who
/// changed it last.
class SharedChangesList : public QWidget {
  Q_OBJECT

 public:
  explicit SharedChangesList(QWidget* parent = nullptr);

  void setDocument(EditorDocument* document);  ///< Null for none; outlives this or is taken away first.
  void offer(const QList<QAction*>& actions);  ///< Under the list.

 Q_SIGNALS:
  void nameAsked(long long change);  ///< For the terrain as a change left it.

 private:
  void refresh();
  void showHere();

  EditorDocument* document_ = nullptr;
  QTreeWidget* list_;
  QLabel* here_;
  QHBoxLayout* buttons_;
  long long last_ = 0;  ///< The number of the last change that is listed.
  std::vector<Subscription> subscriptions_;
};

}  // namespace scarp
