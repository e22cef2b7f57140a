// Colours that stand for numbers, as on the screen: a legend can show the same ones.
layout(binding = 3) uniform sampler2D tints;

const float pi = 3.14159265359;

vec3 legendColour(float fraction) {
  return texelFetch(tints, ivec2(int(clamp(fraction, 0.0, 1.0) * float(textureSize(tints, 0).x - 1) + 0.5), 0), 0).rgb;
}

/// Degrees from the level over the ramp's 90; the ramp knows where it ends.
vec3 slopeColour(vec2 gradient) { return legendColour(atan(length(gradient)) * (2.0 / pi)); }

/// Round from the north, clockwise, the way that the slope looks; level ground looks nowhere.
vec3 aspectColour(vec2 gradient) {
  if (dot(gradient, gradient) == 0.0) return vec3(0.62);
  return legendColour(fract(atan(-gradient.x, -gradient.y) / (2.0 * pi) + 1.0));
}

/// Equal steps for small bends, which are many, and room for the few large ones.
vec3 curvatureColour(float bend) {
  float x = bend * measure.y;
  return legendColour(0.5 + 0.5 * x / (1.0 + abs(x)));
}

vec3 normalColour(vec2 gradient) { return 0.5 + 0.5 * normalize(vec3(-gradient, 1.0)); }

/// Brightness of a slope, 0…1, as gdaldem hillshade counts it: 1 to 255 (Horn 1981).
float hillshade(vec2 gradient) {
  float light = dot(vec3(-gradient, 1.0), sun.xyz) * inversesqrt(1.0 + dot(gradient, gradient));
  return (1.0 + 254.0 * max(light, 0.0)) / 255.0;
}

/// Light and shade over colours that stand for a number; level ground keeps its colour.
float reliefOver(vec2 gradient) {
  float shade = 0.35 + 0.65 * hillshade(gradient) / max(sun.z, 0.2);
  return mix(1.0, min(shade, 1.35), measure.x);
}
