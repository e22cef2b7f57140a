#include "ui/import/AdvancedFields.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QStyle>
#include <QVBoxLayout>

#include "core/io/ImportFinding.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/NumberField.h"

namespace scarp {

FindingList::FindingList(QWidget* parent) : QWidget(parent), column_(new QVBoxLayout(this)) {
  setObjectName(QStringLiteral("findings"));
  column_->setContentsMargins(0, 0, 0, 0);
  column_->setSpacing(2);
  hide();
}

void FindingList::showFindings(const std::vector<ImportFinding>& findings) {
  if (findings == shown_) return;
  shown_ = findings;
  qDeleteAll(findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly));
  for (const ImportFinding& finding : shown_) {
    auto* reason = new QLabel(messageHeading(finding.reason));
    reason->setWordWrap(true);
    reason->setProperty("role", finding.fault ? QStringLiteral("alert") : QStringLiteral("quiet"));
    if (canSwitch(finding)) {
      auto* box = new QCheckBox(messageHeading(finding.done));
      box->setObjectName(QString::fromUtf8(keyOf(finding.kind).data()));
      box->setChecked(finding.on);
      box->setToolTip(reason->text());
      connect(box, &QCheckBox::clicked, this, [this, finding](bool on) { Q_EMIT switched(finding, on); });
      column_->addWidget(box);
      reason->setIndent(box->style()->pixelMetric(QStyle::PM_IndicatorWidth) + 6);
      reason->setBuddy(box);
    }
    column_->addWidget(reason);
  }
  setVisible(!shown_.empty());
}

namespace {

constexpr double kMost = 1e300;

NumberEdit* optionalEdit(const char* objectName, const QString& name, const QString& tip, bool nanAllowed) {
  auto* edit = new NumberEdit(name, QString(), {-kMost, kMost, false, true, true, nanAllowed});
  edit->setObjectName(QLatin1String(objectName));
  edit->setPlaceholderText(AdvancedFields::tr("as the file says"));
  edit->setToolTip(tip);
  return edit;
}

}  // namespace

QComboBox* unitBox(const QString& first) {
  auto* box = new QComboBox;
  box->setObjectName(QStringLiteral("unit"));
  box->setAccessibleName(AdvancedFields::tr("Unit of the heights"));
  box->setWhatsThis(AdvancedFields::tr("What one step of the stored heights is"));
  const std::pair<QString, const char*> units[] = {{first, ""},
                                                   {AdvancedFields::tr("metres"), "m"},
                                                   {AdvancedFields::tr("feet"), "ft"},
                                                   {AdvancedFields::tr("US survey feet"), "us-ft"},
                                                   {AdvancedFields::tr("kilometres"), "km"},
                                                   {AdvancedFields::tr("decimetres"), "dm"},
                                                   {AdvancedFields::tr("centimetres"), "cm"},
                                                   {AdvancedFields::tr("millimetres"), "mm"},
                                                   {AdvancedFields::tr("fathoms"), "fathom"}};
  for (const auto& [name, id] : units) box->addItem(name, QLatin1String(id));
  return box;
}

void addToGrid(QGridLayout& grid, int row, int column, const QString& name, QWidget* field) {
  auto* label = new QLabel(name);
  label->setBuddy(field);
  grid.addWidget(label, row, 2 * column, Qt::AlignRight | Qt::AlignVCenter);
  grid.addWidget(field, row, 2 * column + 1);
  grid.setColumnStretch(2 * column + 1, 1);
}

AdvancedFields::AdvancedFields(QWidget* parent)
    : FoldingSection(QStringLiteral("importAdvanced"), tr("Advanced"), false, parent),
      nodata_(optionalEdit("nodata", tr("No-data value"),
                           tr("The stored value that stands for a hole; nan where there is none"), true)),
      scale_(optionalEdit("scale", tr("Scale"), tr("Height = stored value · scale + offset"), false)),
      offset_(optionalEdit("offset", tr("Offset"), tr("Height = stored value · scale + offset"), false)),
      unit_(unitBox(tr("as the file says"))),
      srgb_(new QCheckBox(tr("Linearise sRGB"))) {
  unit_->setToolTip(
      tr("Overrules what the file says: the unit in a file is wrong more often than one would think"));
  auto* grid = new QGridLayout;
  grid->setHorizontalSpacing(10);
  grid->setVerticalSpacing(6);
  addToGrid(*grid, 0, 0, tr("No-data value"), nodata_);
  addToGrid(*grid, 0, 1, tr("Unit"), unit_);
  addToGrid(*grid, 1, 0, tr("Scale"), scale_);
  addToGrid(*grid, 1, 1, tr("Offset"), offset_);
  srgb_->setObjectName(QStringLiteral("srgb"));
  srgb_->setToolTip(tr("Converts the values of a picture that is sRGB-encoded to linear ones"));
  grid->addWidget(srgb_, 2, 1);
  column().addLayout(grid);
  for (NumberEdit* edit : {nodata_, scale_, offset_})
    connect(edit, &NumberEdit::edited, this, &AdvancedFields::edited);
  connect(unit_, &QComboBox::activated, this, &AdvancedFields::edited);
  connect(srgb_, &QCheckBox::clicked, this, &AdvancedFields::edited);
}

void AdvancedFields::store(ImportOptions& options) const {
  options.nodata = nodata_->value();
  options.scale = scale_->value();
  options.offset = offset_->value();
  options.srgb = srgb_->isChecked() ? std::optional(true) : std::nullopt;
  const QString unit = unit_->currentData().toString();
  options.verticalUnit = unit.isEmpty() ? std::nullopt : std::optional(unit.toStdString());
}

void AdvancedFields::showOptions(const ImportOptions& options) {
  const auto put = [](NumberEdit* edit, const std::optional<double>& value) {
    value ? edit->setValue(*value, 16) : edit->clear();
  };
  put(nodata_, options.nodata);
  put(scale_, options.scale);
  put(offset_, options.offset);
  srgb_->setChecked(options.srgb.value_or(false));
  const int index = unit_->findData(QString::fromStdString(options.verticalUnit.value_or(std::string())));
  unit_->setCurrentIndex(std::max(0, index));
}

QString AdvancedFields::problem() const {
  for (const NumberEdit* edit : {nodata_, scale_, offset_})
    if (const QString problem = edit->problem(); !problem.isEmpty()) return problem;
  if (scale_->value() == 0.0) return tr("Scale 0 would make everything flat");
  return {};
}

}  // namespace scarp
