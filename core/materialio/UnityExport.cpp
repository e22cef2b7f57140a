#include <array>

#include "core/base/Json.h"
#include "core/materialio/ExportJob.h"

namespace scarp {

// Landscape import: an 8-bit grey picture for each layer, of the size of the heights.
Result<void> writeUnreal(const ExportJob& job, ExportSet& set, MaterialExportReport&, const Progress&) {
  if (auto written = writeGreyMasks(job, set); !written) return written;
  return writeLayerList(
      job, set, "layers.json", {{"program", "Unreal"}}, Message("names and colours of the layers"),
      [&](Json& entry, std::size_t index) { entry["file"] = job.layers[index].file + ".png"; });
}

namespace {

/// Assigns what lies in a folder beside it. alphamaps[y, x, layer]: y runs northward, as the raw files' rows.
constexpr const char* kUnityScript =
    R"(// Written by Scarp. Put the folder into Assets, select a terrain, then Tools > Scarp > Assign Materials.
#if UNITY_EDITOR
using System;
using System.IO;
using UnityEditor;
using UnityEngine;

public static class ScarpMaterials
{
    [Serializable] class Pictures { public string albedo; public string normal; public string mask; }
    [Serializable] class Layer { public string name; public string colour; public float size; public Pictures pictures; }
    [Serializable] class Layers { public int columns; public int rows; public string[] raw; public Layer[] layers; }

    [MenuItem("Tools/Scarp/Assign Materials")]
    static void Assign()
    {
        Terrain terrain = Selection.activeGameObject ? Selection.activeGameObject.GetComponent<Terrain>() : null;
        if (!terrain) { EditorUtility.DisplayDialog("Scarp", "Select a terrain first.", "OK"); return; }
        string file = EditorUtility.OpenFilePanel("Layers that Scarp wrote", Application.dataPath, "json");
        if (string.IsNullOrEmpty(file)) return;
        string folder = Path.GetDirectoryName(file);
        Layers all = JsonUtility.FromJson<Layers>(File.ReadAllText(file));
        TerrainData data = terrain.terrainData;
        Undo.RegisterCompleteObjectUndo(data, "Assign materials");
        data.alphamapResolution = all.columns;
        if (data.alphamapResolution != all.columns || all.rows != all.columns)
        {
            EditorUtility.DisplayDialog("Scarp", "Unity takes no alphamaps of " + all.columns + " x " + all.rows + ".", "OK");
            return;
        }
        data.terrainLayers = Array.ConvertAll(all.layers, layer => LayerFor(layer, folder));
        float[,,] map = new float[all.rows, all.columns, all.layers.Length];
        for (int n = 0; n < all.raw.Length; ++n)
        {
            byte[] bytes = File.ReadAllBytes(Path.Combine(folder, all.raw[n]));
            for (int y = 0; y < all.rows; ++y)
                for (int x = 0; x < all.columns; ++x)
                    for (int c = 0; c < 4 && 4 * n + c < all.layers.Length; ++c)
                        map[y, x, 4 * n + c] = bytes[(y * all.columns + x) * 4 + c] / 255f;
        }
        data.SetAlphamaps(0, 0, map);
    }

    // A picture beside the list of layers, with what it is told to Unity's import; null where there is none.
    static Texture2D Picture(string folder, string name, bool normals, bool linear)
    {
        if (string.IsNullOrEmpty(name)) return null;
        string path = Path.Combine(folder, name).Replace('\\', '/'), assets = Application.dataPath.Replace('\\', '/');
        if (!path.StartsWith(assets)) return null;
        path = "Assets" + path.Substring(assets.Length);
        TextureImporter importer = AssetImporter.GetAtPath(path) as TextureImporter;
        if (!importer) return null;
        importer.textureType = normals ? TextureImporterType.NormalMap : TextureImporterType.Default;
        importer.sRGBTexture = !normals && !linear;
        importer.SaveAndReimport();
        return AssetDatabase.LoadAssetAtPath<Texture2D>(path);
    }

