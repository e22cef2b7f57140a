#include "core/part/PartGround.h"

#include <algorithm>
#include <vector>

#include "core/project/ProjectDamage.h"
#include "core/project/ProjectStore.h"

namespace scarp {

Result<PartGround> PartGround::open(const std::string& path, const ImportOptions& options,
                                    bool acceptDamage) {
  PartGround ground;
  ground.path_ = path;
  ground.options_ = options;
  ground.acceptDamage_ = acceptDamage;
  if (!isProjectPath(path) && !readFormat(path).ok()) {
    auto raster = RasterWindows::open(path, options);
    if (!raster) return raster.error();
    ground.raster_ = *std::move(raster);
    return ground;
  }
  if (options != ImportOptions{}) return errorIn(path, "is a project; options of the import are for rasters");
  auto opened = ProjectFile::open(path, {.readOnly = true});
  if (!opened) return opened.error();
  const DocumentParts& parts = opened->document;
  ground.project_ = std::make_shared<const Terrain>(
      Terrain{parts.state.frame, parts.state.georeference, parts.rasters.at(kGround)});
  ground.file_ = opened->file;
  return ground;
}

const GridFrame& PartGround::frame() const { return raster_ ? raster_->frame() : project_->frame; }

const GeoReference& PartGround::georeference() const {
  return raster_ ? raster_->georeference() : project_->georeference;
}

Result<RasterGuesses> PartGround::guess(const Progress& progress) const {
  return raster_ ? raster_->guess(progress) : RasterGuesses{};
}

void PartGround::take(const RasterGuesses& guesses) {
  if (raster_) raster_->take(guesses);
}

Result<GroundWindow> PartGround::window(const GridRect& rect, const Progress& progress) const {
  EXPECTS(rect.column0 % HeightRaster::tileSize == 0 && rect.row0 % HeightRaster::tileSize == 0);
  if (raster_) {
    auto heights = raster_->read(rect, progress);
    if (!heights) return heights.error();
    return GroundWindow{*std::move(heights), rect.column0, rect.row0};
  }
  // A copy of the directory, which goes with the tiles that are read for it.
  const HeightRaster whole = project_->heights;
  HeightRaster some(rect.width(), rect.height(), whole.fill());
  std::vector<float> row(static_cast<std::size_t>(rect.width()) * HeightRaster::tileSize);
  for (int r = rect.row0; r < rect.row1; r += HeightRaster::tileSize) {
    if (!keepGoing(progress, static_cast<double>(r - rect.row0) / rect.height())) return Error::cancel();
    const GridRect strip{rect.column0, r, rect.column1, std::min(r + HeightRaster::tileSize, rect.row1)};
    const auto samples = std::span(row).first(static_cast<std::size_t>(strip.area()));
    whole.read(strip, samples);
    some.write({0, r - rect.row0, rect.width(), strip.row1 - rect.row0}, samples);
  }
  const auto damages = damageWithin(file_->damages(), {DamageScope::Content::Heights, rect});
  if (!damages.empty() && !acceptDamage_)
    return Error{"%1; --accept-damage uses it as it is", damageLine(path_, damages)};
  return GroundWindow{std::move(some), rect.column0, rect.row0};
}

}  // namespace scarp
