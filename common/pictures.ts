/** A picture as the site keeps it: at `src` in its largest width, beside it in every smaller one and in each format. */
export interface PictureFile {
  /** `/media/<group>/<name>/<largest width>.jpg` */
  src: string;
  /** In pixels, of the largest. */
  width: number;
  height: number;
  /** Main colour as #rrggbb, shown until the picture arrives. */
  color?: string;
}

/** Widths that pictures are kept in, as far as the picture itself is that wide. */
export const PICTURE_WIDTHS = [400, 640, 828, 1080, 1440, 1920] as const;

/** Formats beside JPEG, best first. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const;

export type PictureFormat = (typeof PICTURE_FORMATS)[number] | 'jpg';

/** Widths that a picture of this width is kept in. */
export const widthsOf = (width: number): number[] => PICTURE_WIDTHS.filter((kept) => kept <= width);

/** Each article has a picture on its card and one above its text. */
export const COVER_SIZES = {
  card: { width: 1080, height: 720 },
  head: { width: 1080, height: 608 },
} as const;

export type CoverKind = keyof typeof COVER_SIZES;

/** `/media/articles/<slug>` for the card, with `-wide` for the head. */
export const coverFolder = (slug: string, kind: CoverKind): string =>
  `/media/articles/${slug}${kind === 'head' ? '-wide' : ''}`;

export const coverUrl = (slug: string, kind: CoverKind): string =>
  `${coverFolder(slug, kind)}/${COVER_SIZES[kind].width}.jpg`;

const KEPT = /^(\/media\/.+)\/(\d+)\.jpg$/;

/** The picture's files of one format as a `srcset`; none for a picture that the site does not keep itself. */
export function sourceSet(src: string, format: PictureFormat): string | undefined {
  const [, folder, largest] = KEPT.exec(src) ?? [];
  if (!folder) return undefined;
  return widthsOf(Number(largest))
    .map((width) => `${folder}/${width}.${format} ${width}w`)
    .join(', ');
}
