#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/Result.h"

namespace scarp {

// Addresses of PostgreSQL servers, as a person types them: a URI or keywords, as libpq takes them.

/// Returns what an address contains, by libpq's keywords. An error where it is not an address, without quoting it.
[[nodiscard]] Result<std::map<std::string, std::string>> addressKeywords(const std::string& address);
/// The same address as a URI, without passwords and whatever else is secret in it. An error where it is none.
[[nodiscard]] Result<std::string> withoutSecrets(const std::string& address);
/// The same address with a password. An error where it is none.
[[nodiscard]] Result<std::string> withPassword(const std::string& address, const std::string& password);

// Certificates of servers that a person has confirmed, because no known authority signed them. They are kept
// in the file known-servers of $XDG_CONFIG_HOME/scarp (~/.config/scarp), a server and a fingerprint per line.

/// Returns a SHA-256 fingerprint as openssl prints it: 32 pairs of capital hexadecimal digits between colons. Accepts
/// the same without colons and in small letters, and after "SHA256:". Nothing where it is not a fingerprint.
[[nodiscard]] std::optional<std::string> normalFingerprint(std::string_view text);

/// Returns host and port of an address, as the file names a server. Empty for sockets of this machine, and for
/// addresses of several servers, which the file does not cover.
[[nodiscard]] Result<std::string> trustName(const std::string& address);
/// Returns the same for an address as libpq's keywords.
[[nodiscard]] std::string trustNameOf(const std::map<std::string, std::string>& keywords);

/// Returns the confirmed fingerprint of a server; nothing where there is none.
[[nodiscard]] std::optional<std::string> trustedFingerprint(const std::string& server);
/// Confirms the fingerprint of the server at an address, in place of an earlier one. An error where the address has no
/// trustName(), or the file cannot be written.
[[nodiscard]] Result<void> trustServer(const std::string& address, const std::string& fingerprint);

/// Returns the fingerprint that an error of PostgresConnection::connect() asks to confirm; nothing for other errors.
[[nodiscard]] std::optional<std::string> fingerprintToConfirm(std::string_view error);

}  // namespace scarp
