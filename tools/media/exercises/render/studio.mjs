/**
 * Light and floor. A picture is the average of several renders, each with the camera moved by less than a pixel, the key
 * light within its size, and the skylight from another direction. That gives antialiasing, soft shadows and ambient
 * occlusion without a graphics card.
 */
import * as THREE from 'three';

const BACKGROUND = new THREE.Color(0xeceae6);
const KEY = { direction: new THREE.Vector3(1.6, 3.2, 2.2).normalize(), size: 0.16, shadow: 640 };
const SKY = { intensity: 2.05, shadow: 384 };
const LIGHT_DISTANCE = 5;

/** @param {{ width: number, height: number }} size */
export function makeStudio(size) {
  const renderer = makeRenderer(size);
  const scene = new THREE.Scene();
  scene.background = BACKGROUND;
  scene.fog = new THREE.Fog(BACKGROUND, 5, 10);
  scene.add(makeFloor());
  const key = shadowLight(scene, { color: 0xfff4e6, intensity: 1.9, map: KEY.shadow });
  const sky = shadowLight(scene, { color: 0xeaf0ff, intensity: SKY.intensity, map: SKY.shadow });
  const rim = new THREE.DirectionalLight(0xffffff, 0.55);
  rim.position.set(-2.5, 1.6, -3);
  scene.add(rim, new THREE.HemisphereLight(0xffffff, 0xd8d2cb, 0.22));
  const sum = makeSum(renderer, size);

  /**
   * @param {THREE.PerspectiveCamera} camera
   * @param {{ target: THREE.Vector3, distance: number }} view
   * @param {number} renders
   */
  function draw(camera, { target, distance }, renders) {
    scene.fog.near = distance + 0.6;
    scene.fog.far = distance + 4.5;
    const centre = new THREE.Vector3(target.x, 0.6, target.z);
    sum.clear();
    for (let i = 0; i < renders; i += 1) {
      camera.setViewOffset(
        size.width,
        size.height,
        spread(i + 1, 2) - 0.5,
        spread(i + 1, 3) - 0.5,
        size.width,
        size.height,
      );
      aim(key, centre, keyDirection(i));
      aim(sky, centre, skyDirection(i, renders));
      sum.add(() => renderer.render(scene, camera), 1 / renders);
    }
    camera.clearViewOffset();
    sum.show();
  }

  return { scene, renderer, draw };
}

function makeRenderer({ width, height }) {
  const renderer = new THREE.WebGLRenderer({ antialias: false, preserveDrawingBuffer: true, alpha: false });
  renderer.setPixelRatio(1);
  renderer.setSize(width, height);
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = THREE.BasicShadowMap;
  renderer.toneMapping = THREE.NoToneMapping;
  renderer.outputColorSpace = THREE.LinearSRGBColorSpace;
  globalThis.document.body.appendChild(renderer.domElement);
  return renderer;
}

function makeFloor() {
  const material = new THREE.MeshLambertMaterial({ color: BACKGROUND.clone().multiplyScalar(1.035) });
  const floor = new THREE.Mesh(new THREE.CircleGeometry(14, 64), material);
  floor.rotation.x = -Math.PI / 2;
  floor.receiveShadow = true;
  return floor;
}

function shadowLight(scene, { color, intensity, map }) {
  const light = new THREE.DirectionalLight(color, intensity);
  light.castShadow = true;
  light.shadow.mapSize.set(map, map);
  Object.assign(light.shadow.camera, { left: -2, right: 2, top: 2, bottom: -2, near: 0.1, far: 12 });
  light.shadow.bias = -0.0006;
  light.shadow.normalBias = 0.008;
  scene.add(light, light.target);
  return light;
}

function aim(light, centre, direction) {
  light.target.position.copy(centre);
  light.target.updateMatrixWorld();
  light.position.copy(centre).addScaledVector(direction, LIGHT_DISTANCE);
}

