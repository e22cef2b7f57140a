// What all shaders share. Colours are linear until toScreen(). Places are relative to the eye, in local
// axes, metres.
layout(std140, binding = 0) uniform Frame {
  mat4 viewClip;
  vec4 right;    // Half the view's width and height, as vectors.
  vec4 up;
  vec4 forward;  // w = 1: orthographic.
  vec4 sun;      // Towards it.
  vec4 haze;     // x: 1/metres; y: by how much heights are exaggerated.
  vec4 pixels;   // Device width and height, device pixels a logical one, heading of the camera.
  vec4 ground;   // Base height, eye's x and y within the grid's period, grid step.
  vec4 block;    // Middle and half size of the terrain in x, y.
  vec4 sunLight;
};

const vec3 skyLight = vec3(0.30, 0.37, 0.48);
const vec3 groundLight = vec3(0.17, 0.15, 0.13);
const vec3 horizonColour = vec3(0.56, 0.66, 0.76);

vec3 skyColour(float z) {
  const vec3 zenith = vec3(0.10, 0.22, 0.45);
  float h = clamp(z, 0.0, 1.0);
  // Most of the change lies low, as the air is thickest there.
  return mix(horizonColour, zenith, 1.0 - (1.0 - h) * (1.0 - h) / (1.0 + 2.0 * h));
}

/// A place or direction as the camera sees it, heights exaggerated.
vec3 seen(vec3 v) { return vec3(v.xy, v.z * haze.y); }

/// fractions: how much of the sun and of the sky is not hidden, 0…1.
vec3 litBy(vec2 fractions, vec3 albedo, vec3 normal) {
  float direct = max(dot(normal, sun.xyz), 0.0) * fractions.x;
  return albedo * (sunLight.rgb * direct + mix(groundLight, skyLight, 0.5 + 0.5 * normal.z) * fractions.y);
}

vec3 lit(vec3 albedo, vec3 normal) { return litBy(vec2(1.0), albedo, normal); }

/// Aerial perspective: how much of a colour comes through, the rest being the horizon's.
float clearness(float distance) { return exp2(-distance * haze.x); }

/// Depth of a clip-space place for a mark on the ground that reaches out by so many pixels: a little nearer,
/// as the drawn ground strays from the true one by a pixel or two, and comes nearer below the mark; enough
/// for ground that is seen at some 20 degrees.
float pulled(vec4 clip, float reach) {
  float pixel = 2.0 * length(up.xyz) / pixels.y;  // At one metre's distance; without perspective at any.
  float nearer = 3.0 * (reach + 1.5) * pixel, depth = clip.z / clip.w;
  if (forward.w < 0.5) return depth * (1.0 + nearer);
  return depth + nearer * length(vec3(viewClip[0].z, viewClip[1].z, viewClip[2].z));
}

/// Linear to sRGB by two square roots, within 0.007 of the exact curve.
vec4 toScreen(vec3 linear) {
  vec3 a = sqrt(clamp(linear, 0.0, 1.0)), b = sqrt(a);
  return vec4(1.768431 * a - b * (0.195222 + 0.579713 * a), 1.0);
}
