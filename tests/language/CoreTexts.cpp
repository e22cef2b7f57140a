#include "tests/language/CoreTexts.h"

#include <algorithm>
#include <cctype>
#include <string_view>

#include "core/brush/Alpha.h"
#include "core/brush/BrushKinds.h"
#include "core/brush/BrushSchema.h"
#include "core/document/DocumentState.h"
#include "core/document/Layer.h"
#include "core/edit/DrapeEdits.h"
#include "core/edit/LayerEdits.h"
#include "core/io/EnginePreset.h"
#include "core/io/ObjectExport.h"
#include "core/io/RasterFormat.h"
#include "core/line/Line.h"
#include "core/line/LineSchema.h"
#include "core/line/LineSection.h"
#include "core/mask/MaskSchema.h"
#include "core/material/Material.h"
#include "core/material/MaterialSchema.h"
#include "core/materialio/ExportSet.h"
#include "core/materialio/LandCover.h"
#include "core/materialio/MaterialExport.h"
#include "core/materialio/MaterialImport.h"
#include "core/meshio/MeshFormat.h"
#include "core/model/ModelImport.h"
#include "core/noise/Noise.h"
#include "core/objects/Object.h"
#include "core/objects/ObjectSchema.h"
#include "core/operation/NewTerrain.h"
#include "core/operation/OperationSchema.h"
#include "core/scatter/ScatterPresets.h"
#include "core/scatter/ScatterRuleSchema.h"
#include "core/sceneio/SceneSettings.h"
#include "core/tileio/TileExport.h"
#include "core/tileio/WebTiles.h"
#include "core/tools/PlaceTool.h"
#include "core/tools/SelectTool.h"
#include "core/view/ViewLimits.h"
#include "core/visibility/GroundAnalysis.h"
#include "ui/render/RenderSettings.h"

namespace scarp::test {
namespace {

/// Collects texts that have words, without the space before a unit.
class TextSet {
 public:
  void add(std::string_view text) {
    while (text.starts_with(' ')) text.remove_prefix(1);
    while (text.ends_with(' ')) text.remove_suffix(1);
    const auto letters = std::ranges::count_if(text, [](unsigned char c) { return std::isalpha(c) != 0; });
    if (letters > 1) all_.emplace(text);
  }
  /// Of units only those that are words: symbols as "m" and "km/h" are the same in all languages.
  void addUnit(std::string_view unit) {
    if (unit.size() > 5) add(unit);
  }
  void add(const EnumNames& names) {
    for (const ValueName& name : names.all()) add(name.title);
  }
  template <class Settings>
  void add(const Schema<Settings>& schema) {
    for (const auto& number : schema.numbers()) {
      // Titles that are keys stay in English.
      std::string key(number.key);
      std::ranges::replace(key, '-', ' ');
      if (number.title != key) add(number.title);
      addUnit(number.unit);
    }
    for (const auto& choice : schema.choices()) add(choice.title), add(choice.names);
  }
  [[nodiscard]] std::set<std::string> all() const { return all_; }

 private:
  std::set<std::string> all_;
};

void addBrushes(TextSet& texts) {
  for (const BrushKindInfo& info : brushKinds())
    for (const char* text : {info.text.group, info.text.title, info.text.tip, info.text.menuTitle})
      texts.add(text);
  for (const KindSetting& own : kindSettings()) {
    texts.add(own.label);
    texts.add(own.tip);
    for (const char* tip : own.tips) texts.add(tip);
  }
}

void addFiles(TextSet& texts) {
  for (const RasterFormatInfo& format : rasterFormats()) texts.add(format.name);
  texts.add(sampleStorageNames());
  for (const TiffCompressionInfo& way : tiffCompressions()) texts.add(way.title);
  for (const EnginePreset& preset : enginePresets()) texts.add(preset.title);
  for (const ImportPreset& preset : importPresets()) {
    texts.add(preset.title);
    for (const auto& number : preset.numbers) texts.add(number.title), texts.addUnit(number.unit);
  }
  for (const MeshFormatInfo& format : meshFormats()) texts.add(format.name);
  for (const ObjectFormatInfo& format : objectFormats()) texts.add(format.name);
  for (const LandCover legend : {LandCover::WorldCover, LandCover::Nlcd, LandCover::Corine})
    for (const LandCoverClass& one : landCoverClasses(legend)) texts.add(one.name);
}

/// "River" → "river".
std::string lowered(std::string_view title) {
  std::string text(title);
  text[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(text[0])));
  return text;
}

/// "dunes-long" → "Dunes long", as the brush panel has it.
std::string titleOfAlpha(std::string_view name) {
  std::string title(name);
  std::ranges::replace(title, '-', ' ');
  title[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(title[0])));
  return title;
}

}  // namespace

