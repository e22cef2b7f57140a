// What ScarpScene.cs uses of Unity, so that it runs without Unity: mcs -define:UNITY_EDITOR ScarpScene.cs UnityStub.cs.
// The program builds the scene of a folder and prints what it made. Rotations are those of Unity: left-handed, y up. As
// in Unity, a terrain draws a tree with its rotation only if its prefab has a LODGroup.
//   UnityStub.exe FOLDER terrain|none Keep|Cancel|Remove
using System;
using System.Collections;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Reflection;
using System.Text;
using UnityEditor;
using UnityEngine;

namespace UnityEngine
{
    public class Object
    {
        public string name = "";
        public static void DestroyImmediate(Object one) { }
        public static implicit operator bool(Object one) { return !ReferenceEquals(one, null); }
    }

    public struct Vector3
    {
        public float x, y, z;
        public Vector3(float x, float y, float z) { this.x = x; this.y = y; this.z = z; }
        public static Vector3 up { get { return new Vector3(0f, 1f, 0f); } }
        public static Vector3 one { get { return new Vector3(1f, 1f, 1f); } }
        public static Vector3 operator *(Vector3 v, float f) { return new Vector3(v.x * f, v.y * f, v.z * f); }
    }

    public struct Quaternion
    {
        public float x, y, z, w;
        public Quaternion(float x, float y, float z, float w) { this.x = x; this.y = y; this.z = z; this.w = w; }
        public static Quaternion identity { get { return new Quaternion(0f, 0f, 0f, 1f); } }

        // About z, then x, then y.
        public static Quaternion Euler(float x, float y, float z)
        {
            return About(1, y) * About(0, x) * About(2, z);
        }

        static Quaternion About(int axis, float degrees)
        {
            double half = degrees * Math.PI / 360.0;
            float s = (float)Math.Sin(half);
            return new Quaternion(axis == 0 ? s : 0f, axis == 1 ? s : 0f, axis == 2 ? s : 0f, (float)Math.Cos(half));
        }

        public static Quaternion operator *(Quaternion a, Quaternion b)
        {
            return new Quaternion(a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y, a.w * b.y + a.y * b.w + a.z * b.x - a.x * b.z,
                                  a.w * b.z + a.z * b.w + a.x * b.y - a.y * b.x, a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z);
        }

        public static Vector3 operator *(Quaternion q, Vector3 v)
        {
            Quaternion turned = q * new Quaternion(v.x, v.y, v.z, 0f) * new Quaternion(-q.x, -q.y, -q.z, q.w);
            return new Vector3(turned.x, turned.y, turned.z);
        }

        public Vector3 eulerAngles
        {
            get
            {
                double sine = Math.Max(-1.0, Math.Min(1.0, 2.0 * (w * x - y * z)));
                double angleY = Math.Atan2(2.0 * (x * z + w * y), 1.0 - 2.0 * (x * x + y * y));
                double angleZ = Math.Atan2(2.0 * (x * y + w * z), 1.0 - 2.0 * (x * x + z * z));
                return new Vector3(Degrees(Math.Asin(sine)), Degrees(angleY), Degrees(angleZ));
            }
        }

        static float Degrees(double radians) { return (float)((radians * 180.0 / Math.PI + 360.0) % 360.0); }
    }

    public static class Mathf { public const float Deg2Rad = (float)(Math.PI / 180.0); }

    public struct Color32
    {
        public byte r, g, b, a;
        public Color32(byte r, byte g, byte b, byte a) { this.r = r; this.g = g; this.b = b; this.a = a; }
    }

    public static class Color { public static Color32 white { get { return new Color32(255, 255, 255, 255); } } }

    public class Component : Object
    {
        public GameObject gameObject;
        public Transform transform { get { return gameObject.transform; } }
        public T GetComponent<T>() where T : Component { return gameObject.GetComponent<T>(); }
    }

    public class Transform : Component
    {
        public List<Transform> children = new List<Transform>();
        public Vector3 position, localPosition, localScale = Vector3.one;
        public Quaternion localRotation = Quaternion.identity;
        public void SetParent(Transform parent, bool worldPositionStays) { parent.children.Add(this); }
    }

