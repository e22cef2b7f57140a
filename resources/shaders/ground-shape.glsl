// The ground's slope and bend under a pixel, from its page.
layout(binding = 1) uniform sampler2DArray gradients;
layout(binding = 2) uniform sampler2DArray coarseGradients;
layout(binding = 6) uniform sampler2DArray curvatures;

/// Rise a metre towards the east and the north (Horn 1981).
vec2 groundGradient() {
  vec2 g = texture(gradients, vec3((vTexel.xy + 0.5) / 65.0, vTexel.w)).rg;
#ifdef GLIDING_LIGHT
  g = mix(g, texture(coarseGradients, vec3((vTexel.xy * 0.5 + 0.5) / 33.0, vTexel.w)).rg, vTexel.z);
#endif
  return g;
}

/// 1/m; crests are positive.
float groundCurvature() { return texture(curvatures, vec3((vTexel.xy + 0.5) / 65.0, vTexel.w)).r; }

/// Metres above zero.
float groundHeight() { return vPlace.z + height.y + height.x; }
