#include "ui/materials/MaterialSettings.h"

#include <QColorDialog>
#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>
#include <algorithm>

#include "core/edit/MaterialOperations.h"
#include "core/edit/Operation.h"
#include "core/material/MaterialSchema.h"
#include "ui/document/EditorDocument.h"
#include "ui/materials/MaterialSession.h"

namespace scarp {
namespace {

// Pixels of the interface.
constexpr int kSwatch = 22, kNarrowNumber = 150;

QColor colourOf(const Material& material) {
  return {material.colour[0], material.colour[1], material.colour[2]};
}

QIcon swatch(const QColor& colour) {
  QPixmap picture(2 * kSwatch, 2 * kSwatch);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(colour);
  painter.drawRoundedRect(picture.rect().adjusted(2, 2, -2, -2), 6, 6);
  return QIcon(picture);
}

}  // namespace

MaterialSettings::MaterialSettings(MaterialSession& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      colour_(new QToolButton),
      fields_(materialSchema(),
              {[this](const auto& edit) {
                 if (session_.open()) return change(edit);
                 begin();
                 change(edit);
                 session_.end(true);
               },
               [this](const QString& message) { Q_EMIT problem(message); }},
              QStringLiteral("material")) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(6);
  colour_->setObjectName(QStringLiteral("materialColour"));
  colour_->setToolTip(tr("Choose the colour of the material"));
  colour_->setAccessibleName(tr("Colour of the material"));
  colour_->setIconSize({kSwatch, kSwatch});
  colour_->setFocusPolicy(Qt::TabFocus);
  connect(colour_, &QToolButton::clicked, this, &MaterialSettings::askColour);
  row->addWidget(colour_);
  fields_.into(*row);
  NumberField& size = fields_.number("size", {tr("Size"), {}, 0.25, 64.0, true},
                                     tr("How much ground one tile of its texture covers"));
  connect(&size, &NumberField::editBegun, this, &MaterialSettings::begin);
  connect(&size, &NumberField::editEnded, &session_, &MaterialSession::end);
  size.setMinimumWidth(kNarrowNumber);  // The panel is no wider for it.
  row->setStretch(1, 1);
  auto* edit = new QPushButton(tr("Edit…"));
  edit->setObjectName(QStringLiteral("editMaterial"));
  edit->setToolTip(tr("Show and change the pictures, the size and the tags of the material"));
  edit->setFocusPolicy(Qt::TabFocus);
  connect(edit, &QPushButton::clicked, this, &MaterialSettings::editWanted);
  row->addWidget(edit);
}

void MaterialSettings::setDocument(EditorDocument* document) {
  document_ = document;
  material_ = 0;
}

const Material* MaterialSettings::shown() const {
  if (!document_) return nullptr;
  const auto& materials = document_->terrain().materials();
  const auto found = std::ranges::find(materials, material_, &Material::id);
  return found == materials.end() ? nullptr : &*found;
}

void MaterialSettings::show(MaterialId material) {
  material_ = material;
  const Material* chosen = shown();
  setEnabled(chosen);
  if (!chosen) return;
  colour_->setIcon(swatch(colourOf(*chosen)));
  fields_.show(*chosen);
}

void MaterialSettings::begin() {
  if (const Material* material = shown()) session_.begin(Message("Change material \"%1\"", material->name));
}

void MaterialSettings::change(const std::function<void(Material&)>& edit) {
  session_.change([&](MaterialsOperation& operation) {
    for (Material& material : operation.materials)
      if (material.id == material_) edit(material);
  });
}

void MaterialSettings::askColour() {
  const Material* material = shown();
  if (!material) return;
  // The ground follows while the colour is chosen.
  QColorDialog dialog(colourOf(*material), this);
  dialog.setWindowTitle(tr("Material Colour"));
  begin();
  connect(&dialog, &QColorDialog::currentColorChanged, this, [this](const QColor& colour) {
    change([&](Material& changed) {
      changed.colour = {static_cast<std::uint8_t>(colour.red()), static_cast<std::uint8_t>(colour.green()),
                        static_cast<std::uint8_t>(colour.blue())};
    });
  });
  const bool kept = dialog.exec() == QDialog::Accepted;
  session_.end(kept);
}

}  // namespace scarp
