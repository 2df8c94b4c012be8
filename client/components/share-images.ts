import { studio } from '#common/studio';
import { paths } from '../lib/paths';
import images from './share-images.json';

/** In pixels, as tools/share-images renders them. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 };

interface ShareImage {
  src: string;
  alt: string;
}

const imageOf = (name: keyof typeof images): ShareImage => ({
  src: `/share/${name}.jpg`,
  alt: `${studio.name}. ${images[name].words}`,
});

const names = Object.keys(images) as (keyof typeof images)[];
const byPath = new Map(names.map((name) => [paths[name], imageOf(name)]));

/** The image shown with a shared link to a page; that of the home page if the page has none of its own. */
export const shareImageOf = (path: string): ShareImage => byPath.get(path) ?? imageOf('home');
