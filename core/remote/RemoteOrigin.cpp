#include "core/remote/RemoteOrigin.h"

#include <cpl_vsi.h>
#include <cpl_vsi_virtual.h>

#include <algorithm>
#include <array>
#include <utility>

#include "core/remote/Connections.h"
#include "core/remote/QuietErrors.h"

namespace scarp {

namespace {

class HttpOrigin final : public RemoteOrigin {
 public:
  explicit HttpOrigin(std::string address) : address_(std::move(address)) {}
  HttpResult<HttpPart> fetch(std::uint64_t first, std::uint64_t count, const FetchWatch& watch,
                             const HttpVersion& known, int connection) override {
    return fetchPart(address_, first, count, watch, known, connection);
  }

 private:
  std::string address_;
};

class StoreOrigin final : public RemoteOrigin {
 public:
  StoreOrigin(std::string name, VSIFilesystemHandler& store) : name_(std::move(name)), store_(store) {}

  HttpResult<HttpPart> fetch(std::uint64_t first, std::uint64_t count, const FetchWatch& watch,
                             const HttpVersion&, int connection) override {
    if (watch && !watch()) return {{}, {Message("was cancelled"), false, true}};
    const QuietErrors quiet;
    return fetchQuietly(objects_[static_cast<std::size_t>(connection)], first, count);
  }

 private:
  /// As one connection has it.
  struct Object {
    std::unique_ptr<VSIVirtualHandle> file;
    std::uint64_t total = 0;
    HttpVersion version;
  };

  HttpResult<HttpPart> fetchQuietly(Object& object, std::uint64_t first, std::uint64_t count) {
    VSIErrorReset();
    if (!object.file) {
      VSIStatBufL status{};
      const int flags = VSI_STAT_EXISTS_FLAG | VSI_STAT_SIZE_FLAG | VSI_STAT_SET_ERROR_FLAG;
      if (store_.Stat(name_.c_str(), &status, flags) != 0) return {{}, failure()};
      if (VSI_ISDIR(status.st_mode)) return {{}, {Message("there is no object at this address"), true}};
      object.total = static_cast<std::uint64_t>(status.st_size);
      if (status.st_mtime != 0) object.version.time = std::to_string(status.st_mtime);
      object.file.reset(store_.Open(name_.c_str(), "rb", true, nullptr));
      if (!object.file) return {{}, failure()};
    }
    if (object.total == 0) return {{}, {Message("is empty")}};
    HttpPart part;
    part.first = first;
    part.total = object.total;
    part.version = object.version;
    part.bytes.resize(static_cast<std::size_t>(std::min(count, part.total - std::min(first, part.total))));
    const ExpectedBytes expected(part.bytes.size());
    CPLErrorReset();
    const bool read = object.file->Seek(first, SEEK_SET) == 0 &&
                      object.file->Read(part.bytes.data(), 1, part.bytes.size()) == part.bytes.size();
    if (!read || CPLGetLastErrorType() == CE_Failure) {
      object.file.reset();
      return {{}, {Message("the store gives less than it says it has")}};
    }
    return {std::move(part), {}};
  }

  static HttpFailure failure() {
    switch (VSIGetLastErrorNo()) {
      case VSIE_AWSAccessDenied:
      case VSIE_AWSInvalidCredentials:
      case VSIE_AWSSignatureDoesNotMatch:
        return {Message("the store does not permit it: GDAL's settings name no credentials that it takes")};
      case VSIE_AWSBucketNotFound:
        return {Message("the store has no such bucket"), true};
      case VSIE_AWSObjectNotFound:
        return {Message("there is nothing at this address"), true};
      default:
        return {Message("cannot be fetched: there is nothing there, or GDAL's settings do not open it")};
    }
  }

  std::string name_;
  VSIFilesystemHandler& store_;
  std::array<Object, Connections::kMost> objects_;
};

}  // namespace

std::unique_ptr<RemoteOrigin> httpOrigin(const std::string& address) {
  return std::make_unique<HttpOrigin>(address);
}

std::unique_ptr<RemoteOrigin> storeOrigin(const std::string& name, VSIFilesystemHandler& store) {
  return std::make_unique<StoreOrigin>(name, store);
}

}  // namespace scarp
