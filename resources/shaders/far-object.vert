// Small objects, a point each: a picture of the asset from the nearest direction in the atlas. SOFT, for objects
// that appear smaller than the least size: a round spot in the asset's mean colour, so that a distant wood tints
// the ground evenly.
layout(location = 0) in vec3 foot;    // Local frame.
layout(location = 1) in uvec3 words;  // As ObjectPoint has them.

layout(location = 0) uniform vec3 eye;           // Local frame.
layout(location = 1) uniform float leastPixels;  // Smaller objects, unless kept, are drawn at this size and fewer.

struct Sphere {
  float x, y, z, radius;
};
layout(std430, binding = 0) readonly buffer Spheres { Sphere spheres[]; };

#ifdef SOFT
layout(binding = 0) uniform sampler2DArray colours;  // As far-object.frag has them.
layout(binding = 1) uniform sampler2DArray normals;

layout(location = 0) flat out vec4 vSpot;  // As on the screen; opacity in the middle.
#else
layout(location = 0) out vec3 vPlace;
layout(location = 1) flat out vec3 vCell;  // The cell's corner in the layer, and the layer.
layout(location = 2) flat out vec4 vMap;   // Columns of a matrix from the point's square to the cell's, −1…1.
layout(location = 3) flat out vec4 vPose;  // Quaternion from the model's axes to the local frame.
layout(location = 4) flat out vec4 vLook;  // Linear colour that multiplies; w = 1: selected.
layout(location = 5) flat out vec3 vSize;  // Radius in metres, half the square's side in radii, level of detail.
#endif

const vec2 cells = vec2(8.0, 4.0);
const float cellTexels = 64.0, pi = 3.14159265;
const float minKeptPixels = 0.6;  // As kMinKeptPixels.
#ifdef SOFT
#include "shadows.glsl"

vec3 vPlace;
// A spot is wider than its object by as much, where objects appear at most 0.4 times as large as the least size.
const float widest = 2.5;
// The mean of (1 − r²)² over the square around the unit circle.
const float meanOfSpot = pi / 12.0;
const float minSpotPixels = 2.0;  // Of kept objects.
#endif

vec3 turned(vec4 by, vec3 v) { return v + 2.0 * cross(by.xyz, cross(by.xyz, v) + by.w * v); }

/// A yaw, and then a lean about a level axis, as a quaternion.
vec4 poseOf(uint word) {
  float yaw = float(word & 1023u) * (pi / 1024.0);
  vec2 lean = (vec2(uvec2(word >> 21u, word >> 10u & 2047u)) - 1023.0) * (0.5 * pi / 1023.0);
  float angle = length(lean), c = cos(yaw), s = sin(yaw);
  vec2 axis = lean * (sin(angle) / max(angle, 1e-9));
  return vec4(axis * c + vec2(axis.y, -axis.x) * s, cos(angle) * vec2(s, c));
}

/// A direction in pixels a metre, at the place of the point; y up.
vec2 pixelsAlong(vec3 direction) {
  vec4 clip = viewClip * vec4(direction, 0.0);
  return 0.5 * pixels.xy * (clip.xy - gl_Position.xy / gl_Position.w * clip.w) / gl_Position.w;
}

const vec4 nowhere = vec4(2.0, 2.0, 2.0, 1.0);  // Outside the view.

