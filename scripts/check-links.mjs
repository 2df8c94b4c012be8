// Part of `npm run check`: finds relative links in Markdown files to files or headings that do not exist.
import fs from 'node:fs';
import path from 'node:path';
import './set-up/project.mjs';

/** Links and pictures in Markdown, and attributes of embedded HTML. */
const TARGET = /\]\(([^)\s]+)\)|\b(?:href|src|srcset)="([^"]+)"/g;

const folders = ['.github', 'bench', 'docs', 'tools'];
const pages = [
  ...fs.readdirSync('.'),
  ...folders.flatMap((folder) =>
    fs.readdirSync(folder, { recursive: true }).map((file) => path.join(folder, String(file))),
  ),
].filter((file) => file.endsWith('.md') && !file.includes('node_modules'));

/**
 * The anchors that GitHub generates from the headings of a page.
 * @param {string} file
 */
const anchorsIn = (file) =>
  fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /^#+ /.test(line))
    .map((line) =>
      line
        .replace(/^#+ /, '')
        .toLowerCase()
        .replace(/[^\w\- ]/g, '')
        .replaceAll(' ', '-'),
    );

/**
 * @param {string} page
 * @param {string} target
 */
function isBroken(page, target) {
  if (/^\w+:/.test(target)) return false;
  const [file = '', anchor] = target.split('#');
  const found = file === '' ? page : path.join(path.dirname(page), file);
  if (!fs.existsSync(found)) return true;
  return anchor !== undefined && !anchorsIn(found).includes(anchor);
}

const broken = pages.flatMap((page) =>
  [...fs.readFileSync(page, 'utf8').matchAll(TARGET)]
    .map(([, link, attribute]) => link ?? attribute ?? '')
    .filter((target) => isBroken(page, target))
    .map((target) => `${page}: ${target}`),
);
if (broken.length > 0) {
  console.error(`Broken links:\n${broken.join('\n')}`);
  process.exit(1);
}
