// The colours of an analysis over the ground's own.
layout(binding = 4) uniform sampler2DArray sharePages;  // The share, where there is one; whether there is one.
layout(binding = 5) uniform sampler2D shareColours;

/// The share here, and whether there is one, 0…1.
vec2 shareHere() {
  vec2 page = texture(sharePages, vec3((vTexel.xy + 0.5) / 65.0, vTexel.w)).rg;
  float share = page.r / max(page.g, 1e-3);
  // What is all or nothing has its border halfway between the samples, a pixel wide.
  if (shares.x > 0.5) share = clamp((share - 0.5) / max(fwidth(share), 1e-3) + 0.5, 0.0, 1.0);
  return vec2(share, smoothstep(0.35, 0.65, page.g));
}

vec3 withShares(vec3 albedo) {
  vec2 here = shareHere();
  vec3 tint = texture(shareColours, vec2((here.x * 255.0 + 0.5) / 256.0, 0.5)).rgb;
  // A breath of the ground's own colour stays.
  return mix(albedo, ink(tint), 0.88 * here.y);
}

/// How much of the sun and of the sky is not hidden. Ground that sees little sky gets less light that was thrown
/// back by other ground as well, so the sky's share counts for both, and twice for its own.
vec2 lightShares() {
  vec2 here = shareHere();
  float share = mix(1.0, here.x, here.y);
  return shares.y > 0.5 ? vec2(mix(0.6, 1.0, share), share * share) : vec2(share, 1.0);
}
