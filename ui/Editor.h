#pragma once

#include <string>

namespace scarp {

/// Opens the editor's window and runs it until it is closed, with a file where one is named, else with the
/// sample island. It keeps to the remembered memory unless another budget was set (`memoryIsSet`). Returns
/// the exit status: 1, after one line on stderr, where there is no display or no OpenGL 4.5.
int runEditor(int argc, char** argv, const std::string& file, bool memoryIsSet);

}  // namespace scarp
