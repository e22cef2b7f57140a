#include "ui/navigator/NavigatorDock.h"

#include <QVBoxLayout>

#include "ui/document/EditorDocument.h"
#include "ui/navigator/NavigatorMap.h"

namespace scarp {

DockRow NavigatorDock::row() {
  return {.key = QStringLiteral("navigatorDock"),
          .title = tr("Navigator"),
          .icon = "view-top",
          .place = DockPlace::Overview,
          .size = 260,
          .make = [](const DockContext& context) -> EditorDock* {
            return new NavigatorDock(context.viewport, &context.window);
          }};
}

NavigatorDock::NavigatorDock(Viewport& viewport, QWidget* parent)
    : EditorDock(row(), parent), map_(new NavigatorMap(viewport)) {
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