    public class Mesh : Object { public int triangles; }
    public class Material : Object { }
    public class Renderer : Component { public Material[] sharedMaterials; }
    public class MeshRenderer : Renderer { }
    public class MeshFilter : Component { public Mesh sharedMesh; }

    public struct LOD
    {
        public float screenRelativeTransitionHeight;
        public Renderer[] renderers;
        public LOD(float height, Renderer[] renderers) { screenRelativeTransitionHeight = height; this.renderers = renderers; }
    }

    public class LODGroup : Component
    {
        public LOD[] lods = new LOD[0];
        public bool bounded;
        public void SetLODs(LOD[] all)
        {
            for (int i = 1; i < all.Length; ++i)
                if (!(all[i].screenRelativeTransitionHeight < all[i - 1].screenRelativeTransitionHeight))
                    throw new ArgumentException("SetLODs: transition heights must fall");
            lods = all;
        }
        public void RecalculateBounds() { bounded = true; }
    }

    public enum PrimitiveType { Cube }

    public class GameObject : Object
    {
        readonly List<Component> components = new List<Component>();
        public Transform transform;
        public GameObject(string name)
        {
            this.name = name;
            transform = AddComponent<Transform>();
        }
        public T AddComponent<T>() where T : Component, new()
        {
            T made = new T();
            made.gameObject = this;
            made.name = name;
            components.Add(made);
            return made;
        }
        public T GetComponent<T>() where T : Component
        {
            foreach (Component one in components)
                if (one is T) return (T)one;
            return null;
        }
        public T[] GetComponentsInChildren<T>(bool inactive) where T : Component
        {
            List<T> found = new List<T>();
            Collect(this, found);
            return found.ToArray();
        }
        static void Collect<T>(GameObject from, List<T> found) where T : Component
        {
            foreach (Component one in from.components)
                if (one is T) found.Add((T)one);
            foreach (Transform child in from.transform.children) Collect(child.gameObject, found);
        }
        public static GameObject CreatePrimitive(PrimitiveType type)
        {
            GameObject made = new GameObject("Cube");
            made.AddComponent<MeshFilter>().sharedMesh = new Mesh { name = "Cube", triangles = 12 };
            made.AddComponent<MeshRenderer>().sharedMaterials = new Material[1];
            return made;
        }
    }

    public class TreePrototype { public GameObject prefab; }

    public struct TreeInstance
    {
        public Vector3 position;
        public float rotation, widthScale, heightScale;
        public Color32 color, lightmapColor;
        public int prototypeIndex;
    }

    public class TerrainData : Object
    {
        public Vector3 size;
        public TreePrototype[] treePrototypes = new TreePrototype[0];
        public TreeInstance[] treeInstances = new TreeInstance[0];
        public void SetTreeInstances(TreeInstance[] all, bool snapToHeightmap) { treeInstances = all; }
    }

    public class Terrain : Component { public TerrainData terrainData; }
    public static class Application { public static string dataPath; }
    public static class Debug { public static void LogWarning(string text) { Console.WriteLine("warning " + text); } }

    public static class JsonUtility
    {
        public static T FromJson<T>(string text) { return (T)Json.Into(typeof(T), new Json(text).Value()); }
    }

    // JSON as lists, dictionaries, doubles and texts.
    public class Json
    {
        readonly string text;
        int at;
        public Json(string text) { this.text = text; }

        char Next()
        {
            while (char.IsWhiteSpace(text[at])) ++at;
            return text[at];
        }

        public object Value()
        {
            char c = Next();
            if (c == '{')
            {
                Dictionary<string, object> members = new Dictionary<string, object>();
                ++at;
                while (Next() != '}')
                {
                    string key = Text();
                    Next();
                    ++at;
                    members[key] = Value();
                    if (Next() == ',') ++at;
                }
                ++at;
                return members;
            }
            if (c == '[')
            {
                List<object> list = new List<object>();
                ++at;
                while (Next() != ']')
                {
                    list.Add(Value());
                    if (Next() == ',') ++at;
                }
                ++at;
                return list;
            }
            if (c == '"') return Text();
            int from = at;
            while (at < text.Length && ",]} \n\r\t".IndexOf(text[at]) < 0) ++at;
            string word = text.Substring(from, at - from);
            if (word == "true") return true;
            if (word == "false") return false;
            return word == "null" ? null : (object)double.Parse(word, CultureInfo.InvariantCulture);
        }

