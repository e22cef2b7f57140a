#include <gtest/gtest.h>
#include <sqlite3.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <filesystem>
#include <map>
#include <random>

#include "core/store/ConfinedVfs.h"
#include "core/store/RollbackJournal.h"
#include "core/store/Sqlite.h"
#include "tests/project/ProjectFolder.h"
#include "tests/store/HostileJournal.h"

namespace scarp::test {
namespace {

namespace fs = std::filesystem;
using Mode = SqliteDatabase::Mode;
using FileBytes = std::vector<char>;

struct InterruptedFiles {
  FileBytes database, journal;
};

std::map<std::string, FileBytes> filesIn(const TempFolder& folder) {
  std::map<std::string, FileBytes> files;
  for (const std::string& name : folder.names())
    if (fs::is_regular_file(folder.file(name))) files[name] = bytesOfFile(folder.file(name));
  return files;
}

void fill(const std::string& path, int rows) {
  const auto database = SqliteDatabase::open(path, Mode::Create);
  ASSERT_TRUE(database.ok());
  ASSERT_TRUE((*database)->execute("PRAGMA page_size=1024; CREATE TABLE t(id INTEGER PRIMARY KEY, a)").ok());
  auto insert = (*database)->prepare("INSERT INTO t VALUES(?, randomblob(700))");
  ASSERT_TRUE((*database)->execute("BEGIN").ok());
  for (int i = 0; i < rows; ++i) ASSERT_TRUE(insert->with(i).run().ok());
  ASSERT_TRUE((*database)->execute("COMMIT").ok());
}

/// A database and its journal, as they are when a program ends in the midst of a transaction of these
/// statements.
InterruptedFiles interrupted(const std::string& statements) {
  const TempFolder folder;
  const std::string path = folder.file("x");
  fill(path, 120);
  const auto database = SqliteDatabase::open(path, Mode::ReadWrite);
  EXPECT_TRUE(database.ok());
  // So few pages in memory that changed ones are written before the end.
  EXPECT_TRUE((*database)->execute("PRAGMA cache_size=10; BEGIN; " + statements).ok());
  const InterruptedFiles files{bytesOfFile(path), bytesOfFile(path + "-journal")};
  EXPECT_TRUE((*database)->execute("ROLLBACK").ok());
  return files;
}

/// All pages of a database as a connection reads them, or the error.
std::string pagesOf(sqlite3* database) {
  sqlite3_int64 bytes = 0;
  unsigned char* const pages = sqlite3_serialize(database, "main", &bytes, 0);
  if (!pages) return std::string("error: ") + sqlite3_errmsg(database);
  std::string text(reinterpret_cast<const char*>(pages), static_cast<std::size_t>(bytes));
  sqlite3_free(pages);
  return text;
}

/// The same after SQLite has rolled back what was interrupted: the oracle.
std::string rolledBackBySqlite(const InterruptedFiles& files) {
  const TempFolder folder;
  const std::string path = folder.file("x");
  writeFile(path, files.database);
  writeFile(path + "-journal", files.journal);
  sqlite3* database = nullptr;
  EXPECT_EQ(sqlite3_open(path.c_str(), &database), SQLITE_OK);
  (void)sqlite3_exec(database, "SELECT count(*) FROM sqlite_schema", nullptr, nullptr, nullptr);
  std::string pages = pagesOf(database);
  sqlite3_close(database);
  return pages;
}

std::string readOnly(const InterruptedFiles& files) {
  const TempFolder folder;
  const std::string path = folder.file("x");
  writeFile(path, files.database);
  writeFile(path + "-journal", files.journal);
  const auto before = filesIn(folder);
  std::string pages;
  {
    const auto vfs = ConfinedVfs::create(path, ConfinedVfs::Access::Read);
    sqlite3* database = nullptr;
    EXPECT_EQ(sqlite3_open_v2(path.c_str(), &database, SQLITE_OPEN_READONLY, (*vfs)->name()), SQLITE_OK);
    (void)sqlite3_exec(database, "SELECT count(*) FROM sqlite_schema", nullptr, nullptr, nullptr);
    pages = pagesOf(database);
    sqlite3_close(database);
  }
  EXPECT_TRUE(filesIn(folder) == before) << "reading writes nothing";
  return pages;
}

TEST(ForeignJournal, AnInterruptedTransactionIsReadAsSqliteRollsItBack) {
  const InterruptedFiles cases[] = {
      interrupted("UPDATE t SET a=randomblob(690)"),
      interrupted("DELETE FROM t WHERE id%3=0; UPDATE t SET a=randomblob(200) WHERE id%2=0"),
      interrupted("INSERT INTO t SELECT id+1000, randomblob(900) FROM t; UPDATE t SET a='' WHERE id<60"),
      interrupted("CREATE TABLE u(b); INSERT INTO u SELECT randomblob(3000) FROM t; DROP TABLE t")};
  std::mt19937 random(3);
  int restored = 0;
  for (const InterruptedFiles& whole : cases) {
    ASSERT_GT(whole.journal.size(), 4'000U);
    EXPECT_EQ(readOnly(whole), rolledBackBySqlite(whole));
    // A disk that has only a part of the journal, or something else in it, or a part of the database.
    for (int i = 0; i < 5; ++i) {
      InterruptedFiles files = whole;
      constexpr std::size_t header = 28;
      const auto at = header + random() % (files.journal.size() - header);
      // Fields of the header: count of records, nonce, bytes of a sector.
      constexpr std::array<std::size_t, 6> fields{10, 11, 13, 15, 22, 23};
      if (i % 3 == 0)
        files.journal.resize(at);
      else if (i % 3 == 1)
        files.journal[at] = static_cast<char>(random());
      else
        files.journal[fields[random() % fields.size()]] ^= static_cast<char>(1U << random() % 8);
      if (i % 5 == 4) files.database.resize(1 + random() % files.database.size());
      const std::string expected = rolledBackBySqlite(files);
      EXPECT_TRUE(readOnly(files) == expected) << "case " << i;
      restored += expected != std::string(files.database.begin(), files.database.end());
    }
  }
  EXPECT_GT(restored, 3);
}

TEST(ForeignJournal, AJournalThatComesAndGoesIsSeenByAnOpenConnection) {
  const TempFolder folder;
  const std::string path = folder.file("x");
  const InterruptedFiles files = interrupted("UPDATE t SET a='changed'");
  fill(path, 5);
  const auto reader = SqliteDatabase::open(path, Mode::ReadOnly);
  ASSERT_TRUE(reader.ok());
  EXPECT_EQ(*(*reader)->number("SELECT count(*) FROM t"), 5);
  {  // A program that ends in the midst of its transaction, and one that rolls it back.
    sqlite3* writer = nullptr;
    ASSERT_EQ(sqlite3_open(path.c_str(), &writer), SQLITE_OK);
    ASSERT_EQ(sqlite3_exec(writer, "BEGIN IMMEDIATE; DELETE FROM t", nullptr, nullptr, nullptr), SQLITE_OK);
    EXPECT_EQ(*(*reader)->number("SELECT count(*) FROM t"), 5) << "another program's transaction";
    ASSERT_EQ(sqlite3_exec(writer, "COMMIT", nullptr, nullptr, nullptr), SQLITE_OK);
    EXPECT_EQ(*(*reader)->number("SELECT count(*) FROM t"), 0);
    sqlite3_close(writer);
  }
  writeFile(path, files.database);
  writeFile(path + "-journal", files.journal);
  const auto second = SqliteDatabase::open(path, Mode::ReadOnly);
  ASSERT_TRUE(second.ok());
  EXPECT_EQ(*(*second)->number("SELECT count(*) FROM t WHERE length(a)=700"), 120);
  {
    const auto writer = SqliteDatabase::open(path, Mode::ReadWrite);
    ASSERT_TRUE(writer.ok());
    EXPECT_EQ(*(*writer)->number("SELECT count(*) FROM t WHERE length(a)=700"), 120);
    EXPECT_FALSE(fs::exists(path + "-journal")) << "rolled back for good";
    ASSERT_TRUE((*writer)->execute("UPDATE t SET a='later'").ok());
  }
  EXPECT_EQ(*(*second)->number("SELECT count(*) FROM t WHERE a='later'"), 120);
}

/// Every mode refuses it in one line that names the database and has these words; no file has changed.
void expectRefused(const TempFolder& folder, const std::string& words) {
  const auto before = filesIn(folder);
  for (const Mode mode : {Mode::ReadOnly, Mode::ReadWrite, Mode::Salvage, Mode::Create}) {
    const auto database = SqliteDatabase::open(folder.file("x"), mode, "shown.scarp");
    ASSERT_FALSE(database.ok()) << words;
    const std::string& message = database.error().text();
    EXPECT_TRUE(message.starts_with("shown.scarp: cannot be opened: \"x-journal\" beside it ")) << message;
    EXPECT_NE(message.find(words), std::string::npos) << message;
    EXPECT_EQ(message.find('\n'), std::string::npos);
  }
  EXPECT_TRUE(filesIn(folder) == before) << words;
}

TEST(ForeignJournal, OneThatNamesAnotherFileIsRefused) {
  const TempFolder folder;
  const std::string path = folder.file("x");
  for (const std::string& victim :
       {folder.file("victim.txt"), std::string("victim.txt"), std::string(700, 'v')}) {
    writeFile(folder.file("victim.txt"), {'a', 'b', 'c'});
    fs::remove(path + "-journal");
    fs::remove(path);
    fill(path, 5);
    writeFile(path + "-journal", journalNaming(victim, bytesOfFile(path)));
    expectRefused(folder, "SQLite would delete the file that it names");
  }
}

TEST(ForeignJournal, SqliteReachesNoOtherFile) {
  const TempFolder folder;
  const std::string path = folder.file("x"), victim = folder.file("victim.txt");
  writeFile(victim, {'a', 'b', 'c'});
  fill(path, 5);
  // Without the check of the journal, the file system alone.
  for (const auto access : {ConfinedVfs::Access::Read, ConfinedVfs::Access::Write}) {
    writeFile(path + "-journal", journalNaming(victim, bytesOfFile(path)));
    const auto vfs = ConfinedVfs::create(path, access);
    ASSERT_TRUE(vfs.ok());
    sqlite3* database = nullptr;
    ASSERT_EQ(sqlite3_open_v2(path.c_str(), &database, SQLITE_OPEN_READWRITE, (*vfs)->name()), SQLITE_OK);
    (void)sqlite3_exec(database, "SELECT count(*) FROM t", nullptr, nullptr, nullptr);
    (void)sqlite3_exec(database, "ATTACH 'file:other?mode=rwc' AS o; CREATE TABLE o.t(a)", nullptr, nullptr,
                       nullptr);
    (void)sqlite3_exec(database, "PRAGMA journal_mode=WAL; INSERT INTO t VALUES(NULL, 1)", nullptr, nullptr,
                       nullptr);
    sqlite3_close(database);
    EXPECT_EQ(bytesOfFile(victim), (FileBytes{'a', 'b', 'c'}));
    for (const std::string& name : folder.names())
      EXPECT_TRUE(name == "victim.txt" || name == "x" || name == "x-journal") << name;
  }
  fs::remove(path + "-journal");
  fs::remove(path);
  fill(path, 5);
  const auto database = SqliteDatabase::open(path, Mode::ReadWrite);
  ASSERT_TRUE(database.ok());
  EXPECT_FALSE((*database)->execute("ATTACH '" + folder.file("other") + "' AS o").ok());
  EXPECT_FALSE((*database)->number("SELECT load_extension('" + folder.file("other") + "')").ok());
  EXPECT_TRUE((*database)->vacuumInto(folder.file("copy"), {}).ok());
  const auto copy = SqliteDatabase::open(folder.file("copy"), Mode::ReadOnly);
  EXPECT_EQ(*(*copy)->number("SELECT count(*) FROM t"), 5);
  EXPECT_FALSE((*database)->execute("ATTACH '" + folder.file("copy") + "' AS o").ok())
      << "allowed for the copy alone";
}

TEST(ForeignJournal, WhatIsNoJournalIsLeftAlone) {
  const TempFolder folder;
  const std::string path = folder.file("x"), journal = path + "-journal", other = folder.file("other");
  fill(path, 5);
  writeFile(other, {'a', 'b', 'c'});
  writeFile(journal, {'n', 'o', 't', 'e'});
  expectRefused(folder, "is not a journal of SQLite, which would delete it");
  fs::remove(journal);
  fs::create_symlink("other", journal);
  expectRefused(folder, "is a link");
  fs::remove(journal);
  fs::create_symlink("nowhere", journal);
  expectRefused(folder, "is a link");
  fs::remove(journal);
  ASSERT_EQ(::mkfifo(journal.c_str(), 0600), 0);
  expectRefused(folder, "is not a regular file");
  fs::remove(journal);
  fs::create_directory(journal);
  expectRefused(folder, "is not a regular file");
  fs::remove(journal);
  // A second name of an empty file would be written to.
  writeFile(other, {});
  fs::create_hard_link(other, journal);
  expectRefused(folder, "by a hard link");
  fs::remove(journal);
  // A journal whose first page did not reach the disk, or only in part, contains nothing.
  for (const FileBytes& start : {FileBytes{}, FileBytes{'\xd9', '\xd5', '\x05'}}) {
    FileBytes unsynced(5'000, '\0');
    std::ranges::copy(start, unsynced.begin());
    writeFile(journal, unsynced);
    const auto database = SqliteDatabase::open(path, Mode::ReadWrite);
    ASSERT_TRUE(database.ok()) << database.error().text();
    EXPECT_EQ(*(*database)->number("SELECT count(*) FROM t"), 5);
    EXPECT_TRUE((*database)->execute("UPDATE t SET a=1").ok());
  }
}

TEST(ForeignJournal, AWriteAheadLogBesideADatabaseIsNotRead) {
  const TempFolder folder, made;
  fill(made.file("y"), 5);
  writeFile(folder.file("x"), bytesOfFile(made.file("y")));
  sqlite3* writer = nullptr;
  ASSERT_EQ(sqlite3_open(made.file("y").c_str(), &writer), SQLITE_OK);
  ASSERT_EQ(sqlite3_exec(writer, "PRAGMA journal_mode=WAL; DELETE FROM t", nullptr, nullptr, nullptr),
            SQLITE_OK);
  writeFile(folder.file("x-wal"), bytesOfFile(made.file("y-wal")));
  writeFile(folder.file("other"), {'a'});
  fs::create_symlink("other", folder.file("x-shm"));
  sqlite3_close(writer);
  ASSERT_FALSE(bytesOfFile(folder.file("x-wal")).empty());
  const auto before = filesIn(folder);
  for (const Mode mode : {Mode::ReadOnly, Mode::ReadWrite}) {
    const auto database = SqliteDatabase::open(folder.file("x"), mode);
    ASSERT_TRUE(database.ok());
    EXPECT_EQ(*(*database)->number("SELECT count(*) FROM t"), 5);
  }
  EXPECT_TRUE(filesIn(folder) == before);
}

TEST(ForeignJournal, ANameThatLooksLikeAnAddressIsAFile) {
  const TempFolder folder;
  fill(folder.file("x"), 5);
  const fs::path here = fs::current_path();
  fs::current_path(folder.path());
  EXPECT_FALSE(SqliteDatabase::open("file:x?mode=ro", Mode::ReadOnly).ok());
  EXPECT_TRUE(SqliteDatabase::open("x", Mode::ReadOnly).ok());
  fs::current_path(here);
}

}  // namespace
}  // namespace scarp::test
