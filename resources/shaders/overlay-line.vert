// A line of even width on the screen, as a rectangle around it; one instance a line.
layout(location = 0) in vec3 from;
layout(location = 1) in vec3 to;
layout(location = 2) in vec4 tint;
layout(location = 3) in vec2 size;  // Width and casing, logical pixels.

layout(location = 0) out vec4 vTint;
layout(location = 1) out vec2 vAt;       // Device pixels from the line's start, along and across it.
layout(location = 2) flat out vec3 vLine;  // Its length, half its width, its casing, device pixels.

void main() {
  vec4 a = viewClip * vec4(from, 1.0), b = viewClip * vec4(to, 1.0);
  // What is nearer than the near plane is cut off, or it would be turned inside out.
  float insideA = a.w - a.z, insideB = b.w - b.z;
  vTint = tint;
  vAt = vec2(0.0);
  vLine = vec3(0.0);
  gl_Position = vec4(2.0, 2.0, 0.0, 1.0);
  if (insideA <= 0.0 && insideB <= 0.0) return;
  vec4 start = insideA < 0.0 ? mix(a, b, insideA / (insideA - insideB)) : a;
  vec4 end = insideB < 0.0 ? mix(b, a, insideB / (insideB - insideA)) : b;

  vec2 p = start.xy / start.w * 0.5 * pixels.xy, q = end.xy / end.w * 0.5 * pixels.xy;
  float len = distance(p, q);
  vec2 along = len > 1e-3 ? (q - p) / len : vec2(1.0, 0.0), across = vec2(-along.y, along.x);
  float halfWidth = 0.5 * size.x * pixels.z, casing = size.y * pixels.z, reach = halfWidth + casing + 1.0;
  bool atEnd = (gl_VertexID & 1) == 1;
  vAt = vec2(atEnd ? len + reach : -reach, (gl_VertexID & 2) == 0 ? -reach : reach);
  vLine = vec3(len, halfWidth, casing);
  vec2 place = p + along * vAt.x + across * vAt.y;
  gl_Position = vec4(place / (0.5 * pixels.xy), pulled(atEnd ? end : start, halfWidth + casing), 1.0);
}
