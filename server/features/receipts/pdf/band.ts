import type { ReceiptContent } from '../receipt-content';
import { LEFT, PAGE, WIDTH, type Sheet } from './sheet';
import { brand, styles } from './styles';

const HEIGHT = 104;

/** The glow at the lower edge of the band: centre and radii of an ellipse, drawn as a scaled unit circle. */
const LAMP = { x: PAGE.width * 0.82, y: HEIGHT + 22, width: 250, height: 128 };

/** Gradient stops from the centre outwards. The colours are opaque, so that they print the same everywhere. */
const GLOW: [number, string][] = [
  [0, '#FFB687'],
  [0.22, '#F28223'],
  [0.48, '#714424'],
  [0.72, '#231E24'],
  [1, brand.band],
];

/** The band extends beyond the page by this much, so that rounding leaves no white edge. */
const BLEED = 4;

/** Draws the dark band with the glow and the studio's name; returns the y where it ends. */
export function band(sheet: Sheet, { supplier }: ReceiptContent): number {
  sheet.decorate((document) => {
    document.rect(-BLEED, -BLEED, PAGE.width + 2 * BLEED, HEIGHT + BLEED).clip();
    document.translate(LAMP.x, LAMP.y).scale(LAMP.width, LAMP.height);
    const glow = document.radialGradient(0, 0, 0, 0, 0, 1);
    for (const [at, color] of GLOW) glow.stop(at, color);
    // Beyond the radius the gradient continues with its last colour.
    document.rect(-PAGE.width, -PAGE.width, 2 * PAGE.width, 2 * PAGE.width).fill(glow);
  });
  const box = { x: LEFT, width: WIDTH, style: styles.name };
  const y = (HEIGHT - sheet.heightOf(supplier.name, box)) / 2;
  sheet.write(supplier.name, { ...box, y }, { as: 'P', within: sheet.root });
  return HEIGHT;
}
