/** Maximum size of an uploaded picture, in bytes. */
export const PICTURE_BYTES_MAX = 15 * 1024 * 1024;
/** Maximum number of pixels of an uploaded picture: more than phones take, and little enough to be decoded. */
export const PICTURE_PIXELS_MAX = 50_000_000;
/** Minimum width of an uploaded picture, in pixels: with less, it is blurred in wide windows. */
export const PICTURE_WIDTH_MIN = 1080;
/** Minimum width of an uploaded logo, in pixels: the width of the largest icon. */
export const LOGO_WIDTH_MIN = 512;
/** Minimum width of the part of a picture that is shown, in pixels. */
export const CROP_WIDTH_MIN = 640;
/** Maximum ratio of the longer to the shorter side of an uploaded picture. */
export const PICTURE_RATIO_MAX = 4;
