import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createSheet, formats } from './sheet.mjs';
import { training } from './training.mjs';
import { food } from './food.mjs';
import { recovery } from './recovery.mjs';
import { beginners } from './beginners.mjs';
import { seasons } from './seasons.mjs';

const target = new URL('../../client/public/media/articles/', import.meta.url);
const byteLimit = 7000;
const covers = { ...training, ...food, ...recovery, ...beginners, ...seasons };

function drawCover(draw, format) {
  const sheet = createSheet(format);
  return sheet.render(draw(sheet));
}

function assertSound(name, svg) {
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
  if (new Set(ids).size !== ids.length) throw new Error(`${name}: repeated id`);
  if (/NaN|undefined|Infinity/.test(svg)) throw new Error(`${name}: broken number`);
  if (Buffer.byteLength(svg) > byteLimit) throw new Error(`${name}: larger than ${byteLimit} bytes`);
}

mkdirSync(target, { recursive: true });
const sizes = [];
for (const [slug, draw] of Object.entries(covers)) {
  for (const format of formats) {
    const name = `${slug}${format.suffix}.svg`;
    const svg = drawCover(draw, format);
    assertSound(name, svg);
    writeFileSync(new URL(name, target), svg);
    sizes.push(Buffer.byteLength(svg));
  }
}
console.log(
  `${sizes.length} covers in ${fileURLToPath(target)}, ${Math.min(...sizes)}-${Math.max(...sizes)} bytes`,
);
