// The ground's light and colour, and what lies on it. Variants as in terrain.vert, and BRUSH: the brush
// reaches the patch; SHARES: the ground is coloured by an analysis; GLIDING_LIGHT: where vertices glide, light
// does too.
layout(std140, binding = 1) uniform Terrain {
  vec4 cell;
  ivec4 last;
  vec4 lod;
  vec4 height;
  vec4 ramp;
  vec4 brush;
  vec4 brushColour;
  vec4 shares;
};

layout(binding = 1) uniform sampler2DArray gradients;
layout(binding = 2) uniform sampler2DArray coarseGradients;
layout(binding = 3) uniform sampler2D tints;
layout(binding = 4) uniform sampler2DArray sharePages;  // The share, where there is one; whether there is one.
layout(binding = 5) uniform sampler2D shareColours;

layout(location = 0) in vec4 vPlace;
layout(location = 1) in vec4 vTexel;
#if defined(HOLES) || defined(WALL)
layout(location = 2) flat in ivec2 vCell;
#endif

layout(location = 0) out vec4 colour;

vec3 groundNormal() {
  vec2 g = texture(gradients, vec3((vTexel.xy + 0.5) / 65.0, vTexel.w)).rg;
#ifdef GLIDING_LIGHT
  g = mix(g, texture(coarseGradients, vec3((vTexel.xy * 0.5 + 0.5) / 33.0, vTexel.w)).rg, vTexel.z);
#endif
  return vec3(-g, 1.0);
}

vec3 tint(float h) {
  bool dry = ramp.z == 0.0 || h >= ramp.x;
  float land = clamp((h - ramp.x) * ramp.y, 0.0, 1.0), sea = clamp((ramp.x - h) * ramp.z, 0.0, 1.0);
  // A step of the ramp is finer than the eye can tell: no need to filter.
  int shore = int(ramp.w);
  return texelFetch(tints, ivec2(dry ? shore + int(land * (ramp.w - 1.0)) : shore - 1 - int(sea * (ramp.w - 1.0)), 0), 0).rgb;
}

#ifdef SHARES
vec3 withShares(vec3 albedo) {
  vec2 page = texture(sharePages, vec3((vTexel.xy + 0.5) / 65.0, vTexel.w)).rg;
  float share = page.r / max(page.g, 1e-3);
  // What is all or nothing has its border halfway between the samples, a pixel wide.
  if (shares.x > 0.5) share = clamp((share - 0.5) / max(fwidth(share), 1e-3) + 0.5, 0.0, 1.0);
  vec3 tint = texture(shareColours, vec2((share * 255.0 + 0.5) / 256.0, 0.5)).rgb;
  // A breath of the ground's own colour stays.
  return mix(albedo, tint, 0.88 * smoothstep(0.35, 0.65, page.g));
}
#endif

#ifdef WALL
vec3 wallColour() {
  const vec3 outward[4] = vec3[4](vec3(-1, 0, 0), vec3(0, 1, 0), vec3(1, 0, 0), vec3(0, -1, 0));
  // Faint strata, so that the cut reads as ground.
  float depth = clamp((vPlace.z - height.z) * height.w, 0.0, 1.0);
  float strata = 0.92 + 0.08 * sin(depth * 40.0) * sin(depth * 17.0 + 1.0);
  vec3 soil = mix(vec3(0.060, 0.052, 0.048), vec3(0.135, 0.112, 0.092), depth) * strata;
  return lit(soil, outward[vCell.x]) + 0.25 * soil;
}
#endif

float falloffWeight(float d) {
  int kind = int(brushColour.w + 0.5);
  if (kind == 0) return 1.0 - d * d * (3.0 - 2.0 * d);
  if (kind == 1) return 1.0 - d;
  if (kind == 2) return sqrt(1.0 - d * d);
  if (kind == 3) return (1.0 - d) * (1.0 - d);
  return 1.0;
}

/// Metres a device pixel at distance one.
float metresPerPixel() { return 2.0 * length(up.xyz) / pixels.y; }

/// How much a pixel belongs to a line, by its distance from the line in pixels.
float line(float distance, float halfWidth) { return clamp(halfWidth + 0.5 - distance, 0.0, 1.0); }

vec3 withBrush(vec3 ground, float r, float perPixel) {
  float radius = brush.z, inner = brush.w * radius;
  if (r > radius + 4.0 * perPixel) return ground;
  if (r < radius) {
    float weight = falloffWeight(clamp((r - inner) / max(radius - inner, 1e-6), 0.0, 1.0));
    ground = mix(ground, brushColour.rgb, 0.34 * weight + 0.04);
  }
  float toRim = abs(r - radius) / perPixel, toInner = abs(r - inner) / perPixel;
  if (brush.w > 0.0) {
    ground = mix(ground, vec3(0.02), 0.45 * line(toInner, 1.0));
    ground = mix(ground, vec3(0.9), 0.8 * line(toInner, 0.4));
  }
  ground = mix(ground, vec3(0.01), 0.6 * line(toRim, 2.0));
  return mix(ground, vec3(1.0), line(toRim, 0.9));
}

void main() {
#ifdef BRUSH
  // Derivatives run wild along silhouettes: bounded by what a pixel covers of ground seen at 10°.
  float r = length(vPlace.xy - brush.xy), pixel = forward.w > 0.5 ? 1.0 : dot(vPlace.xyz, forward.xyz);
  float perPixel = clamp(fwidth(r), 0.1 * pixel * metresPerPixel(), 6.0 * pixel * metresPerPixel()) * pixels.z;
#endif
#ifdef HOLES
  if (vCell.y != 0) discard;
#endif
#ifdef WALL
  vec3 shade = wallColour();
#else
  vec3 slope = groundNormal();
  vec3 normal = normalize(vec3(slope.xy * lod.z, 1.0));
  vec3 albedo = tint(vPlace.z + height.y + height.x);
  // Steep ground is bare: rock shows through, in a tone of its height.
  float bare = clamp(dot(slope.xy, slope.xy) * 1.15 - 0.18, 0.0, 0.75);
  albedo = mix(albedo, vec3(0.23, 0.205, 0.185) * (0.6 + 0.8 * albedo.g), bare);
#ifdef SHARES
  albedo = withShares(albedo);
#endif
  // Only from under the ground: seen from above, what faces away is a sliver along a ridge.
  if (lod.w > 0.5 && !gl_FrontFacing) {
    albedo = vec3(0.10, 0.085, 0.075);
    normal = -normal;
  }
  vec3 shade = lit(albedo, normal);
#ifdef BRUSH
  shade = withBrush(shade, r, perPixel);
#endif
#endif
  colour = toScreen(mix(horizonColour, shade, vPlace.w));
}
