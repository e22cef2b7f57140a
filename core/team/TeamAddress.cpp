#include "core/team/TeamAddress.h"

#include <libpq-fe.h>

#include <algorithm>
#include <array>
#include <map>
#include <string_view>

namespace scarp {

namespace {

std::string percentEncoded(std::string_view text) {
  constexpr std::string_view digits = "0123456789ABCDEF";
  std::string encoded;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    const bool plain = (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') ||
                       c == '-' || c == '.' || c == '_' || c == '~' || c == ',';
    if (plain) {
      encoded += c;
      continue;
    }
    encoded += '%';
    encoded += digits[byte >> 4];
    encoded += digits[byte & 15];
  }
  return encoded;
}

std::string uriOf(std::map<std::string, std::string> said) {
  const auto take = [&said](const char* key) {
    const auto found = said.find(key);
    if (found == said.end()) return std::string();
    std::string value = percentEncoded(found->second);
    said.erase(found);
    return value;
  };
  std::string uri = "postgresql://";
  if (const std::string user = take("user"); !user.empty()) uri += user + "@";
  uri += take("host");
  if (const std::string port = take("port"); !port.empty()) uri += ":" + port;
  if (const std::string database = take("dbname"); !database.empty()) uri += "/" + database;
  char between = '?';
  for (const auto& [key, value] : said) {
    uri += between + key + "=" + percentEncoded(value);
    between = '&';
  }
  return uri;
}

}  // namespace

Result<std::map<std::string, std::string>> addressKeywords(const std::string& address) {
  // libpq's reason may quote a part that holds a password.
  PQconninfoOption* const options = PQconninfoParse(address.c_str(), nullptr);
  if (!options) return Error{"the address is none of a PostgreSQL server, like postgresql://name@host/database"};
  std::map<std::string, std::string> keywords;
  for (const PQconninfoOption* option = options; option->keyword; ++option)
    if (option->val && *option->val) keywords[option->keyword] = option->val;
  PQconninfoFree(options);
  return keywords;
}

Result<std::string> withoutSecrets(const std::string& address) {
  auto said = addressKeywords(address);
  if (!said) return said.error();
  for (const char* secret : {"password", "sslpassword", "passfile", "sslkey"}) said->erase(secret);
  return uriOf(std::move(*said));
}

Result<std::string> withPassword(const std::string& address, const std::string& password) {
  auto said = addressKeywords(address);
  if (!said) return said.error();
  (*said)["password"] = password;
  return uriOf(std::move(*said));
}

}  // namespace scarp
