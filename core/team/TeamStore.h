#pragma once

#include <array>
#include <chrono>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/GridRect.h"
#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/geometry/Vec.h"
#include "core/team/Postgres.h"
#include "core/team/TeamAdmin.h"
#include "core/team/TeamBytes.h"
#include "core/team/TeamLog.h"

namespace scarp {

/// Position and activity of a user in a terrain. Never part of the history.
struct TeamPresence {
  std::optional<Vec2> cursor;  ///< Local frame, metres.
  double radius = 0.0;         ///< Of the brush, metres; 0: no brush is active.
  std::string doing;           ///< Tool, in a word or two.
  std::vector<Vec2> stroke;    ///< End of the current stroke, latest last.
  struct Eye {
    Vec3 place = Vec3::Zero();
    double yaw = 0.0, pitch = 0.0;  ///< As in Camera.
  };
  std::optional<Eye> eye;
};

/// Returns the text for the database: at most 4000 bytes, lengths rounded to centimetres, only the latest
/// points of the stroke.
[[nodiscard]] std::string writePresence(const TeamPresence& presence);
/// Reads the presence of another user, which is not trusted: invalid text becomes a presence without a
/// cursor, and invalid numbers are omitted.
[[nodiscard]] TeamPresence readPresence(std::string_view text);

/// Named change, a version of the terrain as of that change.
struct TeamVersion {
  std::int64_t seq = 0;
  std::string name, author;  ///< author: user who named it. One line each.
  std::chrono::sys_time<std::chrono::milliseconds> made{};
};

/// Change as a list shows it.
struct TeamLogLine {
  std::int64_t seq = 0;
  std::string author;  ///< One line.
  Message name;        ///< One line.
  std::chrono::sys_time<std::chrono::milliseconds> made{};
  GridRect box;
};

/// User who has a terrain open.
struct TeamPerson {
  std::int64_t session = 0;
  std::string name, rights;
  std::string presence;  ///< As sent by that session; see readPresence().
};

/// Area that a user keeps from other users.
struct TeamKept {
  std::int64_t session = 0;
  std::string name;
  GridRect box;  ///< Samples of the heights.

  bool operator==(const TeamKept&) const = default;
};

/// Notifications of possible changes on the server.
struct TeamSigns {
  bool changes = false, people = false, leases = false;
  bool terrain = false;  ///< Its name, archived or deleted state, or members.
};

/// Terrain in a team database (TeamSchema.h). One thread at a time. Errors are one line. A call that fails
/// because the connection was lost may have been done; committing the same change again has no further
/// effect.
class TeamStore final : public TeamLog {
 public:
  /// Opens one of the database's terrains.
  [[nodiscard]] static Result<std::unique_ptr<TeamStore>> open(const std::string& address,
                                                               const std::string& project,
                                                               const PostgresPatience& patience = {});
  /// Opens a terrain that was open before, even if it was renamed since.
  [[nodiscard]] static Result<std::unique_ptr<TeamStore>> reopen(const std::string& address, std::int64_t project,
                                                                 const std::string& name,
                                                                 const PostgresPatience& patience = {});
  /// Returns the state of a terrain and the user's rights over a separate connection, even if the terrain can
  /// no longer be opened.
  [[nodiscard]] static Result<TeamStanding> standingAt(const std::string& address, std::int64_t project,
                                                       const PostgresPatience& patience = {});
  /// Creates or upgrades the tables, and creates an empty terrain with the caller as administrator. contents:
  /// where the bytes of its contents are stored, see parseBucketPlace(); empty: in the database.
  [[nodiscard]] static Result<std::unique_ptr<TeamStore>> make(const std::string& address,
                                                               const std::string& project,
                                                               const PostgresPatience& patience = {},
                                                               const std::string& contents = {});

  [[nodiscard]] std::int64_t project() const override { return project_; }
  [[nodiscard]] std::int64_t session() const override { return session_; }
  [[nodiscard]] std::int64_t epoch() const override { return epoch_; }
  [[nodiscard]] Message shown() const override { return connection_->shown(); }
  [[nodiscard]] const std::string& name() const { return name_; }  ///< At opening or of the latest rename().
  [[nodiscard]] bool lost() const override { return connection_->lost(); }
  [[nodiscard]] bool bytesAway() const override { return bytesAway_; }
  void becomeSession(std::int64_t session) override { session_ = session; }

  [[nodiscard]] Result<Slots> slots() override;
  [[nodiscard]] Result<Slots> slotsAt(std::int64_t seq) override;
  [[nodiscard]] Result<std::vector<TeamContent>> contents(std::span<const std::int64_t> cells,
                                                          std::span<const std::int64_t> ids,
                                                          std::span<const std::int64_t> bases) override;
  [[nodiscard]] Result<std::vector<TeamOutline>> outlines(std::span<const std::int64_t> cells,
                                                          std::span<const std::int64_t> ids) override;
  [[nodiscard]] Result<std::vector<TeamContent>> coarse(std::span<const std::int64_t> cells,
                                                        std::span<const std::int64_t> ids) override;
  /// Returns connections that time out sooner than this one and ignore its stop token.
  [[nodiscard]] TeamReach reach() const override;
  [[nodiscard]] Result<void> put(std::span<const TeamContent> contents) override;
  [[nodiscard]] TeamOp opFor(const TeamOp& made) const override { return wideOps_ ? made : narrowed(made); }
  [[nodiscard]] Result<Committed> commit(const TeamChange& change) override;
  [[nodiscard]] Result<std::vector<TeamLogRow>> changesSince(std::int64_t seq, int most = 100) override;
  [[nodiscard]] Result<std::vector<TeamSlot>> slotsBetween(std::int64_t since, std::int64_t last) override;
  [[nodiscard]] Result<std::int64_t> takeBlock() override;

