import { studio } from '#common/studio';

const graphemes = new Intl.Segmenter(studio.locale, { granularity: 'grapheme' });

/**
 * What of a text can be drawn: one line, without what steers a terminal or turns the direction of reading.
 * The two joiners stay, because scripts of India are spelt with them.
 */
export const drawable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\s\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/(?![\u200c\u200d])\p{Cf}/gu, '')
    .trim();

/** Breaks a text into lines that are not wider than a width: between words, and within a word that fills a line alone. */
export function linesOf(text: string, width: number, widthOf: (text: string) => number): string[] {
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
    for (const { segment } of graphemes.segment(word)) {
      if (line !== '' && !fits(line + segment)) {
        lines.push(line);
        line = '';
      }
      line += segment;
    }
  }
  return [...lines, line];
}
