// CUTOUT: what is transparent by half and more, or by the material's cutoff, is not there.
// PICTURED: colour and normal for a picture of the model (ObjectTiles.h). CASTER: depth alone, for a shadow map.
// SHADOWS as in shadows.glsl.
layout(location = 0) in vec3 vPlace;
layout(location = 1) in vec3 vNormal;
layout(location = 2) in vec4 vTint;
layout(location = 3) in vec2 vUv;
layout(location = 4) in float vChosen;
layout(location = 1) uniform vec4 flatColour;  // w = 1: instead of light and colour.
layout(location = 2) uniform float opacity;
layout(location = 3) uniform vec4 baseColour;  // Linear, and opacity.
layout(location = 4) uniform vec4 surface;     // Metallic, roughness, cutoff, 1: has a picture.
layout(location = 5) uniform vec2 pictured;    // 1: has a picture of normals, of its surface.
layout(binding = 0) uniform sampler2D picture;         // sRGB, and opacity.
layout(binding = 1) uniform sampler2D normalPicture;   // Green towards the top.
layout(binding = 2) uniform sampler2D surfacePicture;  // How open, roughness, metallic.

layout(location = 0) out vec4 colour;
#ifdef PICTURED
layout(location = 1) out vec4 facing;
#endif

#include "shadows.glsl"

const float pi = 3.14159265;

/// What comes back of light from all round, for a roughness and the cosine to the eye (Karis 2014, "Physically based
/// shading on mobile").
vec3 roundabout(vec3 f0, float roughness, float facing) {
  const vec4 c0 = vec4(-1.0, -0.0275, -0.572, 0.022), c1 = vec4(1.0, 0.0425, 1.04, -0.04);
  vec4 r = roughness * c0 + c1;
  float a = min(r.x * r.x, exp2(-9.28 * facing)) * r.x + r.y;
  vec2 ab = vec2(-1.04, 1.04) * a + r.zw;
  return f0 * ab.x + ab.y;
}

/// A normal by the picture, in the frame of the texture's axes as they lie on the screen (Schueler 2006, "Normal mapping
/// without precomputed tangents").
vec3 textured(vec3 n) {
  vec3 alongX = dFdx(vPlace), alongY = dFdy(vPlace);
  vec2 uvX = dFdx(vUv), uvY = dFdy(vUv);
  vec3 acrossY = cross(alongY, n), acrossX = cross(n, alongX);
  vec3 right = acrossY * uvX.x + acrossX * uvY.x, down = acrossY * uvX.y + acrossX * uvY.y;
  float longest = max(dot(right, right), dot(down, down));
  if (longest <= 0.0) return n;
  vec3 t = texture(normalPicture, vUv).xyz * 2.0 - 1.0;
  return normalize((right * t.x - down * t.y) * inversesqrt(longest) + n * max(t.z, 0.05));
}

/// GGX with the joint shadowing of Smith (Heitz 2014, as glTF 2.0 appendix B has it), beside the diffuse light of lit().
vec3 shaded(vec3 albedo, vec3 n, float metallic, float rough, float open) {
  vec3 view = -normalize(vPlace);
  vec3 light = sun.xyz, halfway = normalize(view + light);
  float nl = max(dot(n, light), 0.0), nv = max(dot(n, view), 1e-3), nh = max(dot(n, halfway), 0.0);
  float a = max(rough * rough, 0.003), a2 = a * a;
  float d = a2 / (pi * pow(nh * nh * (a2 - 1.0) + 1.0, 2.0));
  float v = 0.5 / (nl * sqrt(nv * nv * (1.0 - a2) + a2) + nv * sqrt(nl * nl * (1.0 - a2) + a2) + 1e-5);
  vec3 f0 = mix(vec3(0.04), albedo, metallic);
  vec3 f = f0 + (1.0 - f0) * pow(1.0 - max(dot(view, halfway), 0.0), 5.0);
  vec3 mirrored = reflect(-view, n);
  vec3 around = mix(groundLight, skyColour(mirrored.z), smoothstep(-0.3, 0.3, mirrored.z));
  float direct = sunlit(vPlace);
  return litBy(vec2(direct, open), albedo * (1.0 - metallic), n) +
         min(d * v * pi * nl, 8.0) * f * sunLight.rgb * direct + roundabout(f0, rough, nv) * around * open;
}

void main() {
  vec4 base = baseColour * vTint;
  if (surface.w > 0.5) base *= texture(picture, vUv);
#ifdef CUTOUT
  // Means of opacities are lower than what they are the means of: leaves would thin out far away.
  float far = surface.w > 0.5 ? max(textureQueryLod(picture, vUv).x, 0.0) : 0.0;
  if (base.a * (1.0 + 0.25 * far) < surface.z) discard;
#endif
#ifdef CASTER
  colour = vec4(0.0);
#else
  if (flatColour.w > 0.5) {
    colour = toScreen(flatColour.rgb);
    return;
  }
  vec3 normal = normalize(vNormal);
  if (!gl_FrontFacing) normal = -normal;
  if (pictured.x > 0.5) normal = textured(normal);
#ifdef PICTURED
  // What a metal mirrors of the sky is taken to be as bright as what others scatter.
  colour = vec4(base.rgb, 1.0);
  facing = vec4(0.5 + 0.5 * normal, 1.0);
#else
  vec3 made = vec3(1.0, surface.y, surface.x);
  if (pictured.y > 0.5) made *= texture(surfacePicture, vUv).rgb;
  vec3 albedo = mix(base.rgb, vec3(0.95, 0.45, 0.08), 0.35 * vChosen);
  colour = toScreen(mix(horizonColour, shaded(albedo, normal, made.z, made.y, made.x), clearness(length(vPlace))));
  colour.a = opacity;
#endif
#endif
}
