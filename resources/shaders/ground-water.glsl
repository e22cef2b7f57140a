// Water that stands over the ground. Seen from above it, each pixel of ground below the level is seen through it.

vec3 withWater(vec3 ground) {
  float depth = water.x - vPlace.z;
  if (depth <= 0.0) return ground;
  bool ortho = forward.w > 0.5;
  vec3 look = normalize(ortho ? forward.xyz : seen(vPlace.xyz));
  // An eye that is under water sees all of the way through it.
  float way = water.x < 0.0 || ortho ? depth / max(-look.z, 0.15) : length(vPlace.xyz);
  vec3 through = exp2(-vec3(3.2, 1.35, 1.0) * way * water.y * 2.2);
  vec3 deep = ink(vec3(0.010, 0.060, 0.105) * (0.35 + 0.65 * max(sun.z, 0.0)) * 1.25);
  vec3 seenGround = mix(deep, ground * ink(vec3(0.80, 0.93, 0.95)), through);
  // The sky in it (Schlick 1994), and a hint of ripples that break it up.
  float up = clamp(-look.z, 0.0, 1.0), grazing = 1.0 - up;
  float mirror = 0.02 + 0.55 * grazing * grazing * grazing * grazing * grazing;
  vec3 surface = mix(seenGround, ink(skyColour(0.15 + 0.6 * up)), mirror);
  // Where it meets the shore: a bright line a pixel or two wide, whatever the distance, and a pale seam.
  float toShore = depth / max(run(vPlace.z), 3e-4 * footprint());
  float seam = 0.35 * exp2(-depth * water.z * 3.0);
  return mix(surface, ink(vec3(0.78, 0.88, 0.88)), max(0.75 * line(toShore, 1.1 * pixels.z), seam * 0.5));
}
