#include "ui/brush/BrushSection.h"

#include <QVBoxLayout>
#include <algorithm>

#include "core/brush/BrushKinds.h"
#include "core/brush/BrushSchema.h"
#include "ui/brush/BrushBinding.h"

namespace scarp {

BrushSection::BrushSection(BrushBinding& binding, const QString& id, const QString& title, bool openAtFirst,
                           QWidget* parent)
    : FoldingSection(id, title, openAtFirst, parent),
      binding_(binding),
      fields_(brushSchema(), {[&binding](const auto& edit) { binding.change(edit); },
                              [&binding](const QString& message) { Q_EMIT binding.problem(message); }}) {
  fields_.into(column());
  connect(&binding, &BrushBinding::shown, this, &BrushSection::refresh);
  connect(this, &FoldingSection::resetAsked, this, [this] {
    binding_.change([this](BrushSettings& brush) {
      for (const Row& row : fields_.rows()) row.copy(BrushSettings(), brush);
    });
  });
}

void BrushSection::custom(std::string_view key, QWidget& control,
                          std::function<void(const BrushSettings&)> show,
                          std::function<void(const BrushSettings& from, BrushSettings& to)> copy) {
  fields_.custom({key, &control, std::move(show), std::move(copy)});
}

void BrushSection::onlyFor(QWidget& control, std::function<bool(const BrushSettings&)> wanted) {
  fields_.onlyFor(control, std::move(wanted));
}

void BrushSection::tellChanges() { tells_ = true; }

bool BrushSection::shows(const Row& row, const BrushSettings& brush) {
  return kindUses(brush.kind, row.key) && (!row.wanted || row.wanted(brush));
}

bool BrushSection::useful(const BrushSettings& brush) const {
  return std::ranges::any_of(fields_.rows(), [&](const Row& row) { return shows(row, brush); });
}

void BrushSection::refresh(const BrushSettings& brush) {
  for (const Row& row : fields_.rows()) {
    row.show(brush);
    row.control->setVisible(shows(row, brush));
  }
  if (!fields_.rows().empty()) setVisible(useful(brush));
  if (!tells_) return;
  BrushSettings reset = brush;
  for (const Row& row : fields_.rows()) row.copy(BrushSettings(), reset);
  setChanged(!(reset == brush));
}

}  // namespace scarp
