#pragma once

#include <QGuiApplication>
#include <optional>
#include <string>

namespace scarp {

/// Qt's application object, which its fonts cannot do without (heights along contour lines), for a command:
/// it needs no display and prints nothing. One in a process, made before there is anything that must not be
/// left behind: where Qt cannot have it, the program ends with one line.
class QuietApplication {
 public:
  QuietApplication();

 private:
  std::string name_ = "scarp";
  int count_ = 1;
  char* arguments_[2] = {name_.data(), nullptr};
  std::optional<QGuiApplication> application_;
};

}  // namespace scarp
