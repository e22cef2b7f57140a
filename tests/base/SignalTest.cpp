#include <gtest/gtest.h>

#include <optional>
#include <string>

#include "core/base/Signal.h"

namespace scarp {
namespace {

TEST(Signal, CallsInOrderOfSubscription) {
  Signal<int> signal;
  std::string heard;
  const Subscription a = signal.subscribe([&](int n) { heard += "a" + std::to_string(n); });
  const Subscription b = signal.subscribe([&](int n) { heard += "b" + std::to_string(n); });
  signal.emit(1);
  EXPECT_EQ(heard, "a1b1");
}

TEST(Signal, StopsWhenTheSubscriptionEnds) {
  Signal<> signal;
  int calls = 0;
  {
    const Subscription scoped = signal.subscribe([&] { ++calls; });
    signal.emit();
  }
  signal.emit();
  EXPECT_EQ(calls, 1);
}

TEST(Signal, SubscriptionMayOutliveIt) {
  std::optional<Signal<>> signal(std::in_place);
  Subscription left = signal->subscribe([] {});
  signal.reset();
  left.reset();
}

TEST(Signal, SlotsMayComeAndGoWhileItIsEmitted) {
  Signal<> signal;
  int second = 0, late = 0;
  bool came = false;
  Subscription b, added;
  const Subscription a = signal.subscribe([&] {
    b.reset();
    if (!came) added = signal.subscribe([&] { ++late; });
    came = true;
  });
  b = signal.subscribe([&] { ++second; });
  signal.emit();
  EXPECT_EQ(second, 0) << "gone before its turn";
  EXPECT_EQ(late, 0) << "came after the call had begun";
  signal.emit();
  EXPECT_EQ(late, 1);
}

TEST(Signal, MovedSubscriptionStaysConnected) {
  Signal<> signal;
  int calls = 0;
  Subscription first = signal.subscribe([&] { ++calls; });
  Subscription second = std::move(first);
  signal.emit();
  EXPECT_EQ(calls, 1);
  second = Subscription();
  signal.emit();
  EXPECT_EQ(calls, 1);
}

}  // namespace
}  // namespace scarp
