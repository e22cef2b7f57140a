@tool
extends Node3D
# Written by Scarp. Gives each MultiMesh of the scene the mesh of its model, which Godot imports from a GLB file.


func _ready() -> void:
	var folder: String = get_script().resource_path.get_base_dir()
	for child in get_children():
		if child is MultiMeshInstance3D and child.has_meta("model") and child.multimesh.mesh == null:
			var model: PackedScene = load(folder.path_join(child.get_meta("model")))
			if model:
				var mesh := mesh_of(model)
				child.multimesh.mesh = tinted(mesh) if child.multimesh.use_colors else mesh


static func mesh_of(model: PackedScene) -> Mesh:
	var root := model.instantiate()
	var found := root.find_children("*", "MeshInstance3D", true, false)
	var mesh: Mesh = root.mesh if root is MeshInstance3D else (found[0].mesh if found else null)
	root.free()
	return mesh


## A mesh whose colours are multiplied by those of the instances.
static func tinted(mesh: Mesh) -> Mesh:
	var own: Mesh = mesh.duplicate()
	for surface in own.get_surface_count():
		var material := own.surface_get_material(surface)
		if material is BaseMaterial3D:
			material = material.duplicate()
			material.vertex_color_use_as_albedo = true
			own.surface_set_material(surface, material)
	return own
