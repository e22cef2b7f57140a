// Water that stands over the ground. Seen from above it, each pixel of ground below the level is seen through it.

#include "water-surface.glsl"

vec3 lookAlong() { return normalize(forward.w > 0.5 ? forward.xyz : seen(vPlace.xyz)); }

#ifndef WALL
/// Fraction of the sun that reaches the water surface above this place, along the view.
float surfaceSun(float depth) {
#ifdef SHADOWS
  vec3 along = forward.w > 0.5 ? vec3(forward.xy, forward.z / haze.y) : vPlace.xyz;
  // An eye under water sees no surface between itself and the ground.
  if (along.z < -1e-3 && water.x < 0.0) return sunlit(vPlace.xyz + along * (depth / along.z));
#endif
  return 1.0;
}

vec3 withWater(vec3 ground) {
  float depth = water.x - vPlace.z;
  if (depth <= 0.0) return ground;
  bool ortho = forward.w > 0.5;
  vec3 look = lookAlong();
  // An eye that is under water sees all of the way through it.
  float way = water.x < 0.0 || ortho ? depth / max(-look.z, 0.15) : length(vPlace.xyz);
  vec3 through = exp2(-vec3(3.2, 1.35, 1.0) * way * water.y * 2.2);
  vec3 surface = waterSurface(mix(deepWater(surfaceSun(depth)), ground * ink(vec3(0.80, 0.93, 0.95)), through), look);
  // Where it meets the shore: a bright line a pixel or two wide, whatever the distance, and a pale seam.
  float toShore = depth / clamp(run(vPlace.z), 3e-4 * footprint(), 3.0 * footprint());
  float seam = 0.35 * exp2(-depth * water.z * 3.0);
  return mix(surface, ink(vec3(0.78, 0.88, 0.88)), max(0.75 * line(toShore, 1.1 * pixels.z), seam * 0.5));
}
#endif
