/** The files of the demonstrations, and the index that the server reads. */
import fs from 'node:fs';
import path from 'node:path';

const PROJECT = path.join(import.meta.dirname, '../../..');
const FOLDER = path.join(PROJECT, 'client/public/media/exercises');
export const INDEX = path.join(PROJECT, 'server/features/exercises/demonstrations.generated.json');
/** The exercise library, which lists the muscles of each exercise. */
export const LIBRARY = path.join(PROJECT, 'server/features/exercises/exercises.json');

/** @param {string} id */
export const filesOf = (id) => ({
  video: path.join(FOLDER, `${id}.mp4`),
  poster: path.join(FOLDER, `${id}.jpg`),
  thumbnail: path.join(FOLDER, `${id}-small.webp`),
});

/**
 * @param {string} id
 * @param {{ isVideo: boolean }} kind
 */
export function isComplete(id, { isVideo }) {
  const { video, poster, thumbnail } = filesOf(id);
  return fs.existsSync(poster) && fs.existsSync(thumbnail) && fs.existsSync(video) === isVideo;
}

export function createFolder() {
  fs.mkdirSync(FOLDER, { recursive: true });
}

/**
 * Writes the index of the exercises whose files are complete, and returns their number.
 * @param {Record<string, { isVideo: boolean }>} kinds
 */
export function writeIndex(kinds) {
  const rows = Object.entries(kinds)
    .filter(([id, kind]) => isComplete(id, kind))
    .sort(([a], [b]) => a.localeCompare(b));
  fs.mkdirSync(path.dirname(INDEX), { recursive: true });
  fs.writeFileSync(INDEX, `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`);
  return rows.length;
}
