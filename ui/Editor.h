#pragma once

namespace scarp {

/// Opens the editor's window and runs it until it is closed; argv[1], where there is one, is a terrain to
/// open, else the sample island is made. Returns the exit status: 1, after one line on stderr, where there is
/// no display or no OpenGL 4.5.
int runEditor(int argc, char** argv);

}  // namespace scarp
