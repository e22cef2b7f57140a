#include "core/base/ReproducibleMath.h"

#include <sleef.h>

namespace scarp::reproducible {

double sin(double radians) { return Sleef_cinz_sind1_u10purec(radians); }
double cos(double radians) { return Sleef_cinz_cosd1_u10purec(radians); }
double tan(double radians) { return Sleef_cinz_tand1_u10purec(radians); }
double acos(double x) { return Sleef_cinz_acosd1_u10purec(x); }
double atan(double x) { return Sleef_cinz_atand1_u10purec(x); }
double atan2(double y, double x) { return Sleef_cinz_atan2d1_u10purec(y, x); }
double exp(double x) { return Sleef_cinz_expd1_u10purec(x); }
double pow(double base, double exponent) { return Sleef_cinz_powd1_u10purec(base, exponent); }
double log10(double x) { return Sleef_cinz_log10d1_u10purec(x); }
double log2(double x) { return Sleef_cinz_log2d1_u10purec(x); }

}  // namespace scarp::reproducible
