#include "core/base/Sha256.h"

#include <openssl/evp.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <new>
#include <vector>

#include "core/base/Contract.h"
#include "core/base/SystemReason.h"

namespace scarp {

struct Sha256::State {
  std::unique_ptr<EVP_MD_CTX, decltype(&EVP_MD_CTX_free)> context{EVP_MD_CTX_new(), EVP_MD_CTX_free};
};

Sha256::Sha256() : state_(std::make_unique<State>()) {
  if (!state_->context) throw std::bad_alloc();
  const int done = EVP_DigestInit_ex(state_->context.get(), EVP_sha256(), nullptr);
  ENSURES(done == 1);
}

Sha256::~Sha256() = default;

void Sha256::add(std::span<const std::byte> bytes) {
  const int done = EVP_DigestUpdate(state_->context.get(), bytes.data(), bytes.size());
  ENSURES(done == 1);
}

std::string Sha256::finish() {
  std::array<unsigned char, EVP_MAX_MD_SIZE> sum{};
  unsigned size = 0;
  const int done = EVP_DigestFinal_ex(state_->context.get(), sum.data(), &size);
  ENSURES(done == 1);
  std::string text;
  for (const unsigned char byte : std::span(sum).first(size)) {
    std::array<char, 3> digits{};
    std::snprintf(digits.data(), digits.size(), "%02x", static_cast<unsigned>(byte));
    text += digits.data();
  }
  return text;
}

Result<std::string> sha256OfFile(const std::string& path) {
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen(path.c_str(), "rb"), std::fclose);
  if (!file) return Error{Message::verbatim(systemReason(errno))};
  Sha256 sum;
  std::vector<std::byte> piece(1 << 18);
  while (true) {
    errno = 0;
    const std::size_t read = std::fread(piece.data(), 1, piece.size(), file.get());
    sum.add(std::span(piece).first(read));
    if (read == piece.size()) continue;
    if (std::ferror(file.get())) return Error{Message::verbatim(systemReason(errno))};
    return sum.finish();
  }
}

std::string sha256Of(const std::string& text) {
  Sha256 sum;
  sum.add(std::as_bytes(std::span(text.data(), text.size())));
  return sum.finish();
}

}  // namespace scarp
