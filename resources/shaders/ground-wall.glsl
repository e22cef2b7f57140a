// The side of the block under the terrain's border.
vec3 wallColour() {
  const vec3 outward[4] = vec3[4](vec3(-1, 0, 0), vec3(0, 1, 0), vec3(1, 0, 0), vec3(0, -1, 0));
  // Faint strata, so that the cut reads as ground.
  float depth = clamp((vPlace.z - height.z) * height.w, 0.0, 1.0);
  float strata = 0.92 + 0.08 * sin(depth * 40.0) * sin(depth * 17.0 + 1.0);
  vec3 soil = mix(vec3(0.060, 0.052, 0.048), vec3(0.135, 0.112, 0.092), depth) * strata;
  vec3 shade = lit(soil, outward[vCell.x]) + 0.25 * soil;
#ifdef WATER
  // The sea is cut as well, where it stands above the ground.
  float below = clamp((water.x - vPlace.z) * water.y, 0.0, 1.0);
  vec3 look = lookAlong();
  // The cut face; from within, past the water's surface, there is only deep water.
  vec3 sea = dot(look, outward[vCell.x]) < 0.0
                 ? lit(mix(vec3(0.10, 0.29, 0.34), vec3(0.012, 0.05, 0.10), sqrt(below)), outward[vCell.x])
                 : waterSurface(deepWater(1.0), look);
  shade = mix(shade, sea, clamp((vPlace.z - vGround) / max(fwidth(vPlace.z), 1e-6) + 0.5, 0.0, 1.0));
#endif
  return shade;
}
