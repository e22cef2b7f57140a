#include "core/tileio/WebTiles.h"

#include "core/io/GdalErrors.h"

namespace scarp {

Result<WebReport> exportWebTiles(const Terrain& terrain, const std::string& path, const WebSettings& settings,
                                 const Progress& progress) {
  if (auto good = webSchema().check(settings); !good) return Error{path + ": " + good.error().message};
  prepareGdal();
  auto report = settings.kind == WebKind::Mesh ? exportMeshPyramid(terrain, path, settings, progress)
                                               : exportPicturePyramid(terrain, path, settings, progress);
  if (report || report.error().cancelled || report.error().message.starts_with(path)) return report;
  return Error{path + ": " + report.error().message};
}

}  // namespace scarp
