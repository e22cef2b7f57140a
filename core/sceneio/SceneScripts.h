#pragma once

namespace scarp {

// What resources/scenes holds, for the programs themselves.
extern const char* const kBlenderSceneScript;
extern const char* const kUnitySceneScript;
extern const char* const kUnrealSceneScript;
extern const char* const kGodotSceneScript;
extern const char* const kTerrain3dSceneScript;
extern const char* const kUnityLinesScript;
extern const char* const kUnrealLinesScript;

}  // namespace scarp