void main() {
  Sphere sphere = spheres[words.x >> 22];
  float scale = exp2((float(words.x >> 7 & 32767u) - 16384.0) / 256.0);
  float share = exp2(-float(words.x & 127u) / 8.0);
  vec4 pose = poseOf(words.y);
  vPlace = foot - eye + scale * turned(pose, vec3(sphere.x, sphere.y, sphere.z));
  gl_Position = viewClip * vec4(vPlace, 1.0);
  gl_PointSize = 1.0;

  float trueSize = 2.0 * sphere.radius * scale * pixels.y / (2.0 * length(up.xyz)) / gl_Position.w;
  float size = trueSize;
#ifdef CASTER
  const bool isKept = false;
#else
  bool isKept = (words.z >> 24 & 1u) != 0u;
#endif
#ifdef SOFT
  float spread = 1.0;
#endif
  bool isDrawn = gl_Position.w > 0.0;
  if (isKept) {
#ifdef SOFT
    isDrawn = isDrawn && size < leastPixels && size >= minKeptPixels;
#else
    isDrawn = isDrawn && size >= leastPixels;
#endif
  } else {
    // Where objects appear smaller than the least size, so many are left out that as much is covered.
    float wanted = size * size / (leastPixels * leastPixels) / share;
    float kept = clamp((wanted - 0.8) / 0.4, 0.0, 1.0);
    isDrawn = isDrawn && kept > 0.0;
#ifdef SOFT
    spread = mix(widest, 1.0, smoothstep(0.4, 1.0, size / leastPixels));
#endif
    size = max(size, leastPixels) * sqrt(kept);
  }
  if (!isDrawn) {
    gl_Position = nowhere;
    return;
  }

  vec3 toEye = normalize(forward.w > 0.5 ? -vec3(forward.xy, forward.z / haze.y) : -vPlace);
  vec3 from = turned(vec4(-pose.xyz, pose.w), toEye);
  // Of scattered objects the direction alone does not determine the picture, so that not all turn to the next one at
  // once. Placed ones, houses along a road, show the same sides.
  float loose = (words.z >> 24 & 1u) != 0u ? 0.0 : fract(share * 61.0) - 0.5;
  float around = atan(from.y, from.x) / (2.0 * pi) * cells.x + 0.5 * loose;
  float above = asin(clamp(from.z, -1.0, 1.0)) * (180.0 / pi) + 12.0 * loose;
  vec3 steps = step(vec3(10.0, 32.0, 60.0), vec3(above));
  vec3 cell = vec3(mod(floor(around + 0.5), cells.x), steps.x + steps.y + steps.z, float(words.x >> 22));
  vec3 tint = pow(unpackUnorm4x8(words.z).zyx, vec3(2.2));
  float selected = float(words.z >> 25 & 1u);

#ifdef SOFT
  vec4 base = vec4(0.0);
  vec3 n = vec3(0.0);
  for (int quarter = 0; quarter < 4; ++quarter) {
    vec3 at = vec3((cell.xy + vec2(0.25 + 0.5 * (quarter & 1), 0.25 + 0.5 * (quarter >> 1))) / cells, cell.z);
    base += 0.25 * textureLod(colours, at, 4.0);
    n += 0.25 * textureLod(normals, at, 4.0).xyz;
  }
  n = turned(pose, n / max(base.a, 1e-3) * 2.0 - 1.0);
  n = normalize(n + vec3(0.0, 0.0, 1e-4));
  if (isKept) spread = max(minSpotPixels / size, sqrt(base.a / meanOfSpot));
  float direct = sunlit(vPlace + sphere.radius * scale * vec3(sun.xy, sun.z / haze.y));
  vec3 albedo = mix(base.rgb / max(base.a, 1e-3) * tint, vec3(0.95, 0.45, 0.08), 0.35 * selected);
  vec3 light = litBy(vec2(direct, 1.0), albedo, n);
  vSpot = vec4(toScreen(mix(horizonColour, light, clearness(length(vPlace)))).rgb,
               min(base.a / (spread * spread * meanOfSpot), 1.0));
  float stretch = 1.0 + (haze.y - 1.0) * length(toEye.xy);
  gl_PointSize = size * spread * sqrt(stretch);
  gl_Position.z = pulled(gl_Position, 0.5 * gl_PointSize) * gl_Position.w;
#else
  // The picture's axes, turned into the plane that faces the eye.
  float azimuth = cell.x * (2.0 * pi / cells.x);
  float elevation = (20.0 * steps.x + 25.0 * steps.y + 30.0 * steps.z) * (pi / 180.0);  // As kElevations.
  vec3 pictureRight = vec3(-sin(azimuth), cos(azimuth), 0.0);
  vec3 pictureUp = vec3(-sin(elevation) * cos(azimuth), -sin(elevation) * sin(azimuth), cos(elevation));
  vec3 a = pictureRight - from * dot(from, pictureRight), b = pictureUp - from * dot(from, pictureUp);
  a = normalize(a / max(length(a), 1e-3) + cross(b / max(length(b), 1e-3), from));
  float radius = sphere.radius * scale * size / trueSize;
  mat2 toPixels = radius * mat2(pixelsAlong(turned(pose, a)), pixelsAlong(turned(pose, cross(from, a))));
  float side = max(length(vec2(toPixels[0].x, toPixels[1].x)), length(vec2(toPixels[0].y, toPixels[1].y)));
  gl_PointSize = 2.0 * side;
  mat2 toCell = inverse(toPixels) * side;
  vCell = cell;
  vMap = vec4(toCell[0], toCell[1]);
  vPose = pose;
  vLook = vec4(tint, selected);
  vSize = vec3(sphere.radius * scale, 2.0 * side / size, clamp(log2(cellTexels / size), 0.0, 4.0));

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
