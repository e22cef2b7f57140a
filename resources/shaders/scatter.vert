// Objects far away, a point each: a picture of the asset from the atlas's nearest direction.
layout(location = 0) in vec3 foot;  // Local frame.
layout(location = 1) in uint word;  // As ScatterPoint has it.

layout(location = 0) uniform vec3 eye;       // Local frame.
layout(location = 1) uniform float leastPixels;  // What is smaller is drawn so large, and fewer of it.

struct Sphere {
  float x, y, z, radius;
};
layout(std430, binding = 0) readonly buffer Spheres { Sphere spheres[]; };

layout(location = 0) out vec3 vPlace;
layout(location = 1) flat out vec3 vCell;     // The cell's corner in the layer, and the layer.
layout(location = 2) flat out vec4 vPicture;  // Cosine and sine of the turn, level of detail, upright stretch.

const vec2 cells = vec2(8.0, 4.0);
const float cellTexels = 64.0, pi = 3.14159265;

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
  size = max(size, leastPixels) * sqrt(kept);
  gl_PointSize = size * side;

  // Which objects turn to the next picture does not follow from the direction alone, so that not all do at once.
  float loose = fract(share * 61.0) - 0.5;
  float around = (atan(toEye.y, toEye.x) - turn) / (2.0 * pi) * cells.x + 0.5 * loose;
  float above = asin(clamp(toEye.z, -1.0, 1.0)) * (180.0 / pi) + 12.0 * loose;
  float height = step(10.0, above) + step(32.0, above) + step(60.0, above);
  vCell = vec3(mod(floor(around + 0.5), cells.x), height, float(word >> 22));
  vPicture = vec4(way, clamp(log2(cellTexels / size), 0.0, 4.0), stretch);

  // The picture stands in the middle of what it shows: its nearer half is not to vanish in the ground.
  float nearer = 0.7 * sphere.radius * scale;
  if (forward.w < 0.5)
    gl_Position.z *= gl_Position.w / max(gl_Position.w - nearer, 0.3 * gl_Position.w);
  else
    gl_Position.z += nearer * length(vec3(viewClip[0].z, viewClip[1].z, viewClip[2].z));
}
