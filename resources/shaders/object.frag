// PICTURED: colour and normal for a picture of the model (ObjectTiles.h). CASTER: depth alone, for a shadow map.
// SHADOWS as in shadows.glsl.
layout(location = 0) in vec3 vPlace;
layout(location = 1) in vec3 vNormal;
layout(location = 2) in vec3 vTint;
layout(location = 1) uniform vec4 flatColour;  // w = 1: instead of light and colour.
layout(location = 2) uniform float opacity;

layout(location = 0) out vec4 colour;
#ifdef PICTURED
layout(location = 1) out vec4 facing;
#endif

#include "shadows.glsl"

void main() {
#if defined(CASTER)
  colour = vec4(0.0);
#elif defined(PICTURED)
  colour = vec4(vTint, 1.0);
  facing = vec4(0.5 + 0.5 * normalize(vNormal), 1.0);
#else
  if (flatColour.w > 0.5) {
    colour = toScreen(flatColour.rgb);
    return;
  }
  vec3 light = litBy(vec2(sunlit(vPlace), 1.0), vTint, normalize(vNormal));
  colour = toScreen(mix(horizonColour, light, clearness(length(vPlace))));
  colour.a = opacity;
#endif
}
