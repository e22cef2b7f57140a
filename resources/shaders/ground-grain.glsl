// The broad grain of natural ground and of materials, of four kinds, at two scales.
layout(binding = 7) uniform sampler2D details;  // Grass, rock, scree, broad patches: 0…1, on average ½.

const float finer = 13.0;  // Fine detail tiles for a broad one.

/// Detail from the side that the ground shows, so that it is not drawn out on steep slopes.
vec4 detailAt(vec3 at, vec2 gradient) {
#ifdef TRIPLANAR
  vec3 side = abs(normalize(vec3(gradient, 1.0)));
  side = side * side * side;
  side /= side.x + side.y + side.z;
  return side.x * texture(details, at.yz) + side.y * texture(details, at.xz) + side.z * texture(details, at.xy);
#else
  vec2 steep = abs(gradient);
  return texture(details, max(steep.x, steep.y) < 1.0 ? at.xy : steep.x > steep.y ? at.yz : at.xz);
#endif
}

/// The same place for a second copy of the texture, turned by 50° and half as dense. Both copies repeat together only
/// after 16 tiles, where sway bends them in another way. (5 + 6i)/16 keeps whole the 80 tiles after which places wrap.
vec3 crossing(vec3 at) { return vec3(mat2(0.3125, 0.375, -0.375, 0.3125) * at.xy + vec2(0.37, 0.61), 0.5 * at.z); }

/// Broad grain of two copies of the texture, as large as one; the tiles of neither show on level ground.
vec4 broadGrain(vec3 at) { return 0.5 + 0.7 * (texture(details, at.xy) + texture(details, crossing(at).xy) - 1.0); }

/// Fine grain in the same way.
vec4 fineGrain(vec3 at, vec2 gradient) {
  return 0.5 + 0.7 * (detailAt(at * finer, gradient) + detailAt(crossing(at) * finer, gradient) - 1.0);
}

/// Waves of −1…1, one a unit.
vec2 waves(vec2 at) {
  vec2 w = abs(fract(at) - 0.5) * 4.0 - 1.0;
  return w * (1.5 - 0.5 * w * w);
}

/// Slow waves across each other, over some tiles of detail, that come again after 80 of them.
vec2 swell(vec2 at) { return waves(at.x * vec2(13.0, -9.0) / 80.0 + at.y * vec2(7.0, 19.0) / 80.0); }

/// A place in tiles of broad grain. Tiles side by side would be a chequered pattern on level ground: they lie
/// askew, and each is bent in a way of its own, by sway.
vec3 grainPlace(out vec2 sway) {
  vec3 at = (vPlace.xyz + detail.xyz) * detail.w;
  sway = swell(at.xy);
  at.xy = mat2(0.8, 0.6, -0.6, 0.8) * at.xy + 0.35 * sway;
  return at;
}
