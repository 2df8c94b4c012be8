import type { Font } from 'fontkit';
import { drawable, runsOf } from '../receipts/pdf/fonts';

const WEIGHT = 700;

interface TextBox {
  x: number;
  /** Position of the baseline. */
  y: number;
  /** Size of the font, in pixels; smaller if the text is wider than the box. */
  size: number;
  widthMax: number;
  color: string;
  isCentred?: boolean;
}

/** A line of text as paths of an SVG, so that the machine needs no fonts. */
export function drawnText(text: string, { x, y, size, widthMax, color, isCentred }: TextBox): string {
  const { glyphs, width } = outlineOf(text);
  const scale = width === 0 ? 0 : Math.min(size, widthMax / width);
  const left = isCentred ? x - (width * scale) / 2 : x;
  return `<g fill="${color}" transform="translate(${left} ${y}) scale(${scale} ${-scale})">${glyphs}</g>`;
}

/** The first letter of a name, as a font can draw it; empty if none can. */
export const firstLetterOf = (name: string): string => {
  const [first = ''] = drawable(name, WEIGHT);
  return first.toUpperCase();
};

/** The outlines of a text in units of its size, and how wide it is. */
function outlineOf(text: string): { glyphs: string; width: number } {
  let width = 0;
  let glyphs = '';
  for (const run of runsOf(drawable(text, WEIGHT), WEIGHT)) {
    const font = run.font.source as unknown as Font;
    const unit = 1 / font.unitsPerEm;
    const line = font.layout(run.text);
    line.glyphs.forEach((glyph, index) => {
      const { xAdvance, xOffset, yOffset } = line.positions[index]!;
      const place = `translate(${width + xOffset * unit} ${yOffset * unit}) scale(${unit})`;
      glyphs += `<path transform="${place}" d="${glyph.path.toSVG()}"/>`;
      width += xAdvance * unit;
    });
  }
  return { glyphs, width };
}
