// Fraction of the sun that reaches a place, from the shadow maps of ShadowMap.h. SHADOWS: there are some.
#ifdef SHADOWS
layout(binding = 13) uniform sampler2DArrayShadow shadowMaps;  // Depth from the sun: 1 near, 0 far.
layout(std140, binding = 5) uniform Shadows {
  mat4 toShadowMap[4];  // Place relative to the eye to texture coordinates and depth, the finest map first.
  vec4 shadowBias;      // Depth by which each map moves a place towards the sun.
  vec4 shadowSampling;  // Number of maps, filter radius in texels (0 or 1), 1/texels of a side.
};

float shadowSample(int map, vec3 at) {
  int radius = int(shadowSampling.y);
  float sum = 0.0;
  for (int y = -radius; y <= radius; ++y)
    for (int x = -radius; x <= radius; ++x)
      sum += texture(shadowMaps, vec4(at.xy + vec2(float(x), float(y)) * shadowSampling.z, float(map),
                                      at.z + shadowBias[map]));
  return sum / float((2 * radius + 1) * (2 * radius + 1));
}

vec3 shadowPlace(int map, vec3 place) { return (toShadowMap[map] * vec4(place, 1.0)).xyz; }

/// Distance from the middle of a map, 0.5 at its border.
float shadowEdge(vec3 at) { return max(abs(at.x - 0.5), abs(at.y - 0.5)); }

/// place: relative to the eye. 1 outside of all maps.
float sunlit(vec3 place) {
  const float inner = 0.42, outer = 0.48;
  int count = int(shadowSampling.x);
  for (int map = 0; map < count; ++map) {
    vec3 at = shadowPlace(map, place);
    float edge = shadowEdge(at);
    if (edge >= outer) continue;
    float light = shadowSample(map, at);
    // Each map fades into the next coarser one, the last into full light.
    float fade = clamp((edge - inner) / (outer - inner), 0.0, 1.0);
    if (fade <= 0.0) return light;
    return mix(light, map + 1 < count ? shadowSample(map + 1, shadowPlace(map + 1, place)) : 1.0, fade);
  }
  return 1.0;
}
#else
float sunlit(vec3 place) { return 1.0; }
#endif
