#include "tests/materialio/MaterialIoSupport.h"

#include <OpenEXR/ImfChannelList.h>
#include <OpenEXR/ImfFrameBuffer.h>
#include <OpenEXR/ImfHeader.h>
#include <OpenEXR/ImfInputFile.h>
#include <OpenEXR/ImfOutputFile.h>
#include <gdal_priv.h>

#include <cmath>
#include <random>

#include "core/materialio/WeightPlanes.h"
#include "tests/support/Terrains.h"

namespace scarp::test {

PaintedGround groundWith(const Terrain& terrain, std::vector<std::vector<std::uint8_t>> weights) {
  std::vector<Material> materials;
  std::vector<MaterialId> ids;
  for (std::size_t i = 0; i < weights.size(); ++i) {
    const auto tone = static_cast<std::uint8_t>(17 * i);
    const auto id = static_cast<MaterialId>(10 * (i + 1));
    materials.push_back(
        {id, "Stuff " + std::to_string(i), {tone, static_cast<std::uint8_t>(255 - tone), 90}, 2.0});
    ids.push_back(id);
  }
  const std::vector<std::span<const std::uint8_t>> layers(weights.begin(), weights.end());
  MaterialMap map = materialMap(layers, ids, terrain.heights, ids[0]);
  return {terrain, std::move(materials), std::move(weights), std::move(map)};
}

PaintedGround paintedGround(int columns, int rows, int materials, int together, unsigned seed) {
  Terrain terrain = fractalTerrain(columns, rows, 3.0, 3.0);
  terrain.heights.write({2, 1, 6, 3}, std::vector<float>(8, kHole));
  std::mt19937 random(seed);
  const auto upTo = [&random](int most) {
    return static_cast<int>(random() % static_cast<unsigned>(most + 1));
  };
  std::vector<std::vector<std::uint8_t>> weights(
      static_cast<std::size_t>(materials),
      std::vector<std::uint8_t>(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows)));
  for (int row = 0; row < rows; ++row)
    for (int column = 0; column < columns; ++column) {
      if (std::isnan(terrain.heights.at(column, row))) continue;
      const std::size_t i = static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) +
                            static_cast<std::size_t>(column);
      int left = 255;
      // A patch of one material, then others beside it.
      int which = (column / 9 + row / 7) % materials;
      for (int n = upTo(together - 1); n > 0; --n) {
        const int some = upTo(left);
        weights[static_cast<std::size_t>(which)][i] =
            static_cast<std::uint8_t>(weights[static_cast<std::size_t>(which)][i] + some);
        left -= some;
        which = upTo(materials - 1);
      }
      weights[static_cast<std::size_t>(which)][i] =
          static_cast<std::uint8_t>(weights[static_cast<std::size_t>(which)][i] + left);
    }
  return groundWith(terrain, std::move(weights));
}

OutsideBands readOutsideBands(const std::string& path) {
  GDALAllRegister();
  OutsideBands raster;
  GDALDatasetUniquePtr dataset(GDALDataset::Open(path.c_str(), GDAL_OF_RASTER | GDAL_OF_VERBOSE_ERROR));
  if (!dataset) {
    ADD_FAILURE() << path << " does not open";
    return raster;
  }
  raster.columns = dataset->GetRasterXSize();
  raster.rows = dataset->GetRasterYSize();
  std::array<double, 6> transform{};
  if (dataset->GetGeoTransform(transform.data()) == CE_None) raster.geoTransform = transform;
  raster.wkt = dataset->GetProjectionRef();
  raster.hasProfile = dataset->GetMetadata("COLOR_PROFILE") != nullptr;
  for (int number = 1; number <= dataset->GetRasterCount(); ++number) {
    GDALRasterBand& band = *dataset->GetRasterBand(number);
    raster.names.emplace_back(band.GetDescription());
    raster.types.emplace_back(GDALGetDataTypeName(band.GetRasterDataType()));
    raster.colours.emplace_back(GDALGetColorInterpretationName(band.GetColorInterpretation()));
    auto& samples = raster.bands.emplace_back(static_cast<std::size_t>(raster.columns) *
                                              static_cast<std::size_t>(raster.rows));
    EXPECT_EQ(band.RasterIO(GF_Read, 0, 0, raster.columns, raster.rows, samples.data(), raster.columns,
                            raster.rows, GDT_Float64, 0, 0, nullptr),
              CE_None);
  }
  return raster;
}

std::vector<std::uint32_t> exrBits(const std::string& path, const std::string& channel) {
  Imf::InputFile file(path.c_str());
  const Imf::Channel* const found = file.header().channels().findChannel(channel);
  EXPECT_TRUE(found && found->type == Imf::FLOAT) << path;
  EXPECT_EQ(file.header().compression(), Imf::ZIP_COMPRESSION);
  const Imath::Box2i& window = file.header().dataWindow();
  const auto columns = static_cast<std::size_t>(window.max.x - window.min.x + 1);
  std::vector<std::uint32_t> bits(columns * static_cast<std::size_t>(window.max.y - window.min.y + 1));
  Imf::FrameBuffer buffer;
  buffer.insert(channel,
                Imf::Slice::Make(Imf::FLOAT, bits.data(), window, sizeof(float), columns * sizeof(float)));
  file.setFrameBuffer(buffer);
  file.readPixels(window.min.y, window.max.y);
  return bits;
}

void writeExrBits(const std::string& path, const std::string& channel, int columns, int rows,
                  const std::vector<std::uint32_t>& bits) {
  Imf::Header header(columns, rows);
  header.compression() = Imf::ZIP_COMPRESSION;
  header.channels().insert(channel, Imf::Channel(Imf::FLOAT));
  Imf::OutputFile file(path.c_str(), header);
  Imf::FrameBuffer buffer;
  const Imath::Box2i window(Imath::V2i(0, 0), Imath::V2i(columns - 1, rows - 1));
  buffer.insert(channel, Imf::Slice::Make(Imf::FLOAT, bits.data(), window, sizeof(float),
                                          static_cast<std::size_t>(columns) * sizeof(float)));
  file.setFrameBuffer(buffer);
  file.writePixels(rows);
}

WeightLoss lossBetween(const PaintedGround& ground, const std::vector<std::vector<std::uint8_t>>& kept) {
  WeightLoss loss;
  double sum = 0.0, samples = 0.0;
  for (std::size_t i = 0; i < ground.samples(); ++i) {
    int lost = 0, had = 0;
    for (std::size_t k = 0; k < ground.weights.size(); ++k) {
      had += ground.weights[k][i];
      if (kept[k][i] < ground.weights[k][i]) lost += ground.weights[k][i] - kept[k][i];
    }
    if (had == 0) continue;
    samples += 1.0;
    sum += lost;
    loss.greatest = std::max(loss.greatest, lost);
  }
  loss.mean = sum / samples;
  return loss;
}

}  // namespace scarp::test
