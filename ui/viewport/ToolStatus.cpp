#include "ui/viewport/ToolStatus.h"

#include <QCoreApplication>
#include <algorithm>

#include "core/brush/BrushKinds.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/LineEdit.h"
#include "core/line/Line.h"
#include "core/objects/Asset.h"
#include "core/tools/ViewController.h"
#include "ui/widgets/CoreText.h"

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
  if (!view.tools().paintsMask())
    return joined(coreText(brushKindInfo(kind).text.menuTitle), editedLayerName(document));
  const QString layer = layerName(document, document.activeLayer());
  if (kind == BrushKind::Lower) return ToolStatus::tr("Erasing mask of %1").arg(layer);
  if (kind == BrushKind::Smooth) return ToolStatus::tr("Smoothing mask of %1").arg(layer);
  return ToolStatus::tr("Painting mask of %1").arg(layer);
}

QString placeStatus(const ViewController& view) {
  const PlaceSettings& place = view.tools().place();
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

QString selectStatus(SelectKind kind) {
  const auto shape = [kind] {
    switch (kind) {
      case SelectKind::Rectangle:
        return ToolStatus::tr("Rectangle");
      case SelectKind::Ellipse:
        return ToolStatus::tr("Ellipse");
      case SelectKind::Lasso:
        return ToolStatus::tr("Lasso");
      case SelectKind::Wand:
        return ToolStatus::tr("Wand");
      case SelectKind::Paint:
        break;
    }
    return ToolStatus::tr("Paint");
  };
  return joined(ToolStatus::tr("Select"), shape());
}

QString paintStatus(const ViewController& view) {
  const BrushKind kind = view.effectiveBrush().kind;
  if (kind == BrushKind::Lower) return ToolStatus::tr("Erase Materials");
  if (kind == BrushKind::Smooth) return ToolStatus::tr("Blend Materials");
  const auto& materials = view.tools().document().materials();
  const auto found = std::ranges::find(materials, view.tools().painting().material, &Material::id);
  return found == materials.end() ? ToolStatus::tr("Paint Materials")
                                  : ToolStatus::tr("Paint %1").arg(QString::fromStdString(found->name));
}

QString lineStatus(const ToolState& tools) {
  const LayerId layer = layerForLines(tools.document());
  return joined(coreText(lineKindNames().title(tools.lineWork().kind)),
                layer == kBaseLayer ? ToolStatus::tr("New layer") : layerName(tools.document(), layer));
}

}  // namespace

QString toolStatusOf(const ViewController& view) {
  const ToolState& tools = view.tools();
  if (tools.crop()) return ToolStatus::tr("Crop");
  if (tools.floating()) return joined(ToolStatus::tr("Paste"), editedLayerName(tools.document()));
  if (tools.bending()) return ToolStatus::tr("Adjust Stroke");
  switch (tools.tool()) {
    case ToolKind::Sculpt:
      return sculptStatus(view);
    case ToolKind::Place:
      return placeStatus(view);
    case ToolKind::Select:
      return selectStatus(tools.selecting().kind);
    case ToolKind::Paint:
      return paintStatus(view);
    case ToolKind::Line:
      return lineStatus(tools);
    case ToolKind::Measure:
      break;
  }
  return ToolStatus::tr("Measure");
}

}  // namespace scarp
