import { pixelsOf, type Crop } from '#common/media/crop';
import { PICTURE_FORMATS, type PictureFormat } from '#common/pictures';
import type { PictureProcess } from './picture-process';

/**
 * The same qualities as in tools/media/derive.mjs, which made the pictures of the product. With less effort, AVIF takes
 * a sixth of the time, and its files are a tenth larger.
 */
const ENCODINGS = {
  avif: { quality: 50, effort: 2 },
  webp: { quality: 76 },
  jpg: { quality: 78, mozjpeg: true },
} as const;

/** JPEG first, which every browser shows. */
export const FORMATS: readonly PictureFormat[] = ['jpg', ...PICTURE_FORMATS.toReversed()];

interface SizeRequest {
  original: Buffer;
  /** Size of the original. */
  of: { width: number; height: number };
  crop: Crop;
  width: number;
  format: PictureFormat;
}

/** A part of a picture in one width and format. */
export function croppedAndResized(
  process: PictureProcess,
  { original, of, crop, width, format }: SizeRequest,
): Promise<Buffer> {
  return process.bytes(
    original,
    { failOn: 'error' },
    ['extract', pixelsOf(crop, of)],
    ['resize', { width }],
    ...(format === 'jpg' ? ([['flatten', { background: '#ffffff' }]] as const) : []),
    ['toFormat', format, ENCODINGS[format]],
  );
}
