// A file elsewhere, by an origin that is made here.

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstring>
#include <functional>
#include <mutex>
#include <random>
#include <thread>

#include "core/remote/RemoteFile.h"
#include "tests/support/TempFolder.h"

namespace scarp::test {
namespace {

using Bytes = std::vector<std::byte>;
using namespace std::chrono_literals;

Bytes madeBytes(std::size_t count, unsigned seed) {
  std::mt19937_64 dice(seed);
  std::vector<std::uint64_t> words(count / sizeof(std::uint64_t) + 1);
  for (std::uint64_t& one : words) one = dice();
  const auto bytes = std::as_bytes(std::span(words)).first(count);
  return {bytes.begin(), bytes.end()};
}

/// What an origin was asked for, and how it answers.
struct MadeServer {
  Bytes bytes;
  std::function<HttpResult<HttpPart>(HttpPart, int number, int connection)> answers{};
  std::chrono::milliseconds delay{0};

  std::mutex mutex{};
  std::vector<std::pair<std::uint64_t, std::uint64_t>> requests{};  ///< First byte and count.
  std::vector<int> connections{};                                   ///< Of each request.
  int busy = 0, most = 0, waits = 0;
  std::array<bool, Connections::kMost> taken{};
  bool shared = false;  ///< Two were under way on one connection.

  void forget() {
    requests.clear();
    connections.clear();
    most = waits = 0;
  }
};

class MadeOrigin final : public RemoteOrigin {
 public:
  explicit MadeOrigin(MadeServer& server) : server_(server) {}
  HttpResult<HttpPart> fetch(std::uint64_t first, std::uint64_t count, const FetchWatch& watch,
                             const HttpVersion&, int connection) override {
    int number = 0;
    bool& taken = server_.taken.at(static_cast<std::size_t>(connection));
    {
      const std::lock_guard lock(server_.mutex);
      number = static_cast<int>(server_.requests.size());
      server_.requests.emplace_back(first, count);
      server_.connections.push_back(connection);
      server_.most = std::max(server_.most, ++server_.busy);
      if (server_.busy == 1) ++server_.waits;
      server_.shared = server_.shared || std::exchange(taken, true);
    }
    const auto until = std::chrono::steady_clock::now() + server_.delay;
    bool goesOn = true;
    while (goesOn && std::chrono::steady_clock::now() < until) {
      std::this_thread::sleep_for(1ms);
      goesOn = !watch || watch();
    }
    HttpPart part;
    part.first = first;
    part.total = server_.bytes.size();
    part.version.tag = "v";
    const auto from = server_.bytes.begin() + static_cast<std::ptrdiff_t>(first);
    part.bytes.assign(from, from + static_cast<std::ptrdiff_t>(std::min(count, part.total - first)));
    const std::lock_guard lock(server_.mutex);
    --server_.busy;
    taken = false;
    if (!goesOn) return {{}, {Message("was cancelled")}};
    if (server_.answers) return server_.answers(std::move(part), number, connection);
    return {std::move(part), {}};
  }

 private:
  MadeServer& server_;
};

class RemoteFileTest : public ::testing::Test {
 protected:
  std::shared_ptr<RemoteFile> open() {
    auto opened =
        RemoteFile::open(std::make_unique<MadeOrigin>(server_), "made", cache_, connections_, FetchWatch());
    EXPECT_TRUE(opened.value.has_value()) << opened.failure.message;
    server_.forget();
    return opened.value.value_or(nullptr);
  }
  [[nodiscard]] bool isAt(std::uint64_t from, std::span<const std::byte> bytes) const {
    return std::memcmp(server_.bytes.data() + from, bytes.data(), bytes.size()) == 0;
  }
  bool isThere(RemoteFile& file, std::uint64_t from, std::size_t count, const FetchWatch& watch = {}) {
    Bytes out(count);
    const auto read = file.read(from, out, watch);
    return read == std::min<std::uint64_t>(count, server_.bytes.size() - from) &&
           isAt(from, std::span(out).first(static_cast<std::size_t>(*read)));
  }
  static constexpr std::size_t kMiB = std::size_t{1} << 20;

