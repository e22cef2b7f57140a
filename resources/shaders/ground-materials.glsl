// The materials of the ground: up to four at a pixel, blended by their weights and heights.
layout(binding = 10) uniform usampler2DArray materialCells;  // As MaterialCell.

layout(std140, binding = 2) uniform Materials { uvec4 materialTerms[256]; };  // As MaterialTerms.

struct Terms {
  vec3 colour;
  float layer;
  vec4 grain;  // How much of each kind of broad grain shows.
  vec3 place;  // The eye's within `wider` tiles, in tiles.
  float per;   // 1/size.
  bool level;  // Drawn from above alone.
};

const float wider = 11.0;  // The texture's tiles, drawn so many times as large for what is farther away.

/// Packed, as software rasterizers load blocks of uniforms number by number.
Terms termsOf(uint material) {
  uvec4 texel = materialTerms[material & 255u];
  vec3 root = unpackUnorm4x8(texel.x).rgb;
  return Terms(root * root, float(texel.x >> 24), vec4(uvec4(texel.y) >> uvec4(0u, 4u, 8u, 12u) & 15u) / 15.0,
               wider * vec3(unpackUnorm2x16(texel.w), float(texel.y >> 16) / 65535.0), abs(uintBitsToFloat(texel.z)), uintBitsToFloat(texel.z) < 0.0);
}

/// The four materials at a place of the page, a byte each, and their weights, whose sum is 1.
uint materialsAt(vec2 place, out vec4 weights) {
  ivec2 ij = clamp(ivec2(place), 0, 63);
  uvec4 cell = texelFetch(materialCells, ivec3(ij, int(vTexel.w + 0.5)), 0);
  vec2 within = place - vec2(ij), rest = 1.0 - within;
  vec4 corners = vec4(rest.x * rest.y, within.x * rest.y, rest.x * within.y, within.x * within.y);
  weights.xyz = vec3(dot(unpackUnorm4x8(cell.y), corners), dot(unpackUnorm4x8(cell.z), corners),
                     dot(unpackUnorm4x8(cell.w), corners));
  weights.w = 1.0 - weights.x - weights.y - weights.z;
  return cell.x;
}

const float least = 1e-3;  // A weight below is none.

#ifdef MODE_WEIGHTS
vec3 weightColour() {
  vec4 weights;
  uint ids = materialsAt(vTexel.xy, weights);
  vec3 colour = vec3(0.0);
  do {
    colour += weights.x * termsOf(ids).colour;
    ids >>= 8;
    weights = vec4(weights.yzw, 0.0);
  } while (any(greaterThan(weights, vec4(least))));
  return colour;
}
#endif

#ifdef MODE_MATERIALS
#include "ground-grain.glsl"

#ifdef TEXTURES
layout(binding = 11) uniform sampler2DArray materialTints;  // Tint, height.
layout(binding = 12) uniform sampler2DArray materialSlopes;  // Slopes/2, roughness, occlusion.

vec3 textureSlope = vec3(0.0);  // What the textures' relief takes from the ground's normal.
vec2 textureSurface = vec2(1.0);  // Roughness, occlusion.

const float lastOwn = 13.5;  // Behind it are layers of pictures, as PictureLayer has them.

vec3 tintOf(vec3 texel, float layer) { return layer > lastOwn ? 8.0 * texel * texel : 2.0 * texel; }

/// A place on the ground, and what a pixel covers, for all textures: metres.
struct Spot {
  vec3 at, dx, dy, side;
  vec2 bend;       // What `at` has of it.
  float texels;  // Of a tile of a metre.
  float ragged;    // −1…1.
};

/// A texture as it shows: its tint, and its height from the middle; how much of it there is.
struct Look {
  vec3 tint, slope;
  vec2 surface;
  float height, whole;
};

/// Waves across each other, over tens of metres, bend the rows of tiles.
vec2 tileBend() {
  vec2 at = vPlace.xy + textures.zw;
  return 1.1 * waves(at.x * vec2(13.0, -9.0) / 480.0 + at.y * vec2(7.0, 19.0) / 480.0);
}

Spot spotHere(vec2 gradient, float ragged) {
  Spot spot;
  spot.at = vPlace.xyz;
  spot.dx = dFdx(vPlace.xyz);
  spot.dy = dFdy(vPlace.xyz);
  spot.bend = tileBend();
  spot.at.xy += spot.bend;
  spot.texels = sqrt(sqrt(dot(spot.dx, spot.dx) * dot(spot.dy, spot.dy))) * float(textureSize(materialTints, 0).x);
  spot.side = abs(vec3(gradient, 1.0));
  spot.ragged = ragged;
  return spot;
}

