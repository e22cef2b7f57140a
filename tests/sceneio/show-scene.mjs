// Opens a GLB of `scarp scene` with three.js in headless Chromium and takes a picture of it.
//
//   npm install three playwright-core
//   node show-scene.mjs SCENE.glb PICTURE.png [CHROMIUM]        (CHROMIUM: /usr/bin/chromium where left out)
//
// It says how many meshes, instances and triangles three.js has. It stands beside a node_modules, or NODE_PATH's
// folder is given as MODULES.
import fs from "node:fs";
import http from "node:http";
import path from "node:path";
import {createRequire} from "node:module";

const modules = process.env.MODULES || path.join(process.cwd(), "node_modules");
const {chromium} = createRequire(path.join(modules, "x.js"))("playwright-core");
const [scene, picture, program = "/usr/bin/chromium"] = process.argv.slice(2);

const PAGE = `<body style="margin:0"><script type="importmap">
{"imports": {"three": "/three/build/three.module.js", "three/addons/": "/three/examples/jsm/"}}</script>
<script type="module">
import * as THREE from "three";
import {GLTFLoader} from "three/addons/loaders/GLTFLoader.js";
const renderer = new THREE.WebGLRenderer({antialias: true, preserveDrawingBuffer: true});
renderer.setSize(1280, 800);
document.body.append(renderer.domElement);
const scene = new THREE.Scene();
scene.background = new THREE.Color(0x9db4cc);
scene.add(new THREE.HemisphereLight(0xbfd4ff, 0x6a5f4a, 1.2));
const sun = new THREE.DirectionalLight(0xfff1dd, 2.2);
sun.position.set(-1, 1, 0.6);
scene.add(sun);
try {
  const gltf = await new GLTFLoader().loadAsync("/scene.glb");
  scene.add(gltf.scene);
  const box = new THREE.Box3().setFromObject(gltf.scene), size = box.getSize(new THREE.Vector3());
  const middle = box.getCenter(new THREE.Vector3()), far = Math.max(size.x, size.z);
  const close = Number(new URLSearchParams(location.search).get("close") || 0.75);
  const camera = new THREE.PerspectiveCamera(45, 1280 / 800, far / 5000, far * 10);
  camera.position.set(middle.x - 0.3 * far * close, middle.y + 0.55 * far * close, middle.z + 0.95 * far * close);
  camera.lookAt(middle);
  const counts = {meshes: 0, instancedMeshes: 0, instances: 0};
  scene.traverse(o => {
    if (o.isInstancedMesh) counts.instancedMeshes++, counts.instances += o.count;
    else if (o.isMesh) counts.meshes++;
  });
  renderer.render(scene, camera);
  window.done = {...counts, triangles: renderer.info.render.triangles, calls: renderer.info.render.calls};
} catch (error) {
  window.done = {error: String(error)};
}
</script></body>`;

const server = http.createServer((request, response) => {
  const name = request.url.split("?")[0];
  const file = name === "/scene.glb" ? scene : name.startsWith("/three/") ? path.join(modules, name) : null;
  response.setHeader("Content-Type", name.endsWith(".js") ? "text/javascript" : file ? "model/gltf-binary" : "text/html");
  if (!file) return response.end(PAGE);
  if (!fs.existsSync(file)) return response.writeHead(404).end();
  fs.createReadStream(file).pipe(response);
}).listen(0);

const browser = await chromium.launch({executablePath: program,
    args: ["--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"]});
const page = await browser.newPage({viewport: {width: 1280, height: 800}});
await page.goto(`http://localhost:${server.address().port}/?close=${process.env.CLOSE || 0.75}`);
await page.waitForFunction("window.done", null, {timeout: 120000});
const found = await page.evaluate("window.done");
console.log(JSON.stringify(found));
await page.screenshot({path: picture});
await browser.close();
server.close();
process.exitCode = found.error ? 1 : 0;
