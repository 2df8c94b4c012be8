/** Sizes of what is made from the look of the studio, in pixels. */

/** Sizes of the icons of the installed site. */
export const ICON_SIZES = [192, 512] as const;
export const TOUCH_ICON_SIZE = 180;

/** Size of the image of shared links. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 };

/** Pictures of the studio, in the proportions that search engines ask for. */
export const STUDIO_IMAGE_SIZES: Record<string, [width: number, height: number]> = {
  '1x1': [1200, 1200],
  '4x3': [1200, 900],
  '16x9': [1200, 675],
};
