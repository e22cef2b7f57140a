<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AddressBox</name>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Where the data is; the arrow lists the addresses used last</source>
        <translation>Wo die Daten liegen; der Pfeil zeigt die zuletzt benutzten Adressen</translation>
    </message>
    <message>
        <source>Which address? Paste it here</source>
        <translation>Welche Adresse? Hier einfügen</translation>
    </message>
    <message>
        <source>That is no address: it begins with https://, s3:// or the like</source>
        <translation>Das ist keine Adresse: Sie beginnt mit https://, s3:// oder Ähnlichem</translation>
    </message>
</context>
<context>
    <name>AssetPicture</name>
    <message>
        <source>%1 by the rule “%2”</source>
        <translation>%1 nach der Regel „%2“</translation>
    </message>
</context>
<context>
    <name>BrushSections</name>
    <message>
        <source>Size and effect</source>
        <translation>Größe und Wirkung</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>From the brush&apos;s centre to its rim. Keys: [ and ]</source>
        <translation>Von der Pinselmitte bis zum Rand. Tasten: [ und ]</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>What one pass changes under the centre. Keys: - and =</source>
        <translation>Was ein Durchgang in der Mitte ändert. Tasten: - und =</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>Fluss</translation>
    </message>
    <message>
        <source>What the brush changes a second while it is held still; 0 for nothing</source>
        <translation>Was der ruhende Pinsel je Sekunde ändert; 0 für nichts</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>Never steeper than</source>
        <translation>Nie steiler als</translation>
    </message>
    <message>
        <source>The brush leaves no ground steeper than this, degrees</source>
        <translation>Der Pinsel hinterlässt keinen steileren Boden, Grad</translation>
    </message>
    <message>
        <source>Heights</source>
        <translation>Höhen</translation>
    </message>
    <message>
        <source>Both ways</source>
        <translation>Beide Richtungen</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Aufwärts</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Abwärts</translation>
    </message>
    <message>
        <source>Ground may rise and sink</source>
        <translation>Der Boden darf steigen und sinken</translation>
    </message>
    <message>
        <source>Ground may only rise</source>
        <translation>Der Boden darf nur steigen</translation>
    </message>
    <message>
        <source>Ground may only sink</source>
        <translation>Der Boden darf nur sinken</translation>
    </message>
    <message>
        <source>Min height</source>
        <translation>Mindesthöhe</translation>
    </message>
    <message>
        <source>Ground below this height is left alone</source>
        <translation>Boden unter dieser Höhe bleibt unverändert</translation>
    </message>
    <message>
        <source>Max height</source>
        <translation>Höchsthöhe</translation>
    </message>
    <message>
        <source>Ground above this height is left alone</source>
        <translation>Boden über dieser Höhe bleibt unverändert</translation>
    </message>
    <message>
        <source>Min slope</source>
        <translation>Mindestneigung</translation>
    </message>
    <message>
        <source>Gentler ground is left alone, degrees</source>
        <translation>Flacherer Boden bleibt unverändert, Grad</translation>
    </message>
    <message>
        <source>Max slope</source>
        <translation>Höchstneigung</translation>
    </message>
    <message>
        <source>Steeper ground is left alone, degrees</source>
        <translation>Steilerer Boden bleibt unverändert, Grad</translation>
    </message>
    <message>
        <source>Jitter</source>
        <translation>Streuung</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Dabs land off the path by up to this much, percent of the radius</source>
        <translation>Abdrücke liegen bis zu so weit neben dem Weg, Prozent des Radius</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Dabs are smaller by up to this much</source>
        <translation>Abdrücke sind um bis zu so viel kleiner</translation>
    </message>
    <message>
        <source>Dabs are weaker by up to this much</source>
        <translation>Abdrücke sind um bis zu so viel schwächer</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Winkel</translation>
    </message>
    <message>
        <source>Alphas are turned by up to this much to either side, degrees</source>
        <translation>Alphas werden nach beiden Seiten um bis zu so viel gedreht, Grad</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Another number is another chance; the same one gives the same stroke</source>
        <translation>Eine andere Zahl ergibt einen anderen Zufall; dieselbe ergibt denselben Strich</translation>
    </message>
    <message>
        <source>Pen pressure</source>
        <translation>Stiftdruck</translation>
    </message>
    <message>
        <source>A harder press makes the brush larger</source>
        <translation>Stärkerer Druck macht den Pinsel größer</translation>
    </message>
    <message>
        <source>A harder press makes the brush stronger</source>
        <translation>Stärkerer Druck macht den Pinsel stärker</translation>
    </message>
    <message>
        <source>A harder press flows faster while the pen is held still</source>
        <translation>Stärkerer Druck erhöht den Fluss, solange der Stift ruht</translation>
    </message>
    <message>
        <source>light</source>
        <translation>leicht</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>fest</translation>
    </message>
    <message>
        <source>Stroke</source>
        <translation>Strich</translation>
    </message>
    <message>
        <source>Spacing</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Between two dabs of the brush, percent of the radius. Changes smoothness and cost, not strength</source>
        <translation>Zwischen zwei Abdrücken des Pinsels, Prozent des Radius. Ändert Glätte und Aufwand, nicht die Stärke</translation>
    </message>
    <message>
        <source>Stabiliser</source>
        <translation>Stabilisierung</translation>
    </message>
    <message>
        <source>The brush trails the pointer on a string of this length, percent of the radius, so that a shaky hand draws a calm line</source>
        <translation>Der Pinsel folgt dem Zeiger an einer Schnur dieser Länge, Prozent des Radius, sodass eine unruhige Hand eine ruhige Linie zieht</translation>
    </message>
    <message>
        <source>Smooth path</source>
        <translation>Weg glätten</translation>
    </message>
    <message>
        <source>Curves through the points that the pointer tells, instead of straight pieces</source>
        <translation>Kurven durch die Punkte des Zeigers statt gerader Stücke</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>Symmetrie</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Radial</source>
        <translation>Radial</translation>
    </message>
    <message>
        <source>One brush</source>
        <translation>Ein Pinsel</translation>
    </message>
    <message>
        <source>Mirrored east and west</source>
        <translation>Ost und West gespiegelt</translation>
    </message>
    <message>
        <source>Mirrored north and south</source>
        <translation>Nord und Süd gespiegelt</translation>
    </message>
    <message>
        <source>Mirrored both ways: four brushes</source>
        <translation>In beide Richtungen gespiegelt: vier Pinsel</translation>
    </message>
    <message>
        <source>Turned around a point</source>
        <translation>Um einen Punkt gedreht</translation>
    </message>
    <message>
        <source>Arms</source>
        <translation>Arme</translation>
    </message>
    <message>
        <source>How many brushes there are around the point</source>
        <translation>Wie viele Pinsel rund um den Punkt stehen</translation>
    </message>
    <message>
        <source>Centre east</source>
        <translation>Mitte Ost</translation>
    </message>
    <message>
        <source>Where the copies meet, to the east of the terrain&apos;s middle</source>
        <translation>Wo die Kopien zusammentreffen, östlich der Geländemitte</translation>
    </message>
    <message>
        <source>Centre north</source>
        <translation>Mitte Nord</translation>
    </message>
    <message>
        <source>Where the copies meet, to the north of the terrain&apos;s middle</source>
        <translation>Wo die Kopien zusammentreffen, nördlich der Geländemitte</translation>
    </message>
    <message>
        <source>Falloff</source>
        <translation>Abfall</translation>
    </message>
    <message>
        <source>%1 falloff</source>
        <translation>Abfall: %1</translation>
    </message>
    <message>
        <source>A falloff that you draw</source>
        <translation>Ein selbst gezeichneter Abfall</translation>
    </message>
    <message>
        <source>rim</source>
        <translation>Rand</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>Inner radius</source>
        <translation>Innerer Radius</translation>
    </message>
    <message>
        <source>How much of the radius is at full strength, percent. Keys: Ctrl+Shift+[ and ]</source>
        <translation>Wie viel des Radius die volle Stärke hat, Prozent. Tasten: Strg+Umschalt+[ und ]</translation>
    </message>
</context>
<context>
    <name>CommandSearch</name>
    <message>
        <source>a an the it is this that these to for of in on at as with and my me i you we how do does can make want get let some</source>
        <translation>der die das ein eine einen dem den des ist es zu zum zur von vom mit im in an auf und mein meine mir ich man wir wie kann soll machen mach mache lassen will möchte etwas</translation>
    </message>
</context>
<context>
    <name>CommandWords</name>
    <message>
        <source>up higher hill mountain build add ground mound dune</source>
        <translation>hoch höher erhöhen hügel berg aufbauen boden anheben düne</translation>
    </message>
    <message>
        <source>down dig deeper valley trench remove ground carve</source>
        <translation>tief tiefer graben tal senken boden abtragen aushöhlen</translation>
    </message>
    <message>
        <source>soften blur bumps rough even relax calm</source>
        <translation>weich weichzeichnen glatt glätten buckel rau ausgleichen</translation>
    </message>
    <message>
        <source>crisp detail rough ridges</source>
        <translation>scharf schärfen details rau grate</translation>
    </message>
    <message>
        <source>flat level even plane building site ground</source>
        <translation>flach eben ebene einebnen bauplatz baugrund boden</translation>
    </message>
    <message>
        <source>exact height elevation metres absolute target</source>
        <translation>genau höhe meter absolut ziel</translation>
    </message>
    <message>
        <source>rough random fractal bumps natural detail</source>
        <translation>rau zufällig fraktal buckel natürlich details</translation>
    </message>
    <message>
        <source>steps stairs rice fields strata layers mesa</source>
        <translation>stufen treppe terrassen reis felder schichten mesa</translation>
    </message>
    <message>
        <source>table mesa platform flat top</source>
        <translation>tafelberg mesa plattform flach oben</translation>
    </message>
    <message>
        <source>impact meteor volcano moon caldera</source>
        <translation>einschlag meteor vulkan mond caldera</translation>
    </message>
    <message>
        <source>alpha picture height image mountain shape</source>
        <translation>alpha bild höhe berg form stempel</translation>
    </message>
    <message>
        <source>copy ground elsewhere duplicate mountain</source>
        <translation>kopieren boden woanders verdoppeln berg klonen</translation>
    </message>
    <message>
        <source>smear drag push move ground</source>
        <translation>verschmieren ziehen schieben boden bewegen wischen</translation>
    </message>
    <message>
        <source>undo here paint history back original erosion</source>
        <translation>rückgängig hier zurückmalen verlauf ursprünglich erosion</translation>
    </message>
    <message>
        <source>erosion rain water river gully erode wear</source>
        <translation>erosion regen wasser fluss rinne erodieren abtragen</translation>
    </message>
    <message>
        <source>erosion talus scree landslide slump erode weather</source>
        <translation>erosion geröll schutt erdrutsch hang verwitterung</translation>
    </message>
    <message>
        <source>cave tunnel cut out delete ground no data</source>
        <translation>höhle tunnel ausschneiden löschen boden loch keine daten</translation>
    </message>
    <message>
        <source>close hole repair missing patch void no data</source>
        <translation>loch schließen reparieren fehlend füllen lücke keine daten</translation>
    </message>
    <message>
        <source>create blank empty island flat start world</source>
        <translation>neu anlegen leer insel flach start welt</translation>
    </message>
    <message>
        <source>load file project dem geotiff heightmap</source>
        <translation>laden datei projekt dem dgm geotiff höhenkarte</translation>
    </message>
    <message>
        <source>team share together others collaborate multiplayer server postgres work</source>
        <translation>team teilen gemeinsam zusammen andere mehrere server postgres arbeiten</translation>
    </message>
    <message>
        <source>load raw dem heightmap png geotiff lidar elevation data</source>
        <translation>laden raw dem dgm höhenkarte png geotiff lidar höhendaten</translation>
    </message>
    <message>
        <source>download internet url web online cloud s3 cog stac wcs dem elevation data</source>
        <translation>herunterladen internet url web online cloud s3 cog stac wcs dem dgm höhendaten</translation>
    </message>
    <message>
        <source>wrong height scale units upside down flipped feet</source>
        <translation>falsche höhe maßstab einheiten kopfüber gespiegelt fuß</translation>
    </message>
    <message>
        <source>mesh asset tree gltf glb fbx obj add own</source>
        <translation>netz modell baum gltf glb fbx obj hinzufügen eigene</translation>
    </message>
    <message>
        <source>splat map mask texture weight land cover</source>
        <translation>splat karte maske textur gewicht landbedeckung</translation>
    </message>
    <message>
        <source>satellite aerial photo image map overlay orthophoto texture</source>
        <translation>satellit luftbild foto bild karte auflegen orthofoto textur</translation>
    </message>
    <message>
        <source>satellite wms wmts map online overlay</source>
        <translation>satellit wms wmts karte online auflegen</translation>
    </message>
    <message>
        <source>store keep project</source>
        <translation>speichern sichern projekt behalten</translation>
    </message>
    <message>
        <source>earlier older backup history restore previous go back</source>
        <translation>früher älter sicherung verlauf wiederherstellen vorherige zurück</translation>
    </message>
    <message>
        <source>discard throw away changes start over</source>
        <translation>verwerfen wegwerfen änderungen neu anfangen</translation>
    </message>
    <message>
        <source>save as geotiff png raw r16 exr unity unreal godot terrain3d engine height map elevation data</source>
        <translation>speichern als geotiff png raw r16 exr unity unreal godot terrain3d engine höhenkarte höhendaten</translation>
    </message>
    <message>
        <source>split save cut chunks streaming world composition unity unreal godot web map cesium mapbox</source>
        <translation>teilen speichern kacheln zerschneiden streaming world composition unity unreal godot web karte cesium mapbox</translation>
    </message>
    <message>
        <source>3d print printer stl obj glb ply 3mf triangles model solid</source>
        <translation>3d druck drucker stl obj glb ply 3mf dreiecke modell körper</translation>
    </message>
    <message>
        <source>trees points csv geojson geopackage gis positions</source>
        <translation>bäume punkte csv geojson geopackage gis positionen</translation>
    </message>
    <message>
        <source>splat map weight texture alphamap mask</source>
        <translation>splat karte gewicht textur alphamap maske</translation>
    </message>
    <message>
        <source>settings options configure autosave memory cache</source>
        <translation>einstellungen optionen einrichten autospeichern speicher cache</translation>
    </message>
    <message>
        <source>back mistake take back wrong erosion step</source>
        <translation>zurück fehler zurücknehmen falsch erosion schritt</translation>
    </message>
    <message>
        <source>again forward</source>
        <translation>noch einmal vorwärts</translation>
    </message>
    <message>
        <source>tree plant forest house rock model asset put prop vegetation</source>
        <translation>baum pflanze wald haus fels modell asset setzen requisit vegetation bewuchs</translation>
    </message>
    <message>
        <source>move rotate scale tree pick gizmo</source>
        <translation>bewegen drehen skalieren baum auswählen gizmo</translation>
    </message>
    <message>
        <source>distance length area volume profile ruler how far size section</source>
        <translation>entfernung länge fläche volumen profil lineal wie weit größe schnitt messen</translation>
    </message>
    <message>
        <source>texture snow grass rock sand colour color ground splat surface</source>
        <translation>textur schnee gras fels sand farbe boden splat oberfläche</translation>
    </message>
    <message>
        <source>bigger wider size increase</source>
        <translation>größer breiter größe vergrößern</translation>
    </message>
    <message>
        <source>little narrower size decrease</source>
        <translation>klein kleiner schmaler größe verkleinern</translation>
    </message>
    <message>
        <source>more power intensity increase</source>
        <translation>mehr kraft intensität verstärken</translation>
    </message>
    <message>
        <source>less power intensity gentle decrease</source>
        <translation>weniger kraft intensität sanft abschwächen</translation>
    </message>
    <message>
        <source>falloff feather blurry brush</source>
        <translation>abfall weich unscharf pinsel</translation>
    </message>
    <message>
        <source>falloff crisp sharp brush</source>
        <translation>abfall hart scharf pinsel</translation>
    </message>
    <message>
        <source>eyedropper pick sample height colour</source>
        <translation>pipette aufnehmen probe höhe farbe</translation>
    </message>
    <message>
        <source>redo same again</source>
        <translation>wiederholen dasselbe noch einmal</translation>
    </message>
    <message>
        <source>remove region</source>
        <translation>entfernen bereich löschen</translation>
    </message>
    <message>
        <source>region mountain duplicate clipboard</source>
        <translation>bereich berg verdoppeln zwischenablage</translation>
    </message>
    <message>
        <source>insert region mountain clipboard</source>
        <translation>einfügen bereich berg zwischenablage</translation>
    </message>
    <message>
        <source>invisible trees objects</source>
        <translation>unsichtbar bäume objekte ausblenden</translation>
    </message>
    <message>
        <source>mask box region marquee area</source>
        <translation>maske rechteck bereich rahmen fläche</translation>
    </message>
    <message>
        <source>mask circle oval region</source>
        <translation>maske kreis ellipse bereich</translation>
    </message>
    <message>
        <source>mask freehand outline region</source>
        <translation>maske freihand umriss lasso bereich</translation>
    </message>
    <message>
        <source>mask magic similar steep slopes lake cliffs by slope height</source>
        <translation>maske zauberstab ähnlich steile hänge see klippen nach neigung höhe</translation>
    </message>
    <message>
        <source>mask brush quick</source>
        <translation>maske pinsel schnell</translation>
    </message>
    <message>
        <source>zoom all everything fit center centre lost home reset camera view</source>
        <translation>zoom alles einpassen mitte zentrieren verloren zurücksetzen kamera ansicht</translation>
    </message>
    <message>
        <source>top plan map bird straight down</source>
        <translation>oben grundriss karte vogel senkrecht</translation>
    </message>
    <message>
        <source>ortho flat plan parallel</source>
        <translation>ortho flach plan parallel</translation>
    </message>
    <message>
        <source>camera saved</source>
        <translation>kamera gespeichert</translation>
    </message>
    <message>
        <source>what can be seen line of sight visible from here view</source>
        <translation>was sieht man sichtlinie sichtbar von hier sichtfeld</translation>
    </message>
    <message>
        <source>shade sunlight day time dark light</source>
        <translation>schatten sonne sonnenlicht tageszeit dunkel hell</translation>
    </message>
    <message>
        <source>ambient occlusion sky light</source>
        <translation>umgebungsverdeckung himmel licht</translation>
    </message>
    <message>
        <source>isolines height lines topographic map curves</source>
        <translation>isolinien höhenlinien topografische karte kurven</translation>
    </message>
    <message>
        <source>sea level ocean lake flood</source>
        <translation>meeresspiegel meer see flut überschwemmung</translation>
    </message>
    <message>
        <source>mesh triangles edges polygons topology</source>
        <translation>netz dreiecke kanten polygone topologie</translation>
    </message>
    <message>
        <source>steepness gradient steep angle avalanche</source>
        <translation>steilheit gefälle steil winkel lawine neigung</translation>
    </message>
    <message>
        <source>elevation colours atlas colour ramp</source>
        <translation>höhenfarben atlas farbverlauf</translation>
    </message>
    <message>
        <source>relief grey shadow light</source>
        <translation>relief grau schatten licht</translation>
    </message>
    <message>
        <source>theme night black mode</source>
        <translation>thema nacht schwarz dunkel modus</translation>
    </message>
    <message>
        <source>theme day white bright mode</source>
        <translation>thema tag weiß hell modus</translation>
    </message>
    <message>
        <source>mouse navigation like controls orbit</source>
        <translation>maus navigation wie steuerung kreisen</translation>
    </message>
    <message>
        <source>panels docks windows lost missing arrange</source>
        <translation>bedienfelder leisten fenster verloren fehlen anordnen</translation>
    </message>
    <message>
        <source>keyboard keys hotkeys help mouse cheat sheet</source>
        <translation>tastatur tasten kürzel hilfe maus spickzettel</translation>
    </message>
    <message>
        <source>log errors warnings what was said</source>
        <translation>protokoll fehler warnungen meldungen was gesagt wurde</translation>
    </message>
    <message>
        <source>river canal lake stream water surface</source>
        <translation>fluss kanal see bach wasser oberfläche</translation>
    </message>
    <message>
        <source>script record macro python json automate batch</source>
        <translation>skript aufzeichnen makro python json automatisieren stapel</translation>
    </message>
    <message>
        <source>explain control meaning help tip</source>
        <translation>erklären steuerelement bedeutung hilfe tipp</translation>
    </message>
    <message>
        <source>first start begin example tour new changes</source>
        <translation>erster start anfang beispiel einführung neu änderungen</translation>
    </message>
    <message>
        <source>lock reserve lease claim region team</source>
        <translation>sperren reservieren behalten bereich gebiet team</translation>
    </message>
    <message>
        <source>version label tag milestone checkpoint</source>
        <translation>version name etikett meilenstein stand</translation>
    </message>
    <message>
        <source>slope path way up incline road</source>
        <translation>hang weg aufgang steigung rampe straße</translation>
    </message>
    <message>
        <source>road river path spline track railway wall dam canal street stream pad pond curve polyline vector</source>
        <translation>straße fluss weg spline pfad bahn gleis mauer damm kanal bach plattform teich kurve polylinie vektor</translation>
    </message>
    <message>
        <source>stroke along curve spline path brush</source>
        <translation>strich entlang kurve spline pfad pinsel</translation>
    </message>
    <message>
        <source>osm openstreetmap gpx geojson shapefile kml dxf roads vector</source>
        <translation>osm openstreetmap gpx geojson shapefile kml dxf straßen vektor</translation>
    </message>
    <message>
        <source>roads splines geojson dxf geopackage vector</source>
        <translation>straßen splines geojson dxf geopackage vektor</translation>
    </message>
    <message>
        <source>repeat batch bake update all presets</source>
        <translation>wiederholen stapel backen aktualisieren alle vorgaben</translation>
    </message>
    <message>
        <source>rename other name file</source>
        <translation>umbenennen anderer name datei</translation>
    </message>
    <message>
        <source>duplicate backup file</source>
        <translation>duplikat sicherung kopie datei</translation>
    </message>
    <message>
        <source>shrink vacuum smaller file size clean up</source>
        <translation>verkleinern vacuum dateigröße aufräumen</translation>
    </message>
    <message>
        <source>difference diff change before after</source>
        <translation>unterschied differenz diff änderung vorher nachher</translation>
    </message>
    <message>
        <source>units feet miles metres imperial metric language</source>
        <translation>einheiten fuß meilen meter imperial metrisch sprache</translation>
    </message>
    <message>
        <source>exit close</source>
        <translation>beenden schließen</translation>
    </message>
    <message>
        <source>remove erase clear</source>
        <translation>entfernen löschen leeren</translation>
    </message>
    <message>
        <source>brush from selection alpha heightmap stencil</source>
        <translation>pinsel aus auswahl alpha höhenkarte schablone</translation>
    </message>
    <message>
        <source>copy clone instance</source>
        <translation>kopieren klonen instanz</translation>
    </message>
    <message>
        <source>select similar linked</source>
        <translation>ähnliche auswählen verknüpft</translation>
    </message>
    <message>
        <source>swap exchange mesh model</source>
        <translation>tauschen austauschen netz modell</translation>
    </message>
    <message>
        <source>combine together join</source>
        <translation>zusammenfassen zusammen verbinden</translation>
    </message>
    <message>
        <source>freeze protect pin</source>
        <translation>einfrieren schützen anheften</translation>
    </message>
    <message>
        <source>unhide visible reveal</source>
        <translation>einblenden sichtbar zeigen</translation>
    </message>
    <message>
        <source>clear nothing</source>
        <translation>leeren nichts aufheben</translation>
    </message>
    <message>
        <source>inverse opposite swap</source>
        <translation>umkehren gegenteil tauschen</translation>
    </message>
    <message>
        <source>expand dilate larger</source>
        <translation>erweitern ausdehnen größer</translation>
    </message>
    <message>
        <source>contract erode smaller</source>
        <translation>verkleinern schrumpfen kleiner</translation>
    </message>
    <message>
        <source>feather soften edge</source>
        <translation>weiche kante feder weichzeichnen</translation>
    </message>
    <message>
        <source>compass up direction</source>
        <translation>kompass oben richtung</translation>
    </message>
    <message>
        <source>elevation numpad</source>
        <translation>ansicht aufriss ziffernblock</translation>
    </message>
    <message>
        <source>right left elevation numpad</source>
        <translation>rechts links aufriss ziffernblock</translation>
    </message>
    <message>
        <source>3d camera</source>
        <translation>3d kamera</translation>
    </message>
    <message>
        <source>underground collision camera beneath cave</source>
        <translation>untergrund kollision kamera darunter höhle</translation>
    </message>
    <message>
        <source>screenshot capture picture image render photo snapshot png print</source>
        <translation>screenshot bildschirmfoto aufnahme bild rendern foto schnappschuss png drucken</translation>
    </message>
    <message>
        <source>debug ray cursor accuracy</source>
        <translation>debuggen strahl cursor genauigkeit</translation>
    </message>
    <message>
        <source>coordinates squares overlay</source>
        <translation>koordinaten quadrate überlagerung</translation>
    </message>
    <message>
        <source>viewpoint eye tower line of sight</source>
        <translation>aussichtspunkt auge turm sichtlinie</translation>
    </message>
    <message>
        <source>check out exclusive</source>
        <translation>auschecken exklusiv</translation>
    </message>
    <message>
        <source>accessibility readable</source>
        <translation>barrierefreiheit lesbar</translation>
    </message>
    <message>
        <source>animation accessibility dizzy</source>
        <translation>animation barrierefreiheit schwindel</translation>
    </message>
    <message>
        <source>help documentation handbook guide docs user tutorial</source>
        <translation>hilfe dokumentation handbuch anleitung doku benutzer tutorial</translation>
    </message>
    <message>
        <source>search palette action menu</source>
        <translation>suchen palette aktion menü</translation>
    </message>
    <message>
        <source>version licence credits</source>
        <translation>version lizenz mitwirkende</translation>
    </message>
    <message>
        <source>foliage instance scatter spawn</source>
        <translation>vegetation laub instanz streuen erzeugen</translation>
    </message>
    <message>
        <source>cross section elevation profile cut fill</source>
        <translation>querschnitt höhenprofil abtrag auftrag</translation>
    </message>
    <message>
        <source>layer weight splat blend</source>
        <translation>ebene gewicht splat mischen</translation>
    </message>
    <message>
        <source>flow sediment channels</source>
        <translation>fließen sediment rinnen</translation>
    </message>
    <message>
        <source>plateau pad terrace</source>
        <translation>plateau plattform terrasse</translation>
    </message>
    <message>
        <source>stamp tool heal</source>
        <translation>stempelwerkzeug reparieren</translation>
    </message>
    <message>
        <source>members invite role administrator permissions rights rename archive delete team</source>
        <translation>mitglieder einladen rolle administrator berechtigungen rechte umbenennen archivieren löschen team</translation>
    </message>
    <message>
        <source>polygon shapefile geopackage geojson feature attribute buffer mask import</source>
        <translation>polygon shapefile geopackage geojson objekt attribut puffer maske vektor importieren</translation>
    </message>
    <message>
        <source>save export for engine scene heightmap landscape weights trees objects everything</source>
        <translation>speichern export für engine szene höhenkarte landscape gewichte bäume objekte alles</translation>
    </message>
    <message>
        <source>slope cliffs steep height altitude elevation threshold mask</source>
        <translation>neigung klippen steil höhe meereshöhe schwelle maske</translation>
    </message>
    <message>
        <source>texture grass rock sand snow ground surface default</source>
        <translation>textur gras fels sand schnee boden oberfläche standard</translation>
    </message>
    <message>
        <source>placed stamp movable landform heightmap mountain crater dune</source>
        <translation>platzierter stempel beweglich geländeform höhenkarte berg krater düne</translation>
    </message>
    <message>
        <source>new create</source>
        <translation>neu anlegen erstellen</translation>
    </message>
    <message>
        <source>folder new create</source>
        <translation>ordner neu anlegen erstellen</translation>
    </message>
    <message>
        <source>folder combine together</source>
        <translation>ordner zusammenfassen zusammen bündeln</translation>
    </message>
    <message>
        <source>flatten group combine</source>
        <translation>zusammenfügen verschmelzen gruppe reduzieren</translation>
    </message>
</context>
<context>
    <name>ExportQuestion</name>
    <message>
        <source>export it again to write it as it is</source>
        <translation>exportieren Sie erneut, um es so zu schreiben, wie es ist</translation>
    </message>
    <message>
        <source>Export Damaged Project</source>
        <translation>Beschädigtes Projekt exportieren</translation>
    </message>
    <message>
        <source>Part of what is exported is damaged in the project&apos;s file.</source>
        <translation>Ein Teil dessen, was exportiert wird, ist in der Projektdatei beschädigt.</translation>
    </message>
    <message>
        <source>Export Anyway</source>
        <translation>Trotzdem exportieren</translation>
    </message>
</context>
<context>
    <name>HeightmapExport</name>
    <message>
        <source>no-data value %1</source>
        <translation>Nodata-Wert %1</translation>
    </message>
    <message>
        <source>scale %1</source>
        <translation>Maßstab %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 bands</source>
        <translation>
            <numerusform>%1 Band</numerusform>
            <numerusform>%1 Bänder</numerusform>
        </translation>
    </message>
    <message>
        <source>Export Terrain</source>
        <translation>Gelände exportieren</translation>
    </message>
    <message>
        <source>For which program</source>
        <translation>Für welches Programm</translation>
    </message>
    <message>
        <source>Follows the conventions of that program: orientation, range, file layout</source>
        <translation>Folgt den Gepflogenheiten dieses Programms: Ausrichtung, Bereich, Dateiaufbau</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Für</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>As the source: with the type, no-data value, scale, bands and layout of the imported file; samples that were not edited keep their stored values</source>
        <translation>Wie in der Quelle: mit Typ, Nodata-Wert, Maßstab, Bändern und Aufbau der importierten Datei; nicht bearbeitete Werte bleiben, wie sie gespeichert sind</translation>
    </message>
    <message>
        <source>Compression</source>
        <translation>Kompression</translation>
    </message>
    <message>
        <source>How the file is packed; none of them loses anything</source>
        <translation>Wie die Datei gepackt wird; keine der Arten verliert etwas</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Cloud optimised (COG)</source>
        <translation>Für die Cloud optimiert (COG)</translation>
    </message>
    <message>
        <source>Writes overviews and orders tiles for reading over a network</source>
        <translation>Schreibt Übersichten und ordnet die Kacheln für das Lesen über ein Netzwerk an</translation>
    </message>
    <message>
        <source>Big-endian</source>
        <translation>Big-Endian</translation>
    </message>
    <message>
        <source>Writes the high byte of each sample first</source>
        <translation>Schreibt das höherwertige Byte jedes Werts zuerst</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>The first row of the file</source>
        <translation>Die erste Zeile der Datei</translation>
    </message>
    <message>
        <source>North first</source>
        <translation>Nord zuerst</translation>
    </message>
    <message>
        <source>South first</source>
        <translation>Süd zuerst</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <source>Lowest to highest: all values are used. Fixed step: a height keeps its value, whatever the range</source>
        <translation>Tiefste bis höchste Höhe: Alle Werte werden genutzt. Feste Stufenhöhe: Eine Höhe behält ihren Wert, gleich welcher Bereich</translation>
    </message>
    <message>
        <source>Lowest to highest</source>
        <translation>Tiefste bis höchste Höhe</translation>
    </message>
    <message>
        <source>Fixed step</source>
        <translation>Feste Stufenhöhe</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Stufenhöhe</translation>
    </message>
    <message>
        <source>the smallest that fits</source>
        <translation>die kleinste, die passt</translation>
    </message>
    <message>
        <source>Difference of height between two values</source>
        <translation>Höhenunterschied zwischen zwei Werten</translation>
    </message>
    <message>
        <source>Anchor height</source>
        <translation>Ankerhöhe</translation>
    </message>
    <message>
        <source>The height that the value stands for</source>
        <translation>Die Höhe, für die der Wert steht</translation>
    </message>
    <message>
        <source>Anchor value</source>
        <translation>Ankerwert</translation>
    </message>
    <message>
        <source>The value of samples at that height</source>
        <translation>Der Wert, der auf dieser Höhe gespeichert wird</translation>
    </message>
    <message>
        <source>has the value</source>
        <translation>hat den Wert</translation>
    </message>
    <message>
        <source>Anchor</source>
        <translation>Anker</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Dither between steps</source>
        <translation>Zwischen Stufen rastern</translation>
    </message>
    <message>
        <source>Heights between two steps take the one or the other in a fine pattern, so that slopes have no terraces; a height is then off by a step at most, not by half of one</source>
        <translation>Höhen zwischen zwei Stufen nehmen in feinem Muster die eine oder die andere an, sodass Hänge keine Terrassen bekommen; eine Höhe weicht dann um höchstens eine Stufe ab, nicht um eine halbe</translation>
    </message>
    <message>
        <source>Export presets</source>
        <translation>Exportvorgaben</translation>
    </message>
    <message>
        <source>Save the settings as a preset, or rename or remove one</source>
        <translation>Die Einstellungen als Vorgabe speichern oder eine umbenennen oder entfernen</translation>
    </message>
    <message>
        <source>Save Preset…</source>
        <translation>Vorgabe speichern…</translation>
    </message>
    <message>
        <source>Rename Preset…</source>
        <translation>Vorgabe umbenennen…</translation>
    </message>
    <message>
        <source>Remove Preset</source>
        <translation>Vorgabe entfernen</translation>
    </message>
    <message>
        <source>Any program</source>
        <translation>Beliebiges Programm</translation>
    </message>
    <message>
        <source>Save Preset</source>
        <translation>Vorgabe speichern</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Rename Preset</source>
        <translation>Vorgabe umbenennen</translation>
    </message>
    <message>
        <source>%1 bits: one step is %2.</source>
        <translation>%1 Bit: Eine Stufe ist %2.</translation>
    </message>
    <message>
        <source>Height scale is stored in a .json file next to it.</source>
        <translation>Der Höhenmaßstab wird in einer .json-Datei daneben gespeichert.</translation>
    </message>
    <message>
        <source>Heights outside the range are cut off.</source>
        <translation>Höhen außerhalb des Bereichs werden abgeschnitten.</translation>
    </message>
    <message>
        <source>Samples are stored as in the source: %1. Samples that were not edited keep their values; what is not kept is listed after the export.</source>
        <translation>Werte werden wie in der Quelle gespeichert: %1. Nicht bearbeitete Werte bleiben erhalten; was nicht übernommen wird, wird nach dem Export aufgelistet.</translation>
    </message>
    <message>
        <source>Edited heights are rounded to whole steps of %1.</source>
        <translation>Bearbeitete Höhen werden auf ganze Stufen von %1 gerundet.</translation>
    </message>
    <message>
        <source>32-bit floating point: every height is kept exactly.</source>
        <translation>32-Bit-Gleitkomma: Jede Höhe bleibt genau erhalten.</translation>
    </message>
    <message numerus="yes">
        <source>%1 layers will be flattened.</source>
        <translation>
            <numerusform>%1 Ebene wird zusammengefügt.</numerusform>
            <numerusform>%1 Ebenen werden zusammengefügt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 hidden layers are left out.</source>
        <translation>
            <numerusform>%1 ausgeblendete Ebene wird ausgelassen.</numerusform>
            <numerusform>%1 ausgeblendete Ebenen werden ausgelassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The step has to be above 0</source>
        <translation>Die Stufenhöhe muss über 0 liegen</translation>
    </message>
    <message>
        <source>-edited.tif</source>
        <translation>-bearbeitet.tif</translation>
    </message>
    <message>
        <source>Exported %1 and read it back: every height is the same.</source>
        <translation>%1 exportiert und zurückgelesen: Jede Höhe ist dieselbe.</translation>
    </message>
    <message>
        <source>Exported %1 and read it back: the largest error is %2.</source>
        <translation>%1 exportiert und zurückgelesen: Der größte Fehler ist %2.</translation>
    </message>
    <message>
        <source> Resampling changed heights by %1 at most.</source>
        <translation> Das neue Abtasten änderte Höhen um höchstens %1.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Largest error</source>
        <translation>Größter Fehler</translation>
    </message>
    <message>
        <source>none: read back, every height is the same</source>
        <translation>keiner: zurückgelesen, jede Höhe ist dieselbe</translation>
    </message>
    <message>
        <source>%1, found by reading the file back</source>
        <translation>%1, durch Zurücklesen der Datei ermittelt</translation>
    </message>
    <message>
        <source>Resampled</source>
        <translation>Neu abgetastet</translation>
    </message>
    <message>
        <source>to %1 × %2 samples; heights changed by %3 at most, 99 % of them by %4 or less, by %5 on average</source>
        <translation>auf %1 × %2 Werte; Höhen änderten sich um höchstens %3, 99 % davon um %4 oder weniger, im Mittel um %5</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>Eine Stufe</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
</context>
<context>
    <name>ImportFacts</name>
    <message>
        <source>8 bits</source>
        <translation>8 Bit</translation>
    </message>
    <message>
        <source>8 bits, signed</source>
        <translation>8 Bit, mit Vorzeichen</translation>
    </message>
    <message>
        <source>16 bits</source>
        <translation>16 Bit</translation>
    </message>
    <message>
        <source>16 bits, signed</source>
        <translation>16 Bit, mit Vorzeichen</translation>
    </message>
    <message>
        <source>32 bits</source>
        <translation>32 Bit</translation>
    </message>
    <message>
        <source>32 bits, signed</source>
        <translation>32 Bit, mit Vorzeichen</translation>
    </message>
    <message>
        <source>16 bits, floating point</source>
        <translation>16 Bit, Gleitkomma</translation>
    </message>
    <message>
        <source>32 bits, floating point</source>
        <translation>32 Bit, Gleitkomma</translation>
    </message>
    <message>
        <source>64 bits, floating point</source>
        <translation>64 Bit, Gleitkomma</translation>
    </message>
    <message>
        <source>brightness of the colours</source>
        <translation>Helligkeit der Farben</translation>
    </message>
    <message>
        <source>colours as Terrarium tiles have them</source>
        <translation>Farben wie in Terrarium-Kacheln</translation>
    </message>
    <message>
        <source>colours as Mapbox tiles have them</source>
        <translation>Farben wie in Mapbox-Kacheln</translation>
    </message>
    <message>
        <source>%1, %2, %3 × %4 samples: %5</source>
        <translation>%1, %2, %3 × %4 Werte: %5</translation>
    </message>
    <message>
        <source>heights %1, %2</source>
        <translation>Höhen %1, %2</translation>
    </message>
</context>
<context>
    <name>LineExport</name>
    <message>
        <source>Water Levels</source>
        <translation>Wasserstände</translation>
    </message>
    <message>
        <source>Write the levels of the water of rivers, canals and ponds in place of their beds</source>
        <translation>Schreibt die Wasserstände von Flüssen, Kanälen und Teichen statt ihrer Betten</translation>
    </message>
    <message numerus="yes">
        <source>%1 lines of the layer “%2”, with their heights.</source>
        <translation>
            <numerusform>%1 Linie der Ebene „%2“ mit ihren Höhen.</numerusform>
            <numerusform>%1 Linien der Ebene „%2“ mit ihren Höhen.</numerusform>
        </translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Linien</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Koordinaten</translation>
    </message>
</context>
<context>
    <name>LineFacts</name>
    <message>
        <source>Border</source>
        <translation>Rand</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Fläche</translation>
    </message>
    <message>
        <source>Max. grade</source>
        <translation>Max. Steigung</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Min. radius</source>
        <translation>Min. Radius</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>gerade</translation>
    </message>
    <message>
        <source>Climb</source>
        <translation>Anstieg</translation>
    </message>
    <message>
        <source>Descent</source>
        <translation>Abstieg</translation>
    </message>
    <message>
        <source>Bridges</source>
        <translation>Brücken</translation>
    </message>
    <message>
        <source>Tunnels</source>
        <translation>Tunnel</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Abtrag</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Auftrag</translation>
    </message>
    <message>
        <source>Left over</source>
        <translation>Übrig</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>Bewegt</translation>
    </message>
    <message>
        <source>Raised by</source>
        <translation>Gehoben um</translation>
    </message>
    <message>
        <source>… and %1 more.</source>
        <translation>… und %1 weitere.</translation>
    </message>
    <message>
        <source>The ends need a grade of %1; the maximum is %2. Lengthen the line to %3 with hairpins, or raise the maximum grade.</source>
        <translation>Die Enden erfordern eine Steigung von %1; das Maximum ist %2. Die Linie mit Kehren auf %3 verlängern oder die größte Steigung erhöhen.</translation>
    </message>
    <message>
        <source>Point %1 is %2 above its height; the maximum grade allows no less.</source>
        <translation>Punkt %1 liegt %2 über seiner Höhe; tiefer lässt es die größte Steigung nicht zu.</translation>
    </message>
    <message>
        <source>Point %1 is %2 below its height; the maximum grade allows no more.</source>
        <translation>Punkt %1 liegt %2 unter seiner Höhe; höher lässt es die größte Steigung nicht zu.</translation>
    </message>
    <message>
        <source>From %1 to %2 the bed is up to %3 above the terrain. A bridge, hairpins or a steeper grade avoid that.</source>
        <translation>Von %1 bis %2 liegt das Bett bis zu %3 über dem Gelände. Eine Brücke, Kehren oder eine größere Steigung vermeiden das.</translation>
    </message>
    <message>
        <source>From %1 to %2 the bed is up to %3 below the terrain. A tunnel, hairpins or a steeper grade avoid that.</source>
        <translation>Von %1 bis %2 liegt das Bett bis zu %3 unter dem Gelände. Ein Tunnel, Kehren oder eine größere Steigung vermeiden das.</translation>
    </message>
    <message>
        <source>The border crosses itself at %1.</source>
        <translation>Der Rand kreuzt sich selbst bei %1.</translation>
    </message>
    <message>
        <source>The line crosses itself at %1 at heights %2 apart. Add a bridge, or move the line.</source>
        <translation>Die Linie kreuzt sich selbst bei %1 mit einem Höhenunterschied von %2. Eine Brücke hinzufügen oder die Linie verschieben.</translation>
    </message>
    <message>
        <source>The line crosses itself at %1, as a junction.</source>
        <translation>Die Linie kreuzt sich selbst bei %1, als ebenerdige Kreuzung.</translation>
    </message>
    <message>
        <source>Steeper banks along %1, retaining walls along %2.</source>
        <translation>Steilere Böschungen auf %1, Stützmauern auf %2.</translation>
    </message>
    <message numerus="yes">
        <source>Side slopes end before they meet the terrain at %1 samples. Increase the reach.</source>
        <translation>
            <numerusform>Böschungen enden bei %1 Wert, bevor sie auf das Gelände treffen. Die Reichweite erhöhen.</numerusform>
            <numerusform>Böschungen enden bei %1 Werten, bevor sie auf das Gelände treffen. Die Reichweite erhöhen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Retaining wall: the side slope does not meet the terrain within its reach.</source>
        <translation>Stützmauer: Die Böschung trifft innerhalb ihrer Reichweite nicht auf das Gelände.</translation>
    </message>
    <message>
        <source>Steeper bank than the settings say, to meet the terrain within its reach.</source>
        <translation>Steilere Böschung als eingestellt, um innerhalb ihrer Reichweite auf das Gelände zu treffen.</translation>
    </message>
</context>
<context>
    <name>MaterialExport</name>
    <message>
        <source>nothing: every weight is kept</source>
        <translation>nichts: Jedes Gewicht bleibt erhalten</translation>
    </message>
    <message>
        <source>%1 % of a sample at most, %2 % on average</source>
        <translation>höchstens %1 % eines Wertes, im Mittel %2 %</translation>
    </message>
    <message>
        <source>Materials</source>
        <translation>Materialien</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Weights lost</source>
        <translation>Verlorene Gewichte</translation>
    </message>
    <message>
        <source>Kept, not drawn</source>
        <translation>Behalten, nicht gezeichnet</translation>
    </message>
    <message>
        <source>Read back</source>
        <translation>Zurückgelesen</translation>
    </message>
    <message>
        <source>The terrain has no materials yet: add them in the Materials panel, or import them.</source>
        <translation>Das Gelände hat noch keine Materialien: im Bedienfeld Materialien hinzufügen oder importieren.</translation>
    </message>
    <message>
        <source>Exported %1 and read it back.</source>
        <translation>%1 exportiert und zurückgelesen.</translation>
    </message>
    <message>
        <source>The format does not hold all weights: lost are %1.</source>
        <translation>Das Format fasst nicht alle Gewichte: Verloren sind %1.</translation>
    </message>
    <message>
        <source>Export Materials</source>
        <translation>Materialien exportieren</translation>
    </message>
    <message>
        <source>Exported %1 into %2 and verified %3.</source>
        <translation>%1 nach %2 exportiert und %3 geprüft.</translation>
    </message>
    <message numerus="yes">
        <source>%1 materials</source>
        <translation>
            <numerusform>%1 Material</numerusform>
            <numerusform>%1 Materialien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 files</source>
        <translation>
            <numerusform>%1 Datei</numerusform>
            <numerusform>%1 Dateien</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>For which program</source>
        <translation>Für welches Programm</translation>
    </message>
    <message>
        <source>Kind of splat maps</source>
        <translation>Art der Splatmaps</translation>
    </message>
    <message>
        <source>Depth of the maps</source>
        <translation>Bittiefe der Karten</translation>
    </message>
    <message>
        <source>A vertex at every</source>
        <translation>Ein Eckpunkt je</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Für</translation>
    </message>
    <message>
        <source>Other sizes than the terrain&apos;s own are resampled by area over the same ground</source>
        <translation>Andere Größen als die des Geländes werden flächentreu über demselben Boden neu abgetastet</translation>
    </message>
    <message>
        <source>The editor script that comes along reads the raw files</source>
        <translation>Das mitgelieferte Editor-Skript liest die Rohdateien</translation>
    </message>
    <message>
        <source>Alphamaps as</source>
        <translation>Alphamaps als</translation>
    </message>
    <message>
        <source>Splat maps</source>
        <translation>Splatmaps</translation>
    </message>
    <message>
        <source>Materials of the map</source>
        <translation>Materialien der Karte</translation>
    </message>
    <message>
        <source>Four at most; without a choice those that cover most</source>
        <translation>Höchstens vier; ohne Wahl die, die am meisten bedecken</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>%1 texels</source>
        <translation>%1 Texel</translation>
    </message>
    <message>
        <source>Textures</source>
        <translation>Texturen</translation>
    </message>
    <message>
        <source>Along the longer side of colour, normals and roughness</source>
        <translation>Entlang der längeren Seite von Farbe, Normalen und Rauheit</translation>
    </message>
    <message>
        <source>1: at every sample. Normals keep the shape of the samples between</source>
        <translation>1: bei jedem Wert. Normalen bewahren die Form der Werte dazwischen</translation>
    </message>
    <message>
        <source>samples a vertex</source>
        <translation>Werte je Eckpunkt</translation>
    </message>
    <message>
        <source>Mesh</source>
        <translation>Netz</translation>
    </message>
    <message>
        <source>%1, the terrain&apos;s own</source>
        <translation>%1, die des Geländes</translation>
    </message>
    <message>
        <source>Alphamaps of four layers each, layers.json and an editor script that assigns them. Every weight is kept.</source>
        <translation>Alphamaps mit je vier Layern, layers.json und ein Editor-Skript, das sie zuweist. Jedes Gewicht bleibt erhalten.</translation>
    </message>
    <message>
        <source>An 8-bit grey PNG for each material, in the size of the heights. Every weight is kept.</source>
        <translation>Ein 8-Bit-Grau-PNG je Material, in der Größe der Höhen. Jedes Gewicht bleibt erhalten.</translation>
    </message>
    <message>
        <source>control.exr with the two heaviest materials of each sample, of 32 at most.</source>
        <translation>control.exr mit den zwei schwersten Materialien jedes Wertes, von höchstens 32.</translation>
    </message>
    <message>
        <source>splat.png with four materials; the others are left out.</source>
        <translation>splat.png mit vier Materialien; die anderen werden ausgelassen.</translation>
    </message>
    <message>
        <source>splat.png, splat2.png … with sixteen materials, of which the four heaviest are drawn.</source>
        <translation>splat.png, splat2.png … mit sechzehn Materialien, von denen die vier schwersten gezeichnet werden.</translation>
    </message>
    <message>
        <source>splat_index.png and splat_weight.png with three materials a sample.</source>
        <translation>splat_index.png und splat_weight.png mit drei Materialien je Wert.</translation>
    </message>
    <message>
        <source>An 8-bit grey PNG for each material, and a script that builds the material of them. Every weight is kept.</source>
        <translation>Ein 8-Bit-Grau-PNG je Material und ein Skript, das daraus das Material baut. Jedes Gewicht bleibt erhalten.</translation>
    </message>
    <message>
        <source>weights.tif with a band for each material, and dominant.tif with the heaviest material, its colour and its name. Every weight is kept.</source>
        <translation>weights.tif mit einem Band je Material und dominant.tif mit dem schwersten Material, seiner Farbe und seinem Namen. Jedes Gewicht bleibt erhalten.</translation>
    </message>
    <message>
        <source>The ground&apos;s colour, normals for OpenGL and DirectX, ambient occlusion, flow, slope and curvature.</source>
        <translation>Die Farbe des Bodens, Normalen für OpenGL und DirectX, Umgebungsverdeckung, Abfluss, Neigung und Krümmung.</translation>
    </message>
    <message numerus="yes">
        <source>terrain.glb: a mesh of up to %1 triangles with baked colour, normals and roughness.</source>
        <translation>
            <numerusform>terrain.glb: ein Netz mit bis zu %1 Dreieck mit gebackener Farbe, Normalen und Rauheit.</numerusform>
            <numerusform>terrain.glb: ein Netz mit bis zu %1 Dreiecken mit gebackener Farbe, Normalen und Rauheit.</numerusform>
        </translation>
    </message>
    <message>
        <source>The weights are resampled by area from %1.</source>
        <translation>Die Gewichte werden flächentreu neu abgetastet, von %1.</translation>
    </message>
    <message>
        <source>Choose at least one format of alphamaps</source>
        <translation>Mindestens ein Format der Alphamaps wählen</translation>
    </message>
    <message>
        <source>CLASSIC4 takes %1 materials; %2 are chosen</source>
        <translation>CLASSIC4 fasst %1 Materialien; gewählt sind %2</translation>
    </message>
    <message>
        <source>Follows the conventions of that program</source>
        <translation>Folgt den Gepflogenheiten dieses Programms</translation>
    </message>
    <message>
        <source>Include unused materials</source>
        <translation>Unbenutzte Materialien einschließen</translation>
    </message>
    <message>
        <source>Write materials that are nowhere on the terrain</source>
        <translation>Materialien schreiben, die nirgends auf dem Gelände liegen</translation>
    </message>
    <message>
        <source>%1, resampled by area</source>
        <translation>%1, flächentreu neu abgetastet</translation>
    </message>
    <message>
        <source>All files were read back and verified</source>
        <translation>Alle Dateien wurden zurückgelesen und geprüft</translation>
    </message>
</context>
<context>
    <name>MeasureFacts</name>
    <message>
        <source>%1° (%2 %)</source>
        <translation>%1° (%2 %)</translation>
    </message>
    <message>
        <source>m</source>
        <translation>m</translation>
    </message>
    <message>
        <source>Plane length</source>
        <translation>Länge im Grundriss</translation>
    </message>
    <message>
        <source>Surface length</source>
        <translation>Länge am Boden</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>Tiefster</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>Höchster</translation>
    </message>
    <message>
        <source>Climb</source>
        <translation>Anstieg</translation>
    </message>
    <message>
        <source>Descent</source>
        <translation>Abstieg</translation>
    </message>
    <message>
        <source>Steepest</source>
        <translation>Steilster</translation>
    </message>
    <message>
        <source>Without ground</source>
        <translation>Ohne Boden</translation>
    </message>
    <message>
        <source>m²</source>
        <translation>m²</translation>
    </message>
    <message>
        <source>m³</source>
        <translation>m³</translation>
    </message>
    <message>
        <source>Plane area</source>
        <translation>Fläche im Grundriss</translation>
    </message>
    <message>
        <source>Surface area</source>
        <translation>Oberfläche</translation>
    </message>
    <message>
        <source>Fill (added)</source>
        <translation>Auftrag (hinzu)</translation>
    </message>
    <message>
        <source>Cut (above)</source>
        <translation>Abtrag (darüber)</translation>
    </message>
    <message>
        <source>Cut (removed)</source>
        <translation>Abtrag (entfernt)</translation>
    </message>
    <message>
        <source>Fill (below)</source>
        <translation>Auftrag (darunter)</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Bilanz</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>Boo&amp;kmarks</source>
        <translation>&amp;Lesezeichen</translation>
    </message>
    <message>
        <source>&amp;Save Bookmark</source>
        <translation>Lesezeichen &amp;speichern</translation>
    </message>
    <message>
        <source>S&amp;hading</source>
        <translation>&amp;Schattierung</translation>
    </message>
    <message>
        <source>&amp;Analysis</source>
        <translation>&amp;Analyse</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Bedienfelder</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Thema</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportieren</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Objects</source>
        <translation>&amp;Objekte</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>Aus&amp;wahl</translation>
    </message>
    <message>
        <source>&amp;Brush</source>
        <translation>&amp;Pinsel</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Te&amp;xt Size</source>
        <translation>Te&amp;xtgröße</translation>
    </message>
    <message>
        <source>&amp;Mouse Like In</source>
        <translation>&amp;Maus wie in</translation>
    </message>
    <message>
        <source>Export &amp;For</source>
        <translation>Exportieren fü&amp;r</translation>
    </message>
    <message>
        <source>&amp;Layer</source>
        <translation>&amp;Ebene</translation>
    </message>
</context>
<context>
    <name>MeshExport</name>
    <message numerus="yes">
        <source>%1 triangles</source>
        <translation>
            <numerusform>%1 Dreieck</numerusform>
            <numerusform>%1 Dreiecke</numerusform>
        </translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>Dreiecke</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>Eckpunkte</translation>
    </message>
    <message>
        <source>Largest error</source>
        <translation>Größter Fehler</translation>
    </message>
    <message>
        <source>%1, at column %2, row %3; measured everywhere, not at samples only</source>
        <translation>%1, bei Spalte %2, Zeile %3; überall gemessen, nicht nur an den Werten</translation>
    </message>
    <message>
        <source>Read back</source>
        <translation>Zurückgelesen</translation>
    </message>
    <message>
        <source>every triangle, and every vertex at its very place</source>
        <translation>jedes Dreieck, und jeder Eckpunkt genau an seinem Ort</translation>
    </message>
    <message>
        <source>every triangle, and every vertex within %1 of its place</source>
        <translation>jedes Dreieck, und jeder Eckpunkt höchstens %1 von seinem Ort</translation>
    </message>
    <message>
        <source>Solid</source>
        <translation>Körper</translation>
    </message>
    <message>
        <source>%1 × %2 × %3 mm, 1 : %4</source>
        <translation>%1 × %2 × %3 mm, 1 : %4</translation>
    </message>
    <message numerus="yes">
        <source>%1 files</source>
        <translation>
            <numerusform>%1 Datei</numerusform>
            <numerusform>%1 Dateien</numerusform>
        </translation>
    </message>
    <message>
        <source>Exported %1 with %2 and read it back: the mesh is within %3 of the ground.</source>
        <translation>%1 mit %2 exportiert und zurückgelesen: Das Netz ist höchstens %3 vom Boden entfernt.</translation>
    </message>
    <message>
        <source>Export Mesh</source>
        <translation>Netz exportieren</translation>
    </message>
    <message>
        <source>Solid, for a 3-D printer</source>
        <translation>Körper, für einen 3D-Drucker</translation>
    </message>
    <message>
        <source>Detail by</source>
        <translation>Details nach</translation>
    </message>
    <message>
        <source>The mesh is nowhere further from the ground than this, measured upwards</source>
        <translation>Das Netz ist nirgends weiter vom Boden entfernt als dies, senkrecht gemessen</translation>
    </message>
    <message>
        <source>At most, in all files together</source>
        <translation>Höchstens, in allen Dateien zusammen</translation>
    </message>
    <message>
        <source>With walls and a level bottom, watertight, in millimetres</source>
        <translation>Mit Wänden und ebener Unterseite, wasserdicht, in Millimetern</translation>
    </message>
    <message>
        <source>Size (mm)</source>
        <translation>Größe (mm)</translation>
    </message>
    <message>
        <source>Of the solid&apos;s longer side</source>
        <translation>Der längeren Seite des Körpers</translation>
    </message>
    <message>
        <source>Base (mm)</source>
        <translation>Sockel (mm)</translation>
    </message>
    <message>
        <source>What is under the lowest ground</source>
        <translation>Was unter dem tiefsten Boden ist</translation>
    </message>
    <message>
        <source>Exaggeration</source>
        <translation>Überhöhung</translation>
    </message>
    <message>
        <source>Heights are multiplied by this</source>
        <translation>Höhen werden damit multipliziert</translation>
    </message>
    <message>
        <source>West to east. Tiles have the same vertices on their borders</source>
        <translation>Von West nach Ost. Kacheln haben an ihren Rändern dieselben Eckpunkte</translation>
    </message>
    <message>
        <source>×</source>
        <translation>×</translation>
    </message>
    <message>
        <source>North to south. Tiles have the same vertices on their borders</source>
        <translation>Von Nord nach Süd. Kacheln haben an ihren Rändern dieselben Eckpunkte</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Kacheln</translation>
    </message>
    <message>
        <source>x east, y up, z south.</source>
        <translation>x Ost, y oben, z Süd.</translation>
    </message>
    <message>
        <source>x east, y north, z up.</source>
        <translation>x Ost, y Nord, z oben.</translation>
    </message>
    <message>
        <source> In metres, as the format has it.</source>
        <translation> In Metern, wie das Format es vorsieht.</translation>
    </message>
    <message>
        <source> In millimetres.</source>
        <translation> In Millimetern.</translation>
    </message>
    <message>
        <source> In metres from the middle of the terrain.</source>
        <translation> In Metern von der Geländemitte.</translation>
    </message>
    <message>
        <source>Materials are not in this file; File → Export → Materials… writes them with a mesh, as glTF.</source>
        <translation>Materialien sind nicht in dieser Datei; Datei → Exportieren → Materialien… schreibt sie mit einem Netz, als glTF.</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Sets the error or the number of triangles; the other one follows</source>
        <translation>Setzt den Fehler oder die Anzahl der Dreiecke; das andere ergibt sich daraus</translation>
    </message>
</context>
<context>
    <name>ObjectExport</name>
    <message>
        <source>The terrain&apos;s CRS</source>
        <translation>Das KBS des Geländes</translation>
    </message>
    <message>
        <source>WGS 84 longitude and latitude</source>
        <translation>WGS 84, Länge und Breite</translation>
    </message>
    <message>
        <source>Local metres from the middle of the terrain</source>
        <translation>Lokale Meter von der Geländemitte</translation>
    </message>
    <message>
        <source>Export Objects</source>
        <translation>Objekte exportieren</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Koordinaten</translation>
    </message>
    <message>
        <source>In which coordinates the places of objects are written</source>
        <translation>In welchen Koordinaten die Orte der Objekte geschrieben werden</translation>
    </message>
    <message>
        <source>The coordinates are metres, not longitude and latitude: map programs will show them at 0°, 0°.</source>
        <translation>Die Koordinaten sind Meter, nicht Länge und Breite: Kartenprogramme zeigen sie bei 0°, 0°.</translation>
    </message>
    <message>
        <source>GDAL and QGIS read which CRS it is; programs that keep to the GeoJSON standard may not.</source>
        <translation>GDAL und QGIS lesen, welches KBS es ist; Programme, die sich an den GeoJSON-Standard halten, vielleicht nicht.</translation>
    </message>
    <message>
        <source>Full Precision</source>
        <translation>Volle Genauigkeit</translation>
    </message>
    <message>
        <source>Write numbers with all their digits, not with %1 significant ones.</source>
        <translation>Zahlen mit allen Ziffern schreiben, nicht mit %1 signifikanten.</translation>
    </message>
    <message numerus="yes">
        <source>%1 objects with position, rotation and scale.</source>
        <translation>
            <numerusform>%1 Objekt mit Position, Drehung und Skalierung.</numerusform>
            <numerusform>%1 Objekte mit Position, Drehung und Skalierung.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Includes the objects of %1 scatter rules.</source>
        <translation>
            <numerusform>Enthält die Objekte von %1 Streuregel.</numerusform>
            <numerusform>Enthält die Objekte von %1 Streuregeln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 objects</source>
        <translation>
            <numerusform>%1 Objekt</numerusform>
            <numerusform>%1 Objekte</numerusform>
        </translation>
    </message>
    <message>
        <source>Exported %1 to %2 and read them back: every place is the same.</source>
        <translation>%1 nach %2 exportiert und zurückgelesen: Jeder Ort ist derselbe.</translation>
    </message>
    <message>
        <source>Exported %1 to %2 and read them back: the largest error of place is %3.</source>
        <translation>%1 nach %2 exportiert und zurückgelesen: Der größte Ortsfehler ist %3.</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>Objekte</translation>
    </message>
    <message>
        <source>Largest error</source>
        <translation>Größter Fehler</translation>
    </message>
    <message>
        <source>none: places are kept exactly</source>
        <translation>keiner: Orte bleiben genau erhalten</translation>
    </message>
    <message>
        <source>By scatter rules</source>
        <translation>Durch Streuregeln</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>There are no objects to export: place or scatter some first.</source>
        <translation>Es gibt keine Objekte zum Exportieren: zuerst welche platzieren oder streuen.</translation>
    </message>
    <message>
        <source>Columns, axes and units are described in a .json file next to it.</source>
        <translation>Spalten, Achsen und Einheiten werden in einer .json-Datei daneben beschrieben.</translation>
    </message>
</context>
<context>
    <name>PanelStyle</name>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
</context>
<context>
    <name>PlotTexts</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>PresetFiles</name>
    <message>
        <source>%1: is too large for a file of presets</source>
        <translation>%1: ist zu groß für eine Datei mit Vorgaben</translation>
    </message>
    <message>
        <source>The folder %1 cannot be created</source>
        <translation>Der Ordner %1 kann nicht angelegt werden</translation>
    </message>
    <message>
        <source>There is a preset called “%1” already</source>
        <translation>Eine Vorgabe namens „%1“ gibt es schon</translation>
    </message>
</context>
<context>
    <name>PresetStore</name>
    <message>
        <source>There are no brushes of your own yet</source>
        <translation>Es gibt noch keine eigenen Pinsel</translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>%1: there is not enough memory for it</source>
        <translation>%1: Dafür reicht der Speicher nicht</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>lowest</source>
        <translation>tiefster</translation>
    </message>
    <message>
        <source>highest</source>
        <translation>höchster</translation>
    </message>
</context>
<context>
    <name>RowMenu</name>
    <message>
        <source>&amp;Show</source>
        <translation>&amp;Zeigen</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>Um&amp;benennen</translation>
    </message>
</context>
<context>
    <name>RuleChoice</name>
    <message>
        <source>Ground</source>
        <translation>Boden</translation>
    </message>
    <message>
        <source>Stands upright, and keeps its height above the ground when that changes</source>
        <translation>Steht aufrecht und behält seine Höhe über dem Boden, wenn dieser sich ändert</translation>
    </message>
    <message>
        <source>The same, square on the slope instead of upright</source>
        <translation>Dasselbe, aber senkrecht zum Hang statt aufrecht</translation>
    </message>
    <message>
        <source>Keeps its elevation, whatever becomes of the ground</source>
        <translation>Behält seine Meereshöhe, was auch aus dem Boden wird</translation>
    </message>
    <message>
        <source>Levels the ground under it when it is placed, moved, turned or scaled</source>
        <translation>Ebnet den Boden darunter ein, wenn es platziert, bewegt, gedreht oder skaliert wird</translation>
    </message>
</context>
<context>
    <name>RuleTexts</name>
    <message>
        <source>selection “%1”</source>
        <translation>Auswahl „%1“</translation>
    </message>
    <message>
        <source>%1 up to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%1 ab %2</translation>
    </message>
    <message>
        <source>%1 %2 to %3</source>
        <translation>%1 %2 bis %3</translation>
    </message>
    <message>
        <source>%1 km²</source>
        <translation>%1 km²</translation>
    </message>
    <message>
        <source>not %1</source>
        <translation>nicht %1</translation>
    </message>
    <message>
        <source>%1: everywhere</source>
        <translation>%1: überall</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Linie %1</translation>
    </message>
    <message>
        <source>with water</source>
        <translation>mit Wasser</translation>
    </message>
</context>
<context>
    <name>SceneExport</name>
    <message numerus="yes">
        <source>%1 objects</source>
        <translation>
            <numerusform>%1 Objekt</numerusform>
            <numerusform>%1 Objekte</numerusform>
        </translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>Objekte</translation>
    </message>
    <message>
        <source>%1, of which %2 by scatter rules</source>
        <translation>%1, davon %2 durch Streuregeln</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>Read back</source>
        <translation>Zurückgelesen</translation>
    </message>
    <message>
        <source>every object, within %1 of its place and %2° of its turn</source>
        <translation>jedes Objekt, höchstens %1 von seinem Ort und %2° von seiner Drehung</translation>
    </message>
    <message numerus="yes">
        <source>%1 triangles, within %2 of the ground everywhere</source>
        <translation>
            <numerusform>%1 Dreieck, überall höchstens %2 vom Boden</numerusform>
            <numerusform>%1 Dreiecke, überall höchstens %2 vom Boden</numerusform>
        </translation>
    </message>
    <message>
        <source>Heights</source>
        <translation>Höhen</translation>
    </message>
    <message>
        <source>%1 × %2 samples, largest error %3</source>
        <translation>%1 × %2 Werte, größter Fehler %3</translation>
    </message>
    <message>
        <source>Material weights</source>
        <translation>Materialgewichte</translation>
    </message>
    <message>
        <source>%1 × %2 samples: %3</source>
        <translation>%1 × %2 Werte: %3</translation>
    </message>
    <message>
        <source>Terrain mesh</source>
        <translation>Geländenetz</translation>
    </message>
    <message numerus="yes">
        <source>%1 files to %2</source>
        <translation>
            <numerusform>%1 Datei nach %2</numerusform>
            <numerusform>%1 Dateien nach %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Exported %1 with %2 and verified it (max. position error %3).</source>
        <translation>%1 exportiert und geprüft, darin %2 (max. Positionsfehler %3).</translation>
    </message>
    <message>
        <source>Exported %1 and verified it.</source>
        <translation>%1 exportiert und geprüft.</translation>
    </message>
    <message>
        <source>A node for each model; only programs that know EXT_mesh_gpu_instancing open it: three.js, Babylon.js, glTFast.</source>
        <translation>Ein Knoten je Modell; nur Programme, die EXT_mesh_gpu_instancing kennen, öffnen es: three.js, Babylon.js, glTFast.</translation>
    </message>
    <message>
        <source>A node for each object; they share the meshes of their models.</source>
        <translation>Ein Knoten je Objekt; sie teilen sich die Netze ihrer Modelle.</translation>
    </message>
    <message>
        <source>In Blender, run scene.py: Scripting → Open → Run.</source>
        <translation>In Blender scene.py ausführen: Scripting → Open → Run.</translation>
    </message>
    <message>
        <source>In Unity, put the folder into Assets and choose Tools → Scarp → Build Scene. Models need the package glTFast.</source>
        <translation>In Unity den Ordner in Assets legen und Tools → Scarp → Build Scene wählen. Modelle brauchen das Paket glTFast.</translation>
    </message>
    <message>
        <source>In Unreal, run scene.py: Tools → Execute Python Script.</source>
        <translation>In Unreal scene.py ausführen: Tools → Execute Python Script.</translation>
    </message>
    <message>
        <source>In Godot, put the folder into the project and open scene.tscn. terrain3d_objects.gd gives the objects to Terrain3D.</source>
        <translation>In Godot den Ordner ins Projekt legen und scene.tscn öffnen. terrain3d_objects.gd gibt die Objekte an Terrain3D.</translation>
    </message>
    <message>
        <source>Detail by</source>
        <translation>Details nach</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Für</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>Dreiecke</translation>
    </message>
    <message>
        <source>Instancing (EXT_mesh_gpu_instancing)</source>
        <translation>Instanzen (EXT_mesh_gpu_instancing)</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Levels of Detail</source>
        <translation>Detailstufen</translation>
    </message>
    <message>
        <source>Write the coarser meshes of models, which engines draw far from the camera</source>
        <translation>Die gröberen Netze von Modellen schreiben, die Engines fern der Kamera zeichnen</translation>
    </message>
    <message>
        <source>alphamaps, layers.json, ScarpMaterials.cs</source>
        <translation>Alphamaps, layers.json, ScarpMaterials.cs</translation>
    </message>
    <message>
        <source>a PNG for each material, layers.json</source>
        <translation>eine PNG-Datei je Material, layers.json</translation>
    </message>
    <message>
        <source>a PNG for each material, material.py</source>
        <translation>eine PNG-Datei je Material, material.py</translation>
    </message>
    <message>
        <source>splat maps, textures.json</source>
        <translation>Splatmaps, textures.json</translation>
    </message>
    <message>
        <source>Export for Engine</source>
        <translation>Für Engine exportieren</translation>
    </message>
    <message>
        <source>Engine or program</source>
        <translation>Engine oder Programm</translation>
    </message>
    <message>
        <source>Terrain plugin</source>
        <translation>Gelände-Plugin</translation>
    </message>
    <message>
        <source>Sets axes, units, sizes and files as the program reads them</source>
        <translation>Setzt Achsen, Einheiten, Größen und Dateien so, wie das Programm sie liest</translation>
    </message>
    <message>
        <source>Terrain plugin that heights and weights are written for</source>
        <translation>Gelände-Plugin, für das Höhen und Gewichte geschrieben werden</translation>
    </message>
    <message>
        <source>Sets the error or the number of triangles of the terrain mesh</source>
        <translation>Setzt den Fehler oder die Anzahl der Dreiecke des Geländenetzes</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Height range</source>
        <translation>Höhenbereich</translation>
    </message>
    <message>
        <source>Write a heightmap in the engine&apos;s format and size</source>
        <translation>Eine Höhenkarte in Format und Größe der Engine schreiben</translation>
    </message>
    <message>
        <source>Material Weights</source>
        <translation>Materialgewichte</translation>
    </message>
    <message>
        <source>Write the weights of the materials for the engine&apos;s terrain</source>
        <translation>Die Gewichte der Materialien für das Gelände der Engine schreiben</translation>
    </message>
    <message>
        <source>Write placed and scattered objects with their models</source>
        <translation>Platzierte und gestreute Objekte mit ihren Modellen schreiben</translation>
    </message>
    <message>
        <source>Water and Models Along Lines</source>
        <translation>Wasser und Modelle entlang Linien</translation>
    </message>
    <message>
        <source>Write the water of rivers, canals and ponds, and models that rules bend along lines</source>
        <translation>Das Wasser von Flüssen, Kanälen und Teichen schreiben, und Modelle, die Regeln entlang Linien biegen</translation>
    </message>
    <message>
        <source>Terrain Mesh</source>
        <translation>Geländenetz</translation>
    </message>
    <message>
        <source>Write the terrain as a mesh of triangles</source>
        <translation>Das Gelände als Netz aus Dreiecken schreiben</translation>
    </message>
    <message>
        <source>Largest vertical distance between the mesh and the terrain</source>
        <translation>Größter senkrechter Abstand zwischen Netz und Gelände</translation>
    </message>
    <message>
        <source>Maximum number of triangles of the terrain mesh</source>
        <translation>Höchstzahl der Dreiecke des Geländenetzes</translation>
    </message>
    <message>
        <source>Texture size (px)</source>
        <translation>Texturgröße (px)</translation>
    </message>
    <message>
        <source>Longer side of the texture with the colours of the materials; 0: none</source>
        <translation>Längere Seite der Textur mit den Farben der Materialien; 0: keine</translation>
    </message>
    <message>
        <source>Write the objects of a model as one node: small and fast, but fewer programs open it</source>
        <translation>Die Objekte eines Modells als einen Knoten schreiben: klein und schnell, aber weniger Programme öffnen es</translation>
    </message>
    <message>
        <source>glTF has the terrain as a mesh</source>
        <translation>glTF hat das Gelände als Netz</translation>
    </message>
    <message>
        <source>only of the whole terrain</source>
        <translation>nur vom ganzen Gelände</translation>
    </message>
    <message>
        <source>the terrain has no materials</source>
        <translation>das Gelände hat keine Materialien</translation>
    </message>
    <message>
        <source>the terrain has no objects</source>
        <translation>das Gelände hat keine Objekte</translation>
    </message>
    <message>
        <source>no line has water or models along it</source>
        <translation>keine Linie hat Wasser oder Modelle entlang ihres Verlaufs</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Export for %1</source>
        <translation>Exportieren für %1</translation>
    </message>
    <message>
        <source>model-….glb for each model</source>
        <translation>model-….glb für jedes Modell</translation>
    </message>
    <message>
        <source>Files: %1.</source>
        <translation>Dateien: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 placed objects</source>
        <translation>
            <numerusform>%1 platziertes Objekt</numerusform>
            <numerusform>%1 platzierte Objekte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 and the objects of %2.</source>
        <translation>%1 und die Objekte von %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 scatter rules</source>
        <translation>
            <numerusform>%1 Streuregel</numerusform>
            <numerusform>%1 Streuregeln</numerusform>
        </translation>
    </message>
    <message>
        <source>Image overlays are not exported.</source>
        <translation>Bildauflagen werden nicht exportiert.</translation>
    </message>
    <message>
        <source>Select at least one kind of content to export</source>
        <translation>Mindestens eine Art von Inhalt zum Exportieren auswählen</translation>
    </message>
</context>
<context>
    <name>ServerTrustDialog</name>
    <message>
        <source>Trust Server</source>
        <translation>Server vertrauen</translation>
    </message>
    <message>
        <source>The certificate of %1 has changed.</source>
        <translation>Das Zertifikat von %1 hat sich geändert.</translation>
    </message>
    <message>
        <source>The certificate of %1 is not signed by a known authority.</source>
        <translation>Das Zertifikat von %1 ist nicht von einer bekannten Zertifizierungsstelle signiert.</translation>
    </message>
    <message>
        <source>Compare its SHA-256 fingerprint with the one that the administrator of the server gives you:</source>
        <translation>Vergleichen Sie den SHA-256-Fingerabdruck mit dem, den Sie vom Administrator des Servers erhalten:</translation>
    </message>
    <message>
        <source>If they differ, somebody may pretend to be the server, and your password would be sent there.</source>
        <translation>Wenn sie sich unterscheiden, gibt sich möglicherweise jemand als der Server aus, und Ihr Passwort würde dorthin gesendet.</translation>
    </message>
</context>
<context>
    <name>SettingTexts</name>
    <message>
        <source>Drag, or click to type any number.</source>
        <translation>Ziehen oder klicken, um eine Zahl einzugeben.</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Deckkraft</translation>
    </message>
</context>
<context>
    <name>TeamWords</name>
    <message>
        <source>That is no address of a server. One looks like postgresql://name@server/database.</source>
        <translation>Das ist keine Serveradresse. Sie sieht so aus: postgresql://name@server/datenbank.</translation>
    </message>
    <message>
        <source>The name or the password is wrong.</source>
        <translation>Der Name oder das Passwort ist falsch.</translation>
    </message>
    <message>
        <source>The server asks for a password.</source>
        <translation>Der Server verlangt ein Passwort.</translation>
    </message>
    <message>
        <source>There is no server of this name.</source>
        <translation>Es gibt keinen Server dieses Namens.</translation>
    </message>
    <message>
        <source>No PostgreSQL server answers at this address.</source>
        <translation>An dieser Adresse antwortet kein PostgreSQL-Server.</translation>
    </message>
    <message>
        <source>The server does not answer.</source>
        <translation>Der Server antwortet nicht.</translation>
    </message>
    <message>
        <source>The server does not encrypt, which this address asks for.</source>
        <translation>Der Server verschlüsselt nicht, was diese Adresse verlangt.</translation>
    </message>
    <message>
        <source>The certificate of the server has to be confirmed first. Connect by File → Open Team Terrain.</source>
        <translation>Das Zertifikat des Servers muss zuerst bestätigt werden. Verbinden Sie sich über „Datei → Teamgelände öffnen“.</translation>
    </message>
    <message>
        <source>The server cannot prove that it is the one that the address names.</source>
        <translation>Der Server kann nicht beweisen, dass er der in der Adresse genannte ist.</translation>
    </message>
    <message>
        <source>The server lets nobody in from here under this name.</source>
        <translation>Der Server lässt unter diesem Namen von hier niemanden ein.</translation>
    </message>
    <message>
        <source>The server has no such database.</source>
        <translation>Der Server hat keine solche Datenbank.</translation>
    </message>
    <message>
        <source>The server does not know this name.</source>
        <translation>Der Server kennt diesen Namen nicht.</translation>
    </message>
    <message>
        <source>The server has no terrain of this name that you may open.</source>
        <translation>Der Server hat kein Gelände dieses Namens, das geöffnet werden darf.</translation>
    </message>
    <message>
        <source>look</source>
        <translation>ansehen</translation>
    </message>
    <message>
        <source>edit</source>
        <translation>bearbeiten</translation>
    </message>
    <message>
        <source>Shared: %1</source>
        <translation>Geteilt: %1</translation>
    </message>
    <message>
        <source>not followed any more: %1</source>
        <translation>nicht mehr verfolgt: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 edits wait</source>
        <translation>
            <numerusform>%1 Bearbeitung wartet</numerusform>
            <numerusform>%1 Bearbeitungen warten</numerusform>
        </translation>
    </message>
    <message>
        <source>no connection, trying again</source>
        <translation>keine Verbindung, neuer Versuch läuft</translation>
    </message>
    <message numerus="yes">
        <source>%1 people</source>
        <translation>
            <numerusform>%1 Person</numerusform>
            <numerusform>%1 Personen</numerusform>
        </translation>
    </message>
    <message>
        <source>you may look</source>
        <translation>nur ansehen erlaubt</translation>
    </message>
    <message>
        <source>sending</source>
        <translation>wird gesendet</translation>
    </message>
    <message>
        <source>all sent</source>
        <translation>alles gesendet</translation>
    </message>
    <message>
        <source>archived</source>
        <translation>archiviert</translation>
    </message>
    <message>
        <source>administer</source>
        <translation>verwalten</translation>
    </message>
</context>
<context>
    <name>TileExport</name>
    <message>
        <source>Export Tiles</source>
        <translation>Kacheln exportieren</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>For which program</source>
        <translation>Für welches Programm</translation>
    </message>
    <message>
        <source>Follows the conventions of that program</source>
        <translation>Folgt den Gepflogenheiten dieses Programms</translation>
    </message>
    <message>
        <source>Samples along a tile&apos;s side</source>
        <translation>Werte entlang einer Kachelseite</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>Kanten</translation>
    </message>
    <message>
        <source>Ground that does not fill whole tiles</source>
        <translation>Boden, der keine ganzen Kacheln füllt</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Which row of tiles is the first</source>
        <translation>Welche Reihe von Kacheln die erste ist</translation>
    </message>
    <message>
        <source>Coarsest zoom</source>
        <translation>Gröbste Zoomstufe</translation>
    </message>
    <message>
        <source>Finest zoom</source>
        <translation>Feinste Zoomstufe</translation>
    </message>
    <message>
        <source>as fine as the terrain</source>
        <translation>so fein wie das Gelände</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Für</translation>
    </message>
    <message>
        <source>Samples a side</source>
        <translation>Werte je Seite</translation>
    </message>
    <message>
        <source>A folder with layer.json, for Cesium and other globes; the tiles fit at their edges, and how far they are from the ground is said.</source>
        <translation>Ein Ordner mit layer.json, für Cesium und andere Globen; die Kacheln passen an den Kanten, und ihr Abstand vom Boden wird genannt.</translation>
    </message>
    <message>
        <source>A folder of PNG tiles with tiles.json; a name that ends in .mbtiles or .pmtiles makes one file. The heights are metres, and where there is no ground they are 0.</source>
        <translation>Ein Ordner mit PNG-Kacheln und tiles.json; ein Name mit .mbtiles oder .pmtiles ergibt eine Datei. Die Höhen sind Meter, und wo kein Boden ist, 0.</translation>
    </message>
    <message>
        <source>%1 × %2 tiles of %3 × %3 samples, and a JSON file that says where each lies.</source>
        <translation>%1 × %2 Kacheln mit %3 × %3 Werten und eine JSON-Datei, die sagt, wo jede liegt.</translation>
    </message>
    <message>
        <source>The terrain is resampled to %1 × %2 samples.</source>
        <translation>Das Gelände wird auf %1 × %2 Werte neu abgetastet.</translation>
    </message>
    <message>
        <source>The border goes on for %1 samples to the east and %2 to the south; no height changes.</source>
        <translation>Der Rand setzt sich um %1 Werte nach Osten und %2 nach Süden fort; keine Höhe ändert sich.</translation>
    </message>
    <message>
        <source>Neighbours share an edge; that both have the same samples there is checked.</source>
        <translation>Nachbarn teilen eine Kante; dass beide dort dieselben Werte haben, wird geprüft.</translation>
    </message>
    <message>
        <source>Neighbours share no samples.</source>
        <translation>Nachbarn teilen keine Werte.</translation>
    </message>
    <message>
        <source>How large a tile is; engines say which sizes they take</source>
        <translation>Wie groß eine Kachel ist; Engines sagen, welche Größen sie annehmen</translation>
    </message>
    <message>
        <source>The format of each tile</source>
        <translation>Das Format jeder Kachel</translation>
    </message>
    <message>
        <source>From the tiles&apos; lattice at the finest zoom</source>
        <translation>Vom Gitter der Kacheln auf der feinsten Zoomstufe</translation>
    </message>
    <message>
        <source>Neighbouring tiles share edge samples</source>
        <translation>Benachbarte Kacheln teilen die Werte an der Kante</translation>
    </message>
    <message>
        <source>Remainder</source>
        <translation>Rest</translation>
    </message>
    <message>
        <source>Zoom level with the fewest tiles</source>
        <translation>Zoomstufe mit den wenigsten Kacheln</translation>
    </message>
    <message>
        <source>Zoom level with the most tiles</source>
        <translation>Zoomstufe mit den meisten Kacheln</translation>
    </message>
    <message>
        <source>tiles</source>
        <translation>Kacheln</translation>
    </message>
    <message numerus="yes">
        <source>Exported %1 and verified %2 files.</source>
        <translation>
            <numerusform>%1 exportiert und %2 Datei geprüft.</numerusform>
            <numerusform>%1 exportiert und %2 Dateien geprüft.</numerusform>
        </translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Largest error</source>
        <translation>Größter Fehler</translation>
    </message>
    <message>
        <source>The terrain has no georeference, so it cannot be exported as web tiles.</source>
        <translation>Das Gelände hat keine Georeferenz und kann daher nicht als Webkacheln exportiert werden.</translation>
    </message>
</context>
<context>
    <name>ToolStatus</name>
    <message>
        <source>Base</source>
        <translation>Basis</translation>
    </message>
    <message>
        <source>Erasing mask of %1</source>
        <translation>Maske von %1 radieren</translation>
    </message>
    <message>
        <source>Smoothing mask of %1</source>
        <translation>Maske von %1 glätten</translation>
    </message>
    <message>
        <source>Painting mask of %1</source>
        <translation>Maske von %1 malen</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>%1 platzieren</translation>
    </message>
    <message>
        <source>Select Objects</source>
        <translation>Objekte auswählen</translation>
    </message>
    <message>
        <source>Lasso</source>
        <translation>Lasso</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>Kreis</translation>
    </message>
    <message>
        <source>Erase Objects</source>
        <translation>Objekte radieren</translation>
    </message>
    <message>
        <source>Erase %1</source>
        <translation>%1 radieren</translation>
    </message>
    <message>
        <source>Paint %1</source>
        <translation>%1 malen</translation>
    </message>
    <message>
        <source>Paint Objects</source>
        <translation>Objekte malen</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Erase Materials</source>
        <translation>Materialien radieren</translation>
    </message>
    <message>
        <source>Blend Materials</source>
        <translation>Materialien mischen</translation>
    </message>
    <message>
        <source>Paint Materials</source>
        <translation>Materialien malen</translation>
    </message>
    <message>
        <source>New layer</source>
        <translation>Neue Ebene</translation>
    </message>
    <message>
        <source>Crop</source>
        <translation>Zuschneiden</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Adjust Stroke</source>
        <translation>Strich anpassen</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Messen</translation>
    </message>
</context>
<context>
    <name>Units</name>
    <message>
        <source>ft</source>
        <translation>ft</translation>
    </message>
    <message>
        <source>m</source>
        <translation>m</translation>
    </message>
    <message>
        <source>mi</source>
        <translation>mi</translation>
    </message>
    <message>
        <source>km</source>
        <translation>km</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>ft/s</source>
        <translation>ft/s</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 × %2 %3</source>
        <translation>%1 × %2 %3</translation>
    </message>
    <message>
        <source>%1 to %2 %3</source>
        <translation>%1 bis %2 %3</translation>
    </message>
</context>
<context>
    <name>VersionLook</name>
    <message>
        <source>Ground: no visible difference</source>
        <translation>Boden: kein sichtbarer Unterschied</translation>
    </message>
    <message>
        <source>%1: %2 (now %3)</source>
        <translation>%1: %2 (jetzt %3)</translation>
    </message>
    <message>
        <source>Ground: of another size than the present one</source>
        <translation>Boden: andere Größe als der jetzige</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>Objekte</translation>
    </message>
    <message>
        <source>Ground: %1 % is other, by up to %2</source>
        <translation>Boden: %1 % anders, um bis zu %2</translation>
    </message>
    <message>
        <source>Size: %1 × %2 samples at %3</source>
        <translation>Größe: %1 × %2 Werte mit %3</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>Scale ×%1</source>
        <translation>Größe ×%1</translation>
    </message>
    <message>
        <source>Turn by %1°</source>
        <translation>Drehung um %1°</translation>
    </message>
    <message>
        <source>Select Shape</source>
        <translation>Form auswählen</translation>
    </message>
    <message>
        <source>Magic Wand</source>
        <translation>Zauberstab</translation>
    </message>
    <message>
        <source>Paint Selection</source>
        <translation>Auswahl malen</translation>
    </message>
    <message>
        <source>Load Selection</source>
        <translation>Auswahl laden</translation>
    </message>
    <message>
        <source>Mask to Selection</source>
        <translation>Maske in Auswahl</translation>
    </message>
    <message>
        <source>Add to Selection</source>
        <translation>Zur Auswahl hinzufügen</translation>
    </message>
    <message>
        <source>Subtract from Selection</source>
        <translation>Von Auswahl abziehen</translation>
    </message>
    <message>
        <source>Intersect Selection</source>
        <translation>Mit Auswahl schneiden</translation>
    </message>
    <message>
        <source>Smooth Selection</source>
        <translation>Auswahl glätten</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Alles auswählen</translation>
    </message>
    <message>
        <source>Deselect</source>
        <translation>Auswahl aufheben</translation>
    </message>
    <message>
        <source>Invert Selection</source>
        <translation>Auswahl umkehren</translation>
    </message>
    <message>
        <source>Grow Selection</source>
        <translation>Auswahl erweitern</translation>
    </message>
    <message>
        <source>Shrink Selection</source>
        <translation>Auswahl verkleinern</translation>
    </message>
    <message>
        <source>Blur Selection</source>
        <translation>Auswahl weichzeichnen</translation>
    </message>
    <message>
        <source>Smooth Mask</source>
        <translation>Maske glätten</translation>
    </message>
    <message>
        <source>Paint Mask</source>
        <translation>Maske malen</translation>
    </message>
    <message>
        <source>Change Mask</source>
        <translation>Maske ändern</translation>
    </message>
    <message>
        <source>Delete Mask</source>
        <translation>Maske löschen</translation>
    </message>
    <message>
        <source>Invert Mask</source>
        <translation>Maske umkehren</translation>
    </message>
    <message>
        <source>Grow Mask</source>
        <translation>Maske erweitern</translation>
    </message>
    <message>
        <source>Shrink Mask</source>
        <translation>Maske verkleinern</translation>
    </message>
    <message>
        <source>Blur Mask</source>
        <translation>Maske weichzeichnen</translation>
    </message>
    <message>
        <source>Flatten layers</source>
        <translation>Ebenen zusammenfügen</translation>
    </message>
    <message>
        <source>Revert ground</source>
        <translation>Boden zurücksetzen</translation>
    </message>
    <message>
        <source>Revert selection</source>
        <translation>Auswahl zurücksetzen</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Ausschneiden</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Clear paint</source>
        <translation>Bemalung leeren</translation>
    </message>
    <message>
        <source>Erase paint</source>
        <translation>Bemalung radieren</translation>
    </message>
    <message>
        <source>Blend materials</source>
        <translation>Materialien mischen</translation>
    </message>
    <message>
        <source>Change material rules</source>
        <translation>Materialregeln ändern</translation>
    </message>
    <message>
        <source>Change materials</source>
        <translation>Materialien ändern</translation>
    </message>
    <message>
        <source>Change scatter rules</source>
        <translation>Streuregeln ändern</translation>
    </message>
    <message>
        <source>Move scatter rules</source>
        <translation>Streuregeln verschieben</translation>
    </message>
    <message>
        <source>Import paint</source>
        <translation>Bemalung importieren</translation>
    </message>
    <message>
        <source>Erase objects</source>
        <translation>Objekte radieren</translation>
    </message>
    <message>
        <source>Remove 1 object</source>
        <translation>1 Objekt entfernen</translation>
    </message>
    <message>
        <source>Take out 1 object</source>
        <translation>1 Objekt herausnehmen</translation>
    </message>
    <message>
        <source>Paint objects</source>
        <translation>Objekte malen</translation>
    </message>
    <message>
        <source>Place a circle of objects</source>
        <translation>Kreis aus Objekten platzieren</translation>
    </message>
    <message>
        <source>Place a line of objects</source>
        <translation>Linie aus Objekten platzieren</translation>
    </message>
    <message>
        <source>Add layer &quot;%1&quot;</source>
        <translation>Ebene „%1“ hinzufügen</translation>
    </message>
    <message>
        <source>Delete layer &quot;%1&quot;</source>
        <translation>Ebene „%1“ löschen</translation>
    </message>
    <message>
        <source>Duplicate layer &quot;%1&quot;</source>
        <translation>Ebene „%1“ duplizieren</translation>
    </message>
    <message>
        <source>Merge layer &quot;%1&quot; down</source>
        <translation>Ebene „%1“ nach unten zusammenfügen</translation>
    </message>
    <message>
        <source>Move layer &quot;%1&quot;</source>
        <translation>Ebene „%1“ verschieben</translation>
    </message>
    <message>
        <source>Change layer &quot;%1&quot;</source>
        <translation>Ebene „%1“ ändern</translation>
    </message>
    <message>
        <source>Mask layer &quot;%1&quot;</source>
        <translation>Ebene „%1“ maskieren</translation>
    </message>
    <message>
        <source>Fill layer &quot;%1&quot;</source>
        <translation>Ebene „%1“ füllen</translation>
    </message>
    <message>
        <source>Add drape &quot;%1&quot;</source>
        <translation>Bildüberlagerung „%1“ hinzufügen</translation>
    </message>
    <message>
        <source>Keep drape &quot;%1&quot; in the project</source>
        <translation>Bildüberlagerung „%1“ im Projekt ablegen</translation>
    </message>
    <message>
        <source>Link drape &quot;%1&quot;</source>
        <translation>Bildüberlagerung „%1“ verknüpfen</translation>
    </message>
    <message>
        <source>Change drape &quot;%1&quot;</source>
        <translation>Bildüberlagerung „%1“ ändern</translation>
    </message>
    <message>
        <source>Move drape &quot;%1&quot;</source>
        <translation>Bildüberlagerung „%1“ verschieben</translation>
    </message>
    <message>
        <source>Remove drape &quot;%1&quot;</source>
        <translation>Bildüberlagerung „%1“ entfernen</translation>
    </message>
    <message>
        <source>Change asset &quot;%1&quot;</source>
        <translation>Asset „%1“ ändern</translation>
    </message>
    <message>
        <source>Rename asset &quot;%1&quot;</source>
        <translation>Asset „%1“ umbenennen</translation>
    </message>
    <message>
        <source>Remove asset &quot;%1&quot;</source>
        <translation>Asset „%1“ entfernen</translation>
    </message>
    <message>
        <source>Add material &quot;%1&quot;</source>
        <translation>Material „%1“ hinzufügen</translation>
    </message>
    <message>
        <source>Change material &quot;%1&quot;</source>
        <translation>Material „%1“ ändern</translation>
    </message>
    <message>
        <source>Remove material &quot;%1&quot;</source>
        <translation>Material „%1“ entfernen</translation>
    </message>
    <message>
        <source>Add scatter rule &quot;%1&quot;</source>
        <translation>Streuregel „%1“ hinzufügen</translation>
    </message>
    <message>
        <source>Change scatter rule &quot;%1&quot;</source>
        <translation>Streuregel „%1“ ändern</translation>
    </message>
    <message>
        <source>Remove scatter rule &quot;%1&quot;</source>
        <translation>Streuregel „%1“ entfernen</translation>
    </message>
    <message>
        <source>Turn scatter rule &quot;%1&quot; into objects</source>
        <translation>Streuregel „%1“ in Objekte umwandeln</translation>
    </message>
    <message>
        <source>Save selection &quot;%1&quot;</source>
        <translation>Auswahl „%1“ speichern</translation>
    </message>
    <message>
        <source>Import selection &quot;%1&quot;</source>
        <translation>Auswahl „%1“ importieren</translation>
    </message>
    <message>
        <source>Forget selection &quot;%1&quot;</source>
        <translation>Auswahl „%1“ verwerfen</translation>
    </message>
    <message>
        <source>Import paint from &quot;%1&quot; and %2 more</source>
        <translation>Bemalung aus „%1“ und %2 weiteren importieren</translation>
    </message>
    <message>
        <source>Import paint from &quot;%1&quot;</source>
        <translation>Bemalung aus „%1“ importieren</translation>
    </message>
    <message>
        <source>Import &quot;%1&quot;</source>
        <translation>„%1“ importieren</translation>
    </message>
    <message>
        <source>Fill with &quot;%1&quot;</source>
        <translation>Mit „%1“ füllen</translation>
    </message>
    <message>
        <source>Paint &quot;%1&quot;</source>
        <translation>„%1“ malen</translation>
    </message>
    <message>
        <source>Add %1 &quot;%2&quot;</source>
        <translation>%1 „%2“ hinzufügen</translation>
    </message>
    <message>
        <source>Change %1 &quot;%2&quot;</source>
        <translation>%1 „%2“ ändern</translation>
    </message>
    <message>
        <source>Delete %1 &quot;%2&quot;</source>
        <translation>%1 „%2“ löschen</translation>
    </message>
    <message>
        <source>Opacity of %1</source>
        <translation>Deckkraft von %1</translation>
    </message>
    <message>
        <source>Scatter %1</source>
        <translation>%1 streuen</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>%1 platzieren</translation>
    </message>
    <message>
        <source>Paint %1</source>
        <translation>%1 malen</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1 löschen</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 verschieben</translation>
    </message>
    <message>
        <source>Lift %1</source>
        <translation>%1 anheben</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>%1 drehen</translation>
    </message>
    <message>
        <source>Scale %1</source>
        <translation>%1 skalieren</translation>
    </message>
    <message>
        <source>Adjust %1</source>
        <translation>%1 anpassen</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <translation>Wiederholen: %1</translation>
    </message>
    <message>
        <source>16 bits</source>
        <translation>16 Bit</translation>
    </message>
    <message>
        <source>3MF</source>
        <translation>3MF</translation>
    </message>
    <message>
        <source>8 bits</source>
        <translation>8 Bit</translation>
    </message>
    <message>
        <source>A few large rocks anywhere, with room around them</source>
        <translation>Einige große Felsen irgendwo, mit Platz um sie herum</translation>
    </message>
    <message>
        <source>A height</source>
        <translation>Eine Höhe</translation>
    </message>
    <message>
        <source>A hole</source>
        <translation>Ein Loch</translation>
    </message>
    <message>
        <source>ARRAY</source>
        <translation>ARRAY</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Um</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Agriculture with natural vegetation</source>
        <translation>Landwirtschaft mit natürlicher Vegetation</translation>
    </message>
    <message>
        <source>Agro-forestry areas</source>
        <translation>Agroforstflächen</translation>
    </message>
    <message>
        <source>Airports</source>
        <translation>Flughäfen</translation>
    </message>
    <message>
        <source>Albedo</source>
        <translation>Albedo</translation>
    </message>
    <message>
        <source>Align</source>
        <translation>Ausrichten</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Ambient occlusion</source>
        <translation>Umgebungsverdeckung</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Menge</translation>
    </message>
    <message>
        <source>Amplitude</source>
        <translation>Amplitude</translation>
    </message>
    <message>
        <source>Annual with permanent crops</source>
        <translation>Einjährige mit Dauerkulturen</translation>
    </message>
    <message>
        <source>Another number is other noise</source>
        <translation>Eine andere Zahl ist ein anderes Rauschen</translation>
    </message>
    <message>
        <source>Any program</source>
        <translation>Beliebiges Programm</translation>
    </message>
    <message>
        <source>Arc/Info ASCII grid</source>
        <translation>Arc/Info-ASCII-Raster</translation>
    </message>
    <message>
        <source>As</source>
        <translation>Als</translation>
    </message>
    <message>
        <source>As in the file</source>
        <translation>Wie in der Datei</translation>
    </message>
    <message>
        <source>As the program has it</source>
        <translation>Wie im Programm</translation>
    </message>
    <message>
        <source>As they are</source>
        <translation>Wie sie sind</translation>
    </message>
    <message>
        <source>Aspect</source>
        <translation>Exposition</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Ausgeglichen</translation>
    </message>
    <message>
        <source>Bank angle</source>
        <translation>Böschungswinkel</translation>
    </message>
    <message>
        <source>Bare or sparse vegetation</source>
        <translation>Kahl oder spärlich bewachsen</translation>
    </message>
    <message>
        <source>Bare rocks</source>
        <translation>Felsflächen</translation>
    </message>
    <message>
        <source>Barren land</source>
        <translation>Kahles Land</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Sockel</translation>
    </message>
    <message>
        <source>Beaches, dunes, sands</source>
        <translation>Strände, Dünen, Sandflächen</translation>
    </message>
    <message>
        <source>Best-fit plane</source>
        <translation>Bestpassende Ebene</translation>
    </message>
    <message>
        <source>Between points</source>
        <translation>Zwischen Punkten</translation>
    </message>
    <message>
        <source>Bicubic</source>
        <translation>Bikubisch</translation>
    </message>
    <message>
        <source>Bilinear</source>
        <translation>Bilinear</translation>
    </message>
    <message>
        <source>Billow</source>
        <translation>Wolkig</translation>
    </message>
    <message>
        <source>Blend</source>
        <translation>Mischen</translation>
    </message>
    <message>
        <source>Blender</source>
        <translation>Blender</translation>
    </message>
    <message>
        <source>Blur</source>
        <translation>Weichzeichnen</translation>
    </message>
    <message>
        <source>Boulders</source>
        <translation>Felsblöcke</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Brücke</translation>
    </message>
    <message>
        <source>Broad-leaved forest</source>
        <translation>Laubwald</translation>
    </message>
    <message>
        <source>Broadleaf</source>
        <translation>Laubbaum</translation>
    </message>
    <message>
        <source>Building plot</source>
        <translation>Bauplatz</translation>
    </message>
    <message>
        <source>Built-up</source>
        <translation>Bebaut</translation>
    </message>
    <message>
        <source>Burnt areas</source>
        <translation>Brandflächen</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Nach</translation>
    </message>
    <message>
        <source>CLASSIC4</source>
        <translation>CLASSIC4</translation>
    </message>
    <message>
        <source>CORINE Land Cover</source>
        <translation>CORINE Land Cover</translation>
    </message>
    <message>
        <source>CSV table</source>
        <translation>CSV-Tabelle</translation>
    </message>
    <message>
        <source>Canal</source>
        <translation>Kanal</translation>
    </message>
    <message>
        <source>Canyon</source>
        <translation>Schlucht</translation>
    </message>
    <message>
        <source>Cell size, east (0: as it is)</source>
        <translation>Zellgröße Ost (0: wie sie ist)</translation>
    </message>
    <message>
        <source>Cell size, north (0: as it is)</source>
        <translation>Zellgröße Nord (0: wie sie ist)</translation>
    </message>
    <message>
        <source>Centimetres</source>
        <translation>Zentimeter</translation>
    </message>
    <message>
        <source>Clamp</source>
        <translation>Begrenzen</translation>
    </message>
    <message>
        <source>Cliff steps</source>
        <translation>Klippenstufen</translation>
    </message>
    <message>
        <source>Clone</source>
        <translation>Klonen</translation>
    </message>
    <message>
        <source>Clone: copy ground from elsewhere; H takes the place to copy from</source>
        <translation>Klonen: Boden von woanders kopieren; H wählt die Quelle</translation>
    </message>
    <message>
        <source>Coarsest zoom</source>
        <translation>Gröbste Zoomstufe</translation>
    </message>
    <message>
        <source>Coastal lagoons</source>
        <translation>Lagunen</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Complex cultivation patterns</source>
        <translation>Komplexe Parzellenstruktur</translation>
    </message>
    <message>
        <source>Concavity</source>
        <translation>Konkavität</translation>
    </message>
    <message>
        <source>Conifer</source>
        <translation>Nadelbaum</translation>
    </message>
    <message>
        <source>Coniferous forest</source>
        <translation>Nadelwald</translation>
    </message>
    <message>
        <source>Conifers and broadleaved trees in groves, where the ground is neither steep nor too high</source>
        <translation>Nadel- und Laubbäume in Gruppen, wo der Boden weder steil noch zu hoch ist</translation>
    </message>
    <message>
        <source>Constant</source>
        <translation>Konstant</translation>
    </message>
    <message>
        <source>Construction sites</source>
        <translation>Baustellen</translation>
    </message>
    <message>
        <source>Continue the border</source>
        <translation>Rand fortsetzen</translation>
    </message>
    <message>
        <source>Continuous urban fabric</source>
        <translation>Durchgängig städtische Prägung</translation>
    </message>
    <message>
        <source>Cracks</source>
        <translation>Risse</translation>
    </message>
    <message>
        <source>Crags</source>
        <translation>Schroffen</translation>
    </message>
    <message>
        <source>Crater</source>
        <translation>Krater</translation>
    </message>
    <message>
        <source>Crater: a bowl with a rim thrown up around it</source>
        <translation>Krater: eine Mulde mit aufgeworfenem Rand</translation>
    </message>
    <message>
        <source>Crease</source>
        <translation>Falte</translation>
    </message>
    <message>
        <source>Crop</source>
        <translation>Zuschneiden</translation>
    </message>
    <message>
        <source>Cropland</source>
        <translation>Ackerland</translation>
    </message>
    <message>
        <source>Cultivated crops</source>
        <translation>Feldfrüchte</translation>
    </message>
    <message>
        <source>Curvature</source>
        <translation>Krümmung</translation>
    </message>
    <message>
        <source>Cut and fill</source>
        <translation>Abtrag und Auftrag</translation>
    </message>
    <message>
        <source>Cut of a volume</source>
        <translation>Abtrag eines Volumens</translation>
    </message>
    <message>
        <source>Cut only</source>
        <translation>Nur Abtrag</translation>
    </message>
    <message>
        <source>DEFLATE (any program)</source>
        <translation>DEFLATE (jedes Programm)</translation>
    </message>
    <message>
        <source>Dam</source>
        <translation>Damm</translation>
    </message>
    <message>
        <source>Dark rock</source>
        <translation>Dunkler Fels</translation>
    </message>
    <message>
        <source>Deciduous forest</source>
        <translation>Sommergrüner Laubwald</translation>
    </message>
    <message>
        <source>Decimetres</source>
        <translation>Dezimeter</translation>
    </message>
    <message>
        <source>Deposition</source>
        <translation>Ablagerung</translation>
    </message>
    <message>
        <source>Detail by</source>
        <translation>Details nach</translation>
    </message>
    <message>
        <source>Developed, high intensity</source>
        <translation>Bebaut, hohe Dichte</translation>
    </message>
    <message>
        <source>Developed, low intensity</source>
        <translation>Bebaut, geringe Dichte</translation>
    </message>
    <message>
        <source>Developed, medium intensity</source>
        <translation>Bebaut, mittlere Dichte</translation>
    </message>
    <message>
        <source>Developed, open space</source>
        <translation>Bebaut, Freiflächen</translation>
    </message>
    <message>
        <source>DirectX (green down)</source>
        <translation>DirectX (Grün nach unten)</translation>
    </message>
    <message>
        <source>Discontinuous urban fabric</source>
        <translation>Nicht durchgängig städtische Prägung</translation>
    </message>
    <message>
        <source>Distance to water</source>
        <translation>Abstand zum Wasser</translation>
    </message>
    <message>
        <source>Drainage area</source>
        <translation>Einzugsgebiet</translation>
    </message>
    <message>
        <source>Dry grass</source>
        <translation>Trockenes Gras</translation>
    </message>
    <message>
        <source>Dug into the ground</source>
        <translation>In den Boden gegraben</translation>
    </message>
    <message>
        <source>Dump sites</source>
        <translation>Deponien</translation>
    </message>
    <message>
        <source>Dune field</source>
        <translation>Dünenfeld</translation>
    </message>
    <message>
        <source>Dunes</source>
        <translation>Dünen</translation>
    </message>
    <message>
        <source>Dwarf scrub</source>
        <translation>Zwergsträucher</translation>
    </message>
    <message>
        <source>Dyke with berm</source>
        <translation>Deich mit Berme</translation>
    </message>
    <message>
        <source>ESA WorldCover</source>
        <translation>ESA WorldCover</translation>
    </message>
    <message>
        <source>Earthwork</source>
        <translation>Erdbau</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Ost</translation>
    </message>
    <message>
        <source>East and west</source>
        <translation>Ost und West</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>Kanten</translation>
    </message>
    <message>
        <source>Emergent herbaceous wetlands</source>
        <translation>Sumpfvegetation</translation>
    </message>
    <message>
        <source>Enclosed ones</source>
        <translation>Umschlossene</translation>
    </message>
    <message>
        <source>Erosion &amp; holes</source>
        <translation>Erosion &amp; Löcher</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Estuaries</source>
        <translation>Mündungsgebiete</translation>
    </message>
    <message>
        <source>Evergreen forest</source>
        <translation>Immergrüner Wald</translation>
    </message>
    <message>
        <source>Exaggeration</source>
        <translation>Überhöhung</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>Extend</source>
        <translation>Erweitern</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>Faktor</translation>
    </message>
    <message>
        <source>Feet</source>
        <translation>Fuß</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Füllen</translation>
    </message>
    <message>
        <source>Fill Holes</source>
        <translation>Löcher füllen</translation>
    </message>
    <message>
        <source>Fill of a volume</source>
        <translation>Auftrag eines Volumens</translation>
    </message>
    <message>
        <source>Fill only</source>
        <translation>Nur Auftrag</translation>
    </message>
    <message>
        <source>Fill with</source>
        <translation>Füllen mit</translation>
    </message>
    <message>
        <source>Fill: close holes</source>
        <translation>Füllen: Löcher schließen</translation>
    </message>
    <message>
        <source>Fine polish</source>
        <translation>Feinschliff</translation>
    </message>
    <message>
        <source>Finest zoom</source>
        <translation>Feinste Zoomstufe</translation>
    </message>
    <message>
        <source>First column</source>
        <translation>Erste Spalte</translation>
    </message>
    <message>
        <source>First row</source>
        <translation>Erste Zeile</translation>
    </message>
    <message>
        <source>Flatten</source>
        <translation>Einebnen</translation>
    </message>
    <message>
        <source>Flatten to</source>
        <translation>Einebnen auf</translation>
    </message>
    <message>
        <source>Flatten: level to the height, or the slope, where the stroke began</source>
        <translation>Einebnen: auf die Höhe oder Neigung bringen, wo der Strich begann</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Umkehren</translation>
    </message>
    <message>
        <source>Float GeoTIFF</source>
        <translation>GeoTIFF mit Gleitkomma</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Folgen</translation>
    </message>
    <message>
        <source>Follow the ground</source>
        <translation>Dem Boden folgen</translation>
    </message>
    <message>
        <source>Foot</source>
        <translation>Fuß</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Für</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>Wald</translation>
    </message>
    <message>
        <source>Forest floor</source>
        <translation>Waldboden</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Fractal Perlin noise: even hills and hollows</source>
        <translation>Fraktales Perlin-Rauschen: gleichmäßige Hügel und Mulden</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>From crest to crest of the largest bumps</source>
        <translation>Von Kamm zu Kamm der größten Buckel</translation>
    </message>
    <message>
        <source>From east</source>
        <translation>Von Ost</translation>
    </message>
    <message>
        <source>From max</source>
        <translation>Von Maximum</translation>
    </message>
    <message>
        <source>From min</source>
        <translation>Von Minimum</translation>
    </message>
    <message>
        <source>From north</source>
        <translation>Von Nord</translation>
    </message>
    <message>
        <source>From point to point</source>
        <translation>Von Punkt zu Punkt</translation>
    </message>
    <message>
        <source>From terrace to terrace</source>
        <translation>Von Terrasse zu Terrasse</translation>
    </message>
    <message>
        <source>Fruit trees and berry plantations</source>
        <translation>Obst- und Beerenobstbestände</translation>
    </message>
    <message>
        <source>GIS</source>
        <translation>GIS</translation>
    </message>
    <message>
        <source>GeoJSON</source>
        <translation>GeoJSON</translation>
    </message>
    <message>
        <source>GeoPackage</source>
        <translation>GeoPackage</translation>
    </message>
    <message>
        <source>GeoTIFF (32-bit float)</source>
        <translation>GeoTIFF (32-Bit-Gleitkomma)</translation>
    </message>
    <message>
        <source>Glaciers and perpetual snow</source>
        <translation>Gletscher und Dauerschnee</translation>
    </message>
    <message>
        <source>Godot</source>
        <translation>Godot</translation>
    </message>
    <message>
        <source>Godot (HTerrain)</source>
        <translation>Godot (HTerrain)</translation>
    </message>
    <message>
        <source>Godot Terrain3D</source>
        <translation>Godot Terrain3D</translation>
    </message>
    <message>
        <source>Grass</source>
        <translation>Gras</translation>
    </message>
    <message>
        <source>Grassland</source>
        <translation>Grasland</translation>
    </message>
    <message>
        <source>Grassland or herbaceous</source>
        <translation>Gras- und Krautland</translation>
    </message>
    <message>
        <source>Gravel</source>
        <translation>Kies</translation>
    </message>
    <message>
        <source>Greatest error</source>
        <translation>Größter Fehler</translation>
    </message>
    <message>
        <source>Green urban areas</source>
        <translation>Städtische Grünflächen</translation>
    </message>
    <message>
        <source>HTerrain</source>
        <translation>HTerrain</translation>
    </message>
    <message>
        <source>HTerrain ARRAY</source>
        <translation>HTerrain ARRAY</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Height (0: as found)</source>
        <translation>Höhe (0: wie gefunden)</translation>
    </message>
    <message>
        <source>Heights</source>
        <translation>Höhen</translation>
    </message>
    <message>
        <source>Herbaceous wetland</source>
        <translation>Krautiges Feuchtgebiet</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>Höchster</translation>
    </message>
    <message>
        <source>Hills</source>
        <translation>Hügel</translation>
    </message>
    <message>
        <source>Hole</source>
        <translation>Loch</translation>
    </message>
    <message>
        <source>Hole: cut the ground away</source>
        <translation>Loch: den Boden ausschneiden</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Haus</translation>
    </message>
    <message>
        <source>How far over the ground where the stroke begins the top lies</source>
        <translation>Wie weit die Oberseite über dem Boden am Strichanfang liegt</translation>
    </message>
    <message>
        <source>How level the steps and how steep their fronts</source>
        <translation>Wie eben die Stufen und wie steil ihre Fronten sind</translation>
    </message>
    <message>
        <source>How many sizes of bumps, each half the one before</source>
        <translation>Wie viele Größen von Buckeln, jede halb so groß wie die vorige</translation>
    </message>
    <message>
        <source>How much ground the water can carry</source>
        <translation>Wie viel Boden das Wasser tragen kann</translation>
    </message>
    <message>
        <source>How much water falls</source>
        <translation>Wie viel Wasser fällt</translation>
    </message>
    <message>
        <source>Hydraulic Erosion</source>
        <translation>Hydraulische Erosion</translation>
    </message>
    <message>
        <source>Hydraulic erosion</source>
        <translation>Hydraulische Erosion</translation>
    </message>
    <message>
        <source>Hydraulic erosion: rain cuts gullies and carries the ground downhill</source>
        <translation>Hydraulische Erosion: Regen gräbt Rinnen und trägt den Boden talwärts</translation>
    </message>
    <message>
        <source>Ice</source>
        <translation>Eis</translation>
    </message>
    <message>
        <source>Impact crater</source>
        <translation>Einschlagkrater</translation>
    </message>
    <message>
        <source>Inches</source>
        <translation>Zoll</translation>
    </message>
    <message>
        <source>Industrial or commercial units</source>
        <translation>Industrie- und Gewerbeflächen</translation>
    </message>
    <message>
        <source>Inflate</source>
        <translation>Aufblähen</translation>
    </message>
    <message>
        <source>Inflate: swell the ground outwards</source>
        <translation>Aufblähen: den Boden nach außen wölben</translation>
    </message>
    <message>
        <source>Inland marshes</source>
        <translation>Sümpfe</translation>
    </message>
    <message>
        <source>Instead of the ground</source>
        <translation>Statt des Bodens</translation>
    </message>
    <message>
        <source>Intersect</source>
        <translation>Schneiden</translation>
    </message>
    <message>
        <source>Intertidal flats</source>
        <translation>Wattflächen</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>Durchläufe</translation>
    </message>
    <message>
        <source>Kerb and pavement</source>
        <translation>Bordstein und Gehweg</translation>
    </message>
    <message>
        <source>Kilometres</source>
        <translation>Kilometer</translation>
    </message>
    <message>
        <source>Lanczos</source>
        <translation>Lanczos</translation>
    </message>
    <message>
        <source>Land cover</source>
        <translation>Landbedeckung</translation>
    </message>
    <message>
        <source>Landforms</source>
        <translation>Geländeformen</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Eben</translation>
    </message>
    <message>
        <source>Lichens</source>
        <translation>Flechten</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Linear</translation>
    </message>
    <message>
        <source>Location Z</source>
        <translation>Location Z</translation>
    </message>
    <message>
        <source>Low broadleaved shrubs along the courses that water takes</source>
        <translation>Niedrige Laubsträucher entlang der Wasserläufe</translation>
    </message>
    <message>
        <source>Lower</source>
        <translation>Absenken</translation>
    </message>
    <message>
        <source>Lower: press the ground down</source>
        <translation>Absenken: den Boden nach unten drücken</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>Tiefster</translation>
    </message>
    <message>
        <source>MULTISPLAT16</source>
        <translation>MULTISPLAT16</translation>
    </message>
    <message>
        <source>Macro variation</source>
        <translation>Großflächige Variation</translation>
    </message>
    <message>
        <source>Mangroves</source>
        <translation>Mangroven</translation>
    </message>
    <message>
        <source>Mapbox RGB (PNG)</source>
        <translation>Mapbox RGB (PNG)</translation>
    </message>
    <message>
        <source>Mapbox Terrain-RGB tile</source>
        <translation>Mapbox-Terrain-RGB-Kachel</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Markierung</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>Maske</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>Max</translation>
    </message>
    <message>
        <source>Mesa</source>
        <translation>Tafelberg</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Metres</source>
        <translation>Meter</translation>
    </message>
    <message>
        <source>Middle of the bottom</source>
        <translation>Mitte der Unterseite</translation>
    </message>
    <message>
        <source>Millimetres</source>
        <translation>Millimeter</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>Min</translation>
    </message>
    <message>
        <source>Mineral extraction sites</source>
        <translation>Abbauflächen</translation>
    </message>
    <message>
        <source>Mixed forest</source>
        <translation>Mischwald</translation>
    </message>
    <message>
        <source>Moors and heathland</source>
        <translation>Heiden und Moorheiden</translation>
    </message>
    <message>
        <source>Moss</source>
        <translation>Moos</translation>
    </message>
    <message>
        <source>Moss and lichen</source>
        <translation>Moos und Flechten</translation>
    </message>
    <message>
        <source>Mountain ridge</source>
        <translation>Bergrücken</translation>
    </message>
    <message>
        <source>Mud</source>
        <translation>Schlamm</translation>
    </message>
    <message>
        <source>Multiply heights by</source>
        <translation>Höhen multiplizieren mit</translation>
    </message>
    <message>
        <source>NLCD</source>
        <translation>NLCD</translation>
    </message>
    <message>
        <source>Natural grassland</source>
        <translation>Natürliches Grünland</translation>
    </message>
    <message>
        <source>Nearest</source>
        <translation>Nächster</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>Rauschen</translation>
    </message>
    <message>
        <source>Noise scale</source>
        <translation>Rauschgröße</translation>
    </message>
    <message>
        <source>Noise: roughen with fractal noise</source>
        <translation>Rauschen: mit fraktalem Rauschen aufrauen</translation>
    </message>
    <message>
        <source>Non-irrigated arable land</source>
        <translation>Nicht bewässertes Ackerland</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Normals</source>
        <translation>Normalen</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>North and south</source>
        <translation>Nord und Süd</translation>
    </message>
    <message>
        <source>North and south exchanged</source>
        <translation>Nord und Süd vertauscht</translation>
    </message>
    <message>
        <source>Not shared</source>
        <translation>Nicht geteilt</translation>
    </message>
    <message>
        <source>Number of triangles</source>
        <translation>Anzahl der Dreiecke</translation>
    </message>
    <message>
        <source>OBJ</source>
        <translation>OBJ</translation>
    </message>
    <message>
        <source>Octaves</source>
        <translation>Oktaven</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Versatz</translation>
    </message>
    <message>
        <source>Olive groves</source>
        <translation>Olivenhaine</translation>
    </message>
    <message>
        <source>On the ground</source>
        <translation>Auf dem Boden</translation>
    </message>
    <message>
        <source>On top of the ground</source>
        <translation>Oben auf dem Boden</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Deckkraft</translation>
    </message>
    <message>
        <source>Open water</source>
        <translation>Offenes Wasser</translation>
    </message>
    <message>
        <source>OpenEXR (32-bit float)</source>
        <translation>OpenEXR (32-Bit-Gleitkomma)</translation>
    </message>
    <message>
        <source>OpenGL (green up)</source>
        <translation>OpenGL (Grün nach oben)</translation>
    </message>
    <message>
        <source>Own curve</source>
        <translation>Eigene Kurve</translation>
    </message>
    <message>
        <source>PLY</source>
        <translation>PLY</translation>
    </message>
    <message>
        <source>PNG</source>
        <translation>PNG</translation>
    </message>
    <message>
        <source>PNG (16-bit grey)</source>
        <translation>PNG (16 Bit Grau)</translation>
    </message>
    <message>
        <source>Pad</source>
        <translation>Plattform</translation>
    </message>
    <message>
        <source>Pasture or hay</source>
        <translation>Weide oder Heu</translation>
    </message>
    <message>
        <source>Pastures</source>
        <translation>Wiesen und Weiden</translation>
    </message>
    <message>
        <source>Peak</source>
        <translation>Gipfel</translation>
    </message>
    <message>
        <source>Peat bogs</source>
        <translation>Torfmoore</translation>
    </message>
    <message>
        <source>Perennial ice or snow</source>
        <translation>Dauereis oder -schnee</translation>
    </message>
    <message>
        <source>Perlin</source>
        <translation>Perlin</translation>
    </message>
    <message>
        <source>Permanent water bodies</source>
        <translation>Dauerhafte Gewässer</translation>
    </message>
    <message>
        <source>Permanently irrigated land</source>
        <translation>Dauerhaft bewässertes Land</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Pinch</source>
        <translation>Zusammenziehen</translation>
    </message>
    <message>
        <source>Pinch: draw the ground together into a crest</source>
        <translation>Zusammenziehen: den Boden zu einem Kamm ziehen</translation>
    </message>
    <message>
        <source>Plane of an area</source>
        <translation>Ebene einer Fläche</translation>
    </message>
    <message>
        <source>Plateau</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Plateau: raise a level top over where the stroke began</source>
        <translation>Plateau: eine ebene Fläche über den Strichanfang heben</translation>
    </message>
    <message>
        <source>Pond</source>
        <translation>Teich</translation>
    </message>
    <message>
        <source>Port areas</source>
        <translation>Hafengebiete</translation>
    </message>
    <message>
        <source>Quantized mesh (Cesium)</source>
        <translation>Quantized Mesh (Cesium)</translation>
    </message>
    <message>
        <source>Quarry</source>
        <translation>Steinbruch</translation>
    </message>
    <message>
        <source>Quarter turns, clockwise</source>
        <translation>Vierteldrehungen, im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>R16 (16-bit samples)</source>
        <translation>R16 (16-Bit-Werte)</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>Railway</source>
        <translation>Bahn</translation>
    </message>
    <message>
        <source>Rain</source>
        <translation>Regen</translation>
    </message>
    <message>
        <source>Rain gullies</source>
        <translation>Regenrinnen</translation>
    </message>
    <message>
        <source>Raise</source>
        <translation>Anheben</translation>
    </message>
    <message>
        <source>Raise by</source>
        <translation>Anheben um</translation>
    </message>
    <message>
        <source>Raise: push the ground up</source>
        <translation>Anheben: den Boden nach oben drücken</translation>
    </message>
    <message>
        <source>Ramp</source>
        <translation>Rampe</translation>
    </message>
    <message>
        <source>Ramp: drag from one place to another for an even way between them</source>
        <translation>Rampe: von einer Stelle zur anderen ziehen, für einen gleichmäßigen Weg dazwischen</translation>
    </message>
    <message>
        <source>Range, max</source>
        <translation>Bereich, max.</translation>
    </message>
    <message>
        <source>Range, min</source>
        <translation>Bereich, min.</translation>
    </message>
    <message>
        <source>Raw</source>
        <translation>Raw</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>Remap</source>
        <translation>Umrechnen</translation>
    </message>
    <message>
        <source>Remove Seams</source>
        <translation>Nähte entfernen</translation>
    </message>
    <message>
        <source>Remove Spikes</source>
        <translation>Spitzen entfernen</translation>
    </message>
    <message>
        <source>Remove Terraces</source>
        <translation>Terrassen entfernen</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Resample</source>
        <translation>Neu abtasten</translation>
    </message>
    <message>
        <source>Rescale</source>
        <translation>Umskalieren</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Restore: paint back the ground of an earlier moment</source>
        <translation>Wiederherstellen: den Boden eines früheren Moments zurückmalen</translation>
    </message>
    <message>
        <source>Rice fields</source>
        <translation>Reisfelder</translation>
    </message>
    <message>
        <source>Ridge</source>
        <translation>Grat</translation>
    </message>
    <message>
        <source>Ridged</source>
        <translation>Gratig</translation>
    </message>
    <message>
        <source>Ridges</source>
        <translation>Grate</translation>
    </message>
    <message>
        <source>Ripples</source>
        <translation>Riffel</translation>
    </message>
    <message>
        <source>Rise</source>
        <translation>Anhebung</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Fluss</translation>
    </message>
    <message>
        <source>River bed</source>
        <translation>Flussbett</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>Road and rail networks</source>
        <translation>Straßen- und Eisenbahnnetze</translation>
    </message>
    <message>
        <source>Road bed</source>
        <translation>Straßenbett</translation>
    </message>
    <message>
        <source>Rock</source>
        <translation>Fels</translation>
    </message>
    <message>
        <source>Rocks of all sizes where the ground is steepest</source>
        <translation>Felsen aller Größen, wo der Boden am steilsten ist</translation>
    </message>
    <message>
        <source>Rocks on steep ground</source>
        <translation>Felsen auf steilem Boden</translation>
    </message>
    <message>
        <source>Rolling ground</source>
        <translation>Welliger Boden</translation>
    </message>
    <message>
        <source>Rosette</source>
        <translation>Rosette</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>Roughness</source>
        <translation>Rauheit</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Rund</translation>
    </message>
    <message>
        <source>Round bumps with creases between them</source>
        <translation>Runde Buckel mit Falten dazwischen</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>STL</source>
        <translation>STL</translation>
    </message>
    <message>
        <source>Salines</source>
        <translation>Salinen</translation>
    </message>
    <message>
        <source>Salt marshes</source>
        <translation>Salzwiesen</translation>
    </message>
    <message>
        <source>Samples a side</source>
        <translation>Werte je Seite</translation>
    </message>
    <message>
        <source>Sand</source>
        <translation>Sand</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Maßstab</translation>
    </message>
    <message>
        <source>Scattered boulders</source>
        <translation>Verstreute Felsblöcke</translation>
    </message>
    <message>
        <source>Sclerophyllous vegetation</source>
        <translation>Hartlaubvegetation</translation>
    </message>
    <message>
        <source>Scree</source>
        <translation>Schutt</translation>
    </message>
    <message>
        <source>Scree slopes</source>
        <translation>Schutthänge</translation>
    </message>
    <message>
        <source>Sea and ocean</source>
        <translation>Meere und Ozeane</translation>
    </message>
    <message>
        <source>Sedge or herbaceous</source>
        <translation>Seggen oder Kräuter</translation>
    </message>
    <message>
        <source>Sediment capacity</source>
        <translation>Transportkapazität</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Set Height</source>
        <translation>Höhe setzen</translation>
    </message>
    <message>
        <source>Set height</source>
        <translation>Höhe setzen</translation>
    </message>
    <message>
        <source>Set height: bring the ground to a height</source>
        <translation>Höhe setzen: den Boden auf eine Höhe bringen</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Geteilt</translation>
    </message>
    <message>
        <source>Sharp</source>
        <translation>Scharf</translation>
    </message>
    <message>
        <source>Sharp crests over smooth valleys</source>
        <translation>Scharfe Kämme über glatten Tälern</translation>
    </message>
    <message>
        <source>Sharpen</source>
        <translation>Schärfen</translation>
    </message>
    <message>
        <source>Sharpen: bring out crests and hollows that are there</source>
        <translation>Schärfen: vorhandene Kämme und Mulden hervorheben</translation>
    </message>
    <message>
        <source>Sharpness</source>
        <translation>Schärfe</translation>
    </message>
    <message>
        <source>Shoulder and ditch</source>
        <translation>Bankett und Graben</translation>
    </message>
    <message>
        <source>Shrub or scrub</source>
        <translation>Strauch- oder Buschland</translation>
    </message>
    <message>
        <source>Shrubland</source>
        <translation>Buschland</translation>
    </message>
    <message>
        <source>Shrubs near water</source>
        <translation>Sträucher am Wasser</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Slope</source>
        <translation>Neigung</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>Glätten</translation>
    </message>
    <message>
        <source>Smooth: even out bumps</source>
        <translation>Glätten: Buckel ausgleichen</translation>
    </message>
    <message>
        <source>Smudge</source>
        <translation>Verwischen</translation>
    </message>
    <message>
        <source>Smudge: drag the ground along with the brush</source>
        <translation>Verwischen: den Boden mit dem Pinsel mitziehen</translation>
    </message>
    <message>
        <source>Snow</source>
        <translation>Schnee</translation>
    </message>
    <message>
        <source>Snow and ice</source>
        <translation>Schnee und Eis</translation>
    </message>
    <message>
        <source>Soft hill</source>
        <translation>Weicher Hügel</translation>
    </message>
    <message>
        <source>Softness above</source>
        <translation>Weichheit oben</translation>
    </message>
    <message>
        <source>Softness below</source>
        <translation>Weichheit unten</translation>
    </message>
    <message>
        <source>Soil</source>
        <translation>Erde</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Süd</translation>
    </message>
    <message>
        <source>Sparsely vegetated areas</source>
        <translation>Spärlich bewachsene Flächen</translation>
    </message>
    <message>
        <source>Spherical</source>
        <translation>Kugelförmig</translation>
    </message>
    <message>
        <source>Sport and leisure facilities</source>
        <translation>Sport- und Freizeitanlagen</translation>
    </message>
    <message>
        <source>Stamp</source>
        <translation>Stempel</translation>
    </message>
    <message>
        <source>Stamp: press a picture&apos;s shape into the ground</source>
        <translation>Stempel: die Form eines Bildes in den Boden drücken</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Step (0: as found)</source>
        <translation>Stufe (0: wie gefunden)</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>Gerade</translation>
    </message>
    <message>
        <source>Strata</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>Subtract</source>
        <translation>Abziehen</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>Oberfläche</translation>
    </message>
    <message>
        <source>TGA</source>
        <translation>TGA</translation>
    </message>
    <message>
        <source>TMS, from the south</source>
        <translation>TMS, von Süden</translation>
    </message>
    <message>
        <source>Talus angle</source>
        <translation>Schüttwinkel</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Terrace</source>
        <translation>Terrassieren</translation>
    </message>
    <message>
        <source>Terrace: cut the slope into steps</source>
        <translation>Terrassieren: den Hang in Stufen schneiden</translation>
    </message>
    <message>
        <source>Terraces</source>
        <translation>Terrassen</translation>
    </message>
    <message>
        <source>Terrain height</source>
        <translation>Geländehöhe</translation>
    </message>
    <message>
        <source>Terrain width</source>
        <translation>Geländebreite</translation>
    </message>
    <message>
        <source>Terrain3D</source>
        <translation>Terrain3D</translation>
    </message>
    <message>
        <source>Terrain3D control map</source>
        <translation>Terrain3D-Control-Map</translation>
    </message>
    <message>
        <source>Terrarium (PNG)</source>
        <translation>Terrarium (PNG)</translation>
    </message>
    <message>
        <source>Terrarium tile</source>
        <translation>Terrarium-Kachel</translation>
    </message>
    <message>
        <source>The edge</source>
        <translation>Der Rand</translation>
    </message>
    <message>
        <source>The height that Set Height goes for</source>
        <translation>Die Höhe, auf die „Höhe setzen“ zielt</translation>
    </message>
    <message>
        <source>The height where the stroke begins</source>
        <translation>Die Höhe, wo der Strich beginnt</translation>
    </message>
    <message>
        <source>The plane that lies there, with its slope</source>
        <translation>Die Ebene, die dort liegt, mit ihrer Neigung</translation>
    </message>
    <message>
        <source>The steepest that loose ground lies, degrees</source>
        <translation>Wie steil lockerer Boden höchstens liegt, Grad</translation>
    </message>
    <message>
        <source>Then add</source>
        <translation>Dann addieren</translation>
    </message>
    <message>
        <source>Thermal Erosion</source>
        <translation>Thermische Erosion</translation>
    </message>
    <message>
        <source>Thermal erosion</source>
        <translation>Thermische Erosion</translation>
    </message>
    <message>
        <source>Thermal erosion: what is too steep crumbles and lies as scree</source>
        <translation>Thermische Erosion: Zu Steiles bröckelt und liegt als Schutt</translation>
    </message>
    <message>
        <source>Tiles north to south</source>
        <translation>Kacheln von Nord nach Süd</translation>
    </message>
    <message>
        <source>Tiles west to east</source>
        <translation>Kacheln von West nach Ost</translation>
    </message>
    <message>
        <source>Times the roughness</source>
        <translation>Mal Rauheit</translation>
    </message>
    <message>
        <source>Tip</source>
        <translation>Spitze</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>To max</source>
        <translation>Zum Maximum</translation>
    </message>
    <message>
        <source>To min</source>
        <translation>Zum Minimum</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Weg</translation>
    </message>
    <message>
        <source>Transitional woodland or shrub</source>
        <translation>Wald-Strauch-Übergangsstadien</translation>
    </message>
    <message>
        <source>Tree cover</source>
        <translation>Baumbedeckung</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>Dreiecke</translation>
    </message>
    <message>
        <source>Tunnel</source>
        <translation>Tunnel</translation>
    </message>
    <message>
        <source>Unigine</source>
        <translation>Unigine</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Unity</source>
        <translation>Unity</translation>
    </message>
    <message>
        <source>Unreal</source>
        <translation>Unreal</translation>
    </message>
    <message>
        <source>Unreal Engine</source>
        <translation>Unreal Engine</translation>
    </message>
    <message>
        <source>Up axis</source>
        <translation>Achse nach oben</translation>
    </message>
    <message>
        <source>Valley</source>
        <translation>Tal</translation>
    </message>
    <message>
        <source>Vertex spacing</source>
        <translation>Eckpunktabstand</translation>
    </message>
    <message>
        <source>Vineyards</source>
        <translation>Weinberge</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Mauer</translation>
    </message>
    <message>
        <source>Wall with foot</source>
        <translation>Mauer mit Fuß</translation>
    </message>
    <message>
        <source>Water bed</source>
        <translation>Gewässerbett</translation>
    </message>
    <message>
        <source>Water bodies</source>
        <translation>Gewässer</translation>
    </message>
    <message>
        <source>Water courses</source>
        <translation>Gewässerläufe</translation>
    </message>
    <message>
        <source>Water level</source>
        <translation>Wasserspiegel</translation>
    </message>
    <message>
        <source>West</source>
        <translation>West</translation>
    </message>
    <message>
        <source>Where the stroke&apos;s start is copied from, to the east of the terrain&apos;s middle</source>
        <translation>Von wo der Strichanfang kopiert wird, östlich der Geländemitte</translation>
    </message>
    <message>
        <source>Where the stroke&apos;s start is copied from, to the north of the terrain&apos;s middle</source>
        <translation>Von wo der Strichanfang kopiert wird, nördlich der Geländemitte</translation>
    </message>
    <message>
        <source>Which</source>
        <translation>Welche</translation>
    </message>
    <message>
        <source>Whichever is higher</source>
        <translation>Was höher ist</translation>
    </message>
    <message>
        <source>Whichever is lower</source>
        <translation>Was tiefer ist</translation>
    </message>
    <message>
        <source>Woody wetlands</source>
        <translation>Bewaldete Feuchtgebiete</translation>
    </message>
    <message>
        <source>X and Y scale</source>
        <translation>Maßstab X und Y</translation>
    </message>
    <message>
        <source>XYZ, from the north</source>
        <translation>XYZ, von Norden</translation>
    </message>
    <message>
        <source>Z scale</source>
        <translation>Maßstab Z</translation>
    </message>
    <message>
        <source>ZSTD (smaller and faster; newer programs)</source>
        <translation>ZSTD (kleiner und schneller; neuere Programme)</translation>
    </message>
    <message>
        <source>broadleaf</source>
        <translation>Laubbaum</translation>
    </message>
    <message>
        <source>canal</source>
        <translation>Kanal</translation>
    </message>
    <message>
        <source>conifer</source>
        <translation>Nadelbaum</translation>
    </message>
    <message>
        <source>crease</source>
        <translation>Falte</translation>
    </message>
    <message>
        <source>dam</source>
        <translation>Damm</translation>
    </message>
    <message>
        <source>glTF</source>
        <translation>glTF</translation>
    </message>
    <message>
        <source>house</source>
        <translation>Haus</translation>
    </message>
    <message>
        <source>marker</source>
        <translation>Markierung</translation>
    </message>
    <message>
        <source>pad</source>
        <translation>Plattform</translation>
    </message>
    <message>
        <source>pond</source>
        <translation>Teich</translation>
    </message>
    <message>
        <source>quarry</source>
        <translation>Steinbruch</translation>
    </message>
    <message>
        <source>railway</source>
        <translation>Bahn</translation>
    </message>
    <message>
        <source>ridge</source>
        <translation>Grat</translation>
    </message>
    <message>
        <source>river</source>
        <translation>Fluss</translation>
    </message>
    <message>
        <source>road</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>rock</source>
        <translation>Fels</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>texels</source>
        <translation>Texel</translation>
    </message>
    <message>
        <source>track</source>
        <translation>Weg</translation>
    </message>
    <message>
        <source>wall</source>
        <translation>Mauer</translation>
    </message>
    <message>
        <source>Atlas</source>
        <translation>Atlas</translation>
    </message>
    <message>
        <source>Clay</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Cubehelix</source>
        <translation>Cubehelix</translation>
    </message>
    <message>
        <source>Ember</source>
        <translation>Glut</translation>
    </message>
    <message>
        <source>Even light</source>
        <translation>Gleichmäßige Helligkeit</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>Hillshade</source>
        <translation>Schummerung</translation>
    </message>
    <message>
        <source>Lagoon</source>
        <translation>Lagune</translation>
    </message>
    <message>
        <source>Material weights</source>
        <translation>Materialgewichte</translation>
    </message>
    <message>
        <source>Materials</source>
        <translation>Materialien</translation>
    </message>
    <message>
        <source>Natural</source>
        <translation>Natürlich</translation>
    </message>
    <message>
        <source>Along the line</source>
        <translation>Entlang der Linie</translation>
    </message>
    <message>
        <source>Away from the line</source>
        <translation>Von der Linie weg</translation>
    </message>
    <message>
        <source>Cividis</source>
        <translation>Cividis</translation>
    </message>
    <message>
        <source>In the middle of lines</source>
        <translation>In der Mitte von Linien</translation>
    </message>
    <message>
        <source>Left and right in turn</source>
        <translation>Abwechselnd links und rechts</translation>
    </message>
    <message>
        <source>Left of lines</source>
        <translation>Links von Linien</translation>
    </message>
    <message>
        <source>Not in rows</source>
        <translation>Nicht in Reihen</translation>
    </message>
    <message>
        <source>On both sides of lines</source>
        <translation>Auf beiden Seiten von Linien</translation>
    </message>
    <message>
        <source>Right of lines</source>
        <translation>Rechts von Linien</translation>
    </message>
    <message>
        <source>Towards the line</source>
        <translation>Zur Linie hin</translation>
    </message>
    <message>
        <source>Viridis</source>
        <translation>Viridis</translation>
    </message>
    <message>
        <source>&quot;%1&quot; could not be done again on what others made</source>
        <translation>&quot;%1&quot; ließ sich auf dem, was andere gemacht haben, nicht wiederholen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has characters that are none of a name&apos;s</source>
        <translation>&quot;%1&quot; hat Zeichen, die in keinen Namen gehören</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a built-in asset</source>
        <translation>&quot;%1&quot; ist ein eingebautes Asset</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is kept by a document, not by a terrain</source>
        <translation>&quot;%1&quot; gehört zu einem Dokument, nicht zu einem Gelände</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no corner of a section (out:up, in metres)</source>
        <translation>&quot;%1&quot; ist keine Ecke eines Querschnitts (nach außen:nach oben, in Metern)</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a SHA-256 fingerprint (64 hexadecimal digits)</source>
        <translation>„%1“ ist kein SHA-256-Fingerabdruck (64 hexadezimale Ziffern)</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is too long a name (at most %2 bytes)</source>
        <translation>&quot;%1&quot; ist als Name zu lang (höchstens %2 Byte)</translation>
    </message>
    <message>
        <source>&quot;%1&quot; lies further in than the corner before it</source>
        <translation>&quot;%1&quot; liegt weiter innen als die Ecke davor</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands twice</source>
        <translation>&quot;%1&quot; kommt doppelt vor</translation>
    </message>
    <message>
        <source>%1 %2 is locked</source>
        <translation>%1 %2 ist gesperrt</translation>
    </message>
    <message>
        <source>%1 %2 is out of range (%3)</source>
        <translation>%1 %2 liegt außerhalb des Bereichs (%3)</translation>
    </message>
    <message>
        <source>%1 after it is not understood</source>
        <translation>%1 danach wird nicht verstanden</translation>
    </message>
    <message>
        <source>%1 are more than %2</source>
        <translation>%1 sind mehr als %2</translation>
    </message>
    <message>
        <source>%1 at %2, %3 is off the terrain</source>
        <translation>%1 bei %2, %3 liegt außerhalb des Geländes</translation>
    </message>
    <message>
        <source>%1 at %2, %3 is over a hole</source>
        <translation>%1 bei %2, %3 liegt über einem Loch</translation>
    </message>
    <message>
        <source>%1 at columns %2 to %3, rows %4 to %5</source>
        <translation>%1 bei Spalten %2 bis %3, Zeilen %4 bis %5</translation>
    </message>
    <message>
        <source>%1 bytes after the samples are left unread</source>
        <translation>%1 Byte nach den Werten bleiben ungelesen</translation>
    </message>
    <message>
        <source>%1 describes another size and is not used</source>
        <translation>%1 beschreibt eine andere Größe und wird nicht verwendet</translation>
    </message>
    <message>
        <source>%1 does not answer</source>
        <translation>%1 antwortet nicht</translation>
    </message>
    <message>
        <source>%1 does not have this terrain any more</source>
        <translation>%1 hat dieses Gelände nicht mehr</translation>
    </message>
    <message>
        <source>%1 drapes are the most</source>
        <translation>höchstens %1 Bildüberlagerungen sind möglich</translation>
    </message>
    <message>
        <source>%1 has a content of somebody else under an id of this edit</source>
        <translation>%1 hat unter einer Kennung dieser Bearbeitung einen Inhalt eines anderen</translation>
    </message>
    <message>
        <source>%1 has a terrain &quot;%2&quot; already</source>
        <translation>%1 hat schon ein Gelände &quot;%2&quot;</translation>
    </message>
    <message>
        <source>%1 has another terrain of this name than the one that was edited</source>
        <translation>%1 hat ein anderes Gelände dieses Namens als das bearbeitete</translation>
    </message>
    <message>
        <source>%1 has gone back to an earlier state of this terrain</source>
        <translation>%1 ist auf einen früheren Stand dieses Geländes zurückgegangen</translation>
    </message>
    <message>
        <source>%1 has no change %2 of this terrain</source>
        <translation>%1 hat keine Änderung %2 dieses Geländes</translation>
    </message>
    <message>
        <source>%1 has no change of this terrain that could be undone</source>
        <translation>%1 hat keine Änderung dieses Geländes, die rückgängig gemacht werden könnte</translation>
    </message>
    <message>
        <source>%1 has no place %2, %3, %4</source>
        <translation>%1 hat keinen Ort %2, %3, %4</translation>
    </message>
    <message>
        <source>%1 has no terrain &quot;%2&quot; that you are a member of</source>
        <translation>%1 hat kein Gelände &quot;%2&quot;, dessen Mitglied Sie sind</translation>
    </message>
    <message>
        <source>%1 has nothing of this terrain yet</source>
        <translation>%1 hat noch nichts von diesem Gelände</translation>
    </message>
    <message>
        <source>%1 has this file among its own sources</source>
        <translation>%1 hat diese Datei unter den eigenen Quellen</translation>
    </message>
    <message>
        <source>%1 has this terrain already</source>
        <translation>%1 hat dieses Gelände schon</translation>
    </message>
    <message>
        <source>%1 holds a terrain of a newer version of Scarp</source>
        <translation>%1 enthält ein Gelände einer neueren Version von Scarp</translation>
    </message>
    <message>
        <source>%1 in the journal is damaged</source>
        <translation>%1 im Journal ist beschädigt</translation>
    </message>
    <message>
        <source>%1 is a built-in asset, which stays as it is</source>
        <translation>%1 ist ein eingebautes Asset, das bleibt, wie es ist</translation>
    </message>
    <message>
        <source>%1 is hidden</source>
        <translation>%1 ist ausgeblendet</translation>
    </message>
    <message>
        <source>%1 is lost</source>
        <translation>%1 ist verloren</translation>
    </message>
    <message>
        <source>%1 is no file below its own folder</source>
        <translation>%1 ist keine Datei unterhalb des eigenen Ordners</translation>
    </message>
    <message>
        <source>%1 is of no format that may be read</source>
        <translation>%1 hat kein Format, das gelesen werden darf</translation>
    </message>
    <message>
        <source>%1 is out of range</source>
        <translation>%1 liegt außerhalb des Bereichs</translation>
    </message>
    <message>
        <source>%1 is out of range (%2 to %3)</source>
        <translation>%1 liegt außerhalb des Bereichs (%2 bis %3)</translation>
    </message>
    <message>
        <source>%1 is out of range (%2)</source>
        <translation>%1 liegt außerhalb des Bereichs (%2)</translation>
    </message>
    <message>
        <source>%1 is too large a number</source>
        <translation>%1 ist eine zu große Zahl</translation>
    </message>
    <message>
        <source>%1 kept selections are the most</source>
        <translation>höchstens %1 gespeicherte Auswahlen sind möglich</translation>
    </message>
    <message>
        <source>%1 lacks a part of the terrain</source>
        <translation>%1 fehlt ein Teil des Geländes</translation>
    </message>
    <message>
        <source>%1 layers are more than %2</source>
        <translation>%1 Layer sind mehr als %2</translation>
    </message>
    <message>
        <source>%1 layers are the most</source>
        <translation>höchstens %1 Ebenen sind möglich</translation>
    </message>
    <message>
        <source>%1 line lies off the ground and is left out</source>
        <translation>%1 Linie liegt neben dem Boden und wird ausgelassen</translation>
    </message>
    <message>
        <source>%1 lines</source>
        <translation>%1 Linien</translation>
    </message>
    <message>
        <source>%1 lines lie off the ground and are left out</source>
        <translation>%1 Linien liegen neben dem Boden und werden ausgelassen</translation>
    </message>
    <message>
        <source>%1 lines, %2 triangles</source>
        <translation>%1 Linien, %2 Dreiecke</translation>
    </message>
    <message>
        <source>%1 materials are more than %2</source>
        <translation>%1 Materialien sind mehr als %2</translation>
    </message>
    <message>
        <source>%1 more pairs of tiles disagree, by less</source>
        <translation>%1 weitere Kachelpaare stimmen nicht überein, um weniger</translation>
    </message>
    <message>
        <source>%1 must be a whole number, not %2</source>
        <translation>%1 muss eine ganze Zahl sein, nicht %2</translation>
    </message>
    <message>
        <source>%1 must be above %2</source>
        <translation>%1 muss über %2 liegen</translation>
    </message>
    <message>
        <source>%1 must be at least %2</source>
        <translation>%1 muss mindestens %2 sein</translation>
    </message>
    <message>
        <source>%1 object</source>
        <translation>%1 Objekt</translation>
    </message>
    <message>
        <source>%1 objects</source>
        <translation>%1 Objekte</translation>
    </message>
    <message>
        <source>%1 objects stand over holes or off the terrain and are left out</source>
        <translation>%1 Objekte stehen über Löchern oder außerhalb des Geländes und werden ausgelassen</translation>
    </message>
    <message>
        <source>%1 of %2 holes are filled</source>
        <translation>%1 von %2 Löchern werden gefüllt</translation>
    </message>
    <message>
        <source>%1 of %2 steps of the undo history are lost</source>
        <translation>%1 von %2 Schritten des Rückgängig-Verlaufs sind verloren</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 oder mehr</translation>
    </message>
    <message>
        <source>%1 overlaps compared</source>
        <translation>%1 Überlappungen verglichen</translation>
    </message>
    <message>
        <source>%1 placed objects are not in this file</source>
        <translation>%1 platzierte Objekte sind nicht in dieser Datei</translation>
    </message>
    <message>
        <source>%1 puts nothing down</source>
        <translation>%1 setzt nichts</translation>
    </message>
    <message>
        <source>%1 reads back differently</source>
        <translation>%1 ergibt beim Zurücklesen etwas anderes</translation>
    </message>
    <message>
        <source>%1 sample is a hole</source>
        <translation>%1 Wert ist ein Loch</translation>
    </message>
    <message>
        <source>%1 sample stands alone out of the ground, by up to %2</source>
        <translation>%1 Wert ragt einzeln aus dem Boden, um bis zu %2</translation>
    </message>
    <message>
        <source>%1 samples are holes</source>
        <translation>%1 Werte sind Löcher</translation>
    </message>
    <message>
        <source>%1 samples stand alone out of the ground, by up to %2</source>
        <translation>%1 Werte ragen einzeln aus dem Boden, um bis zu %2</translation>
    </message>
    <message>
        <source>%1 samples without a tile are holes</source>
        <translation>%1 Werte ohne Kachel sind Löcher</translation>
    </message>
    <message>
        <source>%1 samples without a tile are sea at height 0</source>
        <translation>%1 Werte ohne Kachel sind Meer auf Höhe 0</translation>
    </message>
    <message>
        <source>%1 stands far from all other heights and is declared nowhere</source>
        <translation>%1 liegt weit von allen anderen Höhen und ist nirgends angegeben</translation>
    </message>
    <message>
        <source>%1 stands twice</source>
        <translation>%1 kommt doppelt vor</translation>
    </message>
    <message>
        <source>%1 steps of the undo history do not fit the terrain</source>
        <translation>%1 Schritte des Rückgängig-Verlaufs passen nicht zum Gelände</translation>
    </message>
    <message>
        <source>%1 takes tiles as %2</source>
        <translation>%1 nimmt Kacheln als %2</translation>
    </message>
    <message>
        <source>%1 takes tiles of %2 samples a side, not %3</source>
        <translation>%1 nimmt Kacheln mit %2 Werten je Seite, nicht %3</translation>
    </message>
    <message>
        <source>%1 takes tiles that share no edges</source>
        <translation>%1 nimmt Kacheln, die keine Kanten teilen</translation>
    </message>
    <message>
        <source>%1 takes tiles that share their edges</source>
        <translation>%1 nimmt Kacheln, die ihre Kanten teilen</translation>
    </message>
    <message>
        <source>%1 tile has no ground and no file</source>
        <translation>%1 Kachel hat keinen Boden und keine Datei</translation>
    </message>
    <message>
        <source>%1 tiles</source>
        <translation>%1 Kacheln</translation>
    </message>
    <message>
        <source>%1 tiles have no ground and no file</source>
        <translation>%1 Kacheln haben keinen Boden und keine Datei</translation>
    </message>
    <message>
        <source>%1 to below %2</source>
        <translation>%1 bis unter %2</translation>
    </message>
    <message>
        <source>%1 triangles, %2 vertices</source>
        <translation>%1 Dreiecke, %2 Eckpunkte</translation>
    </message>
    <message>
        <source>%1 wants a file ending in %2</source>
        <translation>%1 verlangt eine Datei mit der Endung %2</translation>
    </message>
    <message>
        <source>%1 x %2 samples</source>
        <translation>%1 x %2 Werte</translation>
    </message>
    <message>
        <source>%1 x %2 tiles are more than %3 x %4 cells</source>
        <translation>%1 x %2 Kacheln sind mehr als %3 x %4 Zellen</translation>
    </message>
    <message>
        <source>%1 x %2 tiles take up to %3 GB, and %4 GB are free</source>
        <translation>%1 x %2 Kacheln brauchen bis zu %3 GB, und %4 GB sind frei</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is another export&apos;s name too</source>
        <translation>&apos;%1&apos; ist auch der Name eines anderen Exports</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no CRS</source>
        <translation>&apos;%1&apos; ist kein KBS</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no name for tiles</source>
        <translation>&apos;%1&apos; ist kein Name für Kacheln</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no time like 2024-06-21T15:00Z or 2024-06-21T17:00+02:00, from 1800 to 2200</source>
        <translation>&apos;%1&apos; ist keine Zeit wie 2024-06-21T15:00Z oder 2024-06-21T17:00+02:00, von 1800 bis 2200</translation>
    </message>
    <message>
        <source>&apos;%1&apos; names no server</source>
        <translation>&apos;%1&apos; nennt keinen Server</translation>
    </message>
    <message>
        <source>&apos;+&apos; must be followed by the header&apos;s bytes</source>
        <translation>auf &apos;+&apos; muss die Zahl der Kopfbytes folgen</translation>
    </message>
    <message>
        <source>&apos;:&apos; and a sample type must follow the size</source>
        <translation>auf die Größe müssen &apos;:&apos; und ein Wertetyp folgen</translation>
    </message>
    <message>
        <source>1 object stands over a hole or off the terrain and is left out</source>
        <translation>1 Objekt steht über einem Loch oder außerhalb des Geländes und wird ausgelassen</translation>
    </message>
    <message>
        <source>1 placed object is not in this file</source>
        <translation>1 platziertes Objekt ist nicht in dieser Datei</translation>
    </message>
    <message>
        <source>Add %1 materials</source>
        <translation>%1 Materialien hinzufügen</translation>
    </message>
    <message>
        <source>Bring back &quot;%1&quot;</source>
        <translation>&quot;%1&quot; zurückholen</translation>
    </message>
    <message>
        <source>GDAL here has no reader for Zarr</source>
        <translation>GDAL kann hier Zarr nicht lesen</translation>
    </message>
    <message>
        <source>GDAL here has no reader for it</source>
        <translation>GDAL kann es hier nicht lesen</translation>
    </message>
    <message>
        <source>GDAL was built without COG</source>
        <translation>GDAL wurde ohne COG gebaut</translation>
    </message>
    <message>
        <source>GDAL was built without GeoTIFF</source>
        <translation>GDAL wurde ohne GeoTIFF gebaut</translation>
    </message>
    <message>
        <source>Import %1 selections</source>
        <translation>%1 Auswahlen importieren</translation>
    </message>
    <message>
        <source>Terrarium and Mapbox colours have 8 bits each, not samples of type %1</source>
        <translation>Farben von Terrarium und Mapbox haben je 8 Bit, keine Werte vom Typ %1</translation>
    </message>
    <message>
        <source>VRT files name each other more than %1 deep</source>
        <translation>VRT-Dateien nennen einander tiefer als %1 Stufen</translation>
    </message>
    <message>
        <source>a 3MF file holds solids, and this is a surface</source>
        <translation>eine 3MF-Datei enthält Körper, und dies ist eine Oberfläche</translation>
    </message>
    <message>
        <source>a TGA file has at most 65535 samples a side</source>
        <translation>eine TGA-Datei hat höchstens 65535 Werte je Seite</translation>
    </message>
    <message>
        <source>a VRT file has at most 32 MiB</source>
        <translation>eine VRT-Datei hat höchstens 32 MiB</translation>
    </message>
    <message>
        <source>a colour is out of range</source>
        <translation>eine Farbe liegt außerhalb des Bereichs</translation>
    </message>
    <message>
        <source>a corner of the shape is not a finite number</source>
        <translation>eine Ecke der Form ist keine endliche Zahl</translation>
    </message>
    <message>
        <source>a curve goes through 2 to 32 points, not %1</source>
        <translation>eine Kurve geht durch 2 bis 32 Punkte, nicht %1</translation>
    </message>
    <message>
        <source>a drape has no name</source>
        <translation>eine Bildüberlagerung hat keinen Namen</translation>
    </message>
    <message>
        <source>a fingerprint can be trusted for an address with one host alone</source>
        <translation>einem Fingerabdruck kann nur für eine Adresse mit genau einem Host vertraut werden</translation>
    </message>
    <message>
        <source>a finite number</source>
        <translation>eine endliche Zahl</translation>
    </message>
    <message>
        <source>a globe&apos;s tiles begin at zoom 0</source>
        <translation>die Kacheln eines Globus beginnen bei Zoomstufe 0</translation>
    </message>
    <message>
        <source>a kept selection that is gone</source>
        <translation>eine gespeicherte Auswahl, die es nicht mehr gibt</translation>
    </message>
    <message>
        <source>a line can be split at a point between its ends</source>
        <translation>eine Linie kann an einem Punkt zwischen ihren Enden geteilt werden</translation>
    </message>
    <message>
        <source>a line has no place on the earth by the terrain&apos;s CRS</source>
        <translation>eine Linie hat nach dem KBS des Geländes keinen Ort auf der Erde</translation>
    </message>
    <message>
        <source>a line has two points or more</source>
        <translation>eine Linie hat mindestens zwei Punkte</translation>
    </message>
    <message>
        <source>a list of objects</source>
        <translation>eine Liste von Objekten</translation>
    </message>
    <message>
        <source>a material has no name</source>
        <translation>ein Material hat keinen Namen</translation>
    </message>
    <message>
        <source>a material&apos;s alpha is of an unknown kind</source>
        <translation>das Alpha eines Materials ist von unbekannter Art</translation>
    </message>
    <message>
        <source>a material&apos;s number is out of range (0 to 1)</source>
        <translation>eine Zahl eines Materials liegt außerhalb des Bereichs (0 bis 1)</translation>
    </message>
    <message>
        <source>a normal is not of length 1</source>
        <translation>eine Normale hat nicht die Länge 1</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a part has a material that is not there</source>
        <translation>ein Teil hat ein Material, das nicht vorhanden ist</translation>
    </message>
    <message>
        <source>a part has triangles that are not there</source>
        <translation>ein Teil hat Dreiecke, die nicht vorhanden sind</translation>
    </message>
    <message>
        <source>a part of %1 samples a side cannot be made (a multiple of %2, %3 to %4)</source>
        <translation>ein Teil mit %1 Werten je Seite ist nicht möglich (ein Vielfaches von %2, %3 bis %4)</translation>
    </message>
    <message>
        <source>a part of the terrain has no place in the coordinate system of the tiles</source>
        <translation>ein Teil des Geländes hat keinen Ort im Koordinatensystem der Kacheln</translation>
    </message>
    <message>
        <source>a part of the terrain lies beyond the 85° of latitude that web Mercator has</source>
        <translation>ein Teil des Geländes liegt jenseits der 85° Breite, die Web-Mercator hat</translation>
    </message>
    <message>
        <source>a part of the terrain lies beyond web Mercator</source>
        <translation>ein Teil des Geländes liegt außerhalb von Web-Mercator</translation>
    </message>
    <message>
        <source>a picture has another size than it was written with</source>
        <translation>ein Bild hat eine andere Größe, als mit der es geschrieben wurde</translation>
    </message>
    <message>
        <source>a picture is of another shape than it may have</source>
        <translation>ein Bild hat eine andere Form, als es haben darf</translation>
    </message>
    <message>
        <source>a picture of a material</source>
        <translation>ein Bild eines Materials</translation>
    </message>
    <message>
        <source>a picture of a material or a drape</source>
        <translation>ein Bild eines Materials oder einer Bildüberlagerung</translation>
    </message>
    <message>
        <source>a piece in another&apos;s place</source>
        <translation>ein Teil am Platz eines anderen</translation>
    </message>
    <message>
        <source>a place that is cleared is out of range</source>
        <translation>eine freigeräumte Stelle liegt außerhalb des Bereichs</translation>
    </message>
    <message>
        <source>a rule (keep-offset, align, stay, flatten)</source>
        <translation>eine Regel (keep-offset, align, stay, flatten)</translation>
    </message>
    <message>
        <source>a rule has no id</source>
        <translation>eine Regel hat keine ID</translation>
    </message>
    <message>
        <source>a sample is not a finite number</source>
        <translation>ein Messpunkt ist keine endliche Zahl</translation>
    </message>
    <message>
        <source>a save of it was interrupted, and it cannot be written to put that right</source>
        <translation>ein Speichern wurde unterbrochen, und das lässt sich ohne Schreibrecht nicht richten</translation>
    </message>
    <message>
        <source>a scale above 0</source>
        <translation>ein Maßstab über 0</translation>
    </message>
    <message>
        <source>a scene as glTF is a file that ends in .glb</source>
        <translation>eine Szene als glTF ist eine Datei mit der Endung .glb</translation>
    </message>
    <message>
        <source>a section from the middle needs a corner beside it</source>
        <translation>ein Querschnitt ab der Mitte braucht eine Ecke daneben</translation>
    </message>
    <message>
        <source>a selection can be changed by 0 m or more only</source>
        <translation>eine Auswahl kann nur um 0 m oder mehr geändert werden</translation>
    </message>
    <message>
        <source>a selection can be kept under a name only</source>
        <translation>eine Auswahl kann nur unter einem Namen gespeichert werden</translation>
    </message>
    <message>
        <source>a setting in the journal is damaged</source>
        <translation>eine Einstellung im Journal ist beschädigt</translation>
    </message>
    <message>
        <source>a side cannot be extended by %1 samples</source>
        <translation>eine Seite kann nicht um %1 Werte erweitert werden</translation>
    </message>
    <message>
        <source>a side of a section has at most %1 corners</source>
        <translation>eine Seite eines Querschnitts hat höchstens %1 Ecken</translation>
    </message>
    <message>
        <source>a square of the file&apos;s size</source>
        <translation>ein Quadrat von der Größe der Datei</translation>
    </message>
    <message>
        <source>a step in the journal does not fit the terrain</source>
        <translation>ein Schritt im Journal passt nicht zum Gelände</translation>
    </message>
    <message>
        <source>a step in the journal goes back too far</source>
        <translation>ein Schritt im Journal geht zu weit zurück</translation>
    </message>
    <message>
        <source>a step in the journal goes too far</source>
        <translation>ein Schritt im Journal geht zu weit</translation>
    </message>
    <message>
        <source>a step in the journal is damaged</source>
        <translation>ein Schritt im Journal ist beschädigt</translation>
    </message>
    <message>
        <source>a step in the journal is damaged, or was done to other ground than this</source>
        <translation>ein Schritt im Journal ist beschädigt oder wurde an anderem Boden als diesem ausgeführt</translation>
    </message>
    <message>
        <source>a step in the journal was done to other ground than this</source>
        <translation>ein Schritt im Journal wurde an anderem Boden als diesem ausgeführt</translation>
    </message>
    <message>
        <source>a terrain of %1 x %2 samples is too large for this (up to %3 x %4)</source>
        <translation>ein Gelände mit %1 x %2 Werten ist dafür zu groß (bis %3 x %4)</translation>
    </message>
    <message>
        <source>a terrain of %1 × %2 samples cannot be made (2 to %3 a side)</source>
        <translation>ein Gelände mit %1 × %2 Werten ist nicht möglich (2 bis %3 je Seite)</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>a texture coordinate is not a finite number</source>
        <translation>eine Texturkoordinate ist keine endliche Zahl</translation>
    </message>
    <message>
        <source>a texture does not read back as it was written</source>
        <translation>eine Textur ist beim Zurücklesen nicht, wie sie geschrieben wurde</translation>
    </message>
    <message>
        <source>a tile</source>
        <translation>eine Kachel</translation>
    </message>
    <message>
        <source>a tile beyond the terrain</source>
        <translation>eine Kachel außerhalb des Geländes</translation>
    </message>
    <message>
        <source>a tile cannot be read</source>
        <translation>eine Kachel kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>a tile reads back differently</source>
        <translation>eine Kachel ergibt beim Zurücklesen etwas anderes</translation>
    </message>
    <message>
        <source>a tile&apos;s mesh does not cover its ground</source>
        <translation>das Netz einer Kachel bedeckt ihren Boden nicht</translation>
    </message>
    <message>
        <source>a vertex at every %1 samples is out of range (1 to %2)</source>
        <translation>ein Eckpunkt je %1 Werte liegt außerhalb des Bereichs (1 bis %2)</translation>
    </message>
    <message>
        <source>a vertex is out of range</source>
        <translation>ein Eckpunkt liegt außerhalb des Bereichs</translation>
    </message>
    <message>
        <source>above %1</source>
        <translation>über %1</translation>
    </message>
    <message>
        <source>above %1 to %2</source>
        <translation>über %1 bis %2</translation>
    </message>
    <message>
        <source>above %1 to below %2</source>
        <translation>über %1 bis unter %2</translation>
    </message>
    <message>
        <source>above the ground</source>
        <translation>über dem Boden</translation>
    </message>
    <message>
        <source>access is denied</source>
        <translation>der Zugriff ist verweigert</translation>
    </message>
    <message>
        <source>albedo and height, RGBA</source>
        <translation>Albedo und Höhe, RGBA</translation>
    </message>
    <message>
        <source>ambient occlusion</source>
        <translation>Umgebungsverdeckung</translation>
    </message>
    <message>
        <source>an area cannot be split</source>
        <translation>eine Fläche kann nicht geteilt werden</translation>
    </message>
    <message>
        <source>an area has three points or more</source>
        <translation>eine Fläche hat mindestens drei Punkte</translation>
    </message>
    <message>
        <source>an array</source>
        <translation>ein Array</translation>
    </message>
    <message>
        <source>an asset</source>
        <translation>ein Asset</translation>
    </message>
    <message>
        <source>an asset&apos;s name must be 1 to %1 characters, without line breaks, and without spaces at its ends</source>
        <translation>der Name eines Assets muss 1 bis %1 Zeichen haben, ohne Zeilenumbrüche und ohne Leerzeichen an den Enden</translation>
    </message>
    <message>
        <source>an edit could not be kept in the journal</source>
        <translation>eine Bearbeitung konnte nicht im Journal bewahrt werden</translation>
    </message>
    <message>
        <source>an index names a vertex that is not there</source>
        <translation>ein Index nennt einen Eckpunkt, der nicht vorhanden ist</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>an object in another&apos;s place</source>
        <translation>ein Objekt am Platz eines anderen</translation>
    </message>
    <message>
        <source>an opacity must be from 0 to 1</source>
        <translation>eine Deckkraft muss von 0 bis 1 sein</translation>
    </message>
    <message>
        <source>an unnamed CRS</source>
        <translation>ein unbenanntes KBS</translation>
    </message>
    <message>
        <source>and rows are too many</source>
        <translation>und Zeilen sind zu viele</translation>
    </message>
    <message>
        <source>angle step</source>
        <translation>Winkelschritt</translation>
    </message>
    <message>
        <source>another operation</source>
        <translation>eine andere Operation</translation>
    </message>
    <message>
        <source>another part</source>
        <translation>einen anderen Teil</translation>
    </message>
    <message>
        <source>another size of parts</source>
        <translation>eine andere Größe der Teile</translation>
    </message>
    <message>
        <source>another terrain</source>
        <translation>ein anderes Gelände</translation>
    </message>
    <message>
        <source>any finite number</source>
        <translation>jede endliche Zahl</translation>
    </message>
    <message>
        <source>at least 2 x 2 samples are needed</source>
        <translation>mindestens 2 x 2 Werte sind nötig</translation>
    </message>
    <message>
        <source>band %1 is called %2</source>
        <translation>Band %1 heißt %2</translation>
    </message>
    <message>
        <source>beds as glTF are a file that ends in .glb</source>
        <translation>Betten als glTF sind eine Datei mit der Endung .glb</translation>
    </message>
    <message>
        <source>belongs to another saved state of its project</source>
        <translation>gehört zu einem anderen gespeicherten Stand des Projekts</translation>
    </message>
    <message>
        <source>binary values are no JSON</source>
        <translation>Binärwerte sind kein JSON</translation>
    </message>
    <message>
        <source>borders are blended along a stroke only</source>
        <translation>Grenzen werden nur entlang eines Strichs gemischt</translation>
    </message>
    <message>
        <source>brought onto the terrain&apos;s grid by place, by area</source>
        <translation>nach Ort und flächentreu auf das Gitter des Geländes gebracht</translation>
    </message>
    <message>
        <source>cannot be fetched</source>
        <translation>kann nicht geholt werden</translation>
    </message>
    <message>
        <source>cannot be opened</source>
        <translation>kann nicht geöffnet werden</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>cannot stand beside &quot;rule&quot;</source>
        <translation>kann nicht neben &quot;rule&quot; stehen</translation>
    </message>
    <message>
        <source>cell size</source>
        <translation>Zellgröße</translation>
    </message>
    <message>
        <source>change %1 has the name &quot;%2&quot; already</source>
        <translation>Änderung %1 hat schon den Namen &quot;%2&quot;</translation>
    </message>
    <message>
        <source>changes while it is read</source>
        <translation>ändert sich während des Lesens</translation>
    </message>
    <message>
        <source>class %1 is none of %2</source>
        <translation>Klasse %1 ist keine von %2</translation>
    </message>
    <message>
        <source>classes are those of %1</source>
        <translation>die Klassen sind die von %1</translation>
    </message>
    <message>
        <source>click on the point at which to split first</source>
        <translation>zuerst auf den Punkt klicken, an dem geteilt werden soll</translation>
    </message>
    <message>
        <source>colour of the ground, sRGB</source>
        <translation>Farbe des Bodens, sRGB</translation>
    </message>
    <message>
        <source>colour variation</source>
        <translation>Farbvariation</translation>
    </message>
    <message>
        <source>colour variation is out of range (0 to 1)</source>
        <translation>die Farbvariation liegt außerhalb des Bereichs (0 bis 1)</translation>
    </message>
    <message>
        <source>colours of single objects are custom data 0 to 2 of the instances, for a material to multiply</source>
        <translation>Farben einzelner Objekte sind Custom Data 0 bis 2 der Instanzen, womit ein Material multiplizieren kann</translation>
    </message>
    <message>
        <source>compares samples with the roughness of the whole terrain</source>
        <translation>er vergleicht Werte mit der Rauheit des ganzen Geländes</translation>
    </message>
    <message>
        <source>conditions or order</source>
        <translation>Bedingungen oder Reihenfolge</translation>
    </message>
    <message>
        <source>control map, bits in 32-bit floats</source>
        <translation>Control-Map, Bits in 32-Bit-Gleitkomma</translation>
    </message>
    <message>
        <source>coordinate system</source>
        <translation>Koordinatensystem</translation>
    </message>
    <message>
        <source>coordinates are metres from the middle of the terrain, and the file says no place</source>
        <translation>Koordinaten sind Meter von der Geländemitte, und die Datei nennt keinen Ort</translation>
    </message>
    <message>
        <source>coordinates are metres from the middle of the terrain, not longitude and latitude</source>
        <translation>Koordinaten sind Meter von der Geländemitte, nicht Länge und Breite</translation>
    </message>
    <message>
        <source>crown (fall to the sides)</source>
        <translation>Querneigung (Gefälle zu den Seiten)</translation>
    </message>
    <message>
        <source>density %1 a hectare is too much for so large a terrain</source>
        <translation>Dichte %1 je Hektar ist zu viel für ein so großes Gelände</translation>
    </message>
    <message>
        <source>density %1 a hectare is too much for so large an area</source>
        <translation>Dichte %1 je Hektar ist zu viel für eine so große Fläche</translation>
    </message>
    <message>
        <source>deposits of erosion</source>
        <translation>Ablagerungen der Erosion</translation>
    </message>
    <message>
        <source>depth of water</source>
        <translation>Wassertiefe</translation>
    </message>
    <message>
        <source>distance from lines</source>
        <translation>Abstand von Linien</translation>
    </message>
    <message>
        <source>distance from placed objects</source>
        <translation>Abstand von platzierten Objekten</translation>
    </message>
    <message>
        <source>distance of clusters</source>
        <translation>Abstand der Gruppen</translation>
    </message>
    <message>
        <source>distance to lines</source>
        <translation>Abstand zu Linien</translation>
    </message>
    <message>
        <source>distance to placed objects</source>
        <translation>Abstand zu platzierten Objekten</translation>
    </message>
    <message>
        <source>editor script that makes splines of them</source>
        <translation>Editor-Skript, das daraus Splines macht</translation>
    </message>
    <message>
        <source>ends too soon</source>
        <translation>endet zu früh</translation>
    </message>
    <message>
        <source>evened out over</source>
        <translation>ausgeglichen über</translation>
    </message>
    <message>
        <source>every sample is a hole</source>
        <translation>jeder Wert ist ein Loch</translation>
    </message>
    <message>
        <source>fill for each part of cut</source>
        <translation>Auftrag je Teil Abtrag</translation>
    </message>
    <message>
        <source>fraction of the sky&apos;s light</source>
        <translation>Anteil des Himmelslichts</translation>
    </message>
    <message>
        <source>greatest grade (0: any)</source>
        <translation>größte Steigung (0: beliebig)</translation>
    </message>
    <message>
        <source>greatest tilt in bends</source>
        <translation>größte Neigung in Kurven</translation>
    </message>
    <message>
        <source>ground that erosion laid down, metres</source>
        <translation>von der Erosion abgelagerter Boden, Meter</translation>
    </message>
    <message>
        <source>ground under the layers</source>
        <translation>Boden unter den Ebenen</translation>
    </message>
    <message>
        <source>has %1 bands, and none are colours</source>
        <translation>hat %1 Bänder, und keine sind Farben</translation>
    </message>
    <message>
        <source>has %1 beside the mosaic</source>
        <translation>hat %1 neben dem Mosaik</translation>
    </message>
    <message>
        <source>has %1 channels, not %2</source>
        <translation>hat %1 Kanäle, nicht %2</translation>
    </message>
    <message>
        <source>has %1 levels of detail (1 to %2)</source>
        <translation>hat %1 Detailstufen (1 bis %2)</translation>
    </message>
    <message>
        <source>has %1 materials (1 to %2)</source>
        <translation>hat %1 Materialien (1 bis %2)</translation>
    </message>
    <message>
        <source>has %1 x %2 samples, its neighbours have %3 x %4</source>
        <translation>hat %1 x %2 Werte, die Nachbarn haben %3 x %4</translation>
    </message>
    <message>
        <source>has %1, which a mosaic of files does not need</source>
        <translation>hat %1, was ein Mosaik aus Dateien nicht braucht</translation>
    </message>
    <message>
        <source>has another CRS than %1</source>
        <translation>hat ein anderes KBS als %1</translation>
    </message>
    <message>
        <source>has changed since the script was written</source>
        <translation>hat sich geändert, seit das Skript geschrieben wurde</translation>
    </message>
    <message>
        <source>has classes of no legend that is known (%1)</source>
        <translation>hat Klassen keiner bekannten Legende (%1)</translation>
    </message>
    <message>
        <source>has more XML elements than a VRT file may</source>
        <translation>hat mehr XML-Elemente, als eine VRT-Datei haben darf</translation>
    </message>
    <message>
        <source>has more than %1 MiB of pictures</source>
        <translation>hat mehr als %1 MiB Bilder</translation>
    </message>
    <message>
        <source>has more than %1 parts</source>
        <translation>hat mehr als %1 Teile</translation>
    </message>
    <message>
        <source>has more than %1 sources</source>
        <translation>hat mehr als %1 Quellen</translation>
    </message>
    <message>
        <source>has more than %1 triangles</source>
        <translation>hat mehr als %1 Dreiecke</translation>
    </message>
    <message>
        <source>has no channels</source>
        <translation>hat keine Kanäle</translation>
    </message>
    <message>
        <source>has no layer &quot;%1&quot;</source>
        <translation>hat keinen Layer &quot;%1&quot;</translation>
    </message>
    <message>
        <source>has no red and green to take weights from</source>
        <translation>hat kein Rot und Grün, um Gewichte daraus zu nehmen</translation>
    </message>
    <message>
        <source>has no red, green and blue to take heights from</source>
        <translation>hat kein Rot, Grün und Blau, um Höhen daraus zu nehmen</translation>
    </message>
    <message>
        <source>has no red, green and blue to take indices from</source>
        <translation>hat kein Rot, Grün und Blau, um Indizes daraus zu nehmen</translation>
    </message>
    <message>
        <source>has other formats than %1</source>
        <translation>hat andere Formate als %1</translation>
    </message>
    <message>
        <source>has samples beyond 8 bits</source>
        <translation>hat Werte über 8 Bit hinaus</translation>
    </message>
    <message>
        <source>has samples of type %1, not 32-bit floats</source>
        <translation>hat Werte vom Typ %1, keine 32-Bit-Gleitkommazahlen</translation>
    </message>
    <message>
        <source>has samples of type %1, not whole numbers</source>
        <translation>hat Werte vom Typ %1, keine ganzen Zahlen</translation>
    </message>
    <message>
        <source>has too many materials of such names</source>
        <translation>hat zu viele Materialien mit solchen Namen</translation>
    </message>
    <message>
        <source>has too many values for classes of land cover</source>
        <translation>hat zu viele Werte für Klassen der Landbedeckung</translation>
    </message>
    <message>
        <source>has too many vertices</source>
        <translation>hat zu viele Eckpunkte</translation>
    </message>
    <message>
        <source>has what is no number of a material</source>
        <translation>enthält etwas, das keine Nummer eines Materials ist</translation>
    </message>
    <message>
        <source>have names and layers of their own</source>
        <translation>haben eigene Namen und Layer</translation>
    </message>
    <message>
        <source>heights and place are taken from %1</source>
        <translation>Höhen und Ort sind aus %1 übernommen</translation>
    </message>
    <message>
        <source>heights are taken as above the ellipsoid WGS 84, as globes have them</source>
        <translation>Höhen gelten als über dem Ellipsoid WGS 84, wie Globen sie haben</translation>
    </message>
    <message>
        <source>heights are taken as feet</source>
        <translation>Höhen gelten als Fuß</translation>
    </message>
    <message>
        <source>heights are taken as metres</source>
        <translation>Höhen gelten als Meter</translation>
    </message>
    <message>
        <source>heights are the terrain&apos;s own, in metres, not above the WGS 84 ellipsoid</source>
        <translation>Höhen sind die des Geländes, in Metern, nicht über dem Ellipsoid WGS 84</translation>
    </message>
    <message>
        <source>heights are written in metres, not in %1</source>
        <translation>Höhen sind in Metern geschrieben, nicht in %1</translation>
    </message>
    <message>
        <source>heights cannot be multiplied by %1 (above 0 to %2)</source>
        <translation>Höhen können nicht mit %1 multipliziert werden (über 0 bis %2)</translation>
    </message>
    <message>
        <source>heights stay %1</source>
        <translation>Höhen bleiben %1</translation>
    </message>
    <message>
        <source>holds %1 of its %2 samples, and which cannot be told</source>
        <translation>enthält %1 von %2 Werten, und welche, ist nicht zu erkennen</translation>
    </message>
    <message>
        <source>holds more than %1 files</source>
        <translation>enthält mehr als %1 Dateien</translation>
    </message>
    <message>
        <source>holds more than a model may have</source>
        <translation>enthält mehr, als ein Modell haben darf</translation>
    </message>
    <message>
        <source>holds no parts</source>
        <translation>enthält keine Teile</translation>
    </message>
    <message>
        <source>holds no raster</source>
        <translation>enthält kein Raster</translation>
    </message>
    <message>
        <source>holds no triangles</source>
        <translation>enthält keine Dreiecke</translation>
    </message>
    <message>
        <source>holds no weights of materials</source>
        <translation>enthält keine Materialgewichte</translation>
    </message>
    <message>
        <source>holds none of its samples, only a header</source>
        <translation>enthält keine Werte, nur einen Dateikopf</translation>
    </message>
    <message>
        <source>holds nothing that can be a mask</source>
        <translation>enthält nichts, was eine Maske sein kann</translation>
    </message>
    <message>
        <source>holds parts of another terrain than %1</source>
        <translation>enthält Teile eines anderen Geländes als %1</translation>
    </message>
    <message>
        <source>holes are filled by a membrane from the ground around them</source>
        <translation>Löcher werden durch eine Membran aus dem Boden um sie gefüllt</translation>
    </message>
    <message>
        <source>how the tiles lie, with checksums</source>
        <translation>wie die Kacheln liegen, mit Prüfsummen</translation>
    </message>
    <message>
        <source>in &apos;%1&apos; its heights would be further than any ground</source>
        <translation>in &apos;%1&apos; gingen die Höhen weiter als jeder Boden</translation>
    </message>
    <message>
        <source>in metres from the middle of the terrain</source>
        <translation>in Metern von der Geländemitte</translation>
    </message>
    <message>
        <source>in metres, as the format has it</source>
        <translation>in Metern, wie das Format es vorsieht</translation>
    </message>
    <message>
        <source>in millimetres</source>
        <translation>in Millimetern</translation>
    </message>
    <message>
        <source>indices of three textures, RGB</source>
        <translation>Indizes von drei Texturen, RGB</translation>
    </message>
    <message>
        <source>is a folder without files that could be tiles</source>
        <translation>ist ein Ordner ohne Dateien, die Kacheln sein könnten</translation>
    </message>
    <message>
        <source>is a folder, not a picture</source>
        <translation>ist ein Ordner, kein Bild</translation>
    </message>
    <message>
        <source>is a folder, not a raster file</source>
        <translation>ist ein Ordner, keine Rasterdatei</translation>
    </message>
    <message>
        <source>is a folder, whose files may change unseen</source>
        <translation>ist ein Ordner, dessen Dateien sich unbemerkt ändern können</translation>
    </message>
    <message>
        <source>is an address, and fetched only where a person gives it</source>
        <translation>ist eine Adresse und wird nur geholt, wo eine Person sie angibt</translation>
    </message>
    <message>
        <source>is another project than the one that was edited</source>
        <translation>ist ein anderes Projekt als das bearbeitete</translation>
    </message>
    <message>
        <source>is cut off, or longer than it says</source>
        <translation>ist abgeschnitten oder länger als angegeben</translation>
    </message>
    <message>
        <source>is cut short, and which rows are missing cannot be told</source>
        <translation>ist verkürzt, und welche Zeilen fehlen, ist nicht zu erkennen</translation>
    </message>
    <message>
        <source>is damaged, and is not compacted before it has been saved</source>
        <translation>ist beschädigt und wird erst komprimiert, wenn es gespeichert wurde</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>ist leer</translation>
    </message>
    <message>
        <source>is hidden</source>
        <translation>ist ausgeblendet</translation>
    </message>
    <message>
        <source>is in use by another program</source>
        <translation>wird von einem anderen Programm benutzt</translation>
    </message>
    <message>
        <source>is larger than 1 GB</source>
        <translation>ist größer als 1 GB</translation>
    </message>
    <message>
        <source>is larger than 8 GB</source>
        <translation>ist größer als 8 GB</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>is nested deeper than a STAC item</source>
        <translation>ist tiefer verschachtelt als ein STAC-Eintrag</translation>
    </message>
    <message>
        <source>is nested too deep</source>
        <translation>ist zu tief verschachtelt</translation>
    </message>
    <message>
        <source>is no STAC item that can be read</source>
        <translation>ist kein lesbarer STAC-Eintrag</translation>
    </message>
    <message>
        <source>is no VRT mosaic</source>
        <translation>ist kein VRT-Mosaik</translation>
    </message>
    <message>
        <source>is no XML that can be read</source>
        <translation>ist kein lesbares XML</translation>
    </message>
    <message>
        <source>is no XML that can be read (%1)</source>
        <translation>ist kein lesbares XML (%1)</translation>
    </message>
    <message>
        <source>is no archive that can be read, or has no file that could be heights</source>
        <translation>ist kein lesbares Archiv oder enthält keine Datei, die Höhen sein könnten</translation>
    </message>
    <message>
        <source>is no asset of Scarp&apos;s, or is damaged</source>
        <translation>ist kein Asset von Scarp oder ist beschädigt</translation>
    </message>
    <message>
        <source>is no file</source>
        <translation>ist keine Datei</translation>
    </message>
    <message>
        <source>is no file of lines that can be read</source>
        <translation>ist keine lesbare Datei mit Linien</translation>
    </message>
    <message>
        <source>is no file on this machine, and nothing else is read</source>
        <translation>ist keine Datei auf diesem Rechner, und anderes wird nicht gelesen</translation>
    </message>
    <message>
        <source>is no list of exports</source>
        <translation>ist keine Liste von Exporten</translation>
    </message>
    <message>
        <source>is no model by its ending (%1)</source>
        <translation>ist der Endung nach kein Modell (%1)</translation>
    </message>
    <message>
        <source>is no name of an asset</source>
        <translation>ist kein Name eines Assets</translation>
    </message>
    <message>
        <source>is no number</source>
        <translation>ist keine Zahl</translation>
    </message>
    <message>
        <source>is no part of a terrain</source>
        <translation>ist kein Teil eines Geländes</translation>
    </message>
    <message>
        <source>is no recovery folder, or another Scarp has it</source>
        <translation>ist kein Wiederherstellungsordner, oder ein anderes Scarp hat ihn</translation>
    </message>
    <message>
        <source>is no recovery journal, or its beginning is damaged</source>
        <translation>ist kein Wiederherstellungsjournal, oder der Anfang ist beschädigt</translation>
    </message>
    <message>
        <source>is no survey of a terrain</source>
        <translation>ist keine Bestandsaufnahme eines Geländes</translation>
    </message>
    <message>
        <source>is no table of classes of lines</source>
        <translation>ist keine Tabelle von Linienklassen</translation>
    </message>
    <message>
        <source>is not a Scarp project</source>
        <translation>ist kein Scarp-Projekt</translation>
    </message>
    <message>
        <source>is not an ordinary file</source>
        <translation>ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>is of %1 than %2</source>
        <translation>hat %1 als %2</translation>
    </message>
    <message>
        <source>is of another version</source>
        <translation>hat eine andere Version</translation>
    </message>
    <message>
        <source>is of format %1, which cannot be read any more</source>
        <translation>hat Format %1, das nicht mehr gelesen werden kann</translation>
    </message>
    <message>
        <source>is of the kind %1, not a mosaic of files</source>
        <translation>ist von der Art %1, kein Mosaik aus Dateien</translation>
    </message>
    <message>
        <source>is only of an object whose rule is &quot;stay&quot;</source>
        <translation>gehört nur zu einem Objekt mit der Regel &quot;stay&quot;</translation>
    </message>
    <message>
        <source>is out of place</source>
        <translation>ist fehl am Platz</translation>
    </message>
    <message>
        <source>is out of range</source>
        <translation>liegt außerhalb des Bereichs</translation>
    </message>
    <message>
        <source>is out of range (%1)</source>
        <translation>liegt außerhalb des Bereichs (%1)</translation>
    </message>
    <message>
        <source>is part %1 of %2, under another name</source>
        <translation>ist Teil %1 von %2, unter anderem Namen</translation>
    </message>
    <message>
        <source>is smaller than a cell of %1</source>
        <translation>ist kleiner als eine Zelle von %1</translation>
    </message>
    <message>
        <source>is there already, and is no material&apos;s folder</source>
        <translation>gibt es schon und ist kein Ordner eines Materials</translation>
    </message>
    <message>
        <source>is too large, or no file</source>
        <translation>ist zu groß oder keine Datei</translation>
    </message>
    <message>
        <source>is too long for a material&apos;s file</source>
        <translation>ist zu lang für die Datei eines Materials</translation>
    </message>
    <message>
        <source>is too small</source>
        <translation>ist zu klein</translation>
    </message>
    <message>
        <source>it cannot be copied as it is</source>
        <translation>es kann nicht kopiert werden, wie es ist</translation>
    </message>
    <message>
        <source>it changes while it is read</source>
        <translation>es ändert sich während des Lesens</translation>
    </message>
    <message>
        <source>it does not read back as it was written</source>
        <translation>es ist beim Zurücklesen nicht, wie es geschrieben wurde</translation>
    </message>
    <message>
        <source>it has %1 samples in place of %2, and they do not both say where they lie</source>
        <translation>es hat %1 Werte statt %2, und nicht beide sagen, wo sie liegen</translation>
    </message>
    <message>
        <source>it has %1 samples in place of %2, which stand between those of the other</source>
        <translation>es hat %1 Werte statt %2, die zwischen denen des anderen stehen</translation>
    </message>
    <message>
        <source>it has a CRS and the terrain has none</source>
        <translation>es hat ein KBS und das Gelände keines</translation>
    </message>
    <message>
        <source>it has another size when read back</source>
        <translation>es hat beim Zurücklesen eine andere Größe</translation>
    </message>
    <message>
        <source>it has been cut short</source>
        <translation>es wurde verkürzt</translation>
    </message>
    <message>
        <source>it has fewer bands when read back</source>
        <translation>es hat beim Zurücklesen weniger Bänder</translation>
    </message>
    <message>
        <source>it has more than %1 assets</source>
        <translation>es hat mehr als %1 Assets</translation>
    </message>
    <message>
        <source>it has no asset</source>
        <translation>es hat kein Asset</translation>
    </message>
    <message>
        <source>it has no layer &quot;%1&quot;</source>
        <translation>es hat keinen Layer &quot;%1&quot;</translation>
    </message>
    <message>
        <source>it is a file, not a folder</source>
        <translation>es ist eine Datei, kein Ordner</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>es ist ein Ordner</translation>
    </message>
    <message>
        <source>it is cut off</source>
        <translation>es ist abgeschnitten</translation>
    </message>
    <message>
        <source>it is longer than what was written</source>
        <translation>es ist länger als das Geschriebene</translation>
    </message>
    <message>
        <source>it is not an ordinary file</source>
        <translation>es ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>it lies elsewhere in the world</source>
        <translation>es liegt anderswo auf der Welt</translation>
    </message>
    <message>
        <source>it reads back differently</source>
        <translation>es ergibt beim Zurücklesen etwas anderes</translation>
    </message>
    <message>
        <source>it reads back differently at column %1, row %2</source>
        <translation>es ergibt beim Zurücklesen etwas anderes bei Spalte %1, Zeile %2</translation>
    </message>
    <message>
        <source>its .zmetadata names arrays outside its folder</source>
        <translation>.zmetadata nennt Arrays außerhalb des Ordners</translation>
    </message>
    <message>
        <source>its CRS cannot be understood</source>
        <translation>das KBS ist nicht zu verstehen</translation>
    </message>
    <message>
        <source>its XML is nested too deep</source>
        <translation>das XML ist zu tief verschachtelt</translation>
    </message>
    <message>
        <source>its alpha is taken for the %1</source>
        <translation>das Alpha gilt als %1</translation>
    </message>
    <message>
        <source>its brightness is read as heights all the same</source>
        <translation>die Helligkeit wird trotzdem als Höhen gelesen</translation>
    </message>
    <message>
        <source>its cells are of another size, so its samples stand at other places</source>
        <translation>die Zellen haben eine andere Größe, also stehen die Werte an anderen Orten</translation>
    </message>
    <message>
        <source>its cells seem to be degrees</source>
        <translation>die Zellen scheinen Grad zu sein</translation>
    </message>
    <message>
        <source>its checksum differs</source>
        <translation>die Prüfsumme ist eine andere</translation>
    </message>
    <message>
        <source>its coordinates are in feet, and it names no unit of height</source>
        <translation>die Koordinaten sind in Fuß, und eine Höheneinheit ist nicht angegeben</translation>
    </message>
    <message>
        <source>its decoder has ended</source>
        <translation>der Decoder ist beendet</translation>
    </message>
    <message>
        <source>its decoder needs more memory than it may have</source>
        <translation>der Decoder braucht mehr Speicher, als er haben darf</translation>
    </message>
    <message>
        <source>its eastings are beyond those of %1, and its northings are not</source>
        <translation>die Ostwerte liegen außerhalb derer von %1, und die Nordwerte nicht</translation>
    </message>
    <message>
        <source>its end cannot be read</source>
        <translation>das Ende kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>its first and last samples would lie on round numbers if its place were that of samples, and it says that it is that of cells</source>
        <translation>der erste und der letzte Wert lägen auf runden Zahlen, wenn der Ort der von Werten wäre, und angegeben ist der von Zellen</translation>
    </message>
    <message>
        <source>its first row is the southern one</source>
        <translation>die erste Zeile ist die südliche</translation>
    </message>
    <message>
        <source>its free places are not in order</source>
        <translation>die freien Plätze sind nicht geordnet</translation>
    </message>
    <message>
        <source>its grid is turned against the coordinates, and cannot be a tile of others</source>
        <translation>das Raster ist gegen die Koordinaten gedreht und kann keine Kachel von anderen sein</translation>
    </message>
    <message>
        <source>its id is that of another line</source>
        <translation>die ID ist die einer anderen Linie</translation>
    </message>
    <message>
        <source>its id is that of another rule</source>
        <translation>die ID ist die einer anderen Regel</translation>
    </message>
    <message>
        <source>its latitudes go beyond 90°, and its longitudes do not</source>
        <translation>die Breiten gehen über 90° hinaus, und die Längen nicht</translation>
    </message>
    <message>
        <source>its layer is not there any more</source>
        <translation>die Ebene gibt es nicht mehr</translation>
    </message>
    <message>
        <source>its name is taken</source>
        <translation>der Name ist vergeben</translation>
    </message>
    <message>
        <source>its names, colours and shares, as a raster attribute table</source>
        <translation>Namen, Farben und Anteile dazu, als Raster-Attributtabelle</translation>
    </message>
    <message>
        <source>its normals are taken for those of DirectX, as slopes of a surface</source>
        <translation>die Normalen gelten als die von DirectX, als Neigungen einer Oberfläche</translation>
    </message>
    <message>
        <source>its normals are taken for those of OpenGL, as slopes of a surface</source>
        <translation>die Normalen gelten als die von OpenGL, als Neigungen einer Oberfläche</translation>
    </message>
    <message>
        <source>its northern edge is not the southern one of the tile above it</source>
        <translation>die Nordkante ist nicht die Südkante der Kachel darüber</translation>
    </message>
    <message>
        <source>its objects can stand by keep-offset or align alone</source>
        <translation>die Objekte können nur nach keep-offset oder align stehen</translation>
    </message>
    <message>
        <source>its pages lead to each other without an end</source>
        <translation>die Seiten verweisen ohne Ende aufeinander</translation>
    </message>
    <message>
        <source>its picture is missing in the project</source>
        <translation>das Bild fehlt im Projekt</translation>
    </message>
    <message>
        <source>its pictures are none of a drape</source>
        <translation>die Bilder sind nicht die einer Bildüberlagerung</translation>
    </message>
    <message>
        <source>its place is moved by half a cell</source>
        <translation>der Ort wird um eine halbe Zelle verschoben</translation>
    </message>
    <message>
        <source>its place is taken from its name</source>
        <translation>der Ort ist aus dem Namen übernommen</translation>
    </message>
    <message>
        <source>its place on the earth cannot be worked out from its CRS</source>
        <translation>der Ort auf der Erde lässt sich aus dem KBS nicht berechnen</translation>
    </message>
    <message>
        <source>its points are all at one place</source>
        <translation>die Punkte liegen alle an einem Ort</translation>
    </message>
    <message>
        <source>its samples are complex numbers, not heights</source>
        <translation>die Werte sind komplexe Zahlen, keine Höhen</translation>
    </message>
    <message>
        <source>its samples are holes</source>
        <translation>diese Werte sind Löcher</translation>
    </message>
    <message>
        <source>its scale and offset are no numbers</source>
        <translation>Maßstab und Versatz sind keine Zahlen</translation>
    </message>
    <message>
        <source>its source %1</source>
        <translation>die Quelle %1</translation>
    </message>
    <message>
        <source>its state</source>
        <translation>der Zustand</translation>
    </message>
    <message>
        <source>its state is missing</source>
        <translation>der Zustand fehlt</translation>
    </message>
    <message>
        <source>its step of the history is not there any more</source>
        <translation>den Schritt des Verlaufs gibt es nicht mehr</translation>
    </message>
    <message>
        <source>its western edge is not the eastern one of the tile beside it</source>
        <translation>die Westkante ist nicht die Ostkante der Kachel daneben</translation>
    </message>
    <message>
        <source>layers are of a document, not of a terrain</source>
        <translation>Ebenen gehören zu einem Dokument, nicht zu einem Gelände</translation>
    </message>
    <message>
        <source>length of vertical curves</source>
        <translation>Länge der Ausrundungen</translation>
    </message>
    <message>
        <source>lib3mf cannot do it</source>
        <translation>lib3mf kann es nicht</translation>
    </message>
    <message>
        <source>lies too far from %1</source>
        <translation>liegt zu weit von %1</translation>
    </message>
    <message>
        <source>lines are written as .geojson, .gpkg or .dxf</source>
        <translation>Linien werden als .geojson, .gpkg oder .dxf geschrieben</translation>
    </message>
    <message>
        <source>lines are written for gltf, unity, unreal and godot</source>
        <translation>Linien werden für gltf, unity, unreal und godot geschrieben</translation>
    </message>
    <message>
        <source>local metres</source>
        <translation>lokale Meter</translation>
    </message>
    <message>
        <source>log10 of the area that drains through, m²</source>
        <translation>log10 der durchfließenden Einzugsfläche, m²</translation>
    </message>
    <message>
        <source>looks around holes of any size</source>
        <translation>er sieht sich um Löcher jeder Größe um</translation>
    </message>
    <message>
        <source>looks for seams across the whole terrain</source>
        <translation>er sucht Nähte über das ganze Gelände</translation>
    </message>
    <message>
        <source>looks for the step of all heights, and over terraces of any size</source>
        <translation>er sucht die Stufe aller Höhen, und über Terrassen jeder Größe</translation>
    </message>
    <message>
        <source>looks like Mapbox elevation colours</source>
        <translation>sieht aus wie Höhenfarben von Mapbox</translation>
    </message>
    <message>
        <source>looks like Terrarium elevation colours</source>
        <translation>sieht aus wie Höhenfarben von Terrarium</translation>
    </message>
    <message>
        <source>many slicers are slow beyond some million triangles</source>
        <translation>viele Slicer sind jenseits einiger Millionen Dreiecke langsam</translation>
    </message>
    <message>
        <source>material &quot;%1&quot; has no id</source>
        <translation>Material &quot;%1&quot; hat keine ID</translation>
    </message>
    <message>
        <source>material %1 lies on the ground, but there is none of this id</source>
        <translation>Material %1 liegt auf dem Boden, aber es gibt keines mit dieser ID</translation>
    </message>
    <message>
        <source>material %1, which is chosen, lies nowhere</source>
        <translation>Material %1, das gewählt ist, liegt nirgends</translation>
    </message>
    <message>
        <source>metal, occlusion, height and smoothness, RGBA</source>
        <translation>Metall, Verdeckung, Höhe und Glätte, RGBA</translation>
    </message>
    <message>
        <source>model %1</source>
        <translation>Modell %1</translation>
    </message>
    <message>
        <source>models, their files and counts</source>
        <translation>Modelle, ihre Dateien und Anzahlen</translation>
    </message>
    <message>
        <source>more objects are to be changed than there are</source>
        <translation>es sollen mehr Objekte geändert werden, als es gibt</translation>
    </message>
    <message>
        <source>more than %1 objects cannot be taken at once</source>
        <translation>mehr als %1 Objekte können nicht auf einmal genommen werden</translation>
    </message>
    <message>
        <source>more than %1 objects in one stroke</source>
        <translation>mehr als %1 Objekte in einem Strich</translation>
    </message>
    <message>
        <source>more than %1 rules</source>
        <translation>mehr als %1 Regeln</translation>
    </message>
    <message>
        <source>must be %1, not %2</source>
        <translation>muss %1 sein, nicht %2</translation>
    </message>
    <message>
        <source>must be 16 hexadecimal digits, not &quot;%1&quot;</source>
        <translation>muss 16 hexadezimale Ziffern haben, nicht &quot;%1&quot;</translation>
    </message>
    <message>
        <source>must be a colour like &quot;#a0c0ff&quot;, not &quot;%1&quot;</source>
        <translation>muss eine Farbe wie &quot;#a0c0ff&quot; sein, nicht &quot;%1&quot;</translation>
    </message>
    <message>
        <source>must be a file in the folder itself</source>
        <translation>muss eine Datei im Ordner selbst sein</translation>
    </message>
    <message>
        <source>must be a number of a group, not %1</source>
        <translation>muss die Nummer einer Gruppe sein, nicht %1</translation>
    </message>
    <message>
        <source>must be a number, not %1</source>
        <translation>muss eine Zahl sein, nicht %1</translation>
    </message>
    <message>
        <source>must be a text, not %1</source>
        <translation>muss ein Text sein, nicht %1</translation>
    </message>
    <message>
        <source>must be a whole number, not %1</source>
        <translation>muss eine ganze Zahl sein, nicht %1</translation>
    </message>
    <message>
        <source>must be an array</source>
        <translation>muss ein Array sein</translation>
    </message>
    <message>
        <source>must be an array of %1 numbers, one for each pixel</source>
        <translation>muss ein Array von %1 Zahlen sein, eine je Pixel</translation>
    </message>
    <message>
        <source>must be an array of 1 to %1 layers</source>
        <translation>muss ein Array von 1 bis %1 Layern sein</translation>
    </message>
    <message>
        <source>must be an array of at least one sample, not %1</source>
        <translation>muss ein Array von mindestens einem Messpunkt sein, nicht %1</translation>
    </message>
    <message>
        <source>must be an array of at most %1 assets</source>
        <translation>muss ein Array von höchstens %1 Assets sein</translation>
    </message>
    <message>
        <source>must be an array of lengths and values that make up %1 samples</source>
        <translation>muss ein Array von Längen und Werten sein, die zusammen %1 Werte ergeben</translation>
    </message>
    <message>
        <source>must be an array of paths</source>
        <translation>muss ein Array von Pfaden sein</translation>
    </message>
    <message>
        <source>must be an array, not %1</source>
        <translation>muss ein Array sein, nicht %1</translation>
    </message>
    <message>
        <source>must be an object, not %1</source>
        <translation>muss ein Objekt sein, nicht %1</translation>
    </message>
    <message>
        <source>must be an operation, an array of operations or a script</source>
        <translation>muss eine Operation, ein Array von Operationen oder ein Skript sein</translation>
    </message>
    <message>
        <source>must be as &quot;#5c7a38&quot;, not &quot;%1&quot;</source>
        <translation>muss wie &quot;#5c7a38&quot; sein, nicht &quot;%1&quot;</translation>
    </message>
    <message>
        <source>must be six numbers</source>
        <translation>muss aus sechs Zahlen bestehen</translation>
    </message>
    <message>
        <source>must be the name of a file, not %1</source>
        <translation>muss der Name einer Datei sein, nicht %1</translation>
    </message>
    <message>
        <source>must be the version 1, not %1</source>
        <translation>muss die Version 1 sein, nicht %1</translation>
    </message>
    <message>
        <source>must be true or false, not %1</source>
        <translation>muss true oder false sein, nicht %1</translation>
    </message>
    <message>
        <source>must be two numbers, not %1</source>
        <translation>muss aus zwei Zahlen bestehen, nicht %1</translation>
    </message>
    <message>
        <source>must be whole numbers in 0 to 65535, not %1</source>
        <translation>muss aus ganzen Zahlen von 0 bis 65535 bestehen, nicht %1</translation>
    </message>
    <message>
        <source>names &apos;%1&apos; as its overviews, which is not read</source>
        <translation>nennt &apos;%1&apos; als Übersichten, was nicht gelesen wird</translation>
    </message>
    <message>
        <source>names &apos;%1&apos;, which is no file below its own folder</source>
        <translation>nennt &apos;%1&apos;, was keine Datei unterhalb des eigenen Ordners ist</translation>
    </message>
    <message>
        <source>names a file of overviews</source>
        <translation>nennt eine Datei mit Übersichten</translation>
    </message>
    <message>
        <source>names no raster that can be fetched</source>
        <translation>nennt kein Raster, das geholt werden kann</translation>
    </message>
    <message>
        <source>needs a &quot;path&quot;</source>
        <translation>braucht einen &quot;path&quot;</translation>
    </message>
    <message>
        <source>key and value must not be empty</source>
        <translation>key und value dürfen nicht leer sein</translation>
    </message>
    <message>
        <source>neighbours differ as those of a shaded picture or a photograph do, not as heights</source>
        <translation>Nachbarn unterscheiden sich wie die eines schattierten Bildes oder eines Fotos, nicht wie Höhen</translation>
    </message>
    <message>
        <source>netCDF is read from a copy on disk, and there is no room for one</source>
        <translation>netCDF wird von einer Kopie auf der Platte gelesen, und für eine ist kein Platz</translation>
    </message>
    <message>
        <source>no file</source>
        <translation>keine Datei</translation>
    </message>
    <message>
        <source>no file has so long a header</source>
        <translation>keine Datei hat einen so langen Kopf</translation>
    </message>
    <message>
        <source>no file is named</source>
        <translation>keine Datei ist genannt</translation>
    </message>
    <message>
        <source>no file to write is named</source>
        <translation>keine zu schreibende Datei ist genannt</translation>
    </message>
    <message>
        <source>no folder to write into is named</source>
        <translation>kein Ordner, in den geschrieben werden soll, ist genannt</translation>
    </message>
    <message>
        <source>no folder to write is named</source>
        <translation>kein zu schreibender Ordner ist genannt</translation>
    </message>
    <message>
        <source>no material lies anywhere on the ground</source>
        <translation>auf dem Boden liegt nirgends ein Material</translation>
    </message>
    <message>
        <source>no pictures are there</source>
        <translation>keine Bilder sind vorhanden</translation>
    </message>
    <message>
        <source>no point can be left out</source>
        <translation>kein Punkt kann ausgelassen werden</translation>
    </message>
    <message>
        <source>no scattered object is named</source>
        <translation>kein gestreutes Objekt ist genannt</translation>
    </message>
    <message>
        <source>no selection is saved under the name &quot;%1&quot;</source>
        <translation>unter dem Namen &quot;%1&quot; ist keine Auswahl gespeichert</translation>
    </message>
    <message>
        <source>no tiles are given</source>
        <translation>keine Kacheln sind angegeben</translation>
    </message>
    <message>
        <source>none of the layers is taken</source>
        <translation>keiner der Layer wird übernommen</translation>
    </message>
    <message>
        <source>none of the set&apos;s pictures has a place in a material</source>
        <translation>keines der Bilder des Satzes hat einen Platz in einem Material</translation>
    </message>
    <message>
        <source>normals (OpenGL) and roughness, RGBA</source>
        <translation>Normalen (OpenGL) und Rauheit, RGBA</translation>
    </message>
    <message>
        <source>not a raster that Scarp can read</source>
        <translation>kein Raster, das Scarp lesen kann</translation>
    </message>
    <message>
        <source>not a raster that Scarp can read (%1)</source>
        <translation>kein Raster, das Scarp lesen kann (%1)</translation>
    </message>
    <message>
        <source>not an OpenEXR image that Scarp can read (%1)</source>
        <translation>kein OpenEXR-Bild, das Scarp lesen kann (%1)</translation>
    </message>
    <message>
        <source>not an OpenEXR image that Scarp can read (it asks for more memory than there is)</source>
        <translation>kein OpenEXR-Bild, das Scarp lesen kann (es verlangt mehr Speicher, als vorhanden ist)</translation>
    </message>
    <message>
        <source>nothing can follow the sky, which leaves no heights</source>
        <translation>nach sky kann nichts folgen, denn es lässt keine Höhen übrig</translation>
    </message>
    <message>
        <source>nothing is selected</source>
        <translation>nichts ist ausgewählt</translation>
    </message>
    <message>
        <source>nothing is selected here</source>
        <translation>hier ist nichts ausgewählt</translation>
    </message>
    <message>
        <source>nothing of it lies on the terrain</source>
        <translation>nichts davon liegt auf dem Gelände</translation>
    </message>
    <message>
        <source>object %1 has no place on the earth by the terrain&apos;s CRS</source>
        <translation>Objekt %1 hat nach dem KBS des Geländes keinen Ort auf der Erde</translation>
    </message>
    <message>
        <source>object %1 is both to change and to remove</source>
        <translation>Objekt %1 soll sowohl geändert als auch entfernt werden</translation>
    </message>
    <message>
        <source>object %1 stands twice among those to change</source>
        <translation>Objekt %1 kommt doppelt unter den zu ändernden vor</translation>
    </message>
    <message>
        <source>occlusion, roughness and metal, RGB</source>
        <translation>Verdeckung, Rauheit und Metall, RGB</translation>
    </message>
    <message>
        <source>of a scale and heights in range</source>
        <translation>von Maßstab und Höhen innerhalb des Bereichs</translation>
    </message>
    <message>
        <source>only a GeoTIFF can be cloud optimised</source>
        <translation>nur ein GeoTIFF kann für die Cloud optimiert werden</translation>
    </message>
    <message>
        <source>only http, https, s3, gs and az addresses are read</source>
        <translation>nur http-, https-, s3-, gs- und az-Adressen werden gelesen</translation>
    </message>
    <message>
        <source>only open lines can be joined</source>
        <translation>nur offene Linien können verbunden werden</translation>
    </message>
    <message>
        <source>only the %1 x %2 samples that both have are compared</source>
        <translation>verglichen werden nur die %1 x %2 Werte, die beide haben</translation>
    </message>
    <message>
        <source>only what a brush paints can be smoothed</source>
        <translation>nur, was ein Pinsel malt, kann geglättet werden</translation>
    </message>
    <message>
        <source>or id stands twice</source>
        <translation>oder ID kommt doppelt vor</translation>
    </message>
    <message>
        <source>others change the same part of the terrain all the time</source>
        <translation>andere ändern ständig denselben Teil des Geländes</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>zu wenig Speicher</translation>
    </message>
    <message>
        <source>paint of a material that is gone</source>
        <translation>Bemalung eines Materials, das es nicht mehr gibt</translation>
    </message>
    <message>
        <source>paint of the material &quot;%1&quot;</source>
        <translation>Bemalung des Materials &quot;%1&quot;</translation>
    </message>
    <message>
        <source>parts of its directory are lost</source>
        <translation>Teile des Verzeichnisses sind verloren</translation>
    </message>
    <message>
        <source>place in the world</source>
        <translation>Ort auf der Welt</translation>
    </message>
    <message>
        <source>pressure %1 is out of range (0 to 1)</source>
        <translation>Druck %1 liegt außerhalb des Bereichs (0 bis 1)</translation>
    </message>
    <message>
        <source>quantized meshes go into a folder</source>
        <translation>Quantized Meshes kommen in einen Ordner</translation>
    </message>
    <message>
        <source>reach of side slopes</source>
        <translation>Reichweite der Böschungen</translation>
    </message>
    <message>
        <source>reaches where the CRS that is wanted does not</source>
        <translation>reicht dorthin, wo das gewünschte KBS nicht gilt</translation>
    </message>
    <message>
        <source>rows of %1 samples agree with each other</source>
        <translation>Zeilen von %1 Werten passen zueinander</translation>
    </message>
    <message>
        <source>rows of tiles count from the north (XYZ)</source>
        <translation>Kachelreihen zählen von Norden (XYZ)</translation>
    </message>
    <message>
        <source>rows of tiles count from the south (TMS)</source>
        <translation>Kachelreihen zählen von Süden (TMS)</translation>
    </message>
    <message>
        <source>run per rise in cut</source>
        <translation>Länge je Höhe im Abtrag</translation>
    </message>
    <message>
        <source>run per rise in fill</source>
        <translation>Länge je Höhe im Auftrag</translation>
    </message>
    <message>
        <source>samples without a header are read from files on this machine only</source>
        <translation>Werte ohne Dateikopf werden nur aus Dateien auf diesem Rechner gelesen</translation>
    </message>
    <message>
        <source>says neither in itself nor by its name where it lies among the others</source>
        <translation>sagt weder selbst noch durch den Namen, wo es unter den anderen liegt</translation>
    </message>
    <message>
        <source>says no CRS, and cannot be brought into another</source>
        <translation>nennt kein KBS und kann nicht in ein anderes gebracht werden</translation>
    </message>
    <message>
        <source>says nothing of its place in the world</source>
        <translation>sagt nichts über den Ort auf der Welt</translation>
    </message>
    <message>
        <source>says nothing of its place in the world, and cannot be reprojected</source>
        <translation>sagt nichts über den Ort auf der Welt und kann nicht umprojiziert werden</translation>
    </message>
    <message>
        <source>scale %1 is out of range (above 0 to %2)</source>
        <translation>Maßstab %1 liegt außerhalb des Bereichs (über 0 bis %2)</translation>
    </message>
    <message>
        <source>scale %1 is out of range (finite, not 0)</source>
        <translation>Maßstab %1 liegt außerhalb des Bereichs (endlich, nicht 0)</translation>
    </message>
    <message>
        <source>scale variation</source>
        <translation>Maßstabsvariation</translation>
    </message>
    <message>
        <source>seconds %1 are out of range (-1e+09 to 1e+09)</source>
        <translation>Sekunden %1 liegen außerhalb des Bereichs (-1e+09 bis 1e+09)</translation>
    </message>
    <message>
        <source>seconds fall from %1 to %2</source>
        <translation>Sekunden fallen von %1 auf %2</translation>
    </message>
    <message>
        <source>side friction</source>
        <translation>Seitenreibung</translation>
    </message>
    <message>
        <source>slope, degrees</source>
        <translation>Neigung, Grad</translation>
    </message>
    <message>
        <source>some of the view and brush settings are lost</source>
        <translation>einige der Ansichts- und Pinseleinstellungen sind verloren</translation>
    </message>
    <message>
        <source>some pictures of models are missing</source>
        <translation>einige Bilder von Modellen fehlen</translation>
    </message>
    <message>
        <source>somebody else keeps this part of the terrain for now</source>
        <translation>jemand anderes hält diesen Teil des Geländes im Moment</translation>
    </message>
    <message>
        <source>speed that bends are tilted for (0: none)</source>
        <translation>Geschwindigkeit, für die Kurven geneigt sind (0: keine)</translation>
    </message>
    <message>
        <source>spikes become the median of what is around them</source>
        <translation>Spitzen werden der Median dessen, was um sie liegt</translation>
    </message>
    <message>
        <source>step %1 of the history is no stroke that is done</source>
        <translation>Schritt %1 des Verlaufs ist kein ausgeführter Strich</translation>
    </message>
    <message>
        <source>steps of the undo history are lost</source>
        <translation>Schritte des Rückgängig-Verlaufs sind verloren</translation>
    </message>
    <message>
        <source>strength %1 is out of range (0 to 1)</source>
        <translation>Stärke %1 liegt außerhalb des Bereichs (0 bis 1)</translation>
    </message>
    <message>
        <source>sun azimuth</source>
        <translation>Sonnenazimut</translation>
    </message>
    <message>
        <source>sun elevation</source>
        <translation>Sonnenhöhe</translation>
    </message>
    <message>
        <source>terraces become slopes, within half a step</source>
        <translation>Terrassen werden Hänge, innerhalb einer halben Stufe</translation>
    </message>
    <message>
        <source>textures %1 to %2, RGBA</source>
        <translation>Texturen %1 bis %2, RGBA</translation>
    </message>
    <message>
        <source>textures of %1 texels are out of range (%2 to %3)</source>
        <translation>Texturen mit %1 Texeln liegen außerhalb des Bereichs (%2 bis %3)</translation>
    </message>
    <message>
        <source>that version is not in it any more</source>
        <translation>diese Version ist nicht mehr darin</translation>
    </message>
    <message>
        <source>the GDAL of this system knows no GeoPackage</source>
        <translation>GDAL auf diesem System kennt kein GeoPackage</translation>
    </message>
    <message>
        <source>the address has characters that none has</source>
        <translation>die Adresse hat Zeichen, die keine hat</translation>
    </message>
    <message>
        <source>the address is none of a PostgreSQL server, like postgresql://name@host/database</source>
        <translation>die Adresse ist keine eines PostgreSQL-Servers, wie postgresql://name@host/database</translation>
    </message>
    <message>
        <source>the address is too long</source>
        <translation>die Adresse ist zu lang</translation>
    </message>
    <message>
        <source>the address of the file that holds the grid stands between quotes</source>
        <translation>die Adresse der Datei mit dem Raster steht zwischen Anführungszeichen</translation>
    </message>
    <message>
        <source>the asset &quot;%1&quot; has no model</source>
        <translation>das Asset &quot;%1&quot; hat kein Modell</translation>
    </message>
    <message>
        <source>the asset %1 has no model</source>
        <translation>das Asset %1 hat kein Modell</translation>
    </message>
    <message>
        <source>the base</source>
        <translation>die unterste Ebene</translation>
    </message>
    <message>
        <source>the base is not a layer that this can be done to</source>
        <translation>die unterste ist keine Ebene, mit der das geht</translation>
    </message>
    <message>
        <source>the beginning of the journal is damaged</source>
        <translation>der Anfang des Journals ist beschädigt</translation>
    </message>
    <message>
        <source>the border goes on for %1 samples to the east and %2 to the south, to fill the last tiles</source>
        <translation>der Rand setzt sich um %1 Werte nach Osten und %2 nach Süden fort, um die letzten Kacheln zu füllen</translation>
    </message>
    <message>
        <source>the bounds reach where its CRS does not</source>
        <translation>die Grenzen reichen dorthin, wo das KBS nicht gilt</translation>
    </message>
    <message>
        <source>the checksum of a tile differs</source>
        <translation>die Prüfsumme einer Kachel ist eine andere</translation>
    </message>
    <message>
        <source>the coarsest zoom, %1, is finer than the finest, %2</source>
        <translation>die gröbste Zoomstufe, %1, ist feiner als die feinste, %2</translation>
    </message>
    <message>
        <source>the database cannot be made</source>
        <translation>die Datenbank kann nicht angelegt werden</translation>
    </message>
    <message>
        <source>the description beside the file says so</source>
        <translation>die Beschreibung neben der Datei sagt es</translation>
    </message>
    <message>
        <source>the directory of the undo history</source>
        <translation>das Verzeichnis des Rückgängig-Verlaufs</translation>
    </message>
    <message>
        <source>the disk may be full</source>
        <translation>der Datenträger ist möglicherweise voll</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>die Platte meldet einen Fehler</translation>
    </message>
    <message>
        <source>the drape %1 names no file</source>
        <translation>die Bildüberlagerung %1 nennt keine Datei</translation>
    </message>
    <message>
        <source>the edits of &quot;%1&quot; wait for its server</source>
        <translation>die Bearbeitungen von &quot;%1&quot; warten auf ihren Server</translation>
    </message>
    <message>
        <source>the elevation of one that stays</source>
        <translation>die Meereshöhe eines Objekts, das bleibt</translation>
    </message>
    <message>
        <source>the errors of its levels of detail do not rise</source>
        <translation>die Fehler der Detailstufen nehmen nicht zu</translation>
    </message>
    <message>
        <source>the falloff&apos;s curve is nothing throughout</source>
        <translation>die Kurve des Abfalls ist überall null</translation>
    </message>
    <message>
        <source>the feather must be 0 m or more</source>
        <translation>der weiche Rand muss 0 m oder mehr sein</translation>
    </message>
    <message>
        <source>the feather of the paste must be 0 m or more</source>
        <translation>der weiche Rand der Einfügung muss 0 m oder mehr sein</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>die Datei ist leer</translation>
    </message>
    <message>
        <source>the ground</source>
        <translation>der Boden</translation>
    </message>
    <message>
        <source>the ground comes in %1 steps of %2</source>
        <translation>der Boden kommt in %1 Stufen von %2</translation>
    </message>
    <message>
        <source>the ground has no picture, as it has no materials</source>
        <translation>der Boden hat kein Bild, da er keine Materialien hat</translation>
    </message>
    <message>
        <source>the ground has no triangle whose corners are no holes</source>
        <translation>der Boden hat kein Dreieck, dessen Ecken keine Löcher sind</translation>
    </message>
    <message>
        <source>the ground is being edited just now</source>
        <translation>der Boden wird gerade bearbeitet</translation>
    </message>
    <message>
        <source>the ground steps by %1 along column %2</source>
        <translation>der Boden springt um %1 entlang Spalte %2</translation>
    </message>
    <message>
        <source>the ground steps by %1 along row %2</source>
        <translation>der Boden springt um %1 entlang Zeile %2</translation>
    </message>
    <message>
        <source>the ground, %1 triangles</source>
        <translation>der Boden, %1 Dreiecke</translation>
    </message>
    <message>
        <source>the heaviest material of each sample, 0 in holes</source>
        <translation>das schwerste Material jedes Wertes, 0 in Löchern</translation>
    </message>
    <message>
        <source>the height pyramid is lost</source>
        <translation>die Höhenpyramide ist verloren</translation>
    </message>
    <message>
        <source>the height pyramid was built anew</source>
        <translation>die Höhenpyramide wurde neu gebaut</translation>
    </message>
    <message>
        <source>the heights for a layer must have the size of the terrain</source>
        <translation>die Höhen für eine Ebene müssen die Größe des Geländes haben</translation>
    </message>
    <message>
        <source>the id %1 is out of place</source>
        <translation>die ID %1 ist fehl am Platz</translation>
    </message>
    <message>
        <source>the id %1 stands twice</source>
        <translation>die ID %1 kommt doppelt vor</translation>
    </message>
    <message>
        <source>the journal holds something that this Scarp does not know</source>
        <translation>das Journal enthält etwas, das dieses Scarp nicht kennt</translation>
    </message>
    <message>
        <source>the journal is of version %1, which this Scarp does not know</source>
        <translation>das Journal hat Version %1, die dieses Scarp nicht kennt</translation>
    </message>
    <message>
        <source>the kept selection &quot;%1&quot;</source>
        <translation>die gespeicherte Auswahl &quot;%1&quot;</translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; stands twice</source>
        <translation>der Schlüssel &quot;%1&quot; kommt doppelt vor</translation>
    </message>
    <message>
        <source>the layer &quot;%1&quot; holds no lines</source>
        <translation>die Ebene &quot;%1&quot; enthält keine Linien</translation>
    </message>
    <message>
        <source>the layer %1 holds lines</source>
        <translation>die Ebene %1 enthält Linien</translation>
    </message>
    <message>
        <source>the layer %1 holds lines, which replace the ground</source>
        <translation>die Ebene %1 enthält Linien, die den Boden ersetzen</translation>
    </message>
    <message>
        <source>the layer %1 is hidden</source>
        <translation>die Ebene %1 ist ausgeblendet</translation>
    </message>
    <message>
        <source>the layer %1 is locked</source>
        <translation>die Ebene %1 ist gesperrt</translation>
    </message>
    <message>
        <source>the layer has no mask</source>
        <translation>die Ebene hat keine Maske</translation>
    </message>
    <message>
        <source>the least slope is over the most</source>
        <translation>die Mindestneigung liegt über der Höchstneigung</translation>
    </message>
    <message>
        <source>the line</source>
        <translation>die Linie</translation>
    </message>
    <message>
        <source>the mask has another size than the terrain</source>
        <translation>die Maske hat eine andere Größe als das Gelände</translation>
    </message>
    <message>
        <source>the mask of %1 must have the size of the terrain</source>
        <translation>die Maske von %1 muss die Größe des Geländes haben</translation>
    </message>
    <message>
        <source>the mask of the layer &quot;%1&quot; lets nothing through here</source>
        <translation>die Maske der Ebene &quot;%1&quot; lässt hier nichts durch</translation>
    </message>
    <message>
        <source>the material %1 stands twice</source>
        <translation>das Material %1 kommt doppelt vor</translation>
    </message>
    <message>
        <source>the materials are those of another size of terrain</source>
        <translation>die Materialien sind die einer anderen Geländegröße</translation>
    </message>
    <message>
        <source>the mesh does not cover the ground</source>
        <translation>das Netz bedeckt den Boden nicht</translation>
    </message>
    <message>
        <source>the min height is above the max height</source>
        <translation>die Mindesthöhe liegt über der Höchsthöhe</translation>
    </message>
    <message>
        <source>the model of &quot;%1&quot; is another one</source>
        <translation>das Modell von &quot;%1&quot; ist ein anderes</translation>
    </message>
    <message>
        <source>the model of an asset</source>
        <translation>das Modell eines Assets</translation>
    </message>
    <message>
        <source>the name of a version has 1 to 200 characters</source>
        <translation>der Name einer Version hat 1 bis 200 Zeichen</translation>
    </message>
    <message>
        <source>the name says a tile of zoom %1 of the world map</source>
        <translation>der Name nennt eine Kachel der Zoomstufe %1 der Weltkarte</translation>
    </message>
    <message>
        <source>the name speaks of feet, and the file names no unit of height</source>
        <translation>der Name spricht von Fuß, und die Datei nennt keine Höheneinheit</translation>
    </message>
    <message>
        <source>the observer&apos;s place must be finite</source>
        <translation>der Ort des Beobachters muss endlich sein</translation>
    </message>
    <message>
        <source>the offset must be a finite number</source>
        <translation>der Versatz muss eine endliche Zahl sein</translation>
    </message>
    <message>
        <source>the opacity %1 is out of range (0 to 1)</source>
        <translation>die Deckkraft %1 liegt außerhalb des Bereichs (0 bis 1)</translation>
    </message>
    <message>
        <source>the part from column %1, row %2 of %3 x %4 samples is not one of a terrain of %5 x %6</source>
        <translation>der Teil ab Spalte %1, Zeile %2 mit %3 x %4 Werten ist keiner eines Geländes mit %5 x %6</translation>
    </message>
    <message>
        <source>the picture &quot;%1&quot; of &quot;%2&quot; is missing</source>
        <translation>das Bild &quot;%1&quot; von &quot;%2&quot; fehlt</translation>
    </message>
    <message>
        <source>the picture of the drape %1 was not read</source>
        <translation>das Bild der Bildüberlagerung %1 wurde nicht gelesen</translation>
    </message>
    <message>
        <source>the place of the paste is not a finite number</source>
        <translation>der Ort der Einfügung ist keine endliche Zahl</translation>
    </message>
    <message>
        <source>the range begins above its end</source>
        <translation>der Bereich beginnt über seinem Ende</translation>
    </message>
    <message>
        <source>the rectangle to keep does not lie within the terrain&apos;s %1 × %2 samples</source>
        <translation>das zu behaltende Rechteck liegt nicht innerhalb der %1 × %2 Werte des Geländes</translation>
    </message>
    <message>
        <source>the rows are turned, north first</source>
        <translation>die Zeilen werden umgekehrt, Norden zuerst</translation>
    </message>
    <message>
        <source>the rules would put down more than %1 objects</source>
        <translation>die Regeln würden mehr als %1 Objekte setzen</translation>
    </message>
    <message>
        <source>the scale of the paste must be above 0</source>
        <translation>der Maßstab der Einfügung muss über 0 liegen</translation>
    </message>
    <message>
        <source>the script</source>
        <translation>das Skript</translation>
    </message>
    <message>
        <source>the selection</source>
        <translation>die Auswahl</translation>
    </message>
    <message>
        <source>the server %1</source>
        <translation>der Server %1</translation>
    </message>
    <message>
        <source>the server %1 (database %2)</source>
        <translation>der Server %1 (Datenbank %2)</translation>
    </message>
    <message>
        <source>the server gives less than it says it has</source>
        <translation>der Server liefert weniger, als er angibt</translation>
    </message>
    <message>
        <source>the server has gone back to an earlier state of this terrain</source>
        <translation>der Server ist auf einen früheren Stand dieses Geländes zurückgegangen</translation>
    </message>
    <message>
        <source>the server on this machine</source>
        <translation>der Server auf diesem Rechner</translation>
    </message>
    <message>
        <source>the server on this machine (database %1)</source>
        <translation>der Server auf diesem Rechner (Datenbank %1)</translation>
    </message>
    <message>
        <source>the step &quot;%1&quot; cannot be done anew</source>
        <translation>der Schritt &quot;%1&quot; kann nicht neu ausgeführt werden</translation>
    </message>
    <message>
        <source>the step &quot;%1&quot; cannot be done any more</source>
        <translation>der Schritt &quot;%1&quot; kann nicht mehr ausgeführt werden</translation>
    </message>
    <message>
        <source>the step becomes a ramp at both sides</source>
        <translation>die Stufe wird zu einer Rampe auf beiden Seiten</translation>
    </message>
    <message>
        <source>the store gives less than it says it has</source>
        <translation>der Speicherdienst liefert weniger, als er angibt</translation>
    </message>
    <message>
        <source>the store has no such bucket</source>
        <translation>der Speicherdienst hat keinen solchen Bucket</translation>
    </message>
    <message>
        <source>the stroke reaches too far for %1 objects a hectare</source>
        <translation>der Strich reicht zu weit für %1 Objekte je Hektar</translation>
    </message>
    <message>
        <source>the strongest curvatures, 1 of 200, are stored as the first or last step</source>
        <translation>die stärksten Krümmungen, 1 von 200, sind als erste oder letzte Stufe gespeichert</translation>
    </message>
    <message>
        <source>the tags of &quot;%1&quot; are too long</source>
        <translation>die Schlagwörter von &quot;%1&quot; sind zu lang</translation>
    </message>
    <message>
        <source>the terrain had another size then</source>
        <translation>das Gelände hatte damals eine andere Größe</translation>
    </message>
    <message>
        <source>the terrain has no materials</source>
        <translation>das Gelände hat keine Materialien</translation>
    </message>
    <message>
        <source>the terrain has no materials yet</source>
        <translation>das Gelände hat noch keine Materialien</translation>
    </message>
    <message>
        <source>the terrain&apos;s CRS has no code by which GeoJSON could name it</source>
        <translation>das KBS des Geländes hat keinen Code, mit dem GeoJSON es nennen könnte</translation>
    </message>
    <message>
        <source>the terrain&apos;s place in the world has no area</source>
        <translation>der Ort des Geländes auf der Welt hat keine Fläche</translation>
    </message>
    <message>
        <source>the text &quot;%1&quot;</source>
        <translation>der Text &quot;%1&quot;</translation>
    </message>
    <message>
        <source>the tiles are not packed, so any web server can give them as they are</source>
        <translation>die Kacheln sind nicht gepackt, sodass jeder Webserver sie ausgeben kann, wie sie sind</translation>
    </message>
    <message>
        <source>the tiles together have too many samples</source>
        <translation>die Kacheln zusammen haben zu viele Werte</translation>
    </message>
    <message>
        <source>the tilt of an object is out of range (-180 to 180 degrees)</source>
        <translation>die Neigung eines Objekts liegt außerhalb des Bereichs (-180 bis 180 Grad)</translation>
    </message>
    <message>
        <source>the time of its samples falls</source>
        <translation>die Zeit der Messpunkte nimmt ab</translation>
    </message>
    <message>
        <source>the tint of an object is no colour</source>
        <translation>die Tönung eines Objekts ist keine Farbe</translation>
    </message>
    <message>
        <source>the turn of an object must be a finite number</source>
        <translation>die Drehung eines Objekts muss eine endliche Zahl sein</translation>
    </message>
    <message>
        <source>the two numbers of its place are exchanged</source>
        <translation>die zwei Zahlen des Ortes werden getauscht</translation>
    </message>
    <message>
        <source>the undo history is lost</source>
        <translation>der Rückgängig-Verlauf ist verloren</translation>
    </message>
    <message>
        <source>the undo history on disk has been cut short by something else</source>
        <translation>der Rückgängig-Verlauf auf der Platte wurde von etwas anderem verkürzt</translation>
    </message>
    <message>
        <source>the undo history on disk was changed or damaged by something else</source>
        <translation>der Rückgängig-Verlauf auf der Platte wurde von etwas anderem geändert oder beschädigt</translation>
    </message>
    <message>
        <source>the weights are those of another size of terrain</source>
        <translation>die Gewichte sind die einer anderen Geländegröße</translation>
    </message>
    <message>
        <source>the weights have not been read from their files</source>
        <translation>die Gewichte wurden nicht aus ihren Dateien gelesen</translation>
    </message>
    <message>
        <source>the write failed</source>
        <translation>das Schreiben ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>their order</source>
        <translation>ihre Reihenfolge</translation>
    </message>
    <message>
        <source>their thickness</source>
        <translation>ihre Dicke</translation>
    </message>
    <message>
        <source>there are no layers of weights</source>
        <translation>es gibt keine Layer mit Gewichten</translation>
    </message>
    <message>
        <source>there are no layers to flatten</source>
        <translation>es gibt keine Ebenen zum Zusammenfügen</translation>
    </message>
    <message>
        <source>there are rules, and no material</source>
        <translation>es gibt Regeln und kein Material</translation>
    </message>
    <message>
        <source>there is an asset &quot;%1&quot; already</source>
        <translation>ein Asset &quot;%1&quot; gibt es schon</translation>
    </message>
    <message>
        <source>there is no asset %1</source>
        <translation>ein Asset %1 gibt es nicht</translation>
    </message>
    <message>
        <source>there is no asset %1 of the project&apos;s own</source>
        <translation>ein eigenes Asset %1 des Projekts gibt es nicht</translation>
    </message>
    <message>
        <source>there is no ground at the place to select from</source>
        <translation>an der Stelle, von der ausgewählt wird, ist kein Boden</translation>
    </message>
    <message>
        <source>there is no ground under the observer</source>
        <translation>unter dem Beobachter ist kein Boden</translation>
    </message>
    <message>
        <source>there is no ground, only holes</source>
        <translation>es gibt keinen Boden, nur Löcher</translation>
    </message>
    <message>
        <source>there is no kept selection %1</source>
        <translation>eine gespeicherte Auswahl %1 gibt es nicht</translation>
    </message>
    <message>
        <source>there is no layer %1</source>
        <translation>eine Ebene %1 gibt es nicht</translation>
    </message>
    <message>
        <source>there is no layer of lines %1</source>
        <translation>eine Linienebene %1 gibt es nicht</translation>
    </message>
    <message>
        <source>there is no line %1</source>
        <translation>eine Linie %1 gibt es nicht</translation>
    </message>
    <message>
        <source>there is no line on the ground to write</source>
        <translation>auf dem Boden ist keine Linie zum Schreiben</translation>
    </message>
    <message>
        <source>there is no material &quot;%1&quot;</source>
        <translation>ein Material &quot;%1&quot; gibt es nicht</translation>
    </message>
    <message>
        <source>there is no material %1</source>
        <translation>ein Material %1 gibt es nicht</translation>
    </message>
    <message>
        <source>there is no object %1</source>
        <translation>ein Objekt %1 gibt es nicht</translation>
    </message>
    <message>
        <source>there is no object at this address</source>
        <translation>an dieser Adresse gibt es kein Objekt</translation>
    </message>
    <message>
        <source>there is no object to change</source>
        <translation>es gibt kein Objekt zum Ändern</translation>
    </message>
    <message>
        <source>there is no object to place</source>
        <translation>es gibt kein Objekt zum Platzieren</translation>
    </message>
    <message>
        <source>there is no object to remove</source>
        <translation>es gibt kein Objekt zum Entfernen</translation>
    </message>
    <message>
        <source>there is no other open line to join it with</source>
        <translation>es gibt keine andere offene Linie, mit der sie sich verbinden ließe</translation>
    </message>
    <message>
        <source>there is no place here that suits them</source>
        <translation>kein Ort hier passt für sie</translation>
    </message>
    <message>
        <source>there is no scatter rule %1</source>
        <translation>eine Streuregel %1 gibt es nicht</translation>
    </message>
    <message>
        <source>there is no step %1 of the history to go back to</source>
        <translation>einen Schritt %1 des Verlaufs, zu dem zurückzugehen wäre, gibt es nicht</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>eine solche Datei gibt es nicht</translation>
    </message>
    <message>
        <source>there is no such folder</source>
        <translation>einen solchen Ordner gibt es nicht</translation>
    </message>
    <message>
        <source>there is no way from &apos;%1&apos; to its CRS</source>
        <translation>es gibt keine Umrechnung von &apos;%1&apos; in das KBS der Datei</translation>
    </message>
    <message>
        <source>there is no way from its CRS to %1</source>
        <translation>es gibt keine Umrechnung vom KBS der Datei in %1</translation>
    </message>
    <message>
        <source>there is no way from its CRS to that of the terrain</source>
        <translation>es gibt keine Umrechnung vom KBS der Datei in das des Geländes</translation>
    </message>
    <message>
        <source>there is no way from its CRS to the terrain&apos;s</source>
        <translation>es gibt keine Umrechnung vom KBS der Datei in das des Geländes</translation>
    </message>
    <message>
        <source>there is no way from the terrain&apos;s coordinate system to that of the tiles</source>
        <translation>es gibt keine Umrechnung vom Koordinatensystem des Geländes in das der Kacheln</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>der Speicher reicht nicht</translation>
    </message>
    <message>
        <source>there is not enough memory for a terrain of %1 × %2 samples</source>
        <translation>der Speicher reicht nicht für ein Gelände mit %1 × %2 Werten</translation>
    </message>
    <message>
        <source>there is not enough memory for this</source>
        <translation>dafür reicht der Speicher nicht</translation>
    </message>
    <message>
        <source>there is not enough memory to reach %1</source>
        <translation>der Speicher reicht nicht, um %1 zu erreichen</translation>
    </message>
    <message>
        <source>there is not enough memory to reproject it</source>
        <translation>der Speicher reicht nicht, um es umzuprojizieren</translation>
    </message>
    <message>
        <source>there is nothing at this address</source>
        <translation>an dieser Adresse ist nichts</translation>
    </message>
    <message>
        <source>there is nothing to redo</source>
        <translation>es gibt nichts zu wiederholen</translation>
    </message>
    <message>
        <source>there is nothing to undo</source>
        <translation>es gibt nichts rückgängig zu machen</translation>
    </message>
    <message>
        <source>there is such a file</source>
        <translation>eine solche Datei gibt es</translation>
    </message>
    <message>
        <source>these would be more than %1 objects</source>
        <translation>es wären mehr als %1 Objekte</translation>
    </message>
    <message>
        <source>this file or one of those with it has changed since the script was written</source>
        <translation>diese Datei oder eine der zugehörigen hat sich geändert, seit das Skript geschrieben wurde</translation>
    </message>
    <message>
        <source>this journal is of no terrain that several edit</source>
        <translation>dieses Journal gehört zu keinem Gelände, das mehrere bearbeiten</translation>
    </message>
    <message>
        <source>tilt evened out over</source>
        <translation>Kurvenneigung ausgeglichen über</translation>
    </message>
    <message>
        <source>tilt variation</source>
        <translation>Neigungsvariation</translation>
    </message>
    <message>
        <source>tilt variation is out of range (0 to 90 °)</source>
        <translation>die Neigungsvariation liegt außerhalb des Bereichs (0 bis 90 °)</translation>
    </message>
    <message>
        <source>tolerance and softness must be 0 or more</source>
        <translation>Toleranz und Weichheit müssen 0 oder mehr sein</translation>
    </message>
    <message>
        <source>transparent samples are holes</source>
        <translation>durchsichtige Werte sind Löcher</translation>
    </message>
    <message>
        <source>two selections are to be kept as &quot;%1&quot;</source>
        <translation>zwei Auswahlen sollen als &quot;%1&quot; gespeichert werden</translation>
    </message>
    <message>
        <source>unexpected %1</source>
        <translation>unerwartet: %1</translation>
    </message>
    <message>
        <source>unexpected byte</source>
        <translation>unerwartetes Byte</translation>
    </message>
    <message>
        <source>unknown alpha &quot;%1&quot; (known are %2, and files)</source>
        <translation>unbekanntes Alpha &quot;%1&quot; (bekannt sind %2, und Dateien)</translation>
    </message>
    <message>
        <source>unknown key (known are %1)</source>
        <translation>unbekannter Schlüssel (bekannt sind %1)</translation>
    </message>
    <message>
        <source>unknown operation &quot;%1&quot; (known are %2)</source>
        <translation>unbekannte Operation &quot;%1&quot; (bekannt sind %2)</translation>
    </message>
    <message>
        <source>unknown value &quot;%1&quot; (known are %2)</source>
        <translation>unbekannter Wert &quot;%1&quot; (bekannt sind %2)</translation>
    </message>
    <message>
        <source>vertical unit</source>
        <translation>Höheneinheit</translation>
    </message>
    <message>
        <source>volume of cut or fill</source>
        <translation>Volumen von Abtrag oder Auftrag</translation>
    </message>
    <message>
        <source>was cancelled</source>
        <translation>wurde abgebrochen</translation>
    </message>
    <message>
        <source>was changed after it had been edited in Scarp</source>
        <translation>wurde geändert, nachdem es in Scarp bearbeitet worden war</translation>
    </message>
    <message>
        <source>was exchanged while it was read</source>
        <translation>wurde während des Lesens ausgetauscht</translation>
    </message>
    <message>
        <source>was overwritten by another program while it was open</source>
        <translation>wurde von einem anderen Programm überschrieben, während es geöffnet war</translation>
    </message>
    <message>
        <source>was saved by a newer version of Scarp (format %1; this one reads up to %2)</source>
        <translation>wurde von einer neueren Version von Scarp gespeichert (Format %1; diese liest bis %2)</translation>
    </message>
    <message>
        <source>was saved by an older version of Scarp, and cannot be written to bring it up to date</source>
        <translation>wurde von einer älteren Version von Scarp gespeichert und kann nicht geschrieben werden, um es auf den neuesten Stand zu bringen</translation>
    </message>
    <message>
        <source>was saved by another program after it had been edited</source>
        <translation>wurde von einem anderen Programm gespeichert, nachdem es bearbeitet worden war</translation>
    </message>
    <message>
        <source>weights of %1</source>
        <translation>Gewichte von %1</translation>
    </message>
    <message>
        <source>weights of %1 are beyond 0 to 1 in places, and were clipped</source>
        <translation>Gewichte von %1 liegen stellenweise außerhalb von 0 bis 1 und wurden begrenzt</translation>
    </message>
    <message>
        <source>weights of the first two, RG</source>
        <translation>Gewichte der ersten zwei, RG</translation>
    </message>
    <message>
        <source>weights, a band for each material</source>
        <translation>Gewichte, ein Band je Material</translation>
    </message>
    <message>
        <source>what came after edit %1 was left out</source>
        <translation>was nach Bearbeitung %1 kam, wurde ausgelassen</translation>
    </message>
    <message>
        <source>what erosion laid down</source>
        <translation>was die Erosion abgelagert hat</translation>
    </message>
    <message>
        <source>what is being tried on the ground has to be kept or taken back first</source>
        <translation>was gerade am Boden ausprobiert wird, muss zuerst übernommen oder zurückgenommen werden</translation>
    </message>
    <message>
        <source>what is selected</source>
        <translation>was ausgewählt ist</translation>
    </message>
    <message>
        <source>what it says of its tiles makes no sense</source>
        <translation>die Angaben über die Kacheln ergeben keinen Sinn</translation>
    </message>
    <message>
        <source>what the steps of the maps stand for</source>
        <translation>wofür die Stufen der Karten stehen</translation>
    </message>
    <message>
        <source>what was done before the terrain got another frame cannot be taken back</source>
        <translation>was getan wurde, bevor das Gelände einen anderen Rahmen bekam, kann nicht zurückgenommen werden</translation>
    </message>
    <message>
        <source>what was pasted changed nothing</source>
        <translation>das Eingefügte hat nichts geändert</translation>
    </message>
    <message>
        <source>what was written to it reads back otherwise</source>
        <translation>was hineingeschrieben wurde, liest sich anders zurück</translation>
    </message>
    <message>
        <source>where a material has no picture of roughness, it is 0.9</source>
        <translation>wo ein Material kein Bild der Rauheit hat, ist sie 0,9</translation>
    </message>
    <message>
        <source>where there is no ground the height is 0</source>
        <translation>wo kein Boden ist, ist die Höhe 0</translation>
    </message>
    <message>
        <source>which texture each channel is</source>
        <translation>welche Textur jeder Kanal ist</translation>
    </message>
    <message>
        <source>which texture each index is</source>
        <translation>welche Textur jeder Index ist</translation>
    </message>
    <message>
        <source>would have too many samples</source>
        <translation>hätte zu viele Werte</translation>
    </message>
    <message>
        <source>.</source>
        <comment>The end of a sentence</comment>
        <translation>.</translation>
    </message>
    <message>
        <source>%1 cannot be asked any more</source>
        <translation>%1 lässt sich nicht mehr abfragen</translation>
    </message>
    <message>
        <source>Brush path</source>
        <translation>Pinselpfad</translation>
    </message>
    <message>
        <source>a brush path has a brush</source>
        <translation>ein Pinselpfad hat einen Pinsel</translation>
    </message>
    <message>
        <source>a line&apos;s is one of the project&apos;s own or holds its picture, not %1</source>
        <translation>das einer Linie ist ein eigenes des Projekts oder enthält sein Bild, nicht %1</translation>
    </message>
    <message>
        <source>a part of the terrain could not be read</source>
        <translation>ein Teil des Geländes ließ sich nicht lesen</translation>
    </message>
    <message>
        <source>the picture of its alpha is in a file</source>
        <translation>das Bild seines Alphas liegt in einer Datei</translation>
    </message>
    <message>
        <source>there is no line %1 in the layer %2</source>
        <translation>es gibt keine Linie %1 in der Ebene %2</translation>
    </message>
    <message>
        <source>Distance to lines</source>
        <translation>Abstand zu Linien</translation>
    </message>
    <message>
        <source>brush path</source>
        <translation>Pinselpfad</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no place in an object store, like s3://bucket/prefix</source>
        <translation>&apos;%1&apos; ist kein Ort in einem Objektspeicher wie s3://bucket/prefix</translation>
    </message>
    <message>
        <source>&apos;%1&apos;, which a row of %2 names, is no object of this terrain</source>
        <translation>&apos;%1&apos;, das eine Zeile von %2 nennt, ist kein Objekt dieses Geländes</translation>
    </message>
    <message>
        <source>GDAL here has no way to object stores</source>
        <translation>GDAL hat hier keinen Zugang zu Objektspeichern</translation>
    </message>
    <message>
        <source>GDAL&apos;s settings name no credentials for it</source>
        <translation>die Einstellungen von GDAL nennen keine Zugangsdaten dafür</translation>
    </message>
    <message>
        <source>holds something else under the name %1</source>
        <translation>enthält unter dem Namen %1 etwas anderes</translation>
    </message>
    <message>
        <source>only a single line can be split</source>
        <translation>nur eine einzelne Linie kann geteilt werden</translation>
    </message>
    <message>
        <source>the line &quot;%1&quot;</source>
        <translation>die Linie &quot;%1&quot;</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is too short along the line to be bent</source>
        <translation>&quot;%1&quot; ist entlang der Linie zu kurz, um gebogen zu werden</translation>
    </message>
    <message>
        <source>%1 keeps this part of the terrain for now</source>
        <translation>%1 behält diesen Teil des Geländes vorerst für sich</translation>
    </message>
    <message>
        <source>Not bent</source>
        <translation>Nicht gebogen</translation>
    </message>
    <message>
        <source>Stretched to fit</source>
        <translation>Passend gestreckt</translation>
    </message>
    <message>
        <source>The last one cut off</source>
        <translation>Das letzte abgeschnitten</translation>
    </message>
    <message>
        <source>Whole ones alone</source>
        <translation>Nur ganze</translation>
    </message>
    <message>
        <source>it was not edited for a while</source>
        <translation>dort wurde eine Weile nichts bearbeitet</translation>
    </message>
    <message>
        <source>the bent models have more than %1 vertices</source>
        <translation>die gebogenen Modelle haben mehr als %1 Eckpunkte</translation>
    </message>
    <message>
        <source>%1 ellipsoidal height</source>
        <translation>ellipsoidische Höhe %1</translation>
    </message>
    <message>
        <source>%1 samples at borders and holes are not compared</source>
        <translation>%1 Proben an Rändern und Löchern sind nicht verglichen</translation>
    </message>
    <message>
        <source>an overview of %1 x %2 samples</source>
        <translation>einer Übersicht von %1 x %2 Proben</translation>
    </message>
    <message>
        <source>heights are taken as centimetres</source>
        <translation>Höhen gelten als Zentimeter</translation>
    </message>
    <message>
        <source>heights are taken as decimetres</source>
        <translation>Höhen gelten als Dezimeter</translation>
    </message>
    <message>
        <source>heights are taken as millimetres</source>
        <translation>Höhen gelten als Millimeter</translation>
    </message>
    <message>
        <source>heights converted from %1 to %2</source>
        <translation>Höhen umgerechnet von %1 nach %2</translation>
    </message>
    <message>
        <source>heights of up to %1 are above all summits, in a shorter unit they would be up to %2</source>
        <translation>Höhen bis zu %1 liegen über allen Gipfeln, in einer kürzeren Einheit wären es bis zu %2</translation>
    </message>
    <message>
        <source>its CRS has no vertical datum</source>
        <translation>das KBS nennt kein Höhendatum</translation>
    </message>
    <message>
        <source>its vertical scale is not a number above 0 and is ignored</source>
        <translation>der Höhenmaßstab ist keine Zahl über 0 und wird nicht beachtet</translation>
    </message>
    <message>
        <source>means of %1 x %2 samples were reprojected, which gdalwarp does not do</source>
        <translation>Mittel von %1 x %2 Proben wurden umprojiziert, was gdalwarp nicht tut</translation>
    </message>
    <message>
        <source>statistics in the file</source>
        <translation>Statistik in der Datei</translation>
    </message>
    <message>
        <source>heights are converted from %1 to above the ellipsoid WGS 84, as globes have them</source>
        <translation>Höhen sind von %1 auf über dem Ellipsoid WGS 84 umgerechnet, wie Globen sie haben</translation>
    </message>
    <message>
        <source>%1 changes nothing</source>
        <translation>%1 ändert nichts</translation>
    </message>
    <message>
        <source>%1 more of %2 examined lines change no sample</source>
        <translation>%1 weitere von %2 untersuchten Linien ändern keinen Wert</translation>
    </message>
    <message>
        <source>bridges and tunnels carry all of it, and these leave the ground as it is</source>
        <translation>sie verläuft ganz auf Brücken und in Tunneln, die das Gelände nicht verändern</translation>
    </message>
    <message>
        <source>the cut</source>
        <translation>das Ausschneiden</translation>
    </message>
    <message>
        <source>the fill-layer operation</source>
        <translation>die Operation fill-layer</translation>
    </message>
    <message>
        <source>the filter</source>
        <translation>der Filter</translation>
    </message>
    <message>
        <source>the ground already has these heights</source>
        <translation>das Gelände hat bereits diese Höhen</translation>
    </message>
    <message>
        <source>the object brush</source>
        <translation>der Objektpinsel</translation>
    </message>
    <message>
        <source>the paint operation</source>
        <translation>das Malen</translation>
    </message>
    <message>
        <source>the paste</source>
        <translation>das Einfügen</translation>
    </message>
    <message>
        <source>the scatter operation</source>
        <translation>das Streuen</translation>
    </message>
    <message>
        <source>the stroke</source>
        <translation>der Strich</translation>
    </message>
    <message>
        <source>there is no ground under it</source>
        <translation>darunter ist kein Gelände</translation>
    </message>
    <message>
        <source>%1 has a terrain %2 already</source>
        <translation>%1 hat schon ein Gelände %2</translation>
    </message>
    <message>
        <source>%1 is not a member of %2</source>
        <translation>%1 ist kein Mitglied von %2</translation>
    </message>
    <message>
        <source>%1 was upgraded by a newer version of Scarp (tables of version %2, this program makes %3)</source>
        <translation>%1 wurde von einer neueren Version von Scarp aktualisiert (Tabellen der Version %2, dieses Programm erstellt %3)</translation>
    </message>
    <message>
        <source>%1 windows of %2 x %3 samples</source>
        <translation>%1 Fenstern von %2 x %3 Proben</translation>
    </message>
    <message>
        <source>the name of a terrain has 1 to 200 characters</source>
        <translation>der Name eines Geländes hat 1 bis 200 Zeichen</translation>
    </message>
    <message>
        <source>this terrain was deleted on the server</source>
        <translation>dieses Gelände wurde auf dem Server gelöscht</translation>
    </message>
    <message>
        <source>you are no longer a member of this terrain</source>
        <translation>Sie sind kein Mitglied dieses Geländes mehr</translation>
    </message>
    <message>
        <source>you are not a member of %1 on %2</source>
        <translation>Sie sind kein Mitglied von %1 auf %2</translation>
    </message>
    <message>
        <source>%1 beside it is the journal of an interrupted save and cannot be read</source>
        <translation>%1 daneben ist das Journal eines unterbrochenen Speicherns und kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>%1 tiles of %2 at columns %3 to %4, rows %5 to %6</source>
        <translation>%1 Kacheln von %2 in den Spalten %3 bis %4, Zeilen %5 bis %6</translation>
    </message>
    <message>
        <source>1 tile of %1 at columns %2 to %3, rows %4 to %5</source>
        <translation>1 Kachel von %1 in den Spalten %2 bis %3, Zeilen %4 bis %5</translation>
    </message>
    <message>
        <source>%1 of the layer &quot;%2&quot;</source>
        <translation>%1 der Ebene „%2“</translation>
    </message>
    <message>
        <source>its archive has more than %1 files</source>
        <translation>ihr Archiv hat mehr als %1 Dateien</translation>
    </message>
    <message>
        <source>its block &quot;%1&quot; inserts itself</source>
        <translation>ihr Block „%1“ fügt sich selbst ein</translation>
    </message>
    <message>
        <source>its blocks are inserted in each other more than %1 levels deep</source>
        <translation>ihre Blöcke sind mehr als %1 Stufen tief ineinander eingefügt</translation>
    </message>
    <message>
        <source>its layer &quot;%1&quot; has computed columns. Export the layer to a new file</source>
        <translation>ihr Layer „%1“ hat berechnete Spalten. Den Layer in eine neue Datei exportieren</translation>
    </message>
    <message>
        <source>its layer &quot;%1&quot; is a view, which runs a query. Export the layer to a new file</source>
        <translation>ihr Layer „%1“ ist eine Sicht, die eine Abfrage ausführt. Den Layer in eine neue Datei exportieren</translation>
    </message>
    <message>
        <source>its table &quot;%1&quot; is a view</source>
        <translation>ihre Tabelle „%1“ ist eine Sicht</translation>
    </message>
    <message>
        <source>its archive is in the ZIP64 format, which is for more than 4 GB. Unpack the archive</source>
        <translation>ihr Archiv hat das Format ZIP64 für mehr als 4 GB. Das Archiv entpacken</translation>
    </message>
    <message>
        <source>%1 is outside the folder of the file that names it, and is read only with permission (--allow-outside)</source>
        <translation>%1 liegt außerhalb des Ordners der Datei, die darauf verweist, und wird nur mit Erlaubnis gelesen (--allow-outside)</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a name for a file</source>
        <translation>„%1“ ist kein Dateiname</translation>
    </message>
    <message>
        <source>has an extension that its format does not have</source>
        <translation>hat eine Dateiendung, die nicht zum Format gehört</translation>
    </message>
    <message>
        <source>has control characters or is not UTF-8</source>
        <translation>enthält Steuerzeichen oder ist kein UTF-8</translation>
    </message>
    <message>
        <source>is named by a %1 that is in no folder</source>
        <translation>wird von etwas ohne Ordner genannt (%1)</translation>
    </message>
    <message>
        <source>is outside the %1&apos;s folder</source>
        <translation>liegt außerhalb des Ordners (%1)</translation>
    </message>
    <message>
        <source>it is a symbolic link to another folder</source>
        <translation>es ist ein symbolischer Link auf einen anderen Ordner</translation>
    </message>
    <message>
        <source>its name has control characters</source>
        <translation>der Name enthält Steuerzeichen</translation>
    </message>
    <message>
        <source>%1 MiB of fields</source>
        <translation>%1 MiB Felder</translation>
    </message>
    <message>
        <source>%1 is a BT file with a vertical scale of %2, which the VRT file does not apply. Convert the source to GeoTIFF first</source>
        <translation>%1 ist eine BT-Datei mit einem vertikalen Maßstab von %2, den die VRT-Datei nicht anwendet. Die Quelle zuerst in GeoTIFF umwandeln</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>has more than %1 lines for the terrain, which is the limit of a layer. Select layers or classes, or clip the file</source>
        <translation>hat mehr als %1 Linien für das Gelände, die Grenze einer Ebene. Ebenen oder Klassen auswählen, oder die Datei zuschneiden</translation>
    </message>
    <message>
        <source>has more than %1 lines, which is the limit of a KMZ archive. Unpack the archive, and split the KML</source>
        <translation>hat mehr als %1 Linien, die Grenze eines KMZ-Archivs. Das Archiv entpacken und die KML teilen</translation>
    </message>
    <message>
        <source>the no-data value differs when read back</source>
        <translation>beim Zurücklesen ist der Wert für „keine Daten“ anders</translation>
    </message>
    <message>
        <source>the number of bands differs when read back</source>
        <translation>beim Zurücklesen ist die Anzahl der Bänder anders</translation>
    </message>
    <message>
        <source>the position differs when read back</source>
        <translation>beim Zurücklesen ist die Lage anders</translation>
    </message>
    <message>
        <source>its alpha channel is opaque everywhere and is not used as a layer</source>
        <translation>sein Alphakanal ist überall deckend und wird nicht als Ebene verwendet</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no CRS</source>
        <translation>&quot;%1&quot; ist kein KBS</translation>
    </message>
    <message>
        <source>%1, epoch %2</source>
        <translation>%1, Epoche %2</translation>
    </message>
    <message>
        <source>CRS of %1</source>
        <translation>KBS von %1</translation>
    </message>
    <message>
        <source>a FITS file</source>
        <translation>eine FITS-Datei</translation>
    </message>
    <message>
        <source>a PCIDSK file</source>
        <translation>eine PCIDSK-Datei</translation>
    </message>
    <message>
        <source>a PDF file</source>
        <translation>eine PDF-Datei</translation>
    </message>
    <message>
        <source>a layer of lines has no heights of a file</source>
        <translation>eine Linienebene hat keine Höhen einer Datei</translation>
    </message>
    <message>
        <source>a place has no coordinates on the terrain&apos;s map</source>
        <translation>ein Ort hat auf der Karte des Geländes keine Koordinaten</translation>
    </message>
    <message>
        <source>an ASCII grid keeps no such CRS</source>
        <translation>ein ASCII-Raster speichert kein solches KBS</translation>
    </message>
    <message>
        <source>an ASCII grid keeps no vertical datum and no coordinate epoch</source>
        <translation>ein ASCII-Raster speichert weder Höhendatum noch Koordinatenepoche</translation>
    </message>
    <message>
        <source>an MRF file</source>
        <translation>eine MRF-Datei</translation>
    </message>
    <message>
        <source>heights are in %1, the vertical unit of the terrain&apos;s data</source>
        <translation>Höhen sind in %1, der Höheneinheit der Geländedaten</translation>
    </message>
    <message>
        <source>is for scripts in the frame &quot;world&quot;</source>
        <translation>ist für Skripte im System &quot;world&quot;</translation>
    </message>
    <message>
        <source>is larger than 64 MB</source>
        <translation>ist größer als 64 MB</translation>
    </message>
    <message>
        <source>is out of range (1 to 2)</source>
        <translation>liegt außerhalb des Bereichs (1 bis 2)</translation>
    </message>
    <message>
        <source>the terrain has no place in the world, which the frame &quot;world&quot; needs</source>
        <translation>das Gelände hat keinen Ort auf der Welt, den das System &quot;world&quot; braucht</translation>
    </message>
    <message>
        <source>the terrain&apos;s coordinates</source>
        <translation>Koordinaten des Geländes</translation>
    </message>
    <message>
        <source>unknown value &quot;%1&quot; (known are local, world)</source>
        <translation>unbekannter Wert &quot;%1&quot; (bekannt sind local, world)</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a known CRS</source>
        <translation>&quot;%1&quot; ist kein bekanntes KBS</translation>
    </message>
    <message>
        <source>%1 belong to the file and have to stay with it</source>
        <translation>%1 gehören zur Datei und müssen bei ihr bleiben</translation>
    </message>
    <message>
        <source>%1 ground control points</source>
        <translation>%1 Passpunkte</translation>
    </message>
    <message>
        <source>%1, but none of its values is above 0</source>
        <translation>%1, aber keiner der Werte liegt über 0</translation>
    </message>
    <message>
        <source>&apos;-&apos; must be followed by the number of bytes after the samples</source>
        <translation>auf &apos;-&apos; muss die Zahl der Bytes nach den Werten folgen</translation>
    </message>
    <message>
        <source>As the source</source>
        <translation>Wie in der Quelle</translation>
    </message>
    <message>
        <source>ENVI (32-bit float)</source>
        <translation>ENVI (32-Bit-Gleitkomma)</translation>
    </message>
    <message>
        <source>Esri BIL (32-bit float)</source>
        <translation>Esri BIL (32-Bit-Gleitkomma)</translation>
    </message>
    <message>
        <source>Esri float grid</source>
        <translation>Esri-Gleitkomma-Raster</translation>
    </message>
    <message>
        <source>GDAL was built without %1</source>
        <translation>GDAL wurde ohne %1 gebaut</translation>
    </message>
    <message>
        <source>SAGA grid</source>
        <translation>SAGA-Raster</translation>
    </message>
    <message>
        <source>Select from File</source>
        <translation>Aus Datei auswählen</translation>
    </message>
    <message>
        <source>a DDS texture</source>
        <translation>eine DDS-Textur</translation>
    </message>
    <message>
        <source>a Torque terrain</source>
        <translation>ein Torque-Gelände</translation>
    </message>
    <message>
        <source>all of its features are outside the terrain</source>
        <translation>alle Objekte der Datei liegen außerhalb des Geländes</translation>
    </message>
    <message>
        <source>bands %1 to %2</source>
        <translation>Bänder %1 bis %2</translation>
    </message>
    <message>
        <source>cloud optimised</source>
        <translation>für die Cloud optimiert</translation>
    </message>
    <message>
        <source>colour table differs</source>
        <translation>Farbtabelle ist anders</translation>
    </message>
    <message>
        <source>contains more files than a tile set can have</source>
        <translation>enthält mehr Dateien, als ein Kachelsatz haben kann</translation>
    </message>
    <message>
        <source>has not been read</source>
        <translation>wurde nicht gelesen</translation>
    </message>
    <message>
        <source>has the same numbers as %1</source>
        <translation>hat dieselben Nummern wie %1</translation>
    </message>
    <message>
        <source>heights are written as depths, positive down, as the source has them</source>
        <translation>Höhen werden wie in der Quelle als Tiefen geschrieben, positiv nach unten</translation>
    </message>
    <message>
        <source>holes need a value that no sample has, and there is none</source>
        <translation>Löcher brauchen einen Wert, der sonst nicht vorkommt, und es gibt keinen</translation>
    </message>
    <message>
        <source>is a DDS texture of several images (cube, volume or array)</source>
        <translation>ist eine DDS-Textur aus mehreren Bildern (Cube-Map, Volumen oder Array)</translation>
    </message>
    <message>
        <source>is a DDS texture whose header is damaged or cut short</source>
        <translation>ist eine DDS-Textur, deren Dateikopf beschädigt oder verkürzt ist</translation>
    </message>
    <message>
        <source>is longer than %1 bytes</source>
        <translation>ist länger als %1 Byte</translation>
    </message>
    <message>
        <source>it declares that its values are positive down</source>
        <translation>die Datei gibt an, dass ihre Werte positiv nach unten sind</translation>
    </message>
    <message>
        <source>it has an opening brace without a closing one</source>
        <translation>es hat eine öffnende geschweifte Klammer ohne schließende</translation>
    </message>
    <message>
        <source>it has another number of bands when read back</source>
        <translation>beim Zurücklesen ist die Anzahl der Bänder anders</translation>
    </message>
    <message>
        <source>it has no areas, lines or points</source>
        <translation>die Datei enthält keine Flächen, Linien oder Punkte</translation>
    </message>
    <message>
        <source>it is longer than 100 characters</source>
        <translation>es ist länger als 100 Zeichen</translation>
    </message>
    <message>
        <source>it is not a file on this computer</source>
        <translation>die Quelle ist keine Datei auf diesem Rechner</translation>
    </message>
    <message>
        <source>it is outside the project&apos;s folder</source>
        <translation>die Datei liegt außerhalb des Projektordners</translation>
    </message>
    <message>
        <source>it needs one placeholder x or column, and one y or row</source>
        <translation>es braucht genau einen Platzhalter x oder column und einen y oder row</translation>
    </message>
    <message>
        <source>it reads back differently at column %1, row %2 of band %3</source>
        <translation>es ergibt beim Zurücklesen etwas anderes bei Spalte %1, Zeile %2 von Band %3</translation>
    </message>
    <message>
        <source>it was not read from a raster file with heights in one band</source>
        <translation>das Gelände wurde nicht aus einer Rasterdatei mit Höhen in einem Band gelesen</translation>
    </message>
    <message>
        <source>its name does not match the tile pattern &apos;%1&apos;</source>
        <translation>der Name passt nicht zum Kachelmuster &apos;%1&apos;</translation>
    </message>
    <message>
        <source>its name suggests depths, and no value is below 0</source>
        <translation>der Name nennt Tiefen, und kein Wert liegt unter 0</translation>
    </message>
    <message>
        <source>its samples are at other places than those of the terrain</source>
        <translation>die Werte der Datei liegen an anderen Stellen als die des Geländes</translation>
    </message>
    <message>
        <source>its samples do not cover the terrain</source>
        <translation>die Werte der Datei decken das Gelände nicht ab</translation>
    </message>
    <message>
        <source>its scale, offset or unit is out of range</source>
        <translation>Maßstab, Versatz oder Einheit liegt außerhalb des Bereichs</translation>
    </message>
    <message>
        <source>its stored samples cannot be read</source>
        <translation>die gespeicherten Werte können nicht gelesen werden</translation>
    </message>
    <message>
        <source>its values are read as depths, positive down</source>
        <translation>die Werte werden als Tiefen gelesen, positiv nach unten</translation>
    </message>
    <message>
        <source>mask added</source>
        <translation>Maske hinzugefügt</translation>
    </message>
    <message>
        <source>mask left out</source>
        <translation>Maske ausgelassen</translation>
    </message>
    <message>
        <source>metadata item %1 left out</source>
        <translation>Metadatenelement %1 ausgelassen</translation>
    </message>
    <message>
        <source>metadata of the domain %1</source>
        <translation>Metadaten der Domäne %1</translation>
    </message>
    <message>
        <source>netCDF (32-bit float)</source>
        <translation>netCDF (32-Bit-Gleitkomma)</translation>
    </message>
    <message>
        <source>no feature satisfies the condition</source>
        <translation>kein Objekt erfüllt die Bedingung</translation>
    </message>
    <message>
        <source>no file has so many bytes after the samples</source>
        <translation>keine Datei hat so viele Bytes nach den Werten</translation>
    </message>
    <message>
        <source>no name of a file in it matches the tile pattern &apos;%1&apos;</source>
        <translation>kein Dateiname darin passt zum Kachelmuster &apos;%1&apos;</translation>
    </message>
    <message>
        <source>not cloud optimised</source>
        <translation>nicht für die Cloud optimiert</translation>
    </message>
    <message>
        <source>only a GeoTIFF can store samples as the source</source>
        <translation>nur ein GeoTIFF kann Werte wie in der Quelle speichern</translation>
    </message>
    <message>
        <source>sample %1 is not a number from 0 to %2</source>
        <translation>Wert %1 ist keine Zahl von 0 bis %2</translation>
    </message>
    <message>
        <source>samples of type %1 cannot be written as they are stored</source>
        <translation>Werte vom Typ %1 können nicht so geschrieben werden, wie sie gespeichert sind</translation>
    </message>
    <message>
        <source>statistics of the samples</source>
        <translation>Statistik der Werte</translation>
    </message>
    <message>
        <source>the attribute table of band %1</source>
        <translation>die Attributtabelle von Band %1</translation>
    </message>
    <message>
        <source>the class names of band %1</source>
        <translation>die Klassennamen von Band %1</translation>
    </message>
    <message>
        <source>the colour table of band %1</source>
        <translation>die Farbtabelle von Band %1</translation>
    </message>
    <message>
        <source>the condition &quot;%1&quot; cannot be used</source>
        <translation>die Bedingung &quot;%1&quot; kann nicht verwendet werden</translation>
    </message>
    <message>
        <source>the condition is longer than %1 bytes</source>
        <translation>die Bedingung ist länger als %1 Byte</translation>
    </message>
    <message>
        <source>the description of band %1</source>
        <translation>die Beschreibung von Band %1</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>die Datei kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>the file is not there</source>
        <translation>die Datei ist nicht vorhanden</translation>
    </message>
    <message>
        <source>the file was replaced</source>
        <translation>die Datei ist inzwischen eine andere</translation>
    </message>
    <message>
        <source>the height band is not one of the bands</source>
        <translation>das angegebene Band ist nicht vorhanden</translation>
    </message>
    <message>
        <source>the metadata item %1</source>
        <translation>das Metadatenelement %1</translation>
    </message>
    <message>
        <source>the metadata item %1 of band %2</source>
        <translation>das Metadatenelement %1 von Band %2</translation>
    </message>
    <message>
        <source>the numbers of the tiles are more than 10000 apart</source>
        <translation>die Nummern der Kacheln liegen mehr als 10000 auseinander</translation>
    </message>
    <message>
        <source>the sample type must be u8, i8, u16, i16, u32, i32, f16, f32 or f64</source>
        <translation>der Wertetyp muss u8, i8, u16, i16, u32, i32, f16, f32 oder f64 sein</translation>
    </message>
    <message>
        <source>the samples of its overviews, which are computed again as averages</source>
        <translation>die Werte der Übersichten, die neu als Mittelwerte berechnet werden</translation>
    </message>
    <message>
        <source>the size must be COLUMNSxROWS or COLUMNSxROWSxCHANNELS</source>
        <translation>die Größe muss SPALTENxZEILEN oder SPALTENxZEILENxKANÄLE sein</translation>
    </message>
    <message>
        <source>the source</source>
        <translation>die Quelle</translation>
    </message>
    <message>
        <source>the tile pattern &apos;%1&apos;</source>
        <translation>das Kachelmuster &apos;%1&apos;</translation>
    </message>
    <message>
        <source>the unit of band %1</source>
        <translation>die Einheit von Band %1</translation>
    </message>
    <message>
        <source>the vertical axis of its CRS points down</source>
        <translation>die Höhenachse des KBS zeigt nach unten</translation>
    </message>
    <message>
        <source>their types differ</source>
        <translation>ihre Typen sind verschieden</translation>
    </message>
    <message>
        <source>there are 1 to %1 channels</source>
        <translation>es gibt 1 bis %1 Kanäle</translation>
    </message>
    <message>
        <source>white and black exchanged</source>
        <translation>Weiß und Schwarz vertauscht</translation>
    </message>
    <message>
        <source>ASCII PGM without a column count, a row count and a maximum value from 1 to 65535</source>
        <translation>ASCII-PGM ohne Angabe von Spalten, Zeilen und einem Höchstwert von 1 bis 65535</translation>
    </message>
    <message>
        <source>is a Radiance image of %1 x %2 samples that is cut short</source>
        <translation>ist ein Radiance-Bild mit %1 x %2 Werten, das verkürzt ist</translation>
    </message>
    <message>
        <source>is a Radiance image of %1 x %2 samples, too many for its %3 bytes</source>
        <translation>ist ein Radiance-Bild mit %1 x %2 Werten, zu vielen für seine %3 Byte</translation>
    </message>
    <message>
        <source>is a Radiance image of XYZ colours, not of grey or RGB</source>
        <translation>ist ein Radiance-Bild mit XYZ-Farben, nicht mit Grau oder RGB</translation>
    </message>
    <message>
        <source>is a Radiance image without a size of the form -Y rows +X columns</source>
        <translation>ist ein Radiance-Bild ohne Größenangabe der Form -Y Zeilen +X Spalten</translation>
    </message>
    <message>
        <source>Surfer 7 grid</source>
        <translation>Surfer-7-Raster</translation>
    </message>
    <message>
        <source>By Area</source>
        <translation>Nach Fläche</translation>
    </message>
    <message>
        <source>By Centre</source>
        <translation>Nach Mittelpunkt</translation>
    </message>
    <message>
        <source>%1 reads 16-bit unsigned samples</source>
        <translation>%1 liest 16-Bit-Werte ohne Vorzeichen</translation>
    </message>
    <message>
        <source>%1 reads little-endian samples</source>
        <translation>%1 liest Little-Endian-Werte</translation>
    </message>
    <message>
        <source>%1 reads the northern row first</source>
        <translation>%1 liest die nördliche Zeile zuerst</translation>
    </message>
    <message>
        <source>%1 reads the southern row first</source>
        <translation>%1 liest die südliche Zeile zuerst</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not one of %2</source>
        <translation>&apos;%1&apos; ist keine von %2</translation>
    </message>
    <message>
        <source>16-bit signed</source>
        <translation>16 Bit, mit Vorzeichen</translation>
    </message>
    <message>
        <source>16-bit unsigned</source>
        <translation>16 Bit, ohne Vorzeichen</translation>
    </message>
    <message>
        <source>32-bit floating point</source>
        <translation>32 Bit, Gleitkomma</translation>
    </message>
    <message>
        <source>8-bit unsigned</source>
        <translation>8 Bit, ohne Vorzeichen</translation>
    </message>
    <message>
        <source>R32 (32-bit float samples)</source>
        <translation>R32 (32-Bit-Gleitkommawerte)</translation>
    </message>
    <message>
        <source>R8 (8-bit samples)</source>
        <translation>R8 (8-Bit-Werte)</translation>
    </message>
    <message>
        <source>SRTM tile (16-bit metres)</source>
        <translation>SRTM-Kachel (16-Bit-Meter)</translation>
    </message>
    <message>
        <source>a preset needs a name</source>
        <translation>eine Vorgabe braucht einen Namen</translation>
    </message>
    <message>
        <source>apply or cancel the current edit first</source>
        <translation>zuerst die laufende Bearbeitung anwenden oder abbrechen</translation>
    </message>
    <message>
        <source>bands %1 instead of %2</source>
        <translation>Bänder %1 statt %2</translation>
    </message>
    <message>
        <source>bits of a sample %1 instead of %2</source>
        <translation>Bits je Wert %1 statt %2</translation>
    </message>
    <message>
        <source>blocks %1 instead of %2</source>
        <translation>Blöcke %1 statt %2</translation>
    </message>
    <message>
        <source>colour %1 instead of %2</source>
        <translation>Farbe %1 statt %2</translation>
    </message>
    <message>
        <source>compression %1 instead of %2</source>
        <translation>Kompression %1 statt %2</translation>
    </message>
    <message>
        <source>description %1 instead of %2</source>
        <translation>Beschreibung %1 statt %2</translation>
    </message>
    <message>
        <source>heights that are encoded in colours are not sRGB-encoded</source>
        <translation>in Farben kodierte Höhen sind nicht sRGB-kodiert</translation>
    </message>
    <message>
        <source>hidden here by the layer %1</source>
        <translation>hier verdeckt von der Ebene %1</translation>
    </message>
    <message>
        <source>import the bounds of one whole degree, then resample it</source>
        <translation>importieren Sie die Grenzen eines ganzen Grads, und tasten Sie es dann neu ab</translation>
    </message>
    <message>
        <source>interleaving %1 instead of %2</source>
        <translation>Verschachtelung %1 statt %2</translation>
    </message>
    <message>
        <source>is not the one of the extension .%1</source>
        <translation>ist nicht das der Dateiendung .%1</translation>
    </message>
    <message>
        <source>it has a colour profile of sRGB</source>
        <translation>die Datei hat ein Farbprofil für sRGB</translation>
    </message>
    <message>
        <source>it has a gamma of 1/2.2</source>
        <translation>die Datei hat ein Gamma von 1/2.2</translation>
    </message>
    <message>
        <source>it has an sRGB chunk</source>
        <translation>die Datei hat einen sRGB-Chunk</translation>
    </message>
    <message>
        <source>its EXIF data name the colour space sRGB</source>
        <translation>die EXIF-Daten nennen den Farbraum sRGB</translation>
    </message>
    <message>
        <source>its values are read as sRGB-encoded</source>
        <translation>die Werte werden als sRGB-kodiert gelesen</translation>
    </message>
    <message>
        <source>no-data value %1 instead of %2</source>
        <translation>Nodata-Wert %1 statt %2</translation>
    </message>
    <message>
        <source>offset %1 instead of %2</source>
        <translation>Versatz %1 statt %2</translation>
    </message>
    <message>
        <source>overviews %1 instead of %2</source>
        <translation>Übersichten %1 statt %2</translation>
    </message>
    <message>
        <source>pixel type %1 instead of %2</source>
        <translation>Pixeltyp %1 statt %2</translation>
    </message>
    <message>
        <source>predictor %1 instead of %2</source>
        <translation>Prädiktor %1 statt %2</translation>
    </message>
    <message>
        <source>reproject it to EPSG:4326 when it is imported, then resample it</source>
        <translation>projizieren Sie es beim Importieren nach EPSG:4326 um, und tasten Sie es dann neu ab</translation>
    </message>
    <message>
        <source>resample it to 1201 x 1201 or 3601 x 3601</source>
        <translation>tasten Sie es auf 1201 x 1201 oder 3601 x 3601 neu ab</translation>
    </message>
    <message>
        <source>sample type %1 instead of %2</source>
        <translation>Wertetyp %1 statt %2</translation>
    </message>
    <message>
        <source>scale %1 instead of %2</source>
        <translation>Maßstab %1 statt %2</translation>
    </message>
    <message>
        <source>the anchor&apos;s value %1 is not one of the samples, %2 to %3</source>
        <translation>der Wert %1 des Ankers ist keiner der Werte von %2 bis %3</translation>
    </message>
    <message>
        <source>the order of rows is for %1</source>
        <translation>die Reihenfolge der Zeilen ist für %1</translation>
    </message>
    <message>
        <source>the position %1, %2 is outside the terrain</source>
        <translation>die Position %1, %2 liegt außerhalb des Geländes</translation>
    </message>
    <message>
        <source>the stroke changes nothing there</source>
        <translation>der Strich ändert dort nichts</translation>
    </message>
    <message>
        <source>this terrain covers another area</source>
        <translation>dieses Gelände umfasst ein anderes Gebiet</translation>
    </message>
    <message>
        <source>this terrain has another CRS</source>
        <translation>dieses Gelände hat ein anderes KBS</translation>
    </message>
    <message>
        <source>this terrain has no CRS</source>
        <translation>dieses Gelände hat kein KBS</translation>
    </message>
    <message>
        <source>unit %1 instead of %2</source>
        <translation>Einheit %1 statt %2</translation>
    </message>
    <message>
        <source>values are linearised</source>
        <translation>Werte werden linearisiert</translation>
    </message>
    <message>
        <source>model %1, %2 levels of detail</source>
        <translation>Modell %1, %2 Detailstufen</translation>
    </message>
    <message>
        <source>model %1, level of detail %2</source>
        <translation>Modell %1, Detailstufe %2</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>Gradiente</translation>
    </message>
    <message>
        <source>Least earthwork</source>
        <translation>Geringste Erdbewegung</translation>
    </message>
    <message>
        <source>Mean envelope (earlier versions)</source>
        <translation>Mittlere Hüllkurve (frühere Versionen)</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>GeoTIFF</source>
        <translation>GeoTIFF</translation>
    </message>
    <message>
        <source>How far each dab of the brush goes; more take longer</source>
        <translation>Wie weit jeder Abdruck des Pinsels reicht; mehr dauert länger</translation>
    </message>
    <message>
        <source>PNG (grey)</source>
        <translation>PNG (Grau)</translation>
    </message>
    <message>
        <source>RAW (samples alone)</source>
        <translation>RAW (nur Werte)</translation>
    </message>
    <message>
        <source>%1 byte after the samples is left unread</source>
        <translation>%1 Byte nach den Werten bleibt ungelesen</translation>
    </message>
    <message>
        <source>%1 line, %2 triangles</source>
        <translation>%1 Linie, %2 Dreiecke</translation>
    </message>
    <message>
        <source>%1 overlap compared</source>
        <translation>%1 Überlappung verglichen</translation>
    </message>
    <message>
        <source>%1 sample at borders and holes is not compared</source>
        <translation>%1 Wert an Rändern und Löchern ist nicht verglichen</translation>
    </message>
    <message>
        <source>%1 sample without a tile is a hole</source>
        <translation>%1 Wert ohne Kachel ist ein Loch</translation>
    </message>
    <message>
        <source>%1 sample without a tile is sea at height 0</source>
        <translation>%1 Wert ohne Kachel ist Meer auf Höhe 0</translation>
    </message>
    <message>
        <source>%1 step of the undo history does not fit the terrain</source>
        <translation>%1 Schritt des Rückgängig-Verlaufs passt nicht zum Gelände</translation>
    </message>
    <message>
        <source>Evaluate at</source>
        <translation>Auswerten an</translation>
    </message>
    <message>
        <source>Nearest sample (earlier versions)</source>
        <translation>Nächster Wert (frühere Versionen)</translation>
    </message>
    <message>
        <source>Position of the object</source>
        <translation>Position des Objekts</translation>
    </message>
    <message>
        <source>Terrain of Godot</source>
        <translation>Gelände von Godot</translation>
    </message>
    <message>
        <source>a &quot;select&quot; needs one of rectangle, ellipse, lasso, wand, paint, mask, named, layer-mask, path, range</source>
        <translation>ein &quot;select&quot; braucht eines von rectangle, ellipse, lasso, wand, paint, mask, named, layer-mask, path, range</translation>
    </message>
    <message>
        <source>a roughness of %1 is out of range (0 to 1)</source>
        <translation>eine Rauheit von %1 liegt außerhalb des Bereichs (0 bis 1)</translation>
    </message>
    <message>
        <source>a shape of %1 is out of range (0 to 1)</source>
        <translation>eine Form von %1 liegt außerhalb des Bereichs (0 bis 1)</translation>
    </message>
    <message>
        <source>a size of %1x%2 is not supported (2x2 to %3x%4)</source>
        <translation>eine Größe von %1x%2 wird nicht unterstützt (2x2 bis %3x%4)</translation>
    </message>
    <message>
        <source>a size of %1x%2 is too large for the template %3 (up to 8193x8193)</source>
        <translation>eine Größe von %1x%2 ist zu groß für die Vorlage %3 (bis 8193x8193)</translation>
    </message>
    <message>
        <source>glTF has no heightmaps and no weights of materials</source>
        <translation>glTF hat keine Höhenkarten und keine Materialgewichte</translation>
    </message>
    <message>
        <source>heights and weights are written of the whole terrain, not of a part</source>
        <translation>Höhen und Gewichte werden vom ganzen Gelände geschrieben, nicht von einem Teil</translation>
    </message>
    <message>
        <source>the border goes on for %1 sample to the east and %2 to the south, to fill the last tiles</source>
        <translation>der Rand setzt sich um %1 Wert nach Osten und %2 nach Süden fort, um die letzten Kacheln zu füllen</translation>
    </message>
    <message>
        <source>water and models along lines</source>
        <translation>Wasser und Modelle entlang Linien</translation>
    </message>
    <message>
        <source>what to type in %1</source>
        <translation>was in %1 einzugeben ist</translation>
    </message>
    <message>
        <source>Select by Range</source>
        <translation>Nach Bereich auswählen</translation>
    </message>
    <message>
        <source>Barchans</source>
        <translation>Sicheldünen</translation>
    </message>
    <message>
        <source>Coast Indentation</source>
        <translation>Küstengliederung</translation>
    </message>
    <message>
        <source>Continuous ridges (0 %) to separate crescents (100 %)</source>
        <translation>Durchgehende Kämme (0 %) bis einzelne Sicheln (100 %)</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>Flach</translation>
    </message>
    <message>
        <source>Floor Width</source>
        <translation>Breite des Talbodens</translation>
    </message>
    <message>
        <source>Hill Size</source>
        <translation>Hügelgröße</translation>
    </message>
    <message>
        <source>Island</source>
        <translation>Insel</translation>
    </message>
    <message>
        <source>Island with ridges, valleys and a coast</source>
        <translation>Insel mit Graten, Tälern und einer Küste</translation>
    </message>
    <message>
        <source>Level terrain</source>
        <translation>Ebenes Gelände</translation>
    </message>
    <message>
        <source>Main valley with a flat floor and side valleys</source>
        <translation>Haupttal mit flachem Boden und Seitentälern</translation>
    </message>
    <message>
        <source>Mountain range with ridges, side valleys and foothills</source>
        <translation>Gebirge mit Graten, Seitentälern und Vorbergen</translation>
    </message>
    <message>
        <source>Mountains</source>
        <translation>Gebirge</translation>
    </message>
    <message>
        <source>Narrow (0 %) to wide (100 %) mountain range</source>
        <translation>Schmales (0 %) bis breites (100 %) Gebirge</translation>
    </message>
    <message>
        <source>Plateau cut by a meandering river, with walls of rock layers and side canyons</source>
        <translation>Plateau, von einem mäandrierenden Fluss zerschnitten, mit Wänden aus Gesteinsschichten und Seitenschluchten</translation>
    </message>
    <message>
        <source>Range Width</source>
        <translation>Breite des Gebirges</translation>
    </message>
    <message>
        <source>River Bends</source>
        <translation>Flusswindungen</translation>
    </message>
    <message>
        <source>Round coast (0 %) to bays and headlands (100 %)</source>
        <translation>Runde Küste (0 %) bis Buchten und Landspitzen (100 %)</translation>
    </message>
    <message>
        <source>Sand dunes with steep lee sides</source>
        <translation>Sanddünen mit steilen Leeseiten</translation>
    </message>
    <message>
        <source>Small (0 %) to large (100 %) hills</source>
        <translation>Kleine (0 %) bis große (100 %) Hügel</translation>
    </message>
    <message>
        <source>Smooth hills with shallow valleys</source>
        <translation>Sanfte Hügel mit flachen Tälern</translation>
    </message>
    <message>
        <source>Straight (0 %) to strongly meandering (100 %) river</source>
        <translation>Gerader (0 %) bis stark mäandrierender (100 %) Fluss</translation>
    </message>
    <message>
        <source>V-shaped (0 %) to wide U-shaped (100 %) valley</source>
        <translation>V-förmiges (0 %) bis breites U-förmiges (100 %) Tal</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Niedrig</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>&quot;line&quot; must be the place of an earlier line of the list that has an image</source>
        <translation>&quot;line&quot; muss der Platz einer früheren Linie der Liste sein, die ein Bild hat</translation>
    </message>
    <message>
        <source>Update layer %1</source>
        <translation>Ebene %1 aktualisieren</translation>
    </message>
    <message>
        <source>a group of layers has no filter</source>
        <translation>eine Ebenengruppe hat keinen Filter</translation>
    </message>
    <message>
        <source>a group of layers has no lines</source>
        <translation>eine Ebenengruppe hat keine Linien</translation>
    </message>
    <message>
        <source>a stamp cannot be closed</source>
        <translation>ein Stempel kann nicht geschlossen werden</translation>
    </message>
    <message>
        <source>a stamp cannot be split</source>
        <translation>ein Stempel kann nicht geteilt werden</translation>
    </message>
    <message>
        <source>a stamp has a brush</source>
        <translation>ein Stempel hat einen Pinsel</translation>
    </message>
    <message>
        <source>a stamp has no direction</source>
        <translation>ein Stempel hat keine Richtung</translation>
    </message>
    <message>
        <source>an adjustment layer cannot have the blend &quot;%1&quot;</source>
        <translation>eine Anpassungsebene kann den Mischmodus &quot;%1&quot; nicht haben</translation>
    </message>
    <message>
        <source>an adjustment layer has no lines</source>
        <translation>eine Anpassungsebene hat keine Linien</translation>
    </message>
    <message>
        <source>an adjustment layer has no lines and no heights of a file</source>
        <translation>eine Anpassungsebene hat keine Linien und keine Höhen einer Datei</translation>
    </message>
    <message>
        <source>an adjustment layer of the filter &quot;%1&quot; must have the blend &quot;add&quot;</source>
        <translation>eine Anpassungsebene mit dem Filter &quot;%1&quot; muss den Mischmodus &quot;add&quot; haben</translation>
    </message>
    <message>
        <source>groups can be nested at most %1 deep</source>
        <translation>Gruppen können höchstens %1 Stufen tief verschachtelt werden</translation>
    </message>
    <message>
        <source>it is the first one already</source>
        <translation>sie ist schon die erste</translation>
    </message>
    <message>
        <source>it is the last one already</source>
        <translation>sie ist schon die letzte</translation>
    </message>
    <message>
        <source>lines of a file cannot become height stamps, which have one point</source>
        <translation>Linien einer Datei können keine Höhenstempel werden, die nur einen Punkt haben</translation>
    </message>
    <message>
        <source>must be an array of layers, counted from 1</source>
        <translation>muss ein Array von Ebenen sein, ab 1 gezählt</translation>
    </message>
    <message>
        <source>only brush paths and stamps have a brush</source>
        <translation>nur Pinselpfade und Stempel haben einen Pinsel</translation>
    </message>
    <message>
        <source>the adjustment layer is empty until &quot;update-layer&quot; computes it</source>
        <translation>die Anpassungsebene ist leer, bis &quot;update-layer&quot; sie berechnet</translation>
    </message>
    <message>
        <source>the base is not an adjustment layer</source>
        <translation>die unterste Ebene ist keine Anpassungsebene</translation>
    </message>
    <message>
        <source>the brush of a stamp is of the kind &quot;stamp&quot;</source>
        <translation>der Pinsel eines Stempels ist von der Art &quot;stamp&quot;</translation>
    </message>
    <message>
        <source>the filter was changed in the meantime</source>
        <translation>der Filter wurde inzwischen geändert</translation>
    </message>
    <message>
        <source>the group &quot;%1&quot; contains no layer that can be edited</source>
        <translation>die Gruppe &quot;%1&quot; enthält keine Ebene, die bearbeitet werden kann</translation>
    </message>
    <message>
        <source>the group &quot;%1&quot; has no mask</source>
        <translation>die Gruppe &quot;%1&quot; hat keine Maske</translation>
    </message>
    <message>
        <source>the group %1 cannot be moved into itself</source>
        <translation>die Gruppe %1 kann nicht in sich selbst verschoben werden</translation>
    </message>
    <message>
        <source>the group %1 has no blend</source>
        <translation>die Gruppe %1 hat keinen Mischmodus</translation>
    </message>
    <message>
        <source>the group %1 has no mask</source>
        <translation>die Gruppe %1 hat keine Maske</translation>
    </message>
    <message>
        <source>the group %1 has no opacity</source>
        <translation>die Gruppe %1 hat keine Deckkraft</translation>
    </message>
    <message>
        <source>the group %1 has to be merged into one layer first</source>
        <translation>die Gruppe %1 muss zuerst zu einer Ebene zusammengefügt werden</translation>
    </message>
    <message>
        <source>the group %1 holds no heights</source>
        <translation>die Gruppe %1 enthält keine Höhen</translation>
    </message>
    <message>
        <source>the group %1 is hidden</source>
        <translation>die Gruppe %1 ist ausgeblendet</translation>
    </message>
    <message>
        <source>the group %1 is locked</source>
        <translation>die Gruppe %1 ist gesperrt</translation>
    </message>
    <message>
        <source>the layer %1 has no opacity</source>
        <translation>die Ebene %1 hat keine Deckkraft</translation>
    </message>
    <message>
        <source>the layer %1 is an adjustment layer</source>
        <translation>die Ebene %1 ist eine Anpassungsebene</translation>
    </message>
    <message>
        <source>the layer %1 is an adjustment layer, whose filter determines the blend</source>
        <translation>die Ebene %1 ist eine Anpassungsebene, deren Filter den Mischmodus bestimmt</translation>
    </message>
    <message>
        <source>the layer %1 is not a group</source>
        <translation>die Ebene %1 ist keine Gruppe</translation>
    </message>
    <message>
        <source>the layer %1 is not an adjustment layer</source>
        <translation>die Ebene %1 ist keine Anpassungsebene</translation>
    </message>
    <message>
        <source>the layer %1 is the lowest of its group</source>
        <translation>die Ebene %1 ist die unterste ihrer Gruppe</translation>
    </message>
    <message>
        <source>the terrain was resized in the meantime</source>
        <translation>die Größe des Geländes wurde inzwischen geändert</translation>
    </message>
    <message>
        <source>there is no other line %1 to move lines before</source>
        <translation>es gibt keine andere Linie %1, vor die Linien verschoben werden können</translation>
    </message>
    <message>
        <source>Add group &quot;%1&quot;</source>
        <translation>Gruppe „%1“ hinzufügen</translation>
    </message>
    <message>
        <source>Group layers as &quot;%1&quot;</source>
        <translation>Ebenen als „%1“ gruppieren</translation>
    </message>
    <message>
        <source>Ungroup &quot;%1&quot;</source>
        <translation>Gruppierung „%1“ aufheben</translation>
    </message>
    <message>
        <source>Merge group &quot;%1&quot;</source>
        <translation>Gruppe „%1“ zusammenfügen</translation>
    </message>
    <message>
        <source>Delete group &quot;%1&quot;</source>
        <translation>Gruppe „%1“ löschen</translation>
    </message>
    <message>
        <source>Duplicate group &quot;%1&quot;</source>
        <translation>Gruppe „%1“ duplizieren</translation>
    </message>
    <message>
        <source>Move group &quot;%1&quot;</source>
        <translation>Gruppe „%1“ verschieben</translation>
    </message>
    <message>
        <source>Change group &quot;%1&quot;</source>
        <translation>Gruppe „%1“ ändern</translation>
    </message>
    <message>
        <source>Height stamp</source>
        <translation>Höhenstempel</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Rechteck</translation>
    </message>
    <message>
        <source>height stamp</source>
        <translation>Höhenstempel</translation>
    </message>
    <message>
        <source>the layer %1 is updated by every edit and needs no update</source>
        <translation>die Ebene %1 wird durch jede Bearbeitung aktualisiert und braucht keine Aktualisierung</translation>
    </message>
    <message>
        <source>Footprint</source>
        <translation>Grundriss</translation>
    </message>
    <message>
        <source>Limit the image to an ellipse</source>
        <translation>Das Bild auf eine Ellipse begrenzen</translation>
    </message>
    <message>
        <source>Use the whole image</source>
        <translation>Das ganze Bild verwenden</translation>
    </message>
    <message>
        <source>Width of the stamp divided by its depth</source>
        <translation>Breite des Stempels geteilt durch seine Tiefe</translation>
    </message>
    <message>
        <source>Width to depth</source>
        <translation>Breite zu Tiefe</translation>
    </message>
    <message>
        <source>Delete %1 layers</source>
        <translation>%1 Ebenen löschen</translation>
    </message>
    <message>
        <source>Duplicate %1 layers</source>
        <translation>%1 Ebenen duplizieren</translation>
    </message>
    <message>
        <source>must have one layer or more</source>
        <translation>muss mindestens eine Ebene haben</translation>
    </message>
    <message>
        <source>follows water across the whole terrain</source>
        <translation>er folgt dem Wasser über das ganze Gelände</translation>
    </message>
    <message>
        <source>Beyond the limits</source>
        <translation>Jenseits der Grenzen</translation>
    </message>
    <message>
        <source>Breach Depressions</source>
        <translation>Senken durchbrechen</translation>
    </message>
    <message>
        <source>Fill Depressions</source>
        <translation>Senken füllen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Max depth (0: no limit)</source>
        <translation>Höchsttiefe (0: keine Grenze)</translation>
    </message>
    <message>
        <source>Max length (0: no limit)</source>
        <translation>Höchstlänge (0: keine Grenze)</translation>
    </message>
    <message>
        <source>Min slope</source>
        <translation>Mindestneigung</translation>
    </message>
    <message>
        <source>a layer without a filter is not outdated</source>
        <translation>eine Ebene ohne Filter ist nicht veraltet</translation>
    </message>
    <message>
        <source>a list of four numbers</source>
        <translation>eine Liste von vier Zahlen</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>four numbers</source>
        <translation>vier Zahlen</translation>
    </message>
    <message>
        <source>its geotransform is out of range</source>
        <translation>die Geotransformation liegt außerhalb des Bereichs</translation>
    </message>
    <message>
        <source>metres-per-unit is out of range (1e-09 to 1e+09)</source>
        <translation>metres-per-unit liegt außerhalb des Bereichs (1e-09 bis 1e+09)</translation>
    </message>
    <message>
        <source>must be %1</source>
        <translation>muss %1 sein</translation>
    </message>
    <message>
        <source>must be two whole numbers</source>
        <translation>muss aus zwei ganzen Zahlen bestehen</translation>
    </message>
    <message>
        <source>six numbers</source>
        <translation>sechs Zahlen</translation>
    </message>
    <message>
        <source>three numbers</source>
        <translation>drei Zahlen</translation>
    </message>
    <message>
        <source>two numbers</source>
        <translation>zwei Zahlen</translation>
    </message>
    <message>
        <source>Remainder</source>
        <translation>Rest</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>material</source>
        <translation>Material</translation>
    </message>
    <message>
        <source>materials</source>
        <translation>Materialien</translation>
    </message>
    <message>
        <source>%1 %2 changes no sample: %3</source>
        <translation>%1 %2 ändert keinen Wert: %3</translation>
    </message>
    <message>
        <source>%1 &quot;%2&quot; changes no sample: %3</source>
        <translation>%1 &quot;%2&quot; ändert keinen Wert: %3</translation>
    </message>
    <message>
        <source>%1 &quot;%2&quot;: changed in both; it stays as in ours</source>
        <translation>%1 &quot;%2&quot;: in beiden geändert; bleibt wie in unserer Version</translation>
    </message>
    <message>
        <source>%1 &quot;%2&quot;: changed in ours and deleted in theirs; it stays</source>
        <translation>%1 &quot;%2&quot;: in unserer Version geändert und in der anderen gelöscht; bleibt erhalten</translation>
    </message>
    <message>
        <source>%1 &quot;%2&quot;: deleted in ours and changed in theirs; it stays deleted</source>
        <translation>%1 &quot;%2&quot;: in unserer Version gelöscht und in der anderen geändert; bleibt gelöscht</translation>
    </message>
    <message>
        <source>%1 accessors</source>
        <translation>%1 Accessors</translation>
    </message>
    <message>
        <source>%1 after another filter cannot be done in parts: beyond a part it looks at ground that no filter has changed; join the parts of the filter first</source>
        <translation>%1 nach einem anderen Filter lässt sich nicht in Teilen ausführen: außerhalb eines Teils sieht er Boden, den kein Filter geändert hat; zuerst die Teile des Filters zusammenfügen</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1 and %2 disagree by up to %3 where they overlap (%4 samples; in the middle %5 is higher by %6)</source>
        <translation>%1 und %2 weichen in der Überlappung um bis zu %3 voneinander ab (%4 Werte; in der Mitte ist %5 um %6 höher)</translation>
    </message>
    <message>
        <source>%1 and %2 disagree by up to %3 where they overlap (%4 samples; most agree)</source>
        <translation>%1 und %2 weichen in der Überlappung um bis zu %3 voneinander ab (%4 Werte; die meisten stimmen überein)</translation>
    </message>
    <message>
        <source>%1 and along %2 more line: the seam of two tiles</source>
        <translation>%1 und entlang %2 weiteren Linie: die Naht zweier Kacheln</translation>
    </message>
    <message>
        <source>%1 and along %2 more lines: the seam of two tiles</source>
        <translation>%1 und entlang %2 weiteren Linien: die Naht zweier Kacheln</translation>
    </message>
    <message>
        <source>%1 animations</source>
        <translation>%1 Animationen</translation>
    </message>
    <message>
        <source>%1 area</source>
        <translation>%1 Fläche</translation>
    </message>
    <message>
        <source>%1 area has no mesh: the ground is theirs</source>
        <translation>%1 Fläche hat kein Netz: sie besteht nur aus Boden</translation>
    </message>
    <message>
        <source>%1 areas</source>
        <translation>%1 Flächen</translation>
    </message>
    <message>
        <source>%1 areas have no mesh: the ground is theirs</source>
        <translation>%1 Flächen haben kein Netz: sie bestehen nur aus Boden</translation>
    </message>
    <message>
        <source>%1 as MultiMesh, a node a model</source>
        <translation>%1 als MultiMesh, ein Knoten je Modell</translation>
    </message>
    <message>
        <source>%1 assets are the most; there would be %2</source>
        <translation>höchstens %1 Assets sind möglich; es wären %2</translation>
    </message>
    <message>
        <source>%1 bands (%2): one of them must be chosen for the heights</source>
        <translation>%1 Bänder (%2): eines davon muss für die Höhen gewählt werden</translation>
    </message>
    <message>
        <source>%1 bands (%2): one of them must be chosen for the heights, or their luminance</source>
        <translation>%1 Bänder (%2): eines davon muss für die Höhen gewählt werden, oder deren Helligkeit</translation>
    </message>
    <message>
        <source>%1 bands (%2): one of them must be chosen for the heights, or their luminance, or Terrarium or Mapbox colours</source>
        <translation>%1 Bänder (%2): eines davon muss für die Höhen gewählt werden, oder deren Helligkeit, oder Farben von Terrarium oder Mapbox</translation>
    </message>
    <message>
        <source>%1 bands; an alpha has one</source>
        <translation>%1 Bänder; ein Alpha hat eines</translation>
    </message>
    <message>
        <source>%1 beside it is a journal that Scarp does not write: SQLite would delete the file that it names; remove it</source>
        <translation>%1 daneben ist ein Journal, das Scarp nicht schreibt: SQLite würde die darin genannte Datei löschen; entfernen Sie sie</translation>
    </message>
    <message>
        <source>%1 beside it is a link, which is not used as a journal; remove it</source>
        <translation>%1 daneben ist ein Link, der nicht als Journal verwendet wird; entfernen Sie sie</translation>
    </message>
    <message>
        <source>%1 beside it is another file too, by a hard link; remove it</source>
        <translation>%1 daneben ist durch einen Hardlink zugleich eine andere Datei; entfernen Sie sie</translation>
    </message>
    <message>
        <source>%1 beside it is not a journal of SQLite, which would delete it; move it to another folder</source>
        <translation>%1 daneben ist kein Journal von SQLite und würde von SQLite gelöscht; verschieben Sie die Datei in einen anderen Ordner</translation>
    </message>
    <message>
        <source>%1 beside it is not a regular file, so it is not used as a journal; remove it</source>
        <translation>%1 daneben ist keine gewöhnliche Datei und wird nicht als Journal verwendet; entfernen Sie sie</translation>
    </message>
    <message>
        <source>%1 beside it is the journal of an interrupted save and cannot be read: %2</source>
        <translation>%1 daneben ist das Journal eines unterbrochenen Speicherns und kann nicht gelesen werden: %2</translation>
    </message>
    <message>
        <source>%1 brush path has no mesh: it is the ground alone</source>
        <translation>%1 Pinselpfad hat kein Netz: er besteht nur aus Boden</translation>
    </message>
    <message>
        <source>%1 brush paths have no mesh: it is the ground alone</source>
        <translation>%1 Pinselpfade haben kein Netz: sie bestehen nur aus Boden</translation>
    </message>
    <message>
        <source>%1 buffers</source>
        <translation>%1 Puffer</translation>
    </message>
    <message>
        <source>%1 cannot be done in parts: it %2</source>
        <translation>%1 lässt sich nicht in Teilen ausführen: %2</translation>
    </message>
    <message>
        <source>%1 cannot be reached: %2</source>
        <translation>%1 ist nicht erreichbar: %2</translation>
    </message>
    <message>
        <source>%1 cannot be reached: it does not encrypt</source>
        <translation>%1 ist nicht erreichbar: der Server verschlüsselt nicht</translation>
    </message>
    <message>
        <source>%1 cannot be reached: it has no certificate</source>
        <translation>%1 ist nicht erreichbar: der Server hat kein Zertifikat</translation>
    </message>
    <message>
        <source>%1 cannot be used</source>
        <translation>%1 kann nicht verwendet werden</translation>
    </message>
    <message>
        <source>%1 cannot prove its identity: %2. %3</source>
        <translation>%1 kann seine Identität nicht nachweisen: %2. %3</translation>
    </message>
    <message>
        <source>%1 changes nothing: %2</source>
        <translation>%1 ändert nichts: %2</translation>
    </message>
    <message>
        <source>%1 draped pictures are not in this file</source>
        <translation>%1 Bildüberlagerungen sind nicht in dieser Datei</translation>
    </message>
    <message>
        <source>%1 elements of &lt;%2&gt;</source>
        <translation>%1 Elemente &lt;%2&gt;</translation>
    </message>
    <message>
        <source>%1 elements of a list</source>
        <translation>%1 Elemente einer Liste</translation>
    </message>
    <message>
        <source>%1 has changed since it was read: its current values and other bands are used</source>
        <translation>%1 hat sich geändert, seit die Datei gelesen wurde: es gelten die jetzigen Werte und anderen Bänder der Datei</translation>
    </message>
    <message>
        <source>%1 has no metres: square cells need a projected CRS</source>
        <translation>%1 hat keine Meter: quadratische Zellen brauchen ein projiziertes KBS</translation>
    </message>
    <message>
        <source>%1 has no team terrains: scarp team init makes the first</source>
        <translation>%1 hat keine Teamgelände: scarp team init erstellt das erste</translation>
    </message>
    <message>
        <source>%1 hidden layers are not in this file</source>
        <translation>%1 ausgeblendete Ebenen sind nicht in dieser Datei</translation>
    </message>
    <message>
        <source>%1 images</source>
        <translation>%1 Bilder</translation>
    </message>
    <message>
        <source>%1 is archived: it can be looked at, not changed. An administrator can unarchive it: %2</source>
        <translation>%1 ist archiviert: es kann angesehen, aber nicht geändert werden. Ein Administrator kann es aus dem Archiv holen: %2</translation>
    </message>
    <message>
        <source>%1 is deleted, but not all of its objects: %2</source>
        <translation>%1 ist gelöscht, aber nicht alle seine Objekte: %2</translation>
    </message>
    <message>
        <source>%1 is not read: a project names it, and nobody has chosen it on this machine</source>
        <translation>%1 wird nicht gelesen: ein Projekt verweist darauf, und auf diesem Rechner hat es niemand gewählt</translation>
    </message>
    <message>
        <source>%1 is out of range (above %2 to %3)</source>
        <translation>%1 liegt außerhalb des Bereichs (über %2 bis %3)</translation>
    </message>
    <message>
        <source>%1 is the only administrator of %2: give another member the role admin first, or delete the terrain</source>
        <translation>%1 ist der einzige Administrator von %2: geben Sie zuerst einem anderen Mitglied die Rolle admin, oder löschen Sie das Gelände</translation>
    </message>
    <message>
        <source>%1 iterations of %2 × %3 samples are too much work: %4 samples, where %5 are the limit. Use fewer iterations</source>
        <translation>%1 Durchläufe über %2 × %3 Werte sind zu viel Arbeit: %4 Werte; die Grenze sind %5. Weniger Durchläufe verwenden</translation>
    </message>
    <message>
        <source>%1 line</source>
        <translation>%1 Linie</translation>
    </message>
    <message>
        <source>%1 line of classes that are not to be imported left out</source>
        <translation>%1 Linie aus nicht zu importierenden Klassen ausgelassen</translation>
    </message>
    <message>
        <source>%1 line of more than %2 points left out</source>
        <translation>%1 Linie mit mehr als %2 Punkten ausgelassen</translation>
    </message>
    <message>
        <source>%1 line of no known class left out</source>
        <translation>%1 Linie ohne bekannte Klasse ausgelassen</translation>
    </message>
    <message>
        <source>%1 line off the terrain left out</source>
        <translation>%1 Linie außerhalb des Geländes ausgelassen</translation>
    </message>
    <message>
        <source>%1 line or point left out: set a buffer above %2 to select them</source>
        <translation>%1 Linie oder Punkt ausgelassen: ein Puffer über %2 wählt auch diese aus</translation>
    </message>
    <message>
        <source>%1 line with places that are none on the terrain&apos;s map left out</source>
        <translation>%1 Linie mit Orten, die es auf der Karte des Geländes nicht gibt, ausgelassen</translation>
    </message>
    <message>
        <source>%1 line within areas left out: areas have no islands</source>
        <translation>%1 Linie innerhalb von Flächen ausgelassen: Flächen haben keine Inseln</translation>
    </message>
    <message>
        <source>%1 line without length, or of unusable numbers, left out</source>
        <translation>%1 Linie ohne Länge oder mit unbrauchbaren Zahlen ausgelassen</translation>
    </message>
    <message>
        <source>%1 line, each a Path3D</source>
        <translation>%1 Linie, je ein Path3D</translation>
    </message>
    <message>
        <source>%1 line, in centimetres</source>
        <translation>%1 Linie, in Zentimetern</translation>
    </message>
    <message>
        <source>%1 lines and points left out: set a buffer above %2 to select them</source>
        <translation>%1 Linien und Punkte ausgelassen: ein Puffer über %2 wählt auch diese aus</translation>
    </message>
    <message>
        <source>%1 lines of classes that are not to be imported left out</source>
        <translation>%1 Linien aus nicht zu importierenden Klassen ausgelassen</translation>
    </message>
    <message>
        <source>%1 lines of more than %2 points left out</source>
        <translation>%1 Linien mit mehr als %2 Punkten ausgelassen</translation>
    </message>
    <message>
        <source>%1 lines of no known class left out</source>
        <translation>%1 Linien ohne bekannte Klasse ausgelassen</translation>
    </message>
    <message>
        <source>%1 lines off the terrain left out</source>
        <translation>%1 Linien außerhalb des Geländes ausgelassen</translation>
    </message>
    <message>
        <source>%1 lines with places that are none on the terrain&apos;s map left out</source>
        <translation>%1 Linien mit Orten, die es auf der Karte des Geländes nicht gibt, ausgelassen</translation>
    </message>
    <message>
        <source>%1 lines within areas left out: areas have no islands</source>
        <translation>%1 Linien innerhalb von Flächen ausgelassen: Flächen haben keine Inseln</translation>
    </message>
    <message>
        <source>%1 lines without length, or of unusable numbers, left out</source>
        <translation>%1 Linien ohne Länge oder mit unbrauchbaren Zahlen ausgelassen</translation>
    </message>
    <message>
        <source>%1 lines, each a Path3D</source>
        <translation>%1 Linien, je ein Path3D</translation>
    </message>
    <message>
        <source>%1 lines, in centimetres</source>
        <translation>%1 Linien, in Zentimetern</translation>
    </message>
    <message>
        <source>%1 lines; %2 are the most</source>
        <translation>%1 Linien; höchstens %2 sind möglich</translation>
    </message>
    <message>
        <source>%1 looks like an undeclared void: %2 samples are holes (a no-data value of nan keeps them)</source>
        <translation>%1 sieht nach einem nicht angegebenen Nodata-Wert aus: %2 Werte sind Löcher (ein Nodata-Wert von nan behält sie)</translation>
    </message>
    <message>
        <source>%1 looks like an undeclared void: its samples are holes</source>
        <translation>%1 sieht nach einem nicht angegebenen Nodata-Wert aus: diese Werte sind Löcher</translation>
    </message>
    <message>
        <source>%1 materials</source>
        <translation>%1 Materialien</translation>
    </message>
    <message>
        <source>%1 materials are not in this file</source>
        <translation>%1 Materialien sind nicht in dieser Datei</translation>
    </message>
    <message>
        <source>%1 meshes</source>
        <translation>%1 Netze</translation>
    </message>
    <message>
        <source>%1 needs %2 bytes; the file has %3</source>
        <translation>%1 braucht %2 Byte; die Datei hat %3</translation>
    </message>
    <message>
        <source>%1 nodes</source>
        <translation>%1 Knoten</translation>
    </message>
    <message>
        <source>%1 nodes or more</source>
        <translation>%1 Knoten oder mehr</translation>
    </message>
    <message>
        <source>%1 object stands outside the part and is left out</source>
        <translation>%1 Objekt steht außerhalb des Teils und wird ausgelassen</translation>
    </message>
    <message>
        <source>%1 object stands over a hole or off the terrain and is left out</source>
        <translation>%1 Objekt steht über einem Loch oder außerhalb des Geländes und wird ausgelassen</translation>
    </message>
    <message>
        <source>%1 objects stand outside the part and are left out</source>
        <translation>%1 Objekte stehen außerhalb des Teils und werden ausgelassen</translation>
    </message>
    <message>
        <source>%1 of %2 materials have no pictures; their textures are for you to choose</source>
        <translation>%1 von %2 Materialien haben keine Bilder; ihre Texturen sind selbst zu wählen</translation>
    </message>
    <message>
        <source>%1 of the element &apos;%2&apos;</source>
        <translation>%1 Elemente &apos;%2&apos;</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>%1 part of a feature left out: the terrain&apos;s CRS has no such place</source>
        <translation>%1 Teil eines Objekts ausgelassen: im KBS des Geländes gibt es diesen Ort nicht</translation>
    </message>
    <message>
        <source>%1 parts of features left out: the terrain&apos;s CRS has no such place</source>
        <translation>%1 Teile von Objekten ausgelassen: im KBS des Geländes gibt es diese Orte nicht</translation>
    </message>
    <message>
        <source>%1 parts of meshes or more</source>
        <translation>%1 Teile von Netzen oder mehr</translation>
    </message>
    <message>
        <source>%1 point</source>
        <translation>%1 Punkt</translation>
    </message>
    <message>
        <source>%1 point left out: it is not a line</source>
        <translation>%1 Punkt ausgelassen: er ist keine Linie</translation>
    </message>
    <message>
        <source>%1 points left out: they are not lines</source>
        <translation>%1 Punkte ausgelassen: sie sind keine Linien</translation>
    </message>
    <message>
        <source>%1 puts down %2 objects; %3 are the most</source>
        <translation>%1 setzt %2 Objekte; höchstens %3 sind möglich</translation>
    </message>
    <message>
        <source>%1 refuses: %2</source>
        <translation>%1 lehnt ab: %2</translation>
    </message>
    <message>
        <source>%1 rules are more than %2</source>
        <translation>%1 Regeln sind mehr als %2</translation>
    </message>
    <message>
        <source>%1 sample is left to Terrain3D&apos;s automatic shader; taken are the textures that are stored for them</source>
        <translation>%1 Wert ist dem automatischen Shader von Terrain3D überlassen; genommen werden die Texturen, die dafür gespeichert sind</translation>
    </message>
    <message>
        <source>%1 samples are left to Terrain3D&apos;s automatic shader; taken are the textures that are stored for them</source>
        <translation>%1 Werte sind dem automatischen Shader von Terrain3D überlassen; genommen werden die Texturen, die dafür gespeichert sind</translation>
    </message>
    <message>
        <source>%1 scatter rules are not in this file</source>
        <translation>%1 Streuregeln sind nicht in dieser Datei</translation>
    </message>
    <message>
        <source>%1 skins</source>
        <translation>%1 Skins</translation>
    </message>
    <message>
        <source>%1 stores whole metres; it takes no height range</source>
        <translation>%1 speichert ganze Meter und nimmt keinen Höhenbereich an</translation>
    </message>
    <message>
        <source>%1 takes %2 samples a side, not %3 x %4</source>
        <translation>%1 nimmt %2 Werte je Seite, nicht %3 x %4</translation>
    </message>
    <message>
        <source>%1 takes at most %2 tiles each way, not %3 x %4 tiles; larger tiles make fewer</source>
        <translation>%1 nimmt höchstens %2 Kacheln je Richtung, nicht %3 x %4 Kacheln; größere Kacheln ergeben weniger</translation>
    </message>
    <message>
        <source>%1 takes square cells, not %2 x %3</source>
        <translation>%1 nimmt quadratische Zellen, nicht %2 x %3</translation>
    </message>
    <message>
        <source>%1 takes squares with %2 samples a side, not %3 x %4</source>
        <translation>%1 nimmt Quadrate mit %2 Werten je Seite, nicht %3 x %4</translation>
    </message>
    <message>
        <source>%1 textures</source>
        <translation>%1 Texturen</translation>
    </message>
    <message>
        <source>%1 tile</source>
        <translation>%1 Kachel</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 triangles are too few: this ground and its borders take %2 at least</source>
        <translation>%1 Dreiecke sind zu wenige: dieser Boden und seine Ränder brauchen mindestens %2</translation>
    </message>
    <message>
        <source>%1 triangles make more than 2 GB, where glTF&apos;s readers stop; fewer triangles or several tiles fit</source>
        <translation>%1 Dreiecke ergeben mehr als 2 GB, mehr als glTF-Leseprogramme annehmen; weniger Dreiecke oder mehrere Kacheln passen</translation>
    </message>
    <message>
        <source>%1 triangles, %2 vertices; textures of colour, normals and roughness, %3 texels</source>
        <translation>%1 Dreiecke, %2 Eckpunkte; Texturen für Farbe, Normalen und Rauheit, %3 Texel</translation>
    </message>
    <message>
        <source>%1 views of buffers</source>
        <translation>%1 Pufferansichten</translation>
    </message>
    <message>
        <source>%1 was lost</source>
        <translation>%1 ist nicht mehr erreichbar</translation>
    </message>
    <message>
        <source>%1 was set up by an earlier version of Scarp: the owner of its tables has to run &quot;scarp team upgrade&quot; first</source>
        <translation>%1 wurde von einer früheren Version von Scarp eingerichtet: der Eigentümer seiner Tabellen muss zuerst &quot;scarp team upgrade&quot; ausführen</translation>
    </message>
    <message>
        <source>%1 x %2 pixels; a picture of a material has at most %3 a side</source>
        <translation>%1 x %2 Pixel; ein Bild eines Materials hat höchstens %3 je Seite</translation>
    </message>
    <message>
        <source>%1 x %2 pixels; an alpha has at most %3 a side</source>
        <translation>%1 x %2 Pixel; ein Alpha hat höchstens %3 je Seite</translation>
    </message>
    <message>
        <source>%1 x %2 samples are too many</source>
        <translation>%1 x %2 Werte sind zu viele</translation>
    </message>
    <message>
        <source>%1 x %2 samples need %3 of memory and disk; there are %4</source>
        <translation>%1 x %2 Werte brauchen %3 an Speicher und Platte; vorhanden sind %4</translation>
    </message>
    <message>
        <source>%1 x %2 samples: its rows need %3 at once; the memory budget allows %4</source>
        <translation>%1 x %2 Werte: die Zeilen brauchen %3 auf einmal; das Speicherbudget erlaubt %4</translation>
    </message>
    <message>
        <source>%1 x %2 samples; a terrain needs at least 2 x 2</source>
        <translation>%1 x %2 Werte; ein Gelände braucht mindestens 2 x 2</translation>
    </message>
    <message>
        <source>%1 x %2 tiles are more than %3; larger tiles make fewer</source>
        <translation>%1 x %2 Kacheln sind mehr als %3; größere Kacheln ergeben weniger</translation>
    </message>
    <message>
        <source>%1 × %2, height %3</source>
        <translation>%1 × %2, Höhe %3</translation>
    </message>
    <message>
        <source>%1, a data table in centimetres</source>
        <translation>%1, eine Datentabelle in Zentimetern</translation>
    </message>
    <message>
        <source>%1, heights in %2</source>
        <translation>%1, Höhen in %2</translation>
    </message>
    <message>
        <source>%1, radius %2</source>
        <translation>%1, Radius %2</translation>
    </message>
    <message>
        <source>%1: PROJ has no transformation from them to %2</source>
        <translation>%1: PROJ hat keine Umrechnung davon nach %2</translation>
    </message>
    <message>
        <source>%1: PROJ lacks %2 for the transformation to %3; install it with: %4 (package proj-bin)</source>
        <translation>%1: PROJ fehlt %2 für die Umrechnung nach %3; installieren mit: %4 (Paket proj-bin)</translation>
    </message>
    <message>
        <source>%1: PROJ&apos;s grids for %2 do not cover the whole terrain</source>
        <translation>%1: die Gitter von PROJ für %2 decken nicht das ganze Gelände ab</translation>
    </message>
    <message>
        <source>%1: it needs %2 nodes, about one for each cell that it crosses. All lines together may have %3 with a memory budget of %4 MiB. Clip or simplify the line, or raise the memory budget</source>
        <translation>%1: sie braucht %2 Knoten, etwa einen je Zelle, die sie quert. Alle Linien zusammen dürfen bei einem Speicherbudget von %4 MiB %3 haben. Die Linie zuschneiden oder vereinfachen oder das Speicherbudget erhöhen</translation>
    </message>
    <message>
        <source>%1: it needs more than %2 nodes, about one for each cell that it crosses. All lines together may have %3 with a memory budget of %4 MiB. Clip or simplify the line, or raise the memory budget</source>
        <translation>%1: sie braucht mehr als %2 Knoten, etwa einen je Zelle, die sie quert. Alle Linien zusammen dürfen bei einem Speicherbudget von %4 MiB %3 haben. Die Linie zuschneiden oder vereinfachen oder das Speicherbudget erhöhen</translation>
    </message>
    <message>
        <source>%1: the seam of two tiles</source>
        <translation>%1: die Naht zweier Kacheln</translation>
    </message>
    <message>
        <source>%1; --accept-damage uses it as it is</source>
        <translation>%1; --accept-damage verwendet es, wie es ist</translation>
    </message>
    <message>
        <source>%1; a cell size must be given</source>
        <translation>%1; eine Zellgröße muss angegeben werden</translation>
    </message>
    <message>
        <source>%1; an earlier state is there instead</source>
        <translation>%1; an ihrer Stelle ist ein früherer Stand</translation>
    </message>
    <message>
        <source>%1; and %2 more</source>
        <translation>%1; und %2 weitere</translation>
    </message>
    <message>
        <source>%1; holes are there instead</source>
        <translation>%1; an ihrer Stelle sind Löcher</translation>
    </message>
    <message>
        <source>%1; it stays in memory, compressed</source>
        <translation>%1; er bleibt komprimiert im Speicher</translation>
    </message>
    <message>
        <source>%1; nothing is there instead</source>
        <translation>%1; an ihrer Stelle ist nichts</translation>
    </message>
    <message>
        <source>%1; possible fix: %2</source>
        <translation>%1; mögliche Abhilfe: %2</translation>
    </message>
    <message>
        <source>%1; what came after it is lost</source>
        <translation>%1; was danach kam, ist verloren</translation>
    </message>
    <message>
        <source>%1; what had not been read of it is not there</source>
        <translation>%1; was davon noch nicht gelesen war, ist nicht vorhanden</translation>
    </message>
    <message>
        <source>%1; what stands there now is as it was at an earlier save</source>
        <translation>%1; an dieser Stelle ist jetzt der Stand einer früheren Speicherung</translation>
    </message>
    <message>
        <source>%1; what stands there now is holes</source>
        <translation>%1; an dieser Stelle sind jetzt Löcher</translation>
    </message>
    <message>
        <source>%1; what stands there now is nothing of it</source>
        <translation>%1; an dieser Stelle ist jetzt nichts davon</translation>
    </message>
    <message>
        <source>%1; what stands there now is out of the recovery journal</source>
        <translation>%1; an dieser Stelle ist jetzt, was das Wiederherstellungsjournal hatte</translation>
    </message>
    <message>
        <source>%1nd</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1rd</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1st</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1th</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be done in parts; filter, sky and convert can</source>
        <translation>&apos;%1&apos; lässt sich nicht in Teilen ausführen; filter, sky und convert gehen</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no CRS; it looks like EPSG:32618, EPSG:32618+5773, or is utm</source>
        <translation>&apos;%1&apos; ist kein KBS; richtig wäre etwa EPSG:32618, EPSG:32618+5773 oder utm</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no ending of a mesh&apos;s file; there are %2</source>
        <translation>&apos;%1&apos; ist keine Endung einer Netzdatei; vorhanden sind %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no preset; there are %2</source>
        <translation>&apos;%1&apos; ist keine Vorgabe; vorhanden sind %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no raw layout: %2; it looks like 512x512:f32le or 256x256:u16be+32</source>
        <translation>&apos;%1&apos; ist kein RAW-Aufbau: %2; richtig wäre etwa 512x512:f32le oder 256x256:u16be+32</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no unit of height: heights are taken as metres</source>
        <translation>&apos;%1&apos; ist keine Höheneinheit: Höhen gelten als Meter</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no unit of height; use %2</source>
        <translation>&apos;%1&apos; ist keine Höheneinheit; %2 verwenden</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a preset; there are %2</source>
        <translation>&apos;%1&apos; ist keine Vorgabe; vorhanden sind %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a preset; there are %2; one cannot be read: %3</source>
        <translation>&apos;%1&apos; ist keine Vorgabe; vorhanden sind %2; eine kann nicht gelesen werden: %3</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is the name of a program; choose another one</source>
        <translation>&apos;%1&apos; ist der Name eines Programms; wählen Sie einen anderen</translation>
    </message>
    <message>
        <source>&apos;%1&apos; names no object: a bucket and a key are needed</source>
        <translation>&apos;%1&apos; nennt kein Objekt: ein Bucket und ein Schlüssel sind nötig</translation>
    </message>
    <message>
        <source>&apos;{&apos; is not closed</source>
        <translation>&apos;{&apos; ist nicht geschlossen</translation>
    </message>
    <message>
        <source>.%1 is not the ending of what is written, %2; use %3</source>
        <translation>.%1 ist nicht die Endung des Geschriebenen, %2; %3 verwenden</translation>
    </message>
    <message>
        <source>0 stands for a hole in this file: %1 samples at height 0 are holes (a no-data value of nan keeps them)</source>
        <translation>0 steht in dieser Datei für ein Loch: %1 Werte mit Höhe 0 sind Löcher (ein Nodata-Wert von nan behält sie)</translation>
    </message>
    <message>
        <source>1 draped picture is not in this file</source>
        <translation>1 Bildüberlagerung ist nicht in dieser Datei</translation>
    </message>
    <message>
        <source>1 hidden layer is not in this file</source>
        <translation>1 ausgeblendete Ebene ist nicht in dieser Datei</translation>
    </message>
    <message>
        <source>1 material is not in this file</source>
        <translation>1 Material ist nicht in dieser Datei</translation>
    </message>
    <message>
        <source>1 scatter rule is not in this file</source>
        <translation>1 Streuregel ist nicht in dieser Datei</translation>
    </message>
    <message>
        <source>16-bit samples without a unit: a height of a fifth of the width is proposed</source>
        <translation>16-Bit-Werte ohne Einheit: eine Höhe von einem Fünftel der Breite wird vorgeschlagen</translation>
    </message>
    <message>
        <source>8-bit samples without a unit: a height of a fifth of the width is proposed</source>
        <translation>8-Bit-Werte ohne Einheit: eine Höhe von einem Fünftel der Breite wird vorgeschlagen</translation>
    </message>
    <message>
        <source>8-bit samples: only 256 levels, the ground comes in steps</source>
        <translation>8-Bit-Werte: nur 256 Stufen, der Boden kommt in Stufen</translation>
    </message>
    <message>
        <source>ASCII PGM of %1 x %2 samples, which needs at least %3 bytes; the file has %4</source>
        <translation>ASCII-PGM mit %1 x %2 Werten, das mindestens %3 Byte braucht; die Datei hat %4</translation>
    </message>
    <message>
        <source>Add %1 lines</source>
        <translation>%1 Linien hinzufügen</translation>
    </message>
    <message>
        <source>CLASSIC4 takes 4 materials; %1 are chosen</source>
        <translation>CLASSIC4 fasst 4 Materialien; gewählt sind %1</translation>
    </message>
    <message>
        <source>Change %1 lines</source>
        <translation>%1 Linien ändern</translation>
    </message>
    <message>
        <source>Change %1 objects</source>
        <translation>%1 Objekte ändern</translation>
    </message>
    <message>
        <source>Delete %1 lines</source>
        <translation>%1 Linien löschen</translation>
    </message>
    <message>
        <source>Delete %1 objects</source>
        <translation>%1 Objekte löschen</translation>
    </message>
    <message>
        <source>East %1</source>
        <translation>Ost %1</translation>
    </message>
    <message>
        <source>East %1, north %2</source>
        <translation>Ost %1, Nord %2</translation>
    </message>
    <message>
        <source>From min %1 is not below from max %2</source>
        <translation>„Von Minimum“ %1 liegt nicht unter „Von Maximum“ %2</translation>
    </message>
    <message>
        <source>GeoJSON (RFC 7946) knows only longitude and latitude; GDAL and QGIS read the CRS that is named in it, other programs may not</source>
        <translation>GeoJSON (RFC 7946) kennt nur Länge und Breite; GDAL und QGIS lesen das darin genannte KBS, andere Programme vielleicht nicht</translation>
    </message>
    <message>
        <source>GeoTIFF cannot contain the CRS: it is in %1, which has to stay with the file</source>
        <translation>GeoTIFF kann das KBS nicht enthalten: es ist in %1, die bei der Datei bleiben muss</translation>
    </message>
    <message>
        <source>HTerrain&apos;s ARRAY is two files, indices and weights; there are %1</source>
        <translation>ARRAY von HTerrain besteht aus zwei Dateien, Indizes und Gewichten; vorhanden sind %1</translation>
    </message>
    <message>
        <source>HTerrain&apos;s ARRAY takes %1 materials; there are %2</source>
        <translation>ARRAY von HTerrain fasst %1 Materialien; vorhanden sind %2</translation>
    </message>
    <message>
        <source>Height %1</source>
        <translation>Höhe %1</translation>
    </message>
    <message>
        <source>If its administrator confirms the certificate, trust it (scarp team --trust): SHA-256 fingerprint %1</source>
        <translation>Wenn der Administrator das Zertifikat bestätigt, vertrauen Sie ihm (scarp team --trust): SHA-256-Fingerabdruck %1</translation>
    </message>
    <message>
        <source>Lift %1 objects</source>
        <translation>%1 Objekte anheben</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Zusammenführen</translation>
    </message>
    <message>
        <source>Min %1 is above max %2</source>
        <translation>Minimum %1 liegt über Maximum %2</translation>
    </message>
    <message>
        <source>Move %1 objects</source>
        <translation>%1 Objekte verschieben</translation>
    </message>
    <message>
        <source>North %1</source>
        <translation>Nord %1</translation>
    </message>
    <message>
        <source>OpenGL 4.5 core is needed</source>
        <translation>OpenGL 4.5 Core wird gebraucht</translation>
    </message>
    <message>
        <source>Place %1 objects</source>
        <translation>%1 Objekte platzieren</translation>
    </message>
    <message>
        <source>Remove %1 objects</source>
        <translation>%1 Objekte entfernen</translation>
    </message>
    <message>
        <source>Reorder %1</source>
        <translation>%1 umordnen</translation>
    </message>
    <message>
        <source>Reorder %1 &quot;%2&quot;</source>
        <translation>%1 „%2“ umordnen</translation>
    </message>
    <message>
        <source>Reorder %1 lines</source>
        <translation>%1 Linien umordnen</translation>
    </message>
    <message>
        <source>SQLite&apos;s check of its pages says &quot;%1&quot;</source>
        <translation>die Prüfung der Seiten durch SQLite meldet &quot;%1&quot;</translation>
    </message>
    <message>
        <source>STL says no unit: slicers take it for millimetres</source>
        <translation>STL nennt keine Einheit: Slicer halten es für Millimeter</translation>
    </message>
    <message>
        <source>Scale %1 objects</source>
        <translation>%1 Objekte skalieren</translation>
    </message>
    <message>
        <source>Scatter</source>
        <translation>Streuen</translation>
    </message>
    <message>
        <source>Take out %1 objects</source>
        <translation>%1 Objekte herausnehmen</translation>
    </message>
    <message>
        <source>Terrain3D takes %1 materials; there are %2</source>
        <translation>Terrain3D fasst %1 Materialien; vorhanden sind %2</translation>
    </message>
    <message>
        <source>Turn %1 objects</source>
        <translation>%1 Objekte drehen</translation>
    </message>
    <message>
        <source>Unity&apos;s HDRP draws 8 layers at most; these are %1</source>
        <translation>HDRP von Unity zeichnet höchstens 8 Layer; hier sind es %1</translation>
    </message>
    <message>
        <source>Unity&apos;s alphamaps are squares; these are as the terrain is</source>
        <translation>Alphamaps von Unity sind quadratisch; diese sind wie das Gelände</translation>
    </message>
    <message>
        <source>[column, row, column, row]</source>
        <translation>[Spalte, Zeile, Spalte, Zeile]</translation>
    </message>
    <message>
        <source>[id, asset, x, y, yaw, scale, height offset, rule, elevation]</source>
        <translation>[ID, Asset, x, y, Drehung, Skalierung, Höhenversatz, Regel, Höhe]</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be selected by range. Supported: %2</source>
        <translation>&quot;%1&quot; kann nicht nach Bereich ausgewählt werden. Unterstützt: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot go along a line: it is laid straight between two places; a road does so</source>
        <translation>&quot;%1&quot; kann keiner Linie folgen: der Pinsel verläuft gerade zwischen zwei Orten; eine Straße leistet das</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot go along a line: it opens or closes holes, and a layer of lines holds heights alone</source>
        <translation>&quot;%1&quot; kann keiner Linie folgen: der Pinsel öffnet oder schließt Löcher, und eine Linienebene enthält nur Höhen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot go along a line: it paints back earlier ground, and a layer of lines knows the ground beneath it as it is alone</source>
        <translation>&quot;%1&quot; kann keiner Linie folgen: der Pinsel malt früheren Boden zurück, und eine Linienebene kennt den Boden darunter nur, wie er ist</translation>
    </message>
    <message>
        <source>a GeoPackage</source>
        <translation>ein GeoPackage</translation>
    </message>
    <message>
        <source>a PDS 3 file</source>
        <translation>eine PDS-3-Datei</translation>
    </message>
    <message>
        <source>a PDS 4 label</source>
        <translation>ein PDS-4-Label</translation>
    </message>
    <message>
        <source>a Radiance image stores only 8 significant bits of each value: heights may form terraces</source>
        <translation>ein Radiance-Bild speichert nur 8 signifikante Bits je Wert: Höhen können Terrassen bilden</translation>
    </message>
    <message>
        <source>a brush with a radius of %1 is smaller than a cell and may contain no sample; use a radius of at least %2</source>
        <translation>ein Pinsel mit einem Radius von %1 ist kleiner als eine Zelle und enthält möglicherweise keinen Wert; verwenden Sie einen Radius von mindestens %2</translation>
    </message>
    <message>
        <source>a cell size of %1 is out of range (%2 to %3)</source>
        <translation>eine Zellgröße von %1 liegt außerhalb des Bereichs (%2 bis %3)</translation>
    </message>
    <message>
        <source>a clearing, [x, y, radius]</source>
        <translation>eine freigeräumte Stelle [x, y, Radius]</translation>
    </message>
    <message>
        <source>a geometry of its layer &quot;%1&quot; has %2; at most %3 are read</source>
        <translation>eine Geometrie ihres Layers „%1“ ist %2 groß; höchstens %3 werden gelesen</translation>
    </message>
    <message>
        <source>a height of %1 cannot be added (%2 to %3)</source>
        <translation>eine Höhe von %1 kann nicht addiert werden (%2 bis %3)</translation>
    </message>
    <message>
        <source>a height of %1 is out of range (%2 to %3)</source>
        <translation>eine Höhe von %1 liegt außerhalb des Bereichs (%2 bis %3)</translation>
    </message>
    <message>
        <source>a height of %1 is out of range (above %2 to %3)</source>
        <translation>eine Höhe von %1 liegt außerhalb des Bereichs (über %2 bis %3)</translation>
    </message>
    <message>
        <source>a height of %1 to extend by is out of range (%2 to %3)</source>
        <translation>eine Höhe von %1 zum Erweitern liegt außerhalb des Bereichs (%2 bis %3)</translation>
    </message>
    <message>
        <source>a height range excludes a step and an anchor; give the one or the other</source>
        <translation>ein Höhenbereich schließt eine Stufenhöhe und einen Anker aus; geben Sie das eine oder das andere an</translation>
    </message>
    <message>
        <source>a height range is for 16-bit and 8-bit samples; these store heights as they are</source>
        <translation>ein Höhenbereich ist für 16-Bit- und 8-Bit-Werte; diese speichern Höhen, wie sie sind</translation>
    </message>
    <message>
        <source>a height range is for 16-bit formats; this one stores heights as they are</source>
        <translation>ein Höhenbereich ist für 16-Bit-Formate; dieses speichert Höhen, wie sie sind</translation>
    </message>
    <message>
        <source>a mesh&apos;s file needs an ending; there are %1</source>
        <translation>eine Netzdatei braucht eine Endung; vorhanden sind %1</translation>
    </message>
    <message>
        <source>a message</source>
        <translation>eine Meldung</translation>
    </message>
    <message>
        <source>a metre of its map is %1 on the ground in the middle: cells are %2 x %3; reprojected to UTM, lengths would be true everywhere</source>
        <translation>ein Meter der Karte ist in der Mitte %1 am Boden: Zellen sind %2 x %3 groß; umprojiziert nach UTM wären Längen überall richtig</translation>
    </message>
    <message>
        <source>a part of the terrain could not be fetched: %1</source>
        <translation>ein Teil des Geländes ließ sich nicht abrufen: %1</translation>
    </message>
    <message>
        <source>a place, [row, column, attempt]</source>
        <translation>eine Stelle [Zeile, Spalte, Versuch]</translation>
    </message>
    <message>
        <source>a row of %1 needs %2; the memory budget allows %3</source>
        <translation>eine Zeile von %1 braucht %2; das Speicherbudget erlaubt %3</translation>
    </message>
    <message>
        <source>a side of %1 is out of range (up to %2)</source>
        <translation>eine Seite von %1 liegt außerhalb des Bereichs (bis %2)</translation>
    </message>
    <message>
        <source>a stamp has one point: neither can it become a line, nor a line a stamp</source>
        <translation>ein Stempel hat einen Punkt: er kann nicht zu einer Linie werden und eine Linie nicht zu einem Stempel</translation>
    </message>
    <message>
        <source>a step of the history: %1</source>
        <translation>ein Schritt des Verlaufs: %1</translation>
    </message>
    <message>
        <source>a step of the undo history is lost</source>
        <translation>ein Schritt des Rückgängig-Verlaufs ist verloren</translation>
    </message>
    <message>
        <source>a stroke is being adjusted: drag one of its dots, or press Close under History to edit the ground</source>
        <translation>ein Strich wird gerade angepasst: einen seiner Punkte ziehen oder unter Verlauf auf Schließen drücken, um den Boden zu bearbeiten</translation>
    </message>
    <message>
        <source>a triangle names a vertex that is missing</source>
        <translation>ein Dreieck nennt einen Eckpunkt, der fehlt</translation>
    </message>
    <message>
        <source>a vertex at every %1 sample makes %2 GB, and glTF&apos;s readers stop at 2; one at every %3 fits</source>
        <translation>ein Eckpunkt bei jedem %1 Wert ergibt %2 GB, und glTF-Leseprogramme nehmen höchstens 2 an; einer bei jedem %3 passt</translation>
    </message>
    <message>
        <source>a vertex at every sample makes %1 GB, and glTF&apos;s readers stop at 2; one at every %2 fits</source>
        <translation>ein Eckpunkt bei jedem Wert ergibt %1 GB, und glTF-Leseprogramme nehmen höchstens 2 an; einer bei jedem %2 passt</translation>
    </message>
    <message>
        <source>albedo</source>
        <translation>Albedo</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>an ISIS 3 cube</source>
        <translation>ein ISIS-3-Cube</translation>
    </message>
    <message>
        <source>an SRTM tile has 1201 x 1201 or 3601 x 3601 samples over one whole degree of EPSG:4326, and %1; %2</source>
        <translation>eine SRTM-Kachel hat 1201 x 1201 oder 3601 x 3601 Werte über einen ganzen Grad von EPSG:4326, und %1; %2</translation>
    </message>
    <message>
        <source>an alpha is read from one file, not from tiles</source>
        <translation>ein Alpha wird aus einer einzelnen Datei gelesen, nicht aus Kacheln</translation>
    </message>
    <message>
        <source>an empty one</source>
        <translation>ein leeres</translation>
    </message>
    <message>
        <source>an error of %1 takes more than %2 triangles; a greater error or a part of the terrain takes fewer</source>
        <translation>ein Fehler von %1 braucht mehr als %2 Dreiecke; ein größerer Fehler oder ein Teil des Geländes braucht weniger</translation>
    </message>
    <message>
        <source>an error of %1 takes too many triangles; a greater one takes fewer</source>
        <translation>ein Fehler von %1 braucht zu viele Dreiecke; ein größerer braucht weniger</translation>
    </message>
    <message>
        <source>an id</source>
        <translation>eine ID</translation>
    </message>
    <message>
        <source>another file has this name; move it</source>
        <translation>eine andere Datei hat diesen Namen; verschieben Sie sie</translation>
    </message>
    <message>
        <source>another program has set it to write-ahead logging, which Scarp does not read; PRAGMA journal_mode=DELETE in that program puts it back</source>
        <translation>ein anderes Programm hat es auf Write-Ahead-Logging umgestellt, das Scarp nicht liest; PRAGMA journal_mode=DELETE in diesem Programm stellt es zurück</translation>
    </message>
    <message>
        <source>another size, and not both say where they lie: stretched from corner to corner</source>
        <translation>eine andere Größe, und nicht beide sagen, wo sie liegen: von Ecke zu Ecke gestreckt</translation>
    </message>
    <message>
        <source>attribute %1 is missing</source>
        <translation>Attribut %1 fehlt</translation>
    </message>
    <message>
        <source>averaging its heights takes too long: all lines together need %1 steps from node to node, where %2 are the limit. Reduce &quot;even-over&quot;, &quot;curve&quot; or &quot;run-off&quot;, or simplify the line</source>
        <translation>das Mitteln ihrer Höhen dauert zu lange: alle Linien zusammen brauchen %1 Schritte von Knoten zu Knoten; die Grenze sind %2. „even-over“, „curve“ oder „run-off“ verringern oder die Linie vereinfachen</translation>
    </message>
    <message>
        <source>axes: x east, y north, z up</source>
        <translation>Achsen: x Ost, y Nord, z oben</translation>
    </message>
    <message>
        <source>axes: x east, y up, z south</source>
        <translation>Achsen: x Ost, y oben, z Süd</translation>
    </message>
    <message>
        <source>band %1</source>
        <translation>Band %1</translation>
    </message>
    <message>
        <source>base: %1</source>
        <translation>Grundmaterial: %1</translation>
    </message>
    <message>
        <source>both together have more materials or assets than a terrain may have; ours stay</source>
        <translation>beide zusammen haben mehr Materialien oder Assets, als ein Gelände haben darf; unsere bleiben</translation>
    </message>
    <message>
        <source>by its longest side, %1</source>
        <translation>nach der längsten Seite, %1</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>cannot be brought onto the terrain&apos;s grid: %1</source>
        <translation>lässt sich nicht auf das Gitter des Geländes bringen: %1</translation>
    </message>
    <message>
        <source>cannot be compacted: another program has changed, moved or deleted it</source>
        <translation>kann nicht komprimiert werden: ein anderes Programm hat es geändert, verschoben oder gelöscht</translation>
    </message>
    <message>
        <source>cannot be fetched (%1)</source>
        <translation>kann nicht geholt werden (%1)</translation>
    </message>
    <message>
        <source>cannot be fetched: there is nothing there, or GDAL&apos;s settings do not open it</source>
        <translation>kann nicht geholt werden: dort ist nichts, oder die Einstellungen von GDAL öffnen es nicht</translation>
    </message>
    <message>
        <source>cannot be opened: %1</source>
        <translation>kann nicht geöffnet werden: %1</translation>
    </message>
    <message>
        <source>cannot be opened: its path is too long or has too many links</source>
        <translation>kann nicht geöffnet werden: der Pfad ist zu lang oder hat zu viele Links</translation>
    </message>
    <message>
        <source>cannot be opened: there is not enough memory</source>
        <translation>kann nicht geöffnet werden: der Speicher reicht nicht</translation>
    </message>
    <message>
        <source>cannot be read any more: its decoder has ended</source>
        <translation>kann nicht mehr gelesen werden: der Decoder ist beendet</translation>
    </message>
    <message>
        <source>cannot be read back: %1</source>
        <translation>kann nicht zurückgelesen werden: %1</translation>
    </message>
    <message>
        <source>cannot be read in a process of its own: %1</source>
        <translation>kann nicht in einem eigenen Prozess gelesen werden: %1</translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation>kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>cannot be read: a Draco attribute has no id; the file is damaged</source>
        <translation>kann nicht gelesen werden: ein Draco-Attribut hat keine ID; die Datei ist beschädigt</translation>
    </message>
    <message>
        <source>cannot be read: a Draco mesh has no view; the file is damaged</source>
        <translation>kann nicht gelesen werden: ein Draco-Netz hat keine Pufferansicht; die Datei ist beschädigt</translation>
    </message>
    <message>
        <source>cannot be read: a node is below itself; the file is damaged</source>
        <translation>kann nicht gelesen werden: ein Knoten liegt unter sich selbst; die Datei ist beschädigt</translation>
    </message>
    <message>
        <source>cannot be read: accessor %1 announces %2 elements, more than there can be</source>
        <translation>kann nicht gelesen werden: Accessor %1 kündigt %2 Elemente an, mehr als es geben kann</translation>
    </message>
    <message>
        <source>cannot be read: accessor %1 has an impossible type or size; the file is damaged</source>
        <translation>kann nicht gelesen werden: Accessor %1 hat einen unmöglichen Typ oder eine unmögliche Größe; die Datei ist beschädigt</translation>
    </message>
    <message>
        <source>cannot be read: accessor %1 has no view; the file is damaged</source>
        <translation>kann nicht gelesen werden: Accessor %1 hat keine Pufferansicht; die Datei ist beschädigt</translation>
    </message>
    <message>
        <source>cannot be read: accessor %1 is longer than its view; the file is damaged</source>
        <translation>kann nicht gelesen werden: Accessor %1 ist länger als seine Pufferansicht; die Datei ist beschädigt</translation>
    </message>
    <message>
        <source>cannot be read: accessor %1 is missing; the file is damaged</source>
        <translation>kann nicht gelesen werden: Accessor %1 fehlt; die Datei ist beschädigt</translation>
    </message>
    <message>
        <source>cannot be read: accessor %1 is sparse, which is not read of quantised meshes</source>
        <translation>kann nicht gelesen werden: Accessor %1 ist dünn besetzt (sparse), was bei quantisierten Netzen nicht gelesen wird</translation>
    </message>
    <message>
        <source>cannot be read: buffer %1 &apos;%2&apos; is not beside or below the file</source>
        <translation>kann nicht gelesen werden: Puffer %1 &apos;%2&apos; liegt nicht neben oder unterhalb der Datei</translation>
    </message>
    <message>
        <source>cannot be read: buffer %1 is not base64; the file is damaged</source>
        <translation>kann nicht gelesen werden: Puffer %1 ist kein base64; die Datei ist beschädigt</translation>
    </message>
    <message>
        <source>cannot be read: buffer %1 is to have %2 bytes, and &apos;%3&apos; has %4</source>
        <translation>kann nicht gelesen werden: Puffer %1 soll %2 Byte haben, und &apos;%3&apos; hat %4</translation>
    </message>
    <message>
        <source>cannot be read: buffer %1 is to have %2 bytes, and it has %3</source>
        <translation>kann nicht gelesen werden: Puffer %1 soll %2 Byte haben und hat %3</translation>
    </message>
    <message>
        <source>cannot be read: decoding it takes more than %1 s</source>
        <translation>kann nicht gelesen werden: das Dekodieren dauert länger als %1 s</translation>
    </message>
    <message>
        <source>cannot be read: it announces %1, more than its %2 bytes can hold; the file is damaged</source>
        <translation>kann nicht gelesen werden: angekündigt sind %1, mehr als %2 Byte fassen können; die Datei ist beschädigt</translation>
    </message>
    <message>
        <source>cannot be read: it changes its material more than %1 times</source>
        <translation>kann nicht gelesen werden: das Material wechselt mehr als %1-mal</translation>
    </message>
    <message>
        <source>cannot be read: it changes while it is read</source>
        <translation>kann nicht gelesen werden: es ändert sich während des Lesens</translation>
    </message>
    <message>
        <source>cannot be read: it has %1 layers; at most %2 are read</source>
        <translation>kann nicht gelesen werden: sie hat %1 Layer; höchstens %2 werden gelesen</translation>
    </message>
    <message>
        <source>cannot be read: it has %1; at most %2 are read</source>
        <translation>kann nicht gelesen werden: es hat %1; höchstens %2 werden gelesen</translation>
    </message>
    <message>
        <source>cannot be read: it has a polygon of %1 corners; at most %2 are read</source>
        <translation>kann nicht gelesen werden: es hat ein Polygon mit %1 Ecken; höchstens %2 werden gelesen</translation>
    </message>
    <message>
        <source>cannot be read: it has more than %1 materials</source>
        <translation>kann nicht gelesen werden: es hat mehr als %1 Materialien</translation>
    </message>
    <message>
        <source>cannot be read: it has more than %1 objects and groups</source>
        <translation>kann nicht gelesen werden: es hat mehr als %1 Objekte und Gruppen</translation>
    </message>
    <message>
        <source>cannot be read: it has more than %1 solids</source>
        <translation>kann nicht gelesen werden: es hat mehr als %1 Körper</translation>
    </message>
    <message>
        <source>cannot be read: it is not an ordinary file</source>
        <translation>kann nicht gelesen werden: es ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>cannot be read: it names more than %1 files of materials</source>
        <translation>kann nicht gelesen werden: es nennt mehr als %1 Materialdateien</translation>
    </message>
    <message>
        <source>cannot be read: it needs more memory than a model may take</source>
        <translation>kann nicht gelesen werden: es braucht mehr Speicher, als ein Modell belegen darf</translation>
    </message>
    <message>
        <source>cannot be read: its JSON is broken, or nested deeper than that of glTF</source>
        <translation>kann nicht gelesen werden: das JSON ist fehlerhaft oder tiefer verschachtelt als das von glTF</translation>
    </message>
    <message>
        <source>cannot be read: its buffers have more than 1 GB, of which the first %1 of %2 are</source>
        <translation>kann nicht gelesen werden: die Puffer haben mehr als 1 GB, schon die ersten %1 von %2</translation>
    </message>
    <message>
        <source>cannot be read: its decoder does not answer within %1 s</source>
        <translation>kann nicht gelesen werden: der Decoder antwortet nicht innerhalb von %1 s</translation>
    </message>
    <message>
        <source>cannot be read: its file of materials is larger than 1 GB</source>
        <translation>kann nicht gelesen werden: die Materialdatei ist größer als 1 GB</translation>
    </message>
    <message>
        <source>cannot be read: its header has more than 64 KiB</source>
        <translation>kann nicht gelesen werden: der Dateikopf hat mehr als 64 KiB</translation>
    </message>
    <message>
        <source>cannot be read: its lists have more than 1 GB when they are unpacked</source>
        <translation>kann nicht gelesen werden: die Listen haben entpackt mehr als 1 GB</translation>
    </message>
    <message>
        <source>cannot be read: its meshes have more than 1 GB when they are unpacked</source>
        <translation>kann nicht gelesen werden: die Netze haben entpackt mehr als 1 GB</translation>
    </message>
    <message>
        <source>cannot be read: its meshes need the extension %1, which is not supported</source>
        <translation>kann nicht gelesen werden: die Netze brauchen die Erweiterung %1, die nicht unterstützt wird</translation>
    </message>
    <message>
        <source>cannot be read: its nodes are nested more than %1 deep</source>
        <translation>kann nicht gelesen werden: die Knoten sind mehr als %1 Stufen tief verschachtelt</translation>
    </message>
    <message>
        <source>cannot be read: its nodes repeat others so often that there are more than %1</source>
        <translation>kann nicht gelesen werden: die Knoten wiederholen andere so oft, dass es mehr als %1 sind</translation>
    </message>
    <message>
        <source>cannot be read: its reader answers what cannot be</source>
        <translation>kann nicht gelesen werden: das Leseprogramm gibt eine unmögliche Antwort</translation>
    </message>
    <message>
        <source>cannot be read: its reader describes it in a way that cannot be</source>
        <translation>kann nicht gelesen werden: die Beschreibung des Leseprogramms ist unmöglich</translation>
    </message>
    <message>
        <source>cannot be read: nothing is open</source>
        <translation>kann nicht gelesen werden: nichts ist geöffnet</translation>
    </message>
    <message>
        <source>cannot be read: there is not enough memory</source>
        <translation>kann nicht gelesen werden: der Speicher reicht nicht</translation>
    </message>
    <message>
        <source>cannot be read: view %1 does not unpack; the file is damaged or newer</source>
        <translation>kann nicht gelesen werden: Pufferansicht %1 lässt sich nicht entpacken; die Datei ist beschädigt oder neuer</translation>
    </message>
    <message>
        <source>cannot be read: view %1 has an impossible size; the file is damaged</source>
        <translation>kann nicht gelesen werden: Pufferansicht %1 hat eine unmögliche Größe; die Datei ist beschädigt</translation>
    </message>
    <message>
        <source>cannot be read: view %1 has no buffer</source>
        <translation>kann nicht gelesen werden: Pufferansicht %1 hat keinen Puffer</translation>
    </message>
    <message>
        <source>cannot be read: view %1 is longer than its buffer; the file is damaged</source>
        <translation>kann nicht gelesen werden: Pufferansicht %1 ist länger als ihr Puffer; die Datei ist beschädigt</translation>
    </message>
    <message>
        <source>cannot be read: view %1 is packed in an unknown way; the file is damaged or newer</source>
        <translation>kann nicht gelesen werden: Pufferansicht %1 ist auf unbekannte Weise gepackt; die Datei ist beschädigt oder neuer</translation>
    </message>
    <message>
        <source>cannot be read: what its reader gives %1</source>
        <translation>kann nicht gelesen werden: was das Leseprogramm liefert, %1</translation>
    </message>
    <message>
        <source>cannot be read: what its reader gives cannot be</source>
        <translation>kann nicht gelesen werden: was das Leseprogramm liefert, ist unmöglich</translation>
    </message>
    <message>
        <source>cannot be read; the file is damaged (%1)</source>
        <translation>kann nicht gelesen werden; die Datei ist beschädigt (%1)</translation>
    </message>
    <message>
        <source>cannot be reprojected: %1</source>
        <translation>kann nicht umprojiziert werden: %1</translation>
    </message>
    <message>
        <source>cannot be saved: another program has changed, moved or deleted it; save it under another name</source>
        <translation>kann nicht gespeichert werden: ein anderes Programm hat es geändert, verschoben oder gelöscht; unter einem anderen Namen speichern</translation>
    </message>
    <message>
        <source>cannot be saved: its undo history is another one by now</source>
        <translation>kann nicht gespeichert werden: der Rückgängig-Verlauf ist inzwischen ein anderer</translation>
    </message>
    <message>
        <source>cannot be written: %1</source>
        <translation>kann nicht geschrieben werden: %1</translation>
    </message>
    <message>
        <source>cannot be written: an error has ended the change</source>
        <translation>kann nicht geschrieben werden: ein Fehler hat die Änderung beendet</translation>
    </message>
    <message>
        <source>cannot be written: it is read-only</source>
        <translation>kann nicht geschrieben werden: schreibgeschützt</translation>
    </message>
    <message>
        <source>cannot be written: it was opened read-only</source>
        <translation>kann nicht geschrieben werden: es wurde schreibgeschützt geöffnet</translation>
    </message>
    <message>
        <source>cannot be written: the disk is full</source>
        <translation>kann nicht geschrieben werden: die Platte ist voll</translation>
    </message>
    <message>
        <source>cannot be written: the journal of an interrupted save beside it, %1, cannot be rolled back</source>
        <translation>kann nicht geschrieben werden: das Journal eines unterbrochenen Speicherns daneben, %1, kann nicht zurückgespielt werden</translation>
    </message>
    <message>
        <source>cannot stand beside &quot;%1&quot;</source>
        <translation>kann nicht neben &quot;%1&quot; stehen</translation>
    </message>
    <message>
        <source>cannot upgrade %1: another session (a backup?) keeps its tables busy. Run the command again later.</source>
        <translation>%1 kann nicht aktualisiert werden: eine andere Sitzung (eine Sicherung?) belegt seine Tabellen. Führen Sie den Befehl später erneut aus.</translation>
    </message>
    <message>
        <source>cannot upgrade %1: only the owner of its tables, the role &quot;%2&quot;, may do this</source>
        <translation>%1 kann nicht aktualisiert werden: nur der Eigentümer seiner Tabellen, die Rolle &quot;%2&quot;, darf das</translation>
    </message>
    <message>
        <source>channel %1 is subsampled; a heightmap has a value a pixel</source>
        <translation>Kanal %1 ist unterabgetastet; eine Höhenkarte hat einen Wert je Pixel</translation>
    </message>
    <message>
        <source>colours of single objects are kept for three.js, Babylon.js and gltfpack (_COLOR_0); other programs leave them out</source>
        <translation>Farben einzelner Objekte bleiben für three.js, Babylon.js und gltfpack (_COLOR_0) erhalten; andere Programme lassen sie weg</translation>
    </message>
    <message>
        <source>colours of single objects are rounded to %1 steps a channel, as each is a material; instancing keeps them</source>
        <translation>Farben einzelner Objekte sind auf %1 Stufen je Kanal gerundet, da jede ein Material ist; Instanzen bewahren sie</translation>
    </message>
    <message>
        <source>colours of single objects go to the trees of a terrain; objects that stand beside it have none</source>
        <translation>Farben einzelner Objekte gehen an die Bäume eines Geländes; Objekte, die daneben stehen, haben keine</translation>
    </message>
    <message>
        <source>contents in an object store are pruned after 24 hours at least: until then one may be uploaded for a change that is not there yet</source>
        <translation>Inhalte in einem Objektspeicher werden frühestens nach 24 Stunden bereinigt: bis dahin kann einer für eine noch ausstehende Änderung hochgeladen sein</translation>
    </message>
    <message>
        <source>curvature, 1/m: crests bright</source>
        <translation>Krümmung, 1/m: Kämme hell</translation>
    </message>
    <message>
        <source>depths become heights: their sign is changed</source>
        <translation>Tiefen werden zu Höhen: ihr Vorzeichen wird umgekehrt</translation>
    </message>
    <message>
        <source>dithering is for 16-bit and 8-bit samples; these store heights as they are</source>
        <translation>Rastern ist für 16-Bit- und 8-Bit-Werte; diese speichern Höhen, wie sie sind</translation>
    </message>
    <message>
        <source>editor script that gives the objects to Terrain3D</source>
        <translation>Editor-Skript, das die Objekte an Terrain3D übergibt</translation>
    </message>
    <message>
        <source>editor script: Tools &gt; Scarp &gt; Assign Materials</source>
        <translation>Editor-Skript: Tools &gt; Scarp &gt; Assign Materials</translation>
    </message>
    <message>
        <source>editor script: Tools &gt; Scarp &gt; Build Scene</source>
        <translation>Editor-Skript: Tools &gt; Scarp &gt; Build Scene</translation>
    </message>
    <message>
        <source>export &apos;%1&apos; writes %2, which %3; --allow-outside writes it</source>
        <translation>Export &apos;%1&apos; schreibt %2: %3; --allow-outside schreibt es trotzdem</translation>
    </message>
    <message>
        <source>files of this format are read from disk only; download it and open the file</source>
        <translation>Dateien dieses Formats werden nur von der Platte gelesen; herunterladen und die Datei öffnen</translation>
    </message>
    <message>
        <source>gdalwarp uses another kernel for each chunk of this output, and makes these heights with -wo XSCALE=%1 -wo YSCALE=%2</source>
        <translation>gdalwarp verwendet für jeden Block dieser Ausgabe einen anderen Kern und liefert diese Höhen mit -wo XSCALE=%1 -wo YSCALE=%2</translation>
    </message>
    <message>
        <source>glTF has y up</source>
        <translation>bei glTF ist y oben</translation>
    </message>
    <message>
        <source>glTF is in metres</source>
        <translation>glTF ist in Metern</translation>
    </message>
    <message>
        <source>globes take heights as above the ellipsoid WGS 84; these stay %1, as PROJ lacks a grid that converts all of them</source>
        <translation>Globen nehmen Höhen als über dem Ellipsoid WGS 84; diese bleiben %1, da PROJ ein Gitter fehlt, das alle umrechnet</translation>
    </message>
    <message>
        <source>has %1 channels; its name says that the %2 is channel %3</source>
        <translation>hat %1 Kanäle; laut Namen ist %2 der Kanal %3</translation>
    </message>
    <message>
        <source>has %1 layers; the script names %2</source>
        <translation>hat %1 Layer; das Skript nennt %2</translation>
    </message>
    <message>
        <source>has %1 samples; the indices have %2</source>
        <translation>hat %1 Werte; die Indizes haben %2</translation>
    </message>
    <message>
        <source>has a vertex that is no finite number, or beyond %1</source>
        <translation>hat einen Eckpunkt, der keine endliche Zahl ist oder jenseits von %1 liegt</translation>
    </message>
    <message>
        <source>has more than %1, which is the limit with a memory budget of %2 MiB. Clip or split the file, or raise the memory budget</source>
        <translation>hat mehr als %1, die Grenze bei einem Speicherbudget von %2 MiB. Die Datei zuschneiden oder aufteilen oder das Speicherbudget erhöhen</translation>
    </message>
    <message>
        <source>has more than %1, which is the limit. Clip or split the file</source>
        <translation>hat mehr als %1, die Grenze. Die Datei zuschneiden oder aufteilen</translation>
    </message>
    <message>
        <source>has no band %1; it has %2</source>
        <translation>hat kein Band %1; es hat %2</translation>
    </message>
    <message>
        <source>has no part %1; there are %2, from 0</source>
        <translation>hat keinen Teil %1; vorhanden sind %2, ab 0</translation>
    </message>
    <message>
        <source>has no samples in the window; it has %1 x %2</source>
        <translation>hat keine Werte im Ausschnitt; es hat %1 x %2</translation>
    </message>
    <message>
        <source>has no samples within %1; it lies within %2</source>
        <translation>hat keine Werte innerhalb von %1; es liegt innerhalb von %2</translation>
    </message>
    <message>
        <source>has too many nodes</source>
        <translation>hat zu viele Knoten</translation>
    </message>
    <message>
        <source>has two values that stand for holes; convert it first, or name one of them</source>
        <translation>hat zwei Werte, die für Löcher stehen; zuerst umwandeln oder einen davon nennen</translation>
    </message>
    <message>
        <source>height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>height %1</source>
        <translation>Höhe %1</translation>
    </message>
    <message>
        <source>heights</source>
        <translation>Höhen</translation>
    </message>
    <message>
        <source>heights are resampled; objects stand on the terrain before that, up to %1 off</source>
        <translation>Höhen werden neu abgetastet; Objekte stehen auf dem Gelände vor der Neuabtastung, bis zu %1 daneben</translation>
    </message>
    <message>
        <source>heights are rounded to 32 bits, by up to %1</source>
        <translation>Höhen sind auf 32 Bit gerundet, um bis zu %1</translation>
    </message>
    <message>
        <source>heights are rounded to 32 bits, by up to %1; an offset of %2 would keep them within %3</source>
        <translation>Höhen sind auf 32 Bit gerundet, um bis zu %1; ein Versatz von %2 würde sie auf %3 genau halten</translation>
    </message>
    <message>
        <source>heights are written positive up; the source has depths, positive down</source>
        <translation>Höhen werden positiv nach oben geschrieben; die Quelle hat Tiefen, positiv nach unten</translation>
    </message>
    <message>
        <source>heights beyond the range of the samples are clipped: %1</source>
        <translation>Höhen außerhalb des Bereichs der Werte werden begrenzt: %1</translation>
    </message>
    <message>
        <source>heights from %1 to %2</source>
        <translation>Höhen von %1 bis %2</translation>
    </message>
    <message>
        <source>heights from %1 to %2 are clipped to %3 to %4</source>
        <translation>Höhen von %1 bis %2 werden auf %3 bis %4 begrenzt</translation>
    </message>
    <message>
        <source>heights from %1 to %2 are out of range (%3 to %4)</source>
        <translation>Höhen von %1 bis %2 liegen außerhalb des Bereichs (%3 bis %4)</translation>
    </message>
    <message>
        <source>heights run from %1 to %2, further than any ground</source>
        <translation>Höhen gehen von %1 bis %2, weiter als jeder Boden</translation>
    </message>
    <message>
        <source>heights stay %1: the new CRS cannot state that</source>
        <translation>Höhen bleiben %1: das neue KBS kann das nicht angeben</translation>
    </message>
    <message>
        <source>heights that differ from %1 are rounded to its steps of %2</source>
        <translation>Höhen, die von %1 abweichen, werden auf deren Stufen von %2 gerundet</translation>
    </message>
    <message>
        <source>heights, %1</source>
        <translation>Höhen, %1</translation>
    </message>
    <message>
        <source>holds %1 files; put one of them behind /vsizip/ and the address: %2</source>
        <translation>enthält %1 Dateien; eine davon hinter /vsizip/ und die Adresse setzen: %2</translation>
    </message>
    <message>
        <source>holds %1 files; put one of them behind /vsizip/ and the address: %2 …</source>
        <translation>enthält %1 Dateien; eine davon hinter /vsizip/ und die Adresse setzen: %2 …</translation>
    </message>
    <message>
        <source>holds %1 grids; open one of them: %2</source>
        <translation>enthält %1 Raster; eines davon öffnen: %2</translation>
    </message>
    <message>
        <source>holds %1 of the %2 samples that its header tells of; the file is damaged</source>
        <translation>enthält %1 der %2 Werte, die der Dateikopf angibt; die Datei ist beschädigt</translation>
    </message>
    <message>
        <source>holds no operation; the word convert stands for none</source>
        <translation>enthält keine Operation; das Wort convert steht für keine</translation>
    </message>
    <message>
        <source>holds samples without a header; %1</source>
        <translation>enthält Werte ohne Dateikopf; %1</translation>
    </message>
    <message>
        <source>holes are written as the lowest step, %1, for want of any in the format: %2</source>
        <translation>Löcher sind als tiefste Stufe, %1, geschrieben, da das Format keine kennt: %2</translation>
    </message>
    <message>
        <source>in &apos;%1&apos; the ground rises by only %2 over %3; in metres its heights are %4 to %5</source>
        <translation>in &apos;%1&apos; steigt der Boden nur um %2 auf %3; in Metern sind die Höhen %4 bis %5</translation>
    </message>
    <message>
        <source>in metres from the middle of the terrain, which is at %1, %2</source>
        <translation>in Metern von der Mitte des Geländes, die bei %1, %2 liegt</translation>
    </message>
    <message>
        <source>in metres from the middle of the terrain, which is at %1, %2 of %3</source>
        <translation>in Metern von der Mitte des Geländes, die bei %1, %2 in %3 liegt</translation>
    </message>
    <message>
        <source>in metres from the middle of the terrain, which is at %1, %2 of %3; the file does not say so</source>
        <translation>in Metern von der Mitte des Geländes, die bei %1, %2 in %3 liegt; die Datei sagt das nicht</translation>
    </message>
    <message>
        <source>in metres from the middle of the terrain, which is at %1, %2; the file does not say so</source>
        <translation>in Metern von der Mitte des Geländes, die bei %1, %2 liegt; die Datei sagt das nicht</translation>
    </message>
    <message>
        <source>is %1 of %2 x %3 samples, which needs %4 bytes; the file has %5</source>
        <translation>ist %1 mit %2 x %3 Werten und braucht %4 Byte; die Datei hat %5</translation>
    </message>
    <message>
        <source>is %1, which is not read from files of others; convert it to GeoTIFF (gdal_translate), or set %2 if you trust it</source>
        <translation>ist %1, was aus fremden Dateien nicht gelesen wird; in GeoTIFF umwandeln (gdal_translate) oder %2 setzen, wenn Sie der Datei vertrauen</translation>
    </message>
    <message>
        <source>is a DDS texture of %1 x %2 samples; a terrain has 2 to %3 samples a side</source>
        <translation>ist eine DDS-Textur mit %1 x %2 Werten; ein Gelände hat 2 bis %3 Werte je Seite</translation>
    </message>
    <message>
        <source>is a DDS texture of colours or compressed blocks; heights need one channel (R8, R16, R16F, R32F)</source>
        <translation>ist eine DDS-Textur mit Farben oder komprimierten Blöcken; Höhen brauchen einen einzelnen Kanal (R8, R16, R16F, R32F)</translation>
    </message>
    <message>
        <source>is a VRT file; what it names is not fetched</source>
        <translation>ist eine VRT-Datei; was sie nennt, wird nicht geholt</translation>
    </message>
    <message>
        <source>is a project; options of the import are for rasters</source>
        <translation>ist ein Projekt; Optionen des Imports sind für Raster</translation>
    </message>
    <message>
        <source>is damaged: %1</source>
        <translation>ist beschädigt: %1</translation>
    </message>
    <message>
        <source>is damaged: a piece of it is gone</source>
        <translation>ist beschädigt: ein Stück fehlt</translation>
    </message>
    <message>
        <source>is damaged: a text in it is another one</source>
        <translation>ist beschädigt: ein Text darin ist ein anderer</translation>
    </message>
    <message>
        <source>is damaged: how large its terrain is and which layers it has is lost (%1)</source>
        <translation>ist beschädigt: wie groß das Gelände ist und welche Ebenen es hat, ist verloren (%1)</translation>
    </message>
    <message>
        <source>is damaged: it is of another size than its part</source>
        <translation>ist beschädigt: die Größe ist eine andere als die des Teils</translation>
    </message>
    <message>
        <source>is damaged: it says that its format is %1</source>
        <translation>ist beschädigt: als Format ist %1 angegeben</translation>
    </message>
    <message>
        <source>is damaged: its model cannot be read</source>
        <translation>ist beschädigt: das Modell kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>is damaged: its model is another one</source>
        <translation>ist beschädigt: das Modell ist ein anderes</translation>
    </message>
    <message>
        <source>is damaged: its versions are lost</source>
        <translation>ist beschädigt: die Versionen sind verloren</translation>
    </message>
    <message>
        <source>is damaged: some of this version may be lost</source>
        <translation>ist beschädigt: einiges dieser Version ist vielleicht verloren</translation>
    </message>
    <message>
        <source>is empty, or ends before its header (HTTP %1)</source>
        <translation>ist leer oder endet vor dem Dateikopf (HTTP %1)</translation>
    </message>
    <message>
        <source>is longer than such a description</source>
        <translation>ist länger als eine solche Beschreibung</translation>
    </message>
    <message>
        <source>is missing: this is no brush of Scarp&apos;s</source>
        <translation>fehlt: das ist kein Pinsel von Scarp</translation>
    </message>
    <message>
        <source>is missing: this is not an export preset</source>
        <translation>fehlt: dies ist keine Exportvorgabe</translation>
    </message>
    <message>
        <source>is no STAC item: it has no assets</source>
        <translation>ist kein STAC-Eintrag: Assets fehlen</translation>
    </message>
    <message>
        <source>is no STAC item: it has no assets (a catalogue or a collection names items; open one of those)</source>
        <translation>ist kein STAC-Eintrag: Assets fehlen (ein Katalog oder eine Sammlung nennt Einträge; einen davon öffnen)</translation>
    </message>
    <message>
        <source>is no STAC item: it is no JSON object</source>
        <translation>ist kein STAC-Eintrag: es ist kein JSON-Objekt</translation>
    </message>
    <message>
        <source>is no grid: a grid over its points would have %1 samples</source>
        <translation>ist kein Raster: ein Raster über seinen Punkten hätte %1 Werte</translation>
    </message>
    <message>
        <source>is no list of at most %1 views</source>
        <translation>ist keine Liste von höchstens %1 Ansichten</translation>
    </message>
    <message>
        <source>is no model of its format, or is damaged</source>
        <translation>ist kein Modell dieses Formats oder ist beschädigt</translation>
    </message>
    <message>
        <source>is no part of a terrain: COLUMN, ROW, COLUMNS, ROWS</source>
        <translation>ist kein Teil eines Geländes: SPALTE, ZEILE, SPALTEN, ZEILEN</translation>
    </message>
    <message>
        <source>is not a Scarp project: it holds the %1 &quot;%2&quot;</source>
        <translation>ist kein Scarp-Projekt: es enthält %1 &quot;%2&quot;</translation>
    </message>
    <message>
        <source>is not a Scarp project: it is no file</source>
        <translation>ist kein Scarp-Projekt: es ist keine Datei</translation>
    </message>
    <message>
        <source>is not a model of its format, or needs an extension that is not supported</source>
        <translation>ist kein Modell dieses Formats oder braucht eine Erweiterung, die nicht unterstützt wird</translation>
    </message>
    <message>
        <source>is not used: a material has no place for it</source>
        <translation>wird nicht verwendet: ein Material hat keinen Platz dafür</translation>
    </message>
    <message>
        <source>is not used: the set has normals for OpenGL</source>
        <translation>wird nicht verwendet: der Satz hat Normalen für OpenGL</translation>
    </message>
    <message>
        <source>is not used: there is another picture of the %1</source>
        <translation>wird nicht verwendet: es gibt ein anderes Bild für %1</translation>
    </message>
    <message>
        <source>is of %1; parts of one terrain and work go into a folder of their own</source>
        <translation>ist für %1; Teile eines Geländes und einer Aufgabe brauchen einen eigenen Ordner</translation>
    </message>
    <message>
        <source>is one file too many; such weights are in one</source>
        <translation>ist eine Datei zu viel; solche Gewichte liegen in einer</translation>
    </message>
    <message>
        <source>is open in another Scarp; it was opened read-only</source>
        <translation>ist in einem anderen Scarp geöffnet; es wurde schreibgeschützt geöffnet</translation>
    </message>
    <message>
        <source>is read in windows; convert it first to cut</source>
        <translation>wird in Ausschnitten gelesen; zum Zuschneiden zuerst umwandeln</translation>
    </message>
    <message>
        <source>is read in windows; convert it first to mend</source>
        <translation>wird in Ausschnitten gelesen; zum Reparieren zuerst umwandeln</translation>
    </message>
    <message>
        <source>is read in windows; convert it first to reproject</source>
        <translation>wird in Ausschnitten gelesen; zum Umprojizieren zuerst umwandeln</translation>
    </message>
    <message>
        <source>is read in windows; convert it first to spread over a range of heights</source>
        <translation>wird in Ausschnitten gelesen; zum Strecken auf einen Höhenbereich zuerst umwandeln</translation>
    </message>
    <message>
        <source>is the same throughout; a brush would have no shape by it</source>
        <translation>ist überall gleich; ein Pinsel hätte davon keine Form</translation>
    </message>
    <message>
        <source>it announces an impossible size</source>
        <translation>eine unmögliche Größe ist angekündigt</translation>
    </message>
    <message>
        <source>it cannot be read back: %1</source>
        <translation>es kann nicht zurückgelesen werden: %1</translation>
    </message>
    <message>
        <source>it declares depths: %1</source>
        <translation>die Datei gibt Tiefen an: %1</translation>
    </message>
    <message>
        <source>it declares feet over coordinates in metres, heights of %1 to %2; in metres they are %3 to %4</source>
        <translation>die Datei gibt Fuß bei Koordinaten in Metern an, Höhen von %1 bis %2; in Metern sind sie %3 bis %4</translation>
    </message>
    <message>
        <source>it has %1 points; %2 are the fewest</source>
        <translation>es hat %1 Punkte; mindestens %2 sind nötig</translation>
    </message>
    <message>
        <source>it has %1 points; %2 are the most</source>
        <translation>es hat %1 Punkte; höchstens %2 sind möglich</translation>
    </message>
    <message>
        <source>it has %1 points; a stamp has one</source>
        <translation>es hat %1 Punkte; ein Stempel hat einen</translation>
    </message>
    <message>
        <source>it has a colour table: the stored values behind it are read, not the colours</source>
        <translation>die Datei hat eine Farbtabelle: gelesen werden die gespeicherten Werte dahinter, nicht die Farben</translation>
    </message>
    <message>
        <source>it has grids of several resolutions; coarser ones leave holes between their samples; resampled to its finest cell size, %1</source>
        <translation>die Datei enthält Raster mit mehreren Auflösungen; zwischen den Werten gröberer Gitter bleiben Löcher; auf die feinste Zellgröße %1 neu abgetastet</translation>
    </message>
    <message>
        <source>it has grids of several resolutions; only their low-resolution index can be read</source>
        <translation>die Datei enthält Raster mit mehreren Auflösungen; nur der grob aufgelöste Index kann gelesen werden</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>es ist leer</translation>
    </message>
    <message>
        <source>it is not a mesh of triangles</source>
        <translation>es ist kein Netz aus Dreiecken</translation>
    </message>
    <message>
        <source>it is not beside or below the model&apos;s file</source>
        <translation>es liegt nicht neben oder unterhalb der Modelldatei</translation>
    </message>
    <message>
        <source>it is outside the terrain, which extends from x %1 to %2 and from y %3 to %4</source>
        <translation>außerhalb des Geländes, das von x %1 bis %2 und von y %3 bis %4 reicht</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>es ist zu groß</translation>
    </message>
    <message>
        <source>it makes more than 2 GB, where glTF&apos;s readers stop; a coarser ground, instancing or a part of the terrain fits</source>
        <translation>es ergibt mehr als 2 GB, mehr als glTF-Leseprogramme annehmen; ein gröberer Boden, Instanzen oder ein Teil des Geländes passen</translation>
    </message>
    <message>
        <source>it was changed since it was exported; move or delete it first</source>
        <translation>sie wurde seit dem Export geändert; verschieben oder löschen Sie sie zuerst</translation>
    </message>
    <message>
        <source>its %1 control points lie on no regular grid, so that its place is not known; resample it by them (gdalwarp) and open the result</source>
        <translation>die %1 Passpunkte liegen auf keinem regelmäßigen Gitter, daher ist der Ort unbekannt; damit neu abtasten (gdalwarp) und das Ergebnis öffnen</translation>
    </message>
    <message>
        <source>its CRS has no vertical datum: heights are taken as %1</source>
        <translation>das KBS nennt kein Höhendatum: Höhen gelten als %1</translation>
    </message>
    <message>
        <source>its CRS is %1 already: its cells are kept</source>
        <translation>das KBS ist bereits %1: die Zellen bleiben</translation>
    </message>
    <message>
        <source>its Draco mesh is damaged: %1</source>
        <translation>das Draco-Netz ist beschädigt: %1</translation>
    </message>
    <message>
        <source>its Draco mesh needs more memory than a model may take</source>
        <translation>das Draco-Netz braucht mehr Speicher, als ein Modell belegen darf</translation>
    </message>
    <message>
        <source>its KML unpacks to %1; at most %2 are read. Unpack the archive, and split the KML</source>
        <translation>ihr KML ist entpackt %1 groß; höchstens %2 werden gelesen. Das Archiv entpacken und das KML aufteilen</translation>
    </message>
    <message>
        <source>its area is smaller than a cell, and no sample is inside; enlarge it, or resample the terrain to smaller cells</source>
        <translation>die Fläche ist kleiner als eine Zelle und enthält keinen Wert; vergrößern Sie sie, oder tasten Sie das Gelände mit kleineren Zellen neu ab</translation>
    </message>
    <message>
        <source>its bed is %1 wide, less than a cell (%2), and no sample is inside; make it %3 wide, or resample the terrain to smaller cells</source>
        <translation>das Bett ist %1 breit, schmaler als eine Zelle (%2), und enthält keinen Wert; machen Sie es %3 breit, oder tasten Sie das Gelände mit kleineren Zellen neu ab</translation>
    </message>
    <message>
        <source>its brush is %1 wide, less than a cell (%2), and no sample is inside; make it %3 wide, or resample the terrain to smaller cells</source>
        <translation>der Pinsel ist %1 breit, schmaler als eine Zelle (%2), und enthält keinen Wert; machen Sie ihn %3 breit, oder tasten Sie das Gelände mit kleineren Zellen neu ab</translation>
    </message>
    <message>
        <source>its cells have no size in metres; a cell size must be given</source>
        <translation>die Zellen haben keine Größe in Metern; eine Zellgröße muss angegeben werden</translation>
    </message>
    <message>
        <source>its cells of %1 x %2 do not fit those of %3, %4 x %5; tiles can be resampled onto one grid</source>
        <translation>die Zellen von %1 x %2 passen nicht zu denen von %3, %4 x %5; Kacheln können auf ein gemeinsames Gitter neu abgetastet werden</translation>
    </message>
    <message>
        <source>its decoder crashed: %1</source>
        <translation>der Decoder ist abgestürzt: %1</translation>
    </message>
    <message>
        <source>its ending names no format for objects; use .csv, .geojson or .gpkg</source>
        <translation>die Endung nennt kein Format für Objekte; .csv, .geojson oder .gpkg verwenden</translation>
    </message>
    <message>
        <source>its ending names no format; use one of %1</source>
        <translation>die Endung nennt kein Format; eine von %1 verwenden</translation>
    </message>
    <message>
        <source>its longest side would be %1 (%2 to %3): it needs another unit or scale</source>
        <translation>die längste Seite wäre %1 (%2 bis %3): es braucht eine andere Einheit oder einen anderen Maßstab</translation>
    </message>
    <message>
        <source>its lowest value is meant to look white: if the ground is upside down, swap the lowest and the highest height</source>
        <translation>der niedrigste Wert soll weiß aussehen: steht der Boden auf dem Kopf, vertauschen Sie die niedrigste und die höchste Höhe</translation>
    </message>
    <message>
        <source>its normals are taken for those of OpenGL; they do not tell</source>
        <translation>die Normalen gelten als die von OpenGL; sie lassen es nicht erkennen</translation>
    </message>
    <message>
        <source>its objects cannot be listed: there is no right to (s3:ListBucket), or it fails</source>
        <translation>seine Objekte können nicht aufgelistet werden: das Recht dazu (s3:ListBucket) fehlt, oder es schlägt fehl</translation>
    </message>
    <message>
        <source>its place in the world is none: its pixels have no area</source>
        <translation>der Ort auf der Welt ist ungültig: die Pixel haben keine Fläche</translation>
    </message>
    <message>
        <source>its place is that of its %1 control points</source>
        <translation>der Ort ist der von %1 Passpunkten</translation>
    </message>
    <message>
        <source>its samples come in blocks of %1 x %2, which need %3 at once; the memory budget allows %4</source>
        <translation>die Werte kommen in Blöcken von %1 x %2, die %3 auf einmal brauchen; das Speicherbudget erlaubt %4</translation>
    </message>
    <message>
        <source>its server cannot be reached</source>
        <translation>der Server ist nicht erreichbar</translation>
    </message>
    <message>
        <source>its server is not found</source>
        <translation>der Server wurde nicht gefunden</translation>
    </message>
    <message>
        <source>its server serves no parts of files, and it has more than %1 MiB: download it and open the file</source>
        <translation>der Server liefert keine Dateiteile, und es sind mehr als %1 MiB: herunterladen und die Datei öffnen</translation>
    </message>
    <message>
        <source>its terrain of %1 x %2 samples needs %3 at once; the memory budget allows %4</source>
        <translation>das Gelände mit %1 x %2 Werten braucht %3 auf einmal; das Speicherbudget erlaubt %4</translation>
    </message>
    <message>
        <source>keeps the picture in the project: needs &quot;pack&quot;: true</source>
        <translation>legt das Bild im Projekt ab: braucht &quot;pack&quot;: true</translation>
    </message>
    <message>
        <source>layer &quot;%1&quot;: its settings were changed in both; they stay as in ours</source>
        <translation>Ebene &quot;%1&quot;: die Einstellungen wurden in beiden geändert; sie bleiben wie in unserer Version</translation>
    </message>
    <message>
        <source>layers %1 to %2, RGBA</source>
        <translation>Layer %1 bis %2, RGBA</translation>
    </message>
    <message>
        <source>layers %1 to %2, RGBA bytes, the southern row first</source>
        <translation>Layer %1 bis %2, RGBA-Bytes, die südliche Zeile zuerst</translation>
    </message>
    <message>
        <source>levels of detail are left out, as each object needs a node for each; instancing keeps them</source>
        <translation>Detailstufen werden ausgelassen, da jedes Objekt für jede einen Knoten braucht; Instanzen bewahren sie</translation>
    </message>
    <message>
        <source>lib3mf says: %1</source>
        <translation>lib3mf meldet: %1</translation>
    </message>
    <message>
        <source>lies %1 columns and %2 rows off the grid of %3; tiles can be resampled onto one grid</source>
        <translation>liegt %1 Spalten und %2 Zeilen neben dem Gitter von %3; Kacheln können auf ein gemeinsames Gitter neu abgetastet werden</translation>
    </message>
    <message>
        <source>line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Linie %1</translation>
    </message>
    <message>
        <source>line %1 (%2)</source>
        <translation>Linie %1 (%2)</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>Linien</translation>
    </message>
    <message>
        <source>material %1: %2</source>
        <translation>Material %1: %2</translation>
    </message>
    <message>
        <source>material &quot;%1&quot;: with &quot;%2&quot; the pictures of all materials have more than %3 MiB of texels; smaller pictures would do</source>
        <translation>Material &quot;%1&quot;: mit &quot;%2&quot; haben die Bilder aller Materialien mehr als %3 MiB an Texeln; kleinere Bilder würden genügen</translation>
    </message>
    <message>
        <source>may belong to another file; export under another name</source>
        <translation>gehört möglicherweise zu einer anderen Datei; exportieren Sie unter einem anderen Namen</translation>
    </message>
    <message>
        <source>more than %1 objects that rules put down lie in the outline: it selects none of them</source>
        <translation>mehr als %1 von Regeln gesetzte Objekte liegen im Umriss: keines davon wird ausgewählt</translation>
    </message>
    <message>
        <source>must be [id, object], not %1</source>
        <translation>muss [ID, Objekt] sein, nicht %1</translation>
    </message>
    <message>
        <source>must be [x, y, pressure, seconds], of which the last two may be left out</source>
        <translation>muss [x, y, Druck, Sekunden] sein, wobei die letzten zwei fehlen dürfen</translation>
    </message>
    <message>
        <source>must be an array of [x, y], not %1</source>
        <translation>muss ein Array von [x, y] sein, nicht %1</translation>
    </message>
    <message>
        <source>must be an array of [x, y]; one of them is %1</source>
        <translation>muss ein Array von [x, y] sein; darin ist %1</translation>
    </message>
    <message>
        <source>must be an array of ids of layers</source>
        <translation>muss ein Array von Ebenen-IDs sein</translation>
    </message>
    <message>
        <source>must be corners, [[x, y], …]</source>
        <translation>muss aus Ecken bestehen, [[x, y], …]</translation>
    </message>
    <message>
        <source>must be two corners, [[x, y], [x, y]]</source>
        <translation>muss aus zwei Ecken bestehen, [[x, y], [x, y]]</translation>
    </message>
    <message>
        <source>must be two numbers, [from, to]</source>
        <translation>muss aus zwei Zahlen bestehen, [von, bis]</translation>
    </message>
    <message>
        <source>names a vertex that is not there</source>
        <translation>nennt einen Eckpunkt, der nicht vorhanden ist</translation>
    </message>
    <message>
        <source>names and colours of the layers</source>
        <translation>Namen und Farben der Layer</translation>
    </message>
    <message>
        <source>names, colours and channels of the layers</source>
        <translation>Namen, Farben und Kanäle der Layer</translation>
    </message>
    <message>
        <source>needs &quot;pack&quot;: true</source>
        <translation>braucht &quot;pack&quot;: true</translation>
    </message>
    <message>
        <source>needs the program %1: %2</source>
        <translation>braucht das Programm %1: %2</translation>
    </message>
    <message>
        <source>netCDF is read whole, and it has more than %1 MiB: download it and open the file</source>
        <translation>netCDF wird ganz gelesen, und es hat mehr als %1 MiB: herunterladen und die Datei öffnen</translation>
    </message>
    <message>
        <source>netCDF takes coordinates without a CRS for degrees, and the terrain has no CRS; use another format</source>
        <translation>netCDF hält Koordinaten ohne KBS für Grad, und das Gelände hat kein KBS; ein anderes Format verwenden</translation>
    </message>
    <message>
        <source>no CRS</source>
        <translation>kein KBS</translation>
    </message>
    <message>
        <source>no CRS, but its axes are in degrees: taken as WGS 84</source>
        <translation>kein KBS, aber die Achsen sind in Grad: gilt als WGS 84</translation>
    </message>
    <message>
        <source>no CRS; its cells may be degrees but are taken as metres</source>
        <translation>kein KBS; die Zellen sind vielleicht in Grad, gelten aber als Meter</translation>
    </message>
    <message>
        <source>no cell size in the file: %1 assumed</source>
        <translation>keine Zellgröße in der Datei: %1 angenommen</translation>
    </message>
    <message>
        <source>no cell size in the file: %1 is proposed</source>
        <translation>keine Zellgröße in der Datei: %1 wird vorgeschlagen</translation>
    </message>
    <message>
        <source>no cell size in the file: a width of five times the height is proposed</source>
        <translation>keine Zellgröße in der Datei: eine Breite vom Fünffachen der Höhe wird vorgeschlagen</translation>
    </message>
    <message>
        <source>no earlier export wrote this file; move it or choose another folder</source>
        <translation>kein früherer Export hat diese Datei geschrieben; verschieben Sie sie oder wählen Sie einen anderen Ordner</translation>
    </message>
    <message>
        <source>no earlier export wrote this file; move it or choose another name for the export</source>
        <translation>kein früherer Export hat diese Datei geschrieben; verschieben Sie sie oder wählen Sie einen anderen Namen für den Export</translation>
    </message>
    <message>
        <source>no recovery journal can be kept in &quot;%1&quot;: %2</source>
        <translation>in &quot;%1&quot; kann kein Wiederherstellungsjournal geführt werden: %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>normals</source>
        <translation>Normalen</translation>
    </message>
    <message>
        <source>normals (DirectX)</source>
        <translation>Normalen (DirectX)</translation>
    </message>
    <message>
        <source>normals (OpenGL)</source>
        <translation>Normalen (OpenGL)</translation>
    </message>
    <message>
        <source>normals, +Y: green looks north</source>
        <translation>Normalen, +Y: Grün blickt nach Norden</translation>
    </message>
    <message>
        <source>normals, -Y: green looks south</source>
        <translation>Normalen, -Y: Grün blickt nach Süden</translation>
    </message>
    <message>
        <source>not as in %1: %2</source>
        <translation>anders als in %1: %2</translation>
    </message>
    <message>
        <source>not kept from %1: %2</source>
        <translation>nicht übernommen aus %1: %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>nothing lies at %1 sample of the ground</source>
        <translation>an %1 Wert des Bodens liegt nichts</translation>
    </message>
    <message>
        <source>nothing lies at %1 samples of the ground</source>
        <translation>an %1 Werten des Bodens liegt nichts</translation>
    </message>
    <message>
        <source>numbers from %1 to %2 are read as metres; they may be shares of a height that the file does not say</source>
        <translation>Zahlen von %1 bis %2 werden als Meter gelesen; es können Anteile einer Höhe sein, die die Datei nicht nennt</translation>
    </message>
    <message>
        <source>numbers without a unit: a height of a fifth of the width is proposed</source>
        <translation>Zahlen ohne Einheit: eine Höhe von einem Fünftel der Breite wird vorgeschlagen</translation>
    </message>
    <message>
        <source>object</source>
        <translation>Objekt</translation>
    </message>
    <message>
        <source>objects</source>
        <translation>Objekte</translation>
    </message>
    <message>
        <source>objects %1 to %2 are as they were at an earlier save</source>
        <translation>Objekte %1 bis %2 sind auf dem Stand einer früheren Speicherung</translation>
    </message>
    <message>
        <source>objects %1 to %2 are lost</source>
        <translation>Objekte %1 bis %2 sind verloren</translation>
    </message>
    <message>
        <source>objects cannot be deleted: there is no right to (s3:DeleteObject), or it fails</source>
        <translation>Objekte können nicht gelöscht werden: das Recht dazu (s3:DeleteObject) fehlt, oder es schlägt fehl</translation>
    </message>
    <message>
        <source>objects: is no list</source>
        <translation>objects: ist keine Liste</translation>
    </message>
    <message>
        <source>objects: one does not belong here</source>
        <translation>objects: eines gehört nicht hierher</translation>
    </message>
    <message>
        <source>only programs that know EXT_mesh_gpu_instancing open the file: three.js, Babylon.js, glTFast</source>
        <translation>nur Programme, die EXT_mesh_gpu_instancing kennen, öffnen die Datei: three.js, Babylon.js, glTFast</translation>
    </message>
    <message>
        <source>other programs may read %1 with this file; it is kept because another file may need it</source>
        <translation>andere Programme lesen mit dieser Datei möglicherweise %1; sie bleibt, weil eine andere Datei sie brauchen kann</translation>
    </message>
    <message>
        <source>ours has %1 in place of the %2 of the base, or other cells; only versions of one size are merged</source>
        <translation>unsere Version hat %1 statt der %2 der gemeinsamen Basis, oder andere Zellen; nur gleich große Versionen werden zusammengeführt</translation>
    </message>
    <message>
        <source>part %1 is missing, of %2</source>
        <translation>Teil %1 von %2 fehlt</translation>
    </message>
    <message>
        <source>parts %1 are missing, of %2</source>
        <translation>die Teile %1 von %2 fehlen</translation>
    </message>
    <message>
        <source>parts of %1 samples a side would be %2; %3 can be made</source>
        <translation>Teile mit %1 Werten je Seite ergäben %2 Teile; möglich sind %3</translation>
    </message>
    <message>
        <source>parts of its directory are lost; it was put together from what is left</source>
        <translation>Teile des Verzeichnisses sind verloren; es wurde aus dem zusammengesetzt, was übrig ist</translation>
    </message>
    <message>
        <source>pixels without ground are height 0; tiles without any are not there</source>
        <translation>Pixel ohne Boden haben Höhe 0; Kacheln ganz ohne Boden fehlen</translation>
    </message>
    <message>
        <source>point %1 has no usable height</source>
        <translation>Punkt %1 hat keine brauchbare Höhe</translation>
    </message>
    <message>
        <source>point %1 has no usable width</source>
        <translation>Punkt %1 hat keine brauchbare Breite</translation>
    </message>
    <message>
        <source>point %1 is nowhere near</source>
        <translation>Punkt %1 liegt viel zu weit weg</translation>
    </message>
    <message>
        <source>point %1 of the curve is not to the right of the one before</source>
        <translation>Punkt %1 der Kurve liegt nicht rechts vom vorigen</translation>
    </message>
    <message>
        <source>point %1 of the curve is not within 0 to 1</source>
        <translation>Punkt %1 der Kurve liegt nicht zwischen 0 und 1</translation>
    </message>
    <message>
        <source>red, green and blue are the same everywhere: read as grey</source>
        <translation>Rot, Grün und Blau sind überall gleich: als Grau gelesen</translation>
    </message>
    <message>
        <source>red, green and blue are the same: read as grey</source>
        <translation>Rot, Grün und Blau sind gleich: als Grau gelesen</translation>
    </message>
    <message>
        <source>red, green and blue differ: their luminance is proposed</source>
        <translation>Rot, Grün und Blau sind verschieden: deren Helligkeit wird vorgeschlagen</translation>
    </message>
    <message>
        <source>removed files that described the replaced file: %1</source>
        <translation>entfernte Dateien, die die ersetzte Datei beschrieben: %1</translation>
    </message>
    <message>
        <source>reprojected to %1, cells of %2; there and back places change by about %3, heights by %4 at most and by about %5 in the median</source>
        <translation>umprojiziert nach %1, Zellen von %2; hin und zurück ändern sich Orte um etwa %3, Höhen um höchstens %4 und um etwa %5 im Median</translation>
    </message>
    <message>
        <source>roughness</source>
        <translation>Rauheit</translation>
    </message>
    <message>
        <source>rows %1 to %2 cannot be read; the file is damaged or cut short</source>
        <translation>die Zeilen %1 bis %2 können nicht gelesen werden; die Datei ist beschädigt oder verkürzt</translation>
    </message>
    <message>
        <source>rows %1 to %2 cannot be read; the file is damaged or cut short (%3)</source>
        <translation>die Zeilen %1 bis %2 können nicht gelesen werden; die Datei ist beschädigt oder verkürzt (%3)</translation>
    </message>
    <message>
        <source>rows of %1 samples agree with each other, and differ at their ends (%2 times)</source>
        <translation>Zeilen von %1 Werten passen zueinander und unterscheiden sich an ihren Enden (%2-fach)</translation>
    </message>
    <message>
        <source>rows of %1 samples agree with each other, in three equal channels</source>
        <translation>Zeilen von %1 Werten passen zueinander, in drei gleichen Kanälen</translation>
    </message>
    <message>
        <source>rows of %1 samples agree with each other, in three equal channels, and differ at their ends (%2 times)</source>
        <translation>Zeilen von %1 Werten passen zueinander, in drei gleichen Kanälen, und unterscheiden sich an ihren Enden (%2-fach)</translation>
    </message>
    <message>
        <source>rule %1</source>
        <translation>Regel %1</translation>
    </message>
    <message>
        <source>rule %1 (%2)</source>
        <translation>Regel %1 (%2)</translation>
    </message>
    <message>
        <source>rule %1, condition %2</source>
        <translation>Regel %1, Bedingung %2</translation>
    </message>
    <message>
        <source>rule %1: %2</source>
        <translation>Regel %1: %2</translation>
    </message>
    <message>
        <source>samples are not stored as in the source: %1</source>
        <translation>Werte werden nicht wie in der Quelle gespeichert: %1</translation>
    </message>
    <message>
        <source>samples cannot be stored as in the source: %1</source>
        <translation>Werte können nicht wie in der Quelle gespeichert werden: %1</translation>
    </message>
    <message>
        <source>samples without a header, read as %1: %2</source>
        <translation>Werte ohne Dateikopf, gelesen als %1: %2</translation>
    </message>
    <message>
        <source>samples without a unit: a height of a fifth of the width is proposed</source>
        <translation>Werte ohne Einheit: eine Höhe von einem Fünftel der Breite wird vorgeschlagen</translation>
    </message>
    <message>
        <source>says no CRS; bounds in another cannot be found in it</source>
        <translation>nennt kein KBS; Grenzen in einem anderen lassen sich darin nicht finden</translation>
    </message>
    <message>
        <source>says nothing of its place; a window of columns and rows can be cut</source>
        <translation>sagt nichts über den Ort; ein Ausschnitt nach Spalten und Zeilen ist möglich</translation>
    </message>
    <message>
        <source>script for Blender: Scripting &gt; Open &gt; Run</source>
        <translation>Skript für Blender: Scripting &gt; Open &gt; Run</translation>
    </message>
    <message>
        <source>script for the editor: Tools &gt; Execute Python Script</source>
        <translation>Skript für den Editor: Tools &gt; Execute Python Script</translation>
    </message>
    <message>
        <source>script that builds the material</source>
        <translation>Skript, das das Material aufbaut</translation>
    </message>
    <message>
        <source>several bands: the first is proposed</source>
        <translation>mehrere Bänder: das erste wird vorgeschlagen</translation>
    </message>
    <message>
        <source>size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>size %1 %</source>
        <translation>Größe %1 %</translation>
    </message>
    <message>
        <source>so many nodes are slow in most programs; instancing writes a node a model</source>
        <translation>so viele Knoten sind in den meisten Programmen langsam; mit Instanzen wird ein Knoten je Modell geschrieben</translation>
    </message>
    <message>
        <source>state.fills: [%1, %2] belongs to no layer, selection or material that there is</source>
        <translation>state.fills: [%1, %2] gehört zu keiner vorhandenen Ebene, Auswahl und keinem vorhandenen Material</translation>
    </message>
    <message>
        <source>state.fills: a raster cannot be full of %1</source>
        <translation>state.fills: ein Raster kann nicht voll von %1 sein</translation>
    </message>
    <message>
        <source>state.fills: is no list of fills</source>
        <translation>state.fills: ist keine Liste von Füllungen</translation>
    </message>
    <message>
        <source>state.fills: the base of the layers is missing</source>
        <translation>state.fills: die unterste Ebene fehlt</translation>
    </message>
    <message>
        <source>state.fills: the ground is missing</source>
        <translation>state.fills: der Boden fehlt</translation>
    </message>
    <message>
        <source>stored values are computed from the heights, not taken from %1: %2</source>
        <translation>gespeicherte Werte werden aus den Höhen berechnet, nicht aus %1 übernommen: %2</translation>
    </message>
    <message>
        <source>summary.held: is no list of slots</source>
        <translation>summary.held: ist keine Liste von Plätzen</translation>
    </message>
    <message>
        <source>takes no objects: there is no right to write, or it fails</source>
        <translation>nimmt keine Objekte an: es gibt kein Schreibrecht, oder es schlägt fehl</translation>
    </message>
    <message>
        <source>terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>terrain beyond the memory budget cannot be kept in &quot;%1&quot;: %2</source>
        <translation>Gelände über das Speicherbudget hinaus kann nicht in &quot;%1&quot; gehalten werden: %2</translation>
    </message>
    <message>
        <source>the CRS differs when read back: %1 instead of %2</source>
        <translation>beim Zurücklesen ist das KBS anders: %1 statt %2</translation>
    </message>
    <message>
        <source>the CRS is not written: %1 may belong to another file</source>
        <translation>das KBS wird nicht geschrieben: %1 kann zu einer anderen Datei gehören</translation>
    </message>
    <message>
        <source>the active tool has no brush for a position; choose a brush, Paint Materials or Select by Brush</source>
        <translation>das aktive Werkzeug hat keinen Pinsel für eine Position; wählen Sie einen Pinsel, „Materialien malen“ oder „Auswahl malen“</translation>
    </message>
    <message>
        <source>the archive holds too many files to be read over the network: download it and open one of its files</source>
        <translation>das Archiv enthält zu viele Dateien, um über das Netz gelesen zu werden: laden Sie es herunter und öffnen Sie eine seiner Dateien</translation>
    </message>
    <message>
        <source>the beds make more than 2 GB, where glTF&apos;s readers stop; some lines alone fit</source>
        <translation>die Betten ergeben mehr als 2 GB, mehr als glTF-Leseprogramme annehmen; einzelne Linien allein passen</translation>
    </message>
    <message>
        <source>the certificate of %1 has changed: somebody may pretend to be the server. %2</source>
        <translation>das Zertifikat von %1 hat sich geändert: jemand gibt sich möglicherweise als der Server aus. %2</translation>
    </message>
    <message>
        <source>the condition &quot;%1&quot; cannot be used: %2</source>
        <translation>die Bedingung &quot;%1&quot; kann nicht verwendet werden: %2</translation>
    </message>
    <message>
        <source>the connection was cut before all was there</source>
        <translation>die Verbindung brach ab, bevor alles da war</translation>
    </message>
    <message>
        <source>the contents of this terrain: %1</source>
        <translation>die Inhalte dieses Geländes: %1</translation>
    </message>
    <message>
        <source>the drapes were changed in both; they stay as in ours</source>
        <translation>die Bildüberlagerungen wurden in beiden geändert; sie bleiben wie in unserer Version</translation>
    </message>
    <message>
        <source>the end of the journal is torn or damaged: %1 bytes</source>
        <translation>das Ende des Journals ist abgerissen oder beschädigt: %1 Byte</translation>
    </message>
    <message>
        <source>the file is cut short or has gaps: %1 of %2 samples are there, the others are holes</source>
        <translation>die Datei ist verkürzt oder hat Lücken: %1 von %2 Werten sind vorhanden, die anderen sind Löcher</translation>
    </message>
    <message>
        <source>the file says so</source>
        <translation>laut Datei</translation>
    </message>
    <message>
        <source>the filter &quot;%1&quot; repairs data and cannot be an adjustment layer; apply it to the base</source>
        <translation>der Filter &quot;%1&quot; repariert Daten und kann keine Anpassungsebene sein; wenden Sie ihn auf die unterste Ebene an</translation>
    </message>
    <message>
        <source>the given cell size holds in the editor; the place in the CRS stays as it was</source>
        <translation>die angegebene Zellgröße gilt im Editor; der Ort im KBS bleibt, wie er war</translation>
    </message>
    <message>
        <source>the grid is rotated in its CRS; the local frame follows the grid</source>
        <translation>das Raster ist in seinem KBS gedreht; das lokale System folgt dem Raster</translation>
    </message>
    <message>
        <source>the grid is sheared in its CRS: its rows and columns are not at right angles, but are shown so; reprojected, the ground has its true form</source>
        <translation>das Raster ist in seinem KBS geschert: Zeilen und Spalten stehen nicht im rechten Winkel, werden aber so gezeigt; umprojiziert hat der Boden seine wahre Form</translation>
    </message>
    <message>
        <source>the grid runs from east to west in its CRS; the local frame follows the grid</source>
        <translation>das Raster läuft in seinem KBS von Ost nach West; das lokale System folgt dem Raster</translation>
    </message>
    <message>
        <source>the ground comes in %1 steps of %2: 8-bit heights in a file of more bits</source>
        <translation>der Boden kommt in %1 Stufen von %2: 8-Bit-Höhen in einer Datei mit mehr Bits</translation>
    </message>
    <message>
        <source>the height of an object is out of range (%1 to %2)</source>
        <translation>die Höhe eines Objekts liegt außerhalb des Bereichs (%1 bis %2)</translation>
    </message>
    <message>
        <source>the height range from %1 to %2 is empty</source>
        <translation>der Höhenbereich von %1 bis %2 ist leer</translation>
    </message>
    <message>
        <source>the heights have no steps to take out: they are not the multiples of one number</source>
        <translation>die Höhen haben keine Stufen zum Entfernen: sie sind nicht die Vielfachen einer Zahl</translation>
    </message>
    <message>
        <source>the heights of the layer &quot;%1&quot; are taken as %2, the terrain&apos;s unit: its CRS has another unit and says nothing about heights</source>
        <translation>die Höhen des Layers &quot;%1&quot; gelten als %2, die Einheit des Geländes: das KBS hat eine andere Einheit und sagt nichts über Höhen</translation>
    </message>
    <message>
        <source>the item has %1 rasters, and none says that it is heights; put # and one of these behind the address: %2</source>
        <translation>der Eintrag hat %1 Raster, und keines sagt, dass es Höhen sind; # und eines von diesen hinter die Adresse setzen: %2</translation>
    </message>
    <message>
        <source>the item has no raster &apos;%1&apos;; it has %2</source>
        <translation>der Eintrag hat kein Raster &apos;%1&apos;; es hat %2</translation>
    </message>
    <message>
        <source>the journal&apos;s base: %1</source>
        <translation>die Grundlage des Journals: %1</translation>
    </message>
    <message>
        <source>the largest error includes that the heights were rounded when they were read, by up to %1</source>
        <translation>im größten Fehler ist enthalten, dass die Höhen beim Lesen gerundet wurden, um bis zu %1</translation>
    </message>
    <message>
        <source>the last %1 bytes of the journal were not written to the end, or are damaged: what they held is lost</source>
        <translation>die letzten %1 Byte des Journals wurden nicht zu Ende geschrieben oder sind beschädigt: was sie enthielten, ist verloren</translation>
    </message>
    <message>
        <source>the layer &quot;%1&quot;</source>
        <translation>die Ebene &quot;%1&quot;</translation>
    </message>
    <message>
        <source>the layer &quot;%1&quot; left out: %2</source>
        <translation>die Ebene &quot;%1&quot; ausgelassen: %2</translation>
    </message>
    <message>
        <source>the layer that is gone</source>
        <translation>die Ebene, die es nicht mehr gibt</translation>
    </message>
    <message>
        <source>the layout of its samples must be said (%1 bytes fit %2)</source>
        <translation>der Aufbau der Werte muss angegeben werden (%1 Byte passen zu %2)</translation>
    </message>
    <message>
        <source>the layout of its samples must be said (%1 bytes)</source>
        <translation>der Aufbau der Werte muss angegeben werden (%1 Byte)</translation>
    </message>
    <message>
        <source>the mask of the layer &quot;%1&quot;</source>
        <translation>die Maske der Ebene &quot;%1&quot;</translation>
    </message>
    <message>
        <source>the mask of the layer that is gone</source>
        <translation>die Maske der Ebene, die es nicht mehr gibt</translation>
    </message>
    <message>
        <source>the model of %1 is missing; its box is written</source>
        <translation>das Modell von %1 fehlt; stattdessen wird sein Quader geschrieben</translation>
    </message>
    <message>
        <source>the name of an SRTM tile is its south-western corner; this one is %1.hgt</source>
        <translation>der Name einer SRTM-Kachel ist ihre Südwestecke; diese ist %1.hgt</translation>
    </message>
    <message>
        <source>the name says %1</source>
        <translation>der Name nennt %1</translation>
    </message>
    <message>
        <source>the name says %1 from side to side</source>
        <translation>der Name nennt %1 von Seite zu Seite</translation>
    </message>
    <message>
        <source>the name says %1 to %2</source>
        <translation>der Name nennt %1 bis %2</translation>
    </message>
    <message>
        <source>the name says a cell size of %1</source>
        <translation>der Name nennt eine Zellgröße von %1</translation>
    </message>
    <message>
        <source>the object %1 of %2 is not there</source>
        <translation>das Objekt %1 von %2 ist nicht vorhanden</translation>
    </message>
    <message>
        <source>the object %1 of %2 is not what was put there</source>
        <translation>das Objekt %1 von %2 ist nicht das, was dort abgelegt wurde</translation>
    </message>
    <message>
        <source>the objects are still being scattered; try again when they stand</source>
        <translation>die Objekte werden noch gestreut; noch einmal versuchen, wenn sie stehen</translation>
    </message>
    <message>
        <source>the order of bytes is for samples without a header: %1</source>
        <translation>die Bytereihenfolge ist für Werte ohne Dateikopf: %1</translation>
    </message>
    <message>
        <source>the other bands of %1 are not kept: %2</source>
        <translation>die anderen Bänder von %1 werden nicht übernommen: %2</translation>
    </message>
    <message>
        <source>the picture %1 is kept at %2 x %3 of its %4 x %5 pixels</source>
        <translation>das Bild %1 wird mit %2 x %3 seiner %4 x %5 Pixel behalten</translation>
    </message>
    <message>
        <source>the picture %1 is left out: %2</source>
        <translation>das Bild %1 wird ausgelassen: %2</translation>
    </message>
    <message>
        <source>the picture %1 is left out: the pictures take more than %2 MiB</source>
        <translation>das Bild %1 wird ausgelassen: die Bilder belegen mehr als %2 MiB</translation>
    </message>
    <message>
        <source>the pictures of drapes in the project take %1 MiB; %2 MiB are the most</source>
        <translation>die Bilder der Bildüberlagerungen im Projekt belegen %1 MiB; höchstens %2 MiB sind möglich</translation>
    </message>
    <message>
        <source>the place in the world was changed in both; it stays as in ours</source>
        <translation>der Ort auf der Welt wurde in beiden geändert; er bleibt wie in unserer Version</translation>
    </message>
    <message>
        <source>the recovery journal cannot be written to &quot;%1&quot;: %2; a crash would cost what is edited from now on</source>
        <translation>das Wiederherstellungsjournal kann nicht nach &quot;%1&quot; geschrieben werden: %2; bei einem Absturz ginge verloren, was ab jetzt bearbeitet wird</translation>
    </message>
    <message>
        <source>the role %1 on %2 cannot log in: it is a group, or was locked. Add the roles of persons</source>
        <translation>die Rolle %1 auf %2 kann sich nicht anmelden: sie ist eine Gruppe oder wurde gesperrt. Fügen Sie die Rollen von Personen hinzu</translation>
    </message>
    <message>
        <source>the rules of materials were changed in both; they stay as in ours</source>
        <translation>die Materialregeln wurden in beiden geändert; sie bleiben wie in unserer Version</translation>
    </message>
    <message>
        <source>the scene&apos;s script</source>
        <translation>das Skript der Szene</translation>
    </message>
    <message>
        <source>the script&apos;s places: %1</source>
        <translation>die Orte des Skripts: %1</translation>
    </message>
    <message>
        <source>the selection is empty: edits change nothing until it is removed by &quot;change-selection&quot; with &quot;change&quot;: &quot;none&quot;</source>
        <translation>die Auswahl ist leer: Bearbeitungen ändern nichts, bis sie mit &quot;change-selection&quot; und &quot;change&quot;: &quot;none&quot; entfernt wird</translation>
    </message>
    <message>
        <source>the server answers with a web page, not with data</source>
        <translation>der Server antwortet mit einer Webseite statt mit Daten</translation>
    </message>
    <message>
        <source>the server answers with another part than was asked for</source>
        <translation>der Server antwortet mit einem anderen Teil als dem verlangten</translation>
    </message>
    <message>
        <source>the server closed the connection without an answer</source>
        <translation>der Server hat die Verbindung ohne Antwort geschlossen</translation>
    </message>
    <message>
        <source>the server does not answer in time</source>
        <translation>der Server antwortet nicht rechtzeitig</translation>
    </message>
    <message>
        <source>the server does not permit it (HTTP %1)</source>
        <translation>der Server erlaubt es nicht (HTTP %1)</translation>
    </message>
    <message>
        <source>the server fails (HTTP %1)</source>
        <translation>der Server meldet einen Fehler (HTTP %1)</translation>
    </message>
    <message>
        <source>the server is too slow: it has sent less than 16 kB a second for %1 s; download it by other means and open the file</source>
        <translation>der Server ist zu langsam: er hat %1 s lang weniger als 16 kB pro Sekunde gesendet; auf anderem Weg herunterladen und die Datei öffnen</translation>
    </message>
    <message>
        <source>the server redirects in a circle</source>
        <translation>der Server leitet im Kreis weiter</translation>
    </message>
    <message>
        <source>the server&apos;s answer is not HTTP</source>
        <translation>die Antwort des Servers ist kein HTTP</translation>
    </message>
    <message>
        <source>the server&apos;s certificate is not trusted</source>
        <translation>dem Zertifikat des Servers wird nicht vertraut</translation>
    </message>
    <message>
        <source>the sky after a filter cannot be done in parts: beyond a part it looks at ground that no filter has changed; join the parts of the filter first</source>
        <translation>sky nach einem Filter lässt sich nicht in Teilen ausführen: außerhalb eines Teils sieht es Boden, den kein Filter geändert hat; zuerst die Teile des Filters zusammenfügen</translation>
    </message>
    <message>
        <source>the spacing of rows must be at least %1</source>
        <translation>der Abstand der Reihen muss mindestens %1 sein</translation>
    </message>
    <message>
        <source>the step of %1 is not above 0</source>
        <translation>die Stufenhöhe von %1 liegt nicht über 0</translation>
    </message>
    <message>
        <source>the store does not permit it: GDAL&apos;s settings name no credentials that it takes</source>
        <translation>der Speicherdienst erlaubt es nicht: die Einstellungen von GDAL nennen keine Zugangsdaten, die er annimmt</translation>
    </message>
    <message>
        <source>the strength of %1 is too little for heights of %2, which are stored in steps of %3 mm: a stroke changes up to %4 % more or less; with %5 it is at most 2 %</source>
        <translation>die Stärke von %1 ist zu gering für Höhen von %2, die in Stufen von %3 mm gespeichert werden: ein Strich ändert bis zu %4 % mehr oder weniger; mit %5 sind es höchstens 2 %</translation>
    </message>
    <message>
        <source>the stroke is too long for its brush: %1 dabs (length / spacing, times the copies by symmetry), where %2 are the limit. Use a larger radius or spacing, or a shorter stroke</source>
        <translation>der Strich ist zu lang für seinen Pinsel: %1 Abdrücke (Länge / Abstand, mal Kopien durch Symmetrie); die Grenze sind %2. Einen größeren Radius oder Abstand oder einen kürzeren Strich verwenden</translation>
    </message>
    <message>
        <source>the stroke is too long for its brush: %1 dabs between two samples (length / spacing, times the copies by symmetry), where %2 are the limit. Use a larger radius or spacing, or a shorter stroke</source>
        <translation>der Strich ist zu lang für seinen Pinsel: %1 Abdrücke zwischen zwei Messpunkten (Länge / Abstand, mal Kopien durch Symmetrie); die Grenze sind %2. Einen größeren Radius oder Abstand oder einen kürzeren Strich verwenden</translation>
    </message>
    <message>
        <source>the stroke is too much work for its brush: its dabs change %1 samples, where %2 are the limit. Use a smaller radius, a larger spacing or a shorter stroke</source>
        <translation>der Strich macht seinem Pinsel zu viel Arbeit: seine Abdrücke ändern %1 Werte; die Grenze sind %2. Einen kleineren Radius, einen größeren Abstand oder einen kürzeren Strich verwenden</translation>
    </message>
    <message>
        <source>the team&apos;s terrain is damaged: %1</source>
        <translation>das Gelände des Teams ist beschädigt: %1</translation>
    </message>
    <message>
        <source>the terrain does not say where in the world it lies; web tiles need a coordinate system</source>
        <translation>das Gelände sagt nicht, wo auf der Welt es liegt; Webkacheln brauchen ein Koordinatensystem</translation>
    </message>
    <message>
        <source>the terrain has no CRS; its objects can be written in local metres</source>
        <translation>das Gelände hat kein KBS; die Objekte können in lokalen Metern geschrieben werden</translation>
    </message>
    <message>
        <source>the terrain has too many samples to find its depressions: %1 × %2</source>
        <translation>das Gelände hat zu viele Werte, um seine Senken zu finden: %1 × %2</translation>
    </message>
    <message>
        <source>the terrain was changed in the meantime</source>
        <translation>das Gelände wurde inzwischen geändert</translation>
    </message>
    <message>
        <source>the texture array has empty places: textures.json says which index each material has</source>
        <translation>das Textur-Array hat leere Plätze: textures.json sagt, welchen Index jedes Material hat</translation>
    </message>
    <message>
        <source>the two lie at different places in the world; samples are compared by column and row</source>
        <translation>die zwei liegen an verschiedenen Orten der Welt; Werte werden nach Spalte und Zeile verglichen</translation>
    </message>
    <message>
        <source>the undo history cannot be written to &quot;%1&quot;: %2</source>
        <translation>der Rückgängig-Verlauf kann nicht nach &quot;%1&quot; geschrieben werden: %2</translation>
    </message>
    <message>
        <source>the undo history on disk cannot be read: %1</source>
        <translation>der Rückgängig-Verlauf auf der Platte kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>theirs has %1 in place of the %2 of the base, or other cells; only versions of one size are merged</source>
        <translation>die andere Version hat %1 statt der %2 der gemeinsamen Basis, oder andere Zellen; nur gleich große Versionen werden zusammengeführt</translation>
    </message>
    <message>
        <source>there are no more ids for layers; open the terrain again</source>
        <translation>es gibt keine weiteren IDs für Ebenen; öffnen Sie das Gelände erneut</translation>
    </message>
    <message>
        <source>there are other files in this folder; name another one</source>
        <translation>in diesem Ordner sind andere Dateien; einen anderen nennen</translation>
    </message>
    <message>
        <source>there is no OpenGL 4.5 to draw with; install a driver for EGL (Mesa&apos;s: libegl-mesa0 and libgl1-mesa-dri), or draw on a virtual screen: xvfb-run -a scarp render …</source>
        <translation>es gibt kein OpenGL 4.5 zum Zeichnen; einen Treiber für EGL installieren (den von Mesa: libegl-mesa0 und libgl1-mesa-dri) oder auf einem virtuellen Bildschirm zeichnen: xvfb-run -a scarp render …</translation>
    </message>
    <message>
        <source>there is no OpenGL to draw with</source>
        <translation>es gibt kein OpenGL zum Zeichnen</translation>
    </message>
    <message>
        <source>there is no asset &quot;%1&quot;; there are %2</source>
        <translation>ein Asset &quot;%1&quot; gibt es nicht; vorhanden sind %2</translation>
    </message>
    <message>
        <source>there is no drape %1; there are %2</source>
        <translation>eine Bildüberlagerung %1 gibt es nicht; vorhanden sind %2</translation>
    </message>
    <message>
        <source>there is no ground: no cell whose corners are no holes</source>
        <translation>es gibt keinen Boden: keine Zelle, deren Ecken keine Löcher sind</translation>
    </message>
    <message>
        <source>there is no layer %1; there are %2</source>
        <translation>eine Ebene %1 gibt es nicht; vorhanden sind %2</translation>
    </message>
    <message>
        <source>there is no role %1 on %2. The administrator of the server makes one: createuser --pwprompt NAME</source>
        <translation>eine Rolle %1 gibt es auf %2 nicht. Der Administrator des Servers legt eine an: createuser --pwprompt NAME</translation>
    </message>
    <message>
        <source>there is no terrain to draw</source>
        <translation>es gibt kein Gelände zum Zeichnen</translation>
    </message>
    <message>
        <source>there is nothing at this address (HTTP %1)</source>
        <translation>an dieser Adresse ist nichts (HTTP %1)</translation>
    </message>
    <message>
        <source>there is nothing to write: no objects stand on the ground, and it is left out</source>
        <translation>es gibt nichts zu schreiben: auf dem Boden stehen keine Objekte, und er wird ausgelassen</translation>
    </message>
    <message>
        <source>there is too little memory for a picture of %1 x %2 pixels</source>
        <translation>der Speicher reicht nicht für ein Bild mit %1 x %2 Pixeln</translation>
    </message>
    <message>
        <source>this OpenGL (%1) draws at most %2 pixels a side</source>
        <translation>dieses OpenGL (%1) zeichnet höchstens %2 Pixel je Seite</translation>
    </message>
    <message>
        <source>this OpenGL (%1) takes at most %2 samples a pixel</source>
        <translation>dieses OpenGL (%1) nimmt höchstens %2 Abtastwerte je Pixel</translation>
    </message>
    <message>
        <source>this description of the heightmap is damaged; remove it to read the file without</source>
        <translation>diese Beschreibung der Höhenkarte ist beschädigt; sie entfernen, um die Datei ohne sie zu lesen</translation>
    </message>
    <message>
        <source>this description of the tiles is damaged; remove it to read them without</source>
        <translation>diese Beschreibung der Kacheln ist beschädigt; sie entfernen, um die Kacheln ohne sie zu lesen</translation>
    </message>
    <message>
        <source>this format has no rotation, and this grid is turned against its coordinates; write a GeoTIFF, or reproject the terrain when it is imported</source>
        <translation>dieses Format kennt keine Drehung, und dieses Raster ist gegen die Koordinaten gedreht; schreiben Sie ein GeoTIFF, oder projizieren Sie das Gelände beim Importieren um</translation>
    </message>
    <message>
        <source>this format has no samples of type %1; it has %2</source>
        <translation>dieses Format hat keine Werte vom Typ %1; es hat %2</translation>
    </message>
    <message>
        <source>this format has square cells only, and those of the terrain are not; write a GeoTIFF, or resample</source>
        <translation>dieses Format kennt nur quadratische Zellen, und die des Geländes sind es nicht; schreiben Sie ein GeoTIFF, oder tasten Sie neu ab</translation>
    </message>
    <message>
        <source>this role may not share terrains on %1: only the owner of the database may. Ask whoever set it up</source>
        <translation>diese Rolle darf auf %1 keine Gelände teilen: das darf nur der Eigentümer der Datenbank. Fragen Sie, wer sie eingerichtet hat</translation>
    </message>
    <message>
        <source>this terrain has %1 x %2</source>
        <translation>dieses Gelände hat %1 x %2</translation>
    </message>
    <message>
        <source>this terrain is archived: it can be looked at, not changed</source>
        <translation>dieses Gelände ist archiviert: es kann angesehen, aber nicht geändert werden</translation>
    </message>
    <message>
        <source>this terrain is not followed any more: %1</source>
        <translation>dieses Gelände wird nicht mehr verfolgt: %1</translation>
    </message>
    <message>
        <source>too much for its brush: the brush paths of the layer come to %1 dabs, where %2 are the most</source>
        <translation>zu viel für den Pinsel: die Pinselpfade der Ebene ergeben %1 Abdrücke; höchstens %2 sind möglich</translation>
    </message>
    <message>
        <source>too much for its brush: the brush paths of the layer come to %1 steps of work on samples, where %2 are the most</source>
        <translation>zu viel für den Pinsel: die Pinselpfade der Ebene ergeben %1 Arbeitsschritte an Werten; höchstens %2 sind möglich</translation>
    </message>
    <message>
        <source>turn %1°</source>
        <translation>Drehung %1°</translation>
    </message>
    <message>
        <source>unknown placeholder %1; use x or column, and y or row</source>
        <translation>unbekannter Platzhalter %1; verwenden Sie x oder column sowie y oder row</translation>
    </message>
    <message>
        <source>unpacks to %1, more than %2 times the size of its archive; unpack it and open the file</source>
        <translation>ergibt entpackt %1, mehr als das %2-Fache des Archivs; entpacken Sie es und öffnen Sie die Datei</translation>
    </message>
    <message>
        <source>usual for OBJ</source>
        <translation>üblich für OBJ</translation>
    </message>
    <message>
        <source>usual for PLY</source>
        <translation>üblich für PLY</translation>
    </message>
    <message>
        <source>usual for STL</source>
        <translation>üblich für STL</translation>
    </message>
    <message>
        <source>values of %1 are missing</source>
        <translation>Werte von %1 fehlen</translation>
    </message>
    <message>
        <source>was brought up to date; as it was it is %1</source>
        <translation>wurde auf den neuesten Stand gebracht; im alten Zustand liegt es als %1 vor</translation>
    </message>
    <message>
        <source>was changed since it was opened</source>
        <translation>wurde seit dem Öffnen geändert</translation>
    </message>
    <message>
        <source>was overwritten before it had been read: %1</source>
        <translation>wurde überschrieben, bevor es gelesen war: %1</translation>
    </message>
    <message>
        <source>was overwritten by another program while it was open; save it under another name</source>
        <translation>wurde von einem anderen Programm überschrieben, während es geöffnet war; unter einem anderen Namen speichern</translation>
    </message>
    <message>
        <source>weights of %1 sample add up to less than 255</source>
        <translation>die Gewichte von %1 Wert ergeben zusammen weniger als 255</translation>
    </message>
    <message>
        <source>weights of %1 sample did not add up to 255 and were brought to it; the worst sum was %2</source>
        <translation>die Gewichte von %1 Wert ergaben nicht 255 und wurden darauf gebracht; die schlechteste Summe war %2</translation>
    </message>
    <message>
        <source>weights of %1 samples add up to less than 255</source>
        <translation>die Gewichte von %1 Werten ergeben zusammen weniger als 255</translation>
    </message>
    <message>
        <source>weights of %1 samples did not add up to 255 and were brought to it; the worst sum was %2</source>
        <translation>die Gewichte von %1 Werten ergaben nicht 255 und wurden darauf gebracht; die schlechteste Summe war %2</translation>
    </message>
    <message>
        <source>what is cut has %1 x %2 samples; a terrain needs at least 2 x 2</source>
        <translation>der Ausschnitt hat %1 x %2 Werte; ein Gelände braucht mindestens 2 x 2</translation>
    </message>
    <message>
        <source>what the columns of objects.csv mean</source>
        <translation>was die Spalten von objects.csv bedeuten</translation>
    </message>
    <message>
        <source>what was copied is no higher or lower than its rim: it has no form to stamp</source>
        <translation>das Kopierte ist nicht höher oder tiefer als sein Rand: es gibt keine Form zum Stempeln</translation>
    </message>
    <message>
        <source>with its inserts expanded it has %1 entities and %2 points; at most %3 entities, %4 points and %5 copies of entities are read. Explode the blocks that are needed, and save those</source>
        <translation>mit aufgelösten Einfügungen hat sie %1 Objekte und %2 Punkte; höchstens %3 Objekte, %4 Punkte und %5 Kopien von Objekten werden gelesen. Die benötigten Blöcke auflösen und nur diese speichern</translation>
    </message>
    <message>
        <source>written as it is: %1</source>
        <translation>geschrieben, wie es ist: %1</translation>
    </message>
    <message>
        <source>you may look at this terrain, not change it</source>
        <translation>Sie dürfen dieses Gelände ansehen, aber nicht ändern</translation>
    </message>
    <message>
        <source>your role in %1 is %2, and this needs %3. An administrator can change your role: %4</source>
        <translation>Ihre Rolle in %1 ist %2, und dies erfordert %3. Ein Administrator kann Ihre Rolle ändern: %4</translation>
    </message>
    <message>
        <source>zoom %1 has about %2 tiles, more than %3; a coarser one has fewer</source>
        <translation>Zoomstufe %1 hat etwa %2 Kacheln, mehr als %3; eine gröbere hat weniger</translation>
    </message>
    <message>
        <source>zoom %1 takes %2 million heights, more than %3 million; a coarser one takes fewer</source>
        <translation>Zoomstufe %1 braucht %2 Millionen Höhen, mehr als %3 Millionen; eine gröbere braucht weniger</translation>
    </message>
    <message>
        <source>asset</source>
        <translation>Asset</translation>
    </message>
    <message>
        <source>assets</source>
        <translation>Assets</translation>
    </message>
    <message>
        <source>drape</source>
        <translation>Bildüberlagerung</translation>
    </message>
    <message>
        <source>drapes</source>
        <translation>Bildüberlagerungen</translation>
    </message>
    <message>
        <source>height offset</source>
        <translation>Höhenversatz</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>rules of materials</source>
        <translation>Materialregeln</translation>
    </message>
    <message>
        <source>saved selection</source>
        <translation>gespeicherte Auswahl</translation>
    </message>
    <message>
        <source>saved selections</source>
        <translation>gespeicherte Auswahlen</translation>
    </message>
    <message>
        <source>scatter rule</source>
        <translation>Streuregel</translation>
    </message>
    <message>
        <source>scatter rules</source>
        <translation>Streuregeln</translation>
    </message>
    <message>
        <source>selection</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>%1 height stamp is not in this file: a stamp has no course</source>
        <translation>%1 Höhenstempel ist nicht in dieser Datei: Ein Stempel hat keinen Verlauf</translation>
    </message>
    <message>
        <source>%1 height stamps are not in this file: a stamp has no course</source>
        <translation>%1 Höhenstempel sind nicht in dieser Datei: Ein Stempel hat keinen Verlauf</translation>
    </message>
    <message>
        <source>a point, [x, y] or [x, y, height]</source>
        <translation>ein Punkt [x, y] oder [x, y, Höhe]</translation>
    </message>
    <message>
        <source>it has no line &quot;%1&quot;</source>
        <translation>es hat keine Linie „%1“</translation>
    </message>
    <message>
        <source>it has no lines</source>
        <translation>es hat keine Linien</translation>
    </message>
    <message>
        <source>contains a value that is not text</source>
        <translation>enthält einen Wert, der kein Text ist</translation>
    </message>
</context>
<context>
    <name>scarp::Actions</name>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>A new terrain, flat or an island</source>
        <translation>Ein neues Gelände, flach oder eine Insel</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open a project or elevation data</source>
        <translation>Ein Projekt oder Höhendaten öffnen</translation>
    </message>
    <message>
        <source>Open T&amp;eam Terrain…</source>
        <translation>T&amp;eamgelände öffnen…</translation>
    </message>
    <message>
        <source>Open a terrain that several edit together, on a PostgreSQL server</source>
        <translation>Ein Gelände auf einem PostgreSQL-Server öffnen, das mehrere gemeinsam bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren…</translation>
    </message>
    <message>
        <source>Open elevation data, telling Scarp what the file does not say</source>
        <translation>Höhendaten öffnen und Scarp sagen, was die Datei nicht sagt</translation>
    </message>
    <message>
        <source>Open elevation data from the network: a web address, an object store, a STAC item or a service</source>
        <translation>Höhendaten aus dem Netz öffnen: Webadresse, Objektspeicher, STAC-Eintrag oder Dienst</translation>
    </message>
    <message>
        <source>Import Settings of &amp;This Terrain…</source>
        <translation>Import&amp;einstellungen dieses Geländes…</translation>
    </message>
    <message>
        <source>Put right the heights, the unit, the size and the direction with which it was imported</source>
        <translation>Höhen, Einheit, Größe und Richtung des Imports richtigstellen</translation>
    </message>
    <message>
        <source>Import &amp;Materials…</source>
        <translation>&amp;Materialien importieren…</translation>
    </message>
    <message>
        <source>Take masks, splat maps, control maps or land cover in as paint or selections</source>
        <translation>Masken, Splatmaps, Control-Maps oder Landbedeckung als Bemalung oder Auswahl übernehmen</translation>
    </message>
    <message>
        <source>Import M&amp;odels…</source>
        <translation>M&amp;odelle importieren…</translation>
    </message>
    <message>
        <source>Take models (glTF, OBJ, FBX, PLY, STL, DAE) in as assets that objects look like</source>
        <translation>Modelle (glTF, OBJ, FBX, PLY, STL, DAE) als Assets übernehmen, nach denen Objekte aussehen</translation>
    </message>
    <message>
        <source>Import &amp;Lines…</source>
        <translation>&amp;Linien importieren…</translation>
    </message>
    <message>
        <source>Take roads, rivers and tracks in from GPX, GeoJSON, GeoPackage, Shapefile, KML, DXF or OpenStreetMap files, as lines that shape the ground</source>
        <translation>Straßen, Flüsse und Wege aus GPX-, GeoJSON-, GeoPackage-, Shapefile-, KML-, DXF- oder OpenStreetMap-Dateien als Linien übernehmen, die den Boden formen</translation>
    </message>
    <message>
        <source>Add &amp;Drape…</source>
        <translation>Bildüberlagerung hin&amp;zufügen…</translation>
    </message>
    <message>
        <source>Lay a picture or map over the ground</source>
        <translation>Ein Bild oder eine Karte auf den Boden legen</translation>
    </message>
    <message>
        <source>Lay a picture from the network or a map service over the ground</source>
        <translation>Ein Bild aus dem Netz oder einem Kartendienst auf den Boden legen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save the project</source>
        <translation>Das Projekt speichern</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Save to another file and go on in that</source>
        <translation>In eine andere Datei speichern und dort weiterarbeiten</translation>
    </message>
    <message>
        <source>Save a Cop&amp;y…</source>
        <translation>Ko&amp;pie speichern…</translation>
    </message>
    <message>
        <source>Save to another file and go on in this one</source>
        <translation>In eine andere Datei speichern und in dieser weiterarbeiten</translation>
    </message>
    <message>
        <source>Rever&amp;t to Saved</source>
        <translation>Au&amp;f gespeicherten Stand zurück</translation>
    </message>
    <message>
        <source>Back to the project as it was saved last</source>
        <translation>Zurück zum Projekt, wie es zuletzt gespeichert wurde</translation>
    </message>
    <message>
        <source>&amp;Versions…</source>
        <translation>&amp;Versionen…</translation>
    </message>
    <message>
        <source>Look at earlier saved states, open one or restore it</source>
        <translation>Frühere gespeicherte Stände ansehen, öffnen oder wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Compact</source>
        <translation>&amp;Komprimieren</translation>
    </message>
    <message>
        <source>Make the project&apos;s file as small as it can be</source>
        <translation>Die Projektdatei so klein wie möglich machen</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Leave Scarp</source>
        <translation>Scarp verlassen</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>&amp;Heightmap…</source>
        <translation>&amp;Höhenkarte…</translation>
    </message>
    <message>
        <source>Write the terrain to a file, read it back and report the largest error</source>
        <translation>Das Gelände in eine Datei schreiben, zurücklesen und den größten Fehler nennen</translation>
    </message>
    <message>
        <source>M&amp;esh…</source>
        <translation>N&amp;etz…</translation>
    </message>
    <message>
        <source>Write the ground as triangles, for 3-D programs and printers, and prove how exact they are</source>
        <translation>Den Boden als Dreiecke für 3D-Programme und Drucker schreiben und die Genauigkeit nachweisen</translation>
    </message>
    <message>
        <source>&amp;Tiles…</source>
        <translation>&amp;Kacheln…</translation>
    </message>
    <message>
        <source>Cut the terrain into tiles for an engine, web maps or a globe, whose seams are exact</source>
        <translation>Das Gelände in Kacheln mit genauen Nähten für Engine, Webkarten oder Globus zerteilen</translation>
    </message>
    <message>
        <source>&amp;Objects…</source>
        <translation>&amp;Objekte…</translation>
    </message>
    <message>
        <source>Write the objects as points to a file, read it back and report the largest error</source>
        <translation>Die Objekte als Punkte in eine Datei schreiben, zurücklesen und den größten Fehler nennen</translation>
    </message>
    <message>
        <source>&amp;Materials…</source>
        <translation>&amp;Materialien…</translation>
    </message>
    <message>
        <source>Write the materials of the ground for an engine, Blender, GIS or as glTF</source>
        <translation>Die Materialien des Bodens für Engine, Blender, GIS oder als glTF schreiben</translation>
    </message>
    <message>
        <source>&amp;Lines…</source>
        <translation>&amp;Linien…</translation>
    </message>
    <message>
        <source>Write the lines of the layer with their heights, as GeoPackage, GeoJSON or DXF</source>
        <translation>Die Linien der Ebene mit ihren Höhen als GeoPackage, GeoJSON oder DXF schreiben</translation>
    </message>
    <message>
        <source>Export A&amp;gain</source>
        <translation>Er&amp;neut exportieren</translation>
    </message>
    <message>
        <source>Do all exports that are kept with the project, or the last one, once more; asks where there is none</source>
        <translation>Alle mit dem Projekt gespeicherten Exporte oder den letzten noch einmal ausführen; fragt, wenn es keinen gibt</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Delete the selected objects, or the chosen line or its point</source>
        <translation>Die ausgewählten Objekte, die gewählte Linie oder ihren Punkt löschen</translation>
    </message>
    <message>
        <source>Cu&amp;t Ground</source>
        <translation>Boden aus&amp;schneiden</translation>
    </message>
    <message>
        <source>Copy the selected ground with its objects, level it and take them away</source>
        <translation>Den ausgewählten Boden mit seinen Objekten kopieren, einebnen und sie entfernen</translation>
    </message>
    <message>
        <source>&amp;Copy Ground</source>
        <translation>Boden &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy the selected ground, or all of it, with its objects, to paste it here or on another terrain</source>
        <translation>Den ausgewählten oder den ganzen Boden mit seinen Objekten kopieren, um ihn hier oder in anderem Gelände einzufügen</translation>
    </message>
    <message>
        <source>&amp;Paste Ground</source>
        <translation>Boden &amp;einfügen</translation>
    </message>
    <message>
        <source>Lay the copied ground here: move, turn and scale it; Enter applies it, Esc cancels</source>
        <translation>Den kopierten Boden hier auflegen: verschieben, drehen, skalieren; Eingabe übernimmt, Esc bricht ab</translation>
    </message>
    <message>
        <source>Use as &amp;Stamp Brush</source>
        <translation>Als &amp;Stempelpinsel nutzen</translation>
    </message>
    <message>
        <source>Take up a brush that stamps the form of the copied ground, as high above its rim</source>
        <translation>Einen Pinsel nehmen, der die Form des kopierten Bodens stempelt, so hoch über seinem Rand</translation>
    </message>
    <message>
        <source>Brush</source>
        <translation>Pinsel</translation>
    </message>
    <message>
        <source>Place Objects</source>
        <translation>Objekte platzieren</translation>
    </message>
    <message>
        <source>Place objects on the ground, select and drag them</source>
        <translation>Objekte auf den Boden setzen, auswählen und ziehen</translation>
    </message>
    <message>
        <source>Select Objects</source>
        <translation>Objekte auswählen</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Messen</translation>
    </message>
    <message>
        <source>Measure: draw a line over the ground for its profile and length, an outline for areas and volumes</source>
        <translation>Messen: eine Linie über den Boden für Profil und Länge ziehen, einen Umriss für Flächen und Volumen</translation>
    </message>
    <message>
        <source>Paint Materials</source>
        <translation>Materialien malen</translation>
    </message>
    <message>
        <source>Paint materials on the ground; Ctrl erases, Shift softens borders</source>
        <translation>Materialien auf den Boden malen; Strg radiert, Umschalt weicht Grenzen auf</translation>
    </message>
    <message>
        <source>Draw Lines</source>
        <translation>Linien zeichnen</translation>
    </message>
    <message>
        <source>Smaller Brush</source>
        <translation>Kleinerer Pinsel</translation>
    </message>
    <message>
        <source>Radius −10 %</source>
        <translation>Radius −10 %</translation>
    </message>
    <message>
        <source>Larger Brush</source>
        <translation>Größerer Pinsel</translation>
    </message>
    <message>
        <source>Radius +10 %</source>
        <translation>Radius +10 %</translation>
    </message>
    <message>
        <source>Weaker</source>
        <translation>Schwächer</translation>
    </message>
    <message>
        <source>Strength −10 %</source>
        <translation>Stärke −10 %</translation>
    </message>
    <message>
        <source>Stronger</source>
        <translation>Stärker</translation>
    </message>
    <message>
        <source>Strength +10 %</source>
        <translation>Stärke +10 %</translation>
    </message>
    <message>
        <source>Softer Edge</source>
        <translation>Weicherer Rand</translation>
    </message>
    <message>
        <source>Inner radius −5 % of the radius</source>
        <translation>Innerer Radius −5 % des Radius</translation>
    </message>
    <message>
        <source>Harder Edge</source>
        <translation>Härterer Rand</translation>
    </message>
    <message>
        <source>Inner radius +5 % of the radius</source>
        <translation>Innerer Radius +5 % des Radius</translation>
    </message>
    <message>
        <source>Take From Under Cursor</source>
        <translation>Unter dem Zeiger aufnehmen</translation>
    </message>
    <message>
        <source>Make the height under the cursor the target of Set Height; with Clone in hand, the place under it the source; while painting materials, the material the one in hand</source>
        <translation>Die Höhe unter dem Zeiger wird das Ziel von „Höhe setzen“; beim Klonen wird die Stelle zur Quelle; beim Malen von Materialien wird das Material darunter gewählt</translation>
    </message>
    <message>
        <source>Repeat Last Stroke</source>
        <translation>Letzten Strich wiederholen</translation>
    </message>
    <message>
        <source>Make the last stroke once more, where it was</source>
        <translation>Den letzten Strich an derselben Stelle noch einmal ausführen</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>Objekte</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>D&amp;uplizieren</translation>
    </message>
    <message>
        <source>Copies of the selected objects beside them</source>
        <translation>Kopien der ausgewählten Objekte daneben setzen</translation>
    </message>
    <message>
        <source>Select &amp;Same Kind</source>
        <translation>&amp;Gleiche Art auswählen</translation>
    </message>
    <message>
        <source>Select all objects of the kinds of the selected ones</source>
        <translation>Alle Objekte von der Art der ausgewählten auswählen</translation>
    </message>
    <message>
        <source>&amp;Replace by Kind in Hand</source>
        <translation>Durch &amp;gewählte Art ersetzen</translation>
    </message>
    <message>
        <source>The selected objects look like the model that is chosen for new ones</source>
        <translation>Die ausgewählten Objekte sehen wie das für neue gewählte Modell aus</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>&amp;Gruppieren</translation>
    </message>
    <message>
        <source>Select one of them, and all of them are selected</source>
        <translation>Wer eines auswählt, wählt alle aus</translation>
    </message>
    <message>
        <source>U&amp;ngroup</source>
        <translation>Gruppierung auf&amp;heben</translation>
    </message>
    <message>
        <source>Each of them on its own again</source>
        <translation>Jedes wieder für sich</translation>
    </message>
    <message>
        <source>&amp;Lock</source>
        <translation>&amp;Sperren</translation>
    </message>
    <message>
        <source>The selected objects can neither be selected nor changed</source>
        <translation>Die ausgewählten Objekte können weder ausgewählt noch geändert werden</translation>
    </message>
    <message>
        <source>Unlock &amp;All</source>
        <translation>&amp;Alle entsperren</translation>
    </message>
    <message>
        <source>Unlock all locked objects</source>
        <translation>Alle gesperrten Objekte entsperren</translation>
    </message>
    <message>
        <source>&amp;Hide</source>
        <translation>&amp;Ausblenden</translation>
    </message>
    <message>
        <source>Do not draw the selected objects</source>
        <translation>Die ausgewählten Objekte nicht zeichnen</translation>
    </message>
    <message>
        <source>Sho&amp;w All</source>
        <translation>Alle ein&amp;blenden</translation>
    </message>
    <message>
        <source>Draw all hidden objects again</source>
        <translation>Alle ausgeblendeten Objekte wieder zeichnen</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>; Shift adds, Ctrl subtracts</source>
        <translation>; Umschalt fügt hinzu, Strg zieht ab</translation>
    </message>
    <message>
        <source>&amp;Rectangle</source>
        <translation>&amp;Rechteck</translation>
    </message>
    <message>
        <source>Select ground by a rectangle</source>
        <translation>Boden mit einem Rechteck auswählen</translation>
    </message>
    <message>
        <source>&amp;Ellipse</source>
        <translation>&amp;Ellipse</translation>
    </message>
    <message>
        <source>Select ground by an ellipse</source>
        <translation>Boden mit einer Ellipse auswählen</translation>
    </message>
    <message>
        <source>&amp;Lasso</source>
        <translation>&amp;Lasso</translation>
    </message>
    <message>
        <source>Select ground by an outline</source>
        <translation>Boden mit einem Umriss auswählen</translation>
    </message>
    <message>
        <source>&amp;Wand</source>
        <translation>&amp;Zauberstab</translation>
    </message>
    <message>
        <source>Select ground like that under the pointer, by slope, height, curvature or aspect</source>
        <translation>Boden auswählen, der dem unter dem Zeiger gleicht, nach Neigung, Höhe, Krümmung oder Exposition</translation>
    </message>
    <message>
        <source>&amp;Paint</source>
        <translation>&amp;Malen</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>&amp;Alles</translation>
    </message>
    <message>
        <source>Select all ground</source>
        <translation>Den ganzen Boden auswählen</translation>
    </message>
    <message>
        <source>&amp;Deselect</source>
        <translation>Auf&amp;heben</translation>
    </message>
    <message>
        <source>Clear the selection: edits reach everywhere</source>
        <translation>Die Auswahl aufheben: Bearbeitungen wirken überall</translation>
    </message>
    <message>
        <source>&amp;Invert</source>
        <translation>&amp;Umkehren</translation>
    </message>
    <message>
        <source>Select what is not selected</source>
        <translation>Auswählen, was nicht ausgewählt ist</translation>
    </message>
    <message>
        <source>&amp;Grow</source>
        <translation>E&amp;rweitern</translation>
    </message>
    <message>
        <source>Move the edge outward by the distance set in the panel</source>
        <translation>Den Rand um den im Bedienfeld gesetzten Abstand nach außen schieben</translation>
    </message>
    <message>
        <source>&amp;Shrink</source>
        <translation>&amp;Verkleinern</translation>
    </message>
    <message>
        <source>Move the edge inward by the distance set in the panel</source>
        <translation>Den Rand um den im Bedienfeld gesetzten Abstand nach innen schieben</translation>
    </message>
    <message>
        <source>&amp;Blur</source>
        <translation>&amp;Weichzeichnen</translation>
    </message>
    <message>
        <source>Soften the edge over the distance set in the panel</source>
        <translation>Den Rand über den im Bedienfeld gesetzten Abstand aufweichen</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>&amp;Frame</source>
        <translation>&amp;Einpassen</translation>
    </message>
    <message>
        <source>Bring the selected object, or the whole terrain, into sight</source>
        <translation>Das ausgewählte Objekt oder das ganze Gelände in den Blick holen</translation>
    </message>
    <message>
        <source>From &amp;Above</source>
        <translation>Von &amp;oben</translation>
    </message>
    <message>
        <source>Look straight down, north up</source>
        <translation>Senkrecht nach unten blicken, Norden oben</translation>
    </message>
    <message>
        <source>Towards &amp;North</source>
        <translation>Nach &amp;Norden</translation>
    </message>
    <message>
        <source>Look north, slightly down</source>
        <translation>Nach Norden blicken, leicht nach unten</translation>
    </message>
    <message>
        <source>From the Fron&amp;t</source>
        <translation>Von &amp;vorn</translation>
    </message>
    <message>
        <source>Look north, level, without perspective</source>
        <translation>Waagerecht nach Norden blicken, ohne Perspektive</translation>
    </message>
    <message>
        <source>From the Si&amp;de</source>
        <translation>Von der Sei&amp;te</translation>
    </message>
    <message>
        <source>Look west, level, without perspective</source>
        <translation>Waagerecht nach Westen blicken, ohne Perspektive</translation>
    </message>
    <message>
        <source>&amp;Perspective</source>
        <translation>&amp;Perspektive</translation>
    </message>
    <message>
        <source>Slanting, with perspective; after a view without, as it was before</source>
        <translation>Schräg, mit Perspektive; nach einer Ansicht ohne sie wie zuvor</translation>
    </message>
    <message>
        <source>&amp;Orthographic</source>
        <translation>O&amp;rthografisch</translation>
    </message>
    <message>
        <source>Without perspective</source>
        <translation>Ohne Perspektive</translation>
    </message>
    <message>
        <source>View &amp;Back</source>
        <translation>Ansicht &amp;zurück</translation>
    </message>
    <message>
        <source>Back to the view before the camera moved last</source>
        <translation>Zurück zur Ansicht vor der letzten Kamerabewegung</translation>
    </message>
    <message>
        <source>View F&amp;orward</source>
        <translation>Ansicht v&amp;orwärts</translation>
    </message>
    <message>
        <source>Forward again to the view that one went back from</source>
        <translation>Wieder vorwärts zur Ansicht, von der man zurückging</translation>
    </message>
    <message>
        <source>Allow Camera &amp;Below Terrain</source>
        <translation>Kamera &amp;unter dem Gelände zulassen</translation>
    </message>
    <message>
        <source>Let the camera go beneath the ground</source>
        <translation>Die Kamera unter den Boden lassen</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>Dark interface</source>
        <translation>Dunkle Oberfläche</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>Light interface</source>
        <translation>Helle Oberfläche</translation>
    </message>
    <message>
        <source>&amp;Reset Layout</source>
        <translation>Anordnung &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>Put all panels back where they were at first</source>
        <translation>Alle Bedienfelder wie am Anfang anordnen</translation>
    </message>
    <message>
        <source>View &amp;%1</source>
        <translation>Ansicht &amp;%1</translation>
    </message>
    <message>
        <source>Bookmarked View 1; 2 … 9 likewise</source>
        <translation>Gespeicherte Ansicht 1; 2 … 9 ebenso</translation>
    </message>
    <message>
        <source>Go to a saved view</source>
        <translation>Zu einer gespeicherten Ansicht gehen</translation>
    </message>
    <message>
        <source>Save as &amp;%1</source>
        <translation>Als &amp;%1 speichern</translation>
    </message>
    <message>
        <source>Save Bookmark 1; 2 … 9 likewise</source>
        <translation>Als Lesezeichen 1 speichern; 2 … 9 ebenso</translation>
    </message>
    <message>
        <source>Save the view to come back to it</source>
        <translation>Die Ansicht speichern, um zu ihr zurückzukehren</translation>
    </message>
    <message>
        <source>Picking &amp;Inspector</source>
        <translation>&amp;Strahl-Inspektor</translation>
    </message>
    <message>
        <source>Show how the point under the cursor is found, step by step</source>
        <translation>Schritt für Schritt zeigen, wie der Punkt unter dem Zeiger gefunden wird</translation>
    </message>
    <message>
        <source>&amp;Pin Ray</source>
        <translation>Strahl &amp;festhalten</translation>
    </message>
    <message>
        <source>Pin the ray under the cursor to look at it from elsewhere; once more: unpin it</source>
        <translation>Den Strahl unter dem Zeiger festhalten, um ihn von woanders anzusehen; noch einmal: loslassen</translation>
    </message>
    <message>
        <source>View Ray from the &amp;Side</source>
        <translation>Strahl von der &amp;Seite ansehen</translation>
    </message>
    <message>
        <source>Pin the ray and see all of it from beside</source>
        <translation>Den Strahl festhalten und ihn ganz von der Seite sehen</translation>
    </message>
    <message>
        <source>View A&amp;long Ray</source>
        <translation>Entlang des Strahls b&amp;licken</translation>
    </message>
    <message>
        <source>Back to where the ray was cast from</source>
        <translation>Zurück dorthin, von wo der Strahl ausging</translation>
    </message>
    <message>
        <source>No A&amp;nalysis</source>
        <translation>Keine A&amp;nalyse</translation>
    </message>
    <message>
        <source>The ground in its own colours</source>
        <translation>Der Boden in seinen eigenen Farben</translation>
    </message>
    <message>
        <source>&amp;Viewshed</source>
        <translation>&amp;Sichtfeld</translation>
    </message>
    <message>
        <source>Which ground an observer sees; it follows every change of the ground</source>
        <translation>Welchen Boden ein Beobachter sieht; folgt jeder Änderung des Bodens</translation>
    </message>
    <message>
        <source>&amp;Sun Shadow</source>
        <translation>Sonnen&amp;schatten</translation>
    </message>
    <message>
        <source>Which ground the sun shines on; it follows every change of the ground</source>
        <translation>Welchen Boden die Sonne bescheint; folgt jeder Änderung des Bodens</translation>
    </message>
    <message>
        <source>S&amp;ky Visibility</source>
        <translation>&amp;Himmelssicht</translation>
    </message>
    <message>
        <source>How much of the sky&apos;s light the ground gets; it follows every change of the ground</source>
        <translation>Wie viel Himmelslicht der Boden erhält; folgt jeder Änderung des Bodens</translation>
    </message>
    <message>
        <source>&amp;Observer at Cursor</source>
        <translation>&amp;Beobachter am Zeiger</translation>
    </message>
    <message>
        <source>The viewshed from the ground under the cursor, or from the middle of the view</source>
        <translation>Das Sichtfeld vom Boden unter dem Zeiger oder von der Bildmitte aus</translation>
    </message>
    <message>
        <source>Observer in Mid View</source>
        <translation>Beobachter in Bildmitte</translation>
    </message>
    <message>
        <source>&amp;Natural</source>
        <translation>&amp;Natürlich</translation>
    </message>
    <message>
        <source>Grass, rock, scree, sand and snow where they would be</source>
        <translation>Gras, Fels, Schutt, Sand und Schnee, wo sie wären</translation>
    </message>
    <message>
        <source>&amp;Height</source>
        <translation>&amp;Höhe</translation>
    </message>
    <message>
        <source>Colours for heights, as in an atlas</source>
        <translation>Farben für Höhen wie im Atlas</translation>
    </message>
    <message>
        <source>H&amp;illshade</source>
        <translation>Rel&amp;ief</translation>
    </message>
    <message>
        <source>Light alone, in grey, as maps have it</source>
        <translation>Nur Licht, in Grau, wie auf Karten</translation>
    </message>
    <message>
        <source>&amp;Slope</source>
        <translation>&amp;Neigung</translation>
    </message>
    <message>
        <source>How steep the ground is</source>
        <translation>Wie steil der Boden ist</translation>
    </message>
    <message>
        <source>&amp;Aspect</source>
        <translation>&amp;Exposition</translation>
    </message>
    <message>
        <source>Which way the ground slopes</source>
        <translation>Wohin der Boden geneigt ist</translation>
    </message>
    <message>
        <source>C&amp;urvature</source>
        <translation>K&amp;rümmung</translation>
    </message>
    <message>
        <source>Crests and hollows</source>
        <translation>Kämme und Mulden</translation>
    </message>
    <message>
        <source>&amp;Clay</source>
        <translation>&amp;Ton</translation>
    </message>
    <message>
        <source>One colour: the shape alone</source>
        <translation>Eine Farbe: nur die Form</translation>
    </message>
    <message>
        <source>N&amp;ormals</source>
        <translation>N&amp;ormalen</translation>
    </message>
    <message>
        <source>The ground&apos;s direction, as in a normal map</source>
        <translation>Die Richtung des Bodens wie in einer Normalmap</translation>
    </message>
    <message>
        <source>&amp;Materials</source>
        <translation>&amp;Materialien</translation>
    </message>
    <message>
        <source>The materials that lie there; natural ground where there are none</source>
        <translation>Die Materialien, die dort liegen; natürlicher Boden, wo keine sind</translation>
    </message>
    <message>
        <source>Materia&amp;l Weights</source>
        <translation>Material&amp;gewichte</translation>
    </message>
    <message>
        <source>How much of each material lies where, in their flat colours</source>
        <translation>Wie viel von jedem Material wo liegt, in ihren einfachen Farben</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>Con&amp;tours</source>
        <translation>Höhen&amp;linien</translation>
    </message>
    <message>
        <source>Lines of equal height</source>
        <translation>Linien gleicher Höhe</translation>
    </message>
    <message>
        <source>&amp;Grid on Ground</source>
        <translation>&amp;Gitter am Boden</translation>
    </message>
    <message>
        <source>Lines in even steps</source>
        <translation>Linien in gleichen Abständen</translation>
    </message>
    <message>
        <source>&amp;Wireframe</source>
        <translation>&amp;Drahtgitter</translation>
    </message>
    <message>
        <source>The edges of the drawn triangles</source>
        <translation>Die Kanten der gezeichneten Dreiecke</translation>
    </message>
    <message>
        <source>Wat&amp;er</source>
        <translation>&amp;Wasser</translation>
    </message>
    <message>
        <source>Water up to the sea level</source>
        <translation>Wasser bis zum Meeresspiegel</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>&amp;Find a Command…</source>
        <translation>Befehl &amp;suchen…</translation>
    </message>
    <message>
        <source>Find anything that can be done by a few words</source>
        <translation>Mit ein paar Worten alles finden, was man tun kann</translation>
    </message>
    <message>
        <source>&amp;Keys and Mouse</source>
        <translation>&amp;Tasten und Maus</translation>
    </message>
    <message>
        <source>All keys and what the mouse does</source>
        <translation>Alle Tasten und was die Maus tut</translation>
    </message>
    <message>
        <source>&amp;Messages</source>
        <translation>&amp;Meldungen</translation>
    </message>
    <message>
        <source>What Scarp has said, to read again and to copy</source>
        <translation>Was Scarp gemeldet hat, zum Nachlesen und Kopieren</translation>
    </message>
    <message>
        <source>&amp;About Scarp</source>
        <translation>Ü&amp;ber Scarp</translation>
    </message>
    <message>
        <source>About Scarp</source>
        <translation>Über Scarp</translation>
    </message>
    <message>
        <source>Compare &amp;with…</source>
        <translation>Vergleichen &amp;mit…</translation>
    </message>
    <message>
        <source>Show how this terrain differs from a project or elevation data</source>
        <translation>Zeigen, wie sich dieses Gelände von einem Projekt oder Höhendaten unterscheidet</translation>
    </message>
    <message>
        <source>&amp;High Contrast</source>
        <translation>&amp;Hoher Kontrast</translation>
    </message>
    <message>
        <source>White on black, with bright marks</source>
        <translation>Weiß auf Schwarz, mit leuchtenden Markierungen</translation>
    </message>
    <message>
        <source>Text %1 %</source>
        <translation>Text %1 %</translation>
    </message>
    <message>
        <source>How large the texts of the window are</source>
        <translation>Wie groß die Texte des Fensters sind</translation>
    </message>
    <message>
        <source>Reduce &amp;Motion</source>
        <translation>&amp;Bewegung verringern</translation>
    </message>
    <message>
        <source>The camera is at once where it goes to</source>
        <translation>Die Kamera ist sofort am Ziel</translation>
    </message>
    <message>
        <source>Mouse, units, tips, language, autosave, memory</source>
        <translation>Maus, Einheiten, Tipps, Sprache, automatisches Speichern, Speicher</translation>
    </message>
    <message>
        <source>C&amp;onsole</source>
        <translation>K&amp;onsole</translation>
    </message>
    <message>
        <source>What has been done, as a script or as Python, and operations that are typed</source>
        <translation>Was getan wurde, als Skript oder als Python, und Operationen zum Eintippen</translation>
    </message>
    <message>
        <source>Draw Brush Path</source>
        <translation>Pinselpfad zeichnen</translation>
    </message>
    <message>
        <source>As the &amp;System</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>Dark or light as the desktop is when Scarp starts</source>
        <translation>Dunkel oder hell, wie der Desktop beim Start von Scarp ist</translation>
    </message>
    <message>
        <source>The middle button pans, the right one looks round and flies, Alt + left orbits</source>
        <translation>Die mittlere Taste verschiebt, die rechte sieht sich um und fliegt, Alt + links kreist</translation>
    </message>
    <message>
        <source>The middle button orbits, with Shift it pans, with Ctrl it zooms</source>
        <translation>Die mittlere Taste kreist, mit Umschalt verschiebt sie, mit Strg zoomt sie</translation>
    </message>
    <message>
        <source>As Scarp, and Alt + right zooms</source>
        <translation>Wie Scarp, und Alt + rechts zoomt</translation>
    </message>
    <message>
        <source>As Scarp, and Alt + right zooms, Alt + Ctrl + left pans</source>
        <translation>Wie Scarp, und Alt + rechts zoomt, Alt + Strg + links verschiebt</translation>
    </message>
    <message>
        <source>The middle button or Space + left pans, with Ctrl it zooms, with Shift it orbits</source>
        <translation>Die mittlere Taste oder Leertaste + links verschiebt, mit Strg wird gezoomt, mit Umschalt gekreist</translation>
    </message>
    <message>
        <source>The middle button orbits, with Ctrl it looks round; Space + left pans, the right one zooms</source>
        <translation>Die mittlere Taste kreist, mit Strg sieht sie sich um; Leertaste + links verschiebt, die rechte zoomt</translation>
    </message>
    <message>
        <source>&amp;Rivers and Ponds</source>
        <translation>&amp;Flüsse und Teiche</translation>
    </message>
    <message>
        <source>The water of lines: rivers, canals and ponds</source>
        <translation>Das Wasser der Linien: Flüsse, Kanäle und Teiche</translation>
    </message>
    <message>
        <source>&amp;What Is This?</source>
        <translation>&amp;Was ist das?</translation>
    </message>
    <message>
        <source>Click on any control to read what it does; over one, the key alone says it</source>
        <translation>Auf ein Bedienelement klicken, um zu lesen, was es tut; steht der Zeiger darüber, genügt die Taste</translation>
    </message>
    <message>
        <source>&amp;Name This State…</source>
        <translation>Diesen Stand be&amp;nennen…</translation>
    </message>
    <message>
        <source>Give a shared terrain as it is now a name, which makes it a version</source>
        <translation>Einem geteilten Gelände, wie es jetzt ist, einen Namen geben; das macht es zu einer Version</translation>
    </message>
    <message>
        <source>&amp;Keep an Area for Me…</source>
        <translation>Bereich für mich &amp;behalten…</translation>
    </message>
    <message>
        <source>Keep a part of a shared terrain from the others for a while</source>
        <translation>Einen Teil eines geteilten Geländes eine Weile den anderen vorenthalten</translation>
    </message>
    <message>
        <source>&amp;Release My Area</source>
        <translation>Meinen Bereich &amp;freigeben</translation>
    </message>
    <message>
        <source>Let the others edit the area that you keep</source>
        <translation>Die anderen den Bereich bearbeiten lassen, den Sie behalten</translation>
    </message>
    <message>
        <source>Save S&amp;creenshot…</source>
        <translation>Bildschirmfoto s&amp;peichern…</translation>
    </message>
    <message>
        <source>Save the view as a PNG picture, without the cursor, also larger than the window</source>
        <translation>Die Ansicht als PNG-Bild speichern, ohne den Cursor, auch größer als das Fenster</translation>
    </message>
    <message>
        <source>Ma&amp;nual</source>
        <translation>Ha&amp;ndbuch</translation>
    </message>
    <message>
        <source>Read the manual, with pictures and search</source>
        <translation>Das Handbuch lesen, mit Bildern und Suche</translation>
    </message>
    <message>
        <source>&amp;Manage Team Terrain…</source>
        <translation>Teamgelände &amp;verwalten…</translation>
    </message>
    <message>
        <source>List, add and remove members of a shared terrain; rename, archive or delete it</source>
        <translation>Mitglieder eines geteilten Geländes auflisten, hinzufügen und entfernen; es umbenennen, archivieren oder löschen</translation>
    </message>
    <message>
        <source>From &amp;Vector File…</source>
        <translation>Aus Vektor&amp;datei…</translation>
    </message>
    <message>
        <source>Select ground by the polygons, lines or points of a vector file</source>
        <translation>Boden mit den Polygonen, Linien oder Punkten einer Vektordatei auswählen</translation>
    </message>
    <message>
        <source>Position…</source>
        <translation>Position…</translation>
    </message>
    <message>
        <source>Type a position for a dab or a stroke of the active brush, or for the view</source>
        <translation>Eine Position für einen Abdruck oder Strich des aktiven Pinsels oder für die Ansicht eingeben</translation>
    </message>
    <message>
        <source>By &amp;Coordinates…</source>
        <translation>Nach &amp;Koordinaten…</translation>
    </message>
    <message>
        <source>Type the corners of a rectangle, an ellipse or a polygon to select</source>
        <translation>Die Ecken eines Rechtecks, einer Ellipse oder eines Polygons zum Auswählen eingeben</translation>
    </message>
    <message>
        <source>&amp;Unreal Engine…</source>
        <translation>&amp;Unreal Engine…</translation>
    </message>
    <message>
        <source>Export heights, material weights and objects for Unreal Engine</source>
        <translation>Höhen, Materialgewichte und Objekte für Unreal Engine exportieren</translation>
    </message>
    <message>
        <source>U&amp;nity…</source>
        <translation>U&amp;nity…</translation>
    </message>
    <message>
        <source>Export heights, material weights and objects for Unity</source>
        <translation>Höhen, Materialgewichte und Objekte für Unity exportieren</translation>
    </message>
    <message>
        <source>&amp;Godot…</source>
        <translation>&amp;Godot…</translation>
    </message>
    <message>
        <source>Export heights, material weights and objects for Godot</source>
        <translation>Höhen, Materialgewichte und Objekte für Godot exportieren</translation>
    </message>
    <message>
        <source>&amp;Blender…</source>
        <translation>&amp;Blender…</translation>
    </message>
    <message>
        <source>Export the terrain, its materials and objects for Blender</source>
        <translation>Das Gelände, seine Materialien und Objekte für Blender exportieren</translation>
    </message>
    <message>
        <source>glT&amp;F…</source>
        <translation>glT&amp;F…</translation>
    </message>
    <message>
        <source>Export the terrain and its objects as one glTF file</source>
        <translation>Das Gelände und seine Objekte als eine glTF-Datei exportieren</translation>
    </message>
    <message>
        <source>By Ra&amp;nge…</source>
        <translation>Nach &amp;Bereich…</translation>
    </message>
    <message>
        <source>Select ground by a range of slope, height, aspect, curvature, drainage area or noise</source>
        <translation>Boden nach einem Bereich von Neigung, Höhe, Exposition, Krümmung, Einzugsgebiet oder Rauschen auswählen</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>Statisti&amp;k</translation>
    </message>
    <message>
        <source>Show the size of the terrain and of its drawing in the view</source>
        <translation>Die Größe des Geländes und seiner Darstellung in der Ansicht zeigen</translation>
    </message>
    <message>
        <source>&amp;Start Page</source>
        <translation>St&amp;artseite</translation>
    </message>
    <message>
        <source>Show recent files, ways to start and what&apos;s new</source>
        <translation>Zuletzt geöffnete Dateien, Einstiege und Neuerungen zeigen</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Tool Group: %1</source>
        <translation>Werkzeuggruppe: %1</translation>
    </message>
    <message>
        <source>Activate the tool of this group that was active last</source>
        <translation>Das zuletzt aktive Werkzeug dieser Gruppe aktivieren</translation>
    </message>
    <message>
        <source>Materials</source>
        <translation>Materialien</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Linien</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Previous Tool</source>
        <translation>Vorheriges Werkzeug</translation>
    </message>
    <message>
        <source>Activate the previous tool of the active group in the toolbar</source>
        <translation>Das vorherige Werkzeug der aktiven Gruppe in der Werkzeugleiste aktivieren</translation>
    </message>
    <message>
        <source>Next Tool</source>
        <translation>Nächstes Werkzeug</translation>
    </message>
    <message>
        <source>Activate the next tool of the active group in the toolbar</source>
        <translation>Das nächste Werkzeug der aktiven Gruppe in der Werkzeugleiste aktivieren</translation>
    </message>
    <message>
        <source>&amp;New Terrain…</source>
        <translation>&amp;Neues Gelände…</translation>
    </message>
    <message>
        <source>Import from &amp;URL…</source>
        <translation>Von &amp;URL importieren…</translation>
    </message>
    <message>
        <source>Add Materials</source>
        <translation>Materialien hinzufügen</translation>
    </message>
    <message>
        <source>Add thirteen materials and rules that suit this terrain, and surfaces of its roads</source>
        <translation>Dreizehn Materialien und Regeln, die zu diesem Gelände passen, und Oberflächen seiner Straßen hinzufügen</translation>
    </message>
    <message>
        <source>Add Drape from URL…</source>
        <translation>Bildüberlagerung von URL hinzufügen…</translation>
    </message>
    <message>
        <source>Add Height Stamp</source>
        <translation>Höhenstempel hinzufügen</translation>
    </message>
    <message>
        <source>Place an image as a mountain, crater or dune that can be moved, scaled and rotated at any time; drag to set its size</source>
        <translation>Ein Bild als Berg, Krater oder Düne platzieren, das sich jederzeit verschieben, skalieren und drehen lässt; ziehen, um die Größe festzulegen</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>&amp;Add Layer</source>
        <translation>Ebene &amp;hinzufügen</translation>
    </message>
    <message>
        <source>Add a layer above the active one</source>
        <translation>Eine Ebene über der aktiven hinzufügen</translation>
    </message>
    <message>
        <source>Add Gro&amp;up</source>
        <translation>G&amp;ruppe hinzufügen</translation>
    </message>
    <message>
        <source>Add an empty group above the active layer</source>
        <translation>Eine leere Gruppe über der aktiven Ebene hinzufügen</translation>
    </message>
    <message>
        <source>Dup&amp;licate Layer</source>
        <translation>Ebene &amp;duplizieren</translation>
    </message>
    <message>
        <source>Copy the active layer or group</source>
        <translation>Die aktive Ebene oder Gruppe kopieren</translation>
    </message>
    <message>
        <source>&amp;Merge Down</source>
        <translation>Nach &amp;unten zusammenfügen</translation>
    </message>
    <message>
        <source>Merge the active layer with the one under it, or a group into one layer</source>
        <translation>Die aktive Ebene mit der darunter zusammenfügen, oder eine Gruppe zu einer Ebene</translation>
    </message>
    <message>
        <source>&amp;Delete Layer</source>
        <translation>Ebene &amp;löschen</translation>
    </message>
    <message>
        <source>Delete the active layer, or a group with its layers</source>
        <translation>Die aktive Ebene löschen, oder eine Gruppe mit ihren Ebenen</translation>
    </message>
    <message>
        <source>&amp;Group Layers</source>
        <translation>Ebenen &amp;gruppieren</translation>
    </message>
    <message>
        <source>Put the chosen layers into a group; Ctrl+G while the list of layers has the focus</source>
        <translation>Die gewählten Ebenen in eine Gruppe legen; Strg+G, wenn die Ebenenliste den Fokus hat</translation>
    </message>
    <message>
        <source>U&amp;ngroup Layers</source>
        <translation>Gruppierung &amp;aufheben</translation>
    </message>
    <message>
        <source>Remove the active group and keep its layers</source>
        <translation>Die aktive Gruppe entfernen und ihre Ebenen behalten</translation>
    </message>
    <message>
        <source>Select objects, one by one or by a box, and move, turn and scale them; Shift adds, Ctrl subtracts</source>
        <translation>Objekte einzeln oder mit einem Rahmen auswählen und verschieben, drehen und skalieren; Umschalt fügt hinzu, Strg zieht ab</translation>
    </message>
    <message>
        <source>Draw editable roads, rivers, walls and pads</source>
        <translation>Bearbeitbare Straßen, Flüsse, Mauern und Plattformen zeichnen</translation>
    </message>
    <message>
        <source>Draw a line that applies the active brush and updates with the terrain</source>
        <translation>Eine Linie zeichnen, die den aktiven Pinsel anwendet und sich mit dem Gelände aktualisiert</translation>
    </message>
    <message>
        <source>Select ground with the brush; Ctrl subtracts</source>
        <translation>Boden mit dem Pinsel auswählen; Strg zieht ab</translation>
    </message>
</context>
<context>
    <name>scarp::AddressFields</name>
    <message>
        <source>%1 – heights</source>
        <translation>%1 – Höhen</translation>
    </message>
    <message>
        <source>A raster on the web, an object as s3://…, gs://… or az://…, a STAC item, a .zip, a Zarr folder, or a service as WCS:https://… or WMS:https://…. Passwords and signatures are used, but neither shown nor kept.</source>
        <translation>Ein Raster im Web, ein Objekt als s3://…, gs://… oder az://…, ein STAC-Eintrag, ein .zip, ein Zarr-Ordner oder ein Dienst als WCS:https://… oder WMS:https://…. Passwörter und Signaturen werden benutzt, aber weder gezeigt noch behalten.</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>&amp;Adresse</translation>
    </message>
    <message>
        <source>Which of the item&apos;s rasters</source>
        <translation>Welches Raster des Eintrags</translation>
    </message>
    <message>
        <source>The rasters that the STAC item names</source>
        <translation>Die Raster, die der STAC-Eintrag nennt</translation>
    </message>
    <message>
        <source>Raster</source>
        <translation>Raster</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Laden</translation>
    </message>
    <message>
        <source>Waits no longer</source>
        <translation>Wartet nicht länger</translation>
    </message>
    <message>
        <source>Looks at what is there</source>
        <translation>Sieht nach, was dort ist</translation>
    </message>
    <message>
        <source>Reading the STAC item</source>
        <translation>STAC-Eintrag wird gelesen</translation>
    </message>
</context>
<context>
    <name>scarp::AdjustPanel</name>
    <message>
        <source>Radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>m</source>
        <translation>m</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Adjust</source>
        <translation>Anpassen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Brush of the stroke</source>
        <translation>Pinsel des Strichs</translation>
    </message>
    <message>
        <source>%1 falloff</source>
        <translation>Abfall: %1</translation>
    </message>
    <message>
        <source>Makes the stroke with these settings, and all that came after it anew, as one step</source>
        <translation>Macht den Strich mit diesen Einstellungen und alles, was danach kam, in einem Schritt neu</translation>
    </message>
    <message>
        <source>Drag the dots on the ground to bend its path.</source>
        <translation>Die Punkte am Boden ziehen, um den Weg zu biegen.</translation>
    </message>
    <message>
        <source>Adjust step %1: %2</source>
        <translation>Schritt %1 anpassen: %2</translation>
    </message>
    <message>
        <source>Finish the stroke first.</source>
        <translation>Zuerst den Strich beenden.</translation>
    </message>
    <message>
        <source>Adjusting %1</source>
        <translation>Anpassen: %1</translation>
    </message>
    <message>
        <source>The terrain was edited meanwhile. Adjust the stroke once more.</source>
        <translation>Das Gelände wurde inzwischen bearbeitet. Den Strich noch einmal anpassen.</translation>
    </message>
    <message>
        <source>Adjusting …</source>
        <translation>Wird angepasst …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>The kind of brush that the stroke is made with instead</source>
        <translation>Die Art des Pinsels, mit dem der Strich stattdessen gemacht wird</translation>
    </message>
</context>
<context>
    <name>scarp::AdjustmentSettings</name>
    <message>
        <source>Update</source>
        <translation>Aktualisieren</translation>
    </message>
    <message>
        <source>Compute the layer from the terrain beneath it</source>
        <translation>Die Ebene aus dem Gelände darunter berechnen</translation>
    </message>
    <message>
        <source>Outdated</source>
        <translation>Veraltet</translation>
    </message>
    <message>
        <source>Up to date</source>
        <translation>Aktuell</translation>
    </message>
    <message>
        <source>Drag a point, or press beside the curve to add one</source>
        <translation>Einen Punkt ziehen, oder neben der Kurve drücken, um einen hinzuzufügen</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Kurve</translation>
    </message>
</context>
<context>
    <name>scarp::AdvancedFields</name>
    <message>
        <source>as the file says</source>
        <translation>wie die Datei sagt</translation>
    </message>
    <message>
        <source>Unit of the heights</source>
        <translation>Einheit der Höhen</translation>
    </message>
    <message>
        <source>metres</source>
        <translation>Meter</translation>
    </message>
    <message>
        <source>feet</source>
        <translation>Fuß</translation>
    </message>
    <message>
        <source>US survey feet</source>
        <translation>US-Vermessungsfuß</translation>
    </message>
    <message>
        <source>kilometres</source>
        <translation>Kilometer</translation>
    </message>
    <message>
        <source>decimetres</source>
        <translation>Dezimeter</translation>
    </message>
    <message>
        <source>centimetres</source>
        <translation>Zentimeter</translation>
    </message>
    <message>
        <source>millimetres</source>
        <translation>Millimeter</translation>
    </message>
    <message>
        <source>fathoms</source>
        <translation>Faden</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Erweitert</translation>
    </message>
    <message>
        <source>No-data value</source>
        <translation>Nodata-Wert</translation>
    </message>
    <message>
        <source>The stored value that stands for a hole; nan where there is none</source>
        <translation>Der gespeicherte Wert, der für ein Loch steht; nan, wo es keinen gibt</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Maßstab</translation>
    </message>
    <message>
        <source>Height = stored value · scale + offset</source>
        <translation>Höhe = gespeicherter Wert · Maßstab + Versatz</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Versatz</translation>
    </message>
    <message>
        <source>Overrules what the file says: the unit in a file is wrong more often than one would think</source>
        <translation>Geht vor dem, was die Datei sagt: Die Einheit in einer Datei ist öfter falsch, als man denkt</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Scale 0 would make everything flat</source>
        <translation>Maßstab 0 würde alles flach machen</translation>
    </message>
    <message>
        <source>What one step of the stored heights is</source>
        <translation>Wie groß ein Schritt der gespeicherten Höhen ist</translation>
    </message>
    <message>
        <source>Linearise sRGB</source>
        <translation>sRGB linearisieren</translation>
    </message>
    <message>
        <source>Converts the values of a picture that is sRGB-encoded to linear ones</source>
        <translation>Wandelt die Werte eines sRGB-kodierten Bildes in lineare um</translation>
    </message>
</context>
<context>
    <name>scarp::AlphaCommands</name>
    <message>
        <source>Reading %1</source>
        <translation>%1 wird gelesen</translation>
    </message>
</context>
<context>
    <name>scarp::AlphaSection</name>
    <message>
        <source>Alpha</source>
        <translation>Alpha</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>No alpha: the circle alone</source>
        <translation>Kein Alpha: nur der Kreis</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Drehung</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>Fest</translation>
    </message>
    <message>
        <source>Stroke</source>
        <translation>Strich</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>Always the same way up</source>
        <translation>Immer gleich herum</translation>
    </message>
    <message>
        <source>Its top leads the stroke</source>
        <translation>Die Oberkante führt den Strich</translation>
    </message>
    <message>
        <source>Another way each dab</source>
        <translation>Bei jedem Abdruck anders</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Winkel</translation>
    </message>
    <message>
        <source>By which it is turned besides, degrees anticlockwise</source>
        <translation>Um wie viel er außerdem gedreht wird, Grad gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Ground that was copied, as a stamp; kept with the brush</source>
        <translation>Kopierter Boden als Stempel; wird mit dem Pinsel gespeichert</translation>
    </message>
    <message>
        <source>Load Alpha Image</source>
        <translation>Alpha-Bild laden</translation>
    </message>
    <message>
        <source>Load a greyscale image or heightmap: PNG, EXR, TIFF, RAW …</source>
        <translation>Ein Graustufenbild oder eine Höhenkarte laden: PNG, EXR, TIFF, RAW …</translation>
    </message>
    <message>
        <source>Images and heightmaps (*.png *.exr *.tif *.tiff *.raw *.r16 *.r32 *.asc *.hgt *.dem);;All files (*)</source>
        <translation>Bilder und Höhenkarten (*.png *.exr *.tif *.tiff *.raw *.r16 *.r32 *.asc *.hgt *.dem);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Load Image…</source>
        <translation>Bild laden…</translation>
    </message>
</context>
<context>
    <name>scarp::AnalysisController</name>
    <message>
        <source>Viewshed</source>
        <translation>Sichtfeld</translation>
    </message>
    <message>
        <source>Sun shadow</source>
        <translation>Sonnenschatten</translation>
    </message>
    <message>
        <source>Sky visibility</source>
        <translation>Himmelssicht</translation>
    </message>
</context>
<context>
    <name>scarp::AnalysisDock</name>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>As light</source>
        <translation>Als Licht</translation>
    </message>
    <message>
        <source>Eye height</source>
        <translation>Augenhöhe</translation>
    </message>
    <message>
        <source>Of the observer&apos;s eye above the ground</source>
        <translation>Des Auges des Beobachters über dem Boden</translation>
    </message>
    <message>
        <source>Target height</source>
        <translation>Zielhöhe</translation>
    </message>
    <message>
        <source>Of what is looked for above the ground</source>
        <translation>Des Gesuchten über dem Boden</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>How far the observer looks over the map</source>
        <translation>Wie weit der Beobachter auf der Karte blickt</translation>
    </message>
    <message>
        <source>Azimuth</source>
        <translation>Azimut</translation>
    </message>
    <message>
        <source>Where the sun stands, degrees from the north clockwise</source>
        <translation>Wo die Sonne steht, Grad von Norden im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Elevation</source>
        <translation>Sonnenhöhe</translation>
    </message>
    <message>
        <source>How high the sun stands, degrees above the horizon</source>
        <translation>Wie hoch die Sonne steht, Grad über dem Horizont</translation>
    </message>
    <message>
        <source>Softness</source>
        <translation>Weichheit</translation>
    </message>
    <message>
        <source>Half the sun&apos;s breadth, degrees: 0.27 for the real one, 0 for sharp shadows. Soft ones take longer</source>
        <translation>Die halbe Breite der Sonne, Grad: 0,27 für die echte, 0 für scharfe Schatten. Weiche dauern länger</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Entfernung</translation>
    </message>
    <message>
        <source>Beyond it ground does not hide the sky. The less, the quicker it follows an edit</source>
        <translation>Boden jenseits davon verdeckt den Himmel nicht. Je weniger, desto schneller folgt es einer Bearbeitung</translation>
    </message>
    <message>
        <source>Directions</source>
        <translation>Richtungen</translation>
    </message>
    <message>
        <source>In how many directions round the horizon is found</source>
        <translation>In wie vielen Richtungen der Horizont gesucht wird</translation>
    </message>
    <message>
        <source>Dim the light on the ground by the visible share of the sky, in any shading</source>
        <translation>Das Licht auf dem Boden nach dem sichtbaren Anteil des Himmels abdunkeln, in jeder Schattierung</translation>
    </message>
</context>
<context>
    <name>scarp::AnalysisLegend</name>
    <message>
        <source>in shadow</source>
        <translation>im Schatten</translation>
    </message>
    <message>
        <source>in the sun</source>
        <translation>in der Sonne</translation>
    </message>
    <message>
        <source>≤ 30 %</source>
        <translation>≤ 30 %</translation>
    </message>
    <message>
        <source>100 %</source>
        <translation>100 %</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
    <message>
        <source>Ground in its own colours is beyond the radius</source>
        <translation>Boden in seinen eigenen Farben liegt außerhalb des Radius</translation>
    </message>
    <message>
        <source>How much of the sun the ground sees</source>
        <translation>Wie viel von der Sonne der Boden sieht</translation>
    </message>
    <message>
        <source>How much of the sky&apos;s light falls on the ground</source>
        <translation>Wie viel Himmelslicht auf den Boden fällt</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>gesehen</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>verdeckt</translation>
    </message>
</context>
<context>
    <name>scarp::AreaFields</name>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Area, cells and tiles</source>
        <translation>Ausschnitt, Zellen und Kacheln</translation>
    </message>
    <message>
        <source>First column</source>
        <translation>Erste Spalte</translation>
    </message>
    <message>
        <source>First row</source>
        <translation>Erste Zeile</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Auflösung</translation>
    </message>
    <message>
        <source>Resample tiles that lie off the common grid</source>
        <translation>Kacheln neu abtasten, die neben dem gemeinsamen Gitter liegen</translation>
    </message>
    <message>
        <source>as the file has it</source>
        <translation>wie in der Datei</translation>
    </message>
    <message>
        <source>Between two samples. Samples of the file are averaged, as many as stay within it; with other cells it is met exactly</source>
        <translation>Zwischen zwei Werten. Es werden so viele Werte der Datei gemittelt, wie darin Platz haben; mit anderen Zellen wird sie genau eingehalten</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Zellen</translation>
    </message>
    <message>
        <source>The file&apos;s own</source>
        <translation>Die der Datei</translation>
    </message>
    <message>
        <source>Square metres in the UTM zone</source>
        <translation>Quadratisch, Meter, in der UTM-Zone</translation>
    </message>
    <message>
        <source>Keep the cells of the file, or make square ones in the UTM zone of its middle or in a CRS: type its code, such as EPSG:2056</source>
        <translation>Die Zellen der Datei behalten oder quadratische in der UTM-Zone ihrer Mitte oder in einem KBS machen: dessen Code eingeben, etwa EPSG:2056</translation>
    </message>
    <message>
        <source>Where no tile is</source>
        <translation>Wo keine Kachel ist</translation>
    </message>
    <message>
        <source>As the names say</source>
        <translation>Wie die Namen sagen</translation>
    </message>
    <message>
        <source>Holes</source>
        <translation>Löcher</translation>
    </message>
    <message>
        <source>Sea, height 0</source>
        <translation>Meer, Höhe 0</translation>
    </message>
    <message>
        <source>Copernicus has no tiles of the sea; of other tiles those that are missing are holes</source>
        <translation>Copernicus hat keine Kacheln vom Meer; bei anderen sind fehlende Kacheln Löcher</translation>
    </message>
    <message numerus="yes">
        <source>and %1 more lines</source>
        <translation>
            <numerusform>und %1 weitere Zeile</numerusform>
            <numerusform>und %1 weitere Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>Square metres in the UTM zone, %1</source>
        <translation>Quadratisch, Meter, in der UTM-Zone, %1</translation>
    </message>
    <message>
        <source>; west %1, south %2, east %3, north %4</source>
        <translation>; Westen %1, Süden %2, Osten %3, Norden %4</translation>
    </message>
    <message>
        <source> in %1</source>
        <translation> in %1</translation>
    </message>
    <message>
        <source>; no vertical datum is said</source>
        <translation>; kein Höhendatum angegeben</translation>
    </message>
    <message>
        <source>; heights: %1</source>
        <translation>; Höhen: %1</translation>
    </message>
    <message>
        <source>On the new cells: %1</source>
        <translation>Auf den neuen Zellen: %1</translation>
    </message>
    <message>
        <source>New cells: %1</source>
        <translation>Neue Zellen: %1</translation>
    </message>
    <message>
        <source>Where the part begins, from the north-west corner</source>
        <translation>Wo der Teil beginnt, von der Nordwestecke</translation>
    </message>
    <message>
        <source>How many samples the part has</source>
        <translation>Wie viele Werte der Teil hat</translation>
    </message>
    <message>
        <source>%1 × %2 samples, %3</source>
        <translation>%1 × %2 Werte, %3</translation>
    </message>
    <message>
        <source>Tile names</source>
        <translation>Kachelnamen</translation>
    </message>
    <message>
        <source>by position or number</source>
        <translation>nach Lage oder Nummer</translation>
    </message>
    <message>
        <source>Pattern of the names, such as rock_{x}_{y}. {x}: column from the west; {y}: row from the south; {row}: row from the north; *: any text</source>
        <translation>Muster der Namen, etwa rock_{x}_{y}. {x}: Spalte von Westen; {y}: Zeile von Süden; {row}: Zeile von Norden; *: beliebiger Text</translation>
    </message>
    <message numerus="yes">
        <source>%1 tiles</source>
        <translation>
            <numerusform>%1 Kachel</numerusform>
            <numerusform>%1 Kacheln</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: none overlap</source>
        <translation>%1: keine überlappen sich</translation>
    </message>
    <message>
        <source>%1: all agree where they overlap</source>
        <translation>%1: alle stimmen überein, wo sie sich überlappen</translation>
    </message>
    <message numerus="yes">
        <source>%1 samples without a tile (sea)</source>
        <translation>
            <numerusform>%1 Wert ohne Kachel (Meer)</numerusform>
            <numerusform>%1 Werte ohne Kachel (Meer)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 samples without a tile (holes)</source>
        <translation>
            <numerusform>%1 Wert ohne Kachel (Loch)</numerusform>
            <numerusform>%1 Werte ohne Kachel (Löcher)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scarp::AreaMap</name>
    <message>
        <source>Map of the file: drag a rectangle to read that part</source>
        <translation>Karte der Datei: ein Rechteck ziehen, um diesen Teil zu lesen</translation>
    </message>
    <message>
        <source>Drag a rectangle to read that part only; click to read all again</source>
        <translation>Ein Rechteck ziehen, um nur diesen Teil zu lesen; klicken, um wieder alles zu lesen</translation>
    </message>
</context>
<context>
    <name>scarp::AssetCommands</name>
    <message>
        <source>Models (%1);;All files (*)</source>
        <translation>Modelle (%1);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Import Models</source>
        <translation>Modelle importieren</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>%1 wird gelesen</translation>
    </message>
    <message>
        <source>Importing a model</source>
        <translation>Modell wird importiert</translation>
    </message>
    <message>
        <source>Rename Asset</source>
        <translation>Asset umbenennen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Tags of %1</source>
        <translation>Schlagwörter von %1</translation>
    </message>
    <message>
        <source>Words with commas between</source>
        <translation>Wörter mit Kommas dazwischen</translation>
    </message>
    <message>
        <source>Replace the Model of %1</source>
        <translation>Modell von %1 ersetzen</translation>
    </message>
    <message>
        <source>Remove Asset</source>
        <translation>Asset entfernen</translation>
    </message>
    <message>
        <source>Undo brings them back.</source>
        <translation>Rückgängig bringt sie zurück.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Saving a model to the library</source>
        <translation>Modell wird in der Bibliothek gespeichert</translation>
    </message>
    <message>
        <source>The library is empty</source>
        <translation>Die Bibliothek ist leer</translation>
    </message>
    <message>
        <source>Show the Library&apos;s Folder</source>
        <translation>Ordner der Bibliothek zeigen</translation>
    </message>
    <message>
        <source>Reading a model</source>
        <translation>Modell wird gelesen</translation>
    </message>
    <message>
        <source>What is being tried on the ground has to be kept or taken back first.</source>
        <translation>Was gerade am Boden ausprobiert wird, muss zuerst übernommen oder zurückgenommen werden.</translation>
    </message>
    <message numerus="yes">
        <source>%1 objects of “%2” are removed too.</source>
        <translation>
            <numerusform>%1 Objekt von „%2“ wird auch entfernt.</numerusform>
            <numerusform>%1 Objekte von „%2“ werden auch entfernt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scarp::AssetGrid</name>
    <message>
        <source>Place: %1</source>
        <translation>Platzieren: %1</translation>
    </message>
    <message>
        <source>Tags: %1</source>
        <translation>Schlagwörter: %1</translation>
    </message>
    <message>
        <source>Its model is missing</source>
        <translation>Das Modell fehlt</translation>
    </message>
    <message>
        <source>Find assets</source>
        <translation>Assets suchen</translation>
    </message>
    <message>
        <source>Find by name or tag</source>
        <translation>Nach Name oder Schlagwort suchen</translation>
    </message>
    <message>
        <source>Shows the models whose name or tags have these words</source>
        <translation>Zeigt die Modelle, deren Name oder Schlagwörter diese Wörter enthalten</translation>
    </message>
</context>
<context>
    <name>scarp::AssetPictures</name>
    <message>
        <source>Drawing pictures of models</source>
        <translation>Bilder von Modellen werden gezeichnet</translation>
    </message>
</context>
<context>
    <name>scarp::BrushDock</name>
    <message>
        <source>Brush</source>
        <translation>Pinsel</translation>
    </message>
    <message>
        <source>The radius is smaller than a cell (%1): a stroke may touch no sample.</source>
        <translation>Der Radius ist kleiner als eine Zelle (%1): Ein Strich trifft vielleicht keinen Wert.</translation>
    </message>
</context>
<context>
    <name>scarp::BrushMarks</name>
    <message>
        <source>%1 long, %2 wide
%3° · %4</source>
        <translation>%1 lang, %2 breit
%3° · %4</translation>
    </message>
</context>
<context>
    <name>scarp::BrushProfile</name>
    <message>
        <source>Brush profile</source>
        <translation>Pinselprofil</translation>
    </message>
    <message>
        <source>The brush cut through its middle: how much of its strength acts from rim to rim</source>
        <translation>Der Pinsel, durch die Mitte geschnitten: wie viel seiner Stärke von Rand zu Rand wirkt</translation>
    </message>
</context>
<context>
    <name>scarp::ChoiceRow</name>
    <message>
        <source>One of these: %1</source>
        <translation>Eines von diesen: %1</translation>
    </message>
</context>
<context>
    <name>scarp::CommandPalette</name>
    <message>
        <source>Find a Command</source>
        <translation>Befehl suchen</translation>
    </message>
    <message>
        <source>What do you want to do? A few words, such as “make it flat”</source>
        <translation>Was möchten Sie tun? Ein paar Worte, etwa „flach machen“</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>Was möchten Sie tun?</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>nicht jetzt</translation>
    </message>
    <message>
        <source>Nothing is known by these words.</source>
        <translation>Unter diesen Wörtern ist nichts bekannt.</translation>
    </message>
    <message>
        <source>A few words find anything that can be done; Enter does the first</source>
        <translation>Ein paar Wörter finden alles, was sich tun lässt; Eingabe führt das Erste aus</translation>
    </message>
</context>
<context>
    <name>scarp::CompareController</name>
    <message>
        <source>Projects (*.scarp)</source>
        <translation>Projekte (*.scarp)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <source>Comparing with %1</source>
        <translation>Vergleich mit %1 läuft</translation>
    </message>
</context>
<context>
    <name>scarp::CompareDock</name>
    <message>
        <source>Only here — %1</source>
        <translation>Nur hier — %1</translation>
    </message>
    <message>
        <source>Only there — %1</source>
        <translation>Nur dort — %1</translation>
    </message>
    <message>
        <source>Different — %1</source>
        <translation>Verschieden — %1</translation>
    </message>
    <message numerus="yes">
        <source>The heights are the same at all %1 samples.</source>
        <translation>
            <numerusform>Die Höhen sind an %1 Wert gleich.</numerusform>
            <numerusform>Die Höhen sind an allen %1 Werten gleich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 samples differ.
Lowest %3, highest %4.
Mean %5, root mean square %6.</source>
        <translation>
            <numerusform>%1 von %2 Wert ist verschieden.
Tiefste %3, höchste %4.
Mittel %5, quadratisches Mittel %6.</numerusform>
            <numerusform>%1 von %2 Werten sind verschieden.
Tiefste %3, höchste %4.
Mittel %5, quadratisches Mittel %6.</numerusform>
        </translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>End Comparison</source>
        <translation>Vergleich beenden</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>Was sich unterscheidet</translation>
    </message>
    <message>
        <source>A click or Enter moves the camera there</source>
        <translation>Klick oder Eingabe bewegt die Kamera dorthin</translation>
    </message>
    <message>
        <source>This terrain and %1</source>
        <translation>Dieses Gelände und %1</translation>
    </message>
    <message>
        <source>It is at no place of its own</source>
        <translation>Es liegt an keinem eigenen Ort</translation>
    </message>
    <message>
        <source>Greatest difference of heights: %1</source>
        <translation>Größter Höhenunterschied: %1</translation>
    </message>
    <message>
        <source>&amp;Go There</source>
        <translation>&amp;Dorthin gehen</translation>
    </message>
    <message>
        <source>The ground has its own colours again</source>
        <translation>Der Boden hat wieder seine eigenen Farben</translation>
    </message>
    <message>
        <source>
Holes only here: %1, only there: %2.</source>
        <translation>
Löcher nur hier: %1, nur dort: %2.</translation>
    </message>
</context>
<context>
    <name>scarp::CompareLegend</name>
    <message>
        <source>the same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>Orange: lower by %1 or more; blue: higher by %1 or more</source>
        <translation>Orange: um %1 oder mehr tiefer; Blau: um %1 oder mehr höher</translation>
    </message>
</context>
<context>
    <name>scarp::Compass</name>
    <message>
        <source>Face north</source>
        <translation>Blick nach Norden</translation>
    </message>
    <message>
        <source>Face east</source>
        <translation>Blick nach Osten</translation>
    </message>
    <message>
        <source>Face south</source>
        <translation>Blick nach Süden</translation>
    </message>
    <message>
        <source>Face west</source>
        <translation>Blick nach Westen</translation>
    </message>
    <message>
        <source>From above; once more: slanting again</source>
        <translation>Von oben; noch einmal: wieder schräg</translation>
    </message>
    <message>
        <source>E</source>
        <translation>O</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>Compass</source>
        <translation>Kompass</translation>
    </message>
    <message>
        <source>Where north is. A click on a letter looks that way, a click in the middle from above and back</source>
        <translation>Wo Norden ist. Ein Klick auf einen Buchstaben blickt dorthin, ein Klick in die Mitte von oben und wieder zurück</translation>
    </message>
</context>
<context>
    <name>scarp::ConditionEditor</name>
    <message>
        <source>Curve</source>
        <translation>Kurve</translation>
    </message>
    <message>
        <source>A curve over the range in place of soft ends</source>
        <translation>Eine Kurve über den Bereich statt weicher Enden</translation>
    </message>
    <message>
        <source>Not</source>
        <translation>Nicht</translation>
    </message>
    <message>
        <source>Where this does not hold</source>
        <translation>Wo dies nicht gilt</translation>
    </message>
    <message>
        <source>Remove this condition</source>
        <translation>Diese Bedingung entfernen</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>Of the surroundings that the ground is compared with</source>
        <translation>Der Umgebung, mit der der Boden verglichen wird</translation>
    </message>
    <message>
        <source>Water level</source>
        <translation>Wasserspiegel</translation>
    </message>
    <message>
        <source>Ground that is not higher counts as water</source>
        <translation>Boden, der nicht höher liegt, gilt als Wasser</translation>
    </message>
    <message>
        <source>Look around</source>
        <translation>Umkreis</translation>
    </message>
    <message>
        <source>How far water is looked for; at most 256 samples</source>
        <translation>Wie weit nach Wasser gesucht wird; höchstens 256 Werte</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>Rauschen</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Maßstab</translation>
    </message>
    <message>
        <source>From crest to crest of the coarsest noise</source>
        <translation>Von Kamm zu Kamm des gröbsten Rauschens</translation>
    </message>
    <message>
        <source>Octaves</source>
        <translation>Oktaven</translation>
    </message>
    <message>
        <source>How many finer noises lie over it</source>
        <translation>Wie viele feinere Rauschen darüberliegen</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Another number gives another noise</source>
        <translation>Eine andere Zahl ergibt ein anderes Rauschen</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>A selection that is kept with the terrain</source>
        <translation>Eine mit dem Gelände gespeicherte Auswahl</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>It holds from here</source>
        <translation>Gilt ab hier</translation>
    </message>
    <message>
        <source>It holds up to here</source>
        <translation>Gilt bis hier</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>Weich</translation>
    </message>
    <message>
        <source>Below the range it fades out over so much</source>
        <translation>Unter dem Bereich läuft es über so viel aus</translation>
    </message>
    <message>
        <source>Above the range it fades out over so much</source>
        <translation>Über dem Bereich läuft es über so viel aus</translation>
    </message>
</context>
<context>
    <name>scarp::ConditionList</name>
    <message>
        <source>Add Condition</source>
        <translation>Bedingung hinzufügen</translation>
    </message>
    <message>
        <source>Only where the ground is high, steep, wet, … too</source>
        <translation>Nur, wo der Boden auch hoch, steil, nass … ist</translation>
    </message>
    <message>
        <source>Saved Selection</source>
        <translation>Gespeicherte Auswahl</translation>
    </message>
</context>
<context>
    <name>scarp::Console</name>
    <message>
        <source>Console</source>
        <translation>Konsole</translation>
    </message>
    <message>
        <source>What has been done, as</source>
        <translation>Was getan wurde, als</translation>
    </message>
    <message>
        <source>a script</source>
        <translation>Skript</translation>
    </message>
    <message>
        <source>A script is for scarp run and for Edit → Scripts, Python for its module scarp</source>
        <translation>Ein Skript ist für scarp run und für Bearbeiten → Skripte, Python für sein Modul scarp</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy all of it</source>
        <translation>Alles kopieren</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Save all of it; scripts in the folder of scripts are listed under Edit → Scripts</source>
        <translation>Alles speichern; Skripte im Skriptordner stehen unter Bearbeiten → Skripte</translation>
    </message>
    <message>
        <source>What has been done</source>
        <translation>Was getan wurde</translation>
    </message>
    <message>
        <source>Each step of the history that a script can have, up to the present one</source>
        <translation>Jeder Schritt des Verlaufs, den ein Skript enthalten kann, bis zum jetzigen</translation>
    </message>
    <message>
        <source>An operation to do</source>
        <translation>Eine Operation zum Ausführen</translation>
    </message>
    <message>
        <source>An operation as scripts have it; Enter does it</source>
        <translation>Eine Operation, wie Skripte sie enthalten; Eingabe führt sie aus</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Do the operation, as one step of the history</source>
        <translation>Die Operation als einen Schritt des Verlaufs ausführen</translation>
    </message>
    <message numerus="yes">
        <source>%n steps are not shown: too many, or made of data that no script has.</source>
        <translation>
            <numerusform>%n Schritte werden nicht gezeigt: zu viele oder aus Daten, die kein Skript enthält.</numerusform>
            <numerusform>%n Schritte werden nicht gezeigt: zu viele oder aus Daten, die kein Skript enthält.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save Script</source>
        <translation>Skript speichern</translation>
    </message>
    <message>
        <source>Scripts (*.json)</source>
        <translation>Skripte (*.json)</translation>
    </message>
    <message>
        <source>Python (*.py)</source>
        <translation>Python (*.py)</translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2</source>
        <translation>„%1“ lässt sich nicht schreiben: %2</translation>
    </message>
    <message>
        <source>Running an operation</source>
        <translation>Operation läuft</translation>
    </message>
</context>
<context>
    <name>scarp::CoordinatesField</name>
    <message>
        <source>Coordinates</source>
        <translation>Koordinaten</translation>
    </message>
    <message>
        <source>Choose the coordinates of the positions</source>
        <translation>Die Koordinaten der Positionen wählen</translation>
    </message>
    <message>
        <source>Terrain: metres from its middle</source>
        <translation>Gelände: Meter von seiner Mitte</translation>
    </message>
    <message>
        <source>World: %1</source>
        <translation>Welt: %1</translation>
    </message>
    <message>
        <source>World: coordinates of the file</source>
        <translation>Welt: Koordinaten der Datei</translation>
    </message>
    <message>
        <source>“%1” is not a position. Type two numbers, such as %2.</source>
        <translation>„%1“ ist keine Position. Zwei Zahlen eingeben, etwa %2.</translation>
    </message>
    <message>
        <source>Type a position: two numbers, such as %1.</source>
        <translation>Eine Position eingeben: zwei Zahlen, etwa %1.</translation>
    </message>
    <message>
        <source>%1 to %2 east, %3 to %4 north</source>
        <translation>Ost %1 bis %2, Nord %3 bis %4</translation>
    </message>
</context>
<context>
    <name>scarp::CrashReportDialog</name>
    <message>
        <source>Crash Report</source>
        <translation>Absturzbericht</translation>
    </message>
    <message>
        <source>Scarp closed unexpectedly, %1. This is where it was then. Nothing of it is sent anywhere: copy it where you tell of the fault, with the system report that the Help menu has.</source>
        <translation>Scarp wurde unerwartet beendet, %1. Hier steht, wo es da gerade war. Nichts davon wird irgendwohin gesendet: Kopieren Sie es dorthin, wo Sie den Fehler melden, mit dem Systembericht aus dem Hilfemenü.</translation>
    </message>
    <message>
        <source>Crash report</source>
        <translation>Absturzbericht</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Den Bericht kopieren</translation>
    </message>
    <message>
        <source>Open Folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Show the folder that it lies in</source>
        <translation>Den Ordner zeigen, in dem er liegt</translation>
    </message>
    <message>
        <source>What the program was doing; nothing of it is sent anywhere</source>
        <translation>Was das Programm gerade tat; nichts davon wird irgendwohin gesendet</translation>
    </message>
</context>
<context>
    <name>scarp::CropDialog</name>
    <message>
        <source>Drag the sides, the corners or the inside on the ground. Enter crops.</source>
        <translation>Seiten, Ecken oder das Innere am Boden ziehen. Eingabe schneidet zu.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>A size that an engine takes, around the same middle</source>
        <translation>Eine Größe, die eine Engine annimmt, um dieselbe Mitte</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Beliebig</translation>
    </message>
</context>
<context>
    <name>scarp::CurveEditor</name>
    <message>
        <source>Curve</source>
        <translation>Kurve</translation>
    </message>
    <message>
        <source>Drag a point; press beside the points for a new one; pull it out or double-click it to remove it</source>
        <translation>Einen Punkt ziehen; neben die Punkte drücken für einen neuen; herausziehen oder doppelklicken, um ihn zu entfernen</translation>
    </message>
</context>
<context>
    <name>scarp::DamageDialog</name>
    <message>
        <source>an earlier saved state</source>
        <translation>ein früherer gespeicherter Stand</translation>
    </message>
    <message>
        <source>holes</source>
        <translation>Löcher</translation>
    </message>
    <message>
        <source>what the recovery journal had</source>
        <translation>was das Wiederherstellungsjournal hatte</translation>
    </message>
    <message>
        <source>built anew: as it was</source>
        <translation>neu aufgebaut: wie es war</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Damage in %1</source>
        <translation>Schaden in %1</translation>
    </message>
    <message>
        <source>What is odd about this project:</source>
        <translation>Was an diesem Projekt auffällt:</translation>
    </message>
    <message>
        <source>Not everything in this project is what was saved. What is sound was opened; the list says what is not, and what stands there now. The file itself is untouched: the next save writes a new one and keeps this one beside it.</source>
        <translation>Nicht alles in diesem Projekt ist, was gespeichert wurde. Was heil ist, wurde geöffnet; die Liste sagt, was es nicht ist und was jetzt dort steht. Die Datei selbst ist unberührt: Das nächste Speichern schreibt eine neue und behält diese daneben.</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Beschädigt</translation>
    </message>
    <message>
        <source>In its place</source>
        <translation>An seiner Stelle</translation>
    </message>
    <message>
        <source>Copy List</source>
        <translation>Liste kopieren</translation>
    </message>
</context>
<context>
    <name>scarp::DockTitles</name>
    <message>
        <source>Close %1</source>
        <translation>%1 schließen</translation>
    </message>
    <message>
        <source>Close this panel; View, Panels brings %1 back</source>
        <translation>Dieses Bedienfeld schließen; Ansicht, Bedienfelder bringt %1 zurück</translation>
    </message>
    <message>
        <source>Float or Dock %1</source>
        <translation>%1 ablösen oder andocken</translation>
    </message>
    <message>
        <source>Float this panel in a window, or dock it again</source>
        <translation>Dieses Bedienfeld in ein Fenster ablösen oder wieder andocken</translation>
    </message>
    <message>
        <source>Drag a tab to move its panel or to float it. Double-click to float the panel, middle-click to close it, right-click for a menu.</source>
        <translation>Eine Registerkarte ziehen, um ihr Bedienfeld zu verschieben oder abzulösen. Doppelklick löst das Bedienfeld ab, Mittelklick schließt es, Rechtsklick zeigt ein Menü.</translation>
    </message>
    <message>
        <source>Float</source>
        <translation>Ablösen</translation>
    </message>
    <message>
        <source>Dock</source>
        <translation>Andocken</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close Others</source>
        <translation>Andere schließen</translation>
    </message>
    <message>
        <source>Move to Left</source>
        <translation>Nach links verschieben</translation>
    </message>
    <message>
        <source>Move to Right</source>
        <translation>Nach rechts verschieben</translation>
    </message>
    <message>
        <source>Move to Bottom</source>
        <translation>Nach unten verschieben</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Bedienfelder</translation>
    </message>
</context>
<context>
    <name>scarp::DocumentJournal</name>
    <message>
        <source>A crash would lose what you do now: %1</source>
        <translation>Ein Absturz würde verlieren, was Sie jetzt tun: %1</translation>
    </message>
</context>
<context>
    <name>scarp::DrapeAddressDialog</name>
    <message>
        <source>Add Drape from Address</source>
        <translation>Bildüberlagerung von Adresse hinzufügen</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>A picture or map on the web (https://….tif), a STAC item, or a map service as WMS:https://… or WMTS:https://…. What lies on the terrain is taken into the project.</source>
        <translation>Ein Bild oder eine Karte im Web (https://….tif), ein STAC-Eintrag oder ein Kartendienst als WMS:https://… oder WMTS:https://…. Was auf dem Gelände liegt, wird ins Projekt übernommen.</translation>
    </message>
</context>
<context>
    <name>scarp::DrapeCommands</name>
    <message>
        <source>Pictures and maps (%1);;All files (*)</source>
        <translation>Bilder und Karten (%1);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Add Drape</source>
        <translation>Bildüberlagerung hinzufügen</translation>
    </message>
    <message>
        <source>What is being tried on the ground has to be kept or taken back first.</source>
        <translation>Was gerade am Boden ausprobiert wird, muss zuerst übernommen oder zurückgenommen werden.</translation>
    </message>
    <message>
        <source>Fetching %1</source>
        <translation>%1 wird geholt</translation>
    </message>
    <message>
        <source>Find Picture</source>
        <translation>Bild suchen</translation>
    </message>
    <message>
        <source>Taking %1 into the project</source>
        <translation>%1 wird ins Projekt übernommen</translation>
    </message>
    <message>
        <source>Looking at %1</source>
        <translation>%1 wird angesehen</translation>
    </message>
    <message>
        <source>Open or Add</source>
        <translation>Öffnen oder hinzufügen</translation>
    </message>
    <message>
        <source>What is “%1” to be?</source>
        <translation>Was soll „%1“ werden?</translation>
    </message>
    <message>
        <source>A drape is a picture that lies over this terrain. A terrain opens in place of this one.</source>
        <translation>Eine Bildüberlagerung ist ein Bild, das über diesem Gelände liegt. Ein Gelände öffnet sich anstelle von diesem.</translation>
    </message>
    <message>
        <source>Add as Drape</source>
        <translation>Als Bildüberlagerung hinzufügen</translation>
    </message>
    <message>
        <source>Open as Terrain</source>
        <translation>Als Gelände öffnen</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>%1 wird gelesen</translation>
    </message>
</context>
<context>
    <name>scarp::DrapeView</name>
    <message>
        <source>Opening %1</source>
        <translation>%1 wird geöffnet</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>%1 wird gelesen</translation>
    </message>
    <message>
        <source>%1 lies outside of the project&apos;s folder. It is read only if you say so.</source>
        <translation>%1 liegt außerhalb des Projektordners. Es wird nur gelesen, wenn Sie es erlauben.</translation>
    </message>
    <message>
        <source>It lies beside this terrain, not over it.</source>
        <translation>Es liegt neben diesem Gelände, nicht darüber.</translation>
    </message>
    <message>
        <source>, from corner to corner: it has no place in the world that fits</source>
        <translation>, von Ecke zu Ecke: Es hat keinen passenden Ort auf der Welt</translation>
    </message>
    <message>
        <source>; the file has changed since it was added</source>
        <translation>; die Datei hat sich geändert, seit sie hinzugefügt wurde</translation>
    </message>
    <message>
        <source>Drape “%1” is not shown. %2</source>
        <translation>Bildüberlagerung „%1“ wird nicht gezeigt. %2</translation>
    </message>
    <message>
        <source>In the project: %1 × %2 pixels</source>
        <translation>Im Projekt: %1 × %2 Pixel</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 Pixel</translation>
    </message>
</context>
<context>
    <name>scarp::DrapesDock</name>
    <message>
        <source>Drapes</source>
        <translation>Bildüberlagerungen</translation>
    </message>
    <message>
        <source>How much of the picture lies on the ground</source>
        <translation>Wie viel vom Bild auf dem Boden liegt</translation>
    </message>
    <message>
        <source>A drape is a picture that lies over the ground: an orthophoto, a map, or a raster of numbers, in any coordinate system. It stays in its file, or is kept in the project.</source>
        <translation>Eine Bildüberlagerung ist ein Bild, das über dem Boden liegt: ein Orthofoto, eine Karte oder ein Raster aus Zahlen, in einem beliebigen Koordinatensystem. Es bleibt in seiner Datei oder wird im Projekt abgelegt.</translation>
    </message>
    <message>
        <source>Drapes, the uppermost first</source>
        <translation>Bildüberlagerungen, die oberste zuerst</translation>
    </message>
    <message>
        <source>Add a picture over the ground…</source>
        <translation>Ein Bild über den Boden legen…</translation>
    </message>
    <message>
        <source>Go to where the drape lies</source>
        <translation>Dorthin gehen, wo die Bildüberlagerung liegt</translation>
    </message>
    <message>
        <source>Put the drape over the next one</source>
        <translation>Die Bildüberlagerung über die nächste legen</translation>
    </message>
    <message>
        <source>Put the drape under the one below</source>
        <translation>Die Bildüberlagerung unter die darunter legen</translation>
    </message>
    <message>
        <source>Remove the drape; its file stays</source>
        <translation>Die Bildüberlagerung entfernen; ihre Datei bleibt</translation>
    </message>
    <message>
        <source>What is being tried on the ground has to be kept or taken back first.</source>
        <translation>Was gerade am Boden ausprobiert wird, muss zuerst übernommen oder zurückgenommen werden.</translation>
    </message>
    <message>
        <source>Hidden, and not read yet.</source>
        <translation>Ausgeblendet und noch nicht gelesen.</translation>
    </message>
    <message>
        <source>. The colours of this look stand for numbers: it shows no drapes.</source>
        <translation>. Die Farben dieser Darstellung stehen für Zahlen: Sie zeigt keine Bildüberlagerungen.</translation>
    </message>
    <message>
        <source>Read It</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>Find Picture…</source>
        <translation>Bild suchen…</translation>
    </message>
    <message>
        <source>Use File Again</source>
        <translation>Datei wieder nutzen</translation>
    </message>
    <message>
        <source>Keep in Project</source>
        <translation>Im Projekt ablegen</translation>
    </message>
    <message>
        <source>The project holds the picture no longer and shows the file %1</source>
        <translation>Das Projekt enthält das Bild nicht mehr und zeigt die Datei %1</translation>
    </message>
    <message>
        <source>The project holds the part of the picture that lies on the terrain: it opens without the file, on other machines too</source>
        <translation>Das Projekt enthält den Teil des Bildes, der auf dem Gelände liegt: Es öffnet sich ohne die Datei, auch auf anderen Rechnern</translation>
    </message>
    <message>
        <source>Pictures over the ground, the uppermost first. The mark shows and hides one, a double click renames it, a right click offers more</source>
        <translation>Bilder über dem Boden, das oberste zuerst. Das Häkchen blendet eines ein und aus, ein Doppelklick benennt es um, ein Rechtsklick bietet mehr</translation>
    </message>
    <message>
        <source>Import Heights…</source>
        <translation>Höhen importieren…</translation>
    </message>
    <message>
        <source>Choose units, channel, layout and other import options for the values of the file; the project keeps their colours</source>
        <translation>Einheiten, Kanal, Aufbau und andere Importoptionen für die Werte der Datei wählen; das Projekt behält ihre Farben</translation>
    </message>
    <message>
        <source>Select a drape in the list first</source>
        <translation>Zuerst eine Bildüberlagerung in der Liste auswählen</translation>
    </message>
    <message>
        <source>The drape is the uppermost</source>
        <translation>Die Bildüberlagerung ist die oberste</translation>
    </message>
    <message>
        <source>The drape is the lowest</source>
        <translation>Die Bildüberlagerung ist die unterste</translation>
    </message>
    <message>
        <source>The drape is not shown</source>
        <translation>Die Bildüberlagerung wird nicht gezeigt</translation>
    </message>
</context>
<context>
    <name>scarp::EditorDocument</name>
    <message>
        <source>Lines</source>
        <translation>Linien</translation>
    </message>
    <message>
        <source>Asphalt</source>
        <translation>Asphalt</translation>
    </message>
</context>
<context>
    <name>scarp::EngineSettingsBox</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the settings</source>
        <translation>Die Einstellungen kopieren</translation>
    </message>
    <message>
        <source>Working out the settings for %1…</source>
        <translation>Einstellungen für %1 werden berechnet…</translation>
    </message>
    <message>
        <source>Settings in %1</source>
        <translation>Einstellungen in %1</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Copy what to type into the engine</source>
        <translation>Kopieren, was in die Engine einzugeben ist</translation>
    </message>
</context>
<context>
    <name>scarp::EngineSizeBox</name>
    <message>
        <source>Resample on export to</source>
        <translation>Beim Export neu abtasten auf</translation>
    </message>
    <message>
        <source>Export as it is</source>
        <translation>Exportieren, wie es ist</translation>
    </message>
    <message>
        <source>Size to resample to</source>
        <translation>Größe für die neue Abtastung</translation>
    </message>
    <message>
        <source>The file gets so many samples over the same ground; the terrain here stays as it is</source>
        <translation>Die Datei erhält so viele Werte über demselben Boden; das Gelände hier bleibt, wie es ist</translation>
    </message>
    <message>
        <source>The engine may refuse the file, or crop or stretch it</source>
        <translation>Die Engine könnte die Datei ablehnen, zuschneiden oder strecken</translation>
    </message>
    <message>
        <source>Cells of %1 in place of %2.</source>
        <translation>Zellen von %1 statt %2.</translation>
    </message>
    <message>
        <source>The terrain keeps its length and width; Terrain → Crop… keeps the cells instead.</source>
        <translation>Das Gelände behält Länge und Breite; Gelände → Zuschneiden… behält stattdessen die Zellen.</translation>
    </message>
    <message>
        <source>Heights change by %1 at most, 99 % of them by %2 or less, by %3 on average.</source>
        <translation>Höhen ändern sich um höchstens %1, 99 % davon um %2 oder weniger, im Mittel um %3.</translation>
    </message>
    <message>
        <source>Working out how far the heights change…</source>
        <translation>Es wird berechnet, wie weit sich die Höhen ändern…</translation>
    </message>
    <message>
        <source>Sizes that the engine takes; the nearest is proposed</source>
        <translation>Größen, die die Engine annimmt; die nächstliegende wird vorgeschlagen</translation>
    </message>
</context>
<context>
    <name>scarp::ExportCommands</name>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation>%1 wird exportiert</translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>Details…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Export Again</source>
        <translation>Erneut exportieren</translation>
    </message>
    <message>
        <source>The project exports to places that you have not confirmed on this computer. Files that are there are replaced.</source>
        <translation>Das Projekt exportiert an Orte, die Sie auf diesem Computer noch nicht bestätigt haben. Vorhandene Dateien werden ersetzt.</translation>
    </message>
    <message>
        <source> and %1 more</source>
        <translation> und %1 weitere</translation>
    </message>
    <message>
        <source>Exporting again</source>
        <translation>Wird erneut exportiert</translation>
    </message>
    <message>
        <source>largest error %1</source>
        <translation>größter Fehler %1</translation>
    </message>
    <message numerus="yes">
        <source>Exported %1 and verified %2 files.</source>
        <translation>
            <numerusform>%1 exportiert und %2 Datei geprüft.</numerusform>
            <numerusform>%1 exportiert und %2 Dateien geprüft.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open Folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message numerus="yes">
        <source>Does not include %1 placed objects (use File → Export → Objects…).</source>
        <translation>
            <numerusform>Ohne das %1 platzierte Objekt (dafür Datei → Exportieren → Objekte… nutzen).</numerusform>
            <numerusform>Ohne die %1 platzierten Objekte (dafür Datei → Exportieren → Objekte… nutzen).</numerusform>
        </translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
</context>
<context>
    <name>scarp::ExportDialog</name>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>Tiefster</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>Höchster</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>Keep as</source>
        <translation>Speichern als</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>The range&apos;s lowest height is above its highest</source>
        <translation>Die niedrigste Höhe des Bereichs liegt über der höchsten</translation>
    </message>
    <message>
        <source>%1 is a folder</source>
        <translation>%1 ist ein Ordner</translation>
    </message>
    <message>
        <source>%1: there is no such folder</source>
        <translation>%1: Einen solchen Ordner gibt es nicht</translation>
    </message>
    <message>
        <source>The height of the first step</source>
        <translation>Die Höhe des ersten Schritts</translation>
    </message>
    <message>
        <source>The height of the last step</source>
        <translation>Die Höhe des letzten Schritts</translation>
    </message>
    <message>
        <source>The format of the file</source>
        <translation>Das Format der Datei</translation>
    </message>
    <message>
        <source>The export was cancelled; nothing was written</source>
        <translation>Der Export wurde abgebrochen; nichts wurde geschrieben</translation>
    </message>
    <message>
        <source>Keep with the project as</source>
        <translation>Mit dem Projekt behalten als</translation>
    </message>
    <message>
        <source>These choices stay with the project under this name; File → Export Again does all that are kept</source>
        <translation>Diese Angaben bleiben unter diesem Namen beim Projekt; Datei → Erneut exportieren führt alle aus</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>All of the terrain, or the box about the selection</source>
        <translation>Das ganze Gelände oder das Rechteck um die Auswahl</translation>
    </message>
    <message>
        <source>The whole terrain</source>
        <translation>Das ganze Gelände</translation>
    </message>
    <message>
        <source>The selection&apos;s box</source>
        <translation>Das Rechteck der Auswahl</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>%1 already exists and will be overwritten.</source>
        <translation>%1 ist bereits vorhanden und wird überschrieben.</translation>
    </message>
    <message>
        <source>Enter the file to export to, or browse for one</source>
        <translation>Die Datei für den Export eingeben oder suchen</translation>
    </message>
    <message>
        <source>Enter the folder to export to, or browse for one</source>
        <translation>Den Ordner für den Export eingeben oder suchen</translation>
    </message>
    <message>
        <source>%1 is a file, not a folder</source>
        <translation>%1 ist eine Datei, kein Ordner</translation>
    </message>
    <message>
        <source>“.%1” is not a supported file format. Use %2</source>
        <translation>„.%1“ ist kein unterstütztes Dateiformat. %2 verwenden</translation>
    </message>
    <message>
        <source>Name (used by Export Again)</source>
        <translation>Name (für „Erneut exportieren“)</translation>
    </message>
    <message>
        <source>%1 is not empty. Files of the same names will be overwritten.</source>
        <translation>%1 ist nicht leer. Dateien mit gleichem Namen werden überschrieben.</translation>
    </message>
</context>
<context>
    <name>scarp::FileCommands</name>
    <message>
        <source>Projects and elevation data</source>
        <translation>Projekte und Höhendaten</translation>
    </message>
    <message>
        <source>Scarp projects</source>
        <translation>Scarp-Projekte</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Unbenannt</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Generating terrain (%1)</source>
        <translation>Gelände wird erzeugt (%1)</translation>
    </message>
</context>
<context>
    <name>scarp::FilterDialog</name>
    <message>
        <source>%1 — Base</source>
        <translation>%1 — Unterste</translation>
    </message>
    <message>
        <source>%1 — Layer “%2”</source>
        <translation>%1 — Ebene „%2“</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Preview on the ground</source>
        <translation>Vorschau im Gelände</translation>
    </message>
    <message>
        <source>Shows on the ground what Apply would do; nothing of it stays after Cancel</source>
        <translation>Zeigt am Boden, was Anwenden täte; nach Abbrechen bleibt nichts davon</translation>
    </message>
    <message>
        <source>Add as Layer</source>
        <translation>Als Ebene hinzufügen</translation>
    </message>
    <message>
        <source>Add an adjustment layer with these settings, which can be changed later</source>
        <translation>Eine Anpassungsebene mit diesen Einstellungen hinzufügen, die sich später ändern lassen</translation>
    </message>
</context>
<context>
    <name>scarp::FilterPreview</name>
    <message>
        <source>Previewing</source>
        <translation>Vorschau wird berechnet</translation>
    </message>
</context>
<context>
    <name>scarp::FoldingSection</name>
    <message>
        <source>Something here is not as it is at first</source>
        <translation>Etwas ist hier anders als am Anfang</translation>
    </message>
    <message>
        <source>Back to how this is at first</source>
        <translation>Zurück dahin, wie dies am Anfang ist</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>%1 zurücksetzen</translation>
    </message>
    <message>
        <source>Folds this part of the panel away and out again</source>
        <translation>Klappt diesen Teil des Bedienfelds ein und wieder aus</translation>
    </message>
</context>
<context>
    <name>scarp::FormDialog</name>
    <message>
        <source>%1: “%2” is not a number</source>
        <translation>%1: „%2“ ist keine Zahl</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Durchsuchen…</translation>
    </message>
    <message>
        <source>A path on this machine</source>
        <translation>Ein Pfad auf diesem Rechner</translation>
    </message>
    <message>
        <source>Choose the path in a dialog</source>
        <translation>Den Pfad in einem Dialog wählen</translation>
    </message>
</context>
<context>
    <name>scarp::GroundFields</name>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Süd</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>Wie es ist</translation>
    </message>
    <message>
        <source>Flipped</source>
        <translation>Umgekehrt</translation>
    </message>
    <message>
        <source>The first row of the file is the northern edge: as images are seen</source>
        <translation>Die erste Zeile der Datei ist der Nordrand: wie Bilder gesehen werden</translation>
    </message>
    <message>
        <source>The first row of the file is the southern edge: as Unity writes it</source>
        <translation>Die erste Zeile der Datei ist der Südrand: wie Unity schreibt</translation>
    </message>
    <message>
        <source>North and south change places</source>
        <translation>Nord und Süd tauschen die Plätze</translation>
    </message>
    <message>
        <source>First row is</source>
        <translation>Erste Zeile ist</translation>
    </message>
    <message>
        <source>North and south</source>
        <translation>Nord und Süd</translation>
    </message>
    <message>
        <source>Water at</source>
        <translation>Wasser auf</translation>
    </message>
    <message>
        <source>Show a sheet of water at this height</source>
        <translation>Eine Wasserfläche in dieser Höhe zeigen</translation>
    </message>
    <message>
        <source>Sea level</source>
        <translation>Meeresspiegel</translation>
    </message>
    <message>
        <source>Lowest height</source>
        <translation>Niedrigste Höhe</translation>
    </message>
    <message>
        <source>Highest height</source>
        <translation>Höchste Höhe</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>The height of the darkest sample</source>
        <translation>Die Höhe des dunkelsten Wertes</translation>
    </message>
    <message>
        <source>The height of the brightest sample</source>
        <translation>Die Höhe des hellsten Wertes</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Cell size</source>
        <translation>Zellgröße</translation>
    </message>
    <message>
        <source>West to east</source>
        <translation>Von West nach Ost</translation>
    </message>
    <message>
        <source>South to north</source>
        <translation>Von Süd nach Nord</translation>
    </message>
    <message>
        <source>Between two samples</source>
        <translation>Zwischen zwei Werten</translation>
    </message>
    <message>
        <source>The lowest height is above the highest</source>
        <translation>Die niedrigste Höhe liegt über der höchsten</translation>
    </message>
    <message>
        <source>The height of the water</source>
        <translation>Die Höhe des Wassers</translation>
    </message>
    <message>
        <source>Heights</source>
        <translation>Höhen</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
</context>
<context>
    <name>scarp::GroundMenu</name>
    <message numerus="yes">
        <source>%1 objects</source>
        <translation>
            <numerusform>%1 Objekt</numerusform>
            <numerusform>%1 Objekte</numerusform>
        </translation>
    </message>
    <message>
        <source>Set &amp;Height to This Height</source>
        <translation>„&amp;Höhe setzen“ auf diese Höhe</translation>
    </message>
    <message>
        <source>Cl&amp;one from Here</source>
        <translation>Von hier kl&amp;onen</translation>
    </message>
    <message>
        <source>&amp;Place Object Here</source>
        <translation>Objekt hier &amp;platzieren</translation>
    </message>
    <message>
        <source>&amp;Measure from Here</source>
        <translation>Von hier &amp;messen</translation>
    </message>
    <message>
        <source>&amp;Centre View Here</source>
        <translation>Ansicht hier &amp;zentrieren</translation>
    </message>
    <message>
        <source>Ob&amp;serve from Here</source>
        <translation>Von hier b&amp;eobachten</translation>
    </message>
    <message>
        <source>Select &amp;Similar Ground</source>
        <translation>Ähnlichen Boden au&amp;swählen</translation>
    </message>
    <message>
        <source>Paste Ground &amp;Here</source>
        <translation>Boden h&amp;ier einfügen</translation>
    </message>
    <message>
        <source>Copy Coo&amp;rdinates</source>
        <translation>Koo&amp;rdinaten kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;World Coordinates</source>
        <translation>&amp;Weltkoordinaten kopieren</translation>
    </message>
    <message>
        <source>%1, locked</source>
        <translation>%1, gesperrt</translation>
    </message>
    <message>
        <source>&amp;Unlock</source>
        <translation>E&amp;ntsperren</translation>
    </message>
    <message>
        <source>&amp;Ground</source>
        <translation>&amp;Boden</translation>
    </message>
    <message>
        <source>Place &amp;More of These</source>
        <translation>&amp;Mehr davon platzieren</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>D&amp;uplizieren</translation>
    </message>
    <message>
        <source>&amp;Pin Here</source>
        <translation>Hier &amp;festhalten</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>&amp;Open Its Rule</source>
        <translation>Seine Regel ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Height %1</source>
        <translation>Höhe %1</translation>
    </message>
</context>
<context>
    <name>scarp::HeightMeasurer</name>
    <message>
        <source>Working out the change of heights</source>
        <translation>Änderung der Höhen wird berechnet</translation>
    </message>
</context>
<context>
    <name>scarp::HistogramDock</name>
    <message>
        <source>Histogram</source>
        <translation>Histogramm</translation>
    </message>
    <message>
        <source>Histogram of</source>
        <translation>Histogramm von</translation>
    </message>
    <message>
        <source>Choose what the histogram counts</source>
        <translation>Wählen, was das Histogramm zählt</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Choose the part of the terrain that is counted</source>
        <translation>Wählen, welcher Teil des Geländes gezählt wird</translation>
    </message>
    <message>
        <source>Whole terrain</source>
        <translation>Ganzes Gelände</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operation</translation>
    </message>
    <message>
        <source>Choose how the range is combined with the selection</source>
        <translation>Wählen, wie der Wertebereich mit der Auswahl verknüpft wird</translation>
    </message>
    <message>
        <source>Replace the selection</source>
        <translation>Auswahl ersetzen</translation>
    </message>
    <message>
        <source>Add to the selection</source>
        <translation>Zur Auswahl hinzufügen</translation>
    </message>
    <message>
        <source>Subtract from the selection</source>
        <translation>Von der Auswahl abziehen</translation>
    </message>
    <message>
        <source>Intersect with the selection</source>
        <translation>Mit der Auswahl schneiden</translation>
    </message>
    <message>
        <source>Select Range</source>
        <translation>Wertebereich auswählen</translation>
    </message>
    <message>
        <source>Select the terrain whose value is in the range</source>
        <translation>Das Gelände auswählen, dessen Wert im Bereich liegt</translation>
    </message>
    <message>
        <source>Clear Range</source>
        <translation>Wertebereich aufheben</translation>
    </message>
    <message>
        <source>Remove the range and its preview</source>
        <translation>Den Wertebereich und seine Vorschau entfernen</translation>
    </message>
    <message>
        <source>Logarithmic counts</source>
        <translation>Logarithmische Anzahlen</translation>
    </message>
    <message>
        <source>Draw the counts on a logarithmic scale, so that rare values can be seen</source>
        <translation>Die Anzahlen auf einer logarithmischen Skala zeichnen, damit seltene Werte sichtbar sind</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Lower end of the range</source>
        <translation>Unteres Ende des Bereichs</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Upper end of the range</source>
        <translation>Oberes Ende des Bereichs</translation>
    </message>
    <message>
        <source>Counting …</source>
        <translation>Wird gezählt …</translation>
    </message>
    <message>
        <source>There are no values to count.</source>
        <translation>Es gibt keine Werte zu zählen.</translation>
    </message>
    <message>
        <source>Counting heights</source>
        <translation>Höhen werden gezählt</translation>
    </message>
    <message>
        <source>Choose a range first: drag over the histogram</source>
        <translation>Zuerst einen Wertebereich wählen: über das Histogramm ziehen</translation>
    </message>
    <message>
        <source>%1 % of the samples are in the range.</source>
        <translation>%1 % der Werte liegen im Bereich.</translation>
    </message>
    <message>
        <source>Minimum %1, maximum %2, mean %3, median %4.</source>
        <translation>Minimum %1, Maximum %2, Mittelwert %3, Median %4.</translation>
    </message>
    <message>
        <source>Percentiles: 5th %1, 25th %2, 75th %3, 95th %4; %5 samples.</source>
        <translation>Perzentile: 5. %1, 25. %2, 75. %3, 95. %4; %5 Werte.</translation>
    </message>
</context>
<context>
    <name>scarp::HistogramPlot</name>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histogramm</translation>
    </message>
    <message>
        <source>Drag over the bars to choose a range, or drag its ends</source>
        <translation>Über die Balken ziehen, um einen Wertebereich zu wählen, oder seine Enden ziehen</translation>
    </message>
    <message>
        <source>The distribution of the values. Drag over the bars to choose a range, or drag its ends. Keys: Left and Right move an end, with Shift by ten bars; Down chooses the lower end, Up the upper one; Enter selects; Esc removes the range.</source>
        <translation>Die Verteilung der Werte. Über die Balken ziehen, um einen Wertebereich zu wählen, oder seine Enden ziehen. Tasten: Links und Rechts verschieben ein Ende, mit Umschalt um zehn Balken; Abwärts wählt das untere Ende, Aufwärts das obere; Eingabe wählt aus; Esc entfernt den Wertebereich.</translation>
    </message>
    <message>
        <source>%1k</source>
        <translation>%1k</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1
%2 % below</source>
        <translation>%1
%2 % darunter</translation>
    </message>
</context>
<context>
    <name>scarp::HistoryBudget</name>
    <message>
        <source>%1 MiB</source>
        <translation>%1 MiB</translation>
    </message>
    <message>
        <source>%1 GiB</source>
        <translation>%1 GiB</translation>
    </message>
    <message>
        <source>Memory for the history</source>
        <translation>Speicher für den Verlauf</translation>
    </message>
    <message>
        <source>Memory that the history may take. Beyond it older steps are compressed, then kept in a temporary file; all of them can always be undone</source>
        <translation>Speicher, den der Verlauf belegen darf. Darüber werden ältere Schritte komprimiert, dann in einer temporären Datei gehalten; alle lassen sich immer rückgängig machen</translation>
    </message>
    <message>
        <source>%1 + %2 on disk</source>
        <translation>%1 + %2 auf der Platte</translation>
    </message>
    <message>
        <source>As it is %1, compressed %2, on disk %3</source>
        <translation>Unverändert %1, komprimiert %2, auf der Platte %3</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>Memory that the history takes</source>
        <translation>Speicher, den der Verlauf belegt</translation>
    </message>
</context>
<context>
    <name>scarp::HistoryDock</name>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>History of edits</source>
        <translation>Verlauf der Bearbeitungen</translation>
    </message>
    <message>
        <source>Redo to This Step</source>
        <translation>Bis zu diesem Schritt wiederholen</translation>
    </message>
    <message>
        <source>Go to This Step</source>
        <translation>Zu diesem Schritt gehen</translation>
    </message>
    <message>
        <source>Revert Selection to This Step</source>
        <translation>Auswahl auf diesen Schritt zurücksetzen</translation>
    </message>
    <message>
        <source>Revert All Ground to This Step</source>
        <translation>Ganzen Boden auf diesen Schritt zurücksetzen</translation>
    </message>
    <message>
        <source>Adjust Stroke…</source>
        <translation>Strich anpassen…</translation>
    </message>
    <message>
        <source>Copy as Script</source>
        <translation>Als Skript kopieren</translation>
    </message>
    <message>
        <source>Every step that was done. A click goes back or forward to it; a right click offers more</source>
        <translation>Jeder ausgeführte Schritt. Ein Klick geht zu ihm zurück oder vor; ein Rechtsklick bietet mehr</translation>
    </message>
</context>
<context>
    <name>scarp::HistoryModel</name>
    <message>
        <source>%1 across, strength %2</source>
        <translation>%1 breit, Stärke %2</translation>
    </message>
    <message>
        <source>%1 × %2 samples</source>
        <translation>%1 × %2 Werte</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>Geöffnet</translation>
    </message>
    <message>
        <source>Undone. Click to do it again</source>
        <translation>Rückgängig gemacht. Klicken, um es wieder zu tun</translation>
    </message>
    <message>
        <source>Click to go back to here</source>
        <translation>Klicken, um hierher zurückzugehen</translation>
    </message>
</context>
<context>
    <name>scarp::HitFacts</name>
    <message>
        <source>west side</source>
        <translation>Westseite</translation>
    </message>
    <message>
        <source>east side</source>
        <translation>Ostseite</translation>
    </message>
    <message>
        <source>south side</source>
        <translation>Südseite</translation>
    </message>
    <message>
        <source>north side</source>
        <translation>Nordseite</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>unten</translation>
    </message>
    <message>
        <source>top</source>
        <translation>oben</translation>
    </message>
    <message>
        <source>Enters</source>
        <translation>Eintritt</translation>
    </message>
    <message>
        <source>The face of the terrain&apos;s box of heights, and how far from the near plane</source>
        <translation>Die Seite des Höhenquaders des Geländes, und wie weit von der nahen Ebene</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Austritt</translation>
    </message>
    <message>
        <source>The face by which the ray would leave that box</source>
        <translation>Die Seite, durch die der Strahl diesen Quader verließe</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Of the triangle: east, north, up; and its slope</source>
        <translation>Des Dreiecks: Ost, Nord, oben; und seine Neigung</translation>
    </message>
    <message>
        <source>t</source>
        <translation>t</translation>
    </message>
    <message>
        <source>Along the ray: 0 at the near plane, 1 at the far plane</source>
        <translation>Entlang des Strahls: 0 an der nahen Ebene, 1 an der fernen Ebene</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Zelle</translation>
    </message>
    <message>
        <source>Column and row, from the north-west corner</source>
        <translation>Spalte und Zeile, von der Nordwestecke</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Dreieck</translation>
    </message>
    <message>
        <source>Which half of the cell, split from its north-west to its south-east corner</source>
        <translation>Welche Hälfte der Zelle, von der Nordwest- zur Südostecke geteilt</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>The side of the ground that the ray comes from</source>
        <translation>Die Seite des Bodens, von der der Strahl kommt</translation>
    </message>
    <message>
        <source>misses the terrain&apos;s box</source>
        <translation>verfehlt den Quader des Geländes</translation>
    </message>
    <message>
        <source>starts within</source>
        <translation>beginnt darin</translation>
    </message>
    <message>
        <source>ends within</source>
        <translation>endet darin</translation>
    </message>
    <message>
        <source>no hit</source>
        <translation>kein Treffer</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>Nordost</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>Südwest</translation>
    </message>
    <message>
        <source>from above</source>
        <translation>von oben</translation>
    </message>
    <message>
        <source>from below</source>
        <translation>von unten</translation>
    </message>
    <message>
        <source>East, north and up from the terrain&apos;s middle</source>
        <translation>Ost, Nord und Höhe von der Mitte des Geländes</translation>
    </message>
    <message>
        <source>%1, at %2</source>
        <translation>%1, bei %2</translation>
    </message>
</context>
<context>
    <name>scarp::ImportCommands</name>
    <message>
        <source>Untitled</source>
        <translation>Unbenannt</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>Gelesen als</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Cell size</source>
        <translation>Zellgröße</translation>
    </message>
    <message>
        <source>Holes</source>
        <translation>Löcher</translation>
    </message>
    <message>
        <source>Made of</source>
        <translation>Besteht aus</translation>
    </message>
    <message>
        <source>the file as it is</source>
        <translation>der Datei, wie sie ist</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>%1 wird geöffnet</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren…</translation>
    </message>
    <message>
        <source>%1 does not say its heights or its size: they are guessed</source>
        <translation>%1 sagt seine Höhen oder seine Größe nicht: Sie sind geschätzt</translation>
    </message>
    <message>
        <source> (and %1 more)</source>
        <translation> (und %1 weitere)</translation>
    </message>
    <message>
        <source>Import Settings…</source>
        <translation>Importeinstellungen…</translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>Details…</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Fill Holes</source>
        <translation>Löcher füllen</translation>
    </message>
    <message>
        <source>1 sample inside the terrain is missing.</source>
        <translation>Im Gelände fehlt 1 Wert.</translation>
    </message>
    <message>
        <source>%1 samples inside the terrain are missing.</source>
        <translation>Im Gelände fehlen %1 Werte.</translation>
    </message>
    <message>
        <source>Apply or cancel the current preview first.</source>
        <translation>Zuerst die laufende Vorschau anwenden oder abbrechen.</translation>
    </message>
    <message>
        <source>Filling holes</source>
        <translation>Löcher werden gefüllt</translation>
    </message>
    <message>
        <source>Import from URL…</source>
        <translation>Von URL importieren…</translation>
    </message>
</context>
<context>
    <name>scarp::ImportDialog</name>
    <message>
        <source>Import Elevation Data</source>
        <translation>Höhendaten importieren</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Do not ask again for such files</source>
        <translation>Für solche Dateien nicht mehr fragen</translation>
    </message>
    <message>
        <source>Load it to see it here</source>
        <translation>Laden, um es hier zu sehen</translation>
    </message>
    <message>
        <source>Reading the STAC item…</source>
        <translation>STAC-Eintrag wird gelesen…</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>What of the file is the height</source>
        <translation>Was von der Datei die Höhe ist</translation>
    </message>
    <message>
        <source>Height is in</source>
        <translation>Höhe ist in</translation>
    </message>
    <message>
        <source>They open by the guess at once; Preferences ask again, and File → Import always does</source>
        <translation>Sie öffnen sich sofort nach der Schätzung; die Einstellungen lassen wieder fragen, und Datei → Importieren fragt immer</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Say how many columns and rows it has</source>
        <translation>Angeben, wie viele Spalten und Zeilen sie hat</translation>
    </message>
    <message>
        <source>Load an address to see what is there</source>
        <translation>Eine Adresse laden, um zu sehen, was dort ist</translation>
    </message>
    <message>
        <source>Choose a file to see it here</source>
        <translation>Eine Datei wählen, um sie hier zu sehen</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen…</translation>
    </message>
    <message>
        <source>Guess</source>
        <translation>Schätzung</translation>
    </message>
    <message>
        <source>As the file says</source>
        <translation>Wie die Datei sagt</translation>
    </message>
    <message>
        <source>Load an address first</source>
        <translation>Zuerst eine Adresse laden</translation>
    </message>
    <message>
        <source>Which file? Type its path or browse for it</source>
        <translation>Welche Datei? Ihren Pfad eingeben oder suchen</translation>
    </message>
    <message>
        <source>%1: there is no such file or folder</source>
        <translation>%1: Eine solche Datei oder einen solchen Ordner gibt es nicht</translation>
    </message>
    <message>
        <source>The file could not be read</source>
        <translation>Die Datei konnte nicht gelesen werden</translation>
    </message>
    <message>
        <source>The band, or the colours, that the heights are taken from</source>
        <translation>Das Band oder die Farben, woraus die Höhen genommen werden</translation>
    </message>
    <message>
        <source>Import from URL</source>
        <translation>Von URL importieren</translation>
    </message>
    <message>
        <source>This is a URL: File → Import from URL… reads it</source>
        <translation>Das ist eine URL: Datei → Von URL importieren… liest sie</translation>
    </message>
    <message>
        <source>Elevation data (%1);;All files (*)</source>
        <translation>Höhendaten (%1);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>scarp::ImportSettingsDialog</name>
    <message>
        <source>Import Settings</source>
        <translation>Importeinstellungen</translation>
    </message>
    <message>
        <source>as they are</source>
        <translation>wie sie sind</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>Wie es ist</translation>
    </message>
    <message>
        <source>What the numbers in the file stand for: heights are worked out anew</source>
        <translation>Wofür die Zahlen in der Datei stehen: Höhen werden neu berechnet</translation>
    </message>
    <message>
        <source>Numbers are</source>
        <translation>Zahlen sind</translation>
    </message>
    <message>
        <source>Read the File Again…</source>
        <translation>Datei noch einmal lesen…</translation>
    </message>
    <message>
        <source>For another band, RAW layout or no-data value: opens %1 once more</source>
        <translation>Für ein anderes Band, einen anderen RAW-Aufbau oder Nodata-Wert: öffnet %1 noch einmal</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Looking at %1</source>
        <translation>%1 wird angesehen</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <translation>Jetzt: %1</translation>
    </message>
    <message>
        <source>Then: %1</source>
        <translation>Danach: %1</translation>
    </message>
    <message>
        <source>The highest height must be above the lowest</source>
        <translation>Die höchste Höhe muss über der niedrigsten liegen</translation>
    </message>
</context>
<context>
    <name>scarp::InfoBar</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
</context>
<context>
    <name>scarp::JobBar</name>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Stopping: %1</source>
        <translation>Wird angehalten: %1</translation>
    </message>
    <message>
        <source> (and %1 more)</source>
        <translation> (und %1 weitere)</translation>
    </message>
</context>
<context>
    <name>scarp::KeyMap</name>
    <message>
        <source>These are no keys: %1</source>
        <translation>Das sind keine Tasten: %1</translation>
    </message>
    <message>
        <source>the JSON is no object</source>
        <translation>das JSON ist kein Objekt</translation>
    </message>
    <message>
        <source>There is no preset of keys “%1”</source>
        <translation>Eine Tastenvorgabe „%1“ gibt es nicht</translation>
    </message>
    <message>
        <source>“keys” is missing, or is no JSON object</source>
        <translation>„keys“ fehlt oder ist kein JSON-Objekt</translation>
    </message>
    <message>
        <source>There is no action “%1”</source>
        <translation>Einen Befehl „%1“ gibt es nicht</translation>
    </message>
    <message>
        <source>The keys of “%1” are no JSON array</source>
        <translation>Die Tasten von „%1“ sind kein JSON-Array</translation>
    </message>
    <message>
        <source>“%1” of “%2” is no key</source>
        <translation>„%1“ von „%2“ ist keine Taste</translation>
    </message>
    <message>
        <source>“%1” and “%2” have the same key: %3</source>
        <translation>„%1“ und „%2“ haben dieselbe Taste: %3</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>While the right button is held, the view flies with it.</source>
        <translation>Solange die rechte Taste gedrückt ist, fliegt die Ansicht damit.</translation>
    </message>
    <message>
        <source>While a line is drawn or ground is pasted, the view uses it.</source>
        <translation>Solange eine Linie gezeichnet oder Boden eingefügt wird, nutzt sie die Ansicht.</translation>
    </message>
</context>
<context>
    <name>scarp::KeysDialog</name>
    <message>
        <source>Set</source>
        <translation>Setzen</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Find an action by words</source>
        <translation>Befehl nach Wörtern suchen</translation>
    </message>
    <message>
        <source>Find by key: press it</source>
        <translation>Nach Taste suchen: drücken</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Show all actions again</source>
        <translation>Wieder alle Befehle zeigen</translation>
    </message>
    <message>
        <source>Keys like in</source>
        <translation>Tasten wie in</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Befehle und ihre Tasten</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Üblich</translation>
    </message>
    <message>
        <source>Press the new key</source>
        <translation>Die neue Taste drücken</translation>
    </message>
    <message>
        <source>The action has this key in place of those it has</source>
        <translation>Der Befehl hat diese Taste anstelle der bisherigen</translation>
    </message>
    <message>
        <source>The action has this key besides those it has</source>
        <translation>Der Befehl hat diese Taste zusätzlich</translation>
    </message>
    <message>
        <source>The action has no key</source>
        <translation>Der Befehl hat keine Taste</translation>
    </message>
    <message>
        <source>The action has its usual keys</source>
        <translation>Der Befehl hat seine üblichen Tasten</translation>
    </message>
    <message>
        <source>Reset All</source>
        <translation>Alle zurücksetzen</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Keys (*.json)</source>
        <translation>Tasten (*.json)</translation>
    </message>
    <message>
        <source>Import Keys</source>
        <translation>Tasten importieren</translation>
    </message>
    <message>
        <source>Export Keys</source>
        <translation>Tasten exportieren</translation>
    </message>
    <message>
        <source>Mouse and view (fixed)</source>
        <translation>Maus und Ansicht (fest)</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>fest</translation>
    </message>
    <message>
        <source>Take Over</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>“%1” (%2) has %3, in the whole window: it loses the key.</source>
        <translation>„%1“ (%2) hat %3, im ganzen Fenster: Es verliert die Taste.</translation>
    </message>
    <message>
        <source>This one is fixed.</source>
        <translation>Diese ist fest.</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2</source>
        <translation>„%1“ kann nicht gelesen werden: %2</translation>
    </message>
    <message>
        <source>“%1” is too large for keys</source>
        <translation>„%1“ ist zu groß für Tasten</translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2</source>
        <translation>„%1“ kann nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts…</source>
        <translation>&amp;Tastenkürzel…</translation>
    </message>
    <message>
        <source>Change the keys of all actions</source>
        <translation>Die Tasten aller Befehle ändern</translation>
    </message>
    <message>
        <source>Shows the actions whose name, menu or key has these words</source>
        <translation>Zeigt die Aktionen, deren Name, Menü oder Taste diese Wörter enthält</translation>
    </message>
    <message>
        <source>Shows the action that has the key which is pressed here</source>
        <translation>Zeigt die Aktion, deren Taste hier gedrückt wird</translation>
    </message>
    <message>
        <source>Keys and mouse gestures that people know from another program; drops your own changes of keys</source>
        <translation>Tasten und Mausgesten, die man aus einem anderen Programm kennt; verwirft Ihre eigenen Tastenänderungen</translation>
    </message>
    <message>
        <source>Mouse like in</source>
        <translation>Maus wie in</translation>
    </message>
    <message>
        <source>The buttons that orbit, pan and zoom as in another program; the keys stay</source>
        <translation>Die Tasten zum Kreisen, Verschieben und Zoomen wie in einem anderen Programm; die Tastatur bleibt</translation>
    </message>
    <message>
        <source>All actions by their menus, with their keys. Choose one to change its keys</source>
        <translation>Alle Aktionen nach Menüs, mit ihren Tasten. Eine wählen, um ihre Tasten zu ändern</translation>
    </message>
    <message>
        <source>The key for the chosen action, as it is pressed here</source>
        <translation>Die Taste für die gewählte Aktion, wie sie hier gedrückt wird</translation>
    </message>
</context>
<context>
    <name>scarp::KindSection</name>
    <message>
        <source>State to paint back</source>
        <translation>Zurückzumalender Stand</translation>
    </message>
    <message>
        <source>The moment of the history whose ground is painted back</source>
        <translation>Der Moment des Verlaufs, dessen Boden zurückgemalt wird</translation>
    </message>
    <message>
        <source>H takes it from under the cursor</source>
        <translation>H nimmt es unter dem Zeiger auf</translation>
    </message>
</context>
<context>
    <name>scarp::LayerDelegate</name>
    <message>
        <source>What the layer holds; click: brushes sculpt it</source>
        <translation>Was die Ebene enthält; Klick: Pinsel formen es</translation>
    </message>
    <message>
        <source>The layer&apos;s mask, white where it shows; click: brushes paint it, Alt+click: show it on the ground</source>
        <translation>Die Maske der Ebene, weiß, wo sie sich zeigt; Klick: Pinsel malen sie, Alt+Klick: am Boden zeigen</translation>
    </message>
    <message>
        <source>Collapse or expand the group</source>
        <translation>Die Gruppe ein- oder ausklappen</translation>
    </message>
</context>
<context>
    <name>scarp::LayerMenu</name>
    <message>
        <source>Add Layer</source>
        <translation>Ebene hinzufügen</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Merge Down</source>
        <translation>Nach unten zusammenfügen</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Einblenden</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Entsperren</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Sperren</translation>
    </message>
    <message>
        <source>Edit Heights</source>
        <translation>Höhen bearbeiten</translation>
    </message>
    <message>
        <source>Paint Mask</source>
        <translation>Maske malen</translation>
    </message>
    <message>
        <source>Add Mask from Selection</source>
        <translation>Maske aus Auswahl hinzufügen</translation>
    </message>
    <message>
        <source>Mask to Selection</source>
        <translation>Maske in Auswahl</translation>
    </message>
    <message>
        <source>Invert Mask</source>
        <translation>Maske umkehren</translation>
    </message>
    <message>
        <source>Delete Mask</source>
        <translation>Maske löschen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Add Group</source>
        <translation>Gruppe hinzufügen</translation>
    </message>
    <message>
        <source>Update</source>
        <translation>Aktualisieren</translation>
    </message>
    <message>
        <source>Group Layers</source>
        <translation>Ebenen gruppieren</translation>
    </message>
    <message>
        <source>Ungroup</source>
        <translation>Gruppierung aufheben</translation>
    </message>
    <message>
        <source>Merge Group</source>
        <translation>Gruppe zusammenfügen</translation>
    </message>
    <message>
        <source>Delete Group</source>
        <translation>Gruppe löschen</translation>
    </message>
    <message>
        <source>Layer %1</source>
        <translation>Ebene %1</translation>
    </message>
    <message>
        <source>Group %1</source>
        <translation>Gruppe %1</translation>
    </message>
    <message>
        <source>%1 copy</source>
        <translation>%1 Kopie</translation>
    </message>
    <message>
        <source>Duplicate Layers</source>
        <translation>Ebenen duplizieren</translation>
    </message>
    <message>
        <source>Delete Layers</source>
        <translation>Ebenen löschen</translation>
    </message>
</context>
<context>
    <name>scarp::LayerModel</name>
    <message>
        <source>Base</source>
        <translation>Basis</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>maskiert</translation>
    </message>
    <message>
        <source>Base terrain</source>
        <translation>Grundgelände</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>outdated</source>
        <translation>veraltet</translation>
    </message>
</context>
<context>
    <name>scarp::LayerSettings</name>
    <message>
        <source>Blend</source>
        <translation>Mischen</translation>
    </message>
    <message>
        <source>How much of the layer lies on the ground</source>
        <translation>Wie viel von der Ebene auf dem Boden liegt</translation>
    </message>
    <message>
        <source>Raises the ground by what the layer holds</source>
        <translation>Hebt den Boden um das, was die Ebene enthält</translation>
    </message>
    <message>
        <source>Fills up to the layer&apos;s height</source>
        <translation>Füllt bis zur Höhe der Ebene auf</translation>
    </message>
    <message>
        <source>Cuts down to the layer&apos;s height</source>
        <translation>Trägt bis zur Höhe der Ebene ab</translation>
    </message>
    <message>
        <source>Puts the layer&apos;s height in place of the ground&apos;s</source>
        <translation>Setzt die Höhe der Ebene anstelle der des Bodens</translation>
    </message>
</context>
<context>
    <name>scarp::LayersDock</name>
    <message>
        <source>Layers</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>Layers, the uppermost first</source>
        <translation>Ebenen, die oberste zuerst</translation>
    </message>
    <message>
        <source>Add a layer above the active one</source>
        <translation>Eine Ebene über der aktiven hinzufügen</translation>
    </message>
    <message>
        <source>Import a raster as a layer…</source>
        <translation>Ein Raster als Ebene importieren…</translation>
    </message>
    <message>
        <source>Merge the layer with the one under it</source>
        <translation>Die Ebene mit der darunter zusammenfügen</translation>
    </message>
    <message>
        <source>Show the layer only where the selection is; without one everywhere</source>
        <translation>Die Ebene nur zeigen, wo die Auswahl ist; ohne Auswahl überall</translation>
    </message>
    <message>
        <source>What is being tried on the ground has to be kept or taken back first.</source>
        <translation>Was gerade am Boden ausprobiert wird, muss zuerst übernommen oder zurückgenommen werden.</translation>
    </message>
    <message>
        <source>Brushes paint the mask of “%1”: they show the layer, with Ctrl they hide it, with Shift they smooth. A click on the picture of its heights ends that.</source>
        <translation>Pinsel malen die Maske von „%1“: Sie zeigen die Ebene, mit Strg verbergen sie sie, mit Umschalt glätten sie. Ein Klick auf das Bild ihrer Höhen beendet das.</translation>
    </message>
    <message>
        <source>Import a raster as a layer</source>
        <translation>Ein Raster als Ebene importieren</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>%1 wird gelesen</translation>
    </message>
    <message>
        <source>%1: the terrain has got another size meanwhile</source>
        <translation>%1: Das Gelände hat inzwischen eine andere Größe</translation>
    </message>
    <message>
        <source>%1 does not say where it lies on this terrain: it was stretched from corner to corner.</source>
        <translation>%1 sagt nicht, wo es auf diesem Gelände liegt: Es wurde von Ecke zu Ecke gestreckt.</translation>
    </message>
    <message>
        <source>Select a layer above the base first</source>
        <translation>Zuerst eine Ebene über der untersten auswählen</translation>
    </message>
    <message>
        <source>The layers of edits, the uppermost first. A click makes one the active one; eye, lock and mask are on its row; a right click offers more. Shift and Ctrl choose several, which can be grouped; rows are dragged to other places, into groups and out of them</source>
        <translation>Die Ebenen der Bearbeitungen, die oberste zuerst. Ein Klick macht eine zur aktiven; Auge, Schloss und Maske sind in ihrer Zeile; ein Rechtsklick bietet mehr. Umschalt und Strg wählen mehrere, die sich gruppieren lassen; Zeilen lassen sich an andere Stellen ziehen, in Gruppen hinein und aus ihnen heraus</translation>
    </message>
    <message>
        <source>Add an adjustment layer: a filter of the layers below</source>
        <translation>Eine Anpassungsebene hinzufügen: ein Filter der Ebenen darunter</translation>
    </message>
    <message>
        <source>Group the chosen layers</source>
        <translation>Die gewählten Ebenen gruppieren</translation>
    </message>
    <message>
        <source>&amp;Merge Group</source>
        <translation>Gruppe z&amp;usammenfügen</translation>
    </message>
    <message>
        <source>&amp;Merge Down</source>
        <translation>Nach &amp;unten zusammenfügen</translation>
    </message>
    <message>
        <source>&amp;Delete Group</source>
        <translation>Gruppe &amp;löschen</translation>
    </message>
    <message>
        <source>&amp;Delete Layer</source>
        <translation>Ebene &amp;löschen</translation>
    </message>
    <message>
        <source>Layer thumbnails</source>
        <translation>Miniaturbilder der Ebenen</translation>
    </message>
    <message>
        <source>Updating “%1”</source>
        <translation>„%1“ wird aktualisiert</translation>
    </message>
    <message>
        <source>Duplicate the chosen layers</source>
        <translation>Die gewählten Ebenen duplizieren</translation>
    </message>
    <message>
        <source>Delete the chosen layers</source>
        <translation>Die gewählten Ebenen löschen</translation>
    </message>
    <message>
        <source>&amp;Delete Layers</source>
        <translation>Ebenen &amp;löschen</translation>
    </message>
    <message>
        <source>Dup&amp;licate Layers</source>
        <translation>Ebenen &amp;duplizieren</translation>
    </message>
    <message>
        <source>Dup&amp;licate Layer</source>
        <translation>Ebene &amp;duplizieren</translation>
    </message>
</context>
<context>
    <name>scarp::LayoutChoices</name>
    <message>
        <source>, swapped</source>
        <translation>, vertauscht</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>scarp::LeaveGuard</name>
    <message>
        <source>Unsaved Changes</source>
        <translation>Nicht gespeicherte Änderungen</translation>
    </message>
    <message>
        <source>Save the changes to “%1”?</source>
        <translation>Die Änderungen an „%1“ speichern?</translation>
    </message>
    <message>
        <source>Discarding them cannot be undone.</source>
        <translation>Sie zu verwerfen lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>It is in no project yet. Discarding cannot be undone.</source>
        <translation>Es ist noch in keinem Projekt. Verwerfen lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Edits Wait</source>
        <translation>Bearbeitungen warten</translation>
    </message>
    <message numerus="yes">
        <source>%1 edits of “%2” have not reached the server.</source>
        <translation>
            <numerusform>%1 Bearbeitung von „%2“ hat den Server nicht erreicht.</numerusform>
            <numerusform>%1 Bearbeitungen von „%2“ haben den Server nicht erreicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Edits are sent as long as this terrain is open. To be sent later they are kept here and offered at the next start. A copy as a project keeps them, for you alone.</source>
        <translation>Bearbeitungen werden gesendet, solange dieses Gelände offen ist. Um später gesendet zu werden, bleiben sie hier und werden beim nächsten Start angeboten. Eine Kopie als Projekt bewahrt sie, für Sie allein.</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Warten</translation>
    </message>
    <message>
        <source>Send Later</source>
        <translation>Später senden</translation>
    </message>
    <message>
        <source>Save a Copy…</source>
        <translation>Kopie speichern…</translation>
    </message>
</context>
<context>
    <name>scarp::LineBrushForm</name>
    <message>
        <source>an alpha</source>
        <translation>ein Alpha</translation>
    </message>
    <message>
        <source>limits</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>jitter</source>
        <translation>Streuung</translation>
    </message>
    <message>
        <source>symmetry</source>
        <translation>Symmetrie</translation>
    </message>
    <message>
        <source>Take the Current Brush</source>
        <translation>Aktuellen Pinsel übernehmen</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>Of the brush</source>
        <translation>Des Pinsels</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>What a pass of the brush changes in its middle</source>
        <translation>Was ein Durchgang des Pinsels in seiner Mitte ändert</translation>
    </message>
    <message>
        <source>Falloff</source>
        <translation>Abfall</translation>
    </message>
    <message>
        <source>How the brush grows weaker towards its rim</source>
        <translation>Wie der Pinsel zu seinem Rand hin schwächer wird</translation>
    </message>
    <message>
        <source>Inner radius</source>
        <translation>Innerer Radius</translation>
    </message>
    <message>
        <source>How much of the radius is at full strength, percent</source>
        <translation>Wie viel des Radius volle Stärke hat, Prozent</translation>
    </message>
    <message>
        <source>Spacing</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>From dab to dab along the line, percent of the radius</source>
        <translation>Von Abdruck zu Abdruck entlang der Linie, Prozent des Radius</translation>
    </message>
    <message>
        <source>The line is brushed as the sculpting tool does now: kind, radius, strength, alpha, limits and all else of the brush in hand</source>
        <translation>Entlang der Linie wird gepinselt, wie es das Formwerkzeug jetzt tut: Art, Radius, Stärke, Alpha, Grenzen und alles andere des aktuellen Pinsels</translation>
    </message>
    <message>
        <source>Brush</source>
        <translation>Pinsel</translation>
    </message>
    <message>
        <source>What the brush does along the line</source>
        <translation>Was der Pinsel entlang der Linie tut</translation>
    </message>
    <message>
        <source>Also has %1, as the brush had when it was taken.</source>
        <translation>Hat auch %1, wie der Pinsel bei der Übernahme.</translation>
    </message>
</context>
<context>
    <name>scarp::LineChoiceRow</name>
    <message>
        <source>Layer of lines</source>
        <translation>Linienebene</translation>
    </message>
    <message>
        <source>Which layers the lines are of</source>
        <translation>Zu welchen Ebenen die Linien gehören</translation>
    </message>
    <message>
        <source>Which lines</source>
        <translation>Welche Linien</translation>
    </message>
    <message>
        <source>Lines of any layer</source>
        <translation>Linien jeder Ebene</translation>
    </message>
    <message>
        <source>Lines of %1</source>
        <translation>Linien von %1</translation>
    </message>
    <message>
        <source>Lines of %1 (no such layer)</source>
        <translation>Linien von %1 (keine solche Ebene)</translation>
    </message>
    <message>
        <source>%1 (no such line)</source>
        <translation>%1 (keine solche Linie)</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Kind: %1</source>
        <translation>Art: %1</translation>
    </message>
    <message>
        <source>All of them, those with water, those of a kind, or one</source>
        <translation>Alle, die mit Wasser, die einer Art oder eine</translation>
    </message>
    <message>
        <source>With water, from its edge</source>
        <translation>Mit Wasser, ab dessen Rand</translation>
    </message>
</context>
<context>
    <name>scarp::LineCommands</name>
    <message>
        <source>What is being tried on the ground has to be kept or taken back first.</source>
        <translation>Was gerade am Boden ausprobiert wird, muss zuerst übernommen oder zurückgenommen werden.</translation>
    </message>
    <message>
        <source>Import Lines</source>
        <translation>Linien importieren</translation>
    </message>
    <message>
        <source>Lines (*.gpx *.geojson *.json *.gpkg *.shp *.kml *.dxf *.osm *.pbf *.fgb);;All files (*)</source>
        <translation>Linien (*.gpx *.geojson *.json *.gpkg *.shp *.kml *.dxf *.osm *.pbf *.fgb);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>%1 wird gelesen</translation>
    </message>
    <message numerus="yes">
        <source>Imported %1 lines from %2.</source>
        <translation>
            <numerusform>%1 Linie aus %2 importiert.</numerusform>
            <numerusform>%1 Linien aus %2 importiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>Details…</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>There are no lines to export.</source>
        <translation>Es gibt keine Linien zum Exportieren.</translation>
    </message>
    <message>
        <source>Export Lines</source>
        <translation>Linien exportieren</translation>
    </message>
    <message>
        <source>%1: it has no lines</source>
        <translation>%1: enthält keine Linien</translation>
    </message>
    <message numerus="yes">
        <source>Wrote %1 lines with heights to %2, in %3.</source>
        <translation>
            <numerusform>%1 Linie mit Höhen nach %2 geschrieben, in %3.</numerusform>
            <numerusform>%1 Linien mit Höhen nach %2 geschrieben, in %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wrote %1 lines with heights to %2. Height stamps have no course and were left out.</source>
        <translation>
            <numerusform>%1 Linie mit Höhen nach %2 geschrieben. Höhenstempel haben keinen Verlauf und wurden ausgelassen.</numerusform>
            <numerusform>%1 Linien mit Höhen nach %2 geschrieben. Höhenstempel haben keinen Verlauf und wurden ausgelassen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scarp::LineImportDialog</name>
    <message>
        <source>not stated</source>
        <translation>nicht angegeben</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>Import Lines from %1</source>
        <translation>Linien aus %1 importieren</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Layers of the file</source>
        <translation>Layer der Datei</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Layer</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Enthält</translation>
    </message>
    <message>
        <source>CRS</source>
        <translation>KBS</translation>
    </message>
    <message>
        <source>What lines become</source>
        <translation>Was aus Linien wird</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Linien</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Classes by</source>
        <translation>Klassen nach</translation>
    </message>
    <message>
        <source>Roads, railways and waterways</source>
        <translation>Straßen, Bahnen und Wasserläufe</translation>
    </message>
    <message>
        <source>Heights</source>
        <translation>Höhen</translation>
    </message>
    <message>
        <source>Follow the ground</source>
        <translation>Dem Boden folgen</translation>
    </message>
    <message>
        <source>Those of the file</source>
        <translation>Die der Datei</translation>
    </message>
    <message>
        <source>Import as</source>
        <translation>Importieren als</translation>
    </message>
    <message>
        <source>Lines that shape the ground</source>
        <translation>Linien, die den Boden formen</translation>
    </message>
    <message>
        <source>A hidden layer, which leaves the ground as it is</source>
        <translation>Eine ausgeblendete Ebene, die den Boden lässt, wie er ist</translation>
    </message>
    <message>
        <source>Bridges and tunnels by their tags</source>
        <translation>Brücken und Tunnel nach ihren Attributen</translation>
    </message>
    <message>
        <source>Where points of the file have a height, lines can go through it</source>
        <translation>Wo Punkte der Datei eine Höhe haben, können Linien durch sie gehen</translation>
    </message>
    <message>
        <source>The file has no heights</source>
        <translation>Die Datei hat keine Höhen</translation>
    </message>
    <message>
        <source>Lines with a bridge or tunnel tag leave the ground alone</source>
        <translation>Linien mit einem Brücken- oder Tunnelattribut lassen den Boden unverändert</translation>
    </message>
    <message>
        <source>Courses of a hidden layer show while it is active; once it is shown it shapes the ground</source>
        <translation>Verläufe einer ausgeblendeten Ebene zeigen sich, solange sie aktiv ist; eingeblendet formt sie den Boden</translation>
    </message>
    <message>
        <source>CRS of the lines</source>
        <translation>KBS der Linien</translation>
    </message>
    <message>
        <source>The terrain&apos;s own</source>
        <translation>Das des Geländes</translation>
    </message>
    <message>
        <source>Degrees, WGS 84</source>
        <translation>Grad, WGS 84</translation>
    </message>
    <message>
        <source>The file does not say its CRS: type a code, such as EPSG:2056, or its text</source>
        <translation>Die Datei sagt ihr KBS nicht: einen Code eingeben, etwa EPSG:2056, oder seinen Text</translation>
    </message>
    <message>
        <source>Values of “%1”</source>
        <translation>Werte von „%1“</translation>
    </message>
    <message>
        <source>Which field of the file says what a line is</source>
        <translation>Welches Feld der Datei sagt, was eine Linie ist</translation>
    </message>
    <message>
        <source>All others</source>
        <translation>Alle anderen</translation>
    </message>
    <message>
        <source>All lines</source>
        <translation>Alle Linien</translation>
    </message>
    <message>
        <source>Kind of %1</source>
        <translation>Art von %1</translation>
    </message>
    <message>
        <source>Width of %1</source>
        <translation>Breite von %1</translation>
    </message>
    <message>
        <source>No layer is chosen.</source>
        <translation>Kein Layer ist gewählt.</translation>
    </message>
    <message>
        <source>“%1” is no known CRS.</source>
        <translation>„%1“ ist kein bekanntes KBS.</translation>
    </message>
    <message>
        <source>Looking which lines lie on the terrain…</source>
        <translation>Es wird geprüft, welche Linien auf dem Gelände liegen…</translation>
    </message>
    <message>
        <source>Placing lines</source>
        <translation>Linien werden verortet</translation>
    </message>
    <message>
        <source>Placing the lines was cancelled.</source>
        <translation>Das Verorten der Linien wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The file: %1.</source>
        <translation>Die Datei: %1.</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message numerus="yes">
        <source>%1 lines are on the terrain and will be imported.</source>
        <translation>
            <numerusform>%1 Linie liegt auf dem Gelände und wird importiert.</numerusform>
            <numerusform>%1 Linien liegen auf dem Gelände und werden importiert.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scarp::LineList</name>
    <message>
        <source>Lines of the layer</source>
        <translation>Linien der Ebene</translation>
    </message>
    <message>
        <source>The lines of the layer. A click chooses one, with Ctrl or Shift more of them, Ctrl+A all. A mark shows and hides what is chosen, a double click renames a line, a right click offers more</source>
        <translation>Die Linien der Ebene. Ein Klick wählt eine, mit Strg oder Umschalt mehrere, Strg+A alle. Ein Häkchen zeigt und verbirgt, was gewählt ist, ein Doppelklick benennt eine Linie um, ein Rechtsklick bietet mehr</translation>
    </message>
</context>
<context>
    <name>scarp::LineMaterialMenu</name>
    <message>
        <source>Add materials in the Materials panel first</source>
        <translation>Zuerst im Bedienfeld „Materialien“ Materialien hinzufügen</translation>
    </message>
    <message>
        <source>Within the Area</source>
        <translation>Innerhalb der Fläche</translation>
    </message>
    <message>
        <source>On the Bed</source>
        <translation>Auf dem Bett</translation>
    </message>
    <message>
        <source>Around the Area</source>
        <translation>Um die Fläche</translation>
    </message>
    <message>
        <source>Along the Edges</source>
        <translation>Entlang der Kanten</translation>
    </message>
    <message>
        <source>What is being tried on the ground has to be kept or taken back first.</source>
        <translation>Was gerade am Boden ausprobiert wird, muss zuerst behalten oder zurückgenommen werden.</translation>
    </message>
</context>
<context>
    <name>scarp::LineMeasurement</name>
    <message>
        <source>Measuring a line</source>
        <translation>Linie wird vermessen</translation>
    </message>
</context>
<context>
    <name>scarp::LinePlot</name>
    <message>
        <source>Profile and mass haul of the line</source>
        <translation>Profil und Massenausgleich der Linie</translation>
    </message>
    <message>
        <source>The profile of the chosen line, ground and design, and the mass haul.</source>
        <translation>Das Profil der gewählten Linie, Boden und Entwurf, und der Massenausgleich.</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Mass haul</source>
        <translation>Massenausgleich</translation>
    </message>
    <message>
        <source>%1 (million %2)</source>
        <translation>%1 (Mio. %2)</translation>
    </message>
    <message>
        <source>%1 (thousand %2)</source>
        <translation>%1 (Tsd. %2)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>fill</source>
        <translation>Auftrag</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>Abtrag</translation>
    </message>
    <message>
        <source>The ground and the line along its way, and the earth that is to be moved. Point at it for the figures there</source>
        <translation>Der Boden und die Linie entlang ihres Verlaufs und die Erde, die zu bewegen ist. Darauf zeigen, um die Zahlen an der Stelle zu sehen</translation>
    </message>
    <message>
        <source>at %1:  ground %2,  design %3
grade %4 %,  haul %5</source>
        <translation>bei %1:  Boden %2,  Entwurf %3
Steigung %4 %,  Masse %5</translation>
    </message>
</context>
<context>
    <name>scarp::LinePointForm</name>
    <message>
        <source>The line has a width of its own here</source>
        <translation>Die Linie hat hier eine eigene Breite</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Of the line at this point</source>
        <translation>Der Linie an diesem Punkt</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>From here</source>
        <translation>Ab hier</translation>
    </message>
    <message>
        <source>What carries the line up to the next point; bridges and tunnels leave the ground alone</source>
        <translation>Was die Linie bis zum nächsten Punkt trägt; Brücken und Tunnel lassen den Boden unverändert</translation>
    </message>
    <message>
        <source>The bed or crest has a height of its own here, as far as the greatest grade of the line allows</source>
        <translation>Das Bett oder die Krone hat hier eine eigene Höhe, soweit die größte Steigung der Linie es erlaubt</translation>
    </message>
</context>
<context>
    <name>scarp::LineSession</name>
    <message>
        <source>What is being tried on the ground has to be kept or taken back first.</source>
        <translation>Was gerade am Boden ausprobiert wird, muss zuerst übernommen oder zurückgenommen werden.</translation>
    </message>
</context>
<context>
    <name>scarp::LineSettingsForm</name>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Of the bed, from edge to edge</source>
        <translation>Des Bettes von Rand zu Rand</translation>
    </message>
    <message>
        <source>Shoulder</source>
        <translation>Bankett</translation>
    </message>
    <message>
        <source>Beside the bed, on both sides</source>
        <translation>Neben dem Bett, auf beiden Seiten</translation>
    </message>
    <message>
        <source>Crown</source>
        <translation>Querneigung</translation>
    </message>
    <message>
        <source>How the bed falls from its middle to its sides</source>
        <translation>Wie das Bett von der Mitte zu den Seiten fällt</translation>
    </message>
    <message>
        <source>Heights</source>
        <translation>Höhen</translation>
    </message>
    <message>
        <source>Between points</source>
        <translation>Zwischen Punkten</translation>
    </message>
    <message>
        <source>Even out over</source>
        <translation>Ausgleichen über</translation>
    </message>
    <message>
        <source>How far along the line the ground is evened out</source>
        <translation>Strecke entlang der Linie, über die der Boden ausgeglichen wird</translation>
    </message>
    <message>
        <source>Greatest grade</source>
        <translation>Größte Steigung</translation>
    </message>
    <message>
        <source>Along the line; 0 for any</source>
        <translation>Entlang der Linie; 0 für beliebig</translation>
    </message>
    <message>
        <source>Vertical curves</source>
        <translation>Ausrundung</translation>
    </message>
    <message>
        <source>Length over which a bend between two grades is rounded</source>
        <translation>Länge, über die ein Knick zwischen zwei Steigungen ausgerundet wird</translation>
    </message>
    <message>
        <source>Bends tilted for</source>
        <translation>Kurven geneigt für</translation>
    </message>
    <message>
        <source>Kilometres per hour; 0 leaves bends untilted</source>
        <translation>Kilometer je Stunde; 0 lässt Kurven ungeneigt</translation>
    </message>
    <message>
        <source>Side friction</source>
        <translation>Seitenreibung</translation>
    </message>
    <message>
        <source>What the friction of tyres bears of the sideways pull</source>
        <translation>Was die Reifenreibung vom Seitenzug trägt</translation>
    </message>
    <message>
        <source>Greatest tilt</source>
        <translation>Größte Kurvenneigung</translation>
    </message>
    <message>
        <source>Across the bed in bends</source>
        <translation>Quer zum Bett in Kurven</translation>
    </message>
    <message>
        <source>Tilt over</source>
        <translation>Neigung über</translation>
    </message>
    <message>
        <source>How far along the line the tilt is evened out</source>
        <translation>Strecke entlang der Linie, über die die Kurvenneigung ausgeglichen wird</translation>
    </message>
    <message>
        <source>Never rises</source>
        <translation>Steigt nie</translation>
    </message>
    <message>
        <source>Plane</source>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>Greatest slope</source>
        <translation>Größte Neigung</translation>
    </message>
    <message>
        <source>Of the plane that fits best; 0 for any</source>
        <translation>Der bestpassenden Ebene; 0 für beliebig</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>Of cut or fill that the line is raised or lowered for</source>
        <translation>An Abtrag oder Auftrag, für das die Linie gehoben oder gesenkt wird</translation>
    </message>
    <message>
        <source>Above ground</source>
        <translation>Über dem Boden</translation>
    </message>
    <message>
        <source>How far above the heights that were found; below 0 it is sunk</source>
        <translation>Wie weit über den gefundenen Höhen; unter 0 liegt sie tiefer</translation>
    </message>
    <message>
        <source>Earthwork</source>
        <translation>Erdbau</translation>
    </message>
    <message>
        <source>Cut, run per rise</source>
        <translation>Abtrag, Länge je Höhe</translation>
    </message>
    <message>
        <source>Of side slopes that go up: run for each unit of rise</source>
        <translation>Von Böschungen, die aufsteigen: Länge je Einheit Höhe</translation>
    </message>
    <message>
        <source>Fill, run per rise</source>
        <translation>Auftrag, Länge je Höhe</translation>
    </message>
    <message>
        <source>Of side slopes that go down: run for each unit of rise</source>
        <translation>Von Böschungen, die abfallen: Länge je Einheit Höhe</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>Fill for each cut</source>
        <translation>Auftrag je Abtrag</translation>
    </message>
    <message>
        <source>Volume of fill that each unit of cut gives</source>
        <translation>Auftrag, den jede Einheit Abtrag ergibt</translation>
    </message>
    <message>
        <source>Beside the bed</source>
        <translation>Neben dem Bett</translation>
    </message>
    <message>
        <source>Shoulders</source>
        <translation>Bankette</translation>
    </message>
    <message>
        <source>How the bed goes on beside its width. Or corners of your own, metres out and up from its edge: 0:0.15 2:0.1; those of the right side stand behind |, and &quot;middle&quot; before all measures from the middle</source>
        <translation>Wie das Bett neben seiner Breite weitergeht. Oder eigene Ecken, Meter nach außen und oben von seinem Rand: 0:0.15 2:0.1; die der rechten Seite stehen hinter |, und &quot;middle&quot; vor allen misst von der Mitte</translation>
    </message>
    <message>
        <source>Depth of water</source>
        <translation>Wassertiefe</translation>
    </message>
    <message>
        <source>Height above the bed; 0 for none</source>
        <translation>Höhe über dem Bett; 0 für keines</translation>
    </message>
    <message>
        <source>Height above the ground of the area; 0 for none</source>
        <translation>Höhe über dem Boden der Fläche; 0 für keines</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>Gradiente</translation>
    </message>
    <message>
        <source>Distance from the bed within which side slopes meet the terrain</source>
        <translation>Abstand vom Bett, innerhalb dessen Böschungen auf das Gelände treffen</translation>
    </message>
    <message>
        <source>Engineering</source>
        <translation>Bautechnik</translation>
    </message>
    <message>
        <source>From the higher end to the lower one, as water runs</source>
        <translation>Vom höheren zum tieferen Ende, wie Wasser fließt</translation>
    </message>
</context>
<context>
    <name>scarp::LinesDock</name>
    <message>
        <source>Lines</source>
        <translation>Linien</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Zeichnen</translation>
    </message>
    <message>
        <source>What the next line is, which says how it begins</source>
        <translation>Was die nächste Linie ist; das bestimmt, womit sie beginnt</translation>
    </message>
    <message>
        <source>Kind of the next line</source>
        <translation>Art der nächsten Linie</translation>
    </message>
    <message>
        <source>Snap</source>
        <translation>Einrasten</translation>
    </message>
    <message>
        <source>Points are drawn to the points and courses of other lines; Ctrl turns it round</source>
        <translation>Punkte rasten an Punkten und Verläufen anderer Linien ein; Strg kehrt es um</translation>
    </message>
    <message>
        <source>Click on the ground to draw a line; a double click or Enter ends it, Esc gives it up, Backspace takes the last point back. The ground follows the line, and goes on doing so while you sculpt.</source>
        <translation>Auf den Boden klicken, um eine Linie zu zeichnen; Doppelklick oder Eingabe beendet sie, Esc gibt sie auf, Rücktaste nimmt den letzten Punkt zurück. Der Boden folgt der Linie, auch während Sie formen.</translation>
    </message>
    <message>
        <source>Reverse: from its last point to its first</source>
        <translation>Umkehren: vom letzten Punkt zum ersten</translation>
    </message>
    <message>
        <source>Split at the chosen point; a closed line opens there</source>
        <translation>Am gewählten Punkt teilen; eine geschlossene Linie öffnet sich dort</translation>
    </message>
    <message>
        <source>Simplify: leave out points where the line stays within a cell of where it was</source>
        <translation>Vereinfachen: Punkte auslassen, wo die Linie innerhalb einer Zelle bleibt</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Kennzahlen</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Save CSV…</source>
        <translation>CSV speichern…</translation>
    </message>
    <message>
        <source>Save the chosen line as a table: ground, design, grade, cut, fill and mass haul by station</source>
        <translation>Die gewählte Linie als Tabelle speichern: Boden, Entwurf, Steigung, Abtrag, Auftrag und Massenausgleich je Station</translation>
    </message>
    <message>
        <source>Point %1 of %2</source>
        <translation>Punkt %1 von %2</translation>
    </message>
    <message>
        <source>What is being tried on the ground has to be kept or taken back first.</source>
        <translation>Was gerade am Boden ausprobiert wird, muss zuerst übernommen oder zurückgenommen werden.</translation>
    </message>
    <message>
        <source>Save Stations</source>
        <translation>Stationen speichern</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 konnte nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>Lay a material along the line, with soft edges</source>
        <translation>Ein Material mit weichen Rändern entlang der Linie auftragen</translation>
    </message>
    <message>
        <source>Join the chosen lines; a single one with the open line whose end is nearest</source>
        <translation>Die gewählten Linien verbinden; eine einzelne mit der offenen Linie, deren Ende am nächsten ist</translation>
    </message>
    <message>
        <source>Bring the chosen lines into sight</source>
        <translation>Die gewählten Linien ins Bild holen</translation>
    </message>
    <message>
        <source>Delete the chosen lines</source>
        <translation>Die gewählten Linien löschen</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Export Chosen Lines…</source>
        <translation>Gewählte Linien exportieren…</translation>
    </message>
    <message numerus="yes">
        <source>Shape of %1 lines</source>
        <translation>
            <numerusform>Form von %1 Linie</numerusform>
            <numerusform>Form von %1 Linien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shape of %1 of %2 lines</source>
        <translation>
            <numerusform>Form von %1 von %2 Linie</numerusform>
            <numerusform>Form von %1 der %2 Linien</numerusform>
        </translation>
    </message>
    <message>
        <source>Figures of %1</source>
        <translation>Zahlen zu %1</translation>
    </message>
    <message>
        <source>This line changes no sample: %1.</source>
        <translation>Diese Linie ändert keinen Wert: %1.</translation>
    </message>
    <message>
        <source>Draw a line first</source>
        <translation>Zuerst eine Linie zeichnen</translation>
    </message>
    <message>
        <source>Select a line in the list first</source>
        <translation>Zuerst eine Linie in der Liste auswählen</translation>
    </message>
    <message>
        <source>Move up in the list: applied earlier</source>
        <translation>In der Liste nach oben: früher angewendet</translation>
    </message>
    <message>
        <source>Move down in the list: applied later</source>
        <translation>In der Liste nach unten: später angewendet</translation>
    </message>
    <message>
        <source>Click on the ground to place the image, or drag to set its size. Drag its handles to move, scale and rotate it; Shift + drag changes its height.</source>
        <translation>Auf den Boden klicken, um das Bild zu platzieren, oder ziehen, um die Größe festzulegen. Die Griffe ziehen, um es zu verschieben, zu skalieren und zu drehen; Umschalt + Ziehen ändert die Höhe.</translation>
    </message>
    <message>
        <source>Height stamps have no course</source>
        <translation>Höhenstempel haben keinen Verlauf</translation>
    </message>
    <message>
        <source>Next height stamp</source>
        <translation>Nächster Höhenstempel</translation>
    </message>
    <message>
        <source>Show the findings on this line. Red dots mark their places in the view; hover over one to read what it means</source>
        <translation>Die Befunde zu dieser Linie zeigen. Rote Punkte markieren ihre Stellen in der Ansicht; den Zeiger auf einen halten, um zu lesen, was er bedeutet</translation>
    </message>
    <message numerus="yes">
        <source>%1 findings</source>
        <translation>
            <numerusform>%1 Befund</numerusform>
            <numerusform>%1 Befunde</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scarp::MainWindow</name>
    <message>
        <source>A setting that the project keeps cannot be used and is as usual: %1</source>
        <translation>Eine Einstellung des Projekts ist nicht verwendbar und bleibt wie üblich: %1</translation>
    </message>
    <message>
        <source>Scarp</source>
        <translation>Scarp</translation>
    </message>
    <message>
        <source>%1[*] (shared) — Scarp</source>
        <translation>%1[*] (geteilt) — Scarp</translation>
    </message>
    <message>
        <source>%1[*] (read-only) — Scarp</source>
        <translation>%1[*] (schreibgeschützt) — Scarp</translation>
    </message>
    <message>
        <source>%1[*] — Scarp</source>
        <translation>%1[*] — Scarp</translation>
    </message>
    <message>
        <source>About Scarp</source>
        <translation>Über Scarp</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Scarp %1&lt;/h3&gt;&lt;p&gt;An editor for heightmap terrain.&lt;br&gt;What you point at is what you edit.&lt;/p&gt;&lt;p&gt;Drawn by %2.&lt;/p&gt;&lt;p&gt;Apache License 2.0&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Scarp %1&lt;/h3&gt;&lt;p&gt;Ein Editor für Höhenkarten-Gelände.&lt;br&gt;Worauf Sie zeigen, das bearbeiten Sie.&lt;/p&gt;&lt;p&gt;Gezeichnet von %2.&lt;/p&gt;&lt;p&gt;Apache License 2.0&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Scarp closes as soon as the export is written.</source>
        <translation>Scarp schließt sich, sobald der Export geschrieben ist.</translation>
    </message>
    <message>
        <source>Scarp closes as soon as the project is saved.</source>
        <translation>Scarp schließt sich, sobald das Projekt gespeichert ist.</translation>
    </message>
    <message>
        <source>Sc&amp;ripts</source>
        <translation>Sk&amp;ripte</translation>
    </message>
    <message>
        <source>Saved “%1” (%2 × %3 pixels).</source>
        <translation>„%1“ gespeichert (%2 × %3 Pixel).</translation>
    </message>
    <message>
        <source>Choose how the terrain is coloured</source>
        <translation>Wählen, wie das Gelände gefärbt ist</translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>Details…</translation>
    </message>
    <message>
        <source>Import Textures</source>
        <translation>Texturen importieren</translation>
    </message>
    <message>
        <source>Restart Scarp to apply the new language.</source>
        <translation>Scarp neu starten, um die neue Sprache anzuwenden.</translation>
    </message>
    <message>
        <source>Choose the quality of the shadows of terrain and objects</source>
        <translation>Qualität der Schatten von Gelände und Objekten wählen</translation>
    </message>
    <message>
        <source>Choose mesh detail, antialiasing and shadows</source>
        <translation>Netzdetails, Kantenglättung und Schatten wählen</translation>
    </message>
</context>
<context>
    <name>scarp::ManualWindow</name>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Handbuch durchsuchen</translation>
    </message>
    <message>
        <source>Lists the sections that contain these words; Enter finds the next place in the page</source>
        <translation>Zeigt die Abschnitte, die diese Wörter enthalten; die Eingabetaste findet die nächste Stelle auf der Seite</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vorwärts</translation>
    </message>
    <message>
        <source>No section contains these words.</source>
        <translation>Kein Abschnitt enthält diese Wörter.</translation>
    </message>
    <message>
        <source>Sections found: %1</source>
        <translation>Gefundene Abschnitte: %1</translation>
    </message>
</context>
<context>
    <name>scarp::MaskImporter</name>
    <message>
        <source>Reading %1</source>
        <translation>%1 wird gelesen</translation>
    </message>
    <message>
        <source>What is being tried on the ground has to be kept or taken back first.</source>
        <translation>Was gerade am Boden ausprobiert wird, muss zuerst übernommen oder zurückgenommen werden.</translation>
    </message>
    <message>
        <source>Saved as selections: %1.</source>
        <translation>Als Auswahlen gespeichert: %1.</translation>
    </message>
    <message>
        <source>%1 does not say where it lies on this terrain: it was stretched from corner to corner.</source>
        <translation>%1 sagt nicht, wo es auf diesem Gelände liegt: Es wurde von Ecke zu Ecke gestreckt.</translation>
    </message>
    <message>
        <source>Import a picture, land cover or vector file as selections</source>
        <translation>Ein Bild, Landbedeckung oder eine Vektordatei als Auswahlen importieren</translation>
    </message>
    <message>
        <source>Select from Vector File</source>
        <translation>Aus Vektordatei auswählen</translation>
    </message>
    <message>
        <source>Vector files (*.gpkg *.geojson *.json *.shp *.kml *.kmz *.gpx *.dxf *.osm *.pbf *.fgb);;All files (*)</source>
        <translation>Vektordateien (*.gpkg *.geojson *.json *.shp *.kml *.kmz *.gpx *.dxf *.osm *.pbf *.fgb);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>scarp::MaskLayersDialog</name>
    <message>
        <source>Import Selections</source>
        <translation>Auswahlen importieren</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>%1 has several layers. Each that is chosen is saved as a selection of its name.</source>
        <translation>%1 hat mehrere Layer. Jeder gewählte wird als Auswahl seines Namens gespeichert.</translation>
    </message>
    <message>
        <source>Layers of the file</source>
        <translation>Layer der Datei</translation>
    </message>
    <message>
        <source>No layer is chosen.</source>
        <translation>Kein Layer ist gewählt.</translation>
    </message>
    <message>
        <source>What of the file becomes selections</source>
        <translation>Was aus der Datei zu Auswahlen wird</translation>
    </message>
</context>
<context>
    <name>scarp::MaterialBar</name>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.exr *.tif *.tiff *.tga *.webp *.bmp);;All files (*)</source>
        <translation>Bilder (*.png *.jpg *.jpeg *.exr *.tif *.tiff *.tga *.webp *.bmp);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Add a material</source>
        <translation>Ein Material hinzufügen</translation>
    </message>
    <message>
        <source>Add a material for each set of pictures; they can be dropped here, too</source>
        <translation>Für jeden Satz Bilder ein Material hinzufügen; man kann sie auch hierher ziehen</translation>
    </message>
    <message>
        <source>The library: materials that are kept for all terrains</source>
        <translation>Die Bibliothek: Materialien, die für alle Gelände behalten werden</translation>
    </message>
    <message>
        <source>Add a material like the chosen one</source>
        <translation>Ein Material wie das gewählte hinzufügen</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Bring materials in from files, or out to engines</source>
        <translation>Materialien aus Dateien holen oder an Engines ausgeben</translation>
    </message>
    <message>
        <source>Delete the material with its paint and its rules</source>
        <translation>Das Material mit seiner Bemalung und seinen Regeln löschen</translation>
    </message>
    <message>
        <source>Pictures of Materials</source>
        <translation>Bilder von Materialien</translation>
    </message>
    <message>
        <source>Material %1</source>
        <translation>Material %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Reading pictures</source>
        <translation>Bilder werden gelesen</translation>
    </message>
    <message>
        <source>Save “%1” to the Library</source>
        <translation>„%1“ in die Bibliothek speichern</translation>
    </message>
    <message>
        <source>Save to the Library</source>
        <translation>In die Bibliothek speichern</translation>
    </message>
    <message>
        <source>The library is empty</source>
        <translation>Die Bibliothek ist leer</translation>
    </message>
    <message>
        <source>Show the Library&apos;s Folder</source>
        <translation>Ordner der Bibliothek zeigen</translation>
    </message>
    <message>
        <source>Reading a material</source>
        <translation>Material wird gelesen</translation>
    </message>
    <message>
        <source>Saving a material</source>
        <translation>Material wird gespeichert</translation>
    </message>
    <message>
        <source>Saved in %1</source>
        <translation>In %1 gespeichert</translation>
    </message>
    <message>
        <source>Added the material “%1”.</source>
        <translation>Material „%1“ hinzugefügt.</translation>
    </message>
    <message>
        <source>Added %1 materials.</source>
        <translation>%1 Materialien hinzugefügt.</translation>
    </message>
</context>
<context>
    <name>scarp::MaterialDelegate</name>
    <message>
        <source>Hide the material in the view, so that what lies below it shows. Rules, paint and exports stay as they are</source>
        <translation>Das Material in der Ansicht ausblenden, sodass sich zeigt, was darunter liegt. Regeln, Bemalung und Exporte bleiben, wie sie sind</translation>
    </message>
    <message>
        <source>Show this material alone, all others in grey. Rules, paint and exports stay as they are</source>
        <translation>Nur dieses Material zeigen, alle anderen in Grau. Regeln, Bemalung und Exporte bleiben, wie sie sind</translation>
    </message>
    <message>
        <source>%1. Click: paint with this material. Double-click: rename it</source>
        <translation>%1. Klick: mit diesem Material malen. Doppelklick: umbenennen</translation>
    </message>
    <message>
        <source>%1, %2. Click: paint with this material. Double-click: rename it</source>
        <translation>%1, %2. Klick: mit diesem Material malen. Doppelklick: umbenennen</translation>
    </message>
</context>
<context>
    <name>scarp::MaterialDialog</name>
    <message>
        <source>Material</source>
        <translation>Material</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Normals</source>
        <translation>Normalen</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>How much ground the pictures cover before they come again</source>
        <translation>Wie viel Boden die Bilder bedecken, bevor sie sich wiederholen</translation>
    </message>
    <message>
        <source>Macro variation</source>
        <translation>Großflächige Variation</translation>
    </message>
    <message>
        <source>Changes of tone over many tiles, so that they are not told apart; at 0 the pictures&apos; rows run on exactly, as those of a wall do</source>
        <translation>Tonwechsel über viele Kacheln, damit sie nicht auffallen; bei 0 laufen die Reihen der Bilder genau weiter, wie die einer Mauer</translation>
    </message>
    <message>
        <source>From three sides (triplanar)</source>
        <translation>Von drei Seiten (triplanar)</translation>
    </message>
    <message>
        <source>Pictures are not drawn out on steep ground</source>
        <translation>Bilder werden auf steilem Boden nicht auseinandergezogen</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>rock, hard</source>
        <translation>Fels, hart</translation>
    </message>
    <message>
        <source>Words for an engine&apos;s physics and sounds, with commas between</source>
        <translation>Wörter für Physik und Klang einer Engine, mit Kommas dazwischen</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>Choose the file with the picture of the %1</source>
        <translation>Die Datei mit dem Bild für %1 wählen</translation>
    </message>
    <message>
        <source>Take the picture away</source>
        <translation>Das Bild wegnehmen</translation>
    </message>
    <message>
        <source>Reading a picture</source>
        <translation>Bild wird gelesen</translation>
    </message>
    <message>
        <source>Reading pictures</source>
        <translation>Bilder werden gelesen</translation>
    </message>
    <message>
        <source>A picture is still being read.</source>
        <translation>Ein Bild wird noch gelesen.</translation>
    </message>
    <message>
        <source>The material needs a name.</source>
        <translation>Das Material braucht einen Namen.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1, %2 × %3</source>
        <translation>%1, %2 × %3</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>%1 fehlt</translation>
    </message>
    <message>
        <source>What the material is called in lists and exports</source>
        <translation>Wie das Material in Listen und Exporten heißt</translation>
    </message>
    <message>
        <source>Which way the green of the normal map points: as OpenGL or as DirectX has it</source>
        <translation>Wohin das Grün der Normalmap zeigt: wie bei OpenGL oder wie bei DirectX</translation>
    </message>
</context>
<context>
    <name>scarp::MaterialImportCommands</name>
    <message>
        <source>What is being tried on the ground has to be kept or taken back first.</source>
        <translation>Was gerade am Boden ausprobiert wird, muss zuerst übernommen oder zurückgenommen werden.</translation>
    </message>
    <message>
        <source>Import Materials</source>
        <translation>Materialien importieren</translation>
    </message>
    <message>
        <source>Masks, splat maps, control maps, land cover (*.png *.tif *.tiff *.exr *.jpg *.bmp *.img);;All files (*)</source>
        <translation>Masken, Splatmaps, Control-Maps, Landbedeckung (*.png *.tif *.tiff *.exr *.jpg *.bmp *.img);;Alle Dateien (*)</translation>
    </message>
    <message numerus="yes">
        <source>%1 files</source>
        <translation>
            <numerusform>%1 Datei</numerusform>
            <numerusform>%1 Dateien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Imported %1 layers from %2 as paint.</source>
        <translation>
            <numerusform>%1 Layer aus %2 als Bemalung importiert.</numerusform>
            <numerusform>%1 Layer aus %2 als Bemalung importiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>Details…</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
</context>
<context>
    <name>scarp::MaterialImportDialog</name>
    <message>
        <source>nowhere</source>
        <translation>nirgends</translation>
    </message>
    <message>
        <source>&lt; 0.1 %</source>
        <translation>&lt; 0,1 %</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Import Materials</source>
        <translation>Materialien importieren</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>As they look</source>
        <translation>Wie sie aussehen</translation>
    </message>
    <message>
        <source>What the files are</source>
        <translation>Was die Dateien sind</translation>
    </message>
    <message>
        <source>By its classes</source>
        <translation>Nach ihren Klassen</translation>
    </message>
    <message>
        <source>Legend of the classes</source>
        <translation>Legende der Klassen</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Deckkraft</translation>
    </message>
    <message>
        <source>Bring weights to a sum of 100 %</source>
        <translation>Gewichte auf eine Summe von 100 % bringen</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Durchsuchen…</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Masks and splat maps: a layer for each band. Land cover: a layer for each class</source>
        <translation>Masken und Splatmaps: ein Layer je Band. Landbedeckung: ein Layer je Klasse</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>Gelesen als</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
    <message>
        <source>Paint, in place of all paint</source>
        <translation>Bemalung, anstelle aller Bemalung</translation>
    </message>
    <message>
        <source>Paint, over the paint there is</source>
        <translation>Bemalung, über der vorhandenen</translation>
    </message>
    <message>
        <source>Import as</source>
        <translation>Importieren als</translation>
    </message>
    <message>
        <source>Percent: how far the paint covers what the rules lay</source>
        <translation>Prozent: wie weit die Bemalung verdeckt, was die Regeln legen</translation>
    </message>
    <message>
        <source>Opacity (%)</source>
        <translation>Deckkraft (%)</translation>
    </message>
    <message>
        <source>Else the rules show where weights add up to less</source>
        <translation>Sonst zeigen sich die Regeln, wo die Gewichte weniger ergeben</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>Covers</source>
        <translation>Bedeckt</translation>
    </message>
    <message>
        <source>Becomes</source>
        <translation>Wird zu</translation>
    </message>
    <message>
        <source>Reading weights</source>
        <translation>Gewichte werden gelesen</translation>
    </message>
    <message>
        <source>Reading was cancelled</source>
        <translation>Das Lesen wurde abgebrochen</translation>
    </message>
    <message>
        <source>What %1 becomes</source>
        <translation>Was aus %1 wird</translation>
    </message>
    <message>
        <source>New: %1</source>
        <translation>Neu: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 layers</source>
        <translation>
            <numerusform>%1 Ebene</numerusform>
            <numerusform>%1 Ebenen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Paint is laid as far as the selection reaches.</source>
        <translation>Bemalung wird gelegt, so weit die Auswahl reicht.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen…</translation>
    </message>
    <message>
        <source>The files have not been read yet</source>
        <translation>Die Dateien sind noch nicht gelesen</translation>
    </message>
    <message>
        <source>Choose other files</source>
        <translation>Andere Dateien wählen</translation>
    </message>
    <message>
        <source>Whether the paint replaces the paint that is there or lies over it</source>
        <translation>Ob die Farbe die vorhandene ersetzt oder darüber liegt</translation>
    </message>
    <message>
        <source>What the files hold: each layer, what it becomes, and how much of the ground it covers</source>
        <translation>Was die Dateien enthalten: jede Ebene, was aus ihr wird und wie viel vom Boden sie bedeckt</translation>
    </message>
    <message>
        <source>Normalising weights</source>
        <translation>Gewichte werden normalisiert</translation>
    </message>
</context>
<context>
    <name>scarp::MaterialList</name>
    <message>
        <source>nowhere</source>
        <translation>nirgends</translation>
    </message>
    <message>
        <source>under 0.1 %</source>
        <translation>unter 0,1 %</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Materials</source>
        <translation>Materialien</translation>
    </message>
    <message>
        <source>The materials of the terrain. A click paints with one, a double click renames it; the eye hides it in the view, S shows it alone</source>
        <translation>Die Materialien des Geländes. Ein Klick malt mit einem, ein Doppelklick benennt es um; das Auge blendet es in der Ansicht aus, S zeigt es allein</translation>
    </message>
</context>
<context>
    <name>scarp::MaterialSettings</name>
    <message>
        <source>Choose the colour of the material</source>
        <translation>Die Farbe des Materials wählen</translation>
    </message>
    <message>
        <source>Colour of the material</source>
        <translation>Farbe des Materials</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>How much ground one tile of its texture covers</source>
        <translation>Wie viel Boden eine Kachel seiner Textur bedeckt</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Bearbeiten…</translation>
    </message>
    <message>
        <source>Show and change the pictures, the size and the tags of the material</source>
        <translation>Bilder, Größe und Schlagwörter des Materials zeigen und ändern</translation>
    </message>
    <message>
        <source>Material Colour</source>
        <translation>Materialfarbe</translation>
    </message>
</context>
<context>
    <name>scarp::MaterialsDock</name>
    <message>
        <source>Materials</source>
        <translation>Materialien</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>Malen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Paint materials by hand, over the rules</source>
        <translation>Materialien von Hand malen, über den Regeln</translation>
    </message>
    <message>
        <source>Lay materials by rules, where nothing is painted</source>
        <translation>Materialien durch Regeln legen, wo nichts gemalt ist</translation>
    </message>
    <message>
        <source>Materials give the ground grass, rock, sand and snow: by rules that follow while you sculpt, and by paint over them.</source>
        <translation>Materialien geben dem Boden Gras, Fels, Sand und Schnee: durch Regeln, die dem Formen folgen, und durch Bemalung darüber.</translation>
    </message>
    <message>
        <source>Add Materials</source>
        <translation>Materialien hinzufügen</translation>
    </message>
    <message>
        <source>Import Materials…</source>
        <translation>Materialien importieren…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Bearbeiten…</translation>
    </message>
    <message>
        <source>&amp;Hide in the View</source>
        <translation>In der Ansicht &amp;ausblenden</translation>
    </message>
    <message>
        <source>Show A&amp;lone</source>
        <translation>A&amp;llein zeigen</translation>
    </message>
</context>
<context>
    <name>scarp::MessageLog</name>
    <message>
        <source>Information</source>
        <translation>Information</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
</context>
<context>
    <name>scarp::MessagesDialog</name>
    <message>
        <source>Messages</source>
        <translation>Meldungen</translation>
    </message>
    <message>
        <source>Messages, the latest last</source>
        <translation>Meldungen, die letzte zuletzt</translation>
    </message>
    <message>
        <source>The last %1 messages since Scarp was started.</source>
        <translation>Die letzten %1 Meldungen seit dem Start von Scarp.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the selected messages, or all where none is selected</source>
        <translation>Die ausgewählten Meldungen kopieren, oder alle, wo keine ausgewählt ist</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Empty the list</source>
        <translation>Die Liste leeren</translation>
    </message>
    <message>
        <source>What Scarp has said since its start</source>
        <translation>Was Scarp seit seinem Start gemeldet hat</translation>
    </message>
</context>
<context>
    <name>scarp::MethodTable</name>
    <message>
        <source>Method</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Hit at</source>
        <translation>Treffer bei</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Tests</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Scarp&apos;s own way, and those of the textbooks</source>
        <translation>Scarps eigener Weg und die der Lehrbücher</translation>
    </message>
    <message>
        <source>How far along the ray, from the near plane</source>
        <translation>Wie weit entlang des Strahls, von der nahen Ebene</translation>
    </message>
    <message>
        <source>For one pick, on one thread</source>
        <translation>Für eine Abfrage, in einem Thread</translation>
    </message>
    <message>
        <source>no hit</source>
        <translation>kein Treffer</translation>
    </message>
    <message>
        <source>false hit</source>
        <translation>falscher Treffer</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>verfehlt</translation>
    </message>
    <message>
        <source>Scarp</source>
        <translation>Scarp</translation>
    </message>
    <message>
        <source>Linear march</source>
        <translation>Lineares Abschreiten</translation>
    </message>
    <message>
        <source>March + bisection</source>
        <translation>Abschreiten + Bisektion</translation>
    </message>
    <message>
        <source>Grid walk</source>
        <translation>Gitterlauf</translation>
    </message>
    <message>
        <source>Brute force</source>
        <translation>Alles prüfen</translation>
    </message>
    <message>
        <source>The same ray by other methods</source>
        <translation>Derselbe Strahl mit anderen Verfahren</translation>
    </message>
    <message>
        <source>Heights and height ranges taken, or triangles tested</source>
        <translation>Geholte Höhen und Höhenbereiche, oder geprüfte Dreiecke</translation>
    </message>
    <message>
        <source>How far from the point that Scarp finds; brute force is the independent check</source>
        <translation>Wie weit von dem Punkt, den Scarp findet; „Alles prüfen“ ist die unabhängige Kontrolle</translation>
    </message>
    <message>
        <source>It tests boxes only: its answer is where the ray enters the nearest box, so its error is the way from there to the model</source>
        <translation>Es prüft nur Quader: Seine Antwort ist, wo der Strahl in den nächsten Quader eintritt, sein Fehler also der Weg von dort zum Modell</translation>
    </message>
    <message>
        <source>The tree of boxes, then the triangles in the model&apos;s frame</source>
        <translation>Der Quaderbaum, dann die Dreiecke im System des Modells</translation>
    </message>
    <message>
        <source>Tree of boxes</source>
        <translation>Quaderbaum</translation>
    </message>
    <message>
        <source>Slab test</source>
        <translation>Slab-Test</translation>
    </message>
    <message>
        <source>Of every object&apos;s box in turn. %1</source>
        <translation>Des Quaders jedes Objekts der Reihe nach. %1</translation>
    </message>
    <message>
        <source>Woo&apos;s test</source>
        <translation>Woos Test</translation>
    </message>
    <message>
        <source>Every triangle</source>
        <translation>Jedes Dreieck</translation>
    </message>
    <message>
        <source>Of every model in turn, without a tree</source>
        <translation>Jedes Modells der Reihe nach, ohne Baum</translation>
    </message>
    <message>
        <source>The object by other methods</source>
        <translation>Das Objekt mit anderen Verfahren</translation>
    </message>
    <message>
        <source>Boxes and triangles tested</source>
        <translation>Geprüfte Quader und Dreiecke</translation>
    </message>
    <message>
        <source>How far from the point that Scarp finds. Methods that test boxes only answer at the box, so theirs is not zero; every triangle is the independent check</source>
        <translation>Wie weit von dem Punkt, den Scarp findet. Verfahren, die nur Quader prüfen, antworten am Quader, ihrer ist also nicht null; „Jedes Dreieck“ ist die unabhängige Kontrolle</translation>
    </message>
    <message>
        <source>The same ray by each way: where it hits, how far off that is, how many tests it takes and how long</source>
        <translation>Derselbe Strahl auf jedem Weg: wo er trifft, wie weit das abweicht, wie viele Tests er braucht und wie lange</translation>
    </message>
</context>
<context>
    <name>scarp::ModelImportDialog</name>
    <message>
        <source>Import %1</source>
        <translation>%1 importieren</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Picture of the model</source>
        <translation>Bild des Modells</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>tree, alpine</source>
        <translation>Baum, alpin</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Up axis</source>
        <translation>Achse nach oben</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Maßstab</translation>
    </message>
    <message>
        <source>Times the unit</source>
        <translation>Mal die Einheit</translation>
    </message>
    <message>
        <source>Foot</source>
        <translation>Fuß</translation>
    </message>
    <message>
        <source>Middle of the bottom</source>
        <translation>Mitte der Unterseite</translation>
    </message>
    <message>
        <source>As in the file</source>
        <translation>Wie in der Datei</translation>
    </message>
    <message>
        <source>The middle of the lowest of its box stands on the ground</source>
        <translation>Die Mitte der Unterseite seines Quaders steht auf dem Boden</translation>
    </message>
    <message>
        <source>What is at 0, 0, 0 in the file stands on the ground</source>
        <translation>Was in der Datei bei 0, 0, 0 liegt, steht auf dem Boden</translation>
    </message>
    <message numerus="yes">
        <source>%1 levels of detail</source>
        <translation>
            <numerusform>%1 Detailstufe</numerusform>
            <numerusform>%1 Detailstufen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 materials</source>
        <translation>
            <numerusform>%1 Material</numerusform>
            <numerusform>%1 Materialien</numerusform>
        </translation>
    </message>
    <message>
        <source>Guessed: %1 (%2), %3 up (%4)</source>
        <translation>Geschätzt: %1 (%2), %3 oben (%4)</translation>
    </message>
    <message>
        <source>Drawing a model</source>
        <translation>Modell wird gezeichnet</translation>
    </message>
    <message>
        <source>The model needs a name of up to 80 characters.</source>
        <translation>Das Modell braucht einen Namen mit höchstens 80 Zeichen.</translation>
    </message>
    <message>
        <source>The size is out of range (%1 to %2): choose another unit or scale.</source>
        <translation>Die Größe liegt außerhalb des Bereichs (%1 bis %2): andere Einheit oder anderen Maßstab wählen.</translation>
    </message>
    <message>
        <source>What the model is called in lists, scripts and exports</source>
        <translation>Wie das Modell in Listen, Skripten und Exporten heißt</translation>
    </message>
    <message>
        <source>Words to find the model by, with commas between them</source>
        <translation>Wörter, mit denen man das Modell findet, mit Kommas dazwischen</translation>
    </message>
    <message>
        <source>What one unit of the file is</source>
        <translation>Wie groß eine Einheit der Datei ist</translation>
    </message>
    <message>
        <source>Which axis of the file points up</source>
        <translation>Welche Achse der Datei nach oben zeigt</translation>
    </message>
    <message numerus="yes">
        <source>%1 triangles</source>
        <translation>
            <numerusform>%1 Dreieck</numerusform>
            <numerusform>%1 Dreiecke</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scarp::NavigatorDock</name>
    <message>
        <source>Navigator</source>
        <translation>Übersicht</translation>
    </message>
</context>
<context>
    <name>scarp::NavigatorMap</name>
    <message>
        <source>Terrain from above</source>
        <translation>Gelände von oben</translation>
    </message>
    <message>
        <source>Click or drag to go there; the wheel goes nearer and away</source>
        <translation>Klicken oder ziehen, um dorthin zu gehen; das Rad geht näher heran und weiter weg</translation>
    </message>
</context>
<context>
    <name>scarp::NewTerrainDialog</name>
    <message>
        <source>New Terrain</source>
        <translation>Neues Gelände</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Anlegen</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Cell size</source>
        <translation>Zellgröße</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Samples from north to south</source>
        <translation>Werte von Nord nach Süd</translation>
    </message>
    <message>
        <source>Enter 0 to 100 %</source>
        <translation>0 bis 100 % eingeben</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>Samples from west to east</source>
        <translation>Werte von West nach Ost</translation>
    </message>
    <message>
        <source>Distance between neighbouring samples</source>
        <translation>Abstand benachbarter Werte</translation>
    </message>
    <message>
        <source>Level of a flat terrain, peak of an island, or height range; empty for a height in proportion to the width</source>
        <translation>Niveau eines flachen Geländes, Gipfel einer Insel oder Höhenbereich; leer für eine Höhe im Verhältnis zur Breite</translation>
    </message>
    <message>
        <source>Each seed gives another terrain of the same kind</source>
        <translation>Jeder Startwert ergibt ein anderes Gelände derselben Art</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Roughness</source>
        <translation>Rauheit</translation>
    </message>
    <message>
        <source>Amount of small-scale relief</source>
        <translation>Menge an kleinräumigem Relief</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Shaded relief of the new terrain, north up</source>
        <translation>Schattiertes Relief des neuen Geländes, Norden oben</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Samples that an engine accepts, or a custom size</source>
        <translation>Werte, die eine Engine annimmt, oder eine eigene Größe</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>Use a random seed</source>
        <translation>Einen zufälligen Startwert nutzen</translation>
    </message>
    <message>
        <source>Random seed</source>
        <translation>Zufälliger Startwert</translation>
    </message>
    <message>
        <source>%1, up to %2 (flat areas use no memory)</source>
        <translation>%1, bis zu %2 (flache Bereiche brauchen keinen Speicher)</translation>
    </message>
    <message>
        <source>%1, peak at %2, %3</source>
        <translation>%1, Gipfel auf %2, %3</translation>
    </message>
    <message>
        <source>%1, heights %2, %3</source>
        <translation>%1, Höhen %2, %3</translation>
    </message>
    <message>
        <source>Generating this size needs about %1 of memory.</source>
        <translation>Das Erzeugen dieser Größe braucht etwa %1 Speicher.</translation>
    </message>
    <message>
        <source>Generating preview</source>
        <translation>Vorschau wird erzeugt</translation>
    </message>
</context>
<context>
    <name>scarp::Notices</name>
    <message>
        <source>Unlock Layer</source>
        <translation>Ebene entsperren</translation>
    </message>
    <message>
        <source>Show Layer</source>
        <translation>Ebene einblenden</translation>
    </message>
    <message>
        <source>Make Layer Opaque</source>
        <translation>Ebene deckend machen</translation>
    </message>
    <message>
        <source>Edit That Layer</source>
        <translation>Jene Ebene bearbeiten</translation>
    </message>
    <message>
        <source>Apply Paste</source>
        <translation>Einfügung anwenden</translation>
    </message>
    <message>
        <source>Deselect</source>
        <translation>Auswahl aufheben</translation>
    </message>
    <message>
        <source>Nothing is selected, so edits change nothing.</source>
        <translation>Nichts ist ausgewählt, daher ändern Bearbeitungen nichts.</translation>
    </message>
    <message>
        <source>Hide That Layer</source>
        <translation>Jene Ebene ausblenden</translation>
    </message>
    <message>
        <source>Add Materials</source>
        <translation>Materialien hinzufügen</translation>
    </message>
    <message>
        <source>Unlock Group</source>
        <translation>Gruppe entsperren</translation>
    </message>
    <message>
        <source>Show Group</source>
        <translation>Gruppe einblenden</translation>
    </message>
    <message>
        <source>Make Group Opaque</source>
        <translation>Gruppe deckend machen</translation>
    </message>
</context>
<context>
    <name>scarp::NumberEdit</name>
    <message>
        <source>%1: a number is missing</source>
        <translation>%1: Eine Zahl fehlt</translation>
    </message>
    <message>
        <source>%1: “%2” is not a number</source>
        <translation>%1: „%2“ ist keine Zahl</translation>
    </message>
    <message>
        <source>%1: %2 is not a whole number</source>
        <translation>%1: %2 ist keine ganze Zahl</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>above %1, up to %2</source>
        <translation>über %1, bis %2</translation>
    </message>
    <message>
        <source>%1: %2 is out of range (%3)</source>
        <translation>%1: %2 liegt außerhalb des Bereichs (%3)</translation>
    </message>
</context>
<context>
    <name>scarp::NumberField</name>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>%1: “%2” is not a number</source>
        <translation>%1: „%2“ ist keine Zahl</translation>
    </message>
    <message>
        <source>%1: %2 is not a whole number</source>
        <translation>%1: %2 ist keine ganze Zahl</translation>
    </message>
</context>
<context>
    <name>scarp::ObjectCommands</name>
    <message>
        <source>&amp;Copy Objects</source>
        <translation>Objekte &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Copy Ground</source>
        <translation>Boden &amp;kopieren</translation>
    </message>
    <message>
        <source>Cu&amp;t Objects</source>
        <translation>Objekte aus&amp;schneiden</translation>
    </message>
    <message>
        <source>Cu&amp;t Ground</source>
        <translation>Boden aus&amp;schneiden</translation>
    </message>
    <message>
        <source>&amp;Paste Objects</source>
        <translation>Objekte &amp;einfügen</translation>
    </message>
    <message>
        <source>&amp;Paste Ground</source>
        <translation>Boden &amp;einfügen</translation>
    </message>
</context>
<context>
    <name>scarp::ObjectFacts</name>
    <message>
        <source>−X side</source>
        <translation>Seite −X</translation>
    </message>
    <message>
        <source>+X side</source>
        <translation>Seite +X</translation>
    </message>
    <message>
        <source>−Y side</source>
        <translation>Seite −Y</translation>
    </message>
    <message>
        <source>+Y side</source>
        <translation>Seite +Y</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>unten</translation>
    </message>
    <message>
        <source>top</source>
        <translation>oben</translation>
    </message>
    <message>
        <source>+X is the side that faces east, and +Y north, before the object is turned</source>
        <translation>+X ist die Seite nach Osten und +Y die nach Norden, bevor das Objekt gedreht wird</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Objekt</translation>
    </message>
    <message>
        <source>Its model and its number</source>
        <translation>Sein Modell und seine Nummer</translation>
    </message>
    <message>
        <source>Slab test</source>
        <translation>Slab-Test</translation>
    </message>
    <message>
        <source>The face by which the ray enters the object&apos;s box, by the slab test, and how far from the near plane. %1</source>
        <translation>Die Seite, durch die der Strahl in den Quader des Objekts eintritt, nach dem Slab-Test, und wie weit von der nahen Ebene. %1</translation>
    </message>
    <message>
        <source>Woo&apos;s test</source>
        <translation>Woos Test</translation>
    </message>
    <message>
        <source>The same by Woo&apos;s candidate planes. %1</source>
        <translation>Dasselbe mit Woos Kandidatenebenen. %1</translation>
    </message>
    <message>
        <source>Candidate planes</source>
        <translation>Kandidatenebenen</translation>
    </message>
    <message>
        <source>Of the sides that face the origin of the ray, how far along the ray it meets their planes; it enters by the one that it meets last</source>
        <translation>Von den Seiten, die zum Ursprung des Strahls zeigen: wie weit entlang des Strahls er ihre Ebenen trifft; er tritt durch die ein, die er zuletzt trifft</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Of the model&apos;s triangle: east, north, up; and its slope</source>
        <translation>Des Dreiecks im Modell: Ost, Nord, oben; und seine Neigung</translation>
    </message>
    <message>
        <source>t</source>
        <translation>t</translation>
    </message>
    <message>
        <source>Along the ray: 0 at the near plane, 1 at the far plane</source>
        <translation>Entlang des Strahls: 0 an der nahen Ebene, 1 an der fernen Ebene</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Dreieck</translation>
    </message>
    <message>
        <source>Its number in the model</source>
        <translation>Seine Nummer im Modell</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Whether the two tests name one face</source>
        <translation>Ob die zwei Tests dieselbe Seite nennen</translation>
    </message>
    <message>
        <source>starts within</source>
        <translation>beginnt darin</translation>
    </message>
    <message>
        <source>%1 never</source>
        <translation>%1 nie</translation>
    </message>
    <message>
        <source>agree</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>differ</source>
        <translation>verschieden</translation>
    </message>
    <message>
        <source>East, north and up from the terrain&apos;s middle</source>
        <translation>Ost, Nord und Höhe von der Mitte des Geländes</translation>
    </message>
    <message>
        <source>%1, at %2</source>
        <translation>%1, bei %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>scarp::ObjectModel</name>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Ost</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
</context>
<context>
    <name>scarp::ObjectsDock</name>
    <message>
        <source>Objects</source>
        <translation>Objekte</translation>
    </message>
    <message>
        <source>By Hand</source>
        <translation>Von Hand</translation>
    </message>
    <message>
        <source>By Rules</source>
        <translation>Nach Regeln</translation>
    </message>
    <message>
        <source>Put objects down one by one, or many at once</source>
        <translation>Objekte einzeln oder viele auf einmal setzen</translation>
    </message>
    <message>
        <source>Rules put objects down, and go on doing so while you sculpt</source>
        <translation>Regeln setzen Objekte, auch während Sie formen</translation>
    </message>
    <message>
        <source>Placed objects</source>
        <translation>Platzierte Objekte</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Umbenennen…</translation>
    </message>
    <message>
        <source>&amp;Tags…</source>
        <translation>&amp;Schlagwörter…</translation>
    </message>
    <message>
        <source>Replace &amp;Model…</source>
        <translation>&amp;Modell ersetzen…</translation>
    </message>
    <message>
        <source>Save to the &amp;Library</source>
        <translation>In die &amp;Bibliothek speichern</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Painted by the &amp;Brush</source>
        <translation>Vom &amp;Pinsel gemalt</translation>
    </message>
    <message>
        <source>As &amp;Chosen Alone</source>
        <translation>Als &amp;einzige gewählt</translation>
    </message>
    <message>
        <source>&amp;Seldom</source>
        <translation>Se&amp;lten</translation>
    </message>
    <message>
        <source>&amp;Evenly with the Others</source>
        <translation>&amp;Gleich oft wie die anderen</translation>
    </message>
    <message>
        <source>&amp;Often</source>
        <translation>&amp;Oft</translation>
    </message>
    <message>
        <source>No objects yet</source>
        <translation>Noch keine Objekte</translation>
    </message>
    <message numerus="yes">
        <source>%1 objects on the terrain</source>
        <translation>
            <numerusform>%1 Objekt auf dem Gelände</numerusform>
            <numerusform>%1 Objekte auf dem Gelände</numerusform>
        </translation>
    </message>
    <message>
        <source>Every object that stands on the terrain. A click selects it, a double click goes there, a right click offers more</source>
        <translation>Jedes Objekt, das auf dem Gelände steht. Ein Klick wählt es aus, ein Doppelklick geht dorthin, ein Rechtsklick bietet mehr</translation>
    </message>
</context>
<context>
    <name>scarp::OperationMenu</name>
    <message>
        <source>&amp;Terrain</source>
        <translation>&amp;Gelände</translation>
    </message>
    <message>
        <source>Rotate 90° Clockwise</source>
        <translation>90° im Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>Rotate 180°</source>
        <translation>180° drehen</translation>
    </message>
    <message>
        <source>Rotate 270° Clockwise</source>
        <translation>270° im Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>Flip Horizontally</source>
        <translation>Waagerecht spiegeln</translation>
    </message>
    <message>
        <source>Flip Vertically</source>
        <translation>Senkrecht spiegeln</translation>
    </message>
    <message>
        <source>%1 changed nothing: there is no step to undo.</source>
        <translation>%1 hat nichts geändert: Es gibt keinen Schritt zum Rückgängigmachen.</translation>
    </message>
    <message>
        <source>Add Adjustment Layer</source>
        <translation>Anpassungsebene hinzufügen</translation>
    </message>
</context>
<context>
    <name>scarp::PaintPanel</name>
    <message>
        <source>Brush</source>
        <translation>Pinsel</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>From the brush&apos;s centre to its rim. Keys: [ and ]</source>
        <translation>Von der Pinselmitte bis zum Rand. Tasten: [ und ]</translation>
    </message>
    <message>
        <source>Pen pressure sets the size</source>
        <translation>Stiftdruck bestimmt die Größe</translation>
    </message>
    <message>
        <source>A harder press makes the brush larger</source>
        <translation>Stärkerer Druck macht den Pinsel größer</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>Malen</translation>
    </message>
    <message>
        <source>Cover the ground with the chosen material</source>
        <translation>Den Boden mit dem gewählten Material bedecken</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Radieren</translation>
    </message>
    <message>
        <source>Take paint away: the rules come back</source>
        <translation>Bemalung wegnehmen: Die Regeln kommen zurück</translation>
    </message>
    <message>
        <source>Blend</source>
        <translation>Mischen</translation>
    </message>
    <message>
        <source>Soften the borders of materials</source>
        <translation>Die Grenzen von Materialien aufweichen</translation>
    </message>
    <message>
        <source>Ctrl erases, Shift blends.</source>
        <translation>Strg radiert, Umschalt mischt.</translation>
    </message>
    <message>
        <source>How far a stroke covers what lies there</source>
        <translation>Wie weit ein Strich bedeckt, was dort liegt</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Füllen</translation>
    </message>
    <message>
        <source>Cover what is selected, or all ground, with the chosen material; only where “Only where” allows</source>
        <translation>Das Ausgewählte oder den ganzen Boden mit dem gewählten Material bedecken; nur, wo „Nur wo“ es erlaubt</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Take away all paint from what is selected, or from all ground</source>
        <translation>Alle Bemalung vom Ausgewählten oder vom ganzen Boden wegnehmen</translation>
    </message>
    <message>
        <source>Only where</source>
        <translation>Nur wo</translation>
    </message>
    <message>
        <source>Only where this material lies</source>
        <translation>Nur wo dieses Material liegt</translation>
    </message>
    <message>
        <source>Paint only where this material lies</source>
        <translation>Nur malen, wo dieses Material liegt</translation>
    </message>
    <message>
        <source>What is being tried on the ground has to be kept or taken back first.</source>
        <translation>Was gerade am Boden ausprobiert wird, muss zuerst übernommen oder zurückgenommen werden.</translation>
    </message>
    <message>
        <source>On any material</source>
        <translation>Auf jedem Material</translation>
    </message>
    <message>
        <source>Only on %1</source>
        <translation>Nur auf %1</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <translation>%1 %2 %</translation>
    </message>
    <message>
        <source>H takes the material under the cursor</source>
        <translation>H nimmt das Material unter dem Zeiger auf</translation>
    </message>
    <message>
        <source>H takes: %1</source>
        <translation>H nimmt auf: %1</translation>
    </message>
</context>
<context>
    <name>scarp::PastePanel</name>
    <message>
        <source>Paste: drag it, its corners, or around it</source>
        <translation>Einfügen: an ihm, an seinen Ecken oder um es herum ziehen</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>Drehung</translation>
    </message>
    <message>
        <source>Degrees anticlockwise</source>
        <translation>Grad gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Maßstab</translation>
    </message>
    <message>
        <source>How wide it becomes</source>
        <translation>Wie breit es wird</translation>
    </message>
    <message>
        <source>Height scale</source>
        <translation>Höhenmaßstab</translation>
    </message>
    <message>
        <source>How high it becomes, above the plane on which it stood</source>
        <translation>Wie hoch es wird, über der Ebene, auf der es stand</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>What is added to its heights</source>
        <translation>Was zu seinen Höhen addiert wird</translation>
    </message>
    <message>
        <source>Feather</source>
        <translation>Weicher Rand</translation>
    </message>
    <message>
        <source>How far its edge fades into the ground</source>
        <translation>Wie weit sein Rand in den Boden übergeht</translation>
    </message>
    <message>
        <source>Blend</source>
        <translation>Mischen</translation>
    </message>
    <message>
        <source>Add to existing terrain</source>
        <translation>Zum vorhandenen Gelände addieren</translation>
    </message>
    <message>
        <source>Its shape is laid on the ground that is there, instead of its own heights</source>
        <translation>Seine Form wird auf den vorhandenen Boden gelegt, statt seiner eigenen Höhen</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Apply the paste where it is (Enter)</source>
        <translation>Einfügung dort anwenden, wo sie ist (Eingabe)</translation>
    </message>
    <message>
        <source>Leave the ground as it was (Esc)</source>
        <translation>Den Boden lassen, wie er war (Esc)</translation>
    </message>
</context>
<context>
    <name>scarp::PeopleDock</name>
    <message>
        <source>People</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Go There</source>
        <translation>Dorthin gehen</translation>
    </message>
    <message>
        <source>See What They See</source>
        <translation>Sehen, was sie sehen</translation>
    </message>
    <message>
        <source>Who has this terrain open</source>
        <translation>Wer dieses Gelände offen hat</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>May</source>
        <translation>Darf</translation>
    </message>
    <message>
        <source>Does</source>
        <translation>Tut</translation>
    </message>
    <message>
        <source>Move the view to where this person&apos;s cursor is</source>
        <translation>Die Ansicht dorthin bewegen, wo der Zeiger dieser Person ist</translation>
    </message>
    <message>
        <source>Look from where this person looks</source>
        <translation>Von dort blicken, von wo diese Person blickt</translation>
    </message>
    <message>
        <source>%1 (you)</source>
        <translation>%1 (Sie)</translation>
    </message>
    <message>
        <source>%1, now</source>
        <translation>%1, jetzt</translation>
    </message>
    <message>
        <source>Who has the shared terrain open, what they may do and what they are doing</source>
        <translation>Wer das geteilte Gelände geöffnet hat, was die Person darf und was sie gerade tut</translation>
    </message>
    <message>
        <source>This person is not in the view</source>
        <translation>Diese Person ist nicht in der Ansicht</translation>
    </message>
    <message>
        <source>Select another person in the list first</source>
        <translation>Zuerst eine andere Person in der Liste auswählen</translation>
    </message>
</context>
<context>
    <name>scarp::PeopleMarks</name>
    <message>
        <source>Kept for you</source>
        <translation>Für Sie behalten</translation>
    </message>
    <message>
        <source>Kept for %1</source>
        <translation>Für %1 behalten</translation>
    </message>
</context>
<context>
    <name>scarp::PickLegend</name>
    <message>
        <source>Nodes skipped</source>
        <translation>Übersprungene Knoten</translation>
    </message>
    <message>
        <source>Blocks of ground that the ray keeps clear of, passed over whole</source>
        <translation>Bodenblöcke, die der Strahl nicht berührt und die als Ganzes übergangen werden</translation>
    </message>
    <message>
        <source>Nodes entered</source>
        <translation>Betretene Knoten</translation>
    </message>
    <message>
        <source>Blocks whose heights the ray comes between</source>
        <translation>Blöcke, zwischen deren Höhen der Strahl gerät</translation>
    </message>
    <message>
        <source>Cells walked</source>
        <translation>Durchlaufene Zellen</translation>
    </message>
    <message>
        <source>Cells whose triangles the ray may meet</source>
        <translation>Zellen, deren Dreiecke der Strahl treffen kann</translation>
    </message>
    <message>
        <source>March samples</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Heights over ground taken at cell sides and diagonals</source>
        <translation>Höhen über dem Boden, an Zellseiten und Diagonalen genommen</translation>
    </message>
    <message>
        <source>Refinements</source>
        <translation>Verfeinerungen</translation>
    </message>
    <message>
        <source>Looks within the bracket, to close in on the hit</source>
        <translation>Blicke in das Intervall, um den Treffer einzugrenzen</translation>
    </message>
    <message>
        <source>3-D grid walk</source>
        <translation>3D-Gitterlauf</translation>
    </message>
    <message>
        <source>Voxels that a plain 3-D grid walk passes up to the hit: the grid&apos;s cells in layers about as high; drawn when the ray is pinned</source>
        <translation>Voxel, die ein einfacher 3D-Gitterlauf bis zum Treffer durchläuft: die Zellen des Gitters in etwa gleich hohen Lagen; gezeichnet, wenn der Strahl festgehalten ist</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>For the pick alone, without recording its steps</source>
        <translation>Für die Abfrage allein, ohne ihre Schritte aufzuzeichnen</translation>
    </message>
</context>
<context>
    <name>scarp::PickingInspector</name>
    <message>
        <source>Follows the cursor</source>
        <translation>Folgt dem Zeiger</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>March steps</source>
        <translation>Schritte der Suche</translation>
    </message>
    <message>
        <source>Into how many equal steps the marches divide the ray within the terrain&apos;s box</source>
        <translation>In wie viele gleiche Schritte der Strahl im Quader des Geländes geteilt wird</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Boden</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Objekt</translation>
    </message>
    <message>
        <source>What the ray meets: the object before the ground, and the ground behind it</source>
        <translation>Was der Strahl trifft: das Objekt vor dem Boden, und den Boden dahinter</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Festgehalten</translation>
    </message>
    <message>
        <source>when pinned</source>
        <translation>wenn festgehalten</translation>
    </message>
    <message>
        <source>searching …</source>
        <translation>wird gesucht …</translation>
    </message>
    <message>
        <source>too many cells</source>
        <translation>zu viele Zellen</translation>
    </message>
    <message>
        <source>Brute force</source>
        <translation>Alles prüfen</translation>
    </message>
    <message>
        <source>Picking Inspector</source>
        <translation>Strahl-Inspektor</translation>
    </message>
</context>
<context>
    <name>scarp::PlacePanel</name>
    <message>
        <source>Import Models…</source>
        <translation>Modelle importieren…</translation>
    </message>
    <message>
        <source>Take models (glTF, OBJ, FBX, PLY, STL, DAE) in; files can be dropped on the window too</source>
        <translation>Modelle (glTF, OBJ, FBX, PLY, STL, DAE) übernehmen; Dateien können auch ins Fenster gezogen werden</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Models that are kept for all terrains</source>
        <translation>Modelle, die für alle Gelände behalten werden</translation>
    </message>
    <message>
        <source>Left button</source>
        <translation>Linke Taste</translation>
    </message>
    <message>
        <source>Places one</source>
        <translation>Platziert eines</translation>
    </message>
    <message>
        <source>Selects</source>
        <translation>Wählt aus</translation>
    </message>
    <message>
        <source>Selects by lasso</source>
        <translation>Wählt mit Lasso aus</translation>
    </message>
    <message>
        <source>Places a line</source>
        <translation>Platziert eine Linie</translation>
    </message>
    <message>
        <source>Places a circle</source>
        <translation>Platziert einen Kreis</translation>
    </message>
    <message>
        <source>Paints objects</source>
        <translation>Malt Objekte</translation>
    </message>
    <message>
        <source>Erases objects</source>
        <translation>Radiert Objekte</translation>
    </message>
    <message>
        <source>A click puts one down; a drag turns it, with Shift it grows too, with Ctrl it turns by steps</source>
        <translation>Ein Klick setzt eines; Ziehen dreht es, mit Umschalt wächst es auch, mit Strg dreht es in Schritten</translation>
    </message>
    <message>
        <source>A click selects, a drag moves what is selected or encloses by a box</source>
        <translation>Ein Klick wählt aus, Ziehen bewegt das Ausgewählte oder zieht einen Rahmen</translation>
    </message>
    <message>
        <source>The same, and a drag encloses by an outline</source>
        <translation>Dasselbe, und Ziehen zeichnet einen Umriss</translation>
    </message>
    <message>
        <source>A drag puts objects along a line</source>
        <translation>Ziehen setzt Objekte entlang einer Linie</translation>
    </message>
    <message>
        <source>A drag puts objects round a circle</source>
        <translation>Ziehen setzt Objekte im Kreis</translation>
    </message>
    <message>
        <source>The brush puts objects down; Ctrl erases</source>
        <translation>Der Pinsel setzt Objekte; Strg radiert</translation>
    </message>
    <message>
        <source>The brush takes objects away; Ctrl paints</source>
        <translation>Der Pinsel nimmt Objekte weg; Strg malt</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Entfernung</translation>
    </message>
    <message>
        <source>From one object of the line or circle to the next</source>
        <translation>Von einem Objekt der Linie oder des Kreises zum nächsten</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>How many objects the line or circle has; off: as the distance says</source>
        <translation>Wie viele Objekte die Linie oder der Kreis hat; aus: nach der Entfernung</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>Dichte</translation>
    </message>
    <message>
        <source>Objects a hectare that the brush puts down</source>
        <translation>Objekte je Hektar, die der Pinsel setzt</translation>
    </message>
    <message>
        <source>Spacing</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>The least distance to other objects</source>
        <translation>Der kleinste Abstand zu anderen Objekten</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Of the density; how many of the objects the brush erases</source>
        <translation>Der Dichte; wie viele der Objekte der Pinsel radiert</translation>
    </message>
    <message>
        <source>Erase all kinds</source>
        <translation>Alle Arten radieren</translation>
    </message>
    <message>
        <source>Else the brush erases objects of the kind in hand alone</source>
        <translation>Sonst radiert der Pinsel nur Objekte der gewählten Art</translation>
    </message>
    <message>
        <source>Ctrl moves by</source>
        <translation>Strg bewegt um</translation>
    </message>
    <message>
        <source>Steps to which Ctrl keeps a drag</source>
        <translation>Schritte, in denen Strg das Ziehen hält</translation>
    </message>
    <message>
        <source>Ctrl turns by</source>
        <translation>Strg dreht um</translation>
    </message>
    <message>
        <source>Steps to which Ctrl keeps a turn, degrees</source>
        <translation>Schritte, in denen Strg das Drehen hält, Grad</translation>
    </message>
    <message>
        <source>Right-click a kind above to change how often it is painted</source>
        <translation>Rechtsklick auf eine Art oben ändert, wie oft sie gemalt wird</translation>
    </message>
    <message>
        <source>New objects</source>
        <translation>Neue Objekte</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Maßstab</translation>
    </message>
    <message>
        <source>Size of new objects; 1 is life size</source>
        <translation>Größe neuer Objekte; 1 ist Lebensgröße</translation>
    </message>
    <message>
        <source>Variation</source>
        <translation>Variation</translation>
    </message>
    <message>
        <source>New objects vary in size by up to this much either way</source>
        <translation>Neue Objekte weichen um bis zu so viel in der Größe ab</translation>
    </message>
    <message>
        <source>Height offset</source>
        <translation>Höhenversatz</translation>
    </message>
    <message>
        <source>How far above the ground new objects are put</source>
        <translation>Wie weit über dem Boden neue Objekte gesetzt werden</translation>
    </message>
    <message>
        <source>Tilt</source>
        <translation>Schräglage</translation>
    </message>
    <message>
        <source>New objects lean by up to this much, degrees</source>
        <translation>Neue Objekte neigen sich um bis zu so viel, Grad</translation>
    </message>
    <message>
        <source>Colour variation</source>
        <translation>Farbvariation</translation>
    </message>
    <message>
        <source>How far the colours of new objects vary</source>
        <translation>Wie weit die Farben neuer Objekte abweichen</translation>
    </message>
    <message>
        <source>Random rotation</source>
        <translation>Zufällige Drehung</translation>
    </message>
    <message>
        <source>Every new object is turned another way</source>
        <translation>Jedes neue Objekt ist anders gedreht</translation>
    </message>
    <message>
        <source>The brush paints: %1</source>
        <translation>Der Pinsel malt: %1</translation>
    </message>
</context>
<context>
    <name>scarp::PositionDialog</name>
    <message>
        <source>&amp;Stroke To</source>
        <translation>&amp;Strich bis dort</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Type two numbers, east first</source>
        <translation>Zwei Zahlen eingeben, Ostwert zuerst</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Koordinaten</translation>
    </message>
    <message>
        <source>&amp;Go To</source>
        <translation>&amp;Gehe zu</translation>
    </message>
    <message>
        <source>Move the view to the position</source>
        <translation>Die Ansicht zur Position bewegen</translation>
    </message>
    <message>
        <source>Make a stroke of the active brush from the end of the last one to the position</source>
        <translation>Einen Strich des aktiven Pinsels vom Ende des letzten bis zur Position ziehen</translation>
    </message>
    <message>
        <source>Make &amp;Dab</source>
        <translation>&amp;Abdruck setzen</translation>
    </message>
    <message>
        <source>Make one dab of the active brush there</source>
        <translation>Dort einen Abdruck des aktiven Pinsels setzen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close this dialog</source>
        <translation>Diesen Dialog schließen</translation>
    </message>
    <message>
        <source>The view is at %1.</source>
        <translation>Die Ansicht ist bei %1.</translation>
    </message>
    <message>
        <source>%1 is outside the terrain, which covers %2.</source>
        <translation>%1 liegt außerhalb des Geländes, das %2 umfasst.</translation>
    </message>
    <message>
        <source>There is no stroke to continue. Make a dab first.</source>
        <translation>Es gibt keinen Strich zum Fortsetzen. Zuerst einen Abdruck setzen.</translation>
    </message>
    <message>
        <source>Stroke from %1 to %2.</source>
        <translation>Strich von %1 bis %2.</translation>
    </message>
    <message>
        <source>Dab at %1.</source>
        <translation>Abdruck bei %1.</translation>
    </message>
    <message>
        <source>The last stroke ends at %1.</source>
        <translation>Der letzte Strich endet bei %1.</translation>
    </message>
    <message>
        <source>The terrain covers %1.</source>
        <translation>Das Gelände umfasst %1.</translation>
    </message>
</context>
<context>
    <name>scarp::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versionen</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>GiB</source>
        <translation>GiB</translation>
    </message>
    <message>
        <source>Ask for import settings again</source>
        <translation>Wieder nach Importeinstellungen fragen</translation>
    </message>
    <message>
        <source>Autosave</source>
        <translation>Automatisch speichern</translation>
    </message>
    <message>
        <source>Every (minutes)</source>
        <translation>Alle (Minuten)</translation>
    </message>
    <message>
        <source>Versions to keep</source>
        <translation>Behaltene Versionen</translation>
    </message>
    <message>
        <source>Memory (GiB of %1)</source>
        <translation>Speicher (GiB von %1)</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Metric: metres, kilometres</source>
        <translation>Metrisch: Meter, Kilometer</translation>
    </message>
    <message>
        <source>Imperial: feet, miles</source>
        <translation>Imperial: Fuß, Meilen</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Choose a page of preferences</source>
        <translation>Eine Seite der Einstellungen wählen</translation>
    </message>
    <message>
        <source>Interface</source>
        <translation>Oberfläche</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Design</translation>
    </message>
    <message>
        <source>Colours of the window</source>
        <translation>Farben des Fensters</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>Size of the texts of the window</source>
        <translation>Größe der Texte des Fensters</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Systemvorgabe</translation>
    </message>
    <message>
        <source>Language of the window, after a restart of Scarp</source>
        <translation>Sprache des Fensters, nach einem Neustart von Scarp</translation>
    </message>
    <message>
        <source>Units of lengths in the window; files and scripts use metres</source>
        <translation>Längeneinheiten im Fenster; Dateien und Skripte nutzen Meter</translation>
    </message>
    <message>
        <source>Show tooltips</source>
        <translation>Tooltips zeigen</translation>
    </message>
    <message>
        <source>Without them, Help → What Is This? or Shift+F1 explains a control</source>
        <translation>Ohne sie erklärt Hilfe → Was ist das? oder Umschalt+F1 ein Bedienelement</translation>
    </message>
    <message>
        <source>Tooltips</source>
        <translation>Tooltips</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Bewegung verringern</translation>
    </message>
    <message>
        <source>Move the camera without animation</source>
        <translation>Die Kamera ohne Animation bewegen</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>Navigation and Keys</source>
        <translation>Navigation und Tasten</translation>
    </message>
    <message>
        <source>Navigation style</source>
        <translation>Navigationsstil</translation>
    </message>
    <message>
        <source>Mouse buttons that orbit, pan and zoom</source>
        <translation>Maustasten zum Kreisen, Verschieben und Zoomen</translation>
    </message>
    <message>
        <source>Keys as in another program; another keymap discards the shortcuts that you changed</source>
        <translation>Tasten wie in einem anderen Programm; eine andere Tastenbelegung verwirft die geänderten Tastenkürzel</translation>
    </message>
    <message>
        <source>Keymap</source>
        <translation>Tastenbelegung</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Performance</source>
        <translation>Leistung</translation>
    </message>
    <message>
        <source>Memory for terrain; more terrain is kept in a temporary file</source>
        <translation>Speicher für Gelände; weiteres Gelände liegt in einer temporären Datei</translation>
    </message>
    <message>
        <source>Mesh detail</source>
        <translation>Netzdetails</translation>
    </message>
    <message>
        <source>Accuracy of the terrain&apos;s shape in the view</source>
        <translation>Genauigkeit der Geländeform in der Ansicht</translation>
    </message>
    <message>
        <source>Antialiasing</source>
        <translation>Kantenglättung</translation>
    </message>
    <message>
        <source>Smoothness of edges in the view</source>
        <translation>Glätte der Kanten in der Ansicht</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Autosave project</source>
        <translation>Projekt automatisch speichern</translation>
    </message>
    <message>
        <source>Save a project that has a file when there are unsaved changes</source>
        <translation>Ein Projekt, das eine Datei hat, bei ungespeicherten Änderungen speichern</translation>
    </message>
    <message>
        <source>Minutes from one autosave to the next</source>
        <translation>Minuten von einem automatischen Speichern zum nächsten</translation>
    </message>
    <message>
        <source>Number of earlier saved states that a project file keeps</source>
        <translation>Anzahl früherer gespeicherter Stände, die eine Projektdatei behält</translation>
    </message>
    <message>
        <source>Download cache</source>
        <translation>Download-Cache</translation>
    </message>
    <message>
        <source>The environment variable SCARP_REMOTE_CACHE sets this limit</source>
        <translation>Die Umgebungsvariable SCARP_REMOTE_CACHE setzt diese Grenze</translation>
    </message>
    <message>
        <source>Disk space for data from URLs; the least recently used data is deleted first</source>
        <translation>Plattenplatz für Daten von URLs; am längsten nicht benutzte Daten werden zuerst gelöscht</translation>
    </message>
    <message>
        <source>Download cache (GiB)</source>
        <translation>Download-Cache (GiB)</translation>
    </message>
    <message>
        <source>Show the import dialog again for file types that were set not to ask</source>
        <translation>Den Importdialog wieder für Dateitypen zeigen, für die das Fragen abgestellt wurde</translation>
    </message>
    <message>
        <source>Your work is protected even without autosave: every stroke is journaled, and Scarp offers to recover it after a crash. File → Versions opens earlier saved states.</source>
        <translation>Ihre Arbeit ist auch ohne automatisches Speichern geschützt: Jeder Strich wird im Journal festgehalten, und Scarp bietet nach einem Absturz an, sie wiederherzustellen. Datei → Versionen öffnet frühere gespeicherte Stände.</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Über Scarp</translation>
    </message>
    <message>
        <source>Shadows</source>
        <translation>Schatten</translation>
    </message>
    <message>
        <source>Quality of the shadows of terrain and objects in the view</source>
        <translation>Qualität der Schatten von Gelände und Objekten in der Ansicht</translation>
    </message>
</context>
<context>
    <name>scarp::PresetFields</name>
    <message>
        <source>Whose conventions the file follows</source>
        <translation>Wessen Gepflogenheiten die Datei folgt</translation>
    </message>
    <message>
        <source>The program that the file comes from: its numbers become heights and size</source>
        <translation>Das Programm, aus dem die Datei kommt: Ihre Zahlen werden zu Höhen und Größe</translation>
    </message>
    <message>
        <source>As the file says</source>
        <translation>Wie die Datei sagt</translation>
    </message>
    <message>
        <source>Comes from</source>
        <translation>Kommt aus</translation>
    </message>
    <message>
        <source>As the program that the file comes from has it</source>
        <translation>Wie im Programm, aus dem die Datei kommt</translation>
    </message>
</context>
<context>
    <name>scarp::PresetSection</name>
    <message>
        <source>Presets</source>
        <translation>Vorgaben</translation>
    </message>
    <message>
        <source>Keep my size</source>
        <translation>Meine Größe behalten</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Keep the present brush under a name</source>
        <translation>Den jetzigen Pinsel unter einem Namen behalten</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren…</translation>
    </message>
    <message>
        <source>Take over brushes from a file</source>
        <translation>Pinsel aus einer Datei übernehmen</translation>
    </message>
    <message>
        <source>Yours; right click to rename, duplicate, export or delete it</source>
        <translation>Ihrer; Rechtsklick zum Umbenennen, Duplizieren, Exportieren oder Löschen</translation>
    </message>
    <message>
        <source>Came with this project; right click to save it as yours, or export it</source>
        <translation>Kam mit diesem Projekt; Rechtsklick, um ihn als Ihren zu speichern oder zu exportieren</translation>
    </message>
    <message>
        <source>Comes with Scarp; right click to duplicate or export it</source>
        <translation>Gehört zu Scarp; Rechtsklick zum Duplizieren oder Exportieren</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Export Brush</source>
        <translation>Pinsel exportieren</translation>
    </message>
    <message>
        <source>Brushes (*.json)</source>
        <translation>Pinsel (*.json)</translation>
    </message>
    <message>
        <source>Save Brush</source>
        <translation>Pinsel speichern</translation>
    </message>
    <message>
        <source>Import Brushes</source>
        <translation>Pinsel importieren</translation>
    </message>
    <message>
        <source>Brushes (*.json);;All files (*)</source>
        <translation>Pinsel (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Save as Mine</source>
        <translation>Als meinen speichern</translation>
    </message>
    <message>
        <source>Replace by Present Brush</source>
        <translation>Durch jetzigen Pinsel ersetzen</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Export All of Mine…</source>
        <translation>Alle meine exportieren…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>brushes</source>
        <translation>pinsel</translation>
    </message>
    <message>
        <source>Rename Brush</source>
        <translation>Pinsel umbenennen</translation>
    </message>
    <message>
        <source>No presets of this brush yet. Save… keeps the current settings as one.</source>
        <translation>Noch keine Voreinstellungen für diesen Pinsel. „Speichern…“ legt die aktuellen Einstellungen als Voreinstellung ab.</translation>
    </message>
    <message>
        <source>All brushes</source>
        <translation>Alle Pinsel</translation>
    </message>
    <message>
        <source>Show the presets of all brushes, not only of the active one</source>
        <translation>Voreinstellungen aller Pinsel zeigen, nicht nur des aktiven</translation>
    </message>
    <message>
        <source>Scale presets to the current radius</source>
        <translation>Voreinstellungen auf den aktuellen Radius skalieren</translation>
    </message>
    <message>
        <source>Presets: %1</source>
        <translation>Voreinstellungen: %1</translation>
    </message>
</context>
<context>
    <name>scarp::PreviewLoader</name>
    <message>
        <source>Reading %1</source>
        <translation>%1 wird gelesen</translation>
    </message>
</context>
<context>
    <name>scarp::PreviewScene</name>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Drag to turn, wheel to zoom</source>
        <translation>Ziehen dreht, Rad zoomt</translation>
    </message>
</context>
<context>
    <name>scarp::ProfileDock</name>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Gegen</translation>
    </message>
    <message>
        <source>What cut and fill are measured against</source>
        <translation>Wogegen Abtrag und Auftrag gemessen werden</translation>
    </message>
    <message>
        <source>Best-fit plane</source>
        <translation>Bestpassende Ebene</translation>
    </message>
    <message>
        <source>Lowest of the outline</source>
        <translation>Tiefster des Umrisses</translation>
    </message>
    <message>
        <source>Highest of the outline</source>
        <translation>Höchster des Umrisses</translation>
    </message>
    <message>
        <source>Level at a height</source>
        <translation>Eben auf einer Höhe</translation>
    </message>
    <message>
        <source>Earlier state</source>
        <translation>Früherer Stand</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Of the level</source>
        <translation>Der Ebene</translation>
    </message>
    <message>
        <source>The state of the ground before the edits that follow it in the history</source>
        <translation>Der Stand des Bodens vor den Bearbeitungen, die ihm im Verlauf folgen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy these figures as text</source>
        <translation>Diese Zahlen als Text kopieren</translation>
    </message>
    <message>
        <source>Save CSV…</source>
        <translation>CSV speichern…</translation>
    </message>
    <message>
        <source>Save the profile as a table: distance, height, place and slope</source>
        <translation>Das Profil als Tabelle speichern: Entfernung, Höhe, Ort und Neigung</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Take the line away</source>
        <translation>Die Linie wegnehmen</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>Geöffnet</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Fläche</translation>
    </message>
    <message>
        <source>measuring … %1 %</source>
        <translation>wird gemessen … %1 %</translation>
    </message>
    <message>
        <source>the outline crosses itself</source>
        <translation>der Umriss kreuzt sich selbst</translation>
    </message>
    <message>
        <source>Save Profile</source>
        <translation>Profil speichern</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 konnte nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>Measure a line on the terrain first</source>
        <translation>Zuerst eine Linie auf dem Gelände messen</translation>
    </message>
</context>
<context>
    <name>scarp::ProfilePlot</name>
    <message>
        <source>Height profile</source>
        <translation>Höhenprofil</translation>
    </message>
    <message>
        <source>Click on the ground to draw a line.
Double click or Enter ends it, a click on its start closes it to an area.</source>
        <translation>Auf den Boden klicken, um eine Linie zu ziehen.
Doppelklick oder Eingabe beendet sie, ein Klick auf ihren Anfang schließt sie zur Fläche.</translation>
    </message>
    <message>
        <source>There is no ground under the line.</source>
        <translation>Unter der Linie ist kein Boden.</translation>
    </message>
    <message>
        <source>The heights along the measured line. Point at it for the height and slope there</source>
        <translation>Die Höhen entlang der gemessenen Linie. Darauf zeigen, um Höhe und Neigung an der Stelle zu sehen</translation>
    </message>
    <message>
        <source>at %1:  height %2,  slope %3°</source>
        <translation>bei %1:  Höhe %2,  Neigung %3°</translation>
    </message>
</context>
<context>
    <name>scarp::ProjectCommands</name>
    <message>
        <source>Revert to Saved</source>
        <translation>Auf gespeicherten Stand zurück</translation>
    </message>
    <message>
        <source>Go back to “%1” as it was saved last?</source>
        <translation>Zurück zu „%1“, wie es zuletzt gespeichert wurde?</translation>
    </message>
    <message>
        <source>What was done since is lost, and its history with it.</source>
        <translation>Was seitdem getan wurde, geht verloren, und sein Verlauf mit ihm.</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Compacting %1</source>
        <translation>%1 wird komprimiert</translation>
    </message>
    <message>
        <source>%1 is smaller by %2.</source>
        <translation>%1 ist um %2 kleiner.</translation>
    </message>
    <message>
        <source>%1 is as small as it can be.</source>
        <translation>%1 ist so klein, wie es sein kann.</translation>
    </message>
    <message>
        <source>Autosave</source>
        <translation>Automatisch speichern</translation>
    </message>
</context>
<context>
    <name>scarp::ProjectOpener</name>
    <message>
        <source>Opening %1</source>
        <translation>%1 wird geöffnet</translation>
    </message>
    <message>
        <source>Copy of %1</source>
        <translation>Kopie von %1</translation>
    </message>
    <message>
        <source>Already Open</source>
        <translation>Schon geöffnet</translation>
    </message>
    <message>
        <source>“%1” is open in another Scarp.</source>
        <translation>„%1“ ist in einem anderen Scarp geöffnet.</translation>
    </message>
    <message>
        <source>Only one of them may save to it. Here it can be looked at, or opened as a copy that is saved to a file of its own.</source>
        <translation>Nur eines davon darf darin speichern. Hier kann es angesehen oder als Kopie geöffnet werden, die in eine eigene Datei gespeichert wird.</translation>
    </message>
    <message>
        <source>Open Read-Only</source>
        <translation>Schreibgeschützt öffnen</translation>
    </message>
    <message>
        <source>Open as Copy</source>
        <translation>Als Kopie öffnen</translation>
    </message>
    <message>
        <source>Opening a version of %1</source>
        <translation>Eine Version von %1 wird geöffnet</translation>
    </message>
    <message>
        <source>%1, as of %2</source>
        <translation>%1, Stand %2</translation>
    </message>
    <message>
        <source>This is %1 as of %2. Saving makes it the present state; until then the file is as it was.</source>
        <translation>Dies ist %1, Stand %2. Speichern macht daraus den jetzigen Stand; bis dahin ist die Datei, wie sie war.</translation>
    </message>
    <message>
        <source>%1: there is not enough memory for it</source>
        <translation>%1: Dafür reicht der Speicher nicht</translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>Details…</translation>
    </message>
    <message>
        <source> (and %1 more)</source>
        <translation> (und %1 weitere)</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written; Save As keeps changes elsewhere.</source>
        <translation>%1 kann nicht geschrieben werden; Speichern unter bewahrt Änderungen anderswo.</translation>
    </message>
    <message>
        <source>today %1</source>
        <translation>heute %1</translation>
    </message>
    <message>
        <source>yesterday %1</source>
        <translation>gestern %1</translation>
    </message>
</context>
<context>
    <name>scarp::ProjectSaver</name>
    <message>
        <source>Every edit of a shared terrain goes to its server by itself. Save As makes a project of it.</source>
        <translation>Jede Bearbeitung eines geteilten Geländes geht selbsttätig an seinen Server. Speichern unter macht ein Projekt daraus.</translation>
    </message>
    <message>
        <source>%1 is saved as it is.</source>
        <translation>%1 ist gespeichert, wie es ist.</translation>
    </message>
    <message>
        <source>Changed by Another Program</source>
        <translation>Von anderem Programm geändert</translation>
    </message>
    <message>
        <source>“%1” is not as Scarp left it.</source>
        <translation>„%1“ ist nicht, wie Scarp es hinterlassen hat.</translation>
    </message>
    <message>
        <source>Another program has changed, moved or deleted it. Overwriting it loses what that program wrote; loading it anew loses what you changed since you saved last.</source>
        <translation>Ein anderes Programm hat es geändert, verschoben oder gelöscht. Überschreiben verliert, was jenes Programm schrieb; neu laden verliert, was Sie seit dem letzten Speichern geändert haben.</translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Überschreiben</translation>
    </message>
    <message>
        <source>Load Anew</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Scarp projects (*%1)</source>
        <translation>Scarp-Projekte (*%1)</translation>
    </message>
    <message>
        <source>Save Project As</source>
        <translation>Projekt speichern unter</translation>
    </message>
    <message>
        <source>-2</source>
        <translation>-2</translation>
    </message>
    <message>
        <source>Save a Copy</source>
        <translation>Kopie speichern</translation>
    </message>
    <message>
        <source>-copy</source>
        <translation>-kopie</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>%1 wird gespeichert</translation>
    </message>
    <message>
        <source>Saved %1 anew; the damaged file is kept as %2.</source>
        <translation>%1 neu gespeichert; die beschädigte Datei bleibt als %2.</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>%1 gespeichert.</translation>
    </message>
    <message>
        <source>Saved a copy as %1.</source>
        <translation>Kopie als %1 gespeichert.</translation>
    </message>
</context>
<context>
    <name>scarp::QualityMenu</name>
    <message>
        <source>&amp;Quality</source>
        <translation>&amp;Qualität</translation>
    </message>
    <message>
        <source>Antialiasing off</source>
        <translation>Kantenglättung aus</translation>
    </message>
    <message>
        <source>Antialiasing by %1 samples</source>
        <translation>Kantenglättung mit %1 Abtastungen</translation>
    </message>
    <message>
        <source>a software rasterizer</source>
        <translation>ein Software-Rasterizer</translation>
    </message>
    <message>
        <source>a graphics card</source>
        <translation>eine Grafikkarte</translation>
    </message>
    <message>
        <source>Mesh detail: automatic (%1)</source>
        <translation>Netzdetails: automatisch (%1)</translation>
    </message>
    <message>
        <source>Antialiasing: automatic (%1 samples)</source>
        <translation>Kantenglättung: automatisch (%1 Abtastungen)</translation>
    </message>
    <message>
        <source>Antialiasing: automatic (off)</source>
        <translation>Kantenglättung: automatisch (aus)</translation>
    </message>
    <message>
        <source>Mesh detail: error up to %1 px</source>
        <translation>Netzdetails: Fehler bis %1 px</translation>
    </message>
    <message>
        <source>error up to %1 px, for %2</source>
        <translation>Fehler bis %1 px, für %2</translation>
    </message>
    <message>
        <source>error mostly up to %1 px, for %2</source>
        <translation>Fehler meist bis %1 px, für %2</translation>
    </message>
    <message>
        <source>S&amp;hadows</source>
        <translation>S&amp;chatten</translation>
    </message>
    <message>
        <source>Shadows of terrain and objects if a graphics card draws the view</source>
        <translation>Schatten von Gelände und Objekten, wenn eine Grafikkarte die Ansicht zeichnet</translation>
    </message>
    <message>
        <source>No shadows of terrain and objects</source>
        <translation>Keine Schatten von Gelände und Objekten</translation>
    </message>
    <message>
        <source>%1 shadow maps with %2 × %2 texels, %3 MB of graphics memory; a software rasterizer draws them slowly</source>
        <translation>%1 Schattenkarten mit %2 × %2 Texeln, %3 MB Grafikspeicher; ein Software-Rasterizer zeichnet sie langsam</translation>
    </message>
    <message>
        <source>Automatic (%1, for %2)</source>
        <translation>Automatisch (%1, für %2)</translation>
    </message>
</context>
<context>
    <name>scarp::RangeDialog</name>
    <message>
        <source>Select by Range</source>
        <translation>Nach Bereich auswählen</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Messgröße</translation>
    </message>
    <message>
        <source>Choose the measure of the terrain to select by</source>
        <translation>Die Messgröße des Geländes wählen, nach der ausgewählt wird</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operation</translation>
    </message>
    <message>
        <source>How to combine the range with the selection</source>
        <translation>Wie der Bereich mit der Auswahl verknüpft wird</translation>
    </message>
    <message>
        <source>Replace the selection</source>
        <translation>Auswahl ersetzen</translation>
    </message>
    <message>
        <source>Add to the selection</source>
        <translation>Zur Auswahl hinzufügen</translation>
    </message>
    <message>
        <source>Subtract from the selection</source>
        <translation>Von der Auswahl abziehen</translation>
    </message>
    <message>
        <source>Intersect with the selection</source>
        <translation>Mit der Auswahl schneiden</translation>
    </message>
    <message>
        <source>Selects %1 % of the terrain.</source>
        <translation>Wählt %1 % des Geländes aus.</translation>
    </message>
</context>
<context>
    <name>scarp::RangeGraph</name>
    <message>
        <source>Where the condition holds</source>
        <translation>Wo die Bedingung gilt</translation>
    </message>
    <message>
        <source>Drag the ends of the range and of its softness; pull an end over the side to open it</source>
        <translation>Die Enden des Bereichs und seiner Weichheit ziehen; ein Ende über die Seite ziehen, um es zu öffnen</translation>
    </message>
</context>
<context>
    <name>scarp::RangePreview</name>
    <message>
        <source>Previewing</source>
        <translation>Vorschau wird berechnet</translation>
    </message>
    <message>
        <source>Apply or cancel the current preview first.</source>
        <translation>Zuerst die laufende Vorschau anwenden oder abbrechen.</translation>
    </message>
</context>
<context>
    <name>scarp::RawFields</name>
    <message>
        <source>RAW file</source>
        <translation>RAW-Datei</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Header bytes</source>
        <translation>Kopfbytes</translation>
    </message>
    <message>
        <source>A file that holds nothing but samples (.raw, .r16, .bin …), so that their layout must be told</source>
        <translation>Eine Datei, die nur Werte enthält (.raw, .r16, .bin …), sodass ihr Aufbau angegeben werden muss</translation>
    </message>
    <message>
        <source>8 bits, unsigned</source>
        <translation>8 Bit, ohne Vorzeichen</translation>
    </message>
    <message>
        <source>8 bits, signed</source>
        <translation>8 Bit, mit Vorzeichen</translation>
    </message>
    <message>
        <source>16 bits, unsigned</source>
        <translation>16 Bit, ohne Vorzeichen</translation>
    </message>
    <message>
        <source>16 bits, signed</source>
        <translation>16 Bit, mit Vorzeichen</translation>
    </message>
    <message>
        <source>32 bits, unsigned</source>
        <translation>32 Bit, ohne Vorzeichen</translation>
    </message>
    <message>
        <source>32 bits, signed</source>
        <translation>32 Bit, mit Vorzeichen</translation>
    </message>
    <message>
        <source>32 bits, floating point</source>
        <translation>32 Bit, Gleitkomma</translation>
    </message>
    <message>
        <source>64 bits, floating point</source>
        <translation>64 Bit, Gleitkomma</translation>
    </message>
    <message>
        <source>Sample type</source>
        <translation>Wertetyp</translation>
    </message>
    <message>
        <source>little-endian (PC)</source>
        <translation>Little-Endian (PC)</translation>
    </message>
    <message>
        <source>big-endian (Mac)</source>
        <translation>Big-Endian (Mac)</translation>
    </message>
    <message>
        <source>Byte order</source>
        <translation>Byte-Reihenfolge</translation>
    </message>
    <message>
        <source>Columns × rows</source>
        <translation>Spalten × Zeilen</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>The file is too small for this layout of its samples</source>
        <translation>Die Datei ist zu klein für diesen Aufbau ihrer Werte</translation>
    </message>
    <message numerus="yes">
        <source>This layout takes %1 bytes</source>
        <translation>
            <numerusform>Dieser Aufbau braucht %1 Byte</numerusform>
            <numerusform>Dieser Aufbau braucht %1 Byte</numerusform>
        </translation>
    </message>
    <message>
        <source>; the file has %1</source>
        <translation>; die Datei hat %1</translation>
    </message>
    <message>
        <source>: it fits</source>
        <translation>: passt</translation>
    </message>
    <message>
        <source>: too few</source>
        <translation>: zu wenig</translation>
    </message>
    <message>
        <source>: %1 at its end stay unread</source>
        <translation>: %1 am Ende bleiben ungelesen</translation>
    </message>
    <message>
        <source>How one height is stored in the file</source>
        <translation>Wie eine Höhe in der Datei gespeichert ist</translation>
    </message>
    <message>
        <source>Which byte of a height comes first</source>
        <translation>Welches Byte einer Höhe zuerst kommt</translation>
    </message>
    <message>
        <source>Samples in a row of the file</source>
        <translation>Werte in einer Zeile der Datei</translation>
    </message>
    <message>
        <source>Rows of the file</source>
        <translation>Zeilen der Datei</translation>
    </message>
    <message>
        <source>Trailing bytes</source>
        <translation>Bytes am Ende</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Kanäle</translation>
    </message>
    <message>
        <source>16 bits, floating point</source>
        <translation>16 Bit, Gleitkomma</translation>
    </message>
    <message>
        <source>by pixel (RGBRGB…)</source>
        <translation>nach Pixel (RGBRGB…)</translation>
    </message>
    <message>
        <source>by row</source>
        <translation>nach Zeile</translation>
    </message>
    <message>
        <source>one after another</source>
        <translation>Kanal für Kanal</translation>
    </message>
    <message>
        <source>Order of channels</source>
        <translation>Reihenfolge der Kanäle</translation>
    </message>
    <message>
        <source>How the samples of several channels are ordered in the file</source>
        <translation>Wie die Werte mehrerer Kanäle in der Datei angeordnet sind</translation>
    </message>
    <message>
        <source>Samples at each position of the grid, for example 3 in an RGB image</source>
        <translation>Werte an jeder Stelle des Gitters, zum Beispiel 3 in einem RGB-Bild</translation>
    </message>
    <message>
        <source>Bytes after the samples, which are not read</source>
        <translation>Bytes nach den Werten, die nicht gelesen werden</translation>
    </message>
</context>
<context>
    <name>scarp::RayMap</name>
    <message>
        <source>3-D grid walk: voxels %1 to %2, layers %3 to %4, each %5 high</source>
        <translation>3D-Gitterlauf: Voxel %1 bis %2, Lagen %3 bis %4, jede %5 hoch</translation>
    </message>
    <message>
        <source>Ray</source>
        <translation>Strahl</translation>
    </message>
    <message>
        <source>Fit to the whole ray</source>
        <translation>Auf den ganzen Strahl einpassen</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Zellen</translation>
    </message>
    <message>
        <source>Fit to the cells about the hit</source>
        <translation>Auf die Zellen um den Treffer einpassen</translation>
    </message>
    <message>
        <source>Pick from above</source>
        <translation>Abfrage von oben</translation>
    </message>
    <message>
        <source>Cell %1, %2</source>
        <translation>Zelle %1, %2</translation>
    </message>
    <message>
        <source>Cell %1, %2: number %3 along the ray</source>
        <translation>Zelle %1, %2: Nummer %3 entlang des Strahls</translation>
    </message>
    <message>
        <source>Looked into</source>
        <translation>Hineingesehen</translation>
    </message>
    <message>
        <source>Passed over without a look</source>
        <translation>Ohne Blick übergangen</translation>
    </message>
    <message>
        <source>holes only</source>
        <translation>nur Löcher</translation>
    </message>
    <message>
        <source>Node %1, %2 × %3 cells, %4: %5</source>
        <translation>Knoten %1, %2 × %3 Zellen, %4: %5</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>übersprungen</translation>
    </message>
    <message>
        <source>entered</source>
        <translation>betreten</translation>
    </message>
    <message>
        <source>The ray from above, with the cells that it was followed through. The wheel zooms, a drag pans; point at a cell for what was done there</source>
        <translation>Der Strahl von oben, mit den Zellen, durch die er verfolgt wurde. Das Rad zoomt, Ziehen verschiebt; auf eine Zelle zeigen, um zu sehen, was dort geschah</translation>
    </message>
    <message>
        <source>heights %1 to %2</source>
        <translation>Höhen %1 bis %2</translation>
    </message>
</context>
<context>
    <name>scarp::RecentFiles</name>
    <message>
        <source>Clear This List</source>
        <translation>Diese Liste leeren</translation>
    </message>
</context>
<context>
    <name>scarp::RecoveryCommands</name>
    <message>
        <source>A crash would lose what you do now: %1</source>
        <translation>Ein Absturz würde verlieren, was Sie jetzt tun: %1</translation>
    </message>
    <message>
        <source>Preparing recovery</source>
        <translation>Wiederherstellung wird vorbereitet</translation>
    </message>
    <message>
        <source>Recovering %1</source>
        <translation>%1 wird wiederhergestellt</translation>
    </message>
    <message>
        <source>%1 is as it was at the last edit, %2. It is saved only when you save it.</source>
        <translation>%1 ist, wie es bei der letzten Bearbeitung war, %2. Gespeichert wird es erst, wenn Sie es speichern.</translation>
    </message>
    <message>
        <source>%1 is as it was after edit %2 of %3. It is saved only when you save it.</source>
        <translation>%1 ist, wie es nach Bearbeitung %2 von %3 war. Gespeichert wird es erst, wenn Sie es speichern.</translation>
    </message>
    <message>
        <source>Scarp closed unexpectedly, %1. It had nothing unsaved.</source>
        <translation>Scarp wurde unerwartet beendet, %1. Es hatte nichts Ungespeichertes.</translation>
    </message>
    <message>
        <source>Show Report</source>
        <translation>Bericht zeigen</translation>
    </message>
    <message>
        <source>%1 is as you saved it. Nothing came after that.</source>
        <translation>%1 ist so, wie Sie es gespeichert haben. Danach kam nichts mehr.</translation>
    </message>
</context>
<context>
    <name>scarp::RecoveryDialog</name>
    <message>
        <source>Recover Lost Work</source>
        <translation>Verlorene Arbeit wiederherstellen</translation>
    </message>
    <message>
        <source>When Scarp closed, these edits had not reached their server. They are sent once it answers.</source>
        <translation>Als Scarp beendet wurde, hatten diese Bearbeitungen ihren Server nicht erreicht. Sie werden gesendet, sobald er antwortet.</translation>
    </message>
    <message>
        <source>Scarp closed unexpectedly. What had not been saved is here, up to the last finished edit.</source>
        <translation>Scarp wurde unerwartet beendet. Was nicht gespeichert war, ist hier, bis zur letzten abgeschlossenen Bearbeitung.</translation>
    </message>
    <message>
        <source>Type how many, or press the arrow keys</source>
        <translation>Eingeben, wie viele, oder die Pfeiltasten drücken</translation>
    </message>
    <message>
        <source>Edits to recover</source>
        <translation>Wiederherzustellende Bearbeitungen</translation>
    </message>
    <message>
        <source>Recover the first </source>
        <translation>Die ersten wiederherstellen: </translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>Discard…</source>
        <translation>Verwerfen…</translation>
    </message>
    <message>
        <source>Crash Report…</source>
        <translation>Absturzbericht…</translation>
    </message>
    <message>
        <source>Show where Scarp was when it closed</source>
        <translation>Zeigen, wo Scarp war, als es beendet wurde</translation>
    </message>
    <message>
        <source>It is offered again at the next start</source>
        <translation>Es wird beim nächsten Start wieder angeboten</translation>
    </message>
    <message>
        <source>Lost work</source>
        <translation>Verlorene Arbeit</translation>
    </message>
    <message>
        <source>no picture</source>
        <translation>kein Bild</translation>
    </message>
    <message>
        <source>Last edit: %1</source>
        <translation>Letzte Bearbeitung: %1</translation>
    </message>
    <message>
        <source>Edits: %1, %2</source>
        <translation>Bearbeitungen: %1, %2</translation>
    </message>
    <message>
        <source>They wait for the server %1</source>
        <translation>Sie warten auf den Server %1</translation>
    </message>
    <message>
        <source>It was in no file yet.</source>
        <translation>Es war noch in keiner Datei.</translation>
    </message>
    <message>
        <source>Scarp ended unexpectedly while it recovered %1 of them: one fewer may do.</source>
        <translation>Scarp wurde unerwartet beendet, während es %1 davon wiederherstellte: eine weniger könnte gehen.</translation>
    </message>
    <message numerus="yes">
        <source> of %1 edits</source>
        <translation>
            <numerusform> von %1 Bearbeitung</numerusform>
            <numerusform> von %1 Bearbeitungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard Lost Work</source>
        <translation>Verlorene Arbeit verwerfen</translation>
    </message>
    <message>
        <source>Discard what was not saved of “%1”?</source>
        <translation>Verwerfen, was von „%1“ nicht gespeichert war?</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>What the program was working on when it ended</source>
        <translation>Woran das Programm arbeitete, als es endete</translation>
    </message>
</context>
<context>
    <name>scarp::ReshapeDialog</name>
    <message>
        <source>Now %1
Then %2</source>
        <translation>Jetzt %1
Dann %2</translation>
    </message>
    <message>
        <source>%1 × %2 samples, %3</source>
        <translation>%1 × %2 Werte, %3</translation>
    </message>
</context>
<context>
    <name>scarp::ReshapeForm</name>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
</context>
<context>
    <name>scarp::RulesPanel</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Each rule covers what lies below it; drag a rule to another place</source>
        <translation>Jede Regel bedeckt, was unter ihr liegt; eine Regel an eine andere Stelle ziehen</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add a rule over all others</source>
        <translation>Eine Regel über allen anderen hinzufügen</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Aufwärts</translation>
    </message>
    <message>
        <source>Over the next rule</source>
        <translation>Über die nächste Regel</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Abwärts</translation>
    </message>
    <message>
        <source>Under the next rule</source>
        <translation>Unter die nächste Regel</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete the rule</source>
        <translation>Die Regel löschen</translation>
    </message>
    <message>
        <source>Material of the rule</source>
        <translation>Material der Regel</translation>
    </message>
    <message>
        <source>What the rule lays</source>
        <translation>Was die Regel legt</translation>
    </message>
    <message>
        <source>How far the rule covers what lies below it</source>
        <translation>Wie weit die Regel bedeckt, was unter ihr liegt</translation>
    </message>
    <message>
        <source>%1: everywhere else</source>
        <translation>%1: überall sonst</translation>
    </message>
    <message>
        <source>Select a rule above the base first</source>
        <translation>Zuerst eine Regel über der untersten auswählen</translation>
    </message>
    <message>
        <source>The rule is the uppermost</source>
        <translation>Die Regel ist die oberste</translation>
    </message>
    <message>
        <source>The rule is the lowest above the base</source>
        <translation>Die Regel ist die tiefste über der untersten</translation>
    </message>
</context>
<context>
    <name>scarp::ScaleMark</name>
    <message>
        <source>Scale: %1</source>
        <translation>Maßstab: %1</translation>
    </message>
    <message>
        <source>mid view</source>
        <translation>Bildmitte</translation>
    </message>
</context>
<context>
    <name>scarp::ScatterAssetList</name>
    <message>
        <source>Add Asset</source>
        <translation>Asset hinzufügen</translation>
    </message>
    <message>
        <source>Put down another asset too</source>
        <translation>Auch ein anderes Asset setzen</translation>
    </message>
    <message>
        <source>Put down another asset in its place</source>
        <translation>An seiner Stelle ein anderes Asset setzen</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>How often, beside the weights of the others</source>
        <translation>Wie oft, neben den Gewichten der anderen</translation>
    </message>
    <message>
        <source>Leave this asset out</source>
        <translation>Dieses Asset auslassen</translation>
    </message>
</context>
<context>
    <name>scarp::ScatterCounter</name>
    <message>
        <source>Counting objects</source>
        <translation>Objekte werden gezählt</translation>
    </message>
</context>
<context>
    <name>scarp::ScatterPanel</name>
    <message>
        <source>Height range</source>
        <translation>Höhenbereich</translation>
    </message>
    <message>
        <source>Not under water</source>
        <translation>Nicht unter Wasser</translation>
    </message>
    <message>
        <source>Scatter</source>
        <translation>Streuen</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Wird gezählt…</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>Dichte</translation>
    </message>
    <message>
        <source>Objects per hectare (100 m × 100 m) of what is selected</source>
        <translation>Objekte je Hektar (100 m × 100 m) des Ausgewählten</translation>
    </message>
    <message>
        <source>Spacing</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Least distance from one to another</source>
        <translation>Kleinster Abstand voneinander</translation>
    </message>
    <message>
        <source>Max slope</source>
        <translation>Höchstneigung</translation>
    </message>
    <message>
        <source>None are put on steeper ground</source>
        <translation>Auf steileren Boden wird keines gesetzt</translation>
    </message>
    <message>
        <source>Min height</source>
        <translation>Mindesthöhe</translation>
    </message>
    <message>
        <source>None are put on lower ground</source>
        <translation>Auf tieferen Boden wird keines gesetzt</translation>
    </message>
    <message>
        <source>Max height</source>
        <translation>Höchsthöhe</translation>
    </message>
    <message>
        <source>None are put on higher ground</source>
        <translation>Auf höheren Boden wird keines gesetzt</translation>
    </message>
    <message>
        <source>Only on ground between two heights</source>
        <translation>Nur auf Boden zwischen zwei Höhen</translation>
    </message>
    <message>
        <source>Objects that would be scattered</source>
        <translation>Objekte, die gestreut würden</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Scatter over Selection</source>
        <translation>Über Auswahl streuen</translation>
    </message>
    <message>
        <source>Scatter over Terrain</source>
        <translation>Über Gelände streuen</translation>
    </message>
    <message>
        <source>Stop; nothing is put down</source>
        <translation>Anhalten; nichts wird gesetzt</translation>
    </message>
    <message>
        <source>Objects like the new ones above, as one step that can be undone</source>
        <translation>Objekte wie die neuen oben, als ein Schritt, der rückgängig gemacht werden kann</translation>
    </message>
    <message>
        <source>None are put on ground below %1, where the water stands</source>
        <translation>Auf Boden unter %1, wo das Wasser steht, wird keines gesetzt</translation>
    </message>
    <message>
        <source>%1 objects would be more than %2, the most at once</source>
        <translation>%1 Objekte wären mehr als %2, die Höchstzahl auf einmal</translation>
    </message>
    <message>
        <source>No ground here suits them</source>
        <translation>Kein Boden hier passt für sie</translation>
    </message>
    <message numerus="yes">
        <source>%1 objects would be placed</source>
        <translation>
            <numerusform>%1 Objekt würde platziert</numerusform>
            <numerusform>%1 Objekte würden platziert</numerusform>
        </translation>
    </message>
    <message>
        <source>Use a Density of %1 /ha</source>
        <translation>Dichte von %1 /ha verwenden</translation>
    </message>
    <message>
        <source>Apply or cancel the preview on the ground first.</source>
        <translation>Zuerst die Vorschau im Gelände anwenden oder abbrechen.</translation>
    </message>
    <message>
        <source>Scattering objects</source>
        <translation>Objekte werden gestreut</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>scarp::ScatterRuleEditor</name>
    <message>
        <source>Name of the rule</source>
        <translation>Name der Regel</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Wie viele</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>Dichte</translation>
    </message>
    <message>
        <source>Objects on a hectare where all holds</source>
        <translation>Objekte auf einem Hektar, wo alles gilt</translation>
    </message>
    <message>
        <source>Spacing</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Keep others away</source>
        <translation>Andere fernhalten</translation>
    </message>
    <message>
        <source>Around each of its objects rules below put nothing</source>
        <translation>Um jedes ihrer Objekte setzen Regeln darunter nichts</translation>
    </message>
    <message>
        <source>Clusters every</source>
        <translation>Gruppen alle</translation>
    </message>
    <message>
        <source>They stand in clusters, so far from one to the next</source>
        <translation>Sie stehen in Gruppen, so weit von einer zur nächsten</translation>
    </message>
    <message>
        <source>Cluster radius</source>
        <translation>Gruppenradius</translation>
    </message>
    <message>
        <source>Of the largest of them</source>
        <translation>Der größten davon</translation>
    </message>
    <message>
        <source>How they stand</source>
        <translation>Wie sie stehen</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Maßstab</translation>
    </message>
    <message>
        <source>Size; 1 is life size</source>
        <translation>Größe; 1 ist Lebensgröße</translation>
    </message>
    <message>
        <source>Variation</source>
        <translation>Variation</translation>
    </message>
    <message>
        <source>They vary in size by up to this much either way</source>
        <translation>Sie weichen um bis zu so viel in der Größe ab</translation>
    </message>
    <message>
        <source>Height offset</source>
        <translation>Höhenversatz</translation>
    </message>
    <message>
        <source>How far above the ground they stand</source>
        <translation>Wie weit über dem Boden sie stehen</translation>
    </message>
    <message>
        <source>Square on slopes</source>
        <translation>Senkrecht zum Hang</translation>
    </message>
    <message>
        <source>They stand square on the slope instead of upright</source>
        <translation>Sie stehen senkrecht zum Hang statt aufrecht</translation>
    </message>
    <message>
        <source>Random rotation</source>
        <translation>Zufällige Drehung</translation>
    </message>
    <message>
        <source>Each is turned another way</source>
        <translation>Jedes ist anders gedreht</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Another number puts them at other places</source>
        <translation>Eine andere Zahl setzt sie an andere Orte</translation>
    </message>
    <message>
        <source>Only where</source>
        <translation>Nur wo</translation>
    </message>
    <message>
        <source>Material that they stand on</source>
        <translation>Material, auf dem sie stehen</translation>
    </message>
    <message>
        <source>They stand as densely as this material lies</source>
        <translation>Sie stehen so dicht, wie dieses Material liegt</translation>
    </message>
    <message>
        <source>Away from objects</source>
        <translation>Fern von Objekten</translation>
    </message>
    <message>
        <source>The least distance to objects that were placed by hand</source>
        <translation>Der kleinste Abstand zu Objekten, die von Hand platziert wurden</translation>
    </message>
    <message>
        <source>Near objects</source>
        <translation>Nahe Objekten</translation>
    </message>
    <message>
        <source>The most distance to an object that was placed by hand</source>
        <translation>Der größte Abstand zu einem Objekt, das von Hand platziert wurde</translation>
    </message>
    <message>
        <source>Away from lines</source>
        <translation>Fern von Linien</translation>
    </message>
    <message>
        <source>Near lines</source>
        <translation>Nahe Linien</translation>
    </message>
    <message>
        <source>The least distance to the edges of roads, rivers and other lines; off: they stand on these too</source>
        <translation>Der kleinste Abstand zum Rand von Straßen, Flüssen und anderen Linien; aus: sie stehen auch darauf</translation>
    </message>
    <message>
        <source>The most distance to the edge of a road, a river or another line</source>
        <translation>Der größte Abstand zum Rand einer Straße, eines Flusses oder einer anderen Linie</translation>
    </message>
    <message>
        <source>Which lines</source>
        <translation>Welche Linien</translation>
    </message>
    <message>
        <source>Lines of any layer</source>
        <translation>Linien jeder Ebene</translation>
    </message>
    <message>
        <source>Lines of %1</source>
        <translation>Linien von %1</translation>
    </message>
    <message>
        <source>Lines of %1 (no such layer)</source>
        <translation>Linien von %1 (keine solche Ebene)</translation>
    </message>
    <message>
        <source>Put objects back where they were moved or removed by hand</source>
        <translation>Objekte zurücksetzen, wo sie von Hand bewegt oder entfernt wurden</translation>
    </message>
    <message>
        <source>Turn into Objects</source>
        <translation>In Objekte umwandeln</translation>
    </message>
    <message>
        <source>Make ordinary objects of all that the rule puts down, and remove the rule</source>
        <translation>Aus allem, was die Regel setzt, gewöhnliche Objekte machen und die Regel entfernen</translation>
    </message>
    <message>
        <source>On any ground</source>
        <translation>Auf jedem Boden</translation>
    </message>
    <message>
        <source>On %1</source>
        <translation>Auf %1</translation>
    </message>
    <message>
        <source>The least distance from one to another, and to objects that were placed by hand; in rows the distance along the line from one to the next</source>
        <translation>Der kleinste Abstand voneinander und zu Objekten, die von Hand platziert wurden; in Reihen der Abstand entlang der Linie vom einen zum nächsten</translation>
    </message>
    <message>
        <source>Rows along lines</source>
        <translation>Reihen entlang Linien</translation>
    </message>
    <message>
        <source>They stand in rows along roads, rivers and other lines</source>
        <translation>Sie stehen in Reihen entlang von Straßen, Flüssen und anderen Linien</translation>
    </message>
    <message>
        <source>Beside the edge</source>
        <translation>Neben dem Rand</translation>
    </message>
    <message>
        <source>How far outside of the edge of the bed they stand; in the middle, how far to the left</source>
        <translation>Wie weit außerhalb des Bettrandes sie stehen; in der Mitte: wie weit links</translation>
    </message>
    <message>
        <source>Irregular</source>
        <translation>Unregelmäßig</translation>
    </message>
    <message>
        <source>They stand by up to this much of the spacing further on or back</source>
        <translation>Sie stehen um bis zu so viel des Abstands weiter vorn oder hinten</translation>
    </message>
    <message>
        <source>Facing</source>
        <translation>Ausrichtung</translation>
    </message>
    <message>
        <source>Along</source>
        <translation>Entlang</translation>
    </message>
    <message>
        <source>Outward</source>
        <translation>Nach außen</translation>
    </message>
    <message>
        <source>Inward</source>
        <translation>Nach innen</translation>
    </message>
    <message>
        <source>Not at bridges and tunnels</source>
        <translation>Nicht an Brücken und Tunneln</translation>
    </message>
    <message>
        <source>Which lines they stand along, away from, or near to</source>
        <translation>Entlang welcher Linien sie stehen, von welchen fern oder welchen nahe</translation>
    </message>
    <message>
        <source>What the rule is called</source>
        <translation>Wie die Regel heißt</translation>
    </message>
    <message>
        <source>Bent along lines</source>
        <translation>Entlang von Linien gebogen</translation>
    </message>
    <message>
        <source>Models are bent along the line without gaps, as guard rails, walls and kerbs are. Distances, conditions and variation do not count then</source>
        <translation>Modelle werden lückenlos entlang der Linie gebogen, wie Leitplanken, Mauern und Bordsteine. Abstände, Bedingungen und Variation zählen dann nicht</translation>
    </message>
    <message>
        <source>Off: objects stand on the ground beneath these, and bent models lead over and through them</source>
        <translation>Aus: Objekte stehen auf dem Boden darunter, und gebogene Modelle führen darüber und hindurch</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Evaluate at</source>
        <translation>Auswerten an</translation>
    </message>
    <message numerus="yes">
        <source>Restore %n Places</source>
        <translation>
            <numerusform>%n Ort wiederherstellen</numerusform>
            <numerusform>%n Orte wiederherstellen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scarp::ScatterRulesPanel</name>
    <message>
        <source>Rules put trees, rocks and shrubs wherever the ground suits them, and go on doing so while you sculpt. Begin with one of these:</source>
        <translation>Regeln setzen Bäume, Felsen und Sträucher, wo der Boden passt, auch während Sie formen. Beginnen Sie mit einer von diesen:</translation>
    </message>
    <message>
        <source>Scatter rules</source>
        <translation>Streuregeln</translation>
    </message>
    <message>
        <source>Each rule keeps clear of those above it; drag a rule to another place</source>
        <translation>Jede Regel meidet die darüber; eine Regel an eine andere Stelle ziehen</translation>
    </message>
    <message>
        <source>Add a rule under the others</source>
        <translation>Eine Regel unter den anderen hinzufügen</translation>
    </message>
    <message>
        <source>Duplicate the rule</source>
        <translation>Die Regel duplizieren</translation>
    </message>
    <message>
        <source>Delete the rule</source>
        <translation>Die Regel löschen</translation>
    </message>
    <message>
        <source>%1 copy</source>
        <translation>%1 Kopie</translation>
    </message>
    <message>
        <source>The objects are still being scattered; try again when they stand.</source>
        <translation>Die Objekte werden noch gestreut; noch einmal versuchen, wenn sie stehen.</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Regel %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Scattering…</source>
        <translation>Wird gestreut…</translation>
    </message>
    <message>
        <source>Select a rule in the list first</source>
        <translation>Zuerst eine Regel in der Liste auswählen</translation>
    </message>
</context>
<context>
    <name>scarp::SceneJobs</name>
    <message>
        <source>Drainage areas</source>
        <translation>Einzugsgebiete</translation>
    </message>
    <message>
        <source>Evaluating materials</source>
        <translation>Materialien werden ausgewertet</translation>
    </message>
    <message>
        <source>Scattering objects</source>
        <translation>Objekte werden gestreut</translation>
    </message>
    <message>
        <source>The scatter rules put nothing down: %1.</source>
        <translation>Die Streuregeln setzen nichts: %1.</translation>
    </message>
</context>
<context>
    <name>scarp::ScreenshotDialog</name>
    <message>
        <source>Save Screenshot</source>
        <translation>Bildschirmfoto speichern</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Size of the picture, as a multiple of the view in the window</source>
        <translation>Größe des Bildes als Vielfaches der Ansicht im Fenster</translation>
    </message>
    <message>
        <source>%1 × (%2 × %3 pixels)</source>
        <translation>%1 × (%2 × %3 Pixel)</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>“%1” already exists and will be overwritten.</source>
        <translation>„%1“ ist bereits vorhanden und wird überschrieben.</translation>
    </message>
    <message>
        <source>The name of the file must end in .png.</source>
        <translation>Der Dateiname muss auf .png enden.</translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2</source>
        <translation>„%1“ kann nicht geschrieben werden: %2</translation>
    </message>
</context>
<context>
    <name>scarp::ScriptRunner</name>
    <message>
        <source>There is no terrain to run it on.</source>
        <translation>Es gibt kein Gelände, auf dem es laufen könnte.</translation>
    </message>
    <message>
        <source>A script is running; wait for it, or cancel it in the status bar.</source>
        <translation>Ein Skript läuft; warten Sie darauf oder brechen Sie es in der Statusleiste ab.</translation>
    </message>
    <message>
        <source>What is being tried on the ground has to be kept or taken back first.</source>
        <translation>Was gerade am Boden ausprobiert wird, muss zuerst übernommen oder zurückgenommen werden.</translation>
    </message>
    <message>
        <source>The script reads from the network; scarp run asks for that, the window does not.</source>
        <translation>Das Skript liest aus dem Netz; scarp run fragt danach, das Fenster nicht.</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2</source>
        <translation>„%1“ lässt sich nicht lesen: %2</translation>
    </message>
    <message>
        <source>“%1” is too large for a script</source>
        <translation>„%1“ ist zu groß für ein Skript</translation>
    </message>
    <message>
        <source>Running %1</source>
        <translation>%1 läuft</translation>
    </message>
    <message>
        <source>No scripts yet</source>
        <translation>Noch keine Skripte</translation>
    </message>
    <message>
        <source>Show the Folder of Scripts</source>
        <translation>Skriptordner zeigen</translation>
    </message>
</context>
<context>
    <name>scarp::SecondView</name>
    <message>
        <source>Second View</source>
        <translation>Zweite Ansicht</translation>
    </message>
    <message>
        <source>Second terrain view</source>
        <translation>Zweite Geländeansicht</translation>
    </message>
    <message>
        <source>The same terrain with a camera of its own; every tool works here too</source>
        <translation>Dasselbe Gelände mit eigener Kamera; jedes Werkzeug geht auch hier</translation>
    </message>
    <message>
        <source>Orthographic Second View</source>
        <translation>Orthografische zweite Ansicht</translation>
    </message>
    <message>
        <source>Show the second view without perspective</source>
        <translation>Die zweite Ansicht ohne Perspektive zeigen</translation>
    </message>
</context>
<context>
    <name>scarp::SectionEditor</name>
    <message>
        <source>Both sides alike</source>
        <translation>Beide Seiten gleich</translation>
    </message>
    <message>
        <source>Cross-section</source>
        <translation>Querschnitt</translation>
    </message>
    <message>
        <source>Drag a corner; press beside the bed for a new one; double-click it to remove it</source>
        <translation>Eine Ecke ziehen; neben dem Bett drücken für eine neue; Doppelklick entfernt sie</translation>
    </message>
    <message>
        <source>A corner that is moved on one side moves on the other side too</source>
        <translation>Eine Ecke, die auf einer Seite bewegt wird, bewegt sich auch auf der anderen</translation>
    </message>
    <message>
        <source>%1 out, %2 up</source>
        <translation>%1 nach außen, %2 nach oben</translation>
    </message>
    <message>
        <source>Left, in cut</source>
        <translation>Links, im Abtrag</translation>
    </message>
    <message>
        <source>Left, in fill</source>
        <translation>Links, im Auftrag</translation>
    </message>
    <message>
        <source>Right, in fill</source>
        <translation>Rechts, im Auftrag</translation>
    </message>
    <message>
        <source>Right, in cut</source>
        <translation>Rechts, im Abtrag</translation>
    </message>
    <message>
        <source>Heights × %1</source>
        <translation>Höhen × %1</translation>
    </message>
</context>
<context>
    <name>scarp::SelectedObjectPanel</name>
    <message>
        <source>Open Its Rule</source>
        <translation>Seine Regel öffnen</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Ost</translation>
    </message>
    <message>
        <source>How far east of the terrain&apos;s middle</source>
        <translation>Wie weit östlich der Geländemitte</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>How far north of the terrain&apos;s middle</source>
        <translation>Wie weit nördlich der Geländemitte</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>Drehung</translation>
    </message>
    <message>
        <source>Degrees anticlockwise</source>
        <translation>Grad gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Maßstab</translation>
    </message>
    <message>
        <source>Its size; 1 is life size</source>
        <translation>Seine Größe; 1 ist Lebensgröße</translation>
    </message>
    <message>
        <source>Height offset</source>
        <translation>Höhenversatz</translation>
    </message>
    <message>
        <source>How far it is above the ground</source>
        <translation>Wie weit es über dem Boden ist</translation>
    </message>
    <message>
        <source>Elevation</source>
        <translation>Sonnenhöhe</translation>
    </message>
    <message>
        <source>How high it stands</source>
        <translation>Wie hoch es steht</translation>
    </message>
    <message>
        <source>Tilt x</source>
        <translation>Neigung x</translation>
    </message>
    <message>
        <source>Degrees by which it leans about its own x axis</source>
        <translation>Grad, um die es sich um seine eigene x-Achse neigt</translation>
    </message>
    <message>
        <source>Tilt y</source>
        <translation>Neigung y</translation>
    </message>
    <message>
        <source>Degrees by which it leans about its own y axis</source>
        <translation>Grad, um die es sich um seine eigene y-Achse neigt</translation>
    </message>
    <message>
        <source>Scatter rules</source>
        <translation>Streuregeln</translation>
    </message>
    <message>
        <source>A scatter rule</source>
        <translation>Eine Streuregel</translation>
    </message>
    <message>
        <source>The rule “%1”</source>
        <translation>Die Regel „%1“</translation>
    </message>
    <message>
        <source>it</source>
        <translation>es</translation>
    </message>
    <message>
        <source>them</source>
        <translation>sie</translation>
    </message>
    <message>
        <source>some of them</source>
        <translation>einige davon</translation>
    </message>
    <message>
        <source>%1 put %2 down. What you change stays as you leave it.</source>
        <translation>%1 hat %2 gesetzt. Was Sie ändern, bleibt, wie Sie es lassen.</translation>
    </message>
    <message>
        <source>Selected: %1</source>
        <translation>Ausgewählt: %1</translation>
    </message>
    <message numerus="yes">
        <source>Selected: %1 objects</source>
        <translation>
            <numerusform>Ausgewählt: %1 Objekt</numerusform>
            <numerusform>Ausgewählt: %1 Objekte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scarp::SelectionDock</name>
    <message>
        <source>Selection</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Shift adds, Ctrl subtracts, both intersect.</source>
        <translation>Umschalt fügt hinzu, Strg zieht ab, beide schneiden.</translation>
    </message>
    <message>
        <source>Feather</source>
        <translation>Weicher Rand</translation>
    </message>
    <message>
        <source>How far the edge of a shape is soft</source>
        <translation>Breite, über die der Rand einer Form weich ist</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>Of the brush</source>
        <translation>Des Pinsels</translation>
    </message>
    <message>
        <source>Alike in</source>
        <translation>Gleich in</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Toleranz</translation>
    </message>
    <message>
        <source>By how much ground may differ and be selected</source>
        <translation>Um wie viel Boden abweichen und noch ausgewählt werden darf</translation>
    </message>
    <message>
        <source>Softness</source>
        <translation>Weichheit</translation>
    </message>
    <message>
        <source>Over how much more the selection fades</source>
        <translation>Über wie viel mehr die Auswahl ausläuft</translation>
    </message>
    <message>
        <source>Contiguous</source>
        <translation>Zusammenhängend</translation>
    </message>
    <message>
        <source>Only ground that hangs together with the place clicked on</source>
        <translation>Nur Boden, der mit der angeklickten Stelle zusammenhängt</translation>
    </message>
    <message>
        <source>Grow, shrink, blur by</source>
        <translation>Erweitern usw. um</translation>
    </message>
    <message>
        <source>How far the edge moves or softens</source>
        <translation>Wie weit der Rand verschoben oder aufgeweicht wird</translation>
    </message>
    <message>
        <source>Dim unselected</source>
        <translation>Rest abdunkeln</translation>
    </message>
    <message>
        <source>dim unselected</source>
        <translation>Rest abdunkeln</translation>
    </message>
    <message>
        <source>How much the ground outside the selection is dimmed</source>
        <translation>Wie stark der Boden außerhalb der Auswahl abgedunkelt wird</translation>
    </message>
    <message>
        <source>Saved selections</source>
        <translation>Gespeicherte Auswahlen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save the selection under this name, in the project too</source>
        <translation>Die Auswahl unter diesem Namen speichern, auch im Projekt</translation>
    </message>
    <message>
        <source>Selection %1</source>
        <translation>Auswahl %1</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Laden</translation>
    </message>
    <message>
        <source>Replace the selection by the saved one</source>
        <translation>Die Auswahl durch die gespeicherte ersetzen</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add the saved one to the selection</source>
        <translation>Die gespeicherte zur Auswahl hinzufügen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete the saved selection</source>
        <translation>Die gespeicherte Auswahl löschen</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren…</translation>
    </message>
    <message>
        <source>Name for the selection</source>
        <translation>Name für die Auswahl</translation>
    </message>
    <message>
        <source>Under this name the selection is kept with the project</source>
        <translation>Unter diesem Namen wird die Auswahl mit dem Projekt gespeichert</translation>
    </message>
    <message>
        <source>Selections that the project keeps. Enter loads one, a right click offers more</source>
        <translation>Auswahlen, die das Projekt behält. Eingabe lädt eine, ein Rechtsklick bietet mehr</translation>
    </message>
    <message>
        <source>Nothing is selected, so edits change nothing.</source>
        <translation>Nichts ist ausgewählt, daher ändern Bearbeitungen nichts.</translation>
    </message>
    <message>
        <source>Save a picture, classes of land cover, or features of a vector file as selections; over those of the same names</source>
        <translation>Ein Bild, Klassen der Landbedeckung oder Objekte einer Vektordatei als Auswahlen speichern; ersetzt gleichnamige</translation>
    </message>
    <message>
        <source>Select a saved selection in the list first</source>
        <translation>Zuerst eine gespeicherte Auswahl in der Liste auswählen</translation>
    </message>
    <message>
        <source>Select an area of the terrain first</source>
        <translation>Zuerst einen Bereich des Geländes auswählen</translation>
    </message>
    <message>
        <source>Paints a selection; Ctrl subtracts, Shift smooths.</source>
        <translation>Malt eine Auswahl; Strg zieht ab, Umschalt glättet.</translation>
    </message>
</context>
<context>
    <name>scarp::ShadingController</name>
    <message>
        <source>No ground lies below %1 here: the sea level is %2 now. Change it under Shading.</source>
        <translation>Hier liegt kein Boden unter %1: Der Meeresspiegel ist jetzt %2. Er wird unter Schattierung geändert.</translation>
    </message>
    <message>
        <source>This terrain has no materials: it is shown in natural colours. Add materials in the Materials panel.</source>
        <translation>Dieses Gelände hat keine Materialien: Es wird in natürlichen Farben gezeigt. Materialien im Bedienfeld „Materialien“ hinzufügen.</translation>
    </message>
</context>
<context>
    <name>scarp::ShadingDock</name>
    <message>
        <source>Shading</source>
        <translation>Schattierung</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>Find a number that suits the terrain</source>
        <translation>Eine zum Gelände passende Zahl finden</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Relief</source>
        <translation>Relief</translation>
    </message>
    <message>
        <source>How much light and shade lie over the colours, percent; 0 for those of the legend</source>
        <translation>Wie viel Licht und Schatten über den Farben liegen, Prozent; 0 für die der Legende</translation>
    </message>
    <message>
        <source>Snow line</source>
        <translation>Schneegrenze</translation>
    </message>
    <message>
        <source>Snow lies above this height</source>
        <translation>Über dieser Höhe liegt Schnee</translation>
    </message>
    <message>
        <source>Light and shape</source>
        <translation>Licht und Form</translation>
    </message>
    <message>
        <source>Sun azimuth</source>
        <translation>Sonnenazimut</translation>
    </message>
    <message>
        <source>Where the sun stands, degrees from the north clockwise</source>
        <translation>Wo die Sonne steht, Grad von Norden im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Sun elevation</source>
        <translation>Sonnenhöhe</translation>
    </message>
    <message>
        <source>How high the sun stands, degrees above the horizon</source>
        <translation>Wie hoch die Sonne steht, Grad über dem Horizont</translation>
    </message>
    <message>
        <source>Exaggeration</source>
        <translation>Überhöhung</translation>
    </message>
    <message>
        <source>How many times as high the ground appears; it stays as it is</source>
        <translation>Wie viele Male so hoch der Boden erscheint; er selbst bleibt, wie er ist</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Linien</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>From line to line</source>
        <translation>Von Linie zu Linie</translation>
    </message>
    <message>
        <source>Bold every</source>
        <translation>Fett alle</translation>
    </message>
    <message>
        <source>Each so many lines there is a bold one, with its height</source>
        <translation>Nach so vielen Linien kommt eine fette, mit ihrer Höhe</translation>
    </message>
    <message>
        <source>Heights on bold lines</source>
        <translation>Höhen an fetten Linien</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>From line to line; each tenth is bold</source>
        <translation>Von Linie zu Linie; jede zehnte ist fett</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>Sea level</source>
        <translation>Meeresspiegel</translation>
    </message>
    <message>
        <source>Where water, beaches and the colours of the sea end</source>
        <translation>Wo Wasser, Strände und die Farben des Meeres enden</translation>
    </message>
    <message>
        <source>Colours for heights. All but Atlas change by steps that look about equally large; Even light leaves all light and dark to the relief; Viridis and Cividis are told apart without full colour vision as well</source>
        <translation>Farben für Höhen. Alle außer Atlas ändern sich in etwa gleich groß wirkenden Stufen; „Gleiche Helligkeit“ überlässt Hell und Dunkel dem Relief; Viridis und Cividis sind auch ohne volles Farbsehen zu unterscheiden</translation>
    </message>
</context>
<context>
    <name>scarp::ShadingLegend</name>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>E</source>
        <translation>O</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>Concave</source>
        <translation>Konkav</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>Flach</translation>
    </message>
    <message>
        <source>Convex</source>
        <translation>Konvex</translation>
    </message>
    <message>
        <source>sea %1</source>
        <translation>Meer %1</translation>
    </message>
</context>
<context>
    <name>scarp::ShapeDialog</name>
    <message>
        <source>Select by Coordinates</source>
        <translation>Nach Koordinaten auswählen</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Rechteck</translation>
    </message>
    <message>
        <source>Ellipse</source>
        <translation>Ellipse</translation>
    </message>
    <message>
        <source>Polygon</source>
        <translation>Polygon</translation>
    </message>
    <message>
        <source>Choose what the corners are of</source>
        <translation>Wählen, zu welcher Form die Ecken gehören</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>Ecken</translation>
    </message>
    <message>
        <source>Type a corner per line, east first: two opposite ones of a rectangle or ellipse, three or more of a polygon</source>
        <translation>Je Zeile eine Ecke eingeben, Ostwert zuerst: zwei gegenüberliegende eines Rechtecks oder einer Ellipse, drei oder mehr eines Polygons</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operation</translation>
    </message>
    <message>
        <source>Replace the selection</source>
        <translation>Auswahl ersetzen</translation>
    </message>
    <message>
        <source>Add to the selection</source>
        <translation>Zur Auswahl hinzufügen</translation>
    </message>
    <message>
        <source>Subtract from the selection</source>
        <translation>Von der Auswahl abziehen</translation>
    </message>
    <message>
        <source>Intersect with the selection</source>
        <translation>Mit der Auswahl schneiden</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Koordinaten</translation>
    </message>
    <message>
        <source>The edge is soft over %1, as in the Selection panel.</source>
        <translation>Der Rand ist über %1 weich, wie im Bedienfeld „Auswahl“.</translation>
    </message>
    <message>
        <source>The edge is sharp, as in the Selection panel.</source>
        <translation>Der Rand ist scharf, wie im Bedienfeld „Auswahl“.</translation>
    </message>
    <message>
        <source>A polygon needs at least three corners, a line for each.</source>
        <translation>Ein Polygon braucht mindestens drei Ecken, je eine Zeile.</translation>
    </message>
    <message>
        <source>The corners enclose no area.</source>
        <translation>Die Ecken schließen keine Fläche ein.</translation>
    </message>
    <message>
        <source>Type two opposite corners, a line for each.</source>
        <translation>Zwei gegenüberliegende Ecken eingeben, je eine Zeile.</translation>
    </message>
    <message>
        <source>The two corners enclose nothing. Type opposite corners.</source>
        <translation>Die beiden Ecken schließen nichts ein. Gegenüberliegende Ecken eingeben.</translation>
    </message>
    <message>
        <source>The shape is outside the terrain, which covers %1.</source>
        <translation>Die Form liegt außerhalb des Geländes, das %1 umfasst.</translation>
    </message>
    <message>
        <source>How to combine the shape with the selection</source>
        <translation>Wie die Form mit der Auswahl verknüpft wird</translation>
    </message>
</context>
<context>
    <name>scarp::SharedChangesList</name>
    <message>
        <source>Changes of the shared terrain</source>
        <translation>Änderungen des geteilten Geländes</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Point at the ground to see who changed it last.</source>
        <translation>Auf den Boden zeigen, um zu sehen, wer ihn zuletzt geändert hat.</translation>
    </message>
    <message>
        <source>Around here last: %1, %2 (no. %3, %4)</source>
        <translation>Hier zuletzt: %1, %2 (Nr. %3, %4)</translation>
    </message>
    <message>
        <source>Nobody changed the ground here lately.</source>
        <translation>Niemand hat den Boden hier in letzter Zeit geändert.</translation>
    </message>
    <message>
        <source>Who changed what in the shared terrain, the newest first</source>
        <translation>Wer was im geteilten Gelände geändert hat, das Neueste zuerst</translation>
    </message>
    <message>
        <source>&amp;Name This State…</source>
        <translation>Diesen Stand be&amp;nennen…</translation>
    </message>
</context>
<context>
    <name>scarp::ShortcutsDialog</name>
    <message>
        <source>Left drag</source>
        <translation>Links ziehen</translation>
    </message>
    <message>
        <source>sculpt, or place and move objects</source>
        <translation>formen, oder Objekte platzieren und bewegen</translation>
    </message>
    <message>
        <source>Ctrl + left drag</source>
        <translation>Strg + links ziehen</translation>
    </message>
    <message>
        <source>the opposite: lower instead of raise</source>
        <translation>das Gegenteil: absenken statt anheben</translation>
    </message>
    <message>
        <source>Shift + left drag</source>
        <translation>Umschalt + links ziehen</translation>
    </message>
    <message>
        <source>smooth</source>
        <translation>glätten</translation>
    </message>
    <message>
        <source>Esc while dragging</source>
        <translation>Esc beim Ziehen</translation>
    </message>
    <message>
        <source>take the stroke back</source>
        <translation>den Strich zurücknehmen</translation>
    </message>
    <message>
        <source>Measure: click</source>
        <translation>Messen: Klick</translation>
    </message>
    <message>
        <source>a corner; on the first one: an outline</source>
        <translation>eine Ecke; auf der ersten: ein Umriss</translation>
    </message>
    <message>
        <source>Measure: double click, Enter</source>
        <translation>Messen: Doppelklick, Eingabe</translation>
    </message>
    <message>
        <source>end the line</source>
        <translation>die Linie beenden</translation>
    </message>
    <message>
        <source>Measure: Esc, Backspace</source>
        <translation>Messen: Esc, Rücktaste</translation>
    </message>
    <message>
        <source>take the last corner back</source>
        <translation>die letzte Ecke zurücknehmen</translation>
    </message>
    <message>
        <source>Lines: click; double click, Enter</source>
        <translation>Linien: Klick; Doppelklick, Eingabe</translation>
    </message>
    <message>
        <source>a point; end the line</source>
        <translation>ein Punkt; die Linie beenden</translation>
    </message>
    <message>
        <source>Lines: Backspace; Esc</source>
        <translation>Linien: Rücktaste; Esc</translation>
    </message>
    <message>
        <source>take the last point back; give it up</source>
        <translation>den letzten Punkt zurücknehmen; aufgeben</translation>
    </message>
    <message>
        <source>Lines: drag a point; with Shift</source>
        <translation>Linien: einen Punkt ziehen; mit Umschalt</translation>
    </message>
    <message>
        <source>move it; up and down</source>
        <translation>ihn bewegen; auf und ab</translation>
    </message>
    <message>
        <source>Lines: drag the course; with Shift</source>
        <translation>Linien: den Verlauf ziehen; mit Umschalt</translation>
    </message>
    <message>
        <source>put a point in; move the line</source>
        <translation>einen Punkt einsetzen; die Linie bewegen</translation>
    </message>
    <message>
        <source>Lines: Ctrl</source>
        <translation>Linien: Strg</translation>
    </message>
    <message>
        <source>snap, or not</source>
        <translation>einrasten oder nicht</translation>
    </message>
    <message>
        <source>Ctrl + Alt + right drag</source>
        <translation>Strg + Alt + rechts ziehen</translation>
    </message>
    <message>
        <source>radius and inner radius</source>
        <translation>Radius und innerer Radius</translation>
    </message>
    <message>
        <source>Alt + left drag</source>
        <translation>Alt + links ziehen</translation>
    </message>
    <message>
        <source>orbit the point under the cursor</source>
        <translation>um den Punkt unter dem Zeiger kreisen</translation>
    </message>
    <message>
        <source>Middle drag</source>
        <translation>Mitte ziehen</translation>
    </message>
    <message>
        <source>pan</source>
        <translation>verschieben</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Rad</translation>
    </message>
    <message>
        <source>towards or away from the point under the cursor</source>
        <translation>zum Punkt unter dem Zeiger hin oder von ihm weg</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>Rechtsklick</translation>
    </message>
    <message>
        <source>what can be done there</source>
        <translation>was man dort tun kann</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>No key or action has these words.</source>
        <translation>Keine Taste und kein Befehl hat diese Wörter.</translation>
    </message>
    <message>
        <source>Keys and Mouse</source>
        <translation>Tasten und Maus</translation>
    </message>
    <message>
        <source>Find a key or an action</source>
        <translation>Taste oder Befehl suchen</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Maus</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>move the cursor over the ground</source>
        <translation>den Zeiger über den Boden bewegen</translation>
    </message>
    <message>
        <source>Shift, Ctrl + arrow keys</source>
        <translation>Umschalt, Strg + Pfeiltasten</translation>
    </message>
    <message>
        <source>far; finely</source>
        <translation>weit; fein</translation>
    </message>
    <message>
        <source>Space, Enter</source>
        <translation>Leertaste, Eingabe</translation>
    </message>
    <message>
        <source>begin and end what the left button does</source>
        <translation>beginnen und beenden, was die linke Taste tut</translation>
    </message>
    <message>
        <source>Ctrl, Shift + Space</source>
        <translation>Strg, Umschalt + Leertaste</translation>
    </message>
    <message>
        <source>the opposite; smooth</source>
        <translation>das Gegenteil; glätten</translation>
    </message>
    <message>
        <source>Page Up, Page Down</source>
        <translation>Bild auf, Bild ab</translation>
    </message>
    <message>
        <source>nearer to the cursor; away</source>
        <translation>näher an den Zeiger; weiter weg</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Pos1, Ende</translation>
    </message>
    <message>
        <source>turn the view about the cursor</source>
        <translation>die Ansicht um den Zeiger drehen</translation>
    </message>
    <message>
        <source>Cursor by Keys</source>
        <translation>Zeiger mit Tasten</translation>
    </message>
    <message>
        <source>zoom to the point under the cursor</source>
        <translation>zum Punkt unter dem Zeiger zoomen</translation>
    </message>
    <message>
        <source>look round; with W A S D Q E: fly; wheel: speed</source>
        <translation>umsehen; mit W A S D Q E: fliegen; Rad: Tempo</translation>
    </message>
    <message>
        <source>Alt + Shift + left drag</source>
        <translation>Alt + Umschalt + links ziehen</translation>
    </message>
    <message>
        <source>Alt + Ctrl + left drag</source>
        <translation>Alt + Strg + links ziehen</translation>
    </message>
    <message>
        <source>Space + left drag</source>
        <translation>Leertaste + links ziehen</translation>
    </message>
    <message>
        <source>Space + Shift + left drag</source>
        <translation>Leertaste + Umschalt + links ziehen</translation>
    </message>
    <message>
        <source>Space + Ctrl + left drag</source>
        <translation>Leertaste + Strg + links ziehen</translation>
    </message>
    <message>
        <source>Shift + middle drag</source>
        <translation>Umschalt + Mitte ziehen</translation>
    </message>
    <message>
        <source>Ctrl + middle drag</source>
        <translation>Strg + Mitte ziehen</translation>
    </message>
    <message>
        <source>Right drag</source>
        <translation>Rechts ziehen</translation>
    </message>
    <message>
        <source>Alt + right drag</source>
        <translation>Alt + rechts ziehen</translation>
    </message>
    <message>
        <source>Shows the keys and actions that have these words</source>
        <translation>Zeigt die Tasten und Aktionen, die diese Wörter enthalten</translation>
    </message>
    <message>
        <source>Height stamps: click; drag</source>
        <translation>Höhenstempel: Klick; ziehen</translation>
    </message>
    <message>
        <source>add one; set its size</source>
        <translation>einen hinzufügen; die Größe festlegen</translation>
    </message>
    <message>
        <source>Height stamps: Shift + drag</source>
        <translation>Höhenstempel: Umschalt + Ziehen</translation>
    </message>
    <message>
        <source>change the height</source>
        <translation>die Höhe ändern</translation>
    </message>
    <message>
        <source>Height stamps: Ctrl while rotating</source>
        <translation>Höhenstempel: Strg beim Drehen</translation>
    </message>
    <message>
        <source>steps of 15°</source>
        <translation>in Schritten von 15°</translation>
    </message>
</context>
<context>
    <name>scarp::StampForm</name>
    <message>
        <source>No image: a dome</source>
        <translation>Kein Bild: eine Kuppel</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Load Image…</source>
        <translation>Bild laden…</translation>
    </message>
    <message>
        <source>Load a greyscale image or heightmap: PNG, EXR, TIFF, RAW …</source>
        <translation>Ein Graustufenbild oder eine Höhenkarte laden: PNG, EXR, TIFF, RAW …</translation>
    </message>
    <message>
        <source>Use Stamp Brush Settings</source>
        <translation>Einstellungen des Stempelpinsels übernehmen</translation>
    </message>
    <message>
        <source>Copy image, size, height, rotation, blend and falloff from the Stamp brush, which copied ground can be too</source>
        <translation>Bild, Größe, Höhe, Drehung, Mischen und Abfall vom Pinsel „Stempel“ kopieren, der auch kopierter Boden sein kann</translation>
    </message>
    <message>
        <source>Select the Stamp brush first: it has the settings.</source>
        <translation>Zuerst den Pinsel „Stempel“ auswählen: Er hat die Einstellungen.</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Ost</translation>
    </message>
    <message>
        <source>Position east of the terrain&apos;s middle</source>
        <translation>Position östlich der Mitte des Geländes</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>Position north of the terrain&apos;s middle</source>
        <translation>Position nördlich der Mitte des Geländes</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Width of the image</source>
        <translation>Breite des Bildes</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Depth of the image</source>
        <translation>Tiefe des Bildes</translation>
    </message>
    <message>
        <source>Keep proportions</source>
        <translation>Seitenverhältnis beibehalten</translation>
    </message>
    <message>
        <source>Change width and depth together</source>
        <translation>Breite und Tiefe gemeinsam ändern</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>Drehung</translation>
    </message>
    <message>
        <source>Degrees anticlockwise</source>
        <translation>Grad gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Height of the image from black to white</source>
        <translation>Höhe des Bildes von Schwarz bis Weiß</translation>
    </message>
    <message>
        <source>Blend</source>
        <translation>Mischen</translation>
    </message>
    <message>
        <source>Fixed base</source>
        <translation>Feste Bezugshöhe</translation>
    </message>
    <message>
        <source>Measure the stamp&apos;s heights from a fixed height instead of the ground at its centre</source>
        <translation>Die Höhen des Stempels von einer festen Höhe aus messen statt vom Boden in seiner Mitte</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Bezugshöhe</translation>
    </message>
    <message>
        <source>Height from which the stamp&apos;s heights are measured</source>
        <translation>Höhe, von der aus die Höhen des Stempels gemessen werden</translation>
    </message>
    <message>
        <source>Footprint</source>
        <translation>Grundriss</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Rund</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Rechteck</translation>
    </message>
    <message>
        <source>Limit the image to an ellipse</source>
        <translation>Das Bild auf eine Ellipse begrenzen</translation>
    </message>
    <message>
        <source>Use the whole image</source>
        <translation>Das ganze Bild verwenden</translation>
    </message>
    <message>
        <source>Falloff</source>
        <translation>Abfall</translation>
    </message>
    <message>
        <source>How the stamp fades towards its edge</source>
        <translation>Wie der Stempel zu seinem Rand hin ausläuft</translation>
    </message>
    <message>
        <source>Inner radius</source>
        <translation>Innerer Radius</translation>
    </message>
    <message>
        <source>Part of the way to the edge that is at full height, percent</source>
        <translation>Teil des Weges zum Rand, der die volle Höhe hat, Prozent</translation>
    </message>
</context>
<context>
    <name>scarp::StartPage</name>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Show at startup</source>
        <translation>Beim Start zeigen</translation>
    </message>
    <message>
        <source>Show this page when Scarp starts without a file</source>
        <translation>Diese Seite zeigen, wenn Scarp ohne Datei startet</translation>
    </message>
    <message>
        <source>Close the start page (Esc)</source>
        <translation>Die Startseite schließen (Esc)</translation>
    </message>
    <message>
        <source>Close the start page</source>
        <translation>Die Startseite schließen</translation>
    </message>
    <message>
        <source>Get started</source>
        <translation>Erste Schritte</translation>
    </message>
    <message>
        <source>New Terrain…</source>
        <translation>Neues Gelände…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Import from URL…</source>
        <translation>Von URL importieren…</translation>
    </message>
    <message>
        <source>Example Island</source>
        <translation>Beispielinsel</translation>
    </message>
    <message>
        <source>Generate an island to try the tools on</source>
        <translation>Eine Insel erzeugen, um die Werkzeuge daran auszuprobieren</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Zuletzt geöffnete Dateien</translation>
    </message>
    <message>
        <source>No recent files. Open a file, or drop one on the window.</source>
        <translation>Keine zuletzt geöffneten Dateien. Eine Datei öffnen oder auf das Fenster ziehen.</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Design</translation>
    </message>
    <message>
        <source>Colours of the window</source>
        <translation>Farben des Fensters</translation>
    </message>
    <message>
        <source>Navigation style</source>
        <translation>Navigationsstil</translation>
    </message>
    <message>
        <source>Mouse buttons that orbit, pan and zoom</source>
        <translation>Maustasten zum Kreisen, Verschieben und Zoomen</translation>
    </message>
    <message>
        <source>Keymap</source>
        <translation>Tastenbelegung</translation>
    </message>
    <message>
        <source>Keys and mouse buttons as in another program</source>
        <translation>Tasten und Maustasten wie in einem anderen Programm</translation>
    </message>
    <message>
        <source>All Preferences…</source>
        <translation>Alle Einstellungen…</translation>
    </message>
    <message>
        <source>Change language, units, memory and all other preferences</source>
        <translation>Sprache, Einheiten, Speicher und alle anderen Einstellungen ändern</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>Neuerungen</translation>
    </message>
    <message>
        <source>All Changes</source>
        <translation>Alle Änderungen</translation>
    </message>
    <message>
        <source>Show the list of all changes in the manual</source>
        <translation>Die Liste aller Änderungen im Handbuch zeigen</translation>
    </message>
    <message>
        <source>Roads follow the terrain with the least earthwork and list places that are too steep.</source>
        <translation>Straßen folgen dem Gelände mit der geringsten Erdbewegung und nennen Stellen, die zu steil sind.</translation>
    </message>
    <message>
        <source>Select several lines and edit, move, copy or export them together.</source>
        <translation>Mehrere Linien lassen sich auswählen und gemeinsam bearbeiten, verschieben, kopieren oder exportieren.</translation>
    </message>
    <message>
        <source>Rivers, canals and ponds show their water, and scene exports include it.</source>
        <translation>Flüsse, Kanäle und Teiche zeigen ihr Wasser, und Szenenexporte enthalten es.</translation>
    </message>
    <message>
        <source>Name, compare and restore versions of a shared terrain, and lock an area of it.</source>
        <translation>Versionen eines geteilten Geländes lassen sich benennen, vergleichen und wiederherstellen, und ein Bereich davon sperren.</translation>
    </message>
    <message>
        <source>Python scripts open, sculpt, analyse and export terrains: import scarp.</source>
        <translation>Python-Skripte öffnen, formen, analysieren und exportieren Gelände: import scarp.</translation>
    </message>
</context>
<context>
    <name>scarp::StateSession</name>
    <message>
        <source>What is being tried on the ground has to be kept or taken back first.</source>
        <translation>Was gerade am Boden ausprobiert wird, muss zuerst übernommen oder zurückgenommen werden.</translation>
    </message>
</context>
<context>
    <name>scarp::StatusReadout</name>
    <message>
        <source>x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>y</source>
        <translation>y</translation>
    </message>
    <message>
        <source>height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Height of the ground under the cursor</source>
        <translation>Höhe des Bodens unter dem Zeiger</translation>
    </message>
    <message>
        <source>slope</source>
        <translation>Neigung</translation>
    </message>
    <message>
        <source>Angle between the ground under the cursor and the level</source>
        <translation>Winkel zwischen dem Boden unter dem Zeiger und der Waagerechten</translation>
    </message>
    <message>
        <source>cell</source>
        <translation>Zelle</translation>
    </message>
    <message>
        <source>Column and row of the cell, from the north-west corner</source>
        <translation>Spalte und Zeile der Zelle, von der Nordwestecke</translation>
    </message>
    <message>
        <source>world</source>
        <translation>Welt</translation>
    </message>
    <message>
        <source>Coordinates in the terrain&apos;s CRS</source>
        <translation>Koordinaten im KBS des Geländes</translation>
    </message>
    <message>
        <source>scattered object</source>
        <translation>gestreutes Objekt</translation>
    </message>
    <message>
        <source>The object under the cursor that a scatter rule put down, and the rule</source>
        <translation>Das Objekt unter dem Zeiger, das eine Streuregel gesetzt hat, und die Regel</translation>
    </message>
    <message>
        <source>   ·   history %1</source>
        <translation>   ·   Verlauf %1</translation>
    </message>
    <message>
        <source>How far east of the terrain&apos;s middle</source>
        <translation>Wie weit östlich der Mitte des Geländes</translation>
    </message>
    <message>
        <source>How far north of the terrain&apos;s middle</source>
        <translation>Wie weit nördlich der Mitte des Geländes</translation>
    </message>
    <message>
        <source>%1 × %2 at %3</source>
        <translation>%1 × %2 mit %3</translation>
    </message>
</context>
<context>
    <name>scarp::SteepnessLegend</name>
    <message>
        <source>Slope</source>
        <translation>Neigung</translation>
    </message>
    <message>
        <source>How steep the profile&apos;s colours are</source>
        <translation>Wie steil die Farben des Profils sind</translation>
    </message>
</context>
<context>
    <name>scarp::SunDialog</name>
    <message>
        <source>%1 is missing</source>
        <translation>%1 fehlt</translation>
    </message>
    <message>
        <source>%1 goes from −%2° to %2°</source>
        <translation>%1 geht von −%2° bis %2°</translation>
    </message>
    <message>
        <source>Sun at a Date and Time</source>
        <translation>Sonne zu Datum und Zeit</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Latitude</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Degrees, north positive</source>
        <translation>Grad, Nord positiv</translation>
    </message>
    <message>
        <source>Longitude</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Degrees, east positive</source>
        <translation>Grad, Ost positiv</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Time of the day</source>
        <translation>Tageszeit</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Zeitzone</translation>
    </message>
    <message>
        <source>Latitude (°)</source>
        <translation>Breite (°)</translation>
    </message>
    <message>
        <source>Longitude (°)</source>
        <translation>Länge (°)</translation>
    </message>
    <message>
        <source>The sun is %1° below the horizon then</source>
        <translation>Die Sonne steht dann %1° unter dem Horizont</translation>
    </message>
    <message>
        <source>Azimuth %1°, elevation %2°</source>
        <translation>Azimut %1°, Höhe %2°</translation>
    </message>
    <message>
        <source>The day for which the place of the sun is computed</source>
        <translation>Der Tag, für den der Sonnenstand berechnet wird</translation>
    </message>
    <message>
        <source>The time for which the place of the sun is computed</source>
        <translation>Die Uhrzeit, für die der Sonnenstand berechnet wird</translation>
    </message>
    <message>
        <source>Drag through the day</source>
        <translation>Durch den Tag ziehen</translation>
    </message>
    <message>
        <source>The zone in which the time is told</source>
        <translation>Die Zone, in der die Uhrzeit angegeben ist</translation>
    </message>
</context>
<context>
    <name>scarp::SunTimeButton</name>
    <message>
        <source>Date and Time…</source>
        <translation>Datum und Zeit…</translation>
    </message>
    <message>
        <source>Puts the sun where it stands at a date, a time and a place</source>
        <translation>Setzt die Sonne dorthin, wo sie zu einem Datum, einer Zeit und an einem Ort steht</translation>
    </message>
</context>
<context>
    <name>scarp::SystemReportDialog</name>
    <message>
        <source>%1; in use: %2</source>
        <translation>%1; benutzt: %2</translation>
    </message>
    <message>
        <source>%1; Scarp keeps to %2; terrain takes %3, and %4 in a temporary file</source>
        <translation>%1; Scarp hält sich an %2; das Gelände belegt %3, und %4 in einer temporären Datei</translation>
    </message>
    <message>
        <source>Scarp</source>
        <translation>Scarp</translation>
    </message>
    <message>
        <source>Qt</source>
        <translation>Qt</translation>
    </message>
    <message>
        <source>Libraries</source>
        <translation>Programmbibliotheken</translation>
    </message>
    <message>
        <source>OpenGL</source>
        <translation>OpenGL</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Screens</source>
        <translation>Bildschirme</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation>Desktop</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>Prozessor</translation>
    </message>
    <message>
        <source>%1; threads: %2</source>
        <translation>%1; Threads: %2</translation>
    </message>
    <message>
        <source>Instruction sets</source>
        <translation>Befehlssätze</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Brushes, models, materials</source>
        <translation>Pinsel, Modelle, Materialien</translation>
    </message>
    <message>
        <source>Recovery and crash reports</source>
        <translation>Wiederherstellung und Absturzberichte</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Temporary files</source>
        <translation>Temporäre Dateien</translation>
    </message>
    <message>
        <source>System Report</source>
        <translation>Systembericht</translation>
    </message>
    <message>
        <source>Nothing of this is sent anywhere. Copy it into your message where you tell of a fault.</source>
        <translation>Nichts davon wird irgendwohin gesendet. Kopieren Sie es in Ihre Nachricht, mit der Sie einen Fehler melden.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the report as text; your own folder is called ~ in it</source>
        <translation>Den Bericht als Text kopieren; Ihr eigener Ordner heißt darin ~</translation>
    </message>
    <message>
        <source>&amp;System Report</source>
        <translation>&amp;Systembericht</translation>
    </message>
    <message>
        <source>Versions, the machine and folders, to copy where you tell of a fault</source>
        <translation>Versionen, der Rechner und Ordner, zum Kopieren beim Melden eines Fehlers</translation>
    </message>
</context>
<context>
    <name>scarp::TeamAreaCommands</name>
    <message>
        <source>Drag the frame, its sides or corners over the area. Enter keeps it for you, Esc gives up.</source>
        <translation>Den Rahmen, seine Seiten oder Ecken über den Bereich ziehen. Eingabe behält ihn für Sie, Esc bricht ab.</translation>
    </message>
    <message>
        <source>Keep for Me</source>
        <translation>Für mich behalten</translation>
    </message>
    <message>
        <source>An area can be kept when the server is there again.</source>
        <translation>Ein Bereich kann behalten werden, sobald der Server wieder da ist.</translation>
    </message>
    <message>
        <source>The area is kept for you until you release it, close the terrain, or edit nothing there for ten minutes.</source>
        <translation>Der Bereich bleibt für Sie behalten, bis Sie ihn freigeben, das Gelände schließen oder dort zehn Minuten nichts bearbeiten.</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Freigeben</translation>
    </message>
    <message>
        <source>The area cannot be kept: %1.</source>
        <translation>Der Bereich kann nicht behalten werden: %1.</translation>
    </message>
    <message>
        <source>Others may edit your area again.</source>
        <translation>Andere dürfen Ihren Bereich wieder bearbeiten.</translation>
    </message>
    <message>
        <source>The area is not kept for you any more: %1.</source>
        <translation>Der Bereich wird nicht mehr für Sie behalten: %1.</translation>
    </message>
</context>
<context>
    <name>scarp::TeamCommands</name>
    <message>
        <source>Opening %1</source>
        <translation>%1 wird geöffnet</translation>
    </message>
    <message>
        <source>%1: there is not enough memory for it</source>
        <translation>%1: Dafür reicht der Speicher nicht</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Passwort</translation>
    </message>
    <message>
        <source>The password for “%1” on %2:</source>
        <translation>Das Passwort für „%1“ auf %2:</translation>
    </message>
    <message>
        <source>The edits of “%1” that wait were not sent: %2 They are offered again at the next start.</source>
        <translation>Die wartenden Bearbeitungen von „%1“ wurden nicht gesendet: %2 Sie werden beim nächsten Start wieder angeboten.</translation>
    </message>
    <message>
        <source>The server had all edits of “%1” already.</source>
        <translation>Der Server hatte schon alle Bearbeitungen von „%1“.</translation>
    </message>
    <message numerus="yes">
        <source>%1 edits of “%2” that waited are being sent.</source>
        <translation>
            <numerusform>%1 wartende Bearbeitung von „%2“ wird gesendet.</numerusform>
            <numerusform>%1 wartende Bearbeitungen von „%2“ werden gesendet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every edit goes to the server by itself</source>
        <translation>Jede Bearbeitung geht selbsttätig an den Server</translation>
    </message>
    <message>
        <source>“%1” is archived: it can be looked at, not changed.</source>
        <translation>„%1“ ist archiviert: Es kann angesehen, aber nicht geändert werden.</translation>
    </message>
    <message>
        <source>You may look at “%1”, not change it. An administrator may let you.</source>
        <translation>Sie dürfen „%1“ ansehen, nicht ändern. Ein Administrator kann es erlauben.</translation>
    </message>
</context>
<context>
    <name>scarp::TeamDialog</name>
    <message>
        <source>Open Team Terrain</source>
        <translation>Teamgelände öffnen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Verbinden</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>Where the team&apos;s terrains are; the arrow lists the servers used last</source>
        <translation>Wo die Gelände des Teams liegen; der Pfeil zeigt die zuletzt benutzten Server</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Passwort</translation>
    </message>
    <message>
        <source>only where the server asks for one; not remembered</source>
        <translation>nur, wo der Server eines verlangt; wird nicht gemerkt</translation>
    </message>
    <message>
        <source>Which server? Its address is to be had from who leads the team.</source>
        <translation>Welcher Server? Seine Adresse gibt, wer das Team leitet.</translation>
    </message>
    <message>
        <source>Asking the server</source>
        <translation>Der Server wird gefragt</translation>
    </message>
    <message>
        <source>There is no terrain on this server that you are a member of.</source>
        <translation>Auf diesem Server gibt es kein Gelände, dessen Mitglied Sie sind.</translation>
    </message>
    <message>
        <source>Give Up</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Choose a terrain.</source>
        <translation>Ein Gelände wählen.</translation>
    </message>
    <message>
        <source>Of your account on the server; it is not kept</source>
        <translation>Ihres Kontos auf dem Server; es wird nicht gespeichert</translation>
    </message>
    <message>
        <source>Ask the server which terrains it has</source>
        <translation>Den Server fragen, welche Gelände er hat</translation>
    </message>
    <message>
        <source>Show archived</source>
        <translation>Archivierte anzeigen</translation>
    </message>
    <message>
        <source>Manage…</source>
        <translation>Verwalten…</translation>
    </message>
    <message>
        <source>List terrains that nobody changes any more as well</source>
        <translation>Auch Gelände auflisten, die niemand mehr ändert</translation>
    </message>
    <message>
        <source>List, add and remove members of the selected terrain; rename, archive or delete it</source>
        <translation>Mitglieder des gewählten Geländes auflisten, hinzufügen und entfernen; es umbenennen, archivieren oder löschen</translation>
    </message>
    <message>
        <source>Show archived (%1)</source>
        <translation>Archivierte anzeigen (%1)</translation>
    </message>
</context>
<context>
    <name>scarp::TeamManageDialog</name>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Entfernen…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen…</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archivieren</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Löschen…</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Mitglieder</translation>
    </message>
    <message>
        <source>The members of the terrain, their roles and when they were seen last</source>
        <translation>Die Mitglieder des Geländes, ihre Rollen und wann sie zuletzt da waren</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>Mitglied</translation>
    </message>
    <message>
        <source>Last Seen</source>
        <translation>Zuletzt gesehen</translation>
    </message>
    <message>
        <source>Asking the server</source>
        <translation>Server wird gefragt</translation>
    </message>
    <message>
        <source>New member</source>
        <translation>Neues Mitglied</translation>
    </message>
    <message>
        <source>Name of a role on the server</source>
        <translation>Name einer Rolle auf dem Server</translation>
    </message>
    <message>
        <source>Type the name with which the new member connects to the server</source>
        <translation>Den Namen eingeben, mit dem sich das neue Mitglied am Server anmeldet</translation>
    </message>
    <message>
        <source>Choose what the new member may do</source>
        <translation>Festlegen, was das neue Mitglied darf</translation>
    </message>
    <message>
        <source>Let this role of the server open the terrain</source>
        <translation>Diese Rolle des Servers das Gelände öffnen lassen</translation>
    </message>
    <message>
        <source>Close the terrain to the selected member; the edits of the member stay</source>
        <translation>Das Gelände für das gewählte Mitglied schließen; dessen Bearbeitungen bleiben</translation>
    </message>
    <message>
        <source>Give the terrain another name</source>
        <translation>Dem Gelände einen anderen Namen geben</translation>
    </message>
    <message>
        <source>Make the terrain read-only and hide it from the list, or undo that</source>
        <translation>Das Gelände schreibgeschützt machen und in der Liste ausblenden, oder das rückgängig machen</translation>
    </message>
    <message>
        <source>Delete the terrain with its history for everybody</source>
        <translation>Das Gelände mit seinem Verlauf für alle löschen</translation>
    </message>
    <message>
        <source>Archiving</source>
        <translation>Archivieren</translation>
    </message>
    <message>
        <source>Manage “%1”</source>
        <translation>„%1“ verwalten</translation>
    </message>
    <message>
        <source>Administrators add and remove members.</source>
        <translation>Administratoren fügen Mitglieder hinzu und entfernen sie.</translation>
    </message>
    <message>
        <source>This terrain is archived: members look at it, nobody changes it.</source>
        <translation>Dieses Gelände ist archiviert: Mitglieder sehen es an, niemand ändert es.</translation>
    </message>
    <message>
        <source>Members open this terrain with their names on the server.</source>
        <translation>Mitglieder öffnen dieses Gelände mit ihrem Namen auf dem Server.</translation>
    </message>
    <message>
        <source>has no account any more</source>
        <translation>hat kein Konto mehr</translation>
    </message>
    <message>
        <source>here now</source>
        <translation>jetzt da</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source> (you)</source>
        <translation> (Sie)</translation>
    </message>
    <message>
        <source>Role of %1</source>
        <translation>Rolle von %1</translation>
    </message>
    <message>
        <source>Unarchive</source>
        <translation>Aus Archiv holen</translation>
    </message>
    <message>
        <source>Changing members</source>
        <translation>Mitglieder werden geändert</translation>
    </message>
    <message>
        <source>“%1” is a member already.</source>
        <translation>„%1“ ist schon Mitglied.</translation>
    </message>
    <message>
        <source>Remove Member</source>
        <translation>Mitglied entfernen</translation>
    </message>
    <message>
        <source>Leave “%1”?</source>
        <translation>„%1“ verlassen?</translation>
    </message>
    <message>
        <source>Remove “%1” from “%2”?</source>
        <translation>„%1“ aus „%2“ entfernen?</translation>
    </message>
    <message>
        <source>The edits of the member stay. An administrator can add the member again.</source>
        <translation>Die Bearbeitungen des Mitglieds bleiben. Ein Administrator kann es wieder hinzufügen.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Rename Terrain</source>
        <translation>Gelände umbenennen</translation>
    </message>
    <message>
        <source>A new name for “%1”:</source>
        <translation>Ein neuer Name für „%1“:</translation>
    </message>
    <message>
        <source>Renaming</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Delete Terrain</source>
        <translation>Gelände löschen</translation>
    </message>
    <message>
        <source>This deletes “%1” with its history and its versions for everybody. It cannot be undone.
Type the name of the terrain to confirm:</source>
        <translation>Dies löscht „%1“ mit Verlauf und Versionen für alle. Es kann nicht rückgängig gemacht werden.
Zur Bestätigung den Namen des Geländes eingeben:</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>“%1” was not deleted: that is not its name.</source>
        <translation>„%1“ wurde nicht gelöscht: Das ist nicht sein Name.</translation>
    </message>
    <message>
        <source>Deleting</source>
        <translation>Löschen</translation>
    </message>
</context>
<context>
    <name>scarp::TeamSession</name>
    <message>
        <source>This cannot be undone or redone: %1</source>
        <translation>Das kann weder rückgängig gemacht noch wiederholt werden: %1</translation>
    </message>
    <message>
        <source>What is being sent can be undone when the server is there again.</source>
        <translation>Was gerade gesendet wird, kann rückgängig gemacht werden, wenn der Server wieder da ist.</translation>
    </message>
    <message>
        <source>What was sent can be undone when the server is there again.</source>
        <translation>Was gesendet wurde, kann rückgängig gemacht werden, wenn der Server wieder da ist.</translation>
    </message>
    <message>
        <source>The shared terrain is not followed any more: %1. Save As keeps it as a project.</source>
        <translation>Das geteilte Gelände wird nicht mehr verfolgt: %1. Speichern unter bewahrt es als Projekt.</translation>
    </message>
    <message>
        <source>You may look at this terrain, not change it.</source>
        <translation>Sie dürfen dieses Gelände ansehen, nicht ändern.</translation>
    </message>
    <message>
        <source>Holes are shown where the ground could not be fetched, until the server is there again; edits wait: %1.</source>
        <translation>Wo der Boden nicht abgerufen werden konnte, werden Löcher gezeigt, bis der Server wieder da ist; Bearbeitungen warten: %1.</translation>
    </message>
    <message>
        <source>An edit waits: %1. It is sent when the area is released, and Undo takes it back.</source>
        <translation>Eine Bearbeitung wartet: %1. Sie wird gesendet, wenn der Bereich freigegeben wird; Rückgängig nimmt sie zurück.</translation>
    </message>
    <message>
        <source>This terrain is archived: it can be looked at, not changed.</source>
        <translation>Dieses Gelände ist archiviert: Es kann angesehen, aber nicht geändert werden.</translation>
    </message>
    <message>
        <source>“%1” is now called “%2”.</source>
        <translation>„%1“ heißt jetzt „%2“.</translation>
    </message>
    <message>
        <source>You may change “%1” now. Open it again to edit it.</source>
        <translation>Sie dürfen „%1“ jetzt ändern. Zum Bearbeiten erneut öffnen.</translation>
    </message>
    <message>
        <source>You may change “%1” again.</source>
        <translation>Sie dürfen „%1“ wieder ändern.</translation>
    </message>
    <message>
        <source>“%1” was archived: it can be looked at, not changed.</source>
        <translation>„%1“ wurde archiviert: Es kann angesehen, aber nicht geändert werden.</translation>
    </message>
    <message>
        <source>You may look at “%1” now, not change it.</source>
        <translation>Sie dürfen „%1“ jetzt nur noch ansehen, nicht ändern.</translation>
    </message>
    <message>
        <source>Edits that were not sent are kept until you may change it again.</source>
        <translation>Nicht gesendete Bearbeitungen bleiben erhalten, bis Sie es wieder ändern dürfen.</translation>
    </message>
</context>
<context>
    <name>scarp::TeamTerrainList</name>
    <message>
        <source>Terrains of the server</source>
        <translation>Gelände des Servers</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>There now</source>
        <translation>Jetzt dort</translation>
    </message>
    <message>
        <source>nothing in it yet</source>
        <translation>noch nichts darin</translation>
    </message>
    <message>
        <source>The terrains on the server, their sizes, your rights and who has them open</source>
        <translation>Die Gelände auf dem Server, ihre Größen, Ihre Rechte und wer sie geöffnet hat</translation>
    </message>
    <message>
        <source>%1 × %2 at %3</source>
        <translation>%1 × %2 mit %3</translation>
    </message>
    <message>
        <source>%1 (archived)</source>
        <translation>%1 (archiviert)</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
</context>
<context>
    <name>scarp::TeamVersionCommands</name>
    <message>
        <source>Versions of %1</source>
        <translation>Versionen von %1</translation>
    </message>
    <message>
        <source>No state of this terrain has a name yet.</source>
        <translation>Noch kein Stand dieses Geländes hat einen Namen.</translation>
    </message>
    <message>
        <source>no. %1 – %2, %3</source>
        <translation>Nr. %1 – %2, %3</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Show how the terrain differs from it now</source>
        <translation>Zeigen, wie sich das Gelände jetzt davon unterscheidet</translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>As a project in a file</source>
        <translation>Als Projekt in einer Datei</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Wiederherstellen…</translation>
    </message>
    <message>
        <source>For everybody, as a new change</source>
        <translation>Für alle, als neue Änderung</translation>
    </message>
    <message>
        <source>Name This State…</source>
        <translation>Diesen Stand benennen…</translation>
    </message>
    <message>
        <source>Makes a version of the terrain as it is now</source>
        <translation>Macht eine Version des Geländes, wie es jetzt ist</translation>
    </message>
    <message>
        <source>Save Version As</source>
        <translation>Version speichern unter</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>%1 wird gespeichert</translation>
    </message>
    <message>
        <source>“%1” is saved as %2.</source>
        <translation>„%1“ ist als %2 gespeichert.</translation>
    </message>
    <message>
        <source>Restore a Version</source>
        <translation>Eine Version wiederherstellen</translation>
    </message>
    <message>
        <source>Bring “%1” back for everybody?</source>
        <translation>„%1“ für alle zurückholen?</translation>
    </message>
    <message>
        <source>The terrain becomes as change %1 left it, by a new change. Nothing is lost: the changes since then stay, and a name for the present state makes a version of it.</source>
        <translation>Das Gelände wird durch eine neue Änderung so, wie Änderung %1 es hinterließ. Nichts geht verloren: die Änderungen seither bleiben, und ein Name für den jetzigen Stand macht eine Version daraus.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Restoring “%1”</source>
        <translation>„%1“ wird wiederhergestellt</translation>
    </message>
    <message>
        <source>The terrain is as in “%1” again.</source>
        <translation>Das Gelände ist wieder wie in „%1“.</translation>
    </message>
    <message>
        <source>The terrain is as in “%1” already.</source>
        <translation>Das Gelände ist schon wie in „%1“.</translation>
    </message>
    <message>
        <source>Name This State</source>
        <translation>Diesen Stand benennen</translation>
    </message>
    <message>
        <source>A name for the terrain as change %1 left it:</source>
        <translation>Ein Name für das Gelände, wie Änderung %1 es hinterließ:</translation>
    </message>
    <message>
        <source>A name for the terrain as it is now:</source>
        <translation>Ein Name für das Gelände, wie es jetzt ist:</translation>
    </message>
    <message>
        <source>Edits wait to be sent: the state can be named as soon as the server has them.</source>
        <translation>Bearbeitungen warten auf das Senden: der Stand kann benannt werden, sobald der Server sie hat.</translation>
    </message>
    <message>
        <source>Naming a state</source>
        <translation>Ein Stand wird benannt</translation>
    </message>
    <message>
        <source>The terrain after change %1 is the version “%2”.</source>
        <translation>Das Gelände nach Änderung %1 ist die Version „%2“.</translation>
    </message>
</context>
<context>
    <name>scarp::ToolCommands</name>
    <message>
        <source>What is being tried on the ground has to be kept or taken back first.</source>
        <translation>Was gerade am Boden ausprobiert wird, muss zuerst übernommen oder zurückgenommen werden.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
</context>
<context>
    <name>scarp::ToolStrip</name>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Show the other tools</source>
        <translation>Die anderen Werkzeuge zeigen</translation>
    </message>
    <message>
        <source>Other Tools</source>
        <translation>Andere Werkzeuge</translation>
    </message>
    <message>
        <source>%1
Key: %2</source>
        <translation>%1
Taste: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1
%2: hold or right-click for all tools</source>
        <translation>%1
%2: gedrückt halten oder rechts klicken für alle Werkzeuge</translation>
    </message>
    <message>
        <source>%1
%2 (%3): hold or right-click for all tools</source>
        <translation>%1
%2 (%3): gedrückt halten oder rechts klicken für alle Werkzeuge</translation>
    </message>
</context>
<context>
    <name>scarp::VectorMaskDialog</name>
    <message>
        <source>Select from %1</source>
        <translation>Aus %1 auswählen</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Layer</translation>
    </message>
    <message>
        <source>All layers</source>
        <translation>Alle Layer</translation>
    </message>
    <message>
        <source>CRS</source>
        <translation>KBS</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>Rand</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Verwendung</translation>
    </message>
    <message>
        <source>Buffer</source>
        <translation>Puffer</translation>
    </message>
    <message>
        <source>Enlarge polygons by this distance, below 0 shrink them; required for lines and points</source>
        <translation>Polygone um diesen Abstand vergrößern, unter 0 verkleinern; Linien und Punkte brauchen einen</translation>
    </message>
    <message>
        <source>Feather</source>
        <translation>Weicher Rand</translation>
    </message>
    <message>
        <source>Width of the soft edge</source>
        <translation>Breite des weichen Randes</translation>
    </message>
    <message>
        <source>Save as “%1”</source>
        <translation>Als „%1“ speichern</translation>
    </message>
    <message>
        <source>How to combine the features with the selection, or save them as a new selection</source>
        <translation>Wie die Objekte die aktuelle Auswahl ändern oder ob sie als eigene Auswahl gespeichert werden</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%2 features)</source>
        <translation>
            <numerusform>%1 (%2 Objekt)</numerusform>
            <numerusform>%1 (%2 Objekte)</numerusform>
        </translation>
    </message>
    <message>
        <source>Layer of the file whose features are used</source>
        <translation>Layer der Datei, dessen Objekte verwendet werden</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>all features</source>
        <translation>alle Objekte</translation>
    </message>
    <message>
        <source>The terrain&apos;s own</source>
        <translation>Das des Geländes</translation>
    </message>
    <message>
        <source>Degrees, WGS 84</source>
        <translation>Grad, WGS 84</translation>
    </message>
    <message>
        <source>The file does not state its CRS: type a code, such as EPSG:2056, or its WKT</source>
        <translation>Die Datei sagt ihr KBS nicht: einen Code eingeben, etwa EPSG:2056, oder seinen Text</translation>
    </message>
    <message>
        <source>By area: a sample is selected by the fraction of its cell that is covered. By centre: entirely or not</source>
        <translation>Nach Fläche: Ein Wert wird mit dem Anteil seiner Zelle ausgewählt, der bedeckt ist. Nach Mittelpunkt: ganz oder gar nicht</translation>
    </message>
    <message>
        <source>Features that this is true for, as in kind = &apos;forest&apos; AND area &gt; 10, or FID IN (3, 7)</source>
        <translation>Objekte, für die dies zutrifft, etwa kind = &apos;forest&apos; AND area &gt; 10 oder FID IN (3, 7)</translation>
    </message>
    <message>
        <source>Fields: %1</source>
        <translation>Felder: %1</translation>
    </message>
    <message>
        <source>“%1” is not a known CRS.</source>
        <translation>„%1“ ist kein bekanntes KBS.</translation>
    </message>
    <message>
        <source>Computing the selection…</source>
        <translation>Auswahl wird berechnet…</translation>
    </message>
    <message>
        <source>Selecting</source>
        <translation>Wird ausgewählt</translation>
    </message>
    <message>
        <source>The selection was cancelled.</source>
        <translation>Das Auswählen wurde abgebrochen.</translation>
    </message>
    <message>
        <source>No sample is selected.</source>
        <translation>Kein Wert ist ausgewählt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 polygons</source>
        <translation>
            <numerusform>%1 Polygon</numerusform>
            <numerusform>%1 Polygone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lines</source>
        <translation>
            <numerusform>%1 Linie</numerusform>
            <numerusform>%1 Linien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 points</source>
        <translation>
            <numerusform>%1 Punkt</numerusform>
            <numerusform>%1 Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scarp::VersionsDialog</name>
    <message>
        <source>Versions of %1</source>
        <translation>Versionen von %1</translation>
    </message>
    <message>
        <source>Saved states</source>
        <translation>Gespeicherte Stände</translation>
    </message>
    <message>
        <source>  –  as last saved</source>
        <translation>  –  wie zuletzt gespeichert</translation>
    </message>
    <message>
        <source>Open as Copy</source>
        <translation>Als Kopie öffnen</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>As a document of its own, in no file yet</source>
        <translation>Als eigenes Dokument, noch in keiner Datei</translation>
    </message>
    <message>
        <source>In the place of what is open; the file changes only when it is saved</source>
        <translation>Anstelle des Geöffneten; die Datei ändert sich erst beim Speichern</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen…</translation>
    </message>
    <message>
        <source>Looking at a version</source>
        <translation>Version wird angesehen</translation>
    </message>
    <message>
        <source>States of the project that were saved, with what differs in them</source>
        <translation>Gespeicherte Stände des Projekts und was sich in ihnen unterscheidet</translation>
    </message>
</context>
<context>
    <name>scarp::ViewCommands</name>
    <message>
        <source>This view is bookmark %1: %2 comes back to it.</source>
        <translation>Diese Ansicht ist Lesezeichen %1: %2 kehrt zu ihr zurück.</translation>
    </message>
</context>
<context>
    <name>scarp::ViewHeader</name>
    <message>
        <source>More settings of the view</source>
        <translation>Weitere Einstellungen der Ansicht</translation>
    </message>
    <message>
        <source>More view settings</source>
        <translation>Weitere Ansichtseinstellungen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>scarp::Viewport</name>
    <message>
        <source>Terrain view</source>
        <translation>Geländeansicht</translation>
    </message>
    <message>
        <source>OpenGL 4.5 is needed; this system offers %1.%2</source>
        <translation>OpenGL 4.5 wird gebraucht; dieses System bietet %1.%2</translation>
    </message>
    <message>
        <source>OpenGL 4.5 is needed; this system offers none</source>
        <translation>OpenGL 4.5 wird gebraucht; dieses System bietet keines</translation>
    </message>
    <message>
        <source>the graphics card was reset and shows nothing more; the terrain is untouched: save it and start Scarp again</source>
        <translation>die Grafikkarte wurde zurückgesetzt und zeigt nichts mehr; das Gelände ist unberührt: speichern und Scarp neu starten</translation>
    </message>
    <message>
        <source>The keys have the cursor: arrows move it, with Shift far, with Ctrl finely. Space or Enter begins and ends what the left button does, Esc takes it back. Page Up and Page Down go nearer and away, Home and End turn the view.</source>
        <translation>Die Tasten haben den Zeiger: Pfeile bewegen ihn, mit Umschalt weit, mit Strg fein. Leertaste oder Eingabe beginnt und beendet, was die linke Taste tut, Esc nimmt es zurück. Bild auf und Bild ab gehen näher und weg, Pos1 und Ende drehen die Ansicht.</translation>
    </message>
    <message>
        <source>The terrain. The left button uses the tool in hand, the right one offers what can be done at a place; F1 lists what the buttons and keys do</source>
        <translation>Das Gelände. Die linke Taste benutzt das aktuelle Werkzeug, die rechte bietet, was sich an einer Stelle tun lässt; F1 listet auf, was Maustasten und Tasten tun</translation>
    </message>
    <message>
        <source>x %1, y %2, height %3</source>
        <translation>x %1, y %2, Höhe %3</translation>
    </message>
    <message>
        <source>%1 × %2 samples
%3</source>
        <translation>%1 × %2 Werte
%3</translation>
    </message>
    <message>
        <source>Samples: %1 × %2</source>
        <translation>Werte: %1 × %2</translation>
    </message>
    <message>
        <source>Size: %1</source>
        <translation>Größe: %1</translation>
    </message>
    <message>
        <source>Heights: %1</source>
        <translation>Höhen: %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Layers: %1</source>
        <translation>Ebenen: %1</translation>
    </message>
    <message>
        <source>Objects: %1</source>
        <translation>Objekte: %1</translation>
    </message>
    <message>
        <source>Terrain triangles: %1</source>
        <translation>Geländedreiecke: %1</translation>
    </message>
    <message>
        <source>Terrain on graphics card: %1</source>
        <translation>Gelände auf der Grafikkarte: %1</translation>
    </message>
</context>
<context>
    <name>scarp::WindowLayout</name>
    <message>
        <source>Dock All Panels</source>
        <translation>Alle Bedienfelder andocken</translation>
    </message>
    <message>
        <source>Dock the floating panels again</source>
        <translation>Die abgelösten Bedienfelder wieder andocken</translation>
    </message>
</context>
<context>
    <name>scarp::WorldPositionField</name>
    <message>
        <source>World</source>
        <translation>Welt</translation>
    </message>
    <message>
        <source>World position</source>
        <translation>Weltkoordinaten</translation>
    </message>
    <message>
        <source>East and north in %1</source>
        <translation>Ost- und Nordwert in %1</translation>
    </message>
    <message>
        <source>East and north in the coordinates of the file</source>
        <translation>Ost- und Nordwert in den Koordinaten der Datei</translation>
    </message>
    <message>
        <source>“%1” is not a position. Type two numbers, such as 400120.5, 5500310.</source>
        <translation>„%1“ ist keine Position. Zwei Zahlen eingeben, etwa 400120.5, 5500310.</translation>
    </message>
</context>
</TS>
