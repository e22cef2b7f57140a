#include <nlohmann/json.hpp>

#include "core/materialio/ExportJob.h"

namespace scarp {

namespace {

using nlohmann::ordered_json;

/// Adds up colour times mask: the masks' sum is 1, so nothing has to be normalised.
constexpr const char* kScript = R"(# Written by Scarp. In Blender: Scripting > Open > this file > Run.
# Makes a material of masks and colours and gives it to the active object, a plane seen from above with
# north up and its UV map over all of it.
import os

import bpy

COLUMNS, ROWS = @SIZE@
# Name, mask, colour (sRGB), metres that a texture covers.
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
    # A pixel's middle lies on the sample that it is of; the outer samples on the plane's border.
    place = nodes.new("ShaderNodeMapping")
    place.inputs["Location"].default_value = (0.5 / COLUMNS, 0.5 / ROWS, 0.0)
    place.inputs["Scale"].default_value = ((COLUMNS - 1) / COLUMNS, (ROWS - 1) / ROWS, 1.0)
    links.new(nodes.new("ShaderNodeTexCoord").outputs["UV"], place.inputs["Vector"])
    colour = None
    for i, (name, file, rgb, size) in enumerate(LAYERS):
        mask = nodes.new("ShaderNodeTexImage")
        mask.image = bpy.data.images.load(os.path.join(folder, file), check_existing=True)
        mask.image.colorspace_settings.name = "Non-Color"
        mask.extension = "EXTEND"
        mask.label = name
        links.new(place.outputs["Vector"], mask.inputs["Vector"])
        own = nodes.new("ShaderNodeRGB")
        own.outputs[0].default_value = [linear(c) for c in rgb] + [1.0]
        own.label = name
        node, factor, a, b, result = add_node(nodes)
        links.new(mask.outputs["Color"], factor)
        links.new(own.outputs[0], b)
        if colour:
            links.new(colour, a)
        else:
            a.default_value = (0.0, 0.0, 0.0, 1.0)
        colour = result
        for n, x in ((mask, -900), (own, -600), (node, -300)):
            n.location = (x, 300 - 300 * i)
    links.new(colour, shader.inputs["Base Color"])
    shader.inputs["Roughness"].default_value = 1.0
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

Result<void> writeBlender(const ExportJob& job, ExportSet& set, MaterialExportReport&) {
  if (auto written = writeGreyMasks(job, set); !written) return written;
  std::string layers = "[\n";
  for (const ExportLayer& layer : job.layers) {
    // What JSON gives for these is Python too.
    const ordered_json line = ordered_json::array(
        {layer.material.name, layer.file + ".png", layer.material.colour, layer.material.size});
    layers += "    " + line.dump(-1, ' ', true, ordered_json::error_handler_t::replace) + ",\n";
  }
  std::string script = kScript;
  replace(script, "@SIZE@", std::to_string(job.columns()) + ", " + std::to_string(job.rows()));
  replace(script, "@LAYERS@", layers + "]");
  return set.text("material.py", script, "script that builds the material");
}

}  // namespace scarp
