/** Runs in the browser: poses the figure and draws it. browser.mjs calls the functions of `globalThis.studio`. */
import * as THREE from 'three';
import { solvePose } from '../figure/solve-pose.mjs';
import { MOTIONS } from '../motions/index.mjs';
import { poseAt, shapesOf } from '../motions/motion.mjs';
import { aim, makeCamera, planViews } from './camera.mjs';
import { loadFigure } from './figure-mesh.mjs';
import { meshOf } from './prop-meshes.mjs';
import { makeStudio } from './studio.mjs';

/** Moments of the loop that the camera must show completely; more where it follows the figure. */
const FRAMED_MOMENTS = { fixed: 8, following: 32 };
const EVERY_NTH_POINT = 23;

let figure;
let studio;
let camera;
let motion;
let viewAt;
const props = new THREE.Group();

async function open(size) {
  studio = makeStudio(size);
  figure = await loadFigure();
  camera = makeCamera(size);
  studio.scene.add(figure.mesh, props);
}

/** @param {{ id: string, strengths: Record<string, number>, turned?: number }} exercise */
function show({ id, strengths, turned = 0 }) {
  motion = MOTIONS[id];
  figure.highlight(strengths);
  const count = motion.view.follow ? FRAMED_MOMENTS.following : FRAMED_MOMENTS.fixed;
  const scenes = Array.from({ length: count }, (_, i) => {
    place(i / count);
    return [...pointsOfFigure(), ...pointsOfProps()];
  });
  viewAt = planViews(camera, scenes, { ...motion.view, azimuth: motion.view.azimuth + turned });
}

function place(moment) {
  const body = solvePose(poseAt(motion, moment));
  figure.pose(body);
  for (const mesh of props.children) mesh.geometry.dispose();
  props.clear();
  for (const shape of shapesOf(motion, body, moment)) props.add(meshOf(shape));
}

function pointsOfFigure() {
  const points = [];
  for (let i = 0; i < figure.position.length; i += 3 * EVERY_NTH_POINT) {
    points.push(new THREE.Vector3(...figure.position.subarray(i, i + 3)));
  }
  return points;
}

/** Corners of the equipment, except for parts that may extend beyond the picture. */
function pointsOfProps() {
  return props.children.flatMap((mesh) => {
    if (mesh.userData.mayLeavePicture) return [];
    mesh.updateMatrixWorld(true);
    mesh.geometry.computeBoundingBox();
    const { min, max } = mesh.geometry.boundingBox;
    return [min.x, max.x].flatMap((x) =>
      [min.y, max.y].flatMap((y) =>
        [min.z, max.z].map((z) => new THREE.Vector3(x, y, z).applyMatrix4(mesh.matrixWorld)),
      ),
    );
  });
}

/** Renders a moment; returns its RGBA bytes from the bottom row to the top, in base64. */
function draw(moment, renders) {
  place(moment);
  const view = viewAt(moment);
  aim(camera, view);
  studio.draw(camera, view, renders);
  const gl = studio.renderer.getContext();
  const bytes = new Uint8Array(gl.drawingBufferWidth * gl.drawingBufferHeight * 4);
  gl.readPixels(0, 0, gl.drawingBufferWidth, gl.drawingBufferHeight, gl.RGBA, gl.UNSIGNED_BYTE, bytes);
  const parts = [];
  for (let i = 0; i < bytes.length; i += 32_768)
    parts.push(String.fromCharCode(...bytes.subarray(i, i + 32_768)));
  return btoa(parts.join(''));
}

globalThis.studio = { open, show, draw };
