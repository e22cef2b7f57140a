layout(location = 0) in vec2 vTexel;
layout(binding = 0) uniform sampler2D glyphs;  // How much of a texel is letter, and how much letter or rim.
layout(location = 0) uniform vec3 ink;
layout(location = 1) uniform vec3 rim;

layout(location = 0) out vec4 colour;

void main() {
  vec2 cover = texture(glyphs, vTexel / vec2(textureSize(glyphs, 0))).rg;
  float opacity = max(cover.r, 0.75 * cover.g);
  if (opacity <= 0.0) discard;
  colour = vec4(mix(rim, ink, cover.r), opacity);
}
