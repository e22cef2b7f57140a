<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>HeightmapExport</name>
    <message numerus="yes">
        <source>%1 bands</source>
        <translation>
            <numerusform>%1 band</numerusform>
            <numerusform>%1 bands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 layers will be flattened.</source>
        <translation>
            <numerusform>%1 layer will be flattened.</numerusform>
            <numerusform>%1 layers will be flattened.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 hidden layers are left out.</source>
        <translation>
            <numerusform>%1 hidden layer is left out.</numerusform>
            <numerusform>%1 hidden layers are left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LineExport</name>
    <message numerus="yes">
        <source>%1 lines of the layer “%2”, with their heights.</source>
        <translation>
            <numerusform>%1 line of the layer “%2”, with its heights.</numerusform>
            <numerusform>%1 lines of the layer “%2”, with their heights.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LineFacts</name>
    <message numerus="yes">
        <source>Side slopes end before they meet the terrain at %1 samples. Increase the reach.</source>
        <translation>
            <numerusform>Side slopes end before they meet the terrain at %1 sample. Increase the reach.</numerusform>
            <numerusform>Side slopes end before they meet the terrain at %1 samples. Increase the reach.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MaterialExport</name>
    <message numerus="yes">
        <source>%1 materials</source>
        <translation>
            <numerusform>%1 material</numerusform>
            <numerusform>%1 materials</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 files</source>
        <translation>
            <numerusform>%1 file</numerusform>
            <numerusform>%1 files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>terrain.glb: a mesh of up to %1 triangles with baked colour, normals and roughness.</source>
        <translation>
            <numerusform>terrain.glb: a mesh of up to %1 triangle with baked colour, normals and roughness.</numerusform>
            <numerusform>terrain.glb: a mesh of up to %1 triangles with baked colour, normals and roughness.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MeshExport</name>
    <message numerus="yes">
        <source>%1 triangles</source>
        <translation>
            <numerusform>%1 triangle</numerusform>
            <numerusform>%1 triangles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 files</source>
        <translation>
            <numerusform>%1 file</numerusform>
            <numerusform>%1 files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ObjectExport</name>
    <message numerus="yes">
        <source>%1 objects with position, rotation and scale.</source>
        <translation>
            <numerusform>%1 object with position, rotation and scale.</numerusform>
            <numerusform>%1 objects with position, rotation and scale.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Includes the objects of %1 scatter rules.</source>
        <translation>
            <numerusform>Includes the objects of %1 scatter rule.</numerusform>
            <numerusform>Includes the objects of %1 scatter rules.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 objects</source>
        <translation>
            <numerusform>%1 object</numerusform>
            <numerusform>%1 objects</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SceneExport</name>
    <message numerus="yes">
        <source>%1 objects</source>
        <translation>
            <numerusform>%1 object</numerusform>
            <numerusform>%1 objects</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 triangles, within %2 of the ground everywhere</source>
        <translation>
            <numerusform>%1 triangle, within %2 of the ground everywhere</numerusform>
            <numerusform>%1 triangles, within %2 of the ground everywhere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 files to %2</source>
        <translation>
            <numerusform>%1 file to %2</numerusform>
            <numerusform>%1 files to %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 placed objects</source>
        <translation>
            <numerusform>%1 placed object</numerusform>
            <numerusform>%1 placed objects</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 scatter rules</source>
        <translation>
            <numerusform>%1 scatter rule</numerusform>
            <numerusform>%1 scatter rules</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TeamWords</name>
    <message numerus="yes">
        <source>%1 edits wait</source>
        <translation>
            <numerusform>%1 edit waits</numerusform>
            <numerusform>%1 edits wait</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 people</source>
        <translation>
            <numerusform>%1 person</numerusform>
            <numerusform>%1 people</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TileExport</name>
    <message numerus="yes">
        <source>Exported %1 and verified %2 files.</source>
        <translation>
            <numerusform>Exported %1 and verified %2 file.</numerusform>
            <numerusform>Exported %1 and verified %2 files.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scarp::AreaFields</name>
    <message numerus="yes">
        <source>%1 tiles</source>
        <translation>
            <numerusform>%1 tile</numerusform>
            <numerusform>%1 tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 samples without a tile (sea)</source>
        <translation>
            <numerusform>%1 sample without a tile (sea)</numerusform>
            <numerusform>%1 samples without a tile (sea)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 samples without a tile (holes)</source>
        <translation>
            <numerusform>%1 sample without a tile (holes)</numerusform>
            <numerusform>%1 samples without a tile (holes)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %1 more lines</source>
        <translation>
            <numerusform>and %1 more line</numerusform>
            <numerusform>and %1 more lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scarp::AssetCommands</name>
    <message numerus="yes">
        <source>%1 objects of “%2” are removed too.</source>
        <translation>
            <numerusform>%1 object of “%2” is removed too.</numerusform>
            <numerusform>%1 objects of “%2” are removed too.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scarp::CompareDock</name>
    <message numerus="yes">
        <source>The heights are the same at all %1 samples.</source>
        <translation>
            <numerusform>The heights are the same at the %1 sample.</numerusform>
            <numerusform>The heights are the same at all %1 samples.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 samples differ.
