/** The list of the site's pictures, with the master and the crop of each. */
import fs from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} Crop as shares of the master's width and height, from 0 to 1
 * @property {number} left
 * @property {number} top
 * @property {number} width
 * @property {number} height
 */

/**
 * @typedef {object} PlannedPicture
 * @property {string} group
 * @property {string} name
 * @property {string} master path of the master
 * @property {Crop} [crop]
 * @property {{ width: number, height: number }} [size] size to which it is cropped around the middle
 */

/**
 * @param {string} project
 * @param {Pick<typeof import('../../common/pictures.ts'), 'COVER_SIZES' | 'coverFolder'>} covers
 * @returns {PlannedPicture[]}
 */
export function picturePlan(project, covers) {
  const masters = path.join(project, 'tools/media/masters');
  const whole = ['home', 'photos', 'trainers'].flatMap((group) =>
    namesIn(path.join(masters, group)).map((name) => ({
      group,
      name,
      master: path.join(masters, group, `${name}.jpg`),
    })),
  );
  return [...whole, ...coversOf(project, masters, covers)];
}

/** The card and head pictures of each article: from its own still life, or from a crop of another picture (covers.json). */
function coversOf(project, masters, { COVER_SIZES, coverFolder }) {
  const file = path.join(project, 'tools/media/covers.json');
  const borrowed = JSON.parse(fs.readFileSync(file, 'utf8'));
  const own = namesIn(path.join(masters, 'articles')).map((slug) => [slug, { from: `articles/${slug}` }]);
  return [...new Map([...Object.entries(borrowed), ...own])].flatMap(([slug, { from, crop }]) =>
    Object.entries(COVER_SIZES).map(([kind, size]) => ({
      group: 'articles',
      name: path.basename(coverFolder(slug, kind)),
      master: path.join(masters, `${from}.jpg`),
      crop,
      size,
    })),
  );
}

/** @param {string} folder */
function namesIn(folder) {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.jpg'))
    .map((name) => path.basename(name, '.jpg'))
    .sort();
}