    // A layer of this name where the project has one, else one with the material's pictures or plain colour.
    static TerrainLayer LayerFor(Layer layer, string folder)
    {
        foreach (string guid in AssetDatabase.FindAssets(layer.name + " t:TerrainLayer"))
        {
            TerrainLayer there = AssetDatabase.LoadAssetAtPath<TerrainLayer>(AssetDatabase.GUIDToAssetPath(guid));
            if (there && there.name == layer.name) return there;
        }
        if (!AssetDatabase.IsValidFolder("Assets/ScarpLayers")) AssetDatabase.CreateFolder("Assets", "ScarpLayers");
        string name = string.Join("_", layer.name.Split(Path.GetInvalidFileNameChars()));
        Pictures pictures = layer.pictures ?? new Pictures();
        Texture2D texture = Picture(folder, pictures.albedo, false, false);
        if (!texture)
        {
            Color colour;
            ColorUtility.TryParseHtmlString(layer.colour, out colour);
            texture = new Texture2D(4, 4, TextureFormat.RGB24, false);
            Color[] pixels = new Color[16];
            for (int i = 0; i < pixels.Length; ++i) pixels[i] = colour;
            texture.SetPixels(pixels);
            texture.Apply();
            AssetDatabase.CreateAsset(texture, AssetDatabase.GenerateUniqueAssetPath("Assets/ScarpLayers/" + name + "_colour.asset"));
        }
        TerrainLayer made = new TerrainLayer { diffuseTexture = texture, tileSize = new Vector2(layer.size, layer.size) };
        made.normalMapTexture = Picture(folder, pictures.normal, true, true);
        made.maskMapTexture = Picture(folder, pictures.mask, false, true);
        AssetDatabase.CreateAsset(made, AssetDatabase.GenerateUniqueAssetPath("Assets/ScarpLayers/" + name + ".terrainlayer"));
        return made;
    }
}
#endif
)";

}  // namespace

// TerrainData: layer 4n + c is channel c of alphamap n. Unity's row 0 is the southern one: pictures are
// turned by its import, raw rows are written so.
Result<void> writeUnity(const ExportJob& job, ExportSet& set, MaterialExportReport& report, const Progress&) {
  constexpr std::size_t kChannels = 4;
  WeightRows rows = job.weightRows();
  const std::size_t maps = (job.layers.size() + kChannels - 1) / kChannels;
  Json raw = Json::array();
  for (const PictureFormat format : job.options.pictures)
    for (std::size_t map = 0; map < maps; ++map) {
      const bool isRaw = format == PictureFormat::Raw;
      const std::string name =
          "alphamap_" + std::to_string(map) + "." + std::string(pictureFormatNames().key(format));
      const RowOrder order = isRaw ? RowOrder::SouthFirst : RowOrder::NorthFirst;
      const std::size_t first = kChannels * map, last = std::min(first + kChannels, job.layers.size()) - 1;
      const Message what =
          Message(isRaw ? "layers %1 to %2, RGBA bytes, the southern row first" : "layers %1 to %2, RGBA",
                  first, last);
      if (auto written =
              writeChannels(job, set, rows, name, format, first, static_cast<int>(kChannels), order, what);
          !written)
        return written;
      if (isRaw) raw.push_back(name);
    }
  if (job.layers.size() > 8)
    report.notes.push_back(Message("Unity's HDRP draws 8 layers at most; these are %1", job.layers.size()));
  if (job.columns() != job.rows())
    report.notes.push_back(Message("Unity's alphamaps are squares; these are as the terrain is"));
  const bool hasRaw = !raw.empty();
  if (auto written =
          writeLayerList(job, set, "layers.json",
                         {{"program", "Unity"}, {"rawRows", "south first"}, {"raw", std::move(raw)}},
                         Message("names, colours and channels of the layers"),
                         [](Json& entry, std::size_t index) {
                           entry["alphamap"] = index / kChannels;
                           entry["channel"] = std::string(1, "RGBA"[index % kChannels]);
                         });
      !written)
    return written;
  // It reads the raw files, whose bytes no import changes.
  if (!hasRaw) return {};
  return set.text("ScarpMaterials.cs", kUnityScript,
                  Message("editor script: Tools > Scarp > Assign Materials"));
}

}  // namespace scarp
