import { ICON_SIZES } from '#common/look-files';
import { paths } from '#common/paths';
import { studio } from '#common/studio';
import { pageColors } from '../components/color-schemes';
import { hasPage } from './routes';
import { webManifestContent as content } from './web-manifest.content';

/** Shortcuts in the icon menu of the installed site. */
const SHORTCUTS = [
  { name: content.shortcuts.timings, url: `${paths.home}#timings` },
  { name: content.shortcuts.plans, url: paths.passPlans },
  { name: content.shortcuts.exercises, url: paths.exerciseHub },
];

const VECTOR_ICON = { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' };

const SCREENSHOTS = [
  screenshot('home-narrow', { size: '780x1688', shape: 'narrow', label: content.screenshots.homeNarrow }),
  screenshot('blog-narrow', { size: '780x1688', shape: 'narrow', label: content.screenshots.blogNarrow }),
  screenshot('home-wide', { size: '1440x900', shape: 'wide', label: content.screenshots.homeWide }),
];

/** The web app manifest, with which devices install the site (https://www.w3.org/TR/appmanifest/). */
export const webManifest = () => ({
  id: '/',
  name: content.name(),
  short_name: studio.name,
  description: content.description(),
  lang: studio.locale,
  dir: 'ltr',
  start_url: `${paths.home}?src=pwa`,
  scope: '/',
  display: 'standalone',
  background_color: pageColors.light,
  theme_color: pageColors.light,
  categories: ['fitness', 'health', 'sports'],
  icons: [
    ...(studio.look?.folder ? [] : [VECTOR_ICON]),
    ...ICON_SIZES.map((size) => icon(`icon-${size}`, size, 'any')),
    ...ICON_SIZES.map((size) => icon(`maskable-${size}`, size, 'maskable')),
  ],
  // The screenshots show the look of the demonstration studio.
  screenshots: studio.look || studio.isOwn ? [] : SCREENSHOTS,
  shortcuts: SHORTCUTS.filter(({ url }) => hasPage(url.split('#')[0] ?? '')),
});

function icon(name: string, size: number, purpose: 'any' | 'maskable') {
  const folder = studio.look?.folder ?? '/icons';
  return { src: `${folder}/${name}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose };
}

interface Screenshot {
  size: string;
  shape: 'narrow' | 'wide';
  label: string;
}

function screenshot(name: string, { size, shape, label }: Screenshot) {
  const file = `/icons/screenshots/${name}.jpg`;
  return { src: file, sizes: size, type: 'image/jpeg', form_factor: shape, label };
}
