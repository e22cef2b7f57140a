#pragma once

#include <QCheckBox>
#include <QComboBox>
#include <algorithm>
#include <functional>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "core/schema/Schema.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/NumberField.h"

namespace scarp {

/// Fields of a dialog for settings of a schema, which determines their object names (the keys), ranges and
/// choices. The dialog places the fields. Must outlive their last edit.
template <class Settings>
class SchemaForm {
 public:
  /// changed: called after each edit of a field.
  SchemaForm(const Schema<Settings>& schema, std::function<void()> changed)
      : schema_(schema), changed_(std::move(changed)) {}
  SchemaForm(const SchemaForm&) = delete;
  SchemaForm& operator=(const SchemaForm&) = delete;

  // Each creates a field. Contract: the schema has such a setting.
  NumberEdit* number(std::string_view key, const QString& tip) { return addNumber(key, tip, false); }
  /// Number of an optional setting: an empty field, which shows `whenEmpty`, leaves it out.
  NumberEdit* optionalNumber(std::string_view key, const QString& whenEmpty, const QString& tip) {
    NumberEdit* const edit = addNumber(key, tip, true);
    edit->setPlaceholderText(whenEmpty);
    edit->setClearButtonEnabled(true);
    return edit;
  }
  QComboBox* choice(std::string_view key, const QString& name, const QString& tip) {
    const auto& setting = schema_.template find<ChoiceSetting>(key);
    auto* combo = new QComboBox;
    combo->addItems(titlesOf(setting.names));
    combo->setAccessibleName(name);
    place({key, combo, tip,
           [combo, &setting](const Settings& s) { combo->setCurrentIndex(static_cast<int>(setting.get(s))); },
           [combo, &setting](Settings& s) {
             setting.store(s, static_cast<std::size_t>(combo->currentIndex()));
             return QString();
           }});
    QObject::connect(combo, &QComboBox::currentIndexChanged, combo, [this] { changed_(); });
    return combo;
  }
  QCheckBox* flag(std::string_view key, const QString& text, const QString& tip) {
    const auto& setting = schema_.template find<FlagSetting>(key);
    auto* box = new QCheckBox(text);
    place({key, box, tip, [box, &setting](const Settings& s) { box->setChecked(setting.get(s)); },
           [box, &setting](Settings& s) {
             setting.store(s, box->isChecked());
             return QString();
           }});
    QObject::connect(box, &QCheckBox::toggled, box, [this] { changed_(); });
    return box;
  }

  void show(const Settings& settings) const {
    for (const Field& field : fields_) field.show(settings);
  }
  /// Stores the values of the fields. Returns the first problem in one line; hidden fields have none and do
  /// not change settings if their number is wrong.
  [[nodiscard]] std::optional<QString> read(Settings& settings) const {
    for (const Field& field : fields_)
      if (const QString wrong = field.read(settings); !wrong.isEmpty() && !field.control->isHidden())
        return wrong;
    return std::nullopt;
  }
  /// Contract: a field of this key was created.
  [[nodiscard]] QWidget* operator[](std::string_view key) const {
    const auto found = std::ranges::find(fields_, key, &Field::key);
    EXPECTS(found != fields_.end());
    return found->control;
  }

 private:
  struct Field {
    std::string_view key;
    QWidget* control;
    QString tip;
    std::function<void(const Settings&)> show;
    std::function<QString(Settings&)> read;  ///< Returns the problem; empty if there is none.
  };

  NumberEdit* addNumber(std::string_view key, const QString& tip, bool optional) {
    const NumberSetting& setting = schema_.number(key);
    auto* edit =
        new NumberEdit(coreText(setting.title), coreUnit(setting.unit),
                       {setting.low, setting.high, setting.whole, setting.lowAllowed, optional, false});
    place({key, edit, tip,
           [edit, &setting](const Settings& s) {
             constexpr int kDigits = 4;
             if (!setting.present || setting.present(s))
               edit->setValue(setting.get(s), kDigits);
             else
               edit->clear();
           },
           [edit, &setting](Settings& s) {
             QString wrong = edit->problem();
             if (const auto value = edit->value()) setting.store(s, *value);
             return wrong;
           }});
    QObject::connect(edit, &QLineEdit::textChanged, edit, [this] { changed_(); });
    return edit;
  }
  void place(Field field) {
    field.control->setObjectName(QString::fromUtf8(field.key.data(), qsizetype(field.key.size())));
    field.control->setToolTip(field.tip);
    fields_.push_back(std::move(field));
  }

  const Schema<Settings>& schema_;
  std::function<void()> changed_;
  std::vector<Field> fields_;
};

}  // namespace scarp
