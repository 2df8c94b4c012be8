import type { ReceiptContent } from '../receipt-content';
import { LEFT, PAGE, WIDTH, type Sheet } from './sheet';
import { night, styles } from './styles';

const HEIGHT = 104;

/** The lamp at the lower edge: a light of one unit, stretched over the page. */
const LAMP = { x: PAGE.width * 0.82, y: HEIGHT + 22, width: 250, height: 128 };

/** From the middle outwards, as it looks upon the night: nothing shines through, so that it prints the same everywhere. */
const GLOW: [number, string][] = [
  [0, '#FFB687'],
  [0.22, '#F28223'],
  [0.48, '#714424'],
  [0.72, '#231E24'],
  [1, night.band],
];

/** Printers and screens round edges: what reaches over the page leaves none of it white. */
const BLEED = 4;

/** The night with its one lamp, and the name of the studio; answers where it ends. */
export function band(sheet: Sheet, { supplier }: ReceiptContent): number {
  sheet.decorate((document) => {
    document.rect(-BLEED, -BLEED, PAGE.width + 2 * BLEED, HEIGHT + BLEED).clip();
    document.translate(LAMP.x, LAMP.y).scale(LAMP.width, LAMP.height);
    const glow = document.radialGradient(0, 0, 0, 0, 0, 1);
    for (const [at, color] of GLOW) glow.stop(at, color);
    // Around the light the gradient goes on with its last colour.
    document.rect(-PAGE.width, -PAGE.width, 2 * PAGE.width, 2 * PAGE.width).fill(glow);
  });
  const box = { x: LEFT, width: WIDTH, style: styles.name };
  const y = (HEIGHT - sheet.heightOf(supplier.name, box)) / 2;
  sheet.write(supplier.name, { ...box, y }, { as: 'P', within: sheet.root });
  return HEIGHT;
}
