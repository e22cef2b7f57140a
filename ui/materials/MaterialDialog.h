#pragma once

#include <array>

#include "core/material/Material.h"
#include "ui/widgets/FormDialog.h"
#include "ui/widgets/SettingFields.h"

class QGridLayout;
class QToolButton;

namespace scarp {

class JobRunner;

/// What a material is drawn with: its pictures, their size and their normals, and its tags.
class MaterialDialog : public FormDialog {
  Q_OBJECT

 public:
  /// Pictures are read on threads of `jobs`, which outlives this.
  MaterialDialog(const Material& material, JobRunner& jobs, QWidget* parent);

  [[nodiscard]] const Material& material() const { return material_; }
  /// Takes a picture from a file, as soon as it has been read.
  void choose(PictureKind kind, const QString& path);

 protected:
  [[nodiscard]] std::optional<QString> takeValues() override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;

 private:
  struct Row {
    QLabel *thumbnail, *what;
    QToolButton* remove;
  };
  void addPictures();
  void addRowOf(QGridLayout& grid, PictureKind kind);
  void take(PictureKind kind, const MaterialPicture& picture);
  void takeSet(const Material& from);
  void read(const QStringList& paths);
  void refresh();

  Material material_;
  JobRunner& jobs_;
  QLineEdit *name_, *tags_;
  std::array<Row, kPictureKinds> rows_{};
  SettingFields<Material> fields_;
  QWidget* normals_ = nullptr;
  int reading_ = 0;  ///< Files that are on their way.
};

}  // namespace scarp
