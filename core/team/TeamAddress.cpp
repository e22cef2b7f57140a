#include "core/team/TeamAddress.h"

#include <libpq-fe.h>

#include <array>
#include <cctype>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>
#include <string_view>

#include "core/base/PrintableLine.h"
#include "core/io/AtomicFile.h"

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

constexpr std::size_t kDigits = 64;

std::string folderOfSettings() {
  const char* config = std::getenv("XDG_CONFIG_HOME");
  if (config && *config == '/') return std::string(config) + "/scarp";
  const char* home = std::getenv("HOME");
  return std::string(home ? home : "") + "/.config/scarp";
}

std::string fileOfServers() { return folderOfSettings() + "/known-servers"; }

Result<void> writeServers(const std::string& text) {
  std::error_code failure;
  std::filesystem::create_directories(folderOfSettings(), failure);
  auto file = AtomicFile::create(fileOfServers());
  if (!file) return file.error();
  std::ofstream out(file->temporaryPath());
  out << text;
  out.close();
  if (!out) return cannotWrite(fileOfServers(), Message("the disk may be full"));
  if (auto synced = file->sync(); !synced) return synced;
  AtomicFile* const files[] = {&*file};
  return AtomicFile::commit(files);
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

std::optional<std::string> normalFingerprint(std::string_view text) {
  for (const std::string_view label : {"SHA256:", "sha256:"})
    if (text.starts_with(label)) text.remove_prefix(label.size());
  std::string normal;
  std::size_t digits = 0;
  for (const char c : text) {
    if (c == ':') continue;
    if (!std::isxdigit(static_cast<unsigned char>(c)) || digits == kDigits) return std::nullopt;
    if (digits > 0 && digits % 2 == 0) normal += ':';
    normal += static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    ++digits;
  }
  return digits == kDigits ? std::optional(normal) : std::nullopt;
}

Result<std::string> trustName(const std::string& address) {
  const auto keywords = addressKeywords(address);
  if (!keywords) return keywords.error();
  return trustNameOf(*keywords);
}

std::string trustNameOf(const std::map<std::string, std::string>& keywords) {
  const auto valueOf = [&](const char* keyword, const char* variable) {
    const auto found = keywords.find(keyword);
    if (found != keywords.end()) return found->second;
    const char* const set = std::getenv(variable);
    return std::string(set ? set : "");
  };
  std::string host = valueOf("host", "PGHOST");
  if (host.empty()) host = valueOf("hostaddr", "PGHOSTADDR");
  const std::string port = valueOf("port", "PGPORT");
  const bool isSocket = host.empty() || host.front() == '/' || host.front() == '@';
  const bool isList = host.find(',') != std::string::npos || port.find(',') != std::string::npos;
  if (isSocket || isList || host.find_first_of(" \t\r\n") != std::string::npos) return {};
  return lowerCase(host) + ':' + (port.empty() ? "5432" : port);
}

std::optional<std::string> trustedFingerprint(const std::string& server) {
  if (server.empty()) return std::nullopt;
  std::ifstream in(fileOfServers());
  for (std::string line; std::getline(in, line);) {
    std::istringstream words(line);
    std::string name, fingerprint;
    if (words >> name >> fingerprint && name == server) return normalFingerprint(fingerprint);
  }
  return std::nullopt;
}

Result<void> trustServer(const std::string& address, const std::string& fingerprint) {
  const auto server = trustName(address);
  if (!server) return server.error();
  if (server->empty()) return Error{"a fingerprint can be trusted for an address with one host alone"};
  const auto normal = normalFingerprint(fingerprint);
  if (!normal) return Error{"\"%1\" is not a SHA-256 fingerprint (64 hexadecimal digits)", fingerprint};
  std::string text;
  std::ifstream in(fileOfServers());
  for (std::string line; std::getline(in, line);)
    if (!line.starts_with(*server + ' ')) text += line + '\n';
  text += *server + ' ' + *normal + '\n';
  return writeServers(text);
}

Message confirmFingerprintMessage(const std::string& fingerprint) {
  return Message(
      "If its administrator confirms the certificate, trust it (scarp team --trust): SHA-256 fingerprint %1",
      fingerprint);
}

std::optional<std::string> fingerprintToConfirm(const Message& error) {
  const Message* const confirm = error.find(confirmFingerprintMessage({}).pattern());
  return confirm ? normalFingerprint(confirm->values().front().text()) : std::nullopt;
}

}  // namespace scarp
