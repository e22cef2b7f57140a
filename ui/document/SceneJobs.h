#pragma once

#include <QObject>
#include <functional>
#include <vector>

#include "core/base/Message.h"
#include "core/base/Signal.h"
#include "core/scene/Scene.h"

namespace scarp {

class EditorDocument;
class JobRunner;

/// Runs a task of a scene as a job, after `before`, if there is one, with a part of the progress.
void runSceneTask(const SceneTask& task, JobRunner& jobs, std::function<bool(const Progress&)> before = {},
                  std::function<void()> finished = {});

/// Keeps the scene of a document up to date between pictures, and runs its tasks as jobs.
class SceneJobs : public QObject {
  Q_OBJECT

 public:
  SceneJobs(JobRunner& jobs, QObject* parent) : QObject(parent), jobs_(jobs) {}

  void setDocument(EditorDocument* document);  ///< Null for none; outlives this or is taken away first.
  /// Computes the textures of materials that views need, with this many texels along a side, together with the first
  /// map of materials. 0 at first: none are needed.
  void setTextureSide(int texels);

 Q_SIGNALS:
  /// The reason, in one line, if scatter rules put nothing down; empty: they do.
  void problem(const QString& message);

 private:
  void settle();
  void reportRefusal();
  void limitWork();

  JobRunner& jobs_;
  EditorDocument* document_ = nullptr;
  int textureSide_ = 0;
  bool settlesSoon_ = false;
  Message refusal_;  ///< As of the last problem().
  std::vector<Subscription> subscriptions_;
};

}  // namespace scarp
