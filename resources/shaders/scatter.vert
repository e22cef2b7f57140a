// Objects far away, a point each: a picture of the asset from the atlas's nearest direction. With SOFT, for
// those that appear smaller than the least size: a round spot in the asset's mean colour, wider and fainter, so
// that a distant wood tints the ground evenly.
layout(location = 0) in vec3 foot;  // Local frame.
layout(location = 1) in uint word;  // As ScatterPoint has it.

layout(location = 0) uniform vec3 eye;       // Local frame.
layout(location = 1) uniform float leastPixels;  // What is smaller is drawn so large, and fewer of it.

struct Sphere {
  float x, y, z, radius;
};
layout(std430, binding = 0) readonly buffer Spheres { Sphere spheres[]; };

#ifdef SOFT
layout(binding = 0) uniform sampler2DArray colours;  // As scatter.frag has them.
layout(binding = 1) uniform sampler2DArray normals;

layout(location = 0) flat out vec4 vSpot;  // As on the screen; opacity in the middle.
#else
layout(location = 0) out vec3 vPlace;
layout(location = 1) flat out vec3 vCell;     // The cell's corner in the layer, and the layer.
layout(location = 2) flat out vec4 vPicture;  // Cosine and sine of the turn, level of detail, upright stretch.
layout(location = 3) flat out float vRadius;  // Metres.
#endif

const vec2 cells = vec2(8.0, 4.0);
const float cellTexels = 64.0, pi = 3.14159265;
#ifdef SOFT
#include "shadows.glsl"

vec3 vPlace;
// A spot is wider than its object by as much, where objects appear at most 0.4 times as large as the least size.
const float widest = 2.5;
// The mean of (1 − r²)² over the square around the unit circle.
const float meanOfSpot = pi / 12.0;
#endif

void main() {
  Sphere sphere = spheres[word >> 22];
  float turn = float(word >> 16 & 63u) * (2.0 * pi / 64.0);
  float scale = exp2((float(word >> 7 & 511u) - 256.0) / 32.0);
  float share = exp2(-float(word & 127u) / 8.0);
  vec2 way = vec2(cos(turn), sin(turn));
  vec3 middle = vec3(way.x * sphere.x - way.y * sphere.y, way.y * sphere.x + way.x * sphere.y, sphere.z);
  vPlace = foot - eye + scale * middle;
  gl_Position = viewClip * vec4(vPlace, 1.0);

  vec3 toEye = forward.w > 0.5 ? -vec3(forward.xy, forward.z / haze.y) : -vPlace;
  toEye = normalize(toEye);
  float level = length(toEye.xy);
  float stretch = 1.0 + (haze.y - 1.0) * level, side = max(1.0, stretch);
  float size = 2.0 * sphere.radius * scale * pixels.y / (2.0 * length(up.xyz)) / gl_Position.w;
  // Where objects appear smaller than the least size, so many are left out that as much is covered.
  float wanted = size * size / (leastPixels * leastPixels) / share;
  float kept = clamp((wanted - 0.8) / 0.4, 0.0, 1.0);
  if (kept <= 0.0 || gl_Position.w <= 0.0) {
    gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
    gl_PointSize = 1.0;
    return;
  }
#ifdef SOFT
  float spread = mix(widest, 1.0, smoothstep(0.4, 1.0, size / leastPixels));
#endif
  size = max(size, leastPixels) * sqrt(kept);

  // Which objects turn to the next picture does not follow from the direction alone, so that not all do at once.
  float loose = fract(share * 61.0) - 0.5;
  float around = (atan(toEye.y, toEye.x) - turn) / (2.0 * pi) * cells.x + 0.5 * loose;
  float above = asin(clamp(toEye.z, -1.0, 1.0)) * (180.0 / pi) + 12.0 * loose;
  float height = step(10.0, above) + step(32.0, above) + step(60.0, above);
  vec3 cell = vec3(mod(floor(around + 0.5), cells.x), height, float(word >> 22));

#ifdef SOFT
  vec4 base = vec4(0.0);
  vec3 n = vec3(0.0);
  for (int quarter = 0; quarter < 4; ++quarter) {
    vec3 at = vec3((cell.xy + vec2(0.25 + 0.5 * (quarter & 1), 0.25 + 0.5 * (quarter >> 1))) / cells, cell.z);
    base += 0.25 * textureLod(colours, at, 4.0);
    n += 0.25 * textureLod(normals, at, 4.0).xyz;
  }
  n = n / max(base.a, 1e-3) * 2.0 - 1.0;
  n = normalize(vec3(way.x * n.x - way.y * n.y, way.y * n.x + way.x * n.y, n.z + 1e-4));
  float direct = sunlit(vPlace + sphere.radius * scale * vec3(sun.xy, sun.z / haze.y));
  vec3 light = litBy(vec2(direct, 1.0), base.rgb / max(base.a, 1e-3), n);
  vSpot = vec4(toScreen(mix(horizonColour, light, clearness(length(vPlace)))).rgb,
               min(base.a / (spread * spread * meanOfSpot), 1.0));
  gl_PointSize = size * spread * sqrt(stretch);
  gl_Position.z = pulled(gl_Position, 0.5 * gl_PointSize) * gl_Position.w;
#else
  gl_PointSize = size * side;
  vCell = cell;
  vPicture = vec4(way, clamp(log2(cellTexels / size), 0.0, 4.0), stretch);
  vRadius = sphere.radius * scale;

#ifndef CASTER
  // The picture stands in the middle of what it shows: its nearer half is not to vanish in the ground.
  float nearer = 0.7 * sphere.radius * scale;
  if (forward.w < 0.5)
    gl_Position.z *= gl_Position.w / max(gl_Position.w - nearer, 0.3 * gl_Position.w);
  else
    gl_Position.z += nearer * length(vec3(viewClip[0].z, viewClip[1].z, viewClip[2].z));
#endif
#endif
}
