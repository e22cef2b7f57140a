// Colours by height.
layout(binding = 3) uniform sampler2D tints;

bool onLand(float h) { return ramp.z == 0.0 || h >= ramp.x; }

vec3 heightTint(float h) {
  bool dry = onLand(h);
  float land = clamp((h - ramp.x) * ramp.y, 0.0, 1.0), sea = clamp((ramp.x - h) * ramp.z, 0.0, 1.0);
  // A step of the ramp is finer than the eye can tell: no need to filter.
  int shore = int(ramp.w);
  return texelFetch(tints, ivec2(dry ? shore + int(land * (ramp.w - 1.0)) : shore - 1 - int(sea * (ramp.w - 1.0)), 0), 0).rgb;
}

vec3 hypsometric(vec2 gradient) {
  float h = groundHeight();
  vec3 albedo = heightTint(h);
  // Steep ground is bare: rock shows through, in a tone of its height; less so through the blue of the sea.
  float bare = clamp(dot(gradient, gradient) * 1.15 - 0.18, 0.0, measure.z * (onLand(h) ? 1.0 : 0.33));
  return mix(albedo, vec3(0.23, 0.205, 0.185) * (0.6 + 0.8 * albedo.g), bare);
}
