# Written by Scarp. In Blender: Scripting > Open > this file > Run; or blender -P scene.py.
# Brings in the ground, the models and the objects that stand on it: metres, x east, y north, z up, the middle of the
# terrain at the origin. Up to AS_OBJECTS of a model are objects of their own, which share its mesh; more are instances
# on the points of one mesh, by geometry nodes. Coarser levels of detail are in collections "LOD 1", "LOD 2" ... below
# "Models".
import csv
import json
import os
import re

import bpy
import numpy
from mathutils import Matrix, Quaternion, Vector

# Blender 3.4's glTF reader asks for a name that later versions of numpy do not have.
if "bool" not in vars(numpy):
    numpy.bool = bool

AS_OBJECTS = 5000
FOLDER = os.path.dirname(os.path.abspath(
    bpy.context.space_data.text.filepath if getattr(bpy.context.space_data, "text", None) else __file__))


def collection(name, parent):
    made = bpy.data.collections.new(name)
    parent.children.link(made)
    return made


def level_of(name):
    """The number at the end of a name like "oak_LOD2"; 0 of others. Blender may add ".001"."""
    found = re.search(r"_LOD(\d+)(\.\d{3})?$", name)
    return int(found[1]) if found else 0


def load(file, into):
    """The mesh object of a GLB file, in a collection. Its coarser levels of detail go into others below."""
    before = set(bpy.data.objects)
    bpy.ops.import_scene.gltf(filepath=os.path.join(FOLDER, file))
    found = None
    for made in [o for o in bpy.data.objects if o not in before]:
        for old in list(made.users_collection):
            old.objects.unlink(made)
        level = level_of(made.name) if made.type == "MESH" else 0
        target = into
        if level > 0:
            name = f"LOD {level}"
            target = into.children.get(name) or collection(name, into)
        target.objects.link(made)
        if made.type == "MESH" and level == 0:
            found = made
    return found


def rows_by_asset():
    rows = {}
    with open(os.path.join(FOLDER, "objects.csv"), encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            rows.setdefault(row["asset"], []).append(row)
    return rows


def numbers(row, *names):
    return [float(row[name]) for name in names]


def linear(tint):
    """A colour like #c0d0ff as Blender has it; white where there is none."""
    shares = [int(tint[i:i + 2], 16) / 255 for i in (1, 3, 5)] if tint else [1.0] * 3
    return [s / 12.92 if s <= 0.04045 else ((s + 0.055) / 1.055) ** 2.4 for s in shares]


def multiply_by_tint(mesh):
    """Has the materials multiply their colour by what each object or instance has as "tint"."""
    for material in mesh.materials:
        nodes, links = material.node_tree.nodes, material.node_tree.links
        surface = next((n for n in nodes if n.type == "BSDF_PRINCIPLED"), None)
        if surface is None:
            continue
        colour, tint, product = surface.inputs["Base Color"], nodes.new("ShaderNodeAttribute"), nodes.new("ShaderNodeMixRGB")
        tint.attribute_type, tint.attribute_name = "INSTANCER", "tint"
        product.blend_type = "MULTIPLY"
        product.inputs["Fac"].default_value = 1.0
        if colour.links:
            links.new(colour.links[0].from_socket, product.inputs["Color1"])
        else:
            product.inputs["Color1"].default_value = colour.default_value
        links.new(tint.outputs["Color"], product.inputs["Color2"])
        links.new(product.outputs["Color"], colour)


def as_objects(name, mesh, rows, into, tinted):
    for row in rows:
        made = bpy.data.objects.new(f"{name} {row['id']}", mesh)
        made.matrix_world = Matrix.LocRotScale(Vector(numbers(row, "x", "y", "z")),
                                               Quaternion(numbers(row, "qw", "qx", "qy", "qz")),
                                               Vector(numbers(row, "sx", "sy", "sz")))
        if tinted:
            made["tint"] = linear(row["tint"])
        into.objects.link(made)


def instancing_nodes(name, model):
    """Geometry nodes that put a model on each point, by the attributes "turn" (Euler angles) and "size"."""
    group = bpy.data.node_groups.new(name, "GeometryNodeTree")
    if hasattr(group, "interface"):  # from Blender 4.0 on
        group.interface.new_socket("Geometry", in_out="INPUT", socket_type="NodeSocketGeometry")
        group.interface.new_socket("Geometry", in_out="OUTPUT", socket_type="NodeSocketGeometry")
    else:
        group.inputs.new("NodeSocketGeometry", "Geometry")
        group.outputs.new("NodeSocketGeometry", "Geometry")
    nodes, links = group.nodes, group.links
    points, result = nodes.new("NodeGroupInput"), nodes.new("NodeGroupOutput")
    instances, source = nodes.new("GeometryNodeInstanceOnPoints"), nodes.new("GeometryNodeObjectInfo")
    source.inputs["Object"].default_value = model
    links.new(points.outputs[0], instances.inputs["Points"])
    links.new(source.outputs["Geometry"], instances.inputs["Instance"])
    for attribute, socket in (("turn", "Rotation"), ("size", "Scale")):
        node = nodes.new("GeometryNodeInputNamedAttribute")
        node.data_type = "FLOAT_VECTOR"
        node.inputs["Name"].default_value = attribute
        links.new(next(o for o in node.outputs if o.enabled), instances.inputs[socket])
    links.new(instances.outputs[0], result.inputs[0])
    return group


def as_points(name, model, rows, into, tinted):
    mesh = bpy.data.meshes.new(name)
    mesh.vertices.add(len(rows))
    mesh.vertices.foreach_set("co", [n for row in rows for n in numbers(row, "x", "y", "z")])
    turns = [n for row in rows for n in Quaternion(numbers(row, "qw", "qx", "qy", "qz")).to_euler("XYZ")]
    mesh.attributes.new("turn", "FLOAT_VECTOR", "POINT").data.foreach_set("vector", turns)
    sizes = [n for row in rows for n in numbers(row, "sx", "sy", "sz")]
    mesh.attributes.new("size", "FLOAT_VECTOR", "POINT").data.foreach_set("vector", sizes)
    if tinted:
        colours = [n for row in rows for n in linear(row["tint"]) + [1.0]]
        mesh.attributes.new("tint", "FLOAT_COLOR", "POINT").data.foreach_set("color", colours)
    made = bpy.data.objects.new(name, mesh)
    made.modifiers.new("Instances", "NODES").node_group = instancing_nodes(name, model)
    into.objects.link(made)


def build():
    with open(os.path.join(FOLDER, "scene.json"), encoding="utf-8") as file:
        scene = json.load(file)
    top = collection("Scarp", bpy.context.scene.collection)
    if scene["terrain"]:
        load(scene["terrain"], top)
    models = collection("Models", top)
    rows = rows_by_asset()
    for entry in scene["models"]:
        name, model = entry["name"], load(entry["file"], models)
        # As the table writes a name that a spreadsheet would take for a formula.
        found = rows.get(name) or rows.get("'" + name, [])
        tinted = any(row["tint"] for row in found)
        if tinted:
            multiply_by_tint(model.data)
        if len(found) <= AS_OBJECTS:
            as_objects(name, model.data, found, collection(name, top), tinted)
        else:
            as_points(name, model, found, top, tinted)
    # The models themselves stand at the origin: they are there for what shows them.
    for layer in bpy.context.view_layer.layer_collection.children[top.name].children:
        layer.exclude = layer.collection == models


build()
