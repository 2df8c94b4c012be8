import * as z from 'zod/mini';
import { refine } from '../forms/fields';
import { CROP_WIDTH_MIN } from './limits';
import { mediaMessages } from './messages';

const error = mediaMessages.cropInvalid;
const percent = z
  .number({ error })
  .check(z.gte(0, { error, abort: true }), z.lte(100, { error, abort: true }));

/** Room for rounding, in percent. */
const ROUNDING = 0.01;

/** The part of a picture that is shown, in percent of its width and height. */
export const cropForm = z
  .object({ left: percent, top: percent, width: percent, height: percent })
  .check(
    refine<Crop>(
      ({ left, top, width, height }) =>
        width > 0 && height > 0 && left + width <= 100 + ROUNDING && top + height <= 100 + ROUNDING,
      { reason: 'INVALID', error },
    ),
  );

export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A crop without what else an answer of the server has. */
export const plainCrop = ({ left, top, width, height }: Crop): Crop => ({ left, top, width, height });

export const WHOLE: Crop = { left: 0, top: 0, width: 100, height: 100 };

interface Size {
  width: number;
  height: number;
}

/** The pixels of a part of a picture, within the picture also after rounding. */
export function pixelsOf({ left, top, width, height }: Crop, of: Size): Crop {
  const x = Math.min(Math.round((left * of.width) / 100), of.width - 1);
  const y = Math.min(Math.round((top * of.height) / 100), of.height - 1);
  return {
    left: x,
    top: y,
    width: Math.max(1, Math.min(Math.round((width * of.width) / 100), of.width - x)),
    height: Math.max(1, Math.min(Math.round((height * of.height) / 100), of.height - y)),
  };
}

const PERCENT = 100;

/** The largest part in the middle of a picture that has these proportions. */
export function largestCrop(of: Size, aspect: number): Crop {
  const width = Math.min(PERCENT, (PERCENT * of.height * aspect) / of.width);
  const height = Math.min(PERCENT, (PERCENT * of.width) / aspect / of.height);
  return { left: (PERCENT - width) / 2, top: (PERCENT - height) / 2, width, height };
}

/** Whether a part of a picture is wide enough to be shown. */
export const isWideEnough = (crop: Crop, of: Size, min = CROP_WIDTH_MIN): boolean =>
  pixelsOf(crop, of).width >= min;
