@tool
extends Node3D
# Written by Scarp. Gives each MultiMesh of the scene the mesh of its model, which Godot imports from a GLB file. A node
# with "ranges" gets a child for each coarser level of detail, with visibility ranges; the children are not saved.


func _ready() -> void:
	var folder: String = get_script().resource_path.get_base_dir()
	for child in get_children():
		if child is MultiMeshInstance3D and child.has_meta("model"):
			var model: PackedScene = load(folder.path_join(child.get_meta("model")))
			if model:
				set_levels(child, levels_of(model), child.get_meta("ranges", PackedFloat32Array()))


static func set_levels(node: MultiMeshInstance3D, meshes: Array[Mesh], ranges: PackedFloat32Array) -> void:
	if meshes.is_empty():
		return
	if node.multimesh.mesh == null:
		node.multimesh.mesh = shown(meshes[0], node)
	var last := mini(ranges.size(), meshes.size() - 1)
	for level in range(1, last + 1):
		var coarser := MultiMeshInstance3D.new()
		coarser.multimesh = node.multimesh.duplicate()
		coarser.multimesh.mesh = shown(meshes[level], node)
		coarser.visibility_range_begin = ranges[level - 1]
		coarser.visibility_range_end = ranges[level] if level < last else 0.0
		node.add_child(coarser, false, Node.INTERNAL_MODE_BACK)
	if last > 0:
		node.visibility_range_end = ranges[0]


static func shown(mesh: Mesh, node: MultiMeshInstance3D) -> Mesh:
	return tinted(mesh) if node.multimesh.use_colors else mesh


## The meshes of a model, the finest first: nodes whose names end in _LOD0, _LOD1 ..., or the only one.
static func levels_of(model: PackedScene) -> Array[Mesh]:
	var root := model.instantiate()
	var nodes: Array[Node] = root.find_children("*", "MeshInstance3D", true, false)
	if root is MeshInstance3D:
		nodes.push_front(root)
	nodes.sort_custom(func(a, b): return level_of(a) < level_of(b))
	var meshes: Array[Mesh] = []
	for node in nodes:
		meshes.append(node.mesh)
	root.free()
	return meshes


static func level_of(node: Node) -> int:
	var parts := String(node.name).rsplit("_LOD", true, 1)
	return int(parts[1]) if parts.size() == 2 else 0


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
