// A model out of a file; one instance a draw of it.
layout(location = 0) in vec3 position;
layout(location = 1) in vec3 normal;
layout(location = 2) in vec2 uv;
layout(location = 3) in vec4 row0;  // Model to places relative to the eye, by rows.
layout(location = 4) in vec4 row1;
layout(location = 5) in vec4 row2;
layout(location = 6) in vec4 look;  // Linear colour that multiplies; w = 1: selected.
layout(location = 7) in vec4 tint;  // sRGB, and opacity.

layout(location = 0) uniform vec2 shift;  // Pixels, for the outline.

layout(location = 0) out vec3 vPlace;
layout(location = 1) out vec3 vNormal;
layout(location = 2) out vec4 vTint;  // Linear.
layout(location = 3) out vec2 vUv;
layout(location = 4) out float vChosen;

void main() {
  vec4 p = vec4(position, 1.0);
  vPlace = vec3(dot(row0, p), dot(row1, p), dot(row2, p));
  vNormal = vec3(dot(row0.xyz, normal), dot(row1.xyz, normal), dot(row2.xyz, normal));
  vTint = vec4(pow(tint.rgb, vec3(2.2)) * look.rgb, tint.a);
  vUv = uv;
  vChosen = look.w;
  gl_Position = viewClip * vec4(vPlace, 1.0);
  gl_Position.xy += shift * 2.0 / pixels.xy * gl_Position.w;
}
