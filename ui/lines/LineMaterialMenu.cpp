#include "ui/lines/LineMaterialMenu.h"

#include <QAction>
#include <algorithm>

#include "core/edit/LineEdit.h"
#include "core/edit/MaterialOperations.h"
#include "core/tools/ChosenLine.h"
#include "core/tools/LineTool.h"
#include "ui/actions/Actions.h"
#include "ui/document/EditorDocument.h"
#include "ui/materials/MaterialPicture.h"
#include "ui/widgets/MenuText.h"
#include "ui/widgets/MessageText.h"

namespace scarp {

namespace {

QString nameInMenu(const std::string& name) { return verbatimMenuText(QString::fromStdString(name)); }

}  // namespace

LineMaterialMenu::LineMaterialMenu(const Actions& actions, QWidget* parent) : QMenu(parent), actions_(actions) {
  setObjectName(QStringLiteral("lineMaterials"));
  connect(this, &QMenu::aboutToShow, this, &LineMaterialMenu::fill);
}

void LineMaterialMenu::setDocument(EditorDocument* document) {
  document_ = document;
  clear();
}

void LineMaterialMenu::fill() {
  clear();
  const Line* const line =
      document_ ? chosenLine(document_->terrain(), document_->tools().get<LineTool>().work()) : nullptr;
  if (!line) return;
  if (document_->terrain().materials().empty()) {
    addAction(tr("Add materials in the Materials panel first"))->setEnabled(false);
    return;
  }
  const bool area = isArea(line->kind);
  offer(area ? tr("Within the Area") : tr("On the Bed"), LineStrip::Bed);
  offer(area ? tr("Around the Area") : tr("Along the Edges"), LineStrip::Edges);
}

void LineMaterialMenu::offer(const QString& title, LineStrip strip) {
  QMenu* const menu = addMenu(title);
  for (const Material& material : document_->terrain().materials()) {
    QAction* const action = menu->addAction(materialIcon(material), nameInMenu(material.name));
    connect(action, &QAction::triggered, this, [this, strip, id = material.id] { lay(strip, id); });
  }
}

void LineMaterialMenu::lay(LineStrip strip, MaterialId material) {
  if (!document_) return;
  TerrainDocument& terrain = document_->terrain();
  const LayerId layer = layerForLines(terrain);
  const auto found = std::ranges::find(terrain.layers(), layer, &Layer::id);
  const std::vector<const Line*> lines = chosenLines(terrain, document_->tools().get<LineTool>().work());
  if (lines.empty() || found == terrain.layers().end()) return;
  if (terrain.editing())
    return Q_EMIT problem(tr("What is being tried on the ground has to be kept or taken back first."));
  DocumentState state = terrain.state();
  MaterialsOperation operation;
  for (const Line* const line : lines) {
    operation = layAlong(*line, found->name, strip, material, state);
    state.rules = operation.rules;
  }
  const auto laid = perform(operation, terrain);
  Q_EMIT problem(laid ? QString() : messageText(laid.error().message));
  if (laid) actions_.shadings[static_cast<std::size_t>(ShadingMode::Materials)]->trigger();
}

}  // namespace scarp
