#pragma once

#include <QWidget>
#include <functional>
#include <vector>

#include "core/base/Signal.h"
#include "core/mask/TerrainClip.h"

class QCheckBox;
class QVBoxLayout;

namespace scarp {

class ChoiceRow;
class NumberField;
class ToolState;
struct NumberSpec;

/// The numbers of a paste that floats, and to drop it or take it back; hidden while none does.
class PastePanel : public QWidget {
  Q_OBJECT

 public:
  explicit PastePanel(QWidget* parent = nullptr);
  void setTools(ToolState* tools);  ///< Null for none; outlives the panel or is taken away first.

 Q_SIGNALS:
  void problem(const QString& message);  ///< Why a typed number is impossible; empty: no longer.

 private:
  using Get = std::function<double(const ClipPlacement&)>;
  using Set = std::function<void(ClipPlacement&, double)>;
  struct Row {
    NumberField* field;
    Get get;
  };

  void addNumber(QVBoxLayout& column, const NumberSpec& spec, const char* name, const QString& tip,
                 double low, double high, Get get, Set set);
  void change(const std::function<void(ClipPlacement&)>& edit);
  void refresh();

  ToolState* tools_ = nullptr;
  std::vector<Row> rows_;
  ChoiceRow* blend_ = nullptr;
  QCheckBox* relative_ = nullptr;
  Subscription onPaste_;
};

}  // namespace scarp