/// Whether a material's pictures run on exactly, as the rows of a wall do: without variation. From afar they have no
/// wide tiles, whose things would be giants.
bool isRegular(Terms material) { return material.layer > lastOwn && material.grain.w == 0.0; }

/// By how much wide tiles are drawn more coarsely than they could be, or blades of grass would lie there as logs.
float bladeless(Terms material) { return 1.0 + 3.5 * material.grain.x; }

#ifdef TRIPLANAR
/// What three sides together have.
struct Relief {
  vec3 slope;
  vec2 surface;
};

/// One side's tint and height; what its relief rises along `u` and `v` is added to the slope.
vec4 sideOf(vec3 uv, vec2 dx, vec2 dy, float share, vec3 u, vec3 v, inout Relief relief) {
  vec4 rise = textureGrad(materialSlopes, uv, dx, dy), texel = textureGrad(materialTints, uv, dx, dy);
  relief.slope += share * 2.0 * (rise.x * u + rise.y * v);
  relief.surface += share * rise.zw;
  return share * vec4(tintOf(texel.rgb, uv.z), texel.a);
}

vec4 sidesOf(vec3 at, vec3 dx, vec3 dy, vec3 sides, float layer, inout Relief relief) {
  const vec3 x = vec3(1, 0, 0), y = vec3(0, 1, 0), z = vec3(0, 0, 1);
  vec4 texel = vec4(0.0);
  if (sides.z > 0.0) texel += sideOf(vec3(at.xy, layer), dx.xy, dy.xy, sides.z, x, y, relief);
  if (sides.x > 0.0) texel += sideOf(vec3(at.yz, layer), dx.yz, dy.yz, sides.x, y, z, relief);
  if (sides.y > 0.0) texel += sideOf(vec3(at.xz, layer), dx.xz, dy.xz, sides.y, x, z, relief);
  return texel;
}

Look lookOf(Terms material, Spot spot, float near, float far) {
  vec3 sides = pow(normalize(spot.side), vec3(6.0));
  sides = max(sides / (sides.x + sides.y + sides.z) - 0.01, 0.0);
  sides /= sides.x + sides.y + sides.z;
  if (material.level) sides = vec3(0.0, 0.0, 1.0);
  float per = material.per, layer = material.layer;
  bool regular = isRegular(material);
  // What pictures show is of a known size: larger copies are told by their contrast.
  float wideKept = layer > lastOwn ? 0.3 : 0.6;
  if (layer > lastOwn) far *= 0.7;
  vec3 place = spot.at;
  if (regular) place.xy -= spot.bend;
  vec3 at = place * per + material.place, dx = spot.dx * per, dy = spot.dy * per;
  Look look = Look(vec3(1.0), vec3(0.0), vec2(1.0), 0.0, regular ? near : far);
  if (!regular) {
    Relief relief = Relief(vec3(0.0), vec2(0.0));
    float coarser = bladeless(material) / wider;
    vec4 wide = sidesOf(at / wider, dx * coarser, dy * coarser, sides, layer, relief);
    look.tint = mix(vec3(1.0), wide.rgb, far);
    look.slope = 0.5 * far * relief.slope;
    look.surface = mix(vec2(1.0), relief.surface, far);
    look.height = far * (wide.a - 0.5);
  }
  if (near == 0.0) return look;
  Relief relief = Relief(vec3(0.0), vec2(0.0));
  vec4 close;
  if (regular) {
    close = sidesOf(at, dx, dy, sides, layer, relief);
  } else {
    // Twice, at places that change over some tiles, so that no tile is like its neighbour (Quilez, "texture
    // repetition").
    float turn = 8.0 * textureLod(details, at.xy / 9.0, 2.0).a, from = floor(turn), way = smoothstep(0.3, 0.7, turn - from);
    vec3 first = fract(sin(vec3(3.0, 7.0, 5.0) * from) * 43.7), second = fract(sin(vec3(3.0, 7.0, 5.0) * (from + 1.0)) * 43.7);
    close = sidesOf(at + first, dx, dy, sides * (1.0 - way), layer, relief) + sidesOf(at + second, dx, dy, sides * way, layer, relief);
  }
  look.tint = mix(look.tint, mix(vec3(1.0), look.tint, wideKept) * close.rgb, near);
  look.slope += near * (relief.slope - (1.1 - wideKept) * look.slope);
  look.surface = mix(look.surface, relief.surface, near);
  look.height = mix(look.height, 0.4 * look.height + close.a - 0.5, near);
  look.whole = max(look.whole, near);
  return look;
}
#else
/// The level of detail for so many texels a pixel, about: filters take the nearest.
float level(float texels) { return float((floatBitsToInt(texels * 1.4) >> 23) - 127); }

