#pragma once

#include <filesystem>
#include <fstream>
#include <map>
#include <memory>
#include <mutex>
#include <random>
#include <string>
#include <vector>

#include "core/recovery/JournalEvent.h"

namespace scarp::test {

/// What a journal asked of its disk, in order.
struct DiskCall {
  enum class What { Create, Append, Sync, Cut, Replace, Remove } what;
  std::string path, by;  ///< Names, without the folder.
  std::vector<std::byte> bytes;
  std::uint64_t length = 0;
};

/// The system's disk, with every call written down; from the `failFrom`th to before the `failTo`th (counted
/// from 0) calls are refused, appends after half of their bytes. Locked: the test looks on while a writer
/// writes.
class WatchedDisk final : public JournalDisk {
 public:
  explicit WatchedDisk(std::string reason = {}, std::size_t failFrom = 0, std::size_t failTo = 0)
      : shared_(std::make_shared<Shared>()), reason_(std::move(reason)), from_(failFrom), to_(failTo) {}

  Result<std::unique_ptr<AppendFile>> create(const std::string& path) override {
    if (auto allowed = allow({DiskCall::What::Create, nameOf(path), {}, {}, 0}); !allowed)
      return allowed.error();
    auto file = real_->create(path);
    if (!file.ok()) return file.error();
    return std::unique_ptr<AppendFile>(std::make_unique<File>(*this, open(nameOf(path)), std::move(*file)));
  }
  Result<std::unique_ptr<AppendFile>> reopen(const std::string& path, std::uint64_t bytes) override {
    if (auto allowed = allow({DiskCall::What::Cut, nameOf(path), {}, {}, bytes}); !allowed)
      return allowed.error();
    auto file = real_->reopen(path, bytes);
    if (!file.ok()) return file.error();
    return std::unique_ptr<AppendFile>(std::make_unique<File>(*this, open(nameOf(path)), std::move(*file)));
  }
  Result<void> replace(const std::string& path, const std::string& by) override {
    if (auto allowed = allow({DiskCall::What::Replace, nameOf(path), nameOf(by), {}, 0}); !allowed)
      return allowed;
    if (open_.contains(nameOf(by))) *open_[nameOf(by)] = nameOf(path);
    return real_->replace(path, by);
  }
  Result<void> remove(const std::string& path) override {
    if (auto allowed = allow({DiskCall::What::Remove, nameOf(path), {}, {}, 0}); !allowed) return allowed;
    return real_->remove(path);
  }

  [[nodiscard]] std::vector<DiskCall> calls() const {
    const std::lock_guard lock(shared_->mutex);
    return shared_->calls;
  }
  [[nodiscard]] std::size_t count() const {
    const std::lock_guard lock(shared_->mutex);
    return shared_->count;
  }

 private:
  struct Shared {
    std::mutex mutex;
    std::vector<DiskCall> calls;
    std::size_t count = 0;  ///< Refused ones, too.
  };
  class File final : public AppendFile {
   public:
    File(WatchedDisk& disk, std::shared_ptr<const std::string> name, std::unique_ptr<AppendFile> real)
        : disk_(disk), name_(std::move(name)), real_(std::move(real)) {}
    Result<void> append(std::span<const std::byte> bytes) override {
      DiskCall call{DiskCall::What::Append, *name_, {}, {bytes.begin(), bytes.end()}, 0};
      if (auto allowed = disk_.allow(std::move(call)); !allowed) {
        (void)real_->append(bytes.first(bytes.size() / 2));
        return allowed;
      }
      return real_->append(bytes);
    }
    Result<void> sync() override {
      if (auto allowed = disk_.allow({DiskCall::What::Sync, *name_, {}, {}, 0}); !allowed) return allowed;
      return real_->sync();
    }
    Result<void> cut(std::uint64_t bytes) override {
      if (auto allowed = disk_.allow({DiskCall::What::Cut, *name_, {}, {}, bytes}); !allowed) {
        // The next append goes to its place all the same.
        (void)real_->cut(bytes);
        return allowed;
      }
      return real_->cut(bytes);
    }

