// Written by Scarp. Put the folder into Assets, then Tools > Scarp > Build Scene. With a terrain selected,
// upright objects become its trees, beside the trees that it has; without one they stand beside the mesh of
// the ground. The models are GLB files, which the package glTFast (com.unity.cloud.gltfast) imports. Each
// becomes a prefab with a LODGroup: Unity ignores the rotation of trees without one.
#if UNITY_EDITOR
using System;
using System.Collections.Generic;
using System.IO;
using UnityEditor;
using UnityEngine;

public static class ScarpScene
{
  [Serializable]
  class Prototype {
    public string name;
    public string file;
    public string[] levels;
    public float[] coverages;
    public float[] positions;
    public float[] rotations;
    public float[] scales;
    public int[] tints;
  }
    [Serializable] class Scene { public string terrain; public Prototype[] prototypes; }

    // glTFast mirrors models at their x axis, Scarp's places at the z axis: half a turn about the vertical.
    static readonly Quaternion HalfTurn = Quaternion.Euler(0f, 180f, 0f);
    // Trees stand upright: what leans more than a degree does not become one.
    const float Upright = 0.99985f;

    [MenuItem("Tools/Scarp/Build Scene")]
    static void Build()
    {
        string file = EditorUtility.OpenFilePanel("Objects that Scarp wrote", Application.dataPath, "json");
        if (string.IsNullOrEmpty(file)) return;
        string folder = AssetPath(Path.GetDirectoryName(file));
        Scene scene = JsonUtility.FromJson<Scene>(File.ReadAllText(file));
        if (folder == null || scene.prototypes == null) { EditorUtility.DisplayDialog("Scarp", "Choose objects.json in a folder below Assets.", "OK"); return; }
        Terrain terrain = Selection.activeGameObject ? Selection.activeGameObject.GetComponent<Terrain>() : null;
        List<TreePrototype> kinds = new List<TreePrototype>();
        List<TreeInstance> trees = new List<TreeInstance>();
        if (terrain && !KeepTrees(terrain.terrainData, folder, kinds, trees)) return;
        GameObject root = new GameObject("Scarp objects");
        Undo.RegisterCreatedObjectUndo(root, "Build scene");
        if (terrain)
        {
            Vector3 corner = terrain.transform.position, size = terrain.terrainData.size;
            root.transform.position = new Vector3(corner.x + size.x / 2f, 0f, corner.z + size.z / 2f);
        }
        // The selected terrain replaces the mesh of the ground, but not water and models along lines.
        if (!string.IsNullOrEmpty(scene.terrain) && (!terrain || scene.terrain != "terrain.glb")) {
          GameObject ground = AssetDatabase.LoadAssetAtPath<GameObject>(folder + "/" + scene.terrain);
          if (ground)
            ((GameObject)PrefabUtility.InstantiatePrefab(ground, root.transform)).transform.localRotation =
                HalfTurn;
        }
        foreach (Prototype prototype in scene.prototypes)
        {
            GameObject prefab = PrefabFor(prototype, folder);
            Transform parent = new GameObject(prototype.name).transform;
            parent.SetParent(root.transform, false);
            if (terrain) kinds.Add(new TreePrototype { prefab = prefab });
            for (int i = 0; i < prototype.scales.Length; ++i)
            {
                Vector3 place = new Vector3(prototype.positions[3 * i], prototype.positions[3 * i + 1], prototype.positions[3 * i + 2]);
                Quaternion turn = new Quaternion(prototype.rotations[4 * i], prototype.rotations[4 * i + 1], prototype.rotations[4 * i + 2], prototype.rotations[4 * i + 3]);
                if (terrain && (turn * Vector3.up).y > Upright)
                {
                    trees.Add(TreeAt(terrain, place, turn, prototype.scales[i], kinds.Count - 1, TintOf(prototype, i)));
                    continue;
                }
                Transform made = ((GameObject)PrefabUtility.InstantiatePrefab(prefab, parent)).transform;
                made.localPosition = place;
                made.localRotation = turn * HalfTurn;
                made.localScale = Vector3.one * prototype.scales[i];
            }
        }
        if (!terrain) return;
        Undo.RegisterCompleteObjectUndo(terrain.terrainData, "Build scene");
        terrain.terrainData.treePrototypes = kinds.ToArray();
        terrain.terrainData.SetTreeInstances(trees.ToArray(), false);
    }

