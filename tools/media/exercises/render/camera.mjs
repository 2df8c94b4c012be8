/** A camera that shows the whole loop, with the same framing for every exercise. */
import * as THREE from 'three';

const FIELD_OF_VIEW = 24;
const FILLED = 0.86;
/** Close-ups would make small movements look large. */
const NEAREST = 3.2;

/**
 * @param {{ width: number, height: number }} size
 */
export function makeCamera({ width, height }) {
  return new THREE.PerspectiveCamera(FIELD_OF_VIEW, width / height, 0.1, 40);
}

/**
 * Moves the camera backwards and sideways until all points are in the picture.
 * @param {THREE.PerspectiveCamera} camera
 * @param {THREE.Vector3[]} points
 * @param {{ azimuth: number, elevation?: number }} view  degrees
 */
export function frame(camera, points, { azimuth, elevation = 8 }) {
  const [around, above] = [THREE.MathUtils.degToRad(azimuth), THREE.MathUtils.degToRad(elevation)];
  const away = new THREE.Vector3(
    Math.sin(around) * Math.cos(above),
    Math.sin(above),
    Math.cos(around) * Math.cos(above),
  );
  const target = new THREE.Box3().setFromPoints(points).getCenter(new THREE.Vector3());
  const half = Math.tan(THREE.MathUtils.degToRad(FIELD_OF_VIEW / 2));
  let distance = 4;
  for (let i = 0; i < 12; i += 1) {
    place(camera, target, away, distance);
    const seen = new THREE.Box3().setFromPoints(points.map((point) => point.clone().project(camera)));
    const right = new THREE.Vector3().setFromMatrixColumn(camera.matrixWorld, 0);
    const up = new THREE.Vector3().setFromMatrixColumn(camera.matrixWorld, 1);
    const middle = seen.getCenter(new THREE.Vector3());
    const extent = seen.getSize(new THREE.Vector3());
    target.addScaledVector(right, middle.x * distance * half * camera.aspect);
    target.addScaledVector(up, (middle.y - 0.02) * distance * half);
    distance *= Math.max(extent.x / 2 / FILLED, extent.y / 2 / FILLED) ** 0.8;
  }
  distance = Math.max(distance, NEAREST);
  place(camera, target, away, distance);
  return { target, distance };
}

function place(camera, target, away, distance) {
  camera.position.copy(target).addScaledVector(away, distance);
  camera.lookAt(target);
  camera.updateMatrixWorld(true);
}
