#include <gtest/gtest.h>

#include <array>
#include <chrono>
#include <cstdint>
#include <cstring>
#include <memory>
#include <random>
#include <set>
#include <thread>
#include <vector>

#include "core/memory/LargePages.h"
#include "core/memory/PagedPieces.h"

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
    for (int i = 0; i < 600; ++i) {
      if (held.size() < 90 && random() % 5 < 3) {
        held.push_back(makeInLargePages<Block>());
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

TEST(LargePages, FreeBlocksBetweenOthersGoBackToTheSystem) {
  constexpr std::size_t kBytes = 65600, kBlocks = 6000;
  const std::size_t before = residentBytes();
  std::vector<char*> kept, freed;
  for (std::size_t i = 0; i < kBlocks; ++i) {
    auto* block = static_cast<char*>(LargePages::allocate(kBytes));
    std::memset(block, static_cast<int>(i % 100), kBytes);
    // Of each piece one stays.
    (i % 31 == 0 ? kept : freed).push_back(block);
  }
  EXPECT_GT(residentBytes(), before + kBytes * kBlocks * 9 / 10);
  for (char* block : freed) LargePages::deallocate(block, kBytes);
  const auto mostLeft = before + kBytes * kBlocks / 5;
  for (int i = 0; i < 400 && residentBytes() > mostLeft; ++i)
    std::this_thread::sleep_for(std::chrono::milliseconds(25));
#if !defined(__SANITIZE_THREAD__)  // Its own notes on the memory stay.
  EXPECT_LE(residentBytes(), mostLeft);
#endif
  for (std::size_t i = 0; i < kept.size(); ++i) {
    EXPECT_EQ(kept[i][0], static_cast<char>(31 * i % 100));
    EXPECT_EQ(kept[i][kBytes - 1], static_cast<char>(31 * i % 100));
    LargePages::deallocate(kept[i], kBytes);
  }
}

TEST(LargePages, BeyondTheBudgetThereIsAFile) {
  constexpr std::size_t kBudget = std::size_t{96} << 20;
  using Block = std::array<std::uint32_t, 1 << 17>;
  LargePages::setBudget(kBudget, "/var/tmp");
  std::vector<std::shared_ptr<Block>> blocks;
  constexpr std::uint32_t kBlocks = 400, kStep = 64;
  for (std::uint32_t i = 0; i < kBlocks; ++i) {
    blocks.push_back(makeInLargePages<Block>());
    blocks.back()->fill(i);
  }
  EXPECT_EQ(LargePages::trouble(), "");
  EXPECT_GE(LargePages::room(), LargePages::use().file + kBudget / 2);
  EXPECT_LE(LargePages::use().memory, kBudget / 2);
  EXPECT_GE(LargePages::use().memory + LargePages::use().file, kBlocks * sizeof(Block));

  // Everybody goes on writing and reading while pages are let go of.
  const auto work = [&](std::uint32_t first) {
    for (std::uint32_t round = 1; round <= 3; ++round)
      for (std::uint32_t i = first; i < blocks.size(); i += 4)
        for (std::size_t word = 0; word < blocks[i]->size(); word += kStep) ++(*blocks[i])[word];
  };
  std::vector<std::thread> threads;
  for (std::uint32_t t = 0; t < 4; ++t) threads.emplace_back(work, t);
  for (std::thread& thread : threads) thread.join();
  for (std::uint32_t i = 0; i < blocks.size(); ++i)
    for (std::size_t word = 0; word < blocks[i]->size(); word += kStep) {
      ASSERT_EQ((*blocks[i])[word], i + 3);
      ASSERT_EQ((*blocks[i])[word + 1], i);
    }

  std::this_thread::sleep_for(std::chrono::milliseconds(300));
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
  EXPECT_LT(residentBytes(), kBudget + (std::size_t{8} << 20));
#endif
  blocks.clear();
}

}  // namespace
}  // namespace scarp
