# Written by Scarp. In Unreal, with the Python Editor Script Plugin: Tools > Execute Python Script... > this file.
# Makes an actor with a spline component for each line. Places are centimetres from the middle of the terrain: x east,
# y south, z up. A spline is a curve by its points' tangents, three times the way from a point to its handle.
import json
import os

import unreal

FOLDER = os.path.dirname(os.path.abspath(__file__))
SPACE = unreal.SplineCoordinateSpace.LOCAL


def add_spline(actor):
    subobjects = unreal.get_engine_subsystem(unreal.SubobjectDataSubsystem)
    root = subobjects.k2_gather_subobject_data_for_instance(actor)[0]
    handle, reason = subobjects.add_new_subobject(unreal.AddNewSubobjectParams(
        parent_handle=root, new_class=unreal.SplineComponent))
    if not reason.is_empty():
        raise RuntimeError(str(reason))
    data = subobjects.k2_find_subobject_data_from_handle(handle)
    return unreal.SubobjectDataBlueprintFunctionLibrary.get_object(data)


def build():
    with open(os.path.join(FOLDER, "lines.json"), encoding="utf-8") as file:
        lines = json.load(file)["lines"]
    actors = unreal.get_editor_subsystem(unreal.EditorActorSubsystem)
    for line in lines:
        knots = [[unreal.Vector(*line["knots"][i + k:i + k + 3]) for k in (0, 3, 6)]
                 for i in range(0, len(line["knots"]), 9)]
        origin = knots[0][0]
        actor = actors.spawn_actor_from_class(unreal.Actor, origin)
        actor.set_actor_label(line["name"])
        actor.set_folder_path("Scarp lines/" + line["kind"])
        spline = add_spline(actor)
        actor.set_actor_location(origin, False, False)
        spline.clear_spline_points(False)
        for place, _, _ in knots:
            spline.add_spline_point(place - origin, SPACE, False)
        for i, (_, before, after) in enumerate(knots):
            spline.set_tangents_at_spline_point(i, before * -3.0, after * 3.0, SPACE, False)
        spline.set_closed_loop(line["closed"], False)
        spline.update_spline()


build()