    // Adds the trees that the terrain keeps: those of other prefabs than the folder's. False if the user
    // cancels.
    static bool KeepTrees(TerrainData data, string folder, List<TreePrototype> kinds,
                          List<TreeInstance> trees) {
      int[] kept = new int[data.treePrototypes.Length];
      for (int i = 0; i < kept.Length; ++i) {
        GameObject prefab = data.treePrototypes[i].prefab;
        bool own = prefab && AssetDatabase.GetAssetPath(prefab).StartsWith(folder + "/");
        kept[i] = own ? -1 : kinds.Count;
        if (!own) kinds.Add(data.treePrototypes[i]);
      }
      foreach (TreeInstance tree in data.treeInstances) {
        if (tree.prototypeIndex < 0 || tree.prototypeIndex >= kept.Length || kept[tree.prototypeIndex] < 0)
          continue;
        TreeInstance copy = tree;
        copy.prototypeIndex = kept[tree.prototypeIndex];
        trees.Add(copy);
      }
      if (kinds.Count == 0) return true;
      string question = "The terrain has " + trees.Count + " trees of " + kinds.Count + " other prototypes.";
      int answer = EditorUtility.DisplayDialogComplex("Scarp", question, "Keep", "Cancel", "Remove");
      if (answer == 2) {
        kinds.Clear();
        trees.Clear();
      }
      return answer != 1;
    }

    // 0xrrggbb, which multiplies the colours of the model where its shader is one for trees.
    static Color32 TintOf(Prototype prototype, int i)
    {
        int tint = prototype.tints != null && i < prototype.tints.Length ? prototype.tints[i] : 0xffffff;
        return new Color32((byte)(tint >> 16), (byte)(tint >> 8), (byte)tint, 255);
    }

    // Places count from the middle of the ground and from height 0; trees from the terrain's corner, 0 to 1.
    static TreeInstance TreeAt(Terrain terrain, Vector3 place, Quaternion turn, float scale, int kind, Color32 tint)
    {
        Vector3 size = terrain.terrainData.size;
        return new TreeInstance
        {
            position = new Vector3(place.x / size.x + 0.5f, (place.y - terrain.transform.position.y) / size.y, place.z / size.z + 0.5f),
            rotation = (turn.eulerAngles.y + 180f) * Mathf.Deg2Rad,
            widthScale = scale,
            heightScale = scale,
            color = tint,
            lightmapColor = Color.white,
            prototypeIndex = kind
        };
    }

    // A LODGroup with a child for each level of the model; a box where no importer of GLB is installed.
    static GameObject PrefabFor(Prototype prototype, string folder)
    {
        string path = folder + "/" + Path.GetFileNameWithoutExtension(prototype.file) + ".prefab";
        GameObject model = AssetDatabase.LoadAssetAtPath<GameObject>(folder + "/" + prototype.file);
        GameObject made = new GameObject(prototype.name);
        List<LOD> lods = new List<LOD>();
        for (int i = 0; model && i < prototype.levels.Length; ++i) {
          MeshFilter mesh = LevelOf(model, prototype.levels[i], i);
          if (!mesh) continue;
          GameObject level = new GameObject(prototype.levels[i]);
          level.transform.SetParent(made.transform, false);
          level.AddComponent<MeshFilter>().sharedMesh = mesh.sharedMesh;
          MeshRenderer renderer = level.AddComponent<MeshRenderer>();
          renderer.sharedMaterials = mesh.GetComponent<MeshRenderer>().sharedMaterials;
          lods.Add(new LOD(prototype.coverages[i], new Renderer[] { renderer }));
        }
        if (lods.Count == 0) {
          Debug.LogWarning("Scarp: " + prototype.file +
                           " is not imported; install glTFast. It is a box until then.");
          GameObject box = GameObject.CreatePrimitive(PrimitiveType.Cube);
          box.transform.SetParent(made.transform, false);
          lods.Add(new LOD(0f, new Renderer[] { box.GetComponent<MeshRenderer>() }));
        }
        LODGroup group = made.AddComponent<LODGroup>();
        group.SetLODs(lods.ToArray());
        group.RecalculateBounds();
        GameObject prefab = PrefabUtility.SaveAsPrefabAsset(made, path);
        UnityEngine.Object.DestroyImmediate(made);
        return prefab;
    }

    // By the name of its node or mesh, else in the order of the file.
    static MeshFilter LevelOf(GameObject model, string name, int index) {
      MeshFilter[] all = model.GetComponentsInChildren<MeshFilter>(true);
      foreach (MeshFilter one in all)
        if (one.name == name || (one.sharedMesh && one.sharedMesh.name == name)) return one;
      return index < all.Length ? all[index] : null;
    }

    static string AssetPath(string path)
    {
        path = path.Replace('\\', '/');
        string assets = Application.dataPath.Replace('\\', '/');
        return path.StartsWith(assets) ? "Assets" + path.Substring(assets.Length) : null;
    }
}
#endif
