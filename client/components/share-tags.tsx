import { SHARE_IMAGE_SIZE } from '#common/look-files';
import { paths } from '#common/paths';
import { studio } from '#common/studio';
import { usePageState } from '../lib/page-state';
import images from './share-images.json';

interface ShareImage {
  src: string;
  alt: string;
}

const imageOf = (name: keyof typeof images): ShareImage => ({
  src: `/share/${name}.jpg`,
  alt: `${studio.name}. ${images[name].words}`,
});

const names = Object.keys(images) as (keyof typeof images)[];
const nameByPath = new Map(names.map((name) => [paths[name], name]));

/**
 * The image shown with a shared link: the studio's own, which does not exist in its first minute. In the demonstration,
 * the image of the page, or else of the home page.
 */
const shareImageOf = (path: string): ShareImage | null => {
  const folder = studio.look?.folder;
  if (folder) return { src: `${folder}/share.jpg`, alt: studio.name };
  if (studio.isOwn) return null;
  return imageOf(nameByPath.get(path) ?? 'home');
};

interface ShareTagsProps {
  title: string;
  description: string;
  /** Undefined if one rendering serves many addresses: links are then shared by the address that was opened. */
  path: string | undefined;
}

/** Open Graph tags, which other sites and messengers use for shared links (https://ogp.me). */
export function ShareTags({ title, description, path }: ShareTagsProps) {
  const { publicUrl } = usePageState();
  const image = shareImageOf(path ?? paths.home);
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={studio.name} />
      <meta property="og:locale" content={studio.locale.replace('-', '_')} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {path !== undefined && <meta property="og:url" content={`${publicUrl}${path}`} />}
      {image && (
        <>
          <meta property="og:image" content={`${publicUrl}${image.src}`} />
          <meta property="og:image:width" content={String(SHARE_IMAGE_SIZE.width)} />
          <meta property="og:image:height" content={String(SHARE_IMAGE_SIZE.height)} />
          <meta property="og:image:alt" content={image.alt} />
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
