
#include "core/base/Json.h"
#include "core/materialio/ExportJob.h"

namespace scarp {

namespace {

/// Adds up colour times mask: the masks' sum is 1, so nothing has to be normalised.
constexpr const char* kBlenderScript = R"(# Written by Scarp. In Blender: Scripting > Open > this file > Run.
# Makes a material of masks and colours and gives it to the active object, a plane seen from above with
# north up and its UV map over all of it.
import os

import bpy

COLUMNS, ROWS = @SIZE@
# Metres from side to side.
WIDTH, DEPTH = @GROUND@
# Name, mask, colour (sRGB), metres that a texture covers, pictures.
LAYERS = @LAYERS@


def linear(c):
    c /= 255.0
    return c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4


def add_node(nodes):
    """Result = A + factor * B: the node and its sockets."""
    try:
        node = nodes.new("ShaderNodeMix")
    except RuntimeError:  # before Blender 3.4
        node = nodes.new("ShaderNodeMixRGB")
        node.blend_type = "ADD"
        return node, node.inputs[0], node.inputs[1], node.inputs[2], node.outputs[0]
    node.data_type = "RGBA"
    node.blend_type = "ADD"
    node.clamp_factor = True
    return node, node.inputs[0], node.inputs[6], node.inputs[7], node.outputs[2]


def build(folder):
    material = bpy.data.materials.new("Scarp ground")
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    shader = next(n for n in nodes if n.type == "BSDF_PRINCIPLED")
    uv = nodes.new("ShaderNodeTexCoord").outputs["UV"]
    # A pixel's middle lies on the sample that it is of; the outer samples on the plane's border.
    place = nodes.new("ShaderNodeMapping")
    place.inputs["Location"].default_value = (0.5 / COLUMNS, 0.5 / ROWS, 0.0)
    place.inputs["Scale"].default_value = ((COLUMNS - 1) / COLUMNS, (ROWS - 1) / ROWS, 1.0)
    links.new(uv, place.inputs["Vector"])

    def picture(pictures, kind, tiles, non_color):
        """The socket of a picture, its upper side to the north; None where there is none."""
        if kind not in pictures:
            return None
        node = nodes.new("ShaderNodeTexImage")
        node.image = bpy.data.images.load(os.path.join(folder, pictures[kind]), check_existing=True)
        if non_color:
            node.image.colorspace_settings.name = "Non-Color"
        node.label = kind
        links.new(tiles.outputs["Vector"], node.inputs["Vector"])
        return node.outputs["Color"]

    def constant(rgba):
        node = nodes.new("ShaderNodeRGB")
        node.outputs[0].default_value = rgba
        return node.outputs[0]

    sums = {}

    def add(what, factor, socket, x, y):
        """The layer's share of a sum over all layers."""
        node, by, a, b, result = add_node(nodes)
        links.new(factor, by)
        links.new(socket, b)
        if what in sums:
            links.new(sums[what], a)
        else:
            a.default_value = (0.0, 0.0, 0.0, 1.0)
        sums[what] = result
        node.location = (x, y)

    # What no layer has a picture of needs no nodes.
    kinds = {kind for layer in LAYERS for kind in layer[4]}
    for i, (name, file, rgb, size, pictures) in enumerate(LAYERS):
        tiles = nodes.new("ShaderNodeMapping")
        tiles.inputs["Scale"].default_value = (WIDTH / size, DEPTH / size, 1.0)
        links.new(uv, tiles.inputs["Vector"])
        mask = nodes.new("ShaderNodeTexImage")
        mask.image = bpy.data.images.load(os.path.join(folder, file), check_existing=True)
        mask.image.colorspace_settings.name = "Non-Color"
        mask.extension = "EXTEND"
        mask.label = name
        links.new(place.outputs["Vector"], mask.inputs["Vector"])
        y = 300 - 300 * i
        mask.location = (-900, y)
        share = mask.outputs["Color"]
        own = picture(pictures, "albedo", tiles, False) or constant([linear(c) for c in rgb] + [1.0])
        add("colour", share, own, -300, y)
        if "roughness" in kinds:
            rough = picture(pictures, "roughness", tiles, True) or constant((0.9, 0.9, 0.9, 1.0))
            add("roughness", share, rough, -100, y)
        if "normal" in kinds:
            normal = picture(pictures, "normal", tiles, True) or constant((0.5, 0.5, 1.0, 1.0))
            add("normal", share, normal, 100, y)
    links.new(sums["colour"], shader.inputs["Base Color"])
    shader.inputs["Roughness"].default_value = 1.0
    if "roughness" in sums:
        links.new(sums["roughness"], shader.inputs["Roughness"])
    if "normal" in sums:
        bump = nodes.new("ShaderNodeNormalMap")
        links.new(sums["normal"], bump.inputs["Color"])
        links.new(bump.outputs["Normal"], shader.inputs["Normal"])
    return material


FOLDER = os.path.dirname(os.path.abspath(
    bpy.context.space_data.text.filepath if getattr(bpy.context.space_data, "text", None) else __file__))
MATERIAL = build(FOLDER)
if bpy.context.object and bpy.context.object.type == "MESH":
    bpy.context.object.data.materials.clear()
    bpy.context.object.data.materials.append(MATERIAL)
)";

void replace(std::string& text, const std::string& mark, const std::string& by) {
  text.replace(text.find(mark), mark.size(), by);
}

}  // namespace

Result<void> writeBlender(const ExportJob& job, ExportSet& set, MaterialExportReport&, const Progress&) {
  if (auto written = writeGreyMasks(job, set); !written) return written;
  std::string layers = "[\n";
  for (const ExportLayer& layer : job.layers) {
    // What JSON gives for these is Python too.
    const auto index = static_cast<std::size_t>(&layer - job.layers.data());
    const Json line =
        Json::array({layer.material.name, layer.file + ".png", layer.material.colour,
                             layer.material.size, picturesJson(job, index)});
    layers += "    " + line.dump({.replace = true, .ascii = true}) + ",\n";
  }
  std::string script = kBlenderScript;
  replace(script, "@SIZE@", std::to_string(job.columns()) + ", " + std::to_string(job.rows()));
  const GridFrame& frame = job.terrain.frame;
  replace(script, "@GROUND@",
          Json((frame.columns - 1) * frame.dx).dump() + ", " +
              Json((frame.rows - 1) * frame.dy).dump());
  replace(script, "@LAYERS@", layers + "]");
  return set.text("material.py", script, Message("script that builds the material"));
}

}  // namespace scarp
