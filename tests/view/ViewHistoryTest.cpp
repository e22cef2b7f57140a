#include <gtest/gtest.h>

#include "core/view/CameraMotion.h"

namespace scarp {
namespace {

Camera view(int number) {
  Camera camera;
  camera.position.x() = number;
  return camera;
}
int numberOf(const std::optional<Camera>& camera) {
  return camera ? static_cast<int>(camera->position.x()) : -1;
}

TEST(ViewHistory, GoesBackAndForthAsABrowserDoes) {
  ViewHistory history;
  EXPECT_FALSE(history.canGoBack(view(0)));
  for (int i = 0; i < 3; ++i) history.keep(view(i));  // left 0, 1 and 2
  EXPECT_TRUE(history.canGoBack(view(3)));
  EXPECT_FALSE(history.canGoForward(view(3)));
  EXPECT_EQ(numberOf(history.back(view(3))), 2);
  EXPECT_EQ(numberOf(history.back(view(2))), 1);
  EXPECT_EQ(numberOf(history.forward(view(1))), 2);
  EXPECT_EQ(numberOf(history.forward(view(2))), 3);
  EXPECT_EQ(numberOf(history.forward(view(3))), -1);
  for (int i = 2; i >= 0; --i) EXPECT_EQ(numberOf(history.back(view(i + 1))), i);
  EXPECT_FALSE(history.canGoBack(view(0)));
  EXPECT_EQ(numberOf(history.back(view(0))), -1);
}

TEST(ViewHistory, MovingOnFromAnEarlierViewForgetsTheLaterOnes) {
  ViewHistory history;
  for (int i = 0; i < 3; ++i) history.keep(view(i));
  EXPECT_EQ(numberOf(history.back(view(3))), 2);
  EXPECT_EQ(numberOf(history.back(view(2))), 1);
  history.keep(view(1));  // on to 9
  EXPECT_FALSE(history.canGoForward(view(9)));
  EXPECT_EQ(numberOf(history.back(view(9))), 1);
  EXPECT_EQ(numberOf(history.forward(view(1))), 9);
  EXPECT_FALSE(history.canGoForward(view(9)));
}

TEST(ViewHistory, TheSameViewIsOneEntry) {
  ViewHistory history;
  for (int i = 0; i < 5; ++i) history.keep(view(4));
  EXPECT_FALSE(history.canGoBack(view(4)));
  EXPECT_EQ(numberOf(history.back(view(5))), 4);
}

TEST(ViewHistory, HoldsTheLastHundred) {
  ViewHistory history;
  for (int i = 0; i < 1000; ++i) history.keep(view(i));
  int steps = 0;
  Camera at = view(1000);
  while (const auto before = history.back(at)) {
    at = *before;
    ++steps;
  }
  EXPECT_EQ(steps, 99);
  EXPECT_EQ(numberOf(at), 901);
}

}  // namespace
}  // namespace scarp
