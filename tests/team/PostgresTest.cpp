#include "core/team/Postgres.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <chrono>
#include <limits>

#include "tests/team/TeamServer.h"

namespace scarp {
namespace {

using namespace std::chrono_literals;

class Postgres : public test::TeamServer {
 protected:
  std::unique_ptr<PostgresConnection> connected(const PostgresPatience& patience = {}) {
    auto connection = PostgresConnection::connect(server_->address(), patience);
    EXPECT_TRUE(connection) << connection.error().text();
    return std::move(*connection);
  }
};

TEST_F(Postgres, ValuesComeBackAsTheyWent) {
  const auto connection = connected();
  const std::vector<std::byte> bytes{std::byte{0}, std::byte{255}, std::byte{'\\'}, std::byte{0}};
  for (const std::int64_t number : {std::int64_t{0}, std::int64_t{-1}, std::numeric_limits<std::int64_t>::min(),
                                    std::numeric_limits<std::int64_t>::max()}) {
    const auto row =
        connection->with("SELECT $1, $2, $3, $4, $1 > 0, $1::text", number, "Höhe \"'; \\",
                         std::span<const std::byte>(bytes), nullptr);
    ASSERT_TRUE(row) << row.error().text();
    ASSERT_EQ(row->size(), 1);
    EXPECT_EQ(row->number(0, 0), number);
    EXPECT_EQ(row->text(0, 1), "Höhe \"'; \\");
    EXPECT_TRUE(std::ranges::equal(row->bytes(0, 2), bytes));
    EXPECT_TRUE(row->isNull(0, 3));
    EXPECT_EQ(row->number(0, 4), number > 0 ? 1 : 0);
    EXPECT_EQ(row->text(0, 5), std::to_string(number));
  }
  const auto small = connection->with("SELECT -3::smallint, -70000::integer, ''::text, ''::bytea");
  ASSERT_TRUE(small);
  EXPECT_EQ(small->number(0, 0), -3);
  EXPECT_EQ(small->number(0, 1), -70000);
  EXPECT_TRUE(small->text(0, 2).empty() && !small->isNull(0, 2));
  for (const std::size_t count : {0U, 1U, 3U, 5000U}) {
    std::vector<std::int64_t> numbers;
    for (std::size_t i = 0; i < count; ++i) numbers.push_back(static_cast<std::int64_t>(i) - 2);
    const auto sum = connection->with("SELECT cardinality($1), coalesce(sum(n), 0)::bigint FROM unnest($1) AS n",
                                      std::span<const std::int64_t>(numbers));
    ASSERT_TRUE(sum) << sum.error().text();
    const auto n = static_cast<std::int64_t>(count);
    EXPECT_EQ(sum->number(0, 0), n);
    EXPECT_EQ(sum->number(0, 1), n * (n - 1) / 2 - 2 * n);
  }
}

TEST_F(Postgres, AnErrorIsOneLineWithItsCodeAndTheConnectionGoesOn) {
  const auto connection = connected();
  const auto wrong = connection->with("SELECT no_such_thing");
  ASSERT_FALSE(wrong);
  EXPECT_EQ(wrong.error().text(),
            "the server on this machine (database postgres) refuses: column "
            "\"no_such_thing\" does not exist");
  EXPECT_EQ(connection->latest().code, "42703");
  EXPECT_FALSE(connection->lost());
  EXPECT_FALSE(connection->execute("BEGIN; SELECT 1/0; COMMIT;"));
  ASSERT_TRUE(connection->execute("ROLLBACK"));
  EXPECT_TRUE(connection->with("SELECT 1"));
  EXPECT_TRUE(connection->latest().code.empty());
}

TEST_F(Postgres, AServerThatDoesNotAnswerIsGivenUpInTime) {
  const auto connection = connected({2s, 300ms});
  const auto begin = std::chrono::steady_clock::now();
  const auto slow = connection->with("SELECT pg_sleep(30)");
  EXPECT_LT(std::chrono::steady_clock::now() - begin, 5s);
  ASSERT_FALSE(slow);
  EXPECT_EQ(slow.error().text(), "the server on this machine (database postgres) does not answer");
  EXPECT_TRUE(connection->lost());
  EXPECT_FALSE(connection->with("SELECT 1"));
}

TEST_F(Postgres, PasswordsLetInAndStandInNoMessage) {
  makeRole("pat", "open sesame");
  const std::string at = "@127.0.0.1:" + std::to_string(server_->port()) + "/postgres";
  const auto in = PostgresConnection::connect("postgresql://pat:open%20sesame" + at + "?sslmode=disable");
  EXPECT_TRUE(in) << in.error().text();
  const auto out = PostgresConnection::connect("postgresql://pat:wrong" + at + "?sslmode=disable");
  ASSERT_FALSE(out);
  EXPECT_EQ(out.error().text().find("wrong"), std::string::npos) << out.error().text();
  EXPECT_NE(out.error().text().find("password authentication failed"), std::string::npos);
  // Encrypted and proved, unless it is told otherwise; this server has no certificate.
  const auto plain = PostgresConnection::connect("postgresql://pat:open%20sesame" + at);
  ASSERT_FALSE(plain);
  EXPECT_NE(plain.error().text().find("SSL"), std::string::npos) << plain.error().text();
}

TEST(PostgresAddress, WhatIsNoneOrLeadsNowhereIsOneLineInTime) {
  const auto none = PostgresConnection::connect("postgresql://me:secret@host:port:/x?y");
  ASSERT_FALSE(none);
  EXPECT_EQ(none.error().text(),
            "the address is none of a PostgreSQL server, like postgresql://name@host/database");
  const auto begin = std::chrono::steady_clock::now();
  // Somebody who accepts, and never says a word.
  const int listener = socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in at{};
  at.sin_family = AF_INET;
  at.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t length = sizeof at;
  ASSERT_EQ(bind(listener, reinterpret_cast<sockaddr*>(&at), sizeof at), 0);
  ASSERT_EQ(listen(listener, 4), 0);
  ASSERT_EQ(getsockname(listener, reinterpret_cast<sockaddr*>(&at), &length), 0);
  const std::string silent = "postgresql://me:secret@127.0.0.1:" + std::to_string(ntohs(at.sin_port)) + "/x";
  const auto waits = PostgresConnection::connect(silent, {300ms, 300ms});
  ASSERT_FALSE(waits);
  EXPECT_EQ(waits.error().text(), "the server 127.0.0.1 (database x) does not answer");
  close(listener);
  const auto refused = PostgresConnection::connect(silent, {5s, 300ms});
  ASSERT_FALSE(refused);
  EXPECT_NE(refused.error().text().find("127.0.0.1 (database x) cannot be reached: "), std::string::npos);
  EXPECT_EQ(refused.error().text().find("secret"), std::string::npos);
  EXPECT_EQ(refused.error().text().find('\n'), std::string::npos);
  EXPECT_LT(std::chrono::steady_clock::now() - begin, 10s);
}

}  // namespace
}  // namespace scarp
