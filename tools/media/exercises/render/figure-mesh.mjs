/** The figure's mesh in three.js: skinned to the bones, with painted clothes and highlighted muscles. */
import * as THREE from 'three';
import { rotate } from '../geometry/quaternion.mjs';
import { subtract } from '../geometry/vector.mjs';
import { BONES, JOINTS } from '../figure/skeleton.mjs';

const COLORS = { skin: 0xe3d9cf, top: 0xb4bac0, shorts: 0x2b2f36, sole: 0xededed, worked: 0xff4a1c };

/** Lower and upper edges of the clothes, as heights in the rest pose. */
const SHORTS = { from: 0.74, to: 1.015 };
const TOP = { from: 1.0, to: 1.455 };

export async function loadFigure() {
  const counts = await (await fetch('/figure/figure.json')).json();
  const buffer = await (await fetch('/figure/figure.bin')).arrayBuffer();
  return new Figure(counts, buffer);
}

class Figure {
  /**
   * @param {{ vertices: number, triangles: number, muscles: string[] }} counts
   * @param {ArrayBuffer} buffer
   */
  constructor({ vertices, triangles, muscles }, buffer) {
    let offset = 0;
    const take = (Kind, count) => {
      const array = new Kind(buffer, offset, count);
      offset += Math.ceil((count * Kind.BYTES_PER_ELEMENT) / 4) * 4;
      return array;
    };
    this.muscles = muscles;
    this.rest = take(Float32Array, vertices * 3);
    const faces = take(Uint32Array, triangles * 3);
    this.weights = take(Float32Array, vertices * 4);
    this.boneOf = take(Uint8Array, vertices * 4);
    const shoe = Float32Array.from(take(Uint8Array, vertices));
    this.masks = take(Uint8Array, vertices * muscles.length);
    this.position = new Float32Array(vertices * 3);
    this.worked = new Float32Array(vertices);
    this.geometry = geometryOf({ ...this, faces, shoe });
    this.mesh = new THREE.Mesh(this.geometry, paintedMaterial());
    this.mesh.castShadow = true;
    this.mesh.receiveShadow = true;
    this.mesh.frustumCulled = false;
  }

  /** @param {Record<string, number>} strengths  of the worked muscles */
  highlight(strengths) {
    const columns = Object.entries(strengths).map(([name, strength]) => [
      this.muscles.indexOf(name),
      strength,
    ]);
    for (let v = 0; v < this.worked.length; v += 1) {
      const depths = columns.map(([column, strength]) =>
        column < 0 ? 0 : (this.masks[v * this.muscles.length + column] / 255) * strength,
      );
      this.worked[v] = Math.max(0, ...depths);
    }
    this.geometry.attributes.worked.needsUpdate = true;
  }

  /** @param {import('../figure/body.mjs').Body} body */
  pose(body) {
    const matrices = BONES.map((bone) => matrixOf(body, bone));
    const { rest, position, weights, boneOf } = this;
    for (let v = 0; v < position.length / 3; v += 1) {
      const [x, y, z] = [rest[3 * v], rest[3 * v + 1], rest[3 * v + 2]];
      let [px, py, pz] = [0, 0, 0];
      for (let k = 4 * v; k < 4 * v + 4; k += 1) {
        const w = weights[k];
        const e = matrices[boneOf[k]];
        px += w * (e[0] * x + e[4] * y + e[8] * z + e[12]);
        py += w * (e[1] * x + e[5] * y + e[9] * z + e[13]);
        pz += w * (e[2] * x + e[6] * y + e[10] * z + e[14]);
      }
      position[3 * v] = px;
      position[3 * v + 1] = py;
      position[3 * v + 2] = pz;
    }
    this.geometry.attributes.position.needsUpdate = true;
    this.geometry.computeVertexNormals();
  }
}

/** The transformation from the rest pose to the pose of a bone. */
function matrixOf({ at, turn }, bone) {
  const moved = subtract(at[bone], rotate(turn[bone], JOINTS[bone]));
  return new THREE.Matrix4().compose(
    new THREE.Vector3(...moved),
    new THREE.Quaternion(...turn[bone]),
    new THREE.Vector3(1, 1, 1),
  ).elements;
}

function geometryOf({ position, rest, worked, faces, shoe }) {
  const geometry = new THREE.BufferGeometry();
  const attributes = { position: [position, 3], rest: [rest, 3], worked: [worked, 1], shoe: [shoe, 1] };
  for (const [name, [array, size]] of Object.entries(attributes)) {
    geometry.setAttribute(name, new THREE.BufferAttribute(array, size));
  }
  geometry.setIndex(new THREE.BufferAttribute(faces, 1));
  return geometry;
}

const IN_VERTEX = 'attribute vec3 rest;attribute float worked;attribute float shoe;';
const BETWEEN = 'varying vec3 vRest;varying float vWorked;varying float vShoe;';
const PAINT = `
  vec3 cloth = skin;
  float neckline = vRest.y + max(0., .105 - abs(vRest.x)) * (vRest.z > 0. ? .75 : .35);
  float inTop = smoothstep(topFrom - .002, topFrom + .002, vRest.y) * step(abs(vRest.x), .152 + max(0., 1.36 - vRest.y) * .3)
    * (1. - smoothstep(topTo + .02, topTo + .024, neckline));
  cloth = mix(cloth, top, inTop);
  float inShorts = smoothstep(shortsFrom - .002, shortsFrom + .002, vRest.y)
    * (1. - smoothstep(shortsTo - .002, shortsTo + .002, vRest.y)) * step(abs(vRest.x), .26);
  cloth = mix(cloth, shorts, inShorts);
  cloth = mix(cloth, worked, smoothstep(.12, .75, vWorked) * .92);
  if (vShoe > .5) cloth = mix(shorts, sole, 1. - smoothstep(.018, .022, vRest.y));
  diffuseColor.rgb = cloth;`;

/** A matt material whose colour depends on the position in the rest pose. */
function paintedMaterial() {
  const material = new THREE.MeshStandardMaterial({ roughness: 0.62 });
  const numbers = { shortsFrom: SHORTS.from, shortsTo: SHORTS.to, topFrom: TOP.from, topTo: TOP.to };
  material.onBeforeCompile = (shader) => {
    for (const [name, color] of Object.entries(COLORS)) {
      shader.uniforms[name === 'worked' ? 'workedColor' : name] = { value: new THREE.Color(color) };
    }
    for (const [name, value] of Object.entries(numbers)) shader.uniforms[name] = { value };
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', `#include <common>\n${IN_VERTEX}${BETWEEN}`)
      .replace(
        '#include <begin_vertex>',
        '#include <begin_vertex>\nvRest = rest;vWorked = worked;vShoe = shoe;',
      );
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        `#include <common>\n${BETWEEN}uniform vec3 skin, top, shorts, sole, workedColor;uniform float shortsFrom, shortsTo, topFrom, topTo;`,
      )
      .replace('#include <color_fragment>', PAINT.replace('worked, smoothstep', 'workedColor, smoothstep'));
  };
  return material;
}
