import { PICTURE_FORMATS, sourceSet, type PictureFile } from '#common/pictures';
import { standInFor } from '../lib/view-transition';

interface PictureProps {
  file: PictureFile;
  /** What is to be seen; empty where the words beside it say as much. */
  alt: string;
  /** How wide it is drawn, as the attribute of the same name. */
  sizes: string;
  /** Another crop for narrow windows. */
  narrow?: { file: PictureFile; media: string };
  /** The largest thing of the first view: fetched at once and before others. */
  isFirst?: boolean;
  /** Address at which it is seen large: it moves there and back (lib/view-transition.ts). */
  opensAt?: string;
  className?: string;
}

/** A picture in the best format that the browser knows and the width that it needs, its place kept free. */
export function Picture({ file, alt, sizes, narrow, isFirst = false, opensAt, className }: PictureProps) {
  return (
    <picture>
      {narrow && <Sources file={narrow.file} sizes={sizes} media={narrow.media} />}
      <Sources file={file} sizes={sizes} />
      <img
        className={className}
        src={file.src}
        srcSet={sourceSet(file.src, 'jpg')}
        sizes={sizes}
        width={file.width}
        height={file.height}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        style={{ backgroundColor: file.color, ...(opensAt && standInStyle(opensAt)) }}
        data-opens-at={opensAt}
      />
    </picture>
  );
}

function standInStyle(address: string) {
  const backgroundImage = standInFor(address);
  return backgroundImage && { backgroundImage, backgroundPosition: 'center', backgroundSize: 'cover' };
}

interface SourcesProps {
  file: PictureFile;
  sizes: string;
  media?: string;
}

/** One source a format; with `media` also JPEG, which the `img` holds otherwise. */
function Sources({ file, sizes, media }: SourcesProps) {
  const formats = media ? ([...PICTURE_FORMATS, 'jpg'] as const) : PICTURE_FORMATS;
  return formats.flatMap((format) => {
    const srcSet = sourceSet(file.src, format);
    if (!srcSet) return [];
    const type = format === 'jpg' ? 'image/jpeg' : `image/${format}`;
    return (
      <source
        key={format}
        type={type}
        media={media}
        srcSet={srcSet}
        sizes={sizes}
        width={file.width}
        height={file.height}
      />
    );
  });
}
