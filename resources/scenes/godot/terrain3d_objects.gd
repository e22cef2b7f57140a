@tool
extends EditorScript
# Written by Scarp. Open a scene with a Terrain3D node, then run this file (File > Run in the script editor). It gives
# the objects of scene.tscn beside it to Terrain3D's instancer, behind the mesh assets that there are.

# Where the middle of the ground lies in your scene.
const MIDDLE := Vector3.ZERO


func _run() -> void:
	var folder: String = get_script().resource_path.get_base_dir()
	var found := get_scene().find_children("*", "Terrain3D", true, false)
	if found.is_empty():
		push_error("Scarp: the open scene has no Terrain3D node")
		return
	var terrain = found[0]
	var objects: Node = load(folder.path_join("scene.tscn")).instantiate()
	for child in objects.get_children():
		if not child is MultiMeshInstance3D:
			continue
		var id: int = terrain.assets.get_mesh_count()
		var asset = ClassDB.instantiate("Terrain3DMeshAsset")
		asset.name = child.get_meta("asset")
		asset.scene_file = load(folder.path_join(child.get_meta("model")))
		terrain.assets.set_mesh_asset(id, asset)
		var transforms: Array[Transform3D] = []
		for i in child.multimesh.instance_count:
			var at: Transform3D = child.multimesh.get_instance_transform(i)
			transforms.append(Transform3D(at.basis, at.origin + MIDDLE))
		terrain.instancer.add_transforms(id, transforms, PackedColorArray())
	objects.free()
