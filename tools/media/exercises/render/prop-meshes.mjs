/** Converts the shapes of the equipment to three.js meshes. */
import * as THREE from 'three';

/** @typedef {import('../props/shapes.mjs').Shape} Shape */

const FINISHES = {
  steel: { color: 0x9a9da3, roughness: 0.38, metalness: 0.25 },
  black: { color: 0x23262b, roughness: 0.55 },
  accent: { color: 0xff6a3c, roughness: 0.5 },
  mat: { color: 0x4d6b6a, roughness: 0.85 },
  leather: { color: 0x2c3036, roughness: 0.6 },
  wood: { color: 0xb98d62, roughness: 0.7 },
  rubber: { color: 0x4a4f57, roughness: 0.85 },
  wall: { color: 0xdad6cf, roughness: 0.95 },
  cloth: { color: 0xf2efe9, roughness: 0.95 },
};

/** @type {Record<string, THREE.Material>} */
const materials = Object.fromEntries(
  Object.entries(FINISHES).map(([name, finish]) => [name, new THREE.MeshStandardMaterial(finish)]),
);

const UP = new THREE.Vector3(0, 1, 0);
const vector = ([x, y, z]) => new THREE.Vector3(x, y, z);

/**
 * Each function creates the geometry of a shape and positions it.
 * @type {Record<Shape['kind'], (shape: any, mesh: THREE.Mesh) => void>}
 */
const DRAWINGS = {
  cylinder({ from, to, radius }, mesh) {
    const line = vector(to).sub(vector(from));
    mesh.geometry = new THREE.CylinderGeometry(radius, radius, line.length(), 24);
    mesh.position.copy(vector(from)).addScaledVector(line, 0.5);
    mesh.quaternion.setFromUnitVectors(UP, line.normalize());
  },
  lathe({ at, axis, profile }, mesh) {
    mesh.geometry = new THREE.LatheGeometry(
      profile.map(([radius, height]) => new THREE.Vector2(radius, height)),
      48,
    );
    mesh.position.copy(vector(at));
    mesh.quaternion.setFromUnitVectors(UP, vector(axis).normalize());
  },
  box({ at, size, turn, round }, mesh) {
    mesh.geometry = roundedBox(size, Math.min(round, ...size.map((side) => side * 0.45)));
    mesh.position.copy(vector(at));
    mesh.quaternion.set(...turn);
  },
  tube({ points, radius, closed }, mesh) {
    const curve = new THREE.CatmullRomCurve3(points.map(vector), closed, 'catmullrom', 0.12);
    mesh.geometry = new THREE.TubeGeometry(curve, Math.max(24, points.length * 10), radius, 12, closed);
  },
  strap(shape, mesh) {
    mesh.geometry = strapGeometry(shape);
  },
  ball({ at, radius }, mesh) {
    mesh.geometry = new THREE.SphereGeometry(radius, 40, 28);
    mesh.position.copy(vector(at));
  },
};

/**
 * @param {Shape} shape
 */
export function meshOf(shape) {
  const mesh = new THREE.Mesh(undefined, materials[shape.finish]);
  DRAWINGS[shape.kind](shape, mesh);
  mesh.userData.mayLeavePicture = shape.mayLeavePicture;
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  return mesh;
}

/** Points across one side of a strap. */
const ACROSS = 24;
const FOLDS = 2.5;

/** Rings around the sections of a strap, joined by triangles. */
function strapGeometry({ sections, thick }) {
  const positions = sections.flatMap((section, i) => {
    const [before, after] = [sections[Math.max(i - 1, 0)], sections[Math.min(i + 1, sections.length - 1)]];
    return ringAround(section, vector(after.at).sub(vector(before.at)).normalize(), thick);
  });
  const around = 2 * ACROSS;
  const faces = sections.slice(1).flatMap((_, i) =>
    Array.from({ length: around }, (_point, k) => {
      const [a, b] = [i * around + k, i * around + ((k + 1) % around)];
      return [a, a + around, b, b, a + around, b + around];
    }).flat(),
  );
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(positions, 3));
  geometry.setIndex(faces);
  geometry.computeVertexNormals();
  return geometry;
}

/** Coordinates of the points of a ring: along one side of the cloth and back along the other. */
function ringAround({ at, across, half, fold }, direction, thick) {
  const normal = direction.cross(vector(across));
  const pointAt = (x, side) =>
    vector(at)
      .addScaledVector(vector(across), x * half)
      .addScaledVector(normal, fold * Math.sin(FOLDS * Math.PI * x) + side * thick)
      .toArray();
  const shares = Array.from({ length: ACROSS }, (_, k) => (2 * k) / (ACROSS - 1) - 1);
  return [...shares.flatMap((x) => pointAt(x, 1)), ...shares.toReversed().flatMap((x) => pointAt(x, -1))];
}

/** A box with a small bevel and corners that are rounded when seen from above. */
function roundedBox([x, y, z], round) {
  const bevel = Math.min(0.01, y * 0.3);
  const [a, b] = [x / 2 - round, z / 2 - round];
  const outline = new THREE.Shape();
  outline.absarc(a, b, Math.max(round - bevel, 0.001), 0, Math.PI / 2);
  outline.absarc(-a, b, Math.max(round - bevel, 0.001), Math.PI / 2, Math.PI);
  outline.absarc(-a, -b, Math.max(round - bevel, 0.001), Math.PI, 1.5 * Math.PI);
  outline.absarc(a, -b, Math.max(round - bevel, 0.001), 1.5 * Math.PI, 2 * Math.PI);
  const geometry = new THREE.ExtrudeGeometry(outline, {
    depth: y - 2 * bevel,
    bevelEnabled: true,
    bevelSize: bevel,
    bevelThickness: bevel,
    bevelSegments: 3,
    curveSegments: 8,
  });
  geometry.rotateX(-Math.PI / 2);
  geometry.translate(0, -y / 2 + bevel, 0);
  return geometry;
}
