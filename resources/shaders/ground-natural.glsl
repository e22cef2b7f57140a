// Grass, rock, scree, sand and snow, by slope, height and curvature; where one gives way to another, patches and
// grain of the detail texture fray the border.
#include "ground-grain.glsl"

vec3 natural(vec2 gradient) {
  vec2 sway;
  vec3 at = grainPlace(sway);
  vec4 broad = broadGrain(at), fine = vec4(0.5);
#ifdef DETAIL
  fine = mix(fine, fineGrain(at, gradient), clamp(nearby.x - nearby.y * length(vPlace.xyz), 0.0, 1.0));
#endif
  float patches = broad.a - 0.5 + 0.12 * (sway.x - sway.y), steep = length(gradient) * nearby.z;
  float bend = clamp(groundCurvature() * measure.y, -1.0, 1.0), high = (vPlace.z - climate.y) * climate.z;

  // Green where water gathers and the sun does not burn, straw on crests and the higher the more.
  float lush = clamp(0.5 - 0.40 * bend + 0.9 * patches - 0.25 * gradient.y + 0.35 * (broad.r - 0.5), 0.0, 1.0);
  float alpine = smoothstep(-0.9, 0.6, high + 2.0 * patches);
  vec3 grass = mix(vec3(0.225, 0.205, 0.085), vec3(0.085, 0.135, 0.040), lush);
  grass = mix(grass, vec3(0.215, 0.190, 0.115), 0.75 * alpine) * (0.55 + 0.55 * fine.r + 0.35 * broad.r);
  vec3 rock = mix(vec3(0.205, 0.180, 0.158), vec3(0.315, 0.295, 0.275), clamp(0.5 + 1.4 * patches + 0.4 * bend, 0.0, 1.0));
  rock *= (0.35 + 0.80 * fine.g + 0.50 * broad.g);
  vec3 scree = vec3(0.290, 0.262, 0.225) * (0.50 + 0.62 * fine.b + 0.38 * broad.b);

  float bare = steep + 0.45 * patches + 0.30 * (broad.g - 0.5) + 0.25 * smoothstep(-0.5, 1.5, high);
  float loose = smoothstep(0.56, 0.80, bare - 0.10 * bend + 0.20 * (fine.b - 0.5));
  float rocky = smoothstep(0.74, 1.00, bare + 0.14 * bend + 0.35 * (fine.g - 0.5));
  vec3 ground = mix(mix(grass, scree, loose), rock, rocky);

  // Beaches, and the ground of the sea, where water shows.
  float shore = (vPlace.z - water.x) * water.z + 0.8 * patches;
  float sandy = smoothstep(1.0, 0.55, shore) * smoothstep(0.55, 0.30, steep);
  ground = mix(ground, vec3(0.430, 0.360, 0.245) * (0.72 + 0.30 * fine.a + 0.26 * broad.r), sandy);

  // Snow lies where it is high and not too steep, longest in hollows and away from the sun.
  float cold = (vPlace.z - climate.x) * climate.z + 1.6 * patches - 0.5 * bend - 0.35 * gradient.y + 0.5 * (fine.g - 0.5);
  float snow = smoothstep(-0.15, 0.30, cold) * smoothstep(1.25, 0.80, steep + 0.5 * (fine.g - 0.5) + 0.2 * bend);
  return mix(ground, vec3(0.80, 0.83, 0.87) * (0.90 + 0.14 * fine.a), snow) * (1.0 + 0.2 * bend);
}
