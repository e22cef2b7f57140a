layout(location = 0) in vec4 vTint;
layout(location = 0) uniform float opacity;

layout(location = 0) out vec4 colour;

void main() { colour = vec4(vTint.rgb, vTint.a * opacity); }