std::set<std::string> coreTexts() {
  TextSet texts;
  for (const EnumNames* names :
       {&meshDetailNames(),     &modelUnitNames(),     &modelUpNames(),       &modelOriginNames(),
        &assetNames(),          &ruleNames(),          &layerBlendNames(),    &groundMeasureNames(),
        &pictureKindNames(),    &normalKindNames(),    &noiseShapeNames(),    &sceneProgramNames(),
        &godotTerrainNames(),   &brushKindNames(),     &falloffNames(),       &tileUseNames(),
        &tileFitNames(),        &tileEdgeNames(),      &webKindNames(),       &webSchemeNames(),
        &materialPresetNames(), &splatKindNames(),     &mapDepthNames(),      &pictureFormatNames(),
        &landCoverNames(),      &weightKindNames(),    &lineKindNames(),      &lineSpanNames(),
        &rasterFormatNames(),   &wandCriterionNames(), &maskOperationNames(), &maskEdgeNames(),
        &clipBlendNames(),      &shadingModeNames(),   &tintRampNames(),      &shadowQualityNames(),
        &terrainTemplateNames()})
    texts.add(*names);
  for (const auto& kind : filterKinds()) texts.add(kind.title), texts.add(kind.schema);
  for (const auto& kind : reshapeKinds()) texts.add(kind.title), texts.add(kind.schema);
  texts.add(meshSchema()), texts.add(modelImportSchema()), texts.add(layerSchema()), texts.add(drapeSchema());
  texts.add(objectSchema()), texts.add(scatterSchema()), texts.add(scatterRuleSchema());
  texts.add(scatterAssetSchema()), texts.add(materialSchema()), texts.add(conditionSchema());
  texts.add(ruleSchema()), texts.add(sceneSchema()), texts.add(viewshedSchema()), texts.add(sunSchema());
  texts.add(skySchema()), texts.add(brushSchema()), texts.add(placeSchema()), texts.add(selectSchema());
  texts.add(cameraSchema()), texts.add(tileSchema()), texts.add(webSchema()), texts.add(lineSchema());
  texts.add(wandSchema()), texts.add(placementSchema());
  addBrushes(texts);
  addFiles(texts);
  for (std::size_t i = 0; i < terrainTemplateNames().size(); ++i) {
    const TerrainTemplateInfo& info = terrainTemplate(static_cast<TerrainTemplate>(i));
    texts.add(info.description), texts.add(info.shape), texts.add(info.shapeDescription);
  }
  // The history says "Place conifer" and "Add river".
  for (const ValueName& asset : assetNames().all()) texts.add(asset.key);
  for (const ValueName& kind : lineKindNames().all()) texts.add(lowered(kind.title));
  forEachStatePart([&texts](const auto& part) { texts.add(part.one), texts.add(part.all); });
  for (const ScatterPreset& preset : scatterPresets()) texts.add(preset.title), texts.add(preset.tip);
  for (const LineSectionPreset& preset : lineSectionPresets()) texts.add(preset.title);
  for (const Material& material : defaultMaterials()) texts.add(material.name);
  for (const std::string_view name : alphaNames()) texts.add(titleOfAlpha(name));
  return texts.all();
}

}  // namespace scarp::test
