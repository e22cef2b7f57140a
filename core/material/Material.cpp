#include "core/material/Material.h"

#include <algorithm>
#include <set>
#include <vector>

namespace scarp {

std::span<const Material> defaultMaterials() {
  static const std::vector<Material> materials{
      {1, "Grass", {84, 102, 54}},
      {2, "Dry grass", {146, 134, 90}},
      {3, "Forest floor", {76, 72, 48}},
      {4, "Soil", {104, 84, 64}},
      {5, "Mud", {84, 68, 52}},
      {6, "Sand", {206, 186, 142}},
      {7, "Gravel", {140, 132, 120}},
      {8, "Scree", {150, 144, 136}, 8.0},
      {9, "Rock", {122, 116, 108}, 8.0},
      {10, "Dark rock", {72, 70, 70}, 8.0},
      {11, "Snow", {238, 242, 246}, 8.0},
      {12, "Ice", {196, 220, 232}, 8.0},
      {13, "Water bed", {98, 104, 90}, 4.0},
  };
  return materials;
}

std::size_t findDefaultMaterial(std::string_view name, std::span<const Material> materials) {
  auto found = std::ranges::find(materials, name, &Material::name);
  const auto usual = std::ranges::find(defaultMaterials(), name, &Material::name);
  if (found == materials.end() && usual != defaultMaterials().end())
    found = std::ranges::find_if(materials, [&](const Material& material) {
      return material.id == usual->id && material.colour == usual->colour;
    });
  return static_cast<std::size_t>(found - materials.begin());
}

Result<void> checkPictures(std::span<const Material> materials) {
  std::set<std::uint64_t> counted;
  long long bytes = 0;
  for (const Material& material : materials)
    for (const MaterialPicture& one : material.pictures) {
      if (!one.picture || !counted.insert(one.content).second) continue;
      bytes += one.picture->bytes();
      if (bytes > kMostPictureBytes)
        return Error{
            "material \"%1\": with \"%2\" the pictures of all materials have more than %3 MiB of texels; "
            "smaller pictures would do",
            material.name, one.name, kMostPictureBytes >> 20};
    }
  return {};
}

}  // namespace scarp
