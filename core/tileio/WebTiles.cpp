#include "core/tileio/WebTiles.h"

#include "core/io/GdalErrors.h"
#include "core/schema/MakeSetting.h"

namespace scarp {

const WebKindInfo& infoOf(WebKind kind) {
  static const std::array<WebKindInfo, 3> all{
      WebKindInfo{"terrarium", "Terrarium (PNG)", "tiles.json", exportPicturePyramid, -32768.0, 1.0 / 256.0},
      WebKindInfo{"mapbox", "Mapbox RGB (PNG)", "tiles.json", exportPicturePyramid, -10000.0, 0.1},
      WebKindInfo{"quantized-mesh", "Quantized mesh (Cesium)", "layer.json", exportMeshPyramid}};
  return all[static_cast<std::size_t>(kind)];
}

const EnumNames& webKindNames() {
  static const EnumNames names([] {
    std::vector<ValueName> all;
    for (const WebKind kind : {WebKind::Terrarium, WebKind::Mapbox, WebKind::Mesh})
      all.push_back({infoOf(kind).key, infoOf(kind).title});
    return all;
  }());
  return names;
}

const EnumNames& webSchemeNames() {
  static const EnumNames names({{"xyz", "XYZ, from the north"}, {"tms", "TMS, from the south"}});
  return names;
}

const Schema<WebSettings>& webSchema() {
  using S = WebSettings;
  using Make = MakeSetting<S>;
  static const Schema<S> schema{Make::choice<&S::kind>("as", webKindNames(), "As"),
                                Make::number<&S::minZoom>("min-zoom", "Coarsest zoom", "", 0, kMostZoom),
                                Make::number<&S::maxZoom>("max-zoom", "Finest zoom", "", 0, kMostZoom),
                                Make::choice<&S::scheme>("scheme", webSchemeNames(), "Rows"),
                                Make::number<&S::error>("error", "Error", " m", 1e-4, 1e6)};
  return schema;
}

Result<WebReport> exportWebTiles(const Terrain& terrain, const std::string& path, const WebSettings& settings,
                                 const Progress& progress) {
  if (auto good = webSchema().check(settings); !good) return errorIn(path, good.error());
  prepareGdal();
  auto report = infoOf(settings.kind).write(terrain, path, settings, progress);
  if (!report) return errorInFile(path, report.error());
  return report;
}

}  // namespace scarp
