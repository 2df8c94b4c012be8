import fs from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import { normalised } from '#common/clean-text';
import { graphemesOf } from './line-wrapping';
import { woffToTrueType } from './woff-to-truetype';

/** Packages with fonts and their subsets, in order of preference. */
const SUBSETS = [
  { package: '@fontsource/figtree', subset: 'latin' },
  { package: '@fontsource/figtree', subset: 'latin-ext' },
  { package: '@fontsource/noto-sans-devanagari', subset: 'devanagari' },
  { package: '@fontsource/noto-sans-bengali', subset: 'bengali' },
  { package: '@fontsource/noto-sans-gujarati', subset: 'gujarati' },
  { package: '@fontsource/noto-sans-gurmukhi', subset: 'gurmukhi' },
  { package: '@fontsource/noto-sans-kannada', subset: 'kannada' },
  { package: '@fontsource/noto-sans-malayalam', subset: 'malayalam' },
  { package: '@fontsource/noto-sans-oriya', subset: 'oriya' },
  { package: '@fontsource/noto-sans-tamil', subset: 'tamil' },
  { package: '@fontsource/noto-sans-telugu', subset: 'telugu' },
  { package: '@fontsource/noto-naskh-arabic', subset: 'arabic' },
] as const;

export type Weight = 400 | 700;

/** Consecutive characters that are drawn in the same font. */
export interface Run {
  font: FontFile;
  text: string;
}

interface FontFile {
  name: string;
  /** For PDFKit, which accepts a font that has been opened. */
  source: Buffer;
  has: (codePoint: number) => boolean;
}

interface Font {
  /** Whether the subset is for a character. The file is read only then, need not have it, and may have others. */
  isFor: (codePoint: number) => boolean;
  file: (weight: Weight) => FontFile;
}

/** Joins or changes the characters around it, and has no glyph. */
const JOINS = /\u200c|\u200d|\ufe0e|\ufe0f/;
const RIGHT_TO_LEFT = /\p{Script=Arabic}/u;

const require = createRequire(import.meta.url);

let loadedFonts: Font[] | undefined;

const fonts = (): Font[] =>
  (loadedFonts ??= SUBSETS.map(({ package: packageName, subset }) => {
    const ranges = require(`${packageName}/unicode.json`) as Record<string, string>;
    const isFor = inRanges(ranges[subset]!);
    const files = new Map<Weight, FontFile>();
    return {
      isFor,
      file: (weight) => {
        const file = files.get(weight) ?? readFile(packageName, `${subset}-${weight}`, isFor);
        files.set(weight, file);
        return file;
      },
    };
  }));

/** WOFF, because the font library cannot subset WOFF2 with its transformed outlines. */
function readFile(packageName: string, file: string, isFor: Font['isFor']): FontFile {
  const family = packageName.split('/')[1];
  const path = require.resolve(`${packageName}/files/${family}-${file}-normal.woff`);
  const font = fontkit.create(woffToTrueType(fs.readFileSync(path))) as fontkit.Font;
  toleratePlainMarks(font);
  const characters = new Set(font.characterSet);
  const name = `${family}-${file}`;
  const has = (codePoint: number) => isFor(codePoint) && characters.has(codePoint);
  return { name, source: font as unknown as Buffer, has };
}

/** Parts of fontkit that its types do not have. */
interface Positioning {
  _layoutEngine: { engine: { GPOSProcessor: { applyAnchor: ApplyAnchor } | null } | null };
}

type ApplyAnchor = (mark: { markAnchor: object | null }, base: object | null, glyph: number) => void;

/** A letter without an anchor for a mark leaves it where it is. fontkit fails at such letters, which Gurmukhi has. */
function toleratePlainMarks(font: fontkit.Font): void {
  const processor = (font as unknown as Positioning)._layoutEngine.engine?.GPOSProcessor;
  if (!processor) return;
  const apply = processor.applyAnchor.bind(processor);
  processor.applyAnchor = (mark, base, glyph) => {
    if (base && mark.markAnchor) apply(mark, base, glyph);
  };
}

function fontOf(character: string, weight: Weight): FontFile | undefined {
  const codePoint = character.codePointAt(0)!;
  return fonts()
    .filter(({ isFor }) => isFor(codePoint))
    .map(({ file }) => file(weight))
    .find(({ has }) => has(codePoint));
}

/** The text without what no font has, such as emoji; a Latin letter loses only its accents. */
export function drawable(text: string, weight: Weight): string {
  const hasFont = (part: string) => [...part].every((one) => JOINS.test(one) || fontOf(one, weight));
  const drawn = graphemesOf(text).map((grapheme) => {
    if (hasFont(grapheme)) return grapheme;
    const letters = normalised(grapheme, 'NFKD').replace(/[^\p{Script=Latin}]/gu, '');
    return hasFont(letters) ? letters : '';
  });
  return drawn.join('').replace(/ +/g, ' ').trim();
}

/** Splits a drawable text into runs by font, in the order in which they are drawn from left to right. */
export function runsOf(text: string, weight: Weight): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    const isInLast = last && (JOINS.test(character) || last.font.has(character.codePointAt(0)!));
    const font = isInLast ? last.font : fontOf(character, weight);
    if (font && font === last?.font) last.text += character;
    else if (font) runs.push({ font, text: character });
  }
  return inVisualOrder(runs);
}

/** Reverses the words that are read from right to left, with what is between them. The library does so inside of words. */
function inVisualOrder(runs: Run[]): Run[] {
  const ordered: Run[] = [];
  while (ordered.length < runs.length) {
    const start = ordered.length;
    const end = Math.max(start + 1, endOfReversed(runs, start));
    ordered.push(...runs.slice(start, end).reverse());
  }
  return ordered;
}

/** Where the words that start there and are read from right to left end. */
function endOfReversed(runs: Run[], start: number): number {
  let end = start;
  for (const [index, run] of runs.entries()) {
    if (index < start || (end > start && isBlank(run))) continue;
    if (!RIGHT_TO_LEFT.test(run.text)) break;
    end = index + 1;
  }
  return end;
}

const isBlank = ({ text }: Run): boolean => text.trim() === '';

/** Parses a CSS `unicode-range`, for example "U+0000-00FF,U+0131". */
function inRanges(ranges: string): Font['isFor'] {
  const bounds = ranges.split(',').map((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-');
    return [parseInt(from, 16), parseInt(to, 16)] as const;
  });
  return (codePoint) => bounds.some(([from, to]) => from <= codePoint && codePoint <= to);
}
