// CASTER: depth alone, for a shadow map. SHADOWS as in shadows.glsl.
#ifdef SOFT
layout(location = 0) flat in vec4 vSpot;

layout(location = 0) out vec4 colour;

void main() {
  vec2 at = 2.0 * gl_PointCoord - 1.0;
  float inside = max(1.0 - dot(at, at), 0.0);
  colour = vec4(vSpot.rgb, vSpot.a * inside * inside);
}
#else
layout(location = 0) in vec3 vPlace;
layout(location = 1) flat in vec3 vCell;
layout(location = 2) flat in vec4 vMap;
layout(location = 3) flat in vec4 vPose;
layout(location = 4) flat in vec4 vLook;
layout(location = 5) flat in vec3 vSize;
layout(binding = 0) uniform sampler2DArray colours;  // Linear once read; times the opacity.
layout(binding = 1) uniform sampler2DArray normals;  // 0…1, times the opacity.

layout(location = 0) out vec4 colour;

#include "shadows.glsl"

void main() {
  vec2 square = vec2(2.0 * gl_PointCoord.x - 1.0, 1.0 - 2.0 * gl_PointCoord.y);
  vec2 uv = 0.5 + 0.5 * (mat2(vMap.xy, vMap.zw) * square);
  if (clamp(uv, 0.0, 1.0) != uv) discard;
  float lod = vSize.z, inset = 0.5 * exp2(lod) / 64.0;
  vec3 at = vec3((vCell.xy + clamp(uv, inset, 1.0 - inset)) / vec2(8.0, 4.0), vCell.z);
  vec4 base = textureLod(colours, at, lod);
  // Means of opacities are lower than what they are the means of.
  float least = 0.5 - 0.05 * lod;
  if (base.a < least) discard;
#ifdef CASTER
  colour = vec4(0.0);
#else
  vec3 n = textureLod(normals, at, lod).xyz / base.a * 2.0 - 1.0;
  n += 2.0 * cross(vPose.xyz, cross(vPose.xyz, n) + vPose.w * n);
  n = normalize(n + vec3(0.0, 0.0, 1e-4));
  // Its place on the picture, moved towards the sun: the caster is a picture through the object's middle, whose
  // sunny side is not to be in its shadow.
  vec2 across = square * vSize.y;
  vec3 offset = normalize(right.xyz) * across.x + normalize(up.xyz) * across.y + 0.6 * sun.xyz;
  float direct = sunlit(vPlace + vSize.x * vec3(offset.xy, offset.z / haze.y));
  vec3 albedo = mix(base.rgb / base.a * vLook.rgb, vec3(0.95, 0.45, 0.08), 0.35 * vLook.w);
  vec3 light = litBy(vec2(direct, 1.0), albedo, n);
  colour = toScreen(mix(horizonColour, light, clearness(length(vPlace))));
#endif
}
#endif
