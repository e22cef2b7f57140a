#include "core/material/Material.h"

#include <vector>

namespace scarp {

std::span<const Material> defaultMaterials() {
  static const std::vector<Material> materials{
      {1, "Grass", {92, 122, 56}},
      {2, "Dry grass", {158, 144, 88}},
      {3, "Forest floor", {86, 74, 50}},
      {4, "Soil", {112, 84, 58}},
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

}  // namespace scarp
