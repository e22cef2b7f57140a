#pragma once

#include <string>

namespace scarp {

/// First contents of the editor. Without a file and a new terrain it shows the start page over a flat terrain.
struct EditorStart {
  std::string file;          ///< Path or address of a terrain; may be empty.
  bool flat = false;         ///< A new flat terrain.
  bool island = false;       ///< A new island.
  bool memoryIsSet = false;  ///< A memory budget is set already: the remembered one is not applied.
};

/// Opens the editor's window and runs it until it is closed. Returns the exit status: 1, after one line on
/// stderr, if there is no display or no OpenGL 4.5.
int runEditor(int argc, char** argv, const EditorStart& start);

}  // namespace scarp
