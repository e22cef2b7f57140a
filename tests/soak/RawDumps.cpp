#include "tests/soak/RawDumps.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <functional>

#include "core/io/RasterImport.h"
#include "core/noise/Noise.h"
#include "tests/support/RealData.h"

namespace scarp {
namespace {

using Sample = RawLayout::Sample;

constexpr const char* kRealFiles[] = {"N44W072.hgt",
                                      "SainteHelens.dem",
                                      "n00_e006_3arc_v2.dt1",
                                      "mt_everest_90m.tif",
                                      "lf_elev_220_mt_hood_utm.tif",
                                      "srtm_bigtujunga30m_utm11.tif",
                                      "HI_topo_02.nc",
                                      "dom1_32_356_5699_1_nw_2020.tif",
                                      "zSW3.asc",
                                      "craterlake-elev-16bit-30m.tif",
                                      "elev32_sba_512x512.bil",
                                      "mountain1.exr",
                                      "dem_portrait.tif",
                                      "urho_HeightMap_8bit.png"};

DumpGround made(const char* name, int columns, int rows,
                const std::function<double(double, double)>& height) {
  DumpGround ground{name, columns, rows, {}};
  for (int row = 0; row < rows; ++row)
    for (int column = 0; column < columns; ++column)
      ground.heights.push_back(static_cast<float>(height(column, row)));
  return ground;
}

void addMade(std::vector<DumpGround>& all) {
  all.push_back(made("fractal", 900, 1100, [](double x, double y) {
    return 600.0 + 1500.0 * fractalNoise(x / 300, y / 300, 9, 0.5, 11);
  }));
  all.push_back(made("ridges", 1000, 700,
                     [](double x, double y) { return 2400.0 * ridgedNoise(x / 250, y / 250, 9, 5); }));
  all.push_back(made("dunes", 800, 800, [](double x, double y) {
    return 40.0 + 12.0 * std::sin(0.11 * (x + 0.9 * y) + 3.0 * fractalNoise(x / 200, y / 200, 3, 0.5, 3)) +
           fractalNoise(x / 9, y / 9, 3, 0.6, 4);
  }));
  all.push_back(made("slope", 700, 900, [](double x, double y) {
    return 100.0 + 0.8 * x + 0.75 * y + 6.0 * fractalNoise(x / 30, y / 30, 5, 0.5, 8);
  }));
  all.push_back(made("islands", 1000, 1000, [](double x, double y) {
    return std::max(0.0, 900.0 * fractalNoise(x / 220, y / 220, 8, 0.5, 21));
  }));
  all.push_back(made("sea bed", 900, 900, [](double x, double y) {
    return -2600.0 + 2500.0 * fractalNoise(x / 300, y / 300, 8, 0.45, 31);
  }));
  all.push_back(made("coast", 900, 900, [](double x, double y) {
    return 4.0 + 11.0 * fractalNoise(x / 260, y / 260, 9, 0.55, 41);
  }));
}

template <class T>
void put(std::string& bytes, T value, bool bigEndian) {
  std::array<char, sizeof(T)> raw{};
  std::memcpy(raw.data(), &value, sizeof(T));
  if (bigEndian) std::ranges::reverse(raw);
  bytes.append(raw.data(), raw.size());
}

/// How heights become numbers of a type.
struct Numbers {
  std::string name;
  Sample sample;
  double low = 0.0, high = 0.0;  ///< Numbers of the lowest and the highest ground; equal: height · scale.
  double scale = 1.0;
  bool whole = true;
  double hole = 0.0;
};

const std::vector<Numbers>& numbers() {
  static const std::vector<Numbers> all{
      {"u8", Sample::U8, 0, 255, 1, true, 0},
      {"i8", Sample::I8, -128, 127, 1, true, -128},
      {"u16 metres", Sample::U16, 0, 0, 1, true, 0},
      {"u16 all steps", Sample::U16, 0, 65535, 1, true, 0},
      {"u16 of 8 bits", Sample::U16, 0, 255, 257, true, 0},
      {"i16 metres", Sample::I16, 0, 0, 1, true, -32768},
      {"i16 decimetres", Sample::I16, 0, 0, 2, true, -9999},
      {"u32 millimetres", Sample::U32, 0, 0, 1000, true, 0},
      {"u32 all steps", Sample::U32, 0, 4294967295.0, 1, true, 0},
      {"i32 metres", Sample::I32, 0, 0, 1, true, -9999},
      {"i32 millimetres", Sample::I32, 0, 0, 1000, true, -2147483648.0},
      {"f32 metres", Sample::F32, 0, 0, 1, false, -3.4028234663852886e38},
      {"f32 whole metres", Sample::F32, 0, 0, 1, true, -9999},
      {"f32 0 to 1", Sample::F32, 0, 1, 1, false, 0},
      {"f64 metres", Sample::F64, 0, 0, 1, false, -9999},
      {"f64 0 to 1", Sample::F64, 0, 1, 1, false, 0},
  };
  return all;
}

void putSample(std::string& bytes, const Numbers& as, bool bigEndian, double number) {
  switch (as.sample) {
    case Sample::U8:
      return put(bytes, static_cast<std::uint8_t>(number), bigEndian);
    case Sample::I8:
      return put(bytes, static_cast<std::int8_t>(number), bigEndian);
    case Sample::U16:
      return put(bytes, static_cast<std::uint16_t>(number), bigEndian);
    case Sample::I16:
      return put(bytes, static_cast<std::int16_t>(number), bigEndian);
    case Sample::U32:
      return put(bytes, static_cast<std::uint32_t>(number), bigEndian);
    case Sample::I32:
      return put(bytes, static_cast<std::int32_t>(number), bigEndian);
    case Sample::F32:
      return put(bytes, static_cast<float>(number), bigEndian);
    case Sample::F64:
      return put(bytes, number, bigEndian);
    case Sample::F16:
      break;  // numbers() has none.
  }
}

std::string header(std::size_t size, std::mt19937& dice) {
  std::string bytes(size, '\0');
  const auto kind = dice() % 3;  // Zeros, noise, or words with zeros behind.
  constexpr std::string_view words = "HEIGHTFIELD 1.0 columns rows scale 0.25 made by hand ";
  for (std::size_t i = 0; i < size; ++i) {
    if (kind == 1) bytes[i] = static_cast<char>(dice());
    if (kind == 2 && i < 100) bytes[i] = words[i % words.size()];
  }
  return bytes;
}

struct Part {
  int columns = 0, rows = 0;
  std::vector<float> heights;
};

std::optional<Part> partOf(const DumpGround& ground, std::mt19937& dice) {
  const auto side = [&](int most) {
    const double share = std::generate_canonical<double, 32>(dice);
    return std::clamp(static_cast<int>(std::lround(24.0 * std::pow(most / 24.0, std::sqrt(share)))), 16,
                      most);
  };
  Part part{side(ground.columns), side(ground.rows), {}};
  if (dice() % 4 == 0) {
    constexpr int engineSides[] = {33, 64, 65, 128, 129, 256, 257, 512, 513};
    part.columns = part.rows = engineSides[dice() % std::size(engineSides)];
    if (part.columns > std::min(ground.columns, ground.rows)) part.columns = part.rows = 65;
  }
  const int column0 = static_cast<int>(dice() % static_cast<unsigned>(ground.columns - part.columns + 1));
  const int row0 = static_cast<int>(dice() % static_cast<unsigned>(ground.rows - part.rows + 1));
  long long varied = 0;
  for (int row = 0; row < part.rows; ++row)
    for (int column = 0; column < part.columns; ++column) {
      const float h =
          ground.heights[static_cast<std::size_t>(row0 + row) * static_cast<std::size_t>(ground.columns) +
                         static_cast<std::size_t>(column0 + column)];
      if (column > 0 && std::abs(h - part.heights.back()) > 0.0F) ++varied;
      part.heights.push_back(h);
    }
  if (20 * varied < static_cast<long long>(part.heights.size())) return std::nullopt;
  return part;
}

/// The part's samples as numbers; nothing where the type cannot hold them, or all but a few are equal.
std::optional<std::vector<double>> numbersOf(const Part& part, const Numbers& as) {
  double low = 1e30, high = -1e30;
  for (const float h : part.heights)
    if (!std::isnan(h)) low = std::min(low, double{h}), high = std::max(high, double{h});
  const bool spread = as.low != as.high;
  const bool fits = as.sample != Sample::U16 && as.sample != Sample::U32 ? true : spread || low >= 0.0;
  if (!(low < high) || !fits) return std::nullopt;
  std::vector<double> all;
  long long varied = 0;
  for (const float h : part.heights) {
    double number = std::isnan(h) ? as.hole
                    : spread      ? as.low + (as.high - as.low) * ((double{h} - low) / (high - low))
                                  : double{h} * as.scale;
    if (as.whole && !std::isnan(h)) number = std::round(number) * (spread ? as.scale : 1.0);
    if (!all.empty() && number != all.back()) ++varied;
    all.push_back(number);
  }
  if (20 * varied < static_cast<long long>(all.size())) return std::nullopt;
  return all;
}

}  // namespace

std::vector<DumpGround> dumpGrounds() {
  std::vector<DumpGround> all;
  for (const char* const file : kRealFiles) {
    const std::string path = test::realData(file);
    if (path.empty()) continue;
    ImportOptions options;
    if (path.ends_with(".bil")) options.raw = RawLayout{512, 512, Sample::F32, false, 0};
    const auto imported = importRaster(path, options);
    if (!imported) continue;
    const HeightRaster& heights = imported->terrain.heights;
    DumpGround ground{file, heights.columns(), heights.rows(), {}};
    ground.heights.resize(static_cast<std::size_t>(heights.rect().area()));
    heights.read(heights.rect(), ground.heights);
    all.push_back(std::move(ground));
  }
  addMade(all);
  return all;
}

RawDump makeDump(const std::vector<DumpGround>& grounds, std::mt19937& dice) {
  for (;;) {
    const DumpGround& ground = grounds[dice() % grounds.size()];
    const Numbers& as = numbers()[dice() % numbers().size()];
    const auto part = partOf(ground, dice);
    const auto samples = part ? numbersOf(*part, as) : std::nullopt;
    if (!samples) continue;
    RawLayout layout{part->columns, part->rows, as.sample, sampleBytes(as.sample) > 1 && dice() % 2 == 0, 0};
    constexpr std::size_t common[] = {16, 32, 64, 80, 128, 256, 512};
    const auto kind = dice() % 10;
    if (kind >= 4) layout.headerBytes = kind < 7 ? common[dice() % std::size(common)] : 1 + dice() % 512;
    RawDump dump{as.name, ground.name, layout, header(layout.headerBytes, dice)};
    for (const double number : *samples) putSample(dump.bytes, as, layout.bigEndian, number);
    return dump;
  }
}

}  // namespace scarp
