// The ground's light and colour, and what lies on it. Compiled apart for each way of looking at it, and for
// what a patch needs, as software renderers run both sides of a branch:
// MODE_*, one of them: what the colours say; MEASURE: they stand for numbers and are those of the screen, else
// linear and lit. HOLES, MORPH, WALL as in terrain.vert. BRUSH: the brush reaches the patch; WATER: some of it is
// below the water's level; DETAIL: it is so near that fine detail shows; TEXTURES: so near that those of
// materials do. FRACTIONS: an analysis lies on the ground, as
// colours; FRACTIONS_LIGHT: it dims the light. SHADOWS as in shadows.glsl. MASK: a selection is shown. DRAPE: pictures lie over it. CONTOURS, GROUND_GRID, WIREFRAME: lines on it. GLIDING_LIGHT: where
// vertices glide, light does too; TRIPLANAR: detail from three sides.
#include "terrain-block.glsl"

layout(location = 0) in vec4 vPlace;
layout(location = 1) in vec4 vTexel;
#if defined(HOLES) || defined(WALL)
layout(location = 2) flat in ivec2 vCell;
#endif
#ifdef WIREFRAME
layout(location = 3) in vec2 vGrid;
#endif
#if defined(WALL) && defined(WATER)
layout(location = 4) in float vGround;
#endif
#if defined(MODE_MATERIALS) && !defined(WALL)
layout(location = 6) flat in float vCells;
#endif

layout(location = 0) out vec4 colour;

/// A linear colour among those that this mode works with.
#ifdef MEASURE
vec3 ink(vec3 linear) { return toScreen(linear).rgb; }
#else
vec3 ink(vec3 linear) { return linear; }
#endif

#ifdef WALL
#ifdef WATER
#include "ground-water.glsl"
#endif
#include "ground-wall.glsl"
#else
#include "ground-shape.glsl"
#include "ground-lines.glsl"
#if defined(MODE_HYPSOMETRIC)
#include "ground-tints.glsl"
#elif defined(MODE_NATURAL)
#include "ground-natural.glsl"
#elif defined(MODE_MATERIALS) || defined(MODE_WEIGHTS)
#include "ground-materials.glsl"
#endif
#if defined(MEASURE)
#include "ground-measures.glsl"
#endif
#ifdef DRAPE
#include "ground-drape.glsl"
#endif
#if defined(FRACTIONS) || defined(FRACTIONS_LIGHT)
#include "ground-fractions.glsl"
#endif
#ifdef SHADOWS
#include "shadows.glsl"
#endif
#ifdef MASK
#include "ground-mask.glsl"
#endif
#ifdef WATER
#include "ground-water.glsl"
#endif
#ifdef BRUSH
#include "ground-brush.glsl"
#endif

/// What the ground itself looks like, without light.
vec3 groundColour(vec2 gradient) {
#if defined(MODE_NATURAL)
  return natural(gradient);
#elif defined(MODE_HYPSOMETRIC)
  return hypsometric(gradient);
#elif defined(MODE_CLAY)
  // As if rubbed: lighter on crests, darker in hollows.
  return vec3(0.40, 0.335, 0.285) * (1.0 + 0.2 * clamp(groundCurvature() * measure.y, -1.0, 1.0));
#elif defined(MODE_SLOPE)
  return slopeColour(gradient);
#elif defined(MODE_ASPECT)
  return aspectColour(gradient);
#elif defined(MODE_CURVATURE)
  return curvatureColour(groundCurvature());
#elif defined(MODE_NORMALS)
  return normalColour(gradient);
#elif defined(MODE_MATERIALS)
  return materialGround(gradient);
#elif defined(MODE_WEIGHTS)
  return ink(weightColour());
#else
  return vec3(1.0);  // Hillshade: light alone.
#endif
}

vec3 lightOn(vec3 ground, vec2 gradient) {
  // Only from under the ground: seen from above, what faces away is a sliver along a ridge.
  bool under = lod.w > 0.5 && !gl_FrontFacing;
#ifdef FRACTIONS_LIGHT
  vec2 open = lightShares();
#else
  vec2 open = vec2(1.0);
#endif
#ifdef SHADOWS
  open.x = min(open.x, sunlit(vPlace.xyz));
#endif
#ifdef MEASURE
  // A screen's colours: half as bright in the shadow.
  ground *= 0.5 + 0.5 * open.x * open.y;
#endif
#if defined(MODE_HILLSHADE)
  return under ? vec3(0.25) : ground * hillshade(gradient * haze.y);
#elif defined(MODE_NORMALS)
  return under ? vec3(0.25) : ground;
#elif defined(MEASURE)
  return under ? vec3(0.25) : ground * reliefOver(gradient * haze.y);
#else
#if defined(MODE_MATERIALS) && defined(TEXTURES)
  vec3 normal = normalize(normalize(vec3(-gradient * lod.z, 1.0)) - textureSlope);
#else
  vec3 normal = normalize(vec3(-gradient * lod.z, 1.0));
#endif
  if (under) return litBy(open, vec3(0.10, 0.085, 0.075), -normal);
#if defined(MODE_MATERIALS) && defined(TEXTURES) && defined(TRIPLANAR)
  open.y *= textureSurface.y;
  return litBy(open, ground, normal) + reflectedBy(open, textureSurface.x, normal);
#else
  return litBy(open, ground, normal);
#endif
#endif
}

vec3 groundShade() {
#ifdef BRUSH
  float r = length(vPlace.xy - brush.xy), perPixel = brushPixel(r);
#endif
#ifdef HOLES
  if (vCell.y != 0) discard;
#endif
  vec2 gradient = groundGradient();
  vec3 ground = groundColour(gradient);
#ifdef DRAPE
  ground = withDrapes(ground, gradient);
#endif
#ifdef FRACTIONS
  ground = withShares(ground);
#endif
  vec3 shade = lightOn(ground, gradient);
#ifdef GROUND_GRID
  shade = withGrid(shade, GRID_INK);
#endif
#ifdef CONTOURS
  shade = withContours(shade, CONTOUR_INK);
#endif
#ifdef WIREFRAME
  shade = withWireframe(shade, WIRE_INK);
#endif
#ifdef WATER
  shade = withWater(shade);
#endif
#ifdef MASK
  shade = withMask(shade);
#endif
#ifdef BRUSH
  shade = withBrush(shade, r, perPixel);
#endif
  return shade;
}
#endif

void main() {
#if defined(WALL)
#ifdef HOLES
  if (vCell.y != 0) discard;
#endif
  colour = toScreen(mix(horizonColour, wallColour(), vPlace.w));
#elif defined(MEASURE)
  colour = vec4(mix(toScreen(horizonColour).rgb, groundShade(), vPlace.w), 1.0);
#else
  colour = toScreen(mix(horizonColour, groundShade(), vPlace.w));
#endif
}
