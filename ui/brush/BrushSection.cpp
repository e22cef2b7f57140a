#include "ui/brush/BrushSection.h"

#include <QVBoxLayout>
#include <algorithm>

#include "core/brush/BrushKinds.h"
#include "core/brush/BrushSchema.h"
#include "core/tools/ToolState.h"
#include "ui/widgets/MessageText.h"

namespace scarp {
namespace {

QString sectionId(const BrushBinding& binding, const QString& id) {
  if (binding.name().isEmpty()) return id;
  return binding.name() + id.front().toUpper() + id.mid(1);
}

}  // namespace

void BrushBinding::setTools(ToolState* tools) {
  tools_ = tools;
  onSettings_ = tools ? tools->settingsChanged.subscribe([this] { Q_EMIT shown(brush()); }) : Subscription();
  Q_EMIT shown(brush());
}

BrushSettings BrushBinding::brush() const { return tools_ ? tools_->brush() : BrushSettings(); }

void BrushBinding::change(const std::function<void(BrushSettings&)>& edit) {
  if (!tools_) return;
  BrushSettings altered = brush();
  edit(altered);
  if (const Result<void> valid = validate(altered); !valid) {
    Q_EMIT problem(messageText(valid.error().message));
    Q_EMIT shown(brush());
    return;
  }
  Q_EMIT problem(QString());
  tools_->setBrush(altered);
}

bool BrushBinding::uses(const BrushSettings& brush, std::string_view key) const {
  if (!use_) return kindUses(brush.kind, key);
  return kindUses(use_->kind, key) && std::ranges::find(use_->unused, key) == use_->unused.end();
}

BrushSection::BrushSection(BrushBinding& binding, const QString& id, const QString& title, bool openAtFirst,
                           QWidget* parent)
    : FoldingSection(sectionId(binding, id), title, openAtFirst, parent),
      binding_(binding),
      fields_(brushSchema(),
              {[&binding](const auto& edit) { binding.change(edit); },
               [&binding](const QString& message) { Q_EMIT binding.problem(message); }},
              binding.name()) {
  fields_.into(column());
  connect(&binding, &BrushBinding::shown, this, &BrushSection::refresh);
  connect(this, &FoldingSection::resetAsked, this, [this] {
    binding_.change([this](BrushSettings& brush) {
      for (const Row& row : fields_.rows())
        if (binding_.uses(brush, row.key)) row.copy(BrushSettings(), brush);
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

bool BrushSection::shows(const Row& row, const BrushSettings& brush) const {
  return binding_.uses(brush, row.key) && (!row.wanted || row.wanted(brush));
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
  for (const Row& row : fields_.rows())
    if (binding_.uses(brush, row.key)) row.copy(BrushSettings(), reset);
  setChanged(!(reset == brush));
}

}  // namespace scarp