Look lookOf(Terms material, Spot spot, float near, float far) {
  // One look-up: of the wide tiles or of the close ones.
  bool regular = isRegular(material), close = regular || near > 0.5 + 0.4 * spot.ragged;
  float per = material.per / (close ? 1.0 : wider), whole = regular ? near : close ? 1.0 : material.layer > lastOwn ? 0.6 * far : far;
  vec3 place = spot.at;
  place.xy -= regular ? spot.bend : vec2(0.0);
  vec3 at = place * per + material.place / (close ? 1.0 : wider);
  vec2 uv = material.level || spot.side.z > max(spot.side.x, spot.side.y) ? at.xy : spot.side.x > spot.side.y ? at.yz : at.xz;
  vec4 texel = textureLod(materialTints, vec3(uv, material.layer), level(spot.texels * (close ? per : per * bladeless(material))));
  return Look(mix(vec3(1.0), tintOf(texel.rgb, material.layer), whole), vec3(0.0), vec2(1.0), whole * (texel.a - 0.5), whole);
}
#endif
#endif

const float tilePixels = 28.0;  // As kMaterialTilePixels.

/// The place of the page from which materials are taken: moved by noise of up to half a cell, so that borders are
/// irregular within cells. Not across the page's sides, where neighbours meet. Cells of a metre need none of it, and
/// where a cell covers less than a pixel none would show: the noise is not looked up there.
/// at: as from grainPlace(); 6.5 keeps whole the 80 tiles after which places wrap, turned by its matrix.
vec2 borderPlace(vec3 at, float cellPixels) {
  float amount = measure.w * smoothstep(1.0, 5.0, cell.x) * clamp(cellPixels - 1.0, 0.0, 1.0);
  if (amount == 0.0) return vTexel.xy;
  // A whole level of detail, of which filters read one alone.
  float lod = max(floor(log2(float(textureSize(details, 0).x) * 6.5 * detail.w * cell.x / cellPixels) + 0.5), 0.0);
  vec2 noise = vec2(textureLod(details, 6.5 * at.xy, lod).a, textureLod(details, 6.5 * at.yx + 0.37, lod).a) - 0.5;
  vec2 shift = clamp(2.0 * noise, -0.5, 0.5) * (amount * vCells);
  return vTexel.xy + shift * clamp(min(vTexel.xy, 64.0 - vTexel.xy), 0.0, 1.0);
}

