#include "core/materialio/LandCover.h"

#include <algorithm>

namespace scarp {

namespace {

// ESA WorldCover 2021 Product User Manual v2.0, table 3.
constexpr std::array<LandCoverClass, 11> kWorldCover{
    {{10, "Tree cover", {0, 100, 0}, "Forest floor"},
     {20, "Shrubland", {255, 187, 34}, "Dry grass"},
     {30, "Grassland", {255, 255, 76}, "Grass"},
     {40, "Cropland", {240, 150, 255}, "Soil"},
     {50, "Built-up", {250, 0, 0}, "Gravel"},
     {60, "Bare or sparse vegetation", {180, 180, 180}, "Scree"},
     {70, "Snow and ice", {240, 240, 240}, "Snow"},
     {80, "Permanent water bodies", {0, 100, 200}, "Water bed"},
     {90, "Herbaceous wetland", {0, 150, 160}, "Mud"},
     {95, "Mangroves", {0, 207, 117}, "Mud"},
     {100, "Moss and lichen", {250, 230, 160}, "Dry grass"}}};

// National Land Cover Database class legend (MRLC).
constexpr std::array<LandCoverClass, 20> kNlcd{
    {{11, "Open water", {70, 107, 159}, "Water bed"},
     {12, "Perennial ice or snow", {209, 222, 248}, "Snow"},
     {21, "Developed, open space", {222, 197, 197}, "Grass"},
     {22, "Developed, low intensity", {217, 146, 130}, "Gravel"},
     {23, "Developed, medium intensity", {235, 0, 0}, "Gravel"},
     {24, "Developed, high intensity", {171, 0, 0}, "Gravel"},
     {31, "Barren land", {179, 172, 159}, "Rock"},
     {41, "Deciduous forest", {104, 171, 95}, "Forest floor"},
     {42, "Evergreen forest", {28, 95, 44}, "Forest floor"},
     {43, "Mixed forest", {181, 197, 143}, "Forest floor"},
     {51, "Dwarf scrub", {175, 150, 60}, "Dry grass"},
     {52, "Shrub or scrub", {204, 184, 121}, "Dry grass"},
     {71, "Grassland or herbaceous", {223, 223, 194}, "Grass"},
     {72, "Sedge or herbaceous", {209, 209, 130}, "Grass"},
     {73, "Lichens", {164, 204, 81}, "Dry grass"},
     {74, "Moss", {130, 186, 158}, "Dry grass"},
     {81, "Pasture or hay", {220, 217, 57}, "Grass"},
     {82, "Cultivated crops", {171, 108, 40}, "Soil"},
     {90, "Woody wetlands", {184, 217, 235}, "Mud"},
     {95, "Emergent herbaceous wetlands", {108, 159, 184}, "Mud"}}};

// CORINE Land Cover nomenclature and its colours (Copernicus Land Monitoring Service). Rasters number them.
constexpr std::array<LandCoverClass, 44> kCorine{
    {{111, "Continuous urban fabric", {230, 0, 77}, "Gravel"},
     {112, "Discontinuous urban fabric", {255, 0, 0}, "Gravel"},
     {121, "Industrial or commercial units", {204, 77, 242}, "Gravel"},
     {122, "Road and rail networks", {204, 0, 0}, "Gravel"},
     {123, "Port areas", {230, 204, 204}, "Gravel"},
     {124, "Airports", {230, 204, 230}, "Gravel"},
     {131, "Mineral extraction sites", {166, 0, 204}, "Gravel"},
     {132, "Dump sites", {166, 77, 0}, "Gravel"},
     {133, "Construction sites", {255, 77, 255}, "Gravel"},
     {141, "Green urban areas", {255, 166, 255}, "Grass"},
     {142, "Sport and leisure facilities", {255, 230, 255}, "Grass"},
     {211, "Non-irrigated arable land", {255, 255, 168}, "Soil"},
     {212, "Permanently irrigated land", {255, 255, 0}, "Soil"},
     {213, "Rice fields", {230, 230, 0}, "Soil"},
     {221, "Vineyards", {230, 128, 0}, "Soil"},
     {222, "Fruit trees and berry plantations", {242, 166, 77}, "Soil"},
     {223, "Olive groves", {230, 166, 0}, "Soil"},
     {231, "Pastures", {230, 230, 77}, "Grass"},
     {241, "Annual with permanent crops", {255, 230, 166}, "Soil"},
     {242, "Complex cultivation patterns", {255, 230, 77}, "Soil"},
     {243, "Agriculture with natural vegetation", {230, 204, 77}, "Soil"},
     {244, "Agro-forestry areas", {242, 204, 166}, "Dry grass"},
     {311, "Broad-leaved forest", {128, 255, 0}, "Forest floor"},
     {312, "Coniferous forest", {0, 166, 0}, "Forest floor"},
     {313, "Mixed forest", {77, 255, 0}, "Forest floor"},
     {321, "Natural grassland", {204, 242, 77}, "Grass"},
     {322, "Moors and heathland", {166, 255, 128}, "Dry grass"},
     {323, "Sclerophyllous vegetation", {166, 230, 77}, "Dry grass"},
     {324, "Transitional woodland or shrub", {166, 242, 0}, "Forest floor"},
     {331, "Beaches, dunes, sands", {230, 230, 230}, "Sand"},
     {332, "Bare rocks", {204, 204, 204}, "Rock"},
     {333, "Sparsely vegetated areas", {204, 255, 204}, "Scree"},
     {334, "Burnt areas", {0, 0, 0}, "Soil"},
     {335, "Glaciers and perpetual snow", {166, 230, 204}, "Snow"},
     {411, "Inland marshes", {166, 166, 255}, "Mud"},
     {412, "Peat bogs", {77, 77, 255}, "Mud"},
     {421, "Salt marshes", {204, 204, 255}, "Mud"},
     {422, "Salines", {230, 230, 255}, "Mud"},
     {423, "Intertidal flats", {166, 166, 230}, "Mud"},
     {511, "Water courses", {0, 204, 242}, "Water bed"},
     {512, "Water bodies", {128, 242, 230}, "Water bed"},
     {521, "Coastal lagoons", {0, 255, 166}, "Water bed"},
     {522, "Estuaries", {166, 255, 230}, "Water bed"},
     {523, "Sea and ocean", {230, 242, 255}, "Water bed"}}};

// What stands for no data or no class, besides what a file declares.
constexpr std::array<int, 1> kWorldCoverNothing{0};
constexpr std::array<int, 4> kNlcdNothing{0, 127, 250, 255};
constexpr std::array<int, 8> kCorineNothing{0, 48, 128, 255, 990, 995, 999, -32768};

std::span<const int> nothingOf(LandCover legend) {
  if (legend == LandCover::WorldCover) return kWorldCoverNothing;
  return legend == LandCover::Nlcd ? std::span<const int>(kNlcdNothing) : kCorineNothing;
}

}  // namespace

const EnumNames& landCoverNames() {
  static const EnumNames names(
      {{"worldcover", "ESA WorldCover"}, {"nlcd", "NLCD"}, {"corine", "CORINE Land Cover"}});
  return names;
}

std::span<const LandCoverClass> landCoverClasses(LandCover legend) {
  if (legend == LandCover::WorldCover) return kWorldCover;
  return legend == LandCover::Nlcd ? std::span<const LandCoverClass>(kNlcd) : kCorine;
}

std::optional<LandCoverCode> landCoverCode(LandCover legend, double code) {
  const auto classes = landCoverClasses(legend);
  if (const auto found =
          std::ranges::find(classes, code, [](const auto& one) { return static_cast<double>(one.code); });
      found != classes.end())
    return LandCoverCode{&*found};
  for (const int nothing : nothingOf(legend))
    if (code == nothing) return LandCoverCode{};
  if (legend == LandCover::Corine)
    for (std::size_t i = 0; i < classes.size(); ++i)
      if (code == static_cast<double>(i + 1)) return LandCoverCode{&classes[i]};
  return std::nullopt;
}

std::optional<LandCover> guessLandCover(std::span<const double> codes) {
  for (const LandCover legend : {LandCover::WorldCover, LandCover::Nlcd, LandCover::Corine}) {
    bool all = true, any = false;
    for (const double code : codes) {
      const auto found = landCoverCode(legend, code);
      all = all && found.has_value();
      any = any || (found && found->found);
    }
    if (all && any) return legend;
  }
  return std::nullopt;
}

}  // namespace scarp
