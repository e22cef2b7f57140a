#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "core/edit/MaskOperations.h"
#include "core/io/VectorFile.h"
#include "core/lineio/VectorMask.h"
#include "core/terrain/Terrain.h"
#include "ui/widgets/FormDialog.h"

class QComboBox;
class QTimer;

namespace scarp {

class JobRunner;
class NumberEdit;

/// Asks which features of a vector file are selected and how. A job computes the selection after each change
/// and shows what it contains.
class VectorMaskDialog : public FormDialog {
  Q_OBJECT

 public:
  /// `file`: its geometry and the names of its fields; `save`: proposes a saved selection. `jobs` outlives
  /// it.
  VectorMaskDialog(const QString& path, std::shared_ptr<const VectorFile> file, Terrain onto, bool save,
                   JobRunner& jobs, QWidget* parent);

  /// The choice, with its weights; after accepting.
  [[nodiscard]] FileSource source() const;
  /// How it meets the present selection; nothing: it is saved under the file's name.
  [[nodiscard]] std::optional<MaskOperation> operation() const;

  void accept() override;

 protected:
  [[nodiscard]] std::optional<QString> takeValues() override;

 private:
  void addFeatures();
  void addEdge();
  void change();
  void compute();
  void computed(const Result<VectorMask>& mask);
  void showFields();
  [[nodiscard]] bool statesCrs() const;

  FileSource source_;
  std::shared_ptr<const VectorFile> file_;
  std::shared_ptr<const Terrain> onto_;
  JobRunner& jobs_;
  QComboBox *layer_, *crs_, *edge_, *use_;
  QLineEdit* where_;
  NumberEdit *buffer_, *feather_;
  QLabel* note_;
  QTimer* soon_;
  std::uint64_t run_ = 0;  ///< Of the last job; results of others are dropped.
};

}  // namespace scarp
