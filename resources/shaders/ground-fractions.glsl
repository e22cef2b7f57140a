// The colours of an analysis over the ground's own.
layout(binding = 4) uniform sampler2DArray fractionPages;  // The fraction, where there is one; whether there is one.
layout(binding = 5) uniform sampler2D shareColours;

/// The fraction here, and whether there is one, 0…1.
vec2 shareHere() {
  vec2 page = texture(fractionPages, vec3((vTexel.xy + 0.5) / 65.0, vTexel.w)).rg;
  float fraction = page.r / max(page.g, 1e-3);
  // What is all or nothing has its border halfway between the samples, a pixel wide.
  if (fractions.x > 0.5) fraction = clamp((fraction - 0.5) / max(fwidth(fraction), 1e-3) + 0.5, 0.0, 1.0);
  return vec2(fraction, smoothstep(0.35, 0.65, page.g));
}

vec3 withShares(vec3 albedo) {
  vec2 here = shareHere();
  vec3 tint = texture(shareColours, vec2((here.x * 255.0 + 0.5) / 256.0, 0.5)).rgb;
  // A breath of the ground's own colour stays.
  return mix(albedo, ink(tint), 0.88 * here.y);
}

/// How much of the sun and of the sky is not hidden. Ground that sees little sky gets less light that was thrown
/// back by other ground as well, so the sky's fraction counts for both, and twice for its own.
vec2 lightShares() {
  vec2 here = shareHere();
  float fraction = mix(1.0, here.x, here.y);
  return fractions.y > 0.5 ? vec2(mix(0.6, 1.0, fraction), fraction * fraction) : vec2(fraction, 1.0);
}
