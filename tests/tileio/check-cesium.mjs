// Samples the quantized meshes of `scarp web` with Cesium in headless Chromium and compares them with the raster
// that they were made of.
//
//   scarp web RASTER -o TILES --as quantized-mesh         (RASTER: in degrees, WGS 84)
//   npm install cesium playwright-core
//   node check-cesium.mjs RASTER TILES [POINTS [PICTURE.png]]
//
// Heights are compared at random samples of the raster; gdallocationinfo and gdalinfo say where these are and how
// high. None may be further off than layer.json says, and a picture of the globe is taken where it is asked for.
// CHROMIUM names the browser (/usr/bin/chromium where left out); MODULES the folder node_modules. Exit status 1
// where anything is wrong.
import {execFileSync} from "node:child_process";
import fs from "node:fs";
import http from "node:http";
import {createRequire} from "node:module";
import path from "node:path";

const modules = process.env.MODULES || path.join(process.cwd(), "node_modules");
const {chromium} = createRequire(path.join(modules, "x.js"))("playwright-core");
const [raster, tiles, points = "1000", picture] = process.argv.slice(2);

const PAGE = `<link rel="stylesheet" href="/cesium/Widgets/widgets.css"><body style="margin:0"><div id="globe" style="width:1280px;height:800px"></div>
<script>window.CESIUM_BASE_URL = "/cesium/";</script><script src="/cesium/Cesium.js"></script>`;

// Random samples that are no holes, by a generator that is the same everywhere.
const info = JSON.parse(execFileSync("gdalinfo", ["-json", raster]));
const [columns, rows] = info.size, place = info.geoTransform, hole = info.bands[0].noDataValue;
let state = 12345;
const random = below => (state = (state * 1103515245 + 12345) % 2147483648) % below;
const chosen = Array.from({length: Number(points)}, () => [random(columns), random(rows)]);
const heights = execFileSync("gdallocationinfo", ["-valonly", raster],
                             {input: chosen.map(at => at.join(" ")).join("\n") + "\n"}).toString().trim().split("\n").map(Number);
const samples = chosen.map(([column, row], i) => ({
  longitude: place[0] + (column + 0.5) * place[1],
  latitude: place[3] + (row + 0.5) * place[5],
  height: heights[i],
})).filter(sample => sample.height !== hole);

const layer = JSON.parse(fs.readFileSync(path.join(tiles, "layer.json")));
const allowed = layer.scarp.largestError + layer.scarp.latticeError;

const types = {".js": "text/javascript", ".json": "application/json", ".css": "text/css", ".wasm": "application/wasm"};
const server = http.createServer((request, response) => {
  const name = decodeURIComponent(request.url.split("?")[0]);
  const file = name.startsWith("/cesium/") ? path.join(modules, "cesium/Build/Cesium", name.slice(8))
             : name.startsWith("/tiles/")  ? path.join(tiles, name.slice(7))
                                           : null;
  response.setHeader("Content-Type", file ? types[path.extname(file)] || "application/octet-stream" : "text/html");
  if (!file) return response.end(PAGE);
  if (!fs.existsSync(file)) return response.writeHead(404).end();
  fs.createReadStream(file).pipe(response);
}).listen(0);

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM || "/usr/bin/chromium",
  args: ["--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"],
});
const page = await browser.newPage({viewport: {width: 1280, height: 800}});
page.on("pageerror", error => console.log("page: " + error));
await page.goto(`http://localhost:${server.address().port}/`);
const sampled = await page.evaluate(async ({samples, level}) => {
  window.provider = await Cesium.CesiumTerrainProvider.fromUrl("/tiles", {requestVertexNormals: true});
  const places = samples.map(at => Cesium.Cartographic.fromDegrees(at.longitude, at.latitude));
  await Cesium.sampleTerrain(window.provider, level, places);
  return places.map(at => at.height === undefined ? null : at.height);
}, {samples, level: layer.maxzoom});

const off = samples.map((sample, i) => sampled[i] === null ? Infinity : Math.abs(sampled[i] - sample.height));
const missing = off.filter(error => error === Infinity).length;
const worst = Math.max(...off.filter(Number.isFinite));
const mean = off.filter(Number.isFinite).reduce((sum, error) => sum + error, 0) / (off.length - missing);
console.log(`${samples.length} points, ${missing} without a height; off by ${worst.toFixed(3)} m at most, ` +
            `${mean.toFixed(3)} m in the mean; layer.json allows ${allowed.toFixed(3)} m`);

if (picture) {
  const [west, south, east, north] = layer.scarp.bounds;
  await page.evaluate(async ({west, south, east, north}) => {
    const viewer = new Cesium.CesiumWidget("globe", {
      terrainProvider: window.provider, baseLayer: false, contextOptions: {webgl: {preserveDrawingBuffer: true}},
    });
    viewer.scene.globe.enableLighting = true;
    viewer.scene.globe.baseColor = Cesium.Color.fromCssColorString("#8a9a6a");
    viewer.clock.currentTime = Cesium.JulianDate.fromIso8601("2026-06-21T22:00:00Z");
    const away = 111e3 * (north - south);
    viewer.camera.setView({
      destination: Cesium.Cartesian3.fromDegrees((west + east) / 2, south - 0.35 * (north - south), 0.45 * away),
      orientation: {heading: 0, pitch: -0.5, roll: 0},
    });
    const end = Date.now() + 60000;
    do await new Promise(resolve => setTimeout(resolve, 1000));
    while (!viewer.scene.globe.tilesLoaded && Date.now() < end);
  }, {west, south, east, north});
  await page.screenshot({path: picture});
}
await browser.close();
server.close();
process.exit(missing === 0 && worst <= allowed ? 0 : 1);
