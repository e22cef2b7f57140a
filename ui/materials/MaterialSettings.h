#pragma once

#include <QWidget>

#include "core/material/Material.h"
#include "ui/widgets/SettingFields.h"

class QToolButton;

namespace scarp {

class EditorDocument;
class MaterialSession;

/// What the chosen material is like: its colour and its size.
class MaterialSettings : public QWidget {
  Q_OBJECT

 public:
  /// The session outlives this.
  explicit MaterialSettings(MaterialSession& session, QWidget* parent = nullptr);

  void setDocument(EditorDocument* document);  ///< Null for none; outlives this or is taken away first.
  /// Shows one of the document's materials; 0 for none.
  void show(MaterialId material);

 Q_SIGNALS:
  void problem(const QString& message);  ///< Why a number is refused; empty: taken back.
  void editWanted();                     ///< Everything about the material is to be shown.

 private:
  [[nodiscard]] const Material* shown() const;
  void begin();
  void change(const std::function<void(Material&)>& edit);
  void askColour();

  MaterialSession& session_;
  EditorDocument* document_ = nullptr;
  MaterialId material_ = 0;
  QToolButton* colour_;
  SettingFields<Material> fields_;
};

}  // namespace scarp
