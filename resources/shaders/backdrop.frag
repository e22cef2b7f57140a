// Sky, horizon, and a grid on the plane that the terrain's block stands on.
layout(location = 0) uniform int withGrid;

layout(location = 0) in vec2 vView;
layout(location = 0) out vec4 colour;

/// Even lines, `step` metres apart, for a pixel that covers `size` metres.
float grid(vec2 at, float step, vec2 size) {
  vec2 width = size / step, toLine = abs(fract(at / step + 0.5) - 0.5) / width;
  vec2 lines = clamp(1.1 - toLine, 0.0, 1.0) * clamp(1.0 - 4.0 * width, 0.0, 1.0);
  return max(lines.x, lines.y);
}

void main() {
  bool ortho = forward.w > 0.5;
  vec3 across = vView.x * right.xyz + vView.y * up.xyz;
  vec3 start = ortho ? across : vec3(0.0), direction = normalize(ortho ? forward.xyz : forward.xyz + across);
  vec3 sky = skyColour(direction.z);
  float t = (ground.x - start.z) / direction.z;
  vec2 at = start.xy + t * direction.xy;
  vec2 size = max(abs(dFdx(at)), abs(dFdy(at)));
  // The ground runs into the horizon's own colour.
  vec3 far = mix(horizonColour, vec3(0.36, 0.42, 0.48), smoothstep(0.0, 0.25, -direction.z));
  vec3 plane = far;
  if (withGrid != 0 && direction.z < 0.0 && t > 0.0) {
    float extent = max(block.z, block.w), away = length(at - block.xy) / extent;
    float presence = exp2(-0.55 * away) * smoothstep(0.0, 0.06, -direction.z);
    plane = mix(far, vec3(0.17, 0.20, 0.235), clamp(exp2(-0.35 * away) * 1.1, 0.0, 1.0) * smoothstep(0.0, 0.12, -direction.z));
    vec2 world = at + ground.yz;
    float lines = max(0.35 * grid(world, ground.w, size), 0.8 * grid(world, 10.0 * ground.w, 1.2 * size));
    plane = mix(plane, vec3(0.62, 0.68, 0.74), lines * presence * 0.55);
    // A soft shadow lets the block stand on the plane rather than float.
    vec2 outside = max(abs(at - block.xy) - block.zw, 0.0);
    plane *= 1.0 - 0.45 * exp2(-length(outside) / (0.035 * extent));
    // Lines through the middle: x to the east, y to the north.
    vec2 axis = clamp(1.4 - abs(at - block.xy) / max(size, 1e-9), 0.0, 1.0);
    plane = mix(plane, vec3(0.62, 0.14, 0.12), axis.y * presence * 0.8);
    plane = mix(plane, vec3(0.20, 0.46, 0.12), axis.x * presence * 0.8);
  }
  colour = toScreen(direction.z < 0.0 ? plane : sky);
}
