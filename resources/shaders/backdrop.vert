// One triangle that covers the view, at the far end of depth.
layout(location = 0) out vec2 vView;

void main() {
  vView = vec2(gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0);
  gl_Position = vec4(vView, 0.0, 1.0);
}