Lowest %3, highest %4.
Mean %5, root mean square %6.</source>
        <translation>
            <numerusform>%1 of %2 sample differs.
Lowest %3, highest %4.
Mean %5, root mean square %6.</numerusform>
            <numerusform>%1 of %2 samples differ.
Lowest %3, highest %4.
Mean %5, root mean square %6.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scarp::Console</name>
    <message numerus="yes">
        <source>%n steps are not shown: too many, or made of data that no script has.</source>
        <translation>
            <numerusform>%n step is not shown: too many, or made of data that no script has.</numerusform>
            <numerusform>%n steps are not shown: too many, or made of data that no script has.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scarp::ExportCommands</name>
    <message numerus="yes">
        <source>Exported %1 and verified %2 files.</source>
        <translation>
            <numerusform>Exported %1 and verified %2 file.</numerusform>
            <numerusform>Exported %1 and verified %2 files.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Does not include %1 placed objects (use File → Export → Objects…).</source>
        <translation>
            <numerusform>Does not include %1 placed object (use File → Export → Objects…).</numerusform>
            <numerusform>Does not include %1 placed objects (use File → Export → Objects…).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scarp::GroundMenu</name>
    <message numerus="yes">
        <source>%1 objects</source>
        <translation>
            <numerusform>%1 object</numerusform>
            <numerusform>%1 objects</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scarp::LeaveGuard</name>
    <message numerus="yes">
        <source>%1 edits of “%2” have not reached the server.</source>
        <translation>
            <numerusform>%1 edit of “%2” has not reached the server.</numerusform>
            <numerusform>%1 edits of “%2” have not reached the server.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scarp::LineCommands</name>
    <message numerus="yes">
        <source>Imported %1 lines from %2.</source>
        <translation>
            <numerusform>Imported %1 line from %2.</numerusform>
            <numerusform>Imported %1 lines from %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wrote %1 lines with heights to %2, in %3.</source>
        <translation>
            <numerusform>Wrote %1 line with heights to %2, in %3.</numerusform>
            <numerusform>Wrote %1 lines with heights to %2, in %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wrote %1 lines with heights to %2. Height stamps have no course and were left out.</source>
        <translation>
            <numerusform>Wrote %1 line with heights to %2. Height stamps have no course and were left out.</numerusform>
            <numerusform>Wrote %1 lines with heights to %2. Height stamps have no course and were left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scarp::LineImportDialog</name>
    <message numerus="yes">
        <source>%1 lines are on the terrain and will be imported.</source>
        <translation>
            <numerusform>%1 line is on the terrain and will be imported.</numerusform>
            <numerusform>%1 lines are on the terrain and will be imported.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scarp::LinesDock</name>
    <message numerus="yes">
        <source>Shape of %1 lines</source>
        <translation>
            <numerusform>Shape of %1 line</numerusform>
            <numerusform>Shape of %1 lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shape of %1 of %2 lines</source>
        <translation>
            <numerusform>Shape of %1 of %2 line</numerusform>
            <numerusform>Shape of %1 of %2 lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 findings</source>
        <translation>
            <numerusform>%1 finding</numerusform>
            <numerusform>%1 findings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scarp::MaterialImportCommands</name>
    <message numerus="yes">
        <source>%1 files</source>
        <translation>
            <numerusform>%1 file</numerusform>
            <numerusform>%1 files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Imported %1 layers from %2 as paint.</source>
        <translation>
            <numerusform>Imported %1 layer from %2 as paint.</numerusform>
            <numerusform>Imported %1 layers from %2 as paint.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scarp::MaterialImportDialog</name>
    <message numerus="yes">
        <source>%1 layers</source>
        <translation>
            <numerusform>%1 layer</numerusform>
            <numerusform>%1 layers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scarp::ModelImportDialog</name>
    <message numerus="yes">
        <source>%1 triangles</source>
        <translation>
            <numerusform>%1 triangle</numerusform>
            <numerusform>%1 triangles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 levels of detail</source>
        <translation>
            <numerusform>%1 level of detail</numerusform>
            <numerusform>%1 levels of detail</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 materials</source>
        <translation>
            <numerusform>%1 material</numerusform>
            <numerusform>%1 materials</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scarp::ObjectsDock</name>
    <message numerus="yes">
        <source>%1 objects on the terrain</source>
        <translation>
            <numerusform>%1 object on the terrain</numerusform>
            <numerusform>%1 objects on the terrain</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scarp::RawFields</name>
    <message numerus="yes">
        <source>This layout takes %1 bytes</source>
        <translation>
            <numerusform>This layout takes %1 byte</numerusform>
            <numerusform>This layout takes %1 bytes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scarp::RecoveryDialog</name>
    <message numerus="yes">
        <source> of %1 edits</source>
        <translation>
            <numerusform> of %1 edit</numerusform>
            <numerusform> of %1 edits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scarp::ScatterPanel</name>
    <message numerus="yes">
        <source>%1 objects would be placed</source>
        <translation>
            <numerusform>%1 object would be placed</numerusform>
            <numerusform>%1 objects would be placed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scarp::ScatterRuleEditor</name>
    <message numerus="yes">
        <source>Restore %n Places</source>
        <translation>
            <numerusform>Restore %n Place</numerusform>
            <numerusform>Restore %n Places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scarp::SelectedObjectPanel</name>
    <message numerus="yes">
        <source>Selected: %1 objects</source>
        <translation>
            <numerusform>Selected: %1 object</numerusform>
            <numerusform>Selected: %1 objects</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scarp::TeamCommands</name>
    <message numerus="yes">
        <source>%1 edits of “%2” that waited are being sent.</source>
        <translation>
            <numerusform>%1 edit of “%2” that waited is being sent.</numerusform>
            <numerusform>%1 edits of “%2” that waited are being sent.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scarp::VectorMaskDialog</name>
    <message numerus="yes">
        <source>%1 (%2 features)</source>
        <translation>
            <numerusform>%1 (%2 feature)</numerusform>
            <numerusform>%1 (%2 features)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 polygons</source>
        <translation>
            <numerusform>%1 polygon</numerusform>
            <numerusform>%1 polygons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lines</source>
        <translation>
            <numerusform>%1 line</numerusform>
            <numerusform>%1 lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 points</source>
        <translation>
            <numerusform>%1 point</numerusform>
            <numerusform>%1 points</numerusform>
        </translation>
    </message>
</context>
</TS>
