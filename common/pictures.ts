/** A picture of the site. `src` is its largest width; smaller widths and other formats are in the same folder. */
export interface PictureFile {
  /** `/media/<group>/<name>/<largest width>.jpg` */
  src: string;
  /** Size of the largest width, in pixels. */
  width: number;
  height: number;
  /** Dominant colour as #rrggbb, used as a placeholder while the picture loads. */
  color?: string;
}

/** Widths in which pictures are stored, up to their own width. */
export const PICTURE_WIDTHS = [400, 640, 828, 1080, 1440, 1920] as const;

/** Formats in addition to JPEG, best first. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const;

export type PictureFormat = (typeof PICTURE_FORMATS)[number] | 'jpg';

/** Widths in which a picture of this width is stored. */
export const widthsOf = (width: number): number[] => PICTURE_WIDTHS.filter((stored) => stored <= width);

/** Sizes of an article's pictures: one on its card and one above its text. */
export const COVER_SIZES = {
  card: { width: 1080, height: 720 },
  head: { width: 1080, height: 608 },
} as const;

export type CoverKind = keyof typeof COVER_SIZES;

/** `/media/articles/<slug>` for the card, with the suffix `-wide` for the head. */
export const coverFolder = (slug: string, kind: CoverKind): string =>
  `/media/articles/${slug}${kind === 'head' ? '-wide' : ''}`;

export const coverUrl = (slug: string, kind: CoverKind): string =>
  `${coverFolder(slug, kind)}/${COVER_SIZES[kind].width}.jpg`;

/** The smallest size of a picture of the site; uploaded ones have it, too. */
export const smallestOf = (src: string): string => src.replace(/\/\d+\.jpg$/, `/${PICTURE_WIDTHS[0]}.jpg`);

const STORED = /^(\/media\/.+)\/(\d+)\.jpg$/;

/** The `srcset` of a picture in one format; undefined for a picture that is not stored on the site. */
export function sourceSet(src: string, format: PictureFormat): string | undefined {
  const [, folder, largest] = STORED.exec(src) ?? [];
  if (!folder) return undefined;
  return widthsOf(Number(largest))
    .map((width) => `${folder}/${width}.${format} ${width}w`)
    .join(', ');
}
