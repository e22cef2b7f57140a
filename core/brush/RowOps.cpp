#include "core/brush/RowOps.h"

#include "core/base/Clones.h"

namespace scarp {

namespace {

[[gnu::always_inline]] inline float toward(float height, float goal, float most) {
  const float way = goal - height;
  float step = way < most ? way : most;
  step = step > -most ? step : -most;
  const float there = step == way ? goal : height + step;
  return most > 0.0F && way == way ? there : height;
}

}  // namespace

SCARP_CLONES void addRow(const DabRow& row, float sign) {
  float* const h = row.heights;
  const float* const most = row.most;
  for (int i = 0; i < row.count; ++i) h[i] = most[i] > 0.0F ? h[i] + sign * most[i] : h[i];
}

SCARP_CLONES void addRow(const DabRow& row, const float* factors) {
  float* const h = row.heights;
  const float* const most = row.most;
  for (int i = 0; i < row.count; ++i) h[i] = most[i] > 0.0F ? h[i] + factors[i] * most[i] : h[i];
}

SCARP_CLONES void towardRow(const DabRow& row, float goal) {
  float* const h = row.heights;
  const float* const most = row.most;
  for (int i = 0; i < row.count; ++i) h[i] = toward(h[i], goal, most[i]);
}

SCARP_CLONES void towardRow(const DabRow& row, const float* goals) {
  float* const h = row.heights;
  const float* const most = row.most;
  for (int i = 0; i < row.count; ++i) h[i] = toward(h[i], goals[i], most[i]);
}

SCARP_CLONES void towardRow(const DabRow& row, float level, int from, float step) {
  float* const h = row.heights;
  const float* const most = row.most;
  for (int i = 0; i < row.count; ++i)
    h[i] = toward(h[i], level + static_cast<float>(from + i) * step, most[i]);
}

SCARP_CLONES void upTowardRow(const DabRow& row, float goal) {
  float* const h = row.heights;
  const float* const most = row.most;
  for (int i = 0; i < row.count; ++i) h[i] = h[i] < goal ? toward(h[i], goal, most[i]) : h[i];
}

SCARP_CLONES void downTowardRow(const DabRow& row, float goal) {
  float* const h = row.heights;
  const float* const most = row.most;
  for (int i = 0; i < row.count; ++i) h[i] = h[i] > goal ? toward(h[i], goal, most[i]) : h[i];
}

SCARP_CLONES void fractionRow(const DabRow& row, const float* goals, float perMetre) {
  float* const h = row.heights;
  const float* const most = row.most;
  for (int i = 0; i < row.count; ++i) {
    const float way = goals[i] - h[i];
    const float share = most[i] * perMetre < 1.0F ? most[i] * perMetre : 1.0F;
    h[i] = most[i] > 0.0F && way == way ? h[i] + share * way : h[i];
  }
}

}  // namespace scarp
