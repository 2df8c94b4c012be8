/** Shows a look in a window of the site, in this browser only and until its document is loaded again. */
import { accentOf } from '#common/accent';
import { pixelsOf, type Crop } from '#common/media/crop';
import type { PicturePlace } from '#common/picture-places';
import { themeSheet } from '../../../../components/theme-sheet';

/** Replacements for the look that the server has sent, with pictures as addresses. */
export interface PreviewedLook {
  hue: number | null;
  logo: string | null;
  pictures: Partial<Record<PicturePlace, string>>;
}

/** A document adopts only style sheets that were constructed in its own window. */
type SiteWindow = Window & Pick<typeof globalThis, 'CSSStyleSheet'>;

/** Style sheets that scripts add, unlike style elements, need no nonce. */
function showSheet(site: Window, text: string): void {
  // Old browsers show the look once the page is loaded again.
  if (!('adoptedStyleSheets' in site.document)) return;
  const sheet = new (site as SiteWindow).CSSStyleSheet();
  sheet.replaceSync(text);
  site.document.adoptedStyleSheets = [sheet];
}

/** The colours of a hue in an open document. */
export const showColors = (site: Window, hue: number | null): void =>
  showSheet(site, themeSheet(accentOf(hue)));

export const showLook = (site: Window, { hue, logo, pictures }: PreviewedLook): void =>
  showSheet(
    site,
    [
      themeSheet(accentOf(hue)),
      ...Object.entries(pictures).map(pictureRule),
      logo ? logoRules(logo) : '',
    ].join(''),
  );

const NARROW = '@media (max-width:29.99em)';

function pictureRule([place, address]: [place: string, address: string]): string {
  const rule = (at: string) => `img[data-place="${at}"]{content:url("${address}")}`;
  return place === 'home_hero_narrow' ? `${NARROW}{${rule('home_hero')}}` : rule(place);
}

const MARK = 'header a[href="/home"]:not(nav a)';

const logoRules = (address: string): string =>
  `${MARK}{width:10rem;border-radius:6px;background:#fff url("${address}") center/contain no-repeat;font-size:0}${MARK}>*{display:none}`;

const PREVIEW_WIDTH = 1080;

/** The part of an uploaded picture, as a data URL. */
export async function partOf(address: string, crop: Crop): Promise<string> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const part = pixelsOf(crop, { width, height });
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(PREVIEW_WIDTH, part.width);
  canvas.height = Math.round((part.height * canvas.width) / part.width);
  const target: [number, number, number, number] = [0, 0, canvas.width, canvas.height];
  canvas.getContext('2d')!.drawImage(image, part.left, part.top, part.width, part.height, ...target);
  return canvas.toDataURL('image/webp', 0.8);
}
