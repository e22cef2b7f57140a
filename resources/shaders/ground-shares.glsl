// The colours of an analysis over the ground's own.
layout(binding = 4) uniform sampler2DArray sharePages;  // The share, where there is one; whether there is one.
layout(binding = 5) uniform sampler2D shareColours;

vec3 withShares(vec3 albedo) {
  vec2 page = texture(sharePages, vec3((vTexel.xy + 0.5) / 65.0, vTexel.w)).rg;
  float share = page.r / max(page.g, 1e-3);
  // What is all or nothing has its border halfway between the samples, a pixel wide.
  if (shares.x > 0.5) share = clamp((share - 0.5) / max(fwidth(share), 1e-3) + 0.5, 0.0, 1.0);
  vec3 tint = texture(shareColours, vec2((share * 255.0 + 0.5) / 256.0, 0.5)).rgb;
  // A breath of the ground's own colour stays.
  return mix(albedo, ink(tint), 0.88 * smoothstep(0.35, 0.65, page.g));
}
