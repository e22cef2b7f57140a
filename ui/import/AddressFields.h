#pragma once

#include <QObject>
#include <QPointer>
#include <QString>

#include "core/remote/RemoteAddress.h"

class QComboBox;
class QFormLayout;
class QLabel;
class QPushButton;

namespace scarp {

class Job;
class JobRunner;

/// Where elevation data elsewhere is read from: an address, those used last, and of a STAC item which raster.
class AddressFields : public QObject {
  Q_OBJECT

 public:
  AddressFields(QFormLayout& form, JobRunner& jobs, QObject* parent);
  ~AddressFields() override;

  /// As a person would type it and load it.
  void load(const QString& address);
  /// What has been looked at already.
  void show(const QString& path);
  /// While what was chosen is looked at, the button stops that.
  void setLoading(bool loading);
  /// What was chosen can be read: it is among the addresses used last from now on.
  void remember();
  /// The address and its button; the raster has a row in the form.
  [[nodiscard]] QWidget* header() const { return header_; }

 Q_SIGNALS:
  void edited();                     ///< Another address, which is not loaded yet.
  void chosen(const QString& path);  ///< To be read, as allowAddress() has it.
  void looking();                    ///< At a STAC item.
  void failed(const QString& message);
  void stopped();  ///< By the button.

 private:
  void press();
  void lookAtItem();
  void take(const StacItem& item);
  void choose();
  void stop();

  QFormLayout& form_;
  JobRunner& jobs_;
  QWidget* header_;
  QComboBox *address_, *raster_;
  QPushButton* load_;
  QLabel* note_;
  QString path_;  ///< As it is shown, without a raster's key.
  QPointer<Job> job_;
  int run_ = 0;
  bool loading_ = false;
};

}  // namespace scarp
