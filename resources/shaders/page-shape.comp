// The ground's gradient and curvature at a page's samples, where heights of it have changed. At the terrain's
// border, where positions are clamped, and beside holes they make do with what there is.
layout(local_size_x = 8, local_size_y = 8) in;

struct Part {
  ivec4 page;    // Column and row of sample 0, level, layer.
  ivec4 region;  // First sample and how many, across and down.
};
layout(std430, binding = 0) readonly buffer Parts { Part parts[]; };

layout(location = 0) uniform vec2 cell;    // dx, dy.
layout(location = 1) uniform ivec2 count;  // Columns and rows of the terrain.

layout(binding = 0) uniform sampler2DArray heights;  // With an apron of 2.
layout(rg32f, binding = 0) uniform writeonly image2DArray gradients;
layout(rg32f, binding = 1) uniform writeonly image2DArray coarseGradients;  // Of every other sample.
layout(r16f, binding = 2) uniform writeonly image2DArray curvatures;

ivec4 page;
ivec2 corner;  // The first sample of this group.
// The heights that the group looks at, two samples further than its own all round.
const int side = 12;
shared float around[side * side];

bool hole(float h) { return (floatBitsToUint(h) & 0x7fffffffu) > 0x7f800000u; }
float heightAt(ivec2 at) {
  ivec2 k = at - corner + 2;
  return around[k.y * side + k.x];
}
/// The place of a sample, as the terrain's border allows.
ivec2 placeOf(ivec2 at) { return clamp(page.xy + (at << page.z), ivec2(0), count - 1); }

/// Rise a metre between the neighbours on both sides, and 1; beside a hole, between the centre and the side that
/// there is; zeros where there is neither.
vec2 rise(ivec2 at, ivec2 along) {
  float before = heightAt(at - along), centre = heightAt(at), after = heightAt(at + along);
  vec2 gaps = vec2(abs(placeOf(at) - placeOf(at - along)) + abs(placeOf(at + along) - placeOf(at))) * cell;
  vec2 ahead = vec2(abs(placeOf(at + along) - placeOf(at))) * cell;
  float run = gaps.x + gaps.y, toAfter = ahead.x + ahead.y;
  if (hole(before)) before = centre, run = toAfter;
  if (hole(after)) after = centre, run -= toAfter;
  return hole(before) || hole(after) || !(run > 0.0) ? vec2(0.0) : vec2((after - before) / run, 1.0);
}

/// By Horn's formula (Horn 1981): 3 × 3 heights, the middle row or column counts twice. Along x or y of the grid.
float slope(ivec2 at, ivec2 along, ivec2 across) {
  vec2 sum = rise(at - across, along) + 2.0 * rise(at, along) + rise(at + across, along);
  return sum.y > 0.0 ? sum.x / sum.y : 0.0;
}

vec4 gradient(ivec2 at, int step) {
  ivec2 x = ivec2(step, 0), y = ivec2(0, step);
  // Rows run south, y north.
  return vec4(slope(at, x, y), -slope(at, y, x), 0.0, 0.0);
}

/// The sum of the second derivatives along x and y, turned so that crests are positive (Zevenbergen & Thorne
/// 1987); what lies beside holes counts for straight.
float bend(ivec2 at, vec2 per) {
  float centre = 2.0 * heightAt(at);
  float sum = (centre - heightAt(at - ivec2(1, 0)) - heightAt(at + ivec2(1, 0))) * per.x +
              (centre - heightAt(at - ivec2(0, 1)) - heightAt(at + ivec2(0, 1))) * per.y;
  return hole(sum) ? 0.0 : sum;
}

/// A mean of it over 3 × 3 samples (weights 1 2 1), or the roughness of measured ground would drown its crests and
/// hollows. 1/m.
float curvature(ivec2 at) {
  vec2 per = 1.0 / (cell * cell * exp2(2.0 * float(page.z)));
  float sum = 0.0;
  for (int j = -1; j <= 1; ++j)
    for (int k = -1; k <= 1; ++k) sum += float((2 - abs(j)) * (2 - abs(k))) * bend(at + ivec2(k, j), per);
  return 0.0625 * sum;
}

void main() {
  Part part = parts[gl_WorkGroupID.z];
  page = part.page;
  corner = part.region.xy + ivec2(gl_WorkGroupID.xy * gl_WorkGroupSize.xy);
  for (int i = int(gl_LocalInvocationIndex); i < side * side; i += int(gl_WorkGroupSize.x * gl_WorkGroupSize.y)) {
    // From the apron's corner.
    ivec2 texel = min(corner + ivec2(i % side, i / side), textureSize(heights, 0).xy - 1);
    around[i] = texelFetch(heights, ivec3(texel, page.w), 0).r;
  }
  barrier();
  if (any(greaterThanEqual(ivec2(gl_GlobalInvocationID.xy), part.region.zw))) return;
  ivec2 at = corner + ivec2(gl_LocalInvocationID.xy);
  imageStore(gradients, ivec3(at, page.w), gradient(at, 1));
  if (((at.x | at.y) & 1) == 0) imageStore(coarseGradients, ivec3(at >> 1, page.w), gradient(at, 2));
  imageStore(curvatures, ivec3(at, page.w), vec4(curvature(at)));
}
