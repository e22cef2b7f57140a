#include "ui/project/EditorWork.h"

#include "core/tools/PaintTool.h"
#include "core/tools/PlaceTool.h"
#include "core/tools/SelectTool.h"
#include "ui/document/EditorDocument.h"
#include "ui/project/WorkSettings.h"
#include "ui/shading/ShadingController.h"
#include "ui/viewport/SecondView.h"
#include "ui/viewport/Viewport.h"

namespace scarp {

std::map<std::string, std::string> workSettings(EditorDocument& document, const WorkPlaces& places) {
  const ToolState& tools = document.tools();
  WorkSettings work;
  work.camera = document.view().destination();
  if (const ViewController* second = places.secondView.controller())
    work.secondCamera = second->destination();
  work.bookmarks = document.bookmarks.all();
  work.look = places.shading.settings();
  work.tool = tools.tool();
  work.brush = tools.brush();
  work.brushes = document.brushes;
  work.place = tools.get<PlaceTool>().settings();
  work.select = tools.get<SelectTool>().settings();
  work.paint = tools.get<PaintTool>().settings();
  work.lastExports = document.lastExports;
  work.keptExports = document.keptExports;
  work.collapsedGroups = document.collapsedGroups;
  return writeWork(work);
}

void continueWork(EditorDocument* previous, EditorDocument& document) {
  ToolState& tools = document.tools();
  tools.setBrush(brushFitting(document.terrain(), previous ? previous->tools().brush() : BrushSettings()));
  if (!previous) return;
  tools.get<PlaceTool>().setSettings(previous->tools().get<PlaceTool>().settings());
  tools.setTool(previous->tools().tool());
}

QStringList restoreWork(const std::map<std::string, std::string>& settings, EditorDocument& document) {
  ToolState& tools = document.tools();
  WorkSettings usual;
  usual.camera = document.view().camera();
  usual.tool = tools.tool();
  usual.brush = tools.brush();
  usual.place = tools.get<PlaceTool>().settings();
  usual.select = tools.get<SelectTool>().settings();
  usual.paint = tools.get<PaintTool>().settings();
  QStringList problems;
  const WorkSettings work = readWork(settings, usual, &problems);
  tools.setBrush(work.brush);
  tools.get<PlaceTool>().setSettings(work.place);
  tools.get<SelectTool>().setSettings(work.select);
  tools.get<PaintTool>().setSettings(work.paint);
  tools.setTool(work.tool);
  document.view().setCamera(work.camera);
  document.bookmarks.belongToProject(work.bookmarks);
  document.lastExports = work.lastExports;
  document.keptExports = work.keptExports;
  document.collapsedGroups = work.collapsedGroups;
  document.brushes = work.brushes;
  return problems;
}

void restoreViews(const std::map<std::string, std::string>& settings, const WorkPlaces& places) {
  WorkSettings usual;
  usual.look = places.shading.settings();
  const WorkSettings work = readWork(settings, usual);
  places.shading.show(work.look);
  places.secondView.setVisible(work.secondCamera.has_value());
  if (ViewController* second = places.secondView.controller(); second && work.secondCamera)
    second->setCamera(*work.secondCamera);
}

}  // namespace scarp
