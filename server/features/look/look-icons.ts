/** The icons of the site, made from the logo of the studio or the first letter of its name. */
import type { Accent } from '#common/accent';
import { ICON_SIZES, TOUCH_ICON_SIZE } from '#common/look-files';
import { night } from '#common/palette';
import type { PictureProcess } from '../media/picture-process';
import { drawnText } from './drawn-text';
import type { Logo } from './look-logo';

export type MadeFiles = [name: string, bytes: Buffer][];

const READING = { failOn: 'error' } as const;

/** Large enough for all sizes. */
const SIDE = 512;
/** How much of the side a logo takes; devices crop maskable icons to their own shape, but keep the middle of them. */
const SHARE = { any: 0.86, maskable: 0.66 };

export async function iconsFromLogo(process: PictureProcess, logo: Logo): Promise<MadeFiles> {
  const [any, maskable] = await Promise.all([
    squareOf(process, logo, SHARE.any),
    squareOf(process, logo, SHARE.maskable),
  ]);
  return inAllSizes(process, { any, maskable });
}

export async function iconsFromLetter(
  process: PictureProcess,
  { letter, accent }: { letter: string; accent: Accent },
): Promise<MadeFiles> {
  const middle = SIDE / 2;
  const text = drawnText(letter, {
    x: middle,
    y: middle + SIDE * 0.2,
    size: SIDE * 0.56,
    widthMax: SIDE * SHARE.maskable,
    color: night,
    isCentred: true,
  });
  const drawing = await process.drawn(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"><rect width="${SIDE}" height="${SIDE}" fill="${accent.ramp[5]}"/>${text}</svg>`,
  );
  return inAllSizes(process, { any: drawing, maskable: drawing });
}

/** The logo in the middle of a square of its ground. */
async function squareOf(process: PictureProcess, { original, ground }: Logo, share: number): Promise<Buffer> {
  const inner = Math.round((SIDE * share) / 2) * 2;
  const margin = (SIDE - inner) / 2;
  return process.bytes(
    original,
    READING,
    ['flatten', { background: ground }],
    ['resize', { width: inner, height: inner, fit: 'contain', background: ground }],
    ['extend', { top: margin, bottom: margin, left: margin, right: margin, background: ground }],
    ['png'],
  );
}

async function inAllSizes(
  process: PictureProcess,
  { any, maskable }: Record<'any' | 'maskable', Buffer>,
): Promise<MadeFiles> {
  const files: MadeFiles = [];
  const add = async (name: string, drawing: Buffer, size: number) => {
    const bytes = await process.bytes(
      drawing,
      READING,
      ['resize', { width: size }],
      ['png', { palette: true }],
    );
    files.push([`${name}.png`, bytes]);
  };
  for (const size of ICON_SIZES) {
    await add(`icon-${size}`, any, size);
    await add(`maskable-${size}`, maskable, size);
  }
  await add('favicon', any, 48);
  await add('apple-touch-icon', any, TOUCH_ICON_SIZE);
  return files;
}
