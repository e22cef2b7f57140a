# The part of Unreal's Python API that scene.py uses, so that it runs without Unreal:
#   python3 unreal_stub.py FOLDER
# runs the script of a scene's folder and prints what it made, as JSON. A file becomes a static mesh whose material slots
# are those of its first mesh.
import json
import os
import runpy
import struct
import sys
import types
from types import SimpleNamespace

stub = types.ModuleType("unreal")
assets, made = {}, {"meshes": {}, "components": []}


class StaticMesh:
    def __init__(self, path, gltf):
        self.path = path
        primitives = gltf["meshes"][0]["primitives"]
        self.static_materials = [
            SimpleNamespace(material_slot_name=gltf["materials"][p["material"]]["name"],
                            material_interface=f"{path}:{p['material']}") for p in primitives]
        self.lods = [sum(gltf["accessors"][p["indices"]]["count"] // 3 for p in primitives)]
        self.meshes = len(gltf["meshes"])
        self.images = len(gltf.get("images", []))
        self.screen_sizes, self.saved, self.same_slots = [], False, []
        places = [gltf["accessors"][p["attributes"]["POSITION"]] for p in primitives]
        low = [min(p["min"][i] for p in places) for i in range(3)]
        high = [max(p["max"][i] for p in places) for i in range(3)]
        half = [(b - a) / 2 for a, b in zip(low, high)]
        self.bounds = SimpleNamespace(box_extent=SimpleNamespace(x=half[0], y=half[1], z=half[2]),
                                      sphere_radius=sum(h * h for h in half) ** 0.5)

    def get_material_index(self, name):
        names = [slot.material_slot_name for slot in self.static_materials]
        return names.index(name) if name in names else -1

    def get_material(self, index):
        return self.static_materials[index].material_interface

    def set_material(self, index, material):
        self.static_materials[index].material_interface = material

    def get_bounds(self):
        return self.bounds

    def get_path_name(self):
        return self.path + ".mesh"


class Editor:
    def set_lod_from_static_mesh(self, mesh, number, source, level, reuse):
        mesh.lods.append(source.lods[level])
        known = [slot.material_interface for slot in mesh.static_materials]
        mesh.same_slots.append(reuse and all(s.material_interface in known for s in source.static_materials))
        return len(mesh.lods) - 1

    def set_lod_screen_sizes(self, mesh, sizes):
        mesh.screen_sizes = sizes
        return True

    def spawn_actor_from_object(self, mesh, place):
        return SimpleNamespace(set_actor_label=lambda label: None)

    spawn_actor_from_class = spawn_actor_from_object

    def k2_gather_subobject_data_for_instance(self, actor):
        return [actor]

    def add_new_subobject(self, parameters):
        return SimpleNamespace(), SimpleNamespace(is_empty=lambda: True)

    def rename_subobject(self, handle, text):
        handle.name = text

    def k2_find_subobject_data_from_handle(self, handle):
        return handle


def component_of(handle):
    entry = {"name": handle.name, "instances": 0, "colours": 0}
    made["components"].append(entry)

    def add_instances(places, indices):
        entry["instances"] = len(places)

    def set_custom_data_value(index, number, value):
        entry["colours"] += 1

    return SimpleNamespace(set_static_mesh=lambda mesh: entry.update(mesh=mesh.path), add_instances=add_instances,
                           set_editor_property=lambda key, value: None, set_custom_data_value=set_custom_data_value)


def import_task(task):
    with open(task.filename, "rb") as file:
        data = file.read()
    gltf = json.loads(data[20:20 + struct.unpack_from("<I", data, 12)[0]])
    path = task.destination_path + "/mesh"
    assets[path] = StaticMesh(path, gltf)


def delete_directory(path):
    for name in [name for name in assets if name.startswith(path + "/")]:
        del assets[name]


stub.StaticMesh = StaticMesh
stub.AssetImportTask = SimpleNamespace
stub.Vector = stub.Transform = lambda *numbers: numbers
stub.Rotator = lambda **numbers: numbers
stub.Text = str
stub.Actor = stub.EditorActorSubsystem = stub.StaticMeshEditorSubsystem = stub.SubobjectDataSubsystem = object()
stub.HierarchicalInstancedStaticMeshComponent = object()
stub.AddNewSubobjectParams = SimpleNamespace
stub.AssetToolsHelpers = SimpleNamespace(get_asset_tools=lambda: SimpleNamespace(
    import_asset_tasks=lambda tasks: [import_task(task) for task in tasks]))
stub.EditorAssetLibrary = SimpleNamespace(
    list_assets=lambda path, recursive: [name for name in assets if name.startswith(path + "/")],
    load_asset=assets.get, delete_directory=delete_directory,
    save_loaded_asset=lambda mesh: setattr(mesh, "saved", True))
stub.get_editor_subsystem = stub.get_engine_subsystem = lambda kind: Editor()
stub.SubobjectDataBlueprintFunctionLibrary = SimpleNamespace(get_object=component_of)
sys.modules["unreal"] = stub
runpy.run_path(os.path.join(sys.argv[1], "scene.py"))
for path, mesh in assets.items():
    made["meshes"][path] = {"lods": mesh.lods, "screenSizes": mesh.screen_sizes, "saved": mesh.saved,
                            "sameSlots": mesh.same_slots, "meshes": mesh.meshes, "images": mesh.images}
print(json.dumps(made))
