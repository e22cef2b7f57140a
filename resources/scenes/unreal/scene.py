# Written by Scarp. In Unreal, with the Python Editor Script Plugin: Tools > Execute Python Script... > this file.
# Imports the models and the ground, and makes an actor with an instanced static mesh component for each model. Levels of
# detail, files whose names end in _LOD1, _LOD2 ..., become LODs of the static meshes. Places are centimetres from the
# middle of the terrain: x east, y south, z up.
import csv
import json
import os

import unreal

FOLDER = os.path.dirname(os.path.abspath(__file__))
TARGET = "/Game/Scarp"


def imported(file):
    """The static mesh of a GLB file."""
    task = unreal.AssetImportTask()
    task.filename = os.path.join(FOLDER, file)
    task.destination_path = TARGET + "/" + os.path.splitext(file)[0].replace("-", "_")
    task.automated = task.save = task.replace_existing = True
    unreal.AssetToolsHelpers.get_asset_tools().import_asset_tasks([task])
    for path in unreal.EditorAssetLibrary.list_assets(task.destination_path, recursive=True):
        asset = unreal.EditorAssetLibrary.load_asset(path)
        if isinstance(asset, unreal.StaticMesh):
            return asset
    raise RuntimeError(f"{file}: no static mesh was imported")


def with_levels(levels):
    """The static mesh of a model with its levels of detail, the finest first, as scene.json has them."""
    mesh = imported(levels[0]["file"])
    editor = unreal.get_editor_subsystem(unreal.StaticMeshEditorSubsystem)
    for number, level in enumerate(levels[1:], 1):
        coarser = imported(level["file"])
        # Unreal uses the slots of the finest level for sections with the same material.
        for slot, material in enumerate(coarser.static_materials):
            index = mesh.get_material_index(material.material_slot_name)
            if index >= 0:
                coarser.set_material(slot, mesh.get_material(index))
        if editor.set_lod_from_static_mesh(mesh, number, coarser, 0, True) != number:
            raise RuntimeError(f"{level['file']}: the level of detail was not set")
        unreal.EditorAssetLibrary.delete_directory(coarser.get_path_name().rsplit("/", 1)[0])
    if len(levels) > 1:
        # Unreal compares the diameter of the bounding sphere, Scarp the longest side of the box.
        bounds = mesh.get_bounds()
        extent = bounds.box_extent
        longer = bounds.sphere_radius / max(extent.x, extent.y, extent.z)
        editor.set_lod_screen_sizes(mesh, [1.0] + [longer * level["coverage"] for level in levels[:-1]])
        unreal.EditorAssetLibrary.save_loaded_asset(mesh)
    return mesh


def transforms():
    """By models' files."""
    found = {}
    with open(os.path.join(FOLDER, "objects.csv"), encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            number = {key: float(row[key]) for key in ("X", "Y", "Z", "Roll", "Pitch", "Yaw", "Scale")}
            size = number["Scale"]
            places, tints = found.setdefault(row["Model"], ([], []))
            places.append(unreal.Transform(
                unreal.Vector(number["X"], number["Y"], number["Z"]),
                unreal.Rotator(roll=number["Roll"], pitch=number["Pitch"], yaw=number["Yaw"]),
                unreal.Vector(size, size, size)))
            tints.append(row["Tint"])
    return found


def linear(tint):
    """The three numbers of a colour like #c0d0ff, which multiplies the colours of the model."""
    shares = [int(tint[i:i + 2], 16) / 255 for i in (1, 3, 5)] if tint else [1.0] * 3
    return [s / 12.92 if s <= 0.04045 else ((s + 0.055) / 1.055) ** 2.4 for s in shares]


def add_component(actor, name, mesh, places, tints):
    subobjects = unreal.get_engine_subsystem(unreal.SubobjectDataSubsystem)
    root = subobjects.k2_gather_subobject_data_for_instance(actor)[0]
    handle, reason = subobjects.add_new_subobject(unreal.AddNewSubobjectParams(
        parent_handle=root, new_class=unreal.HierarchicalInstancedStaticMeshComponent))
    if not reason.is_empty():
        raise RuntimeError(str(reason))
    subobjects.rename_subobject(handle, unreal.Text(name))
    data = subobjects.k2_find_subobject_data_from_handle(handle)
    component = unreal.SubobjectDataBlueprintFunctionLibrary.get_object(data)
    component.set_static_mesh(mesh)
    component.add_instances(places, False)
    if any(tints):
        # For the material to multiply by: PerInstanceCustomData 0, 1 and 2.
        component.set_editor_property("num_custom_data_floats", 3)
        for i, tint in enumerate(tints):
            for k, share in enumerate(linear(tint)):
                component.set_custom_data_value(i, k, share)


def build():
    with open(os.path.join(FOLDER, "scene.json"), encoding="utf-8") as file:
        scene = json.load(file)
    actors = unreal.get_editor_subsystem(unreal.EditorActorSubsystem)
    if scene["terrain"]:
        ground = actors.spawn_actor_from_object(imported(scene["terrain"]), unreal.Vector(0, 0, 0))
        ground.set_actor_label("Scarp terrain")
    objects = actors.spawn_actor_from_class(unreal.Actor, unreal.Vector(0, 0, 0))
    objects.set_actor_label("Scarp objects")
    places = transforms()
    for model in scene["models"]:
        add_component(objects, model["name"], with_levels(model["levels"]), *places.get(model["file"], ([], [])))


build()
