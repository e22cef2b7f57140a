<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>AddressBox</name>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Where the data is; the arrow lists the addresses used last</source>
        <translation>Dónde están los datos; la flecha muestra las direcciones usadas por última vez</translation>
    </message>
    <message>
        <source>Which address? Paste it here</source>
        <translation>¿Qué dirección? Péguela aquí</translation>
    </message>
    <message>
        <source>That is no address: it begins with https://, s3:// or the like</source>
        <translation>Eso no es una dirección: empieza por https://, s3:// o similar</translation>
    </message>
</context>
<context>
    <name>AssetPicture</name>
    <message>
        <source>%1 by the rule “%2”</source>
        <translation>%1 por la regla «%2»</translation>
    </message>
</context>
<context>
    <name>BrushSections</name>
    <message>
        <source>Size and effect</source>
        <translation>Tamaño y efecto</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radio</translation>
    </message>
    <message>
        <source>From the brush&apos;s centre to its rim. Keys: [ and ]</source>
        <translation>Del centro del pincel a su borde. Teclas: [ y ]</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Intensidad</translation>
    </message>
    <message>
        <source>What one pass changes under the centre. Keys: - and =</source>
        <translation>Lo que una pasada cambia bajo el centro. Teclas: - y =</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>Flujo</translation>
    </message>
    <message>
        <source>What the brush changes a second while it is held still; 0 for nothing</source>
        <translation>Lo que cambia el pincel por segundo mientras está quieto; 0 para nada</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Límites</translation>
    </message>
    <message>
        <source>Never steeper than</source>
        <translation>Nunca más empinado que</translation>
    </message>
    <message>
        <source>The brush leaves no ground steeper than this, degrees</source>
        <translation>El pincel no deja terreno más empinado que esto, grados</translation>
    </message>
    <message>
        <source>Heights</source>
        <translation>Alturas</translation>
    </message>
    <message>
        <source>Both ways</source>
        <translation>Ambos sentidos</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Arriba</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Abajo</translation>
    </message>
    <message>
        <source>Ground may rise and sink</source>
        <translation>El suelo puede subir y bajar</translation>
    </message>
    <message>
        <source>Ground may only rise</source>
        <translation>El suelo solo puede subir</translation>
    </message>
    <message>
        <source>Ground may only sink</source>
        <translation>El suelo solo puede bajar</translation>
    </message>
    <message>
        <source>Min height</source>
        <translation>Altura mín.</translation>
    </message>
    <message>
        <source>Ground below this height is left alone</source>
        <translation>El suelo por debajo de esta altura no cambia</translation>
    </message>
    <message>
        <source>Max height</source>
        <translation>Altura máx.</translation>
    </message>
    <message>
        <source>Ground above this height is left alone</source>
        <translation>El suelo por encima de esta altura no cambia</translation>
    </message>
    <message>
        <source>Min slope</source>
        <translation>Pendiente mín.</translation>
    </message>
    <message>
        <source>Gentler ground is left alone, degrees</source>
        <translation>El suelo más suave no cambia, grados</translation>
    </message>
    <message>
        <source>Max slope</source>
        <translation>Pendiente máx.</translation>
    </message>
    <message>
        <source>Steeper ground is left alone, degrees</source>
        <translation>El suelo más empinado no cambia, grados</translation>
    </message>
    <message>
        <source>Jitter</source>
        <translation>Dispersión</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Dabs land off the path by up to this much, percent of the radius</source>
        <translation>Las huellas caen fuera del trazo hasta esta distancia, porcentaje del radio</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Dabs are smaller by up to this much</source>
        <translation>Las huellas son más pequeñas hasta en esta cantidad</translation>
    </message>
    <message>
        <source>Dabs are weaker by up to this much</source>
        <translation>Las huellas son más débiles hasta en esta cantidad</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Ángulo</translation>
    </message>
    <message>
        <source>Alphas are turned by up to this much to either side, degrees</source>
        <translation>Los alfas se giran hasta esta cantidad a cada lado, grados</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Another number is another chance; the same one gives the same stroke</source>
        <translation>Otro número da otro azar; el mismo da el mismo trazo</translation>
    </message>
    <message>
        <source>Pen pressure</source>
        <translation>Presión del lápiz</translation>
    </message>
    <message>
        <source>A harder press makes the brush larger</source>
        <translation>Más presión agranda el pincel</translation>
    </message>
    <message>
        <source>A harder press makes the brush stronger</source>
        <translation>Más presión refuerza el pincel</translation>
    </message>
    <message>
        <source>A harder press flows faster while the pen is held still</source>
        <translation>Más presión aumenta el flujo mientras el lápiz está quieto</translation>
    </message>
    <message>
        <source>light</source>
        <translation>suave</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>fuerte</translation>
    </message>
    <message>
        <source>Stroke</source>
        <translation>Trazo</translation>
    </message>
    <message>
        <source>Spacing</source>
        <translation>Espaciado</translation>
    </message>
    <message>
        <source>Between two dabs of the brush, percent of the radius. Changes smoothness and cost, not strength</source>
        <translation>Entre dos huellas del pincel, porcentaje del radio. Cambia la suavidad y el coste, no la intensidad</translation>
    </message>
    <message>
        <source>Stabiliser</source>
        <translation>Estabilizador</translation>
    </message>
    <message>
        <source>The brush trails the pointer on a string of this length, percent of the radius, so that a shaky hand draws a calm line</source>
        <translation>El pincel sigue al puntero atado a un hilo de esta longitud, porcentaje del radio, para que una mano temblorosa dibuje una línea serena</translation>
    </message>
    <message>
        <source>Smooth path</source>
        <translation>Suavizar trazo</translation>
    </message>
    <message>
        <source>Curves through the points that the pointer tells, instead of straight pieces</source>
        <translation>Curvas por los puntos del puntero, en lugar de tramos rectos</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>Simetría</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Radial</source>
        <translation>Radial</translation>
    </message>
    <message>
        <source>One brush</source>
        <translation>Un pincel</translation>
    </message>
    <message>
        <source>Mirrored east and west</source>
        <translation>Reflejado este y oeste</translation>
    </message>
    <message>
        <source>Mirrored north and south</source>
        <translation>Reflejado norte y sur</translation>
    </message>
    <message>
        <source>Mirrored both ways: four brushes</source>
        <translation>Reflejado en ambos sentidos: cuatro pinceles</translation>
    </message>
    <message>
        <source>Turned around a point</source>
        <translation>Girado alrededor de un punto</translation>
    </message>
    <message>
        <source>Arms</source>
        <translation>Brazos</translation>
    </message>
    <message>
        <source>How many brushes there are around the point</source>
        <translation>Cuántos pinceles hay alrededor del punto</translation>
    </message>
    <message>
        <source>Centre east</source>
        <translation>Centro este</translation>
    </message>
    <message>
        <source>Where the copies meet, to the east of the terrain&apos;s middle</source>
        <translation>Donde se juntan las copias, al este del centro del terreno</translation>
    </message>
    <message>
        <source>Centre north</source>
        <translation>Centro norte</translation>
    </message>
    <message>
        <source>Where the copies meet, to the north of the terrain&apos;s middle</source>
        <translation>Donde se juntan las copias, al norte del centro del terreno</translation>
    </message>
    <message>
        <source>Falloff</source>
        <translation>Caída</translation>
    </message>
    <message>
        <source>%1 falloff</source>
        <translation>Caída: %1</translation>
    </message>
    <message>
        <source>A falloff that you draw</source>
        <translation>Una caída que usted dibuja</translation>
    </message>
    <message>
        <source>rim</source>
        <translation>borde</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>centro</translation>
    </message>
    <message>
        <source>Inner radius</source>
        <translation>Radio interior</translation>
    </message>
    <message>
        <source>How much of the radius is at full strength, percent. Keys: Ctrl+Shift+[ and ]</source>
        <translation>Qué parte del radio tiene toda la intensidad, porcentaje. Teclas: Ctrl+Mayús+[ y ]</translation>
    </message>
</context>
<context>
    <name>CommandSearch</name>
    <message>
        <source>a an the it is this that these to for of in on at as with and my me i you we how do does can make want get let some</source>
        <translation>el la los las un una unos unas es de del a al en con por para que mi mis me yo se cómo como puedo quiero hacer haz poner algo lo y</translation>
    </message>
</context>
<context>
    <name>CommandWords</name>
    <message>
        <source>up higher hill mountain build add ground mound dune</source>
        <translation>subir arriba alto colina montaña construir añadir suelo montículo duna elevar</translation>
    </message>
    <message>
        <source>down dig deeper valley trench remove ground carve</source>
        <translation>bajar abajo cavar hondo valle zanja quitar suelo excavar</translation>
    </message>
    <message>
        <source>soften blur bumps rough even relax calm</source>
        <translation>suave suavizar desenfocar bultos rugoso igualar</translation>
    </message>
    <message>
        <source>crisp detail rough ridges</source>
        <translation>nitidez detalle rugoso crestas enfocar</translation>
    </message>
    <message>
        <source>flat level even plane building site ground</source>
        <translation>plano nivelar llano explanada solar suelo aplanar</translation>
    </message>
    <message>
        <source>exact height elevation metres absolute target</source>
        <translation>altura exacta elevación metros absoluta objetivo</translation>
    </message>
    <message>
        <source>rough random fractal bumps natural detail</source>
        <translation>rugoso aleatorio fractal bultos natural detalle ruido</translation>
    </message>
    <message>
        <source>steps stairs rice fields strata layers mesa</source>
        <translation>escalones escaleras arroz campos estratos capas mesa bancales</translation>
    </message>
    <message>
        <source>table mesa platform flat top</source>
        <translation>mesa meseta plataforma plana cima</translation>
    </message>
    <message>
        <source>impact meteor volcano moon caldera</source>
        <translation>impacto meteorito volcán luna caldera</translation>
    </message>
    <message>
        <source>alpha picture height image mountain shape</source>
        <translation>alfa imagen altura montaña forma sello</translation>
    </message>
    <message>
        <source>copy ground elsewhere duplicate mountain</source>
        <translation>copiar suelo otro lugar duplicar montaña clonar</translation>
    </message>
    <message>
        <source>smear drag push move ground</source>
        <translation>difuminar arrastrar empujar mover suelo</translation>
    </message>
    <message>
        <source>undo here paint history back original erosion</source>
        <translation>deshacer aquí pintar historial original erosión</translation>
    </message>
    <message>
        <source>erosion rain water river gully erode wear</source>
        <translation>erosión lluvia agua río barranco desgaste</translation>
    </message>
    <message>
        <source>erosion talus scree landslide slump erode weather</source>
        <translation>erosión talud derrubios deslizamiento desgaste</translation>
    </message>
    <message>
        <source>cave tunnel cut out delete ground no data</source>
        <translation>cueva túnel recortar borrar suelo agujero sin datos</translation>
    </message>
    <message>
        <source>close hole repair missing patch void no data</source>
        <translation>cerrar agujero reparar falta parche vacío sin datos</translation>
    </message>
    <message>
        <source>create blank empty island flat start world</source>
        <translation>crear nuevo vacío isla plano empezar mundo</translation>
    </message>
    <message>
        <source>load file project dem geotiff heightmap</source>
        <translation>cargar archivo proyecto dem mdt geotiff mapa de alturas</translation>
    </message>
    <message>
        <source>team share together others collaborate multiplayer server postgres work</source>
        <translation>equipo compartir juntos otros colaborar servidor postgres trabajar</translation>
    </message>
    <message>
        <source>load raw dem heightmap png geotiff lidar elevation data</source>
        <translation>cargar raw dem mdt mapa de alturas png geotiff lidar elevación datos</translation>
    </message>
    <message>
        <source>download internet url web online cloud s3 cog stac wcs dem elevation data</source>
        <translation>descargar internet url web en línea nube s3 cog stac wcs dem mdt elevación</translation>
    </message>
    <message>
        <source>wrong height scale units upside down flipped feet</source>
        <translation>altura errónea escala unidades al revés invertido pies</translation>
    </message>
    <message>
        <source>mesh asset tree gltf glb fbx obj add own</source>
        <translation>malla modelo árbol gltf glb fbx obj añadir propio</translation>
    </message>
    <message>
        <source>splat map mask texture weight land cover</source>
        <translation>splat mapa máscara textura peso cobertura del suelo</translation>
    </message>
    <message>
        <source>satellite aerial photo image map overlay orthophoto texture</source>
        <translation>satélite aérea foto imagen mapa superponer ortofoto textura</translation>
    </message>
    <message>
        <source>satellite wms wmts map online overlay</source>
        <translation>satélite wms wmts mapa en línea superponer</translation>
    </message>
    <message>
        <source>store keep project</source>
        <translation>guardar conservar proyecto</translation>
    </message>
    <message>
        <source>earlier older backup history restore previous go back</source>
        <translation>anterior antigua copia historial restaurar volver atrás</translation>
    </message>
    <message>
        <source>discard throw away changes start over</source>
        <translation>descartar tirar cambios empezar de nuevo</translation>
    </message>
    <message>
        <source>save as geotiff png raw r16 exr unity unreal godot terrain3d engine height map elevation data</source>
        <translation>guardar como geotiff png raw r16 exr unity unreal godot terrain3d motor mapa de alturas elevación</translation>
    </message>
    <message>
        <source>split save cut chunks streaming world composition unity unreal godot web map cesium mapbox</source>
        <translation>dividir guardar cortar trozos teselas streaming world composition unity unreal godot web mapa cesium mapbox</translation>
    </message>
    <message>
        <source>3d print printer stl obj glb ply 3mf triangles model solid</source>
        <translation>impresora impresión 3d stl obj glb ply 3mf triángulos modelo sólido</translation>
    </message>
    <message>
        <source>trees points csv geojson geopackage gis positions</source>
        <translation>árboles puntos csv geojson geopackage sig posiciones</translation>
    </message>
    <message>
        <source>splat map weight texture alphamap mask</source>
        <translation>splat mapa peso textura alphamap máscara</translation>
    </message>
    <message>
        <source>settings options configure autosave memory cache</source>
        <translation>ajustes opciones configurar autoguardado memoria caché</translation>
    </message>
    <message>
        <source>back mistake take back wrong erosion step</source>
        <translation>atrás error deshacer equivocado erosión paso</translation>
    </message>
    <message>
        <source>again forward</source>
        <translation>otra vez adelante</translation>
    </message>
    <message>
        <source>tree plant forest house rock model asset put prop vegetation</source>
        <translation>árbol planta bosque casa roca modelo recurso poner utilería vegetación</translation>
    </message>
    <message>
        <source>move rotate scale tree pick gizmo</source>
        <translation>mover girar escalar árbol elegir gizmo</translation>
    </message>
    <message>
        <source>distance length area volume profile ruler how far size section</source>
        <translation>distancia longitud área volumen perfil regla cuánto tamaño sección</translation>
    </message>
    <message>
        <source>texture snow grass rock sand colour color ground splat surface</source>
        <translation>textura nieve hierba roca arena color suelo splat superficie</translation>
    </message>
    <message>
        <source>bigger wider size increase</source>
        <translation>más grande ancho tamaño aumentar</translation>
    </message>
    <message>
        <source>little narrower size decrease</source>
        <translation>pequeño estrecho tamaño reducir</translation>
    </message>
    <message>
        <source>more power intensity increase</source>
        <translation>más fuerza intensidad aumentar</translation>
    </message>
    <message>
        <source>less power intensity gentle decrease</source>
        <translation>menos fuerza intensidad suave reducir</translation>
    </message>
    <message>
        <source>falloff feather blurry brush</source>
        <translation>caída difuso pluma pincel</translation>
    </message>
    <message>
        <source>falloff crisp sharp brush</source>
        <translation>caída nítido duro pincel</translation>
    </message>
    <message>
        <source>eyedropper pick sample height colour</source>
        <translation>cuentagotas tomar muestra altura color</translation>
    </message>
    <message>
        <source>redo same again</source>
        <translation>rehacer igual otra vez</translation>
    </message>
    <message>
        <source>remove region</source>
        <translation>quitar región eliminar</translation>
    </message>
    <message>
        <source>region mountain duplicate clipboard</source>
        <translation>región montaña duplicar portapapeles</translation>
    </message>
    <message>
        <source>insert region mountain clipboard</source>
        <translation>insertar región montaña portapapeles</translation>
    </message>
    <message>
        <source>invisible trees objects</source>
        <translation>invisible árboles objetos ocultar</translation>
    </message>
    <message>
        <source>mask box region marquee area</source>
        <translation>máscara recuadro región marco área</translation>
    </message>
    <message>
        <source>mask circle oval region</source>
        <translation>máscara círculo óvalo región</translation>
    </message>
    <message>
        <source>mask freehand outline region</source>
        <translation>máscara a mano contorno lazo región</translation>
    </message>
    <message>
        <source>mask magic similar steep slopes lake cliffs by slope height</source>
        <translation>máscara varita similar laderas lago acantilados por pendiente altura</translation>
    </message>
    <message>
        <source>mask brush quick</source>
        <translation>máscara pincel rápida</translation>
    </message>
    <message>
        <source>zoom all everything fit center centre lost home reset camera view</source>
        <translation>zoom todo encajar centro centrar perdido inicio restablecer cámara vista</translation>
    </message>
    <message>
        <source>top plan map bird straight down</source>
        <translation>arriba planta mapa pájaro vertical</translation>
    </message>
    <message>
        <source>ortho flat plan parallel</source>
        <translation>orto plano planta paralela</translation>
    </message>
    <message>
        <source>camera saved</source>
        <translation>cámara guardada</translation>
    </message>
    <message>
        <source>what can be seen line of sight visible from here view</source>
        <translation>qué se ve línea de visión visible desde aquí vista</translation>
    </message>
    <message>
        <source>shade sunlight day time dark light</source>
        <translation>sombra luz del sol hora oscuro claro</translation>
    </message>
    <message>
        <source>ambient occlusion sky light</source>
        <translation>oclusión ambiental cielo luz</translation>
    </message>
    <message>
        <source>isolines height lines topographic map curves</source>
        <translation>isolíneas altura líneas mapa topográfico curvas</translation>
    </message>
    <message>
        <source>sea level ocean lake flood</source>
        <translation>nivel del mar océano lago inundación</translation>
    </message>
    <message>
        <source>mesh triangles edges polygons topology</source>
        <translation>malla triángulos aristas polígonos topología</translation>
    </message>
    <message>
        <source>steepness gradient steep angle avalanche</source>
        <translation>inclinación gradiente empinado ángulo avalancha pendiente</translation>
    </message>
    <message>
        <source>elevation colours atlas colour ramp</source>
        <translation>elevación colores atlas rampa</translation>
    </message>
    <message>
        <source>relief grey shadow light</source>
        <translation>relieve gris sombra luz</translation>
    </message>
    <message>
        <source>theme night black mode</source>
        <translation>tema noche negro oscuro modo</translation>
    </message>
    <message>
        <source>theme day white bright mode</source>
        <translation>tema día blanco claro modo</translation>
    </message>
    <message>
        <source>mouse navigation like controls orbit</source>
        <translation>ratón navegación como controles orbitar</translation>
    </message>
    <message>
        <source>panels docks windows lost missing arrange</source>
        <translation>paneles ventanas perdido falta ordenar</translation>
    </message>
    <message>
        <source>keyboard keys hotkeys help mouse cheat sheet</source>
        <translation>teclado teclas atajos ayuda ratón chuleta</translation>
    </message>
    <message>
        <source>log errors warnings what was said</source>
        <translation>registro errores avisos mensajes</translation>
    </message>
    <message>
        <source>river canal lake stream water surface</source>
        <translation>río canal lago arroyo agua superficie</translation>
    </message>
    <message>
        <source>script record macro python json automate batch</source>
        <translation>script grabar macro python json automatizar lote</translation>
    </message>
    <message>
        <source>explain control meaning help tip</source>
        <translation>explicar control significado ayuda consejo</translation>
    </message>
    <message>
        <source>first start begin example tour new changes</source>
        <translation>primer inicio empezar ejemplo recorrido nuevo cambios</translation>
    </message>
    <message>
        <source>lock reserve lease claim region team</source>
        <translation>bloquear reservar zona área equipo</translation>
    </message>
    <message>
        <source>version label tag milestone checkpoint</source>
        <translation>versión etiqueta hito punto de control</translation>
    </message>
    <message>
        <source>slope path way up incline road</source>
        <translation>pendiente camino subida rampa carretera</translation>
    </message>
    <message>
        <source>road river path spline track railway wall dam canal street stream pad pond curve polyline vector</source>
        <translation>carretera río camino spline pista ferrocarril muro presa canal calle arroyo plataforma estanque curva polilínea vector</translation>
    </message>
    <message>
        <source>stroke along curve spline path brush</source>
        <translation>trazo a lo largo curva spline trayecto pincel</translation>
    </message>
    <message>
        <source>osm openstreetmap gpx geojson shapefile kml dxf roads vector</source>
        <translation>osm openstreetmap gpx geojson shapefile kml dxf carreteras vector</translation>
    </message>
    <message>
        <source>roads splines geojson dxf geopackage vector</source>
        <translation>carreteras splines geojson dxf geopackage vector</translation>
    </message>
    <message>
        <source>repeat batch bake update all presets</source>
        <translation>repetir lote actualizar todo preajustes</translation>
    </message>
    <message>
        <source>rename other name file</source>
        <translation>renombrar otro nombre archivo</translation>
    </message>
    <message>
        <source>duplicate backup file</source>
        <translation>duplicado copia de seguridad archivo</translation>
    </message>
    <message>
        <source>shrink vacuum smaller file size clean up</source>
        <translation>reducir compactar tamaño archivo limpiar</translation>
    </message>
    <message>
        <source>difference diff change before after</source>
        <translation>diferencia diff cambio antes después</translation>
    </message>
    <message>
        <source>units feet miles metres imperial metric language</source>
        <translation>unidades pies millas metros imperial métrico idioma</translation>
    </message>
    <message>
        <source>exit close</source>
        <translation>salir cerrar</translation>
    </message>
    <message>
        <source>remove erase clear</source>
        <translation>quitar borrar eliminar</translation>
    </message>
    <message>
        <source>brush from selection alpha heightmap stencil</source>
        <translation>pincel desde selección alfa mapa de alturas plantilla</translation>
    </message>
    <message>
        <source>copy clone instance</source>
        <translation>copiar clonar instancia</translation>
    </message>
    <message>
        <source>select similar linked</source>
        <translation>seleccionar similares vinculados</translation>
    </message>
    <message>
        <source>swap exchange mesh model</source>
        <translation>intercambiar cambiar malla modelo</translation>
    </message>
    <message>
        <source>combine together join</source>
        <translation>combinar juntos unir</translation>
    </message>
    <message>
        <source>freeze protect pin</source>
        <translation>congelar proteger fijar</translation>
    </message>
    <message>
        <source>unhide visible reveal</source>
        <translation>mostrar visible revelar</translation>
    </message>
    <message>
        <source>clear nothing</source>
        <translation>quitar nada</translation>
    </message>
    <message>
        <source>inverse opposite swap</source>
        <translation>inverso opuesto intercambiar</translation>
    </message>
    <message>
        <source>expand dilate larger</source>
        <translation>expandir dilatar mayor</translation>
    </message>
    <message>
        <source>contract erode smaller</source>
        <translation>contraer reducir menor</translation>
    </message>
    <message>
        <source>feather soften edge</source>
        <translation>difuminar suavizar borde</translation>
    </message>
    <message>
        <source>compass up direction</source>
        <translation>brújula arriba dirección</translation>
    </message>
    <message>
        <source>elevation numpad</source>
        <translation>alzado teclado numérico</translation>
    </message>
    <message>
        <source>right left elevation numpad</source>
        <translation>derecha izquierda alzado teclado numérico</translation>
    </message>
    <message>
        <source>3d camera</source>
        <translation>3d cámara</translation>
    </message>
    <message>
        <source>underground collision camera beneath cave</source>
        <translation>subsuelo colisión cámara debajo cueva</translation>
    </message>
    <message>
        <source>screenshot capture picture image render photo snapshot png print</source>
        <translation>captura de pantalla imagen render foto instantánea png imprimir</translation>
    </message>
    <message>
        <source>debug ray cursor accuracy</source>
        <translation>depurar rayo cursor precisión</translation>
    </message>
    <message>
        <source>coordinates squares overlay</source>
        <translation>coordenadas cuadrados superposición</translation>
    </message>
    <message>
        <source>viewpoint eye tower line of sight</source>
        <translation>mirador ojo torre línea de visión</translation>
    </message>
    <message>
        <source>check out exclusive</source>
        <translation>reservar exclusivo</translation>
    </message>
    <message>
        <source>accessibility readable</source>
        <translation>accesibilidad legible</translation>
    </message>
    <message>
        <source>animation accessibility dizzy</source>
        <translation>animación accesibilidad mareo</translation>
    </message>
    <message>
        <source>help documentation handbook guide docs user tutorial</source>
        <translation>ayuda documentación manual guía docs usuario tutorial</translation>
    </message>
    <message>
        <source>search palette action menu</source>
        <translation>buscar paleta acción menú</translation>
    </message>
    <message>
        <source>version licence credits</source>
        <translation>versión licencia créditos</translation>
    </message>
    <message>
        <source>foliage instance scatter spawn</source>
        <translation>follaje instancia dispersar generar</translation>
    </message>
    <message>
        <source>cross section elevation profile cut fill</source>
        <translation>sección transversal perfil de elevación desmonte terraplén</translation>
    </message>
    <message>
        <source>layer weight splat blend</source>
        <translation>capa peso splat mezcla</translation>
    </message>
    <message>
        <source>flow sediment channels</source>
        <translation>flujo sedimento cauces</translation>
    </message>
    <message>
        <source>plateau pad terrace</source>
        <translation>meseta plataforma terraza</translation>
    </message>
    <message>
        <source>stamp tool heal</source>
        <translation>tampón de clonar corregir</translation>
    </message>
    <message>
        <source>members invite role administrator permissions rights rename archive delete team</source>
        <translation>miembros invitar rol administrador permisos derechos renombrar archivar eliminar equipo</translation>
    </message>
    <message>
        <source>polygon shapefile geopackage geojson feature attribute buffer mask import</source>
        <translation>polígono shapefile geopackage geojson entidad objeto espacial atributo buffer máscara vectorial importar</translation>
    </message>
    <message>
        <source>save export for engine scene heightmap landscape weights trees objects everything</source>
        <translation>guardar exportar para motor escena mapa de alturas landscape pesos árboles objetos todo</translation>
    </message>
    <message>
        <source>slope cliffs steep height altitude elevation threshold mask</source>
        <translation>pendiente acantilados empinado altura altitud elevación umbral máscara</translation>
    </message>
    <message>
        <source>texture grass rock sand snow ground surface default</source>
        <translation>textura hierba roca arena nieve suelo superficie predeterminado</translation>
    </message>
    <message>
        <source>placed stamp movable landform heightmap mountain crater dune</source>
        <translation>sello colocado móvil forma del terreno mapa de alturas montaña cráter duna</translation>
    </message>
    <message>
        <source>new create</source>
        <translation>nueva crear</translation>
    </message>
    <message>
        <source>folder new create</source>
        <translation>carpeta nueva crear</translation>
    </message>
    <message>
        <source>folder combine together</source>
        <translation>carpeta reunir combinar juntas</translation>
    </message>
    <message>
        <source>flatten group combine</source>
        <translation>acoplar grupo combinar fusionar</translation>
    </message>
</context>
<context>
    <name>ExportQuestion</name>
    <message>
        <source>export it again to write it as it is</source>
        <translation>exporte de nuevo para escribirlo tal como está</translation>
    </message>
    <message>
        <source>Export Damaged Project</source>
        <translation>Exportar proyecto dañado</translation>
    </message>
    <message>
        <source>Part of what is exported is damaged in the project&apos;s file.</source>
        <translation>Parte de lo que se exporta está dañado en el archivo del proyecto.</translation>
    </message>
    <message>
        <source>Export Anyway</source>
        <translation>Exportar de todos modos</translation>
    </message>
</context>
<context>
    <name>HeightmapExport</name>
    <message>
        <source>no-data value %1</source>
        <translation>valor sin datos %1</translation>
    </message>
    <message>
        <source>scale %1</source>
        <translation>escala %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 bands</source>
        <translation>
            <numerusform>%1 banda</numerusform>
            <numerusform>%1 bandas</numerusform>
        </translation>
    </message>
    <message>
        <source>Export Terrain</source>
        <translation>Exportar terreno</translation>
    </message>
    <message>
        <source>For which program</source>
        <translation>Para qué programa</translation>
    </message>
    <message>
        <source>Follows the conventions of that program: orientation, range, file layout</source>
        <translation>Sigue las convenciones de ese programa: orientación, rango, formato del archivo</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Para</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Muestras</translation>
    </message>
    <message>
        <source>As the source: with the type, no-data value, scale, bands and layout of the imported file; samples that were not edited keep their stored values</source>
        <translation>Como en el origen: con el tipo, el valor sin datos, la escala, las bandas y el formato del archivo importado; las muestras que no se editaron conservan sus valores guardados</translation>
    </message>
    <message>
        <source>Compression</source>
        <translation>Compresión</translation>
    </message>
    <message>
        <source>How the file is packed; none of them loses anything</source>
        <translation>Cómo se comprime el archivo; ninguna forma pierde nada</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automática</translation>
    </message>
    <message>
        <source>Cloud optimised (COG)</source>
        <translation>Optimizado para la nube (COG)</translation>
    </message>
    <message>
        <source>Writes overviews and orders tiles for reading over a network</source>
        <translation>Escribe vistas generales y ordena las teselas para leerlas a través de una red</translation>
    </message>
    <message>
        <source>Big-endian</source>
        <translation>Big-endian</translation>
    </message>
    <message>
        <source>Writes the high byte of each sample first</source>
        <translation>Escribe primero el byte alto de cada muestra</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>The first row of the file</source>
        <translation>La primera fila del archivo</translation>
    </message>
    <message>
        <source>North first</source>
        <translation>Norte primero</translation>
    </message>
    <message>
        <source>South first</source>
        <translation>Sur primero</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Escalones</translation>
    </message>
    <message>
        <source>Lowest to highest: all values are used. Fixed step: a height keeps its value, whatever the range</source>
        <translation>De la más baja a la más alta: se usan todos los valores. Escalón fijo: una altura conserva su valor, sea cual sea el rango</translation>
    </message>
    <message>
        <source>Lowest to highest</source>
        <translation>De la más baja a la más alta</translation>
    </message>
    <message>
        <source>Fixed step</source>
        <translation>Escalón fijo</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Escalón</translation>
    </message>
    <message>
        <source>the smallest that fits</source>
        <translation>el menor que encaja</translation>
    </message>
    <message>
        <source>Difference of height between two values</source>
        <translation>Diferencia de altura entre dos valores</translation>
    </message>
    <message>
        <source>Anchor height</source>
        <translation>Altura del anclaje</translation>
    </message>
    <message>
        <source>The height that the value stands for</source>
        <translation>La altura que significa el valor</translation>
    </message>
    <message>
        <source>Anchor value</source>
        <translation>Valor del anclaje</translation>
    </message>
    <message>
        <source>The value of samples at that height</source>
        <translation>El valor de las muestras a esa altura</translation>
    </message>
    <message>
        <source>has the value</source>
        <translation>tiene el valor</translation>
    </message>
    <message>
        <source>Anchor</source>
        <translation>Anclaje</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Rango</translation>
    </message>
    <message>
        <source>Dither between steps</source>
        <translation>Tramar entre escalones</translation>
    </message>
    <message>
        <source>Heights between two steps take the one or the other in a fine pattern, so that slopes have no terraces; a height is then off by a step at most, not by half of one</source>
        <translation>Las alturas entre dos escalones toman uno u otro en un patrón fino, para que las laderas no tengan terrazas; una altura se aparta entonces un escalón como mucho, no medio</translation>
    </message>
    <message>
        <source>Export presets</source>
        <translation>Preajustes de exportación</translation>
    </message>
    <message>
        <source>Save the settings as a preset, or rename or remove one</source>
        <translation>Guardar los ajustes como preajuste, o renombrar o quitar uno</translation>
    </message>
    <message>
        <source>Save Preset…</source>
        <translation>Guardar preajuste…</translation>
    </message>
    <message>
        <source>Rename Preset…</source>
        <translation>Renombrar preajuste…</translation>
    </message>
    <message>
        <source>Remove Preset</source>
        <translation>Quitar preajuste</translation>
    </message>
    <message>
        <source>Any program</source>
        <translation>Cualquier programa</translation>
    </message>
    <message>
        <source>Save Preset</source>
        <translation>Guardar preajuste</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Rename Preset</source>
        <translation>Renombrar preajuste</translation>
    </message>
    <message>
        <source>%1 bits: one step is %2.</source>
        <translation>%1 bits: un escalón es %2.</translation>
    </message>
    <message>
        <source>Height scale is stored in a .json file next to it.</source>
        <translation>La escala de altura se guarda en un archivo .json al lado.</translation>
    </message>
    <message>
        <source>Heights outside the range are cut off.</source>
        <translation>Las alturas fuera del rango se recortan.</translation>
    </message>
    <message>
        <source>Samples are stored as in the source: %1. Samples that were not edited keep their values; what is not kept is listed after the export.</source>
        <translation>Las muestras se guardan como en el origen: %1. Las que no se editaron conservan sus valores; lo que no se conserva se enumera después de exportar.</translation>
    </message>
    <message>
        <source>Edited heights are rounded to whole steps of %1.</source>
        <translation>Las alturas editadas se redondean a escalones enteros de %1.</translation>
    </message>
    <message>
        <source>32-bit floating point: every height is kept exactly.</source>
        <translation>Coma flotante de 32 bits: cada altura se conserva exactamente.</translation>
    </message>
    <message numerus="yes">
        <source>%1 layers will be flattened.</source>
        <translation>
            <numerusform>Se acoplará %1 capa.</numerusform>
            <numerusform>Se acoplarán %1 capas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 hidden layers are left out.</source>
        <translation>
            <numerusform>%1 capa oculta se omite.</numerusform>
            <numerusform>%1 capas ocultas se omiten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The step has to be above 0</source>
        <translation>El escalón debe ser mayor que 0</translation>
    </message>
    <message>
        <source>-edited.tif</source>
        <translation>-editado.tif</translation>
    </message>
    <message>
        <source>Exported %1 and read it back: every height is the same.</source>
        <translation>%1 exportado y vuelto a leer: todas las alturas son iguales.</translation>
    </message>
    <message>
        <source>Exported %1 and read it back: the largest error is %2.</source>
        <translation>%1 exportado y vuelto a leer: el mayor error es de %2.</translation>
    </message>
    <message>
        <source> Resampling changed heights by %1 at most.</source>
        <translation> El remuestreo cambió las alturas %1 como mucho.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Largest error</source>
        <translation>Mayor error</translation>
    </message>
    <message>
        <source>none: read back, every height is the same</source>
        <translation>ninguno: vuelto a leer, todas las alturas son iguales</translation>
    </message>
    <message>
        <source>%1, found by reading the file back</source>
        <translation>%1, hallado al volver a leer el archivo</translation>
    </message>
    <message>
        <source>Resampled</source>
        <translation>Remuestreado</translation>
    </message>
    <message>
        <source>to %1 × %2 samples; heights changed by %3 at most, 99 % of them by %4 or less, by %5 on average</source>
        <translation>a %1 × %2 muestras; las alturas cambiaron %3 como mucho, el 99 % de ellas %4 o menos, de media %5</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>Un escalón</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descripción</translation>
    </message>
</context>
<context>
    <name>ImportFacts</name>
    <message>
        <source>8 bits</source>
        <translation>8 bits</translation>
    </message>
    <message>
        <source>8 bits, signed</source>
        <translation>8 bits, con signo</translation>
    </message>
    <message>
        <source>16 bits</source>
        <translation>16 bits</translation>
    </message>
    <message>
        <source>16 bits, signed</source>
        <translation>16 bits, con signo</translation>
    </message>
    <message>
        <source>32 bits</source>
        <translation>32 bits</translation>
    </message>
    <message>
        <source>32 bits, signed</source>
        <translation>32 bits, con signo</translation>
    </message>
    <message>
        <source>16 bits, floating point</source>
        <translation>16 bits, coma flotante</translation>
    </message>
    <message>
        <source>32 bits, floating point</source>
        <translation>32 bits, coma flotante</translation>
    </message>
    <message>
        <source>64 bits, floating point</source>
        <translation>64 bits, coma flotante</translation>
    </message>
    <message>
        <source>brightness of the colours</source>
        <translation>brillo de los colores</translation>
    </message>
    <message>
        <source>colours as Terrarium tiles have them</source>
        <translation>colores como los de las teselas Terrarium</translation>
    </message>
    <message>
        <source>colours as Mapbox tiles have them</source>
        <translation>colores como los de las teselas Mapbox</translation>
    </message>
    <message>
        <source>%1, %2, %3 × %4 samples: %5</source>
        <translation>%1, %2, %3 × %4 muestras: %5</translation>
    </message>
    <message>
        <source>heights %1, %2</source>
        <translation>alturas %1, %2</translation>
    </message>
</context>
<context>
    <name>LineExport</name>
    <message>
        <source>Water Levels</source>
        <translation>Niveles del agua</translation>
    </message>
    <message>
        <source>Write the levels of the water of rivers, canals and ponds in place of their beds</source>
        <translation>Escribe los niveles del agua de ríos, canales y estanques en lugar de sus lechos</translation>
    </message>
    <message numerus="yes">
        <source>%1 lines of the layer “%2”, with their heights.</source>
        <translation>
            <numerusform>%1 línea de la capa «%2», con sus alturas.</numerusform>
            <numerusform>%1 líneas de la capa «%2», con sus alturas.</numerusform>
        </translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Líneas</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Coordenadas</translation>
    </message>
</context>
<context>
    <name>LineFacts</name>
    <message>
        <source>Border</source>
        <translation>Borde</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Longitud</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Área</translation>
    </message>
    <message>
        <source>Max. grade</source>
        <translation>Rasante máx.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Min. radius</source>
        <translation>Radio mín.</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>recta</translation>
    </message>
    <message>
        <source>Climb</source>
        <translation>Subida</translation>
    </message>
    <message>
        <source>Descent</source>
        <translation>Bajada</translation>
    </message>
    <message>
        <source>Bridges</source>
        <translation>Puentes</translation>
    </message>
    <message>
        <source>Tunnels</source>
        <translation>Túneles</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Desmonte</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Terraplén</translation>
    </message>
    <message>
        <source>Left over</source>
        <translation>Sobrante</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>Movido</translation>
    </message>
    <message>
        <source>Raised by</source>
        <translation>Elevado en</translation>
    </message>
    <message>
        <source>… and %1 more.</source>
        <translation>… y %1 más.</translation>
    </message>
    <message>
        <source>The ends need a grade of %1; the maximum is %2. Lengthen the line to %3 with hairpins, or raise the maximum grade.</source>
        <translation>Los extremos requieren una rasante de %1; la máxima es %2. Alargue la línea hasta %3 con curvas de herradura, o aumente la rasante máxima.</translation>
    </message>
    <message>
        <source>Point %1 is %2 above its height; the maximum grade allows no less.</source>
        <translation>El punto %1 queda %2 por encima de su altura; la rasante máxima no permite menos.</translation>
    </message>
    <message>
        <source>Point %1 is %2 below its height; the maximum grade allows no more.</source>
        <translation>El punto %1 queda %2 por debajo de su altura; la rasante máxima no permite más.</translation>
    </message>
    <message>
        <source>From %1 to %2 the bed is up to %3 above the terrain. A bridge, hairpins or a steeper grade avoid that.</source>
        <translation>De %1 a %2 el firme queda hasta %3 por encima del terreno. Un puente, curvas de herradura o una rasante mayor lo evitan.</translation>
    </message>
    <message>
        <source>From %1 to %2 the bed is up to %3 below the terrain. A tunnel, hairpins or a steeper grade avoid that.</source>
        <translation>De %1 a %2 el firme queda hasta %3 por debajo del terreno. Un túnel, curvas de herradura o una rasante mayor lo evitan.</translation>
    </message>
    <message>
        <source>The border crosses itself at %1.</source>
        <translation>El borde se cruza a sí mismo en %1.</translation>
    </message>
    <message>
        <source>The line crosses itself at %1 at heights %2 apart. Add a bridge, or move the line.</source>
        <translation>La línea se cruza a sí misma en %1 con una diferencia de altura de %2. Añada un puente, o mueva la línea.</translation>
    </message>
    <message>
        <source>The line crosses itself at %1, as a junction.</source>
        <translation>La línea se cruza a sí misma en %1, como intersección a nivel.</translation>
    </message>
    <message>
        <source>Steeper banks along %1, retaining walls along %2.</source>
        <translation>Taludes más inclinados a lo largo de %1, muros de contención a lo largo de %2.</translation>
    </message>
    <message numerus="yes">
        <source>Side slopes end before they meet the terrain at %1 samples. Increase the reach.</source>
        <translation>
            <numerusform>Los taludes terminan antes de llegar al terreno en %1 muestra. Aumente el alcance.</numerusform>
            <numerusform>Los taludes terminan antes de llegar al terreno en %1 muestras. Aumente el alcance.</numerusform>
        </translation>
    </message>
    <message>
        <source>Retaining wall: the side slope does not meet the terrain within its reach.</source>
        <translation>Muro de contención: el talud no llega al terreno dentro de su alcance.</translation>
    </message>
    <message>
        <source>Steeper bank than the settings say, to meet the terrain within its reach.</source>
        <translation>Talud más inclinado de lo que indican los ajustes, para llegar al terreno dentro de su alcance.</translation>
    </message>
</context>
<context>
    <name>MaterialExport</name>
    <message>
        <source>nothing: every weight is kept</source>
        <translation>nada: se conserva cada peso</translation>
    </message>
    <message>
        <source>%1 % of a sample at most, %2 % on average</source>
        <translation>%1 % de una muestra como mucho, %2 % de media</translation>
    </message>
    <message>
        <source>Materials</source>
        <translation>Materiales</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Muestras</translation>
    </message>
    <message>
        <source>Weights lost</source>
        <translation>Pesos perdidos</translation>
    </message>
    <message>
        <source>Kept, not drawn</source>
        <translation>Conservado, no dibujado</translation>
    </message>
    <message>
        <source>Read back</source>
        <translation>Vuelto a leer</translation>
    </message>
    <message>
        <source>The terrain has no materials yet: add them in the Materials panel, or import them.</source>
        <translation>El terreno aún no tiene materiales: añádalos en el panel Materiales, o impórtelos.</translation>
    </message>
    <message>
        <source>Exported %1 and read it back.</source>
        <translation>%1 exportado y vuelto a leer.</translation>
    </message>
    <message>
        <source>The format does not hold all weights: lost are %1.</source>
        <translation>El formato no admite todos los pesos: se pierden %1.</translation>
    </message>
    <message>
        <source>Export Materials</source>
        <translation>Exportar materiales</translation>
    </message>
    <message>
        <source>Exported %1 into %2 and verified %3.</source>
        <translation>Se ha exportado %1 a %2 y se ha verificado %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 materials</source>
        <translation>
            <numerusform>%1 material</numerusform>
            <numerusform>%1 materiales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 files</source>
        <translation>
            <numerusform>%1 archivo</numerusform>
            <numerusform>%1 archivos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>For which program</source>
        <translation>Para qué programa</translation>
    </message>
    <message>
        <source>Kind of splat maps</source>
        <translation>Tipo de splat maps</translation>
    </message>
    <message>
        <source>Depth of the maps</source>
        <translation>Profundidad de los mapas</translation>
    </message>
    <message>
        <source>A vertex at every</source>
        <translation>Un vértice cada</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Para</translation>
    </message>
    <message>
        <source>Other sizes than the terrain&apos;s own are resampled by area over the same ground</source>
        <translation>Los tamaños distintos del propio del terreno se remuestrean por área sobre el mismo suelo</translation>
    </message>
    <message>
        <source>The editor script that comes along reads the raw files</source>
        <translation>El script de editor incluido lee los archivos raw</translation>
    </message>
    <message>
        <source>Alphamaps as</source>
        <translation>Alphamaps como</translation>
    </message>
    <message>
        <source>Splat maps</source>
        <translation>Splat maps</translation>
    </message>
    <message>
        <source>Materials of the map</source>
        <translation>Materiales del mapa</translation>
    </message>
    <message>
        <source>Four at most; without a choice those that cover most</source>
        <translation>Cuatro como mucho; sin elección, los que más cubren</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profundidad</translation>
    </message>
    <message>
        <source>%1 texels</source>
        <translation>%1 texeles</translation>
    </message>
    <message>
        <source>Textures</source>
        <translation>Texturas</translation>
    </message>
    <message>
        <source>Along the longer side of colour, normals and roughness</source>
        <translation>A lo largo del lado mayor de color, normales y rugosidad</translation>
    </message>
    <message>
        <source>1: at every sample. Normals keep the shape of the samples between</source>
        <translation>1: en cada muestra. Las normales conservan la forma de las muestras intermedias</translation>
    </message>
    <message>
        <source>samples a vertex</source>
        <translation>muestras por vértice</translation>
    </message>
    <message>
        <source>Mesh</source>
        <translation>Malla</translation>
    </message>
    <message>
        <source>%1, the terrain&apos;s own</source>
        <translation>%1, el propio del terreno</translation>
    </message>
    <message>
        <source>Alphamaps of four layers each, layers.json and an editor script that assigns them. Every weight is kept.</source>
        <translation>Alphamaps de cuatro capas cada uno, layers.json y un script de editor que las asigna. Se conserva cada peso.</translation>
    </message>
    <message>
        <source>An 8-bit grey PNG for each material, in the size of the heights. Every weight is kept.</source>
        <translation>Un PNG gris de 8 bits por material, del tamaño de las alturas. Se conserva cada peso.</translation>
    </message>
    <message>
        <source>control.exr with the two heaviest materials of each sample, of 32 at most.</source>
        <translation>control.exr con los dos materiales de mayor peso de cada muestra, de 32 como mucho.</translation>
    </message>
    <message>
        <source>splat.png with four materials; the others are left out.</source>
        <translation>splat.png con cuatro materiales; los demás se omiten.</translation>
    </message>
    <message>
        <source>splat.png, splat2.png … with sixteen materials, of which the four heaviest are drawn.</source>
        <translation>splat.png, splat2.png … con dieciséis materiales, de los que se dibujan los cuatro de mayor peso.</translation>
    </message>
    <message>
        <source>splat_index.png and splat_weight.png with three materials a sample.</source>
        <translation>splat_index.png y splat_weight.png con tres materiales por muestra.</translation>
    </message>
    <message>
        <source>An 8-bit grey PNG for each material, and a script that builds the material of them. Every weight is kept.</source>
        <translation>Un PNG gris de 8 bits por material, y un script que construye el material con ellos. Se conserva cada peso.</translation>
    </message>
    <message>
        <source>weights.tif with a band for each material, and dominant.tif with the heaviest material, its colour and its name. Every weight is kept.</source>
        <translation>weights.tif con una banda por material, y dominant.tif con el material de mayor peso, su color y su nombre. Se conserva cada peso.</translation>
    </message>
    <message>
        <source>The ground&apos;s colour, normals for OpenGL and DirectX, ambient occlusion, flow, slope and curvature.</source>
        <translation>El color del suelo, normales para OpenGL y DirectX, oclusión ambiental, flujo, pendiente y curvatura.</translation>
    </message>
    <message numerus="yes">
        <source>terrain.glb: a mesh of up to %1 triangles with baked colour, normals and roughness.</source>
        <translation>
            <numerusform>terrain.glb: una malla de hasta %1 triángulo con color, normales y rugosidad cocinados.</numerusform>
            <numerusform>terrain.glb: una malla de hasta %1 triángulos con color, normales y rugosidad cocinados.</numerusform>
        </translation>
    </message>
    <message>
        <source>The weights are resampled by area from %1.</source>
        <translation>Los pesos se remuestrean por área desde %1.</translation>
    </message>
    <message>
        <source>Choose at least one format of alphamaps</source>
        <translation>Elija al menos un formato de alphamaps</translation>
    </message>
    <message>
        <source>CLASSIC4 takes %1 materials; %2 are chosen</source>
        <translation>CLASSIC4 admite %1 materiales; hay %2 elegidos</translation>
    </message>
    <message>
        <source>Follows the conventions of that program</source>
        <translation>Sigue las convenciones de ese programa</translation>
    </message>
    <message>
        <source>Include unused materials</source>
        <translation>Incluir los materiales sin usar</translation>
    </message>
    <message>
        <source>Write materials that are nowhere on the terrain</source>
        <translation>Escribir los materiales que no están en ninguna parte del terreno</translation>
    </message>
    <message>
        <source>%1, resampled by area</source>
        <translation>%1, remuestreado por área</translation>
    </message>
    <message>
        <source>All files were read back and verified</source>
        <translation>Todos los archivos se han vuelto a leer y verificado</translation>
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
        <translation>Longitud en planta</translation>
    </message>
    <message>
        <source>Surface length</source>
        <translation>Longitud en superficie</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>Más bajo</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>Más alto</translation>
    </message>
    <message>
        <source>Climb</source>
        <translation>Subida</translation>
    </message>
    <message>
        <source>Descent</source>
        <translation>Bajada</translation>
    </message>
    <message>
        <source>Steepest</source>
        <translation>Más empinado</translation>
    </message>
    <message>
        <source>Without ground</source>
        <translation>Sin suelo</translation>
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
        <translation>Área en planta</translation>
    </message>
    <message>
        <source>Surface area</source>
        <translation>Área de superficie</translation>
    </message>
    <message>
        <source>Fill (added)</source>
        <translation>Terraplén (añadido)</translation>
    </message>
    <message>
        <source>Cut (above)</source>
        <translation>Desmonte (encima)</translation>
    </message>
    <message>
        <source>Cut (removed)</source>
        <translation>Desmonte (quitado)</translation>
    </message>
    <message>
        <source>Fill (below)</source>
        <translation>Terraplén (debajo)</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Balance</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>Boo&amp;kmarks</source>
        <translation>&amp;Marcadores</translation>
    </message>
    <message>
        <source>&amp;Save Bookmark</source>
        <translation>&amp;Guardar marcador</translation>
    </message>
    <message>
        <source>S&amp;hading</source>
        <translation>&amp;Sombreado</translation>
    </message>
    <message>
        <source>&amp;Analysis</source>
        <translation>&amp;Análisis</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Paneles</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Abrir &amp;reciente</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportar</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Objects</source>
        <translation>&amp;Objetos</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>&amp;Selección</translation>
    </message>
    <message>
        <source>&amp;Brush</source>
        <translation>&amp;Pincel</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>Te&amp;xt Size</source>
        <translation>Tamaño del te&amp;xto</translation>
    </message>
    <message>
        <source>&amp;Mouse Like In</source>
        <translation>&amp;Ratón como en</translation>
    </message>
    <message>
        <source>Export &amp;For</source>
        <translation>E&amp;xportar para</translation>
    </message>
    <message>
        <source>&amp;Layer</source>
        <translation>&amp;Capa</translation>
    </message>
</context>
<context>
    <name>MeshExport</name>
    <message numerus="yes">
        <source>%1 triangles</source>
        <translation>
            <numerusform>%1 triángulo</numerusform>
            <numerusform>%1 triángulos</numerusform>
        </translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>Triángulos</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>Vértices</translation>
    </message>
    <message>
        <source>Largest error</source>
        <translation>Mayor error</translation>
    </message>
    <message>
        <source>%1, at column %2, row %3; measured everywhere, not at samples only</source>
        <translation>%1, en la columna %2, fila %3; medido en todas partes, no solo en las muestras</translation>
    </message>
    <message>
        <source>Read back</source>
        <translation>Vuelto a leer</translation>
    </message>
    <message>
        <source>every triangle, and every vertex at its very place</source>
        <translation>cada triángulo, y cada vértice exactamente en su lugar</translation>
    </message>
    <message>
        <source>every triangle, and every vertex within %1 of its place</source>
        <translation>cada triángulo, y cada vértice a menos de %1 de su lugar</translation>
    </message>
    <message>
        <source>Solid</source>
        <translation>Sólido</translation>
    </message>
    <message>
        <source>%1 × %2 × %3 mm, 1 : %4</source>
        <translation>%1 × %2 × %3 mm, 1 : %4</translation>
    </message>
    <message numerus="yes">
        <source>%1 files</source>
        <translation>
            <numerusform>%1 archivo</numerusform>
            <numerusform>%1 archivos</numerusform>
        </translation>
    </message>
    <message>
        <source>Exported %1 with %2 and read it back: the mesh is within %3 of the ground.</source>
        <translation>%1 exportado con %2 y vuelto a leer: la malla está a menos de %3 del suelo.</translation>
    </message>
    <message>
        <source>Export Mesh</source>
        <translation>Exportar malla</translation>
    </message>
    <message>
        <source>Solid, for a 3-D printer</source>
        <translation>Sólido, para una impresora 3D</translation>
    </message>
    <message>
        <source>Detail by</source>
        <translation>Detalle por</translation>
    </message>
    <message>
        <source>The mesh is nowhere further from the ground than this, measured upwards</source>
        <translation>La malla no está en ninguna parte más lejos del suelo que esto, medido en vertical</translation>
    </message>
    <message>
        <source>At most, in all files together</source>
        <translation>Como mucho, en todos los archivos juntos</translation>
    </message>
    <message>
        <source>With walls and a level bottom, watertight, in millimetres</source>
        <translation>Con paredes y base llana, estanca, en milímetros</translation>
    </message>
    <message>
        <source>Size (mm)</source>
        <translation>Tamaño (mm)</translation>
    </message>
    <message>
        <source>Of the solid&apos;s longer side</source>
        <translation>Del lado mayor del sólido</translation>
    </message>
    <message>
        <source>Base (mm)</source>
        <translation>Base (mm)</translation>
    </message>
    <message>
        <source>What is under the lowest ground</source>
        <translation>Lo que hay bajo el suelo más bajo</translation>
    </message>
    <message>
        <source>Exaggeration</source>
        <translation>Exageración</translation>
    </message>
    <message>
        <source>Heights are multiplied by this</source>
        <translation>Las alturas se multiplican por esto</translation>
    </message>
    <message>
        <source>West to east. Tiles have the same vertices on their borders</source>
        <translation>De oeste a este. Las teselas tienen los mismos vértices en sus bordes</translation>
    </message>
    <message>
        <source>×</source>
        <translation>×</translation>
    </message>
    <message>
        <source>North to south. Tiles have the same vertices on their borders</source>
        <translation>De norte a sur. Las teselas tienen los mismos vértices en sus bordes</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Teselas</translation>
    </message>
    <message>
        <source>x east, y up, z south.</source>
        <translation>x este, y arriba, z sur.</translation>
    </message>
    <message>
        <source>x east, y north, z up.</source>
        <translation>x este, y norte, z arriba.</translation>
    </message>
    <message>
        <source> In metres, as the format has it.</source>
        <translation> En metros, como lo tiene el formato.</translation>
    </message>
    <message>
        <source> In millimetres.</source>
        <translation> En milímetros.</translation>
    </message>
    <message>
        <source> In metres from the middle of the terrain.</source>
        <translation> En metros desde el centro del terreno.</translation>
    </message>
    <message>
        <source>Materials are not in this file; File → Export → Materials… writes them with a mesh, as glTF.</source>
        <translation>Los materiales no están en este archivo; Archivo → Exportar → Materiales… los escribe con una malla, como glTF.</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Sets the error or the number of triangles; the other one follows</source>
        <translation>Fija el error o el número de triángulos; el otro se deduce</translation>
    </message>
</context>
<context>
    <name>ObjectExport</name>
    <message>
        <source>The terrain&apos;s CRS</source>
        <translation>El SRC del terreno</translation>
    </message>
    <message>
        <source>WGS 84 longitude and latitude</source>
        <translation>Longitud y latitud WGS 84</translation>
    </message>
    <message>
        <source>Local metres from the middle of the terrain</source>
        <translation>Metros locales desde el centro del terreno</translation>
    </message>
    <message>
        <source>Export Objects</source>
        <translation>Exportar objetos</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Coordenadas</translation>
    </message>
    <message>
        <source>In which coordinates the places of objects are written</source>
        <translation>En qué coordenadas se escriben los lugares de los objetos</translation>
    </message>
    <message>
        <source>The coordinates are metres, not longitude and latitude: map programs will show them at 0°, 0°.</source>
        <translation>Las coordenadas son metros, no longitud y latitud: los programas de mapas las mostrarán en 0°, 0°.</translation>
    </message>
    <message>
        <source>GDAL and QGIS read which CRS it is; programs that keep to the GeoJSON standard may not.</source>
        <translation>GDAL y QGIS leen qué SRC es; los programas que siguen el estándar GeoJSON quizá no.</translation>
    </message>
    <message>
        <source>Full Precision</source>
        <translation>Precisión completa</translation>
    </message>
    <message>
        <source>Write numbers with all their digits, not with %1 significant ones.</source>
        <translation>Escribir los números con todas sus cifras, no con %1 significativas.</translation>
    </message>
    <message numerus="yes">
        <source>%1 objects with position, rotation and scale.</source>
        <translation>
            <numerusform>%1 objeto con posición, rotación y escala.</numerusform>
            <numerusform>%1 objetos con posición, rotación y escala.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Includes the objects of %1 scatter rules.</source>
        <translation>
            <numerusform>Incluye los objetos de %1 regla de dispersión.</numerusform>
            <numerusform>Incluye los objetos de %1 reglas de dispersión.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 objects</source>
        <translation>
            <numerusform>%1 objeto</numerusform>
            <numerusform>%1 objetos</numerusform>
        </translation>
    </message>
    <message>
        <source>Exported %1 to %2 and read them back: every place is the same.</source>
        <translation>%1 exportados a %2 y vueltos a leer: todos los lugares son iguales.</translation>
    </message>
    <message>
        <source>Exported %1 to %2 and read them back: the largest error of place is %3.</source>
        <translation>%1 exportados a %2 y vueltos a leer: el mayor error de lugar es %3.</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>Objetos</translation>
    </message>
    <message>
        <source>Largest error</source>
        <translation>Mayor error</translation>
    </message>
    <message>
        <source>none: places are kept exactly</source>
        <translation>ninguno: los lugares se conservan exactamente</translation>
    </message>
    <message>
        <source>By scatter rules</source>
        <translation>Por reglas de dispersión</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descripción</translation>
    </message>
    <message>
        <source>There are no objects to export: place or scatter some first.</source>
        <translation>No hay objetos que exportar: coloque o disperse algunos primero.</translation>
    </message>
    <message>
        <source>Columns, axes and units are described in a .json file next to it.</source>
        <translation>Las columnas, los ejes y las unidades se describen en un archivo .json al lado.</translation>
    </message>
</context>
<context>
    <name>PanelStyle</name>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
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
        <translation>%1: es demasiado grande para un archivo de preajustes</translation>
    </message>
    <message>
        <source>The folder %1 cannot be created</source>
        <translation>No se puede crear la carpeta %1</translation>
    </message>
    <message>
        <source>There is a preset called “%1” already</source>
        <translation>Ya hay un preajuste llamado «%1»</translation>
    </message>
</context>
<context>
    <name>PresetStore</name>
    <message>
        <source>There are no brushes of your own yet</source>
        <translation>Aún no hay pinceles propios</translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>%1: there is not enough memory for it</source>
        <translation>%1: no hay memoria suficiente</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>lowest</source>
        <translation>más bajo</translation>
    </message>
    <message>
        <source>highest</source>
        <translation>más alto</translation>
    </message>
</context>
<context>
    <name>RowMenu</name>
    <message>
        <source>&amp;Show</source>
        <translation>&amp;Mostrar</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>Re&amp;nombrar</translation>
    </message>
</context>
<context>
    <name>RuleChoice</name>
    <message>
        <source>Ground</source>
        <translation>Suelo</translation>
    </message>
    <message>
        <source>Stands upright, and keeps its height above the ground when that changes</source>
        <translation>Está erguido y conserva su altura sobre el suelo cuando este cambia</translation>
    </message>
    <message>
        <source>The same, square on the slope instead of upright</source>
        <translation>Lo mismo, perpendicular a la ladera en lugar de erguido</translation>
    </message>
    <message>
        <source>Keeps its elevation, whatever becomes of the ground</source>
        <translation>Conserva su elevación, pase lo que pase con el suelo</translation>
    </message>
    <message>
        <source>Levels the ground under it when it is placed, moved, turned or scaled</source>
        <translation>Nivela el suelo bajo él cuando se coloca, mueve, gira o escala</translation>
    </message>
</context>
<context>
    <name>RuleTexts</name>
    <message>
        <source>selection “%1”</source>
        <translation>selección «%1»</translation>
    </message>
    <message>
        <source>%1 up to %2</source>
        <translation>%1 hasta %2</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%1 desde %2</translation>
    </message>
    <message>
        <source>%1 %2 to %3</source>
        <translation>%1 %2 a %3</translation>
    </message>
    <message>
        <source>%1 km²</source>
        <translation>%1 km²</translation>
    </message>
    <message>
        <source>not %1</source>
        <translation>no %1</translation>
    </message>
    <message>
        <source>%1: everywhere</source>
        <translation>%1: en todas partes</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>línea %1</translation>
    </message>
    <message>
        <source>with water</source>
        <translation>con agua</translation>
    </message>
</context>
<context>
    <name>SceneExport</name>
    <message numerus="yes">
        <source>%1 objects</source>
        <translation>
            <numerusform>%1 objeto</numerusform>
            <numerusform>%1 objetos</numerusform>
        </translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>Objetos</translation>
    </message>
    <message>
        <source>%1, of which %2 by scatter rules</source>
        <translation>%1, de ellos %2 por reglas de dispersión</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelos</translation>
    </message>
    <message>
        <source>Read back</source>
        <translation>Vuelto a leer</translation>
    </message>
    <message>
        <source>every object, within %1 of its place and %2° of its turn</source>
        <translation>cada objeto, a menos de %1 de su lugar y %2° de su giro</translation>
    </message>
    <message numerus="yes">
        <source>%1 triangles, within %2 of the ground everywhere</source>
        <translation>
            <numerusform>%1 triángulo, a menos de %2 del suelo en todas partes</numerusform>
            <numerusform>%1 triángulos, a menos de %2 del suelo en todas partes</numerusform>
        </translation>
    </message>
    <message>
        <source>Heights</source>
        <translation>Alturas</translation>
    </message>
    <message>
        <source>%1 × %2 samples, largest error %3</source>
        <translation>%1 × %2 muestras, mayor error %3</translation>
    </message>
    <message>
        <source>Material weights</source>
        <translation>Pesos de materiales</translation>
    </message>
    <message>
        <source>%1 × %2 samples: %3</source>
        <translation>%1 × %2 muestras: %3</translation>
    </message>
    <message>
        <source>Terrain mesh</source>
        <translation>Malla del terreno</translation>
    </message>
    <message numerus="yes">
        <source>%1 files to %2</source>
        <translation>
            <numerusform>%1 archivo a %2</numerusform>
            <numerusform>%1 archivos a %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Exported %1 with %2 and verified it (max. position error %3).</source>
        <translation>Se ha exportado y verificado %1, con %2 (error de posición máx. %3).</translation>
    </message>
    <message>
        <source>Exported %1 and verified it.</source>
        <translation>Se ha exportado y verificado %1.</translation>
    </message>
    <message>
        <source>A node for each model; only programs that know EXT_mesh_gpu_instancing open it: three.js, Babylon.js, glTFast.</source>
        <translation>Un nodo por modelo; solo lo abren programas que conocen EXT_mesh_gpu_instancing: three.js, Babylon.js, glTFast.</translation>
    </message>
    <message>
        <source>A node for each object; they share the meshes of their models.</source>
        <translation>Un nodo por objeto; comparten las mallas de sus modelos.</translation>
    </message>
    <message>
        <source>In Blender, run scene.py: Scripting → Open → Run.</source>
        <translation>En Blender, ejecute scene.py: Scripting → Open → Run.</translation>
    </message>
    <message>
        <source>In Unity, put the folder into Assets and choose Tools → Scarp → Build Scene. Models need the package glTFast.</source>
        <translation>En Unity, ponga la carpeta en Assets y elija Tools → Scarp → Build Scene. Los modelos necesitan el paquete glTFast.</translation>
    </message>
    <message>
        <source>In Unreal, run scene.py: Tools → Execute Python Script.</source>
        <translation>En Unreal, ejecute scene.py: Tools → Execute Python Script.</translation>
    </message>
    <message>
        <source>In Godot, put the folder into the project and open scene.tscn. terrain3d_objects.gd gives the objects to Terrain3D.</source>
        <translation>En Godot, ponga la carpeta en el proyecto y abra scene.tscn. terrain3d_objects.gd da los objetos a Terrain3D.</translation>
    </message>
    <message>
        <source>Detail by</source>
        <translation>Detalle por</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Para</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>Triángulos</translation>
    </message>
    <message>
        <source>Instancing (EXT_mesh_gpu_instancing)</source>
        <translation>Instancias (EXT_mesh_gpu_instancing)</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Levels of Detail</source>
        <translation>Niveles de detalle</translation>
    </message>
    <message>
        <source>Write the coarser meshes of models, which engines draw far from the camera</source>
        <translation>Escribir las mallas más gruesas de los modelos, que los motores dibujan lejos de la cámara</translation>
    </message>
    <message>
        <source>alphamaps, layers.json, ScarpMaterials.cs</source>
        <translation>alphamaps, layers.json, ScarpMaterials.cs</translation>
    </message>
    <message>
        <source>a PNG for each material, layers.json</source>
        <translation>un PNG por material, layers.json</translation>
    </message>
    <message>
        <source>a PNG for each material, material.py</source>
        <translation>un PNG por material, material.py</translation>
    </message>
    <message>
        <source>splat maps, textures.json</source>
        <translation>splat maps, textures.json</translation>
    </message>
    <message>
        <source>Export for Engine</source>
        <translation>Exportar para motor</translation>
    </message>
    <message>
        <source>Engine or program</source>
        <translation>Motor o programa</translation>
    </message>
    <message>
        <source>Terrain plugin</source>
        <translation>Plugin de terreno</translation>
    </message>
    <message>
        <source>Sets axes, units, sizes and files as the program reads them</source>
        <translation>Fija ejes, unidades, tamaños y archivos tal como los lee el programa</translation>
    </message>
    <message>
        <source>Terrain plugin that heights and weights are written for</source>
        <translation>Plugin de terreno para el que se escriben alturas y pesos</translation>
    </message>
    <message>
        <source>Sets the error or the number of triangles of the terrain mesh</source>
        <translation>Fija el error o el número de triángulos de la malla del terreno</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Terreno</translation>
    </message>
    <message>
        <source>Height range</source>
        <translation>Rango de alturas</translation>
    </message>
    <message>
        <source>Write a heightmap in the engine&apos;s format and size</source>
        <translation>Escribir un mapa de alturas en el formato y tamaño del motor</translation>
    </message>
    <message>
        <source>Material Weights</source>
        <translation>Pesos de materiales</translation>
    </message>
    <message>
        <source>Write the weights of the materials for the engine&apos;s terrain</source>
        <translation>Escribir los pesos de los materiales para el terreno del motor</translation>
    </message>
    <message>
        <source>Write placed and scattered objects with their models</source>
        <translation>Escribir los objetos colocados y dispersos con sus modelos</translation>
    </message>
    <message>
        <source>Water and Models Along Lines</source>
        <translation>Agua y modelos a lo largo de líneas</translation>
    </message>
    <message>
        <source>Write the water of rivers, canals and ponds, and models that rules bend along lines</source>
        <translation>Escribir el agua de ríos, canales y estanques, y los modelos que las reglas doblan a lo largo de líneas</translation>
    </message>
    <message>
        <source>Terrain Mesh</source>
        <translation>Malla del terreno</translation>
    </message>
    <message>
        <source>Write the terrain as a mesh of triangles</source>
        <translation>Escribir el terreno como una malla de triángulos</translation>
    </message>
    <message>
        <source>Largest vertical distance between the mesh and the terrain</source>
        <translation>Mayor distancia vertical entre la malla y el terreno</translation>
    </message>
    <message>
        <source>Maximum number of triangles of the terrain mesh</source>
        <translation>Número máximo de triángulos de la malla del terreno</translation>
    </message>
    <message>
        <source>Texture size (px)</source>
        <translation>Tamaño de textura (px)</translation>
    </message>
    <message>
        <source>Longer side of the texture with the colours of the materials; 0: none</source>
        <translation>Lado mayor de la textura con los colores de los materiales; 0: ninguna</translation>
    </message>
    <message>
        <source>Write the objects of a model as one node: small and fast, but fewer programs open it</source>
        <translation>Escribir los objetos de un modelo como un solo nodo: pequeño y rápido, pero lo abren menos programas</translation>
    </message>
    <message>
        <source>glTF has the terrain as a mesh</source>
        <translation>glTF tiene el terreno como malla</translation>
    </message>
    <message>
        <source>only of the whole terrain</source>
        <translation>solo de todo el terreno</translation>
    </message>
    <message>
        <source>the terrain has no materials</source>
        <translation>el terreno no tiene materiales</translation>
    </message>
    <message>
        <source>the terrain has no objects</source>
        <translation>el terreno no tiene objetos</translation>
    </message>
    <message>
        <source>no line has water or models along it</source>
        <translation>ninguna línea tiene agua ni modelos a lo largo de ella</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Export for %1</source>
        <translation>Exportar para %1</translation>
    </message>
    <message>
        <source>model-….glb for each model</source>
        <translation>model-….glb por cada modelo</translation>
    </message>
    <message>
        <source>Files: %1.</source>
        <translation>Archivos: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 placed objects</source>
        <translation>
            <numerusform>%1 objeto colocado</numerusform>
            <numerusform>%1 objetos colocados</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 and the objects of %2.</source>
        <translation>%1 y los objetos de %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 scatter rules</source>
        <translation>
            <numerusform>%1 regla de dispersión</numerusform>
            <numerusform>%1 reglas de dispersión</numerusform>
        </translation>
    </message>
    <message>
        <source>Image overlays are not exported.</source>
        <translation>Las cubiertas de imagen no se exportan.</translation>
    </message>
    <message>
        <source>Select at least one kind of content to export</source>
        <translation>Seleccione al menos un tipo de contenido para exportar</translation>
    </message>
</context>
<context>
    <name>ServerTrustDialog</name>
    <message>
        <source>Trust Server</source>
        <translation>Confiar en el servidor</translation>
    </message>
    <message>
        <source>The certificate of %1 has changed.</source>
        <translation>El certificado de %1 ha cambiado.</translation>
    </message>
    <message>
        <source>The certificate of %1 is not signed by a known authority.</source>
        <translation>El certificado de %1 no está firmado por una autoridad conocida.</translation>
    </message>
    <message>
        <source>Compare its SHA-256 fingerprint with the one that the administrator of the server gives you:</source>
        <translation>Compare su huella digital SHA-256 con la que le dé el administrador del servidor:</translation>
    </message>
    <message>
        <source>If they differ, somebody may pretend to be the server, and your password would be sent there.</source>
        <translation>Si son distintas, puede que alguien suplante al servidor, y su contraseña se enviaría allí.</translation>
    </message>
</context>
<context>
    <name>SettingTexts</name>
    <message>
        <source>Drag, or click to type any number.</source>
        <translation>Arrastre, o haga clic para escribir un número.</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Opacidad</translation>
    </message>
</context>
<context>
    <name>TeamWords</name>
    <message>
        <source>That is no address of a server. One looks like postgresql://name@server/database.</source>
        <translation>Eso no es la dirección de un servidor. Es así: postgresql://nombre@servidor/base.</translation>
    </message>
    <message>
        <source>The name or the password is wrong.</source>
        <translation>El nombre o la contraseña no son correctos.</translation>
    </message>
    <message>
        <source>The server asks for a password.</source>
        <translation>El servidor pide una contraseña.</translation>
    </message>
    <message>
        <source>There is no server of this name.</source>
        <translation>No hay ningún servidor con este nombre.</translation>
    </message>
    <message>
        <source>No PostgreSQL server answers at this address.</source>
        <translation>Ningún servidor PostgreSQL responde en esta dirección.</translation>
    </message>
    <message>
        <source>The server does not answer.</source>
        <translation>El servidor no responde.</translation>
    </message>
    <message>
        <source>The server does not encrypt, which this address asks for.</source>
        <translation>El servidor no cifra, y esta dirección lo exige.</translation>
    </message>
    <message>
        <source>The certificate of the server has to be confirmed first. Connect by File → Open Team Terrain.</source>
        <translation>Primero hay que confirmar el certificado del servidor. Conéctese con «Archivo → Abrir terreno de equipo».</translation>
    </message>
    <message>
        <source>The server cannot prove that it is the one that the address names.</source>
        <translation>El servidor no puede probar que es el que nombra la dirección.</translation>
    </message>
    <message>
        <source>The server lets nobody in from here under this name.</source>
        <translation>El servidor no deja entrar a nadie desde aquí con este nombre.</translation>
    </message>
    <message>
        <source>The server has no such database.</source>
        <translation>El servidor no tiene esa base de datos.</translation>
    </message>
    <message>
        <source>The server does not know this name.</source>
        <translation>El servidor no conoce este nombre.</translation>
    </message>
    <message>
        <source>The server has no terrain of this name that you may open.</source>
        <translation>El servidor no tiene ningún terreno con este nombre que usted pueda abrir.</translation>
    </message>
    <message>
        <source>look</source>
        <translation>ver</translation>
    </message>
    <message>
        <source>edit</source>
        <translation>editar</translation>
    </message>
    <message>
        <source>Shared: %1</source>
        <translation>Compartido: %1</translation>
    </message>
    <message>
        <source>not followed any more: %1</source>
        <translation>ya no se sigue: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 edits wait</source>
        <translation>
            <numerusform>%1 edición espera</numerusform>
            <numerusform>%1 ediciones esperan</numerusform>
        </translation>
    </message>
    <message>
        <source>no connection, trying again</source>
        <translation>sin conexión, se intenta de nuevo</translation>
    </message>
    <message numerus="yes">
        <source>%1 people</source>
        <translation>
            <numerusform>%1 persona</numerusform>
            <numerusform>%1 personas</numerusform>
        </translation>
    </message>
    <message>
        <source>you may look</source>
        <translation>solo puede ver</translation>
    </message>
    <message>
        <source>sending</source>
        <translation>enviando</translation>
    </message>
    <message>
        <source>all sent</source>
        <translation>todo enviado</translation>
    </message>
    <message>
        <source>archived</source>
        <translation>archivado</translation>
    </message>
    <message>
        <source>administer</source>
        <translation>administrar</translation>
    </message>
</context>
<context>
    <name>TileExport</name>
    <message>
        <source>Export Tiles</source>
        <translation>Exportar teselas</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>For which program</source>
        <translation>Para qué programa</translation>
    </message>
    <message>
        <source>Follows the conventions of that program</source>
        <translation>Sigue las convenciones de ese programa</translation>
    </message>
    <message>
        <source>Samples along a tile&apos;s side</source>
        <translation>Muestras a lo largo del lado de una tesela</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>Bordes</translation>
    </message>
    <message>
        <source>Ground that does not fill whole tiles</source>
        <translation>Suelo que no llena teselas enteras</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Which row of tiles is the first</source>
        <translation>Qué fila de teselas es la primera</translation>
    </message>
    <message>
        <source>Coarsest zoom</source>
        <translation>Zoom más grueso</translation>
    </message>
    <message>
        <source>Finest zoom</source>
        <translation>Zoom más fino</translation>
    </message>
    <message>
        <source>as fine as the terrain</source>
        <translation>tan fino como el terreno</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Para</translation>
    </message>
    <message>
        <source>Samples a side</source>
        <translation>Muestras por lado</translation>
    </message>
    <message>
        <source>A folder with layer.json, for Cesium and other globes; the tiles fit at their edges, and how far they are from the ground is said.</source>
        <translation>Una carpeta con layer.json, para Cesium y otros globos; las teselas encajan en sus bordes, y se dice lo lejos que están del suelo.</translation>
    </message>
    <message>
        <source>A folder of PNG tiles with tiles.json; a name that ends in .mbtiles or .pmtiles makes one file. The heights are metres, and where there is no ground they are 0.</source>
        <translation>Una carpeta de teselas PNG con tiles.json; un nombre que acaba en .mbtiles o .pmtiles hace un archivo. Las alturas son metros, y donde no hay suelo son 0.</translation>
    </message>
    <message>
        <source>%1 × %2 tiles of %3 × %3 samples, and a JSON file that says where each lies.</source>
        <translation>%1 × %2 teselas de %3 × %3 muestras, y un archivo JSON que dice dónde está cada una.</translation>
    </message>
    <message>
        <source>The terrain is resampled to %1 × %2 samples.</source>
        <translation>El terreno se remuestrea a %1 × %2 muestras.</translation>
    </message>
    <message>
        <source>The border goes on for %1 samples to the east and %2 to the south; no height changes.</source>
        <translation>El borde continúa %1 muestras hacia el este y %2 hacia el sur; ninguna altura cambia.</translation>
    </message>
    <message>
        <source>Neighbours share an edge; that both have the same samples there is checked.</source>
        <translation>Las vecinas comparten un borde; se comprueba que ambas tienen allí las mismas muestras.</translation>
    </message>
    <message>
        <source>Neighbours share no samples.</source>
        <translation>Las vecinas no comparten muestras.</translation>
    </message>
    <message>
        <source>How large a tile is; engines say which sizes they take</source>
        <translation>Cuánto mide una tesela; los motores dicen qué tamaños aceptan</translation>
    </message>
    <message>
        <source>The format of each tile</source>
        <translation>El formato de cada tesela</translation>
    </message>
    <message>
        <source>From the tiles&apos; lattice at the finest zoom</source>
        <translation>Desde la retícula de teselas en el zoom más fino</translation>
    </message>
    <message>
        <source>Neighbouring tiles share edge samples</source>
        <translation>Las teselas vecinas comparten las muestras del borde</translation>
    </message>
    <message>
        <source>Remainder</source>
        <translation>Resto</translation>
    </message>
    <message>
        <source>Zoom level with the fewest tiles</source>
        <translation>Nivel de zoom con menos teselas</translation>
    </message>
    <message>
        <source>Zoom level with the most tiles</source>
        <translation>Nivel de zoom con más teselas</translation>
    </message>
    <message>
        <source>tiles</source>
        <translation>teselas</translation>
    </message>
    <message numerus="yes">
        <source>Exported %1 and verified %2 files.</source>
        <translation>
            <numerusform>Se ha exportado %1 y verificado %2 archivo.</numerusform>
            <numerusform>Se ha exportado %1 y verificado %2 archivos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Largest error</source>
        <translation>Mayor error</translation>
    </message>
    <message>
        <source>The terrain has no georeference, so it cannot be exported as web tiles.</source>
        <translation>El terreno no tiene georreferencia, por lo que no se puede exportar como teselas web.</translation>
    </message>
</context>
<context>
    <name>ToolStatus</name>
    <message>
        <source>Base</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>Erasing mask of %1</source>
        <translation>Borrar máscara de %1</translation>
    </message>
    <message>
        <source>Smoothing mask of %1</source>
        <translation>Suavizar máscara de %1</translation>
    </message>
    <message>
        <source>Painting mask of %1</source>
        <translation>Pintar máscara de %1</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>Colocar %1</translation>
    </message>
    <message>
        <source>Select Objects</source>
        <translation>Seleccionar objetos</translation>
    </message>
    <message>
        <source>Lasso</source>
        <translation>Lazo</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>Círculo</translation>
    </message>
    <message>
        <source>Erase Objects</source>
        <translation>Borrar objetos</translation>
    </message>
    <message>
        <source>Erase %1</source>
        <translation>Borrar %1</translation>
    </message>
    <message>
        <source>Paint %1</source>
        <translation>Pintar %1</translation>
    </message>
    <message>
        <source>Paint Objects</source>
        <translation>Pintar objetos</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Seleccionar</translation>
    </message>
    <message>
        <source>Erase Materials</source>
        <translation>Borrar materiales</translation>
    </message>
    <message>
        <source>Blend Materials</source>
        <translation>Mezclar materiales</translation>
    </message>
    <message>
        <source>Paint Materials</source>
        <translation>Pintar materiales</translation>
    </message>
    <message>
        <source>New layer</source>
        <translation>Capa nueva</translation>
    </message>
    <message>
        <source>Crop</source>
        <translation>Recortar</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Adjust Stroke</source>
        <translation>Ajustar trazo</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Medir</translation>
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
        <translation>%1 a %2 %3</translation>
    </message>
</context>
<context>
    <name>VersionLook</name>
    <message>
        <source>Ground: no visible difference</source>
        <translation>Suelo: sin diferencia visible</translation>
    </message>
    <message>
        <source>%1: %2 (now %3)</source>
        <translation>%1: %2 (ahora %3)</translation>
    </message>
    <message>
        <source>Ground: of another size than the present one</source>
        <translation>Suelo: de otro tamaño que el actual</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Capas</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>Objetos</translation>
    </message>
    <message>
        <source>Ground: %1 % is other, by up to %2</source>
        <translation>Suelo: el %1 % es distinto, hasta en %2</translation>
    </message>
    <message>
        <source>Size: %1 × %2 samples at %3</source>
        <translation>Tamaño: %1 × %2 muestras a %3</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>Scale ×%1</source>
        <translation>Escala ×%1</translation>
    </message>
    <message>
        <source>Turn by %1°</source>
        <translation>Giro de %1°</translation>
    </message>
    <message>
        <source>Select Shape</source>
        <translation>Seleccionar forma</translation>
    </message>
    <message>
        <source>Magic Wand</source>
        <translation>Varita mágica</translation>
    </message>
    <message>
        <source>Paint Selection</source>
        <translation>Pintar selección</translation>
    </message>
    <message>
        <source>Load Selection</source>
        <translation>Cargar selección</translation>
    </message>
    <message>
        <source>Mask to Selection</source>
        <translation>Máscara a selección</translation>
    </message>
    <message>
        <source>Add to Selection</source>
        <translation>Añadir a la selección</translation>
    </message>
    <message>
        <source>Subtract from Selection</source>
        <translation>Restar de la selección</translation>
    </message>
    <message>
        <source>Intersect Selection</source>
        <translation>Intersecar con la selección</translation>
    </message>
    <message>
        <source>Smooth Selection</source>
        <translation>Suavizar selección</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Seleccionar todo</translation>
    </message>
    <message>
        <source>Deselect</source>
        <translation>Deseleccionar</translation>
    </message>
    <message>
        <source>Invert Selection</source>
        <translation>Invertir selección</translation>
    </message>
    <message>
        <source>Grow Selection</source>
        <translation>Ampliar selección</translation>
    </message>
    <message>
        <source>Shrink Selection</source>
        <translation>Reducir selección</translation>
    </message>
    <message>
        <source>Blur Selection</source>
        <translation>Desenfocar selección</translation>
    </message>
    <message>
        <source>Smooth Mask</source>
        <translation>Suavizar máscara</translation>
    </message>
    <message>
        <source>Paint Mask</source>
        <translation>Pintar máscara</translation>
    </message>
    <message>
        <source>Change Mask</source>
        <translation>Cambiar máscara</translation>
    </message>
    <message>
        <source>Delete Mask</source>
        <translation>Eliminar máscara</translation>
    </message>
    <message>
        <source>Invert Mask</source>
        <translation>Invertir máscara</translation>
    </message>
    <message>
        <source>Grow Mask</source>
        <translation>Ampliar máscara</translation>
    </message>
    <message>
        <source>Shrink Mask</source>
        <translation>Reducir máscara</translation>
    </message>
    <message>
        <source>Blur Mask</source>
        <translation>Desenfocar máscara</translation>
    </message>
    <message>
        <source>Flatten layers</source>
        <translation>Acoplar capas</translation>
    </message>
    <message>
        <source>Revert ground</source>
        <translation>Revertir suelo</translation>
    </message>
    <message>
        <source>Revert selection</source>
        <translation>Revertir selección</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Cortar</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Clear paint</source>
        <translation>Vaciar pintura</translation>
    </message>
    <message>
        <source>Erase paint</source>
        <translation>Borrar pintura</translation>
    </message>
    <message>
        <source>Blend materials</source>
        <translation>Mezclar materiales</translation>
    </message>
    <message>
        <source>Change material rules</source>
        <translation>Cambiar reglas de materiales</translation>
    </message>
    <message>
        <source>Change materials</source>
        <translation>Cambiar materiales</translation>
    </message>
    <message>
        <source>Change scatter rules</source>
        <translation>Cambiar reglas de dispersión</translation>
    </message>
    <message>
        <source>Move scatter rules</source>
        <translation>Mover reglas de dispersión</translation>
    </message>
    <message>
        <source>Import paint</source>
        <translation>Importar pintura</translation>
    </message>
    <message>
        <source>Erase objects</source>
        <translation>Borrar objetos</translation>
    </message>
    <message>
        <source>Remove 1 object</source>
        <translation>Quitar 1 objeto</translation>
    </message>
    <message>
        <source>Take out 1 object</source>
        <translation>Sacar 1 objeto</translation>
    </message>
    <message>
        <source>Paint objects</source>
        <translation>Pintar objetos</translation>
    </message>
    <message>
        <source>Place a circle of objects</source>
        <translation>Colocar un círculo de objetos</translation>
    </message>
    <message>
        <source>Place a line of objects</source>
        <translation>Colocar una línea de objetos</translation>
    </message>
    <message>
        <source>Add layer &quot;%1&quot;</source>
        <translation>Añadir la capa «%1»</translation>
    </message>
    <message>
        <source>Delete layer &quot;%1&quot;</source>
        <translation>Eliminar la capa «%1»</translation>
    </message>
    <message>
        <source>Duplicate layer &quot;%1&quot;</source>
        <translation>Duplicar la capa «%1»</translation>
    </message>
    <message>
        <source>Merge layer &quot;%1&quot; down</source>
        <translation>Combinar la capa «%1» hacia abajo</translation>
    </message>
    <message>
        <source>Move layer &quot;%1&quot;</source>
        <translation>Mover la capa «%1»</translation>
    </message>
    <message>
        <source>Change layer &quot;%1&quot;</source>
        <translation>Cambiar la capa «%1»</translation>
    </message>
    <message>
        <source>Mask layer &quot;%1&quot;</source>
        <translation>Enmascarar la capa «%1»</translation>
    </message>
    <message>
        <source>Fill layer &quot;%1&quot;</source>
        <translation>Rellenar la capa «%1»</translation>
    </message>
    <message>
        <source>Add drape &quot;%1&quot;</source>
        <translation>Añadir la cubierta «%1»</translation>
    </message>
    <message>
        <source>Keep drape &quot;%1&quot; in the project</source>
        <translation>Guardar la cubierta «%1» en el proyecto</translation>
    </message>
    <message>
        <source>Link drape &quot;%1&quot;</source>
        <translation>Vincular la cubierta «%1»</translation>
    </message>
    <message>
        <source>Change drape &quot;%1&quot;</source>
        <translation>Cambiar la cubierta «%1»</translation>
    </message>
    <message>
        <source>Move drape &quot;%1&quot;</source>
        <translation>Mover la cubierta «%1»</translation>
    </message>
    <message>
        <source>Remove drape &quot;%1&quot;</source>
        <translation>Quitar la cubierta «%1»</translation>
    </message>
    <message>
        <source>Change asset &quot;%1&quot;</source>
        <translation>Cambiar el recurso «%1»</translation>
    </message>
    <message>
        <source>Rename asset &quot;%1&quot;</source>
        <translation>Renombrar el recurso «%1»</translation>
    </message>
    <message>
        <source>Remove asset &quot;%1&quot;</source>
        <translation>Quitar el recurso «%1»</translation>
    </message>
    <message>
        <source>Add material &quot;%1&quot;</source>
        <translation>Añadir el material «%1»</translation>
    </message>
    <message>
        <source>Change material &quot;%1&quot;</source>
        <translation>Cambiar el material «%1»</translation>
    </message>
    <message>
        <source>Remove material &quot;%1&quot;</source>
        <translation>Quitar el material «%1»</translation>
    </message>
    <message>
        <source>Add scatter rule &quot;%1&quot;</source>
        <translation>Añadir la regla de dispersión «%1»</translation>
    </message>
    <message>
        <source>Change scatter rule &quot;%1&quot;</source>
        <translation>Cambiar la regla de dispersión «%1»</translation>
    </message>
    <message>
        <source>Remove scatter rule &quot;%1&quot;</source>
        <translation>Quitar la regla de dispersión «%1»</translation>
    </message>
    <message>
        <source>Turn scatter rule &quot;%1&quot; into objects</source>
        <translation>Convertir la regla de dispersión «%1» en objetos</translation>
    </message>
    <message>
        <source>Save selection &quot;%1&quot;</source>
        <translation>Guardar la selección «%1»</translation>
    </message>
    <message>
        <source>Import selection &quot;%1&quot;</source>
        <translation>Importar la selección «%1»</translation>
    </message>
    <message>
        <source>Forget selection &quot;%1&quot;</source>
        <translation>Olvidar la selección «%1»</translation>
    </message>
    <message>
        <source>Import paint from &quot;%1&quot; and %2 more</source>
        <translation>Importar pintura de «%1» y %2 más</translation>
    </message>
    <message>
        <source>Import paint from &quot;%1&quot;</source>
        <translation>Importar pintura de «%1»</translation>
    </message>
    <message>
        <source>Import &quot;%1&quot;</source>
        <translation>Importar «%1»</translation>
    </message>
    <message>
        <source>Fill with &quot;%1&quot;</source>
        <translation>Rellenar con «%1»</translation>
    </message>
    <message>
        <source>Paint &quot;%1&quot;</source>
        <translation>Pintar «%1»</translation>
    </message>
    <message>
        <source>Add %1 &quot;%2&quot;</source>
        <translation>Añadir %1 «%2»</translation>
    </message>
    <message>
        <source>Change %1 &quot;%2&quot;</source>
        <translation>Cambiar %1 «%2»</translation>
    </message>
    <message>
        <source>Delete %1 &quot;%2&quot;</source>
        <translation>Eliminar %1 «%2»</translation>
    </message>
    <message>
        <source>Opacity of %1</source>
        <translation>Opacidad de %1</translation>
    </message>
    <message>
        <source>Scatter %1</source>
        <translation>Dispersar %1</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>Colocar %1</translation>
    </message>
    <message>
        <source>Paint %1</source>
        <translation>Pintar %1</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Añadir %1</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>Cambiar %1</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Eliminar %1</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Mover %1</translation>
    </message>
    <message>
        <source>Lift %1</source>
        <translation>Levantar %1</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Girar %1</translation>
    </message>
    <message>
        <source>Scale %1</source>
        <translation>Escalar %1</translation>
    </message>
    <message>
        <source>Adjust %1</source>
        <translation>Ajustar %1</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <translation>Deshacer %1</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <translation>Rehacer %1</translation>
    </message>
    <message>
        <source>16 bits</source>
        <translation>16 bits</translation>
    </message>
    <message>
        <source>3MF</source>
        <translation>3MF</translation>
    </message>
    <message>
        <source>8 bits</source>
        <translation>8 bits</translation>
    </message>
    <message>
        <source>A few large rocks anywhere, with room around them</source>
        <translation>Algunas rocas grandes en cualquier parte, con espacio alrededor</translation>
    </message>
    <message>
        <source>A height</source>
        <translation>Una altura</translation>
    </message>
    <message>
        <source>A hole</source>
        <translation>Un agujero</translation>
    </message>
    <message>
        <source>ARRAY</source>
        <translation>ARRAY</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Alrededor de</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Agriculture with natural vegetation</source>
        <translation>Agricultura con vegetación natural</translation>
    </message>
    <message>
        <source>Agro-forestry areas</source>
        <translation>Sistemas agroforestales</translation>
    </message>
    <message>
        <source>Airports</source>
        <translation>Aeropuertos</translation>
    </message>
    <message>
        <source>Albedo</source>
        <translation>Albedo</translation>
    </message>
    <message>
        <source>Align</source>
        <translation>Alinear</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Ambient occlusion</source>
        <translation>Oclusión ambiental</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Cantidad</translation>
    </message>
    <message>
        <source>Amplitude</source>
        <translation>Amplitud</translation>
    </message>
    <message>
        <source>Annual with permanent crops</source>
        <translation>Anuales con cultivos permanentes</translation>
    </message>
    <message>
        <source>Another number is other noise</source>
        <translation>Otro número es otro ruido</translation>
    </message>
    <message>
        <source>Any program</source>
        <translation>Cualquier programa</translation>
    </message>
    <message>
        <source>Arc/Info ASCII grid</source>
        <translation>Cuadrícula ASCII de Arc/Info</translation>
    </message>
    <message>
        <source>As</source>
        <translation>Como</translation>
    </message>
    <message>
        <source>As in the file</source>
        <translation>Como en el archivo</translation>
    </message>
    <message>
        <source>As the program has it</source>
        <translation>Como lo tiene el programa</translation>
    </message>
    <message>
        <source>As they are</source>
        <translation>Como están</translation>
    </message>
    <message>
        <source>Aspect</source>
        <translation>Orientación</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Equilibrado</translation>
    </message>
    <message>
        <source>Bank angle</source>
        <translation>Ángulo del talud</translation>
    </message>
    <message>
        <source>Bare or sparse vegetation</source>
        <translation>Vegetación escasa o nula</translation>
    </message>
    <message>
        <source>Bare rocks</source>
        <translation>Roquedo</translation>
    </message>
    <message>
        <source>Barren land</source>
        <translation>Suelo desnudo</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>Beaches, dunes, sands</source>
        <translation>Playas, dunas y arenales</translation>
    </message>
    <message>
        <source>Best-fit plane</source>
        <translation>Plano de mejor ajuste</translation>
    </message>
    <message>
        <source>Between points</source>
        <translation>Entre puntos</translation>
    </message>
    <message>
        <source>Bicubic</source>
        <translation>Bicúbica</translation>
    </message>
    <message>
        <source>Bilinear</source>
        <translation>Bilineal</translation>
    </message>
    <message>
        <source>Billow</source>
        <translation>Nuboso</translation>
    </message>
    <message>
        <source>Blend</source>
        <translation>Mezcla</translation>
    </message>
    <message>
        <source>Blender</source>
        <translation>Blender</translation>
    </message>
    <message>
        <source>Blur</source>
        <translation>Desenfocar</translation>
    </message>
    <message>
        <source>Boulders</source>
        <translation>Bloques de roca</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Puente</translation>
    </message>
    <message>
        <source>Broad-leaved forest</source>
        <translation>Bosques de frondosas</translation>
    </message>
    <message>
        <source>Broadleaf</source>
        <translation>Frondosa</translation>
    </message>
    <message>
        <source>Building plot</source>
        <translation>Solar</translation>
    </message>
    <message>
        <source>Built-up</source>
        <translation>Edificado</translation>
    </message>
    <message>
        <source>Burnt areas</source>
        <translation>Zonas quemadas</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Por</translation>
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
        <translation>Tabla CSV</translation>
    </message>
    <message>
        <source>Canal</source>
        <translation>Canal</translation>
    </message>
    <message>
        <source>Canyon</source>
        <translation>Cañón</translation>
    </message>
    <message>
        <source>Cell size, east (0: as it is)</source>
        <translation>Tamaño de celda, este (0: como está)</translation>
    </message>
    <message>
        <source>Cell size, north (0: as it is)</source>
        <translation>Tamaño de celda, norte (0: como está)</translation>
    </message>
    <message>
        <source>Centimetres</source>
        <translation>Centímetros</translation>
    </message>
    <message>
        <source>Clamp</source>
        <translation>Limitar</translation>
    </message>
    <message>
        <source>Cliff steps</source>
        <translation>Escalones de acantilado</translation>
    </message>
    <message>
        <source>Clone</source>
        <translation>Clonar</translation>
    </message>
    <message>
        <source>Clone: copy ground from elsewhere; H takes the place to copy from</source>
        <translation>Clonar: copiar suelo de otro lugar; H toma el origen</translation>
    </message>
    <message>
        <source>Coarsest zoom</source>
        <translation>Zoom más grueso</translation>
    </message>
    <message>
        <source>Coastal lagoons</source>
        <translation>Lagunas costeras</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Complex cultivation patterns</source>
        <translation>Mosaico de cultivos</translation>
    </message>
    <message>
        <source>Concavity</source>
        <translation>Concavidad</translation>
    </message>
    <message>
        <source>Conifer</source>
        <translation>Conífera</translation>
    </message>
    <message>
        <source>Coniferous forest</source>
        <translation>Bosques de coníferas</translation>
    </message>
    <message>
        <source>Conifers and broadleaved trees in groves, where the ground is neither steep nor too high</source>
        <translation>Coníferas y frondosas en grupos, donde el suelo no es empinado ni demasiado alto</translation>
    </message>
    <message>
        <source>Constant</source>
        <translation>Constante</translation>
    </message>
    <message>
        <source>Construction sites</source>
        <translation>Zonas en construcción</translation>
    </message>
    <message>
        <source>Continue the border</source>
        <translation>Continuar el borde</translation>
    </message>
    <message>
        <source>Continuous urban fabric</source>
        <translation>Tejido urbano continuo</translation>
    </message>
    <message>
        <source>Cracks</source>
        <translation>Grietas</translation>
    </message>
    <message>
        <source>Crags</source>
        <translation>Riscos</translation>
    </message>
    <message>
        <source>Crater</source>
        <translation>Cráter</translation>
    </message>
    <message>
        <source>Crater: a bowl with a rim thrown up around it</source>
        <translation>Cráter: un cuenco con el borde levantado alrededor</translation>
    </message>
    <message>
        <source>Crease</source>
        <translation>Pliegue</translation>
    </message>
    <message>
        <source>Crop</source>
        <translation>Recortar</translation>
    </message>
    <message>
        <source>Cropland</source>
        <translation>Tierras de cultivo</translation>
    </message>
    <message>
        <source>Cultivated crops</source>
        <translation>Cultivos</translation>
    </message>
    <message>
        <source>Curvature</source>
        <translation>Curvatura</translation>
    </message>
    <message>
        <source>Cut and fill</source>
        <translation>Desmonte y terraplén</translation>
    </message>
    <message>
        <source>Cut of a volume</source>
        <translation>Desmonte de un volumen</translation>
    </message>
    <message>
        <source>Cut only</source>
        <translation>Solo desmonte</translation>
    </message>
    <message>
        <source>DEFLATE (any program)</source>
        <translation>DEFLATE (cualquier programa)</translation>
    </message>
    <message>
        <source>Dam</source>
        <translation>Presa</translation>
    </message>
    <message>
        <source>Dark rock</source>
        <translation>Roca oscura</translation>
    </message>
    <message>
        <source>Deciduous forest</source>
        <translation>Bosque caducifolio</translation>
    </message>
    <message>
        <source>Decimetres</source>
        <translation>Decímetros</translation>
    </message>
    <message>
        <source>Deposition</source>
        <translation>Deposición</translation>
    </message>
    <message>
        <source>Detail by</source>
        <translation>Detalle por</translation>
    </message>
    <message>
        <source>Developed, high intensity</source>
        <translation>Urbano, intensidad alta</translation>
    </message>
    <message>
        <source>Developed, low intensity</source>
        <translation>Urbano, intensidad baja</translation>
    </message>
    <message>
        <source>Developed, medium intensity</source>
        <translation>Urbano, intensidad media</translation>
    </message>
    <message>
        <source>Developed, open space</source>
        <translation>Urbano, espacio abierto</translation>
    </message>
    <message>
        <source>DirectX (green down)</source>
        <translation>DirectX (verde abajo)</translation>
    </message>
    <message>
        <source>Discontinuous urban fabric</source>
        <translation>Tejido urbano discontinuo</translation>
    </message>
    <message>
        <source>Distance to water</source>
        <translation>Distancia al agua</translation>
    </message>
    <message>
        <source>Drainage area</source>
        <translation>Cuenca de drenaje</translation>
    </message>
    <message>
        <source>Dry grass</source>
        <translation>Hierba seca</translation>
    </message>
    <message>
        <source>Dug into the ground</source>
        <translation>Excavado en el suelo</translation>
    </message>
    <message>
        <source>Dump sites</source>
        <translation>Escombreras y vertederos</translation>
    </message>
    <message>
        <source>Dune field</source>
        <translation>Campo de dunas</translation>
    </message>
    <message>
        <source>Dunes</source>
        <translation>Dunas</translation>
    </message>
    <message>
        <source>Dwarf scrub</source>
        <translation>Matorral enano</translation>
    </message>
    <message>
        <source>Dyke with berm</source>
        <translation>Dique con berma</translation>
    </message>
    <message>
        <source>ESA WorldCover</source>
        <translation>ESA WorldCover</translation>
    </message>
    <message>
        <source>Earthwork</source>
        <translation>Movimiento de tierras</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Este</translation>
    </message>
    <message>
        <source>East and west</source>
        <translation>Este y oeste</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>Bordes</translation>
    </message>
    <message>
        <source>Emergent herbaceous wetlands</source>
        <translation>Humedal herbáceo emergente</translation>
    </message>
    <message>
        <source>Enclosed ones</source>
        <translation>Los encerrados</translation>
    </message>
    <message>
        <source>Erosion &amp; holes</source>
        <translation>Erosión y agujeros</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Estuaries</source>
        <translation>Estuarios</translation>
    </message>
    <message>
        <source>Evergreen forest</source>
        <translation>Bosque perennifolio</translation>
    </message>
    <message>
        <source>Exaggeration</source>
        <translation>Exageración</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Intercambiar</translation>
    </message>
    <message>
        <source>Extend</source>
        <translation>Extender</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>Factor</translation>
    </message>
    <message>
        <source>Feet</source>
        <translation>Pies</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Rellenar</translation>
    </message>
    <message>
        <source>Fill Holes</source>
        <translation>Rellenar agujeros</translation>
    </message>
    <message>
        <source>Fill of a volume</source>
        <translation>Terraplén de un volumen</translation>
    </message>
    <message>
        <source>Fill only</source>
        <translation>Solo terraplén</translation>
    </message>
    <message>
        <source>Fill with</source>
        <translation>Rellenar con</translation>
    </message>
    <message>
        <source>Fill: close holes</source>
        <translation>Rellenar: cerrar agujeros</translation>
    </message>
    <message>
        <source>Fine polish</source>
        <translation>Pulido fino</translation>
    </message>
    <message>
        <source>Finest zoom</source>
        <translation>Zoom más fino</translation>
    </message>
    <message>
        <source>First column</source>
        <translation>Primera columna</translation>
    </message>
    <message>
        <source>First row</source>
        <translation>Primera fila</translation>
    </message>
    <message>
        <source>Flatten</source>
        <translation>Aplanar</translation>
    </message>
    <message>
        <source>Flatten to</source>
        <translation>Aplanar a</translation>
    </message>
    <message>
        <source>Flatten: level to the height, or the slope, where the stroke began</source>
        <translation>Aplanar: llevar a la altura, o a la pendiente, donde empezó el trazo</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Voltear</translation>
    </message>
    <message>
        <source>Float GeoTIFF</source>
        <translation>GeoTIFF flotante</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Follow the ground</source>
        <translation>Seguir el suelo</translation>
    </message>
    <message>
        <source>Foot</source>
        <translation>Pie</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Para</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>Bosque</translation>
    </message>
    <message>
        <source>Forest floor</source>
        <translation>Suelo de bosque</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Fractal Perlin noise: even hills and hollows</source>
        <translation>Ruido Perlin fractal: colinas y hondonadas uniformes</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>From crest to crest of the largest bumps</source>
        <translation>De cresta a cresta de los bultos mayores</translation>
    </message>
    <message>
        <source>From east</source>
        <translation>Desde el este</translation>
    </message>
    <message>
        <source>From max</source>
        <translation>Desde máx.</translation>
    </message>
    <message>
        <source>From min</source>
        <translation>Desde mín.</translation>
    </message>
    <message>
        <source>From north</source>
        <translation>Desde el norte</translation>
    </message>
    <message>
        <source>From point to point</source>
        <translation>De punto a punto</translation>
    </message>
    <message>
        <source>From terrace to terrace</source>
        <translation>De terraza a terraza</translation>
    </message>
    <message>
        <source>Fruit trees and berry plantations</source>
        <translation>Frutales y plantaciones de bayas</translation>
    </message>
    <message>
        <source>GIS</source>
        <translation>SIG</translation>
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
        <translation>GeoTIFF (coma flotante de 32 bits)</translation>
    </message>
    <message>
        <source>Glaciers and perpetual snow</source>
        <translation>Glaciares y nieves permanentes</translation>
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
        <translation>Hierba</translation>
    </message>
    <message>
        <source>Grassland</source>
        <translation>Pradera</translation>
    </message>
    <message>
        <source>Grassland or herbaceous</source>
        <translation>Pradera o herbácea</translation>
    </message>
    <message>
        <source>Gravel</source>
        <translation>Grava</translation>
    </message>
    <message>
        <source>Greatest error</source>
        <translation>Mayor error</translation>
    </message>
    <message>
        <source>Green urban areas</source>
        <translation>Zonas verdes urbanas</translation>
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
        <translation>Altura</translation>
    </message>
    <message>
        <source>Height (0: as found)</source>
        <translation>Altura (0: la hallada)</translation>
    </message>
    <message>
        <source>Heights</source>
        <translation>Alturas</translation>
    </message>
    <message>
        <source>Herbaceous wetland</source>
        <translation>Humedal herbáceo</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>Más alto</translation>
    </message>
    <message>
        <source>Hills</source>
        <translation>Colinas</translation>
    </message>
    <message>
        <source>Hole</source>
        <translation>Agujero</translation>
    </message>
    <message>
        <source>Hole: cut the ground away</source>
        <translation>Agujero: recortar el suelo</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Casa</translation>
    </message>
    <message>
        <source>How far over the ground where the stroke begins the top lies</source>
        <translation>A qué altura sobre el suelo, donde empieza el trazo, queda la cima</translation>
    </message>
    <message>
        <source>How level the steps and how steep their fronts</source>
        <translation>Qué tan llanos son los escalones y qué tan empinados sus frentes</translation>
    </message>
    <message>
        <source>How many sizes of bumps, each half the one before</source>
        <translation>Cuántos tamaños de bultos, cada uno la mitad del anterior</translation>
    </message>
    <message>
        <source>How much ground the water can carry</source>
        <translation>Cuánto suelo puede llevar el agua</translation>
    </message>
    <message>
        <source>How much water falls</source>
        <translation>Cuánta agua cae</translation>
    </message>
    <message>
        <source>Hydraulic Erosion</source>
        <translation>Erosión hidráulica</translation>
    </message>
    <message>
        <source>Hydraulic erosion</source>
        <translation>Erosión hidráulica</translation>
    </message>
    <message>
        <source>Hydraulic erosion: rain cuts gullies and carries the ground downhill</source>
        <translation>Erosión hidráulica: la lluvia abre barrancos y lleva el suelo cuesta abajo</translation>
    </message>
    <message>
        <source>Ice</source>
        <translation>Hielo</translation>
    </message>
    <message>
        <source>Impact crater</source>
        <translation>Cráter de impacto</translation>
    </message>
    <message>
        <source>Inches</source>
        <translation>Pulgadas</translation>
    </message>
    <message>
        <source>Industrial or commercial units</source>
        <translation>Zonas industriales o comerciales</translation>
    </message>
    <message>
        <source>Inflate</source>
        <translation>Inflar</translation>
    </message>
    <message>
        <source>Inflate: swell the ground outwards</source>
        <translation>Inflar: hinchar el suelo hacia fuera</translation>
    </message>
    <message>
        <source>Inland marshes</source>
        <translation>Humedales interiores</translation>
    </message>
    <message>
        <source>Instead of the ground</source>
        <translation>En lugar del suelo</translation>
    </message>
    <message>
        <source>Intersect</source>
        <translation>Intersecar</translation>
    </message>
    <message>
        <source>Intertidal flats</source>
        <translation>Zonas intermareales</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>Iteraciones</translation>
    </message>
    <message>
        <source>Kerb and pavement</source>
        <translation>Bordillo y acera</translation>
    </message>
    <message>
        <source>Kilometres</source>
        <translation>Kilómetros</translation>
    </message>
    <message>
        <source>Lanczos</source>
        <translation>Lanczos</translation>
    </message>
    <message>
        <source>Land cover</source>
        <translation>Cobertura del suelo</translation>
    </message>
    <message>
        <source>Landforms</source>
        <translation>Formas del terreno</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Capas</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Lichens</source>
        <translation>Líquenes</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Lineal</translation>
    </message>
    <message>
        <source>Location Z</source>
        <translation>Location Z</translation>
    </message>
    <message>
        <source>Low broadleaved shrubs along the courses that water takes</source>
        <translation>Frondosas bajas a lo largo de los cursos del agua</translation>
    </message>
    <message>
        <source>Lower</source>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Lower: press the ground down</source>
        <translation>Bajar: presionar el suelo hacia abajo</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>Más bajo</translation>
    </message>
    <message>
        <source>MULTISPLAT16</source>
        <translation>MULTISPLAT16</translation>
    </message>
    <message>
        <source>Macro variation</source>
        <translation>Variación a gran escala</translation>
    </message>
    <message>
        <source>Mangroves</source>
        <translation>Manglares</translation>
    </message>
    <message>
        <source>Mapbox RGB (PNG)</source>
        <translation>Mapbox RGB (PNG)</translation>
    </message>
    <message>
        <source>Mapbox Terrain-RGB tile</source>
        <translation>Tesela Mapbox Terrain-RGB</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Marca</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>Máscara</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>Máx.</translation>
    </message>
    <message>
        <source>Mesa</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Método</translation>
    </message>
    <message>
        <source>Metres</source>
        <translation>Metros</translation>
    </message>
    <message>
        <source>Middle of the bottom</source>
        <translation>Centro de la base</translation>
    </message>
    <message>
        <source>Millimetres</source>
        <translation>Milímetros</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>Mín.</translation>
    </message>
    <message>
        <source>Mineral extraction sites</source>
        <translation>Zonas de extracción minera</translation>
    </message>
    <message>
        <source>Mixed forest</source>
        <translation>Bosque mixto</translation>
    </message>
    <message>
        <source>Moors and heathland</source>
        <translation>Landas y matorrales</translation>
    </message>
    <message>
        <source>Moss</source>
        <translation>Musgo</translation>
    </message>
    <message>
        <source>Moss and lichen</source>
        <translation>Musgo y líquenes</translation>
    </message>
    <message>
        <source>Mountain ridge</source>
        <translation>Cresta montañosa</translation>
    </message>
    <message>
        <source>Mud</source>
        <translation>Barro</translation>
    </message>
    <message>
        <source>Multiply heights by</source>
        <translation>Multiplicar alturas por</translation>
    </message>
    <message>
        <source>NLCD</source>
        <translation>NLCD</translation>
    </message>
    <message>
        <source>Natural grassland</source>
        <translation>Pastizales naturales</translation>
    </message>
    <message>
        <source>Nearest</source>
        <translation>Más cercano</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>Ruido</translation>
    </message>
    <message>
        <source>Noise scale</source>
        <translation>Escala del ruido</translation>
    </message>
    <message>
        <source>Noise: roughen with fractal noise</source>
        <translation>Ruido: hacer rugoso con ruido fractal</translation>
    </message>
    <message>
        <source>Non-irrigated arable land</source>
        <translation>Tierras de labor en secano</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Normals</source>
        <translation>Normales</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Norte</translation>
    </message>
    <message>
        <source>North and south</source>
        <translation>Norte y sur</translation>
    </message>
    <message>
        <source>North and south exchanged</source>
        <translation>Norte y sur intercambiados</translation>
    </message>
    <message>
        <source>Not shared</source>
        <translation>No compartido</translation>
    </message>
    <message>
        <source>Number of triangles</source>
        <translation>Número de triángulos</translation>
    </message>
    <message>
        <source>OBJ</source>
        <translation>OBJ</translation>
    </message>
    <message>
        <source>Octaves</source>
        <translation>Octavas</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Desplazamiento</translation>
    </message>
    <message>
        <source>Olive groves</source>
        <translation>Olivares</translation>
    </message>
    <message>
        <source>On the ground</source>
        <translation>Sobre el suelo</translation>
    </message>
    <message>
        <source>On top of the ground</source>
        <translation>Encima del suelo</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Opacidad</translation>
    </message>
    <message>
        <source>Open water</source>
        <translation>Agua abierta</translation>
    </message>
    <message>
        <source>OpenEXR (32-bit float)</source>
        <translation>OpenEXR (coma flotante de 32 bits)</translation>
    </message>
    <message>
        <source>OpenGL (green up)</source>
        <translation>OpenGL (verde arriba)</translation>
    </message>
    <message>
        <source>Own curve</source>
        <translation>Curva propia</translation>
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
        <translation>PNG (gris de 16 bits)</translation>
    </message>
    <message>
        <source>Pad</source>
        <translation>Plataforma</translation>
    </message>
    <message>
        <source>Pasture or hay</source>
        <translation>Pasto o heno</translation>
    </message>
    <message>
        <source>Pastures</source>
        <translation>Praderas</translation>
    </message>
    <message>
        <source>Peak</source>
        <translation>Pico</translation>
    </message>
    <message>
        <source>Peat bogs</source>
        <translation>Turberas</translation>
    </message>
    <message>
        <source>Perennial ice or snow</source>
        <translation>Hielo o nieve perenne</translation>
    </message>
    <message>
        <source>Perlin</source>
        <translation>Perlin</translation>
    </message>
    <message>
        <source>Permanent water bodies</source>
        <translation>Masas de agua permanentes</translation>
    </message>
    <message>
        <source>Permanently irrigated land</source>
        <translation>Terrenos regados permanentemente</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Pinch</source>
        <translation>Pellizcar</translation>
    </message>
    <message>
        <source>Pinch: draw the ground together into a crest</source>
        <translation>Pellizcar: juntar el suelo en una cresta</translation>
    </message>
    <message>
        <source>Plane of an area</source>
        <translation>Plano de un área</translation>
    </message>
    <message>
        <source>Plateau</source>
        <translation>Meseta</translation>
    </message>
    <message>
        <source>Plateau: raise a level top over where the stroke began</source>
        <translation>Meseta: levantar una cima llana sobre donde empezó el trazo</translation>
    </message>
    <message>
        <source>Pond</source>
        <translation>Estanque</translation>
    </message>
    <message>
        <source>Port areas</source>
        <translation>Zonas portuarias</translation>
    </message>
    <message>
        <source>Quantized mesh (Cesium)</source>
        <translation>Quantized mesh (Cesium)</translation>
    </message>
    <message>
        <source>Quarry</source>
        <translation>Cantera</translation>
    </message>
    <message>
        <source>Quarter turns, clockwise</source>
        <translation>Cuartos de vuelta, en sentido horario</translation>
    </message>
    <message>
        <source>R16 (16-bit samples)</source>
        <translation>R16 (muestras de 16 bits)</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radio</translation>
    </message>
    <message>
        <source>Railway</source>
        <translation>Ferrocarril</translation>
    </message>
    <message>
        <source>Rain</source>
        <translation>Lluvia</translation>
    </message>
    <message>
        <source>Rain gullies</source>
        <translation>Cárcavas de lluvia</translation>
    </message>
    <message>
        <source>Raise</source>
        <translation>Elevar</translation>
    </message>
    <message>
        <source>Raise by</source>
        <translation>Elevar en</translation>
    </message>
    <message>
        <source>Raise: push the ground up</source>
        <translation>Elevar: empujar el suelo hacia arriba</translation>
    </message>
    <message>
        <source>Ramp</source>
        <translation>Rampa</translation>
    </message>
    <message>
        <source>Ramp: drag from one place to another for an even way between them</source>
        <translation>Rampa: arrastre de un lugar a otro para un camino uniforme entre ambos</translation>
    </message>
    <message>
        <source>Range, max</source>
        <translation>Rango, máx.</translation>
    </message>
    <message>
        <source>Range, min</source>
        <translation>Rango, mín.</translation>
    </message>
    <message>
        <source>Raw</source>
        <translation>Raw</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>Alcance</translation>
    </message>
    <message>
        <source>Remap</source>
        <translation>Reasignar</translation>
    </message>
    <message>
        <source>Remove Seams</source>
        <translation>Quitar costuras</translation>
    </message>
    <message>
        <source>Remove Spikes</source>
        <translation>Quitar picos</translation>
    </message>
    <message>
        <source>Remove Terraces</source>
        <translation>Quitar terrazas</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Reemplazar</translation>
    </message>
    <message>
        <source>Resample</source>
        <translation>Remuestrear</translation>
    </message>
    <message>
        <source>Rescale</source>
        <translation>Reescalar</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Restore: paint back the ground of an earlier moment</source>
        <translation>Restaurar: volver a pintar el suelo de un momento anterior</translation>
    </message>
    <message>
        <source>Rice fields</source>
        <translation>Arrozales</translation>
    </message>
    <message>
        <source>Ridge</source>
        <translation>Cresta</translation>
    </message>
    <message>
        <source>Ridged</source>
        <translation>De crestas</translation>
    </message>
    <message>
        <source>Ridges</source>
        <translation>Crestas</translation>
    </message>
    <message>
        <source>Ripples</source>
        <translation>Ondas</translation>
    </message>
    <message>
        <source>Rise</source>
        <translation>Elevación</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Río</translation>
    </message>
    <message>
        <source>River bed</source>
        <translation>Lecho de río</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Carretera</translation>
    </message>
    <message>
        <source>Road and rail networks</source>
        <translation>Redes viarias y ferroviarias</translation>
    </message>
    <message>
        <source>Road bed</source>
        <translation>Firme de carretera</translation>
    </message>
    <message>
        <source>Rock</source>
        <translation>Roca</translation>
    </message>
    <message>
        <source>Rocks of all sizes where the ground is steepest</source>
        <translation>Rocas de todos los tamaños donde el suelo es más empinado</translation>
    </message>
    <message>
        <source>Rocks on steep ground</source>
        <translation>Rocas en suelo empinado</translation>
    </message>
    <message>
        <source>Rolling ground</source>
        <translation>Terreno ondulado</translation>
    </message>
    <message>
        <source>Rosette</source>
        <translation>Roseta</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Girar</translation>
    </message>
    <message>
        <source>Roughness</source>
        <translation>Rugosidad</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Redondo</translation>
    </message>
    <message>
        <source>Round bumps with creases between them</source>
        <translation>Bultos redondos con pliegues entre ellos</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>STL</source>
        <translation>STL</translation>
    </message>
    <message>
        <source>Salines</source>
        <translation>Salinas</translation>
    </message>
    <message>
        <source>Salt marshes</source>
        <translation>Marismas</translation>
    </message>
    <message>
        <source>Samples a side</source>
        <translation>Muestras por lado</translation>
    </message>
    <message>
        <source>Sand</source>
        <translation>Arena</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Escala</translation>
    </message>
    <message>
        <source>Scattered boulders</source>
        <translation>Bloques dispersos</translation>
    </message>
    <message>
        <source>Sclerophyllous vegetation</source>
        <translation>Vegetación esclerófila</translation>
    </message>
    <message>
        <source>Scree</source>
        <translation>Derrubios</translation>
    </message>
    <message>
        <source>Scree slopes</source>
        <translation>Laderas de derrubios</translation>
    </message>
    <message>
        <source>Sea and ocean</source>
        <translation>Mares y océanos</translation>
    </message>
    <message>
        <source>Sedge or herbaceous</source>
        <translation>Juncia o herbácea</translation>
    </message>
    <message>
        <source>Sediment capacity</source>
        <translation>Capacidad de sedimento</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Set Height</source>
        <translation>Fijar altura</translation>
    </message>
    <message>
        <source>Set height</source>
        <translation>Fijar altura</translation>
    </message>
    <message>
        <source>Set height: bring the ground to a height</source>
        <translation>Fijar altura: llevar el suelo a una altura</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Compartido</translation>
    </message>
    <message>
        <source>Sharp</source>
        <translation>Nítido</translation>
    </message>
    <message>
        <source>Sharp crests over smooth valleys</source>
        <translation>Crestas agudas sobre valles suaves</translation>
    </message>
    <message>
        <source>Sharpen</source>
        <translation>Enfocar</translation>
    </message>
    <message>
        <source>Sharpen: bring out crests and hollows that are there</source>
        <translation>Enfocar: resaltar las crestas y hondonadas que hay</translation>
    </message>
    <message>
        <source>Sharpness</source>
        <translation>Nitidez</translation>
    </message>
    <message>
        <source>Shoulder and ditch</source>
        <translation>Arcén y cuneta</translation>
    </message>
    <message>
        <source>Shrub or scrub</source>
        <translation>Arbustos o matorral</translation>
    </message>
    <message>
        <source>Shrubland</source>
        <translation>Matorral</translation>
    </message>
    <message>
        <source>Shrubs near water</source>
        <translation>Arbustos junto al agua</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Slope</source>
        <translation>Pendiente</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>Suavizar</translation>
    </message>
    <message>
        <source>Smooth: even out bumps</source>
        <translation>Suavizar: igualar bultos</translation>
    </message>
    <message>
        <source>Smudge</source>
        <translation>Difuminar</translation>
    </message>
    <message>
        <source>Smudge: drag the ground along with the brush</source>
        <translation>Difuminar: arrastrar el suelo con el pincel</translation>
    </message>
    <message>
        <source>Snow</source>
        <translation>Nieve</translation>
    </message>
    <message>
        <source>Snow and ice</source>
        <translation>Nieve y hielo</translation>
    </message>
    <message>
        <source>Soft hill</source>
        <translation>Colina suave</translation>
    </message>
    <message>
        <source>Softness above</source>
        <translation>Suavidad arriba</translation>
    </message>
    <message>
        <source>Softness below</source>
        <translation>Suavidad abajo</translation>
    </message>
    <message>
        <source>Soil</source>
        <translation>Tierra</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Sur</translation>
    </message>
    <message>
        <source>Sparsely vegetated areas</source>
        <translation>Espacios con vegetación escasa</translation>
    </message>
    <message>
        <source>Spherical</source>
        <translation>Esférica</translation>
    </message>
    <message>
        <source>Sport and leisure facilities</source>
        <translation>Instalaciones deportivas y recreativas</translation>
    </message>
    <message>
        <source>Stamp</source>
        <translation>Sello</translation>
    </message>
    <message>
        <source>Stamp: press a picture&apos;s shape into the ground</source>
        <translation>Sello: grabar la forma de una imagen en el suelo</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Quedar</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Step (0: as found)</source>
        <translation>Escalón (0: el hallado)</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>Recto</translation>
    </message>
    <message>
        <source>Strata</source>
        <translation>Estratos</translation>
    </message>
    <message>
        <source>Subtract</source>
        <translation>Restar</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>Superficie</translation>
    </message>
    <message>
        <source>TGA</source>
        <translation>TGA</translation>
    </message>
    <message>
        <source>TMS, from the south</source>
        <translation>TMS, desde el sur</translation>
    </message>
    <message>
        <source>Talus angle</source>
        <translation>Ángulo de reposo</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Objetivo</translation>
    </message>
    <message>
        <source>Terrace</source>
        <translation>Aterrazar</translation>
    </message>
    <message>
        <source>Terrace: cut the slope into steps</source>
        <translation>Aterrazar: cortar la ladera en escalones</translation>
    </message>
    <message>
        <source>Terraces</source>
        <translation>Terrazas</translation>
    </message>
    <message>
        <source>Terrain height</source>
        <translation>Altura del terreno</translation>
    </message>
    <message>
        <source>Terrain width</source>
        <translation>Anchura del terreno</translation>
    </message>
    <message>
        <source>Terrain3D</source>
        <translation>Terrain3D</translation>
    </message>
    <message>
        <source>Terrain3D control map</source>
        <translation>Mapa de control de Terrain3D</translation>
    </message>
    <message>
        <source>Terrarium (PNG)</source>
        <translation>Terrarium (PNG)</translation>
    </message>
    <message>
        <source>Terrarium tile</source>
        <translation>Tesela Terrarium</translation>
    </message>
    <message>
        <source>The edge</source>
        <translation>El borde</translation>
    </message>
    <message>
        <source>The height that Set Height goes for</source>
        <translation>La altura que busca «Fijar altura»</translation>
    </message>
    <message>
        <source>The height where the stroke begins</source>
        <translation>La altura donde empieza el trazo</translation>
    </message>
    <message>
        <source>The plane that lies there, with its slope</source>
        <translation>El plano que hay allí, con su pendiente</translation>
    </message>
    <message>
        <source>The steepest that loose ground lies, degrees</source>
        <translation>Lo más empinado que queda el suelo suelto, grados</translation>
    </message>
    <message>
        <source>Then add</source>
        <translation>Luego sumar</translation>
    </message>
    <message>
        <source>Thermal Erosion</source>
        <translation>Erosión térmica</translation>
    </message>
    <message>
        <source>Thermal erosion</source>
        <translation>Erosión térmica</translation>
    </message>
    <message>
        <source>Thermal erosion: what is too steep crumbles and lies as scree</source>
        <translation>Erosión térmica: lo demasiado empinado se desmorona y queda como derrubio</translation>
    </message>
    <message>
        <source>Tiles north to south</source>
        <translation>Teselas de norte a sur</translation>
    </message>
    <message>
        <source>Tiles west to east</source>
        <translation>Teselas de oeste a este</translation>
    </message>
    <message>
        <source>Times the roughness</source>
        <translation>Por la rugosidad</translation>
    </message>
    <message>
        <source>Tip</source>
        <translation>Punta</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Hasta</translation>
    </message>
    <message>
        <source>To max</source>
        <translation>A máx.</translation>
    </message>
    <message>
        <source>To min</source>
        <translation>A mín.</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Camino</translation>
    </message>
    <message>
        <source>Transitional woodland or shrub</source>
        <translation>Matorral boscoso de transición</translation>
    </message>
    <message>
        <source>Tree cover</source>
        <translation>Cubierta arbórea</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>Triángulos</translation>
    </message>
    <message>
        <source>Tunnel</source>
        <translation>Túnel</translation>
    </message>
    <message>
        <source>Unigine</source>
        <translation>Unigine</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unidad</translation>
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
        <translation>Eje vertical</translation>
    </message>
    <message>
        <source>Valley</source>
        <translation>Valle</translation>
    </message>
    <message>
        <source>Vertex spacing</source>
        <translation>Distancia entre vértices</translation>
    </message>
    <message>
        <source>Vineyards</source>
        <translation>Viñedos</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Muro</translation>
    </message>
    <message>
        <source>Wall with foot</source>
        <translation>Muro con pie</translation>
    </message>
    <message>
        <source>Water bed</source>
        <translation>Lecho de agua</translation>
    </message>
    <message>
        <source>Water bodies</source>
        <translation>Láminas de agua</translation>
    </message>
    <message>
        <source>Water courses</source>
        <translation>Cursos de agua</translation>
    </message>
    <message>
        <source>Water level</source>
        <translation>Nivel del agua</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Oeste</translation>
    </message>
    <message>
        <source>Where the stroke&apos;s start is copied from, to the east of the terrain&apos;s middle</source>
        <translation>De dónde se copia el inicio del trazo, al este del centro del terreno</translation>
    </message>
    <message>
        <source>Where the stroke&apos;s start is copied from, to the north of the terrain&apos;s middle</source>
        <translation>De dónde se copia el inicio del trazo, al norte del centro del terreno</translation>
    </message>
    <message>
        <source>Which</source>
        <translation>Cuál</translation>
    </message>
    <message>
        <source>Whichever is higher</source>
        <translation>Lo más alto</translation>
    </message>
    <message>
        <source>Whichever is lower</source>
        <translation>Lo más bajo</translation>
    </message>
    <message>
        <source>Woody wetlands</source>
        <translation>Humedales arbolados</translation>
    </message>
    <message>
        <source>X and Y scale</source>
        <translation>Escala X e Y</translation>
    </message>
    <message>
        <source>XYZ, from the north</source>
        <translation>XYZ, desde el norte</translation>
    </message>
    <message>
        <source>Z scale</source>
        <translation>Escala Z</translation>
    </message>
    <message>
        <source>ZSTD (smaller and faster; newer programs)</source>
        <translation>ZSTD (más pequeño y rápido; programas recientes)</translation>
    </message>
    <message>
        <source>broadleaf</source>
        <translation>frondosa</translation>
    </message>
    <message>
        <source>canal</source>
        <translation>canal</translation>
    </message>
    <message>
        <source>conifer</source>
        <translation>conífera</translation>
    </message>
    <message>
        <source>crease</source>
        <translation>pliegue</translation>
    </message>
    <message>
        <source>dam</source>
        <translation>presa</translation>
    </message>
    <message>
        <source>glTF</source>
        <translation>glTF</translation>
    </message>
    <message>
        <source>house</source>
        <translation>casa</translation>
    </message>
    <message>
        <source>marker</source>
        <translation>marca</translation>
    </message>
    <message>
        <source>pad</source>
        <translation>plataforma</translation>
    </message>
    <message>
        <source>pond</source>
        <translation>estanque</translation>
    </message>
    <message>
        <source>quarry</source>
        <translation>cantera</translation>
    </message>
    <message>
        <source>railway</source>
        <translation>ferrocarril</translation>
    </message>
    <message>
        <source>ridge</source>
        <translation>cresta</translation>
    </message>
    <message>
        <source>river</source>
        <translation>río</translation>
    </message>
    <message>
        <source>road</source>
        <translation>carretera</translation>
    </message>
    <message>
        <source>rock</source>
        <translation>roca</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>muestras</translation>
    </message>
    <message>
        <source>texels</source>
        <translation>texeles</translation>
    </message>
    <message>
        <source>track</source>
        <translation>camino</translation>
    </message>
    <message>
        <source>wall</source>
        <translation>muro</translation>
    </message>
    <message>
        <source>Atlas</source>
        <translation>Atlas</translation>
    </message>
    <message>
        <source>Clay</source>
        <translation>Arcilla</translation>
    </message>
    <message>
        <source>Cubehelix</source>
        <translation>Cubehelix</translation>
    </message>
    <message>
        <source>Ember</source>
        <translation>Ascua</translation>
    </message>
    <message>
        <source>Even light</source>
        <translation>Luminosidad uniforme</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Gris</translation>
    </message>
    <message>
        <source>Hillshade</source>
        <translation>Sombreado</translation>
    </message>
    <message>
        <source>Lagoon</source>
        <translation>Laguna</translation>
    </message>
    <message>
        <source>Material weights</source>
        <translation>Pesos de materiales</translation>
    </message>
    <message>
        <source>Materials</source>
        <translation>Materiales</translation>
    </message>
    <message>
        <source>Natural</source>
        <translation>Natural</translation>
    </message>
    <message>
        <source>Along the line</source>
        <translation>A lo largo de la línea</translation>
    </message>
    <message>
        <source>Away from the line</source>
        <translation>Alejándose de la línea</translation>
    </message>
    <message>
        <source>Cividis</source>
        <translation>Cividis</translation>
    </message>
    <message>
        <source>In the middle of lines</source>
        <translation>En el medio de las líneas</translation>
    </message>
    <message>
        <source>Left and right in turn</source>
        <translation>A izquierda y derecha alternando</translation>
    </message>
    <message>
        <source>Left of lines</source>
        <translation>A la izquierda de las líneas</translation>
    </message>
    <message>
        <source>Not in rows</source>
        <translation>No en hileras</translation>
    </message>
    <message>
        <source>On both sides of lines</source>
        <translation>A ambos lados de las líneas</translation>
    </message>
    <message>
        <source>Right of lines</source>
        <translation>A la derecha de las líneas</translation>
    </message>
    <message>
        <source>Towards the line</source>
        <translation>Hacia la línea</translation>
    </message>
    <message>
        <source>Viridis</source>
        <translation>Viridis</translation>
    </message>
    <message>
        <source>&quot;%1&quot; could not be done again on what others made</source>
        <translation>&quot;%1&quot; no se pudo repetir sobre lo que hicieron otros</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has characters that are none of a name&apos;s</source>
        <translation>&quot;%1&quot; tiene caracteres que no caben en un nombre</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a built-in asset</source>
        <translation>&quot;%1&quot; es un recurso integrado</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is kept by a document, not by a terrain</source>
        <translation>&quot;%1&quot; lo guarda un documento, no un terreno</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no corner of a section (out:up, in metres)</source>
        <translation>&quot;%1&quot; no es una esquina de una sección (afuera:arriba, en metros)</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a SHA-256 fingerprint (64 hexadecimal digits)</source>
        <translation>«%1» no es una huella digital SHA-256 (64 dígitos hexadecimales)</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is too long a name (at most %2 bytes)</source>
        <translation>&quot;%1&quot; es un nombre demasiado largo (como máximo %2 bytes)</translation>
    </message>
    <message>
        <source>&quot;%1&quot; lies further in than the corner before it</source>
        <translation>&quot;%1&quot; queda más adentro que la esquina anterior</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands twice</source>
        <translation>&quot;%1&quot; aparece dos veces</translation>
    </message>
    <message>
        <source>%1 %2 is locked</source>
        <translation>%1 %2 está bloqueado</translation>
    </message>
    <message>
        <source>%1 %2 is out of range (%3)</source>
        <translation>%1 %2 está fuera de rango (%3)</translation>
    </message>
    <message>
        <source>%1 after it is not understood</source>
        <translation>no se entiende %1 después</translation>
    </message>
    <message>
        <source>%1 are more than %2</source>
        <translation>%1 son más que %2</translation>
    </message>
    <message>
        <source>%1 at %2, %3 is off the terrain</source>
        <translation>%1 en %2, %3 está fuera del terreno</translation>
    </message>
    <message>
        <source>%1 at %2, %3 is over a hole</source>
        <translation>%1 en %2, %3 está sobre un agujero</translation>
    </message>
    <message>
        <source>%1 at columns %2 to %3, rows %4 to %5</source>
        <translation>%1 en las columnas %2 a %3, filas %4 a %5</translation>
    </message>
    <message>
        <source>%1 bytes after the samples are left unread</source>
        <translation>%1 bytes después de las muestras quedan sin leer</translation>
    </message>
    <message>
        <source>%1 describes another size and is not used</source>
        <translation>%1 describe otro tamaño y no se usa</translation>
    </message>
    <message>
        <source>%1 does not answer</source>
        <translation>%1 no responde</translation>
    </message>
    <message>
        <source>%1 does not have this terrain any more</source>
        <translation>%1 ya no tiene este terreno</translation>
    </message>
    <message>
        <source>%1 drapes are the most</source>
        <translation>el máximo es %1 cubiertas</translation>
    </message>
    <message>
        <source>%1 has a content of somebody else under an id of this edit</source>
        <translation>%1 tiene un contenido de otra persona con un identificador de esta edición</translation>
    </message>
    <message>
        <source>%1 has a terrain &quot;%2&quot; already</source>
        <translation>%1 ya tiene un terreno &quot;%2&quot;</translation>
    </message>
    <message>
        <source>%1 has another terrain of this name than the one that was edited</source>
        <translation>%1 tiene otro terreno con este nombre que el que se editó</translation>
    </message>
    <message>
        <source>%1 has gone back to an earlier state of this terrain</source>
        <translation>%1 ha vuelto a un estado anterior de este terreno</translation>
    </message>
    <message>
        <source>%1 has no change %2 of this terrain</source>
        <translation>%1 no tiene el cambio %2 de este terreno</translation>
    </message>
    <message>
        <source>%1 has no change of this terrain that could be undone</source>
        <translation>%1 no tiene ningún cambio de este terreno que se pueda deshacer</translation>
    </message>
    <message>
        <source>%1 has no place %2, %3, %4</source>
        <translation>%1 no tiene el lugar %2, %3, %4</translation>
    </message>
    <message>
        <source>%1 has no terrain &quot;%2&quot; that you are a member of</source>
        <translation>%1 no tiene ningún terreno &quot;%2&quot; del que sea miembro</translation>
    </message>
    <message>
        <source>%1 has nothing of this terrain yet</source>
        <translation>%1 aún no tiene nada de este terreno</translation>
    </message>
    <message>
        <source>%1 has this file among its own sources</source>
        <translation>%1 tiene este archivo entre sus propias fuentes</translation>
    </message>
    <message>
        <source>%1 has this terrain already</source>
        <translation>%1 ya tiene este terreno</translation>
    </message>
    <message>
        <source>%1 holds a terrain of a newer version of Scarp</source>
        <translation>%1 contiene un terreno de una versión más nueva de Scarp</translation>
    </message>
    <message>
        <source>%1 in the journal is damaged</source>
        <translation>%1 en el diario está dañado</translation>
    </message>
    <message>
        <source>%1 is a built-in asset, which stays as it is</source>
        <translation>%1 es un recurso integrado, que queda como está</translation>
    </message>
    <message>
        <source>%1 is hidden</source>
        <translation>%1 está oculta</translation>
    </message>
    <message>
        <source>%1 is lost</source>
        <translation>%1 se ha perdido</translation>
    </message>
    <message>
        <source>%1 is no file below its own folder</source>
        <translation>%1 no es un archivo dentro de su propia carpeta</translation>
    </message>
    <message>
        <source>%1 is of no format that may be read</source>
        <translation>%1 no es de un formato que se pueda leer</translation>
    </message>
    <message>
        <source>%1 is out of range</source>
        <translation>%1 está fuera de rango</translation>
    </message>
    <message>
        <source>%1 is out of range (%2 to %3)</source>
        <translation>%1 está fuera de rango (%2 a %3)</translation>
    </message>
    <message>
        <source>%1 is out of range (%2)</source>
        <translation>%1 está fuera de rango (%2)</translation>
    </message>
    <message>
        <source>%1 is too large a number</source>
        <translation>%1 es un número demasiado grande</translation>
    </message>
    <message>
        <source>%1 kept selections are the most</source>
        <translation>el máximo es %1 selecciones guardadas</translation>
    </message>
    <message>
        <source>%1 lacks a part of the terrain</source>
        <translation>a %1 le falta una parte del terreno</translation>
    </message>
    <message>
        <source>%1 layers are more than %2</source>
        <translation>%1 capas son más que %2</translation>
    </message>
    <message>
        <source>%1 layers are the most</source>
        <translation>el máximo es %1 capas</translation>
    </message>
    <message>
        <source>%1 line lies off the ground and is left out</source>
        <translation>%1 línea queda fuera del suelo y se omite</translation>
    </message>
    <message>
        <source>%1 lines</source>
        <translation>%1 líneas</translation>
    </message>
    <message>
        <source>%1 lines lie off the ground and are left out</source>
        <translation>%1 líneas quedan fuera del suelo y se omiten</translation>
    </message>
    <message>
        <source>%1 lines, %2 triangles</source>
        <translation>%1 líneas, %2 triángulos</translation>
    </message>
    <message>
        <source>%1 materials are more than %2</source>
        <translation>%1 materiales son más que %2</translation>
    </message>
    <message>
        <source>%1 more pairs of tiles disagree, by less</source>
        <translation>%1 pares de teselas más no coinciden, por menos</translation>
    </message>
    <message>
        <source>%1 must be a whole number, not %2</source>
        <translation>%1 debe ser un número entero, no %2</translation>
    </message>
    <message>
        <source>%1 must be above %2</source>
        <translation>%1 debe ser mayor que %2</translation>
    </message>
    <message>
        <source>%1 must be at least %2</source>
        <translation>%1 debe ser al menos %2</translation>
    </message>
    <message>
        <source>%1 object</source>
        <translation>%1 objeto</translation>
    </message>
    <message>
        <source>%1 objects</source>
        <translation>%1 objetos</translation>
    </message>
    <message>
        <source>%1 objects stand over holes or off the terrain and are left out</source>
        <translation>%1 objetos están sobre agujeros o fuera del terreno y se omiten</translation>
    </message>
    <message>
        <source>%1 of %2 holes are filled</source>
        <translation>se rellenan %1 de %2 agujeros</translation>
    </message>
    <message>
        <source>%1 of %2 steps of the undo history are lost</source>
        <translation>se han perdido %1 de %2 pasos del historial de deshacer</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 o más</translation>
    </message>
    <message>
        <source>%1 overlaps compared</source>
        <translation>%1 solapes comparados</translation>
    </message>
    <message>
        <source>%1 placed objects are not in this file</source>
        <translation>%1 objetos colocados no están en este archivo</translation>
    </message>
    <message>
        <source>%1 puts nothing down</source>
        <translation>%1 no pone nada</translation>
    </message>
    <message>
        <source>%1 reads back differently</source>
        <translation>%1 no se vuelve a leer igual</translation>
    </message>
    <message>
        <source>%1 sample is a hole</source>
        <translation>%1 muestra es un agujero</translation>
    </message>
    <message>
        <source>%1 sample stands alone out of the ground, by up to %2</source>
        <translation>%1 muestra sobresale sola del suelo, hasta en %2</translation>
    </message>
    <message>
        <source>%1 samples are holes</source>
        <translation>%1 muestras son agujeros</translation>
    </message>
    <message>
        <source>%1 samples stand alone out of the ground, by up to %2</source>
        <translation>%1 muestras sobresalen solas del suelo, hasta en %2</translation>
    </message>
    <message>
        <source>%1 samples without a tile are holes</source>
        <translation>%1 muestras sin tesela son agujeros</translation>
    </message>
    <message>
        <source>%1 samples without a tile are sea at height 0</source>
        <translation>%1 muestras sin tesela son mar a altura 0</translation>
    </message>
    <message>
        <source>%1 stands far from all other heights and is declared nowhere</source>
        <translation>%1 está lejos de todas las demás alturas y no se declara en ninguna parte</translation>
    </message>
    <message>
        <source>%1 stands twice</source>
        <translation>%1 aparece dos veces</translation>
    </message>
    <message>
        <source>%1 steps of the undo history do not fit the terrain</source>
        <translation>%1 pasos del historial de deshacer no encajan con el terreno</translation>
    </message>
    <message>
        <source>%1 takes tiles as %2</source>
        <translation>%1 admite teselas como %2</translation>
    </message>
    <message>
        <source>%1 takes tiles of %2 samples a side, not %3</source>
        <translation>%1 admite teselas de %2 muestras por lado, no %3</translation>
    </message>
    <message>
        <source>%1 takes tiles that share no edges</source>
        <translation>%1 admite teselas que no comparten bordes</translation>
    </message>
    <message>
        <source>%1 takes tiles that share their edges</source>
        <translation>%1 admite teselas que comparten sus bordes</translation>
    </message>
    <message>
        <source>%1 tile has no ground and no file</source>
        <translation>%1 tesela no tiene suelo ni archivo</translation>
    </message>
    <message>
        <source>%1 tiles</source>
        <translation>%1 teselas</translation>
    </message>
    <message>
        <source>%1 tiles have no ground and no file</source>
        <translation>%1 teselas no tienen suelo ni archivo</translation>
    </message>
    <message>
        <source>%1 to below %2</source>
        <translation>%1 a menos de %2</translation>
    </message>
    <message>
        <source>%1 triangles, %2 vertices</source>
        <translation>%1 triángulos, %2 vértices</translation>
    </message>
    <message>
        <source>%1 wants a file ending in %2</source>
        <translation>%1 pide un archivo con extensión %2</translation>
    </message>
    <message>
        <source>%1 x %2 samples</source>
        <translation>%1 x %2 muestras</translation>
    </message>
    <message>
        <source>%1 x %2 tiles are more than %3 x %4 cells</source>
        <translation>%1 x %2 teselas son más que %3 x %4 celdas</translation>
    </message>
    <message>
        <source>%1 x %2 tiles take up to %3 GB, and %4 GB are free</source>
        <translation>%1 x %2 teselas ocupan hasta %3 GB, y hay %4 GB libres</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is another export&apos;s name too</source>
        <translation>&apos;%1&apos; es también el nombre de otra exportación</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no CRS</source>
        <translation>&apos;%1&apos; no es un SRC</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no name for tiles</source>
        <translation>&apos;%1&apos; no es un nombre para teselas</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no time like 2024-06-21T15:00Z or 2024-06-21T17:00+02:00, from 1800 to 2200</source>
        <translation>&apos;%1&apos; no es una hora como 2024-06-21T15:00Z o 2024-06-21T17:00+02:00, de 1800 a 2200</translation>
    </message>
    <message>
        <source>&apos;%1&apos; names no server</source>
        <translation>&apos;%1&apos; no nombra ningún servidor</translation>
    </message>
    <message>
        <source>&apos;+&apos; must be followed by the header&apos;s bytes</source>
        <translation>después de &apos;+&apos; deben ir los bytes de la cabecera</translation>
    </message>
    <message>
        <source>&apos;:&apos; and a sample type must follow the size</source>
        <translation>después del tamaño deben ir &apos;:&apos; y un tipo de muestra</translation>
    </message>
    <message>
        <source>1 object stands over a hole or off the terrain and is left out</source>
        <translation>1 objeto está sobre un agujero o fuera del terreno y se omite</translation>
    </message>
    <message>
        <source>1 placed object is not in this file</source>
        <translation>1 objeto colocado no está en este archivo</translation>
    </message>
    <message>
        <source>Add %1 materials</source>
        <translation>Añadir %1 materiales</translation>
    </message>
    <message>
        <source>Bring back &quot;%1&quot;</source>
        <translation>Recuperar &quot;%1&quot;</translation>
    </message>
    <message>
        <source>GDAL here has no reader for Zarr</source>
        <translation>aquí GDAL no puede leer Zarr</translation>
    </message>
    <message>
        <source>GDAL here has no reader for it</source>
        <translation>aquí GDAL no puede leerlo</translation>
    </message>
    <message>
        <source>GDAL was built without COG</source>
        <translation>GDAL se compiló sin COG</translation>
    </message>
    <message>
        <source>GDAL was built without GeoTIFF</source>
        <translation>GDAL se compiló sin GeoTIFF</translation>
    </message>
    <message>
        <source>Import %1 selections</source>
        <translation>Importar %1 selecciones</translation>
    </message>
    <message>
        <source>Terrarium and Mapbox colours have 8 bits each, not samples of type %1</source>
        <translation>los colores de Terrarium y Mapbox tienen 8 bits cada uno, no muestras de tipo %1</translation>
    </message>
    <message>
        <source>VRT files name each other more than %1 deep</source>
        <translation>los archivos VRT se nombran unos a otros a más de %1 niveles</translation>
    </message>
    <message>
        <source>a 3MF file holds solids, and this is a surface</source>
        <translation>un archivo 3MF contiene sólidos, y esto es una superficie</translation>
    </message>
    <message>
        <source>a TGA file has at most 65535 samples a side</source>
        <translation>un archivo TGA tiene como máximo 65535 muestras por lado</translation>
    </message>
    <message>
        <source>a VRT file has at most 32 MiB</source>
        <translation>un archivo VRT tiene como máximo 32 MiB</translation>
    </message>
    <message>
        <source>a colour is out of range</source>
        <translation>un color está fuera de rango</translation>
    </message>
    <message>
        <source>a corner of the shape is not a finite number</source>
        <translation>una esquina de la forma no es un número finito</translation>
    </message>
    <message>
        <source>a curve goes through 2 to 32 points, not %1</source>
        <translation>una curva pasa por 2 a 32 puntos, no %1</translation>
    </message>
    <message>
        <source>a drape has no name</source>
        <translation>una cubierta no tiene nombre</translation>
    </message>
    <message>
        <source>a fingerprint can be trusted for an address with one host alone</source>
        <translation>solo se puede confiar en una huella digital para una dirección con un único host</translation>
    </message>
    <message>
        <source>a finite number</source>
        <translation>un número finito</translation>
    </message>
    <message>
        <source>a globe&apos;s tiles begin at zoom 0</source>
        <translation>las teselas de un globo empiezan en el zoom 0</translation>
    </message>
    <message>
        <source>a kept selection that is gone</source>
        <translation>una selección guardada que ya no existe</translation>
    </message>
    <message>
        <source>a line can be split at a point between its ends</source>
        <translation>una línea se puede dividir en un punto entre sus extremos</translation>
    </message>
    <message>
        <source>a line has no place on the earth by the terrain&apos;s CRS</source>
        <translation>una línea no tiene lugar en la Tierra según el SRC del terreno</translation>
    </message>
    <message>
        <source>a line has two points or more</source>
        <translation>una línea tiene dos puntos o más</translation>
    </message>
    <message>
        <source>a list of objects</source>
        <translation>una lista de objetos</translation>
    </message>
    <message>
        <source>a material has no name</source>
        <translation>un material no tiene nombre</translation>
    </message>
    <message>
        <source>a material&apos;s alpha is of an unknown kind</source>
        <translation>el alfa de un material es de un tipo desconocido</translation>
    </message>
    <message>
        <source>a material&apos;s number is out of range (0 to 1)</source>
        <translation>un número de un material está fuera de rango (0 a 1)</translation>
    </message>
    <message>
        <source>a normal is not of length 1</source>
        <translation>una normal no tiene longitud 1</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un número</translation>
    </message>
    <message>
        <source>a part has a material that is not there</source>
        <translation>una parte tiene un material que no existe</translation>
    </message>
    <message>
        <source>a part has triangles that are not there</source>
        <translation>una parte tiene triángulos que no existen</translation>
    </message>
    <message>
        <source>a part of %1 samples a side cannot be made (a multiple of %2, %3 to %4)</source>
        <translation>no se puede hacer una parte de %1 muestras por lado (un múltiplo de %2, %3 a %4)</translation>
    </message>
    <message>
        <source>a part of the terrain has no place in the coordinate system of the tiles</source>
        <translation>una parte del terreno no tiene lugar en el sistema de coordenadas de las teselas</translation>
    </message>
    <message>
        <source>a part of the terrain lies beyond the 85° of latitude that web Mercator has</source>
        <translation>una parte del terreno está más allá de los 85° de latitud que tiene Web Mercator</translation>
    </message>
    <message>
        <source>a part of the terrain lies beyond web Mercator</source>
        <translation>una parte del terreno está fuera de Web Mercator</translation>
    </message>
    <message>
        <source>a picture has another size than it was written with</source>
        <translation>una imagen tiene otro tamaño que aquel con el que se escribió</translation>
    </message>
    <message>
        <source>a picture is of another shape than it may have</source>
        <translation>una imagen tiene otra forma que la que puede tener</translation>
    </message>
    <message>
        <source>a picture of a material</source>
        <translation>una imagen de un material</translation>
    </message>
    <message>
        <source>a picture of a material or a drape</source>
        <translation>una imagen de un material o de una cubierta</translation>
    </message>
    <message>
        <source>a piece in another&apos;s place</source>
        <translation>una parte en el lugar de otra</translation>
    </message>
    <message>
        <source>a place that is cleared is out of range</source>
        <translation>un lugar despejado está fuera de rango</translation>
    </message>
    <message>
        <source>a rule (keep-offset, align, stay, flatten)</source>
        <translation>una regla (keep-offset, align, stay, flatten)</translation>
    </message>
    <message>
        <source>a rule has no id</source>
        <translation>una regla no tiene ID</translation>
    </message>
    <message>
        <source>a sample is not a finite number</source>
        <translation>una muestra no es un número finito</translation>
    </message>
    <message>
        <source>a save of it was interrupted, and it cannot be written to put that right</source>
        <translation>se interrumpió un guardado, y no se puede escribir para arreglarlo</translation>
    </message>
    <message>
        <source>a scale above 0</source>
        <translation>una escala mayor que 0</translation>
    </message>
    <message>
        <source>a scene as glTF is a file that ends in .glb</source>
        <translation>una escena como glTF es un archivo que acaba en .glb</translation>
    </message>
    <message>
        <source>a section from the middle needs a corner beside it</source>
        <translation>una sección desde el centro necesita una esquina al lado</translation>
    </message>
    <message>
        <source>a selection can be changed by 0 m or more only</source>
        <translation>una selección solo se puede cambiar en 0 m o más</translation>
    </message>
    <message>
        <source>a selection can be kept under a name only</source>
        <translation>una selección solo se puede guardar con un nombre</translation>
    </message>
    <message>
        <source>a setting in the journal is damaged</source>
        <translation>un ajuste del diario está dañado</translation>
    </message>
    <message>
        <source>a side cannot be extended by %1 samples</source>
        <translation>un lado no se puede extender en %1 muestras</translation>
    </message>
    <message>
        <source>a side of a section has at most %1 corners</source>
        <translation>un lado de una sección tiene como máximo %1 esquinas</translation>
    </message>
    <message>
        <source>a square of the file&apos;s size</source>
        <translation>un cuadrado del tamaño del archivo</translation>
    </message>
    <message>
        <source>a step in the journal does not fit the terrain</source>
        <translation>un paso del diario no encaja con el terreno</translation>
    </message>
    <message>
        <source>a step in the journal goes back too far</source>
        <translation>un paso del diario retrocede demasiado</translation>
    </message>
    <message>
        <source>a step in the journal goes too far</source>
        <translation>un paso del diario va demasiado lejos</translation>
    </message>
    <message>
        <source>a step in the journal is damaged</source>
        <translation>un paso del diario está dañado</translation>
    </message>
    <message>
        <source>a step in the journal is damaged, or was done to other ground than this</source>
        <translation>un paso del diario está dañado, o se hizo sobre otro suelo que este</translation>
    </message>
    <message>
        <source>a step in the journal was done to other ground than this</source>
        <translation>un paso del diario se hizo sobre otro suelo que este</translation>
    </message>
    <message>
        <source>a terrain of %1 x %2 samples is too large for this (up to %3 x %4)</source>
        <translation>un terreno de %1 x %2 muestras es demasiado grande para esto (hasta %3 x %4)</translation>
    </message>
    <message>
        <source>a terrain of %1 × %2 samples cannot be made (2 to %3 a side)</source>
        <translation>no se puede hacer un terreno de %1 × %2 muestras (2 a %3 por lado)</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un texto</translation>
    </message>
    <message>
        <source>a texture coordinate is not a finite number</source>
        <translation>una coordenada de textura no es un número finito</translation>
    </message>
    <message>
        <source>a texture does not read back as it was written</source>
        <translation>una textura no se vuelve a leer como se escribió</translation>
    </message>
    <message>
        <source>a tile</source>
        <translation>una tesela</translation>
    </message>
    <message>
        <source>a tile beyond the terrain</source>
        <translation>una tesela fuera del terreno</translation>
    </message>
    <message>
        <source>a tile cannot be read</source>
        <translation>una tesela no se puede leer</translation>
    </message>
    <message>
        <source>a tile reads back differently</source>
        <translation>una tesela no se vuelve a leer igual</translation>
    </message>
    <message>
        <source>a tile&apos;s mesh does not cover its ground</source>
        <translation>la malla de una tesela no cubre su suelo</translation>
    </message>
    <message>
        <source>a vertex at every %1 samples is out of range (1 to %2)</source>
        <translation>un vértice cada %1 muestras está fuera de rango (1 a %2)</translation>
    </message>
    <message>
        <source>a vertex is out of range</source>
        <translation>un vértice está fuera de rango</translation>
    </message>
    <message>
        <source>above %1</source>
        <translation>más de %1</translation>
    </message>
    <message>
        <source>above %1 to %2</source>
        <translation>más de %1 hasta %2</translation>
    </message>
    <message>
        <source>above %1 to below %2</source>
        <translation>más de %1 a menos de %2</translation>
    </message>
    <message>
        <source>above the ground</source>
        <translation>sobre el suelo</translation>
    </message>
    <message>
        <source>access is denied</source>
        <translation>acceso denegado</translation>
    </message>
    <message>
        <source>albedo and height, RGBA</source>
        <translation>albedo y altura, RGBA</translation>
    </message>
    <message>
        <source>ambient occlusion</source>
        <translation>oclusión ambiental</translation>
    </message>
    <message>
        <source>an area cannot be split</source>
        <translation>un área no se puede dividir</translation>
    </message>
    <message>
        <source>an area has three points or more</source>
        <translation>un área tiene tres puntos o más</translation>
    </message>
    <message>
        <source>an array</source>
        <translation>un array</translation>
    </message>
    <message>
        <source>an asset</source>
        <translation>un recurso</translation>
    </message>
    <message>
        <source>an asset&apos;s name must be 1 to %1 characters, without line breaks, and without spaces at its ends</source>
        <translation>el nombre de un recurso debe tener de 1 a %1 caracteres, sin saltos de línea y sin espacios en los extremos</translation>
    </message>
    <message>
        <source>an edit could not be kept in the journal</source>
        <translation>una edición no se pudo conservar en el diario</translation>
    </message>
    <message>
        <source>an index names a vertex that is not there</source>
        <translation>un índice nombra un vértice que no existe</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objeto</translation>
    </message>
    <message>
        <source>an object in another&apos;s place</source>
        <translation>un objeto en el lugar de otro</translation>
    </message>
    <message>
        <source>an opacity must be from 0 to 1</source>
        <translation>una opacidad debe ser de 0 a 1</translation>
    </message>
    <message>
        <source>an unnamed CRS</source>
        <translation>un SRC sin nombre</translation>
    </message>
    <message>
        <source>and rows are too many</source>
        <translation>y las filas son demasiadas</translation>
    </message>
    <message>
        <source>angle step</source>
        <translation>paso de ángulo</translation>
    </message>
    <message>
        <source>another operation</source>
        <translation>otra operación</translation>
    </message>
    <message>
        <source>another part</source>
        <translation>otra parte</translation>
    </message>
    <message>
        <source>another size of parts</source>
        <translation>otro tamaño de partes</translation>
    </message>
    <message>
        <source>another terrain</source>
        <translation>otro terreno</translation>
    </message>
    <message>
        <source>any finite number</source>
        <translation>cualquier número finito</translation>
    </message>
    <message>
        <source>at least 2 x 2 samples are needed</source>
        <translation>hacen falta al menos 2 x 2 muestras</translation>
    </message>
    <message>
        <source>band %1 is called %2</source>
        <translation>la banda %1 se llama %2</translation>
    </message>
    <message>
        <source>beds as glTF are a file that ends in .glb</source>
        <translation>los firmes como glTF son un archivo que acaba en .glb</translation>
    </message>
    <message>
        <source>belongs to another saved state of its project</source>
        <translation>pertenece a otro estado guardado de su proyecto</translation>
    </message>
    <message>
        <source>binary values are no JSON</source>
        <translation>los valores binarios no son JSON</translation>
    </message>
    <message>
        <source>borders are blended along a stroke only</source>
        <translation>los bordes solo se mezclan a lo largo de un trazo</translation>
    </message>
    <message>
        <source>brought onto the terrain&apos;s grid by place, by area</source>
        <translation>llevado a la cuadrícula del terreno por lugar, por área</translation>
    </message>
    <message>
        <source>cannot be fetched</source>
        <translation>no se puede obtener</translation>
    </message>
    <message>
        <source>cannot be opened</source>
        <translation>no se puede abrir</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>no se puede leer</translation>
    </message>
    <message>
        <source>cannot stand beside &quot;rule&quot;</source>
        <translation>no puede estar junto a &quot;rule&quot;</translation>
    </message>
    <message>
        <source>cell size</source>
        <translation>tamaño de celda</translation>
    </message>
    <message>
        <source>change %1 has the name &quot;%2&quot; already</source>
        <translation>el cambio %1 ya tiene el nombre &quot;%2&quot;</translation>
    </message>
    <message>
        <source>changes while it is read</source>
        <translation>cambia mientras se lee</translation>
    </message>
    <message>
        <source>class %1 is none of %2</source>
        <translation>la clase %1 no es ninguna de %2</translation>
    </message>
    <message>
        <source>classes are those of %1</source>
        <translation>las clases son las de %1</translation>
    </message>
    <message>
        <source>click on the point at which to split first</source>
        <translation>haga clic primero en el punto por el que dividir</translation>
    </message>
    <message>
        <source>colour of the ground, sRGB</source>
        <translation>color del suelo, sRGB</translation>
    </message>
    <message>
        <source>colour variation</source>
        <translation>variación de color</translation>
    </message>
    <message>
        <source>colour variation is out of range (0 to 1)</source>
        <translation>la variación de color está fuera de rango (0 a 1)</translation>
    </message>
    <message>
        <source>colours of single objects are custom data 0 to 2 of the instances, for a material to multiply</source>
        <translation>los colores de objetos sueltos son los datos personalizados 0 a 2 de las instancias, para que los multiplique un material</translation>
    </message>
    <message>
        <source>compares samples with the roughness of the whole terrain</source>
        <translation>compara muestras con la rugosidad de todo el terreno</translation>
    </message>
    <message>
        <source>conditions or order</source>
        <translation>condiciones u orden</translation>
    </message>
    <message>
        <source>control map, bits in 32-bit floats</source>
        <translation>mapa de control, bits en coma flotante de 32 bits</translation>
    </message>
    <message>
        <source>coordinate system</source>
        <translation>sistema de coordenadas</translation>
    </message>
    <message>
        <source>coordinates are metres from the middle of the terrain, and the file says no place</source>
        <translation>las coordenadas son metros desde el centro del terreno, y el archivo no dice ningún lugar</translation>
    </message>
    <message>
        <source>coordinates are metres from the middle of the terrain, not longitude and latitude</source>
        <translation>las coordenadas son metros desde el centro del terreno, no longitud y latitud</translation>
    </message>
    <message>
        <source>crown (fall to the sides)</source>
        <translation>bombeo (caída hacia los lados)</translation>
    </message>
    <message>
        <source>density %1 a hectare is too much for so large a terrain</source>
        <translation>la densidad %1 por hectárea es demasiada para un terreno tan grande</translation>
    </message>
    <message>
        <source>density %1 a hectare is too much for so large an area</source>
        <translation>la densidad %1 por hectárea es demasiada para un área tan grande</translation>
    </message>
    <message>
        <source>deposits of erosion</source>
        <translation>depósitos de erosión</translation>
    </message>
    <message>
        <source>depth of water</source>
        <translation>profundidad del agua</translation>
    </message>
    <message>
        <source>distance from lines</source>
        <translation>distancia desde líneas</translation>
    </message>
    <message>
        <source>distance from placed objects</source>
        <translation>distancia desde objetos colocados</translation>
    </message>
    <message>
        <source>distance of clusters</source>
        <translation>distancia entre grupos</translation>
    </message>
    <message>
        <source>distance to lines</source>
        <translation>distancia hasta líneas</translation>
    </message>
    <message>
        <source>distance to placed objects</source>
        <translation>distancia hasta objetos colocados</translation>
    </message>
    <message>
        <source>editor script that makes splines of them</source>
        <translation>script de editor que hace splines con ellas</translation>
    </message>
    <message>
        <source>ends too soon</source>
        <translation>acaba demasiado pronto</translation>
    </message>
    <message>
        <source>evened out over</source>
        <translation>igualado a lo largo de</translation>
    </message>
    <message>
        <source>every sample is a hole</source>
        <translation>todas las muestras son agujeros</translation>
    </message>
    <message>
        <source>fill for each part of cut</source>
        <translation>terraplén por cada parte de desmonte</translation>
    </message>
    <message>
        <source>fraction of the sky&apos;s light</source>
        <translation>fracción de la luz del cielo</translation>
    </message>
    <message>
        <source>greatest grade (0: any)</source>
        <translation>rasante máxima (0: cualquiera)</translation>
    </message>
    <message>
        <source>greatest tilt in bends</source>
        <translation>peralte máximo en curvas</translation>
    </message>
    <message>
        <source>ground that erosion laid down, metres</source>
        <translation>suelo que depositó la erosión, metros</translation>
    </message>
    <message>
        <source>ground under the layers</source>
        <translation>suelo bajo las capas</translation>
    </message>
    <message>
        <source>has %1 bands, and none are colours</source>
        <translation>tiene %1 bandas, y ninguna es de color</translation>
    </message>
    <message>
        <source>has %1 beside the mosaic</source>
        <translation>tiene %1 junto al mosaico</translation>
    </message>
    <message>
        <source>has %1 channels, not %2</source>
        <translation>tiene %1 canales, no %2</translation>
    </message>
    <message>
        <source>has %1 levels of detail (1 to %2)</source>
        <translation>tiene %1 niveles de detalle (1 a %2)</translation>
    </message>
    <message>
        <source>has %1 materials (1 to %2)</source>
        <translation>tiene %1 materiales (1 a %2)</translation>
    </message>
    <message>
        <source>has %1 x %2 samples, its neighbours have %3 x %4</source>
        <translation>tiene %1 x %2 muestras, sus vecinas tienen %3 x %4</translation>
    </message>
    <message>
        <source>has %1, which a mosaic of files does not need</source>
        <translation>tiene %1, que un mosaico de archivos no necesita</translation>
    </message>
    <message>
        <source>has another CRS than %1</source>
        <translation>tiene otro SRC que %1</translation>
    </message>
    <message>
        <source>has changed since the script was written</source>
        <translation>ha cambiado desde que se escribió el script</translation>
    </message>
    <message>
        <source>has classes of no legend that is known (%1)</source>
        <translation>tiene clases de ninguna leyenda conocida (%1)</translation>
    </message>
    <message>
        <source>has more XML elements than a VRT file may</source>
        <translation>tiene más elementos XML de los que puede tener un archivo VRT</translation>
    </message>
    <message>
        <source>has more than %1 MiB of pictures</source>
        <translation>tiene más de %1 MiB de imágenes</translation>
    </message>
    <message>
        <source>has more than %1 parts</source>
        <translation>tiene más de %1 partes</translation>
    </message>
    <message>
        <source>has more than %1 sources</source>
        <translation>tiene más de %1 fuentes</translation>
    </message>
    <message>
        <source>has more than %1 triangles</source>
        <translation>tiene más de %1 triángulos</translation>
    </message>
    <message>
        <source>has no channels</source>
        <translation>no tiene canales</translation>
    </message>
    <message>
        <source>has no layer &quot;%1&quot;</source>
        <translation>no tiene ninguna capa &quot;%1&quot;</translation>
    </message>
    <message>
        <source>has no red and green to take weights from</source>
        <translation>no tiene rojo y verde de los que tomar pesos</translation>
    </message>
    <message>
        <source>has no red, green and blue to take heights from</source>
        <translation>no tiene rojo, verde y azul de los que tomar alturas</translation>
    </message>
    <message>
        <source>has no red, green and blue to take indices from</source>
        <translation>no tiene rojo, verde y azul de los que tomar índices</translation>
    </message>
    <message>
        <source>has other formats than %1</source>
        <translation>tiene otros formatos que %1</translation>
    </message>
    <message>
        <source>has samples beyond 8 bits</source>
        <translation>tiene muestras de más de 8 bits</translation>
    </message>
    <message>
        <source>has samples of type %1, not 32-bit floats</source>
        <translation>tiene muestras de tipo %1, no de coma flotante de 32 bits</translation>
    </message>
    <message>
        <source>has samples of type %1, not whole numbers</source>
        <translation>tiene muestras de tipo %1, no números enteros</translation>
    </message>
    <message>
        <source>has too many materials of such names</source>
        <translation>tiene demasiados materiales con esos nombres</translation>
    </message>
    <message>
        <source>has too many values for classes of land cover</source>
        <translation>tiene demasiados valores para clases de cobertura del suelo</translation>
    </message>
    <message>
        <source>has too many vertices</source>
        <translation>tiene demasiados vértices</translation>
    </message>
    <message>
        <source>has what is no number of a material</source>
        <translation>tiene algo que no es el número de un material</translation>
    </message>
    <message>
        <source>have names and layers of their own</source>
        <translation>tienen nombres y capas propios</translation>
    </message>
    <message>
        <source>heights and place are taken from %1</source>
        <translation>las alturas y el lugar se toman de %1</translation>
    </message>
    <message>
        <source>heights are taken as above the ellipsoid WGS 84, as globes have them</source>
        <translation>las alturas se toman como sobre el elipsoide WGS 84, como las tienen los globos</translation>
    </message>
    <message>
        <source>heights are taken as feet</source>
        <translation>las alturas se toman como pies</translation>
    </message>
    <message>
        <source>heights are taken as metres</source>
        <translation>las alturas se toman como metros</translation>
    </message>
    <message>
        <source>heights are the terrain&apos;s own, in metres, not above the WGS 84 ellipsoid</source>
        <translation>las alturas son las del terreno, en metros, no sobre el elipsoide WGS 84</translation>
    </message>
    <message>
        <source>heights are written in metres, not in %1</source>
        <translation>las alturas se escriben en metros, no en %1</translation>
    </message>
    <message>
        <source>heights cannot be multiplied by %1 (above 0 to %2)</source>
        <translation>las alturas no se pueden multiplicar por %1 (más de 0 hasta %2)</translation>
    </message>
    <message>
        <source>heights stay %1</source>
        <translation>las alturas siguen siendo %1</translation>
    </message>
    <message>
        <source>holds %1 of its %2 samples, and which cannot be told</source>
        <translation>contiene %1 de sus %2 muestras, y no se puede saber cuáles</translation>
    </message>
    <message>
        <source>holds more than %1 files</source>
        <translation>contiene más de %1 archivos</translation>
    </message>
    <message>
        <source>holds more than a model may have</source>
        <translation>contiene más de lo que puede tener un modelo</translation>
    </message>
    <message>
        <source>holds no parts</source>
        <translation>no contiene partes</translation>
    </message>
    <message>
        <source>holds no raster</source>
        <translation>no contiene ningún ráster</translation>
    </message>
    <message>
        <source>holds no triangles</source>
        <translation>no contiene triángulos</translation>
    </message>
    <message>
        <source>holds no weights of materials</source>
        <translation>no contiene pesos de materiales</translation>
    </message>
    <message>
        <source>holds none of its samples, only a header</source>
        <translation>no contiene ninguna de sus muestras, solo una cabecera</translation>
    </message>
    <message>
        <source>holds nothing that can be a mask</source>
        <translation>no contiene nada que pueda ser una máscara</translation>
    </message>
    <message>
        <source>holds parts of another terrain than %1</source>
        <translation>contiene partes de otro terreno que %1</translation>
    </message>
    <message>
        <source>holes are filled by a membrane from the ground around them</source>
        <translation>los agujeros se rellenan con una membrana desde el suelo que los rodea</translation>
    </message>
    <message>
        <source>how the tiles lie, with checksums</source>
        <translation>cómo se disponen las teselas, con sumas de comprobación</translation>
    </message>
    <message>
        <source>in &apos;%1&apos; its heights would be further than any ground</source>
        <translation>en &apos;%1&apos; sus alturas superarían a cualquier suelo</translation>
    </message>
    <message>
        <source>in metres from the middle of the terrain</source>
        <translation>en metros desde el centro del terreno</translation>
    </message>
    <message>
        <source>in metres, as the format has it</source>
        <translation>en metros, como lo tiene el formato</translation>
    </message>
    <message>
        <source>in millimetres</source>
        <translation>en milímetros</translation>
    </message>
    <message>
        <source>indices of three textures, RGB</source>
        <translation>índices de tres texturas, RGB</translation>
    </message>
    <message>
        <source>is a folder without files that could be tiles</source>
        <translation>es una carpeta sin archivos que puedan ser teselas</translation>
    </message>
    <message>
        <source>is a folder, not a picture</source>
        <translation>es una carpeta, no una imagen</translation>
    </message>
    <message>
        <source>is a folder, not a raster file</source>
        <translation>es una carpeta, no un archivo ráster</translation>
    </message>
    <message>
        <source>is a folder, whose files may change unseen</source>
        <translation>es una carpeta, cuyos archivos pueden cambiar sin que se note</translation>
    </message>
    <message>
        <source>is an address, and fetched only where a person gives it</source>
        <translation>es una dirección, y solo se obtiene donde la da una persona</translation>
    </message>
    <message>
        <source>is another project than the one that was edited</source>
        <translation>es otro proyecto que el que se editó</translation>
    </message>
    <message>
        <source>is cut off, or longer than it says</source>
        <translation>está cortado, o es más largo de lo que dice</translation>
    </message>
    <message>
        <source>is cut short, and which rows are missing cannot be told</source>
        <translation>está incompleto, y no se puede saber qué filas faltan</translation>
    </message>
    <message>
        <source>is damaged, and is not compacted before it has been saved</source>
        <translation>está dañado, y no se compacta antes de guardarlo</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>está vacío</translation>
    </message>
    <message>
        <source>is hidden</source>
        <translation>está oculta</translation>
    </message>
    <message>
        <source>is in use by another program</source>
        <translation>lo está usando otro programa</translation>
    </message>
    <message>
        <source>is larger than 1 GB</source>
        <translation>ocupa más de 1 GB</translation>
    </message>
    <message>
        <source>is larger than 8 GB</source>
        <translation>ocupa más de 8 GB</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>falta</translation>
    </message>
    <message>
        <source>is nested deeper than a STAC item</source>
        <translation>está anidado más hondo que un elemento STAC</translation>
    </message>
    <message>
        <source>is nested too deep</source>
        <translation>está anidado demasiado hondo</translation>
    </message>
    <message>
        <source>is no STAC item that can be read</source>
        <translation>no es un elemento STAC que se pueda leer</translation>
    </message>
    <message>
        <source>is no VRT mosaic</source>
        <translation>no es un mosaico VRT</translation>
    </message>
    <message>
        <source>is no XML that can be read</source>
        <translation>no es XML que se pueda leer</translation>
    </message>
    <message>
        <source>is no XML that can be read (%1)</source>
        <translation>no es XML que se pueda leer (%1)</translation>
    </message>
    <message>
        <source>is no archive that can be read, or has no file that could be heights</source>
        <translation>no es un archivo comprimido que se pueda leer, o no tiene ningún archivo que pueda ser alturas</translation>
    </message>
    <message>
        <source>is no asset of Scarp&apos;s, or is damaged</source>
        <translation>no es un recurso de Scarp, o está dañado</translation>
    </message>
    <message>
        <source>is no file</source>
        <translation>no es un archivo</translation>
    </message>
    <message>
        <source>is no file of lines that can be read</source>
        <translation>no es un archivo de líneas que se pueda leer</translation>
    </message>
    <message>
        <source>is no file on this machine, and nothing else is read</source>
        <translation>no es un archivo de este equipo, y no se lee nada más</translation>
    </message>
    <message>
        <source>is no list of exports</source>
        <translation>no es una lista de exportaciones</translation>
    </message>
    <message>
        <source>is no model by its ending (%1)</source>
        <translation>no es un modelo por su extensión (%1)</translation>
    </message>
    <message>
        <source>is no name of an asset</source>
        <translation>no es el nombre de un recurso</translation>
    </message>
    <message>
        <source>is no number</source>
        <translation>no es un número</translation>
    </message>
    <message>
        <source>is no part of a terrain</source>
        <translation>no es una parte de un terreno</translation>
    </message>
    <message>
        <source>is no recovery folder, or another Scarp has it</source>
        <translation>no es una carpeta de recuperación, o la tiene otro Scarp</translation>
    </message>
    <message>
        <source>is no recovery journal, or its beginning is damaged</source>
        <translation>no es un diario de recuperación, o su comienzo está dañado</translation>
    </message>
    <message>
        <source>is no survey of a terrain</source>
        <translation>no es un reconocimiento de un terreno</translation>
    </message>
    <message>
        <source>is no table of classes of lines</source>
        <translation>no es una tabla de clases de líneas</translation>
    </message>
    <message>
        <source>is not a Scarp project</source>
        <translation>no es un proyecto de Scarp</translation>
    </message>
    <message>
        <source>is not an ordinary file</source>
        <translation>no es un archivo ordinario</translation>
    </message>
    <message>
        <source>is of %1 than %2</source>
        <translation>es de %1 que %2</translation>
    </message>
    <message>
        <source>is of another version</source>
        <translation>es de otra versión</translation>
    </message>
    <message>
        <source>is of format %1, which cannot be read any more</source>
        <translation>es del formato %1, que ya no se puede leer</translation>
    </message>
    <message>
        <source>is of the kind %1, not a mosaic of files</source>
        <translation>es del tipo %1, no un mosaico de archivos</translation>
    </message>
    <message>
        <source>is only of an object whose rule is &quot;stay&quot;</source>
        <translation>es solo de un objeto cuya regla es &quot;stay&quot;</translation>
    </message>
    <message>
        <source>is out of place</source>
        <translation>está fuera de lugar</translation>
    </message>
    <message>
        <source>is out of range</source>
        <translation>está fuera de rango</translation>
    </message>
    <message>
        <source>is out of range (%1)</source>
        <translation>está fuera de rango (%1)</translation>
    </message>
    <message>
        <source>is part %1 of %2, under another name</source>
        <translation>es la parte %1 de %2, con otro nombre</translation>
    </message>
    <message>
        <source>is smaller than a cell of %1</source>
        <translation>es más pequeño que una celda de %1</translation>
    </message>
    <message>
        <source>is there already, and is no material&apos;s folder</source>
        <translation>ya existe, y no es la carpeta de un material</translation>
    </message>
    <message>
        <source>is too large, or no file</source>
        <translation>es demasiado grande, o no es un archivo</translation>
    </message>
    <message>
        <source>is too long for a material&apos;s file</source>
        <translation>es demasiado largo para el archivo de un material</translation>
    </message>
    <message>
        <source>is too small</source>
        <translation>es demasiado pequeño</translation>
    </message>
    <message>
        <source>it cannot be copied as it is</source>
        <translation>no se puede copiar como está</translation>
    </message>
    <message>
        <source>it changes while it is read</source>
        <translation>cambia mientras se lee</translation>
    </message>
    <message>
        <source>it does not read back as it was written</source>
        <translation>no se vuelve a leer como se escribió</translation>
    </message>
    <message>
        <source>it has %1 samples in place of %2, and they do not both say where they lie</source>
        <translation>tiene %1 muestras en lugar de %2, y no ambos dicen dónde están</translation>
    </message>
    <message>
        <source>it has %1 samples in place of %2, which stand between those of the other</source>
        <translation>tiene %1 muestras en lugar de %2, que quedan entre las del otro</translation>
    </message>
    <message>
        <source>it has a CRS and the terrain has none</source>
        <translation>tiene un SRC y el terreno no tiene ninguno</translation>
    </message>
    <message>
        <source>it has another size when read back</source>
        <translation>tiene otro tamaño al volver a leerlo</translation>
    </message>
    <message>
        <source>it has been cut short</source>
        <translation>se ha acortado</translation>
    </message>
    <message>
        <source>it has fewer bands when read back</source>
        <translation>tiene menos bandas al volver a leerlo</translation>
    </message>
    <message>
        <source>it has more than %1 assets</source>
        <translation>tiene más de %1 recursos</translation>
    </message>
    <message>
        <source>it has no asset</source>
        <translation>no tiene ningún recurso</translation>
    </message>
    <message>
        <source>it has no layer &quot;%1&quot;</source>
        <translation>no tiene ninguna capa &quot;%1&quot;</translation>
    </message>
    <message>
        <source>it is a file, not a folder</source>
        <translation>es un archivo, no una carpeta</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>es una carpeta</translation>
    </message>
    <message>
        <source>it is cut off</source>
        <translation>está cortado</translation>
    </message>
    <message>
        <source>it is longer than what was written</source>
        <translation>es más largo que lo que se escribió</translation>
    </message>
    <message>
        <source>it is not an ordinary file</source>
        <translation>no es un archivo ordinario</translation>
    </message>
    <message>
        <source>it lies elsewhere in the world</source>
        <translation>está en otro lugar del mundo</translation>
    </message>
    <message>
        <source>it reads back differently</source>
        <translation>no se vuelve a leer igual</translation>
    </message>
    <message>
        <source>it reads back differently at column %1, row %2</source>
        <translation>no se vuelve a leer igual en la columna %1, fila %2</translation>
    </message>
    <message>
        <source>its .zmetadata names arrays outside its folder</source>
        <translation>su .zmetadata nombra arrays fuera de su carpeta</translation>
    </message>
    <message>
        <source>its CRS cannot be understood</source>
        <translation>no se entiende su SRC</translation>
    </message>
    <message>
        <source>its XML is nested too deep</source>
        <translation>su XML está anidado demasiado hondo</translation>
    </message>
    <message>
        <source>its alpha is taken for the %1</source>
        <translation>su alfa se toma como %1</translation>
    </message>
    <message>
        <source>its brightness is read as heights all the same</source>
        <translation>su brillo se lee como alturas de todos modos</translation>
    </message>
    <message>
        <source>its cells are of another size, so its samples stand at other places</source>
        <translation>sus celdas son de otro tamaño, así que sus muestras están en otros lugares</translation>
    </message>
    <message>
        <source>its cells seem to be degrees</source>
        <translation>sus celdas parecen ser grados</translation>
    </message>
    <message>
        <source>its checksum differs</source>
        <translation>su suma de comprobación difiere</translation>
    </message>
    <message>
        <source>its coordinates are in feet, and it names no unit of height</source>
        <translation>sus coordenadas están en pies, y no nombra ninguna unidad de altura</translation>
    </message>
    <message>
        <source>its decoder has ended</source>
        <translation>su descodificador ha terminado</translation>
    </message>
    <message>
        <source>its decoder needs more memory than it may have</source>
        <translation>su descodificador necesita más memoria de la que puede tener</translation>
    </message>
    <message>
        <source>its eastings are beyond those of %1, and its northings are not</source>
        <translation>sus coordenadas este se salen de las de %1, y sus coordenadas norte no</translation>
    </message>
    <message>
        <source>its end cannot be read</source>
        <translation>no se puede leer su final</translation>
    </message>
    <message>
        <source>its first and last samples would lie on round numbers if its place were that of samples, and it says that it is that of cells</source>
        <translation>su primera y su última muestra caerían en números redondos si su lugar fuera el de muestras, y dice que es el de celdas</translation>
    </message>
    <message>
        <source>its first row is the southern one</source>
        <translation>su primera fila es la del sur</translation>
    </message>
    <message>
        <source>its free places are not in order</source>
        <translation>sus lugares libres no están en orden</translation>
    </message>
    <message>
        <source>its grid is turned against the coordinates, and cannot be a tile of others</source>
        <translation>su cuadrícula está girada respecto a las coordenadas, y no puede ser una tesela de otras</translation>
    </message>
    <message>
        <source>its id is that of another line</source>
        <translation>su ID es el de otra línea</translation>
    </message>
    <message>
        <source>its id is that of another rule</source>
        <translation>su ID es el de otra regla</translation>
    </message>
    <message>
        <source>its latitudes go beyond 90°, and its longitudes do not</source>
        <translation>sus latitudes pasan de 90°, y sus longitudes no</translation>
    </message>
    <message>
        <source>its layer is not there any more</source>
        <translation>su capa ya no existe</translation>
    </message>
    <message>
        <source>its name is taken</source>
        <translation>su nombre está ocupado</translation>
    </message>
    <message>
        <source>its names, colours and shares, as a raster attribute table</source>
        <translation>sus nombres, colores y proporciones, como tabla de atributos de ráster</translation>
    </message>
    <message>
        <source>its normals are taken for those of DirectX, as slopes of a surface</source>
        <translation>sus normales se toman como las de DirectX, como pendientes de una superficie</translation>
    </message>
    <message>
        <source>its normals are taken for those of OpenGL, as slopes of a surface</source>
        <translation>sus normales se toman como las de OpenGL, como pendientes de una superficie</translation>
    </message>
    <message>
        <source>its northern edge is not the southern one of the tile above it</source>
        <translation>su borde norte no es el borde sur de la tesela de encima</translation>
    </message>
    <message>
        <source>its objects can stand by keep-offset or align alone</source>
        <translation>sus objetos solo pueden estar según keep-offset o align</translation>
    </message>
    <message>
        <source>its pages lead to each other without an end</source>
        <translation>sus páginas llevan unas a otras sin fin</translation>
    </message>
    <message>
        <source>its picture is missing in the project</source>
        <translation>falta su imagen en el proyecto</translation>
    </message>
    <message>
        <source>its pictures are none of a drape</source>
        <translation>sus imágenes no son las de una cubierta</translation>
    </message>
    <message>
        <source>its place is moved by half a cell</source>
        <translation>su lugar se mueve media celda</translation>
    </message>
    <message>
        <source>its place is taken from its name</source>
        <translation>su lugar se toma de su nombre</translation>
    </message>
    <message>
        <source>its place on the earth cannot be worked out from its CRS</source>
        <translation>su lugar en la Tierra no se puede calcular a partir de su SRC</translation>
    </message>
    <message>
        <source>its points are all at one place</source>
        <translation>sus puntos están todos en un mismo lugar</translation>
    </message>
    <message>
        <source>its samples are complex numbers, not heights</source>
        <translation>sus muestras son números complejos, no alturas</translation>
    </message>
    <message>
        <source>its samples are holes</source>
        <translation>sus muestras son agujeros</translation>
    </message>
    <message>
        <source>its scale and offset are no numbers</source>
        <translation>su escala y su desplazamiento no son números</translation>
    </message>
    <message>
        <source>its source %1</source>
        <translation>su fuente %1</translation>
    </message>
    <message>
        <source>its state</source>
        <translation>su estado</translation>
    </message>
    <message>
        <source>its state is missing</source>
        <translation>falta su estado</translation>
    </message>
    <message>
        <source>its step of the history is not there any more</source>
        <translation>su paso del historial ya no existe</translation>
    </message>
    <message>
        <source>its western edge is not the eastern one of the tile beside it</source>
        <translation>su borde oeste no es el borde este de la tesela de al lado</translation>
    </message>
    <message>
        <source>layers are of a document, not of a terrain</source>
        <translation>las capas son de un documento, no de un terreno</translation>
    </message>
    <message>
        <source>length of vertical curves</source>
        <translation>longitud de los acuerdos verticales</translation>
    </message>
    <message>
        <source>lib3mf cannot do it</source>
        <translation>lib3mf no puede hacerlo</translation>
    </message>
    <message>
        <source>lies too far from %1</source>
        <translation>está demasiado lejos de %1</translation>
    </message>
    <message>
        <source>lines are written as .geojson, .gpkg or .dxf</source>
        <translation>las líneas se escriben como .geojson, .gpkg o .dxf</translation>
    </message>
    <message>
        <source>lines are written for gltf, unity, unreal and godot</source>
        <translation>las líneas se escriben para gltf, unity, unreal y godot</translation>
    </message>
    <message>
        <source>local metres</source>
        <translation>metros locales</translation>
    </message>
    <message>
        <source>log10 of the area that drains through, m²</source>
        <translation>log10 del área que drena por ahí, m²</translation>
    </message>
    <message>
        <source>looks around holes of any size</source>
        <translation>mira alrededor de agujeros de cualquier tamaño</translation>
    </message>
    <message>
        <source>looks for seams across the whole terrain</source>
        <translation>busca costuras en todo el terreno</translation>
    </message>
    <message>
        <source>looks for the step of all heights, and over terraces of any size</source>
        <translation>busca el escalón de todas las alturas, y en terrazas de cualquier tamaño</translation>
    </message>
    <message>
        <source>looks like Mapbox elevation colours</source>
        <translation>parece colores de elevación de Mapbox</translation>
    </message>
    <message>
        <source>looks like Terrarium elevation colours</source>
        <translation>parece colores de elevación de Terrarium</translation>
    </message>
    <message>
        <source>many slicers are slow beyond some million triangles</source>
        <translation>muchos laminadores son lentos a partir de unos millones de triángulos</translation>
    </message>
    <message>
        <source>material &quot;%1&quot; has no id</source>
        <translation>el material &quot;%1&quot; no tiene ID</translation>
    </message>
    <message>
        <source>material %1 lies on the ground, but there is none of this id</source>
        <translation>el material %1 está en el suelo, pero no hay ninguno con este ID</translation>
    </message>
    <message>
        <source>material %1, which is chosen, lies nowhere</source>
        <translation>el material %1, que está elegido, no está en ninguna parte</translation>
    </message>
    <message>
        <source>metal, occlusion, height and smoothness, RGBA</source>
        <translation>metal, oclusión, altura y suavidad, RGBA</translation>
    </message>
    <message>
        <source>model %1</source>
        <translation>modelo %1</translation>
    </message>
    <message>
        <source>models, their files and counts</source>
        <translation>modelos, sus archivos y cantidades</translation>
    </message>
    <message>
        <source>more objects are to be changed than there are</source>
        <translation>hay que cambiar más objetos de los que hay</translation>
    </message>
    <message>
        <source>more than %1 objects cannot be taken at once</source>
        <translation>no se pueden tomar más de %1 objetos a la vez</translation>
    </message>
    <message>
        <source>more than %1 objects in one stroke</source>
        <translation>más de %1 objetos en un trazo</translation>
    </message>
    <message>
        <source>more than %1 rules</source>
        <translation>más de %1 reglas</translation>
    </message>
    <message>
        <source>must be %1, not %2</source>
        <translation>debe ser %1, no %2</translation>
    </message>
    <message>
        <source>must be 16 hexadecimal digits, not &quot;%1&quot;</source>
        <translation>deben ser 16 dígitos hexadecimales, no &quot;%1&quot;</translation>
    </message>
    <message>
        <source>must be a colour like &quot;#a0c0ff&quot;, not &quot;%1&quot;</source>
        <translation>debe ser un color como &quot;#a0c0ff&quot;, no &quot;%1&quot;</translation>
    </message>
    <message>
        <source>must be a file in the folder itself</source>
        <translation>debe ser un archivo de la propia carpeta</translation>
    </message>
    <message>
        <source>must be a number of a group, not %1</source>
        <translation>debe ser el número de un grupo, no %1</translation>
    </message>
    <message>
        <source>must be a number, not %1</source>
        <translation>debe ser un número, no %1</translation>
    </message>
    <message>
        <source>must be a text, not %1</source>
        <translation>debe ser un texto, no %1</translation>
    </message>
    <message>
        <source>must be a whole number, not %1</source>
        <translation>debe ser un número entero, no %1</translation>
    </message>
    <message>
        <source>must be an array</source>
        <translation>debe ser un array</translation>
    </message>
    <message>
        <source>must be an array of %1 numbers, one for each pixel</source>
        <translation>debe ser un array de %1 números, uno por píxel</translation>
    </message>
    <message>
        <source>must be an array of 1 to %1 layers</source>
        <translation>debe ser un array de 1 a %1 capas</translation>
    </message>
    <message>
        <source>must be an array of at least one sample, not %1</source>
        <translation>debe ser un array de al menos una muestra, no %1</translation>
    </message>
    <message>
        <source>must be an array of at most %1 assets</source>
        <translation>debe ser un array de como máximo %1 recursos</translation>
    </message>
    <message>
        <source>must be an array of lengths and values that make up %1 samples</source>
        <translation>debe ser un array de longitudes y valores que sumen %1 muestras</translation>
    </message>
    <message>
        <source>must be an array of paths</source>
        <translation>debe ser un array de rutas</translation>
    </message>
    <message>
        <source>must be an array, not %1</source>
        <translation>debe ser un array, no %1</translation>
    </message>
    <message>
        <source>must be an object, not %1</source>
        <translation>debe ser un objeto, no %1</translation>
    </message>
    <message>
        <source>must be an operation, an array of operations or a script</source>
        <translation>debe ser una operación, un array de operaciones o un script</translation>
    </message>
    <message>
        <source>must be as &quot;#5c7a38&quot;, not &quot;%1&quot;</source>
        <translation>debe ser como &quot;#5c7a38&quot;, no &quot;%1&quot;</translation>
    </message>
    <message>
        <source>must be six numbers</source>
        <translation>deben ser seis números</translation>
    </message>
    <message>
        <source>must be the name of a file, not %1</source>
        <translation>debe ser el nombre de un archivo, no %1</translation>
    </message>
    <message>
        <source>must be the version 1, not %1</source>
        <translation>debe ser la versión 1, no %1</translation>
    </message>
    <message>
        <source>must be true or false, not %1</source>
        <translation>debe ser true o false, no %1</translation>
    </message>
    <message>
        <source>must be two numbers, not %1</source>
        <translation>deben ser dos números, no %1</translation>
    </message>
    <message>
        <source>must be whole numbers in 0 to 65535, not %1</source>
        <translation>deben ser números enteros de 0 a 65535, no %1</translation>
    </message>
    <message>
        <source>names &apos;%1&apos; as its overviews, which is not read</source>
        <translation>nombra &apos;%1&apos; como sus vistas generales, que no se leen</translation>
    </message>
    <message>
        <source>names &apos;%1&apos;, which is no file below its own folder</source>
        <translation>nombra &apos;%1&apos;, que no es un archivo dentro de su propia carpeta</translation>
    </message>
    <message>
        <source>names a file of overviews</source>
        <translation>nombra un archivo de vistas generales</translation>
    </message>
    <message>
        <source>names no raster that can be fetched</source>
        <translation>no nombra ningún ráster que se pueda obtener</translation>
    </message>
    <message>
        <source>needs a &quot;path&quot;</source>
        <translation>necesita un &quot;path&quot;</translation>
    </message>
    <message>
        <source>key and value must not be empty</source>
        <translation>key y value no pueden estar vacíos</translation>
    </message>
    <message>
        <source>neighbours differ as those of a shaded picture or a photograph do, not as heights</source>
        <translation>los vecinos difieren como los de una imagen sombreada o una fotografía, no como alturas</translation>
    </message>
    <message>
        <source>netCDF is read from a copy on disk, and there is no room for one</source>
        <translation>netCDF se lee de una copia en disco, y no hay sitio para una</translation>
    </message>
    <message>
        <source>no file</source>
        <translation>ningún archivo</translation>
    </message>
    <message>
        <source>no file has so long a header</source>
        <translation>ningún archivo tiene una cabecera tan larga</translation>
    </message>
    <message>
        <source>no file is named</source>
        <translation>no se nombra ningún archivo</translation>
    </message>
    <message>
        <source>no file to write is named</source>
        <translation>no se nombra ningún archivo que escribir</translation>
    </message>
    <message>
        <source>no folder to write into is named</source>
        <translation>no se nombra ninguna carpeta en la que escribir</translation>
    </message>
    <message>
        <source>no folder to write is named</source>
        <translation>no se nombra ninguna carpeta que escribir</translation>
    </message>
    <message>
        <source>no material lies anywhere on the ground</source>
        <translation>no hay ningún material en el suelo</translation>
    </message>
    <message>
        <source>no pictures are there</source>
        <translation>no hay imágenes</translation>
    </message>
    <message>
        <source>no point can be left out</source>
        <translation>no se puede omitir ningún punto</translation>
    </message>
    <message>
        <source>no scattered object is named</source>
        <translation>no se nombra ningún objeto disperso</translation>
    </message>
    <message>
        <source>no selection is saved under the name &quot;%1&quot;</source>
        <translation>no hay ninguna selección guardada con el nombre &quot;%1&quot;</translation>
    </message>
    <message>
        <source>no tiles are given</source>
        <translation>no se dan teselas</translation>
    </message>
    <message>
        <source>none of the layers is taken</source>
        <translation>no se toma ninguna de las capas</translation>
    </message>
    <message>
        <source>none of the set&apos;s pictures has a place in a material</source>
        <translation>ninguna de las imágenes del conjunto tiene sitio en un material</translation>
    </message>
    <message>
        <source>normals (OpenGL) and roughness, RGBA</source>
        <translation>normales (OpenGL) y rugosidad, RGBA</translation>
    </message>
    <message>
        <source>not a raster that Scarp can read</source>
        <translation>no es un ráster que Scarp pueda leer</translation>
    </message>
    <message>
        <source>not a raster that Scarp can read (%1)</source>
        <translation>no es un ráster que Scarp pueda leer (%1)</translation>
    </message>
    <message>
        <source>not an OpenEXR image that Scarp can read (%1)</source>
        <translation>no es una imagen OpenEXR que Scarp pueda leer (%1)</translation>
    </message>
    <message>
        <source>not an OpenEXR image that Scarp can read (it asks for more memory than there is)</source>
        <translation>no es una imagen OpenEXR que Scarp pueda leer (pide más memoria de la que hay)</translation>
    </message>
    <message>
        <source>nothing can follow the sky, which leaves no heights</source>
        <translation>nada puede seguir a sky, que no deja alturas</translation>
    </message>
    <message>
        <source>nothing is selected</source>
        <translation>no hay nada seleccionado</translation>
    </message>
    <message>
        <source>nothing is selected here</source>
        <translation>aquí no hay nada seleccionado</translation>
    </message>
    <message>
        <source>nothing of it lies on the terrain</source>
        <translation>nada de ello está en el terreno</translation>
    </message>
    <message>
        <source>object %1 has no place on the earth by the terrain&apos;s CRS</source>
        <translation>el objeto %1 no tiene lugar en la Tierra según el SRC del terreno</translation>
    </message>
    <message>
        <source>object %1 is both to change and to remove</source>
        <translation>el objeto %1 hay que cambiarlo y quitarlo a la vez</translation>
    </message>
    <message>
        <source>object %1 stands twice among those to change</source>
        <translation>el objeto %1 aparece dos veces entre los que hay que cambiar</translation>
    </message>
    <message>
        <source>occlusion, roughness and metal, RGB</source>
        <translation>oclusión, rugosidad y metal, RGB</translation>
    </message>
    <message>
        <source>of a scale and heights in range</source>
        <translation>de una escala y alturas dentro del rango</translation>
    </message>
    <message>
        <source>only a GeoTIFF can be cloud optimised</source>
        <translation>solo un GeoTIFF se puede optimizar para la nube</translation>
    </message>
    <message>
        <source>only http, https, s3, gs and az addresses are read</source>
        <translation>solo se leen direcciones http, https, s3, gs y az</translation>
    </message>
    <message>
        <source>only open lines can be joined</source>
        <translation>solo se pueden unir líneas abiertas</translation>
    </message>
    <message>
        <source>only the %1 x %2 samples that both have are compared</source>
        <translation>solo se comparan las %1 x %2 muestras que tienen ambos</translation>
    </message>
    <message>
        <source>only what a brush paints can be smoothed</source>
        <translation>solo se puede suavizar lo que pinta un pincel</translation>
    </message>
    <message>
        <source>or id stands twice</source>
        <translation>o ID aparece dos veces</translation>
    </message>
    <message>
        <source>others change the same part of the terrain all the time</source>
        <translation>otros cambian todo el tiempo la misma parte del terreno</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>memoria agotada</translation>
    </message>
    <message>
        <source>paint of a material that is gone</source>
        <translation>pintura de un material que ya no existe</translation>
    </message>
    <message>
        <source>paint of the material &quot;%1&quot;</source>
        <translation>pintura del material &quot;%1&quot;</translation>
    </message>
    <message>
        <source>parts of its directory are lost</source>
        <translation>se han perdido partes de su directorio</translation>
    </message>
    <message>
        <source>place in the world</source>
        <translation>lugar en el mundo</translation>
    </message>
    <message>
        <source>pressure %1 is out of range (0 to 1)</source>
        <translation>la presión %1 está fuera de rango (0 a 1)</translation>
    </message>
    <message>
        <source>quantized meshes go into a folder</source>
        <translation>las Quantized mesh van a una carpeta</translation>
    </message>
    <message>
        <source>reach of side slopes</source>
        <translation>alcance de los taludes</translation>
    </message>
    <message>
        <source>reaches where the CRS that is wanted does not</source>
        <translation>llega adonde no llega el SRC deseado</translation>
    </message>
    <message>
        <source>rows of %1 samples agree with each other</source>
        <translation>las filas de %1 muestras concuerdan entre sí</translation>
    </message>
    <message>
        <source>rows of tiles count from the north (XYZ)</source>
        <translation>las filas de teselas cuentan desde el norte (XYZ)</translation>
    </message>
    <message>
        <source>rows of tiles count from the south (TMS)</source>
        <translation>las filas de teselas cuentan desde el sur (TMS)</translation>
    </message>
    <message>
        <source>run per rise in cut</source>
        <translation>avance por subida en desmonte</translation>
    </message>
    <message>
        <source>run per rise in fill</source>
        <translation>avance por subida en terraplén</translation>
    </message>
    <message>
        <source>samples without a header are read from files on this machine only</source>
        <translation>las muestras sin cabecera solo se leen de archivos de este equipo</translation>
    </message>
    <message>
        <source>says neither in itself nor by its name where it lies among the others</source>
        <translation>no dice ni en sí mismo ni por su nombre dónde está entre los demás</translation>
    </message>
    <message>
        <source>says no CRS, and cannot be brought into another</source>
        <translation>no dice ningún SRC, y no se puede llevar a otro</translation>
    </message>
    <message>
        <source>says nothing of its place in the world</source>
        <translation>no dice nada de su lugar en el mundo</translation>
    </message>
    <message>
        <source>says nothing of its place in the world, and cannot be reprojected</source>
        <translation>no dice nada de su lugar en el mundo, y no se puede reproyectar</translation>
    </message>
    <message>
        <source>scale %1 is out of range (above 0 to %2)</source>
        <translation>la escala %1 está fuera de rango (más de 0 hasta %2)</translation>
    </message>
    <message>
        <source>scale %1 is out of range (finite, not 0)</source>
        <translation>la escala %1 está fuera de rango (finita, no 0)</translation>
    </message>
    <message>
        <source>scale variation</source>
        <translation>variación de escala</translation>
    </message>
    <message>
        <source>seconds %1 are out of range (-1e+09 to 1e+09)</source>
        <translation>los segundos %1 están fuera de rango (-1e+09 a 1e+09)</translation>
    </message>
    <message>
        <source>seconds fall from %1 to %2</source>
        <translation>los segundos bajan de %1 a %2</translation>
    </message>
    <message>
        <source>side friction</source>
        <translation>rozamiento lateral</translation>
    </message>
    <message>
        <source>slope, degrees</source>
        <translation>pendiente, grados</translation>
    </message>
    <message>
        <source>some of the view and brush settings are lost</source>
        <translation>se han perdido algunos de los ajustes de la vista y del pincel</translation>
    </message>
    <message>
        <source>some pictures of models are missing</source>
        <translation>faltan algunas imágenes de modelos</translation>
    </message>
    <message>
        <source>somebody else keeps this part of the terrain for now</source>
        <translation>otra persona tiene por ahora esta parte del terreno</translation>
    </message>
    <message>
        <source>speed that bends are tilted for (0: none)</source>
        <translation>velocidad para la que se peraltan las curvas (0: ninguna)</translation>
    </message>
    <message>
        <source>spikes become the median of what is around them</source>
        <translation>los picos pasan a ser la mediana de lo que los rodea</translation>
    </message>
    <message>
        <source>step %1 of the history is no stroke that is done</source>
        <translation>el paso %1 del historial no es un trazo hecho</translation>
    </message>
    <message>
        <source>steps of the undo history are lost</source>
        <translation>se han perdido pasos del historial de deshacer</translation>
    </message>
    <message>
        <source>strength %1 is out of range (0 to 1)</source>
        <translation>la intensidad %1 está fuera de rango (0 a 1)</translation>
    </message>
    <message>
        <source>sun azimuth</source>
        <translation>acimut del sol</translation>
    </message>
    <message>
        <source>sun elevation</source>
        <translation>elevación del sol</translation>
    </message>
    <message>
        <source>terraces become slopes, within half a step</source>
        <translation>las terrazas pasan a ser pendientes, dentro de medio escalón</translation>
    </message>
    <message>
        <source>textures %1 to %2, RGBA</source>
        <translation>texturas %1 a %2, RGBA</translation>
    </message>
    <message>
        <source>textures of %1 texels are out of range (%2 to %3)</source>
        <translation>las texturas de %1 texeles están fuera de rango (%2 a %3)</translation>
    </message>
    <message>
        <source>that version is not in it any more</source>
        <translation>esa versión ya no está en él</translation>
    </message>
    <message>
        <source>the GDAL of this system knows no GeoPackage</source>
        <translation>el GDAL de este sistema no conoce GeoPackage</translation>
    </message>
    <message>
        <source>the address has characters that none has</source>
        <translation>la dirección tiene caracteres que ninguna tiene</translation>
    </message>
    <message>
        <source>the address is none of a PostgreSQL server, like postgresql://name@host/database</source>
        <translation>la dirección no es la de un servidor PostgreSQL, como postgresql://name@host/database</translation>
    </message>
    <message>
        <source>the address is too long</source>
        <translation>la dirección es demasiado larga</translation>
    </message>
    <message>
        <source>the address of the file that holds the grid stands between quotes</source>
        <translation>la dirección del archivo que contiene la cuadrícula va entre comillas</translation>
    </message>
    <message>
        <source>the asset &quot;%1&quot; has no model</source>
        <translation>el recurso &quot;%1&quot; no tiene modelo</translation>
    </message>
    <message>
        <source>the asset %1 has no model</source>
        <translation>el recurso %1 no tiene modelo</translation>
    </message>
    <message>
        <source>the base</source>
        <translation>la base</translation>
    </message>
    <message>
        <source>the base is not a layer that this can be done to</source>
        <translation>la base no es una capa a la que se pueda hacer esto</translation>
    </message>
    <message>
        <source>the beginning of the journal is damaged</source>
        <translation>el comienzo del diario está dañado</translation>
    </message>
    <message>
        <source>the border goes on for %1 samples to the east and %2 to the south, to fill the last tiles</source>
        <translation>el borde continúa %1 muestras hacia el este y %2 hacia el sur, para llenar las últimas teselas</translation>
    </message>
    <message>
        <source>the bounds reach where its CRS does not</source>
        <translation>los límites llegan adonde no llega su SRC</translation>
    </message>
    <message>
        <source>the checksum of a tile differs</source>
        <translation>la suma de comprobación de una tesela difiere</translation>
    </message>
    <message>
        <source>the coarsest zoom, %1, is finer than the finest, %2</source>
        <translation>el zoom más grueso, %1, es más fino que el más fino, %2</translation>
    </message>
    <message>
        <source>the database cannot be made</source>
        <translation>no se puede crear la base de datos</translation>
    </message>
    <message>
        <source>the description beside the file says so</source>
        <translation>lo dice la descripción junto al archivo</translation>
    </message>
    <message>
        <source>the directory of the undo history</source>
        <translation>el directorio del historial de deshacer</translation>
    </message>
    <message>
        <source>the disk may be full</source>
        <translation>puede que el disco esté lleno</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>el disco da un error</translation>
    </message>
    <message>
        <source>the drape %1 names no file</source>
        <translation>la cubierta %1 no nombra ningún archivo</translation>
    </message>
    <message>
        <source>the edits of &quot;%1&quot; wait for its server</source>
        <translation>las ediciones de &quot;%1&quot; esperan a su servidor</translation>
    </message>
    <message>
        <source>the elevation of one that stays</source>
        <translation>la elevación de uno que se queda</translation>
    </message>
    <message>
        <source>the errors of its levels of detail do not rise</source>
        <translation>los errores de sus niveles de detalle no aumentan</translation>
    </message>
    <message>
        <source>the falloff&apos;s curve is nothing throughout</source>
        <translation>la curva de la caída es nula en todas partes</translation>
    </message>
    <message>
        <source>the feather must be 0 m or more</source>
        <translation>el difuminado debe ser de 0 m o más</translation>
    </message>
    <message>
        <source>the feather of the paste must be 0 m or more</source>
        <translation>el difuminado del pegado debe ser de 0 m o más</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>el archivo está vacío</translation>
    </message>
    <message>
        <source>the ground</source>
        <translation>el suelo</translation>
    </message>
    <message>
        <source>the ground comes in %1 steps of %2</source>
        <translation>el suelo va en %1 escalones de %2</translation>
    </message>
    <message>
        <source>the ground has no picture, as it has no materials</source>
        <translation>el suelo no tiene imagen, pues no tiene materiales</translation>
    </message>
    <message>
        <source>the ground has no triangle whose corners are no holes</source>
        <translation>el suelo no tiene ningún triángulo cuyas esquinas no sean agujeros</translation>
    </message>
    <message>
        <source>the ground is being edited just now</source>
        <translation>el suelo se está editando ahora mismo</translation>
    </message>
    <message>
        <source>the ground steps by %1 along column %2</source>
        <translation>el suelo salta %1 a lo largo de la columna %2</translation>
    </message>
    <message>
        <source>the ground steps by %1 along row %2</source>
        <translation>el suelo salta %1 a lo largo de la fila %2</translation>
    </message>
    <message>
        <source>the ground, %1 triangles</source>
        <translation>el suelo, %1 triángulos</translation>
    </message>
    <message>
        <source>the heaviest material of each sample, 0 in holes</source>
        <translation>el material de más peso de cada muestra, 0 en agujeros</translation>
    </message>
    <message>
        <source>the height pyramid is lost</source>
        <translation>se ha perdido la pirámide de alturas</translation>
    </message>
    <message>
        <source>the height pyramid was built anew</source>
        <translation>la pirámide de alturas se construyó de nuevo</translation>
    </message>
    <message>
        <source>the heights for a layer must have the size of the terrain</source>
        <translation>las alturas para una capa deben tener el tamaño del terreno</translation>
    </message>
    <message>
        <source>the id %1 is out of place</source>
        <translation>el ID %1 está fuera de lugar</translation>
    </message>
    <message>
        <source>the id %1 stands twice</source>
        <translation>el ID %1 aparece dos veces</translation>
    </message>
    <message>
        <source>the journal holds something that this Scarp does not know</source>
        <translation>el diario contiene algo que este Scarp no conoce</translation>
    </message>
    <message>
        <source>the journal is of version %1, which this Scarp does not know</source>
        <translation>el diario es de la versión %1, que este Scarp no conoce</translation>
    </message>
    <message>
        <source>the kept selection &quot;%1&quot;</source>
        <translation>la selección guardada &quot;%1&quot;</translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; stands twice</source>
        <translation>la clave &quot;%1&quot; aparece dos veces</translation>
    </message>
    <message>
        <source>the layer &quot;%1&quot; holds no lines</source>
        <translation>la capa &quot;%1&quot; no contiene líneas</translation>
    </message>
    <message>
        <source>the layer %1 holds lines</source>
        <translation>la capa %1 contiene líneas</translation>
    </message>
    <message>
        <source>the layer %1 holds lines, which replace the ground</source>
        <translation>la capa %1 contiene líneas, que reemplazan el suelo</translation>
    </message>
    <message>
        <source>the layer %1 is hidden</source>
        <translation>la capa %1 está oculta</translation>
    </message>
    <message>
        <source>the layer %1 is locked</source>
        <translation>la capa %1 está bloqueada</translation>
    </message>
    <message>
        <source>the layer has no mask</source>
        <translation>la capa no tiene máscara</translation>
    </message>
    <message>
        <source>the least slope is over the most</source>
        <translation>la pendiente mínima supera la máxima</translation>
    </message>
    <message>
        <source>the line</source>
        <translation>la línea</translation>
    </message>
    <message>
        <source>the mask has another size than the terrain</source>
        <translation>la máscara tiene otro tamaño que el terreno</translation>
    </message>
    <message>
        <source>the mask of %1 must have the size of the terrain</source>
        <translation>la máscara de %1 debe tener el tamaño del terreno</translation>
    </message>
    <message>
        <source>the mask of the layer &quot;%1&quot; lets nothing through here</source>
        <translation>la máscara de la capa &quot;%1&quot; no deja pasar nada aquí</translation>
    </message>
    <message>
        <source>the material %1 stands twice</source>
        <translation>el material %1 aparece dos veces</translation>
    </message>
    <message>
        <source>the materials are those of another size of terrain</source>
        <translation>los materiales son los de otro tamaño de terreno</translation>
    </message>
    <message>
        <source>the mesh does not cover the ground</source>
        <translation>la malla no cubre el suelo</translation>
    </message>
    <message>
        <source>the min height is above the max height</source>
        <translation>la altura mínima está por encima de la máxima</translation>
    </message>
    <message>
        <source>the model of &quot;%1&quot; is another one</source>
        <translation>el modelo de &quot;%1&quot; es otro</translation>
    </message>
    <message>
        <source>the model of an asset</source>
        <translation>el modelo de un recurso</translation>
    </message>
    <message>
        <source>the name of a version has 1 to 200 characters</source>
        <translation>el nombre de una versión tiene de 1 a 200 caracteres</translation>
    </message>
    <message>
        <source>the name says a tile of zoom %1 of the world map</source>
        <translation>el nombre dice una tesela de zoom %1 del mapa mundial</translation>
    </message>
    <message>
        <source>the name speaks of feet, and the file names no unit of height</source>
        <translation>el nombre habla de pies, y el archivo no nombra ninguna unidad de altura</translation>
    </message>
    <message>
        <source>the observer&apos;s place must be finite</source>
        <translation>el lugar del observador debe ser finito</translation>
    </message>
    <message>
        <source>the offset must be a finite number</source>
        <translation>el desplazamiento debe ser un número finito</translation>
    </message>
    <message>
        <source>the opacity %1 is out of range (0 to 1)</source>
        <translation>la opacidad %1 está fuera de rango (0 a 1)</translation>
    </message>
    <message>
        <source>the part from column %1, row %2 of %3 x %4 samples is not one of a terrain of %5 x %6</source>
        <translation>la parte desde la columna %1, fila %2 de %3 x %4 muestras no es una de un terreno de %5 x %6</translation>
    </message>
    <message>
        <source>the picture &quot;%1&quot; of &quot;%2&quot; is missing</source>
        <translation>falta la imagen &quot;%1&quot; de &quot;%2&quot;</translation>
    </message>
    <message>
        <source>the picture of the drape %1 was not read</source>
        <translation>no se leyó la imagen de la cubierta %1</translation>
    </message>
    <message>
        <source>the place of the paste is not a finite number</source>
        <translation>el lugar del pegado no es un número finito</translation>
    </message>
    <message>
        <source>the range begins above its end</source>
        <translation>el rango empieza por encima de su final</translation>
    </message>
    <message>
        <source>the rectangle to keep does not lie within the terrain&apos;s %1 × %2 samples</source>
        <translation>el rectángulo que se conserva no está dentro de las %1 × %2 muestras del terreno</translation>
    </message>
    <message>
        <source>the rows are turned, north first</source>
        <translation>las filas se invierten, norte primero</translation>
    </message>
    <message>
        <source>the rules would put down more than %1 objects</source>
        <translation>las reglas pondrían más de %1 objetos</translation>
    </message>
    <message>
        <source>the scale of the paste must be above 0</source>
        <translation>la escala del pegado debe ser mayor que 0</translation>
    </message>
    <message>
        <source>the script</source>
        <translation>el script</translation>
    </message>
    <message>
        <source>the selection</source>
        <translation>la selección</translation>
    </message>
    <message>
        <source>the server %1</source>
        <translation>el servidor %1</translation>
    </message>
    <message>
        <source>the server %1 (database %2)</source>
        <translation>el servidor %1 (base de datos %2)</translation>
    </message>
    <message>
        <source>the server gives less than it says it has</source>
        <translation>el servidor da menos de lo que dice tener</translation>
    </message>
    <message>
        <source>the server has gone back to an earlier state of this terrain</source>
        <translation>el servidor ha vuelto a un estado anterior de este terreno</translation>
    </message>
    <message>
        <source>the server on this machine</source>
        <translation>el servidor de este equipo</translation>
    </message>
    <message>
        <source>the server on this machine (database %1)</source>
        <translation>el servidor de este equipo (base de datos %1)</translation>
    </message>
    <message>
        <source>the step &quot;%1&quot; cannot be done anew</source>
        <translation>el paso &quot;%1&quot; no se puede hacer de nuevo</translation>
    </message>
    <message>
        <source>the step &quot;%1&quot; cannot be done any more</source>
        <translation>el paso &quot;%1&quot; ya no se puede hacer</translation>
    </message>
    <message>
        <source>the step becomes a ramp at both sides</source>
        <translation>el escalón pasa a ser una rampa a ambos lados</translation>
    </message>
    <message>
        <source>the store gives less than it says it has</source>
        <translation>el almacén da menos de lo que dice tener</translation>
    </message>
    <message>
        <source>the store has no such bucket</source>
        <translation>el almacén no tiene ese bucket</translation>
    </message>
    <message>
        <source>the stroke reaches too far for %1 objects a hectare</source>
        <translation>el trazo llega demasiado lejos para %1 objetos por hectárea</translation>
    </message>
    <message>
        <source>the strongest curvatures, 1 of 200, are stored as the first or last step</source>
        <translation>las curvaturas más fuertes, 1 de 200, se guardan como el primer o el último escalón</translation>
    </message>
    <message>
        <source>the tags of &quot;%1&quot; are too long</source>
        <translation>las etiquetas de &quot;%1&quot; son demasiado largas</translation>
    </message>
    <message>
        <source>the terrain had another size then</source>
        <translation>el terreno tenía entonces otro tamaño</translation>
    </message>
    <message>
        <source>the terrain has no materials</source>
        <translation>el terreno no tiene materiales</translation>
    </message>
    <message>
        <source>the terrain has no materials yet</source>
        <translation>el terreno aún no tiene materiales</translation>
    </message>
    <message>
        <source>the terrain&apos;s CRS has no code by which GeoJSON could name it</source>
        <translation>el SRC del terreno no tiene un código con el que GeoJSON pueda nombrarlo</translation>
    </message>
    <message>
        <source>the terrain&apos;s place in the world has no area</source>
        <translation>el lugar del terreno en el mundo no tiene área</translation>
    </message>
    <message>
        <source>the text &quot;%1&quot;</source>
        <translation>el texto &quot;%1&quot;</translation>
    </message>
    <message>
        <source>the tiles are not packed, so any web server can give them as they are</source>
        <translation>las teselas no están comprimidas, así que cualquier servidor web puede darlas como están</translation>
    </message>
    <message>
        <source>the tiles together have too many samples</source>
        <translation>las teselas juntas tienen demasiadas muestras</translation>
    </message>
    <message>
        <source>the tilt of an object is out of range (-180 to 180 degrees)</source>
        <translation>la inclinación de un objeto está fuera de rango (-180 a 180 grados)</translation>
    </message>
    <message>
        <source>the time of its samples falls</source>
        <translation>el tiempo de sus muestras retrocede</translation>
    </message>
    <message>
        <source>the tint of an object is no colour</source>
        <translation>el tinte de un objeto no es un color</translation>
    </message>
    <message>
        <source>the turn of an object must be a finite number</source>
        <translation>el giro de un objeto debe ser un número finito</translation>
    </message>
    <message>
        <source>the two numbers of its place are exchanged</source>
        <translation>los dos números de su lugar se intercambian</translation>
    </message>
    <message>
        <source>the undo history is lost</source>
        <translation>se ha perdido el historial de deshacer</translation>
    </message>
    <message>
        <source>the undo history on disk has been cut short by something else</source>
        <translation>otra cosa ha acortado el historial de deshacer del disco</translation>
    </message>
    <message>
        <source>the undo history on disk was changed or damaged by something else</source>
        <translation>otra cosa ha cambiado o dañado el historial de deshacer del disco</translation>
    </message>
    <message>
        <source>the weights are those of another size of terrain</source>
        <translation>los pesos son los de otro tamaño de terreno</translation>
    </message>
    <message>
        <source>the weights have not been read from their files</source>
        <translation>los pesos no se han leído de sus archivos</translation>
    </message>
    <message>
        <source>the write failed</source>
        <translation>falló la escritura</translation>
    </message>
    <message>
        <source>their order</source>
        <translation>su orden</translation>
    </message>
    <message>
        <source>their thickness</source>
        <translation>su espesor</translation>
    </message>
    <message>
        <source>there are no layers of weights</source>
        <translation>no hay capas de pesos</translation>
    </message>
    <message>
        <source>there are no layers to flatten</source>
        <translation>no hay capas que acoplar</translation>
    </message>
    <message>
        <source>there are rules, and no material</source>
        <translation>hay reglas, y ningún material</translation>
    </message>
    <message>
        <source>there is an asset &quot;%1&quot; already</source>
        <translation>ya hay un recurso &quot;%1&quot;</translation>
    </message>
    <message>
        <source>there is no asset %1</source>
        <translation>no hay ningún recurso %1</translation>
    </message>
    <message>
        <source>there is no asset %1 of the project&apos;s own</source>
        <translation>no hay ningún recurso %1 propio del proyecto</translation>
    </message>
    <message>
        <source>there is no ground at the place to select from</source>
        <translation>no hay suelo en el lugar desde el que seleccionar</translation>
    </message>
    <message>
        <source>there is no ground under the observer</source>
        <translation>no hay suelo bajo el observador</translation>
    </message>
    <message>
        <source>there is no ground, only holes</source>
        <translation>no hay suelo, solo agujeros</translation>
    </message>
    <message>
        <source>there is no kept selection %1</source>
        <translation>no hay ninguna selección guardada %1</translation>
    </message>
    <message>
        <source>there is no layer %1</source>
        <translation>no hay ninguna capa %1</translation>
    </message>
    <message>
        <source>there is no layer of lines %1</source>
        <translation>no hay ninguna capa de líneas %1</translation>
    </message>
    <message>
        <source>there is no line %1</source>
        <translation>no hay ninguna línea %1</translation>
    </message>
    <message>
        <source>there is no line on the ground to write</source>
        <translation>no hay ninguna línea en el suelo que escribir</translation>
    </message>
    <message>
        <source>there is no material &quot;%1&quot;</source>
        <translation>no hay ningún material &quot;%1&quot;</translation>
    </message>
    <message>
        <source>there is no material %1</source>
        <translation>no hay ningún material %1</translation>
    </message>
    <message>
        <source>there is no object %1</source>
        <translation>no hay ningún objeto %1</translation>
    </message>
    <message>
        <source>there is no object at this address</source>
        <translation>no hay ningún objeto en esta dirección</translation>
    </message>
    <message>
        <source>there is no object to change</source>
        <translation>no hay ningún objeto que cambiar</translation>
    </message>
    <message>
        <source>there is no object to place</source>
        <translation>no hay ningún objeto que colocar</translation>
    </message>
    <message>
        <source>there is no object to remove</source>
        <translation>no hay ningún objeto que quitar</translation>
    </message>
    <message>
        <source>there is no other open line to join it with</source>
        <translation>no hay otra línea abierta con la que unirla</translation>
    </message>
    <message>
        <source>there is no place here that suits them</source>
        <translation>no hay aquí ningún lugar adecuado para ellos</translation>
    </message>
    <message>
        <source>there is no scatter rule %1</source>
        <translation>no hay ninguna regla de dispersión %1</translation>
    </message>
    <message>
        <source>there is no step %1 of the history to go back to</source>
        <translation>no hay ningún paso %1 del historial al que volver</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>no existe ese archivo</translation>
    </message>
    <message>
        <source>there is no such folder</source>
        <translation>no existe esa carpeta</translation>
    </message>
    <message>
        <source>there is no way from &apos;%1&apos; to its CRS</source>
        <translation>no hay conversión de &apos;%1&apos; a su SRC</translation>
    </message>
    <message>
        <source>there is no way from its CRS to %1</source>
        <translation>no hay conversión de su SRC a %1</translation>
    </message>
    <message>
        <source>there is no way from its CRS to that of the terrain</source>
        <translation>no hay conversión de su SRC al del terreno</translation>
    </message>
    <message>
        <source>there is no way from its CRS to the terrain&apos;s</source>
        <translation>no hay conversión de su SRC al del terreno</translation>
    </message>
    <message>
        <source>there is no way from the terrain&apos;s coordinate system to that of the tiles</source>
        <translation>no hay conversión del sistema de coordenadas del terreno al de las teselas</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>no hay memoria suficiente</translation>
    </message>
    <message>
        <source>there is not enough memory for a terrain of %1 × %2 samples</source>
        <translation>no hay memoria suficiente para un terreno de %1 × %2 muestras</translation>
    </message>
    <message>
        <source>there is not enough memory for this</source>
        <translation>no hay memoria suficiente para esto</translation>
    </message>
    <message>
        <source>there is not enough memory to reach %1</source>
        <translation>no hay memoria suficiente para llegar a %1</translation>
    </message>
    <message>
        <source>there is not enough memory to reproject it</source>
        <translation>no hay memoria suficiente para reproyectarlo</translation>
    </message>
    <message>
        <source>there is nothing at this address</source>
        <translation>no hay nada en esta dirección</translation>
    </message>
    <message>
        <source>there is nothing to redo</source>
        <translation>no hay nada que rehacer</translation>
    </message>
    <message>
        <source>there is nothing to undo</source>
        <translation>no hay nada que deshacer</translation>
    </message>
    <message>
        <source>there is such a file</source>
        <translation>ya existe ese archivo</translation>
    </message>
    <message>
        <source>these would be more than %1 objects</source>
        <translation>serían más de %1 objetos</translation>
    </message>
    <message>
        <source>this file or one of those with it has changed since the script was written</source>
        <translation>este archivo o uno de los que van con él ha cambiado desde que se escribió el script</translation>
    </message>
    <message>
        <source>this journal is of no terrain that several edit</source>
        <translation>este diario no es de un terreno que editan varios</translation>
    </message>
    <message>
        <source>tilt evened out over</source>
        <translation>peralte igualado a lo largo de</translation>
    </message>
    <message>
        <source>tilt variation</source>
        <translation>variación de inclinación</translation>
    </message>
    <message>
        <source>tilt variation is out of range (0 to 90 °)</source>
        <translation>la variación de inclinación está fuera de rango (0 a 90 °)</translation>
    </message>
    <message>
        <source>tolerance and softness must be 0 or more</source>
        <translation>la tolerancia y la suavidad deben ser 0 o más</translation>
    </message>
    <message>
        <source>transparent samples are holes</source>
        <translation>las muestras transparentes son agujeros</translation>
    </message>
    <message>
        <source>two selections are to be kept as &quot;%1&quot;</source>
        <translation>se quieren guardar dos selecciones como &quot;%1&quot;</translation>
    </message>
    <message>
        <source>unexpected %1</source>
        <translation>inesperado: %1</translation>
    </message>
    <message>
        <source>unexpected byte</source>
        <translation>byte inesperado</translation>
    </message>
    <message>
        <source>unknown alpha &quot;%1&quot; (known are %2, and files)</source>
        <translation>alfa desconocido &quot;%1&quot; (se conocen %2, y archivos)</translation>
    </message>
    <message>
        <source>unknown key (known are %1)</source>
        <translation>clave desconocida (se conocen %1)</translation>
    </message>
    <message>
        <source>unknown operation &quot;%1&quot; (known are %2)</source>
        <translation>operación desconocida &quot;%1&quot; (se conocen %2)</translation>
    </message>
    <message>
        <source>unknown value &quot;%1&quot; (known are %2)</source>
        <translation>valor desconocido &quot;%1&quot; (se conocen %2)</translation>
    </message>
    <message>
        <source>vertical unit</source>
        <translation>unidad vertical</translation>
    </message>
    <message>
        <source>volume of cut or fill</source>
        <translation>volumen de desmonte o terraplén</translation>
    </message>
    <message>
        <source>was cancelled</source>
        <translation>se canceló</translation>
    </message>
    <message>
        <source>was changed after it had been edited in Scarp</source>
        <translation>se cambió después de haberse editado en Scarp</translation>
    </message>
    <message>
        <source>was exchanged while it was read</source>
        <translation>se cambió por otro mientras se leía</translation>
    </message>
    <message>
        <source>was overwritten by another program while it was open</source>
        <translation>lo sobrescribió otro programa mientras estaba abierto</translation>
    </message>
    <message>
        <source>was saved by a newer version of Scarp (format %1; this one reads up to %2)</source>
        <translation>lo guardó una versión más nueva de Scarp (formato %1; esta lee hasta %2)</translation>
    </message>
    <message>
        <source>was saved by an older version of Scarp, and cannot be written to bring it up to date</source>
        <translation>lo guardó una versión más antigua de Scarp, y no se puede escribir para ponerlo al día</translation>
    </message>
    <message>
        <source>was saved by another program after it had been edited</source>
        <translation>lo guardó otro programa después de haberse editado</translation>
    </message>
    <message>
        <source>weights of %1</source>
        <translation>pesos de %1</translation>
    </message>
    <message>
        <source>weights of %1 are beyond 0 to 1 in places, and were clipped</source>
        <translation>los pesos de %1 se salen de 0 a 1 en algunos lugares, y se recortaron</translation>
    </message>
    <message>
        <source>weights of the first two, RG</source>
        <translation>pesos de los dos primeros, RG</translation>
    </message>
    <message>
        <source>weights, a band for each material</source>
        <translation>pesos, una banda por material</translation>
    </message>
    <message>
        <source>what came after edit %1 was left out</source>
        <translation>se omitió lo que vino después de la edición %1</translation>
    </message>
    <message>
        <source>what erosion laid down</source>
        <translation>lo que depositó la erosión</translation>
    </message>
    <message>
        <source>what is being tried on the ground has to be kept or taken back first</source>
        <translation>lo que se está probando en el suelo debe aceptarse o retirarse primero</translation>
    </message>
    <message>
        <source>what is selected</source>
        <translation>lo seleccionado</translation>
    </message>
    <message>
        <source>what it says of its tiles makes no sense</source>
        <translation>lo que dice de sus teselas no tiene sentido</translation>
    </message>
    <message>
        <source>what the steps of the maps stand for</source>
        <translation>qué significan los escalones de los mapas</translation>
    </message>
    <message>
        <source>what was done before the terrain got another frame cannot be taken back</source>
        <translation>lo hecho antes de que el terreno tuviera otro marco no se puede retirar</translation>
    </message>
    <message>
        <source>what was pasted changed nothing</source>
        <translation>lo pegado no cambió nada</translation>
    </message>
    <message>
        <source>what was written to it reads back otherwise</source>
        <translation>lo que se escribió en él se vuelve a leer de otro modo</translation>
    </message>
    <message>
        <source>where a material has no picture of roughness, it is 0.9</source>
        <translation>donde un material no tiene imagen de rugosidad, esta es 0,9</translation>
    </message>
    <message>
        <source>where there is no ground the height is 0</source>
        <translation>donde no hay suelo la altura es 0</translation>
    </message>
    <message>
        <source>which texture each channel is</source>
        <translation>qué textura es cada canal</translation>
    </message>
    <message>
        <source>which texture each index is</source>
        <translation>qué textura es cada índice</translation>
    </message>
    <message>
        <source>would have too many samples</source>
        <translation>tendría demasiadas muestras</translation>
    </message>
    <message>
        <source>.</source>
        <comment>The end of a sentence</comment>
        <translation>.</translation>
    </message>
    <message>
        <source>%1 cannot be asked any more</source>
        <translation>ya no se puede consultar a %1</translation>
    </message>
    <message>
        <source>Brush path</source>
        <translation>Trazado de pincel</translation>
    </message>
    <message>
        <source>a brush path has a brush</source>
        <translation>un trazado de pincel tiene un pincel</translation>
    </message>
    <message>
        <source>a line&apos;s is one of the project&apos;s own or holds its picture, not %1</source>
        <translation>el de una línea es uno propio del proyecto o contiene su imagen, no %1</translation>
    </message>
    <message>
        <source>a part of the terrain could not be read</source>
        <translation>no se pudo leer una parte del terreno</translation>
    </message>
    <message>
        <source>the picture of its alpha is in a file</source>
        <translation>la imagen de su alfa está en un archivo</translation>
    </message>
    <message>
        <source>there is no line %1 in the layer %2</source>
        <translation>no hay línea %1 en la capa %2</translation>
    </message>
    <message>
        <source>Distance to lines</source>
        <translation>Distancia a líneas</translation>
    </message>
    <message>
        <source>brush path</source>
        <translation>trazado de pincel</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no place in an object store, like s3://bucket/prefix</source>
        <translation>&apos;%1&apos; no es un lugar en un almacén de objetos, como s3://bucket/prefix</translation>
    </message>
    <message>
        <source>&apos;%1&apos;, which a row of %2 names, is no object of this terrain</source>
        <translation>&apos;%1&apos;, que nombra una fila de %2, no es un objeto de este terreno</translation>
    </message>
    <message>
        <source>GDAL here has no way to object stores</source>
        <translation>GDAL no tiene aquí acceso a almacenes de objetos</translation>
    </message>
    <message>
        <source>GDAL&apos;s settings name no credentials for it</source>
        <translation>los ajustes de GDAL no dan credenciales para él</translation>
    </message>
    <message>
        <source>holds something else under the name %1</source>
        <translation>contiene otra cosa con el nombre %1</translation>
    </message>
    <message>
        <source>only a single line can be split</source>
        <translation>solo se puede dividir una única línea</translation>
    </message>
    <message>
        <source>the line &quot;%1&quot;</source>
        <translation>la línea &quot;%1&quot;</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is too short along the line to be bent</source>
        <translation>&quot;%1&quot; es demasiado corto a lo largo de la línea para doblarse</translation>
    </message>
    <message>
        <source>%1 keeps this part of the terrain for now</source>
        <translation>%1 reserva por ahora esta parte del terreno</translation>
    </message>
    <message>
        <source>Not bent</source>
        <translation>Sin doblar</translation>
    </message>
    <message>
        <source>Stretched to fit</source>
        <translation>Estirados para ajustar</translation>
    </message>
    <message>
        <source>The last one cut off</source>
        <translation>El último cortado</translation>
    </message>
    <message>
        <source>Whole ones alone</source>
        <translation>Solo enteros</translation>
    </message>
    <message>
        <source>it was not edited for a while</source>
        <translation>no se editó durante un rato</translation>
    </message>
    <message>
        <source>the bent models have more than %1 vertices</source>
        <translation>los modelos doblados tienen más de %1 vértices</translation>
    </message>
    <message>
        <source>%1 ellipsoidal height</source>
        <translation>altura elipsoidal %1</translation>
    </message>
    <message>
        <source>%1 samples at borders and holes are not compared</source>
        <translation>%1 muestras en bordes y huecos no se comparan</translation>
    </message>
    <message>
        <source>an overview of %1 x %2 samples</source>
        <translation>una vista general de %1 x %2 muestras</translation>
    </message>
    <message>
        <source>heights are taken as centimetres</source>
        <translation>las alturas se toman como centímetros</translation>
    </message>
    <message>
        <source>heights are taken as decimetres</source>
        <translation>las alturas se toman como decímetros</translation>
    </message>
    <message>
        <source>heights are taken as millimetres</source>
        <translation>las alturas se toman como milímetros</translation>
    </message>
    <message>
        <source>heights converted from %1 to %2</source>
        <translation>alturas convertidas de %1 a %2</translation>
    </message>
    <message>
        <source>heights of up to %1 are above all summits, in a shorter unit they would be up to %2</source>
        <translation>alturas de hasta %1 superan todas las cumbres, en una unidad menor serían de hasta %2</translation>
    </message>
    <message>
        <source>its CRS has no vertical datum</source>
        <translation>su SRC no tiene datum vertical</translation>
    </message>
    <message>
        <source>its vertical scale is not a number above 0 and is ignored</source>
        <translation>su escala vertical no es un número mayor que 0 y se ignora</translation>
    </message>
    <message>
        <source>means of %1 x %2 samples were reprojected, which gdalwarp does not do</source>
        <translation>se reproyectaron medias de %1 x %2 muestras, lo que gdalwarp no hace</translation>
    </message>
    <message>
        <source>statistics in the file</source>
        <translation>estadísticas del archivo</translation>
    </message>
    <message>
        <source>heights are converted from %1 to above the ellipsoid WGS 84, as globes have them</source>
        <translation>las alturas se convierten de %1 a sobre el elipsoide WGS 84, como las tienen los globos</translation>
    </message>
    <message>
        <source>%1 changes nothing</source>
        <translation>%1 no cambia nada</translation>
    </message>
    <message>
        <source>%1 more of %2 examined lines change no sample</source>
        <translation>%1 más de %2 líneas examinadas no cambian ninguna muestra</translation>
    </message>
    <message>
        <source>bridges and tunnels carry all of it, and these leave the ground as it is</source>
        <translation>discurre por completo sobre puentes y por túneles, que no modifican el terreno</translation>
    </message>
    <message>
        <source>the cut</source>
        <translation>el corte</translation>
    </message>
    <message>
        <source>the fill-layer operation</source>
        <translation>la operación fill-layer</translation>
    </message>
    <message>
        <source>the filter</source>
        <translation>el filtro</translation>
    </message>
    <message>
        <source>the ground already has these heights</source>
        <translation>el terreno ya tiene estas alturas</translation>
    </message>
    <message>
        <source>the object brush</source>
        <translation>el pincel de objetos</translation>
    </message>
    <message>
        <source>the paint operation</source>
        <translation>la pintura</translation>
    </message>
    <message>
        <source>the paste</source>
        <translation>el pegado</translation>
    </message>
    <message>
        <source>the scatter operation</source>
        <translation>la dispersión</translation>
    </message>
    <message>
        <source>the stroke</source>
        <translation>el trazo</translation>
    </message>
    <message>
        <source>there is no ground under it</source>
        <translation>no hay terreno debajo</translation>
    </message>
    <message>
        <source>%1 has a terrain %2 already</source>
        <translation>%1 ya tiene un terreno %2</translation>
    </message>
    <message>
        <source>%1 is not a member of %2</source>
        <translation>%1 no es miembro de %2</translation>
    </message>
    <message>
        <source>%1 was upgraded by a newer version of Scarp (tables of version %2, this program makes %3)</source>
        <translation>%1 se actualizó con una versión más reciente de Scarp (tablas de la versión %2; este programa crea %3)</translation>
    </message>
    <message>
        <source>%1 windows of %2 x %3 samples</source>
        <translation>%1 ventanas de %2 x %3 muestras</translation>
    </message>
    <message>
        <source>the name of a terrain has 1 to 200 characters</source>
        <translation>el nombre de un terreno tiene de 1 a 200 caracteres</translation>
    </message>
    <message>
        <source>this terrain was deleted on the server</source>
        <translation>este terreno se eliminó en el servidor</translation>
    </message>
    <message>
        <source>you are no longer a member of this terrain</source>
        <translation>ya no es miembro de este terreno</translation>
    </message>
    <message>
        <source>you are not a member of %1 on %2</source>
        <translation>no es miembro de %1 en %2</translation>
    </message>
    <message>
        <source>%1 beside it is the journal of an interrupted save and cannot be read</source>
        <translation>%1 junto a él es el diario de un guardado interrumpido y no se puede leer</translation>
    </message>
    <message>
        <source>%1 tiles of %2 at columns %3 to %4, rows %5 to %6</source>
        <translation>%1 teselas de %2 en las columnas %3 a %4, filas %5 a %6</translation>
    </message>
    <message>
        <source>1 tile of %1 at columns %2 to %3, rows %4 to %5</source>
        <translation>1 tesela de %1 en las columnas %2 a %3, filas %4 a %5</translation>
    </message>
    <message>
        <source>%1 of the layer &quot;%2&quot;</source>
        <translation>%1 de la capa «%2»</translation>
    </message>
    <message>
        <source>its archive has more than %1 files</source>
        <translation>su archivo comprimido tiene más de %1 archivos</translation>
    </message>
    <message>
        <source>its block &quot;%1&quot; inserts itself</source>
        <translation>su bloque «%1» se inserta a sí mismo</translation>
    </message>
    <message>
        <source>its blocks are inserted in each other more than %1 levels deep</source>
        <translation>sus bloques están insertados unos en otros a más de %1 niveles</translation>
    </message>
    <message>
        <source>its layer &quot;%1&quot; has computed columns. Export the layer to a new file</source>
        <translation>su capa «%1» tiene columnas calculadas. Exporte la capa a un archivo nuevo</translation>
    </message>
    <message>
        <source>its layer &quot;%1&quot; is a view, which runs a query. Export the layer to a new file</source>
        <translation>su capa «%1» es una vista, que ejecuta una consulta. Exporte la capa a un archivo nuevo</translation>
    </message>
    <message>
        <source>its table &quot;%1&quot; is a view</source>
        <translation>su tabla «%1» es una vista</translation>
    </message>
    <message>
        <source>its archive is in the ZIP64 format, which is for more than 4 GB. Unpack the archive</source>
        <translation>su archivo comprimido está en formato ZIP64, para más de 4 GB. Descomprima el archivo</translation>
    </message>
    <message>
        <source>%1 is outside the folder of the file that names it, and is read only with permission (--allow-outside)</source>
        <translation>%1 está fuera de la carpeta del archivo que lo nombra y solo se lee con permiso (--allow-outside)</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a name for a file</source>
        <translation>«%1» no es un nombre de archivo</translation>
    </message>
    <message>
        <source>has an extension that its format does not have</source>
        <translation>tiene una extensión que no es de su formato</translation>
    </message>
    <message>
        <source>has control characters or is not UTF-8</source>
        <translation>tiene caracteres de control o no es UTF-8</translation>
    </message>
    <message>
        <source>is named by a %1 that is in no folder</source>
        <translation>lo nombra algo que no está en ninguna carpeta (%1)</translation>
    </message>
    <message>
        <source>is outside the %1&apos;s folder</source>
        <translation>está fuera de la carpeta (%1)</translation>
    </message>
    <message>
        <source>it is a symbolic link to another folder</source>
        <translation>es un enlace simbólico a otra carpeta</translation>
    </message>
    <message>
        <source>its name has control characters</source>
        <translation>su nombre tiene caracteres de control</translation>
    </message>
    <message>
        <source>%1 MiB of fields</source>
        <translation>%1 MiB de campos</translation>
    </message>
    <message>
        <source>%1 is a BT file with a vertical scale of %2, which the VRT file does not apply. Convert the source to GeoTIFF first</source>
        <translation>%1 es un archivo BT con una escala vertical de %2, que el archivo VRT no aplica. Convierta antes el origen a GeoTIFF</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 puntos</translation>
    </message>
    <message>
        <source>has more than %1 lines for the terrain, which is the limit of a layer. Select layers or classes, or clip the file</source>
        <translation>tiene más de %1 líneas para el terreno, el límite de una capa. Seleccione capas o clases, o recorte el archivo</translation>
    </message>
    <message>
        <source>has more than %1 lines, which is the limit of a KMZ archive. Unpack the archive, and split the KML</source>
        <translation>tiene más de %1 líneas, el límite de un archivo KMZ. Descomprímalo y divida el KML</translation>
    </message>
    <message>
        <source>the no-data value differs when read back</source>
        <translation>al volver a leerlo tiene otro valor sin datos</translation>
    </message>
    <message>
        <source>the number of bands differs when read back</source>
        <translation>al volver a leerlo tiene otro número de bandas</translation>
    </message>
    <message>
        <source>the position differs when read back</source>
        <translation>al volver a leerlo está en otro lugar</translation>
    </message>
    <message>
        <source>its alpha channel is opaque everywhere and is not used as a layer</source>
        <translation>su alfa es opaco en todas partes y no es una capa</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no CRS</source>
        <translation>&quot;%1&quot; no es un SRC</translation>
    </message>
    <message>
        <source>%1, epoch %2</source>
        <translation>%1, época %2</translation>
    </message>
    <message>
        <source>CRS of %1</source>
        <translation>SRC de %1</translation>
    </message>
    <message>
        <source>a FITS file</source>
        <translation>un archivo FITS</translation>
    </message>
    <message>
        <source>a PCIDSK file</source>
        <translation>un archivo PCIDSK</translation>
    </message>
    <message>
        <source>a PDF file</source>
        <translation>un archivo PDF</translation>
    </message>
    <message>
        <source>a layer of lines has no heights of a file</source>
        <translation>una capa de líneas no tiene alturas de un archivo</translation>
    </message>
    <message>
        <source>a place has no coordinates on the terrain&apos;s map</source>
        <translation>un lugar no tiene coordenadas en el mapa del terreno</translation>
    </message>
    <message>
        <source>an ASCII grid keeps no such CRS</source>
        <translation>una cuadrícula ASCII no guarda un SRC así</translation>
    </message>
    <message>
        <source>an ASCII grid keeps no vertical datum and no coordinate epoch</source>
        <translation>una cuadrícula ASCII no guarda ni el datum vertical ni la época de las coordenadas</translation>
    </message>
    <message>
        <source>an MRF file</source>
        <translation>un archivo MRF</translation>
    </message>
    <message>
        <source>heights are in %1, the vertical unit of the terrain&apos;s data</source>
        <translation>las alturas están en %1, la unidad vertical de los datos del terreno</translation>
    </message>
    <message>
        <source>is for scripts in the frame &quot;world&quot;</source>
        <translation>es para scripts en el sistema &quot;world&quot;</translation>
    </message>
    <message>
        <source>is larger than 64 MB</source>
        <translation>ocupa más de 64 MB</translation>
    </message>
    <message>
        <source>is out of range (1 to 2)</source>
        <translation>está fuera de rango (1 a 2)</translation>
    </message>
    <message>
        <source>the terrain has no place in the world, which the frame &quot;world&quot; needs</source>
        <translation>el terreno no tiene lugar en el mundo, que el sistema &quot;world&quot; necesita</translation>
    </message>
    <message>
        <source>the terrain&apos;s coordinates</source>
        <translation>coordenadas del terreno</translation>
    </message>
    <message>
        <source>unknown value &quot;%1&quot; (known are local, world)</source>
        <translation>valor desconocido &quot;%1&quot; (se conocen local, world)</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a known CRS</source>
        <translation>&quot;%1&quot; no es un SRC conocido</translation>
    </message>
    <message>
        <source>%1 belong to the file and have to stay with it</source>
        <translation>%1 pertenecen al archivo y deben acompañarlo</translation>
    </message>
    <message>
        <source>%1 ground control points</source>
        <translation>%1 puntos de control del terreno</translation>
    </message>
    <message>
        <source>%1, but none of its values is above 0</source>
        <translation>%1, pero ninguno de sus valores es mayor que 0</translation>
    </message>
    <message>
        <source>&apos;-&apos; must be followed by the number of bytes after the samples</source>
        <translation>después de &apos;-&apos; debe ir el número de bytes posteriores a las muestras</translation>
    </message>
    <message>
        <source>As the source</source>
        <translation>Como en el origen</translation>
    </message>
    <message>
        <source>ENVI (32-bit float)</source>
        <translation>ENVI (coma flotante de 32 bits)</translation>
    </message>
    <message>
        <source>Esri BIL (32-bit float)</source>
        <translation>Esri BIL (coma flotante de 32 bits)</translation>
    </message>
    <message>
        <source>Esri float grid</source>
        <translation>Cuadrícula de coma flotante de Esri</translation>
    </message>
    <message>
        <source>GDAL was built without %1</source>
        <translation>GDAL se compiló sin %1</translation>
    </message>
    <message>
        <source>SAGA grid</source>
        <translation>Cuadrícula de SAGA</translation>
    </message>
    <message>
        <source>Select from File</source>
        <translation>Seleccionar desde archivo</translation>
    </message>
    <message>
        <source>a DDS texture</source>
        <translation>una textura DDS</translation>
    </message>
    <message>
        <source>a Torque terrain</source>
        <translation>un terreno de Torque</translation>
    </message>
    <message>
        <source>all of its features are outside the terrain</source>
        <translation>todos sus objetos espaciales están fuera del terreno</translation>
    </message>
    <message>
        <source>bands %1 to %2</source>
        <translation>bandas %1 a %2</translation>
    </message>
    <message>
        <source>cloud optimised</source>
        <translation>optimizado para la nube</translation>
    </message>
    <message>
        <source>colour table differs</source>
        <translation>la tabla de colores es distinta</translation>
    </message>
    <message>
        <source>contains more files than a tile set can have</source>
        <translation>contiene más archivos de los que puede tener un conjunto de teselas</translation>
    </message>
    <message>
        <source>has not been read</source>
        <translation>no se ha leído</translation>
    </message>
    <message>
        <source>has the same numbers as %1</source>
        <translation>tiene los mismos números que %1</translation>
    </message>
    <message>
        <source>heights are written as depths, positive down, as the source has them</source>
        <translation>las alturas se escriben como profundidades, positivas hacia abajo, como en el origen</translation>
    </message>
    <message>
        <source>holes need a value that no sample has, and there is none</source>
        <translation>los agujeros necesitan un valor que no tenga ninguna muestra, y no hay ninguno</translation>
    </message>
    <message>
        <source>is a DDS texture of several images (cube, volume or array)</source>
        <translation>es una textura DDS de varias imágenes (cubo, volumen o array)</translation>
    </message>
    <message>
        <source>is a DDS texture whose header is damaged or cut short</source>
        <translation>es una textura DDS cuya cabecera está dañada o incompleta</translation>
    </message>
    <message>
        <source>is longer than %1 bytes</source>
        <translation>tiene más de %1 bytes</translation>
    </message>
    <message>
        <source>it declares that its values are positive down</source>
        <translation>declara que sus valores son positivos hacia abajo</translation>
    </message>
    <message>
        <source>it has an opening brace without a closing one</source>
        <translation>tiene una llave de apertura sin la de cierre</translation>
    </message>
    <message>
        <source>it has another number of bands when read back</source>
        <translation>al volver a leerlo tiene otro número de bandas</translation>
    </message>
    <message>
        <source>it has no areas, lines or points</source>
        <translation>no tiene áreas, líneas ni puntos</translation>
    </message>
    <message>
        <source>it is longer than 100 characters</source>
        <translation>tiene más de 100 caracteres</translation>
    </message>
    <message>
        <source>it is not a file on this computer</source>
        <translation>no es un archivo de este equipo</translation>
    </message>
    <message>
        <source>it is outside the project&apos;s folder</source>
        <translation>está fuera de la carpeta del proyecto</translation>
    </message>
    <message>
        <source>it needs one placeholder x or column, and one y or row</source>
        <translation>necesita un marcador de posición «x» o «column» y otro «y» o «row»</translation>
    </message>
    <message>
        <source>it reads back differently at column %1, row %2 of band %3</source>
        <translation>no se vuelve a leer igual en la columna %1, fila %2 de la banda %3</translation>
    </message>
    <message>
        <source>it was not read from a raster file with heights in one band</source>
        <translation>no se leyó de un archivo ráster con alturas en una banda</translation>
    </message>
    <message>
        <source>its name does not match the tile pattern &apos;%1&apos;</source>
        <translation>su nombre no coincide con el patrón de teselas &apos;%1&apos;</translation>
    </message>
    <message>
        <source>its name suggests depths, and no value is below 0</source>
        <translation>su nombre indica profundidades, y ningún valor es menor que 0</translation>
    </message>
    <message>
        <source>its samples are at other places than those of the terrain</source>
        <translation>sus muestras están en otros lugares que las del terreno</translation>
    </message>
    <message>
        <source>its samples do not cover the terrain</source>
        <translation>sus muestras no cubren el terreno</translation>
    </message>
    <message>
        <source>its scale, offset or unit is out of range</source>
        <translation>su escala, su desplazamiento o su unidad está fuera de rango</translation>
    </message>
    <message>
        <source>its stored samples cannot be read</source>
        <translation>no se pueden leer sus muestras guardadas</translation>
    </message>
    <message>
        <source>its values are read as depths, positive down</source>
        <translation>sus valores se leen como profundidades, positivas hacia abajo</translation>
    </message>
    <message>
        <source>mask added</source>
        <translation>máscara añadida</translation>
    </message>
    <message>
        <source>mask left out</source>
        <translation>máscara omitida</translation>
    </message>
    <message>
        <source>metadata item %1 left out</source>
        <translation>elemento de metadatos %1 omitido</translation>
    </message>
    <message>
        <source>metadata of the domain %1</source>
        <translation>metadatos del dominio %1</translation>
    </message>
    <message>
        <source>netCDF (32-bit float)</source>
        <translation>netCDF (coma flotante de 32 bits)</translation>
    </message>
    <message>
        <source>no feature satisfies the condition</source>
        <translation>ningún objeto espacial cumple la condición</translation>
    </message>
    <message>
        <source>no file has so many bytes after the samples</source>
        <translation>ningún archivo tiene tantos bytes después de las muestras</translation>
    </message>
    <message>
        <source>no name of a file in it matches the tile pattern &apos;%1&apos;</source>
        <translation>ningún nombre de archivo que contiene coincide con el patrón de teselas &apos;%1&apos;</translation>
    </message>
    <message>
        <source>not cloud optimised</source>
        <translation>no optimizado para la nube</translation>
    </message>
    <message>
        <source>only a GeoTIFF can store samples as the source</source>
        <translation>solo un GeoTIFF puede guardar muestras como en el origen</translation>
    </message>
    <message>
        <source>sample %1 is not a number from 0 to %2</source>
        <translation>la muestra %1 no es un número de 0 a %2</translation>
    </message>
    <message>
        <source>samples of type %1 cannot be written as they are stored</source>
        <translation>las muestras de tipo %1 no se pueden escribir tal como están guardadas</translation>
    </message>
    <message>
        <source>statistics of the samples</source>
        <translation>estadísticas de las muestras</translation>
    </message>
    <message>
        <source>the attribute table of band %1</source>
        <translation>la tabla de atributos de la banda %1</translation>
    </message>
    <message>
        <source>the class names of band %1</source>
        <translation>los nombres de clase de la banda %1</translation>
    </message>
    <message>
        <source>the colour table of band %1</source>
        <translation>la tabla de colores de la banda %1</translation>
    </message>
    <message>
        <source>the condition &quot;%1&quot; cannot be used</source>
        <translation>la condición &quot;%1&quot; no se puede usar</translation>
    </message>
    <message>
        <source>the condition is longer than %1 bytes</source>
        <translation>la condición tiene más de %1 bytes</translation>
    </message>
    <message>
        <source>the description of band %1</source>
        <translation>la descripción de la banda %1</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>el archivo no se puede leer</translation>
    </message>
    <message>
        <source>the file is not there</source>
        <translation>el archivo no existe</translation>
    </message>
    <message>
        <source>the file was replaced</source>
        <translation>el archivo es ahora otro</translation>
    </message>
    <message>
        <source>the height band is not one of the bands</source>
        <translation>su banda no es una de las que tiene</translation>
    </message>
    <message>
        <source>the metadata item %1</source>
        <translation>el elemento de metadatos %1</translation>
    </message>
    <message>
        <source>the metadata item %1 of band %2</source>
        <translation>el elemento de metadatos %1 de la banda %2</translation>
    </message>
    <message>
        <source>the numbers of the tiles are more than 10000 apart</source>
        <translation>los números de las teselas distan más de 10000</translation>
    </message>
    <message>
        <source>the sample type must be u8, i8, u16, i16, u32, i32, f16, f32 or f64</source>
        <translation>el tipo de muestra debe ser u8, i8, u16, i16, u32, i32, f16, f32 o f64</translation>
    </message>
    <message>
        <source>the samples of its overviews, which are computed again as averages</source>
        <translation>las muestras de sus vistas generales, que se vuelven a calcular como promedios</translation>
    </message>
    <message>
        <source>the size must be COLUMNSxROWS or COLUMNSxROWSxCHANNELS</source>
        <translation>el tamaño debe ser COLUMNASxFILAS o COLUMNASxFILASxCANALES</translation>
    </message>
    <message>
        <source>the source</source>
        <translation>el origen</translation>
    </message>
    <message>
        <source>the tile pattern &apos;%1&apos;</source>
        <translation>el patrón de teselas &apos;%1&apos;</translation>
    </message>
    <message>
        <source>the unit of band %1</source>
        <translation>la unidad de la banda %1</translation>
    </message>
    <message>
        <source>the vertical axis of its CRS points down</source>
        <translation>el eje vertical de su SRC apunta hacia abajo</translation>
    </message>
    <message>
        <source>their types differ</source>
        <translation>sus tipos son distintos</translation>
    </message>
    <message>
        <source>there are 1 to %1 channels</source>
        <translation>hay de 1 a %1 canales</translation>
    </message>
    <message>
        <source>white and black exchanged</source>
        <translation>blanco y negro intercambiados</translation>
    </message>
    <message>
        <source>ASCII PGM without a column count, a row count and a maximum value from 1 to 65535</source>
        <translation>PGM ASCII sin columnas, filas y un valor máximo de 1 a 65535</translation>
    </message>
    <message>
        <source>is a Radiance image of %1 x %2 samples that is cut short</source>
        <translation>es una imagen Radiance de %1 x %2 muestras que está incompleta</translation>
    </message>
    <message>
        <source>is a Radiance image of %1 x %2 samples, too many for its %3 bytes</source>
        <translation>es una imagen Radiance de %1 x %2 muestras, demasiadas para sus %3 bytes</translation>
    </message>
    <message>
        <source>is a Radiance image of XYZ colours, not of grey or RGB</source>
        <translation>es una imagen Radiance de colores XYZ, no de gris o RGB</translation>
    </message>
    <message>
        <source>is a Radiance image without a size of the form -Y rows +X columns</source>
        <translation>es una imagen Radiance sin un tamaño de la forma -Y filas +X columnas</translation>
    </message>
    <message>
        <source>Surfer 7 grid</source>
        <translation>Cuadrícula de Surfer 7</translation>
    </message>
    <message>
        <source>By Area</source>
        <translation>Por área</translation>
    </message>
    <message>
        <source>By Centre</source>
        <translation>Por centro</translation>
    </message>
    <message>
        <source>%1 reads 16-bit unsigned samples</source>
        <translation>%1 lee muestras de 16 bits sin signo</translation>
    </message>
    <message>
        <source>%1 reads little-endian samples</source>
        <translation>%1 lee muestras little-endian</translation>
    </message>
    <message>
        <source>%1 reads the northern row first</source>
        <translation>%1 lee primero la fila del norte</translation>
    </message>
    <message>
        <source>%1 reads the southern row first</source>
        <translation>%1 lee primero la fila del sur</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not one of %2</source>
        <translation>&apos;%1&apos; no es una de %2</translation>
    </message>
    <message>
        <source>16-bit signed</source>
        <translation>16 bits, con signo</translation>
    </message>
    <message>
        <source>16-bit unsigned</source>
        <translation>16 bits, sin signo</translation>
    </message>
    <message>
        <source>32-bit floating point</source>
        <translation>32 bits, coma flotante</translation>
    </message>
    <message>
        <source>8-bit unsigned</source>
        <translation>8 bits, sin signo</translation>
    </message>
    <message>
        <source>R32 (32-bit float samples)</source>
        <translation>R32 (muestras de coma flotante de 32 bits)</translation>
    </message>
    <message>
        <source>R8 (8-bit samples)</source>
        <translation>R8 (muestras de 8 bits)</translation>
    </message>
    <message>
        <source>SRTM tile (16-bit metres)</source>
        <translation>Tesela SRTM (metros de 16 bits)</translation>
    </message>
    <message>
        <source>a preset needs a name</source>
        <translation>un preajuste necesita un nombre</translation>
    </message>
    <message>
        <source>apply or cancel the current edit first</source>
        <translation>aplique o cancele primero la edición en curso</translation>
    </message>
    <message>
        <source>bands %1 instead of %2</source>
        <translation>bandas %1 en lugar de %2</translation>
    </message>
    <message>
        <source>bits of a sample %1 instead of %2</source>
        <translation>bits por muestra %1 en lugar de %2</translation>
    </message>
    <message>
        <source>blocks %1 instead of %2</source>
        <translation>bloques %1 en lugar de %2</translation>
    </message>
    <message>
        <source>colour %1 instead of %2</source>
        <translation>color %1 en lugar de %2</translation>
    </message>
    <message>
        <source>compression %1 instead of %2</source>
        <translation>compresión %1 en lugar de %2</translation>
    </message>
    <message>
        <source>description %1 instead of %2</source>
        <translation>descripción %1 en lugar de %2</translation>
    </message>
    <message>
        <source>heights that are encoded in colours are not sRGB-encoded</source>
        <translation>las alturas codificadas en colores no están codificadas en sRGB</translation>
    </message>
    <message>
        <source>hidden here by the layer %1</source>
        <translation>oculto aquí por la capa %1</translation>
    </message>
    <message>
        <source>import the bounds of one whole degree, then resample it</source>
        <translation>importe los límites de un grado entero y después remuestréelo</translation>
    </message>
    <message>
        <source>interleaving %1 instead of %2</source>
        <translation>entrelazado %1 en lugar de %2</translation>
    </message>
    <message>
        <source>is not the one of the extension .%1</source>
        <translation>no es el de la extensión .%1</translation>
    </message>
    <message>
        <source>it has a colour profile of sRGB</source>
        <translation>tiene un perfil de color sRGB</translation>
    </message>
    <message>
        <source>it has a gamma of 1/2.2</source>
        <translation>tiene una gamma de 1/2.2</translation>
    </message>
    <message>
        <source>it has an sRGB chunk</source>
        <translation>tiene un chunk sRGB</translation>
    </message>
    <message>
        <source>its EXIF data name the colour space sRGB</source>
        <translation>sus datos EXIF nombran el espacio de color sRGB</translation>
    </message>
    <message>
        <source>its values are read as sRGB-encoded</source>
        <translation>sus valores se leen como codificados en sRGB</translation>
    </message>
    <message>
        <source>no-data value %1 instead of %2</source>
        <translation>valor sin datos %1 en lugar de %2</translation>
    </message>
    <message>
        <source>offset %1 instead of %2</source>
        <translation>desplazamiento %1 en lugar de %2</translation>
    </message>
    <message>
        <source>overviews %1 instead of %2</source>
        <translation>vistas generales %1 en lugar de %2</translation>
    </message>
    <message>
        <source>pixel type %1 instead of %2</source>
        <translation>tipo de píxel %1 en lugar de %2</translation>
    </message>
    <message>
        <source>predictor %1 instead of %2</source>
        <translation>predictor %1 en lugar de %2</translation>
    </message>
    <message>
        <source>reproject it to EPSG:4326 when it is imported, then resample it</source>
        <translation>reproyéctelo a EPSG:4326 al importarlo y después remuestréelo</translation>
    </message>
    <message>
        <source>resample it to 1201 x 1201 or 3601 x 3601</source>
        <translation>remuestréelo a 1201 x 1201 o 3601 x 3601</translation>
    </message>
    <message>
        <source>sample type %1 instead of %2</source>
        <translation>tipo de muestra %1 en lugar de %2</translation>
    </message>
    <message>
        <source>scale %1 instead of %2</source>
        <translation>escala %1 en lugar de %2</translation>
    </message>
    <message>
        <source>the anchor&apos;s value %1 is not one of the samples, %2 to %3</source>
        <translation>el valor %1 del anclaje no es uno de los de las muestras, de %2 a %3</translation>
    </message>
    <message>
        <source>the order of rows is for %1</source>
        <translation>el orden de las filas es para %1</translation>
    </message>
    <message>
        <source>the position %1, %2 is outside the terrain</source>
        <translation>la posición %1, %2 está fuera del terreno</translation>
    </message>
    <message>
        <source>the stroke changes nothing there</source>
        <translation>el trazo no cambia nada ahí</translation>
    </message>
    <message>
        <source>this terrain covers another area</source>
        <translation>este terreno abarca otra zona</translation>
    </message>
    <message>
        <source>this terrain has another CRS</source>
        <translation>este terreno tiene otro SRC</translation>
    </message>
    <message>
        <source>this terrain has no CRS</source>
        <translation>este terreno no tiene SRC</translation>
    </message>
    <message>
        <source>unit %1 instead of %2</source>
        <translation>unidad %1 en lugar de %2</translation>
    </message>
    <message>
        <source>values are linearised</source>
        <translation>los valores se linealizan</translation>
    </message>
    <message>
        <source>model %1, %2 levels of detail</source>
        <translation>modelo %1, %2 niveles de detalle</translation>
    </message>
    <message>
        <source>model %1, level of detail %2</source>
        <translation>modelo %1, nivel de detalle %2</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>Trazado en alzado</translation>
    </message>
    <message>
        <source>Least earthwork</source>
        <translation>Mínimo movimiento de tierras</translation>
    </message>
    <message>
        <source>Mean envelope (earlier versions)</source>
        <translation>Envolvente media (versiones anteriores)</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automático</translation>
    </message>
    <message>
        <source>GeoTIFF</source>
        <translation>GeoTIFF</translation>
    </message>
    <message>
        <source>How far each dab of the brush goes; more take longer</source>
        <translation>Cuánto llega cada huella del pincel; más tarda más</translation>
    </message>
    <message>
        <source>PNG (grey)</source>
        <translation>PNG (gris)</translation>
    </message>
    <message>
        <source>RAW (samples alone)</source>
        <translation>RAW (solo muestras)</translation>
    </message>
    <message>
        <source>%1 byte after the samples is left unread</source>
        <translation>%1 byte después de las muestras queda sin leer</translation>
    </message>
    <message>
        <source>%1 line, %2 triangles</source>
        <translation>%1 línea, %2 triángulos</translation>
    </message>
    <message>
        <source>%1 overlap compared</source>
        <translation>%1 solape comparado</translation>
    </message>
    <message>
        <source>%1 sample at borders and holes is not compared</source>
        <translation>%1 muestra en bordes y huecos no se compara</translation>
    </message>
    <message>
        <source>%1 sample without a tile is a hole</source>
        <translation>%1 muestra sin tesela es un agujero</translation>
    </message>
    <message>
        <source>%1 sample without a tile is sea at height 0</source>
        <translation>%1 muestra sin tesela es mar a altura 0</translation>
    </message>
    <message>
        <source>%1 step of the undo history does not fit the terrain</source>
        <translation>%1 paso del historial de deshacer no encaja con el terreno</translation>
    </message>
    <message>
        <source>Evaluate at</source>
        <translation>Evaluar en</translation>
    </message>
    <message>
        <source>Nearest sample (earlier versions)</source>
        <translation>Muestra más cercana (versiones anteriores)</translation>
    </message>
    <message>
        <source>Position of the object</source>
        <translation>Posición del objeto</translation>
    </message>
    <message>
        <source>Terrain of Godot</source>
        <translation>Terreno de Godot</translation>
    </message>
    <message>
        <source>a &quot;select&quot; needs one of rectangle, ellipse, lasso, wand, paint, mask, named, layer-mask, path, range</source>
        <translation>un &quot;select&quot; necesita uno de rectangle, ellipse, lasso, wand, paint, mask, named, layer-mask, path, range</translation>
    </message>
    <message>
        <source>a roughness of %1 is out of range (0 to 1)</source>
        <translation>una rugosidad de %1 está fuera de rango (0 a 1)</translation>
    </message>
    <message>
        <source>a shape of %1 is out of range (0 to 1)</source>
        <translation>una forma de %1 está fuera de rango (0 a 1)</translation>
    </message>
    <message>
        <source>a size of %1x%2 is not supported (2x2 to %3x%4)</source>
        <translation>no se admite un tamaño de %1x%2 (2x2 a %3x%4)</translation>
    </message>
    <message>
        <source>a size of %1x%2 is too large for the template %3 (up to 8193x8193)</source>
        <translation>un tamaño de %1x%2 es demasiado grande para la plantilla %3 (hasta 8193x8193)</translation>
    </message>
    <message>
        <source>glTF has no heightmaps and no weights of materials</source>
        <translation>glTF no tiene mapas de alturas ni pesos de materiales</translation>
    </message>
    <message>
        <source>heights and weights are written of the whole terrain, not of a part</source>
        <translation>las alturas y los pesos se escriben de todo el terreno, no de una parte</translation>
    </message>
    <message>
        <source>the border goes on for %1 sample to the east and %2 to the south, to fill the last tiles</source>
        <translation>el borde continúa %1 muestra hacia el este y %2 hacia el sur, para llenar las últimas teselas</translation>
    </message>
    <message>
        <source>water and models along lines</source>
        <translation>agua y modelos a lo largo de líneas</translation>
    </message>
    <message>
        <source>what to type in %1</source>
        <translation>lo que hay que escribir en %1</translation>
    </message>
    <message>
        <source>Select by Range</source>
        <translation>Seleccionar por rango</translation>
    </message>
    <message>
        <source>Barchans</source>
        <translation>Barjanes</translation>
    </message>
    <message>
        <source>Coast Indentation</source>
        <translation>Entrantes de la costa</translation>
    </message>
    <message>
        <source>Continuous ridges (0 %) to separate crescents (100 %)</source>
        <translation>De crestas continuas (0 %) a medias lunas separadas (100 %)</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>Llano</translation>
    </message>
    <message>
        <source>Floor Width</source>
        <translation>Anchura del fondo</translation>
    </message>
    <message>
        <source>Hill Size</source>
        <translation>Tamaño de las colinas</translation>
    </message>
    <message>
        <source>Island</source>
        <translation>Isla</translation>
    </message>
    <message>
        <source>Island with ridges, valleys and a coast</source>
        <translation>Isla con crestas, valles y costa</translation>
    </message>
    <message>
        <source>Level terrain</source>
        <translation>Terreno llano</translation>
    </message>
    <message>
        <source>Main valley with a flat floor and side valleys</source>
        <translation>Valle principal de fondo llano con valles laterales</translation>
    </message>
    <message>
        <source>Mountain range with ridges, side valleys and foothills</source>
        <translation>Cordillera con crestas, valles laterales y estribaciones</translation>
    </message>
    <message>
        <source>Mountains</source>
        <translation>Montañas</translation>
    </message>
    <message>
        <source>Narrow (0 %) to wide (100 %) mountain range</source>
        <translation>Cordillera de estrecha (0 %) a ancha (100 %)</translation>
    </message>
    <message>
        <source>Plateau cut by a meandering river, with walls of rock layers and side canyons</source>
        <translation>Meseta cortada por un río con meandros, con paredes de estratos de roca y cañones laterales</translation>
    </message>
    <message>
        <source>Range Width</source>
        <translation>Anchura de la cordillera</translation>
    </message>
    <message>
        <source>River Bends</source>
        <translation>Meandros del río</translation>
    </message>
    <message>
        <source>Round coast (0 %) to bays and headlands (100 %)</source>
        <translation>De costa redondeada (0 %) a bahías y cabos (100 %)</translation>
    </message>
    <message>
        <source>Sand dunes with steep lee sides</source>
        <translation>Dunas de arena con sotaventos empinados</translation>
    </message>
    <message>
        <source>Small (0 %) to large (100 %) hills</source>
        <translation>Colinas de pequeñas (0 %) a grandes (100 %)</translation>
    </message>
    <message>
        <source>Smooth hills with shallow valleys</source>
        <translation>Colinas suaves con valles poco profundos</translation>
    </message>
    <message>
        <source>Straight (0 %) to strongly meandering (100 %) river</source>
        <translation>Río de recto (0 %) a muy sinuoso (100 %)</translation>
    </message>
    <message>
        <source>V-shaped (0 %) to wide U-shaped (100 %) valley</source>
        <translation>Valle de forma de V (0 %) a forma de U ancha (100 %)</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Alta</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Baja</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desactivadas</translation>
    </message>
    <message>
        <source>&quot;line&quot; must be the place of an earlier line of the list that has an image</source>
        <translation>&quot;line&quot; debe ser el lugar de una línea anterior de la lista que tenga una imagen</translation>
    </message>
    <message>
        <source>Update layer %1</source>
        <translation>Actualizar la capa %1</translation>
    </message>
    <message>
        <source>a group of layers has no filter</source>
        <translation>un grupo de capas no tiene filtro</translation>
    </message>
    <message>
        <source>a group of layers has no lines</source>
        <translation>un grupo de capas no tiene líneas</translation>
    </message>
    <message>
        <source>a stamp cannot be closed</source>
        <translation>un sello no se puede cerrar</translation>
    </message>
    <message>
        <source>a stamp cannot be split</source>
        <translation>un sello no se puede dividir</translation>
    </message>
    <message>
        <source>a stamp has a brush</source>
        <translation>un sello tiene un pincel</translation>
    </message>
    <message>
        <source>a stamp has no direction</source>
        <translation>un sello no tiene dirección</translation>
    </message>
    <message>
        <source>an adjustment layer cannot have the blend &quot;%1&quot;</source>
        <translation>una capa de ajuste no puede tener el modo de mezcla &quot;%1&quot;</translation>
    </message>
    <message>
        <source>an adjustment layer has no lines</source>
        <translation>una capa de ajuste no tiene líneas</translation>
    </message>
    <message>
        <source>an adjustment layer has no lines and no heights of a file</source>
        <translation>una capa de ajuste no tiene líneas ni alturas de un archivo</translation>
    </message>
    <message>
        <source>an adjustment layer of the filter &quot;%1&quot; must have the blend &quot;add&quot;</source>
        <translation>una capa de ajuste con el filtro &quot;%1&quot; debe tener el modo de mezcla &quot;add&quot;</translation>
    </message>
    <message>
        <source>groups can be nested at most %1 deep</source>
        <translation>los grupos se pueden anidar como máximo en %1 niveles</translation>
    </message>
    <message>
        <source>it is the first one already</source>
        <translation>ya es la primera</translation>
    </message>
    <message>
        <source>it is the last one already</source>
        <translation>ya es la última</translation>
    </message>
    <message>
        <source>lines of a file cannot become height stamps, which have one point</source>
        <translation>las líneas de un archivo no pueden convertirse en sellos de altura, que tienen un solo punto</translation>
    </message>
    <message>
        <source>must be an array of layers, counted from 1</source>
        <translation>debe ser un array de capas, contadas desde 1</translation>
    </message>
    <message>
        <source>only brush paths and stamps have a brush</source>
        <translation>solo los trazados de pincel y los sellos tienen un pincel</translation>
    </message>
    <message>
        <source>the adjustment layer is empty until &quot;update-layer&quot; computes it</source>
        <translation>la capa de ajuste está vacía hasta que &quot;update-layer&quot; la calcule</translation>
    </message>
    <message>
        <source>the base is not an adjustment layer</source>
        <translation>la base no es una capa de ajuste</translation>
    </message>
    <message>
        <source>the brush of a stamp is of the kind &quot;stamp&quot;</source>
        <translation>el pincel de un sello es del tipo &quot;stamp&quot;</translation>
    </message>
    <message>
        <source>the filter was changed in the meantime</source>
        <translation>el filtro se cambió entretanto</translation>
    </message>
    <message>
        <source>the group &quot;%1&quot; contains no layer that can be edited</source>
        <translation>el grupo &quot;%1&quot; no contiene ninguna capa que se pueda editar</translation>
    </message>
    <message>
        <source>the group &quot;%1&quot; has no mask</source>
        <translation>el grupo &quot;%1&quot; no tiene máscara</translation>
    </message>
    <message>
        <source>the group %1 cannot be moved into itself</source>
        <translation>el grupo %1 no se puede mover dentro de sí mismo</translation>
    </message>
    <message>
        <source>the group %1 has no blend</source>
        <translation>el grupo %1 no tiene modo de mezcla</translation>
    </message>
    <message>
        <source>the group %1 has no mask</source>
        <translation>el grupo %1 no tiene máscara</translation>
    </message>
    <message>
        <source>the group %1 has no opacity</source>
        <translation>el grupo %1 no tiene opacidad</translation>
    </message>
    <message>
        <source>the group %1 has to be merged into one layer first</source>
        <translation>primero hay que combinar el grupo %1 en una sola capa</translation>
    </message>
    <message>
        <source>the group %1 holds no heights</source>
        <translation>el grupo %1 no contiene alturas</translation>
    </message>
    <message>
        <source>the group %1 is hidden</source>
        <translation>el grupo %1 está oculto</translation>
    </message>
    <message>
        <source>the group %1 is locked</source>
        <translation>el grupo %1 está bloqueado</translation>
    </message>
    <message>
        <source>the layer %1 has no opacity</source>
        <translation>la capa %1 no tiene opacidad</translation>
    </message>
    <message>
        <source>the layer %1 is an adjustment layer</source>
        <translation>la capa %1 es una capa de ajuste</translation>
    </message>
    <message>
        <source>the layer %1 is an adjustment layer, whose filter determines the blend</source>
        <translation>la capa %1 es una capa de ajuste, cuyo filtro determina el modo de mezcla</translation>
    </message>
    <message>
        <source>the layer %1 is not a group</source>
        <translation>la capa %1 no es un grupo</translation>
    </message>
    <message>
        <source>the layer %1 is not an adjustment layer</source>
        <translation>la capa %1 no es una capa de ajuste</translation>
    </message>
    <message>
        <source>the layer %1 is the lowest of its group</source>
        <translation>la capa %1 es la más baja de su grupo</translation>
    </message>
    <message>
        <source>the terrain was resized in the meantime</source>
        <translation>el tamaño del terreno se cambió entretanto</translation>
    </message>
    <message>
        <source>there is no other line %1 to move lines before</source>
        <translation>no hay otra línea %1 delante de la cual mover líneas</translation>
    </message>
    <message>
        <source>Add group &quot;%1&quot;</source>
        <translation>Añadir el grupo «%1»</translation>
    </message>
    <message>
        <source>Group layers as &quot;%1&quot;</source>
        <translation>Agrupar capas como «%1»</translation>
    </message>
    <message>
        <source>Ungroup &quot;%1&quot;</source>
        <translation>Desagrupar «%1»</translation>
    </message>
    <message>
        <source>Merge group &quot;%1&quot;</source>
        <translation>Combinar el grupo «%1»</translation>
    </message>
    <message>
        <source>Delete group &quot;%1&quot;</source>
        <translation>Eliminar el grupo «%1»</translation>
    </message>
    <message>
        <source>Duplicate group &quot;%1&quot;</source>
        <translation>Duplicar el grupo «%1»</translation>
    </message>
    <message>
        <source>Move group &quot;%1&quot;</source>
        <translation>Mover el grupo «%1»</translation>
    </message>
    <message>
        <source>Change group &quot;%1&quot;</source>
        <translation>Cambiar el grupo «%1»</translation>
    </message>
    <message>
        <source>Height stamp</source>
        <translation>Sello de altura</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Rectángulo</translation>
    </message>
    <message>
        <source>height stamp</source>
        <translation>sello de altura</translation>
    </message>
    <message>
        <source>the layer %1 is updated by every edit and needs no update</source>
        <translation>la capa %1 se actualiza con cada edición y no necesita actualización</translation>
    </message>
    <message>
        <source>Footprint</source>
        <translation>Planta</translation>
    </message>
    <message>
        <source>Limit the image to an ellipse</source>
        <translation>Limitar la imagen a una elipse</translation>
    </message>
    <message>
        <source>Use the whole image</source>
        <translation>Usar toda la imagen</translation>
    </message>
    <message>
        <source>Width of the stamp divided by its depth</source>
        <translation>Ancho del sello dividido por su profundidad</translation>
    </message>
    <message>
        <source>Width to depth</source>
        <translation>Ancho por profundidad</translation>
    </message>
    <message>
        <source>Delete %1 layers</source>
        <translation>Eliminar %1 capas</translation>
    </message>
    <message>
        <source>Duplicate %1 layers</source>
        <translation>Duplicar %1 capas</translation>
    </message>
    <message>
        <source>must have one layer or more</source>
        <translation>debe tener una capa o más</translation>
    </message>
    <message>
        <source>follows water across the whole terrain</source>
        <translation>sigue el agua por todo el terreno</translation>
    </message>
    <message>
        <source>Beyond the limits</source>
        <translation>Más allá de los límites</translation>
    </message>
    <message>
        <source>Breach Depressions</source>
        <translation>Abrir depresiones</translation>
    </message>
    <message>
        <source>Fill Depressions</source>
        <translation>Rellenar depresiones</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Max depth (0: no limit)</source>
        <translation>Profundidad máx. (0: sin límite)</translation>
    </message>
    <message>
        <source>Max length (0: no limit)</source>
        <translation>Longitud máx. (0: sin límite)</translation>
    </message>
    <message>
        <source>Min slope</source>
        <translation>Pendiente mín.</translation>
    </message>
    <message>
        <source>a layer without a filter is not outdated</source>
        <translation>una capa sin filtro no está desactualizada</translation>
    </message>
    <message>
        <source>a list of four numbers</source>
        <translation>una lista de cuatro números</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un número entero</translation>
    </message>
    <message>
        <source>four numbers</source>
        <translation>cuatro números</translation>
    </message>
    <message>
        <source>its geotransform is out of range</source>
        <translation>su geotransformación está fuera de rango</translation>
    </message>
    <message>
        <source>metres-per-unit is out of range (1e-09 to 1e+09)</source>
        <translation>metres-per-unit está fuera de rango (1e-09 a 1e+09)</translation>
    </message>
    <message>
        <source>must be %1</source>
        <translation>debe ser %1</translation>
    </message>
    <message>
        <source>must be two whole numbers</source>
        <translation>deben ser dos números enteros</translation>
    </message>
    <message>
        <source>six numbers</source>
        <translation>seis números</translation>
    </message>
    <message>
        <source>three numbers</source>
        <translation>tres números</translation>
    </message>
    <message>
        <source>two numbers</source>
        <translation>dos números</translation>
    </message>
    <message>
        <source>Remainder</source>
        <translation>Resto</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>distancia</translation>
    </message>
    <message>
        <source>material</source>
        <translation>material</translation>
    </message>
    <message>
        <source>materials</source>
        <translation>materiales</translation>
    </message>
    <message>
        <source>%1 %2 changes no sample: %3</source>
        <translation>%1 %2 no cambia ninguna muestra: %3</translation>
    </message>
    <message>
        <source>%1 &quot;%2&quot; changes no sample: %3</source>
        <translation>%1 &quot;%2&quot; no cambia ninguna muestra: %3</translation>
    </message>
    <message>
        <source>%1 &quot;%2&quot;: changed in both; it stays as in ours</source>
        <translation>%1 &quot;%2&quot;: se cambió en ambas; queda como en la nuestra</translation>
    </message>
    <message>
        <source>%1 &quot;%2&quot;: changed in ours and deleted in theirs; it stays</source>
        <translation>%1 &quot;%2&quot;: se cambió en la nuestra y se eliminó en la suya; se queda</translation>
    </message>
    <message>
        <source>%1 &quot;%2&quot;: deleted in ours and changed in theirs; it stays deleted</source>
        <translation>%1 &quot;%2&quot;: se eliminó en la nuestra y se cambió en la suya; no se recupera</translation>
    </message>
    <message>
        <source>%1 accessors</source>
        <translation>%1 accesores</translation>
    </message>
    <message>
        <source>%1 after another filter cannot be done in parts: beyond a part it looks at ground that no filter has changed; join the parts of the filter first</source>
        <translation>%1 después de otro filtro no se puede hacer por partes: más allá de una parte mira suelo que ningún filtro ha cambiado; una primero las partes del filtro</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>%1 and %2 disagree by up to %3 where they overlap (%4 samples; in the middle %5 is higher by %6)</source>
        <translation>%1 y %2 difieren hasta en %3 donde se solapan (%4 muestras; en la mediana, %5 está %6 más alto)</translation>
    </message>
    <message>
        <source>%1 and %2 disagree by up to %3 where they overlap (%4 samples; most agree)</source>
        <translation>%1 y %2 difieren hasta en %3 donde se solapan (%4 muestras; la mayoría coinciden)</translation>
    </message>
    <message>
        <source>%1 and along %2 more line: the seam of two tiles</source>
        <translation>%1 y a lo largo de %2 línea más: la costura de dos teselas</translation>
    </message>
    <message>
        <source>%1 and along %2 more lines: the seam of two tiles</source>
        <translation>%1 y a lo largo de %2 líneas más: la costura de dos teselas</translation>
    </message>
    <message>
        <source>%1 animations</source>
        <translation>%1 animaciones</translation>
    </message>
    <message>
        <source>%1 area</source>
        <translation>%1 área</translation>
    </message>
    <message>
        <source>%1 area has no mesh: the ground is theirs</source>
        <translation>%1 área no tiene malla: la representa el suelo</translation>
    </message>
    <message>
        <source>%1 areas</source>
        <translation>%1 áreas</translation>
    </message>
    <message>
        <source>%1 areas have no mesh: the ground is theirs</source>
        <translation>%1 áreas no tienen malla: las representa el suelo</translation>
    </message>
    <message>
        <source>%1 as MultiMesh, a node a model</source>
        <translation>%1 como MultiMesh, un nodo por modelo</translation>
    </message>
    <message>
        <source>%1 assets are the most; there would be %2</source>
        <translation>el máximo es %1 recursos; habría %2</translation>
    </message>
    <message>
        <source>%1 bands (%2): one of them must be chosen for the heights</source>
        <translation>%1 bandas (%2): hay que elegir una de ellas para las alturas</translation>
    </message>
    <message>
        <source>%1 bands (%2): one of them must be chosen for the heights, or their luminance</source>
        <translation>%1 bandas (%2): hay que elegir una de ellas para las alturas, o su luminancia</translation>
    </message>
    <message>
        <source>%1 bands (%2): one of them must be chosen for the heights, or their luminance, or Terrarium or Mapbox colours</source>
        <translation>%1 bandas (%2): hay que elegir una de ellas para las alturas, o su luminancia, o colores de Terrarium o Mapbox</translation>
    </message>
    <message>
        <source>%1 bands; an alpha has one</source>
        <translation>%1 bandas; un alfa tiene una</translation>
    </message>
    <message>
        <source>%1 beside it is a journal that Scarp does not write: SQLite would delete the file that it names; remove it</source>
        <translation>%1 junto a él es un diario que Scarp no escribe: SQLite borraría el archivo que nombra; elimínelo</translation>
    </message>
    <message>
        <source>%1 beside it is a link, which is not used as a journal; remove it</source>
        <translation>%1 junto a él es un enlace, que no se usa como diario; elimínelo</translation>
    </message>
    <message>
        <source>%1 beside it is another file too, by a hard link; remove it</source>
        <translation>%1 junto a él es también otro archivo, por un enlace duro; elimínelo</translation>
    </message>
    <message>
        <source>%1 beside it is not a journal of SQLite, which would delete it; move it to another folder</source>
        <translation>%1 junto a él no es un diario de SQLite, que lo borraría; muévalo a otra carpeta</translation>
    </message>
    <message>
        <source>%1 beside it is not a regular file, so it is not used as a journal; remove it</source>
        <translation>%1 junto a él no es un archivo normal, por lo que no se usa como diario; elimínelo</translation>
    </message>
    <message>
        <source>%1 beside it is the journal of an interrupted save and cannot be read: %2</source>
        <translation>%1 junto a él es el diario de un guardado interrumpido y no se puede leer: %2</translation>
    </message>
    <message>
        <source>%1 brush path has no mesh: it is the ground alone</source>
        <translation>%1 trazado de pincel no tiene malla: solo está en el suelo</translation>
    </message>
    <message>
        <source>%1 brush paths have no mesh: it is the ground alone</source>
        <translation>%1 trazados de pincel no tienen malla: solo están en el suelo</translation>
    </message>
    <message>
        <source>%1 buffers</source>
        <translation>%1 búferes</translation>
    </message>
    <message>
        <source>%1 cannot be done in parts: it %2</source>
        <translation>%1 no se puede hacer por partes: %2</translation>
    </message>
    <message>
        <source>%1 cannot be reached: %2</source>
        <translation>no se puede conectar con %1: %2</translation>
    </message>
    <message>
        <source>%1 cannot be reached: it does not encrypt</source>
        <translation>no se puede conectar con %1: no cifra la conexión</translation>
    </message>
    <message>
        <source>%1 cannot be reached: it has no certificate</source>
        <translation>no se puede conectar con %1: no tiene certificado</translation>
    </message>
    <message>
        <source>%1 cannot be used</source>
        <translation>no se puede usar %1</translation>
    </message>
    <message>
        <source>%1 cannot prove its identity: %2. %3</source>
        <translation>%1 no puede demostrar su identidad: %2. %3</translation>
    </message>
    <message>
        <source>%1 changes nothing: %2</source>
        <translation>%1 no cambia nada: %2</translation>
    </message>
    <message>
        <source>%1 draped pictures are not in this file</source>
        <translation>%1 imágenes de cubiertas no están en este archivo</translation>
    </message>
    <message>
        <source>%1 elements of &lt;%2&gt;</source>
        <translation>%1 elementos de &lt;%2&gt;</translation>
    </message>
    <message>
        <source>%1 elements of a list</source>
        <translation>%1 elementos de una lista</translation>
    </message>
    <message>
        <source>%1 has changed since it was read: its current values and other bands are used</source>
        <translation>%1 ha cambiado desde que se leyó: los valores y las demás bandas son los que tiene ahora</translation>
    </message>
    <message>
        <source>%1 has no metres: square cells need a projected CRS</source>
        <translation>%1 no está en metros: las celdas cuadradas necesitan un SRC proyectado</translation>
    </message>
    <message>
        <source>%1 has no team terrains: scarp team init makes the first</source>
        <translation>%1 no tiene terrenos de equipo: scarp team init crea el primero</translation>
    </message>
    <message>
        <source>%1 hidden layers are not in this file</source>
        <translation>%1 capas ocultas no están en este archivo</translation>
    </message>
    <message>
        <source>%1 images</source>
        <translation>%1 imágenes</translation>
    </message>
    <message>
        <source>%1 is archived: it can be looked at, not changed. An administrator can unarchive it: %2</source>
        <translation>%1 está archivado: se puede ver, pero no cambiar. Un administrador puede desarchivarlo: %2</translation>
    </message>
    <message>
        <source>%1 is deleted, but not all of its objects: %2</source>
        <translation>%1 se eliminó, pero no todos sus objetos: %2</translation>
    </message>
    <message>
        <source>%1 is not read: a project names it, and nobody has chosen it on this machine</source>
        <translation>%1 no se lee: un proyecto lo nombra y nadie lo ha elegido en este equipo</translation>
    </message>
    <message>
        <source>%1 is out of range (above %2 to %3)</source>
        <translation>%1 está fuera de rango (más de %2 hasta %3)</translation>
    </message>
    <message>
        <source>%1 is the only administrator of %2: give another member the role admin first, or delete the terrain</source>
        <translation>%1 es el único administrador de %2: dé antes el rol admin a otro miembro o elimine el terreno</translation>
    </message>
    <message>
        <source>%1 iterations of %2 × %3 samples are too much work: %4 samples, where %5 are the limit. Use fewer iterations</source>
        <translation>%1 iteraciones de %2 × %3 muestras son demasiado trabajo: %4 muestras; el límite son %5. Use menos iteraciones</translation>
    </message>
    <message>
        <source>%1 line</source>
        <translation>%1 línea</translation>
    </message>
    <message>
        <source>%1 line of classes that are not to be imported left out</source>
        <translation>%1 línea omitida: su clase no se importa</translation>
    </message>
    <message>
        <source>%1 line of more than %2 points left out</source>
        <translation>%1 línea omitida: tiene más de %2 puntos</translation>
    </message>
    <message>
        <source>%1 line of no known class left out</source>
        <translation>%1 línea omitida: no es de ninguna clase conocida</translation>
    </message>
    <message>
        <source>%1 line off the terrain left out</source>
        <translation>%1 línea omitida: está fuera del terreno</translation>
    </message>
    <message>
        <source>%1 line or point left out: set a buffer above %2 to select them</source>
        <translation>%1 línea o punto omitido: indique un buffer mayor que %2 para seleccionarlo</translation>
    </message>
    <message>
        <source>%1 line with places that are none on the terrain&apos;s map left out</source>
        <translation>%1 línea omitida: tiene lugares que no existen en el mapa del terreno</translation>
    </message>
    <message>
        <source>%1 line within areas left out: areas have no islands</source>
        <translation>%1 línea dentro de áreas omitida: las áreas no tienen islas</translation>
    </message>
    <message>
        <source>%1 line without length, or of unusable numbers, left out</source>
        <translation>%1 línea omitida: no tiene longitud, o sus números no sirven</translation>
    </message>
    <message>
        <source>%1 line, each a Path3D</source>
        <translation>%1 línea, un Path3D</translation>
    </message>
    <message>
        <source>%1 line, in centimetres</source>
        <translation>%1 línea, en centímetros</translation>
    </message>
    <message>
        <source>%1 lines and points left out: set a buffer above %2 to select them</source>
        <translation>%1 líneas y puntos omitidos: indique un buffer mayor que %2 para seleccionarlos</translation>
    </message>
    <message>
        <source>%1 lines of classes that are not to be imported left out</source>
        <translation>%1 líneas omitidas: sus clases no se importan</translation>
    </message>
    <message>
        <source>%1 lines of more than %2 points left out</source>
        <translation>%1 líneas omitidas: tienen más de %2 puntos</translation>
    </message>
    <message>
        <source>%1 lines of no known class left out</source>
        <translation>%1 líneas omitidas: no son de ninguna clase conocida</translation>
    </message>
    <message>
        <source>%1 lines off the terrain left out</source>
        <translation>%1 líneas omitidas: están fuera del terreno</translation>
    </message>
    <message>
        <source>%1 lines with places that are none on the terrain&apos;s map left out</source>
        <translation>%1 líneas omitidas: tienen lugares que no existen en el mapa del terreno</translation>
    </message>
    <message>
        <source>%1 lines within areas left out: areas have no islands</source>
        <translation>%1 líneas dentro de áreas omitidas: las áreas no tienen islas</translation>
    </message>
    <message>
        <source>%1 lines without length, or of unusable numbers, left out</source>
        <translation>%1 líneas omitidas: no tienen longitud, o sus números no sirven</translation>
    </message>
    <message>
        <source>%1 lines, each a Path3D</source>
        <translation>%1 líneas, cada una un Path3D</translation>
    </message>
    <message>
        <source>%1 lines, in centimetres</source>
        <translation>%1 líneas, en centímetros</translation>
    </message>
    <message>
        <source>%1 lines; %2 are the most</source>
        <translation>%1 líneas; el máximo es %2</translation>
    </message>
    <message>
        <source>%1 looks like an undeclared void: %2 samples are holes (a no-data value of nan keeps them)</source>
        <translation>%1 parece un valor sin datos no declarado: %2 muestras son agujeros (un valor sin datos nan las conserva)</translation>
    </message>
    <message>
        <source>%1 looks like an undeclared void: its samples are holes</source>
        <translation>%1 parece un valor sin datos no declarado: sus muestras son agujeros</translation>
    </message>
    <message>
        <source>%1 materials</source>
        <translation>%1 materiales</translation>
    </message>
    <message>
        <source>%1 materials are not in this file</source>
        <translation>%1 materiales no están en este archivo</translation>
    </message>
    <message>
        <source>%1 meshes</source>
        <translation>%1 mallas</translation>
    </message>
    <message>
        <source>%1 needs %2 bytes; the file has %3</source>
        <translation>%1 necesita %2 bytes; el archivo tiene %3</translation>
    </message>
    <message>
        <source>%1 nodes</source>
        <translation>%1 nodos</translation>
    </message>
    <message>
        <source>%1 nodes or more</source>
        <translation>%1 nodos o más</translation>
    </message>
    <message>
        <source>%1 object stands outside the part and is left out</source>
        <translation>%1 objeto está fuera de la parte y se omite</translation>
    </message>
    <message>
        <source>%1 object stands over a hole or off the terrain and is left out</source>
        <translation>%1 objeto está sobre un agujero o fuera del terreno y se omite</translation>
    </message>
    <message>
        <source>%1 objects stand outside the part and are left out</source>
        <translation>%1 objetos están fuera de la parte y se omiten</translation>
    </message>
    <message>
        <source>%1 of %2 materials have no pictures; their textures are for you to choose</source>
        <translation>%1 de %2 materiales no tienen imágenes; sus texturas las elige usted</translation>
    </message>
    <message>
        <source>%1 of the element &apos;%2&apos;</source>
        <translation>%1 del elemento &apos;%2&apos;</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 o %2</translation>
    </message>
    <message>
        <source>%1 part of a feature left out: the terrain&apos;s CRS has no such place</source>
        <translation>%1 parte de un objeto espacial omitida: el SRC del terreno no tiene ese lugar</translation>
    </message>
    <message>
        <source>%1 parts of features left out: the terrain&apos;s CRS has no such place</source>
        <translation>%1 partes de objetos espaciales omitidas: el SRC del terreno no tiene esos lugares</translation>
    </message>
    <message>
        <source>%1 parts of meshes or more</source>
        <translation>%1 partes de mallas o más</translation>
    </message>
    <message>
        <source>%1 point</source>
        <translation>%1 punto</translation>
    </message>
    <message>
        <source>%1 point left out: it is not a line</source>
        <translation>%1 punto omitido: no es una línea</translation>
    </message>
    <message>
        <source>%1 points left out: they are not lines</source>
        <translation>%1 puntos omitidos: no son líneas</translation>
    </message>
    <message>
        <source>%1 puts down %2 objects; %3 are the most</source>
        <translation>%1 pone %2 objetos; el máximo es %3</translation>
    </message>
    <message>
        <source>%1 refuses: %2</source>
        <translation>%1 lo rechaza: %2</translation>
    </message>
    <message>
        <source>%1 rules are more than %2</source>
        <translation>%1 reglas son más que %2</translation>
    </message>
    <message>
        <source>%1 sample is left to Terrain3D&apos;s automatic shader; taken are the textures that are stored for them</source>
        <translation>%1 muestra queda al shader automático de Terrain3D; se toman las texturas guardadas para ella</translation>
    </message>
    <message>
        <source>%1 samples are left to Terrain3D&apos;s automatic shader; taken are the textures that are stored for them</source>
        <translation>%1 muestras quedan al shader automático de Terrain3D; se toman las texturas guardadas para ellas</translation>
    </message>
    <message>
        <source>%1 scatter rules are not in this file</source>
        <translation>%1 reglas de dispersión no están en este archivo</translation>
    </message>
    <message>
        <source>%1 skins</source>
        <translation>%1 skins</translation>
    </message>
    <message>
        <source>%1 stores whole metres; it takes no height range</source>
        <translation>%1 guarda metros enteros; no admite un rango de alturas</translation>
    </message>
    <message>
        <source>%1 takes %2 samples a side, not %3 x %4</source>
        <translation>%1 admite %2 muestras por lado, no %3 x %4</translation>
    </message>
    <message>
        <source>%1 takes at most %2 tiles each way, not %3 x %4 tiles; larger tiles make fewer</source>
        <translation>%1 admite como máximo %2 teselas en cada dirección, no %3 x %4 teselas; con teselas mayores son menos</translation>
    </message>
    <message>
        <source>%1 takes square cells, not %2 x %3</source>
        <translation>%1 admite celdas cuadradas, no de %2 x %3</translation>
    </message>
    <message>
        <source>%1 takes squares with %2 samples a side, not %3 x %4</source>
        <translation>%1 admite cuadrados de %2 muestras por lado, no %3 x %4</translation>
    </message>
    <message>
        <source>%1 textures</source>
        <translation>%1 texturas</translation>
    </message>
    <message>
        <source>%1 tile</source>
        <translation>%1 tesela</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>%1 triangles are too few: this ground and its borders take %2 at least</source>
        <translation>%1 triángulos son muy pocos: este suelo y sus bordes necesitan al menos %2</translation>
    </message>
    <message>
        <source>%1 triangles make more than 2 GB, where glTF&apos;s readers stop; fewer triangles or several tiles fit</source>
        <translation>%1 triángulos ocupan más de 2 GB, lo máximo que admiten los lectores de glTF; caben menos triángulos o varias teselas</translation>
    </message>
    <message>
        <source>%1 triangles, %2 vertices; textures of colour, normals and roughness, %3 texels</source>
        <translation>%1 triángulos, %2 vértices; texturas de color, normales y rugosidad, %3 texeles</translation>
    </message>
    <message>
        <source>%1 views of buffers</source>
        <translation>%1 vistas de búferes</translation>
    </message>
    <message>
        <source>%1 was lost</source>
        <translation>se ha perdido la conexión con %1</translation>
    </message>
    <message>
        <source>%1 was set up by an earlier version of Scarp: the owner of its tables has to run &quot;scarp team upgrade&quot; first</source>
        <translation>%1 se configuró con una versión anterior de Scarp: el propietario de sus tablas tiene que ejecutar antes &quot;scarp team upgrade&quot;</translation>
    </message>
    <message>
        <source>%1 x %2 pixels; a picture of a material has at most %3 a side</source>
        <translation>%1 x %2 píxeles; una imagen de un material tiene como máximo %3 por lado</translation>
    </message>
    <message>
        <source>%1 x %2 pixels; an alpha has at most %3 a side</source>
        <translation>%1 x %2 píxeles; un alfa tiene como máximo %3 por lado</translation>
    </message>
    <message>
        <source>%1 x %2 samples are too many</source>
        <translation>%1 x %2 muestras son demasiadas</translation>
    </message>
    <message>
        <source>%1 x %2 samples need %3 of memory and disk; there are %4</source>
        <translation>%1 x %2 muestras necesitan %3 de memoria y disco; hay %4</translation>
    </message>
    <message>
        <source>%1 x %2 samples: its rows need %3 at once; the memory budget allows %4</source>
        <translation>%1 x %2 muestras: sus filas necesitan %3 a la vez; el límite de memoria permite %4</translation>
    </message>
    <message>
        <source>%1 x %2 samples; a terrain needs at least 2 x 2</source>
        <translation>%1 x %2 muestras; un terreno necesita al menos 2 x 2</translation>
    </message>
    <message>
        <source>%1 x %2 tiles are more than %3; larger tiles make fewer</source>
        <translation>%1 x %2 teselas son más que %3; con teselas mayores son menos</translation>
    </message>
    <message>
        <source>%1 × %2, height %3</source>
        <translation>%1 × %2, altura %3</translation>
    </message>
    <message>
        <source>%1, a data table in centimetres</source>
        <translation>%1, una tabla de datos en centímetros</translation>
    </message>
    <message>
        <source>%1, heights in %2</source>
        <translation>%1, alturas en %2</translation>
    </message>
    <message>
        <source>%1, radius %2</source>
        <translation>%1, radio %2</translation>
    </message>
    <message>
        <source>%1: PROJ has no transformation from them to %2</source>
        <translation>%1: PROJ no tiene transformación de ellas a %2</translation>
    </message>
    <message>
        <source>%1: PROJ lacks %2 for the transformation to %3; install it with: %4 (package proj-bin)</source>
        <translation>%1: a PROJ le falta %2 para la transformación a %3; instálelo con: %4 (paquete proj-bin)</translation>
    </message>
    <message>
        <source>%1: PROJ&apos;s grids for %2 do not cover the whole terrain</source>
        <translation>%1: las rejillas de PROJ para %2 no cubren todo el terreno</translation>
    </message>
    <message>
        <source>%1: it needs %2 nodes, about one for each cell that it crosses. All lines together may have %3 with a memory budget of %4 MiB. Clip or simplify the line, or raise the memory budget</source>
        <translation>%1: necesita %2 nodos, aproximadamente uno por cada celda que cruza. Todas las líneas juntas pueden tener %3 con un límite de memoria de %4 MiB. Recorte o simplifique la línea, o aumente el límite de memoria</translation>
    </message>
    <message>
        <source>%1: it needs more than %2 nodes, about one for each cell that it crosses. All lines together may have %3 with a memory budget of %4 MiB. Clip or simplify the line, or raise the memory budget</source>
        <translation>%1: necesita más de %2 nodos, aproximadamente uno por cada celda que cruza. Todas las líneas juntas pueden tener %3 con un límite de memoria de %4 MiB. Recorte o simplifique la línea, o aumente el límite de memoria</translation>
    </message>
    <message>
        <source>%1: the seam of two tiles</source>
        <translation>%1: la costura de dos teselas</translation>
    </message>
    <message>
        <source>%1; --accept-damage uses it as it is</source>
        <translation>%1; --accept-damage lo usa tal como está</translation>
    </message>
    <message>
        <source>%1; a cell size must be given</source>
        <translation>%1; hay que dar un tamaño de celda</translation>
    </message>
    <message>
        <source>%1; an earlier state is there instead</source>
        <translation>%1; en su lugar hay un estado anterior</translation>
    </message>
    <message>
        <source>%1; and %2 more</source>
        <translation>%1; y %2 más</translation>
    </message>
    <message>
        <source>%1; holes are there instead</source>
        <translation>%1; en su lugar hay agujeros</translation>
    </message>
    <message>
        <source>%1; it stays in memory, compressed</source>
        <translation>%1; queda en memoria, comprimido</translation>
    </message>
    <message>
        <source>%1; nothing is there instead</source>
        <translation>%1; en su lugar no hay nada</translation>
    </message>
    <message>
        <source>%1; possible fix: %2</source>
        <translation>%1; posible solución: %2</translation>
    </message>
    <message>
        <source>%1; what came after it is lost</source>
        <translation>%1; se ha perdido lo que vino después</translation>
    </message>
    <message>
        <source>%1; what had not been read of it is not there</source>
        <translation>%1; no está lo que no se había leído de él</translation>
    </message>
    <message>
        <source>%1; what stands there now is as it was at an earlier save</source>
        <translation>%1; lo que hay ahora es de un guardado anterior</translation>
    </message>
    <message>
        <source>%1; what stands there now is holes</source>
        <translation>%1; ahora hay agujeros en su lugar</translation>
    </message>
    <message>
        <source>%1; what stands there now is nothing of it</source>
        <translation>%1; ahora no queda nada de ello</translation>
    </message>
    <message>
        <source>%1; what stands there now is out of the recovery journal</source>
        <translation>%1; lo que hay ahora viene del diario de recuperación</translation>
    </message>
    <message>
        <source>%1nd</source>
        <translation>%1.ª</translation>
    </message>
    <message>
        <source>%1rd</source>
        <translation>%1.ª</translation>
    </message>
    <message>
        <source>%1st</source>
        <translation>%1.ª</translation>
    </message>
    <message>
        <source>%1th</source>
        <translation>%1.ª</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be done in parts; filter, sky and convert can</source>
        <translation>&apos;%1&apos; no se puede hacer por partes; filter, sky y convert sí</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no CRS; it looks like EPSG:32618, EPSG:32618+5773, or is utm</source>
        <translation>&apos;%1&apos; no es un SRC; debe ser como EPSG:32618, EPSG:32618+5773, o utm</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no ending of a mesh&apos;s file; there are %2</source>
        <translation>&apos;%1&apos; no es una extensión de archivo de malla; hay %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no preset; there are %2</source>
        <translation>&apos;%1&apos; no es un preajuste; hay %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no raw layout: %2; it looks like 512x512:f32le or 256x256:u16be+32</source>
        <translation>&apos;%1&apos; no es un formato RAW: %2; debe ser como 512x512:f32le o 256x256:u16be+32</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no unit of height: heights are taken as metres</source>
        <translation>&apos;%1&apos; no es una unidad de altura: las alturas se toman como metros</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no unit of height; use %2</source>
        <translation>&apos;%1&apos; no es una unidad de altura; use %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a preset; there are %2</source>
        <translation>&apos;%1&apos; no es un preajuste; hay %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a preset; there are %2; one cannot be read: %3</source>
        <translation>&apos;%1&apos; no es un preajuste; hay %2; uno no se puede leer: %3</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is the name of a program; choose another one</source>
        <translation>&apos;%1&apos; es el nombre de un programa; elija otro</translation>
    </message>
    <message>
        <source>&apos;%1&apos; names no object: a bucket and a key are needed</source>
        <translation>&apos;%1&apos; no nombra ningún objeto: hacen falta un bucket y una clave</translation>
    </message>
    <message>
        <source>&apos;{&apos; is not closed</source>
        <translation>&apos;{&apos; está sin cerrar</translation>
    </message>
    <message>
        <source>.%1 is not the ending of what is written, %2; use %3</source>
        <translation>.%1 no es la extensión de lo que se escribe, %2; use %3</translation>
    </message>
    <message>
        <source>0 stands for a hole in this file: %1 samples at height 0 are holes (a no-data value of nan keeps them)</source>
        <translation>0 significa un agujero en este archivo: %1 muestras a altura 0 son agujeros (un valor sin datos nan las conserva)</translation>
    </message>
    <message>
        <source>1 draped picture is not in this file</source>
        <translation>1 imagen de cubierta no está en este archivo</translation>
    </message>
    <message>
        <source>1 hidden layer is not in this file</source>
        <translation>1 capa oculta no está en este archivo</translation>
    </message>
    <message>
        <source>1 material is not in this file</source>
        <translation>1 material no está en este archivo</translation>
    </message>
    <message>
        <source>1 scatter rule is not in this file</source>
        <translation>1 regla de dispersión no está en este archivo</translation>
    </message>
    <message>
        <source>16-bit samples without a unit: a height of a fifth of the width is proposed</source>
        <translation>muestras de 16 bits sin unidad: se propone una altura de un quinto de la anchura</translation>
    </message>
    <message>
        <source>8-bit samples without a unit: a height of a fifth of the width is proposed</source>
        <translation>muestras de 8 bits sin unidad: se propone una altura de un quinto de la anchura</translation>
    </message>
    <message>
        <source>8-bit samples: only 256 levels, the ground comes in steps</source>
        <translation>muestras de 8 bits: solo 256 niveles, el suelo va en escalones</translation>
    </message>
    <message>
        <source>ASCII PGM of %1 x %2 samples, which needs at least %3 bytes; the file has %4</source>
        <translation>PGM ASCII de %1 x %2 muestras, que necesita al menos %3 bytes; el archivo tiene %4</translation>
    </message>
    <message>
        <source>Add %1 lines</source>
        <translation>Añadir %1 líneas</translation>
    </message>
    <message>
        <source>CLASSIC4 takes 4 materials; %1 are chosen</source>
        <translation>CLASSIC4 admite 4 materiales; hay %1 elegidos</translation>
    </message>
    <message>
        <source>Change %1 lines</source>
        <translation>Cambiar %1 líneas</translation>
    </message>
    <message>
        <source>Change %1 objects</source>
        <translation>Cambiar %1 objetos</translation>
    </message>
    <message>
        <source>Delete %1 lines</source>
        <translation>Eliminar %1 líneas</translation>
    </message>
    <message>
        <source>Delete %1 objects</source>
        <translation>Eliminar %1 objetos</translation>
    </message>
    <message>
        <source>East %1</source>
        <translation>Este %1</translation>
    </message>
    <message>
        <source>East %1, north %2</source>
        <translation>Este %1, norte %2</translation>
    </message>
    <message>
        <source>From min %1 is not below from max %2</source>
        <translation>«Desde mín.» (%1) no es menor que «Desde máx.» (%2)</translation>
    </message>
    <message>
        <source>GeoJSON (RFC 7946) knows only longitude and latitude; GDAL and QGIS read the CRS that is named in it, other programs may not</source>
        <translation>GeoJSON (RFC 7946) solo conoce longitud y latitud; GDAL y QGIS leen el SRC que se nombra en él, otros programas quizá no</translation>
    </message>
    <message>
        <source>GeoTIFF cannot contain the CRS: it is in %1, which has to stay with the file</source>
        <translation>GeoTIFF no puede contener el SRC: está en %1, que debe acompañar al archivo</translation>
    </message>
    <message>
        <source>HTerrain&apos;s ARRAY is two files, indices and weights; there are %1</source>
        <translation>el ARRAY de HTerrain son dos archivos, índices y pesos; hay %1</translation>
    </message>
    <message>
        <source>HTerrain&apos;s ARRAY takes %1 materials; there are %2</source>
        <translation>el ARRAY de HTerrain admite %1 materiales; hay %2</translation>
    </message>
    <message>
        <source>Height %1</source>
        <translation>Altura %1</translation>
    </message>
    <message>
        <source>If its administrator confirms the certificate, trust it (scarp team --trust): SHA-256 fingerprint %1</source>
        <translation>Si el administrador confirma el certificado, confíe en él (scarp team --trust): huella digital SHA-256 %1</translation>
    </message>
    <message>
        <source>Lift %1 objects</source>
        <translation>Levantar %1 objetos</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Combinar</translation>
    </message>
    <message>
        <source>Min %1 is above max %2</source>
        <translation>«Mín.» (%1) es mayor que «Máx.» (%2)</translation>
    </message>
    <message>
        <source>Move %1 objects</source>
        <translation>Mover %1 objetos</translation>
    </message>
    <message>
        <source>North %1</source>
        <translation>Norte %1</translation>
    </message>
    <message>
        <source>OpenGL 4.5 core is needed</source>
        <translation>se necesita OpenGL 4.5 core</translation>
    </message>
    <message>
        <source>Place %1 objects</source>
        <translation>Colocar %1 objetos</translation>
    </message>
    <message>
        <source>Remove %1 objects</source>
        <translation>Quitar %1 objetos</translation>
    </message>
    <message>
        <source>Reorder %1</source>
        <translation>Reordenar %1</translation>
    </message>
    <message>
        <source>Reorder %1 &quot;%2&quot;</source>
        <translation>Reordenar %1 «%2»</translation>
    </message>
    <message>
        <source>Reorder %1 lines</source>
        <translation>Reordenar %1 líneas</translation>
    </message>
    <message>
        <source>SQLite&apos;s check of its pages says &quot;%1&quot;</source>
        <translation>la comprobación de páginas de SQLite dice &quot;%1&quot;</translation>
    </message>
    <message>
        <source>STL says no unit: slicers take it for millimetres</source>
        <translation>STL no dice ninguna unidad: los laminadores lo toman por milímetros</translation>
    </message>
    <message>
        <source>Scale %1 objects</source>
        <translation>Escalar %1 objetos</translation>
    </message>
    <message>
        <source>Scatter</source>
        <translation>Dispersar</translation>
    </message>
    <message>
        <source>Take out %1 objects</source>
        <translation>Sacar %1 objetos</translation>
    </message>
    <message>
        <source>Terrain3D takes %1 materials; there are %2</source>
        <translation>Terrain3D admite %1 materiales; hay %2</translation>
    </message>
    <message>
        <source>Turn %1 objects</source>
        <translation>Girar %1 objetos</translation>
    </message>
    <message>
        <source>Unity&apos;s HDRP draws 8 layers at most; these are %1</source>
        <translation>el HDRP de Unity dibuja 8 capas como máximo; estas son %1</translation>
    </message>
    <message>
        <source>Unity&apos;s alphamaps are squares; these are as the terrain is</source>
        <translation>los alphamaps de Unity son cuadrados; estos son como el terreno</translation>
    </message>
    <message>
        <source>[column, row, column, row]</source>
        <translation>[columna, fila, columna, fila]</translation>
    </message>
    <message>
        <source>[id, asset, x, y, yaw, scale, height offset, rule, elevation]</source>
        <translation>[ID, recurso, x, y, giro, escala, desplazamiento de altura, regla, elevación]</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be selected by range. Supported: %2</source>
        <translation>&quot;%1&quot; no se puede seleccionar por rango. Se admiten: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot go along a line: it is laid straight between two places; a road does so</source>
        <translation>&quot;%1&quot; no puede ir a lo largo de una línea: va recto entre dos lugares; una carretera sí puede</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot go along a line: it opens or closes holes, and a layer of lines holds heights alone</source>
        <translation>&quot;%1&quot; no puede ir a lo largo de una línea: abre o cierra agujeros, y una capa de líneas solo contiene alturas</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot go along a line: it paints back earlier ground, and a layer of lines knows the ground beneath it as it is alone</source>
        <translation>&quot;%1&quot; no puede ir a lo largo de una línea: vuelve a pintar suelo anterior, y una capa de líneas solo conoce el suelo de debajo tal como está</translation>
    </message>
    <message>
        <source>a GeoPackage</source>
        <translation>un GeoPackage</translation>
    </message>
    <message>
        <source>a PDS 3 file</source>
        <translation>un archivo PDS 3</translation>
    </message>
    <message>
        <source>a PDS 4 label</source>
        <translation>una etiqueta PDS 4</translation>
    </message>
    <message>
        <source>a Radiance image stores only 8 significant bits of each value: heights may form terraces</source>
        <translation>una imagen Radiance guarda solo 8 bits significativos de cada valor: las alturas pueden formar terrazas</translation>
    </message>
    <message>
        <source>a brush with a radius of %1 is smaller than a cell and may contain no sample; use a radius of at least %2</source>
        <translation>un pincel con un radio de %1 es menor que una celda y puede no contener ninguna muestra; use un radio de al menos %2</translation>
    </message>
    <message>
        <source>a cell size of %1 is out of range (%2 to %3)</source>
        <translation>un tamaño de celda de %1 está fuera de rango (%2 a %3)</translation>
    </message>
    <message>
        <source>a clearing, [x, y, radius]</source>
        <translation>un lugar despejado, [x, y, radio]</translation>
    </message>
    <message>
        <source>a geometry of its layer &quot;%1&quot; has %2; at most %3 are read</source>
        <translation>una geometría de su capa «%1» ocupa %2; se leen %3 como máximo</translation>
    </message>
    <message>
        <source>a height of %1 cannot be added (%2 to %3)</source>
        <translation>no se puede sumar una altura de %1 (%2 a %3)</translation>
    </message>
    <message>
        <source>a height of %1 is out of range (%2 to %3)</source>
        <translation>una altura de %1 está fuera de rango (%2 a %3)</translation>
    </message>
    <message>
        <source>a height of %1 is out of range (above %2 to %3)</source>
        <translation>una altura de %1 está fuera de rango (más de %2 hasta %3)</translation>
    </message>
    <message>
        <source>a height of %1 to extend by is out of range (%2 to %3)</source>
        <translation>una altura de %1 para extender está fuera de rango (%2 a %3)</translation>
    </message>
    <message>
        <source>a height range excludes a step and an anchor; give the one or the other</source>
        <translation>un rango de alturas excluye un escalón y un anclaje; indique lo uno o lo otro</translation>
    </message>
    <message>
        <source>a height range is for 16-bit and 8-bit samples; these store heights as they are</source>
        <translation>un rango de alturas es para muestras de 16 y de 8 bits; estas guardan las alturas tal como son</translation>
    </message>
    <message>
        <source>a height range is for 16-bit formats; this one stores heights as they are</source>
        <translation>un rango de alturas es para formatos de 16 bits; este guarda las alturas como son</translation>
    </message>
    <message>
        <source>a mesh&apos;s file needs an ending; there are %1</source>
        <translation>un archivo de malla necesita una extensión; hay %1</translation>
    </message>
    <message>
        <source>a message</source>
        <translation>un mensaje</translation>
    </message>
    <message>
        <source>a metre of its map is %1 on the ground in the middle: cells are %2 x %3; reprojected to UTM, lengths would be true everywhere</source>
        <translation>un metro de su mapa equivale en el centro a %1 sobre el suelo: las celdas miden %2 x %3; reproyectado a UTM, las distancias serían correctas en todas partes</translation>
    </message>
    <message>
        <source>a part of the terrain could not be fetched: %1</source>
        <translation>no se pudo obtener una parte del terreno: %1</translation>
    </message>
    <message>
        <source>a place, [row, column, attempt]</source>
        <translation>un lugar, [fila, columna, intento]</translation>
    </message>
    <message>
        <source>a row of %1 needs %2; the memory budget allows %3</source>
        <translation>una fila de %1 necesita %2; el límite de memoria permite %3</translation>
    </message>
    <message>
        <source>a side of %1 is out of range (up to %2)</source>
        <translation>un lado de %1 está fuera de rango (hasta %2)</translation>
    </message>
    <message>
        <source>a stamp has one point: neither can it become a line, nor a line a stamp</source>
        <translation>un sello tiene un punto: no puede convertirse en línea, ni una línea en sello</translation>
    </message>
    <message>
        <source>a step of the history: %1</source>
        <translation>un paso del historial: %1</translation>
    </message>
    <message>
        <source>a step of the undo history is lost</source>
        <translation>se ha perdido un paso del historial de deshacer</translation>
    </message>
    <message>
        <source>a stroke is being adjusted: drag one of its dots, or press Close under History to edit the ground</source>
        <translation>se está ajustando un trazo: arrastre uno de sus puntos, o pulse «Cerrar» bajo «Historial» para editar el suelo</translation>
    </message>
    <message>
        <source>a triangle names a vertex that is missing</source>
        <translation>un triángulo nombra un vértice que falta</translation>
    </message>
    <message>
        <source>a vertex at every %1 sample makes %2 GB, and glTF&apos;s readers stop at 2; one at every %3 fits</source>
        <translation>un vértice cada %1 muestra ocupa %2 GB, y los lectores de glTF admiten como máximo 2; cabe uno cada %3</translation>
    </message>
    <message>
        <source>a vertex at every sample makes %1 GB, and glTF&apos;s readers stop at 2; one at every %2 fits</source>
        <translation>un vértice en cada muestra ocupa %1 GB, y los lectores de glTF admiten como máximo 2; cabe uno cada %2</translation>
    </message>
    <message>
        <source>albedo</source>
        <translation>albedo</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>an ISIS 3 cube</source>
        <translation>un cubo ISIS 3</translation>
    </message>
    <message>
        <source>an SRTM tile has 1201 x 1201 or 3601 x 3601 samples over one whole degree of EPSG:4326, and %1; %2</source>
        <translation>una tesela SRTM tiene 1201 x 1201 o 3601 x 3601 muestras en un grado entero de EPSG:4326, y %1; %2</translation>
    </message>
    <message>
        <source>an alpha is read from one file, not from tiles</source>
        <translation>un alfa se lee de un solo archivo, no de teselas</translation>
    </message>
    <message>
        <source>an empty one</source>
        <translation>uno vacío</translation>
    </message>
    <message>
        <source>an error of %1 takes more than %2 triangles; a greater error or a part of the terrain takes fewer</source>
        <translation>un error de %1 necesita más de %2 triángulos; un error mayor o una parte del terreno necesita menos</translation>
    </message>
    <message>
        <source>an error of %1 takes too many triangles; a greater one takes fewer</source>
        <translation>un error de %1 necesita demasiados triángulos; uno mayor necesita menos</translation>
    </message>
    <message>
        <source>an id</source>
        <translation>un ID</translation>
    </message>
    <message>
        <source>another file has this name; move it</source>
        <translation>otro archivo tiene este nombre; muévalo</translation>
    </message>
    <message>
        <source>another program has set it to write-ahead logging, which Scarp does not read; PRAGMA journal_mode=DELETE in that program puts it back</source>
        <translation>otro programa lo ha puesto en modo write-ahead logging, que Scarp no lee; PRAGMA journal_mode=DELETE en ese programa lo revierte</translation>
    </message>
    <message>
        <source>another size, and not both say where they lie: stretched from corner to corner</source>
        <translation>otro tamaño, y no ambos dicen dónde están: estirado de esquina a esquina</translation>
    </message>
    <message>
        <source>attribute %1 is missing</source>
        <translation>falta el atributo %1</translation>
    </message>
    <message>
        <source>averaging its heights takes too long: all lines together need %1 steps from node to node, where %2 are the limit. Reduce &quot;even-over&quot;, &quot;curve&quot; or &quot;run-off&quot;, or simplify the line</source>
        <translation>promediar sus alturas lleva demasiado tiempo: todas las líneas juntas necesitan %1 pasos de nodo a nodo; el límite son %2. Reduzca «even-over», «curve» o «run-off», o simplifique la línea</translation>
    </message>
    <message>
        <source>axes: x east, y north, z up</source>
        <translation>ejes: x este, y norte, z arriba</translation>
    </message>
    <message>
        <source>axes: x east, y up, z south</source>
        <translation>ejes: x este, y arriba, z sur</translation>
    </message>
    <message>
        <source>band %1</source>
        <translation>banda %1</translation>
    </message>
    <message>
        <source>base: %1</source>
        <translation>base: %1</translation>
    </message>
    <message>
        <source>both together have more materials or assets than a terrain may have; ours stay</source>
        <translation>entre ambos hay más materiales o recursos de los que puede tener un terreno; quedan los nuestros</translation>
    </message>
    <message>
        <source>by its longest side, %1</source>
        <translation>por su lado mayor, %1</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>bytes</translation>
    </message>
    <message>
        <source>cannot be brought onto the terrain&apos;s grid: %1</source>
        <translation>no se puede llevar a la cuadrícula del terreno: %1</translation>
    </message>
    <message>
        <source>cannot be compacted: another program has changed, moved or deleted it</source>
        <translation>no se puede compactar: otro programa lo ha cambiado, movido o eliminado</translation>
    </message>
    <message>
        <source>cannot be fetched (%1)</source>
        <translation>no se puede obtener (%1)</translation>
    </message>
    <message>
        <source>cannot be fetched: there is nothing there, or GDAL&apos;s settings do not open it</source>
        <translation>no se puede obtener: no hay nada ahí, o los ajustes de GDAL no lo abren</translation>
    </message>
    <message>
        <source>cannot be opened: %1</source>
        <translation>no se puede abrir: %1</translation>
    </message>
    <message>
        <source>cannot be opened: its path is too long or has too many links</source>
        <translation>no se puede abrir: su ruta es demasiado larga o tiene demasiados enlaces</translation>
    </message>
    <message>
        <source>cannot be opened: there is not enough memory</source>
        <translation>no se puede abrir: no hay memoria suficiente</translation>
    </message>
    <message>
        <source>cannot be read any more: its decoder has ended</source>
        <translation>ya no se puede leer: su descodificador ha terminado</translation>
    </message>
    <message>
        <source>cannot be read back: %1</source>
        <translation>no se puede volver a leer: %1</translation>
    </message>
    <message>
        <source>cannot be read in a process of its own: %1</source>
        <translation>no se puede leer en un proceso propio: %1</translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation>no se puede leer: %1</translation>
    </message>
    <message>
        <source>cannot be read: a Draco attribute has no id; the file is damaged</source>
        <translation>no se puede leer: un atributo Draco no tiene ID; el archivo está dañado</translation>
    </message>
    <message>
        <source>cannot be read: a Draco mesh has no view; the file is damaged</source>
        <translation>no se puede leer: una malla Draco no tiene vista; el archivo está dañado</translation>
    </message>
    <message>
        <source>cannot be read: a node is below itself; the file is damaged</source>
        <translation>no se puede leer: un nodo está por debajo de sí mismo; el archivo está dañado</translation>
    </message>
    <message>
        <source>cannot be read: accessor %1 announces %2 elements, more than there can be</source>
        <translation>no se puede leer: el accesor %1 anuncia %2 elementos, más de los que puede haber</translation>
    </message>
    <message>
        <source>cannot be read: accessor %1 has an impossible type or size; the file is damaged</source>
        <translation>no se puede leer: el accesor %1 tiene un tipo o un tamaño imposible; el archivo está dañado</translation>
    </message>
    <message>
        <source>cannot be read: accessor %1 has no view; the file is damaged</source>
        <translation>no se puede leer: el accesor %1 no tiene vista; el archivo está dañado</translation>
    </message>
    <message>
        <source>cannot be read: accessor %1 is longer than its view; the file is damaged</source>
        <translation>no se puede leer: el accesor %1 es más largo que su vista; el archivo está dañado</translation>
    </message>
    <message>
        <source>cannot be read: accessor %1 is missing; the file is damaged</source>
        <translation>no se puede leer: falta el accesor %1; el archivo está dañado</translation>
    </message>
    <message>
        <source>cannot be read: accessor %1 is sparse, which is not read of quantised meshes</source>
        <translation>no se puede leer: el accesor %1 es disperso, lo que no se lee en mallas cuantizadas</translation>
    </message>
    <message>
        <source>cannot be read: buffer %1 &apos;%2&apos; is not beside or below the file</source>
        <translation>no se puede leer: el búfer %1 &apos;%2&apos; no está junto al archivo ni por debajo de él</translation>
    </message>
    <message>
        <source>cannot be read: buffer %1 is not base64; the file is damaged</source>
        <translation>no se puede leer: el búfer %1 no es base64; el archivo está dañado</translation>
    </message>
    <message>
        <source>cannot be read: buffer %1 is to have %2 bytes, and &apos;%3&apos; has %4</source>
        <translation>no se puede leer: el búfer %1 debe tener %2 bytes, y &apos;%3&apos; tiene %4</translation>
    </message>
    <message>
        <source>cannot be read: buffer %1 is to have %2 bytes, and it has %3</source>
        <translation>no se puede leer: el búfer %1 debe tener %2 bytes, y tiene %3</translation>
    </message>
    <message>
        <source>cannot be read: decoding it takes more than %1 s</source>
        <translation>no se puede leer: descodificarlo tarda más de %1 s</translation>
    </message>
    <message>
        <source>cannot be read: it announces %1, more than its %2 bytes can hold; the file is damaged</source>
        <translation>no se puede leer: anuncia %1, más de lo que cabe en sus %2 bytes; el archivo está dañado</translation>
    </message>
    <message>
        <source>cannot be read: it changes its material more than %1 times</source>
        <translation>no se puede leer: cambia de material más de %1 veces</translation>
    </message>
    <message>
        <source>cannot be read: it changes while it is read</source>
        <translation>no se puede leer: cambia mientras se lee</translation>
    </message>
    <message>
        <source>cannot be read: it has %1 layers; at most %2 are read</source>
        <translation>no se puede leer: tiene %1 capas; se leen %2 como máximo</translation>
    </message>
    <message>
        <source>cannot be read: it has %1; at most %2 are read</source>
        <translation>no se puede leer: tiene %1; se leen %2 como máximo</translation>
    </message>
    <message>
        <source>cannot be read: it has a polygon of %1 corners; at most %2 are read</source>
        <translation>no se puede leer: tiene un polígono de %1 esquinas; se leen %2 como máximo</translation>
    </message>
    <message>
        <source>cannot be read: it has more than %1 materials</source>
        <translation>no se puede leer: tiene más de %1 materiales</translation>
    </message>
    <message>
        <source>cannot be read: it has more than %1 objects and groups</source>
        <translation>no se puede leer: tiene más de %1 objetos y grupos</translation>
    </message>
    <message>
        <source>cannot be read: it has more than %1 solids</source>
        <translation>no se puede leer: tiene más de %1 sólidos</translation>
    </message>
    <message>
        <source>cannot be read: it is not an ordinary file</source>
        <translation>no se puede leer: no es un archivo ordinario</translation>
    </message>
    <message>
        <source>cannot be read: it names more than %1 files of materials</source>
        <translation>no se puede leer: nombra más de %1 archivos de materiales</translation>
    </message>
    <message>
        <source>cannot be read: it needs more memory than a model may take</source>
        <translation>no se puede leer: necesita más memoria de la que puede ocupar un modelo</translation>
    </message>
    <message>
        <source>cannot be read: its JSON is broken, or nested deeper than that of glTF</source>
        <translation>no se puede leer: su JSON está roto, o anidado más hondo que el de glTF</translation>
    </message>
    <message>
        <source>cannot be read: its buffers have more than 1 GB, of which the first %1 of %2 are</source>
        <translation>no se puede leer: sus búferes ocupan más de 1 GB, ya con los primeros %1 de %2</translation>
    </message>
    <message>
        <source>cannot be read: its decoder does not answer within %1 s</source>
        <translation>no se puede leer: su descodificador no responde en %1 s</translation>
    </message>
    <message>
        <source>cannot be read: its file of materials is larger than 1 GB</source>
        <translation>no se puede leer: su archivo de materiales ocupa más de 1 GB</translation>
    </message>
    <message>
        <source>cannot be read: its header has more than 64 KiB</source>
        <translation>no se puede leer: su cabecera ocupa más de 64 KiB</translation>
    </message>
    <message>
        <source>cannot be read: its lists have more than 1 GB when they are unpacked</source>
        <translation>no se puede leer: sus listas ocupan más de 1 GB una vez descomprimidas</translation>
    </message>
    <message>
        <source>cannot be read: its meshes have more than 1 GB when they are unpacked</source>
        <translation>no se puede leer: sus mallas ocupan más de 1 GB una vez descomprimidas</translation>
    </message>
    <message>
        <source>cannot be read: its meshes need the extension %1, which is not supported</source>
        <translation>no se puede leer: sus mallas necesitan la extensión %1, que no se admite</translation>
    </message>
    <message>
        <source>cannot be read: its nodes are nested more than %1 deep</source>
        <translation>no se puede leer: sus nodos están anidados a más de %1 niveles</translation>
    </message>
    <message>
        <source>cannot be read: its nodes repeat others so often that there are more than %1</source>
        <translation>no se puede leer: sus nodos repiten otros tantas veces que son más de %1</translation>
    </message>
    <message>
        <source>cannot be read: its reader answers what cannot be</source>
        <translation>no se puede leer: su lector da una respuesta imposible</translation>
    </message>
    <message>
        <source>cannot be read: its reader describes it in a way that cannot be</source>
        <translation>no se puede leer: su lector lo describe de un modo imposible</translation>
    </message>
    <message>
        <source>cannot be read: nothing is open</source>
        <translation>no se puede leer: no hay nada abierto</translation>
    </message>
    <message>
        <source>cannot be read: there is not enough memory</source>
        <translation>no se puede leer: no hay memoria suficiente</translation>
    </message>
    <message>
        <source>cannot be read: view %1 does not unpack; the file is damaged or newer</source>
        <translation>no se puede leer: la vista %1 no se descomprime; el archivo está dañado o es más nuevo</translation>
    </message>
    <message>
        <source>cannot be read: view %1 has an impossible size; the file is damaged</source>
        <translation>no se puede leer: la vista %1 tiene un tamaño imposible; el archivo está dañado</translation>
    </message>
    <message>
        <source>cannot be read: view %1 has no buffer</source>
        <translation>no se puede leer: la vista %1 no tiene búfer</translation>
    </message>
    <message>
        <source>cannot be read: view %1 is longer than its buffer; the file is damaged</source>
        <translation>no se puede leer: la vista %1 es más larga que su búfer; el archivo está dañado</translation>
    </message>
    <message>
        <source>cannot be read: view %1 is packed in an unknown way; the file is damaged or newer</source>
        <translation>no se puede leer: la vista %1 está comprimida de un modo desconocido; el archivo está dañado o es más nuevo</translation>
    </message>
    <message>
        <source>cannot be read: what its reader gives %1</source>
        <translation>no se puede leer: lo que da su lector %1</translation>
    </message>
    <message>
        <source>cannot be read: what its reader gives cannot be</source>
        <translation>no se puede leer: lo que da su lector es imposible</translation>
    </message>
    <message>
        <source>cannot be read; the file is damaged (%1)</source>
        <translation>no se puede leer; el archivo está dañado (%1)</translation>
    </message>
    <message>
        <source>cannot be reprojected: %1</source>
        <translation>no se puede reproyectar: %1</translation>
    </message>
    <message>
        <source>cannot be saved: another program has changed, moved or deleted it; save it under another name</source>
        <translation>no se puede guardar: otro programa lo ha cambiado, movido o eliminado; guárdelo con otro nombre</translation>
    </message>
    <message>
        <source>cannot be saved: its undo history is another one by now</source>
        <translation>no se puede guardar: su historial de deshacer ya es otro</translation>
    </message>
    <message>
        <source>cannot be written: %1</source>
        <translation>no se puede escribir: %1</translation>
    </message>
    <message>
        <source>cannot be written: an error has ended the change</source>
        <translation>no se puede escribir: un error ha interrumpido el cambio</translation>
    </message>
    <message>
        <source>cannot be written: it is read-only</source>
        <translation>no se puede escribir: es de solo lectura</translation>
    </message>
    <message>
        <source>cannot be written: it was opened read-only</source>
        <translation>no se puede escribir: se abrió en solo lectura</translation>
    </message>
    <message>
        <source>cannot be written: the disk is full</source>
        <translation>no se puede escribir: el disco está lleno</translation>
    </message>
    <message>
        <source>cannot be written: the journal of an interrupted save beside it, %1, cannot be rolled back</source>
        <translation>no se puede escribir: el diario de un guardado interrumpido junto a él, %1, no se puede revertir</translation>
    </message>
    <message>
        <source>cannot stand beside &quot;%1&quot;</source>
        <translation>no puede estar junto a &quot;%1&quot;</translation>
    </message>
    <message>
        <source>cannot upgrade %1: another session (a backup?) keeps its tables busy. Run the command again later.</source>
        <translation>no se puede actualizar %1: otra sesión (¿una copia de seguridad?) ocupa sus tablas. Ejecute la orden de nuevo más tarde.</translation>
    </message>
    <message>
        <source>cannot upgrade %1: only the owner of its tables, the role &quot;%2&quot;, may do this</source>
        <translation>no se puede actualizar %1: solo puede hacerlo el propietario de sus tablas, el rol &quot;%2&quot;</translation>
    </message>
    <message>
        <source>channel %1 is subsampled; a heightmap has a value a pixel</source>
        <translation>el canal %1 está submuestreado; un mapa de alturas tiene un valor por píxel</translation>
    </message>
    <message>
        <source>colours of single objects are kept for three.js, Babylon.js and gltfpack (_COLOR_0); other programs leave them out</source>
        <translation>los colores de objetos sueltos se conservan para three.js, Babylon.js y gltfpack (_COLOR_0); otros programas los omiten</translation>
    </message>
    <message>
        <source>colours of single objects are rounded to %1 steps a channel, as each is a material; instancing keeps them</source>
        <translation>los colores de objetos sueltos se redondean a %1 escalones por canal, pues cada uno es un material; con instancias se conservan</translation>
    </message>
    <message>
        <source>colours of single objects go to the trees of a terrain; objects that stand beside it have none</source>
        <translation>los colores de objetos sueltos van a los árboles de un terreno; los objetos que están junto a él no los tienen</translation>
    </message>
    <message>
        <source>contents in an object store are pruned after 24 hours at least: until then one may be uploaded for a change that is not there yet</source>
        <translation>los contenidos de un almacén de objetos se depuran tras 24 horas como mínimo: hasta entonces puede haberse subido uno para un cambio que aún no está</translation>
    </message>
    <message>
        <source>curvature, 1/m: crests bright</source>
        <translation>curvatura, 1/m: crestas claras</translation>
    </message>
    <message>
        <source>depths become heights: their sign is changed</source>
        <translation>las profundidades pasan a ser alturas: se cambia su signo</translation>
    </message>
    <message>
        <source>dithering is for 16-bit and 8-bit samples; these store heights as they are</source>
        <translation>el tramado es para muestras de 16 y de 8 bits; estas guardan las alturas tal como son</translation>
    </message>
    <message>
        <source>editor script that gives the objects to Terrain3D</source>
        <translation>script de editor que da los objetos a Terrain3D</translation>
    </message>
    <message>
        <source>editor script: Tools &gt; Scarp &gt; Assign Materials</source>
        <translation>script de editor: Tools &gt; Scarp &gt; Assign Materials</translation>
    </message>
    <message>
        <source>editor script: Tools &gt; Scarp &gt; Build Scene</source>
        <translation>script de editor: Tools &gt; Scarp &gt; Build Scene</translation>
    </message>
    <message>
        <source>export &apos;%1&apos; writes %2, which %3; --allow-outside writes it</source>
        <translation>la exportación «%1» escribe %2, que %3; --allow-outside lo escribe</translation>
    </message>
    <message>
        <source>files of this format are read from disk only; download it and open the file</source>
        <translation>los archivos de este formato solo se leen del disco; descárguelo y abra el archivo</translation>
    </message>
    <message>
        <source>gdalwarp uses another kernel for each chunk of this output, and makes these heights with -wo XSCALE=%1 -wo YSCALE=%2</source>
        <translation>gdalwarp usa otro núcleo para cada bloque de esta salida, y produce estas alturas con -wo XSCALE=%1 -wo YSCALE=%2</translation>
    </message>
    <message>
        <source>glTF has y up</source>
        <translation>glTF tiene el eje y hacia arriba</translation>
    </message>
    <message>
        <source>glTF is in metres</source>
        <translation>glTF está en metros</translation>
    </message>
    <message>
        <source>globes take heights as above the ellipsoid WGS 84; these stay %1, as PROJ lacks a grid that converts all of them</source>
        <translation>los globos toman las alturas como sobre el elipsoide WGS 84; estas siguen siendo %1, pues a PROJ le falta una rejilla que las convierta todas</translation>
    </message>
    <message>
        <source>has %1 channels; its name says that the %2 is channel %3</source>
        <translation>tiene %1 canales; según su nombre, el de %2 es el canal %3</translation>
    </message>
    <message>
        <source>has %1 layers; the script names %2</source>
        <translation>tiene %1 capas; el script nombra %2</translation>
    </message>
    <message>
        <source>has %1 samples; the indices have %2</source>
        <translation>tiene %1 muestras; los índices tienen %2</translation>
    </message>
    <message>
        <source>has a vertex that is no finite number, or beyond %1</source>
        <translation>tiene un vértice que no es un número finito, o más allá de %1</translation>
    </message>
    <message>
        <source>has more than %1, which is the limit with a memory budget of %2 MiB. Clip or split the file, or raise the memory budget</source>
        <translation>tiene más de %1, lo máximo con un límite de memoria de %2 MiB. Recorte o divida el archivo, o aumente el límite de memoria</translation>
    </message>
    <message>
        <source>has more than %1, which is the limit. Clip or split the file</source>
        <translation>tiene más de %1, lo máximo. Recorte o divida el archivo</translation>
    </message>
    <message>
        <source>has no band %1; it has %2</source>
        <translation>no tiene ninguna banda %1; tiene %2</translation>
    </message>
    <message>
        <source>has no part %1; there are %2, from 0</source>
        <translation>no tiene ninguna parte %1; hay %2, desde 0</translation>
    </message>
    <message>
        <source>has no samples in the window; it has %1 x %2</source>
        <translation>no tiene muestras en la ventana; tiene %1 x %2</translation>
    </message>
    <message>
        <source>has no samples within %1; it lies within %2</source>
        <translation>no tiene muestras dentro de %1; está dentro de %2</translation>
    </message>
    <message>
        <source>has too many nodes</source>
        <translation>tiene demasiados nodos</translation>
    </message>
    <message>
        <source>has two values that stand for holes; convert it first, or name one of them</source>
        <translation>tiene dos valores que significan agujeros; conviértalo primero, o nombre uno de ellos</translation>
    </message>
    <message>
        <source>height</source>
        <translation>altura</translation>
    </message>
    <message>
        <source>height %1</source>
        <translation>altura %1</translation>
    </message>
    <message>
        <source>heights</source>
        <translation>alturas</translation>
    </message>
    <message>
        <source>heights are resampled; objects stand on the terrain before that, up to %1 off</source>
        <translation>las alturas se remuestrean; los objetos están sobre el terreno anterior al remuestreo, con un desfase de hasta %1</translation>
    </message>
    <message>
        <source>heights are rounded to 32 bits, by up to %1</source>
        <translation>las alturas se redondean a 32 bits, hasta en %1</translation>
    </message>
    <message>
        <source>heights are rounded to 32 bits, by up to %1; an offset of %2 would keep them within %3</source>
        <translation>las alturas se redondean a 32 bits, hasta en %1; un desplazamiento de %2 las mantendría exactas hasta %3</translation>
    </message>
    <message>
        <source>heights are written positive up; the source has depths, positive down</source>
        <translation>las alturas se escriben positivas hacia arriba; el origen tiene profundidades, positivas hacia abajo</translation>
    </message>
    <message>
        <source>heights beyond the range of the samples are clipped: %1</source>
        <translation>las alturas fuera del rango de las muestras se recortan: %1</translation>
    </message>
    <message>
        <source>heights from %1 to %2</source>
        <translation>alturas de %1 a %2</translation>
    </message>
    <message>
        <source>heights from %1 to %2 are clipped to %3 to %4</source>
        <translation>las alturas de %1 a %2 se recortan a %3 a %4</translation>
    </message>
    <message>
        <source>heights from %1 to %2 are out of range (%3 to %4)</source>
        <translation>las alturas de %1 a %2 están fuera de rango (%3 a %4)</translation>
    </message>
    <message>
        <source>heights run from %1 to %2, further than any ground</source>
        <translation>las alturas van de %1 a %2, más que cualquier suelo</translation>
    </message>
    <message>
        <source>heights stay %1: the new CRS cannot state that</source>
        <translation>las alturas siguen siendo %1: el nuevo SRC no puede indicarlo</translation>
    </message>
    <message>
        <source>heights that differ from %1 are rounded to its steps of %2</source>
        <translation>las alturas que difieren de %1 se redondean a sus escalones de %2</translation>
    </message>
    <message>
        <source>heights, %1</source>
        <translation>alturas, %1</translation>
    </message>
    <message>
        <source>holds %1 files; put one of them behind /vsizip/ and the address: %2</source>
        <translation>contiene %1 archivos; ponga uno de ellos detrás de /vsizip/ y la dirección: %2</translation>
    </message>
    <message>
        <source>holds %1 files; put one of them behind /vsizip/ and the address: %2 …</source>
        <translation>contiene %1 archivos; ponga uno de ellos detrás de /vsizip/ y la dirección: %2 …</translation>
    </message>
    <message>
        <source>holds %1 grids; open one of them: %2</source>
        <translation>contiene %1 cuadrículas; abra una de ellas: %2</translation>
    </message>
    <message>
        <source>holds %1 of the %2 samples that its header tells of; the file is damaged</source>
        <translation>contiene %1 de las %2 muestras que dice su cabecera; el archivo está dañado</translation>
    </message>
    <message>
        <source>holds no operation; the word convert stands for none</source>
        <translation>no contiene ninguna operación; la palabra convert significa ninguna</translation>
    </message>
    <message>
        <source>holds samples without a header; %1</source>
        <translation>contiene muestras sin cabecera; %1</translation>
    </message>
    <message>
        <source>holes are written as the lowest step, %1, for want of any in the format: %2</source>
        <translation>los agujeros se escriben como el escalón más bajo, %1, pues el formato no los tiene: %2</translation>
    </message>
    <message>
        <source>in &apos;%1&apos; the ground rises by only %2 over %3; in metres its heights are %4 to %5</source>
        <translation>en &apos;%1&apos; el suelo sube solo %2 en %3; en metros sus alturas son de %4 a %5</translation>
    </message>
    <message>
        <source>in metres from the middle of the terrain, which is at %1, %2</source>
        <translation>en metros desde el centro del terreno, que está en %1, %2</translation>
    </message>
    <message>
        <source>in metres from the middle of the terrain, which is at %1, %2 of %3</source>
        <translation>en metros desde el centro del terreno, que está en %1, %2 de %3</translation>
    </message>
    <message>
        <source>in metres from the middle of the terrain, which is at %1, %2 of %3; the file does not say so</source>
        <translation>en metros desde el centro del terreno, que está en %1, %2 de %3; el archivo no lo indica</translation>
    </message>
    <message>
        <source>in metres from the middle of the terrain, which is at %1, %2; the file does not say so</source>
        <translation>en metros desde el centro del terreno, que está en %1, %2; el archivo no lo indica</translation>
    </message>
    <message>
        <source>is %1 of %2 x %3 samples, which needs %4 bytes; the file has %5</source>
        <translation>es %1 de %2 x %3 muestras, que necesita %4 bytes; el archivo tiene %5</translation>
    </message>
    <message>
        <source>is %1, which is not read from files of others; convert it to GeoTIFF (gdal_translate), or set %2 if you trust it</source>
        <translation>es %1, que no se lee de archivos de otros; conviértalo a GeoTIFF (gdal_translate), o ponga %2 si confía en él</translation>
    </message>
    <message>
        <source>is a DDS texture of %1 x %2 samples; a terrain has 2 to %3 samples a side</source>
        <translation>es una textura DDS de %1 x %2 muestras; un terreno tiene de 2 a %3 muestras por lado</translation>
    </message>
    <message>
        <source>is a DDS texture of colours or compressed blocks; heights need one channel (R8, R16, R16F, R32F)</source>
        <translation>es una textura DDS de colores o de bloques comprimidos; las alturas necesitan un solo canal (R8, R16, R16F, R32F)</translation>
    </message>
    <message>
        <source>is a VRT file; what it names is not fetched</source>
        <translation>es un archivo VRT; lo que nombra no se obtiene</translation>
    </message>
    <message>
        <source>is a project; options of the import are for rasters</source>
        <translation>es un proyecto; las opciones de importación son para rásteres</translation>
    </message>
    <message>
        <source>is damaged: %1</source>
        <translation>está dañado: %1</translation>
    </message>
    <message>
        <source>is damaged: a piece of it is gone</source>
        <translation>está dañado: falta un fragmento</translation>
    </message>
    <message>
        <source>is damaged: a text in it is another one</source>
        <translation>está dañado: un texto dentro es otro</translation>
    </message>
    <message>
        <source>is damaged: how large its terrain is and which layers it has is lost (%1)</source>
        <translation>está dañado: se ha perdido el tamaño de su terreno y qué capas tiene (%1)</translation>
    </message>
    <message>
        <source>is damaged: it is of another size than its part</source>
        <translation>está dañado: es de otro tamaño que su parte</translation>
    </message>
    <message>
        <source>is damaged: it says that its format is %1</source>
        <translation>está dañado: dice que su formato es %1</translation>
    </message>
    <message>
        <source>is damaged: its model cannot be read</source>
        <translation>está dañado: no se puede leer su modelo</translation>
    </message>
    <message>
        <source>is damaged: its model is another one</source>
        <translation>está dañado: su modelo es otro</translation>
    </message>
    <message>
        <source>is damaged: its versions are lost</source>
        <translation>está dañado: se han perdido sus versiones</translation>
    </message>
    <message>
        <source>is damaged: some of this version may be lost</source>
        <translation>está dañado: puede haberse perdido algo de esta versión</translation>
    </message>
    <message>
        <source>is empty, or ends before its header (HTTP %1)</source>
        <translation>está vacío, o acaba antes de su cabecera (HTTP %1)</translation>
    </message>
    <message>
        <source>is longer than such a description</source>
        <translation>es más largo que una descripción así</translation>
    </message>
    <message>
        <source>is missing: this is no brush of Scarp&apos;s</source>
        <translation>falta: esto no es un pincel de Scarp</translation>
    </message>
    <message>
        <source>is missing: this is not an export preset</source>
        <translation>falta: esto no es un preajuste de exportación</translation>
    </message>
    <message>
        <source>is no STAC item: it has no assets</source>
        <translation>no es un elemento STAC: no tiene recursos</translation>
    </message>
    <message>
        <source>is no STAC item: it has no assets (a catalogue or a collection names items; open one of those)</source>
        <translation>no es un elemento STAC: no tiene recursos (un catálogo o una colección nombra elementos; abra uno de ellos)</translation>
    </message>
    <message>
        <source>is no STAC item: it is no JSON object</source>
        <translation>no es un elemento STAC: no es un objeto JSON</translation>
    </message>
    <message>
        <source>is no grid: a grid over its points would have %1 samples</source>
        <translation>no es una cuadrícula: una cuadrícula sobre sus puntos tendría %1 muestras</translation>
    </message>
    <message>
        <source>is no list of at most %1 views</source>
        <translation>no es una lista de como máximo %1 vistas</translation>
    </message>
    <message>
        <source>is no model of its format, or is damaged</source>
        <translation>no es un modelo de su formato, o está dañado</translation>
    </message>
    <message>
        <source>is no part of a terrain: COLUMN, ROW, COLUMNS, ROWS</source>
        <translation>no es una parte de un terreno: COLUMNA, FILA, COLUMNAS, FILAS</translation>
    </message>
    <message>
        <source>is not a Scarp project: it holds the %1 &quot;%2&quot;</source>
        <translation>no es un proyecto de Scarp: contiene %1 &quot;%2&quot;</translation>
    </message>
    <message>
        <source>is not a Scarp project: it is no file</source>
        <translation>no es un proyecto de Scarp: no es un archivo</translation>
    </message>
    <message>
        <source>is not a model of its format, or needs an extension that is not supported</source>
        <translation>no es un modelo de su formato, o necesita una extensión que no se admite</translation>
    </message>
    <message>
        <source>is not used: a material has no place for it</source>
        <translation>no se usa: un material no tiene sitio para ella</translation>
    </message>
    <message>
        <source>is not used: the set has normals for OpenGL</source>
        <translation>no se usa: el conjunto tiene normales para OpenGL</translation>
    </message>
    <message>
        <source>is not used: there is another picture of the %1</source>
        <translation>no se usa: hay otra imagen de %1</translation>
    </message>
    <message>
        <source>is of %1; parts of one terrain and work go into a folder of their own</source>
        <translation>es de %1; las partes de un mismo terreno y trabajo van a una carpeta propia</translation>
    </message>
    <message>
        <source>is one file too many; such weights are in one</source>
        <translation>es un archivo de más; esos pesos están en uno</translation>
    </message>
    <message>
        <source>is open in another Scarp; it was opened read-only</source>
        <translation>está abierto en otro Scarp; se abrió en solo lectura</translation>
    </message>
    <message>
        <source>is read in windows; convert it first to cut</source>
        <translation>se lee por ventanas; conviértalo primero para recortarlo</translation>
    </message>
    <message>
        <source>is read in windows; convert it first to mend</source>
        <translation>se lee por ventanas; conviértalo primero para repararlo</translation>
    </message>
    <message>
        <source>is read in windows; convert it first to reproject</source>
        <translation>se lee por ventanas; conviértalo primero para reproyectarlo</translation>
    </message>
    <message>
        <source>is read in windows; convert it first to spread over a range of heights</source>
        <translation>se lee por ventanas; conviértalo primero para repartirlo en un rango de alturas</translation>
    </message>
    <message>
        <source>is the same throughout; a brush would have no shape by it</source>
        <translation>es igual en todas partes; un pincel no tendría forma con él</translation>
    </message>
    <message>
        <source>it announces an impossible size</source>
        <translation>anuncia un tamaño imposible</translation>
    </message>
    <message>
        <source>it cannot be read back: %1</source>
        <translation>no se puede volver a leer: %1</translation>
    </message>
    <message>
        <source>it declares depths: %1</source>
        <translation>declara profundidades: %1</translation>
    </message>
    <message>
        <source>it declares feet over coordinates in metres, heights of %1 to %2; in metres they are %3 to %4</source>
        <translation>declara pies con coordenadas en metros, alturas de %1 a %2; en metros son de %3 a %4</translation>
    </message>
    <message>
        <source>it has %1 points; %2 are the fewest</source>
        <translation>tiene %1 puntos; el mínimo es %2</translation>
    </message>
    <message>
        <source>it has %1 points; %2 are the most</source>
        <translation>tiene %1 puntos; el máximo es %2</translation>
    </message>
    <message>
        <source>it has %1 points; a stamp has one</source>
        <translation>tiene %1 puntos; un sello tiene uno</translation>
    </message>
    <message>
        <source>it has a colour table: the stored values behind it are read, not the colours</source>
        <translation>tiene una tabla de colores: se leen los valores guardados tras ella, no los colores</translation>
    </message>
    <message>
        <source>it has grids of several resolutions; coarser ones leave holes between their samples; resampled to its finest cell size, %1</source>
        <translation>tiene cuadrículas de varias resoluciones; las más gruesas dejan huecos entre sus muestras; remuestreado a su tamaño de celda más fino, %1</translation>
    </message>
    <message>
        <source>it has grids of several resolutions; only their low-resolution index can be read</source>
        <translation>tiene cuadrículas de varias resoluciones; solo se puede leer su índice de baja resolución</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>está vacía</translation>
    </message>
    <message>
        <source>it is not a mesh of triangles</source>
        <translation>no es una malla de triángulos</translation>
    </message>
    <message>
        <source>it is not beside or below the model&apos;s file</source>
        <translation>no está junto al archivo del modelo ni por debajo de él</translation>
    </message>
    <message>
        <source>it is outside the terrain, which extends from x %1 to %2 and from y %3 to %4</source>
        <translation>está fuera del terreno, que se extiende de x %1 a %2 y de y %3 a %4</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>es demasiado grande</translation>
    </message>
    <message>
        <source>it makes more than 2 GB, where glTF&apos;s readers stop; a coarser ground, instancing or a part of the terrain fits</source>
        <translation>ocupa más de 2 GB, lo máximo que admiten los lectores de glTF; cabe con un suelo más grueso, con instancias o con solo una parte del terreno</translation>
    </message>
    <message>
        <source>it was changed since it was exported; move or delete it first</source>
        <translation>se modificó después de exportarlo; muévalo o elimínelo primero</translation>
    </message>
    <message>
        <source>its %1 control points lie on no regular grid, so that its place is not known; resample it by them (gdalwarp) and open the result</source>
        <translation>sus %1 puntos de control no están en una cuadrícula regular, así que no se conoce su lugar; remuestréelo con ellos (gdalwarp) y abra el resultado</translation>
    </message>
    <message>
        <source>its CRS has no vertical datum: heights are taken as %1</source>
        <translation>su SRC no tiene datum vertical: las alturas se toman como %1</translation>
    </message>
    <message>
        <source>its CRS is %1 already: its cells are kept</source>
        <translation>su SRC ya es %1: se conservan sus celdas</translation>
    </message>
    <message>
        <source>its Draco mesh is damaged: %1</source>
        <translation>su malla Draco está dañada: %1</translation>
    </message>
    <message>
        <source>its Draco mesh needs more memory than a model may take</source>
        <translation>su malla Draco necesita más memoria de la que puede ocupar un modelo</translation>
    </message>
    <message>
        <source>its KML unpacks to %1; at most %2 are read. Unpack the archive, and split the KML</source>
        <translation>su KML descomprimido ocupa %1; se leen %2 como máximo. Descomprima el archivo y divida el KML</translation>
    </message>
    <message>
        <source>its area is smaller than a cell, and no sample is inside; enlarge it, or resample the terrain to smaller cells</source>
        <translation>su superficie es menor que una celda y no contiene ninguna muestra; amplíela o remuestree el terreno con celdas más pequeñas</translation>
    </message>
    <message>
        <source>its bed is %1 wide, less than a cell (%2), and no sample is inside; make it %3 wide, or resample the terrain to smaller cells</source>
        <translation>su firme mide %1 de ancho, menos que una celda (%2), y no contiene ninguna muestra; hágalo de %3 de ancho o remuestree el terreno con celdas más pequeñas</translation>
    </message>
    <message>
        <source>its brush is %1 wide, less than a cell (%2), and no sample is inside; make it %3 wide, or resample the terrain to smaller cells</source>
        <translation>su pincel mide %1 de ancho, menos que una celda (%2), y no contiene ninguna muestra; hágalo de %3 de ancho o remuestree el terreno con celdas más pequeñas</translation>
    </message>
    <message>
        <source>its cells have no size in metres; a cell size must be given</source>
        <translation>sus celdas no tienen tamaño en metros; hay que dar un tamaño de celda</translation>
    </message>
    <message>
        <source>its cells of %1 x %2 do not fit those of %3, %4 x %5; tiles can be resampled onto one grid</source>
        <translation>sus celdas de %1 x %2 no encajan con las de %3, %4 x %5; las teselas se pueden remuestrear a una misma cuadrícula</translation>
    </message>
    <message>
        <source>its decoder crashed: %1</source>
        <translation>su descodificador falló: %1</translation>
    </message>
    <message>
        <source>its ending names no format for objects; use .csv, .geojson or .gpkg</source>
        <translation>su extensión no nombra ningún formato para objetos; use .csv, .geojson o .gpkg</translation>
    </message>
    <message>
        <source>its ending names no format; use one of %1</source>
        <translation>su extensión no nombra ningún formato; use uno de %1</translation>
    </message>
    <message>
        <source>its longest side would be %1 (%2 to %3): it needs another unit or scale</source>
        <translation>su lado mayor sería de %1 (%2 a %3): necesita otra unidad u otra escala</translation>
    </message>
    <message>
        <source>its lowest value is meant to look white: if the ground is upside down, swap the lowest and the highest height</source>
        <translation>su valor mínimo debe verse blanco: si el suelo está al revés, intercambie la altura mínima y la máxima</translation>
    </message>
    <message>
        <source>its normals are taken for those of OpenGL; they do not tell</source>
        <translation>sus normales se toman como las de OpenGL; no lo indican</translation>
    </message>
    <message>
        <source>its objects cannot be listed: there is no right to (s3:ListBucket), or it fails</source>
        <translation>no se pueden listar sus objetos: falta el permiso (s3:ListBucket) o la operación falla</translation>
    </message>
    <message>
        <source>its place in the world is none: its pixels have no area</source>
        <translation>no tiene lugar en el mundo: sus píxeles no tienen área</translation>
    </message>
    <message>
        <source>its place is that of its %1 control points</source>
        <translation>su lugar es el de sus %1 puntos de control</translation>
    </message>
    <message>
        <source>its samples come in blocks of %1 x %2, which need %3 at once; the memory budget allows %4</source>
        <translation>sus muestras vienen en bloques de %1 x %2, que necesitan %3 a la vez; el límite de memoria permite %4</translation>
    </message>
    <message>
        <source>its server cannot be reached</source>
        <translation>no se puede conectar con su servidor</translation>
    </message>
    <message>
        <source>its server is not found</source>
        <translation>no se encuentra su servidor</translation>
    </message>
    <message>
        <source>its server serves no parts of files, and it has more than %1 MiB: download it and open the file</source>
        <translation>su servidor no sirve partes de archivos, y tiene más de %1 MiB: descárguelo y abra el archivo</translation>
    </message>
    <message>
        <source>its terrain of %1 x %2 samples needs %3 at once; the memory budget allows %4</source>
        <translation>su terreno de %1 x %2 muestras necesita %3 a la vez; el límite de memoria permite %4</translation>
    </message>
    <message>
        <source>keeps the picture in the project: needs &quot;pack&quot;: true</source>
        <translation>guarda la imagen en el proyecto: necesita &quot;pack&quot;: true</translation>
    </message>
    <message>
        <source>layer &quot;%1&quot;: its settings were changed in both; they stay as in ours</source>
        <translation>capa &quot;%1&quot;: sus ajustes se cambiaron en ambas; quedan como en la nuestra</translation>
    </message>
    <message>
        <source>layers %1 to %2, RGBA</source>
        <translation>capas %1 a %2, RGBA</translation>
    </message>
    <message>
        <source>layers %1 to %2, RGBA bytes, the southern row first</source>
        <translation>capas %1 a %2, bytes RGBA, primero la fila del sur</translation>
    </message>
    <message>
        <source>levels of detail are left out, as each object needs a node for each; instancing keeps them</source>
        <translation>los niveles de detalle se omiten, pues cada objeto necesita un nodo para cada uno; con instancias se conservan</translation>
    </message>
    <message>
        <source>lib3mf says: %1</source>
        <translation>lib3mf dice: %1</translation>
    </message>
    <message>
        <source>lies %1 columns and %2 rows off the grid of %3; tiles can be resampled onto one grid</source>
        <translation>queda %1 columnas y %2 filas fuera de la cuadrícula de %3; las teselas se pueden remuestrear a una misma cuadrícula</translation>
    </message>
    <message>
        <source>line</source>
        <translation>línea</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>línea %1</translation>
    </message>
    <message>
        <source>line %1 (%2)</source>
        <translation>línea %1 (%2)</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>línea %1, columna %2: %3</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>líneas</translation>
    </message>
    <message>
        <source>material %1: %2</source>
        <translation>material %1: %2</translation>
    </message>
    <message>
        <source>material &quot;%1&quot;: with &quot;%2&quot; the pictures of all materials have more than %3 MiB of texels; smaller pictures would do</source>
        <translation>material &quot;%1&quot;: con &quot;%2&quot; las imágenes de todos los materiales tienen más de %3 MiB de texeles; bastarían imágenes más pequeñas</translation>
    </message>
    <message>
        <source>may belong to another file; export under another name</source>
        <translation>puede pertenecer a otro archivo; exporte con otro nombre</translation>
    </message>
    <message>
        <source>more than %1 objects that rules put down lie in the outline: it selects none of them</source>
        <translation>más de %1 objetos puestos por reglas están en el contorno: no se selecciona ninguno de ellos</translation>
    </message>
    <message>
        <source>must be [id, object], not %1</source>
        <translation>debe ser [ID, objeto], no %1</translation>
    </message>
    <message>
        <source>must be [x, y, pressure, seconds], of which the last two may be left out</source>
        <translation>debe ser [x, y, presión, segundos]; los dos últimos se pueden omitir</translation>
    </message>
    <message>
        <source>must be an array of [x, y], not %1</source>
        <translation>debe ser un array de [x, y], no %1</translation>
    </message>
    <message>
        <source>must be an array of [x, y]; one of them is %1</source>
        <translation>debe ser un array de [x, y]; uno de ellos es %1</translation>
    </message>
    <message>
        <source>must be an array of ids of layers</source>
        <translation>debe ser un array de ID de capas</translation>
    </message>
    <message>
        <source>must be corners, [[x, y], …]</source>
        <translation>deben ser esquinas, [[x, y], …]</translation>
    </message>
    <message>
        <source>must be two corners, [[x, y], [x, y]]</source>
        <translation>deben ser dos esquinas, [[x, y], [x, y]]</translation>
    </message>
    <message>
        <source>must be two numbers, [from, to]</source>
        <translation>deben ser dos números, [desde, hasta]</translation>
    </message>
    <message>
        <source>names a vertex that is not there</source>
        <translation>nombra un vértice que no existe</translation>
    </message>
    <message>
        <source>names and colours of the layers</source>
        <translation>nombres y colores de las capas</translation>
    </message>
    <message>
        <source>names, colours and channels of the layers</source>
        <translation>nombres, colores y canales de las capas</translation>
    </message>
    <message>
        <source>needs &quot;pack&quot;: true</source>
        <translation>necesita &quot;pack&quot;: true</translation>
    </message>
    <message>
        <source>needs the program %1: %2</source>
        <translation>necesita el programa %1: %2</translation>
    </message>
    <message>
        <source>netCDF is read whole, and it has more than %1 MiB: download it and open the file</source>
        <translation>netCDF se lee entero, y tiene más de %1 MiB: descárguelo y abra el archivo</translation>
    </message>
    <message>
        <source>netCDF takes coordinates without a CRS for degrees, and the terrain has no CRS; use another format</source>
        <translation>netCDF toma las coordenadas sin SRC por grados, y el terreno no tiene SRC; use otro formato</translation>
    </message>
    <message>
        <source>no CRS</source>
        <translation>sin SRC</translation>
    </message>
    <message>
        <source>no CRS, but its axes are in degrees: taken as WGS 84</source>
        <translation>sin SRC, pero sus ejes están en grados: se toma como WGS 84</translation>
    </message>
    <message>
        <source>no CRS; its cells may be degrees but are taken as metres</source>
        <translation>sin SRC; sus celdas pueden ser grados, pero se toman como metros</translation>
    </message>
    <message>
        <source>no cell size in the file: %1 assumed</source>
        <translation>el archivo no dice el tamaño de celda: se supone %1</translation>
    </message>
    <message>
        <source>no cell size in the file: %1 is proposed</source>
        <translation>el archivo no dice el tamaño de celda: se propone %1</translation>
    </message>
    <message>
        <source>no cell size in the file: a width of five times the height is proposed</source>
        <translation>el archivo no dice el tamaño de celda: se propone una anchura de cinco veces la altura</translation>
    </message>
    <message>
        <source>no earlier export wrote this file; move it or choose another folder</source>
        <translation>ninguna exportación anterior escribió este archivo; muévalo o elija otra carpeta</translation>
    </message>
    <message>
        <source>no earlier export wrote this file; move it or choose another name for the export</source>
        <translation>ninguna exportación anterior escribió este archivo; muévalo o elija otro nombre para la exportación</translation>
    </message>
    <message>
        <source>no recovery journal can be kept in &quot;%1&quot;: %2</source>
        <translation>no se puede llevar un diario de recuperación en &quot;%1&quot;: %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>normals</source>
        <translation>normales</translation>
    </message>
    <message>
        <source>normals (DirectX)</source>
        <translation>normales (DirectX)</translation>
    </message>
    <message>
        <source>normals (OpenGL)</source>
        <translation>normales (OpenGL)</translation>
    </message>
    <message>
        <source>normals, +Y: green looks north</source>
        <translation>normales, +Y: el verde apunta al norte</translation>
    </message>
    <message>
        <source>normals, -Y: green looks south</source>
        <translation>normales, -Y: el verde apunta al sur</translation>
    </message>
    <message>
        <source>not as in %1: %2</source>
        <translation>distinto que en %1: %2</translation>
    </message>
    <message>
        <source>not kept from %1: %2</source>
        <translation>no se conserva de %1: %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>nothing lies at %1 sample of the ground</source>
        <translation>no hay nada en %1 muestra del suelo</translation>
    </message>
    <message>
        <source>nothing lies at %1 samples of the ground</source>
        <translation>no hay nada en %1 muestras del suelo</translation>
    </message>
    <message>
        <source>numbers from %1 to %2 are read as metres; they may be shares of a height that the file does not say</source>
        <translation>los números de %1 a %2 se leen como metros; pueden ser proporciones de una altura que el archivo no dice</translation>
    </message>
    <message>
        <source>numbers without a unit: a height of a fifth of the width is proposed</source>
        <translation>números sin unidad: se propone una altura de un quinto de la anchura</translation>
    </message>
    <message>
        <source>object</source>
        <translation>objeto</translation>
    </message>
    <message>
        <source>objects</source>
        <translation>objetos</translation>
    </message>
    <message>
        <source>objects %1 to %2 are as they were at an earlier save</source>
        <translation>los objetos %1 a %2 están como en un guardado anterior</translation>
    </message>
    <message>
        <source>objects %1 to %2 are lost</source>
        <translation>se han perdido los objetos %1 a %2</translation>
    </message>
    <message>
        <source>objects cannot be deleted: there is no right to (s3:DeleteObject), or it fails</source>
        <translation>no se pueden eliminar objetos: falta el permiso (s3:DeleteObject) o la operación falla</translation>
    </message>
    <message>
        <source>objects: is no list</source>
        <translation>objects: no es una lista</translation>
    </message>
    <message>
        <source>objects: one does not belong here</source>
        <translation>objects: hay uno que no corresponde aquí</translation>
    </message>
    <message>
        <source>only programs that know EXT_mesh_gpu_instancing open the file: three.js, Babylon.js, glTFast</source>
        <translation>solo abren el archivo programas que conocen EXT_mesh_gpu_instancing: three.js, Babylon.js, glTFast</translation>
    </message>
    <message>
        <source>other programs may read %1 with this file; it is kept because another file may need it</source>
        <translation>otros programas pueden leer %1 con este archivo; se conserva porque otro archivo puede necesitarlo</translation>
    </message>
    <message>
        <source>ours has %1 in place of the %2 of the base, or other cells; only versions of one size are merged</source>
        <translation>la nuestra tiene %1 en lugar de las %2 de la base, u otras celdas; solo se combinan versiones de un mismo tamaño</translation>
    </message>
    <message>
        <source>part %1 is missing, of %2</source>
        <translation>falta la parte %1, de %2</translation>
    </message>
    <message>
        <source>parts %1 are missing, of %2</source>
        <translation>faltan las partes %1, de %2</translation>
    </message>
    <message>
        <source>parts of %1 samples a side would be %2; %3 can be made</source>
        <translation>partes de %1 muestras por lado serían %2; se pueden hacer %3</translation>
    </message>
    <message>
        <source>parts of its directory are lost; it was put together from what is left</source>
        <translation>se han perdido partes de su directorio; se recompuso con lo que queda</translation>
    </message>
    <message>
        <source>pixels without ground are height 0; tiles without any are not there</source>
        <translation>los píxeles sin suelo tienen altura 0; las teselas sin nada de suelo no están</translation>
    </message>
    <message>
        <source>point %1 has no usable height</source>
        <translation>el punto %1 no tiene una altura válida</translation>
    </message>
    <message>
        <source>point %1 has no usable width</source>
        <translation>el punto %1 no tiene una anchura válida</translation>
    </message>
    <message>
        <source>point %1 is nowhere near</source>
        <translation>el punto %1 está demasiado lejos</translation>
    </message>
    <message>
        <source>point %1 of the curve is not to the right of the one before</source>
        <translation>el punto %1 de la curva no está a la derecha del anterior</translation>
    </message>
    <message>
        <source>point %1 of the curve is not within 0 to 1</source>
        <translation>el punto %1 de la curva no está entre 0 y 1</translation>
    </message>
    <message>
        <source>red, green and blue are the same everywhere: read as grey</source>
        <translation>rojo, verde y azul son iguales en todas partes: se lee como gris</translation>
    </message>
    <message>
        <source>red, green and blue are the same: read as grey</source>
        <translation>rojo, verde y azul son iguales: se lee como gris</translation>
    </message>
    <message>
        <source>red, green and blue differ: their luminance is proposed</source>
        <translation>rojo, verde y azul difieren: se propone su luminancia</translation>
    </message>
    <message>
        <source>removed files that described the replaced file: %1</source>
        <translation>archivos eliminados que describían el archivo sustituido: %1</translation>
    </message>
    <message>
        <source>reprojected to %1, cells of %2; there and back places change by about %3, heights by %4 at most and by about %5 in the median</source>
        <translation>reproyectado a %1, celdas de %2; de ida y vuelta los lugares cambian unos %3, las alturas como máximo %4 y unos %5 en la mediana</translation>
    </message>
    <message>
        <source>roughness</source>
        <translation>rugosidad</translation>
    </message>
    <message>
        <source>rows %1 to %2 cannot be read; the file is damaged or cut short</source>
        <translation>no se pueden leer las filas %1 a %2; el archivo está dañado o incompleto</translation>
    </message>
    <message>
        <source>rows %1 to %2 cannot be read; the file is damaged or cut short (%3)</source>
        <translation>no se pueden leer las filas %1 a %2; el archivo está dañado o incompleto (%3)</translation>
    </message>
    <message>
        <source>rows of %1 samples agree with each other, and differ at their ends (%2 times)</source>
        <translation>las filas de %1 muestras concuerdan entre sí, y difieren en sus extremos (%2 veces)</translation>
    </message>
    <message>
        <source>rows of %1 samples agree with each other, in three equal channels</source>
        <translation>las filas de %1 muestras concuerdan entre sí, en tres canales iguales</translation>
    </message>
    <message>
        <source>rows of %1 samples agree with each other, in three equal channels, and differ at their ends (%2 times)</source>
        <translation>las filas de %1 muestras concuerdan entre sí, en tres canales iguales, y difieren en sus extremos (%2 veces)</translation>
    </message>
    <message>
        <source>rule %1</source>
        <translation>regla %1</translation>
    </message>
    <message>
        <source>rule %1 (%2)</source>
        <translation>regla %1 (%2)</translation>
    </message>
    <message>
        <source>rule %1, condition %2</source>
        <translation>regla %1, condición %2</translation>
    </message>
    <message>
        <source>rule %1: %2</source>
        <translation>regla %1: %2</translation>
    </message>
    <message>
        <source>samples are not stored as in the source: %1</source>
        <translation>las muestras no se guardan como en el origen: %1</translation>
    </message>
    <message>
        <source>samples cannot be stored as in the source: %1</source>
        <translation>las muestras no se pueden guardar como en el origen: %1</translation>
    </message>
    <message>
        <source>samples without a header, read as %1: %2</source>
        <translation>muestras sin cabecera, leídas como %1: %2</translation>
    </message>
    <message>
        <source>samples without a unit: a height of a fifth of the width is proposed</source>
        <translation>muestras sin unidad: se propone una altura de un quinto de la anchura</translation>
    </message>
    <message>
        <source>says no CRS; bounds in another cannot be found in it</source>
        <translation>no dice ningún SRC; no se pueden buscar en él límites dados en otro</translation>
    </message>
    <message>
        <source>says nothing of its place; a window of columns and rows can be cut</source>
        <translation>no dice nada de su lugar; se puede recortar una ventana de columnas y filas</translation>
    </message>
    <message>
        <source>script for Blender: Scripting &gt; Open &gt; Run</source>
        <translation>script para Blender: Scripting &gt; Open &gt; Run</translation>
    </message>
    <message>
        <source>script for the editor: Tools &gt; Execute Python Script</source>
        <translation>script para el editor: Tools &gt; Execute Python Script</translation>
    </message>
    <message>
        <source>script that builds the material</source>
        <translation>script que construye el material</translation>
    </message>
    <message>
        <source>several bands: the first is proposed</source>
        <translation>varias bandas: se propone la primera</translation>
    </message>
    <message>
        <source>size</source>
        <translation>tamaño</translation>
    </message>
    <message>
        <source>size %1 %</source>
        <translation>tamaño %1 %</translation>
    </message>
    <message>
        <source>so many nodes are slow in most programs; instancing writes a node a model</source>
        <translation>tantos nodos son lentos en la mayoría de los programas; con instancias se escribe un nodo por modelo</translation>
    </message>
    <message>
        <source>state.fills: [%1, %2] belongs to no layer, selection or material that there is</source>
        <translation>state.fills: [%1, %2] no es de ninguna capa, selección ni material que exista</translation>
    </message>
    <message>
        <source>state.fills: a raster cannot be full of %1</source>
        <translation>state.fills: un ráster no puede estar lleno de %1</translation>
    </message>
    <message>
        <source>state.fills: is no list of fills</source>
        <translation>state.fills: no es una lista de rellenos</translation>
    </message>
    <message>
        <source>state.fills: the base of the layers is missing</source>
        <translation>state.fills: falta la base de las capas</translation>
    </message>
    <message>
        <source>state.fills: the ground is missing</source>
        <translation>state.fills: falta el suelo</translation>
    </message>
    <message>
        <source>stored values are computed from the heights, not taken from %1: %2</source>
        <translation>los valores guardados se calculan a partir de las alturas, no se toman de %1: %2</translation>
    </message>
    <message>
        <source>summary.held: is no list of slots</source>
        <translation>summary.held: no es una lista de ranuras</translation>
    </message>
    <message>
        <source>takes no objects: there is no right to write, or it fails</source>
        <translation>no acepta objetos: no hay permiso de escritura, o falla</translation>
    </message>
    <message>
        <source>terrain</source>
        <translation>terreno</translation>
    </message>
    <message>
        <source>terrain beyond the memory budget cannot be kept in &quot;%1&quot;: %2</source>
        <translation>el terreno que supera el límite de memoria no se puede mantener en &quot;%1&quot;: %2</translation>
    </message>
    <message>
        <source>the CRS differs when read back: %1 instead of %2</source>
        <translation>al volver a leerlo tiene otro SRC: %1 en lugar de %2</translation>
    </message>
    <message>
        <source>the CRS is not written: %1 may belong to another file</source>
        <translation>el SRC no se escribe: %1 puede pertenecer a otro archivo</translation>
    </message>
    <message>
        <source>the active tool has no brush for a position; choose a brush, Paint Materials or Select by Brush</source>
        <translation>la herramienta activa no tiene un pincel para una posición; elija un pincel, «Pintar materiales» o «Pintar selección»</translation>
    </message>
    <message>
        <source>the archive holds too many files to be read over the network: download it and open one of its files</source>
        <translation>el archivo comprimido contiene demasiados archivos para leerlo por la red: descárguelo y abra uno de sus archivos</translation>
    </message>
    <message>
        <source>the beds make more than 2 GB, where glTF&apos;s readers stop; some lines alone fit</source>
        <translation>los firmes ocupan más de 2 GB, lo máximo que admiten los lectores de glTF; caben solo algunas líneas</translation>
    </message>
    <message>
        <source>the certificate of %1 has changed: somebody may pretend to be the server. %2</source>
        <translation>ha cambiado el certificado que presenta %1: puede que alguien suplante al servidor. %2</translation>
    </message>
    <message>
        <source>the condition &quot;%1&quot; cannot be used: %2</source>
        <translation>la condición &quot;%1&quot; no se puede usar: %2</translation>
    </message>
    <message>
        <source>the connection was cut before all was there</source>
        <translation>la conexión se cortó antes de que llegara todo</translation>
    </message>
    <message>
        <source>the contents of this terrain: %1</source>
        <translation>los contenidos de este terreno: %1</translation>
    </message>
    <message>
        <source>the drapes were changed in both; they stay as in ours</source>
        <translation>las cubiertas se cambiaron en ambas; quedan como en la nuestra</translation>
    </message>
    <message>
        <source>the end of the journal is torn or damaged: %1 bytes</source>
        <translation>el final del diario está roto o dañado: %1 bytes</translation>
    </message>
    <message>
        <source>the file is cut short or has gaps: %1 of %2 samples are there, the others are holes</source>
        <translation>el archivo está incompleto o tiene huecos: hay %1 de %2 muestras, las demás son agujeros</translation>
    </message>
    <message>
        <source>the file says so</source>
        <translation>lo dice el archivo</translation>
    </message>
    <message>
        <source>the filter &quot;%1&quot; repairs data and cannot be an adjustment layer; apply it to the base</source>
        <translation>el filtro &quot;%1&quot; repara datos y no puede ser una capa de ajuste; aplíquelo a la base</translation>
    </message>
    <message>
        <source>the given cell size holds in the editor; the place in the CRS stays as it was</source>
        <translation>el tamaño de celda dado vale en el editor; el lugar en el SRC queda como estaba</translation>
    </message>
    <message>
        <source>the grid is rotated in its CRS; the local frame follows the grid</source>
        <translation>la cuadrícula está girada en su SRC; el sistema local sigue la cuadrícula</translation>
    </message>
    <message>
        <source>the grid is sheared in its CRS: its rows and columns are not at right angles, but are shown so; reprojected, the ground has its true form</source>
        <translation>la cuadrícula está sesgada en su SRC: sus filas y columnas no forman ángulos rectos, pero se muestran así; reproyectado, el suelo tiene su forma verdadera</translation>
    </message>
    <message>
        <source>the grid runs from east to west in its CRS; the local frame follows the grid</source>
        <translation>la cuadrícula va de este a oeste en su SRC; el sistema local sigue la cuadrícula</translation>
    </message>
    <message>
        <source>the ground comes in %1 steps of %2: 8-bit heights in a file of more bits</source>
        <translation>el suelo va en %1 escalones de %2: alturas de 8 bits en un archivo de más bits</translation>
    </message>
    <message>
        <source>the height of an object is out of range (%1 to %2)</source>
        <translation>la altura de un objeto está fuera de rango (%1 a %2)</translation>
    </message>
    <message>
        <source>the height range from %1 to %2 is empty</source>
        <translation>el rango de alturas de %1 a %2 está vacío</translation>
    </message>
    <message>
        <source>the heights have no steps to take out: they are not the multiples of one number</source>
        <translation>las alturas no tienen escalones que quitar: no son los múltiplos de un número</translation>
    </message>
    <message>
        <source>the heights of the layer &quot;%1&quot; are taken as %2, the terrain&apos;s unit: its CRS has another unit and says nothing about heights</source>
        <translation>las alturas de la capa &quot;%1&quot; se toman como %2, la unidad del terreno: su SRC tiene otra unidad y no dice nada de las alturas</translation>
    </message>
    <message>
        <source>the item has %1 rasters, and none says that it is heights; put # and one of these behind the address: %2</source>
        <translation>el elemento tiene %1 rásteres, y ninguno dice que es de alturas; ponga # y uno de estos detrás de la dirección: %2</translation>
    </message>
    <message>
        <source>the item has no raster &apos;%1&apos;; it has %2</source>
        <translation>el elemento no tiene ningún ráster &apos;%1&apos;; tiene %2</translation>
    </message>
    <message>
        <source>the journal&apos;s base: %1</source>
        <translation>la base del diario: %1</translation>
    </message>
    <message>
        <source>the largest error includes that the heights were rounded when they were read, by up to %1</source>
        <translation>el mayor error incluye que las alturas se redondearon al leerlas, hasta en %1</translation>
    </message>
    <message>
        <source>the last %1 bytes of the journal were not written to the end, or are damaged: what they held is lost</source>
        <translation>los últimos %1 bytes del diario no se escribieron hasta el final, o están dañados: se ha perdido lo que contenían</translation>
    </message>
    <message>
        <source>the layer &quot;%1&quot;</source>
        <translation>la capa &quot;%1&quot;</translation>
    </message>
    <message>
        <source>the layer &quot;%1&quot; left out: %2</source>
        <translation>la capa &quot;%1&quot; omitida: %2</translation>
    </message>
    <message>
        <source>the layer that is gone</source>
        <translation>la capa que ya no existe</translation>
    </message>
    <message>
        <source>the layout of its samples must be said (%1 bytes fit %2)</source>
        <translation>hay que indicar el formato de sus muestras (en %1 bytes encajan %2)</translation>
    </message>
    <message>
        <source>the layout of its samples must be said (%1 bytes)</source>
        <translation>hay que indicar el formato de sus muestras (%1 bytes)</translation>
    </message>
    <message>
        <source>the mask of the layer &quot;%1&quot;</source>
        <translation>la máscara de la capa &quot;%1&quot;</translation>
    </message>
    <message>
        <source>the mask of the layer that is gone</source>
        <translation>la máscara de la capa que ya no existe</translation>
    </message>
    <message>
        <source>the model of %1 is missing; its box is written</source>
        <translation>falta el modelo de %1; se escribe su caja</translation>
    </message>
    <message>
        <source>the name of an SRTM tile is its south-western corner; this one is %1.hgt</source>
        <translation>el nombre de una tesela SRTM es su esquina sudoeste; esta es %1.hgt</translation>
    </message>
    <message>
        <source>the name says %1</source>
        <translation>el nombre dice %1</translation>
    </message>
    <message>
        <source>the name says %1 from side to side</source>
        <translation>el nombre dice %1 de lado a lado</translation>
    </message>
    <message>
        <source>the name says %1 to %2</source>
        <translation>el nombre dice %1 a %2</translation>
    </message>
    <message>
        <source>the name says a cell size of %1</source>
        <translation>el nombre dice un tamaño de celda de %1</translation>
    </message>
    <message>
        <source>the object %1 of %2 is not there</source>
        <translation>el objeto %1 de %2 no está</translation>
    </message>
    <message>
        <source>the object %1 of %2 is not what was put there</source>
        <translation>el objeto %1 de %2 no es el que se puso</translation>
    </message>
    <message>
        <source>the objects are still being scattered; try again when they stand</source>
        <translation>los objetos aún se están dispersando; inténtelo otra vez cuando estén</translation>
    </message>
    <message>
        <source>the order of bytes is for samples without a header: %1</source>
        <translation>el orden de bytes es para muestras sin cabecera: %1</translation>
    </message>
    <message>
        <source>the other bands of %1 are not kept: %2</source>
        <translation>las demás bandas de %1 no se conservan: %2</translation>
    </message>
    <message>
        <source>the picture %1 is kept at %2 x %3 of its %4 x %5 pixels</source>
        <translation>la imagen %1 se guarda con %2 x %3 de sus %4 x %5 píxeles</translation>
    </message>
    <message>
        <source>the picture %1 is left out: %2</source>
        <translation>la imagen %1 se omite: %2</translation>
    </message>
    <message>
        <source>the picture %1 is left out: the pictures take more than %2 MiB</source>
        <translation>la imagen %1 se omite: las imágenes ocupan más de %2 MiB</translation>
    </message>
    <message>
        <source>the pictures of drapes in the project take %1 MiB; %2 MiB are the most</source>
        <translation>las imágenes de cubiertas del proyecto ocupan %1 MiB; el máximo es %2 MiB</translation>
    </message>
    <message>
        <source>the place in the world was changed in both; it stays as in ours</source>
        <translation>el lugar en el mundo se cambió en ambas; queda como en la nuestra</translation>
    </message>
    <message>
        <source>the recovery journal cannot be written to &quot;%1&quot;: %2; a crash would cost what is edited from now on</source>
        <translation>el diario de recuperación no se puede escribir en &quot;%1&quot;: %2; un fallo haría perder lo que se edite desde ahora</translation>
    </message>
    <message>
        <source>the role %1 on %2 cannot log in: it is a group, or was locked. Add the roles of persons</source>
        <translation>el rol %1 no puede iniciar sesión en %2: es un grupo o fue bloqueado. Añada los roles de las personas</translation>
    </message>
    <message>
        <source>the rules of materials were changed in both; they stay as in ours</source>
        <translation>las reglas de materiales se cambiaron en ambas; quedan como en la nuestra</translation>
    </message>
    <message>
        <source>the scene&apos;s script</source>
        <translation>el script de la escena</translation>
    </message>
    <message>
        <source>the script&apos;s places: %1</source>
        <translation>los lugares del script: %1</translation>
    </message>
    <message>
        <source>the selection is empty: edits change nothing until it is removed by &quot;change-selection&quot; with &quot;change&quot;: &quot;none&quot;</source>
        <translation>la selección está vacía: las ediciones no cambian nada hasta que se quite con &quot;change-selection&quot; y &quot;change&quot;: &quot;none&quot;</translation>
    </message>
    <message>
        <source>the server answers with a web page, not with data</source>
        <translation>el servidor responde con una página web, no con datos</translation>
    </message>
    <message>
        <source>the server answers with another part than was asked for</source>
        <translation>el servidor responde con otra parte que la pedida</translation>
    </message>
    <message>
        <source>the server closed the connection without an answer</source>
        <translation>el servidor cerró la conexión sin responder</translation>
    </message>
    <message>
        <source>the server does not answer in time</source>
        <translation>el servidor no responde a tiempo</translation>
    </message>
    <message>
        <source>the server does not permit it (HTTP %1)</source>
        <translation>el servidor no lo permite (HTTP %1)</translation>
    </message>
    <message>
        <source>the server fails (HTTP %1)</source>
        <translation>el servidor falla (HTTP %1)</translation>
    </message>
    <message>
        <source>the server is too slow: it has sent less than 16 kB a second for %1 s; download it by other means and open the file</source>
        <translation>el servidor es demasiado lento: ha enviado menos de 16 kB por segundo durante %1 s; descárguelo por otros medios y abra el archivo</translation>
    </message>
    <message>
        <source>the server redirects in a circle</source>
        <translation>el servidor redirige en círculo</translation>
    </message>
    <message>
        <source>the server&apos;s answer is not HTTP</source>
        <translation>la respuesta del servidor no es HTTP</translation>
    </message>
    <message>
        <source>the server&apos;s certificate is not trusted</source>
        <translation>no se confía en el certificado del servidor</translation>
    </message>
    <message>
        <source>the sky after a filter cannot be done in parts: beyond a part it looks at ground that no filter has changed; join the parts of the filter first</source>
        <translation>sky después de un filtro no se puede hacer por partes: más allá de una parte mira suelo que ningún filtro ha cambiado; una primero las partes del filtro</translation>
    </message>
    <message>
        <source>the spacing of rows must be at least %1</source>
        <translation>la distancia entre hileras debe ser al menos %1</translation>
    </message>
    <message>
        <source>the step of %1 is not above 0</source>
        <translation>el escalón de %1 no es mayor que 0</translation>
    </message>
    <message>
        <source>the store does not permit it: GDAL&apos;s settings name no credentials that it takes</source>
        <translation>el almacén no lo permite: los ajustes de GDAL no nombran credenciales que acepte</translation>
    </message>
    <message>
        <source>the strength of %1 is too little for heights of %2, which are stored in steps of %3 mm: a stroke changes up to %4 % more or less; with %5 it is at most 2 %</source>
        <translation>la intensidad de %1 es demasiado baja para alturas de %2, que se guardan en escalones de %3 mm: un trazo cambia hasta un %4 % más o menos; con %5 es como máximo un 2 %</translation>
    </message>
    <message>
        <source>the stroke is too long for its brush: %1 dabs (length / spacing, times the copies by symmetry), where %2 are the limit. Use a larger radius or spacing, or a shorter stroke</source>
        <translation>el trazo es demasiado largo para su pincel: %1 huellas (longitud / espaciado, por las copias de la simetría); el límite son %2. Use un radio o un espaciado mayor, o un trazo más corto</translation>
    </message>
    <message>
        <source>the stroke is too long for its brush: %1 dabs between two samples (length / spacing, times the copies by symmetry), where %2 are the limit. Use a larger radius or spacing, or a shorter stroke</source>
        <translation>el trazo es demasiado largo para su pincel: %1 huellas entre dos puntos (longitud / espaciado, por las copias de la simetría); el límite son %2. Use un radio o un espaciado mayor, o un trazo más corto</translation>
    </message>
    <message>
        <source>the stroke is too much work for its brush: its dabs change %1 samples, where %2 are the limit. Use a smaller radius, a larger spacing or a shorter stroke</source>
        <translation>el trazo es demasiado trabajo para su pincel: sus huellas cambian %1 muestras; el límite son %2. Use un radio menor, un espaciado mayor o un trazo más corto</translation>
    </message>
    <message>
        <source>the team&apos;s terrain is damaged: %1</source>
        <translation>el terreno del equipo está dañado: %1</translation>
    </message>
    <message>
        <source>the terrain does not say where in the world it lies; web tiles need a coordinate system</source>
        <translation>el terreno no dice en qué lugar del mundo está; las teselas web necesitan un sistema de coordenadas</translation>
    </message>
    <message>
        <source>the terrain has no CRS; its objects can be written in local metres</source>
        <translation>el terreno no tiene SRC; sus objetos se pueden escribir en metros locales</translation>
    </message>
    <message>
        <source>the terrain has too many samples to find its depressions: %1 × %2</source>
        <translation>el terreno tiene demasiadas muestras para buscar sus depresiones: %1 × %2</translation>
    </message>
    <message>
        <source>the terrain was changed in the meantime</source>
        <translation>el terreno se cambió entretanto</translation>
    </message>
    <message>
        <source>the texture array has empty places: textures.json says which index each material has</source>
        <translation>el array de texturas tiene lugares vacíos: textures.json dice qué índice tiene cada material</translation>
    </message>
    <message>
        <source>the two lie at different places in the world; samples are compared by column and row</source>
        <translation>los dos están en lugares distintos del mundo; las muestras se comparan por columna y fila</translation>
    </message>
    <message>
        <source>the undo history cannot be written to &quot;%1&quot;: %2</source>
        <translation>el historial de deshacer no se puede escribir en &quot;%1&quot;: %2</translation>
    </message>
    <message>
        <source>the undo history on disk cannot be read: %1</source>
        <translation>no se puede leer el historial de deshacer del disco: %1</translation>
    </message>
    <message>
        <source>theirs has %1 in place of the %2 of the base, or other cells; only versions of one size are merged</source>
        <translation>la suya tiene %1 en lugar de las %2 de la base, u otras celdas; solo se combinan versiones de un mismo tamaño</translation>
    </message>
    <message>
        <source>there are no more ids for layers; open the terrain again</source>
        <translation>no quedan más ID para capas; abra de nuevo el terreno</translation>
    </message>
    <message>
        <source>there are other files in this folder; name another one</source>
        <translation>hay otros archivos en esta carpeta; nombre otra</translation>
    </message>
    <message>
        <source>there is no OpenGL 4.5 to draw with; install a driver for EGL (Mesa&apos;s: libegl-mesa0 and libgl1-mesa-dri), or draw on a virtual screen: xvfb-run -a scarp render …</source>
        <translation>no hay OpenGL 4.5 con el que dibujar; instale un controlador para EGL (el de Mesa: libegl-mesa0 y libgl1-mesa-dri), o dibuje en una pantalla virtual: xvfb-run -a scarp render …</translation>
    </message>
    <message>
        <source>there is no OpenGL to draw with</source>
        <translation>no hay OpenGL con el que dibujar</translation>
    </message>
    <message>
        <source>there is no asset &quot;%1&quot;; there are %2</source>
        <translation>no hay ningún recurso &quot;%1&quot;; hay %2</translation>
    </message>
    <message>
        <source>there is no drape %1; there are %2</source>
        <translation>no hay ninguna cubierta %1; hay %2</translation>
    </message>
    <message>
        <source>there is no ground: no cell whose corners are no holes</source>
        <translation>no hay suelo: ninguna celda cuyas esquinas no sean agujeros</translation>
    </message>
    <message>
        <source>there is no layer %1; there are %2</source>
        <translation>no hay ninguna capa %1; hay %2</translation>
    </message>
    <message>
        <source>there is no role %1 on %2. The administrator of the server makes one: createuser --pwprompt NAME</source>
        <translation>no hay ningún rol %1 en %2. Lo crea el administrador del servidor: createuser --pwprompt NOMBRE</translation>
    </message>
    <message>
        <source>there is no terrain to draw</source>
        <translation>no hay ningún terreno que dibujar</translation>
    </message>
    <message>
        <source>there is nothing at this address (HTTP %1)</source>
        <translation>no hay nada en esta dirección (HTTP %1)</translation>
    </message>
    <message>
        <source>there is nothing to write: no objects stand on the ground, and it is left out</source>
        <translation>no hay nada que escribir: no hay objetos en el suelo, y este se omite</translation>
    </message>
    <message>
        <source>there is too little memory for a picture of %1 x %2 pixels</source>
        <translation>no hay memoria suficiente para una imagen de %1 x %2 píxeles</translation>
    </message>
    <message>
        <source>this OpenGL (%1) draws at most %2 pixels a side</source>
        <translation>este OpenGL (%1) dibuja como máximo %2 píxeles por lado</translation>
    </message>
    <message>
        <source>this OpenGL (%1) takes at most %2 samples a pixel</source>
        <translation>este OpenGL (%1) admite como máximo %2 muestras por píxel</translation>
    </message>
    <message>
        <source>this description of the heightmap is damaged; remove it to read the file without</source>
        <translation>esta descripción del mapa de alturas está dañada; quítela para leer el archivo sin ella</translation>
    </message>
    <message>
        <source>this description of the tiles is damaged; remove it to read them without</source>
        <translation>esta descripción de las teselas está dañada; quítela para leer las teselas sin ella</translation>
    </message>
    <message>
        <source>this format has no rotation, and this grid is turned against its coordinates; write a GeoTIFF, or reproject the terrain when it is imported</source>
        <translation>este formato no admite rotación, y esta cuadrícula está girada respecto a sus coordenadas; escriba un GeoTIFF o reproyecte el terreno al importarlo</translation>
    </message>
    <message>
        <source>this format has no samples of type %1; it has %2</source>
        <translation>este formato no tiene muestras de tipo %1; tiene %2</translation>
    </message>
    <message>
        <source>this format has square cells only, and those of the terrain are not; write a GeoTIFF, or resample</source>
        <translation>este formato solo admite celdas cuadradas, y las del terreno no lo son; escriba un GeoTIFF o remuestree</translation>
    </message>
    <message>
        <source>this role may not share terrains on %1: only the owner of the database may. Ask whoever set it up</source>
        <translation>este rol no puede compartir terrenos en %1: solo puede el propietario de la base de datos. Pregunte a quien la configuró</translation>
    </message>
    <message>
        <source>this terrain has %1 x %2</source>
        <translation>este terreno tiene %1 x %2</translation>
    </message>
    <message>
        <source>this terrain is archived: it can be looked at, not changed</source>
        <translation>este terreno está archivado: se puede ver, pero no cambiar</translation>
    </message>
    <message>
        <source>this terrain is not followed any more: %1</source>
        <translation>este terreno ya no se sigue: %1</translation>
    </message>
    <message>
        <source>too much for its brush: the brush paths of the layer come to %1 dabs, where %2 are the most</source>
        <translation>demasiado para su pincel: los trazados de pincel de la capa suman %1 huellas; el máximo es %2</translation>
    </message>
    <message>
        <source>too much for its brush: the brush paths of the layer come to %1 steps of work on samples, where %2 are the most</source>
        <translation>demasiado para su pincel: los trazados de pincel de la capa suman %1 pasos de trabajo en muestras; el máximo es %2</translation>
    </message>
    <message>
        <source>turn %1°</source>
        <translation>giro de %1°</translation>
    </message>
    <message>
        <source>unknown placeholder %1; use x or column, and y or row</source>
        <translation>marcador de posición desconocido %1; use «x» o «column», y también «y» o «row»</translation>
    </message>
    <message>
        <source>unpacks to %1, more than %2 times the size of its archive; unpack it and open the file</source>
        <translation>ocupa %1 descomprimido, más de %2 veces el tamaño de su archivo comprimido; descomprímalo y abra el archivo</translation>
    </message>
    <message>
        <source>usual for OBJ</source>
        <translation>habitual en OBJ</translation>
    </message>
    <message>
        <source>usual for PLY</source>
        <translation>habitual en PLY</translation>
    </message>
    <message>
        <source>usual for STL</source>
        <translation>habitual en STL</translation>
    </message>
    <message>
        <source>values of %1 are missing</source>
        <translation>faltan valores de %1</translation>
    </message>
    <message>
        <source>was brought up to date; as it was it is %1</source>
        <translation>se puso al día; como estaba, queda en %1</translation>
    </message>
    <message>
        <source>was changed since it was opened</source>
        <translation>se cambió después de abrirse</translation>
    </message>
    <message>
        <source>was overwritten before it had been read: %1</source>
        <translation>se sobrescribió antes de haberse leído: %1</translation>
    </message>
    <message>
        <source>was overwritten by another program while it was open; save it under another name</source>
        <translation>lo sobrescribió otro programa mientras estaba abierto; guárdelo con otro nombre</translation>
    </message>
    <message>
        <source>weights of %1 sample add up to less than 255</source>
        <translation>los pesos de %1 muestra suman menos de 255</translation>
    </message>
    <message>
        <source>weights of %1 sample did not add up to 255 and were brought to it; the worst sum was %2</source>
        <translation>los pesos de %1 muestra no sumaban 255 y se ajustaron a esa suma; la peor suma era %2</translation>
    </message>
    <message>
        <source>weights of %1 samples add up to less than 255</source>
        <translation>los pesos de %1 muestras suman menos de 255</translation>
    </message>
    <message>
        <source>weights of %1 samples did not add up to 255 and were brought to it; the worst sum was %2</source>
        <translation>los pesos de %1 muestras no sumaban 255 y se ajustaron a esa suma; la peor suma era %2</translation>
    </message>
    <message>
        <source>what is cut has %1 x %2 samples; a terrain needs at least 2 x 2</source>
        <translation>lo recortado tiene %1 x %2 muestras; un terreno necesita al menos 2 x 2</translation>
    </message>
    <message>
        <source>what the columns of objects.csv mean</source>
        <translation>qué significan las columnas de objects.csv</translation>
    </message>
    <message>
        <source>what was copied is no higher or lower than its rim: it has no form to stamp</source>
        <translation>lo copiado no es más alto ni más bajo que su borde: no tiene forma que estampar</translation>
    </message>
    <message>
        <source>with its inserts expanded it has %1 entities and %2 points; at most %3 entities, %4 points and %5 copies of entities are read. Explode the blocks that are needed, and save those</source>
        <translation>con sus inserciones expandidas tiene %1 entidades y %2 puntos; se leen como máximo %3 entidades, %4 puntos y %5 copias de entidades. Descomponga los bloques necesarios y guarde solo esos</translation>
    </message>
    <message>
        <source>written as it is: %1</source>
        <translation>escrito como está: %1</translation>
    </message>
    <message>
        <source>you may look at this terrain, not change it</source>
        <translation>puede ver este terreno, pero no cambiarlo</translation>
    </message>
    <message>
        <source>your role in %1 is %2, and this needs %3. An administrator can change your role: %4</source>
        <translation>su rol en %1 es %2 y esto requiere %3. Un administrador puede cambiar su rol: %4</translation>
    </message>
    <message>
        <source>zoom %1 has about %2 tiles, more than %3; a coarser one has fewer</source>
        <translation>el zoom %1 tiene unas %2 teselas, más de %3; uno más grueso tiene menos</translation>
    </message>
    <message>
        <source>zoom %1 takes %2 million heights, more than %3 million; a coarser one takes fewer</source>
        <translation>el zoom %1 necesita %2 millones de alturas, más de %3 millones; uno más grueso necesita menos</translation>
    </message>
    <message>
        <source>asset</source>
        <translation>recurso</translation>
    </message>
    <message>
        <source>assets</source>
        <translation>recursos</translation>
    </message>
    <message>
        <source>drape</source>
        <translation>cubierta</translation>
    </message>
    <message>
        <source>drapes</source>
        <translation>cubiertas</translation>
    </message>
    <message>
        <source>height offset</source>
        <translation>desfase de altura</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>capa</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>capas</translation>
    </message>
    <message>
        <source>rules of materials</source>
        <translation>reglas de materiales</translation>
    </message>
    <message>
        <source>saved selection</source>
        <translation>selección guardada</translation>
    </message>
    <message>
        <source>saved selections</source>
        <translation>selecciones guardadas</translation>
    </message>
    <message>
        <source>scatter rule</source>
        <translation>regla de dispersión</translation>
    </message>
    <message>
        <source>scatter rules</source>
        <translation>reglas de dispersión</translation>
    </message>
    <message>
        <source>selection</source>
        <translation>selección</translation>
    </message>
    <message>
        <source>%1 height stamp is not in this file: a stamp has no course</source>
        <translation>%1 sello de altura no está en este archivo: un sello no tiene recorrido</translation>
    </message>
    <message>
        <source>%1 height stamps are not in this file: a stamp has no course</source>
        <translation>%1 sellos de altura no están en este archivo: un sello no tiene recorrido</translation>
    </message>
    <message>
        <source>a point, [x, y] or [x, y, height]</source>
        <translation>un punto, [x, y] o [x, y, altura]</translation>
    </message>
    <message>
        <source>it has no line &quot;%1&quot;</source>
        <translation>no tiene ninguna línea «%1»</translation>
    </message>
    <message>
        <source>it has no lines</source>
        <translation>no tiene líneas</translation>
    </message>
    <message>
        <source>contains a value that is not text</source>
        <translation>contiene un valor que no es texto</translation>
    </message>
</context>
<context>
    <name>scarp::Actions</name>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>A new terrain, flat or an island</source>
        <translation>Un terreno nuevo, llano o una isla</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>Open a project or elevation data</source>
        <translation>Abrir un proyecto o datos de elevación</translation>
    </message>
    <message>
        <source>Open T&amp;eam Terrain…</source>
        <translation>Abrir terreno de &amp;equipo…</translation>
    </message>
    <message>
        <source>Open a terrain that several edit together, on a PostgreSQL server</source>
        <translation>Abrir un terreno que varios editan juntos, en un servidor PostgreSQL</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importar…</translation>
    </message>
    <message>
        <source>Open elevation data, telling Scarp what the file does not say</source>
        <translation>Abrir datos de elevación diciendo a Scarp lo que el archivo no dice</translation>
    </message>
    <message>
        <source>Open elevation data from the network: a web address, an object store, a STAC item or a service</source>
        <translation>Abrir datos de elevación de la red: una dirección web, un almacén de objetos, un elemento STAC o un servicio</translation>
    </message>
    <message>
        <source>Import Settings of &amp;This Terrain…</source>
        <translation>A&amp;justes de importación de este terreno…</translation>
    </message>
    <message>
        <source>Put right the heights, the unit, the size and the direction with which it was imported</source>
        <translation>Corregir las alturas, la unidad, el tamaño y la dirección con que se importó</translation>
    </message>
    <message>
        <source>Import &amp;Materials…</source>
        <translation>Importar &amp;materiales…</translation>
    </message>
    <message>
        <source>Take masks, splat maps, control maps or land cover in as paint or selections</source>
        <translation>Tomar máscaras, splat maps, mapas de control o cobertura del suelo como pintura o selecciones</translation>
    </message>
    <message>
        <source>Import M&amp;odels…</source>
        <translation>Importar m&amp;odelos…</translation>
    </message>
    <message>
        <source>Take models (glTF, OBJ, FBX, PLY, STL, DAE) in as assets that objects look like</source>
        <translation>Tomar modelos (glTF, OBJ, FBX, PLY, STL, DAE) como recursos para los objetos</translation>
    </message>
    <message>
        <source>Import &amp;Lines…</source>
        <translation>Importar &amp;líneas…</translation>
    </message>
    <message>
        <source>Take roads, rivers and tracks in from GPX, GeoJSON, GeoPackage, Shapefile, KML, DXF or OpenStreetMap files, as lines that shape the ground</source>
        <translation>Tomar carreteras, ríos y caminos de archivos GPX, GeoJSON, GeoPackage, Shapefile, KML, DXF u OpenStreetMap como líneas que dan forma al suelo</translation>
    </message>
    <message>
        <source>Add &amp;Drape…</source>
        <translation>Añadir &amp;cubierta…</translation>
    </message>
    <message>
        <source>Lay a picture or map over the ground</source>
        <translation>Poner una imagen o un mapa sobre el suelo</translation>
    </message>
    <message>
        <source>Lay a picture from the network or a map service over the ground</source>
        <translation>Poner sobre el suelo una imagen de la red o de un servicio de mapas</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Save the project</source>
        <translation>Guardar el proyecto</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>G&amp;uardar como…</translation>
    </message>
    <message>
        <source>Save to another file and go on in that</source>
        <translation>Guardar en otro archivo y seguir en él</translation>
    </message>
    <message>
        <source>Save a Cop&amp;y…</source>
        <translation>Guardar una co&amp;pia…</translation>
    </message>
    <message>
        <source>Save to another file and go on in this one</source>
        <translation>Guardar en otro archivo y seguir en este</translation>
    </message>
    <message>
        <source>Rever&amp;t to Saved</source>
        <translation>Re&amp;vertir a lo guardado</translation>
    </message>
    <message>
        <source>Back to the project as it was saved last</source>
        <translation>Volver al proyecto como se guardó por última vez</translation>
    </message>
    <message>
        <source>&amp;Versions…</source>
        <translation>Ver&amp;siones…</translation>
    </message>
    <message>
        <source>Look at earlier saved states, open one or restore it</source>
        <translation>Ver estados guardados anteriores, abrir uno o restaurarlo</translation>
    </message>
    <message>
        <source>&amp;Compact</source>
        <translation>&amp;Compactar</translation>
    </message>
    <message>
        <source>Make the project&apos;s file as small as it can be</source>
        <translation>Hacer el archivo del proyecto lo más pequeño posible</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Preferencias…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Sa&amp;lir</translation>
    </message>
    <message>
        <source>Leave Scarp</source>
        <translation>Salir de Scarp</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>&amp;Heightmap…</source>
        <translation>Mapa de &amp;alturas…</translation>
    </message>
    <message>
        <source>Write the terrain to a file, read it back and report the largest error</source>
        <translation>Escribir el terreno en un archivo, volver a leerlo e informar del mayor error</translation>
    </message>
    <message>
        <source>M&amp;esh…</source>
        <translation>&amp;Malla…</translation>
    </message>
    <message>
        <source>Write the ground as triangles, for 3-D programs and printers, and prove how exact they are</source>
        <translation>Escribir el suelo como triángulos, para programas 3D e impresoras, y probar su exactitud</translation>
    </message>
    <message>
        <source>&amp;Tiles…</source>
        <translation>&amp;Teselas…</translation>
    </message>
    <message>
        <source>Cut the terrain into tiles for an engine, web maps or a globe, whose seams are exact</source>
        <translation>Cortar el terreno en teselas para un motor, mapas web o un globo, con costuras exactas</translation>
    </message>
    <message>
        <source>&amp;Objects…</source>
        <translation>&amp;Objetos…</translation>
    </message>
    <message>
        <source>Write the objects as points to a file, read it back and report the largest error</source>
        <translation>Escribir los objetos como puntos en un archivo, volver a leerlo e informar del mayor error</translation>
    </message>
    <message>
        <source>&amp;Materials…</source>
        <translation>Ma&amp;teriales…</translation>
    </message>
    <message>
        <source>Write the materials of the ground for an engine, Blender, GIS or as glTF</source>
        <translation>Escribir los materiales del suelo para un motor, Blender, SIG o como glTF</translation>
    </message>
    <message>
        <source>&amp;Lines…</source>
        <translation>&amp;Líneas…</translation>
    </message>
    <message>
        <source>Write the lines of the layer with their heights, as GeoPackage, GeoJSON or DXF</source>
        <translation>Escribir las líneas de la capa con sus alturas, como GeoPackage, GeoJSON o DXF</translation>
    </message>
    <message>
        <source>Export A&amp;gain</source>
        <translation>Exportar de &amp;nuevo</translation>
    </message>
    <message>
        <source>Do all exports that are kept with the project, or the last one, once more; asks where there is none</source>
        <translation>Repetir todas las exportaciones guardadas con el proyecto, o la última; pregunta si no hay ninguna</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Eliminar</translation>
    </message>
    <message>
        <source>Delete the selected objects, or the chosen line or its point</source>
        <translation>Eliminar los objetos seleccionados, o la línea elegida o su punto</translation>
    </message>
    <message>
        <source>Cu&amp;t Ground</source>
        <translation>Cor&amp;tar suelo</translation>
    </message>
    <message>
        <source>Copy the selected ground with its objects, level it and take them away</source>
        <translation>Copiar el suelo seleccionado con sus objetos, nivelarlo y quitarlos</translation>
    </message>
    <message>
        <source>&amp;Copy Ground</source>
        <translation>&amp;Copiar suelo</translation>
    </message>
    <message>
        <source>Copy the selected ground, or all of it, with its objects, to paste it here or on another terrain</source>
        <translation>Copiar el suelo seleccionado, o todo, con sus objetos, para pegarlo aquí o en otro terreno</translation>
    </message>
    <message>
        <source>&amp;Paste Ground</source>
        <translation>&amp;Pegar suelo</translation>
    </message>
    <message>
        <source>Lay the copied ground here: move, turn and scale it; Enter applies it, Esc cancels</source>
        <translation>Poner aquí el suelo copiado: moverlo, girarlo y escalarlo; Intro lo aplica, Esc cancela</translation>
    </message>
    <message>
        <source>Use as &amp;Stamp Brush</source>
        <translation>Usar como pincel de &amp;sello</translation>
    </message>
    <message>
        <source>Take up a brush that stamps the form of the copied ground, as high above its rim</source>
        <translation>Tomar un pincel que estampa la forma del suelo copiado, a la misma altura sobre su borde</translation>
    </message>
    <message>
        <source>Brush</source>
        <translation>Pincel</translation>
    </message>
    <message>
        <source>Place Objects</source>
        <translation>Colocar objetos</translation>
    </message>
    <message>
        <source>Place objects on the ground, select and drag them</source>
        <translation>Colocar objetos en el suelo, seleccionarlos y arrastrarlos</translation>
    </message>
    <message>
        <source>Select Objects</source>
        <translation>Seleccionar objetos</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Medir</translation>
    </message>
    <message>
        <source>Measure: draw a line over the ground for its profile and length, an outline for areas and volumes</source>
        <translation>Medir: trazar una línea sobre el suelo para su perfil y longitud, un contorno para áreas y volúmenes</translation>
    </message>
    <message>
        <source>Paint Materials</source>
        <translation>Pintar materiales</translation>
    </message>
    <message>
        <source>Paint materials on the ground; Ctrl erases, Shift softens borders</source>
        <translation>Pintar materiales en el suelo; Ctrl borra, Mayús suaviza los bordes</translation>
    </message>
    <message>
        <source>Draw Lines</source>
        <translation>Dibujar líneas</translation>
    </message>
    <message>
        <source>Smaller Brush</source>
        <translation>Pincel más pequeño</translation>
    </message>
    <message>
        <source>Radius −10 %</source>
        <translation>Radio −10 %</translation>
    </message>
    <message>
        <source>Larger Brush</source>
        <translation>Pincel más grande</translation>
    </message>
    <message>
        <source>Radius +10 %</source>
        <translation>Radio +10 %</translation>
    </message>
    <message>
        <source>Weaker</source>
        <translation>Más débil</translation>
    </message>
    <message>
        <source>Strength −10 %</source>
        <translation>Intensidad −10 %</translation>
    </message>
    <message>
        <source>Stronger</source>
        <translation>Más fuerte</translation>
    </message>
    <message>
        <source>Strength +10 %</source>
        <translation>Intensidad +10 %</translation>
    </message>
    <message>
        <source>Softer Edge</source>
        <translation>Borde más suave</translation>
    </message>
    <message>
        <source>Inner radius −5 % of the radius</source>
        <translation>Radio interior −5 % del radio</translation>
    </message>
    <message>
        <source>Harder Edge</source>
        <translation>Borde más duro</translation>
    </message>
    <message>
        <source>Inner radius +5 % of the radius</source>
        <translation>Radio interior +5 % del radio</translation>
    </message>
    <message>
        <source>Take From Under Cursor</source>
        <translation>Tomar bajo el cursor</translation>
    </message>
    <message>
        <source>Make the height under the cursor the target of Set Height; with Clone in hand, the place under it the source; while painting materials, the material the one in hand</source>
        <translation>Hacer de la altura bajo el cursor el objetivo de «Fijar altura»; con Clonar, el lugar bajo él es el origen; al pintar materiales, se toma el material</translation>
    </message>
    <message>
        <source>Repeat Last Stroke</source>
        <translation>Repetir el último trazo</translation>
    </message>
    <message>
        <source>Make the last stroke once more, where it was</source>
        <translation>Hacer el último trazo otra vez, donde estaba</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>Objetos</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>D&amp;uplicar</translation>
    </message>
    <message>
        <source>Copies of the selected objects beside them</source>
        <translation>Copias de los objetos seleccionados junto a ellos</translation>
    </message>
    <message>
        <source>Select &amp;Same Kind</source>
        <translation>Seleccionar del &amp;mismo tipo</translation>
    </message>
    <message>
        <source>Select all objects of the kinds of the selected ones</source>
        <translation>Seleccionar todos los objetos de los tipos de los seleccionados</translation>
    </message>
    <message>
        <source>&amp;Replace by Kind in Hand</source>
        <translation>&amp;Reemplazar por el tipo en uso</translation>
    </message>
    <message>
        <source>The selected objects look like the model that is chosen for new ones</source>
        <translation>Los objetos seleccionados tienen el aspecto del modelo elegido para los nuevos</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>&amp;Agrupar</translation>
    </message>
    <message>
        <source>Select one of them, and all of them are selected</source>
        <translation>Al seleccionar uno, se seleccionan todos</translation>
    </message>
    <message>
        <source>U&amp;ngroup</source>
        <translation>Desa&amp;grupar</translation>
    </message>
    <message>
        <source>Each of them on its own again</source>
        <translation>Cada uno por separado de nuevo</translation>
    </message>
    <message>
        <source>&amp;Lock</source>
        <translation>&amp;Bloquear</translation>
    </message>
    <message>
        <source>The selected objects can neither be selected nor changed</source>
        <translation>Los objetos seleccionados no se pueden seleccionar ni cambiar</translation>
    </message>
    <message>
        <source>Unlock &amp;All</source>
        <translation>Desbloquear &amp;todo</translation>
    </message>
    <message>
        <source>Unlock all locked objects</source>
        <translation>Desbloquear todos los objetos bloqueados</translation>
    </message>
    <message>
        <source>&amp;Hide</source>
        <translation>&amp;Ocultar</translation>
    </message>
    <message>
        <source>Do not draw the selected objects</source>
        <translation>No dibujar los objetos seleccionados</translation>
    </message>
    <message>
        <source>Sho&amp;w All</source>
        <translation>&amp;Mostrar todo</translation>
    </message>
    <message>
        <source>Draw all hidden objects again</source>
        <translation>Volver a dibujar todos los objetos ocultos</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Seleccionar</translation>
    </message>
    <message>
        <source>; Shift adds, Ctrl subtracts</source>
        <translation>; Mayús añade, Ctrl resta</translation>
    </message>
    <message>
        <source>&amp;Rectangle</source>
        <translation>&amp;Rectángulo</translation>
    </message>
    <message>
        <source>Select ground by a rectangle</source>
        <translation>Seleccionar suelo con un rectángulo</translation>
    </message>
    <message>
        <source>&amp;Ellipse</source>
        <translation>&amp;Elipse</translation>
    </message>
    <message>
        <source>Select ground by an ellipse</source>
        <translation>Seleccionar suelo con una elipse</translation>
    </message>
    <message>
        <source>&amp;Lasso</source>
        <translation>&amp;Lazo</translation>
    </message>
    <message>
        <source>Select ground by an outline</source>
        <translation>Seleccionar suelo con un contorno</translation>
    </message>
    <message>
        <source>&amp;Wand</source>
        <translation>&amp;Varita</translation>
    </message>
    <message>
        <source>Select ground like that under the pointer, by slope, height, curvature or aspect</source>
        <translation>Seleccionar suelo como el que hay bajo el puntero, por pendiente, altura, curvatura u orientación</translation>
    </message>
    <message>
        <source>&amp;Paint</source>
        <translation>&amp;Pintar</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>&amp;Todo</translation>
    </message>
    <message>
        <source>Select all ground</source>
        <translation>Seleccionar todo el suelo</translation>
    </message>
    <message>
        <source>&amp;Deselect</source>
        <translation>&amp;Deseleccionar</translation>
    </message>
    <message>
        <source>Clear the selection: edits reach everywhere</source>
        <translation>Anular la selección: las ediciones llegan a todas partes</translation>
    </message>
    <message>
        <source>&amp;Invert</source>
        <translation>&amp;Invertir</translation>
    </message>
    <message>
        <source>Select what is not selected</source>
        <translation>Seleccionar lo que no está seleccionado</translation>
    </message>
    <message>
        <source>&amp;Grow</source>
        <translation>&amp;Ampliar</translation>
    </message>
    <message>
        <source>Move the edge outward by the distance set in the panel</source>
        <translation>Mover el borde hacia fuera la distancia indicada en el panel</translation>
    </message>
    <message>
        <source>&amp;Shrink</source>
        <translation>Redu&amp;cir</translation>
    </message>
    <message>
        <source>Move the edge inward by the distance set in the panel</source>
        <translation>Mover el borde hacia dentro la distancia indicada en el panel</translation>
    </message>
    <message>
        <source>&amp;Blur</source>
        <translation>De&amp;senfocar</translation>
    </message>
    <message>
        <source>Soften the edge over the distance set in the panel</source>
        <translation>Suavizar el borde en la distancia indicada en el panel</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ver</translation>
    </message>
    <message>
        <source>&amp;Frame</source>
        <translation>&amp;Encuadrar</translation>
    </message>
    <message>
        <source>Bring the selected object, or the whole terrain, into sight</source>
        <translation>Traer a la vista el objeto seleccionado o todo el terreno</translation>
    </message>
    <message>
        <source>From &amp;Above</source>
        <translation>Desde &amp;arriba</translation>
    </message>
    <message>
        <source>Look straight down, north up</source>
        <translation>Mirar en vertical hacia abajo, norte arriba</translation>
    </message>
    <message>
        <source>Towards &amp;North</source>
        <translation>Hacia el &amp;norte</translation>
    </message>
    <message>
        <source>Look north, slightly down</source>
        <translation>Mirar al norte, algo hacia abajo</translation>
    </message>
    <message>
        <source>From the Fron&amp;t</source>
        <translation>De &amp;frente</translation>
    </message>
    <message>
        <source>Look north, level, without perspective</source>
        <translation>Mirar al norte, en horizontal, sin perspectiva</translation>
    </message>
    <message>
        <source>From the Si&amp;de</source>
        <translation>De &amp;lado</translation>
    </message>
    <message>
        <source>Look west, level, without perspective</source>
        <translation>Mirar al oeste, en horizontal, sin perspectiva</translation>
    </message>
    <message>
        <source>&amp;Perspective</source>
        <translation>&amp;Perspectiva</translation>
    </message>
    <message>
        <source>Slanting, with perspective; after a view without, as it was before</source>
        <translation>Inclinada, con perspectiva; tras una vista sin ella, como estaba antes</translation>
    </message>
    <message>
        <source>&amp;Orthographic</source>
        <translation>&amp;Ortográfica</translation>
    </message>
    <message>
        <source>Without perspective</source>
        <translation>Sin perspectiva</translation>
    </message>
    <message>
        <source>View &amp;Back</source>
        <translation>Vista a&amp;nterior</translation>
    </message>
    <message>
        <source>Back to the view before the camera moved last</source>
        <translation>Volver a la vista de antes del último movimiento de cámara</translation>
    </message>
    <message>
        <source>View F&amp;orward</source>
        <translation>Vista si&amp;guiente</translation>
    </message>
    <message>
        <source>Forward again to the view that one went back from</source>
        <translation>Avanzar otra vez a la vista de la que se volvió</translation>
    </message>
    <message>
        <source>Allow Camera &amp;Below Terrain</source>
        <translation>Permitir la cámara &amp;bajo el terreno</translation>
    </message>
    <message>
        <source>Let the camera go beneath the ground</source>
        <translation>Dejar que la cámara vaya bajo el suelo</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Oscuro</translation>
    </message>
    <message>
        <source>Dark interface</source>
        <translation>Interfaz oscura</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>Light interface</source>
        <translation>Interfaz clara</translation>
    </message>
    <message>
        <source>&amp;Reset Layout</source>
        <translation>&amp;Restablecer disposición</translation>
    </message>
    <message>
        <source>Put all panels back where they were at first</source>
        <translation>Poner todos los paneles como al principio</translation>
    </message>
    <message>
        <source>View &amp;%1</source>
        <translation>Vista &amp;%1</translation>
    </message>
    <message>
        <source>Bookmarked View 1; 2 … 9 likewise</source>
        <translation>Vista guardada 1; 2 … 9 igual</translation>
    </message>
    <message>
        <source>Go to a saved view</source>
        <translation>Ir a una vista guardada</translation>
    </message>
    <message>
        <source>Save as &amp;%1</source>
        <translation>Guardar como &amp;%1</translation>
    </message>
    <message>
        <source>Save Bookmark 1; 2 … 9 likewise</source>
        <translation>Guardar marcador 1; 2 … 9 igual</translation>
    </message>
    <message>
        <source>Save the view to come back to it</source>
        <translation>Guardar la vista para volver a ella</translation>
    </message>
    <message>
        <source>Picking &amp;Inspector</source>
        <translation>&amp;Inspector de rayo</translation>
    </message>
    <message>
        <source>Show how the point under the cursor is found, step by step</source>
        <translation>Mostrar, paso a paso, cómo se halla el punto bajo el cursor</translation>
    </message>
    <message>
        <source>&amp;Pin Ray</source>
        <translation>&amp;Fijar rayo</translation>
    </message>
    <message>
        <source>Pin the ray under the cursor to look at it from elsewhere; once more: unpin it</source>
        <translation>Fijar el rayo bajo el cursor para verlo desde otro lugar; otra vez: soltarlo</translation>
    </message>
    <message>
        <source>View Ray from the &amp;Side</source>
        <translation>Ver el rayo de &amp;lado</translation>
    </message>
    <message>
        <source>Pin the ray and see all of it from beside</source>
        <translation>Fijar el rayo y verlo entero de lado</translation>
    </message>
    <message>
        <source>View A&amp;long Ray</source>
        <translation>Ver a l&amp;o largo del rayo</translation>
    </message>
    <message>
        <source>Back to where the ray was cast from</source>
        <translation>Volver a donde se lanzó el rayo</translation>
    </message>
    <message>
        <source>No A&amp;nalysis</source>
        <translation>Sin a&amp;nálisis</translation>
    </message>
    <message>
        <source>The ground in its own colours</source>
        <translation>El suelo en sus propios colores</translation>
    </message>
    <message>
        <source>&amp;Viewshed</source>
        <translation>&amp;Cuenca visual</translation>
    </message>
    <message>
        <source>Which ground an observer sees; it follows every change of the ground</source>
        <translation>Qué suelo ve un observador; sigue cada cambio del suelo</translation>
    </message>
    <message>
        <source>&amp;Sun Shadow</source>
        <translation>&amp;Sombra solar</translation>
    </message>
    <message>
        <source>Which ground the sun shines on; it follows every change of the ground</source>
        <translation>En qué suelo da el sol; sigue cada cambio del suelo</translation>
    </message>
    <message>
        <source>S&amp;ky Visibility</source>
        <translation>&amp;Visibilidad del cielo</translation>
    </message>
    <message>
        <source>How much of the sky&apos;s light the ground gets; it follows every change of the ground</source>
        <translation>Cuánta luz del cielo recibe el suelo; sigue cada cambio del suelo</translation>
    </message>
    <message>
        <source>&amp;Observer at Cursor</source>
        <translation>&amp;Observador en el cursor</translation>
    </message>
    <message>
        <source>The viewshed from the ground under the cursor, or from the middle of the view</source>
        <translation>La cuenca visual desde el suelo bajo el cursor, o desde el centro de la vista</translation>
    </message>
    <message>
        <source>Observer in Mid View</source>
        <translation>Observador en el centro de la vista</translation>
    </message>
    <message>
        <source>&amp;Natural</source>
        <translation>&amp;Natural</translation>
    </message>
    <message>
        <source>Grass, rock, scree, sand and snow where they would be</source>
        <translation>Hierba, roca, derrubios, arena y nieve donde estarían</translation>
    </message>
    <message>
        <source>&amp;Height</source>
        <translation>&amp;Altura</translation>
    </message>
    <message>
        <source>Colours for heights, as in an atlas</source>
        <translation>Colores para las alturas, como en un atlas</translation>
    </message>
    <message>
        <source>H&amp;illshade</source>
        <translation>&amp;Relieve sombreado</translation>
    </message>
    <message>
        <source>Light alone, in grey, as maps have it</source>
        <translation>Solo luz, en gris, como en los mapas</translation>
    </message>
    <message>
        <source>&amp;Slope</source>
        <translation>&amp;Pendiente</translation>
    </message>
    <message>
        <source>How steep the ground is</source>
        <translation>Lo empinado que es el suelo</translation>
    </message>
    <message>
        <source>&amp;Aspect</source>
        <translation>&amp;Orientación</translation>
    </message>
    <message>
        <source>Which way the ground slopes</source>
        <translation>Hacia dónde cae el suelo</translation>
    </message>
    <message>
        <source>C&amp;urvature</source>
        <translation>C&amp;urvatura</translation>
    </message>
    <message>
        <source>Crests and hollows</source>
        <translation>Crestas y hondonadas</translation>
    </message>
    <message>
        <source>&amp;Clay</source>
        <translation>Ar&amp;cilla</translation>
    </message>
    <message>
        <source>One colour: the shape alone</source>
        <translation>Un color: solo la forma</translation>
    </message>
    <message>
        <source>N&amp;ormals</source>
        <translation>Nor&amp;males</translation>
    </message>
    <message>
        <source>The ground&apos;s direction, as in a normal map</source>
        <translation>La dirección del suelo, como en un mapa de normales</translation>
    </message>
    <message>
        <source>&amp;Materials</source>
        <translation>Ma&amp;teriales</translation>
    </message>
    <message>
        <source>The materials that lie there; natural ground where there are none</source>
        <translation>Los materiales que hay; suelo natural donde no hay ninguno</translation>
    </message>
    <message>
        <source>Materia&amp;l Weights</source>
        <translation>Pesos de materia&amp;les</translation>
    </message>
    <message>
        <source>How much of each material lies where, in their flat colours</source>
        <translation>Cuánto hay de cada material y dónde, en sus colores planos</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Pesos</translation>
    </message>
    <message>
        <source>Con&amp;tours</source>
        <translation>Curvas de &amp;nivel</translation>
    </message>
    <message>
        <source>Lines of equal height</source>
        <translation>Líneas de igual altura</translation>
    </message>
    <message>
        <source>&amp;Grid on Ground</source>
        <translation>Cua&amp;drícula en el suelo</translation>
    </message>
    <message>
        <source>Lines in even steps</source>
        <translation>Líneas a intervalos iguales</translation>
    </message>
    <message>
        <source>&amp;Wireframe</source>
        <translation>&amp;Alambre</translation>
    </message>
    <message>
        <source>The edges of the drawn triangles</source>
        <translation>Las aristas de los triángulos dibujados</translation>
    </message>
    <message>
        <source>Wat&amp;er</source>
        <translation>A&amp;gua</translation>
    </message>
    <message>
        <source>Water up to the sea level</source>
        <translation>Agua hasta el nivel del mar</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>&amp;Find a Command…</source>
        <translation>&amp;Buscar una orden…</translation>
    </message>
    <message>
        <source>Find anything that can be done by a few words</source>
        <translation>Encontrar con unas palabras cualquier cosa que se puede hacer</translation>
    </message>
    <message>
        <source>&amp;Keys and Mouse</source>
        <translation>&amp;Teclas y ratón</translation>
    </message>
    <message>
        <source>All keys and what the mouse does</source>
        <translation>Todas las teclas y lo que hace el ratón</translation>
    </message>
    <message>
        <source>&amp;Messages</source>
        <translation>&amp;Mensajes</translation>
    </message>
    <message>
        <source>What Scarp has said, to read again and to copy</source>
        <translation>Lo que Scarp ha dicho, para releer y copiar</translation>
    </message>
    <message>
        <source>&amp;About Scarp</source>
        <translation>&amp;Acerca de Scarp</translation>
    </message>
    <message>
        <source>About Scarp</source>
        <translation>Acerca de Scarp</translation>
    </message>
    <message>
        <source>Compare &amp;with…</source>
        <translation>Comparar &amp;con…</translation>
    </message>
    <message>
        <source>Show how this terrain differs from a project or elevation data</source>
        <translation>Mostrar en qué difiere este terreno de un proyecto o de datos de elevación</translation>
    </message>
    <message>
        <source>&amp;High Contrast</source>
        <translation>Alto &amp;contraste</translation>
    </message>
    <message>
        <source>White on black, with bright marks</source>
        <translation>Blanco sobre negro, con marcas brillantes</translation>
    </message>
    <message>
        <source>Text %1 %</source>
        <translation>Texto %1 %</translation>
    </message>
    <message>
        <source>How large the texts of the window are</source>
        <translation>El tamaño de los textos de la ventana</translation>
    </message>
    <message>
        <source>Reduce &amp;Motion</source>
        <translation>Reducir &amp;movimiento</translation>
    </message>
    <message>
        <source>The camera is at once where it goes to</source>
        <translation>La cámara está al instante en su destino</translation>
    </message>
    <message>
        <source>Mouse, units, tips, language, autosave, memory</source>
        <translation>Ratón, unidades, consejos, idioma, guardado automático, memoria</translation>
    </message>
    <message>
        <source>C&amp;onsole</source>
        <translation>C&amp;onsola</translation>
    </message>
    <message>
        <source>What has been done, as a script or as Python, and operations that are typed</source>
        <translation>Lo que se ha hecho, como script o como Python, y operaciones que se escriben</translation>
    </message>
    <message>
        <source>Draw Brush Path</source>
        <translation>Dibujar trazado de pincel</translation>
    </message>
    <message>
        <source>As the &amp;System</source>
        <translation>Como el &amp;sistema</translation>
    </message>
    <message>
        <source>Dark or light as the desktop is when Scarp starts</source>
        <translation>Oscuro o claro según esté el escritorio al iniciar Scarp</translation>
    </message>
    <message>
        <source>The middle button pans, the right one looks round and flies, Alt + left orbits</source>
        <translation>El botón central desplaza, el derecho mira alrededor y vuela, Alt + izquierdo orbita</translation>
    </message>
    <message>
        <source>The middle button orbits, with Shift it pans, with Ctrl it zooms</source>
        <translation>El botón central orbita, con Mayús desplaza, con Ctrl acerca y aleja</translation>
    </message>
    <message>
        <source>As Scarp, and Alt + right zooms</source>
        <translation>Como Scarp, y Alt + derecho acerca y aleja</translation>
    </message>
    <message>
        <source>As Scarp, and Alt + right zooms, Alt + Ctrl + left pans</source>
        <translation>Como Scarp, y Alt + derecho acerca y aleja, Alt + Ctrl + izquierdo desplaza</translation>
    </message>
    <message>
        <source>The middle button or Space + left pans, with Ctrl it zooms, with Shift it orbits</source>
        <translation>El botón central o Espacio + izquierdo desplaza, con Ctrl acerca y aleja, con Mayús orbita</translation>
    </message>
    <message>
        <source>The middle button orbits, with Ctrl it looks round; Space + left pans, the right one zooms</source>
        <translation>El botón central orbita, con Ctrl mira alrededor; Espacio + izquierdo desplaza, el derecho acerca y aleja</translation>
    </message>
    <message>
        <source>&amp;Rivers and Ponds</source>
        <translation>&amp;Ríos y estanques</translation>
    </message>
    <message>
        <source>The water of lines: rivers, canals and ponds</source>
        <translation>El agua de las líneas: ríos, canales y estanques</translation>
    </message>
    <message>
        <source>&amp;What Is This?</source>
        <translation>¿&amp;Qué es esto?</translation>
    </message>
    <message>
        <source>Click on any control to read what it does; over one, the key alone says it</source>
        <translation>Haga clic en cualquier control para leer qué hace; con el puntero encima de uno, basta la tecla</translation>
    </message>
    <message>
        <source>&amp;Name This State…</source>
        <translation>Dar &amp;nombre a este estado…</translation>
    </message>
    <message>
        <source>Give a shared terrain as it is now a name, which makes it a version</source>
        <translation>Dar un nombre al terreno compartido tal como está ahora, lo que hace una versión</translation>
    </message>
    <message>
        <source>&amp;Keep an Area for Me…</source>
        <translation>&amp;Reservar una zona para mí…</translation>
    </message>
    <message>
        <source>Keep a part of a shared terrain from the others for a while</source>
        <translation>Reservar una parte de un terreno compartido frente a los demás durante un rato</translation>
    </message>
    <message>
        <source>&amp;Release My Area</source>
        <translation>&amp;Liberar mi zona</translation>
    </message>
    <message>
        <source>Let the others edit the area that you keep</source>
        <translation>Dejar que los demás editen la zona que reserva</translation>
    </message>
    <message>
        <source>Save S&amp;creenshot…</source>
        <translation>Guardar &amp;captura…</translation>
    </message>
    <message>
        <source>Save the view as a PNG picture, without the cursor, also larger than the window</source>
        <translation>Guardar la vista como imagen PNG, sin el cursor, también más grande que la ventana</translation>
    </message>
    <message>
        <source>Ma&amp;nual</source>
        <translation>Ma&amp;nual</translation>
    </message>
    <message>
        <source>Read the manual, with pictures and search</source>
        <translation>Leer el manual, con imágenes y búsqueda</translation>
    </message>
    <message>
        <source>&amp;Manage Team Terrain…</source>
        <translation>Ad&amp;ministrar terreno de equipo…</translation>
    </message>
    <message>
        <source>List, add and remove members of a shared terrain; rename, archive or delete it</source>
        <translation>Ver, añadir y quitar miembros de un terreno compartido; cambiarle el nombre, archivarlo o eliminarlo</translation>
    </message>
    <message>
        <source>From &amp;Vector File…</source>
        <translation>Desde archivo vect&amp;orial…</translation>
    </message>
    <message>
        <source>Select ground by the polygons, lines or points of a vector file</source>
        <translation>Seleccionar suelo con los polígonos, líneas o puntos de un archivo vectorial</translation>
    </message>
    <message>
        <source>Position…</source>
        <translation>Posición…</translation>
    </message>
    <message>
        <source>Type a position for a dab or a stroke of the active brush, or for the view</source>
        <translation>Escribir una posición para una huella o un trazo del pincel activo, o para la vista</translation>
    </message>
    <message>
        <source>By &amp;Coordinates…</source>
        <translation>Por coorde&amp;nadas…</translation>
    </message>
    <message>
        <source>Type the corners of a rectangle, an ellipse or a polygon to select</source>
        <translation>Escribir las esquinas de un rectángulo, una elipse o un polígono para seleccionar</translation>
    </message>
    <message>
        <source>&amp;Unreal Engine…</source>
        <translation>&amp;Unreal Engine…</translation>
    </message>
    <message>
        <source>Export heights, material weights and objects for Unreal Engine</source>
        <translation>Exportar alturas, pesos de materiales y objetos para Unreal Engine</translation>
    </message>
    <message>
        <source>U&amp;nity…</source>
        <translation>U&amp;nity…</translation>
    </message>
    <message>
        <source>Export heights, material weights and objects for Unity</source>
        <translation>Exportar alturas, pesos de materiales y objetos para Unity</translation>
    </message>
    <message>
        <source>&amp;Godot…</source>
        <translation>&amp;Godot…</translation>
    </message>
    <message>
        <source>Export heights, material weights and objects for Godot</source>
        <translation>Exportar alturas, pesos de materiales y objetos para Godot</translation>
    </message>
    <message>
        <source>&amp;Blender…</source>
        <translation>&amp;Blender…</translation>
    </message>
    <message>
        <source>Export the terrain, its materials and objects for Blender</source>
        <translation>Exportar el terreno, sus materiales y objetos para Blender</translation>
    </message>
    <message>
        <source>glT&amp;F…</source>
        <translation>glT&amp;F…</translation>
    </message>
    <message>
        <source>Export the terrain and its objects as one glTF file</source>
        <translation>Exportar el terreno y sus objetos como un solo archivo glTF</translation>
    </message>
    <message>
        <source>By Ra&amp;nge…</source>
        <translation>Por ran&amp;go…</translation>
    </message>
    <message>
        <source>Select ground by a range of slope, height, aspect, curvature, drainage area or noise</source>
        <translation>Seleccionar suelo por un rango de pendiente, altura, orientación, curvatura, cuenca de drenaje o ruido</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>Esta&amp;dísticas</translation>
    </message>
    <message>
        <source>Show the size of the terrain and of its drawing in the view</source>
        <translation>Mostrar el tamaño del terreno y de su dibujo en la vista</translation>
    </message>
    <message>
        <source>&amp;Start Page</source>
        <translation>&amp;Página de inicio</translation>
    </message>
    <message>
        <source>Show recent files, ways to start and what&apos;s new</source>
        <translation>Mostrar archivos recientes, formas de empezar y novedades</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Herramientas</translation>
    </message>
    <message>
        <source>Tool Group: %1</source>
        <translation>Grupo de herramientas: %1</translation>
    </message>
    <message>
        <source>Activate the tool of this group that was active last</source>
        <translation>Activar la última herramienta activa de este grupo</translation>
    </message>
    <message>
        <source>Materials</source>
        <translation>Materiales</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Líneas</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Selección</translation>
    </message>
    <message>
        <source>Previous Tool</source>
        <translation>Herramienta anterior</translation>
    </message>
    <message>
        <source>Activate the previous tool of the active group in the toolbar</source>
        <translation>Activar la herramienta anterior del grupo activo de la barra de herramientas</translation>
    </message>
    <message>
        <source>Next Tool</source>
        <translation>Herramienta siguiente</translation>
    </message>
    <message>
        <source>Activate the next tool of the active group in the toolbar</source>
        <translation>Activar la herramienta siguiente del grupo activo de la barra de herramientas</translation>
    </message>
    <message>
        <source>&amp;New Terrain…</source>
        <translation>Terreno &amp;nuevo…</translation>
    </message>
    <message>
        <source>Import from &amp;URL…</source>
        <translation>Importar desde &amp;URL…</translation>
    </message>
    <message>
        <source>Add Materials</source>
        <translation>Añadir materiales</translation>
    </message>
    <message>
        <source>Add thirteen materials and rules that suit this terrain, and surfaces of its roads</source>
        <translation>Añadir trece materiales y reglas adecuados a este terreno, y superficies de sus carreteras</translation>
    </message>
    <message>
        <source>Add Drape from URL…</source>
        <translation>Añadir cubierta desde URL…</translation>
    </message>
    <message>
        <source>Add Height Stamp</source>
        <translation>Añadir sello de altura</translation>
    </message>
    <message>
        <source>Place an image as a mountain, crater or dune that can be moved, scaled and rotated at any time; drag to set its size</source>
        <translation>Colocar una imagen como montaña, cráter o duna que se puede mover, escalar y girar en cualquier momento; arrastre para fijar su tamaño</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Capas</translation>
    </message>
    <message>
        <source>&amp;Add Layer</source>
        <translation>&amp;Añadir capa</translation>
    </message>
    <message>
        <source>Add a layer above the active one</source>
        <translation>Añadir una capa sobre la activa</translation>
    </message>
    <message>
        <source>Add Gro&amp;up</source>
        <translation>Añadir &amp;grupo</translation>
    </message>
    <message>
        <source>Add an empty group above the active layer</source>
        <translation>Añadir un grupo vacío sobre la capa activa</translation>
    </message>
    <message>
        <source>Dup&amp;licate Layer</source>
        <translation>&amp;Duplicar capa</translation>
    </message>
    <message>
        <source>Copy the active layer or group</source>
        <translation>Copiar la capa o el grupo activos</translation>
    </message>
    <message>
        <source>&amp;Merge Down</source>
        <translation>&amp;Combinar hacia abajo</translation>
    </message>
    <message>
        <source>Merge the active layer with the one under it, or a group into one layer</source>
        <translation>Combinar la capa activa con la que está debajo, o un grupo en una sola capa</translation>
    </message>
    <message>
        <source>&amp;Delete Layer</source>
        <translation>&amp;Eliminar capa</translation>
    </message>
    <message>
        <source>Delete the active layer, or a group with its layers</source>
        <translation>Eliminar la capa activa, o un grupo con sus capas</translation>
    </message>
    <message>
        <source>&amp;Group Layers</source>
        <translation>Agrupar ca&amp;pas</translation>
    </message>
    <message>
        <source>Put the chosen layers into a group; Ctrl+G while the list of layers has the focus</source>
        <translation>Poner las capas elegidas en un grupo; Ctrl+G cuando la lista de capas tiene el foco</translation>
    </message>
    <message>
        <source>U&amp;ngroup Layers</source>
        <translation>De&amp;sagrupar capas</translation>
    </message>
    <message>
        <source>Remove the active group and keep its layers</source>
        <translation>Quitar el grupo activo y conservar sus capas</translation>
    </message>
    <message>
        <source>Select objects, one by one or by a box, and move, turn and scale them; Shift adds, Ctrl subtracts</source>
        <translation>Seleccionar objetos, uno a uno o con un recuadro, y moverlos, girarlos y escalarlos; Mayús añade, Ctrl resta</translation>
    </message>
    <message>
        <source>Draw editable roads, rivers, walls and pads</source>
        <translation>Dibujar carreteras, ríos, muros y plataformas editables</translation>
    </message>
    <message>
        <source>Draw a line that applies the active brush and updates with the terrain</source>
        <translation>Dibujar una línea que aplica el pincel activo y se actualiza con el terreno</translation>
    </message>
    <message>
        <source>Select ground with the brush; Ctrl subtracts</source>
        <translation>Seleccionar suelo con el pincel; Ctrl resta</translation>
    </message>
</context>
<context>
    <name>scarp::AddressFields</name>
    <message>
        <source>%1 – heights</source>
        <translation>%1 – alturas</translation>
    </message>
    <message>
        <source>A raster on the web, an object as s3://…, gs://… or az://…, a STAC item, a .zip, a Zarr folder, or a service as WCS:https://… or WMS:https://…. Passwords and signatures are used, but neither shown nor kept.</source>
        <translation>Un ráster en la web, un objeto como s3://…, gs://… o az://…, un elemento STAC, un .zip, una carpeta Zarr, o un servicio como WCS:https://… o WMS:https://…. Las contraseñas y firmas se usan, pero ni se muestran ni se guardan.</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>&amp;Dirección</translation>
    </message>
    <message>
        <source>Which of the item&apos;s rasters</source>
        <translation>Cuál de los rásteres del elemento</translation>
    </message>
    <message>
        <source>The rasters that the STAC item names</source>
        <translation>Los rásteres que nombra el elemento STAC</translation>
    </message>
    <message>
        <source>Raster</source>
        <translation>Ráster</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Cargar</translation>
    </message>
    <message>
        <source>Waits no longer</source>
        <translation>Deja de esperar</translation>
    </message>
    <message>
        <source>Looks at what is there</source>
        <translation>Mira lo que hay allí</translation>
    </message>
    <message>
        <source>Reading the STAC item</source>
        <translation>Leyendo el elemento STAC</translation>
    </message>
</context>
<context>
    <name>scarp::AdjustPanel</name>
    <message>
        <source>Radius</source>
        <translation>Radio</translation>
    </message>
    <message>
        <source>m</source>
        <translation>m</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Intensidad</translation>
    </message>
    <message>
        <source>Adjust</source>
        <translation>Ajustar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Brush of the stroke</source>
        <translation>Pincel del trazo</translation>
    </message>
    <message>
        <source>%1 falloff</source>
        <translation>Caída: %1</translation>
    </message>
    <message>
        <source>Makes the stroke with these settings, and all that came after it anew, as one step</source>
        <translation>Rehace el trazo con estos ajustes, y todo lo que vino después, en un solo paso</translation>
    </message>
    <message>
        <source>Drag the dots on the ground to bend its path.</source>
        <translation>Arrastre los puntos del suelo para curvar su camino.</translation>
    </message>
    <message>
        <source>Adjust step %1: %2</source>
        <translation>Ajustar el paso %1: %2</translation>
    </message>
    <message>
        <source>Finish the stroke first.</source>
        <translation>Termine primero el trazo.</translation>
    </message>
    <message>
        <source>Adjusting %1</source>
        <translation>Ajustando %1</translation>
    </message>
    <message>
        <source>The terrain was edited meanwhile. Adjust the stroke once more.</source>
        <translation>El terreno se editó entretanto. Ajuste el trazo otra vez.</translation>
    </message>
    <message>
        <source>Adjusting …</source>
        <translation>Ajustando…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>The kind of brush that the stroke is made with instead</source>
        <translation>El tipo de pincel con el que se hace el trazo en su lugar</translation>
    </message>
</context>
<context>
    <name>scarp::AdjustmentSettings</name>
    <message>
        <source>Update</source>
        <translation>Actualizar</translation>
    </message>
    <message>
        <source>Compute the layer from the terrain beneath it</source>
        <translation>Calcular la capa a partir del terreno que hay debajo</translation>
    </message>
    <message>
        <source>Outdated</source>
        <translation>Desactualizada</translation>
    </message>
    <message>
        <source>Up to date</source>
        <translation>Actualizada</translation>
    </message>
    <message>
        <source>Drag a point, or press beside the curve to add one</source>
        <translation>Arrastre un punto, o pulse junto a la curva para añadir uno</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Curva</translation>
    </message>
</context>
<context>
    <name>scarp::AdvancedFields</name>
    <message>
        <source>as the file says</source>
        <translation>como dice el archivo</translation>
    </message>
    <message>
        <source>Unit of the heights</source>
        <translation>Unidad de las alturas</translation>
    </message>
    <message>
        <source>metres</source>
        <translation>metros</translation>
    </message>
    <message>
        <source>feet</source>
        <translation>pies</translation>
    </message>
    <message>
        <source>US survey feet</source>
        <translation>pies topográficos de EE. UU.</translation>
    </message>
    <message>
        <source>kilometres</source>
        <translation>kilómetros</translation>
    </message>
    <message>
        <source>decimetres</source>
        <translation>decímetros</translation>
    </message>
    <message>
        <source>centimetres</source>
        <translation>centímetros</translation>
    </message>
    <message>
        <source>millimetres</source>
        <translation>milímetros</translation>
    </message>
    <message>
        <source>fathoms</source>
        <translation>brazas</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Avanzado</translation>
    </message>
    <message>
        <source>No-data value</source>
        <translation>Valor sin datos</translation>
    </message>
    <message>
        <source>The stored value that stands for a hole; nan where there is none</source>
        <translation>El valor guardado que significa un agujero; nan donde no lo hay</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Escala</translation>
    </message>
    <message>
        <source>Height = stored value · scale + offset</source>
        <translation>Altura = valor guardado · escala + desplazamiento</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Desplazamiento</translation>
    </message>
    <message>
        <source>Overrules what the file says: the unit in a file is wrong more often than one would think</source>
        <translation>Prevalece sobre lo que dice el archivo: la unidad de un archivo es errónea más a menudo de lo que parece</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unidad</translation>
    </message>
    <message>
        <source>Scale 0 would make everything flat</source>
        <translation>La escala 0 lo haría todo plano</translation>
    </message>
    <message>
        <source>What one step of the stored heights is</source>
        <translation>Cuánto vale un paso de las alturas guardadas</translation>
    </message>
    <message>
        <source>Linearise sRGB</source>
        <translation>Linealizar sRGB</translation>
    </message>
    <message>
        <source>Converts the values of a picture that is sRGB-encoded to linear ones</source>
        <translation>Convierte en lineales los valores de una imagen codificada en sRGB</translation>
    </message>
</context>
<context>
    <name>scarp::AlphaCommands</name>
    <message>
        <source>Reading %1</source>
        <translation>Leyendo %1</translation>
    </message>
</context>
<context>
    <name>scarp::AlphaSection</name>
    <message>
        <source>Alpha</source>
        <translation>Alfa</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>No alpha: the circle alone</source>
        <translation>Sin alfa: solo el círculo</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Giro</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>Fijo</translation>
    </message>
    <message>
        <source>Stroke</source>
        <translation>Trazo</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Aleatorio</translation>
    </message>
    <message>
        <source>Always the same way up</source>
        <translation>Siempre hacia el mismo lado</translation>
    </message>
    <message>
        <source>Its top leads the stroke</source>
        <translation>Su parte superior guía el trazo</translation>
    </message>
    <message>
        <source>Another way each dab</source>
        <translation>De otro modo en cada huella</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Ángulo</translation>
    </message>
    <message>
        <source>By which it is turned besides, degrees anticlockwise</source>
        <translation>Cuánto se gira además, grados en sentido antihorario</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Región</translation>
    </message>
    <message>
        <source>Ground that was copied, as a stamp; kept with the brush</source>
        <translation>Suelo copiado, como sello; se guarda con el pincel</translation>
    </message>
    <message>
        <source>Load Alpha Image</source>
        <translation>Cargar imagen alfa</translation>
    </message>
    <message>
        <source>Load a greyscale image or heightmap: PNG, EXR, TIFF, RAW …</source>
        <translation>Cargar una imagen en escala de grises o un mapa de alturas: PNG, EXR, TIFF, RAW …</translation>
    </message>
    <message>
        <source>Images and heightmaps (*.png *.exr *.tif *.tiff *.raw *.r16 *.r32 *.asc *.hgt *.dem);;All files (*)</source>
        <translation>Imágenes y mapas de alturas (*.png *.exr *.tif *.tiff *.raw *.r16 *.r32 *.asc *.hgt *.dem);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Load Image…</source>
        <translation>Cargar imagen…</translation>
    </message>
</context>
<context>
    <name>scarp::AnalysisController</name>
    <message>
        <source>Viewshed</source>
        <translation>Cuenca visual</translation>
    </message>
    <message>
        <source>Sun shadow</source>
        <translation>Sombra solar</translation>
    </message>
    <message>
        <source>Sky visibility</source>
        <translation>Visibilidad del cielo</translation>
    </message>
</context>
<context>
    <name>scarp::AnalysisDock</name>
    <message>
        <source>Analysis</source>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>As light</source>
        <translation>Como luz</translation>
    </message>
    <message>
        <source>Eye height</source>
        <translation>Altura del ojo</translation>
    </message>
    <message>
        <source>Of the observer&apos;s eye above the ground</source>
        <translation>Del ojo del observador sobre el suelo</translation>
    </message>
    <message>
        <source>Target height</source>
        <translation>Altura del objetivo</translation>
    </message>
    <message>
        <source>Of what is looked for above the ground</source>
        <translation>De lo que se busca sobre el suelo</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radio</translation>
    </message>
    <message>
        <source>How far the observer looks over the map</source>
        <translation>Hasta dónde mira el observador sobre el mapa</translation>
    </message>
    <message>
        <source>Azimuth</source>
        <translation>Acimut</translation>
    </message>
    <message>
        <source>Where the sun stands, degrees from the north clockwise</source>
        <translation>Dónde está el sol, grados desde el norte en sentido horario</translation>
    </message>
    <message>
        <source>Elevation</source>
        <translation>Elevación</translation>
    </message>
    <message>
        <source>How high the sun stands, degrees above the horizon</source>
        <translation>A qué altura está el sol, grados sobre el horizonte</translation>
    </message>
    <message>
        <source>Softness</source>
        <translation>Suavidad</translation>
    </message>
    <message>
        <source>Half the sun&apos;s breadth, degrees: 0.27 for the real one, 0 for sharp shadows. Soft ones take longer</source>
        <translation>La mitad de la anchura del sol, grados: 0,27 para el real, 0 para sombras nítidas. Las suaves tardan más</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distancia</translation>
    </message>
    <message>
        <source>Beyond it ground does not hide the sky. The less, the quicker it follows an edit</source>
        <translation>Más allá, el suelo no oculta el cielo. Cuanto menos, antes sigue una edición</translation>
    </message>
    <message>
        <source>Directions</source>
        <translation>Direcciones</translation>
    </message>
    <message>
        <source>In how many directions round the horizon is found</source>
        <translation>En cuántas direcciones se halla el horizonte</translation>
    </message>
    <message>
        <source>Dim the light on the ground by the visible share of the sky, in any shading</source>
        <translation>Atenuar la luz sobre el suelo según la parte visible del cielo, con cualquier sombreado</translation>
    </message>
</context>
<context>
    <name>scarp::AnalysisLegend</name>
    <message>
        <source>in shadow</source>
        <translation>en sombra</translation>
    </message>
    <message>
        <source>in the sun</source>
        <translation>al sol</translation>
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
        <translation>Leyenda</translation>
    </message>
    <message>
        <source>Ground in its own colours is beyond the radius</source>
        <translation>El suelo en sus propios colores está fuera del radio</translation>
    </message>
    <message>
        <source>How much of the sun the ground sees</source>
        <translation>Cuánto sol ve el suelo</translation>
    </message>
    <message>
        <source>How much of the sky&apos;s light falls on the ground</source>
        <translation>Cuánta luz del cielo cae sobre el suelo</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>visto</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>oculto</translation>
    </message>
</context>
<context>
    <name>scarp::AreaFields</name>
    <message>
        <source>all</source>
        <translation>todo</translation>
    </message>
    <message>
        <source>Area, cells and tiles</source>
        <translation>Área, celdas y teselas</translation>
    </message>
    <message>
        <source>First column</source>
        <translation>Primera columna</translation>
    </message>
    <message>
        <source>First row</source>
        <translation>Primera fila</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Resolución</translation>
    </message>
    <message>
        <source>Resample tiles that lie off the common grid</source>
        <translation>Remuestrear las teselas que no encajan en la cuadrícula común</translation>
    </message>
    <message>
        <source>as the file has it</source>
        <translation>como la tiene el archivo</translation>
    </message>
    <message>
        <source>Between two samples. Samples of the file are averaged, as many as stay within it; with other cells it is met exactly</source>
        <translation>Entre dos muestras. Se promedian tantas muestras del archivo como quepan en ella; con otras celdas se cumple exactamente</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Celdas</translation>
    </message>
    <message>
        <source>The file&apos;s own</source>
        <translation>Las del archivo</translation>
    </message>
    <message>
        <source>Square metres in the UTM zone</source>
        <translation>Metros cuadrados en la zona UTM</translation>
    </message>
    <message>
        <source>Keep the cells of the file, or make square ones in the UTM zone of its middle or in a CRS: type its code, such as EPSG:2056</source>
        <translation>Conservar las celdas del archivo, o hacerlas cuadradas en la zona UTM de su centro o en un SRC: escriba su código, como EPSG:2056</translation>
    </message>
    <message>
        <source>Where no tile is</source>
        <translation>Donde no hay tesela</translation>
    </message>
    <message>
        <source>As the names say</source>
        <translation>Como dicen los nombres</translation>
    </message>
    <message>
        <source>Holes</source>
        <translation>Agujeros</translation>
    </message>
    <message>
        <source>Sea, height 0</source>
        <translation>Mar, altura 0</translation>
    </message>
    <message>
        <source>Copernicus has no tiles of the sea; of other tiles those that are missing are holes</source>
        <translation>Copernicus no tiene teselas del mar; de otras, las que faltan son agujeros</translation>
    </message>
    <message numerus="yes">
        <source>and %1 more lines</source>
        <translation>
            <numerusform>y %1 línea más</numerusform>
            <numerusform>y %1 líneas más</numerusform>
        </translation>
    </message>
    <message>
        <source>Square metres in the UTM zone, %1</source>
        <translation>Metros cuadrados en la zona UTM, %1</translation>
    </message>
    <message>
        <source>; west %1, south %2, east %3, north %4</source>
        <translation>; oeste %1, sur %2, este %3, norte %4</translation>
    </message>
    <message>
        <source> in %1</source>
        <translation> en %1</translation>
    </message>
    <message>
        <source>; no vertical datum is said</source>
        <translation>; no se dice ningún datum vertical</translation>
    </message>
    <message>
        <source>; heights: %1</source>
        <translation>; alturas: %1</translation>
    </message>
    <message>
        <source>On the new cells: %1</source>
        <translation>En las celdas nuevas: %1</translation>
    </message>
    <message>
        <source>New cells: %1</source>
        <translation>Celdas nuevas: %1</translation>
    </message>
    <message>
        <source>Where the part begins, from the north-west corner</source>
        <translation>Dónde empieza la parte, desde la esquina noroeste</translation>
    </message>
    <message>
        <source>How many samples the part has</source>
        <translation>Cuántas muestras tiene la parte</translation>
    </message>
    <message>
        <source>%1 × %2 samples, %3</source>
        <translation>%1 × %2 muestras, %3</translation>
    </message>
    <message>
        <source>Tile names</source>
        <translation>Nombres de teselas</translation>
    </message>
    <message>
        <source>by position or number</source>
        <translation>por posición o número</translation>
    </message>
    <message>
        <source>Pattern of the names, such as rock_{x}_{y}. {x}: column from the west; {y}: row from the south; {row}: row from the north; *: any text</source>
        <translation>Patrón de los nombres, como rock_{x}_{y}. {x}: columna desde el oeste; {y}: fila desde el sur; {row}: fila desde el norte; *: cualquier texto</translation>
    </message>
    <message numerus="yes">
        <source>%1 tiles</source>
        <translation>
            <numerusform>%1 tesela</numerusform>
            <numerusform>%1 teselas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: none overlap</source>
        <translation>%1: ninguna se solapa</translation>
    </message>
    <message>
        <source>%1: all agree where they overlap</source>
        <translation>%1: todas coinciden donde se solapan</translation>
    </message>
    <message numerus="yes">
        <source>%1 samples without a tile (sea)</source>
        <translation>
            <numerusform>%1 muestra sin tesela (mar)</numerusform>
            <numerusform>%1 muestras sin tesela (mar)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 samples without a tile (holes)</source>
        <translation>
            <numerusform>%1 muestra sin tesela (agujero)</numerusform>
            <numerusform>%1 muestras sin tesela (agujeros)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scarp::AreaMap</name>
    <message>
        <source>Map of the file: drag a rectangle to read that part</source>
        <translation>Mapa del archivo: arrastre un rectángulo para leer esa parte</translation>
    </message>
    <message>
        <source>Drag a rectangle to read that part only; click to read all again</source>
        <translation>Arrastre un rectángulo para leer solo esa parte; haga clic para volver a leerlo todo</translation>
    </message>
</context>
<context>
    <name>scarp::AssetCommands</name>
    <message>
        <source>Models (%1);;All files (*)</source>
        <translation>Modelos (%1);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Import Models</source>
        <translation>Importar modelos</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>Leyendo %1</translation>
    </message>
    <message>
        <source>Importing a model</source>
        <translation>Importando un modelo</translation>
    </message>
    <message>
        <source>Rename Asset</source>
        <translation>Renombrar recurso</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Tags of %1</source>
        <translation>Etiquetas de %1</translation>
    </message>
    <message>
        <source>Words with commas between</source>
        <translation>Palabras separadas por comas</translation>
    </message>
    <message>
        <source>Replace the Model of %1</source>
        <translation>Reemplazar el modelo de %1</translation>
    </message>
    <message>
        <source>Remove Asset</source>
        <translation>Quitar recurso</translation>
    </message>
    <message>
        <source>Undo brings them back.</source>
        <translation>Deshacer los devuelve.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Saving a model to the library</source>
        <translation>Guardando un modelo en la biblioteca</translation>
    </message>
    <message>
        <source>The library is empty</source>
        <translation>La biblioteca está vacía</translation>
    </message>
    <message>
        <source>Show the Library&apos;s Folder</source>
        <translation>Mostrar la carpeta de la biblioteca</translation>
    </message>
    <message>
        <source>Reading a model</source>
        <translation>Leyendo un modelo</translation>
    </message>
    <message>
        <source>What is being tried on the ground has to be kept or taken back first.</source>
        <translation>Lo que se está probando en el suelo debe aceptarse o retirarse primero.</translation>
    </message>
    <message numerus="yes">
        <source>%1 objects of “%2” are removed too.</source>
        <translation>
            <numerusform>También se quita %1 objeto de «%2».</numerusform>
            <numerusform>También se quitan %1 objetos de «%2».</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scarp::AssetGrid</name>
    <message>
        <source>Place: %1</source>
        <translation>Colocar: %1</translation>
    </message>
    <message>
        <source>Tags: %1</source>
        <translation>Etiquetas: %1</translation>
    </message>
    <message>
        <source>Its model is missing</source>
        <translation>Falta su modelo</translation>
    </message>
    <message>
        <source>Find assets</source>
        <translation>Buscar recursos</translation>
    </message>
    <message>
        <source>Find by name or tag</source>
        <translation>Buscar por nombre o etiqueta</translation>
    </message>
    <message>
        <source>Shows the models whose name or tags have these words</source>
        <translation>Muestra los modelos cuyo nombre o etiquetas tienen estas palabras</translation>
    </message>
</context>
<context>
    <name>scarp::AssetPictures</name>
    <message>
        <source>Drawing pictures of models</source>
        <translation>Dibujando imágenes de modelos</translation>
    </message>
</context>
<context>
    <name>scarp::BrushDock</name>
    <message>
        <source>Brush</source>
        <translation>Pincel</translation>
    </message>
    <message>
        <source>The radius is smaller than a cell (%1): a stroke may touch no sample.</source>
        <translation>El radio es menor que una celda (%1): un trazo puede no tocar ninguna muestra.</translation>
    </message>
</context>
<context>
    <name>scarp::BrushMarks</name>
    <message>
        <source>%1 long, %2 wide
%3° · %4</source>
        <translation>%1 de largo, %2 de ancho
%3° · %4</translation>
    </message>
</context>
<context>
    <name>scarp::BrushProfile</name>
    <message>
        <source>Brush profile</source>
        <translation>Perfil del pincel</translation>
    </message>
    <message>
        <source>The brush cut through its middle: how much of its strength acts from rim to rim</source>
        <translation>El pincel cortado por su centro: cuánta intensidad actúa de borde a borde</translation>
    </message>
</context>
<context>
    <name>scarp::ChoiceRow</name>
    <message>
        <source>One of these: %1</source>
        <translation>Uno de estos: %1</translation>
    </message>
</context>
<context>
    <name>scarp::CommandPalette</name>
    <message>
        <source>Find a Command</source>
        <translation>Buscar una orden</translation>
    </message>
    <message>
        <source>What do you want to do? A few words, such as “make it flat”</source>
        <translation>¿Qué quiere hacer? Unas palabras, como «ponlo llano»</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>¿Qué quiere hacer?</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Órdenes</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>ahora no</translation>
    </message>
    <message>
        <source>Nothing is known by these words.</source>
        <translation>No se conoce nada con estas palabras.</translation>
    </message>
    <message>
        <source>A few words find anything that can be done; Enter does the first</source>
        <translation>Unas pocas palabras encuentran todo lo que se puede hacer; Intro hace lo primero</translation>
    </message>
</context>
<context>
    <name>scarp::CompareController</name>
    <message>
        <source>Projects (*.scarp)</source>
        <translation>Proyectos (*.scarp)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparar con</translation>
    </message>
    <message>
        <source>Comparing with %1</source>
        <translation>Comparando con %1</translation>
    </message>
</context>
<context>
    <name>scarp::CompareDock</name>
    <message>
        <source>Only here — %1</source>
        <translation>Solo aquí — %1</translation>
    </message>
    <message>
        <source>Only there — %1</source>
        <translation>Solo allí — %1</translation>
    </message>
    <message>
        <source>Different — %1</source>
        <translation>Distinto — %1</translation>
    </message>
    <message numerus="yes">
        <source>The heights are the same at all %1 samples.</source>
        <translation>
            <numerusform>Las alturas son iguales en %1 muestra.</numerusform>
            <numerusform>Las alturas son iguales en las %1 muestras.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 samples differ.
Lowest %3, highest %4.
Mean %5, root mean square %6.</source>
        <translation>
            <numerusform>Difiere %1 de %2 muestra.
Mínima %3, máxima %4.
Media %5, media cuadrática %6.</numerusform>
            <numerusform>Difieren %1 de %2 muestras.
Mínima %3, máxima %4.
Media %5, media cuadrática %6.</numerusform>
        </translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Diferencias</translation>
    </message>
    <message>
        <source>End Comparison</source>
        <translation>Terminar comparación</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>Lo que difiere</translation>
    </message>
    <message>
        <source>A click or Enter moves the camera there</source>
        <translation>Un clic o Intro lleva la cámara allí</translation>
    </message>
    <message>
        <source>This terrain and %1</source>
        <translation>Este terreno y %1</translation>
    </message>
    <message>
        <source>It is at no place of its own</source>
        <translation>No está en ningún lugar propio</translation>
    </message>
    <message>
        <source>Greatest difference of heights: %1</source>
        <translation>Mayor diferencia de alturas: %1</translation>
    </message>
    <message>
        <source>&amp;Go There</source>
        <translation>&amp;Ir allí</translation>
    </message>
    <message>
        <source>The ground has its own colours again</source>
        <translation>El suelo vuelve a tener sus propios colores</translation>
    </message>
    <message>
        <source>
Holes only here: %1, only there: %2.</source>
        <translation>
Agujeros solo aquí: %1, solo allí: %2.</translation>
    </message>
</context>
<context>
    <name>scarp::CompareLegend</name>
    <message>
        <source>the same</source>
        <translation>igual</translation>
    </message>
    <message>
        <source>Orange: lower by %1 or more; blue: higher by %1 or more</source>
        <translation>Naranja: más bajo en %1 o más; azul: más alto en %1 o más</translation>
    </message>
</context>
<context>
    <name>scarp::Compass</name>
    <message>
        <source>Face north</source>
        <translation>Mirar al norte</translation>
    </message>
    <message>
        <source>Face east</source>
        <translation>Mirar al este</translation>
    </message>
    <message>
        <source>Face south</source>
        <translation>Mirar al sur</translation>
    </message>
    <message>
        <source>Face west</source>
        <translation>Mirar al oeste</translation>
    </message>
    <message>
        <source>From above; once more: slanting again</source>
        <translation>Desde arriba; otra vez: inclinada de nuevo</translation>
    </message>
    <message>
        <source>E</source>
        <translation>E</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>W</source>
        <translation>O</translation>
    </message>
    <message>
        <source>Compass</source>
        <translation>Brújula</translation>
    </message>
    <message>
        <source>Where north is. A click on a letter looks that way, a click in the middle from above and back</source>
        <translation>Dónde está el norte. Un clic en una letra mira hacia allí, un clic en el centro, desde arriba y de vuelta</translation>
    </message>
</context>
<context>
    <name>scarp::ConditionEditor</name>
    <message>
        <source>Curve</source>
        <translation>Curva</translation>
    </message>
    <message>
        <source>A curve over the range in place of soft ends</source>
        <translation>Una curva sobre el rango en lugar de extremos suaves</translation>
    </message>
    <message>
        <source>Not</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Where this does not hold</source>
        <translation>Donde esto no se cumple</translation>
    </message>
    <message>
        <source>Remove this condition</source>
        <translation>Quitar esta condición</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radio</translation>
    </message>
    <message>
        <source>Of the surroundings that the ground is compared with</source>
        <translation>Del entorno con que se compara el suelo</translation>
    </message>
    <message>
        <source>Water level</source>
        <translation>Nivel del agua</translation>
    </message>
    <message>
        <source>Ground that is not higher counts as water</source>
        <translation>El suelo que no es más alto cuenta como agua</translation>
    </message>
    <message>
        <source>Look around</source>
        <translation>Buscar alrededor</translation>
    </message>
    <message>
        <source>How far water is looked for; at most 256 samples</source>
        <translation>Hasta dónde se busca agua; como mucho 256 muestras</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>Ruido</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Escala</translation>
    </message>
    <message>
        <source>From crest to crest of the coarsest noise</source>
        <translation>De cresta a cresta del ruido más grueso</translation>
    </message>
    <message>
        <source>Octaves</source>
        <translation>Octavas</translation>
    </message>
    <message>
        <source>How many finer noises lie over it</source>
        <translation>Cuántos ruidos más finos hay encima</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Another number gives another noise</source>
        <translation>Otro número da otro ruido</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Selección</translation>
    </message>
    <message>
        <source>A selection that is kept with the terrain</source>
        <translation>Una selección guardada con el terreno</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Hasta</translation>
    </message>
    <message>
        <source>It holds from here</source>
        <translation>Vale desde aquí</translation>
    </message>
    <message>
        <source>It holds up to here</source>
        <translation>Vale hasta aquí</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>Suave</translation>
    </message>
    <message>
        <source>Below the range it fades out over so much</source>
        <translation>Por debajo del rango se desvanece a lo largo de esto</translation>
    </message>
    <message>
        <source>Above the range it fades out over so much</source>
        <translation>Por encima del rango se desvanece a lo largo de esto</translation>
    </message>
</context>
<context>
    <name>scarp::ConditionList</name>
    <message>
        <source>Add Condition</source>
        <translation>Añadir condición</translation>
    </message>
    <message>
        <source>Only where the ground is high, steep, wet, … too</source>
        <translation>Solo donde el suelo también es alto, empinado, húmedo, …</translation>
    </message>
    <message>
        <source>Saved Selection</source>
        <translation>Selección guardada</translation>
    </message>
</context>
<context>
    <name>scarp::Console</name>
    <message>
        <source>Console</source>
        <translation>Consola</translation>
    </message>
    <message>
        <source>What has been done, as</source>
        <translation>Lo que se ha hecho, como</translation>
    </message>
    <message>
        <source>a script</source>
        <translation>un script</translation>
    </message>
    <message>
        <source>A script is for scarp run and for Edit → Scripts, Python for its module scarp</source>
        <translation>Un script es para scarp run y para Editar → Scripts, Python para su módulo scarp</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy all of it</source>
        <translation>Copiar todo</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>Save all of it; scripts in the folder of scripts are listed under Edit → Scripts</source>
        <translation>Guardar todo; los scripts de la carpeta de scripts aparecen en Editar → Scripts</translation>
    </message>
    <message>
        <source>What has been done</source>
        <translation>Lo que se ha hecho</translation>
    </message>
    <message>
        <source>Each step of the history that a script can have, up to the present one</source>
        <translation>Cada paso del historial que puede tener un script, hasta el actual</translation>
    </message>
    <message>
        <source>An operation to do</source>
        <translation>Una operación que hacer</translation>
    </message>
    <message>
        <source>An operation as scripts have it; Enter does it</source>
        <translation>Una operación tal como la tienen los scripts; Intro la hace</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ejecutar</translation>
    </message>
    <message>
        <source>Do the operation, as one step of the history</source>
        <translation>Hacer la operación, como un paso del historial</translation>
    </message>
    <message numerus="yes">
        <source>%n steps are not shown: too many, or made of data that no script has.</source>
        <translation>
            <numerusform>No se muestran %n pasos: son demasiados o están hechos de datos que ningún script tiene.</numerusform>
            <numerusform>No se muestran %n pasos: son demasiados o están hechos de datos que ningún script tiene.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save Script</source>
        <translation>Guardar script</translation>
    </message>
    <message>
        <source>Scripts (*.json)</source>
        <translation>Scripts (*.json)</translation>
    </message>
    <message>
        <source>Python (*.py)</source>
        <translation>Python (*.py)</translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2</source>
        <translation>No se puede escribir «%1»: %2</translation>
    </message>
    <message>
        <source>Running an operation</source>
        <translation>Ejecutando una operación</translation>
    </message>
</context>
<context>
    <name>scarp::CoordinatesField</name>
    <message>
        <source>Coordinates</source>
        <translation>Coordenadas</translation>
    </message>
    <message>
        <source>Choose the coordinates of the positions</source>
        <translation>Elegir las coordenadas de las posiciones</translation>
    </message>
    <message>
        <source>Terrain: metres from its middle</source>
        <translation>Terreno: metros desde su centro</translation>
    </message>
    <message>
        <source>World: %1</source>
        <translation>Mundo: %1</translation>
    </message>
    <message>
        <source>World: coordinates of the file</source>
        <translation>Mundo: coordenadas del archivo</translation>
    </message>
    <message>
        <source>“%1” is not a position. Type two numbers, such as %2.</source>
        <translation>«%1» no es una posición. Escriba dos números, como %2.</translation>
    </message>
    <message>
        <source>Type a position: two numbers, such as %1.</source>
        <translation>Escriba una posición: dos números, como %1.</translation>
    </message>
    <message>
        <source>%1 to %2 east, %3 to %4 north</source>
        <translation>este de %1 a %2, norte de %3 a %4</translation>
    </message>
</context>
<context>
    <name>scarp::CrashReportDialog</name>
    <message>
        <source>Crash Report</source>
        <translation>Informe de fallo</translation>
    </message>
    <message>
        <source>Scarp closed unexpectedly, %1. This is where it was then. Nothing of it is sent anywhere: copy it where you tell of the fault, with the system report that the Help menu has.</source>
        <translation>Scarp se cerró de forma inesperada, %1. Aquí dice dónde estaba entonces. Nada de esto se envía a ninguna parte: cópielo donde informe del fallo, con el informe del sistema del menú Ayuda.</translation>
    </message>
    <message>
        <source>Crash report</source>
        <translation>Informe de fallo</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Copiar el informe</translation>
    </message>
    <message>
        <source>Open Folder</source>
        <translation>Abrir carpeta</translation>
    </message>
    <message>
        <source>Show the folder that it lies in</source>
        <translation>Mostrar la carpeta en que está</translation>
    </message>
    <message>
        <source>What the program was doing; nothing of it is sent anywhere</source>
        <translation>Lo que estaba haciendo el programa; nada de ello se envía a ninguna parte</translation>
    </message>
</context>
<context>
    <name>scarp::CropDialog</name>
    <message>
        <source>Drag the sides, the corners or the inside on the ground. Enter crops.</source>
        <translation>Arrastre los lados, las esquinas o el interior en el suelo. Intro recorta.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>A size that an engine takes, around the same middle</source>
        <translation>Un tamaño que acepta un motor, con el mismo centro</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Cualquiera</translation>
    </message>
</context>
<context>
    <name>scarp::CurveEditor</name>
    <message>
        <source>Curve</source>
        <translation>Curva</translation>
    </message>
    <message>
        <source>Drag a point; press beside the points for a new one; pull it out or double-click it to remove it</source>
        <translation>Arrastre un punto; pulse junto a los puntos para uno nuevo; sáquelo o haga doble clic para quitarlo</translation>
    </message>
</context>
<context>
    <name>scarp::DamageDialog</name>
    <message>
        <source>an earlier saved state</source>
        <translation>un estado guardado anterior</translation>
    </message>
    <message>
        <source>holes</source>
        <translation>agujeros</translation>
    </message>
    <message>
        <source>what the recovery journal had</source>
        <translation>lo que tenía el diario de recuperación</translation>
    </message>
    <message>
        <source>built anew: as it was</source>
        <translation>reconstruido: como estaba</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>Damage in %1</source>
        <translation>Daños en %1</translation>
    </message>
    <message>
        <source>What is odd about this project:</source>
        <translation>Lo que hay de extraño en este proyecto:</translation>
    </message>
    <message>
        <source>Not everything in this project is what was saved. What is sound was opened; the list says what is not, and what stands there now. The file itself is untouched: the next save writes a new one and keeps this one beside it.</source>
        <translation>No todo en este proyecto es lo que se guardó. Lo que está sano se abrió; la lista dice qué no lo está, y qué hay ahora en su lugar. El archivo en sí no se ha tocado: al guardar se escribe uno nuevo y se conserva este al lado.</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Dañado</translation>
    </message>
    <message>
        <source>In its place</source>
        <translation>En su lugar</translation>
    </message>
    <message>
        <source>Copy List</source>
        <translation>Copiar lista</translation>
    </message>
</context>
<context>
    <name>scarp::DockTitles</name>
    <message>
        <source>Close %1</source>
        <translation>Cerrar %1</translation>
    </message>
    <message>
        <source>Close this panel; View, Panels brings %1 back</source>
        <translation>Cerrar este panel; Ver, Paneles devuelve %1</translation>
    </message>
    <message>
        <source>Float or Dock %1</source>
        <translation>Desacoplar o acoplar %1</translation>
    </message>
    <message>
        <source>Float this panel in a window, or dock it again</source>
        <translation>Desacoplar este panel en una ventana, o volver a acoplarlo</translation>
    </message>
    <message>
        <source>Drag a tab to move its panel or to float it. Double-click to float the panel, middle-click to close it, right-click for a menu.</source>
        <translation>Arrastre una pestaña para mover su panel o desacoplarlo. Doble clic para desacoplar el panel, clic central para cerrarlo, clic derecho para un menú.</translation>
    </message>
    <message>
        <source>Float</source>
        <translation>Desacoplar</translation>
    </message>
    <message>
        <source>Dock</source>
        <translation>Acoplar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Close Others</source>
        <translation>Cerrar los demás</translation>
    </message>
    <message>
        <source>Move to Left</source>
        <translation>Mover a la izquierda</translation>
    </message>
    <message>
        <source>Move to Right</source>
        <translation>Mover a la derecha</translation>
    </message>
    <message>
        <source>Move to Bottom</source>
        <translation>Mover abajo</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Paneles</translation>
    </message>
</context>
<context>
    <name>scarp::DocumentJournal</name>
    <message>
        <source>A crash would lose what you do now: %1</source>
        <translation>Un fallo perdería lo que haga ahora: %1</translation>
    </message>
</context>
<context>
    <name>scarp::DrapeAddressDialog</name>
    <message>
        <source>Add Drape from Address</source>
        <translation>Añadir cubierta de una dirección</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>A picture or map on the web (https://….tif), a STAC item, or a map service as WMS:https://… or WMTS:https://…. What lies on the terrain is taken into the project.</source>
        <translation>Una imagen o un mapa en la web (https://….tif), un elemento STAC, o un servicio de mapas como WMS:https://… o WMTS:https://…. Lo que está sobre el terreno se toma en el proyecto.</translation>
    </message>
</context>
<context>
    <name>scarp::DrapeCommands</name>
    <message>
        <source>Pictures and maps (%1);;All files (*)</source>
        <translation>Imágenes y mapas (%1);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Add Drape</source>
        <translation>Añadir cubierta</translation>
    </message>
    <message>
        <source>What is being tried on the ground has to be kept or taken back first.</source>
        <translation>Lo que se está probando en el suelo debe aceptarse o retirarse primero.</translation>
    </message>
    <message>
        <source>Fetching %1</source>
        <translation>Obteniendo %1</translation>
    </message>
    <message>
        <source>Find Picture</source>
        <translation>Buscar imagen</translation>
    </message>
    <message>
        <source>Taking %1 into the project</source>
        <translation>Tomando %1 en el proyecto</translation>
    </message>
    <message>
        <source>Looking at %1</source>
        <translation>Examinando %1</translation>
    </message>
    <message>
        <source>Open or Add</source>
        <translation>Abrir o añadir</translation>
    </message>
    <message>
        <source>What is “%1” to be?</source>
        <translation>¿Qué debe ser «%1»?</translation>
    </message>
    <message>
        <source>A drape is a picture that lies over this terrain. A terrain opens in place of this one.</source>
        <translation>Una cubierta es una imagen que está sobre este terreno. Un terreno se abre en lugar de este.</translation>
    </message>
    <message>
        <source>Add as Drape</source>
        <translation>Añadir como cubierta</translation>
    </message>
    <message>
        <source>Open as Terrain</source>
        <translation>Abrir como terreno</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>Leyendo %1</translation>
    </message>
</context>
<context>
    <name>scarp::DrapeView</name>
    <message>
        <source>Opening %1</source>
        <translation>Abriendo %1</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>Leyendo %1</translation>
    </message>
    <message>
        <source>%1 lies outside of the project&apos;s folder. It is read only if you say so.</source>
        <translation>%1 está fuera de la carpeta del proyecto. Solo se lee si usted lo permite.</translation>
    </message>
    <message>
        <source>It lies beside this terrain, not over it.</source>
        <translation>Está junto a este terreno, no sobre él.</translation>
    </message>
    <message>
        <source>, from corner to corner: it has no place in the world that fits</source>
        <translation>, de esquina a esquina: no tiene un lugar en el mundo que encaje</translation>
    </message>
    <message>
        <source>; the file has changed since it was added</source>
        <translation>; el archivo ha cambiado desde que se añadió</translation>
    </message>
    <message>
        <source>Drape “%1” is not shown. %2</source>
        <translation>La cubierta «%1» no se muestra. %2</translation>
    </message>
    <message>
        <source>In the project: %1 × %2 pixels</source>
        <translation>En el proyecto: %1 × %2 píxeles</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 píxeles</translation>
    </message>
</context>
<context>
    <name>scarp::DrapesDock</name>
    <message>
        <source>Drapes</source>
        <translation>Cubiertas</translation>
    </message>
    <message>
        <source>How much of the picture lies on the ground</source>
        <translation>Cuánto de la imagen se ve sobre el suelo</translation>
    </message>
    <message>
        <source>A drape is a picture that lies over the ground: an orthophoto, a map, or a raster of numbers, in any coordinate system. It stays in its file, or is kept in the project.</source>
        <translation>Una cubierta es una imagen sobre el suelo: una ortofoto, un mapa o un ráster de números, en cualquier sistema de coordenadas. Queda en su archivo o se guarda en el proyecto.</translation>
    </message>
    <message>
        <source>Drapes, the uppermost first</source>
        <translation>Cubiertas, la de más arriba primero</translation>
    </message>
    <message>
        <source>Add a picture over the ground…</source>
        <translation>Añadir una imagen sobre el suelo…</translation>
    </message>
    <message>
        <source>Go to where the drape lies</source>
        <translation>Ir a donde está la cubierta</translation>
    </message>
    <message>
        <source>Put the drape over the next one</source>
        <translation>Poner la cubierta encima de la siguiente</translation>
    </message>
    <message>
        <source>Put the drape under the one below</source>
        <translation>Poner la cubierta debajo de la inferior</translation>
    </message>
    <message>
        <source>Remove the drape; its file stays</source>
        <translation>Quitar la cubierta; su archivo queda</translation>
    </message>
    <message>
        <source>What is being tried on the ground has to be kept or taken back first.</source>
        <translation>Lo que se está probando en el suelo debe aceptarse o retirarse primero.</translation>
    </message>
    <message>
        <source>Hidden, and not read yet.</source>
        <translation>Oculta, y aún no leída.</translation>
    </message>
    <message>
        <source>. The colours of this look stand for numbers: it shows no drapes.</source>
        <translation>. Los colores de este aspecto representan números: no muestra cubiertas.</translation>
    </message>
    <message>
        <source>Read It</source>
        <translation>Leerla</translation>
    </message>
    <message>
        <source>Find Picture…</source>
        <translation>Buscar imagen…</translation>
    </message>
    <message>
        <source>Use File Again</source>
        <translation>Usar el archivo otra vez</translation>
    </message>
    <message>
        <source>Keep in Project</source>
        <translation>Guardar en el proyecto</translation>
    </message>
    <message>
        <source>The project holds the picture no longer and shows the file %1</source>
        <translation>El proyecto ya no contiene la imagen y muestra el archivo %1</translation>
    </message>
    <message>
        <source>The project holds the part of the picture that lies on the terrain: it opens without the file, on other machines too</source>
        <translation>El proyecto contiene la parte de la imagen que está sobre el terreno: se abre sin el archivo, también en otros equipos</translation>
    </message>
    <message>
        <source>Pictures over the ground, the uppermost first. The mark shows and hides one, a double click renames it, a right click offers more</source>
        <translation>Imágenes sobre el suelo, la de más arriba primero. La marca muestra y oculta una, un doble clic la renombra, un clic derecho ofrece más</translation>
    </message>
    <message>
        <source>Import Heights…</source>
        <translation>Importar alturas…</translation>
    </message>
    <message>
        <source>Choose units, channel, layout and other import options for the values of the file; the project keeps their colours</source>
        <translation>Elegir unidades, canal, formato y otras opciones de importación para los valores del archivo; el proyecto conserva sus colores</translation>
    </message>
    <message>
        <source>Select a drape in the list first</source>
        <translation>Seleccione primero una cubierta de la lista</translation>
    </message>
    <message>
        <source>The drape is the uppermost</source>
        <translation>La cubierta es la de más arriba</translation>
    </message>
    <message>
        <source>The drape is the lowest</source>
        <translation>La cubierta es la de más abajo</translation>
    </message>
    <message>
        <source>The drape is not shown</source>
        <translation>La cubierta no se muestra</translation>
    </message>
</context>
<context>
    <name>scarp::EditorDocument</name>
    <message>
        <source>Lines</source>
        <translation>Líneas</translation>
    </message>
    <message>
        <source>Asphalt</source>
        <translation>Asfalto</translation>
    </message>
</context>
<context>
    <name>scarp::EngineSettingsBox</name>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy the settings</source>
        <translation>Copiar los ajustes</translation>
    </message>
    <message>
        <source>Working out the settings for %1…</source>
        <translation>Calculando los ajustes para %1…</translation>
    </message>
    <message>
        <source>Settings in %1</source>
        <translation>Ajustes en %1</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Copy what to type into the engine</source>
        <translation>Copiar lo que hay que escribir en el motor</translation>
    </message>
</context>
<context>
    <name>scarp::EngineSizeBox</name>
    <message>
        <source>Resample on export to</source>
        <translation>Remuestrear al exportar a</translation>
    </message>
    <message>
        <source>Export as it is</source>
        <translation>Exportar como está</translation>
    </message>
    <message>
        <source>Size to resample to</source>
        <translation>Tamaño al que remuestrear</translation>
    </message>
    <message>
        <source>The file gets so many samples over the same ground; the terrain here stays as it is</source>
        <translation>El archivo recibe tantas muestras sobre el mismo suelo; el terreno de aquí queda como está</translation>
    </message>
    <message>
        <source>The engine may refuse the file, or crop or stretch it</source>
        <translation>El motor puede rechazar el archivo, recortarlo o estirarlo</translation>
    </message>
    <message>
        <source>Cells of %1 in place of %2.</source>
        <translation>Celdas de %1 en lugar de %2.</translation>
    </message>
    <message>
        <source>The terrain keeps its length and width; Terrain → Crop… keeps the cells instead.</source>
        <translation>El terreno conserva su largo y ancho; Terreno → Recortar… conserva en cambio las celdas.</translation>
    </message>
    <message>
        <source>Heights change by %1 at most, 99 % of them by %2 or less, by %3 on average.</source>
        <translation>Las alturas cambian como mucho %1, el 99 % de ellas %2 o menos, de media %3.</translation>
    </message>
    <message>
        <source>Working out how far the heights change…</source>
        <translation>Calculando cuánto cambian las alturas…</translation>
    </message>
    <message>
        <source>Sizes that the engine takes; the nearest is proposed</source>
        <translation>Tamaños que acepta el motor; se propone el más cercano</translation>
    </message>
</context>
<context>
    <name>scarp::ExportCommands</name>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation>Exportando %1</translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>Detalles…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Export Again</source>
        <translation>Exportar de nuevo</translation>
    </message>
    <message>
        <source>The project exports to places that you have not confirmed on this computer. Files that are there are replaced.</source>
        <translation>El proyecto exporta a ubicaciones que aún no ha confirmado en este equipo. Los archivos existentes se reemplazan.</translation>
    </message>
    <message>
        <source> and %1 more</source>
        <translation> y %1 más</translation>
    </message>
    <message>
        <source>Exporting again</source>
        <translation>Exportando de nuevo</translation>
    </message>
    <message>
        <source>largest error %1</source>
        <translation>mayor error %1</translation>
    </message>
    <message numerus="yes">
        <source>Exported %1 and verified %2 files.</source>
        <translation>
            <numerusform>Se ha exportado %1 y verificado %2 archivo.</numerusform>
            <numerusform>Se ha exportado %1 y verificado %2 archivos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open Folder</source>
        <translation>Abrir carpeta</translation>
    </message>
    <message numerus="yes">
        <source>Does not include %1 placed objects (use File → Export → Objects…).</source>
        <translation>
            <numerusform>No incluye %1 objeto colocado (use Archivo → Exportar → Objetos…).</numerusform>
            <numerusform>No incluye %1 objetos colocados (use Archivo → Exportar → Objetos…).</numerusform>
        </translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
</context>
<context>
    <name>scarp::ExportDialog</name>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>Más bajo</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>Más alto</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>to</source>
        <translation>a</translation>
    </message>
    <message>
        <source>Keep as</source>
        <translation>Conservar como</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Reemplazar</translation>
    </message>
    <message>
        <source>The range&apos;s lowest height is above its highest</source>
        <translation>La altura mínima del rango está por encima de la máxima</translation>
    </message>
    <message>
        <source>%1 is a folder</source>
        <translation>%1 es una carpeta</translation>
    </message>
    <message>
        <source>%1: there is no such folder</source>
        <translation>%1: no existe esa carpeta</translation>
    </message>
    <message>
        <source>The height of the first step</source>
        <translation>La altura del primer paso</translation>
    </message>
    <message>
        <source>The height of the last step</source>
        <translation>La altura del último paso</translation>
    </message>
    <message>
        <source>The format of the file</source>
        <translation>El formato del archivo</translation>
    </message>
    <message>
        <source>The export was cancelled; nothing was written</source>
        <translation>La exportación se canceló; no se escribió nada</translation>
    </message>
    <message>
        <source>Keep with the project as</source>
        <translation>Conservar con el proyecto como</translation>
    </message>
    <message>
        <source>These choices stay with the project under this name; File → Export Again does all that are kept</source>
        <translation>Estas opciones quedan con el proyecto bajo este nombre; Archivo → Exportar de nuevo ejecuta todas las guardadas</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>All of the terrain, or the box about the selection</source>
        <translation>Todo el terreno, o el recuadro que rodea la selección</translation>
    </message>
    <message>
        <source>The whole terrain</source>
        <translation>Todo el terreno</translation>
    </message>
    <message>
        <source>The selection&apos;s box</source>
        <translation>El recuadro de la selección</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>%1 already exists and will be overwritten.</source>
        <translation>%1 ya existe y se sobrescribirá.</translation>
    </message>
    <message>
        <source>Enter the file to export to, or browse for one</source>
        <translation>Escriba el archivo al que exportar, o búsquelo</translation>
    </message>
    <message>
        <source>Enter the folder to export to, or browse for one</source>
        <translation>Escriba la carpeta a la que exportar, o búsquela</translation>
    </message>
    <message>
        <source>%1 is a file, not a folder</source>
        <translation>%1 es un archivo, no una carpeta</translation>
    </message>
    <message>
        <source>“.%1” is not a supported file format. Use %2</source>
        <translation>«.%1» no es un formato de archivo admitido. Use %2</translation>
    </message>
    <message>
        <source>Name (used by Export Again)</source>
        <translation>Nombre (para «Exportar de nuevo»)</translation>
    </message>
    <message>
        <source>%1 is not empty. Files of the same names will be overwritten.</source>
        <translation>%1 no está vacía. Los archivos con el mismo nombre se sobrescribirán.</translation>
    </message>
</context>
<context>
    <name>scarp::FileCommands</name>
    <message>
        <source>Projects and elevation data</source>
        <translation>Proyectos y datos de elevación</translation>
    </message>
    <message>
        <source>Scarp projects</source>
        <translation>Proyectos de Scarp</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Sin título</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Generating terrain (%1)</source>
        <translation>Generando el terreno (%1)</translation>
    </message>
</context>
<context>
    <name>scarp::FilterDialog</name>
    <message>
        <source>%1 — Base</source>
        <translation>%1 — Base</translation>
    </message>
    <message>
        <source>%1 — Layer “%2”</source>
        <translation>%1 — Capa «%2»</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>Preview on the ground</source>
        <translation>Vista previa en el suelo</translation>
    </message>
    <message>
        <source>Shows on the ground what Apply would do; nothing of it stays after Cancel</source>
        <translation>Muestra en el suelo lo que haría Aplicar; nada de ello queda tras Cancelar</translation>
    </message>
    <message>
        <source>Add as Layer</source>
        <translation>Añadir como capa</translation>
    </message>
    <message>
        <source>Add an adjustment layer with these settings, which can be changed later</source>
        <translation>Añadir una capa de ajuste con estos ajustes, que se pueden cambiar más tarde</translation>
    </message>
</context>
<context>
    <name>scarp::FilterPreview</name>
    <message>
        <source>Previewing</source>
        <translation>Preparando la vista previa</translation>
    </message>
</context>
<context>
    <name>scarp::FoldingSection</name>
    <message>
        <source>Something here is not as it is at first</source>
        <translation>Algo aquí no está como al principio</translation>
    </message>
    <message>
        <source>Back to how this is at first</source>
        <translation>Volver a como está al principio</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>Restablecer %1</translation>
    </message>
    <message>
        <source>Folds this part of the panel away and out again</source>
        <translation>Pliega esta parte del panel y la vuelve a desplegar</translation>
    </message>
</context>
<context>
    <name>scarp::FormDialog</name>
    <message>
        <source>%1: “%2” is not a number</source>
        <translation>%1: «%2» no es un número</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Examinar…</translation>
    </message>
    <message>
        <source>A path on this machine</source>
        <translation>Una ruta en este equipo</translation>
    </message>
    <message>
        <source>Choose the path in a dialog</source>
        <translation>Elegir la ruta en un diálogo</translation>
    </message>
</context>
<context>
    <name>scarp::GroundFields</name>
    <message>
        <source>North</source>
        <translation>Norte</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Sur</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>Como está</translation>
    </message>
    <message>
        <source>Flipped</source>
        <translation>Volteado</translation>
    </message>
    <message>
        <source>The first row of the file is the northern edge: as images are seen</source>
        <translation>La primera fila del archivo es el borde norte: como se ven las imágenes</translation>
    </message>
    <message>
        <source>The first row of the file is the southern edge: as Unity writes it</source>
        <translation>La primera fila del archivo es el borde sur: como escribe Unity</translation>
    </message>
    <message>
        <source>North and south change places</source>
        <translation>Norte y sur cambian de lugar</translation>
    </message>
    <message>
        <source>First row is</source>
        <translation>La primera fila es</translation>
    </message>
    <message>
        <source>North and south</source>
        <translation>Norte y sur</translation>
    </message>
    <message>
        <source>Water at</source>
        <translation>Agua a</translation>
    </message>
    <message>
        <source>Show a sheet of water at this height</source>
        <translation>Mostrar una lámina de agua a esta altura</translation>
    </message>
    <message>
        <source>Sea level</source>
        <translation>Nivel del mar</translation>
    </message>
    <message>
        <source>Lowest height</source>
        <translation>Altura mínima</translation>
    </message>
    <message>
        <source>Highest height</source>
        <translation>Altura máxima</translation>
    </message>
    <message>
        <source>to</source>
        <translation>a</translation>
    </message>
    <message>
        <source>The height of the darkest sample</source>
        <translation>La altura de la muestra más oscura</translation>
    </message>
    <message>
        <source>The height of the brightest sample</source>
        <translation>La altura de la muestra más clara</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Anchura</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profundidad</translation>
    </message>
    <message>
        <source>Cell size</source>
        <translation>Tamaño de celda</translation>
    </message>
    <message>
        <source>West to east</source>
        <translation>De oeste a este</translation>
    </message>
    <message>
        <source>South to north</source>
        <translation>De sur a norte</translation>
    </message>
    <message>
        <source>Between two samples</source>
        <translation>Entre dos muestras</translation>
    </message>
    <message>
        <source>The lowest height is above the highest</source>
        <translation>La altura mínima está por encima de la máxima</translation>
    </message>
    <message>
        <source>The height of the water</source>
        <translation>La altura del agua</translation>
    </message>
    <message>
        <source>Heights</source>
        <translation>Alturas</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
</context>
<context>
    <name>scarp::GroundMenu</name>
    <message numerus="yes">
        <source>%1 objects</source>
        <translation>
            <numerusform>%1 objeto</numerusform>
            <numerusform>%1 objetos</numerusform>
        </translation>
    </message>
    <message>
        <source>Set &amp;Height to This Height</source>
        <translation>Fijar «Fijar &amp;altura» en esta altura</translation>
    </message>
    <message>
        <source>Cl&amp;one from Here</source>
        <translation>Cl&amp;onar desde aquí</translation>
    </message>
    <message>
        <source>&amp;Place Object Here</source>
        <translation>Colocar &amp;objeto aquí</translation>
    </message>
    <message>
        <source>&amp;Measure from Here</source>
        <translation>&amp;Medir desde aquí</translation>
    </message>
    <message>
        <source>&amp;Centre View Here</source>
        <translation>&amp;Centrar la vista aquí</translation>
    </message>
    <message>
        <source>Ob&amp;serve from Here</source>
        <translation>O&amp;bservar desde aquí</translation>
    </message>
    <message>
        <source>Select &amp;Similar Ground</source>
        <translation>&amp;Seleccionar suelo similar</translation>
    </message>
    <message>
        <source>Paste Ground &amp;Here</source>
        <translation>Pegar suelo &amp;aquí</translation>
    </message>
    <message>
        <source>Copy Coo&amp;rdinates</source>
        <translation>Copiar coo&amp;rdenadas</translation>
    </message>
    <message>
        <source>Copy &amp;World Coordinates</source>
        <translation>Copiar coordenadas del &amp;mundo</translation>
    </message>
    <message>
        <source>%1, locked</source>
        <translation>%1, bloqueado</translation>
    </message>
    <message>
        <source>&amp;Unlock</source>
        <translation>&amp;Desbloquear</translation>
    </message>
    <message>
        <source>&amp;Ground</source>
        <translation>&amp;Suelo</translation>
    </message>
    <message>
        <source>Place &amp;More of These</source>
        <translation>Colocar &amp;más de estos</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>D&amp;uplicar</translation>
    </message>
    <message>
        <source>&amp;Pin Here</source>
        <translation>&amp;Fijar aquí</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>&amp;Open Its Rule</source>
        <translation>&amp;Abrir su regla</translation>
    </message>
    <message>
        <source>Height %1</source>
        <translation>Altura %1</translation>
    </message>
</context>
<context>
    <name>scarp::HeightMeasurer</name>
    <message>
        <source>Working out the change of heights</source>
        <translation>Calculando el cambio de las alturas</translation>
    </message>
</context>
<context>
    <name>scarp::HistogramDock</name>
    <message>
        <source>Histogram</source>
        <translation>Histograma</translation>
    </message>
    <message>
        <source>Histogram of</source>
        <translation>Histograma de</translation>
    </message>
    <message>
        <source>Choose what the histogram counts</source>
        <translation>Elegir qué cuenta el histograma</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Zona</translation>
    </message>
    <message>
        <source>Choose the part of the terrain that is counted</source>
        <translation>Elegir la parte del terreno que se cuenta</translation>
    </message>
    <message>
        <source>Whole terrain</source>
        <translation>Todo el terreno</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Selección</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operación</translation>
    </message>
    <message>
        <source>Choose how the range is combined with the selection</source>
        <translation>Elegir cómo se combina el rango con la selección</translation>
    </message>
    <message>
        <source>Replace the selection</source>
        <translation>Reemplazar la selección</translation>
    </message>
    <message>
        <source>Add to the selection</source>
        <translation>Añadir a la selección</translation>
    </message>
    <message>
        <source>Subtract from the selection</source>
        <translation>Restar de la selección</translation>
    </message>
    <message>
        <source>Intersect with the selection</source>
        <translation>Intersecar con la selección</translation>
    </message>
    <message>
        <source>Select Range</source>
        <translation>Seleccionar rango</translation>
    </message>
    <message>
        <source>Select the terrain whose value is in the range</source>
        <translation>Seleccionar el terreno cuyo valor está en el rango</translation>
    </message>
    <message>
        <source>Clear Range</source>
        <translation>Quitar rango</translation>
    </message>
    <message>
        <source>Remove the range and its preview</source>
        <translation>Quitar el rango y su vista previa</translation>
    </message>
    <message>
        <source>Logarithmic counts</source>
        <translation>Recuentos logarítmicos</translation>
    </message>
    <message>
        <source>Draw the counts on a logarithmic scale, so that rare values can be seen</source>
        <translation>Dibujar los recuentos en una escala logarítmica, para que se vean los valores poco frecuentes</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>Lower end of the range</source>
        <translation>Extremo inferior del rango</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Hasta</translation>
    </message>
    <message>
        <source>Upper end of the range</source>
        <translation>Extremo superior del rango</translation>
    </message>
    <message>
        <source>Counting …</source>
        <translation>Contando …</translation>
    </message>
    <message>
        <source>There are no values to count.</source>
        <translation>No hay valores que contar.</translation>
    </message>
    <message>
        <source>Counting heights</source>
        <translation>Contando alturas</translation>
    </message>
    <message>
        <source>Choose a range first: drag over the histogram</source>
        <translation>Elija primero un rango: arrastre sobre el histograma</translation>
    </message>
    <message>
        <source>%1 % of the samples are in the range.</source>
        <translation>El %1 % de las muestras está en el rango.</translation>
    </message>
    <message>
        <source>Minimum %1, maximum %2, mean %3, median %4.</source>
        <translation>Mínimo %1, máximo %2, media %3, mediana %4.</translation>
    </message>
    <message>
        <source>Percentiles: 5th %1, 25th %2, 75th %3, 95th %4; %5 samples.</source>
        <translation>Percentiles: 5.º %1, 25.º %2, 75.º %3, 95.º %4; %5 muestras.</translation>
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
        <translation>Histograma</translation>
    </message>
    <message>
        <source>Drag over the bars to choose a range, or drag its ends</source>
        <translation>Arrastre sobre las barras para elegir un rango, o arrastre sus extremos</translation>
    </message>
    <message>
        <source>The distribution of the values. Drag over the bars to choose a range, or drag its ends. Keys: Left and Right move an end, with Shift by ten bars; Down chooses the lower end, Up the upper one; Enter selects; Esc removes the range.</source>
        <translation>La distribución de los valores. Arrastre sobre las barras para elegir un rango, o arrastre sus extremos. Teclas: Izquierda y Derecha mueven un extremo, con Mayús diez barras; Abajo elige el extremo inferior, Arriba el superior; Intro selecciona; Esc quita el rango.</translation>
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
%2 % por debajo</translation>
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
        <translation>Memoria para el historial</translation>
    </message>
    <message>
        <source>Memory that the history may take. Beyond it older steps are compressed, then kept in a temporary file; all of them can always be undone</source>
        <translation>Memoria que puede ocupar el historial. Más allá, los pasos antiguos se comprimen y luego se guardan en un archivo temporal; todos se pueden deshacer siempre</translation>
    </message>
    <message>
        <source>%1 + %2 on disk</source>
        <translation>%1 + %2 en disco</translation>
    </message>
    <message>
        <source>As it is %1, compressed %2, on disk %3</source>
        <translation>Tal cual %1, comprimido %2, en disco %3</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>de %1</translation>
    </message>
    <message>
        <source>Memory that the history takes</source>
        <translation>Memoria que ocupa el historial</translation>
    </message>
</context>
<context>
    <name>scarp::HistoryDock</name>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>History of edits</source>
        <translation>Historial de ediciones</translation>
    </message>
    <message>
        <source>Redo to This Step</source>
        <translation>Rehacer hasta este paso</translation>
    </message>
    <message>
        <source>Go to This Step</source>
        <translation>Ir a este paso</translation>
    </message>
    <message>
        <source>Revert Selection to This Step</source>
        <translation>Revertir la selección a este paso</translation>
    </message>
    <message>
        <source>Revert All Ground to This Step</source>
        <translation>Revertir todo el suelo a este paso</translation>
    </message>
    <message>
        <source>Adjust Stroke…</source>
        <translation>Ajustar trazo…</translation>
    </message>
    <message>
        <source>Copy as Script</source>
        <translation>Copiar como script</translation>
    </message>
    <message>
        <source>Every step that was done. A click goes back or forward to it; a right click offers more</source>
        <translation>Cada paso que se hizo. Un clic retrocede o avanza hasta él; un clic derecho ofrece más</translation>
    </message>
</context>
<context>
    <name>scarp::HistoryModel</name>
    <message>
        <source>%1 across, strength %2</source>
        <translation>%1 de ancho, intensidad %2</translation>
    </message>
    <message>
        <source>%1 × %2 samples</source>
        <translation>%1 × %2 muestras</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>Abierto</translation>
    </message>
    <message>
        <source>Undone. Click to do it again</source>
        <translation>Deshecho. Haga clic para rehacerlo</translation>
    </message>
    <message>
        <source>Click to go back to here</source>
        <translation>Haga clic para volver hasta aquí</translation>
    </message>
</context>
<context>
    <name>scarp::HitFacts</name>
    <message>
        <source>west side</source>
        <translation>lado oeste</translation>
    </message>
    <message>
        <source>east side</source>
        <translation>lado este</translation>
    </message>
    <message>
        <source>south side</source>
        <translation>lado sur</translation>
    </message>
    <message>
        <source>north side</source>
        <translation>lado norte</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>abajo</translation>
    </message>
    <message>
        <source>top</source>
        <translation>arriba</translation>
    </message>
    <message>
        <source>Enters</source>
        <translation>Entra</translation>
    </message>
    <message>
        <source>The face of the terrain&apos;s box of heights, and how far from the near plane</source>
        <translation>La cara de la caja de alturas del terreno, y a qué distancia del plano cercano</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Sale</translation>
    </message>
    <message>
        <source>The face by which the ray would leave that box</source>
        <translation>La cara por la que el rayo saldría de esa caja</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Punto</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Of the triangle: east, north, up; and its slope</source>
        <translation>Del triángulo: este, norte, arriba; y su pendiente</translation>
    </message>
    <message>
        <source>t</source>
        <translation>t</translation>
    </message>
    <message>
        <source>Along the ray: 0 at the near plane, 1 at the far plane</source>
        <translation>A lo largo del rayo: 0 en el plano cercano, 1 en el lejano</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Celda</translation>
    </message>
    <message>
        <source>Column and row, from the north-west corner</source>
        <translation>Columna y fila, desde la esquina noroeste</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Triángulo</translation>
    </message>
    <message>
        <source>Which half of the cell, split from its north-west to its south-east corner</source>
        <translation>Qué mitad de la celda, partida de su esquina noroeste a la sudeste</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Lado</translation>
    </message>
    <message>
        <source>The side of the ground that the ray comes from</source>
        <translation>El lado del suelo del que viene el rayo</translation>
    </message>
    <message>
        <source>misses the terrain&apos;s box</source>
        <translation>no toca la caja del terreno</translation>
    </message>
    <message>
        <source>starts within</source>
        <translation>empieza dentro</translation>
    </message>
    <message>
        <source>ends within</source>
        <translation>acaba dentro</translation>
    </message>
    <message>
        <source>no hit</source>
        <translation>sin impacto</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>noreste</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>suroeste</translation>
    </message>
    <message>
        <source>from above</source>
        <translation>desde arriba</translation>
    </message>
    <message>
        <source>from below</source>
        <translation>desde abajo</translation>
    </message>
    <message>
        <source>East, north and up from the terrain&apos;s middle</source>
        <translation>Este, norte y arriba desde el centro del terreno</translation>
    </message>
    <message>
        <source>%1, at %2</source>
        <translation>%1, en %2</translation>
    </message>
</context>
<context>
    <name>scarp::ImportCommands</name>
    <message>
        <source>Untitled</source>
        <translation>Sin título</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>Leído como</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Muestras</translation>
    </message>
    <message>
        <source>Cell size</source>
        <translation>Tamaño de celda</translation>
    </message>
    <message>
        <source>Holes</source>
        <translation>Agujeros</translation>
    </message>
    <message>
        <source>Made of</source>
        <translation>Hecho de</translation>
    </message>
    <message>
        <source>the file as it is</source>
        <translation>el archivo como está</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>Abriendo %1</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>%1 does not say its heights or its size: they are guessed</source>
        <translation>%1 no dice sus alturas o su tamaño: se suponen</translation>
    </message>
    <message>
        <source> (and %1 more)</source>
        <translation> (y %1 más)</translation>
    </message>
    <message>
        <source>Import Settings…</source>
        <translation>Ajustes de importación…</translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>Detalles…</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Fill Holes</source>
        <translation>Rellenar agujeros</translation>
    </message>
    <message>
        <source>1 sample inside the terrain is missing.</source>
        <translation>Falta 1 muestra dentro del terreno.</translation>
    </message>
    <message>
        <source>%1 samples inside the terrain are missing.</source>
        <translation>Faltan %1 muestras dentro del terreno.</translation>
    </message>
    <message>
        <source>Apply or cancel the current preview first.</source>
        <translation>Aplique o cancele primero la vista previa en curso.</translation>
    </message>
    <message>
        <source>Filling holes</source>
        <translation>Rellenando agujeros</translation>
    </message>
    <message>
        <source>Import from URL…</source>
        <translation>Importar desde URL…</translation>
    </message>
</context>
<context>
    <name>scarp::ImportDialog</name>
    <message>
        <source>Import Elevation Data</source>
        <translation>Importar datos de elevación</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Do not ask again for such files</source>
        <translation>No volver a preguntar para estos archivos</translation>
    </message>
    <message>
        <source>Load it to see it here</source>
        <translation>Cárguelo para verlo aquí</translation>
    </message>
    <message>
        <source>Reading the STAC item…</source>
        <translation>Leyendo el elemento STAC…</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Detenido</translation>
    </message>
    <message>
        <source>What of the file is the height</source>
        <translation>Qué parte del archivo es la altura</translation>
    </message>
    <message>
        <source>Height is in</source>
        <translation>La altura está en</translation>
    </message>
    <message>
        <source>They open by the guess at once; Preferences ask again, and File → Import always does</source>
        <translation>Se abren al momento con la suposición; las Preferencias hacen preguntar de nuevo, y Archivo → Importar pregunta siempre</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Say how many columns and rows it has</source>
        <translation>Diga cuántas columnas y filas tiene</translation>
    </message>
    <message>
        <source>Load an address to see what is there</source>
        <translation>Cargue una dirección para ver lo que hay</translation>
    </message>
    <message>
        <source>Choose a file to see it here</source>
        <translation>Elija un archivo para verlo aquí</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Leyendo…</translation>
    </message>
    <message>
        <source>Guess</source>
        <translation>Suposición</translation>
    </message>
    <message>
        <source>As the file says</source>
        <translation>Como dice el archivo</translation>
    </message>
    <message>
        <source>Load an address first</source>
        <translation>Cargue primero una dirección</translation>
    </message>
    <message>
        <source>Which file? Type its path or browse for it</source>
        <translation>¿Qué archivo? Escriba su ruta o búsquelo</translation>
    </message>
    <message>
        <source>%1: there is no such file or folder</source>
        <translation>%1: no existe ese archivo o carpeta</translation>
    </message>
    <message>
        <source>The file could not be read</source>
        <translation>No se pudo leer el archivo</translation>
    </message>
    <message>
        <source>The band, or the colours, that the heights are taken from</source>
        <translation>La banda, o los colores, de los que se toman las alturas</translation>
    </message>
    <message>
        <source>Import from URL</source>
        <translation>Importar desde URL</translation>
    </message>
    <message>
        <source>This is a URL: File → Import from URL… reads it</source>
        <translation>Esto es una URL: Archivo → Importar desde URL… la lee</translation>
    </message>
    <message>
        <source>Elevation data (%1);;All files (*)</source>
        <translation>Datos de elevación (%1);;Todos los archivos (*)</translation>
    </message>
</context>
<context>
    <name>scarp::ImportSettingsDialog</name>
    <message>
        <source>Import Settings</source>
        <translation>Ajustes de importación</translation>
    </message>
    <message>
        <source>as they are</source>
        <translation>como están</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>Como está</translation>
    </message>
    <message>
        <source>What the numbers in the file stand for: heights are worked out anew</source>
        <translation>Lo que significan los números del archivo: las alturas se calculan de nuevo</translation>
    </message>
    <message>
        <source>Numbers are</source>
        <translation>Los números son</translation>
    </message>
    <message>
        <source>Read the File Again…</source>
        <translation>Leer el archivo otra vez…</translation>
    </message>
    <message>
        <source>For another band, RAW layout or no-data value: opens %1 once more</source>
        <translation>Para otra banda, otro formato RAW u otro valor sin datos: abre %1 una vez más</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Muestras</translation>
    </message>
    <message>
        <source>Looking at %1</source>
        <translation>Examinando %1</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <translation>Ahora: %1</translation>
    </message>
    <message>
        <source>Then: %1</source>
        <translation>Después: %1</translation>
    </message>
    <message>
        <source>The highest height must be above the lowest</source>
        <translation>La altura máxima debe estar por encima de la mínima</translation>
    </message>
</context>
<context>
    <name>scarp::InfoBar</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Cerrar este mensaje</translation>
    </message>
</context>
<context>
    <name>scarp::JobBar</name>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Stopping: %1</source>
        <translation>Deteniendo: %1</translation>
    </message>
    <message>
        <source> (and %1 more)</source>
        <translation> (y %1 más)</translation>
    </message>
</context>
<context>
    <name>scarp::KeyMap</name>
    <message>
        <source>These are no keys: %1</source>
        <translation>Esto no son teclas: %1</translation>
    </message>
    <message>
        <source>the JSON is no object</source>
        <translation>el JSON no es un objeto</translation>
    </message>
    <message>
        <source>There is no preset of keys “%1”</source>
        <translation>No hay ningún preajuste de teclas «%1»</translation>
    </message>
    <message>
        <source>“keys” is missing, or is no JSON object</source>
        <translation>falta «keys», o no es un objeto JSON</translation>
    </message>
    <message>
        <source>There is no action “%1”</source>
        <translation>No hay ninguna acción «%1»</translation>
    </message>
    <message>
        <source>The keys of “%1” are no JSON array</source>
        <translation>Las teclas de «%1» no son una matriz JSON</translation>
    </message>
    <message>
        <source>“%1” of “%2” is no key</source>
        <translation>«%1» de «%2» no es una tecla</translation>
    </message>
    <message>
        <source>“%1” and “%2” have the same key: %3</source>
        <translation>«%1» y «%2» tienen la misma tecla: %3</translation>
    </message>
    <message>
        <source> or </source>
        <translation> o </translation>
    </message>
    <message>
        <source>While the right button is held, the view flies with it.</source>
        <translation>Mientras se mantiene el botón derecho, la vista vuela con ella.</translation>
    </message>
    <message>
        <source>While a line is drawn or ground is pasted, the view uses it.</source>
        <translation>Mientras se dibuja una línea o se pega suelo, la usa la vista.</translation>
    </message>
</context>
<context>
    <name>scarp::KeysDialog</name>
    <message>
        <source>Set</source>
        <translation>Fijar</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Find an action by words</source>
        <translation>Buscar una acción por palabras</translation>
    </message>
    <message>
        <source>Find by key: press it</source>
        <translation>Buscar por tecla: púlsela</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Show all actions again</source>
        <translation>Mostrar de nuevo todas las acciones</translation>
    </message>
    <message>
        <source>Keys like in</source>
        <translation>Teclas como en</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Acciones y sus teclas</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Habitual</translation>
    </message>
    <message>
        <source>Press the new key</source>
        <translation>Pulse la tecla nueva</translation>
    </message>
    <message>
        <source>The action has this key in place of those it has</source>
        <translation>La acción tiene esta tecla en lugar de las que tiene</translation>
    </message>
    <message>
        <source>The action has this key besides those it has</source>
        <translation>La acción tiene esta tecla además de las que tiene</translation>
    </message>
    <message>
        <source>The action has no key</source>
        <translation>La acción no tiene tecla</translation>
    </message>
    <message>
        <source>The action has its usual keys</source>
        <translation>La acción tiene sus teclas habituales</translation>
    </message>
    <message>
        <source>Reset All</source>
        <translation>Restablecer todas</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Keys (*.json)</source>
        <translation>Teclas (*.json)</translation>
    </message>
    <message>
        <source>Import Keys</source>
        <translation>Importar teclas</translation>
    </message>
    <message>
        <source>Export Keys</source>
        <translation>Exportar teclas</translation>
    </message>
    <message>
        <source>Mouse and view (fixed)</source>
        <translation>Ratón y vista (fijos)</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>fijo</translation>
    </message>
    <message>
        <source>Take Over</source>
        <translation>Tomar</translation>
    </message>
    <message>
        <source>“%1” (%2) has %3, in the whole window: it loses the key.</source>
        <translation>«%1» (%2) tiene %3, en toda la ventana: pierde la tecla.</translation>
    </message>
    <message>
        <source>This one is fixed.</source>
        <translation>Esta es fija.</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2</source>
        <translation>No se puede leer «%1»: %2</translation>
    </message>
    <message>
        <source>“%1” is too large for keys</source>
        <translation>«%1» es demasiado grande para teclas</translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2</source>
        <translation>No se puede escribir «%1»: %2</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts…</source>
        <translation>&amp;Atajos de teclado…</translation>
    </message>
    <message>
        <source>Change the keys of all actions</source>
        <translation>Cambiar las teclas de todas las acciones</translation>
    </message>
    <message>
        <source>Shows the actions whose name, menu or key has these words</source>
        <translation>Muestra las acciones cuyo nombre, menú o tecla tiene estas palabras</translation>
    </message>
    <message>
        <source>Shows the action that has the key which is pressed here</source>
        <translation>Muestra la acción que tiene la tecla que se pulsa aquí</translation>
    </message>
    <message>
        <source>Keys and mouse gestures that people know from another program; drops your own changes of keys</source>
        <translation>Teclas y gestos del ratón que se conocen de otro programa; descarta sus propios cambios de teclas</translation>
    </message>
    <message>
        <source>Mouse like in</source>
        <translation>Ratón como en</translation>
    </message>
    <message>
        <source>The buttons that orbit, pan and zoom as in another program; the keys stay</source>
        <translation>Los botones que orbitan, desplazan y acercan como en otro programa; las teclas no cambian</translation>
    </message>
    <message>
        <source>All actions by their menus, with their keys. Choose one to change its keys</source>
        <translation>Todas las acciones por sus menús, con sus teclas. Elija una para cambiar sus teclas</translation>
    </message>
    <message>
        <source>The key for the chosen action, as it is pressed here</source>
        <translation>La tecla para la acción elegida, tal como se pulsa aquí</translation>
    </message>
</context>
<context>
    <name>scarp::KindSection</name>
    <message>
        <source>State to paint back</source>
        <translation>Estado que se pinta</translation>
    </message>
    <message>
        <source>The moment of the history whose ground is painted back</source>
        <translation>El momento del historial cuyo suelo se vuelve a pintar</translation>
    </message>
    <message>
        <source>H takes it from under the cursor</source>
        <translation>H lo toma bajo el cursor</translation>
    </message>
</context>
<context>
    <name>scarp::LayerDelegate</name>
    <message>
        <source>What the layer holds; click: brushes sculpt it</source>
        <translation>Lo que contiene la capa; clic: los pinceles lo esculpen</translation>
    </message>
    <message>
        <source>The layer&apos;s mask, white where it shows; click: brushes paint it, Alt+click: show it on the ground</source>
        <translation>La máscara de la capa, blanca donde se ve; clic: los pinceles la pintan, Alt+clic: verla en el suelo</translation>
    </message>
    <message>
        <source>Collapse or expand the group</source>
        <translation>Contraer o expandir el grupo</translation>
    </message>
</context>
<context>
    <name>scarp::LayerMenu</name>
    <message>
        <source>Add Layer</source>
        <translation>Añadir capa</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renombrar…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Merge Down</source>
        <translation>Combinar hacia abajo</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ocultar</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Desbloquear</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Bloquear</translation>
    </message>
    <message>
        <source>Edit Heights</source>
        <translation>Editar alturas</translation>
    </message>
    <message>
        <source>Paint Mask</source>
        <translation>Pintar máscara</translation>
    </message>
    <message>
        <source>Add Mask from Selection</source>
        <translation>Añadir máscara desde la selección</translation>
    </message>
    <message>
        <source>Mask to Selection</source>
        <translation>Máscara a selección</translation>
    </message>
    <message>
        <source>Invert Mask</source>
        <translation>Invertir máscara</translation>
    </message>
    <message>
        <source>Delete Mask</source>
        <translation>Eliminar máscara</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Add Group</source>
        <translation>Añadir grupo</translation>
    </message>
    <message>
        <source>Update</source>
        <translation>Actualizar</translation>
    </message>
    <message>
        <source>Group Layers</source>
        <translation>Agrupar capas</translation>
    </message>
    <message>
        <source>Ungroup</source>
        <translation>Desagrupar</translation>
    </message>
    <message>
        <source>Merge Group</source>
        <translation>Combinar grupo</translation>
    </message>
    <message>
        <source>Delete Group</source>
        <translation>Eliminar grupo</translation>
    </message>
    <message>
        <source>Layer %1</source>
        <translation>Capa %1</translation>
    </message>
    <message>
        <source>Group %1</source>
        <translation>Grupo %1</translation>
    </message>
    <message>
        <source>%1 copy</source>
        <translation>%1 copia</translation>
    </message>
    <message>
        <source>Duplicate Layers</source>
        <translation>Duplicar capas</translation>
    </message>
    <message>
        <source>Delete Layers</source>
        <translation>Eliminar capas</translation>
    </message>
</context>
<context>
    <name>scarp::LayerModel</name>
    <message>
        <source>Base</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>enmascarada</translation>
    </message>
    <message>
        <source>Base terrain</source>
        <translation>Terreno base</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Grupo</translation>
    </message>
    <message>
        <source>outdated</source>
        <translation>desactualizada</translation>
    </message>
</context>
<context>
    <name>scarp::LayerSettings</name>
    <message>
        <source>Blend</source>
        <translation>Mezcla</translation>
    </message>
    <message>
        <source>How much of the layer lies on the ground</source>
        <translation>Cuánto de la capa se ve en el suelo</translation>
    </message>
    <message>
        <source>Raises the ground by what the layer holds</source>
        <translation>Eleva el suelo según lo que contiene la capa</translation>
    </message>
    <message>
        <source>Fills up to the layer&apos;s height</source>
        <translation>Rellena hasta la altura de la capa</translation>
    </message>
    <message>
        <source>Cuts down to the layer&apos;s height</source>
        <translation>Corta hasta la altura de la capa</translation>
    </message>
    <message>
        <source>Puts the layer&apos;s height in place of the ground&apos;s</source>
        <translation>Pone la altura de la capa en lugar de la del suelo</translation>
    </message>
</context>
<context>
    <name>scarp::LayersDock</name>
    <message>
        <source>Layers</source>
        <translation>Capas</translation>
    </message>
    <message>
        <source>Layers, the uppermost first</source>
        <translation>Capas, la de más arriba primero</translation>
    </message>
    <message>
        <source>Add a layer above the active one</source>
        <translation>Añadir una capa sobre la activa</translation>
    </message>
    <message>
        <source>Import a raster as a layer…</source>
        <translation>Importar un ráster como capa…</translation>
    </message>
    <message>
        <source>Merge the layer with the one under it</source>
        <translation>Combinar la capa con la que está debajo</translation>
    </message>
    <message>
        <source>Show the layer only where the selection is; without one everywhere</source>
        <translation>Mostrar la capa solo donde está la selección; sin ella, en todas partes</translation>
    </message>
    <message>
        <source>What is being tried on the ground has to be kept or taken back first.</source>
        <translation>Lo que se está probando en el suelo debe aceptarse o retirarse primero.</translation>
    </message>
    <message>
        <source>Brushes paint the mask of “%1”: they show the layer, with Ctrl they hide it, with Shift they smooth. A click on the picture of its heights ends that.</source>
        <translation>Los pinceles pintan la máscara de «%1»: muestran la capa, con Ctrl la ocultan, con Mayús suavizan. Un clic en la imagen de sus alturas lo termina.</translation>
    </message>
    <message>
        <source>Import a raster as a layer</source>
        <translation>Importar un ráster como capa</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>Leyendo %1</translation>
    </message>
    <message>
        <source>%1: the terrain has got another size meanwhile</source>
        <translation>%1: el terreno tiene otro tamaño entretanto</translation>
    </message>
    <message>
        <source>%1 does not say where it lies on this terrain: it was stretched from corner to corner.</source>
        <translation>%1 no dice dónde está en este terreno: se estiró de esquina a esquina.</translation>
    </message>
    <message>
        <source>Select a layer above the base first</source>
        <translation>Seleccione primero una capa por encima de la base</translation>
    </message>
    <message>
        <source>The layers of edits, the uppermost first. A click makes one the active one; eye, lock and mask are on its row; a right click offers more. Shift and Ctrl choose several, which can be grouped; rows are dragged to other places, into groups and out of them</source>
        <translation>Las capas de las ediciones, la de más arriba primero. Un clic activa una; el ojo, el candado y la máscara están en su fila; un clic derecho ofrece más. Mayús y Ctrl eligen varias, que se pueden agrupar; las filas se arrastran a otros lugares, dentro y fuera de grupos</translation>
    </message>
    <message>
        <source>Add an adjustment layer: a filter of the layers below</source>
        <translation>Añadir una capa de ajuste: un filtro de las capas inferiores</translation>
    </message>
    <message>
        <source>Group the chosen layers</source>
        <translation>Agrupar las capas elegidas</translation>
    </message>
    <message>
        <source>&amp;Merge Group</source>
        <translation>&amp;Combinar grupo</translation>
    </message>
    <message>
        <source>&amp;Merge Down</source>
        <translation>&amp;Combinar hacia abajo</translation>
    </message>
    <message>
        <source>&amp;Delete Group</source>
        <translation>&amp;Eliminar grupo</translation>
    </message>
    <message>
        <source>&amp;Delete Layer</source>
        <translation>&amp;Eliminar capa</translation>
    </message>
    <message>
        <source>Layer thumbnails</source>
        <translation>Miniaturas de las capas</translation>
    </message>
    <message>
        <source>Updating “%1”</source>
        <translation>Actualizando «%1»</translation>
    </message>
    <message>
        <source>Duplicate the chosen layers</source>
        <translation>Duplicar las capas elegidas</translation>
    </message>
    <message>
        <source>Delete the chosen layers</source>
        <translation>Eliminar las capas elegidas</translation>
    </message>
    <message>
        <source>&amp;Delete Layers</source>
        <translation>&amp;Eliminar capas</translation>
    </message>
    <message>
        <source>Dup&amp;licate Layers</source>
        <translation>&amp;Duplicar capas</translation>
    </message>
    <message>
        <source>Dup&amp;licate Layer</source>
        <translation>&amp;Duplicar capa</translation>
    </message>
</context>
<context>
    <name>scarp::LayoutChoices</name>
    <message>
        <source>, swapped</source>
        <translation>, intercambiado</translation>
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
        <translation>Cambios sin guardar</translation>
    </message>
    <message>
        <source>Save the changes to “%1”?</source>
        <translation>¿Guardar los cambios en «%1»?</translation>
    </message>
    <message>
        <source>Discarding them cannot be undone.</source>
        <translation>Descartarlos no se puede deshacer.</translation>
    </message>
    <message>
        <source>It is in no project yet. Discarding cannot be undone.</source>
        <translation>Aún no está en ningún proyecto. Descartarlo no se puede deshacer.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Edits Wait</source>
        <translation>Hay ediciones en espera</translation>
    </message>
    <message numerus="yes">
        <source>%1 edits of “%2” have not reached the server.</source>
        <translation>
            <numerusform>%1 edición de «%2» no ha llegado al servidor.</numerusform>
            <numerusform>%1 ediciones de «%2» no han llegado al servidor.</numerusform>
        </translation>
    </message>
    <message>
        <source>Edits are sent as long as this terrain is open. To be sent later they are kept here and offered at the next start. A copy as a project keeps them, for you alone.</source>
        <translation>Las ediciones se envían mientras este terreno está abierto. Para enviarlas más tarde se guardan aquí y se ofrecen en el próximo inicio. Una copia como proyecto las conserva, solo para usted.</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Esperar</translation>
    </message>
    <message>
        <source>Send Later</source>
        <translation>Enviar más tarde</translation>
    </message>
    <message>
        <source>Save a Copy…</source>
        <translation>Guardar una copia…</translation>
    </message>
</context>
<context>
    <name>scarp::LineBrushForm</name>
    <message>
        <source>an alpha</source>
        <translation>un alfa</translation>
    </message>
    <message>
        <source>limits</source>
        <translation>límites</translation>
    </message>
    <message>
        <source>jitter</source>
        <translation>dispersión</translation>
    </message>
    <message>
        <source>symmetry</source>
        <translation>simetría</translation>
    </message>
    <message>
        <source>Take the Current Brush</source>
        <translation>Tomar el pincel actual</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radio</translation>
    </message>
    <message>
        <source>Of the brush</source>
        <translation>Del pincel</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Intensidad</translation>
    </message>
    <message>
        <source>What a pass of the brush changes in its middle</source>
        <translation>Lo que una pasada del pincel cambia en su centro</translation>
    </message>
    <message>
        <source>Falloff</source>
        <translation>Caída</translation>
    </message>
    <message>
        <source>How the brush grows weaker towards its rim</source>
        <translation>Cómo se debilita el pincel hacia su borde</translation>
    </message>
    <message>
        <source>Inner radius</source>
        <translation>Radio interior</translation>
    </message>
    <message>
        <source>How much of the radius is at full strength, percent</source>
        <translation>Qué parte del radio tiene la intensidad completa, porcentaje</translation>
    </message>
    <message>
        <source>Spacing</source>
        <translation>Espaciado</translation>
    </message>
    <message>
        <source>From dab to dab along the line, percent of the radius</source>
        <translation>De huella a huella a lo largo de la línea, porcentaje del radio</translation>
    </message>
    <message>
        <source>The line is brushed as the sculpting tool does now: kind, radius, strength, alpha, limits and all else of the brush in hand</source>
        <translation>La línea se recorre con el pincel como lo hace ahora la herramienta de esculpir: tipo, radio, intensidad, alfa, límites y todo lo demás del pincel actual</translation>
    </message>
    <message>
        <source>Brush</source>
        <translation>Pincel</translation>
    </message>
    <message>
        <source>What the brush does along the line</source>
        <translation>Lo que hace el pincel a lo largo de la línea</translation>
    </message>
    <message>
        <source>Also has %1, as the brush had when it was taken.</source>
        <translation>También tiene %1, como el pincel cuando se tomó.</translation>
    </message>
</context>
<context>
    <name>scarp::LineChoiceRow</name>
    <message>
        <source>Layer of lines</source>
        <translation>Capa de líneas</translation>
    </message>
    <message>
        <source>Which layers the lines are of</source>
        <translation>De qué capas son las líneas</translation>
    </message>
    <message>
        <source>Which lines</source>
        <translation>Qué líneas</translation>
    </message>
    <message>
        <source>Lines of any layer</source>
        <translation>Líneas de cualquier capa</translation>
    </message>
    <message>
        <source>Lines of %1</source>
        <translation>Líneas de %1</translation>
    </message>
    <message>
        <source>Lines of %1 (no such layer)</source>
        <translation>Líneas de %1 (no existe esa capa)</translation>
    </message>
    <message>
        <source>%1 (no such line)</source>
        <translation>%1 (no existe esa línea)</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Kind: %1</source>
        <translation>Tipo: %1</translation>
    </message>
    <message>
        <source>All of them, those with water, those of a kind, or one</source>
        <translation>Todas, las que tienen agua, las de un tipo o una</translation>
    </message>
    <message>
        <source>With water, from its edge</source>
        <translation>Con agua, desde su orilla</translation>
    </message>
</context>
<context>
    <name>scarp::LineCommands</name>
    <message>
        <source>What is being tried on the ground has to be kept or taken back first.</source>
        <translation>Lo que se está probando en el suelo debe aceptarse o retirarse primero.</translation>
    </message>
    <message>
        <source>Import Lines</source>
        <translation>Importar líneas</translation>
    </message>
    <message>
        <source>Lines (*.gpx *.geojson *.json *.gpkg *.shp *.kml *.dxf *.osm *.pbf *.fgb);;All files (*)</source>
        <translation>Líneas (*.gpx *.geojson *.json *.gpkg *.shp *.kml *.dxf *.osm *.pbf *.fgb);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>Leyendo %1</translation>
    </message>
    <message numerus="yes">
        <source>Imported %1 lines from %2.</source>
        <translation>
            <numerusform>%1 línea importada de %2.</numerusform>
            <numerusform>%1 líneas importadas de %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>Detalles…</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>There are no lines to export.</source>
        <translation>No hay líneas que exportar.</translation>
    </message>
    <message>
        <source>Export Lines</source>
        <translation>Exportar líneas</translation>
    </message>
    <message>
        <source>%1: it has no lines</source>
        <translation>%1: no tiene líneas</translation>
    </message>
    <message numerus="yes">
        <source>Wrote %1 lines with heights to %2, in %3.</source>
        <translation>
            <numerusform>%1 línea con alturas escrita en %2, en %3.</numerusform>
            <numerusform>%1 líneas con alturas escritas en %2, en %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wrote %1 lines with heights to %2. Height stamps have no course and were left out.</source>
        <translation>
            <numerusform>%1 línea con alturas escrita en %2. Los sellos de altura no tienen recorrido y se omitieron.</numerusform>
            <numerusform>%1 líneas con alturas escritas en %2. Los sellos de altura no tienen recorrido y se omitieron.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scarp::LineImportDialog</name>
    <message>
        <source>not stated</source>
        <translation>no indicado</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>Import Lines from %1</source>
        <translation>Importar líneas de %1</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Layers of the file</source>
        <translation>Capas del archivo</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Capa</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Contiene</translation>
    </message>
    <message>
        <source>CRS</source>
        <translation>SRC</translation>
    </message>
    <message>
        <source>What lines become</source>
        <translation>En qué se convierten las líneas</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Líneas</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Classes by</source>
        <translation>Clases por</translation>
    </message>
    <message>
        <source>Roads, railways and waterways</source>
        <translation>Carreteras, ferrocarriles y cursos de agua</translation>
    </message>
    <message>
        <source>Heights</source>
        <translation>Alturas</translation>
    </message>
    <message>
        <source>Follow the ground</source>
        <translation>Seguir el suelo</translation>
    </message>
    <message>
        <source>Those of the file</source>
        <translation>Las del archivo</translation>
    </message>
    <message>
        <source>Import as</source>
        <translation>Importar como</translation>
    </message>
    <message>
        <source>Lines that shape the ground</source>
        <translation>Líneas que dan forma al suelo</translation>
    </message>
    <message>
        <source>A hidden layer, which leaves the ground as it is</source>
        <translation>Una capa oculta, que deja el suelo como está</translation>
    </message>
    <message>
        <source>Bridges and tunnels by their tags</source>
        <translation>Puentes y túneles según sus etiquetas</translation>
    </message>
    <message>
        <source>Where points of the file have a height, lines can go through it</source>
        <translation>Donde los puntos del archivo tienen altura, las líneas pueden pasar por ella</translation>
    </message>
    <message>
        <source>The file has no heights</source>
        <translation>El archivo no tiene alturas</translation>
    </message>
    <message>
        <source>Lines with a bridge or tunnel tag leave the ground alone</source>
        <translation>Las líneas con etiqueta de puente o túnel no tocan el suelo</translation>
    </message>
    <message>
        <source>Courses of a hidden layer show while it is active; once it is shown it shapes the ground</source>
        <translation>Los recorridos de una capa oculta se ven mientras está activa; al mostrarla da forma al suelo</translation>
    </message>
    <message>
        <source>CRS of the lines</source>
        <translation>SRC de las líneas</translation>
    </message>
    <message>
        <source>The terrain&apos;s own</source>
        <translation>El propio del terreno</translation>
    </message>
    <message>
        <source>Degrees, WGS 84</source>
        <translation>Grados, WGS 84</translation>
    </message>
    <message>
        <source>The file does not say its CRS: type a code, such as EPSG:2056, or its text</source>
        <translation>El archivo no dice su SRC: escriba un código, como EPSG:2056, o su texto</translation>
    </message>
    <message>
        <source>Values of “%1”</source>
        <translation>Valores de «%1»</translation>
    </message>
    <message>
        <source>Which field of the file says what a line is</source>
        <translation>Qué campo del archivo dice qué es una línea</translation>
    </message>
    <message>
        <source>All others</source>
        <translation>Todas las demás</translation>
    </message>
    <message>
        <source>All lines</source>
        <translation>Todas las líneas</translation>
    </message>
    <message>
        <source>Kind of %1</source>
        <translation>Tipo de %1</translation>
    </message>
    <message>
        <source>Width of %1</source>
        <translation>Anchura de %1</translation>
    </message>
    <message>
        <source>No layer is chosen.</source>
        <translation>No se ha elegido ninguna capa.</translation>
    </message>
    <message>
        <source>“%1” is no known CRS.</source>
        <translation>«%1» no es un SRC conocido.</translation>
    </message>
    <message>
        <source>Looking which lines lie on the terrain…</source>
        <translation>Mirando qué líneas están en el terreno…</translation>
    </message>
    <message>
        <source>Placing lines</source>
        <translation>Situando líneas</translation>
    </message>
    <message>
        <source>Placing the lines was cancelled.</source>
        <translation>La colocación de las líneas se canceló.</translation>
    </message>
    <message>
        <source>The file: %1.</source>
        <translation>El archivo: %1.</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Anchura</translation>
    </message>
    <message numerus="yes">
        <source>%1 lines are on the terrain and will be imported.</source>
        <translation>
            <numerusform>%1 línea está en el terreno y se importará.</numerusform>
            <numerusform>%1 líneas están en el terreno y se importarán.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scarp::LineList</name>
    <message>
        <source>Lines of the layer</source>
        <translation>Líneas de la capa</translation>
    </message>
    <message>
        <source>The lines of the layer. A click chooses one, with Ctrl or Shift more of them, Ctrl+A all. A mark shows and hides what is chosen, a double click renames a line, a right click offers more</source>
        <translation>Las líneas de la capa. Un clic elige una, con Ctrl o Mayús varias, Ctrl+A todas. Una marca muestra y oculta lo elegido, un doble clic cambia el nombre de una línea, un clic derecho ofrece más</translation>
    </message>
</context>
<context>
    <name>scarp::LineMaterialMenu</name>
    <message>
        <source>Add materials in the Materials panel first</source>
        <translation>Añada primero materiales en el panel Materiales</translation>
    </message>
    <message>
        <source>Within the Area</source>
        <translation>Dentro del área</translation>
    </message>
    <message>
        <source>On the Bed</source>
        <translation>En el lecho</translation>
    </message>
    <message>
        <source>Around the Area</source>
        <translation>Alrededor del área</translation>
    </message>
    <message>
        <source>Along the Edges</source>
        <translation>A lo largo de los bordes</translation>
    </message>
    <message>
        <source>What is being tried on the ground has to be kept or taken back first.</source>
        <translation>Lo que se está probando en el suelo se debe conservar o deshacer primero.</translation>
    </message>
</context>
<context>
    <name>scarp::LineMeasurement</name>
    <message>
        <source>Measuring a line</source>
        <translation>Midiendo una línea</translation>
    </message>
</context>
<context>
    <name>scarp::LinePlot</name>
    <message>
        <source>Profile and mass haul of the line</source>
        <translation>Perfil y compensación de masas de la línea</translation>
    </message>
    <message>
        <source>The profile of the chosen line, ground and design, and the mass haul.</source>
        <translation>El perfil de la línea elegida, suelo y proyecto, y la compensación de masas.</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Perfil</translation>
    </message>
    <message>
        <source>Mass haul</source>
        <translation>Compensación de masas</translation>
    </message>
    <message>
        <source>%1 (million %2)</source>
        <translation>%1 (millones de %2)</translation>
    </message>
    <message>
        <source>%1 (thousand %2)</source>
        <translation>%1 (miles de %2)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>fill</source>
        <translation>terraplén</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>desmonte</translation>
    </message>
    <message>
        <source>The ground and the line along its way, and the earth that is to be moved. Point at it for the figures there</source>
        <translation>El suelo y la línea a lo largo de su recorrido, y la tierra que hay que mover. Apunte para ver allí las cifras</translation>
    </message>
    <message>
        <source>at %1:  ground %2,  design %3
grade %4 %,  haul %5</source>
        <translation>en %1:  suelo %2,  proyecto %3
rasante %4 %,  masa %5</translation>
    </message>
</context>
<context>
    <name>scarp::LinePointForm</name>
    <message>
        <source>The line has a width of its own here</source>
        <translation>La línea tiene aquí una anchura propia</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Altura</translation>
    </message>
    <message>
        <source>Of the line at this point</source>
        <translation>De la línea en este punto</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Anchura</translation>
    </message>
    <message>
        <source>From here</source>
        <translation>Desde aquí</translation>
    </message>
    <message>
        <source>What carries the line up to the next point; bridges and tunnels leave the ground alone</source>
        <translation>Lo que lleva la línea hasta el punto siguiente; puentes y túneles no tocan el suelo</translation>
    </message>
    <message>
        <source>The bed or crest has a height of its own here, as far as the greatest grade of the line allows</source>
        <translation>El firme o la coronación tiene aquí una altura propia, hasta donde lo permite la rasante máxima de la línea</translation>
    </message>
</context>
<context>
    <name>scarp::LineSession</name>
    <message>
        <source>What is being tried on the ground has to be kept or taken back first.</source>
        <translation>Lo que se está probando en el suelo debe aceptarse o retirarse primero.</translation>
    </message>
</context>
<context>
    <name>scarp::LineSettingsForm</name>
    <message>
        <source>Width</source>
        <translation>Anchura</translation>
    </message>
    <message>
        <source>Of the bed, from edge to edge</source>
        <translation>Del firme, de borde a borde</translation>
    </message>
    <message>
        <source>Shoulder</source>
        <translation>Arcén</translation>
    </message>
    <message>
        <source>Beside the bed, on both sides</source>
        <translation>Junto al firme, a ambos lados</translation>
    </message>
    <message>
        <source>Crown</source>
        <translation>Bombeo</translation>
    </message>
    <message>
        <source>How the bed falls from its middle to its sides</source>
        <translation>Cómo cae el firme de su centro a sus lados</translation>
    </message>
    <message>
        <source>Heights</source>
        <translation>Alturas</translation>
    </message>
    <message>
        <source>Between points</source>
        <translation>Entre puntos</translation>
    </message>
    <message>
        <source>Even out over</source>
        <translation>Igualar a lo largo de</translation>
    </message>
    <message>
        <source>How far along the line the ground is evened out</source>
        <translation>Longitud de línea en la que se iguala el suelo</translation>
    </message>
    <message>
        <source>Greatest grade</source>
        <translation>Rasante máxima</translation>
    </message>
    <message>
        <source>Along the line; 0 for any</source>
        <translation>A lo largo de la línea; 0 para cualquiera</translation>
    </message>
    <message>
        <source>Vertical curves</source>
        <translation>Acuerdos verticales</translation>
    </message>
    <message>
        <source>Length over which a bend between two grades is rounded</source>
        <translation>Longitud en la que se redondea el cambio entre dos rasantes</translation>
    </message>
    <message>
        <source>Bends tilted for</source>
        <translation>Peralte para</translation>
    </message>
    <message>
        <source>Kilometres per hour; 0 leaves bends untilted</source>
        <translation>Kilómetros por hora; 0 deja las curvas sin peralte</translation>
    </message>
    <message>
        <source>Side friction</source>
        <translation>Rozamiento lateral</translation>
    </message>
    <message>
        <source>What the friction of tyres bears of the sideways pull</source>
        <translation>Lo que el rozamiento de los neumáticos soporta del empuje lateral</translation>
    </message>
    <message>
        <source>Greatest tilt</source>
        <translation>Peralte máximo</translation>
    </message>
    <message>
        <source>Across the bed in bends</source>
        <translation>A través del firme en las curvas</translation>
    </message>
    <message>
        <source>Tilt over</source>
        <translation>Peralte a lo largo de</translation>
    </message>
    <message>
        <source>How far along the line the tilt is evened out</source>
        <translation>Longitud de línea en la que se iguala el peralte</translation>
    </message>
    <message>
        <source>Never rises</source>
        <translation>Nunca sube</translation>
    </message>
    <message>
        <source>Plane</source>
        <translation>Plano</translation>
    </message>
    <message>
        <source>Greatest slope</source>
        <translation>Pendiente máxima</translation>
    </message>
    <message>
        <source>Of the plane that fits best; 0 for any</source>
        <translation>Del plano de mejor ajuste; 0 para cualquiera</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>Of cut or fill that the line is raised or lowered for</source>
        <translation>De desmonte o terraplén por el que se sube o baja la línea</translation>
    </message>
    <message>
        <source>Above ground</source>
        <translation>Sobre el suelo</translation>
    </message>
    <message>
        <source>How far above the heights that were found; below 0 it is sunk</source>
        <translation>Cuánto por encima de las alturas halladas; por debajo de 0 se hunde</translation>
    </message>
    <message>
        <source>Earthwork</source>
        <translation>Movimiento de tierras</translation>
    </message>
    <message>
        <source>Cut, run per rise</source>
        <translation>Desmonte, avance por subida</translation>
    </message>
    <message>
        <source>Of side slopes that go up: run for each unit of rise</source>
        <translation>De los taludes que suben: avance por cada unidad de subida</translation>
    </message>
    <message>
        <source>Fill, run per rise</source>
        <translation>Terraplén, avance por subida</translation>
    </message>
    <message>
        <source>Of side slopes that go down: run for each unit of rise</source>
        <translation>De los taludes que bajan: avance por cada unidad de altura</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>Alcance</translation>
    </message>
    <message>
        <source>Fill for each cut</source>
        <translation>Terraplén por desmonte</translation>
    </message>
    <message>
        <source>Volume of fill that each unit of cut gives</source>
        <translation>Volumen de terraplén que da cada unidad de desmonte</translation>
    </message>
    <message>
        <source>Beside the bed</source>
        <translation>Junto al firme</translation>
    </message>
    <message>
        <source>Shoulders</source>
        <translation>Arcenes</translation>
    </message>
    <message>
        <source>How the bed goes on beside its width. Or corners of your own, metres out and up from its edge: 0:0.15 2:0.1; those of the right side stand behind |, and &quot;middle&quot; before all measures from the middle</source>
        <translation>Cómo sigue el firme más allá de su anchura. O esquinas propias, metros hacia fuera y arriba desde su borde: 0:0.15 2:0.1; las del lado derecho van tras |, y &quot;middle&quot; delante de todo mide desde el centro</translation>
    </message>
    <message>
        <source>Depth of water</source>
        <translation>Profundidad del agua</translation>
    </message>
    <message>
        <source>Height above the bed; 0 for none</source>
        <translation>Altura sobre el fondo; 0 para ninguna</translation>
    </message>
    <message>
        <source>Height above the ground of the area; 0 for none</source>
        <translation>Altura sobre el suelo del área; 0 para ninguna</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>Trazado en alzado</translation>
    </message>
    <message>
        <source>Distance from the bed within which side slopes meet the terrain</source>
        <translation>Distancia desde el firme dentro de la cual los taludes llegan al terreno</translation>
    </message>
    <message>
        <source>Engineering</source>
        <translation>Ingeniería</translation>
    </message>
    <message>
        <source>From the higher end to the lower one, as water runs</source>
        <translation>Del extremo más alto al más bajo, como corre el agua</translation>
    </message>
</context>
<context>
    <name>scarp::LinesDock</name>
    <message>
        <source>Lines</source>
        <translation>Líneas</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Punto</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Dibujar</translation>
    </message>
    <message>
        <source>What the next line is, which says how it begins</source>
        <translation>Qué es la línea siguiente, lo que decide cómo empieza</translation>
    </message>
    <message>
        <source>Kind of the next line</source>
        <translation>Tipo de la línea siguiente</translation>
    </message>
    <message>
        <source>Snap</source>
        <translation>Ajustar</translation>
    </message>
    <message>
        <source>Points are drawn to the points and courses of other lines; Ctrl turns it round</source>
        <translation>Los puntos se ajustan a los puntos y recorridos de otras líneas; Ctrl lo invierte</translation>
    </message>
    <message>
        <source>Click on the ground to draw a line; a double click or Enter ends it, Esc gives it up, Backspace takes the last point back. The ground follows the line, and goes on doing so while you sculpt.</source>
        <translation>Haga clic en el suelo para dibujar una línea; doble clic o Intro la termina, Esc la abandona, Retroceso quita el último punto. El suelo sigue la línea, también mientras usted esculpe.</translation>
    </message>
    <message>
        <source>Reverse: from its last point to its first</source>
        <translation>Invertir: del último punto al primero</translation>
    </message>
    <message>
        <source>Split at the chosen point; a closed line opens there</source>
        <translation>Dividir en el punto elegido; una línea cerrada se abre ahí</translation>
    </message>
    <message>
        <source>Simplify: leave out points where the line stays within a cell of where it was</source>
        <translation>Simplificar: omitir puntos donde la línea queda a menos de una celda de donde estaba</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Cifras</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Save CSV…</source>
        <translation>Guardar CSV…</translation>
    </message>
    <message>
        <source>Save the chosen line as a table: ground, design, grade, cut, fill and mass haul by station</source>
        <translation>Guardar la línea elegida como tabla: suelo, proyecto, rasante, desmonte, terraplén y compensación de masas por estación</translation>
    </message>
    <message>
        <source>Point %1 of %2</source>
        <translation>Punto %1 de %2</translation>
    </message>
    <message>
        <source>What is being tried on the ground has to be kept or taken back first.</source>
        <translation>Lo que se está probando en el suelo debe aceptarse o retirarse primero.</translation>
    </message>
    <message>
        <source>Save Stations</source>
        <translation>Guardar estaciones</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabla (*.csv)</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>No se pudo escribir %1: %2</translation>
    </message>
    <message>
        <source>Lay a material along the line, with soft edges</source>
        <translation>Poner un material a lo largo de la línea, con bordes suaves</translation>
    </message>
    <message>
        <source>Join the chosen lines; a single one with the open line whose end is nearest</source>
        <translation>Unir las líneas elegidas; una sola con la línea abierta cuyo extremo está más cerca</translation>
    </message>
    <message>
        <source>Bring the chosen lines into sight</source>
        <translation>Traer a la vista las líneas elegidas</translation>
    </message>
    <message>
        <source>Delete the chosen lines</source>
        <translation>Eliminar las líneas elegidas</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Export Chosen Lines…</source>
        <translation>Exportar las líneas elegidas…</translation>
    </message>
    <message numerus="yes">
        <source>Shape of %1 lines</source>
        <translation>
            <numerusform>Forma de %1 línea</numerusform>
            <numerusform>Forma de %1 líneas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shape of %1 of %2 lines</source>
        <translation>
            <numerusform>Forma de %1 de %2 línea</numerusform>
            <numerusform>Forma de %1 de %2 líneas</numerusform>
        </translation>
    </message>
    <message>
        <source>Figures of %1</source>
        <translation>Cifras de %1</translation>
    </message>
    <message>
        <source>This line changes no sample: %1.</source>
        <translation>Esta línea no cambia ninguna muestra: %1.</translation>
    </message>
    <message>
        <source>Draw a line first</source>
        <translation>Dibuje primero una línea</translation>
    </message>
    <message>
        <source>Select a line in the list first</source>
        <translation>Seleccione primero una línea de la lista</translation>
    </message>
    <message>
        <source>Move up in the list: applied earlier</source>
        <translation>Subir en la lista: se aplica antes</translation>
    </message>
    <message>
        <source>Move down in the list: applied later</source>
        <translation>Bajar en la lista: se aplica después</translation>
    </message>
    <message>
        <source>Click on the ground to place the image, or drag to set its size. Drag its handles to move, scale and rotate it; Shift + drag changes its height.</source>
        <translation>Haga clic en el suelo para colocar la imagen, o arrastre para fijar su tamaño. Arrastre sus tiradores para moverla, escalarla y girarla; Mayús + arrastrar cambia su altura.</translation>
    </message>
    <message>
        <source>Height stamps have no course</source>
        <translation>Los sellos de altura no tienen recorrido</translation>
    </message>
    <message>
        <source>Next height stamp</source>
        <translation>Sello de altura siguiente</translation>
    </message>
    <message>
        <source>Show the findings on this line. Red dots mark their places in the view; hover over one to read what it means</source>
        <translation>Mostrar las observaciones sobre esta línea. Unos puntos rojos marcan sus lugares en la vista; pase el puntero sobre uno para leer qué significa</translation>
    </message>
    <message numerus="yes">
        <source>%1 findings</source>
        <translation>
            <numerusform>%1 observación</numerusform>
            <numerusform>%1 observaciones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scarp::MainWindow</name>
    <message>
        <source>A setting that the project keeps cannot be used and is as usual: %1</source>
        <translation>Un ajuste que guarda el proyecto no se puede usar y queda como siempre: %1</translation>
    </message>
    <message>
        <source>Scarp</source>
        <translation>Scarp</translation>
    </message>
    <message>
        <source>%1[*] (shared) — Scarp</source>
        <translation>%1[*] (compartido) — Scarp</translation>
    </message>
    <message>
        <source>%1[*] (read-only) — Scarp</source>
        <translation>%1[*] (solo lectura) — Scarp</translation>
    </message>
    <message>
        <source>%1[*] — Scarp</source>
        <translation>%1[*] — Scarp</translation>
    </message>
    <message>
        <source>About Scarp</source>
        <translation>Acerca de Scarp</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Scarp %1&lt;/h3&gt;&lt;p&gt;An editor for heightmap terrain.&lt;br&gt;What you point at is what you edit.&lt;/p&gt;&lt;p&gt;Drawn by %2.&lt;/p&gt;&lt;p&gt;Apache License 2.0&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Scarp %1&lt;/h3&gt;&lt;p&gt;Un editor de terrenos de mapas de alturas.&lt;br&gt;Lo que usted señala es lo que edita.&lt;/p&gt;&lt;p&gt;Dibujado por %2.&lt;/p&gt;&lt;p&gt;Apache License 2.0&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Scarp closes as soon as the export is written.</source>
        <translation>Scarp se cierra en cuanto la exportación esté escrita.</translation>
    </message>
    <message>
        <source>Scarp closes as soon as the project is saved.</source>
        <translation>Scarp se cierra en cuanto el proyecto esté guardado.</translation>
    </message>
    <message>
        <source>Sc&amp;ripts</source>
        <translation>Sc&amp;ripts</translation>
    </message>
    <message>
        <source>Saved “%1” (%2 × %3 pixels).</source>
        <translation>Se guardó «%1» (%2 × %3 píxeles).</translation>
    </message>
    <message>
        <source>Choose how the terrain is coloured</source>
        <translation>Elegir cómo se colorea el terreno</translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>Detalles…</translation>
    </message>
    <message>
        <source>Import Textures</source>
        <translation>Importar texturas</translation>
    </message>
    <message>
        <source>Restart Scarp to apply the new language.</source>
        <translation>Reinicie Scarp para aplicar el nuevo idioma.</translation>
    </message>
    <message>
        <source>Choose the quality of the shadows of terrain and objects</source>
        <translation>Elegir la calidad de las sombras del terreno y de los objetos</translation>
    </message>
    <message>
        <source>Choose mesh detail, antialiasing and shadows</source>
        <translation>Elegir el detalle de la malla, el suavizado y las sombras</translation>
    </message>
</context>
<context>
    <name>scarp::ManualWindow</name>
    <message>
        <source>Manual</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Buscar en el manual</translation>
    </message>
    <message>
        <source>Lists the sections that contain these words; Enter finds the next place in the page</source>
        <translation>Muestra las secciones que contienen estas palabras; Intro busca el siguiente lugar en la página</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>No section contains these words.</source>
        <translation>Ninguna sección contiene estas palabras.</translation>
    </message>
    <message>
        <source>Sections found: %1</source>
        <translation>Secciones encontradas: %1</translation>
    </message>
</context>
<context>
    <name>scarp::MaskImporter</name>
    <message>
        <source>Reading %1</source>
        <translation>Leyendo %1</translation>
    </message>
    <message>
        <source>What is being tried on the ground has to be kept or taken back first.</source>
        <translation>Lo que se está probando en el suelo debe aceptarse o retirarse primero.</translation>
    </message>
    <message>
        <source>Saved as selections: %1.</source>
        <translation>Guardado como selecciones: %1.</translation>
    </message>
    <message>
        <source>%1 does not say where it lies on this terrain: it was stretched from corner to corner.</source>
        <translation>%1 no dice dónde está en este terreno: se estiró de esquina a esquina.</translation>
    </message>
    <message>
        <source>Import a picture, land cover or vector file as selections</source>
        <translation>Importar una imagen, cobertura del suelo o un archivo vectorial como selecciones</translation>
    </message>
    <message>
        <source>Select from Vector File</source>
        <translation>Seleccionar desde archivo vectorial</translation>
    </message>
    <message>
        <source>Vector files (*.gpkg *.geojson *.json *.shp *.kml *.kmz *.gpx *.dxf *.osm *.pbf *.fgb);;All files (*)</source>
        <translation>Archivos vectoriales (*.gpkg *.geojson *.json *.shp *.kml *.kmz *.gpx *.dxf *.osm *.pbf *.fgb);;Todos los archivos (*)</translation>
    </message>
</context>
<context>
    <name>scarp::MaskLayersDialog</name>
    <message>
        <source>Import Selections</source>
        <translation>Importar selecciones</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>%1 has several layers. Each that is chosen is saved as a selection of its name.</source>
        <translation>%1 tiene varias capas. Cada una elegida se guarda como selección con su nombre.</translation>
    </message>
    <message>
        <source>Layers of the file</source>
        <translation>Capas del archivo</translation>
    </message>
    <message>
        <source>No layer is chosen.</source>
        <translation>No se ha elegido ninguna capa.</translation>
    </message>
    <message>
        <source>What of the file becomes selections</source>
        <translation>Qué parte del archivo se convierte en selecciones</translation>
    </message>
</context>
<context>
    <name>scarp::MaterialBar</name>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.exr *.tif *.tiff *.tga *.webp *.bmp);;All files (*)</source>
        <translation>Imágenes (*.png *.jpg *.jpeg *.exr *.tif *.tiff *.tga *.webp *.bmp);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Add a material</source>
        <translation>Añadir un material</translation>
    </message>
    <message>
        <source>Add a material for each set of pictures; they can be dropped here, too</source>
        <translation>Añadir un material por cada juego de imágenes; también se pueden soltar aquí</translation>
    </message>
    <message>
        <source>The library: materials that are kept for all terrains</source>
        <translation>La biblioteca: materiales que se guardan para todos los terrenos</translation>
    </message>
    <message>
        <source>Add a material like the chosen one</source>
        <translation>Añadir un material como el elegido</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Bring materials in from files, or out to engines</source>
        <translation>Traer materiales de archivos, o llevarlos a motores</translation>
    </message>
    <message>
        <source>Delete the material with its paint and its rules</source>
        <translation>Eliminar el material con su pintura y sus reglas</translation>
    </message>
    <message>
        <source>Pictures of Materials</source>
        <translation>Imágenes de materiales</translation>
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
        <translation>Leyendo imágenes</translation>
    </message>
    <message>
        <source>Save “%1” to the Library</source>
        <translation>Guardar «%1» en la biblioteca</translation>
    </message>
    <message>
        <source>Save to the Library</source>
        <translation>Guardar en la biblioteca</translation>
    </message>
    <message>
        <source>The library is empty</source>
        <translation>La biblioteca está vacía</translation>
    </message>
    <message>
        <source>Show the Library&apos;s Folder</source>
        <translation>Mostrar la carpeta de la biblioteca</translation>
    </message>
    <message>
        <source>Reading a material</source>
        <translation>Leyendo un material</translation>
    </message>
    <message>
        <source>Saving a material</source>
        <translation>Guardando un material</translation>
    </message>
    <message>
        <source>Saved in %1</source>
        <translation>Guardado en %1</translation>
    </message>
    <message>
        <source>Added the material “%1”.</source>
        <translation>Se ha añadido el material «%1».</translation>
    </message>
    <message>
        <source>Added %1 materials.</source>
        <translation>Se han añadido %1 materiales.</translation>
    </message>
</context>
<context>
    <name>scarp::MaterialDelegate</name>
    <message>
        <source>Hide the material in the view, so that what lies below it shows. Rules, paint and exports stay as they are</source>
        <translation>Ocultar el material en la vista, para que se vea lo que hay debajo. Reglas, pintura y exportaciones quedan como están</translation>
    </message>
    <message>
        <source>Show this material alone, all others in grey. Rules, paint and exports stay as they are</source>
        <translation>Mostrar solo este material, los demás en gris. Reglas, pintura y exportaciones quedan como están</translation>
    </message>
    <message>
        <source>%1. Click: paint with this material. Double-click: rename it</source>
        <translation>%1. Clic: pintar con este material. Doble clic: renombrarlo</translation>
    </message>
    <message>
        <source>%1, %2. Click: paint with this material. Double-click: rename it</source>
        <translation>%1, %2. Clic: pintar con este material. Doble clic: renombrarlo</translation>
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
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Normals</source>
        <translation>Normales</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>How much ground the pictures cover before they come again</source>
        <translation>Cuánto suelo cubren las imágenes antes de repetirse</translation>
    </message>
    <message>
        <source>Macro variation</source>
        <translation>Variación a gran escala</translation>
    </message>
    <message>
        <source>Changes of tone over many tiles, so that they are not told apart; at 0 the pictures&apos; rows run on exactly, as those of a wall do</source>
        <translation>Cambios de tono a lo largo de muchas repeticiones, para que no se distingan; con 0 las hileras de las imágenes continúan exactamente, como las de un muro</translation>
    </message>
    <message>
        <source>From three sides (triplanar)</source>
        <translation>Desde tres lados (triplanar)</translation>
    </message>
    <message>
        <source>Pictures are not drawn out on steep ground</source>
        <translation>Las imágenes no se estiran en suelo empinado</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>rock, hard</source>
        <translation>roca, duro</translation>
    </message>
    <message>
        <source>Words for an engine&apos;s physics and sounds, with commas between</source>
        <translation>Palabras para la física y los sonidos de un motor, separadas por comas</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Imágenes</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Choose the file with the picture of the %1</source>
        <translation>Elegir el archivo con la imagen de %1</translation>
    </message>
    <message>
        <source>Take the picture away</source>
        <translation>Quitar la imagen</translation>
    </message>
    <message>
        <source>Reading a picture</source>
        <translation>Leyendo una imagen</translation>
    </message>
    <message>
        <source>Reading pictures</source>
        <translation>Leyendo imágenes</translation>
    </message>
    <message>
        <source>A picture is still being read.</source>
        <translation>Aún se está leyendo una imagen.</translation>
    </message>
    <message>
        <source>The material needs a name.</source>
        <translation>El material necesita un nombre.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>%1, %2 × %3</source>
        <translation>%1, %2 × %3</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>falta %1</translation>
    </message>
    <message>
        <source>What the material is called in lists and exports</source>
        <translation>Cómo se llama el material en listas y exportaciones</translation>
    </message>
    <message>
        <source>Which way the green of the normal map points: as OpenGL or as DirectX has it</source>
        <translation>Hacia dónde apunta el verde del mapa de normales: como en OpenGL o como en DirectX</translation>
    </message>
</context>
<context>
    <name>scarp::MaterialImportCommands</name>
    <message>
        <source>What is being tried on the ground has to be kept or taken back first.</source>
        <translation>Lo que se está probando en el suelo debe aceptarse o retirarse primero.</translation>
    </message>
    <message>
        <source>Import Materials</source>
        <translation>Importar materiales</translation>
    </message>
    <message>
        <source>Masks, splat maps, control maps, land cover (*.png *.tif *.tiff *.exr *.jpg *.bmp *.img);;All files (*)</source>
        <translation>Máscaras, splat maps, mapas de control, cobertura del suelo (*.png *.tif *.tiff *.exr *.jpg *.bmp *.img);;Todos los archivos (*)</translation>
    </message>
    <message numerus="yes">
        <source>%1 files</source>
        <translation>
            <numerusform>%1 archivo</numerusform>
            <numerusform>%1 archivos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Imported %1 layers from %2 as paint.</source>
        <translation>
            <numerusform>%1 capa importada de %2 como pintura.</numerusform>
            <numerusform>%1 capas importadas de %2 como pintura.</numerusform>
        </translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>Detalles…</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
</context>
<context>
    <name>scarp::MaterialImportDialog</name>
    <message>
        <source>nowhere</source>
        <translation>en ninguna parte</translation>
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
        <translation>Importar materiales</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>As they look</source>
        <translation>Según su aspecto</translation>
    </message>
    <message>
        <source>What the files are</source>
        <translation>Qué son los archivos</translation>
    </message>
    <message>
        <source>By its classes</source>
        <translation>Por sus clases</translation>
    </message>
    <message>
        <source>Legend of the classes</source>
        <translation>Leyenda de las clases</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Opacidad</translation>
    </message>
    <message>
        <source>Bring weights to a sum of 100 %</source>
        <translation>Llevar los pesos a una suma del 100 %</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Examinar…</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Masks and splat maps: a layer for each band. Land cover: a layer for each class</source>
        <translation>Máscaras y splat maps: una capa por banda. Cobertura del suelo: una capa por clase</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>Leído como</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Leyenda</translation>
    </message>
    <message>
        <source>Paint, in place of all paint</source>
        <translation>Pintura, en lugar de toda la pintura</translation>
    </message>
    <message>
        <source>Paint, over the paint there is</source>
        <translation>Pintura, sobre la que hay</translation>
    </message>
    <message>
        <source>Import as</source>
        <translation>Importar como</translation>
    </message>
    <message>
        <source>Percent: how far the paint covers what the rules lay</source>
        <translation>Porcentaje: hasta qué punto la pintura cubre lo que ponen las reglas</translation>
    </message>
    <message>
        <source>Opacity (%)</source>
        <translation>Opacidad (%)</translation>
    </message>
    <message>
        <source>Else the rules show where weights add up to less</source>
        <translation>Si no, las reglas se ven donde los pesos suman menos</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Capas</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Capa</translation>
    </message>
    <message>
        <source>Covers</source>
        <translation>Cubre</translation>
    </message>
    <message>
        <source>Becomes</source>
        <translation>Pasa a ser</translation>
    </message>
    <message>
        <source>Reading weights</source>
        <translation>Leyendo pesos</translation>
    </message>
    <message>
        <source>Reading was cancelled</source>
        <translation>La lectura se canceló</translation>
    </message>
    <message>
        <source>What %1 becomes</source>
        <translation>En qué se convierte %1</translation>
    </message>
    <message>
        <source>New: %1</source>
        <translation>Nuevo: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 layers</source>
        <translation>
            <numerusform>%1 capa</numerusform>
            <numerusform>%1 capas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Paint is laid as far as the selection reaches.</source>
        <translation>La pintura llega hasta donde llega la selección.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Leyendo…</translation>
    </message>
    <message>
        <source>The files have not been read yet</source>
        <translation>Los archivos aún no se han leído</translation>
    </message>
    <message>
        <source>Choose other files</source>
        <translation>Elegir otros archivos</translation>
    </message>
    <message>
        <source>Whether the paint replaces the paint that is there or lies over it</source>
        <translation>Si la pintura reemplaza la que hay o queda encima de ella</translation>
    </message>
    <message>
        <source>What the files hold: each layer, what it becomes, and how much of the ground it covers</source>
        <translation>Lo que contienen los archivos: cada capa, en qué se convierte y cuánto suelo cubre</translation>
    </message>
    <message>
        <source>Normalising weights</source>
        <translation>Normalizando pesos</translation>
    </message>
</context>
<context>
    <name>scarp::MaterialList</name>
    <message>
        <source>nowhere</source>
        <translation>en ninguna parte</translation>
    </message>
    <message>
        <source>under 0.1 %</source>
        <translation>menos de 0,1 %</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Materials</source>
        <translation>Materiales</translation>
    </message>
    <message>
        <source>The materials of the terrain. A click paints with one, a double click renames it; the eye hides it in the view, S shows it alone</source>
        <translation>Los materiales del terreno. Un clic pinta con uno, un doble clic lo renombra; el ojo lo oculta en la vista, S lo muestra solo</translation>
    </message>
</context>
<context>
    <name>scarp::MaterialSettings</name>
    <message>
        <source>Choose the colour of the material</source>
        <translation>Elegir el color del material</translation>
    </message>
    <message>
        <source>Colour of the material</source>
        <translation>Color del material</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>How much ground one tile of its texture covers</source>
        <translation>Cuánto suelo cubre una tesela de su textura</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Editar…</translation>
    </message>
    <message>
        <source>Show and change the pictures, the size and the tags of the material</source>
        <translation>Mostrar y cambiar las imágenes, el tamaño y las etiquetas del material</translation>
    </message>
    <message>
        <source>Material Colour</source>
        <translation>Color del material</translation>
    </message>
</context>
<context>
    <name>scarp::MaterialsDock</name>
    <message>
        <source>Materials</source>
        <translation>Materiales</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>Pintura</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Paint materials by hand, over the rules</source>
        <translation>Pintar materiales a mano, sobre las reglas</translation>
    </message>
    <message>
        <source>Lay materials by rules, where nothing is painted</source>
        <translation>Poner materiales por reglas, donde no hay nada pintado</translation>
    </message>
    <message>
        <source>Materials give the ground grass, rock, sand and snow: by rules that follow while you sculpt, and by paint over them.</source>
        <translation>Los materiales dan al suelo hierba, roca, arena y nieve: por reglas que siguen mientras usted esculpe, y por pintura sobre ellas.</translation>
    </message>
    <message>
        <source>Add Materials</source>
        <translation>Añadir materiales</translation>
    </message>
    <message>
        <source>Import Materials…</source>
        <translation>Importar materiales…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Editar…</translation>
    </message>
    <message>
        <source>&amp;Hide in the View</source>
        <translation>&amp;Ocultar en la vista</translation>
    </message>
    <message>
        <source>Show A&amp;lone</source>
        <translation>Mostrar so&amp;lo</translation>
    </message>
</context>
<context>
    <name>scarp::MessageLog</name>
    <message>
        <source>Information</source>
        <translation>Información</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hecho</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Aviso</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensaje</translation>
    </message>
</context>
<context>
    <name>scarp::MessagesDialog</name>
    <message>
        <source>Messages</source>
        <translation>Mensajes</translation>
    </message>
    <message>
        <source>Messages, the latest last</source>
        <translation>Mensajes, el último al final</translation>
    </message>
    <message>
        <source>The last %1 messages since Scarp was started.</source>
        <translation>Los últimos %1 mensajes desde que se inició Scarp.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy the selected messages, or all where none is selected</source>
        <translation>Copiar los mensajes seleccionados, o todos si no hay ninguno</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vaciar</translation>
    </message>
    <message>
        <source>Empty the list</source>
        <translation>Vaciar la lista</translation>
    </message>
    <message>
        <source>What Scarp has said since its start</source>
        <translation>Lo que Scarp ha dicho desde su inicio</translation>
    </message>
</context>
<context>
    <name>scarp::MethodTable</name>
    <message>
        <source>Method</source>
        <translation>Método</translation>
    </message>
    <message>
        <source>Hit at</source>
        <translation>Impacto en</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Pruebas</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Scarp&apos;s own way, and those of the textbooks</source>
        <translation>El método propio de Scarp y los de los libros</translation>
    </message>
    <message>
        <source>How far along the ray, from the near plane</source>
        <translation>A qué distancia a lo largo del rayo, desde el plano cercano</translation>
    </message>
    <message>
        <source>For one pick, on one thread</source>
        <translation>Para una consulta, en un hilo</translation>
    </message>
    <message>
        <source>no hit</source>
        <translation>sin impacto</translation>
    </message>
    <message>
        <source>false hit</source>
        <translation>impacto falso</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>fallado</translation>
    </message>
    <message>
        <source>Scarp</source>
        <translation>Scarp</translation>
    </message>
    <message>
        <source>Linear march</source>
        <translation>Marcha lineal</translation>
    </message>
    <message>
        <source>March + bisection</source>
        <translation>Marcha + bisección</translation>
    </message>
    <message>
        <source>Grid walk</source>
        <translation>Recorrido de cuadrícula</translation>
    </message>
    <message>
        <source>Brute force</source>
        <translation>Fuerza bruta</translation>
    </message>
    <message>
        <source>The same ray by other methods</source>
        <translation>El mismo rayo con otros métodos</translation>
    </message>
    <message>
        <source>Heights and height ranges taken, or triangles tested</source>
        <translation>Alturas y rangos de alturas tomados, o triángulos probados</translation>
    </message>
    <message>
        <source>How far from the point that Scarp finds; brute force is the independent check</source>
        <translation>A qué distancia del punto que halla Scarp; la fuerza bruta es la comprobación independiente</translation>
    </message>
    <message>
        <source>It tests boxes only: its answer is where the ray enters the nearest box, so its error is the way from there to the model</source>
        <translation>Solo prueba cajas: su respuesta es donde el rayo entra en la caja más próxima, así que su error es el camino de ahí al modelo</translation>
    </message>
    <message>
        <source>The tree of boxes, then the triangles in the model&apos;s frame</source>
        <translation>El árbol de cajas, luego los triángulos en el sistema del modelo</translation>
    </message>
    <message>
        <source>Tree of boxes</source>
        <translation>Árbol de cajas</translation>
    </message>
    <message>
        <source>Slab test</source>
        <translation>Prueba de losas</translation>
    </message>
    <message>
        <source>Of every object&apos;s box in turn. %1</source>
        <translation>De la caja de cada objeto por turno. %1</translation>
    </message>
    <message>
        <source>Woo&apos;s test</source>
        <translation>Prueba de Woo</translation>
    </message>
    <message>
        <source>Every triangle</source>
        <translation>Cada triángulo</translation>
    </message>
    <message>
        <source>Of every model in turn, without a tree</source>
        <translation>De cada modelo por turno, sin árbol</translation>
    </message>
    <message>
        <source>The object by other methods</source>
        <translation>El objeto con otros métodos</translation>
    </message>
    <message>
        <source>Boxes and triangles tested</source>
        <translation>Cajas y triángulos probados</translation>
    </message>
    <message>
        <source>How far from the point that Scarp finds. Methods that test boxes only answer at the box, so theirs is not zero; every triangle is the independent check</source>
        <translation>A qué distancia del punto que halla Scarp. Los métodos que solo prueban cajas responden en la caja, así que el suyo no es cero; cada triángulo es la comprobación independiente</translation>
    </message>
    <message>
        <source>The same ray by each way: where it hits, how far off that is, how many tests it takes and how long</source>
        <translation>El mismo rayo de cada modo: dónde da, cuánto se desvía, cuántas pruebas necesita y cuánto tarda</translation>
    </message>
</context>
<context>
    <name>scarp::ModelImportDialog</name>
    <message>
        <source>Import %1</source>
        <translation>Importar %1</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Picture of the model</source>
        <translation>Imagen del modelo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>tree, alpine</source>
        <translation>árbol, alpino</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unidad</translation>
    </message>
    <message>
        <source>Up axis</source>
        <translation>Eje vertical</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Escala</translation>
    </message>
    <message>
        <source>Times the unit</source>
        <translation>Veces la unidad</translation>
    </message>
    <message>
        <source>Foot</source>
        <translation>Pie</translation>
    </message>
    <message>
        <source>Middle of the bottom</source>
        <translation>Centro de la base</translation>
    </message>
    <message>
        <source>As in the file</source>
        <translation>Como en el archivo</translation>
    </message>
    <message>
        <source>The middle of the lowest of its box stands on the ground</source>
        <translation>El centro de la base de su caja está en el suelo</translation>
    </message>
    <message>
        <source>What is at 0, 0, 0 in the file stands on the ground</source>
        <translation>Lo que está en 0, 0, 0 en el archivo está en el suelo</translation>
    </message>
    <message numerus="yes">
        <source>%1 levels of detail</source>
        <translation>
            <numerusform>%1 nivel de detalle</numerusform>
            <numerusform>%1 niveles de detalle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 materials</source>
        <translation>
            <numerusform>%1 material</numerusform>
            <numerusform>%1 materiales</numerusform>
        </translation>
    </message>
    <message>
        <source>Guessed: %1 (%2), %3 up (%4)</source>
        <translation>Supuesto: %1 (%2), %3 arriba (%4)</translation>
    </message>
    <message>
        <source>Drawing a model</source>
        <translation>Dibujando un modelo</translation>
    </message>
    <message>
        <source>The model needs a name of up to 80 characters.</source>
        <translation>El modelo necesita un nombre de hasta 80 caracteres.</translation>
    </message>
    <message>
        <source>The size is out of range (%1 to %2): choose another unit or scale.</source>
        <translation>El tamaño está fuera de rango (%1 a %2): elija otra unidad o escala.</translation>
    </message>
    <message>
        <source>What the model is called in lists, scripts and exports</source>
        <translation>Cómo se llama el modelo en listas, scripts y exportaciones</translation>
    </message>
    <message>
        <source>Words to find the model by, with commas between them</source>
        <translation>Palabras para encontrar el modelo, separadas por comas</translation>
    </message>
    <message>
        <source>What one unit of the file is</source>
        <translation>Cuánto es una unidad del archivo</translation>
    </message>
    <message>
        <source>Which axis of the file points up</source>
        <translation>Qué eje del archivo apunta hacia arriba</translation>
    </message>
    <message numerus="yes">
        <source>%1 triangles</source>
        <translation>
            <numerusform>%1 triángulo</numerusform>
            <numerusform>%1 triángulos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scarp::NavigatorDock</name>
    <message>
        <source>Navigator</source>
        <translation>Navegador</translation>
    </message>
</context>
<context>
    <name>scarp::NavigatorMap</name>
    <message>
        <source>Terrain from above</source>
        <translation>El terreno desde arriba</translation>
    </message>
    <message>
        <source>Click or drag to go there; the wheel goes nearer and away</source>
        <translation>Haga clic o arrastre para ir allí; la rueda acerca y aleja</translation>
    </message>
</context>
<context>
    <name>scarp::NewTerrainDialog</name>
    <message>
        <source>New Terrain</source>
        <translation>Terreno nuevo</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Crear</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Cell size</source>
        <translation>Tamaño de celda</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Altura</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Muestras</translation>
    </message>
    <message>
        <source>Samples from north to south</source>
        <translation>Muestras de norte a sur</translation>
    </message>
    <message>
        <source>Enter 0 to 100 %</source>
        <translation>Escriba de 0 a 100 %</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Plantilla</translation>
    </message>
    <message>
        <source>Samples from west to east</source>
        <translation>Muestras de oeste a este</translation>
    </message>
    <message>
        <source>Distance between neighbouring samples</source>
        <translation>Distancia entre muestras vecinas</translation>
    </message>
    <message>
        <source>Level of a flat terrain, peak of an island, or height range; empty for a height in proportion to the width</source>
        <translation>Nivel de un terreno llano, cima de una isla o rango de alturas; vacío para una altura en proporción a la anchura</translation>
    </message>
    <message>
        <source>Each seed gives another terrain of the same kind</source>
        <translation>Cada semilla da otro terreno del mismo tipo</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>Roughness</source>
        <translation>Rugosidad</translation>
    </message>
    <message>
        <source>Amount of small-scale relief</source>
        <translation>Cantidad de relieve a pequeña escala</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>Shaded relief of the new terrain, north up</source>
        <translation>Relieve sombreado del terreno nuevo, con el norte arriba</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Samples that an engine accepts, or a custom size</source>
        <translation>Muestras que acepta un motor, o un tamaño personalizado</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Personalizado</translation>
    </message>
    <message>
        <source>Use a random seed</source>
        <translation>Usar una semilla aleatoria</translation>
    </message>
    <message>
        <source>Random seed</source>
        <translation>Semilla aleatoria</translation>
    </message>
    <message>
        <source>%1, up to %2 (flat areas use no memory)</source>
        <translation>%1, hasta %2 (las zonas llanas no usan memoria)</translation>
    </message>
    <message>
        <source>%1, peak at %2, %3</source>
        <translation>%1, cima a %2, %3</translation>
    </message>
    <message>
        <source>%1, heights %2, %3</source>
        <translation>%1, alturas %2, %3</translation>
    </message>
    <message>
        <source>Generating this size needs about %1 of memory.</source>
        <translation>Generar este tamaño necesita alrededor de %1 de memoria.</translation>
    </message>
    <message>
        <source>Generating preview</source>
        <translation>Generando la vista previa</translation>
    </message>
</context>
<context>
    <name>scarp::Notices</name>
    <message>
        <source>Unlock Layer</source>
        <translation>Desbloquear capa</translation>
    </message>
    <message>
        <source>Show Layer</source>
        <translation>Mostrar capa</translation>
    </message>
    <message>
        <source>Make Layer Opaque</source>
        <translation>Hacer opaca la capa</translation>
    </message>
    <message>
        <source>Edit That Layer</source>
        <translation>Editar esa capa</translation>
    </message>
    <message>
        <source>Apply Paste</source>
        <translation>Aplicar pegado</translation>
    </message>
    <message>
        <source>Deselect</source>
        <translation>Deseleccionar</translation>
    </message>
    <message>
        <source>Nothing is selected, so edits change nothing.</source>
        <translation>No hay nada seleccionado, así que las ediciones no cambian nada.</translation>
    </message>
    <message>
        <source>Hide That Layer</source>
        <translation>Ocultar esa capa</translation>
    </message>
    <message>
        <source>Add Materials</source>
        <translation>Añadir materiales</translation>
    </message>
    <message>
        <source>Unlock Group</source>
        <translation>Desbloquear grupo</translation>
    </message>
    <message>
        <source>Show Group</source>
        <translation>Mostrar grupo</translation>
    </message>
    <message>
        <source>Make Group Opaque</source>
        <translation>Hacer opaco el grupo</translation>
    </message>
</context>
<context>
    <name>scarp::NumberEdit</name>
    <message>
        <source>%1: a number is missing</source>
        <translation>%1: falta un número</translation>
    </message>
    <message>
        <source>%1: “%2” is not a number</source>
        <translation>%1: «%2» no es un número</translation>
    </message>
    <message>
        <source>%1: %2 is not a whole number</source>
        <translation>%1: %2 no es un número entero</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>above %1, up to %2</source>
        <translation>más de %1, hasta %2</translation>
    </message>
    <message>
        <source>%1: %2 is out of range (%3)</source>
        <translation>%1: %2 está fuera de rango (%3)</translation>
    </message>
</context>
<context>
    <name>scarp::NumberField</name>
    <message>
        <source>off</source>
        <translation>no</translation>
    </message>
    <message>
        <source>%1: “%2” is not a number</source>
        <translation>%1: «%2» no es un número</translation>
    </message>
    <message>
        <source>%1: %2 is not a whole number</source>
        <translation>%1: %2 no es un número entero</translation>
    </message>
</context>
<context>
    <name>scarp::ObjectCommands</name>
    <message>
        <source>&amp;Copy Objects</source>
        <translation>&amp;Copiar objetos</translation>
    </message>
    <message>
        <source>&amp;Copy Ground</source>
        <translation>&amp;Copiar suelo</translation>
    </message>
    <message>
        <source>Cu&amp;t Objects</source>
        <translation>Cor&amp;tar objetos</translation>
    </message>
    <message>
        <source>Cu&amp;t Ground</source>
        <translation>Cor&amp;tar suelo</translation>
    </message>
    <message>
        <source>&amp;Paste Objects</source>
        <translation>&amp;Pegar objetos</translation>
    </message>
    <message>
        <source>&amp;Paste Ground</source>
        <translation>&amp;Pegar suelo</translation>
    </message>
</context>
<context>
    <name>scarp::ObjectFacts</name>
    <message>
        <source>−X side</source>
        <translation>lado −X</translation>
    </message>
    <message>
        <source>+X side</source>
        <translation>lado +X</translation>
    </message>
    <message>
        <source>−Y side</source>
        <translation>lado −Y</translation>
    </message>
    <message>
        <source>+Y side</source>
        <translation>lado +Y</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>abajo</translation>
    </message>
    <message>
        <source>top</source>
        <translation>arriba</translation>
    </message>
    <message>
        <source>+X is the side that faces east, and +Y north, before the object is turned</source>
        <translation>+X es el lado que mira al este, y +Y al norte, antes de girar el objeto</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Objeto</translation>
    </message>
    <message>
        <source>Its model and its number</source>
        <translation>Su modelo y su número</translation>
    </message>
    <message>
        <source>Slab test</source>
        <translation>Prueba de losas</translation>
    </message>
    <message>
        <source>The face by which the ray enters the object&apos;s box, by the slab test, and how far from the near plane. %1</source>
        <translation>La cara por la que el rayo entra en la caja del objeto, por la prueba de losas, y a qué distancia del plano cercano. %1</translation>
    </message>
    <message>
        <source>Woo&apos;s test</source>
        <translation>Prueba de Woo</translation>
    </message>
    <message>
        <source>The same by Woo&apos;s candidate planes. %1</source>
        <translation>Lo mismo por los planos candidatos de Woo. %1</translation>
    </message>
    <message>
        <source>Candidate planes</source>
        <translation>Planos candidatos</translation>
    </message>
    <message>
        <source>Of the sides that face the origin of the ray, how far along the ray it meets their planes; it enters by the one that it meets last</source>
        <translation>De los lados que miran al origen del rayo, a qué distancia encuentra sus planos; entra por el que encuentra el último</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Punto</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Of the model&apos;s triangle: east, north, up; and its slope</source>
        <translation>Del triángulo del modelo: este, norte, arriba; y su pendiente</translation>
    </message>
    <message>
        <source>t</source>
        <translation>t</translation>
    </message>
    <message>
        <source>Along the ray: 0 at the near plane, 1 at the far plane</source>
        <translation>A lo largo del rayo: 0 en el plano cercano, 1 en el lejano</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Triángulo</translation>
    </message>
    <message>
        <source>Its number in the model</source>
        <translation>Su número en el modelo</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Caras</translation>
    </message>
    <message>
        <source>Whether the two tests name one face</source>
        <translation>Si las dos pruebas nombran la misma cara</translation>
    </message>
    <message>
        <source>starts within</source>
        <translation>empieza dentro</translation>
    </message>
    <message>
        <source>%1 never</source>
        <translation>%1 nunca</translation>
    </message>
    <message>
        <source>agree</source>
        <translation>coinciden</translation>
    </message>
    <message>
        <source>differ</source>
        <translation>difieren</translation>
    </message>
    <message>
        <source>East, north and up from the terrain&apos;s middle</source>
        <translation>Este, norte y arriba desde el centro del terreno</translation>
    </message>
    <message>
        <source>%1, at %2</source>
        <translation>%1, en %2</translation>
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
        <translation>Tipo</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Este</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Norte</translation>
    </message>
</context>
<context>
    <name>scarp::ObjectsDock</name>
    <message>
        <source>Objects</source>
        <translation>Objetos</translation>
    </message>
    <message>
        <source>By Hand</source>
        <translation>A mano</translation>
    </message>
    <message>
        <source>By Rules</source>
        <translation>Por reglas</translation>
    </message>
    <message>
        <source>Put objects down one by one, or many at once</source>
        <translation>Poner objetos uno a uno, o muchos a la vez</translation>
    </message>
    <message>
        <source>Rules put objects down, and go on doing so while you sculpt</source>
        <translation>Las reglas ponen objetos, también mientras usted esculpe</translation>
    </message>
    <message>
        <source>Placed objects</source>
        <translation>Objetos colocados</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Renombrar…</translation>
    </message>
    <message>
        <source>&amp;Tags…</source>
        <translation>&amp;Etiquetas…</translation>
    </message>
    <message>
        <source>Replace &amp;Model…</source>
        <translation>Reemplazar &amp;modelo…</translation>
    </message>
    <message>
        <source>Save to the &amp;Library</source>
        <translation>Guardar en la &amp;biblioteca</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>Painted by the &amp;Brush</source>
        <translation>Pintado por el &amp;pincel</translation>
    </message>
    <message>
        <source>As &amp;Chosen Alone</source>
        <translation>Solo el ele&amp;gido</translation>
    </message>
    <message>
        <source>&amp;Seldom</source>
        <translation>&amp;Rara vez</translation>
    </message>
    <message>
        <source>&amp;Evenly with the Others</source>
        <translation>&amp;Igual que los demás</translation>
    </message>
    <message>
        <source>&amp;Often</source>
        <translation>&amp;A menudo</translation>
    </message>
    <message>
        <source>No objects yet</source>
        <translation>Aún no hay objetos</translation>
    </message>
    <message numerus="yes">
        <source>%1 objects on the terrain</source>
        <translation>
            <numerusform>%1 objeto en el terreno</numerusform>
            <numerusform>%1 objetos en el terreno</numerusform>
        </translation>
    </message>
    <message>
        <source>Every object that stands on the terrain. A click selects it, a double click goes there, a right click offers more</source>
        <translation>Cada objeto que está sobre el terreno. Un clic lo selecciona, un doble clic va allí, un clic derecho ofrece más</translation>
    </message>
</context>
<context>
    <name>scarp::OperationMenu</name>
    <message>
        <source>&amp;Terrain</source>
        <translation>&amp;Terreno</translation>
    </message>
    <message>
        <source>Rotate 90° Clockwise</source>
        <translation>Girar 90° en sentido horario</translation>
    </message>
    <message>
        <source>Rotate 180°</source>
        <translation>Girar 180°</translation>
    </message>
    <message>
        <source>Rotate 270° Clockwise</source>
        <translation>Girar 270° en sentido horario</translation>
    </message>
    <message>
        <source>Flip Horizontally</source>
        <translation>Voltear en horizontal</translation>
    </message>
    <message>
        <source>Flip Vertically</source>
        <translation>Voltear en vertical</translation>
    </message>
    <message>
        <source>%1 changed nothing: there is no step to undo.</source>
        <translation>%1 no cambió nada: no hay ningún paso que deshacer.</translation>
    </message>
    <message>
        <source>Add Adjustment Layer</source>
        <translation>Añadir capa de ajuste</translation>
    </message>
</context>
<context>
    <name>scarp::PaintPanel</name>
    <message>
        <source>Brush</source>
        <translation>Pincel</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radio</translation>
    </message>
    <message>
        <source>From the brush&apos;s centre to its rim. Keys: [ and ]</source>
        <translation>Del centro del pincel a su borde. Teclas: [ y ]</translation>
    </message>
    <message>
        <source>Pen pressure sets the size</source>
        <translation>La presión del lápiz fija el tamaño</translation>
    </message>
    <message>
        <source>A harder press makes the brush larger</source>
        <translation>Más presión agranda el pincel</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>Pintura</translation>
    </message>
    <message>
        <source>Cover the ground with the chosen material</source>
        <translation>Cubrir el suelo con el material elegido</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Take paint away: the rules come back</source>
        <translation>Quitar pintura: vuelven las reglas</translation>
    </message>
    <message>
        <source>Blend</source>
        <translation>Mezcla</translation>
    </message>
    <message>
        <source>Soften the borders of materials</source>
        <translation>Suavizar los bordes de los materiales</translation>
    </message>
    <message>
        <source>Ctrl erases, Shift blends.</source>
        <translation>Ctrl borra, Mayús mezcla.</translation>
    </message>
    <message>
        <source>How far a stroke covers what lies there</source>
        <translation>Hasta qué punto un trazo cubre lo que hay</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Rellenar</translation>
    </message>
    <message>
        <source>Cover what is selected, or all ground, with the chosen material; only where “Only where” allows</source>
        <translation>Cubrir lo seleccionado, o todo el suelo, con el material elegido; solo donde lo permite «Solo donde»</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vaciar</translation>
    </message>
    <message>
        <source>Take away all paint from what is selected, or from all ground</source>
        <translation>Quitar toda la pintura de lo seleccionado, o de todo el suelo</translation>
    </message>
    <message>
        <source>Only where</source>
        <translation>Solo donde</translation>
    </message>
    <message>
        <source>Only where this material lies</source>
        <translation>Solo donde está este material</translation>
    </message>
    <message>
        <source>Paint only where this material lies</source>
        <translation>Pintar solo donde está este material</translation>
    </message>
    <message>
        <source>What is being tried on the ground has to be kept or taken back first.</source>
        <translation>Lo que se está probando en el suelo debe aceptarse o retirarse primero.</translation>
    </message>
    <message>
        <source>On any material</source>
        <translation>En cualquier material</translation>
    </message>
    <message>
        <source>Only on %1</source>
        <translation>Solo en %1</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <translation>%1 %2 %</translation>
    </message>
    <message>
        <source>H takes the material under the cursor</source>
        <translation>H toma el material bajo el cursor</translation>
    </message>
    <message>
        <source>H takes: %1</source>
        <translation>H toma: %1</translation>
    </message>
</context>
<context>
    <name>scarp::PastePanel</name>
    <message>
        <source>Paste: drag it, its corners, or around it</source>
        <translation>Pegar: arrástrelo, sus esquinas, o alrededor</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>Rotación</translation>
    </message>
    <message>
        <source>Degrees anticlockwise</source>
        <translation>Grados en sentido antihorario</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Escala</translation>
    </message>
    <message>
        <source>How wide it becomes</source>
        <translation>Cuánto se ensancha</translation>
    </message>
    <message>
        <source>Height scale</source>
        <translation>Escala de altura</translation>
    </message>
    <message>
        <source>How high it becomes, above the plane on which it stood</source>
        <translation>Cuánto se eleva, sobre el plano en que estaba</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Altura</translation>
    </message>
    <message>
        <source>What is added to its heights</source>
        <translation>Lo que se suma a sus alturas</translation>
    </message>
    <message>
        <source>Feather</source>
        <translation>Difuminado</translation>
    </message>
    <message>
        <source>How far its edge fades into the ground</source>
        <translation>Hasta dónde se funde su borde con el suelo</translation>
    </message>
    <message>
        <source>Blend</source>
        <translation>Mezcla</translation>
    </message>
    <message>
        <source>Add to existing terrain</source>
        <translation>Sumar al terreno existente</translation>
    </message>
    <message>
        <source>Its shape is laid on the ground that is there, instead of its own heights</source>
        <translation>Su forma se pone sobre el suelo que hay, en lugar de sus propias alturas</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Apply the paste where it is (Enter)</source>
        <translation>Aplicar el pegado donde está (Intro)</translation>
    </message>
    <message>
        <source>Leave the ground as it was (Esc)</source>
        <translation>Dejar el suelo como estaba (Esc)</translation>
    </message>
</context>
<context>
    <name>scarp::PeopleDock</name>
    <message>
        <source>People</source>
        <translation>Personas</translation>
    </message>
    <message>
        <source>Go There</source>
        <translation>Ir allí</translation>
    </message>
    <message>
        <source>See What They See</source>
        <translation>Ver lo que ve</translation>
    </message>
    <message>
        <source>Who has this terrain open</source>
        <translation>Quién tiene abierto este terreno</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Quién</translation>
    </message>
    <message>
        <source>May</source>
        <translation>Puede</translation>
    </message>
    <message>
        <source>Does</source>
        <translation>Hace</translation>
    </message>
    <message>
        <source>Move the view to where this person&apos;s cursor is</source>
        <translation>Mover la vista a donde está el cursor de esta persona</translation>
    </message>
    <message>
        <source>Look from where this person looks</source>
        <translation>Mirar desde donde mira esta persona</translation>
    </message>
    <message>
        <source>%1 (you)</source>
        <translation>%1 (usted)</translation>
    </message>
    <message>
        <source>%1, now</source>
        <translation>%1, ahora</translation>
    </message>
    <message>
        <source>Who has the shared terrain open, what they may do and what they are doing</source>
        <translation>Quién tiene abierto el terreno compartido, qué puede hacer y qué está haciendo</translation>
    </message>
    <message>
        <source>This person is not in the view</source>
        <translation>Esta persona no está en la vista</translation>
    </message>
    <message>
        <source>Select another person in the list first</source>
        <translation>Seleccione primero otra persona de la lista</translation>
    </message>
</context>
<context>
    <name>scarp::PeopleMarks</name>
    <message>
        <source>Kept for you</source>
        <translation>Reservado para usted</translation>
    </message>
    <message>
        <source>Kept for %1</source>
        <translation>Reservado para %1</translation>
    </message>
</context>
<context>
    <name>scarp::PickLegend</name>
    <message>
        <source>Nodes skipped</source>
        <translation>Nodos saltados</translation>
    </message>
    <message>
        <source>Blocks of ground that the ray keeps clear of, passed over whole</source>
        <translation>Bloques de suelo que el rayo no toca, pasados enteros</translation>
    </message>
    <message>
        <source>Nodes entered</source>
        <translation>Nodos visitados</translation>
    </message>
    <message>
        <source>Blocks whose heights the ray comes between</source>
        <translation>Bloques entre cuyas alturas pasa el rayo</translation>
    </message>
    <message>
        <source>Cells walked</source>
        <translation>Celdas recorridas</translation>
    </message>
    <message>
        <source>Cells whose triangles the ray may meet</source>
        <translation>Celdas cuyos triángulos puede tocar el rayo</translation>
    </message>
    <message>
        <source>March samples</source>
        <translation>Muestras de la marcha</translation>
    </message>
    <message>
        <source>Heights over ground taken at cell sides and diagonals</source>
        <translation>Alturas sobre el suelo tomadas en lados y diagonales de celdas</translation>
    </message>
    <message>
        <source>Refinements</source>
        <translation>Refinamientos</translation>
    </message>
    <message>
        <source>Looks within the bracket, to close in on the hit</source>
        <translation>Miradas dentro del intervalo, para acercarse al impacto</translation>
    </message>
    <message>
        <source>3-D grid walk</source>
        <translation>Recorrido de cuadrícula 3D</translation>
    </message>
    <message>
        <source>Voxels that a plain 3-D grid walk passes up to the hit: the grid&apos;s cells in layers about as high; drawn when the ray is pinned</source>
        <translation>Vóxeles que pasa un recorrido simple de cuadrícula 3D hasta el impacto: las celdas en capas de altura parecida; se dibujan con el rayo fijado</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>For the pick alone, without recording its steps</source>
        <translation>Para la consulta sola, sin registrar sus pasos</translation>
    </message>
</context>
<context>
    <name>scarp::PickingInspector</name>
    <message>
        <source>Follows the cursor</source>
        <translation>Sigue el cursor</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>pasos</translation>
    </message>
    <message>
        <source>March steps</source>
        <translation>Pasos de la marcha</translation>
    </message>
    <message>
        <source>Into how many equal steps the marches divide the ray within the terrain&apos;s box</source>
        <translation>En cuántos pasos iguales dividen las marchas el rayo dentro de la caja del terreno</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Suelo</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Objeto</translation>
    </message>
    <message>
        <source>What the ray meets: the object before the ground, and the ground behind it</source>
        <translation>Lo que encuentra el rayo: el objeto delante del suelo, y el suelo detrás</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Fijado</translation>
    </message>
    <message>
        <source>when pinned</source>
        <translation>al fijarlo</translation>
    </message>
    <message>
        <source>searching …</source>
        <translation>buscando…</translation>
    </message>
    <message>
        <source>too many cells</source>
        <translation>demasiadas celdas</translation>
    </message>
    <message>
        <source>Brute force</source>
        <translation>Fuerza bruta</translation>
    </message>
    <message>
        <source>Picking Inspector</source>
        <translation>Inspector de rayo</translation>
    </message>
</context>
<context>
    <name>scarp::PlacePanel</name>
    <message>
        <source>Import Models…</source>
        <translation>Importar modelos…</translation>
    </message>
    <message>
        <source>Take models (glTF, OBJ, FBX, PLY, STL, DAE) in; files can be dropped on the window too</source>
        <translation>Tomar modelos (glTF, OBJ, FBX, PLY, STL, DAE); también se pueden soltar archivos en la ventana</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <source>Models that are kept for all terrains</source>
        <translation>Modelos que se guardan para todos los terrenos</translation>
    </message>
    <message>
        <source>Left button</source>
        <translation>Botón izquierdo</translation>
    </message>
    <message>
        <source>Places one</source>
        <translation>Coloca uno</translation>
    </message>
    <message>
        <source>Selects</source>
        <translation>Selecciona</translation>
    </message>
    <message>
        <source>Selects by lasso</source>
        <translation>Selecciona con lazo</translation>
    </message>
    <message>
        <source>Places a line</source>
        <translation>Coloca una línea</translation>
    </message>
    <message>
        <source>Places a circle</source>
        <translation>Coloca un círculo</translation>
    </message>
    <message>
        <source>Paints objects</source>
        <translation>Pinta objetos</translation>
    </message>
    <message>
        <source>Erases objects</source>
        <translation>Borra objetos</translation>
    </message>
    <message>
        <source>A click puts one down; a drag turns it, with Shift it grows too, with Ctrl it turns by steps</source>
        <translation>Un clic pone uno; al arrastrar se gira, con Mayús también crece, con Ctrl gira por pasos</translation>
    </message>
    <message>
        <source>A click selects, a drag moves what is selected or encloses by a box</source>
        <translation>Un clic selecciona, arrastrar mueve lo seleccionado o encierra con un recuadro</translation>
    </message>
    <message>
        <source>The same, and a drag encloses by an outline</source>
        <translation>Lo mismo, y al arrastrar encierra con un contorno</translation>
    </message>
    <message>
        <source>A drag puts objects along a line</source>
        <translation>Al arrastrar se ponen objetos a lo largo de una línea</translation>
    </message>
    <message>
        <source>A drag puts objects round a circle</source>
        <translation>Al arrastrar se ponen objetos en círculo</translation>
    </message>
    <message>
        <source>The brush puts objects down; Ctrl erases</source>
        <translation>El pincel pone objetos; Ctrl borra</translation>
    </message>
    <message>
        <source>The brush takes objects away; Ctrl paints</source>
        <translation>El pincel quita objetos; Ctrl pinta</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distancia</translation>
    </message>
    <message>
        <source>From one object of the line or circle to the next</source>
        <translation>De un objeto de la línea o del círculo al siguiente</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>How many objects the line or circle has; off: as the distance says</source>
        <translation>Cuántos objetos tiene la línea o el círculo; no: según la distancia</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>Densidad</translation>
    </message>
    <message>
        <source>Objects a hectare that the brush puts down</source>
        <translation>Objetos por hectárea que pone el pincel</translation>
    </message>
    <message>
        <source>Spacing</source>
        <translation>Espaciado</translation>
    </message>
    <message>
        <source>The least distance to other objects</source>
        <translation>La distancia mínima a otros objetos</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Intensidad</translation>
    </message>
    <message>
        <source>Of the density; how many of the objects the brush erases</source>
        <translation>De la densidad; cuántos de los objetos borra el pincel</translation>
    </message>
    <message>
        <source>Erase all kinds</source>
        <translation>Borrar todos los tipos</translation>
    </message>
    <message>
        <source>Else the brush erases objects of the kind in hand alone</source>
        <translation>Si no, el pincel borra solo objetos del tipo en uso</translation>
    </message>
    <message>
        <source>Ctrl moves by</source>
        <translation>Ctrl mueve por</translation>
    </message>
    <message>
        <source>Steps to which Ctrl keeps a drag</source>
        <translation>Pasos en que Ctrl mantiene el arrastre</translation>
    </message>
    <message>
        <source>Ctrl turns by</source>
        <translation>Ctrl gira por</translation>
    </message>
    <message>
        <source>Steps to which Ctrl keeps a turn, degrees</source>
        <translation>Pasos en que Ctrl mantiene el giro, grados</translation>
    </message>
    <message>
        <source>Right-click a kind above to change how often it is painted</source>
        <translation>Clic derecho en un tipo de arriba para cambiar cada cuánto se pinta</translation>
    </message>
    <message>
        <source>New objects</source>
        <translation>Objetos nuevos</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Escala</translation>
    </message>
    <message>
        <source>Size of new objects; 1 is life size</source>
        <translation>Tamaño de los objetos nuevos; 1 es tamaño natural</translation>
    </message>
    <message>
        <source>Variation</source>
        <translation>Variación</translation>
    </message>
    <message>
        <source>New objects vary in size by up to this much either way</source>
        <translation>Los objetos nuevos varían de tamaño hasta esto en ambos sentidos</translation>
    </message>
    <message>
        <source>Height offset</source>
        <translation>Desfase de altura</translation>
    </message>
    <message>
        <source>How far above the ground new objects are put</source>
        <translation>A qué altura sobre el suelo se ponen los objetos nuevos</translation>
    </message>
    <message>
        <source>Tilt</source>
        <translation>Inclinación</translation>
    </message>
    <message>
        <source>New objects lean by up to this much, degrees</source>
        <translation>Los objetos nuevos se inclinan hasta esto, grados</translation>
    </message>
    <message>
        <source>Colour variation</source>
        <translation>Variación de color</translation>
    </message>
    <message>
        <source>How far the colours of new objects vary</source>
        <translation>Cuánto varían los colores de los objetos nuevos</translation>
    </message>
    <message>
        <source>Random rotation</source>
        <translation>Rotación aleatoria</translation>
    </message>
    <message>
        <source>Every new object is turned another way</source>
        <translation>Cada objeto nuevo se gira de otro modo</translation>
    </message>
    <message>
        <source>The brush paints: %1</source>
        <translation>El pincel pinta: %1</translation>
    </message>
</context>
<context>
    <name>scarp::PositionDialog</name>
    <message>
        <source>&amp;Stroke To</source>
        <translation>&amp;Trazo hasta ahí</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posición</translation>
    </message>
    <message>
        <source>Type two numbers, east first</source>
        <translation>Escriba dos números, primero el este</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Coordenadas</translation>
    </message>
    <message>
        <source>&amp;Go To</source>
        <translation>&amp;Ir a</translation>
    </message>
    <message>
        <source>Move the view to the position</source>
        <translation>Mover la vista a la posición</translation>
    </message>
    <message>
        <source>Make a stroke of the active brush from the end of the last one to the position</source>
        <translation>Hacer un trazo del pincel activo desde el final del último hasta la posición</translation>
    </message>
    <message>
        <source>Make &amp;Dab</source>
        <translation>Hacer &amp;huella</translation>
    </message>
    <message>
        <source>Make one dab of the active brush there</source>
        <translation>Hacer ahí una huella del pincel activo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Close this dialog</source>
        <translation>Cerrar este diálogo</translation>
    </message>
    <message>
        <source>The view is at %1.</source>
        <translation>La vista está en %1.</translation>
    </message>
    <message>
        <source>%1 is outside the terrain, which covers %2.</source>
        <translation>%1 está fuera del terreno, que abarca %2.</translation>
    </message>
    <message>
        <source>There is no stroke to continue. Make a dab first.</source>
        <translation>No hay ningún trazo que continuar. Haga primero una huella.</translation>
    </message>
    <message>
        <source>Stroke from %1 to %2.</source>
        <translation>Trazo de %1 a %2.</translation>
    </message>
    <message>
        <source>Dab at %1.</source>
        <translation>Huella en %1.</translation>
    </message>
    <message>
        <source>The last stroke ends at %1.</source>
        <translation>El último trazo termina en %1.</translation>
    </message>
    <message>
        <source>The terrain covers %1.</source>
        <translation>El terreno abarca %1.</translation>
    </message>
</context>
<context>
    <name>scarp::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minutos</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versiones</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>GiB</source>
        <translation>GiB</translation>
    </message>
    <message>
        <source>Ask for import settings again</source>
        <translation>Volver a preguntar los ajustes de importación</translation>
    </message>
    <message>
        <source>Autosave</source>
        <translation>Autoguardado</translation>
    </message>
    <message>
        <source>Every (minutes)</source>
        <translation>Cada (minutos)</translation>
    </message>
    <message>
        <source>Versions to keep</source>
        <translation>Versiones conservadas</translation>
    </message>
    <message>
        <source>Memory (GiB of %1)</source>
        <translation>Memoria (GiB de %1)</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Metric: metres, kilometres</source>
        <translation>Métrico: metros, kilómetros</translation>
    </message>
    <message>
        <source>Imperial: feet, miles</source>
        <translation>Imperial: pies, millas</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unidades</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Choose a page of preferences</source>
        <translation>Elegir una página de preferencias</translation>
    </message>
    <message>
        <source>Interface</source>
        <translation>Interfaz</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Colours of the window</source>
        <translation>Colores de la ventana</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Size of the texts of the window</source>
        <translation>Tamaño de los textos de la ventana</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Predeterminado del sistema</translation>
    </message>
    <message>
        <source>Language of the window, after a restart of Scarp</source>
        <translation>Idioma de la ventana, tras reiniciar Scarp</translation>
    </message>
    <message>
        <source>Units of lengths in the window; files and scripts use metres</source>
        <translation>Unidades de longitud en la ventana; los archivos y scripts usan metros</translation>
    </message>
    <message>
        <source>Show tooltips</source>
        <translation>Mostrar descripciones emergentes</translation>
    </message>
    <message>
        <source>Without them, Help → What Is This? or Shift+F1 explains a control</source>
        <translation>Sin ellas, Ayuda → ¿Qué es esto? o Mayús+F1 explica un control</translation>
    </message>
    <message>
        <source>Tooltips</source>
        <translation>Descripciones emergentes</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Reducir movimiento</translation>
    </message>
    <message>
        <source>Move the camera without animation</source>
        <translation>Mover la cámara sin animación</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Cámara</translation>
    </message>
    <message>
        <source>Navigation and Keys</source>
        <translation>Navegación y teclas</translation>
    </message>
    <message>
        <source>Navigation style</source>
        <translation>Estilo de navegación</translation>
    </message>
    <message>
        <source>Mouse buttons that orbit, pan and zoom</source>
        <translation>Botones del ratón que orbitan, desplazan y acercan</translation>
    </message>
    <message>
        <source>Keys as in another program; another keymap discards the shortcuts that you changed</source>
        <translation>Teclas como en otro programa; otra asignación de teclas descarta los atajos que usted cambió</translation>
    </message>
    <message>
        <source>Keymap</source>
        <translation>Asignación de teclas</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Atajos</translation>
    </message>
    <message>
        <source>Performance</source>
        <translation>Rendimiento</translation>
    </message>
    <message>
        <source>Memory for terrain; more terrain is kept in a temporary file</source>
        <translation>Memoria para el terreno; el resto del terreno se guarda en un archivo temporal</translation>
    </message>
    <message>
        <source>Mesh detail</source>
        <translation>Detalle de malla</translation>
    </message>
    <message>
        <source>Accuracy of the terrain&apos;s shape in the view</source>
        <translation>Precisión de la forma del terreno en la vista</translation>
    </message>
    <message>
        <source>Antialiasing</source>
        <translation>Suavizado de bordes</translation>
    </message>
    <message>
        <source>Smoothness of edges in the view</source>
        <translation>Suavidad de los bordes en la vista</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Autosave project</source>
        <translation>Autoguardar el proyecto</translation>
    </message>
    <message>
        <source>Save a project that has a file when there are unsaved changes</source>
        <translation>Guardar un proyecto que tiene archivo cuando hay cambios sin guardar</translation>
    </message>
    <message>
        <source>Minutes from one autosave to the next</source>
        <translation>Minutos entre un autoguardado y el siguiente</translation>
    </message>
    <message>
        <source>Number of earlier saved states that a project file keeps</source>
        <translation>Número de estados guardados anteriores que conserva un archivo de proyecto</translation>
    </message>
    <message>
        <source>Download cache</source>
        <translation>Caché de descargas</translation>
    </message>
    <message>
        <source>The environment variable SCARP_REMOTE_CACHE sets this limit</source>
        <translation>La variable de entorno SCARP_REMOTE_CACHE fija este límite</translation>
    </message>
    <message>
        <source>Disk space for data from URLs; the least recently used data is deleted first</source>
        <translation>Espacio en disco para datos de URL; los datos usados hace más tiempo se eliminan primero</translation>
    </message>
    <message>
        <source>Download cache (GiB)</source>
        <translation>Caché de descargas (GiB)</translation>
    </message>
    <message>
        <source>Show the import dialog again for file types that were set not to ask</source>
        <translation>Volver a mostrar el diálogo de importación para los tipos de archivo en los que se desactivó la pregunta</translation>
    </message>
    <message>
        <source>Your work is protected even without autosave: every stroke is journaled, and Scarp offers to recover it after a crash. File → Versions opens earlier saved states.</source>
        <translation>Su trabajo está protegido incluso sin autoguardado: cada trazo se anota en el diario, y Scarp ofrece recuperarlo tras un fallo. Archivo → Versiones abre estados guardados anteriores.</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Acerca de</translation>
    </message>
    <message>
        <source>Shadows</source>
        <translation>Sombras</translation>
    </message>
    <message>
        <source>Quality of the shadows of terrain and objects in the view</source>
        <translation>Calidad de las sombras del terreno y de los objetos en la vista</translation>
    </message>
</context>
<context>
    <name>scarp::PresetFields</name>
    <message>
        <source>Whose conventions the file follows</source>
        <translation>Qué convenciones sigue el archivo</translation>
    </message>
    <message>
        <source>The program that the file comes from: its numbers become heights and size</source>
        <translation>El programa del que viene el archivo: sus números se vuelven alturas y tamaño</translation>
    </message>
    <message>
        <source>As the file says</source>
        <translation>Como dice el archivo</translation>
    </message>
    <message>
        <source>Comes from</source>
        <translation>Viene de</translation>
    </message>
    <message>
        <source>As the program that the file comes from has it</source>
        <translation>Como en el programa del que viene el archivo</translation>
    </message>
</context>
<context>
    <name>scarp::PresetSection</name>
    <message>
        <source>Presets</source>
        <translation>Preajustes</translation>
    </message>
    <message>
        <source>Keep my size</source>
        <translation>Conservar mi tamaño</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>Keep the present brush under a name</source>
        <translation>Conservar el pincel actual con un nombre</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Take over brushes from a file</source>
        <translation>Tomar pinceles de un archivo</translation>
    </message>
    <message>
        <source>Yours; right click to rename, duplicate, export or delete it</source>
        <translation>Suyo; clic derecho para renombrar, duplicar, exportar o eliminar</translation>
    </message>
    <message>
        <source>Came with this project; right click to save it as yours, or export it</source>
        <translation>Vino con este proyecto; clic derecho para guardarlo como suyo o exportarlo</translation>
    </message>
    <message>
        <source>Comes with Scarp; right click to duplicate or export it</source>
        <translation>Viene con Scarp; clic derecho para duplicar o exportar</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Export Brush</source>
        <translation>Exportar pincel</translation>
    </message>
    <message>
        <source>Brushes (*.json)</source>
        <translation>Pinceles (*.json)</translation>
    </message>
    <message>
        <source>Save Brush</source>
        <translation>Guardar pincel</translation>
    </message>
    <message>
        <source>Import Brushes</source>
        <translation>Importar pinceles</translation>
    </message>
    <message>
        <source>Brushes (*.json);;All files (*)</source>
        <translation>Pinceles (*.json);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renombrar…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Save as Mine</source>
        <translation>Guardar como mío</translation>
    </message>
    <message>
        <source>Replace by Present Brush</source>
        <translation>Reemplazar por el pincel actual</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Export All of Mine…</source>
        <translation>Exportar todos los míos…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>brushes</source>
        <translation>pinceles</translation>
    </message>
    <message>
        <source>Rename Brush</source>
        <translation>Renombrar pincel</translation>
    </message>
    <message>
        <source>No presets of this brush yet. Save… keeps the current settings as one.</source>
        <translation>Este pincel aún no tiene preajustes. «Guardar…» guarda los ajustes actuales como preajuste.</translation>
    </message>
    <message>
        <source>All brushes</source>
        <translation>Todos los pinceles</translation>
    </message>
    <message>
        <source>Show the presets of all brushes, not only of the active one</source>
        <translation>Mostrar los preajustes de todos los pinceles, no solo del activo</translation>
    </message>
    <message>
        <source>Scale presets to the current radius</source>
        <translation>Escalar los preajustes al radio actual</translation>
    </message>
    <message>
        <source>Presets: %1</source>
        <translation>Preajustes: %1</translation>
    </message>
</context>
<context>
    <name>scarp::PreviewLoader</name>
    <message>
        <source>Reading %1</source>
        <translation>Leyendo %1</translation>
    </message>
</context>
<context>
    <name>scarp::PreviewScene</name>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>Drag to turn, wheel to zoom</source>
        <translation>Arrastre para girar, rueda para acercar</translation>
    </message>
</context>
<context>
    <name>scarp::ProfileDock</name>
    <message>
        <source>Profile</source>
        <translation>Perfil</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Respecto a</translation>
    </message>
    <message>
        <source>What cut and fill are measured against</source>
        <translation>Respecto a qué se miden desmonte y terraplén</translation>
    </message>
    <message>
        <source>Best-fit plane</source>
        <translation>Plano de mejor ajuste</translation>
    </message>
    <message>
        <source>Lowest of the outline</source>
        <translation>Lo más bajo del contorno</translation>
    </message>
    <message>
        <source>Highest of the outline</source>
        <translation>Lo más alto del contorno</translation>
    </message>
    <message>
        <source>Level at a height</source>
        <translation>Nivel a una altura</translation>
    </message>
    <message>
        <source>Earlier state</source>
        <translation>Estado anterior</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Altura</translation>
    </message>
    <message>
        <source>height</source>
        <translation>altura</translation>
    </message>
    <message>
        <source>Of the level</source>
        <translation>Del nivel</translation>
    </message>
    <message>
        <source>The state of the ground before the edits that follow it in the history</source>
        <translation>El estado del suelo antes de las ediciones que lo siguen en el historial</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy these figures as text</source>
        <translation>Copiar estas cifras como texto</translation>
    </message>
    <message>
        <source>Save CSV…</source>
        <translation>Guardar CSV…</translation>
    </message>
    <message>
        <source>Save the profile as a table: distance, height, place and slope</source>
        <translation>Guardar el perfil como tabla: distancia, altura, lugar y pendiente</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vaciar</translation>
    </message>
    <message>
        <source>Take the line away</source>
        <translation>Quitar la línea</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>Abierto</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Área</translation>
    </message>
    <message>
        <source>measuring … %1 %</source>
        <translation>midiendo… %1 %</translation>
    </message>
    <message>
        <source>the outline crosses itself</source>
        <translation>el contorno se cruza a sí mismo</translation>
    </message>
    <message>
        <source>Save Profile</source>
        <translation>Guardar perfil</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabla (*.csv)</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>No se pudo escribir %1: %2</translation>
    </message>
    <message>
        <source>Measure a line on the terrain first</source>
        <translation>Mida primero una línea en el terreno</translation>
    </message>
</context>
<context>
    <name>scarp::ProfilePlot</name>
    <message>
        <source>Height profile</source>
        <translation>Perfil de alturas</translation>
    </message>
    <message>
        <source>Click on the ground to draw a line.
Double click or Enter ends it, a click on its start closes it to an area.</source>
        <translation>Haga clic en el suelo para trazar una línea.
Doble clic o Intro la termina, un clic en su inicio la cierra como área.</translation>
    </message>
    <message>
        <source>There is no ground under the line.</source>
        <translation>No hay suelo bajo la línea.</translation>
    </message>
    <message>
        <source>The heights along the measured line. Point at it for the height and slope there</source>
        <translation>Las alturas a lo largo de la línea medida. Apunte para ver allí la altura y la pendiente</translation>
    </message>
    <message>
        <source>at %1:  height %2,  slope %3°</source>
        <translation>en %1:  altura %2,  pendiente %3°</translation>
    </message>
</context>
<context>
    <name>scarp::ProjectCommands</name>
    <message>
        <source>Revert to Saved</source>
        <translation>Revertir a lo guardado</translation>
    </message>
    <message>
        <source>Go back to “%1” as it was saved last?</source>
        <translation>¿Volver a «%1» como se guardó por última vez?</translation>
    </message>
    <message>
        <source>What was done since is lost, and its history with it.</source>
        <translation>Lo hecho desde entonces se pierde, y con ello su historial.</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Revertir</translation>
    </message>
    <message>
        <source>Compacting %1</source>
        <translation>Compactando %1</translation>
    </message>
    <message>
        <source>%1 is smaller by %2.</source>
        <translation>%1 ocupa %2 menos.</translation>
    </message>
    <message>
        <source>%1 is as small as it can be.</source>
        <translation>%1 ya es lo más pequeño posible.</translation>
    </message>
    <message>
        <source>Autosave</source>
        <translation>Autoguardado</translation>
    </message>
</context>
<context>
    <name>scarp::ProjectOpener</name>
    <message>
        <source>Opening %1</source>
        <translation>Abriendo %1</translation>
    </message>
    <message>
        <source>Copy of %1</source>
        <translation>Copia de %1</translation>
    </message>
    <message>
        <source>Already Open</source>
        <translation>Ya está abierto</translation>
    </message>
    <message>
        <source>“%1” is open in another Scarp.</source>
        <translation>«%1» está abierto en otro Scarp.</translation>
    </message>
    <message>
        <source>Only one of them may save to it. Here it can be looked at, or opened as a copy that is saved to a file of its own.</source>
        <translation>Solo uno de ellos puede guardar en él. Aquí se puede ver, o abrir como copia que se guarda en su propio archivo.</translation>
    </message>
    <message>
        <source>Open Read-Only</source>
        <translation>Abrir solo para lectura</translation>
    </message>
    <message>
        <source>Open as Copy</source>
        <translation>Abrir como copia</translation>
    </message>
    <message>
        <source>Opening a version of %1</source>
        <translation>Abriendo una versión de %1</translation>
    </message>
    <message>
        <source>%1, as of %2</source>
        <translation>%1, a fecha de %2</translation>
    </message>
    <message>
        <source>This is %1 as of %2. Saving makes it the present state; until then the file is as it was.</source>
        <translation>Esto es %1 a fecha de %2. Al guardar pasa a ser el estado actual; hasta entonces el archivo queda como estaba.</translation>
    </message>
    <message>
        <source>%1: there is not enough memory for it</source>
        <translation>%1: no hay memoria suficiente</translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>Detalles…</translation>
    </message>
    <message>
        <source> (and %1 more)</source>
        <translation> (y %1 más)</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written; Save As keeps changes elsewhere.</source>
        <translation>No se puede escribir %1; Guardar como conserva los cambios en otro lugar.</translation>
    </message>
    <message>
        <source>today %1</source>
        <translation>hoy %1</translation>
    </message>
    <message>
        <source>yesterday %1</source>
        <translation>ayer %1</translation>
    </message>
</context>
<context>
    <name>scarp::ProjectSaver</name>
    <message>
        <source>Every edit of a shared terrain goes to its server by itself. Save As makes a project of it.</source>
        <translation>Cada edición de un terreno compartido va sola a su servidor. Guardar como hace un proyecto de él.</translation>
    </message>
    <message>
        <source>%1 is saved as it is.</source>
        <translation>%1 está guardado como está.</translation>
    </message>
    <message>
        <source>Changed by Another Program</source>
        <translation>Cambiado por otro programa</translation>
    </message>
    <message>
        <source>“%1” is not as Scarp left it.</source>
        <translation>«%1» no está como Scarp lo dejó.</translation>
    </message>
    <message>
        <source>Another program has changed, moved or deleted it. Overwriting it loses what that program wrote; loading it anew loses what you changed since you saved last.</source>
        <translation>Otro programa lo ha cambiado, movido o eliminado. Sobrescribirlo pierde lo que escribió ese programa; cargarlo de nuevo pierde lo que usted cambió desde que guardó.</translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Sobrescribir</translation>
    </message>
    <message>
        <source>Load Anew</source>
        <translation>Cargar de nuevo</translation>
    </message>
    <message>
        <source>Scarp projects (*%1)</source>
        <translation>Proyectos de Scarp (*%1)</translation>
    </message>
    <message>
        <source>Save Project As</source>
        <translation>Guardar proyecto como</translation>
    </message>
    <message>
        <source>-2</source>
        <translation>-2</translation>
    </message>
    <message>
        <source>Save a Copy</source>
        <translation>Guardar una copia</translation>
    </message>
    <message>
        <source>-copy</source>
        <translation>-copia</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>Guardando %1</translation>
    </message>
    <message>
        <source>Saved %1 anew; the damaged file is kept as %2.</source>
        <translation>%1 guardado de nuevo; el archivo dañado se conserva como %2.</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>%1 guardado.</translation>
    </message>
    <message>
        <source>Saved a copy as %1.</source>
        <translation>Copia guardada como %1.</translation>
    </message>
</context>
<context>
    <name>scarp::QualityMenu</name>
    <message>
        <source>&amp;Quality</source>
        <translation>&amp;Calidad</translation>
    </message>
    <message>
        <source>Antialiasing off</source>
        <translation>Sin suavizado de bordes</translation>
    </message>
    <message>
        <source>Antialiasing by %1 samples</source>
        <translation>Suavizado de bordes con %1 muestras</translation>
    </message>
    <message>
        <source>a software rasterizer</source>
        <translation>un rasterizador por software</translation>
    </message>
    <message>
        <source>a graphics card</source>
        <translation>una tarjeta gráfica</translation>
    </message>
    <message>
        <source>Mesh detail: automatic (%1)</source>
        <translation>Detalle de malla: automático (%1)</translation>
    </message>
    <message>
        <source>Antialiasing: automatic (%1 samples)</source>
        <translation>Suavizado de bordes: automático (%1 muestras)</translation>
    </message>
    <message>
        <source>Antialiasing: automatic (off)</source>
        <translation>Suavizado de bordes: automático (no)</translation>
    </message>
    <message>
        <source>Mesh detail: error up to %1 px</source>
        <translation>Detalle de malla: error de hasta %1 px</translation>
    </message>
    <message>
        <source>error up to %1 px, for %2</source>
        <translation>error de hasta %1 px, para %2</translation>
    </message>
    <message>
        <source>error mostly up to %1 px, for %2</source>
        <translation>error casi siempre de hasta %1 px, para %2</translation>
    </message>
    <message>
        <source>S&amp;hadows</source>
        <translation>S&amp;ombras</translation>
    </message>
    <message>
        <source>Shadows of terrain and objects if a graphics card draws the view</source>
        <translation>Sombras del terreno y de los objetos si una tarjeta gráfica dibuja la vista</translation>
    </message>
    <message>
        <source>No shadows of terrain and objects</source>
        <translation>Sin sombras del terreno ni de los objetos</translation>
    </message>
    <message>
        <source>%1 shadow maps with %2 × %2 texels, %3 MB of graphics memory; a software rasterizer draws them slowly</source>
        <translation>%1 mapas de sombras de %2 × %2 téxeles, %3 MB de memoria gráfica; un rasterizador por software los dibuja despacio</translation>
    </message>
    <message>
        <source>Automatic (%1, for %2)</source>
        <translation>Automático (%1, para %2)</translation>
    </message>
</context>
<context>
    <name>scarp::RangeDialog</name>
    <message>
        <source>Select by Range</source>
        <translation>Seleccionar por rango</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Medida</translation>
    </message>
    <message>
        <source>Choose the measure of the terrain to select by</source>
        <translation>Elegir la medida del terreno por la que se selecciona</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operación</translation>
    </message>
    <message>
        <source>How to combine the range with the selection</source>
        <translation>Cómo combinar el rango con la selección</translation>
    </message>
    <message>
        <source>Replace the selection</source>
        <translation>Reemplazar la selección</translation>
    </message>
    <message>
        <source>Add to the selection</source>
        <translation>Añadir a la selección</translation>
    </message>
    <message>
        <source>Subtract from the selection</source>
        <translation>Restar de la selección</translation>
    </message>
    <message>
        <source>Intersect with the selection</source>
        <translation>Intersecar con la selección</translation>
    </message>
    <message>
        <source>Selects %1 % of the terrain.</source>
        <translation>Selecciona el %1 % del terreno.</translation>
    </message>
</context>
<context>
    <name>scarp::RangeGraph</name>
    <message>
        <source>Where the condition holds</source>
        <translation>Donde se cumple la condición</translation>
    </message>
    <message>
        <source>Drag the ends of the range and of its softness; pull an end over the side to open it</source>
        <translation>Arrastre los extremos del rango y de su suavidad; saque un extremo por el lado para abrirlo</translation>
    </message>
</context>
<context>
    <name>scarp::RangePreview</name>
    <message>
        <source>Previewing</source>
        <translation>Preparando la vista previa</translation>
    </message>
    <message>
        <source>Apply or cancel the current preview first.</source>
        <translation>Aplique o cancele primero la vista previa en curso.</translation>
    </message>
</context>
<context>
    <name>scarp::RawFields</name>
    <message>
        <source>RAW file</source>
        <translation>Archivo RAW</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Header bytes</source>
        <translation>Bytes de cabecera</translation>
    </message>
    <message>
        <source>A file that holds nothing but samples (.raw, .r16, .bin …), so that their layout must be told</source>
        <translation>Un archivo que solo contiene muestras (.raw, .r16, .bin …), así que hay que decir su formato</translation>
    </message>
    <message>
        <source>8 bits, unsigned</source>
        <translation>8 bits, sin signo</translation>
    </message>
    <message>
        <source>8 bits, signed</source>
        <translation>8 bits, con signo</translation>
    </message>
    <message>
        <source>16 bits, unsigned</source>
        <translation>16 bits, sin signo</translation>
    </message>
    <message>
        <source>16 bits, signed</source>
        <translation>16 bits, con signo</translation>
    </message>
    <message>
        <source>32 bits, unsigned</source>
        <translation>32 bits, sin signo</translation>
    </message>
    <message>
        <source>32 bits, signed</source>
        <translation>32 bits, con signo</translation>
    </message>
    <message>
        <source>32 bits, floating point</source>
        <translation>32 bits, coma flotante</translation>
    </message>
    <message>
        <source>64 bits, floating point</source>
        <translation>64 bits, coma flotante</translation>
    </message>
    <message>
        <source>Sample type</source>
        <translation>Tipo de muestra</translation>
    </message>
    <message>
        <source>little-endian (PC)</source>
        <translation>little-endian (PC)</translation>
    </message>
    <message>
        <source>big-endian (Mac)</source>
        <translation>big-endian (Mac)</translation>
    </message>
    <message>
        <source>Byte order</source>
        <translation>Orden de bytes</translation>
    </message>
    <message>
        <source>Columns × rows</source>
        <translation>Columnas × filas</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Muestras</translation>
    </message>
    <message>
        <source>The file is too small for this layout of its samples</source>
        <translation>El archivo es demasiado pequeño para este formato de sus muestras</translation>
    </message>
    <message numerus="yes">
        <source>This layout takes %1 bytes</source>
        <translation>
            <numerusform>Este formato ocupa %1 byte</numerusform>
            <numerusform>Este formato ocupa %1 bytes</numerusform>
        </translation>
    </message>
    <message>
        <source>; the file has %1</source>
        <translation>; el archivo tiene %1</translation>
    </message>
    <message>
        <source>: it fits</source>
        <translation>: encaja</translation>
    </message>
    <message>
        <source>: too few</source>
        <translation>: faltan</translation>
    </message>
    <message>
        <source>: %1 at its end stay unread</source>
        <translation>: %1 al final quedan sin leer</translation>
    </message>
    <message>
        <source>How one height is stored in the file</source>
        <translation>Cómo se guarda una altura en el archivo</translation>
    </message>
    <message>
        <source>Which byte of a height comes first</source>
        <translation>Qué byte de una altura va primero</translation>
    </message>
    <message>
        <source>Samples in a row of the file</source>
        <translation>Muestras en una fila del archivo</translation>
    </message>
    <message>
        <source>Rows of the file</source>
        <translation>Filas del archivo</translation>
    </message>
    <message>
        <source>Trailing bytes</source>
        <translation>Bytes finales</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Canales</translation>
    </message>
    <message>
        <source>16 bits, floating point</source>
        <translation>16 bits, coma flotante</translation>
    </message>
    <message>
        <source>by pixel (RGBRGB…)</source>
        <translation>por píxel (RGBRGB…)</translation>
    </message>
    <message>
        <source>by row</source>
        <translation>por fila</translation>
    </message>
    <message>
        <source>one after another</source>
        <translation>un canal tras otro</translation>
    </message>
    <message>
        <source>Order of channels</source>
        <translation>Orden de los canales</translation>
    </message>
    <message>
        <source>How the samples of several channels are ordered in the file</source>
        <translation>Cómo se ordenan en el archivo las muestras de varios canales</translation>
    </message>
    <message>
        <source>Samples at each position of the grid, for example 3 in an RGB image</source>
        <translation>Muestras en cada posición de la cuadrícula, por ejemplo 3 en una imagen RGB</translation>
    </message>
    <message>
        <source>Bytes after the samples, which are not read</source>
        <translation>Bytes posteriores a las muestras, que no se leen</translation>
    </message>
</context>
<context>
    <name>scarp::RayMap</name>
    <message>
        <source>3-D grid walk: voxels %1 to %2, layers %3 to %4, each %5 high</source>
        <translation>Recorrido de cuadrícula 3D: vóxeles %1 a %2, capas %3 a %4, cada una de %5 de alto</translation>
    </message>
    <message>
        <source>Ray</source>
        <translation>Rayo</translation>
    </message>
    <message>
        <source>Fit to the whole ray</source>
        <translation>Encajar todo el rayo</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Celdas</translation>
    </message>
    <message>
        <source>Fit to the cells about the hit</source>
        <translation>Encajar las celdas alrededor del impacto</translation>
    </message>
    <message>
        <source>Pick from above</source>
        <translation>Consulta desde arriba</translation>
    </message>
    <message>
        <source>Cell %1, %2</source>
        <translation>Celda %1, %2</translation>
    </message>
    <message>
        <source>Cell %1, %2: number %3 along the ray</source>
        <translation>Celda %1, %2: número %3 a lo largo del rayo</translation>
    </message>
    <message>
        <source>Looked into</source>
        <translation>Examinada</translation>
    </message>
    <message>
        <source>Passed over without a look</source>
        <translation>Pasada sin mirar</translation>
    </message>
    <message>
        <source>holes only</source>
        <translation>solo agujeros</translation>
    </message>
    <message>
        <source>Node %1, %2 × %3 cells, %4: %5</source>
        <translation>Nodo %1, %2 × %3 celdas, %4: %5</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>saltado</translation>
    </message>
    <message>
        <source>entered</source>
        <translation>visitado</translation>
    </message>
    <message>
        <source>The ray from above, with the cells that it was followed through. The wheel zooms, a drag pans; point at a cell for what was done there</source>
        <translation>El rayo desde arriba, con las celdas por las que se siguió. La rueda acerca y aleja, arrastrar desplaza; apunte a una celda para ver lo que se hizo allí</translation>
    </message>
    <message>
        <source>heights %1 to %2</source>
        <translation>alturas de %1 a %2</translation>
    </message>
</context>
<context>
    <name>scarp::RecentFiles</name>
    <message>
        <source>Clear This List</source>
        <translation>Vaciar esta lista</translation>
    </message>
</context>
<context>
    <name>scarp::RecoveryCommands</name>
    <message>
        <source>A crash would lose what you do now: %1</source>
        <translation>Un fallo perdería lo que haga ahora: %1</translation>
    </message>
    <message>
        <source>Preparing recovery</source>
        <translation>Preparando la recuperación</translation>
    </message>
    <message>
        <source>Recovering %1</source>
        <translation>Recuperando %1</translation>
    </message>
    <message>
        <source>%1 is as it was at the last edit, %2. It is saved only when you save it.</source>
        <translation>%1 está como en la última edición, %2. Solo se guarda cuando usted lo guarda.</translation>
    </message>
    <message>
        <source>%1 is as it was after edit %2 of %3. It is saved only when you save it.</source>
        <translation>%1 está como tras la edición %2 de %3. Solo se guarda cuando usted lo guarda.</translation>
    </message>
    <message>
        <source>Scarp closed unexpectedly, %1. It had nothing unsaved.</source>
        <translation>Scarp se cerró de forma inesperada, %1. No tenía nada sin guardar.</translation>
    </message>
    <message>
        <source>Show Report</source>
        <translation>Mostrar informe</translation>
    </message>
    <message>
        <source>%1 is as you saved it. Nothing came after that.</source>
        <translation>%1 está como lo guardó. Después no hubo nada más.</translation>
    </message>
</context>
<context>
    <name>scarp::RecoveryDialog</name>
    <message>
        <source>Recover Lost Work</source>
        <translation>Recuperar trabajo perdido</translation>
    </message>
    <message>
        <source>When Scarp closed, these edits had not reached their server. They are sent once it answers.</source>
        <translation>Cuando Scarp se cerró, estas ediciones no habían llegado a su servidor. Se envían en cuanto responda.</translation>
    </message>
    <message>
        <source>Scarp closed unexpectedly. What had not been saved is here, up to the last finished edit.</source>
        <translation>Scarp se cerró de forma inesperada. Lo que no se había guardado está aquí, hasta la última edición terminada.</translation>
    </message>
    <message>
        <source>Type how many, or press the arrow keys</source>
        <translation>Escriba cuántas, o pulse las flechas</translation>
    </message>
    <message>
        <source>Edits to recover</source>
        <translation>Ediciones que recuperar</translation>
    </message>
    <message>
        <source>Recover the first </source>
        <translation>Recuperar las primeras </translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Recuperar</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Más tarde</translation>
    </message>
    <message>
        <source>Discard…</source>
        <translation>Descartar…</translation>
    </message>
    <message>
        <source>Crash Report…</source>
        <translation>Informe de fallo…</translation>
    </message>
    <message>
        <source>Show where Scarp was when it closed</source>
        <translation>Mostrar dónde estaba Scarp cuando se cerró</translation>
    </message>
    <message>
        <source>It is offered again at the next start</source>
        <translation>Se ofrece de nuevo en el próximo inicio</translation>
    </message>
    <message>
        <source>Lost work</source>
        <translation>Trabajo perdido</translation>
    </message>
    <message>
        <source>no picture</source>
        <translation>sin imagen</translation>
    </message>
    <message>
        <source>Last edit: %1</source>
        <translation>Última edición: %1</translation>
    </message>
    <message>
        <source>Edits: %1, %2</source>
        <translation>Ediciones: %1, %2</translation>
    </message>
    <message>
        <source>They wait for the server %1</source>
        <translation>Esperan al servidor %1</translation>
    </message>
    <message>
        <source>It was in no file yet.</source>
        <translation>Aún no estaba en ningún archivo.</translation>
    </message>
    <message>
        <source>Scarp ended unexpectedly while it recovered %1 of them: one fewer may do.</source>
        <translation>Scarp terminó de forma inesperada mientras recuperaba %1 de ellas: quizá con una menos funcione.</translation>
    </message>
    <message numerus="yes">
        <source> of %1 edits</source>
        <translation>
            <numerusform> de %1 edición</numerusform>
            <numerusform> de %1 ediciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard Lost Work</source>
        <translation>Descartar trabajo perdido</translation>
    </message>
    <message>
        <source>Discard what was not saved of “%1”?</source>
        <translation>¿Descartar lo que no se guardó de «%1»?</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>Esto no se puede deshacer.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>What the program was working on when it ended</source>
        <translation>En qué trabajaba el programa cuando terminó</translation>
    </message>
</context>
<context>
    <name>scarp::ReshapeDialog</name>
    <message>
        <source>Now %1
Then %2</source>
        <translation>Ahora %1
Después %2</translation>
    </message>
    <message>
        <source>%1 × %2 samples, %3</source>
        <translation>%1 × %2 muestras, %3</translation>
    </message>
</context>
<context>
    <name>scarp::ReshapeForm</name>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
</context>
<context>
    <name>scarp::RulesPanel</name>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Each rule covers what lies below it; drag a rule to another place</source>
        <translation>Cada regla cubre lo que hay debajo; arrastre una regla a otro lugar</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Add a rule over all others</source>
        <translation>Añadir una regla sobre todas las demás</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Arriba</translation>
    </message>
    <message>
        <source>Over the next rule</source>
        <translation>Sobre la regla siguiente</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Abajo</translation>
    </message>
    <message>
        <source>Under the next rule</source>
        <translation>Bajo la regla siguiente</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Delete the rule</source>
        <translation>Eliminar la regla</translation>
    </message>
    <message>
        <source>Material of the rule</source>
        <translation>Material de la regla</translation>
    </message>
    <message>
        <source>What the rule lays</source>
        <translation>Lo que pone la regla</translation>
    </message>
    <message>
        <source>How far the rule covers what lies below it</source>
        <translation>Hasta qué punto la regla cubre lo que hay debajo</translation>
    </message>
    <message>
        <source>%1: everywhere else</source>
        <translation>%1: en todo lo demás</translation>
    </message>
    <message>
        <source>Select a rule above the base first</source>
        <translation>Seleccione primero una regla por encima de la base</translation>
    </message>
    <message>
        <source>The rule is the uppermost</source>
        <translation>La regla es la de más arriba</translation>
    </message>
    <message>
        <source>The rule is the lowest above the base</source>
        <translation>La regla es la más baja por encima de la base</translation>
    </message>
</context>
<context>
    <name>scarp::ScaleMark</name>
    <message>
        <source>Scale: %1</source>
        <translation>Escala: %1</translation>
    </message>
    <message>
        <source>mid view</source>
        <translation>centro de la vista</translation>
    </message>
</context>
<context>
    <name>scarp::ScatterAssetList</name>
    <message>
        <source>Add Asset</source>
        <translation>Añadir recurso</translation>
    </message>
    <message>
        <source>Put down another asset too</source>
        <translation>Poner también otro recurso</translation>
    </message>
    <message>
        <source>Put down another asset in its place</source>
        <translation>Poner otro recurso en su lugar</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Peso</translation>
    </message>
    <message>
        <source>How often, beside the weights of the others</source>
        <translation>Con qué frecuencia, junto a los pesos de los demás</translation>
    </message>
    <message>
        <source>Leave this asset out</source>
        <translation>Dejar fuera este recurso</translation>
    </message>
</context>
<context>
    <name>scarp::ScatterCounter</name>
    <message>
        <source>Counting objects</source>
        <translation>Contando objetos</translation>
    </message>
</context>
<context>
    <name>scarp::ScatterPanel</name>
    <message>
        <source>Height range</source>
        <translation>Rango de alturas</translation>
    </message>
    <message>
        <source>Not under water</source>
        <translation>No bajo el agua</translation>
    </message>
    <message>
        <source>Scatter</source>
        <translation>Dispersar</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Contando…</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>Densidad</translation>
    </message>
    <message>
        <source>Objects per hectare (100 m × 100 m) of what is selected</source>
        <translation>Objetos por hectárea (100 m × 100 m) de lo seleccionado</translation>
    </message>
    <message>
        <source>Spacing</source>
        <translation>Espaciado</translation>
    </message>
    <message>
        <source>Least distance from one to another</source>
        <translation>Distancia mínima de uno a otro</translation>
    </message>
    <message>
        <source>Max slope</source>
        <translation>Pendiente máx.</translation>
    </message>
    <message>
        <source>None are put on steeper ground</source>
        <translation>No se ponen en suelo más empinado</translation>
    </message>
    <message>
        <source>Min height</source>
        <translation>Altura mín.</translation>
    </message>
    <message>
        <source>None are put on lower ground</source>
        <translation>No se ponen en suelo más bajo</translation>
    </message>
    <message>
        <source>Max height</source>
        <translation>Altura máx.</translation>
    </message>
    <message>
        <source>None are put on higher ground</source>
        <translation>No se ponen en suelo más alto</translation>
    </message>
    <message>
        <source>Only on ground between two heights</source>
        <translation>Solo en suelo entre dos alturas</translation>
    </message>
    <message>
        <source>Objects that would be scattered</source>
        <translation>Objetos que se dispersarían</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Scatter over Selection</source>
        <translation>Dispersar en la selección</translation>
    </message>
    <message>
        <source>Scatter over Terrain</source>
        <translation>Dispersar en el terreno</translation>
    </message>
    <message>
        <source>Stop; nothing is put down</source>
        <translation>Detener; no se pone nada</translation>
    </message>
    <message>
        <source>Objects like the new ones above, as one step that can be undone</source>
        <translation>Objetos como los nuevos de arriba, en un paso que se puede deshacer</translation>
    </message>
    <message>
        <source>None are put on ground below %1, where the water stands</source>
        <translation>No se ponen en suelo por debajo de %1, donde está el agua</translation>
    </message>
    <message>
        <source>%1 objects would be more than %2, the most at once</source>
        <translation>%1 objetos serían más de %2, el máximo de una vez</translation>
    </message>
    <message>
        <source>No ground here suits them</source>
        <translation>Ningún suelo de aquí es adecuado</translation>
    </message>
    <message numerus="yes">
        <source>%1 objects would be placed</source>
        <translation>
            <numerusform>Se colocaría %1 objeto</numerusform>
            <numerusform>Se colocarían %1 objetos</numerusform>
        </translation>
    </message>
    <message>
        <source>Use a Density of %1 /ha</source>
        <translation>Usar una densidad de %1 /ha</translation>
    </message>
    <message>
        <source>Apply or cancel the preview on the ground first.</source>
        <translation>Aplique o cancele primero la vista previa en el suelo.</translation>
    </message>
    <message>
        <source>Scattering objects</source>
        <translation>Dispersando objetos</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>scarp::ScatterRuleEditor</name>
    <message>
        <source>Name of the rule</source>
        <translation>Nombre de la regla</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Cuántos</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>Densidad</translation>
    </message>
    <message>
        <source>Objects on a hectare where all holds</source>
        <translation>Objetos en una hectárea donde todo se cumple</translation>
    </message>
    <message>
        <source>Spacing</source>
        <translation>Espaciado</translation>
    </message>
    <message>
        <source>Keep others away</source>
        <translation>Alejar a otros</translation>
    </message>
    <message>
        <source>Around each of its objects rules below put nothing</source>
        <translation>Alrededor de cada uno de sus objetos, las reglas de debajo no ponen nada</translation>
    </message>
    <message>
        <source>Clusters every</source>
        <translation>Grupos cada</translation>
    </message>
    <message>
        <source>They stand in clusters, so far from one to the next</source>
        <translation>Están en grupos, a esta distancia de uno al siguiente</translation>
    </message>
    <message>
        <source>Cluster radius</source>
        <translation>Radio del grupo</translation>
    </message>
    <message>
        <source>Of the largest of them</source>
        <translation>Del mayor de ellos</translation>
    </message>
    <message>
        <source>How they stand</source>
        <translation>Cómo están</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Escala</translation>
    </message>
    <message>
        <source>Size; 1 is life size</source>
        <translation>Tamaño; 1 es tamaño natural</translation>
    </message>
    <message>
        <source>Variation</source>
        <translation>Variación</translation>
    </message>
    <message>
        <source>They vary in size by up to this much either way</source>
        <translation>Varían de tamaño hasta esto en ambos sentidos</translation>
    </message>
    <message>
        <source>Height offset</source>
        <translation>Desfase de altura</translation>
    </message>
    <message>
        <source>How far above the ground they stand</source>
        <translation>A qué altura sobre el suelo están</translation>
    </message>
    <message>
        <source>Square on slopes</source>
        <translation>Perpendicular a la ladera</translation>
    </message>
    <message>
        <source>They stand square on the slope instead of upright</source>
        <translation>Están perpendiculares a la ladera en lugar de erguidos</translation>
    </message>
    <message>
        <source>Random rotation</source>
        <translation>Rotación aleatoria</translation>
    </message>
    <message>
        <source>Each is turned another way</source>
        <translation>Cada uno se gira de otro modo</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Another number puts them at other places</source>
        <translation>Otro número los pone en otros lugares</translation>
    </message>
    <message>
        <source>Only where</source>
        <translation>Solo donde</translation>
    </message>
    <message>
        <source>Material that they stand on</source>
        <translation>Material en que están</translation>
    </message>
    <message>
        <source>They stand as densely as this material lies</source>
        <translation>Están tan densos como está este material</translation>
    </message>
    <message>
        <source>Away from objects</source>
        <translation>Lejos de objetos</translation>
    </message>
    <message>
        <source>The least distance to objects that were placed by hand</source>
        <translation>La distancia mínima a los objetos colocados a mano</translation>
    </message>
    <message>
        <source>Near objects</source>
        <translation>Cerca de objetos</translation>
    </message>
    <message>
        <source>The most distance to an object that was placed by hand</source>
        <translation>La distancia máxima a un objeto colocado a mano</translation>
    </message>
    <message>
        <source>Away from lines</source>
        <translation>Lejos de líneas</translation>
    </message>
    <message>
        <source>Near lines</source>
        <translation>Cerca de líneas</translation>
    </message>
    <message>
        <source>The least distance to the edges of roads, rivers and other lines; off: they stand on these too</source>
        <translation>La distancia mínima al borde de carreteras, ríos y otras líneas; no: también están sobre ellas</translation>
    </message>
    <message>
        <source>The most distance to the edge of a road, a river or another line</source>
        <translation>La distancia máxima al borde de una carretera, un río u otra línea</translation>
    </message>
    <message>
        <source>Which lines</source>
        <translation>Qué líneas</translation>
    </message>
    <message>
        <source>Lines of any layer</source>
        <translation>Líneas de cualquier capa</translation>
    </message>
    <message>
        <source>Lines of %1</source>
        <translation>Líneas de %1</translation>
    </message>
    <message>
        <source>Lines of %1 (no such layer)</source>
        <translation>Líneas de %1 (no existe esa capa)</translation>
    </message>
    <message>
        <source>Put objects back where they were moved or removed by hand</source>
        <translation>Devolver los objetos que se movieron o quitaron a mano</translation>
    </message>
    <message>
        <source>Turn into Objects</source>
        <translation>Convertir en objetos</translation>
    </message>
    <message>
        <source>Make ordinary objects of all that the rule puts down, and remove the rule</source>
        <translation>Hacer objetos corrientes de todo lo que pone la regla, y quitar la regla</translation>
    </message>
    <message>
        <source>On any ground</source>
        <translation>En cualquier suelo</translation>
    </message>
    <message>
        <source>On %1</source>
        <translation>En %1</translation>
    </message>
    <message>
        <source>The least distance from one to another, and to objects that were placed by hand; in rows the distance along the line from one to the next</source>
        <translation>La distancia mínima de uno a otro, y a los objetos colocados a mano; en hileras, la distancia a lo largo de la línea de uno al siguiente</translation>
    </message>
    <message>
        <source>Rows along lines</source>
        <translation>Hileras a lo largo de líneas</translation>
    </message>
    <message>
        <source>They stand in rows along roads, rivers and other lines</source>
        <translation>Están en hileras a lo largo de carreteras, ríos y otras líneas</translation>
    </message>
    <message>
        <source>Beside the edge</source>
        <translation>Junto al borde</translation>
    </message>
    <message>
        <source>How far outside of the edge of the bed they stand; in the middle, how far to the left</source>
        <translation>A qué distancia fuera del borde del firme están; en el medio, cuánto a la izquierda</translation>
    </message>
    <message>
        <source>Irregular</source>
        <translation>Irregular</translation>
    </message>
    <message>
        <source>They stand by up to this much of the spacing further on or back</source>
        <translation>Están hasta esta parte del espaciado más adelante o atrás</translation>
    </message>
    <message>
        <source>Facing</source>
        <translation>Orientación</translation>
    </message>
    <message>
        <source>Along</source>
        <translation>A lo largo</translation>
    </message>
    <message>
        <source>Outward</source>
        <translation>Hacia fuera</translation>
    </message>
    <message>
        <source>Inward</source>
        <translation>Hacia dentro</translation>
    </message>
    <message>
        <source>Not at bridges and tunnels</source>
        <translation>No en puentes ni túneles</translation>
    </message>
    <message>
        <source>Which lines they stand along, away from, or near to</source>
        <translation>A lo largo de qué líneas están, lejos o cerca de cuáles</translation>
    </message>
    <message>
        <source>What the rule is called</source>
        <translation>Cómo se llama la regla</translation>
    </message>
    <message>
        <source>Bent along lines</source>
        <translation>Doblados a lo largo de líneas</translation>
    </message>
    <message>
        <source>Models are bent along the line without gaps, as guard rails, walls and kerbs are. Distances, conditions and variation do not count then</source>
        <translation>Los modelos se doblan a lo largo de la línea sin huecos, como quitamiedos, muros y bordillos. Las distancias, condiciones y variación no cuentan entonces</translation>
    </message>
    <message>
        <source>Off: objects stand on the ground beneath these, and bent models lead over and through them</source>
        <translation>Desactivado: los objetos quedan en el suelo bajo ellos, y los modelos doblados pasan por encima y a través</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Evaluate at</source>
        <translation>Evaluar en</translation>
    </message>
    <message numerus="yes">
        <source>Restore %n Places</source>
        <translation>
            <numerusform>Restaurar %n lugar</numerusform>
            <numerusform>Restaurar %n lugares</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scarp::ScatterRulesPanel</name>
    <message>
        <source>Rules put trees, rocks and shrubs wherever the ground suits them, and go on doing so while you sculpt. Begin with one of these:</source>
        <translation>Las reglas ponen árboles, rocas y arbustos donde el suelo es adecuado, también mientras usted esculpe. Empiece con una de estas:</translation>
    </message>
    <message>
        <source>Scatter rules</source>
        <translation>Reglas de dispersión</translation>
    </message>
    <message>
        <source>Each rule keeps clear of those above it; drag a rule to another place</source>
        <translation>Cada regla se aparta de las de arriba; arrastre una regla a otro lugar</translation>
    </message>
    <message>
        <source>Add a rule under the others</source>
        <translation>Añadir una regla bajo las demás</translation>
    </message>
    <message>
        <source>Duplicate the rule</source>
        <translation>Duplicar la regla</translation>
    </message>
    <message>
        <source>Delete the rule</source>
        <translation>Eliminar la regla</translation>
    </message>
    <message>
        <source>%1 copy</source>
        <translation>%1 copia</translation>
    </message>
    <message>
        <source>The objects are still being scattered; try again when they stand.</source>
        <translation>Los objetos aún se están dispersando; inténtelo otra vez cuando estén.</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Regla %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Scattering…</source>
        <translation>Dispersando…</translation>
    </message>
    <message>
        <source>Select a rule in the list first</source>
        <translation>Seleccione primero una regla de la lista</translation>
    </message>
</context>
<context>
    <name>scarp::SceneJobs</name>
    <message>
        <source>Drainage areas</source>
        <translation>Cuencas de drenaje</translation>
    </message>
    <message>
        <source>Evaluating materials</source>
        <translation>Evaluando materiales</translation>
    </message>
    <message>
        <source>Scattering objects</source>
        <translation>Dispersando objetos</translation>
    </message>
    <message>
        <source>The scatter rules put nothing down: %1.</source>
        <translation>Las reglas de dispersión no ponen nada: %1.</translation>
    </message>
</context>
<context>
    <name>scarp::ScreenshotDialog</name>
    <message>
        <source>Save Screenshot</source>
        <translation>Guardar captura</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Size of the picture, as a multiple of the view in the window</source>
        <translation>Tamaño de la imagen, como múltiplo de la vista en la ventana</translation>
    </message>
    <message>
        <source>%1 × (%2 × %3 pixels)</source>
        <translation>%1 × (%2 × %3 píxeles)</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>“%1” already exists and will be overwritten.</source>
        <translation>«%1» ya existe y se sobrescribirá.</translation>
    </message>
    <message>
        <source>The name of the file must end in .png.</source>
        <translation>El nombre del archivo debe terminar en .png.</translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2</source>
        <translation>No se puede escribir «%1»: %2</translation>
    </message>
</context>
<context>
    <name>scarp::ScriptRunner</name>
    <message>
        <source>There is no terrain to run it on.</source>
        <translation>No hay terreno en el que ejecutarlo.</translation>
    </message>
    <message>
        <source>A script is running; wait for it, or cancel it in the status bar.</source>
        <translation>Se está ejecutando un script; espere o cancélelo en la barra de estado.</translation>
    </message>
    <message>
        <source>What is being tried on the ground has to be kept or taken back first.</source>
        <translation>Lo que se está probando en el suelo debe aceptarse o retirarse primero.</translation>
    </message>
    <message>
        <source>The script reads from the network; scarp run asks for that, the window does not.</source>
        <translation>El script lee de la red; scarp run lo pregunta, la ventana no.</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2</source>
        <translation>No se puede leer «%1»: %2</translation>
    </message>
    <message>
        <source>“%1” is too large for a script</source>
        <translation>«%1» es demasiado grande para un script</translation>
    </message>
    <message>
        <source>Running %1</source>
        <translation>Ejecutando %1</translation>
    </message>
    <message>
        <source>No scripts yet</source>
        <translation>Aún no hay scripts</translation>
    </message>
    <message>
        <source>Show the Folder of Scripts</source>
        <translation>Mostrar la carpeta de scripts</translation>
    </message>
</context>
<context>
    <name>scarp::SecondView</name>
    <message>
        <source>Second View</source>
        <translation>Segunda vista</translation>
    </message>
    <message>
        <source>Second terrain view</source>
        <translation>Segunda vista del terreno</translation>
    </message>
    <message>
        <source>The same terrain with a camera of its own; every tool works here too</source>
        <translation>El mismo terreno con una cámara propia; todas las herramientas funcionan también aquí</translation>
    </message>
    <message>
        <source>Orthographic Second View</source>
        <translation>Segunda vista ortográfica</translation>
    </message>
    <message>
        <source>Show the second view without perspective</source>
        <translation>Mostrar la segunda vista sin perspectiva</translation>
    </message>
</context>
<context>
    <name>scarp::SectionEditor</name>
    <message>
        <source>Both sides alike</source>
        <translation>Ambos lados iguales</translation>
    </message>
    <message>
        <source>Cross-section</source>
        <translation>Sección transversal</translation>
    </message>
    <message>
        <source>Drag a corner; press beside the bed for a new one; double-click it to remove it</source>
        <translation>Arrastre una esquina; pulse junto al firme para una nueva; doble clic la quita</translation>
    </message>
    <message>
        <source>A corner that is moved on one side moves on the other side too</source>
        <translation>Una esquina que se mueve en un lado se mueve también en el otro</translation>
    </message>
    <message>
        <source>%1 out, %2 up</source>
        <translation>%1 hacia fuera, %2 hacia arriba</translation>
    </message>
    <message>
        <source>Left, in cut</source>
        <translation>Izquierda, en desmonte</translation>
    </message>
    <message>
        <source>Left, in fill</source>
        <translation>Izquierda, en terraplén</translation>
    </message>
    <message>
        <source>Right, in fill</source>
        <translation>Derecha, en terraplén</translation>
    </message>
    <message>
        <source>Right, in cut</source>
        <translation>Derecha, en desmonte</translation>
    </message>
    <message>
        <source>Heights × %1</source>
        <translation>Alturas × %1</translation>
    </message>
</context>
<context>
    <name>scarp::SelectedObjectPanel</name>
    <message>
        <source>Open Its Rule</source>
        <translation>Abrir su regla</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Este</translation>
    </message>
    <message>
        <source>How far east of the terrain&apos;s middle</source>
        <translation>Cuánto al este del centro del terreno</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Norte</translation>
    </message>
    <message>
        <source>How far north of the terrain&apos;s middle</source>
        <translation>Cuánto al norte del centro del terreno</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>Rotación</translation>
    </message>
    <message>
        <source>Degrees anticlockwise</source>
        <translation>Grados en sentido antihorario</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Escala</translation>
    </message>
    <message>
        <source>Its size; 1 is life size</source>
        <translation>Su tamaño; 1 es tamaño natural</translation>
    </message>
    <message>
        <source>Height offset</source>
        <translation>Desfase de altura</translation>
    </message>
    <message>
        <source>How far it is above the ground</source>
        <translation>A qué altura está sobre el suelo</translation>
    </message>
    <message>
        <source>Elevation</source>
        <translation>Elevación</translation>
    </message>
    <message>
        <source>How high it stands</source>
        <translation>A qué altura está</translation>
    </message>
    <message>
        <source>Tilt x</source>
        <translation>Inclinación x</translation>
    </message>
    <message>
        <source>Degrees by which it leans about its own x axis</source>
        <translation>Grados que se inclina alrededor de su propio eje x</translation>
    </message>
    <message>
        <source>Tilt y</source>
        <translation>Inclinación y</translation>
    </message>
    <message>
        <source>Degrees by which it leans about its own y axis</source>
        <translation>Grados que se inclina alrededor de su propio eje y</translation>
    </message>
    <message>
        <source>Scatter rules</source>
        <translation>Reglas de dispersión</translation>
    </message>
    <message>
        <source>A scatter rule</source>
        <translation>Una regla de dispersión</translation>
    </message>
    <message>
        <source>The rule “%1”</source>
        <translation>La regla «%1»</translation>
    </message>
    <message>
        <source>it</source>
        <translation>lo</translation>
    </message>
    <message>
        <source>them</source>
        <translation>los</translation>
    </message>
    <message>
        <source>some of them</source>
        <translation>algunos de ellos</translation>
    </message>
    <message>
        <source>%1 put %2 down. What you change stays as you leave it.</source>
        <translation>%1 puso %2. Lo que cambie queda como usted lo deje.</translation>
    </message>
    <message>
        <source>Selected: %1</source>
        <translation>Seleccionado: %1</translation>
    </message>
    <message numerus="yes">
        <source>Selected: %1 objects</source>
        <translation>
            <numerusform>Seleccionado: %1 objeto</numerusform>
            <numerusform>Seleccionados: %1 objetos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scarp::SelectionDock</name>
    <message>
        <source>Selection</source>
        <translation>Selección</translation>
    </message>
    <message>
        <source>Shift adds, Ctrl subtracts, both intersect.</source>
        <translation>Mayús añade, Ctrl resta, ambos intersecan.</translation>
    </message>
    <message>
        <source>Feather</source>
        <translation>Difuminado</translation>
    </message>
    <message>
        <source>How far the edge of a shape is soft</source>
        <translation>Anchura en la que es suave el borde de una forma</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radio</translation>
    </message>
    <message>
        <source>Of the brush</source>
        <translation>Del pincel</translation>
    </message>
    <message>
        <source>Alike in</source>
        <translation>Iguales en</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Tolerancia</translation>
    </message>
    <message>
        <source>By how much ground may differ and be selected</source>
        <translation>Cuánto puede diferir el suelo y quedar seleccionado</translation>
    </message>
    <message>
        <source>Softness</source>
        <translation>Suavidad</translation>
    </message>
    <message>
        <source>Over how much more the selection fades</source>
        <translation>A lo largo de cuánto más se desvanece la selección</translation>
    </message>
    <message>
        <source>Contiguous</source>
        <translation>Contiguo</translation>
    </message>
    <message>
        <source>Only ground that hangs together with the place clicked on</source>
        <translation>Solo el suelo unido al lugar en que se hace clic</translation>
    </message>
    <message>
        <source>Grow, shrink, blur by</source>
        <translation>Ampliar, reducir, desenfocar en</translation>
    </message>
    <message>
        <source>How far the edge moves or softens</source>
        <translation>Cuánto se mueve o suaviza el borde</translation>
    </message>
    <message>
        <source>Dim unselected</source>
        <translation>Atenuar lo no seleccionado</translation>
    </message>
    <message>
        <source>dim unselected</source>
        <translation>atenuar lo no seleccionado</translation>
    </message>
    <message>
        <source>How much the ground outside the selection is dimmed</source>
        <translation>Cuánto se atenúa el suelo fuera de la selección</translation>
    </message>
    <message>
        <source>Saved selections</source>
        <translation>Selecciones guardadas</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Save the selection under this name, in the project too</source>
        <translation>Guardar la selección con este nombre, también en el proyecto</translation>
    </message>
    <message>
        <source>Selection %1</source>
        <translation>Selección %1</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Cargar</translation>
    </message>
    <message>
        <source>Replace the selection by the saved one</source>
        <translation>Reemplazar la selección por la guardada</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Add the saved one to the selection</source>
        <translation>Añadir la guardada a la selección</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Delete the saved selection</source>
        <translation>Eliminar la selección guardada</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Name for the selection</source>
        <translation>Nombre de la selección</translation>
    </message>
    <message>
        <source>Under this name the selection is kept with the project</source>
        <translation>Con este nombre se guarda la selección en el proyecto</translation>
    </message>
    <message>
        <source>Selections that the project keeps. Enter loads one, a right click offers more</source>
        <translation>Selecciones que conserva el proyecto. Intro carga una, un clic derecho ofrece más</translation>
    </message>
    <message>
        <source>Nothing is selected, so edits change nothing.</source>
        <translation>No hay nada seleccionado, así que las ediciones no cambian nada.</translation>
    </message>
    <message>
        <source>Save a picture, classes of land cover, or features of a vector file as selections; over those of the same names</source>
        <translation>Guardar una imagen, clases de cobertura del suelo u objetos espaciales de un archivo vectorial como selecciones; sobre las de igual nombre</translation>
    </message>
    <message>
        <source>Select a saved selection in the list first</source>
        <translation>Seleccione primero una selección guardada de la lista</translation>
    </message>
    <message>
        <source>Select an area of the terrain first</source>
        <translation>Seleccione primero una zona del terreno</translation>
    </message>
    <message>
        <source>Paints a selection; Ctrl subtracts, Shift smooths.</source>
        <translation>Pinta una selección; Ctrl resta, Mayús suaviza.</translation>
    </message>
</context>
<context>
    <name>scarp::ShadingController</name>
    <message>
        <source>No ground lies below %1 here: the sea level is %2 now. Change it under Shading.</source>
        <translation>Aquí no hay suelo por debajo de %1: el nivel del mar es ahora %2. Cámbielo en Sombreado.</translation>
    </message>
    <message>
        <source>This terrain has no materials: it is shown in natural colours. Add materials in the Materials panel.</source>
        <translation>Este terreno no tiene materiales: se muestra en colores naturales. Añada materiales en el panel Materiales.</translation>
    </message>
</context>
<context>
    <name>scarp::ShadingDock</name>
    <message>
        <source>Shading</source>
        <translation>Sombreado</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>Find a number that suits the terrain</source>
        <translation>Hallar un número adecuado al terreno</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Relief</source>
        <translation>Relieve</translation>
    </message>
    <message>
        <source>How much light and shade lie over the colours, percent; 0 for those of the legend</source>
        <translation>Cuánta luz y sombra hay sobre los colores, porcentaje; 0 para los de la leyenda</translation>
    </message>
    <message>
        <source>Snow line</source>
        <translation>Línea de nieve</translation>
    </message>
    <message>
        <source>Snow lies above this height</source>
        <translation>La nieve está por encima de esta altura</translation>
    </message>
    <message>
        <source>Light and shape</source>
        <translation>Luz y forma</translation>
    </message>
    <message>
        <source>Sun azimuth</source>
        <translation>Acimut del sol</translation>
    </message>
    <message>
        <source>Where the sun stands, degrees from the north clockwise</source>
        <translation>Dónde está el sol, grados desde el norte en sentido horario</translation>
    </message>
    <message>
        <source>Sun elevation</source>
        <translation>Elevación del sol</translation>
    </message>
    <message>
        <source>How high the sun stands, degrees above the horizon</source>
        <translation>A qué altura está el sol, grados sobre el horizonte</translation>
    </message>
    <message>
        <source>Exaggeration</source>
        <translation>Exageración</translation>
    </message>
    <message>
        <source>How many times as high the ground appears; it stays as it is</source>
        <translation>Cuántas veces más alto parece el suelo; él queda como está</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Líneas</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>Intervalo</translation>
    </message>
    <message>
        <source>From line to line</source>
        <translation>De línea a línea</translation>
    </message>
    <message>
        <source>Bold every</source>
        <translation>Gruesa cada</translation>
    </message>
    <message>
        <source>Each so many lines there is a bold one, with its height</source>
        <translation>Cada tantas líneas hay una gruesa, con su altura</translation>
    </message>
    <message>
        <source>Heights on bold lines</source>
        <translation>Alturas en líneas gruesas</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>From line to line; each tenth is bold</source>
        <translation>De línea a línea; cada décima es gruesa</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Agua</translation>
    </message>
    <message>
        <source>Sea level</source>
        <translation>Nivel del mar</translation>
    </message>
    <message>
        <source>Where water, beaches and the colours of the sea end</source>
        <translation>Dónde acaban el agua, las playas y los colores del mar</translation>
    </message>
    <message>
        <source>Colours for heights. All but Atlas change by steps that look about equally large; Even light leaves all light and dark to the relief; Viridis and Cividis are told apart without full colour vision as well</source>
        <translation>Colores para las alturas. Todos salvo Atlas cambian en pasos que se ven casi iguales; «Luz uniforme» deja toda la luz y la sombra al relieve; Viridis y Cividis se distinguen también sin plena visión de los colores</translation>
    </message>
</context>
<context>
    <name>scarp::ShadingLegend</name>
    <message>
        <source>Legend</source>
        <translation>Leyenda</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>E</source>
        <translation>E</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>W</source>
        <translation>O</translation>
    </message>
    <message>
        <source>Concave</source>
        <translation>Cóncavo</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>Llano</translation>
    </message>
    <message>
        <source>Convex</source>
        <translation>Convexo</translation>
    </message>
    <message>
        <source>sea %1</source>
        <translation>mar %1</translation>
    </message>
</context>
<context>
    <name>scarp::ShapeDialog</name>
    <message>
        <source>Select by Coordinates</source>
        <translation>Seleccionar por coordenadas</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Seleccionar</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Rectángulo</translation>
    </message>
    <message>
        <source>Ellipse</source>
        <translation>Elipse</translation>
    </message>
    <message>
        <source>Polygon</source>
        <translation>Polígono</translation>
    </message>
    <message>
        <source>Choose what the corners are of</source>
        <translation>Elegir de qué forma son las esquinas</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>Esquinas</translation>
    </message>
    <message>
        <source>Type a corner per line, east first: two opposite ones of a rectangle or ellipse, three or more of a polygon</source>
        <translation>Escriba una esquina por línea, primero el este: dos opuestas de un rectángulo o una elipse, tres o más de un polígono</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operación</translation>
    </message>
    <message>
        <source>Replace the selection</source>
        <translation>Reemplazar la selección</translation>
    </message>
    <message>
        <source>Add to the selection</source>
        <translation>Añadir a la selección</translation>
    </message>
    <message>
        <source>Subtract from the selection</source>
        <translation>Restar de la selección</translation>
    </message>
    <message>
        <source>Intersect with the selection</source>
        <translation>Intersecar con la selección</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Coordenadas</translation>
    </message>
    <message>
        <source>The edge is soft over %1, as in the Selection panel.</source>
        <translation>El borde es suave a lo largo de %1, como en el panel Selección.</translation>
    </message>
    <message>
        <source>The edge is sharp, as in the Selection panel.</source>
        <translation>El borde es nítido, como en el panel Selección.</translation>
    </message>
    <message>
        <source>A polygon needs at least three corners, a line for each.</source>
        <translation>Un polígono necesita al menos tres esquinas, una línea para cada una.</translation>
    </message>
    <message>
        <source>The corners enclose no area.</source>
        <translation>Las esquinas no encierran ninguna área.</translation>
    </message>
    <message>
        <source>Type two opposite corners, a line for each.</source>
        <translation>Escriba dos esquinas opuestas, una línea para cada una.</translation>
    </message>
    <message>
        <source>The two corners enclose nothing. Type opposite corners.</source>
        <translation>Las dos esquinas no encierran nada. Escriba esquinas opuestas.</translation>
    </message>
    <message>
        <source>The shape is outside the terrain, which covers %1.</source>
        <translation>La forma está fuera del terreno, que abarca %1.</translation>
    </message>
    <message>
        <source>How to combine the shape with the selection</source>
        <translation>Cómo combinar la forma con la selección</translation>
    </message>
</context>
<context>
    <name>scarp::SharedChangesList</name>
    <message>
        <source>Changes of the shared terrain</source>
        <translation>Cambios del terreno compartido</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Quién</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>Point at the ground to see who changed it last.</source>
        <translation>Señale el suelo para ver quién lo cambió por última vez.</translation>
    </message>
    <message>
        <source>Around here last: %1, %2 (no. %3, %4)</source>
        <translation>Últimos cambios aquí: %1, %2 (n.º %3, %4)</translation>
    </message>
    <message>
        <source>Nobody changed the ground here lately.</source>
        <translation>Nadie ha cambiado el suelo aquí últimamente.</translation>
    </message>
    <message>
        <source>Who changed what in the shared terrain, the newest first</source>
        <translation>Quién cambió qué en el terreno compartido, lo más nuevo primero</translation>
    </message>
    <message>
        <source>&amp;Name This State…</source>
        <translation>Dar &amp;nombre a este estado…</translation>
    </message>
</context>
<context>
    <name>scarp::ShortcutsDialog</name>
    <message>
        <source>Left drag</source>
        <translation>Arrastre izquierdo</translation>
    </message>
    <message>
        <source>sculpt, or place and move objects</source>
        <translation>esculpir, o colocar y mover objetos</translation>
    </message>
    <message>
        <source>Ctrl + left drag</source>
        <translation>Ctrl + arrastre izquierdo</translation>
    </message>
    <message>
        <source>the opposite: lower instead of raise</source>
        <translation>lo contrario: bajar en lugar de elevar</translation>
    </message>
    <message>
        <source>Shift + left drag</source>
        <translation>Mayús + arrastre izquierdo</translation>
    </message>
    <message>
        <source>smooth</source>
        <translation>suavizar</translation>
    </message>
    <message>
        <source>Esc while dragging</source>
        <translation>Esc al arrastrar</translation>
    </message>
    <message>
        <source>take the stroke back</source>
        <translation>retirar el trazo</translation>
    </message>
    <message>
        <source>Measure: click</source>
        <translation>Medir: clic</translation>
    </message>
    <message>
        <source>a corner; on the first one: an outline</source>
        <translation>una esquina; en la primera: un contorno</translation>
    </message>
    <message>
        <source>Measure: double click, Enter</source>
        <translation>Medir: doble clic, Intro</translation>
    </message>
    <message>
        <source>end the line</source>
        <translation>terminar la línea</translation>
    </message>
    <message>
        <source>Measure: Esc, Backspace</source>
        <translation>Medir: Esc, Retroceso</translation>
    </message>
    <message>
        <source>take the last corner back</source>
        <translation>retirar la última esquina</translation>
    </message>
    <message>
        <source>Lines: click; double click, Enter</source>
        <translation>Líneas: clic; doble clic, Intro</translation>
    </message>
    <message>
        <source>a point; end the line</source>
        <translation>un punto; terminar la línea</translation>
    </message>
    <message>
        <source>Lines: Backspace; Esc</source>
        <translation>Líneas: Retroceso; Esc</translation>
    </message>
    <message>
        <source>take the last point back; give it up</source>
        <translation>retirar el último punto; abandonarla</translation>
    </message>
    <message>
        <source>Lines: drag a point; with Shift</source>
        <translation>Líneas: arrastrar un punto; con Mayús</translation>
    </message>
    <message>
        <source>move it; up and down</source>
        <translation>moverlo; arriba y abajo</translation>
    </message>
    <message>
        <source>Lines: drag the course; with Shift</source>
        <translation>Líneas: arrastrar el recorrido; con Mayús</translation>
    </message>
    <message>
        <source>put a point in; move the line</source>
        <translation>insertar un punto; mover la línea</translation>
    </message>
    <message>
        <source>Lines: Ctrl</source>
        <translation>Líneas: Ctrl</translation>
    </message>
    <message>
        <source>snap, or not</source>
        <translation>ajustar, o no</translation>
    </message>
    <message>
        <source>Ctrl + Alt + right drag</source>
        <translation>Ctrl + Alt + arrastre derecho</translation>
    </message>
    <message>
        <source>radius and inner radius</source>
        <translation>radio y radio interior</translation>
    </message>
    <message>
        <source>Alt + left drag</source>
        <translation>Alt + arrastre izquierdo</translation>
    </message>
    <message>
        <source>orbit the point under the cursor</source>
        <translation>orbitar el punto bajo el cursor</translation>
    </message>
    <message>
        <source>Middle drag</source>
        <translation>Arrastre central</translation>
    </message>
    <message>
        <source>pan</source>
        <translation>desplazar</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Rueda</translation>
    </message>
    <message>
        <source>towards or away from the point under the cursor</source>
        <translation>hacia el punto bajo el cursor o lejos de él</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>Clic derecho</translation>
    </message>
    <message>
        <source>what can be done there</source>
        <translation>lo que se puede hacer allí</translation>
    </message>
    <message>
        <source> or </source>
        <translation> o </translation>
    </message>
    <message>
        <source>No key or action has these words.</source>
        <translation>Ninguna tecla ni acción tiene estas palabras.</translation>
    </message>
    <message>
        <source>Keys and Mouse</source>
        <translation>Teclas y ratón</translation>
    </message>
    <message>
        <source>Find a key or an action</source>
        <translation>Buscar una tecla o una acción</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Ratón</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Flechas</translation>
    </message>
    <message>
        <source>move the cursor over the ground</source>
        <translation>mover el cursor sobre el suelo</translation>
    </message>
    <message>
        <source>Shift, Ctrl + arrow keys</source>
        <translation>Mayús, Ctrl + flechas</translation>
    </message>
    <message>
        <source>far; finely</source>
        <translation>lejos; fino</translation>
    </message>
    <message>
        <source>Space, Enter</source>
        <translation>Espacio, Intro</translation>
    </message>
    <message>
        <source>begin and end what the left button does</source>
        <translation>empezar y terminar lo que hace el botón izquierdo</translation>
    </message>
    <message>
        <source>Ctrl, Shift + Space</source>
        <translation>Ctrl, Mayús + Espacio</translation>
    </message>
    <message>
        <source>the opposite; smooth</source>
        <translation>lo contrario; suavizar</translation>
    </message>
    <message>
        <source>Page Up, Page Down</source>
        <translation>Re Pág, Av Pág</translation>
    </message>
    <message>
        <source>nearer to the cursor; away</source>
        <translation>más cerca del cursor; más lejos</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Inicio, Fin</translation>
    </message>
    <message>
        <source>turn the view about the cursor</source>
        <translation>girar la vista alrededor del cursor</translation>
    </message>
    <message>
        <source>Cursor by Keys</source>
        <translation>Cursor con teclas</translation>
    </message>
    <message>
        <source>zoom to the point under the cursor</source>
        <translation>acercar al punto bajo el cursor</translation>
    </message>
    <message>
        <source>look round; with W A S D Q E: fly; wheel: speed</source>
        <translation>mirar alrededor; con W A S D Q E: volar; rueda: velocidad</translation>
    </message>
    <message>
        <source>Alt + Shift + left drag</source>
        <translation>Alt + Mayús + arrastre izquierdo</translation>
    </message>
    <message>
        <source>Alt + Ctrl + left drag</source>
        <translation>Alt + Ctrl + arrastre izquierdo</translation>
    </message>
    <message>
        <source>Space + left drag</source>
        <translation>Espacio + arrastre izquierdo</translation>
    </message>
    <message>
        <source>Space + Shift + left drag</source>
        <translation>Espacio + Mayús + arrastre izquierdo</translation>
    </message>
    <message>
        <source>Space + Ctrl + left drag</source>
        <translation>Espacio + Ctrl + arrastre izquierdo</translation>
    </message>
    <message>
        <source>Shift + middle drag</source>
        <translation>Mayús + arrastre central</translation>
    </message>
    <message>
        <source>Ctrl + middle drag</source>
        <translation>Ctrl + arrastre central</translation>
    </message>
    <message>
        <source>Right drag</source>
        <translation>Arrastre derecho</translation>
    </message>
    <message>
        <source>Alt + right drag</source>
        <translation>Alt + arrastre derecho</translation>
    </message>
    <message>
        <source>Shows the keys and actions that have these words</source>
        <translation>Muestra las teclas y acciones que tienen estas palabras</translation>
    </message>
    <message>
        <source>Height stamps: click; drag</source>
        <translation>Sellos de altura: clic; arrastrar</translation>
    </message>
    <message>
        <source>add one; set its size</source>
        <translation>añadir uno; fijar su tamaño</translation>
    </message>
    <message>
        <source>Height stamps: Shift + drag</source>
        <translation>Sellos de altura: Mayús + arrastrar</translation>
    </message>
    <message>
        <source>change the height</source>
        <translation>cambiar la altura</translation>
    </message>
    <message>
        <source>Height stamps: Ctrl while rotating</source>
        <translation>Sellos de altura: Ctrl al girar</translation>
    </message>
    <message>
        <source>steps of 15°</source>
        <translation>pasos de 15°</translation>
    </message>
</context>
<context>
    <name>scarp::StampForm</name>
    <message>
        <source>No image: a dome</source>
        <translation>Sin imagen: una cúpula</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Load Image…</source>
        <translation>Cargar imagen…</translation>
    </message>
    <message>
        <source>Load a greyscale image or heightmap: PNG, EXR, TIFF, RAW …</source>
        <translation>Cargar una imagen en escala de grises o un mapa de alturas: PNG, EXR, TIFF, RAW …</translation>
    </message>
    <message>
        <source>Use Stamp Brush Settings</source>
        <translation>Usar los ajustes del pincel Sello</translation>
    </message>
    <message>
        <source>Copy image, size, height, rotation, blend and falloff from the Stamp brush, which copied ground can be too</source>
        <translation>Copiar imagen, tamaño, altura, rotación, mezcla y caída del pincel Sello, que también puede ser suelo copiado</translation>
    </message>
    <message>
        <source>Select the Stamp brush first: it has the settings.</source>
        <translation>Seleccione primero el pincel Sello: tiene los ajustes.</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Este</translation>
    </message>
    <message>
        <source>Position east of the terrain&apos;s middle</source>
        <translation>Posición al este del centro del terreno</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Norte</translation>
    </message>
    <message>
        <source>Position north of the terrain&apos;s middle</source>
        <translation>Posición al norte del centro del terreno</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Anchura</translation>
    </message>
    <message>
        <source>Width of the image</source>
        <translation>Anchura de la imagen</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profundidad</translation>
    </message>
    <message>
        <source>Depth of the image</source>
        <translation>Profundidad de la imagen</translation>
    </message>
    <message>
        <source>Keep proportions</source>
        <translation>Mantener proporciones</translation>
    </message>
    <message>
        <source>Change width and depth together</source>
        <translation>Cambiar juntas la anchura y la profundidad</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>Rotación</translation>
    </message>
    <message>
        <source>Degrees anticlockwise</source>
        <translation>Grados en sentido antihorario</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Altura</translation>
    </message>
    <message>
        <source>Height of the image from black to white</source>
        <translation>Altura de la imagen, del negro al blanco</translation>
    </message>
    <message>
        <source>Blend</source>
        <translation>Mezcla</translation>
    </message>
    <message>
        <source>Fixed base</source>
        <translation>Base fija</translation>
    </message>
    <message>
        <source>Measure the stamp&apos;s heights from a fixed height instead of the ground at its centre</source>
        <translation>Medir las alturas del sello desde una altura fija en lugar del suelo en su centro</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>Height from which the stamp&apos;s heights are measured</source>
        <translation>Altura desde la que se miden las alturas del sello</translation>
    </message>
    <message>
        <source>Footprint</source>
        <translation>Planta</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Redonda</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Rectángulo</translation>
    </message>
    <message>
        <source>Limit the image to an ellipse</source>
        <translation>Limitar la imagen a una elipse</translation>
    </message>
    <message>
        <source>Use the whole image</source>
        <translation>Usar toda la imagen</translation>
    </message>
    <message>
        <source>Falloff</source>
        <translation>Caída</translation>
    </message>
    <message>
        <source>How the stamp fades towards its edge</source>
        <translation>Cómo se desvanece el sello hacia su borde</translation>
    </message>
    <message>
        <source>Inner radius</source>
        <translation>Radio interior</translation>
    </message>
    <message>
        <source>Part of the way to the edge that is at full height, percent</source>
        <translation>Parte del camino hasta el borde que tiene la altura completa, porcentaje</translation>
    </message>
</context>
<context>
    <name>scarp::StartPage</name>
    <message>
        <source>Start page</source>
        <translation>Página de inicio</translation>
    </message>
    <message>
        <source>Show at startup</source>
        <translation>Mostrar al iniciar</translation>
    </message>
    <message>
        <source>Show this page when Scarp starts without a file</source>
        <translation>Mostrar esta página cuando Scarp se inicia sin un archivo</translation>
    </message>
    <message>
        <source>Close the start page (Esc)</source>
        <translation>Cerrar la página de inicio (Esc)</translation>
    </message>
    <message>
        <source>Close the start page</source>
        <translation>Cerrar la página de inicio</translation>
    </message>
    <message>
        <source>Get started</source>
        <translation>Primeros pasos</translation>
    </message>
    <message>
        <source>New Terrain…</source>
        <translation>Terreno nuevo…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Import from URL…</source>
        <translation>Importar desde URL…</translation>
    </message>
    <message>
        <source>Example Island</source>
        <translation>Isla de ejemplo</translation>
    </message>
    <message>
        <source>Generate an island to try the tools on</source>
        <translation>Generar una isla en la que probar las herramientas</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Archivos recientes</translation>
    </message>
    <message>
        <source>No recent files. Open a file, or drop one on the window.</source>
        <translation>No hay archivos recientes. Abra un archivo, o suelte uno en la ventana.</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Colours of the window</source>
        <translation>Colores de la ventana</translation>
    </message>
    <message>
        <source>Navigation style</source>
        <translation>Estilo de navegación</translation>
    </message>
    <message>
        <source>Mouse buttons that orbit, pan and zoom</source>
        <translation>Botones del ratón que orbitan, desplazan y acercan</translation>
    </message>
    <message>
        <source>Keymap</source>
        <translation>Asignación de teclas</translation>
    </message>
    <message>
        <source>Keys and mouse buttons as in another program</source>
        <translation>Teclas y botones del ratón como en otro programa</translation>
    </message>
    <message>
        <source>All Preferences…</source>
        <translation>Todas las preferencias…</translation>
    </message>
    <message>
        <source>Change language, units, memory and all other preferences</source>
        <translation>Cambiar idioma, unidades, memoria y todas las demás preferencias</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>Novedades</translation>
    </message>
    <message>
        <source>All Changes</source>
        <translation>Todos los cambios</translation>
    </message>
    <message>
        <source>Show the list of all changes in the manual</source>
        <translation>Mostrar la lista de todos los cambios en el manual</translation>
    </message>
    <message>
        <source>Roads follow the terrain with the least earthwork and list places that are too steep.</source>
        <translation>Las carreteras siguen el terreno con el mínimo movimiento de tierras e indican los lugares demasiado empinados.</translation>
    </message>
    <message>
        <source>Select several lines and edit, move, copy or export them together.</source>
        <translation>Seleccione varias líneas y edítelas, muévalas, cópielas o expórtelas juntas.</translation>
    </message>
    <message>
        <source>Rivers, canals and ponds show their water, and scene exports include it.</source>
        <translation>Los ríos, canales y estanques muestran su agua, y las exportaciones de escena la incluyen.</translation>
    </message>
    <message>
        <source>Name, compare and restore versions of a shared terrain, and lock an area of it.</source>
        <translation>Nombre, compare y restaure versiones de un terreno compartido, y bloquee una zona de él.</translation>
    </message>
    <message>
        <source>Python scripts open, sculpt, analyse and export terrains: import scarp.</source>
        <translation>Los scripts de Python abren, esculpen, analizan y exportan terrenos: import scarp.</translation>
    </message>
</context>
<context>
    <name>scarp::StateSession</name>
    <message>
        <source>What is being tried on the ground has to be kept or taken back first.</source>
        <translation>Lo que se está probando en el suelo debe aceptarse o retirarse primero.</translation>
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
        <translation>altura</translation>
    </message>
    <message>
        <source>Height of the ground under the cursor</source>
        <translation>Altura del suelo bajo el cursor</translation>
    </message>
    <message>
        <source>slope</source>
        <translation>pendiente</translation>
    </message>
    <message>
        <source>Angle between the ground under the cursor and the level</source>
        <translation>Ángulo entre el suelo bajo el cursor y la horizontal</translation>
    </message>
    <message>
        <source>cell</source>
        <translation>celda</translation>
    </message>
    <message>
        <source>Column and row of the cell, from the north-west corner</source>
        <translation>Columna y fila de la celda, desde la esquina noroeste</translation>
    </message>
    <message>
        <source>world</source>
        <translation>mundo</translation>
    </message>
    <message>
        <source>Coordinates in the terrain&apos;s CRS</source>
        <translation>Coordenadas en el SRC del terreno</translation>
    </message>
    <message>
        <source>scattered object</source>
        <translation>objeto disperso</translation>
    </message>
    <message>
        <source>The object under the cursor that a scatter rule put down, and the rule</source>
        <translation>El objeto bajo el cursor que puso una regla de dispersión, y la regla</translation>
    </message>
    <message>
        <source>   ·   history %1</source>
        <translation>   ·   historial %1</translation>
    </message>
    <message>
        <source>How far east of the terrain&apos;s middle</source>
        <translation>A qué distancia al este del centro del terreno</translation>
    </message>
    <message>
        <source>How far north of the terrain&apos;s middle</source>
        <translation>A qué distancia al norte del centro del terreno</translation>
    </message>
    <message>
        <source>%1 × %2 at %3</source>
        <translation>%1 × %2 a %3</translation>
    </message>
</context>
<context>
    <name>scarp::SteepnessLegend</name>
    <message>
        <source>Slope</source>
        <translation>Pendiente</translation>
    </message>
    <message>
        <source>How steep the profile&apos;s colours are</source>
        <translation>Lo empinados que son los colores del perfil</translation>
    </message>
</context>
<context>
    <name>scarp::SunDialog</name>
    <message>
        <source>%1 is missing</source>
        <translation>falta %1</translation>
    </message>
    <message>
        <source>%1 goes from −%2° to %2°</source>
        <translation>%1 va de −%2° a %2°</translation>
    </message>
    <message>
        <source>Sun at a Date and Time</source>
        <translation>Sol en una fecha y hora</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Usar</translation>
    </message>
    <message>
        <source>Latitude</source>
        <translation>Latitud</translation>
    </message>
    <message>
        <source>Degrees, north positive</source>
        <translation>Grados, norte positivo</translation>
    </message>
    <message>
        <source>Longitude</source>
        <translation>Longitud</translation>
    </message>
    <message>
        <source>Degrees, east positive</source>
        <translation>Grados, este positivo</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Time of the day</source>
        <translation>Hora del día</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Zona horaria</translation>
    </message>
    <message>
        <source>Latitude (°)</source>
        <translation>Latitud (°)</translation>
    </message>
    <message>
        <source>Longitude (°)</source>
        <translation>Longitud (°)</translation>
    </message>
    <message>
        <source>The sun is %1° below the horizon then</source>
        <translation>El sol está entonces %1° bajo el horizonte</translation>
    </message>
    <message>
        <source>Azimuth %1°, elevation %2°</source>
        <translation>Acimut %1°, elevación %2°</translation>
    </message>
    <message>
        <source>The day for which the place of the sun is computed</source>
        <translation>El día para el que se calcula la posición del sol</translation>
    </message>
    <message>
        <source>The time for which the place of the sun is computed</source>
        <translation>La hora para la que se calcula la posición del sol</translation>
    </message>
    <message>
        <source>Drag through the day</source>
        <translation>Arrastre a lo largo del día</translation>
    </message>
    <message>
        <source>The zone in which the time is told</source>
        <translation>La zona en la que se indica la hora</translation>
    </message>
</context>
<context>
    <name>scarp::SunTimeButton</name>
    <message>
        <source>Date and Time…</source>
        <translation>Fecha y hora…</translation>
    </message>
    <message>
        <source>Puts the sun where it stands at a date, a time and a place</source>
        <translation>Pone el sol donde está en una fecha, una hora y un lugar</translation>
    </message>
</context>
<context>
    <name>scarp::SystemReportDialog</name>
    <message>
        <source>%1; in use: %2</source>
        <translation>%1; en uso: %2</translation>
    </message>
    <message>
        <source>%1; Scarp keeps to %2; terrain takes %3, and %4 in a temporary file</source>
        <translation>%1; Scarp se limita a %2; el terreno ocupa %3, y %4 en un archivo temporal</translation>
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
        <translation>Bibliotecas</translation>
    </message>
    <message>
        <source>OpenGL</source>
        <translation>OpenGL</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>Screens</source>
        <translation>Pantallas</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation>Escritorio</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>Procesador</translation>
    </message>
    <message>
        <source>%1; threads: %2</source>
        <translation>%1; hilos: %2</translation>
    </message>
    <message>
        <source>Instruction sets</source>
        <translation>Juegos de instrucciones</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Brushes, models, materials</source>
        <translation>Pinceles, modelos, materiales</translation>
    </message>
    <message>
        <source>Recovery and crash reports</source>
        <translation>Recuperación e informes de fallo</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Temporary files</source>
        <translation>Archivos temporales</translation>
    </message>
    <message>
        <source>System Report</source>
        <translation>Informe del sistema</translation>
    </message>
    <message>
        <source>Nothing of this is sent anywhere. Copy it into your message where you tell of a fault.</source>
        <translation>Nada de esto se envía a ninguna parte. Cópielo en el mensaje en que informe de un fallo.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy the report as text; your own folder is called ~ in it</source>
        <translation>Copiar el informe como texto; su propia carpeta se llama ~ en él</translation>
    </message>
    <message>
        <source>&amp;System Report</source>
        <translation>&amp;Informe del sistema</translation>
    </message>
    <message>
        <source>Versions, the machine and folders, to copy where you tell of a fault</source>
        <translation>Versiones, el equipo y las carpetas, para copiar donde informe de un fallo</translation>
    </message>
</context>
<context>
    <name>scarp::TeamAreaCommands</name>
    <message>
        <source>Drag the frame, its sides or corners over the area. Enter keeps it for you, Esc gives up.</source>
        <translation>Arrastre el marco, sus lados o esquinas sobre la zona. Intro la reserva para usted, Esc cancela.</translation>
    </message>
    <message>
        <source>Keep for Me</source>
        <translation>Reservar para mí</translation>
    </message>
    <message>
        <source>An area can be kept when the server is there again.</source>
        <translation>Se puede reservar una zona cuando el servidor vuelva a estar.</translation>
    </message>
    <message>
        <source>The area is kept for you until you release it, close the terrain, or edit nothing there for ten minutes.</source>
        <translation>La zona queda reservada para usted hasta que la libere, cierre el terreno o no edite nada allí durante diez minutos.</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Liberar</translation>
    </message>
    <message>
        <source>The area cannot be kept: %1.</source>
        <translation>No se puede reservar la zona: %1.</translation>
    </message>
    <message>
        <source>Others may edit your area again.</source>
        <translation>Los demás pueden volver a editar su zona.</translation>
    </message>
    <message>
        <source>The area is not kept for you any more: %1.</source>
        <translation>La zona ya no está reservada para usted: %1.</translation>
    </message>
</context>
<context>
    <name>scarp::TeamCommands</name>
    <message>
        <source>Opening %1</source>
        <translation>Abriendo %1</translation>
    </message>
    <message>
        <source>%1: there is not enough memory for it</source>
        <translation>%1: no hay memoria suficiente</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Contraseña</translation>
    </message>
    <message>
        <source>The password for “%1” on %2:</source>
        <translation>La contraseña de «%1» en %2:</translation>
    </message>
    <message>
        <source>The edits of “%1” that wait were not sent: %2 They are offered again at the next start.</source>
        <translation>Las ediciones de «%1» en espera no se enviaron: %2 Se ofrecen de nuevo en el próximo inicio.</translation>
    </message>
    <message>
        <source>The server had all edits of “%1” already.</source>
        <translation>El servidor ya tenía todas las ediciones de «%1».</translation>
    </message>
    <message numerus="yes">
        <source>%1 edits of “%2” that waited are being sent.</source>
        <translation>
            <numerusform>Se está enviando %1 edición de «%2» que esperaba.</numerusform>
            <numerusform>Se están enviando %1 ediciones de «%2» que esperaban.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every edit goes to the server by itself</source>
        <translation>Cada edición va sola al servidor</translation>
    </message>
    <message>
        <source>“%1” is archived: it can be looked at, not changed.</source>
        <translation>«%1» está archivado: se puede ver, pero no cambiar.</translation>
    </message>
    <message>
        <source>You may look at “%1”, not change it. An administrator may let you.</source>
        <translation>Puede ver «%1», pero no cambiarlo. Un administrador puede permitírselo.</translation>
    </message>
</context>
<context>
    <name>scarp::TeamDialog</name>
    <message>
        <source>Open Team Terrain</source>
        <translation>Abrir terreno de equipo</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Conectar</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Servidor</translation>
    </message>
    <message>
        <source>Where the team&apos;s terrains are; the arrow lists the servers used last</source>
        <translation>Dónde están los terrenos del equipo; la flecha muestra los servidores usados por última vez</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Contraseña</translation>
    </message>
    <message>
        <source>only where the server asks for one; not remembered</source>
        <translation>solo donde el servidor la pide; no se recuerda</translation>
    </message>
    <message>
        <source>Which server? Its address is to be had from who leads the team.</source>
        <translation>¿Qué servidor? Su dirección la da quien dirige el equipo.</translation>
    </message>
    <message>
        <source>Asking the server</source>
        <translation>Preguntando al servidor</translation>
    </message>
    <message>
        <source>There is no terrain on this server that you are a member of.</source>
        <translation>No hay en este servidor ningún terreno del que sea miembro.</translation>
    </message>
    <message>
        <source>Give Up</source>
        <translation>Abandonar</translation>
    </message>
    <message>
        <source>Choose a terrain.</source>
        <translation>Elija un terreno.</translation>
    </message>
    <message>
        <source>Of your account on the server; it is not kept</source>
        <translation>De su cuenta en el servidor; no se guarda</translation>
    </message>
    <message>
        <source>Ask the server which terrains it has</source>
        <translation>Preguntar al servidor qué terrenos tiene</translation>
    </message>
    <message>
        <source>Show archived</source>
        <translation>Mostrar archivados</translation>
    </message>
    <message>
        <source>Manage…</source>
        <translation>Administrar…</translation>
    </message>
    <message>
        <source>List terrains that nobody changes any more as well</source>
        <translation>Mostrar también los terrenos que ya nadie cambia</translation>
    </message>
    <message>
        <source>List, add and remove members of the selected terrain; rename, archive or delete it</source>
        <translation>Ver, añadir y quitar miembros del terreno seleccionado; cambiarle el nombre, archivarlo o eliminarlo</translation>
    </message>
    <message>
        <source>Show archived (%1)</source>
        <translation>Mostrar archivados (%1)</translation>
    </message>
</context>
<context>
    <name>scarp::TeamManageDialog</name>
    <message>
        <source>Role</source>
        <translation>Rol</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Quitar…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Cambiar nombre…</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archivar</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Eliminar…</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Miembros</translation>
    </message>
    <message>
        <source>The members of the terrain, their roles and when they were seen last</source>
        <translation>Los miembros del terreno, sus roles y cuándo se los vio por última vez</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>Miembro</translation>
    </message>
    <message>
        <source>Last Seen</source>
        <translation>Visto por última vez</translation>
    </message>
    <message>
        <source>Asking the server</source>
        <translation>Consultando el servidor</translation>
    </message>
    <message>
        <source>New member</source>
        <translation>Miembro nuevo</translation>
    </message>
    <message>
        <source>Name of a role on the server</source>
        <translation>Nombre de un rol del servidor</translation>
    </message>
    <message>
        <source>Type the name with which the new member connects to the server</source>
        <translation>Escriba el nombre con el que el miembro nuevo se conecta al servidor</translation>
    </message>
    <message>
        <source>Choose what the new member may do</source>
        <translation>Elija qué puede hacer el miembro nuevo</translation>
    </message>
    <message>
        <source>Let this role of the server open the terrain</source>
        <translation>Permitir que este rol del servidor abra el terreno</translation>
    </message>
    <message>
        <source>Close the terrain to the selected member; the edits of the member stay</source>
        <translation>Cerrar el terreno al miembro seleccionado; sus ediciones se conservan</translation>
    </message>
    <message>
        <source>Give the terrain another name</source>
        <translation>Dar otro nombre al terreno</translation>
    </message>
    <message>
        <source>Make the terrain read-only and hide it from the list, or undo that</source>
        <translation>Hacer el terreno de solo lectura y ocultarlo de la lista, o deshacerlo</translation>
    </message>
    <message>
        <source>Delete the terrain with its history for everybody</source>
        <translation>Eliminar el terreno con su historial para todos</translation>
    </message>
    <message>
        <source>Archiving</source>
        <translation>Archivando</translation>
    </message>
    <message>
        <source>Manage “%1”</source>
        <translation>Administrar «%1»</translation>
    </message>
    <message>
        <source>Administrators add and remove members.</source>
        <translation>Los administradores añaden y quitan miembros.</translation>
    </message>
    <message>
        <source>This terrain is archived: members look at it, nobody changes it.</source>
        <translation>Este terreno está archivado: los miembros lo ven, nadie lo cambia.</translation>
    </message>
    <message>
        <source>Members open this terrain with their names on the server.</source>
        <translation>Los miembros abren este terreno con su nombre en el servidor.</translation>
    </message>
    <message>
        <source>has no account any more</source>
        <translation>ya no tiene cuenta</translation>
    </message>
    <message>
        <source>here now</source>
        <translation>aquí ahora</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source> (you)</source>
        <translation> (usted)</translation>
    </message>
    <message>
        <source>Role of %1</source>
        <translation>Rol de %1</translation>
    </message>
    <message>
        <source>Unarchive</source>
        <translation>Desarchivar</translation>
    </message>
    <message>
        <source>Changing members</source>
        <translation>Cambiando miembros</translation>
    </message>
    <message>
        <source>“%1” is a member already.</source>
        <translation>«%1» ya es miembro.</translation>
    </message>
    <message>
        <source>Remove Member</source>
        <translation>Quitar miembro</translation>
    </message>
    <message>
        <source>Leave “%1”?</source>
        <translation>¿Abandonar «%1»?</translation>
    </message>
    <message>
        <source>Remove “%1” from “%2”?</source>
        <translation>¿Quitar a «%1» de «%2»?</translation>
    </message>
    <message>
        <source>The edits of the member stay. An administrator can add the member again.</source>
        <translation>Las ediciones del miembro se conservan. Un administrador puede volver a añadirlo.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Abandonar</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Rename Terrain</source>
        <translation>Cambiar nombre del terreno</translation>
    </message>
    <message>
        <source>A new name for “%1”:</source>
        <translation>Un nombre nuevo para «%1»:</translation>
    </message>
    <message>
        <source>Renaming</source>
        <translation>Cambiando el nombre</translation>
    </message>
    <message>
        <source>Delete Terrain</source>
        <translation>Eliminar terreno</translation>
    </message>
    <message>
        <source>This deletes “%1” with its history and its versions for everybody. It cannot be undone.
Type the name of the terrain to confirm:</source>
        <translation>Esto elimina «%1» con su historial y sus versiones para todos. No se puede deshacer.
Escriba el nombre del terreno para confirmar:</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>“%1” was not deleted: that is not its name.</source>
        <translation>«%1» no se eliminó: ese no es su nombre.</translation>
    </message>
    <message>
        <source>Deleting</source>
        <translation>Eliminando</translation>
    </message>
</context>
<context>
    <name>scarp::TeamSession</name>
    <message>
        <source>This cannot be undone or redone: %1</source>
        <translation>Esto no se puede deshacer ni rehacer: %1</translation>
    </message>
    <message>
        <source>What is being sent can be undone when the server is there again.</source>
        <translation>Lo que se está enviando se puede deshacer cuando vuelva el servidor.</translation>
    </message>
    <message>
        <source>What was sent can be undone when the server is there again.</source>
        <translation>Lo que se envió se puede deshacer cuando vuelva el servidor.</translation>
    </message>
    <message>
        <source>The shared terrain is not followed any more: %1. Save As keeps it as a project.</source>
        <translation>El terreno compartido ya no se sigue: %1. Guardar como lo conserva como proyecto.</translation>
    </message>
    <message>
        <source>You may look at this terrain, not change it.</source>
        <translation>Puede ver este terreno, no cambiarlo.</translation>
    </message>
    <message>
        <source>Holes are shown where the ground could not be fetched, until the server is there again; edits wait: %1.</source>
        <translation>Se muestran agujeros donde no se pudo obtener el suelo, hasta que el servidor vuelva; ediciones en espera: %1.</translation>
    </message>
    <message>
        <source>An edit waits: %1. It is sent when the area is released, and Undo takes it back.</source>
        <translation>Una edición espera: %1. Se envía cuando se libere la zona, y Deshacer la retira.</translation>
    </message>
    <message>
        <source>This terrain is archived: it can be looked at, not changed.</source>
        <translation>Este terreno está archivado: se puede ver, pero no cambiar.</translation>
    </message>
    <message>
        <source>“%1” is now called “%2”.</source>
        <translation>«%1» ahora se llama «%2».</translation>
    </message>
    <message>
        <source>You may change “%1” now. Open it again to edit it.</source>
        <translation>Ahora puede cambiar «%1». Ábralo de nuevo para editarlo.</translation>
    </message>
    <message>
        <source>You may change “%1” again.</source>
        <translation>Puede volver a cambiar «%1».</translation>
    </message>
    <message>
        <source>“%1” was archived: it can be looked at, not changed.</source>
        <translation>«%1» se archivó: se puede ver, pero no cambiar.</translation>
    </message>
    <message>
        <source>You may look at “%1” now, not change it.</source>
        <translation>Ahora puede ver «%1», pero no cambiarlo.</translation>
    </message>
    <message>
        <source>Edits that were not sent are kept until you may change it again.</source>
        <translation>Las ediciones no enviadas se conservan hasta que pueda volver a cambiarlo.</translation>
    </message>
</context>
<context>
    <name>scarp::TeamTerrainList</name>
    <message>
        <source>Terrains of the server</source>
        <translation>Terrenos del servidor</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Terreno</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Cambios</translation>
    </message>
    <message>
        <source>There now</source>
        <translation>Ahora dentro</translation>
    </message>
    <message>
        <source>nothing in it yet</source>
        <translation>aún no contiene nada</translation>
    </message>
    <message>
        <source>The terrains on the server, their sizes, your rights and who has them open</source>
        <translation>Los terrenos del servidor, sus tamaños, los derechos de usted y quién los tiene abiertos</translation>
    </message>
    <message>
        <source>%1 × %2 at %3</source>
        <translation>%1 × %2 a %3</translation>
    </message>
    <message>
        <source>%1 (archived)</source>
        <translation>%1 (archivado)</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rol</translation>
    </message>
</context>
<context>
    <name>scarp::TeamVersionCommands</name>
    <message>
        <source>Versions of %1</source>
        <translation>Versiones de %1</translation>
    </message>
    <message>
        <source>No state of this terrain has a name yet.</source>
        <translation>Ningún estado de este terreno tiene nombre todavía.</translation>
    </message>
    <message>
        <source>no. %1 – %2, %3</source>
        <translation>n.º %1 – %2, %3</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Show how the terrain differs from it now</source>
        <translation>Mostrar en qué difiere ahora el terreno</translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>As a project in a file</source>
        <translation>Como proyecto en un archivo</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Restaurar…</translation>
    </message>
    <message>
        <source>For everybody, as a new change</source>
        <translation>Para todos, como un cambio nuevo</translation>
    </message>
    <message>
        <source>Name This State…</source>
        <translation>Dar nombre a este estado…</translation>
    </message>
    <message>
        <source>Makes a version of the terrain as it is now</source>
        <translation>Hace una versión del terreno tal como está ahora</translation>
    </message>
    <message>
        <source>Save Version As</source>
        <translation>Guardar versión como</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>Guardando %1</translation>
    </message>
    <message>
        <source>“%1” is saved as %2.</source>
        <translation>«%1» se guardó como %2.</translation>
    </message>
    <message>
        <source>Restore a Version</source>
        <translation>Restaurar una versión</translation>
    </message>
    <message>
        <source>Bring “%1” back for everybody?</source>
        <translation>¿Traer de vuelta «%1» para todos?</translation>
    </message>
    <message>
        <source>The terrain becomes as change %1 left it, by a new change. Nothing is lost: the changes since then stay, and a name for the present state makes a version of it.</source>
        <translation>El terreno queda como lo dejó el cambio %1, mediante un cambio nuevo. No se pierde nada: los cambios posteriores permanecen, y un nombre para el estado actual hace de él una versión.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Restoring “%1”</source>
        <translation>Restaurando «%1»</translation>
    </message>
    <message>
        <source>The terrain is as in “%1” again.</source>
        <translation>El terreno vuelve a ser como en «%1».</translation>
    </message>
    <message>
        <source>The terrain is as in “%1” already.</source>
        <translation>El terreno ya es como en «%1».</translation>
    </message>
    <message>
        <source>Name This State</source>
        <translation>Dar nombre a este estado</translation>
    </message>
    <message>
        <source>A name for the terrain as change %1 left it:</source>
        <translation>Un nombre para el terreno tal como lo dejó el cambio %1:</translation>
    </message>
    <message>
        <source>A name for the terrain as it is now:</source>
        <translation>Un nombre para el terreno tal como está ahora:</translation>
    </message>
    <message>
        <source>Edits wait to be sent: the state can be named as soon as the server has them.</source>
        <translation>Hay ediciones por enviar: se puede dar nombre al estado en cuanto el servidor las tenga.</translation>
    </message>
    <message>
        <source>Naming a state</source>
        <translation>Dando nombre a un estado</translation>
    </message>
    <message>
        <source>The terrain after change %1 is the version “%2”.</source>
        <translation>El terreno tras el cambio %1 es la versión «%2».</translation>
    </message>
</context>
<context>
    <name>scarp::ToolCommands</name>
    <message>
        <source>What is being tried on the ground has to be kept or taken back first.</source>
        <translation>Lo que se está probando en el suelo debe aceptarse o retirarse primero.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
</context>
<context>
    <name>scarp::ToolStrip</name>
    <message>
        <source>Tools</source>
        <translation>Herramientas</translation>
    </message>
    <message>
        <source>Show the other tools</source>
        <translation>Mostrar las otras herramientas</translation>
    </message>
    <message>
        <source>Other Tools</source>
        <translation>Otras herramientas</translation>
    </message>
    <message>
        <source>%1
Key: %2</source>
        <translation>%1
Tecla: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1
%2: hold or right-click for all tools</source>
        <translation>%1
%2: mantenga pulsado o haga clic derecho para ver todas las herramientas</translation>
    </message>
    <message>
        <source>%1
%2 (%3): hold or right-click for all tools</source>
        <translation>%1
%2 (%3): mantenga pulsado o haga clic derecho para ver todas las herramientas</translation>
    </message>
</context>
<context>
    <name>scarp::VectorMaskDialog</name>
    <message>
        <source>Select from %1</source>
        <translation>Seleccionar desde %1</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Seleccionar</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Capa</translation>
    </message>
    <message>
        <source>All layers</source>
        <translation>Todas las capas</translation>
    </message>
    <message>
        <source>CRS</source>
        <translation>SRC</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>Borde</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Uso</translation>
    </message>
    <message>
        <source>Buffer</source>
        <translation>Buffer</translation>
    </message>
    <message>
        <source>Enlarge polygons by this distance, below 0 shrink them; required for lines and points</source>
        <translation>Ampliar los polígonos esta distancia, o reducirlos si es menor que 0; las líneas y los puntos necesitan una</translation>
    </message>
    <message>
        <source>Feather</source>
        <translation>Difuminado</translation>
    </message>
    <message>
        <source>Width of the soft edge</source>
        <translation>Anchura del borde difuminado</translation>
    </message>
    <message>
        <source>Save as “%1”</source>
        <translation>Guardar como «%1»</translation>
    </message>
    <message>
        <source>How to combine the features with the selection, or save them as a new selection</source>
        <translation>Cómo cambian los objetos espaciales la selección actual, o si se guardan como otra selección</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%2 features)</source>
        <translation>
            <numerusform>%1 (%2 objeto espacial)</numerusform>
            <numerusform>%1 (%2 objetos espaciales)</numerusform>
        </translation>
    </message>
    <message>
        <source>Layer of the file whose features are used</source>
        <translation>Capa del archivo cuyos objetos espaciales se usan</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Condición</translation>
    </message>
    <message>
        <source>all features</source>
        <translation>todos los objetos espaciales</translation>
    </message>
    <message>
        <source>The terrain&apos;s own</source>
        <translation>El propio del terreno</translation>
    </message>
    <message>
        <source>Degrees, WGS 84</source>
        <translation>Grados, WGS 84</translation>
    </message>
    <message>
        <source>The file does not state its CRS: type a code, such as EPSG:2056, or its WKT</source>
        <translation>El archivo no dice su SRC: escriba un código, como EPSG:2056, o su texto</translation>
    </message>
    <message>
        <source>By area: a sample is selected by the fraction of its cell that is covered. By centre: entirely or not</source>
        <translation>Por área: una muestra se selecciona según la fracción cubierta de su celda. Por centro: por completo o nada</translation>
    </message>
    <message>
        <source>Features that this is true for, as in kind = &apos;forest&apos; AND area &gt; 10, or FID IN (3, 7)</source>
        <translation>Objetos espaciales para los que esto se cumple, como kind = &apos;forest&apos; AND area &gt; 10, o FID IN (3, 7)</translation>
    </message>
    <message>
        <source>Fields: %1</source>
        <translation>Campos: %1</translation>
    </message>
    <message>
        <source>“%1” is not a known CRS.</source>
        <translation>«%1» no es un SRC conocido.</translation>
    </message>
    <message>
        <source>Computing the selection…</source>
        <translation>Calculando la selección…</translation>
    </message>
    <message>
        <source>Selecting</source>
        <translation>Seleccionando</translation>
    </message>
    <message>
        <source>The selection was cancelled.</source>
        <translation>La selección se canceló.</translation>
    </message>
    <message>
        <source>No sample is selected.</source>
        <translation>No hay ninguna muestra seleccionada.</translation>
    </message>
    <message numerus="yes">
        <source>%1 polygons</source>
        <translation>
            <numerusform>%1 polígono</numerusform>
            <numerusform>%1 polígonos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lines</source>
        <translation>
            <numerusform>%1 línea</numerusform>
            <numerusform>%1 líneas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 points</source>
        <translation>
            <numerusform>%1 punto</numerusform>
            <numerusform>%1 puntos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scarp::VersionsDialog</name>
    <message>
        <source>Versions of %1</source>
        <translation>Versiones de %1</translation>
    </message>
    <message>
        <source>Saved states</source>
        <translation>Estados guardados</translation>
    </message>
    <message>
        <source>  –  as last saved</source>
        <translation>  –  como se guardó por última vez</translation>
    </message>
    <message>
        <source>Open as Copy</source>
        <translation>Abrir como copia</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>As a document of its own, in no file yet</source>
        <translation>Como un documento propio, aún en ningún archivo</translation>
    </message>
    <message>
        <source>In the place of what is open; the file changes only when it is saved</source>
        <translation>En lugar de lo que está abierto; el archivo cambia solo al guardar</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Leyendo…</translation>
    </message>
    <message>
        <source>Looking at a version</source>
        <translation>Viendo una versión</translation>
    </message>
    <message>
        <source>States of the project that were saved, with what differs in them</source>
        <translation>Estados guardados del proyecto, con lo que difiere en ellos</translation>
    </message>
</context>
<context>
    <name>scarp::ViewCommands</name>
    <message>
        <source>This view is bookmark %1: %2 comes back to it.</source>
        <translation>Esta vista es el marcador %1: %2 vuelve a ella.</translation>
    </message>
</context>
<context>
    <name>scarp::ViewHeader</name>
    <message>
        <source>More settings of the view</source>
        <translation>Más ajustes de la vista</translation>
    </message>
    <message>
        <source>More view settings</source>
        <translation>Más ajustes de la vista</translation>
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
        <translation>Vista del terreno</translation>
    </message>
    <message>
        <source>OpenGL 4.5 is needed; this system offers %1.%2</source>
        <translation>Se necesita OpenGL 4.5; este sistema ofrece %1.%2</translation>
    </message>
    <message>
        <source>OpenGL 4.5 is needed; this system offers none</source>
        <translation>Se necesita OpenGL 4.5; este sistema no lo ofrece</translation>
    </message>
    <message>
        <source>the graphics card was reset and shows nothing more; the terrain is untouched: save it and start Scarp again</source>
        <translation>la tarjeta gráfica se reinició y ya no muestra nada; el terreno está intacto: guárdelo y vuelva a iniciar Scarp</translation>
    </message>
    <message>
        <source>The keys have the cursor: arrows move it, with Shift far, with Ctrl finely. Space or Enter begins and ends what the left button does, Esc takes it back. Page Up and Page Down go nearer and away, Home and End turn the view.</source>
        <translation>Las teclas llevan el cursor: las flechas lo mueven, con Mayús lejos, con Ctrl fino. Espacio o Intro empieza y termina lo que hace el botón izquierdo, Esc lo retira. Re Pág y Av Pág acercan y alejan, Inicio y Fin giran la vista.</translation>
    </message>
    <message>
        <source>The terrain. The left button uses the tool in hand, the right one offers what can be done at a place; F1 lists what the buttons and keys do</source>
        <translation>El terreno. El botón izquierdo usa la herramienta actual, el derecho ofrece lo que se puede hacer en un lugar; F1 enumera lo que hacen los botones y las teclas</translation>
    </message>
    <message>
        <source>x %1, y %2, height %3</source>
        <translation>x %1, y %2, altura %3</translation>
    </message>
    <message>
        <source>%1 × %2 samples
%3</source>
        <translation>%1 × %2 muestras
%3</translation>
    </message>
    <message>
        <source>Samples: %1 × %2</source>
        <translation>Muestras: %1 × %2</translation>
    </message>
    <message>
        <source>Size: %1</source>
        <translation>Tamaño: %1</translation>
    </message>
    <message>
        <source>Heights: %1</source>
        <translation>Alturas: %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>Layers: %1</source>
        <translation>Capas: %1</translation>
    </message>
    <message>
        <source>Objects: %1</source>
        <translation>Objetos: %1</translation>
    </message>
    <message>
        <source>Terrain triangles: %1</source>
        <translation>Triángulos del terreno: %1</translation>
    </message>
    <message>
        <source>Terrain on graphics card: %1</source>
        <translation>Terreno en la tarjeta gráfica: %1</translation>
    </message>
</context>
<context>
    <name>scarp::WindowLayout</name>
    <message>
        <source>Dock All Panels</source>
        <translation>Acoplar todos los paneles</translation>
    </message>
    <message>
        <source>Dock the floating panels again</source>
        <translation>Volver a acoplar los paneles desacoplados</translation>
    </message>
</context>
<context>
    <name>scarp::WorldPositionField</name>
    <message>
        <source>World</source>
        <translation>Mundo</translation>
    </message>
    <message>
        <source>World position</source>
        <translation>Coordenadas del mundo</translation>
    </message>
    <message>
        <source>East and north in %1</source>
        <translation>Coordenadas este y norte en %1</translation>
    </message>
    <message>
        <source>East and north in the coordinates of the file</source>
        <translation>Este y norte en las coordenadas del archivo</translation>
    </message>
    <message>
        <source>“%1” is not a position. Type two numbers, such as 400120.5, 5500310.</source>
        <translation>«%1» no es una posición. Escriba dos números, como 400120.5, 5500310.</translation>
    </message>
</context>
</TS>
