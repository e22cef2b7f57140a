// What all patches of a picture share.
layout(std140, binding = 1) uniform Terrain {
  vec4 cell;         // dx, −dy, the anchor's x and y.
  ivec4 last;        // Last column and row, from the anchor.
  vec4 lod;          // slope², offset² of LodMetric; relief for shading; 1: the eye is under ground.
  vec4 height;       // Eye's height in two parts, foot of the block from the eye, 1/(height of the block).
  vec4 ramp;         // Shore, 1/land span, 1/sea span, entries of half the ramp.
  vec4 brush;        // Place, radius, inner radius as a fraction.
  vec4 brushColour;  // w: falloff; −1: no brush.
  vec4 fractions;       // x = 1: all or nothing; y = 1: of the sky, else of the sun; z: how thick the veil over
                     // what is not selected is; w = 1: it is a tint of what a layer's mask hides.
  vec4 measure;      // Relief over measures, 1/span of curvatures, how much rock shows through tints, how much
                     // broad patches vary the colours of materials.
  vec4 contour;      // Interval, lines to a bolder one, eye's height within so many intervals.
  vec4 lines;        // Ground grid: step, eye's x and y within ten steps.
  vec4 water;        // Level from the eye, 1/metres that the light goes down, 1/metres of beach.
  vec4 climate;      // Snow line and where grass ends, from the eye; 1/metres over which they fray.
  vec4 detail;       // Eye's place within the largest detail tile; 1/its size.
  vec4 nearby;       // How much fine detail there is: x − y · metres from the eye, 0…1; z: by how
                     // much steeper slopes count for bare than they are; w: 1/size of the smallest wide tile.
  vec4 textures;     // How much those of materials show: 2 − x · metres from the eye or y, for a tile of a metre;
                     // eye's place within the bends of their tiles.
  vec4 brushAlpha;   // Cosine and sine of its turn; z = 1: there is one.
  vec4 brushCurve[8];  // Weights of a falloff drawn by hand, from the rim inwards.
};