/** The i-th number of a Halton sequence, evenly distributed between 0 and 1. */
function spread(i, base) {
  let [share, value] = [1, 0];
  for (let rest = i; rest > 0; rest = Math.floor(rest / base)) {
    share /= base;
    value += share * (rest % base);
  }
  return value;
}

function keyDirection(i) {
  const across = new THREE.Vector3(0, 1, 0).cross(KEY.direction).normalize();
  const up = KEY.direction.clone().cross(across);
  const radius = Math.sqrt(spread(i + 1, 5)) * KEY.size;
  const angle = 2 * Math.PI * spread(i + 1, 7);
  return KEY.direction
    .clone()
    .addScaledVector(across, radius * Math.cos(angle))
    .addScaledVector(up, radius * Math.sin(angle))
    .normalize();
}

function skyDirection(i, renders) {
  const height = 0.12 + 0.88 * ((i + 0.5) / renders);
  const angle = 2 * Math.PI * spread(i + 1, 3) + i * 2.399963;
  const flat = Math.sqrt(1 - height * height);
  return new THREE.Vector3(flat * Math.cos(angle), height, flat * Math.sin(angle));
}

const COPY_VERTEX = 'varying vec2 at;void main(){at=uv;gl_Position=vec4(position.xy,0.,1.);}';
const ADD_FRAGMENT =
  'varying vec2 at;uniform sampler2D picture;uniform float share;void main(){gl_FragColor=vec4(texture2D(picture,at).rgb*share,1.);}';
/** Compresses highlights, darkens the corners slightly, and converts to sRGB. */
const SHOW_FRAGMENT = `varying vec2 at;uniform sampler2D picture;
  vec3 compress(vec3 x){return clamp(x*(1.+x*.12)/(1.+x*.22),0.,1.);}
  vec3 encode(vec3 c){return mix(c*12.92,1.055*pow(max(c,vec3(0.)),vec3(1./2.4))-.055,step(.0031308,c));}
  void main(){vec3 c=compress(texture2D(picture,at).rgb);vec2 d=at-.5;c*=1.-.256*dot(d,d);gl_FragColor=vec4(encode(c),1.);}`;

/** Accumulates renders in a floating-point texture and displays their sum. */
function makeSum(renderer, { width, height }) {
  const total = new THREE.WebGLRenderTarget(width, height, { type: THREE.FloatType, depthBuffer: false });
  const single = new THREE.WebGLRenderTarget(width, height, { type: THREE.HalfFloatType });
  const plain = { depthTest: false, depthWrite: false, toneMapped: false, vertexShader: COPY_VERTEX };
  const adding = new THREE.ShaderMaterial({
    ...plain,
    uniforms: { picture: { value: single.texture }, share: { value: 1 } },
    fragmentShader: ADD_FRAGMENT,
    transparent: true,
    blending: THREE.CustomBlending,
    blendSrc: THREE.OneFactor,
    blendDst: THREE.OneFactor,
  });
  const showing = new THREE.ShaderMaterial({
    ...plain,
    uniforms: { picture: { value: total.texture } },
    fragmentShader: SHOW_FRAGMENT,
  });
  const quad = new THREE.Mesh(new THREE.PlaneGeometry(2, 2), adding);
  const scene = new THREE.Scene().add(quad);
  const camera = new THREE.OrthographicCamera(-1, 1, 1, -1, 0, 1);

  return {
    clear() {
      renderer.setRenderTarget(total);
      renderer.setClearColor(0, 1);
      renderer.clear();
    },
    add(render, share) {
      renderer.setRenderTarget(single);
      renderer.autoClear = true;
      render();
      quad.material = adding;
      adding.uniforms.share.value = share;
      renderer.setRenderTarget(total);
      renderer.autoClear = false;
      renderer.render(scene, camera);
    },
    show() {
      renderer.setRenderTarget(null);
      renderer.autoClear = true;
      quad.material = showing;
      renderer.render(scene, camera);
    },
  };
}
