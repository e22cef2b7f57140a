// The terrain as it casts shadows (ShadowMap.h).
layout(location = 0) in vec3 position;     // From the middle of the terrain, metres.
layout(location = 0) uniform vec3 middle;  // From the eye.

void main() { gl_Position = viewClip * vec4(middle + position, 1.0); }
