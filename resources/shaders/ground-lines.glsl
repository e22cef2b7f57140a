// Lines of even width on the screen that lie on the ground.

/// How much a pixel belongs to a line, by its distance from the line in pixels.
float line(float distance, float halfWidth) { return clamp(halfWidth + 0.5 - distance, 0.0, 1.0); }

/// How far a value runs over a pixel.
float run(float value) { return length(vec2(dFdx(value), dFdy(value))); }

/// Metres of ground that a pixel covers, seen from straight above.
float footprint() {
  float away = forward.w > 0.5 ? 1.0 : max(dot(seen(vPlace.xyz), forward.xyz), 1e-3);
  return away * 2.0 * length(up.xyz) / pixels.y;
}

#ifdef CONTOURS
vec3 withContours(vec3 ground, vec3 dark) {
  float within = vPlace.z + contour.z, at = within / contour.x;
  // Level ground at a line's own height is no line: the slightest slope has to lead off it.
  float noise = 1e-4 * footprint(), rise = clamp(run(within), noise, 10.0 * footprint());
  float number = round(at);
  float off = (abs(at - number) * contour.x + 4.0 * noise) / rise;
  bool bold = mod(number, contour.y) < 0.5;
  float spacing = contour.x / rise;
  // Where lines run into one another, first the thin ones go, then the bold ones.
  float room = bold ? smoothstep(1.5, 5.0, spacing * contour.y) : smoothstep(2.5, 7.0, spacing);
  float cover = line(off, (bold ? 0.95 : 0.45) * pixels.z) * (bold ? 0.85 : 0.62) * room;
  return mix(ground, dark, cover);
}
#endif

#ifdef GROUND_GRID
/// Even lines, `step` metres apart, for a pixel that covers `size` metres.
float gridLines(vec2 at, float step, vec2 size, float halfWidth) {
  vec2 width = size / step, toLine = abs(fract(at / step + 0.5) - 0.5) / width;
  vec2 lines = clamp(halfWidth + 0.5 - toLine, 0.0, 1.0) * clamp(1.2 - 6.0 * width, 0.0, 1.0);
  return max(lines.x, lines.y);
}

vec3 withGrid(vec3 ground, vec3 light) {
  vec2 at = vPlace.xy + lines.yz, size = vec2(run(vPlace.x), run(vPlace.y));
  float cover = max(0.40 * gridLines(at, lines.x, size, 0.5 * pixels.z),
                    0.75 * gridLines(at, 10.0 * lines.x, size, 0.8 * pixels.z));
  return mix(ground, light, cover);
}
#endif

#ifdef WIREFRAME
/// The edges of the very triangles that are drawn: vGrid counts a patch's vertices.
vec3 withWireframe(vec3 ground, vec3 dark) {
  vec2 off = abs(fract(vGrid + 0.5) - 0.5) / max(vec2(run(vGrid.x), run(vGrid.y)), 1e-6);
  float across = vGrid.x - vGrid.y, slant = abs(fract(across + 0.5) - 0.5) / max(run(across), 1e-6);
  float crowd = max(run(vGrid.x), run(vGrid.y));
  float cover = line(min(min(off.x, off.y), slant), 0.3 * pixels.z) * (1.0 - 0.75 * smoothstep(0.15, 0.5, crowd));
  return mix(ground, dark, 0.6 * cover);
}
#endif
