// Written by Scarp. Put the folder into Assets, then Tools > Scarp > Build Lines. Makes a spline container for each
// line, with the package Splines (com.unity.splines). Places are metres from the middle of the terrain: x east, y up,
// z north.
#if UNITY_EDITOR
using System;
using System.IO;
using Unity.Mathematics;
using UnityEditor;
using UnityEngine;
using UnityEngine.Splines;

public static class ScarpLines
{
    [Serializable] class Line { public string name; public string kind; public bool closed; public float width; public float[] knots; }
    [Serializable] class Lines { public Line[] lines; }

    [MenuItem("Tools/Scarp/Build Lines")]
    static void Build()
    {
        string file = EditorUtility.OpenFilePanel("Lines that Scarp wrote", Application.dataPath, "json");
        if (string.IsNullOrEmpty(file)) return;
        Lines read = JsonUtility.FromJson<Lines>(File.ReadAllText(file));
        if (read.lines == null) { EditorUtility.DisplayDialog("Scarp", "Choose lines.json.", "OK"); return; }
        Terrain terrain = Selection.activeGameObject ? Selection.activeGameObject.GetComponent<Terrain>() : null;
        GameObject root = new GameObject("Scarp lines");
        Undo.RegisterCreatedObjectUndo(root, "Build lines");
        if (terrain)
        {
            Vector3 corner = terrain.transform.position, size = terrain.terrainData.size;
            root.transform.position = new Vector3(corner.x + size.x / 2f, 0f, corner.z + size.z / 2f);
        }
        foreach (Line line in read.lines)
        {
            GameObject made = new GameObject(line.name);
            made.transform.SetParent(root.transform, false);
            SplineContainer container = made.AddComponent<SplineContainer>();
            Spline spline = container.Spline;
            spline.Clear();
            float[] k = line.knots;
            for (int i = 0; i < k.Length; i += 9)
                spline.Add(
                    new BezierKnot(
                        new float3(k[i], k[i + 1], k[i + 2]),
                        new float3(k[i + 3], k[i + 4], k[i + 5]),
                        new float3(k[i + 6], k[i + 7], k[i + 8]),
                        quaternion.identity),
                    TangentMode.Broken);
            spline.Closed = line.closed;
        }
    }
}
#endif
