// The brush as it lies on the ground.
float falloffWeight(float d) {
  int kind = int(brushColour.w + 0.5);
  if (kind == 0) return 1.0 - d * d * (3.0 - 2.0 * d);
  if (kind == 1) return 1.0 - d;
  if (kind == 2) return sqrt(1.0 - d * d);
  if (kind == 3) return 1.0 - sqrt(d * (2.0 - d));
  if (kind == 4) return (1.0 - d) * (1.0 - d);
  return 1.0;
}

/// Derivatives run wild along silhouettes: bounded by what a pixel covers of ground seen at 10°.
float brushPixel(float r) { return clamp(fwidth(r), 0.1 * footprint(), 6.0 * footprint()) * pixels.z; }

vec3 withBrush(vec3 ground, float r, float perPixel) {
  float radius = brush.z, inner = brush.w * radius;
  if (r > radius + 4.0 * perPixel) return ground;
  if (r < radius) {
    float weight = falloffWeight(clamp((r - inner) / max(radius - inner, 1e-6), 0.0, 1.0));
    ground = mix(ground, ink(brushColour.rgb), 0.34 * weight + 0.04);
  }
  float toRim = abs(r - radius) / perPixel, toInner = abs(r - inner) / perPixel;
  if (brush.w > 0.0) {
    ground = mix(ground, ink(vec3(0.02)), 0.45 * line(toInner, 1.0));
    ground = mix(ground, ink(vec3(0.9)), 0.8 * line(toInner, 0.4));
  }
  ground = mix(ground, ink(vec3(0.01)), 0.6 * line(toRim, 2.0));
  return mix(ground, ink(vec3(1.0)), line(toRim, 0.9));
}
