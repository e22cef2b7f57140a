// What is not selected lies behind a veil, what a layer's mask hides is tinted, and the edge is a line.
layout(binding = 9) uniform sampler2DArray maskPages;

vec3 withMask(vec3 ground) {
  float weight = texture(maskPages, vec3((vTexel.xy + 0.5) / 65.0, vTexel.w)).r;
  // Grey as glass that is breathed on, so that colours and light of what is selected stand out.
  float light = dot(ground, vec3(0.3, 0.59, 0.11));
  vec3 veiled = fractions.w > 0.5 ? mix(vec3(light), vec3(1.0), 0.25) * ink(vec3(0.95, 0.2, 0.16))
                               : mix(vec3(light), ink(vec3(0.055, 0.075, 0.13)), 0.55);
  vec3 shade = mix(ground, veiled, fractions.z * (1.0 - weight));
  // Also where it is soft, half way; nowhere where the weight stays at a half.
  float rise = max(run(weight), 1e-5), off = abs(weight - 0.5) / rise;
  float there = smoothstep(0.0005, 0.002, rise);
  shade = mix(shade, ink(vec3(0.01)), 0.55 * there * line(off, 1.6 * pixels.z));
  return mix(shade, ink(vec3(1.0, 0.93, 0.55)), 0.95 * there * line(off, 0.7 * pixels.z));
}
