// The water of lines: a corner of its surface, in samples of the terrain from the first one of its tile.
layout(location = 0) in vec4 corner;  // Column, row, level, depth.
layout(location = 0) uniform vec4 grid;       // dx, −dy, the anchor's x and y from the eye.
layout(location = 1) uniform vec2 eyeHeight;  // In two parts.
layout(location = 2) uniform ivec2 first;     // The tile's first sample, from the anchor.

layout(location = 0) out vec4 vPlace;   // w: how much the air lets through.
layout(location = 1) out float vDepth;  // Metres of water.

void main() {
  vec2 at = vec2(first) + corner.xy;
  vec3 place = vec3(at * grid.xy + grid.zw, (corner.z - eyeHeight.x) - eyeHeight.y);
  vPlace = vec4(place, clearness(length(place)));
  vDepth = corner.w;
  gl_Position = viewClip * vec4(place, 1.0);
  // The drawn ground strays from the true one, which the shore lies on.
  gl_Position.z = pulled(gl_Position, 0.0) * gl_Position.w;
}
