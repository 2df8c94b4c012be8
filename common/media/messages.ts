import { CROP_WIDTH_MIN, PICTURE_BYTES_MAX, PICTURE_PIXELS_MAX, PICTURE_WIDTH_MIN } from './limits';

const MEGAPIXEL = 1_000_000;

/** Messages about uploaded pictures, shared by server and client. */
export const mediaMessages = {
  tooLarge: `The picture is larger than ${PICTURE_BYTES_MAX / 1024 / 1024} MB. Save it smaller, or as JPEG.`,
  empty: 'The file is empty.',
  unknownFormat: 'This is not a JPEG, PNG, WebP or AVIF picture. Open it and save it as JPEG.',
  damaged: 'The picture is damaged or incomplete. Choose the original file.',
  animated: 'The picture is animated. Choose one that stands still.',
  tooManyPixels: (width: number, height: number) =>
    `The picture has ${Math.round((width * height) / MEGAPIXEL)} megapixels, more than ${PICTURE_PIXELS_MAX / MEGAPIXEL}. Save it smaller.`,
  tooNarrow: (width: number, min = PICTURE_WIDTH_MIN) =>
    `The picture is ${width} pixels wide. It needs at least ${min}, or it looks blurred.`,
  tooLong: 'The picture is too long and narrow. Cut it, and choose it again.',
  tooSlow: 'The picture takes too long to read. Save it again as JPEG, and choose that.',
  tooManyUploads: 'Too many pictures are arriving right now. Please try again shortly.',
  linkInvalid: 'The link for this picture has expired or was used. Choose the picture again.',
  uploadRunning: 'This picture is being uploaded already. Wait until that has ended, or choose it again.',
  notPermitted: 'The account that chose this picture may not upload pictures any more.',
  notFound: 'This picture is not there any more. Choose it again.',
  cropInvalid: 'Choose a part of the picture.',
  cropTooSmall: (min = CROP_WIDTH_MIN) => `Choose a larger part: it needs at least ${min} pixels in width.`,
};
