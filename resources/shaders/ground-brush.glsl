// The brush as it lies on the ground.
layout(binding = 8) uniform sampler2D brushPicture;

float falloffWeight(float d) {
  int kind = int(brushColour.w + 0.5);
  if (kind == 0) return 1.0 - d * d * (3.0 - 2.0 * d);
  if (kind == 1) return 1.0 - d;
  if (kind == 2) return sqrt(1.0 - d * d);
  if (kind == 3) return 1.0 - sqrt(d * (2.0 - d));
  if (kind == 4) return (1.0 - d) * (1.0 - d);
  if (kind == 5) return 1.0;
  float entry = (1.0 - d) * 31.0;
  int low = int(entry), high = min(low + 1, 31);
  return mix(brushCurve[low >> 2][low & 3], brushCurve[high >> 2][high & 3], entry - float(low));
}

/// Derivatives run wild along silhouettes: bounded by what a pixel covers of ground seen at 10°.
float brushPixel(float r) { return clamp(fwidth(r), 0.1 * footprint(), 6.0 * footprint()) * pixels.z; }

/// A place within the brush as its alpha has it: −1…1, north up.
vec2 withinBrush() {
  vec2 p = (vPlace.xy - brush.xy) / brush.z;
  return vec2(brushAlpha.x * p.x + brushAlpha.y * p.y, brushAlpha.x * p.y - brushAlpha.y * p.x);
}

/// pixel: what a pixel covers, in radii. The level is given, as within the ring alone there are no derivatives.
float alphaAt(vec2 p, float pixel) {
  float texels = 0.5 * pixel * float(textureSize(brushPicture, 0).x);
  return textureLod(brushPicture, vec2(0.5) + vec2(0.5, -0.5) * p, log2(max(texels, 1.0))).r;
}

vec3 withBrush(vec3 ground, float r, float perPixel) {
  float radius = brush.z, inner = brush.w * radius;
  if (r > radius + 4.0 * perPixel) return ground;
  vec2 p = withinBrush();
  bool picture = brushAlpha.z > 0.5;
  if (r < radius) {
    float weight = falloffWeight(clamp((r - inner) / max(radius - inner, 1e-6), 0.0, 1.0));
    // Through a picture, its shape is what one wants to see.
    if (picture) weight *= alphaAt(p, perPixel / radius);
    ground = mix(ground, ink(brushColour.rgb), (picture ? 0.6 : 0.34) * weight + 0.04);
  }
  float toRim = abs(r - radius) / perPixel, toInner = abs(r - inner) / perPixel;
  if (brush.w > 0.0) {
    ground = mix(ground, ink(vec3(0.02)), 0.45 * line(toInner, 1.0));
    ground = mix(ground, ink(vec3(0.9)), 0.8 * line(toInner, 0.4));
  }
  // Which way up the picture is.
  if (picture && p.y > 0.82 && r < radius) {
    float toTick = abs(p.x) * radius / perPixel;
    ground = mix(ground, ink(vec3(0.01)), 0.6 * line(toTick, 2.0));
    ground = mix(ground, ink(vec3(1.0)), line(toTick, 0.9));
  }
  ground = mix(ground, ink(vec3(0.01)), 0.6 * line(toRim, 2.0));
  return mix(ground, ink(vec3(1.0)), line(toRim, 0.9));
}
