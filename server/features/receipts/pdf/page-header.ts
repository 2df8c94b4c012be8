import { accentOf } from '#common/accent';
import type { ReceiptContent } from '../receipt-content';
import { LEFT, PAGE, WIDTH, type PdfWriter } from './pdf-writer';
import { brand, styles } from './styles';

const HEIGHT = 104;

/** The glow at the lower edge of the band: centre and radii of an ellipse, drawn as a scaled unit circle. */
const GLOW = { x: PAGE.width * 0.82, y: HEIGHT + 22, width: 250, height: 128 };

/** Gradient stops from the centre outwards, and how much of the lamp each has. */
const GLOW_STOPS: [at: number, part: number][] = [
  [0.22, 0.9465],
  [0.48, 0.42],
  [0.72, 0.0985],
  [1, 0],
];

/** The band extends beyond the page by this much, so that rounding leaves no white edge. */
const BLEED = 4;

const LOGO = { height: 48, widthMax: 190, gap: 16, radius: 6 };

/** Draws the dark band with the glow, the logo and the studio's name; returns the y where it ends. */
export function pageHeader(
  writer: PdfWriter,
  { supplier, look }: ReceiptContent,
  logo: Buffer | null,
): number {
  const { ramp } = accentOf(look?.hue ?? null);
  writer.decorate((document) => {
    document.rect(-BLEED, -BLEED, PAGE.width + 2 * BLEED, HEIGHT + BLEED).clip();
    document.translate(GLOW.x, GLOW.y).scale(GLOW.width, GLOW.height);
    const glow = document.radialGradient(0, 0, 0, 0, 0, 1);
    glow.stop(0, ramp[3]);
    for (const [at, part] of GLOW_STOPS) glow.stop(at, onBand(ramp[5], part));
    // Beyond the radius the gradient continues with its last colour.
    document.rect(-PAGE.width, -PAGE.width, 2 * PAGE.width, 2 * PAGE.width).fill(glow);
  });
  const taken = logo ? drawLogo(writer, logo) + LOGO.gap : 0;
  const box = { x: LEFT + taken, width: WIDTH - taken, style: styles.name };
  const y = (HEIGHT - writer.heightOf(supplier.name, box)) / 2;
  writer.write(supplier.name, { ...box, y }, { as: 'P', within: writer.root });
  return HEIGHT;
}

/** Where a PNG file has its width, and then its height. */
const PNG_WIDTH_AT = 16;

/** Returns its width. The name beside it says the same. */
function drawLogo(writer: PdfWriter, logo: Buffer): number {
  const [pixelsWide, pixelsHigh] = [logo.readUInt32BE(PNG_WIDTH_AT), logo.readUInt32BE(PNG_WIDTH_AT + 4)];
  const scale = Math.min(LOGO.height / pixelsHigh, LOGO.widthMax / pixelsWide);
  const [width, height] = [pixelsWide * scale, pixelsHigh * scale];
  const top = (HEIGHT - height) / 2;
  writer.decorate((document) => {
    document.roundedRect(LEFT, top, width, height, LOGO.radius).clip();
    document.image(logo, LEFT, top, { width, height });
  });
  return width;
}

const partsOf = (color: string): number[] => [...Buffer.from(color.slice(1), 'hex')];

/** A part of a colour over the band. Opaque, so that it prints the same everywhere. */
function onBand(color: string, part: number): string {
  const band = partsOf(brand.band);
  const mixed = partsOf(color).map((value, at) => Math.round(value * part + band[at]! * (1 - part)));
  return `#${Buffer.from(mixed).toString('hex')}`;
}
