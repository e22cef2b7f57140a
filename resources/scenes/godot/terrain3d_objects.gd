@tool
extends EditorScript
# Written by Scarp. Open a scene with a Terrain3D node, then run this file (File > Run in the script editor). It adds the
# objects of scene.tscn to the instancer of Terrain3D, as new mesh assets after the existing ones. The colours of single
# objects are the colours of the instances.

# Position of the middle of the terrain in your scene.
const MIDDLE := Vector3.ZERO
const Scene := preload("scene.gd")


func _run() -> void:
	var folder: String = get_script().resource_path.get_base_dir()
	var found := get_scene().find_children("*", "Terrain3D", true, false)
	if found.is_empty():
		push_error("Scarp: the open scene has no Terrain3D node")
		return
	var terrain = found[0]
	var objects: Node = load(folder.path_join("scene.tscn")).instantiate()
	var nodes_of := {}
	for child in objects.get_children():
		if child is MultiMeshInstance3D and child.has_meta("model"):
			var model: String = child.get_meta("model")
			if not nodes_of.has(model):
				nodes_of[model] = []
			nodes_of[model].append(child)
	for model in nodes_of:
		add_model(terrain, folder, model, nodes_of[model])
	objects.free()


## Adds a mesh asset and its instances. `nodes`: the MultiMeshInstance3D nodes of the model.
static func add_model(terrain, folder: String, model: String, nodes: Array) -> void:
	var transforms: Array[Transform3D] = []
	var colours := PackedColorArray()
	var coloured := nodes.any(func(node): return node.multimesh.use_colors)
	for node in nodes:
		var all: MultiMesh = node.multimesh
		for i in all.instance_count:
			var at := all.get_instance_transform(i)
			transforms.append(Transform3D(at.basis, at.origin + MIDDLE))
			if coloured:
				colours.append(all.get_instance_color(i) if all.use_colors else Color.WHITE)
	var id: int = terrain.assets.get_mesh_count()
	var asset = ClassDB.instantiate("Terrain3DMeshAsset")
	asset.scene_file = coloured_scene(folder, model) if coloured else load(folder.path_join(model))
	asset.name = nodes[0].get_meta("asset")
	terrain.assets.set_mesh_asset(id, asset)
	terrain.instancer.add_transforms(id, transforms, colours)


## The scene of a model with materials that multiply by the colours of instances. It is saved beside the model.
static func coloured_scene(folder: String, model: String) -> PackedScene:
	var root: Node = load(folder.path_join(model)).instantiate()
	for part in [root] + root.find_children("*", "MeshInstance3D", true, false):
		if part is MeshInstance3D:
			part.mesh = Scene.tinted(part.mesh)
	root.scene_file_path = ""
	var scene := PackedScene.new()
	scene.pack(root)
	root.free()
	var path := folder.path_join(model.get_basename() + "-coloured.scn")
	ResourceSaver.save(scene, path)
	return load(path)
