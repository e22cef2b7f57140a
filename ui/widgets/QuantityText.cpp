#include "ui/widgets/QuantityText.h"

#include <QLocale>
#include <array>
#include <cmath>
#include <utility>

namespace scarp {
namespace {

/// Deeper parentheses are no number that a person means.
constexpr int kDeepest = 32;

struct LengthName {
  const char16_t* name;
  double metres;
};

constexpr std::array<LengthName, 12> kLengths{{{u"m", 1.0},
                                               {u"km", 1000.0},
                                               {u"cm", 0.01},
                                               {u"mm", 0.001},
                                               {u"ft", 0.3048},
                                               {u"feet", 0.3048},
                                               {u"'", 0.3048},
                                               {u"in", 0.0254},
                                               {u"\"", 0.0254},
                                               {u"yd", 0.9144},
                                               {u"mi", 1609.344},
                                               {u"miles", 1609.344}}};

/// A number of the result's unit, or one without any.
struct Quantity {
  double value = 0.0;
  bool hasUnit = false;
};

using MaybeQuantity = std::optional<Quantity>;

class QuantityReader {
 public:
  QuantityReader(QStringView text, QStringView unit) : text_(text), unit_(unit), metres_(metresIn(unit)) {}

  std::optional<double> readAll() {
    const MaybeQuantity all = sum();
    if (!all || at_ != text_.size() || !std::isfinite(all->value)) return std::nullopt;
    return all->value;
  }

 private:
  bool skip(QChar c) {
    while (at_ < text_.size() && text_[at_].isSpace()) ++at_;
    if (at_ >= text_.size() || text_[at_] != c) return false;
    ++at_;
    return true;
  }

  MaybeQuantity sum() {
    MaybeQuantity left = product();
    while (left) {
      const bool plus = skip(u'+');
      if (!plus && !skip(u'-')) break;
      const MaybeQuantity right = product();
      if (!right) return std::nullopt;
      left = Quantity{left->value + (plus ? right->value : -right->value), left->hasUnit || right->hasUnit};
    }
    return left;
  }

  MaybeQuantity product() {
    MaybeQuantity left = factor();
    while (left) {
      const bool times = skip(u'*') || skip(QChar(0x00d7));
      if (!times && !skip(u'/')) break;
      const MaybeQuantity right = factor();
      if (!right || (times && left->hasUnit && right->hasUnit)) return std::nullopt;
      if (!times && (right->value == 0.0 || (right->hasUnit && !left->hasUnit))) return std::nullopt;
      left = Quantity{times ? left->value * right->value : left->value / right->value,
                      left->hasUnit != right->hasUnit};
    }
    return left;
  }

  MaybeQuantity factor() {
    if (++depth_ > kDeepest) return std::nullopt;
    MaybeQuantity found;
    if (skip(u'-')) {
      found = factor();
      if (found) found->value = -found->value;
    } else if (skip(u'+')) {
      found = factor();
    } else if (skip(u'(')) {
      found = sum();
      if (found && !skip(u')')) found.reset();
      if (found && !withUnit(*found)) found.reset();
    } else {
      found = number();
    }
    --depth_;
    return found;
  }

  MaybeQuantity number() {
    const qsizetype from = at_;
    const auto digits = [this] {
      while (at_ < text_.size() && text_[at_] >= u'0' && text_[at_] <= u'9') ++at_;
    };
    digits();
    if (at_ < text_.size() && text_[at_] == u'.') {
      ++at_;
      digits();
    }
    if (at_ < text_.size() && text_[at_].toLower() == u'e') {
      const qsizetype beforeExponent = at_++;
      if (at_ < text_.size() && (text_[at_] == u'+' || text_[at_] == u'-')) ++at_;
      const qsizetype exponent = at_;
      digits();
      if (at_ == exponent) at_ = beforeExponent;
    }
    bool good = false;
    Quantity found{QLocale::c().toDouble(text_.sliced(from, at_ - from), &good), false};
    if (!good || !withUnit(found)) return std::nullopt;
    return found;
  }

  /// Reads the unit behind a number, if there is one; whether it is known.
  bool withUnit(Quantity& quantity) {
    while (at_ < text_.size() && text_[at_].isSpace()) ++at_;
    const qsizetype from = at_;
    while (at_ < text_.size() && !QStringView(u"+-*/()\u00d7").contains(text_[at_]) && !text_[at_].isSpace() &&
           !text_[at_].isDigit())
      ++at_;
    const QStringView name = text_.sliced(from, at_ - from);
    if (name.isEmpty()) return true;
    if (quantity.hasUnit) return false;
    quantity.hasUnit = true;
    if (name == unit_) return true;
    const auto metres = metresIn(name);
    if (!metres || !metres_) return false;
    quantity.value *= *metres / *metres_;
    return true;
  }

  QStringView text_, unit_;
  std::optional<double> metres_;
  qsizetype at_ = 0;
  int depth_ = 0;
};

}  // namespace

std::optional<double> metresIn(QStringView unit) {
  for (const LengthName& length : kLengths)
    if (unit == QStringView(length.name)) return length.metres;
  return std::nullopt;
}

std::optional<double> quantityFromText(QStringView text, QStringView unit) {
  return QuantityReader(text.trimmed(), unit).readAll();
}

}  // namespace scarp
