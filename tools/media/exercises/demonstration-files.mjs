/** Where the demonstrations are, and what the site is told about them. */
import fs from 'node:fs';
import path from 'node:path';

const PROJECT = path.join(import.meta.dirname, '../../..');
const FOLDER = path.join(PROJECT, 'client/public/media/exercises');
const INDEX = path.join(PROJECT, 'server/features/exercises/demonstrations.generated.json');
/** The library of exercises: which muscles an exercise works. */
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

export function makeFolder() {
  fs.mkdirSync(FOLDER, { recursive: true });
}

/** Tells the server which exercises are shown, from the files there are. */
export function writeIndex() {
  const rows = fs
    .readdirSync(FOLDER)
    .filter((name) => name.endsWith('.jpg'))
    .map((name) => name.slice(0, -'.jpg'.length))
    .sort()
    .map((id) => [id, { isVideo: fs.existsSync(filesOf(id).video) }]);
  fs.mkdirSync(path.dirname(INDEX), { recursive: true });
  fs.writeFileSync(INDEX, `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`);
  return rows.length;
}
