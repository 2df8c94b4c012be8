import type { ReceiptContent } from '../receipt-content';
import { LEFT, PAGE, WIDTH, type PdfWriter } from './pdf-writer';
import { brand, styles } from './styles';

const HEIGHT = 104;

/** The glow at the lower edge of the band: centre and radii of an ellipse, drawn as a scaled unit circle. */
const GLOW = { x: PAGE.width * 0.82, y: HEIGHT + 22, width: 250, height: 128 };

/** Gradient stops from the centre outwards. The colours are opaque, so that they print the same everywhere. */
const GLOW_STOPS: [number, string][] = [
  [0, '#FFB687'],
  [0.22, '#F28223'],
  [0.48, '#714424'],
  [0.72, '#231E24'],
  [1, brand.band],
];

/** The band extends beyond the page by this much, so that rounding leaves no white edge. */
const BLEED = 4;

/** Draws the dark band with the glow and the studio's name; returns the y where it ends. */
export function pageHeader(writer: PdfWriter, { supplier }: ReceiptContent): number {
  writer.decorate((document) => {
    document.rect(-BLEED, -BLEED, PAGE.width + 2 * BLEED, HEIGHT + BLEED).clip();
    document.translate(GLOW.x, GLOW.y).scale(GLOW.width, GLOW.height);
    const glow = document.radialGradient(0, 0, 0, 0, 0, 1);
    for (const [at, color] of GLOW_STOPS) glow.stop(at, color);
    // Beyond the radius the gradient continues with its last colour.
    document.rect(-PAGE.width, -PAGE.width, 2 * PAGE.width, 2 * PAGE.width).fill(glow);
  });
  const box = { x: LEFT, width: WIDTH, style: styles.name };
  const y = (HEIGHT - writer.heightOf(supplier.name, box)) / 2;
  writer.write(supplier.name, { ...box, y }, { as: 'P', within: writer.root });
  return HEIGHT;
}
