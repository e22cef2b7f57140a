#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

namespace scarp {

/// Keeps a slot connected for as long as it lives. Outliving the signal is fine.
class [[nodiscard]] Subscription {
 public:
  Subscription() = default;
  explicit Subscription(std::function<void()> disconnect) : disconnect_(std::move(disconnect)) {}
  Subscription(Subscription&& other) noexcept : disconnect_(std::exchange(other.disconnect_, nullptr)) {}
  Subscription& operator=(Subscription&& other) noexcept {
    if (this != &other) {
      reset();
      disconnect_ = std::exchange(other.disconnect_, nullptr);
    }
    return *this;
  }
  Subscription(const Subscription&) = delete;
  Subscription& operator=(const Subscription&) = delete;
  ~Subscription() { reset(); }

  void reset() {
    if (auto disconnect = std::exchange(disconnect_, nullptr)) disconnect();
  }

 private:
  std::function<void()> disconnect_;
};

/// Tells its subscribers, in the order in which they came. One thread. A slot may subscribe or
/// unsubscribe anyone while it is called; a slot that has gone is not called any more.
template <class... Args>
class Signal {
 public:
  using Slot = std::function<void(Args...)>;

  Subscription subscribe(Slot slot) {
    const std::uint64_t id = state_->nextId++;
    state_->slots.push_back({id, std::make_shared<Slot>(std::move(slot))});
    return Subscription([weak = std::weak_ptr<State>(state_), id] {
      if (auto state = weak.lock()) std::erase_if(state->slots, [id](const Entry& e) { return e.id == id; });
    });
  }

  void emit(Args... args) const {
    const auto state = state_;
    const auto entries = state->slots;
    for (const Entry& entry : entries) {
      const bool present =
          std::ranges::any_of(state->slots, [&](const Entry& e) { return e.id == entry.id; });
      if (present) (*entry.slot)(args...);
    }
  }

 private:
  struct Entry {
    std::uint64_t id;
    std::shared_ptr<Slot> slot;
  };
  struct State {
    std::uint64_t nextId = 0;
    std::vector<Entry> slots;
  };
  std::shared_ptr<State> state_ = std::make_shared<State>();
};

}  // namespace scarp
