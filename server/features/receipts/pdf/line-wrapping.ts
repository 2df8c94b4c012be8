import { normalised } from '#common/clean-text';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Splits a text into what readers take for characters. */
export const graphemesOf = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);

/**
 * Reduces a text to one line without control and bidirectional formatting characters. The zero-width joiner and
 * non-joiner are kept, because Indic scripts need them.
 */
export const printable = (text: string): string =>
  normalised(text, 'NFC')
    .replace(/[\s\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/(?![\u200c\u200d])\p{Cf}/gu, '')
    .trim();

/** Wraps a text to a width, between words or, if a word is wider than a line, between graphemes. */
export function wrapLines(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  const fits = (candidate: string) => widthOf(candidate) <= width;
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const grapheme of graphemesOf(word)) {
      if (line !== '' && !fits(line + grapheme)) {
        lines.push(line);
        line = '';
      }
      line += grapheme;
    }
  }
  return [...lines, line];
}
