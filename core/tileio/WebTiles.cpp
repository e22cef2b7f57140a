#include "core/tileio/WebTiles.h"

#include <gdal.h>
#include <ogr_spatialref.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <numbers>

#include "core/base/Json.h"
#include "core/base/Parallel.h"
#include "core/io/CrsInfo.h"
#include "core/io/GdalErrors.h"
#include "core/io/PictureRows.h"
#include "core/schema/MakeSetting.h"
#include "core/tileio/TileStore.h"
#include "core/tileio/WorldSampler.h"

namespace scarp {

namespace {

const std::array<WebKindInfo, 3>& webKinds() {
  static const std::array<WebKindInfo, 3> all{
      WebKindInfo{"terrarium", "Terrarium (PNG)", "tiles.json", exportPicturePyramid, -32768.0, 1.0 / 256.0},
      WebKindInfo{"mapbox", "Mapbox RGB (PNG)", "tiles.json", exportPicturePyramid, -10000.0, 0.1},
      WebKindInfo{"quantized-mesh", "Quantized mesh (Cesium)", "layer.json", exportMeshPyramid}};
  return all;
}

}  // namespace

const WebKindInfo& infoOf(WebKind kind) { return webKinds()[static_cast<std::size_t>(kind)]; }

const EnumNames& webKindNames() {
  static const EnumNames names = namesOf(webKinds(), [](const WebKindInfo& info) {
    return ValueName{info.key, info.title};
  });
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

namespace {

constexpr int kSide = 256;
constexpr double kHalfWorld = std::numbers::pi * 6378137.0;
constexpr int kAtOnce = 3;  ///< Zooms below a tile whose finest ones are made side by side.

using Pixels = std::vector<float>;  ///< Row by row from the north; empty where there is no ground.

std::string mercatorWkt() {
  OGRSpatialReference crs;
  crs.importFromEPSG(3857);
  return wktOf(crs);
}

/// Colours of a height.
struct Encoding {
  double offset, scale;  ///< Height = offset + scale · number.

  [[nodiscard]] std::uint32_t number(double height) const {
    constexpr double kMax = 16777215.0;
    return static_cast<std::uint32_t>(std::clamp(std::round((height - offset) / scale), 0.0, kMax));
  }
  [[nodiscard]] double height(std::uint32_t number) const { return offset + scale * number; }
};

Encoding encodingOf(WebKind kind) { return {infoOf(kind).offset, infoOf(kind).scale}; }

struct Encoded {
  std::vector<std::uint8_t> png;
  double largestError = 0.0;
};

/// The PNG of some pixels, decoded again.
Result<Encoded> encoded(const Pixels& pixels, const Encoding& encoding) {
  Encoded made;
  std::vector<std::uint8_t> colours(3 * pixels.size());
  for (std::size_t i = 0; i < pixels.size(); ++i) {
    const double height = std::isnan(pixels[i]) ? 0.0 : static_cast<double>(pixels[i]);
    const std::uint32_t number = encoding.number(height);
    made.largestError = std::max(made.largestError, std::abs(encoding.height(number) - height));
    for (std::size_t k = 0; k < 3; ++k)
      colours[3 * i + k] = static_cast<std::uint8_t>(number >> (16 - 8 * k) & 0xff);
  }
  const PictureShape shape{kSide, kSide, 3, 1};
  auto png = pngBytes(shape,
                      [&](int row, std::span<std::uint8_t> bytes) {
                        std::copy_n(colours.begin() + static_cast<std::ptrdiff_t>(row) * 3 * kSide,
                                    bytes.size(), bytes.begin());
                      },
                      {});
  if (!png) return png.error();
  const auto back = readPngBytes(*png, shape);
  if (!back || *back != colours) return Error{"a tile reads back differently"};
  made.png = *std::move(png);
  return made;
}

class Pyramid {
 public:
  Pyramid(const Terrain& terrain, const WebSettings& settings) : terrain_(terrain), settings_(settings) {}

  Result<WebReport> write(const std::string& path, const Progress& progress) {
    if (auto planned = plan(); !planned) return planned.error();
    auto sink = openTileStore(path, settings_.scheme == WebScheme::Tms, infoOf(settings_.kind).index);
    if (!sink) return sink.error();
    sink_ = std::move(*sink);
    progress_ = progress;
    if (auto made = tile({0, 0, 0}); !made) return made.error();
    if (auto done = sink_->finish(facts()); !done) return done.error();
    report_.path = path;
    return report_;
  }

 private:
  struct Base {
    Pixels pixels;
    std::optional<Encoded> encoded;
  };

  Result<void> plan();
  Result<Pixels> tile(const TileAddress& at);
  Result<void> makeBases(const TileAddress& above);
  [[nodiscard]] Pixels sampled(const TileAddress& at, const WorldSampler& sampler) const;
  [[nodiscard]] bool touches(const TileAddress& at) const;
  Result<void> emit(const TileAddress& at, const Pixels& pixels, std::optional<Encoded> made);
  [[nodiscard]] PyramidFacts facts() const;

  const Terrain& terrain_;
  const WebSettings& settings_;
  std::vector<WorldSampler> samplers_;  ///< One for each tile that is made at once.
  std::array<double, 4> box_{};         ///< In web Mercator.
  int finest_ = 0;                      ///< The zoom at which the terrain is sampled.
  std::map<TileAddress, Base> bases_;
  long long expected_ = 1, done_ = 0;
  Progress progress_;
  std::unique_ptr<TileStore> sink_;
  WebReport report_;
};

/// Metres of a pixel's side at the equator.
double pixelSide(int zoom) { return 2.0 * kHalfWorld / kSide / std::exp2(zoom); }

Result<void> Pyramid::plan() {
  const std::string mercator = mercatorWkt();
  for (int i = 0; i < 1 << (2 * kAtOnce); ++i) {
    auto sampler = WorldSampler::create(terrain_, mercator, WorldSampler::Between::Cubic);
    if (!sampler) return sampler.error();
    samplers_.push_back(std::move(*sampler));
  }
  const auto box = samplers_.front().bounds();
  if (!box) return Error{"a part of the terrain lies beyond web Mercator"};
  box_ = *box;
  if (box_[1] < -kHalfWorld || box_[3] > kHalfWorld)
    return Error{"a part of the terrain lies beyond the 85° of latitude that web Mercator has"};
  const auto geographic = WorldSampler::create(terrain_, wgs84Wkt(), WorldSampler::Between::Cubic);
  if (!geographic) return geographic.error();
  const auto degrees = geographic->bounds();
  if (!degrees) return degrees.error();
  report_.bounds = *degrees;
  const double latitude = 0.5 * ((*degrees)[1] + (*degrees)[3]) * std::numbers::pi / 180.0;
  const double wanted = terrain_.frame.cellSize() / std::cos(latitude);
  constexpr double kHardlyLarger = 0.1;  // Of a zoom: 7 %.
  const int natural =
      std::clamp(static_cast<int>(std::ceil(std::log2(pixelSide(0) / wanted) - kHardlyLarger)), 0, kMostZoom);
  report_.maxZoom = settings_.maxZoom.value_or(natural);
  report_.minZoom = settings_.minZoom.value_or(0);
  if (report_.minZoom > report_.maxZoom)
    return Error{"the coarsest zoom, %1, is finer than the finest, %2", report_.minZoom, report_.maxZoom};
  finest_ = std::max(natural, report_.maxZoom);
  const double side = kSide * pixelSide(finest_);
  const double count =
      (std::floor((box_[2] - box_[0]) / side) + 2) * (std::floor((box_[3] - box_[1]) / side) + 2);
  if (count > static_cast<double>(kMostWebTiles))
    return Error{"zoom %1 has about %2 tiles, more than %3; a coarser one has fewer", finest_,
                 std::llround(count), kMostWebTiles};
  expected_ = std::max(1LL, std::llround(count));
  return {};
}

bool Pyramid::touches(const TileAddress& at) const {
  const double side = kSide * pixelSide(at.zoom);
  const double west = -kHalfWorld + at.x * side, north = kHalfWorld - at.y * side;
  return west <= box_[2] && west + side >= box_[0] && north >= box_[1] && north - side <= box_[3];
}

Pixels Pyramid::sampled(const TileAddress& at, const WorldSampler& sampler) const {
  const double pixel = pixelSide(at.zoom);
  const double west = -kHalfWorld + at.x * kSide * pixel, north = kHalfWorld - at.y * kSide * pixel;
  Pixels pixels(kSide * kSide);
  std::vector<double> x(pixels.size()), y(pixels.size());
  for (int row = 0; row < kSide; ++row)
    for (int column = 0; column < kSide; ++column) {
      const auto i = static_cast<std::size_t>(row * kSide + column);
      x[i] = west + (column + 0.5) * pixel;
      y[i] = north - (row + 0.5) * pixel;
    }
  sampler.sample(x, y, pixels);
  if (std::ranges::all_of(pixels, [](float h) { return std::isnan(h); })) pixels.clear();
  return pixels;
}

/// All finest tiles under one, side by side.
Result<void> Pyramid::makeBases(const TileAddress& above) {
  const int down = finest_ - above.zoom;
  std::vector<TileAddress> tiles;
  for (int y = 0; y < 1 << down; ++y)
    for (int x = 0; x < 1 << down; ++x)
      if (const TileAddress at{finest_, (above.x << down) + x, (above.y << down) + y}; touches(at))
        tiles.push_back(at);
  std::vector<Base> made(tiles.size());
  std::vector<std::optional<Error>> failures(tiles.size());
  const bool written = finest_ == report_.maxZoom;
  const Encoding encoding = encodingOf(settings_.kind);
  const Progress still = [this](double) {
    return keepGoing(progress_, std::min(1.0, static_cast<double>(done_) / static_cast<double>(expected_)));
  };
  const bool all = parallelFor(tiles.size(), still, [&](std::size_t i) {
    made[i].pixels = sampled(tiles[i], samplers_[i]);
    if (made[i].pixels.empty() || !written) return;
    auto picture = encoded(made[i].pixels, encoding);
    if (picture)
      made[i].encoded = std::move(*picture);
    else
      failures[i] = picture.error();
  });
  if (!all) return Error::cancel();
  done_ += static_cast<long long>(tiles.size());
  for (std::size_t i = 0; i < tiles.size(); ++i) {
    if (failures[i]) return *failures[i];
    bases_[tiles[i]] = std::move(made[i]);
  }
  return {};
}

/// A tile's pixels, with all below it written, and itself where its zoom is.
Result<Pixels> Pyramid::tile(const TileAddress& at) {
  if (!touches(at)) return Pixels();
  if (at.zoom == std::max(0, finest_ - kAtOnce))
    if (auto made = makeBases(at); !made) return made.error();
  if (at.zoom == finest_) {
    auto found = bases_.extract(at);
    if (found.empty()) return Pixels();
    Base base = std::move(found.mapped());
    if (auto wrote = emit(at, base.pixels, std::move(base.encoded)); !wrote) return wrote.error();
    return base.pixels;
  }
  Pixels pixels;
  for (int quarter = 0; quarter < 4; ++quarter) {
    const int right = quarter % 2, down = quarter / 2;
    const auto below = tile({at.zoom + 1, 2 * at.x + right, 2 * at.y + down});
    if (!below) return below.error();
    if (below->empty()) continue;
    if (pixels.empty()) pixels.assign(kSide * kSide, std::numeric_limits<float>::quiet_NaN());
    constexpr int half = kSide / 2;
    for (int row = 0; row < half; ++row)
      for (int column = 0; column < half; ++column) {
        double sum = 0.0;
        int count = 0;
        for (const int i : {0, 1, kSide, kSide + 1})
          if (const float h = (*below)[static_cast<std::size_t>(2 * row * kSide + 2 * column + i)];
              !std::isnan(h))
            sum += static_cast<double>(h), ++count;
        if (count > 0)
          pixels[static_cast<std::size_t>((down * half + row) * kSide + right * half + column)] =
              static_cast<float>(sum / count);
      }
  }
  if (auto wrote = emit(at, pixels, std::nullopt); !wrote) return wrote.error();
  return pixels;
}

Result<void> Pyramid::emit(const TileAddress& at, const Pixels& pixels, std::optional<Encoded> made) {
  if (pixels.empty() || at.zoom < report_.minZoom || at.zoom > report_.maxZoom) return {};
  if (!made) {
    auto picture = encoded(pixels, encodingOf(settings_.kind));
    if (!picture) return picture.error();
    made = std::move(*picture);
  }
  report_.largestError = std::max(report_.largestError, made->largestError);
  ++report_.tiles;
  return sink_->put(at, made->png);
}

PyramidFacts Pyramid::facts() const {
  PyramidFacts facts{"terrain",       std::string(webKindNames().key(settings_.kind)),
                     report_.minZoom, report_.maxZoom,
                     report_.bounds,  {}};
  const Encoding encoding = encodingOf(settings_.kind);
  const Json json{{"tilejson", "2.2.0"},
                  {"scarp", "web tiles"},
                  {"scheme", webSchemeNames().key(settings_.scheme)},
                  {"tiles", {"{z}/{x}/{y}.png"}},
                  {"encoding", facts.encoding},
                  {"tileSize", kSide},
                  {"minzoom", report_.minZoom},
                  {"maxzoom", report_.maxZoom},
                  {"bounds", report_.bounds},
                  {"height", {{"offset", encoding.offset}, {"scale", encoding.scale}}},
                  {"count", report_.tiles},
                  {"largestError", report_.largestError}};
  facts.json = json.dump(2) + "\n";
  return facts;
}

}  // namespace

Result<WebReport> exportPicturePyramid(const Terrain& terrain, const std::string& path,
                                       const WebSettings& settings, const Progress& progress) {
  auto report = Pyramid(terrain, settings).write(path, progress);
  if (!report) return report;
  report->notes.push_back(Message("pixels without ground are height 0; tiles without any are not there"));
  if (path.ends_with(".mbtiles") || path.ends_with(".pmtiles")) return report;
  report->notes.push_back(Message(settings.scheme == WebScheme::Xyz
                                      ? "rows of tiles count from the north (XYZ)"
                                      : "rows of tiles count from the south (TMS)"));
  return report;
}

}  // namespace scarp
