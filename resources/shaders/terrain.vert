// A patch of ground. One of PatchMesh's vertices goes to its sample; towards the patch's far end of
// detail, odd vertices glide onto their even neighbours (Strugar 2010), which leaves exactly the next
// level's triangles, diagonals included. All that decides where a vertex comes to be is computed from
// whole numbers that neighbouring patches agree on.
//
// Variants: WALL, a strip down from the terrain's border or along a hole; HOLES, some samples are missing; MORPH, some
// vertices glide; WATER, it stands over some of the ground; WIREFRAME. Software renderers run both sides of a
// branch, so these are compiled apart.
layout(location = 0) in ivec4 node;   // Column and row from the anchor, stride, layer.
layout(location = 1) in ivec4 page;   // First texel, texels a step, bit 0: the gradient glides as well.
layout(location = 2) in vec2 morph;   // d at which it begins, 1/length.

#include "terrain-block.glsl"

layout(binding = 0) uniform sampler2DArray heights;

layout(location = 0) out vec4 vPlace;   // w: how much of the ground the air lets through.
layout(location = 1) out vec4 vTexel;   // Page texel, how far it has glided, layer (the same for a patch).
#if defined(HOLES) || defined(WALL)
layout(location = 2) flat out ivec2 vCell;  // Side of a wall (0 … 3); 1: hole.
#endif
#ifdef WIREFRAME
layout(location = 3) out vec2 vGrid;  // Which vertex, counted along the patch's sides.
#endif
#if defined(WALL) && defined(WATER)
layout(location = 4) out float vGround;  // The ground's height where the wall may go up to the water's.
#endif

#ifdef DRAPE
layout(location = 5) out vec2 vDrape;  // Place on the page, in its cells; also where the terrain ends within one.
#endif

#if defined(MODE_MATERIALS) && !defined(WALL)
layout(location = 6) flat out float vCells;  // Cells of the page that one of the terrain covers; below 1 at coarser levels.
#endif

// The same places from all variants of this shader, or cracks would open between their patches.
invariant gl_Position;

const int side = CELLS + 1;

float heightAt(ivec2 ij) {
  // A page has an apron of two samples.
  return texelFetch(heights, ivec3(max(page.xy + min(ij, CELLS) * page.z + 2, 0), node.w), 0).r;
}
bool hole(float h) { return (floatBitsToUint(h) & 0x7fffffffu) > 0x7f800000u; }

vec2 placeOf(ivec2 ij) {
  return vec2(min(node.xy + ij * node.z, last.xy)) * cell.xy + cell.zw;
}

void main() {
#ifdef WALL
  int k = gl_VertexID - side * side, at = (k >> 1) % side, wall = (k >> 1) / side;
  bool foot = (k & 1) == 1;
  // Where the terrain ends, the last two vertices may fraction a place: the even one stays.
  ivec2 end = min((last.xy - node.xy + node.z - 1) / node.z + 1, CELLS) & ~1;
  ivec2 ij = wall == 0 ? ivec2(0, at) : wall == 1 ? ivec2(at, 0) : wall == 2 ? ivec2(end.x, at) : ivec2(at, end.y);
  ivec2 along = (wall & 1) == 0 ? ivec2(0, 1) : ivec2(1, 0);
#ifdef HOLES
  if (wall >= 4) {
    // Along a line between cells: the wall faces the side of the hole.
    int line = wall - 4;
    bool acrossRows = line >= side;
    line -= acrossRows ? side : 0;
    ij = acrossRows ? ivec2(at, line) : ivec2(line, at);
    along = acrossRows ? ivec2(1, 0) : ivec2(0, 1);
    ivec2 before = ij - along.yx;
    bool holeBefore = hole(heightAt(before)) || hole(heightAt(before + along));
    wall = acrossRows ? (holeBefore ? 1 : 3) : (holeBefore ? 0 : 2);
  }
#endif
#else
  const int wall = 0;
  const ivec2 along = ivec2(1, 1);
  ivec2 ij = ivec2(gl_VertexID % side, gl_VertexID / side);
#endif

  precise float h = heightAt(ij);
  precise vec2 xy = placeOf(ij);
  vec2 texel = vec2(ij);
  float glided = 0.0;
  int isHole = 0;
#ifdef HOLES
  if (hole(h) || hole(heightAt(ij + ivec2(along.x, 0))) || hole(heightAt(ij + ivec2(0, along.y))) ||
      hole(heightAt(ij + along)))
    isHole = 1;
  if (hole(h)) h = ramp.x;  // Discarded; only has to be a number.
#endif
#ifdef MORPH
  precise float t = clamp((sqrt(lod.x * dot(xy, xy) + lod.y) - morph.x) * morph.y, 0.0, 1.0);
  glided = (page.w & 1) == 1 ? t : 0.0;
  ivec2 even = ij & ~1;
  float target = heightAt(even);
#ifdef HOLES
  if (hole(target)) target = h;
#endif
  if (t > 0.0 && even != ij) {
    h = mix(h, target, t);
    xy = mix(xy, placeOf(even), t);
    texel = mix(texel, vec2(even), t);
  }
#endif
  precise vec3 place = vec3(xy, (h - height.x) - height.y);
#ifdef WALL
#ifdef WATER
  vGround = place.z;
  place.z = max(place.z, water.x);
#endif
  if (foot) place.z = height.z;
#endif
#ifdef WIREFRAME
  vGrid = vec2(ij);
#endif
  precise vec4 clip = viewClip * vec4(place, 1.0);
  vPlace = vec4(place, clearness(length(place)));
  vTexel = vec4(vec2(page.xy) + texel * float(page.z), glided, float(node.w));
#if defined(MODE_MATERIALS) && !defined(WALL)
  vCells = float(page.z) / float(node.z);
#endif
#ifdef DRAPE
  vDrape = vec2(page.xy) + ((xy - cell.zw) / cell.xy - vec2(node.xy)) * (float(page.z) / float(node.z));
#endif
#if defined(HOLES) || defined(WALL)
  vCell = ivec2(wall, isHole);
#endif
  gl_Position = clip;
}