vec3 materialGround(vec2 gradient) {
  vec2 sway;
  vec3 at = grainPlace(sway);
  vec4 grain = 2.0 * texture(details, at.xy) - 1.0;
  // Broad patches are warmer or cooler, besides what each material has of them.
  float patches = grain.a + 0.12 * (sway.x - sway.y), resolved = 0.0;
  float away = textures.x * length(vPlace.xyz) + textures.y;  // 2 where a tile of a metre covers tilePixels.
#ifdef TEXTURES
  Spot spot = spotHere(gradient, grain.a);
  float plain = clamp(2.0 * away * nearby.w - 3.0, 0.0, 1.0);
#else
  const float plain = 1.0;
#endif
#ifdef DETAIL
  // Fine grain only where the textures do not show yet.
  grain += 0.7 * plain * clamp(nearby.x - nearby.y * length(vPlace.xyz), 0.0, 1.0) * (2.0 * detailAt(at * finer, gradient) - 1.0);
#endif

  vec4 weights;
  uint ids = materialsAt(borderPlace(at, 2.0 * tilePixels * cell.x / away), weights);
  // 1: borders follow the heights of textures and grain. 0: materials blend by their weights. Borders are narrower than
  // a cell where a cell covers some dozen pixels, or where all textures show.
  float byHeight = clamp((2.0 * tilePixels / 18.0) * cell.x / away - 0.7, 0.0, 1.0);
#ifdef TEXTURES
  byHeight = max(byHeight, clamp(2.0 - away * nearby.w, 0.0, 1.0));
  // What cannot show whatever its height, by the formula below, need not be looked up.
  float most = max(max(weights.x, weights.y), max(weights.z, weights.w));
  weights *= vec4(greaterThan(weights + 0.8 * min(4.0 * weights, 1.0), vec4(most - (byHeight < 1.0 ? 2.0 : 0.4))));
#endif
  vec4 alphas = vec4(0.0), heights = vec4(0.0);
  mat4x3 colours = mat4x3(0.0);
#ifdef TRIPLANAR
  mat4x3 slopes = mat4x3(0.0);
  mat4x2 surfaces = mat4x2(1.0);
#endif
  // The heaviest come first: pixels of one material are done after one.
  do {
    Terms material = termsOf(ids);
    float rough = clamp(dot(material.grain, grain), -0.6, 0.8), height = 0.5 + rough;
    vec3 tint = vec3(1.0 + rough);
#ifdef TEXTURES
    float near = clamp(2.0 - away * material.per, 0.0, 1.0);
    Look look = lookOf(material, spot, near, clamp(2.0 - away * material.per / wider, 0.0, 1.0));
    tint = mix(tint, vec3(1.0 + 0.6 * rough), look.whole) * look.tint;
    height += look.height - 0.5 * rough * look.whole;
    resolved = max(resolved, look.whole);
#ifdef TRIPLANAR
    slopes = mat4x3(look.slope, slopes[0], slopes[1], slopes[2]);
    surfaces = mat4x2(look.surface, surfaces[0], surfaces[1], surfaces[2]);
#endif
#endif
    heights = vec4(clamp(height, 0.0, 1.0), heights.xyz);
    colours = mat4x3(material.colour * tint, colours[0], colours[1], colours[2]);
    alphas = vec4(weights.x, alphas.xyz);
    ids >>= 8;
    weights = vec4(weights.yzw, 0.0);
  } while (any(greaterThan(weights, vec4(least))));

  vec4 shares = alphas / (alphas.x + alphas.y + alphas.z + alphas.w);
  // Mishkinis 2013, "Advanced terrain texture splatting". Heights span 1 less the depth, and count in proportion to
  // small weights, so that what has no weight cannot show.
  float depth = mix(0.4, 0.2, resolved);
  vec4 tops = alphas + (1.0 - depth) * heights * min(4.0 * alphas, 1.0);
  vec4 highest = max(tops - (max(max(tops.x, tops.y), max(tops.z, tops.w)) - depth), 0.0) * step(least, alphas);
  shares = mix(shares, highest / (highest.x + highest.y + highest.z + highest.w), byHeight);
  vec3 ground = colours * shares;
#if defined(TEXTURES) && defined(TRIPLANAR)
  textureSlope = slopes * shares;
  textureSurface = surfaces * shares;
#endif
  ground *= 1.0 + measure.w * patches * vec3(0.10, 0.05, -0.05);
#if defined(DETAIL) || !defined(TEXTURES)
  // As if rubbed, from afar.
  ground *= 1.0 + 0.25 * plain * clamp(groundCurvature() * measure.y, -1.0, 1.0);
#endif
  return ground;
}

#if defined(TEXTURES) && defined(TRIPLANAR)
/// What a surface that is no metal reflects of the sun and the sky: GGX with the masking of Smith, α the square of
/// the roughness (Walter et al. 2007; Burley 2012), Fresnel by Schlick 1994.
vec3 reflectedBy(vec2 open, float roughness, vec3 normal) {
  vec3 eye = -normalize(seen(vPlace.xyz)), middle = normalize(eye + sun.xyz);
  float a = max(roughness * roughness, 0.02), a2 = a * a;
  float nv = max(dot(normal, eye), 0.05), nl = max(dot(normal, sun.xyz), 0.0), nh = max(dot(normal, middle), 0.0);
  float across = nh * nh * (a2 - 1.0) + 1.0;
  float spread = a2 / (3.14159265 * across * across);
  float seenBoth = 0.5 / (nl * sqrt(nv * nv * (1.0 - a2) + a2) + nv * sqrt(nl * nl * (1.0 - a2) + a2));
  float glance = 0.04 + 0.96 * pow(1.0 - max(dot(eye, middle), 0.0), 5.0);
  // As much light as litBy() has, which counts what a white surface gives back as 1. Of roughness 1 nothing shines.
  float shine = min(20.0 * (1.0 - roughness), 1.0);
  vec3 direct = sunLight.rgb * (shine * open.x * min(nl * 3.14159265 * spread * seenBoth * glance, 1.5));
  vec3 bounced = reflect(-eye, normal);
  float fresnel = 0.04 + max(0.96 - roughness, 0.0) * pow(1.0 - nv, 5.0);
  return direct + open.y * (1.0 - roughness) * fresnel * (bounced.z > 0.0 ? skyColour(bounced.z) : groundLight);
}
#endif
#endif
