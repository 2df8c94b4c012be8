/** The image of shared links, and the pictures of the studio for search engines. */
import type { Accent } from '#common/accent';
import { SHARE_IMAGE_SIZE, STUDIO_IMAGE_SIZES } from '#common/look-files';
import type { Crop } from '#common/media/crop';
import { colors, night } from '#common/palette';
import type { PictureProcess } from '../media/picture-process';
import { drawnText } from './drawn-text';
import type { MadeFiles } from './look-icons';

/** The own picture of the top of the home page, and its part, in pixels. */
export interface Hero {
  original: Buffer;
  part: Crop;
}

interface ShareImage {
  name: string;
  place: string;
  accent: Accent;
  /** Null if the studio has none of its own. */
  hero: Hero | null;
}

const READING = { failOn: 'error' } as const;
const JPEG = { quality: 80, mozjpeg: true };
const MARGIN = 64;

export async function shareImages(process: PictureProcess, image: ShareImage): Promise<MadeFiles> {
  const { hero } = image;
  const words = await process.drawn(wordsOf(image));
  if (!hero) return [['share.jpg', await process.bytes(words, READING, ['jpeg', JPEG])]];
  const cut = (width: number, height: number) =>
    [
      ['extract', hero.part],
      ['resize', { width, height, fit: 'cover' }],
    ] as const;
  const { width, height } = SHARE_IMAGE_SIZE;
  const share = await process.bytes(
    hero.original,
    READING,
    ...cut(width, height),
    ['composite', [{ input: words }]],
    ['jpeg', JPEG],
  );
  const files: MadeFiles = [['share.jpg', share]];
  for (const [name, size] of Object.entries(STUDIO_IMAGE_SIZES)) {
    const bytes = await process.bytes(hero.original, READING, ...cut(...size), ['jpeg', JPEG]);
    files.push([`studio-${name}.jpg`, bytes]);
  }
  return files;
}

/** Name and place, on a scrim over the picture, or on the night with the glow of the lamp. */
function wordsOf({ name, place, accent, hero }: ShareImage): string {
  const { width, height } = SHARE_IMAGE_SIZE;
  const widthMax = width - 2 * MARGIN;
  const opacity = hero ? [0.94, 0.82, 0.12] : [1, 1, 1];
  const stops = [0, 0.42, 0.78].map(
    (at, index) => `<stop offset="${at}" stop-color="${colors.dark[9]}" stop-opacity="${opacity[index]}"/>`,
  );
  const fill = (id: string) => `<rect width="${width}" height="${height}" fill="url(#${id})"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>
    <linearGradient id="scrim">${stops.join('')}</linearGradient>
    <radialGradient id="lamp" cx="0.22" cy="1" r="0.42">
      <stop offset="0" stop-color="${accent.ramp[5]}" stop-opacity="0.5"/>
      <stop offset="1" stop-color="${accent.ramp[5]}" stop-opacity="0"/>
    </radialGradient></defs>
    ${hero ? '' : `<rect width="${width}" height="${height}" fill="${night}"/>`}
    ${fill('scrim')}${fill('lamp')}
    ${drawnText(name, { x: MARGIN, y: 480, size: 110, widthMax, color: colors.dark[0] })}
    ${drawnText(place, { x: MARGIN, y: 560, size: 36, widthMax, color: accent.ramp[3] })}
  </svg>`;
}