  [[nodiscard]] Result<std::int64_t> head();
  [[nodiscard]] Result<bool> takeLease(std::int64_t lease, const GridRect& box,
                                       std::chrono::seconds time) override;
  [[nodiscard]] Result<void> endLease(std::int64_t lease) override;
  [[nodiscard]] std::string keeperOf(const GridRect& box) override;
  /// Returns the areas that users keep, this session's included, in no order; at most 1000. Session 0:
  /// another account that claims to be this session.
  [[nodiscard]] Result<std::vector<TeamKept>> kept();
  [[nodiscard]] Result<void> awaitLease(std::chrono::milliseconds most) override;
  [[nodiscard]] Result<void> bePresent(const std::string& presence);
  [[nodiscard]] Result<void> leave();

  // Administration. If the user's role does not allow a call, the error names the administrators.

  [[nodiscard]] Result<TeamStanding> standing();
  /// Fails if the user's role does not include these rights (look, edit or lead), or if they are edit and the
  /// terrain is archived.
  [[nodiscard]] Result<void> require(const std::string& rights);
  /// Returns the members, sorted by name.
  [[nodiscard]] Result<std::vector<TeamMember>> members();
  /// Makes a role of the database a member or changes its rights: look, edit, lead, or none, which removes it with its
  /// sessions and areas. For administrators; every member may remove itself. The last administrator stays.
  [[nodiscard]] Result<void> invite(const std::string& name, const std::string& rights);
  [[nodiscard]] Result<void> rename(const std::string& name);
  [[nodiscard]] Result<void> archive(bool archived);
  /// Deletes the terrain with its history; no other function may be called afterwards. Returns a warning of
  /// one line if objects in a store are left; otherwise an empty text. keepsObjects: the objects stay, so the
  /// store need not be available.
  [[nodiscard]] Result<Message> remove(bool keepsObjects = false);
  /// Deletes contents and objects that no change refers to, while others may commit.
  [[nodiscard]] Result<TeamPruned> prune(const TeamPruneOptions& options, const Progress& progress = {});

  /// Returns the user's name and rights: look, edit or lead; empty for none.
  [[nodiscard]] Result<TeamPerson> me();
  /// Returns the users who have the terrain open, this session included; at most 1000.
  [[nodiscard]] Result<std::vector<TeamPerson>> people();
  /// Returns the latest changes after one, at most `most`, in order.
  [[nodiscard]] Result<std::vector<TeamLogLine>> lines(std::int64_t seq, int most);

  /// Names a change, with the user as the author of the name. Fails if there is no such change, or it already
  /// has that name.
  [[nodiscard]] Result<void> nameVersion(std::int64_t seq, const std::string& name);
  /// Returns the named changes, in their order, at most 100,000.
  [[nodiscard]] Result<std::vector<TeamVersion>> versions();

  /// Waits for a notification, at most `most`, or until the file descriptor `wake` is readable. Notifications
  /// can be lost.
  [[nodiscard]] Result<TeamSigns> wait(std::chrono::milliseconds most, int wake = -1);

 private:
  TeamStore(std::unique_ptr<PostgresConnection> connection, std::string address, std::string name,
            std::int64_t project, std::int64_t epoch, std::unique_ptr<TeamBytes> bytes, int schema);
  /// Opens a terrain without notifications. project: its id; 0: it is found by its name.
  [[nodiscard]] static Result<std::unique_ptr<TeamStore>> found(const std::string& address, const std::string& name,
                                                                std::int64_t project, const PostgresPatience& patience);
  [[nodiscard]] static Result<std::unique_ptr<TeamStore>> listening(Result<std::unique_ptr<TeamStore>> store);
  [[nodiscard]] static Result<TeamStanding> standingOf(PostgresConnection& connection, std::int64_t project, int schema);
  [[nodiscard]] Result<void> requireSchema();

  /// Fails unless the server has all contents from this account, with their forms and sums.
  [[nodiscard]] Result<void> checkUploads(std::span<const TeamContent> contents);

  std::unique_ptr<PostgresConnection> connection_;
  std::string address_, name_;
  std::int64_t project_, epoch_, session_;
  std::unique_ptr<TeamBytes> bytes_;
  int schema_;        ///< Version of the tables (kTeamSchemaVersion).
  bool keyed_;        ///< Rows of contents may have keys.
  bool differences_;  ///< Rows of contents may have tiles as differences.
  bool wideOps_;      ///< Ids of changes have 128 bits.
  bool bytesAway_ = false;
};

}  // namespace scarp
