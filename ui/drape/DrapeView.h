#pragma once

#include <QObject>
#include <QTimer>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/Signal.h"
#include "core/document/Drape.h"
#include "core/drape/DrapeFile.h"
#include "core/drape/DrapeTiles.h"

namespace scarp {

class EditorDocument;
class Job;
class JobRunner;

/// Opens the pictures of a document's drapes and has their tiles made on workers as the view wants them.
class DrapeView : public QObject {
  Q_OBJECT

 public:
  /// What there is to say of a drape.
  struct State {
    enum class Kind {
      Reading,    ///< Its file is being opened.
      Shown,      ///< It lies on the terrain.
      Elsewhere,  ///< It does not overlap the terrain.
      Missing,    ///< There is no such file, or it cannot be read.
      NotAllowed  ///< It lies outside of the project's folder, and nobody here has chosen it.
    } kind = Kind::Reading;
    QString text;                     ///< For a person; one line.
    std::optional<DrapeFacts> facts;  ///< Where it has been opened.
  };

  DrapeView(JobRunner& jobs, QObject* parent);
  void setDocument(EditorDocument* document);  ///< Null for none; outlives this or is taken away first.
  /// Of a drape by its place, from 1; still being read where this does not know of it.
  [[nodiscard]] State stateOf(std::size_t place) const;
  /// Reads a file although it lies outside of the project's folder: the person says so.
  void allow(std::size_t place);
  /// Where the file of one lies, whether it is read or not. Contract: it is there.
  [[nodiscard]] std::string fileOf(std::size_t place) const;
  /// Returns whether that file may be read: it is in the project's folder, or was chosen on this computer.
  [[nodiscard]] bool mayReadFile(std::size_t place) const;
  /// Everything that is to be read has been; for tests.
  [[nodiscard]] bool settled() const;

 Q_SIGNALS:
  void changed();                        ///< What stateOf() says.
  void problem(const QString& message);  ///< Why a drape is not shown; empty: no longer.

 private:
  struct Entry {
    std::shared_ptr<DrapeTiles> tiles;
    QString title;  ///< Of its file, or of the drape in the project.
    QString error;
    Job* opening = nullptr;
    Job* making = nullptr;
    bool changedSince = false;  ///< The file is not the one that was added.
  };

  void follow();
  void show();
  /// Tiles have been read.
  void repaint();
  void open(const Drape& drape, const std::string& path);
  void opened(const std::string& path, Result<std::shared_ptr<DrapeTiles>> tiles);
  void make(const std::string& path);
  void hide(const std::string& path);
  void complain();
  [[nodiscard]] DrapePath whereIsFile(const Drape& drape) const;
  /// Of what the project holds, a name that tells it from others.
  [[nodiscard]] DrapePath whereIs(const Drape& drape) const;
  [[nodiscard]] static bool mayRead(const DrapePath& where);

  JobRunner& jobs_;
  EditorDocument* document_ = nullptr;
  std::map<std::string, Entry> entries_;  ///< By path, or by a name (whereIs()).
  QString complained_;
  QTimer repaint_;
  int session_ = 0;  ///< Counts documents: what comes for an earlier one is dropped.
  Subscription onDrapes_;
};

}  // namespace scarp