   private:
    WatchedDisk& disk_;
    std::shared_ptr<const std::string> name_;  ///< Changes with a replacement.
    std::unique_ptr<AppendFile> real_;
  };

  static std::string nameOf(const std::string& path) {
    return std::filesystem::path(path).filename().string();
  }
  Result<void> allow(DiskCall call) {
    const std::lock_guard lock(shared_->mutex);
    const std::size_t number = shared_->count++;
    if (number >= from_ && number < to_) return Error{Message::verbatim(reason_)};
    shared_->calls.push_back(std::move(call));
    return {};
  }

  std::shared_ptr<const std::string> open(const std::string& name) {
    return open_[name] = std::make_shared<std::string>(name);
  }

  std::map<std::string, std::shared_ptr<std::string>> open_;
  std::shared_ptr<Shared> shared_;
  std::shared_ptr<JournalDisk> real_ = JournalDisk::usual();
  std::string reason_;
  std::size_t from_, to_;
};

/// What lies on a disk when the power goes after some calls: of what was written since a file's last sync any
/// part, torn anyhow. A name that was being changed may be the old or the new.
class PowerCut {
 public:
  /// After the first `count` of the calls.
  PowerCut(const std::vector<DiskCall>& calls, std::size_t count, std::mt19937_64& random) {
    for (std::size_t i = 0; i < count; ++i) take(calls[i]);
    for (auto& [name, file] : files_) tear(file, random);
    // The call under way may have been done.
    if (count < calls.size() && random() % 2 == 0 &&
        (calls[count].what == DiskCall::What::Replace || calls[count].what == DiskCall::What::Remove))
      take(calls[count]);
  }

  /// Puts the files into a folder, which had none of them.
  void lay(const std::string& folder) const {
    for (const auto& [name, file] : files_) {
      std::ofstream stream(folder + "/" + name, std::ios::binary | std::ios::trunc);
      stream.write(reinterpret_cast<const char*>(file.sure.data()),
                   static_cast<std::streamsize>(file.sure.size()));
    }
  }

 private:
  using Bytes = std::vector<std::byte>;
  struct File {
    Bytes sure, last;  ///< Since the last sync; as it would be after the next.
  };
  void take(const DiskCall& call) {
    File& file = files_[call.path];
    switch (call.what) {
      case DiskCall::What::Create:
        file = {};
        break;
      case DiskCall::What::Append:
        file.last.insert(file.last.end(), call.bytes.begin(), call.bytes.end());
        break;
      case DiskCall::What::Sync:
        file.sure = file.last;
        break;
      case DiskCall::What::Cut:
        file.last.resize(call.length);
        break;
      case DiskCall::What::Replace: {
        File moved = std::move(files_[call.by]);
        files_.erase(call.by);
        files_[call.path] = std::move(moved);
        break;
      }
      case DiskCall::What::Remove:
        files_.erase(call.path);
        break;
    }
  }
  static void tear(File& file, std::mt19937_64& random) {
    constexpr std::size_t kSector = 512;
    // As long as any of both was, or between; each sector the old, the new, or nothing.
    const std::size_t low = std::min(file.sure.size(), file.last.size()),
                      high = std::max(file.sure.size(), file.last.size());
    Bytes torn(low + (high > low ? random() % (high - low + 1) : 0));
    const auto way = random() % 4;
    for (std::size_t at = 0; at < torn.size(); ++at) {
      static thread_local std::uint64_t choice = 0;
      if (at % kSector == 0 || at == file.sure.size()) choice = way == 0 ? 0 : way == 1 ? 1 : random() % 3;
      const bool same = at < low && file.sure[at] == file.last[at];
      if (same || (choice == 0 && at < file.last.size()))
        torn[at] = file.last[at];
      else if (at < file.sure.size())
        torn[at] = file.sure[at];
      else
        torn[at] = choice == 1 && at < file.last.size() ? file.last[at] : std::byte{0};
    }
    file.sure = std::move(torn);
  }

  std::map<std::string, File> files_;
};

}  // namespace scarp::test
