#include "ui/navigator/NavigatorDock.h"

#include <QVBoxLayout>

#include "ui/document/EditorDocument.h"
#include "ui/navigator/NavigatorMap.h"

namespace scarp {

NavigatorDock::NavigatorDock(Viewport& viewport, QWidget* parent)
    : QDockWidget(tr("Navigator"), parent), map_(new NavigatorMap(viewport)) {
  setObjectName(QStringLiteral("navigatorDock"));
  auto* content = new QWidget;
  auto* column = new QVBoxLayout(content);
  column->setContentsMargins(10, 4, 10, 10);
  column->addWidget(map_);
  setWidget(content);
}

void NavigatorDock::setDocument(EditorDocument* document) {
  map_->setScene(document ? &document->display() : nullptr, document ? &document->view() : nullptr);
}

}  // namespace scarp
