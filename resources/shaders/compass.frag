// Which way is north: a disc that turns with the view and tips with it.
layout(location = 0) in vec2 vAt;
layout(location = 0) out vec4 colour;

float segment(vec2 p, vec2 a, vec2 b) {
  vec2 along = b - a;
  return length(p - a - along * clamp(dot(p - a, along) / dot(along, along), 0.0, 1.0));
}

void main() {
  float tip = max(sqrt(1.0 - min(up.z * up.z / dot(up.xyz, up.xyz), 1.0)), 0.42);
  float heading = pixels.w, s = sin(heading), c = cos(heading);
  vec2 flat2 = vec2(vAt.x, vAt.y / tip);
  vec2 p = vec2(c * flat2.x + s * flat2.y, -s * flat2.x + c * flat2.y);  // East, north.
  float edge = fwidth(vAt.x) * 1.2;
  float r = length(p);
  float disc = 1.0 - smoothstep(0.70, 0.70 + edge, r);
  float ring = 1.0 - smoothstep(0.0, edge, abs(r - 0.68) - 0.012);
  vec4 paint = vec4(vec3(0.03, 0.04, 0.05), 0.42 * disc);
  paint = mix(paint, vec4(vec3(0.85), 0.9), ring);
  // East, south and west as ticks.
  float tick = min(min(segment(p, vec2(0.54, 0.0), vec2(0.66, 0.0)), segment(p, vec2(-0.54, 0.0), vec2(-0.66, 0.0))),
                   segment(p, vec2(0.0, -0.54), vec2(0.0, -0.66)));
  paint = mix(paint, vec4(vec3(0.85), 0.9), 1.0 - smoothstep(0.02, 0.02 + edge, tick));
  // The needle: red to the north.
  float width = 0.15 * (1.0 - abs(p.y) / 0.56);
  float needle = 1.0 - smoothstep(0.0, edge, abs(p.x) - width);
  if (abs(p.y) < 0.56) paint = mix(paint, vec4(p.y > 0.0 ? vec3(0.72, 0.06, 0.04) : vec3(0.75), 0.95), needle);
  // The N stands upright beside the needle's end.
  vec2 n = vAt - 0.86 * vec2(-s, c * tip);
  float letter = min(min(segment(n, vec2(-0.07, -0.1), vec2(-0.07, 0.1)), segment(n, vec2(0.07, -0.1), vec2(0.07, 0.1))),
                     segment(n, vec2(-0.07, 0.1), vec2(0.07, -0.1)));
  paint = mix(paint, vec4(vec3(0.02), 0.6), 1.0 - smoothstep(0.04, 0.05 + edge, letter));
  paint = mix(paint, vec4(vec3(1.0), 1.0), 1.0 - smoothstep(0.02, 0.02 + edge, letter));
  colour = vec4(toScreen(paint.rgb).rgb, paint.a);
}
