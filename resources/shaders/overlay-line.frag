layout(location = 0) in vec4 vTint;
layout(location = 1) in vec2 vAt;
layout(location = 2) flat in vec3 vLine;
layout(location = 0) uniform float opacity;

layout(location = 0) out vec4 colour;

void main() {
  float outside = length(vec2(vAt.x - clamp(vAt.x, 0.0, vLine.x), vAt.y)) - vLine.y;
  float inner = clamp(0.5 - outside, 0.0, 1.0);
  float outer = vLine.z > 0.0 ? 0.55 * clamp(vLine.z + 0.5 - outside, 0.0, 1.0) : 0.0;
  float cover = max(inner, outer);
  if (cover <= 0.0) discard;
  // A line thinner than a pixel is a fainter one.
  float thin = min(1.0, 2.0 * vLine.y);
  colour = vec4(mix(vec3(0.05, 0.06, 0.08), vTint.rgb, inner / cover), vTint.a * cover * thin * opacity);
}
