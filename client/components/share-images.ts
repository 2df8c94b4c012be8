import { studio } from '#common/studio';
import { paths } from '../lib/paths';
import images from './share-images.json';

/** In pixels, as tools/share-images draws them. */
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

/** The image that stands for a page where its link is shared; that of the home page where it has none of its own. */
export const shareImageOf = (path: string): ShareImage => byPath.get(path) ?? imageOf('home');
