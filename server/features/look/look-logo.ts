import { white, night } from '#common/palette';
import type { PictureProcess } from '../media/picture-process';

/** The uploaded logo, and the colour that it stands on: it has to be seen in both colour schemes. */
export interface Logo {
  original: Buffer;
  /** Hex colour, such as `#1a2b3c`. */
  ground: string;
}

const READING = { failOn: 'error' } as const;

/** Twice the size in which pages show it. */
const SHOWN = { width: 400, height: 88 };
const MARGIN = 12;

export async function logoOf(
  process: PictureProcess,
  { original, isTransparent }: { original: Buffer; isTransparent: boolean },
): Promise<Logo> {
  const ground = isTransparent ? await standOutFrom(process, original) : await cornerOf(process, original);
  return { original, ground };
}

/** The logo in the size of the header, as WebP. */
export async function shownLogo(
  process: PictureProcess,
  { original, ground }: Logo,
): Promise<{ bytes: Buffer; width: number; height: number }> {
  const margin = { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN, background: ground };
  const bytes = await process.bytes(
    original,
    READING,
    ['flatten', { background: ground }],
    ['resize', { ...SHOWN, fit: 'inside' }],
    ['extend', margin],
    ['webp', { quality: 90 }],
  );
  const { width, height } = await process.metadata(bytes, READING);
  return { bytes, width, height };
}

/** Sharp on paper in the height of the header of a receipt. */
const PRINTED = { width: 800, height: 176 };

/** The logo as receipts show it, as PNG. */
export const printedLogo = (process: PictureProcess, { original, ground }: Logo): Promise<Buffer> =>
  process.bytes(
    original,
    READING,
    ['flatten', { background: ground }],
    ['resize', { ...PRINTED, fit: 'inside', withoutEnlargement: true }],
    ['extend', { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN, background: ground }],
    ['png', { palette: true }],
  );

/** White or night, whichever differs more from a transparent logo. */
async function standOutFrom(process: PictureProcess, original: Buffer): Promise<string> {
  const differences = await Promise.all(
    [white, night].map(async (ground) => {
      const mean = await meanOf(process, original, ground);
      const colors = partsOf(ground);
      return { ground, by: mean.reduce((sum, part, at) => sum + Math.abs(part - colors[at]!), 0) };
    }),
  );
  return differences.toSorted((one, other) => other.by - one.by)[0]!.ground;
}

const meanOf = async (process: PictureProcess, original: Buffer, ground: string): Promise<number[]> => {
  const pixel = await process.bytes(
    original,
    READING,
    ['flatten', { background: ground }],
    ['resize', 1, 1, { fit: 'fill' }],
    ['raw'],
  );
  return [...pixel.subarray(0, 3)];
};

const partsOf = (color: string): number[] => [...Buffer.from(color.slice(1), 'hex')];

async function cornerOf(process: PictureProcess, original: Buffer): Promise<string> {
  const pixel = await process.bytes(
    original,
    READING,
    ['extract', { left: 0, top: 0, width: 1, height: 1 }],
    ['toColourspace', 'srgb'],
    ['raw'],
  );
  return `#${pixel.subarray(0, 3).toString('hex')}`;
}