  TempFolder folder_;
  BlockCache cache_{{"", 0}};
  static const Bytes& manyBytes() {
    static const Bytes bytes = madeBytes(40 * kMiB + 12345, 3);
    return bytes;
  }
  MadeServer server_{manyBytes()};
  Connections connections_;
};

TEST_F(RemoteFileTest, GivesTheBytesThatAreThereWhateverIsAskedFor) {
  for (const std::uint64_t kept : {std::uint64_t{0}, std::uint64_t{3} << 20}) {
    BlockCache cache({kept > 0 ? folder_.file("cache") : "", kept});
    auto opened =
        RemoteFile::open(std::make_unique<MadeOrigin>(server_), "made", cache, connections_, FetchWatch());
    ASSERT_TRUE(opened.value.has_value());
    RemoteFile& file = **opened.value;
    std::mt19937 dice(11);
    for (int run = 0; run < 30; ++run) {
      const bool large = run % 10 == 0;
      std::vector<Bytes> out(1 + dice() % (large ? 4 : 40));
      std::vector<WantedBytes> wanted;
      for (Bytes& to : out) {
        to.resize(dice() % (large ? 7 * kMiB : 60'000U));
        wanted.push_back({dice() % (server_.bytes.size() - to.size()), to});
      }
      ASSERT_TRUE(file.readAll(wanted, {})) << file.failure().message;
      for (const auto& [from, to] : wanted)
        ASSERT_TRUE(isAt(from, to)) << run;
    }
    EXPECT_TRUE(isThere(file, server_.bytes.size() - 5, 100));
    EXPECT_EQ(file.read(server_.bytes.size(), std::span(server_.bytes).first(9), {}), 0U);
  }
  EXPECT_FALSE(server_.shared);
}

TEST_F(RemoteFileTest, AsksForWhatLiesApartAtOnce) {
  server_.delay = 30ms;
  const auto file = open();
  std::vector<Bytes> out(24, Bytes(20'000));
  std::vector<WantedBytes> wanted;
  for (std::size_t i = 0; i < out.size(); ++i) wanted.push_back({(i + 1) * 1'500'000, out[i]});
  ASSERT_TRUE(file->readAll(wanted, {}));
  EXPECT_GE(server_.requests.size(), 24U);
  EXPECT_GT(server_.most, 1);
  EXPECT_LE(server_.most, Connections::kMost);
  EXPECT_LE(server_.waits, 12);
  // Blocks that follow each other are asked for together.
  server_.forget();
  const auto again = open();
  ASSERT_TRUE(isThere(*again, 3 * kMiB, 512 * 1024));
  EXPECT_EQ(server_.requests.size(), 1U);
}

TEST_F(RemoteFileTest, WaitsSeldomForWhoReadsOn) {
  server_.delay = 30ms;
  const auto file = open();
  for (std::uint64_t at = 0; at < server_.bytes.size(); at += 100'000)
    ASSERT_TRUE(isThere(*file, at, 100'000)) << at;
  std::uint64_t asked = 0;
  for (const auto& [first, count] : server_.requests) asked += count;
  EXPECT_EQ(asked, server_.bytes.size() - RemoteFile::kBlock) << "each byte once";
  EXPECT_LE(server_.waits, 14);
  EXPECT_GT(server_.most, 1);
}

TEST_F(RemoteFileTest, DoesWithOneConnectionWhereTheServerServesNoMore) {
  server_.answers = [](HttpPart part, int, int connection) -> HttpResult<HttpPart> {
    if (connection > 0) return {{}, {Message("the server does not answer in time")}};
    return {std::move(part), {}};
  };
  server_.delay = 2ms;
  const auto file = open();
  EXPECT_TRUE(isThere(*file, 2 * kMiB, 9 * kMiB));
  EXPECT_GT(std::ranges::count_if(server_.connections, [](int c) { return c > 0; }), 0);
  server_.forget();
  EXPECT_TRUE(isThere(*file, 12 * kMiB, 20 * kMiB));
  EXPECT_TRUE(std::ranges::all_of(server_.connections, [](int c) { return c == 0; }));
}

TEST_F(RemoteFileTest, FailsWhereTheFirstConnectionDoes) {
  server_.delay = 2ms;
  server_.answers = [](HttpPart part, int, int connection) -> HttpResult<HttpPart> {
    if (connection == 0 && part.first > kMiB) return {{}, {Message("the server fails")}};
    return {std::move(part), {}};
  };
  const auto file = open();
  Bytes out(30 * kMiB);
  EXPECT_FALSE(file->read(2 * kMiB, out, {}));
  EXPECT_EQ(file->failure().message, "the server fails");
}

TEST_F(RemoteFileTest, TakesNothingOfAnotherVersionOrLength) {
  for (int what = 0; what < 3; ++what) {
    // Of one of several parts.
    server_.answers = [what](HttpPart part, int number, int) -> HttpResult<HttpPart> {
      if (number == 3 && what == 0) part.version.tag = "other";
      if (number == 3 && what == 1) part.total += 1;
      if (number == 3 && what == 2) part.bytes.pop_back();
      return {std::move(part), {}};
    };
    const auto file = open();
    Bytes out(20 * kMiB);
    EXPECT_FALSE(file->read(2 * kMiB, out, {})) << what;
    EXPECT_FALSE(file->failure().message.empty());
  }
}

TEST_F(RemoteFileTest, StopsAllThatIsUnderWayWhenItIsToldTo) {
  const auto file = open();
  server_.delay = 20s;
  const auto begin = std::chrono::steady_clock::now();
  Bytes out(20 * kMiB);
  EXPECT_FALSE(file->read(2 * kMiB, out, [&] { return std::chrono::steady_clock::now() - begin < 50ms; }));
  EXPECT_EQ(file->failure().message.text(), "was cancelled");
  EXPECT_LT(std::chrono::steady_clock::now() - begin, 10s);
  EXPECT_EQ(server_.busy, 0);
  server_.delay = 0ms;
  EXPECT_TRUE(isThere(*file, 2 * kMiB, 20 * kMiB)) << "it is as before";
}

TEST(ConnectionsTest, DoEachTaskOnce) {
  Connections connections;
  for (std::size_t tasks : {0U, 1U, 5U, 100U}) {
    std::vector<std::atomic<int>> done(tasks);
    connections.run(tasks, {}, [&](std::size_t task, int, const FetchWatch&) {
      ++done[task];
      return true;
    });
    EXPECT_TRUE(std::ranges::all_of(done, [](const auto& count) { return count == 1; }));
  }
}

}  // namespace
}  // namespace scarp::test