        string Text()
        {
            StringBuilder made = new StringBuilder();
            Next();
            for (++at; text[at] != '"'; ++at)
            {
                if (text[at] != '\\') { made.Append(text[at]); continue; }
                char c = text[++at];
                if (c == 'u') { made.Append((char)Convert.ToInt32(text.Substring(at + 1, 4), 16)); at += 4; }
                else made.Append(c == 'n' ? '\n' : c == 't' ? '\t' : c);
            }
            ++at;
            return made.ToString();
        }

        public static object Into(Type type, object value)
        {
            if (value == null) return null;
            if (type == typeof(string)) return value;
            if (type.IsPrimitive) return Convert.ChangeType(value, type, CultureInfo.InvariantCulture);
            if (type.IsArray)
            {
                List<object> list = (List<object>)value;
                Array made = Array.CreateInstance(type.GetElementType(), list.Count);
                for (int i = 0; i < list.Count; ++i) made.SetValue(Into(type.GetElementType(), list[i]), i);
                return made;
            }
            object result = Activator.CreateInstance(type, true);
            foreach (KeyValuePair<string, object> one in (Dictionary<string, object>)value)
            {
                FieldInfo field = type.GetField(one.Key);
                if (field != null) field.SetValue(result, Into(field.FieldType, one.Value));
            }
            return result;
        }
    }
}

namespace UnityEditor
{
    [AttributeUsage(AttributeTargets.Method)]
    public class MenuItem : Attribute { public MenuItem(string path) { } }

    public static class Undo
    {
        public static void RegisterCreatedObjectUndo(UnityEngine.Object one, string name) { }
        public static void RegisterCompleteObjectUndo(UnityEngine.Object one, string name) { }
    }

    public static class Selection { public static GameObject activeGameObject; }

    public static class EditorUtility
    {
        public static string file, answer;
        public static string OpenFilePanel(string title, string folder, string extension) { return file; }
        public static bool DisplayDialog(string title, string text, string ok) { Console.WriteLine("dialog " + text); return true; }
        public static int DisplayDialogComplex(string title, string text, string ok, string cancel, string other)
        {
            Console.WriteLine("question " + text);
            return answer == ok ? 0 : answer == cancel ? 1 : answer == other ? 2 : -1;
        }
    }

    // The GLB files of the folder below Assets, as glTFast imports them: an object for each node.
    public static class AssetDatabase
    {
        static readonly Dictionary<GameObject, string> paths = new Dictionary<GameObject, string>();

        public static T LoadAssetAtPath<T>(string path) where T : GameObject
        {
            string file = Path.GetDirectoryName(Application.dataPath) + "/" + path;
            if (!File.Exists(file)) return null;
            byte[] bytes = File.ReadAllBytes(file);
            string json = Encoding.UTF8.GetString(bytes, 20, BitConverter.ToInt32(bytes, 12));
            Dictionary<string, object> gltf = (Dictionary<string, object>)new Json(json).Value();
            GameObject root = new GameObject(Path.GetFileNameWithoutExtension(path));
            List<object> meshes = (List<object>)gltf["meshes"], accessors = (List<object>)gltf["accessors"];
            foreach (Dictionary<string, object> node in (List<object>)gltf["nodes"])
            {
                Dictionary<string, object> from = (Dictionary<string, object>)meshes[Convert.ToInt32(node["mesh"])];
                Mesh mesh = new Mesh { name = (string)from["name"] };
                List<object> primitives = (List<object>)from["primitives"];
                foreach (Dictionary<string, object> primitive in primitives)
                    mesh.triangles += Convert.ToInt32(((Dictionary<string, object>)accessors[Convert.ToInt32(primitive["indices"])])["count"]) / 3;
                GameObject made = new GameObject((string)node["name"]);
                made.transform.SetParent(root.transform, false);
                root.transform.children[root.transform.children.Count - 1] = made.transform;
                made.AddComponent<MeshFilter>().sharedMesh = mesh;
                made.AddComponent<MeshRenderer>().sharedMaterials = new Material[primitives.Count];
            }
            paths[root] = path;
            return (T)root;
        }

