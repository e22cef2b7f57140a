#include "core/base/UtcTime.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <string>

namespace scarp {

namespace {

/// Takes what it reads from the front of a text; once something was not as it should be, nothing more is.
class Reader {
 public:
  explicit Reader(std::string_view text) : rest_(text) {}

  /// Exactly so many digits.
  int number(std::size_t digits) {
    int value = 0;
    const auto end = rest_.data() + std::min(digits, rest_.size());
    good_ = good_ && rest_.size() >= digits && rest_.front() != '-' &&
            std::from_chars(rest_.data(), end, value).ptr == end;
    if (good_) rest_.remove_prefix(digits);
    return value;
  }
  /// Whether this comes next; it is taken then.
  bool accept(char wanted) {
    if (!good_ || rest_.empty() || rest_.front() != wanted) return false;
    rest_.remove_prefix(1);
    return true;
  }
  void expect(char wanted) { good_ = accept(wanted); }
  void fail() { good_ = false; }
  [[nodiscard]] bool finished() const { return good_ && rest_.empty(); }

 private:
  std::string_view rest_;
  bool good_ = true;
};

/// East of Greenwich.
std::chrono::minutes readZone(Reader& reader) {
  if (reader.accept('Z')) return {};
  const bool west = reader.accept('-');
  if (!west) reader.expect('+');
  const int hours = reader.number(2);
  reader.expect(':');
  const int minutes = reader.number(2);
  if (hours > 14 || minutes > 59) reader.fail();
  return std::chrono::minutes((west ? -1 : 1) * (60 * hours + minutes));
}

std::optional<UtcTime> read(std::string_view text) {
  using namespace std::chrono;
  Reader reader(text);
  const int y = reader.number(4);
  reader.expect('-');
  const int m = reader.number(2);
  reader.expect('-');
  const int d = reader.number(2);
  reader.expect('T');
  const int hour = reader.number(2);
  reader.expect(':');
  const int minute = reader.number(2);
  const int second = reader.accept(':') ? reader.number(2) : 0;
  const minutes east = readZone(reader);
  const year_month_day date{year(y), month(static_cast<unsigned>(m)), day(static_cast<unsigned>(d))};
  if (!reader.finished() || y < 1800 || y > 2200 || !date.ok() || hour > 23 || minute > 59 || second > 59)
    return std::nullopt;
  return sys_days(date) + hours(hour) + minutes(minute) + seconds(second) - east;
}

}  // namespace

Result<UtcTime> parseUtcTime(std::string_view text) {
  if (const auto time = read(text)) return *time;
  return Error{"'%1' is no time like 2024-06-21T15:00Z or 2024-06-21T17:00+02:00, from 1800 to 2200",
               std::string(text)};
}

}  // namespace scarp
