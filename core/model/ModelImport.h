#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/geometry/Box.h"
#include "core/model/Model.h"
#include "core/schema/Schema.h"

namespace scarp {

/// What one unit of a file's coordinates is.
enum class ModelUnit : std::uint8_t { Metre, Decimetre, Centimetre, Millimetre, Kilometre, Inch, Foot };
[[nodiscard]] const EnumNames& modelUnitNames();
/// Metres.
[[nodiscard]] double lengthOf(ModelUnit unit);

enum class ModelUp : std::uint8_t { Y, Z, X };
[[nodiscard]] const EnumNames& modelUpNames();

/// Where a model's foot is, which stands on the ground.
enum class ModelOrigin : std::uint8_t {
  Bottom,  ///< The middle of the lowest of its box.
  File,    ///< The file's origin.
};
[[nodiscard]] const EnumNames& modelOriginNames();

/// How the coordinates of a file are taken.
struct ModelImport {
  ModelUnit unit = ModelUnit::Metre;
  ModelUp up = ModelUp::Y;
  double scale = 1.0;  ///< Times the unit, above 0.
  ModelOrigin origin = ModelOrigin::Bottom;

  bool operator==(const ModelImport&) const = default;
};
[[nodiscard]] const Schema<ModelImport>& modelImportSchema();

/// The unit by which an object of such a longest side is between a metre and a hundred, where it can be:
/// metres up to 100, centimetres up to 10,000, beyond that millimetres. For formats that do not say.
[[nodiscard]] ModelUnit unitBySize(double longestSide);

/// The sides of its box as placedModel() makes it, metres: width along x and y, height along
/// z.
[[nodiscard]] Vec3 sizeOf(const Box& fileBox, const ModelImport& how);

inline constexpr double kLeastModelSize = 1e-3, kMostModelSize = 1e5;  ///< Longest side, metres.

/// "4.2 x 3.8 x 11 m".
[[nodiscard]] Message sizeText(const Vec3& size);

/// A model as a file has it, in the file's units and axes, and what they are taken for.
struct ModelFile {
  Model model;  ///< checkModel() has looked at it; `sum` and `picker` are not there.
  ModelImport guess;
  Message unitReason, upReason;  ///< "glTF is in metres", "its longest side is 432".
  std::vector<Message> notes;    ///< What was left out, each one line.
};

/// Metres, z up, the foot at the origin. An error is one line: no size, or one beyond kLeastModelSize to
/// kMostModelSize. Any thread.
[[nodiscard]] Result<Model> placedModel(const Model& file, const ModelImport& how);

}  // namespace scarp
