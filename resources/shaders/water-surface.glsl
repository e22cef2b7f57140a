// How the surface of water looks. Whoever includes it has ink(), which makes a linear colour one of the picture's.

/// How much of the sky is seen in it, the more the lower one looks (Schlick 1994).
float waterMirror(vec3 look) {
  float grazing = 1.0 - clamp(-look.z, 0.0, 1.0);
  return 0.02 + 0.55 * grazing * grazing * grazing * grazing * grazing;
}

/// What is seen of water whose inside looks like that.
vec3 waterSurface(vec3 inside, vec3 look) {
  return mix(inside, ink(skyColour(0.15 + 0.6 * clamp(-look.z, 0.0, 1.0))), waterMirror(look));
}

/// direct: how much of the sun is not hidden, 0…1.
vec3 deepWater(float direct) {
  return ink(vec3(0.0125, 0.075, 0.131) * (0.35 + 0.65 * max(sun.z, 0.0) * direct));
}
