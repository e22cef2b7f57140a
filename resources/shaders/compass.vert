// A square in the view's top right corner.
layout(location = 0) out vec2 vAt;

const float size = 34.0, margin = 12.0;  // Logical pixels: half the square, and its distance.

void main() {
  vAt = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2.0 - 1.0;
  vec2 pixel = pixels.xy - (size + margin) * pixels.z + vAt * size * pixels.z;
  gl_Position = vec4(pixel / pixels.xy * 2.0 - 1.0, 0.5, 1.0);
}
