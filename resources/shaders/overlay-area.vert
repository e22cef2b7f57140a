layout(location = 0) in vec3 place;
layout(location = 1) in vec4 tint;

layout(location = 0) out vec4 vTint;

void main() {
  vTint = tint;
  gl_Position = viewClip * vec4(place, 1.0);
  gl_Position.z = pulled(gl_Position, 0.0) * gl_Position.w;
}
