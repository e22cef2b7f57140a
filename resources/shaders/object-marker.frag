layout(location = 0) in vec4 vTint;
layout(location = 1) in vec2 vAt;
layout(location = 2) flat in vec2 vSize;

layout(location = 0) out vec4 colour;

void main() {
  float outside = length(vAt - vec2(0.0, vSize.y)) - vSize.x;
  // Where it stands above its foot: a point from the disc down to there.
  if (vSize.y > 1.5 * vSize.x) {
    float along = clamp(vAt.y / vSize.y, 0.0, 1.0);
    float wedge = abs(vAt.x) - 0.8 * vSize.x * along;
    outside = min(outside, max(wedge, max(-vAt.y, vAt.y - vSize.y)));
  }
  float rim = 0.25 * vSize.x;
  float inner = clamp(0.5 - outside, 0.0, 1.0), outer = 0.75 * clamp(rim + 0.5 - outside, 0.0, 1.0);
  float cover = max(inner, outer);
  if (cover <= 0.0) discard;
  colour = vec4(mix(vec3(0.05, 0.06, 0.08), vTint.rgb, inner / cover), vTint.a * cover);
}
