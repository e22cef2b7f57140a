#pragma once

#include <QObject>

class QWidget;

namespace scarp {

class BrushBinding;
class JobRunner;

/// Imports the file of a brush's alpha. What the file does not contain is asked in the import dialog.
class AlphaCommands : public QObject {
  Q_OBJECT

 public:
  /// Both outlive this.
  AlphaCommands(QWidget& window, JobRunner& jobs);

  /// Sets the alpha of a brush to that of a file, when it has been read. An error is a problem of the brush.
  void load(const QString& path, BrushBinding& brush);

 Q_SIGNALS:
  void told(const QString& message);  ///< Warnings of an import.

 private:
  QWidget& window_;
  JobRunner& jobs_;
};

}  // namespace scarp
