#pragma once

#include <QObject>
#include <functional>

#include "core/brush/Alpha.h"

class QWidget;

namespace scarp {

class BrushBinding;
class JobRunner;

/// Imports the image file of a brush or a height stamp. What the file does not contain is asked in the import dialog.
class AlphaCommands : public QObject {
  Q_OBJECT

 public:
  /// Both outlive this.
  AlphaCommands(QWidget& window, JobRunner& jobs);

  /// Sets the alpha of a brush to that of a file, when it has been read. An error is a problem of the brush.
  void load(const QString& path, BrushBinding& brush);
  /// Reads an image and hands it to `take`, or an error to `fail`, while `receiver` exists.
  void load(const QString& path, QObject& receiver, const std::function<void(const AlphaPtr&)>& take,
            const std::function<void(const QString&)>& fail);

 Q_SIGNALS:
  void told(const QString& message);  ///< Warnings of an import.

 private:
  QWidget& window_;
  JobRunner& jobs_;
};

}  // namespace scarp
