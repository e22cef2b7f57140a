// The water of lines, over the picture of the ground: what is seen of it, and how much of the ground is seen
// through it, for each colour. The picture is one of screen colours, so both are mixed as such.
// SHADOWS as in shadows.glsl.
layout(location = 0) in vec4 vPlace;
layout(location = 1) in float vDepth;
layout(location = 3) uniform float sea;  // Its level from the eye, metres.

layout(location = 0, index = 0) out vec4 colour;
layout(location = 0, index = 1) out vec4 through;

vec3 ink(vec3 linear) { return linear; }

#include "water-surface.glsl"
#include "shadows.glsl"

void main() {
  if (vPlace.z <= sea) discard;  // The sea is drawn over it.
  bool ortho = forward.w > 0.5;
  vec3 look = normalize(ortho ? forward.xyz : seen(vPlace.xyz));
  float way = vDepth / max(abs(look.z), 0.15);
  // A river is less clear than the sea: a metre of it shows.
  vec3 clear = exp2(-vec3(3.2, 1.35, 1.0) * way * 0.55) * vec3(0.80, 0.93, 0.95);
  float mirror = waterMirror(look);
  // At the very shore it is a film, which shows little of the sky.
  mirror *= clamp(vDepth * 8.0, 0.0, 1.0);
  clear = mix(vec3(1.0), clear, clamp(vDepth * 12.0, 0.0, 1.0)) * (1.0 - mirror);
  vec3 surface = waterSurface(deepWater(sunlit(vPlace.xyz)), look);
  through = vec4(pow(clear, vec3(1.0 / 2.2)), 1.0);
  colour = vec4(toScreen(mix(horizonColour, surface, vPlace.w)).rgb * (1.0 - through.rgb), 1.0);
}
