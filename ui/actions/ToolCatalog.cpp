#include "ui/actions/ToolCatalog.h"

#include <QCoreApplication>
#include <algorithm>

#include "core/base/Contract.h"
#include "core/brush/BrushKinds.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/LineEdit.h"
#include "core/line/Line.h"
#include "core/objects/Asset.h"
#include "core/tools/LineTool.h"
#include "core/tools/MeasureTool.h"
#include "core/tools/PaintTool.h"
#include "core/tools/PlaceTool.h"
#include "core/tools/SculptTool.h"
#include "core/tools/SelectTool.h"
#include "core/tools/ViewController.h"
#include "core/tools/WorkTools.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/RowMenu.h"

namespace scarp {
namespace {

struct ToolStatus {
  Q_DECLARE_TR_FUNCTIONS(ToolStatus)
};

QString joined(const QString& tool, const QString& target) {
  return QStringLiteral("%1 · %2").arg(tool, target);
}

QString layerName(const TerrainDocument& document, LayerId layer) {
  if (layer == kBaseLayer) return ToolStatus::tr("Base");
  return QString::fromStdString(document.layers()[document.placeOf(layer) - 1].name);
}

QString editedLayerName(const TerrainDocument& document) {
  return layerName(document, document.editedLayer());
}

QString ofAsset(const TerrainDocument& document, AssetKind asset) {
  const Asset* own = document.objects().assets().find(asset);
  if (own) return QString::fromStdString(own->name);
  return isBuiltIn(asset) ? coreText(assetNames().title(asset)) : QString::fromStdString(assetName(asset));
}

QString sculptStatus(const ViewController& view) {
  const TerrainDocument& document = view.tools().document();
  const BrushKind kind = view.effectiveBrush().kind;
  if (!view.tools().get<SculptTool>().paintsMask())
    return joined(coreText(brushKindInfo(kind).text.menuTitle), editedLayerName(document));
  const QString layer = layerName(document, document.activeLayer());
  if (kind == BrushKind::Lower) return ToolStatus::tr("Erasing mask of %1").arg(layer);
  if (kind == BrushKind::Smooth) return ToolStatus::tr("Smoothing mask of %1").arg(layer);
  return ToolStatus::tr("Painting mask of %1").arg(layer);
}

QString placeStatus(const ViewController& view) {
  const PlaceSettings& place = view.tools().get<PlaceTool>().settings();
  const QString asset = ofAsset(view.tools().document(), place.asset);
  switch (place.mode) {
    case PlaceMode::Place:
      return ToolStatus::tr("Place %1").arg(asset);
    case PlaceMode::Select:
      return ToolStatus::tr("Select Objects");
    case PlaceMode::Lasso:
      return joined(ToolStatus::tr("Select Objects"), ToolStatus::tr("Lasso"));
    case PlaceMode::Line:
      return joined(ToolStatus::tr("Place %1").arg(asset), ToolStatus::tr("Line"));
    case PlaceMode::Circle:
      return joined(ToolStatus::tr("Place %1").arg(asset), ToolStatus::tr("Circle"));
    case PlaceMode::Paint:
    case PlaceMode::Erase:
      break;
  }
  // With Ctrl each of them does what the other does.
  if (view.effectiveBrush().kind == BrushKind::Lower)
    return place.anyAsset ? ToolStatus::tr("Erase Objects") : ToolStatus::tr("Erase %1").arg(asset);
  return place.mix.empty() ? ToolStatus::tr("Paint %1").arg(asset) : ToolStatus::tr("Paint Objects");
}

QString selectStatus(const ViewController& view) {
  QString shape;
  for (const ToolWay& way : toolRow(SelectTool::kName).ways)
    if (way.active(view.tools())) shape = QCoreApplication::translate("scarp::Actions", way.title);
  return joined(ToolStatus::tr("Select"), plainMenuText(shape));
}

QString paintStatus(const ViewController& view) {
  const BrushKind kind = view.effectiveBrush().kind;
  if (kind == BrushKind::Lower) return ToolStatus::tr("Erase Materials");
  if (kind == BrushKind::Smooth) return ToolStatus::tr("Blend Materials");
  const auto& materials = view.tools().document().materials();
  const auto found =
      std::ranges::find(materials, view.tools().get<PaintTool>().settings().material, &Material::id);
  return found == materials.end() ? ToolStatus::tr("Paint Materials")
                                  : ToolStatus::tr("Paint %1").arg(QString::fromStdString(found->name));
}

QString lineStatus(const ViewController& view) {
  const ToolState& tools = view.tools();
  const LayerId layer = layerForLines(tools.document());
  return joined(coreText(lineKindNames().title(tools.get<LineTool>().work().kind)),
                layer == kBaseLayer ? ToolStatus::tr("New layer") : layerName(tools.document(), layer));
}

QString pasteStatus(const ViewController& view) {
  return joined(ToolStatus::tr("Paste"), editedLayerName(view.tools().document()));
}

/// Changes between placing and selecting. A lasso, a line or a brush that was chosen remains active.
template <PlaceMode mode>
void useObjects(ToolState& tools) {
  PlaceSettings place = tools.get<PlaceTool>().settings();
  if (selectsObjects(place.mode) != selectsObjects(mode)) place.mode = mode;
  tools.get<PlaceTool>().setSettings(place);
}

template <bool selects>
bool usesObjects(const ToolState& tools) {
  return selectsObjects(tools.get<PlaceTool>().settings().mode) == selects;
}

template <SelectKind kind>
void selectBy(ToolState& tools) {
  SelectSettings settings = tools.get<SelectTool>().settings();
  settings.kind = kind;
  tools.get<SelectTool>().setSettings(settings);
}

template <SelectKind kind>
bool selectsBy(const ToolState& tools) {
  return tools.get<SelectTool>().settings().kind == kind;
}

template <LineKind kind>
void drawKind(ToolState& tools) {
  tools.get<LineTool>().setKind(kind);
}

template <bool stamps>
bool drawsStamps(const ToolState& tools) {
  return (tools.get<LineTool>().work().kind == LineKind::Stamp) == stamps;
}

// Titles and tips are translated as texts of Actions.
constexpr auto kMore = QT_TRANSLATE_NOOP("scarp::Actions", "; Shift adds, Ctrl subtracts");

const std::vector<ToolRow>& rows() {
  static const std::vector<ToolRow> all{
      {.tool = SculptTool::kName, .status = sculptStatus},
      {.tool = PaintTool::kName,
       .status = paintStatus,
       .group = QT_TRANSLATE_NOOP("scarp::Actions", "Materials"),
       .ways = {ToolWay(
           "paintMaterials", "paint-materials", int(Qt::SHIFT) | Qt::Key_P,
           QT_TRANSLATE_NOOP("scarp::Actions", "Paint Materials"),
           QT_TRANSLATE_NOOP("scarp::Actions",
                             "Paint materials on the ground; Ctrl erases, Shift softens borders"),
           {{QT_TRANSLATE_NOOP("CommandWords", "layer weight splat blend"),
             QT_TRANSLATE_NOOP("CommandWords",
                               "texture snow grass rock sand colour color ground splat surface")}})}},
      {.tool = PlaceTool::kName,
       .status = placeStatus,
       .group = QT_TRANSLATE_NOOP("scarp::Actions", "Objects"),
       .ways = {ToolWay(
                    "place", "place", Qt::Key_P, QT_TRANSLATE_NOOP("scarp::Actions", "Place Objects"),
                    QT_TRANSLATE_NOOP("scarp::Actions", "Place objects on the ground, select and drag them"),
                    {{QT_TRANSLATE_NOOP("CommandWords",
                                        "tree plant forest house rock model asset put prop vegetation"),
                      QT_TRANSLATE_NOOP("CommandWords", "foliage instance scatter spawn")}},
                    useObjects<PlaceMode::Place>, usesObjects<false>),
                ToolWay("selectObjects", "select-objects", Qt::Key_Q,
                        QT_TRANSLATE_NOOP("scarp::Actions", "Select Objects"),
                        QT_TRANSLATE_NOOP("scarp::Actions",
                                          "Select objects, one by one or by a box, and move, turn and scale "
                                          "them; Shift adds, Ctrl subtracts"),
                        {{QT_TRANSLATE_NOOP("CommandWords", "move rotate scale tree pick gizmo")}},
                        useObjects<PlaceMode::Select>, usesObjects<true>, ToolMenu::Topic)}},
      {.tool = LineTool::kName,
       .status = lineStatus,
       .group = QT_TRANSLATE_NOOP("scarp::Actions", "Lines"),
       .ways = {ToolWay(
                    "drawLines", "lines", int(Qt::SHIFT) | Qt::Key_L,
                    QT_TRANSLATE_NOOP("scarp::Actions", "Draw Lines"),
                    QT_TRANSLATE_NOOP("scarp::Actions", "Draw editable roads, rivers, walls and pads"),
                    {{QT_TRANSLATE_NOOP("CommandWords",
                                        "road river path spline track railway wall dam canal street stream "
                                        "pad pond curve polyline vector")}},
                    [](ToolState& tools) {
                      if (drawsStamps<true>(tools)) drawKind<LineKind::Road>(tools);
                    },
                    drawsStamps<false>),
                ToolWay("drawBrushPath", "lines", 0, QT_TRANSLATE_NOOP("scarp::Actions", "Draw Brush Path"),
                        QT_TRANSLATE_NOOP("scarp::Actions",
                                          "Draw a line that applies the active brush and updates with the "
                                          "terrain"),
                        {{QT_TRANSLATE_NOOP("CommandWords", "stroke along curve spline path brush")}},
                        drawKind<LineKind::BrushPath>, nullptr, ToolMenu::Brush, nullptr, false),
                ToolWay("addStamp", "height-stamp", 0,
                        QT_TRANSLATE_NOOP("scarp::Actions", "Add Height Stamp"),
                        QT_TRANSLATE_NOOP("scarp::Actions",
                                          "Place an image as a mountain, crater or dune that can be moved, "
                                          "scaled and rotated at any time; drag to set its size"),
                        {{QT_TRANSLATE_NOOP("CommandWords",
                                            "placed stamp movable landform heightmap mountain crater dune")}},
                        drawKind<LineKind::Stamp>, drawsStamps<true>)}},
      {.tool = SelectTool::kName,
       .status = selectStatus,
       .group = QT_TRANSLATE_NOOP("scarp::Actions", "Selection"),
       .ways = {ToolWay("select.1", "select-rectangle", Qt::Key_B,
                        QT_TRANSLATE_NOOP("scarp::Actions", "&Rectangle"),
                        QT_TRANSLATE_NOOP("scarp::Actions", "Select ground by a rectangle"),
                        {{QT_TRANSLATE_NOOP("CommandWords", "mask box region marquee area")}},
                        selectBy<SelectKind::Rectangle>, selectsBy<SelectKind::Rectangle>, ToolMenu::Topic,
                        kMore),
                ToolWay("select.2", "select-ellipse", 0, QT_TRANSLATE_NOOP("scarp::Actions", "&Ellipse"),
                        QT_TRANSLATE_NOOP("scarp::Actions", "Select ground by an ellipse"),
                        {{QT_TRANSLATE_NOOP("CommandWords", "mask circle oval region")}},
                        selectBy<SelectKind::Ellipse>, selectsBy<SelectKind::Ellipse>, ToolMenu::Topic,
                        kMore),
                ToolWay("select.3", "select-lasso", int(Qt::SHIFT) | Qt::Key_B,
                        QT_TRANSLATE_NOOP("scarp::Actions", "&Lasso"),
                        QT_TRANSLATE_NOOP("scarp::Actions", "Select ground by an outline"),
                        {{QT_TRANSLATE_NOOP("CommandWords", "mask freehand outline region")}},
                        selectBy<SelectKind::Lasso>, selectsBy<SelectKind::Lasso>, ToolMenu::Topic, kMore),
                ToolWay(
                    "select.4", "select-wand", Qt::Key_U, QT_TRANSLATE_NOOP("scarp::Actions", "&Wand"),
                    QT_TRANSLATE_NOOP(
                        "scarp::Actions",
                        "Select ground like that under the pointer, by slope, height, curvature or aspect"),
                    {{QT_TRANSLATE_NOOP("CommandWords",
                                        "mask magic similar steep slopes lake cliffs by slope height")}},
                    selectBy<SelectKind::Wand>, selectsBy<SelectKind::Wand>, ToolMenu::Topic, kMore),
                ToolWay("select.5", "select-paint", int(Qt::SHIFT) | Qt::Key_U,
                        QT_TRANSLATE_NOOP("scarp::Actions", "&Paint"),
                        QT_TRANSLATE_NOOP("scarp::Actions", "Select ground with the brush; Ctrl subtracts"),
                        {{QT_TRANSLATE_NOOP("CommandWords", "mask brush quick")}},
                        selectBy<SelectKind::Paint>, selectsBy<SelectKind::Paint>, ToolMenu::Topic)}},
      {.tool = MeasureTool::kName,
       .status = [](const ViewController&) { return ToolStatus::tr("Measure"); },
       .group = QT_TRANSLATE_NOOP("scarp::Actions", "Measure"),
       .ways = {ToolWay("measure", "measure", Qt::Key_M, QT_TRANSLATE_NOOP("scarp::Actions", "Measure"),
                        QT_TRANSLATE_NOOP("scarp::Actions",
                                          "Measure: draw a line over the ground for its profile and length, "
                                          "an outline for areas and volumes"),
                        {{QT_TRANSLATE_NOOP("CommandWords",
                                            "distance length area volume profile ruler how far size section"),
                          QT_TRANSLATE_NOOP("CommandWords", "cross section elevation profile cut fill")}})}},
      {.tool = CropTool::kName, .status = [](const ViewController&) { return ToolStatus::tr("Crop"); }},
      {.tool = PasteTool::kName, .status = pasteStatus},
      {.tool = BendTool::kName,
       .status = [](const ViewController&) { return ToolStatus::tr("Adjust Stroke"); }}};
  return all;
}

}  // namespace

std::span<const ToolRow> toolRows() { return rows(); }

const ToolRow& toolRow(std::string_view tool) {
  const auto found = std::ranges::find(rows(), tool, &ToolRow::tool);
  EXPECTS(found != rows().end());
  return *found;
}

}  // namespace scarp
