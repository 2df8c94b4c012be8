import fs from 'node:fs';
import { createRequire } from 'node:module';
import { woffToTrueType } from './woff-to-truetype';

/** WOFF, because the font library cannot subset WOFF2 with its transformed outlines. */
const FILES = [
  { package: '@fontsource/figtree', family: 'figtree', subset: 'latin' },
  { package: '@fontsource/figtree', family: 'figtree', subset: 'latin-ext' },
  { package: '@fontsource/noto-sans-devanagari', family: 'noto-sans-devanagari', subset: 'devanagari' },
] as const;

export type Weight = 400 | 700;

/** Consecutive characters that are drawn in the same font. */
export interface Run {
  font: string;
  text: string;
}

interface Font {
  name: string;
  covers: (codePoint: number) => boolean;
  files: Record<Weight, Buffer>;
}

const require = createRequire(import.meta.url);

let loadedFonts: Font[] | undefined;

/** Fonts in order of preference; loaded once, when the first file is drawn. */
const fonts = (): Font[] =>
  (loadedFonts ??= FILES.map((file) => {
    const ranges = require(`${file.package}/unicode.json`) as Record<string, string>;
    const load = (weight: Weight) =>
      woffToTrueType(
        fs.readFileSync(
          require.resolve(`${file.package}/files/${file.family}-${file.subset}-${weight}-normal.woff`),
        ),
      );
    return {
      name: `${file.family}-${file.subset}`,
      covers: coverageOf(ranges[file.subset]!),
      files: { 400: load(400), 700: load(700) },
    };
  }));

const nameOf = ({ name }: Font, weight: Weight) => `${name}-${weight}`;

/** Registers the fonts by name; PDFKit opens a font when it is first used. */
export function registerFonts(document: PDFKit.PDFDocument): void {
  for (const font of fonts()) {
    for (const weight of [400, 700] as const) {
      document.registerFont(nameOf(font, weight), font.files[weight]);
    }
  }
}

/** Splits a text into runs by font. Characters without a font go to the first one, which draws an empty box. */
export function runsOf(text: string, weight: Weight): Run[] {
  const [first] = fonts() as [Font];
  const runs: { font: Font; text: string }[] = [];
  for (const character of text) {
    const codePoint = character.codePointAt(0)!;
    const last = runs.at(-1);
    if (last?.font.covers(codePoint)) last.text += character;
    else {
      const font = fonts().find(({ covers }) => covers(codePoint)) ?? first;
      if (last?.font === font) last.text += character;
      else runs.push({ font, text: character });
    }
  }
  return runs.map(({ font, text: part }) => ({ font: nameOf(font, weight), text: part }));
}

/** Parses a CSS `unicode-range`, for example "U+0000-00FF,U+0131". */
function coverageOf(ranges: string): Font['covers'] {
  const bounds = ranges.split(',').map((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-');
    return [parseInt(from, 16), parseInt(to, 16)] as const;
  });
  return (codePoint) => bounds.some(([from, to]) => from <= codePoint && codePoint <= to);
}
