/** Reads a file that somebody has uploaded. */
import type { Metadata, SharpOptions } from 'sharp';
import { PICTURE_PIXELS_MAX, PICTURE_RATIO_MAX } from '#common/media/limits';
import { mediaMessages as messages } from '#common/media/messages';
import { AppError, TimedOut } from '../../lib/errors';
import type { PictureProcess } from './picture-process';

/** A picture without what its file told about the place, the camera and the person, upright and in sRGB. */
export interface ReceivedPicture {
  /** The file that all sizes are made from. */
  original: Buffer;
  format: 'jpg' | 'png';
  width: number;
  height: number;
  /** Main colour as `#rrggbb`. */
  color: string;
  /** A size to choose the crop with, in WebP. */
  preview: Buffer;
}

/** Longest side of what is kept: half of it is as wide as the site shows pictures. */
const ORIGINAL_SIDE_MAX = 3840;
export const PREVIEW_WIDTH = 1080;

/** Everything that is not right with the file is an error, also its end before the last pixel. */
const READING: SharpOptions = { failOn: 'error', limitInputPixels: PICTURE_PIXELS_MAX };

const NO_ENLARGEMENT = { fit: 'inside', withoutEnlargement: true } as const;

/** Reads a file that may be anything. Throws what the owner can do about it. */
export async function receivedPicture(
  process: PictureProcess,
  file: Uint8Array,
  { widthMin }: { widthMin: number },
): Promise<ReceivedPicture> {
  const { hasAlpha } = await checkedMetadata(process, file, widthMin);
  const side = { width: ORIGINAL_SIDE_MAX, height: ORIGINAL_SIDE_MAX, ...NO_ENLARGEMENT };
  const original = await orRefusal(
    process.bytes(
      file,
      READING,
      ['autoOrient'],
      ['resize', side],
      ['toColourspace', 'srgb'],
      hasAlpha ? ['png'] : ['jpeg', { quality: 92, chromaSubsampling: '4:4:4' }],
    ),
  );
  const { width, height } = await process.metadata(original, READING);
  const preview = await process.bytes(
    original,
    READING,
    ['resize', { width: PREVIEW_WIDTH, ...NO_ENLARGEMENT }],
    ['webp', { quality: 70, effort: 2 }],
  );
  const color = await mainColor(process, preview);
  return { original, format: hasAlpha ? 'png' : 'jpg', width, height, color, preview };
}

async function checkedMetadata(
  process: PictureProcess,
  file: Uint8Array,
  widthMin: number,
): Promise<Metadata> {
  // The limit is for decoding; here, a picture that is too large is to be recognised.
  const found = await process.metadata(file, { ...READING, limitInputPixels: false }).catch(asRefusal);
  const { width, height } = found.autoOrient;
  if (width * height > PICTURE_PIXELS_MAX) throw refusal(messages.tooManyPixels(width, height));
  if ((found.pages ?? 1) > 1) throw refusal(messages.animated);
  if (Math.max(width / height, height / width) > PICTURE_RATIO_MAX) throw refusal(messages.tooLong);
  if (width < widthMin) throw refusal(messages.tooNarrow(width, widthMin));
  return found;
}

const orRefusal = <Value>(work: Promise<Value>): Promise<Value> => work.catch(asRefusal);

/** Errors of sharp about files of other formats, including those that the process does not read. */
const UNKNOWN_FORMAT = /unsupported image format|Unsupported codec|is blocked/i;

function asRefusal(error: unknown): never {
  if (error instanceof TimedOut) throw refusal(messages.tooSlow);
  const isUnknown = error instanceof Error && UNKNOWN_FORMAT.test(error.message);
  throw refusal(isUnknown ? messages.unknownFormat : messages.damaged);
}

export const refusal = (message: string) => new AppError('BAD_REQUEST', message);

async function mainColor(process: PictureProcess, preview: Buffer): Promise<string> {
  const pixel = await process.bytes(
    preview,
    READING,
    ['resize', 1, 1, { fit: 'fill' }],
    ['flatten', { background: '#ffffff' }],
    ['raw'],
  );
  return `#${pixel.subarray(0, 3).toString('hex')}`;
}
