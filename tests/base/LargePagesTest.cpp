#include <gtest/gtest.h>

#include <cstdint>
#include <cstring>
#include <memory>
#include <random>
#include <set>
#include <thread>
#include <vector>

#include "core/base/LargePages.h"

namespace scarp {
namespace {

TEST(LargePages, BlocksAreApartAndAligned) {
  constexpr std::size_t kBytes = 65600;
  std::vector<char*> blocks;
  for (int i = 0; i < 200; ++i) {
    auto* block = static_cast<char*>(LargePages::allocate(kBytes));
    EXPECT_EQ(reinterpret_cast<std::uintptr_t>(block) % 64, 0u);
    std::memset(block, i, kBytes);
    blocks.push_back(block);
  }
  for (int i = 0; i < 200; ++i) {
    const auto expected = static_cast<char>(i);
    EXPECT_EQ(blocks[static_cast<std::size_t>(i)][0], expected);
    EXPECT_EQ(blocks[static_cast<std::size_t>(i)][kBytes - 1], expected);
  }
  for (char* block : blocks) LargePages::deallocate(block, kBytes);
}

TEST(LargePages, WhatWasGivenBackIsGivenOutAgain) {
  std::set<void*> first;
  for (int i = 0; i < 20; ++i) first.insert(LargePages::allocate(40000));
  EXPECT_EQ(first.size(), 20u);
  for (void* block : first) LargePages::deallocate(block, 40000);
  void* again = LargePages::allocate(40000);
  EXPECT_TRUE(first.contains(again));
  LargePages::deallocate(again, 40000);
}

TEST(LargePages, ManyThreadsInAnyOrder) {
  const auto work = [](unsigned seed) {
    std::mt19937 random(seed);
    using Block = std::array<unsigned, 8192>;
    std::vector<std::shared_ptr<Block>> held;
    for (int i = 0; i < 2000; ++i) {
      if (held.size() < 90 && random() % 5 < 3) {
        held.push_back(std::allocate_shared<Block>(LargePageAllocator<Block>()));
        held.back()->fill(seed * 1000000 + static_cast<unsigned>(held.size()));
      } else if (!held.empty()) {
        std::swap(held[random() % held.size()], held.back());
        for (const unsigned value : {held.back()->front(), held.back()->back()})
          ASSERT_EQ(value / 1000000, seed);
        held.pop_back();
      }
    }
  };
  std::vector<std::thread> threads;
  for (unsigned seed = 1; seed <= 4; ++seed) threads.emplace_back(work, seed);
  for (std::thread& thread : threads) thread.join();
}

TEST(LargePages, SmallBlocksComeFromTheHeap) {
  const auto small = std::allocate_shared<int>(LargePageAllocator<int>(), 7);
  EXPECT_EQ(*small, 7);
}

}  // namespace
}  // namespace scarp
