#pragma once

#include <QDialog>

#include "core/recovery/CrashReports.h"

namespace scarp {

/// What a crash has left of itself, to read and to copy. Nothing is sent anywhere.
class CrashReportDialog : public QDialog {
  Q_OBJECT

 public:
  CrashReportDialog(const CrashReport& report, QWidget* parent);
};

}  // namespace scarp
