// Pictures that lie over the ground (DrapePages): tiles of texels, which a table beside each page of heights
// leads to.
layout(binding = 14) uniform usampler2DArray drapeTables;  // Slot of a tile, and 2048 · log2 of its size in squares.
layout(binding = 15) uniform sampler2DArray drapeTiles;    // sRGB times alpha, alpha.
layout(std140, binding = 4) uniform Drapes {
  vec4 drapeOpacities[2];
  ivec4 drapes;  // How many; how many tables lie beside each other.
};
layout(location = 5) in vec2 vDrape;  // Place on the page, in its cells.

/// sRGB times alpha, and alpha.
vec4 drapeAt(int which) {
  vec2 at = clamp(vDrape, 0.0, 63.9999);
  ivec2 square = ivec2(at * 0.5) + 32 * ivec2(which % drapes.y, which / drapes.y);
  uint entry = texelFetch(drapeTables, ivec3(square, int(vTexel.w + 0.5)), 0).r, size = entry >> 11;
  if (size == 31u) return vec4(0.0);
  vec2 within = fract(at / float(2u << size));
  return textureLod(drapeTiles, vec3((within * 128.0 + 1.0) / 130.0, float(entry & 2047u)), 0.0);
}

/// The ground's colour under them. What is level looks as in the file; light and shade of slopes count by a third, as
/// pictures from the air have some already.
vec3 withDrapes(vec3 ground, vec2 gradient) {
#ifdef MEASURE
  vec3 light = vec3(mix(hillshade(vec2(0.0)), hillshade(gradient * haze.y), 0.65));
#else
  vec3 light = mix(lit(vec3(1.0), vec3(0.0, 0.0, 1.0)), lit(vec3(1.0), normalize(vec3(-gradient * lod.z, 1.0))), 0.65);
#endif
  for (int i = 0; i < drapes.x; ++i) {
    vec4 over = drapeAt(i);
    float share = over.a * drapeOpacities[i >> 2][i & 3];
    if (share <= 0.0) continue;
    vec3 c = min(over.rgb / over.a, 1.0);
#ifndef MEASURE
    // sRGB to linear within 0.002.
    c *= c * (c * 0.305306011 + 0.682171111) + 0.012522878;
#endif
    ground = mix(ground, c / light, share);
#if defined(MODE_MATERIALS) && defined(TEXTURES)
    textureSlope *= 1.0 - share;
#endif
  }
  return ground;
}
