#pragma once

#include <QObject>
#include <QPointer>
#include <QTimer>

#include "core/io/ImportPreview.h"

namespace scarp {

class Job;
class JobRunner;

/// Looks at files on a worker, the latest that was asked for; the looks before it are given up.
class PreviewLoader : public QObject {
  Q_OBJECT

 public:
  PreviewLoader(JobRunner& jobs, QObject* parent);
  ~PreviewLoader() override;

  /// Soon, so that not every typed digit is looked at.
  void load(const QString& path, const ImportOptions& options);
  void stop();
  [[nodiscard]] bool loading() const { return loading_; }

 Q_SIGNALS:
  void progressed(double fraction);
  void loaded(const scarp::ImportPreview& preview);
  void failed(const QString& message);

 private:
  void begin();

  JobRunner& jobs_;
  QTimer delay_;
  QString path_;
  ImportOptions options_;
  QPointer<Job> job_;
  int run_ = 0;  ///< Results of earlier runs come too late.
  bool loading_ = false;
};

}  // namespace scarp
