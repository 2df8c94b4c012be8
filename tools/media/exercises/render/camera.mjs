/** A camera that shows the whole loop or follows the figure, with the same framing for every exercise. */
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
 * Plans where the camera stands during the loop; returns a function of the moment. With `follow`, it shows at each
 * moment what happens within that share of the loop before and after, so that the figure fills the picture whether it
 * stands or lies. A mean of views that show a point shows it too.
 * @param {THREE.PerspectiveCamera} camera
 * @param {THREE.Vector3[][]} scenes  points at evenly spaced moments
 * @param {{ azimuth: number, elevation?: number, filled?: number, follow?: number }} view
 */
export function planViews(camera, scenes, view) {
  if (!view.follow) {
    const whole = frame(camera, scenes.flat(), view);
    return () => whole;
  }
  const reach = view.follow + 1 / scenes.length;
  const moments = scenes.map((_, i) => i / scenes.length);
  const views = moments.map((moment) =>
    frame(camera, scenes.filter((_, i) => apart(moment, moments[i]) <= reach).flat(), view),
  );
  return (moment) => {
    const weights = moments.map((other) => nearness(apart(moment, other) / view.follow));
    return meanOf(views, weights);
  };
}

/** Distance of two moments in the loop. */
const apart = (a, b) => Math.min(Math.abs(a - b), 1 - Math.abs(a - b));

/** From 1 to 0 with soft ends. */
const nearness = (x) => (x < 1 ? (1 + Math.cos(Math.PI * x)) / 2 : 0);

function meanOf(views, weights) {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const target = new THREE.Vector3();
  let distance = 0;
  views.forEach((view, i) => {
    target.addScaledVector(view.target, weights[i] / total);
    distance += (view.distance * weights[i]) / total;
  });
  return { target, distance, away: views[0].away };
}

/**
 * Moves the camera backwards and sideways until all points are in the picture.
 * @param {THREE.PerspectiveCamera} camera
 * @param {THREE.Vector3[]} points
 * @param {{ azimuth: number, elevation?: number, filled?: number }} view  degrees
 */
function frame(camera, points, { azimuth, elevation = 8, filled = FILLED }) {
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
    aim(camera, { target, away, distance });
    const seen = new THREE.Box3().setFromPoints(points.map((point) => point.clone().project(camera)));
    const right = new THREE.Vector3().setFromMatrixColumn(camera.matrixWorld, 0);
    const up = new THREE.Vector3().setFromMatrixColumn(camera.matrixWorld, 1);
    const middle = seen.getCenter(new THREE.Vector3());
    const extent = seen.getSize(new THREE.Vector3());
    target.addScaledVector(right, middle.x * distance * half * camera.aspect);
    target.addScaledVector(up, (middle.y - 0.02) * distance * half);
    distance *= Math.max(extent.x / 2 / filled, extent.y / 2 / filled) ** 0.8;
  }
  distance = Math.max(distance, NEAREST);
  return { target, distance, away };
}

/** Puts the camera where a view says. */
export function aim(camera, { target, away, distance }) {
  camera.position.copy(target).addScaledVector(away, distance);
  camera.lookAt(target);
  camera.updateMatrixWorld(true);
}
