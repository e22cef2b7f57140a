// A marker of one size on the screen, as a square around it; one instance a marker.
layout(location = 0) in vec3 foot;
layout(location = 1) in vec4 tint;  // sRGB and opacity.
layout(location = 2) in vec2 size;  // Radius of its disc, and how far up that stands, logical pixels.

layout(location = 0) out vec4 vTint;
layout(location = 1) out vec2 vAt;         // Device pixels from the foot.
layout(location = 2) flat out vec2 vSize;  // As size, device pixels.

void main() {
  vTint = tint;
  vSize = size * pixels.z;
  float reach = vSize.x + 2.0 * pixels.z;
  vAt = vec2((gl_VertexID & 1) == 0 ? -reach : reach,
             (gl_VertexID & 2) == 0 ? min(-2.0 * pixels.z, vSize.y - reach) : vSize.y + reach);
  vec4 place = viewClip * vec4(foot, 1.0);
  gl_Position = vec4(2.0, 2.0, 0.0, 1.0);
  if (place.w - place.z <= 0.0) return;
  gl_Position = vec4(place.xy / place.w + vAt / (0.5 * pixels.xy), pulled(place, vSize.x), 1.0);
}
