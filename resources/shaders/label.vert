// A glyph of a label, in pixels; one instance a glyph.
layout(location = 0) in vec2 middle;  // Of the label, device pixels from the top left.
layout(location = 1) in vec2 along;   // Its direction, to the right and down.
layout(location = 2) in vec4 place;   // The glyph's rectangle about the middle: left, top, width, height.
layout(location = 3) in vec4 source;  // And in the picture of all glyphs, texels.

layout(location = 0) out vec2 vTexel;

void main() {
  vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1), at = place.xy + corner * place.zw;
  vec2 pixel = middle + along * at.x + vec2(-along.y, along.x) * at.y;
  vTexel = source.xy + corner * source.zw;
  gl_Position = vec4(pixel.x / pixels.x * 2.0 - 1.0, 1.0 - pixel.y / pixels.y * 2.0, 0.5, 1.0);
}