        public static string GetAssetPath(GameObject one) { return paths.ContainsKey(one) ? paths[one] : ""; }
        public static void Keep(GameObject one, string path) { paths[one] = path; }
    }

    public static class PrefabUtility
    {
        public static readonly List<GameObject> saved = new List<GameObject>();
        public static readonly List<KeyValuePair<GameObject, GameObject>> placed = new List<KeyValuePair<GameObject, GameObject>>();

        public static GameObject SaveAsPrefabAsset(GameObject one, string path)
        {
            AssetDatabase.Keep(one, path);
            saved.Add(one);
            return one;
        }

        public static UnityEngine.Object InstantiatePrefab(UnityEngine.Object prefab, Transform parent)
        {
            GameObject made = new GameObject(prefab.name);
            made.transform.SetParent(parent, false);
            placed.Add(new KeyValuePair<GameObject, GameObject>((GameObject)prefab, made));
            return made;
        }
    }
}

public static class UnityStub
{
    static string Text(params float[] numbers)
    {
        string[] words = new string[numbers.Length];
        for (int i = 0; i < words.Length; ++i) words[i] = numbers[i].ToString("R", CultureInfo.InvariantCulture);
        return string.Join(" ", words);
    }

    public static int Main(string[] arguments)
    {
        string folder = Path.GetFullPath(arguments[0]);
        Application.dataPath = Path.GetDirectoryName(folder);
        EditorUtility.file = folder + "/objects.json";
        EditorUtility.answer = arguments[2];
        Terrain terrain = null;
        if (arguments[1] == "terrain")
        {
            GameObject holder = new GameObject("Terrain");
            terrain = holder.AddComponent<Terrain>();
            holder.transform.position = new Vector3(-1000f, -500f, -1000f);
            GameObject pine = new GameObject("pine");
            AssetDatabase.Keep(pine, "Assets/Others/pine.prefab");
            terrain.terrainData = new TerrainData
            {
                size = new Vector3(2000f, 4000f, 2000f),
                treePrototypes = new[] { new TreePrototype { prefab = pine } },
                treeInstances = new[] { new TreeInstance { rotation = 1f }, new TreeInstance { rotation = 2f } }
            };
            Selection.activeGameObject = holder;
        }
        // The second time Scarp's own trees are there.
        MethodInfo build = typeof(ScarpScene).GetMethod("Build", BindingFlags.NonPublic | BindingFlags.Static);
        for (int time = 0; time < (terrain ? 2 : 1); ++time)
        {
            PrefabUtility.saved.Clear();
            PrefabUtility.placed.Clear();
            build.Invoke(null, null);
        }
        foreach (GameObject prefab in PrefabUtility.saved)
        {
            LODGroup group = prefab.GetComponent<LODGroup>();
            Console.Write("prefab\t" + prefab.name + "\t" + (group ? group.lods.Length : 0) + "\t" + (group && group.bounded));
            foreach (LOD lod in group ? group.lods : new LOD[0])
                Console.Write("\t" + Text(lod.screenRelativeTransitionHeight) + "\t" +
                              lod.renderers[0].GetComponent<MeshFilter>().sharedMesh.triangles);
            Console.WriteLine();
        }
        if (terrain)
            foreach (TreeInstance tree in terrain.terrainData.treeInstances)
            {
                GameObject prefab = terrain.terrainData.treePrototypes[tree.prototypeIndex].prefab;
                float drawn = prefab.GetComponent<LODGroup>() ? tree.rotation : 0f;
                Vector3 p = tree.position, size = terrain.terrainData.size, corner = terrain.transform.position;
                Console.WriteLine("tree\t" + prefab.name + "\t" +
                                  Text(p.x * size.x + corner.x, p.y * size.y + corner.y, p.z * size.z + corner.z, drawn, tree.widthScale));
            }
        foreach (KeyValuePair<GameObject, GameObject> one in PrefabUtility.placed)
        {
            Transform t = one.Value.transform;
            Console.WriteLine("placed\t" + one.Key.name + "\t" +
                              Text(t.localPosition.x, t.localPosition.y, t.localPosition.z, t.localRotation.x, t.localRotation.y,
                                   t.localRotation.z, t.localRotation.w, t.localScale.x));
        }
        return 0;
    }
}
