import type { PicturePlace } from '#common/picture-places';
import { PICTURE_FORMATS, sourceSet, type PictureFile } from '#common/pictures';
import { studio } from '#common/studio';
import { placeholderFor } from '../navigation/navigation';

interface PictureProps {
  /** Where a picture of the studio's own replaces the file and its text; without one, a studio of its own shows none. */
  place?: PicturePlace;
  file: PictureFile;
  /** Alternative text; empty if the text beside the picture says the same. */
  alt: string;
  /** Displayed width, as in the attribute of the same name. */
  sizes: string;
  /** Another crop for narrow windows. */
  narrow?: { place?: PicturePlace; file: PictureFile; media: string };
  /** The largest content of the first view: loaded at once and with high priority. */
  isFirst?: boolean;
  /** Address at which the picture is large; view transitions move it there and back (client/navigation). */
  opensAt?: string;
  className?: string;
}

/** A picture in the best format that the browser supports and the width that it needs, without layout shift. */
export function Picture({
  place,
  sizes,
  narrow,
  isFirst = false,
  opensAt,
  className,
  ...given
}: PictureProps) {
  const narrowOwn = ownIn(narrow?.place);
  const own = ownIn(place) ?? (studio.isOwn && narrowOwn);
  if (place && studio.isOwn && !own) return null;
  const file = own || given.file;
  return (
    <picture>
      {narrow && (narrowOwn || !own) && (
        <Sources file={narrowOwn ?? narrow.file} sizes={sizes} media={narrow.media} />
      )}
      <Sources file={file} sizes={sizes} />
      <img
        className={className}
        src={file.src}
        srcSet={sourceSet(file.src, 'jpg')}
        sizes={sizes}
        width={file.width}
        height={file.height}
        alt={own ? own.alt : given.alt}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        style={{ backgroundColor: file.color, ...(opensAt && placeholderStyle(opensAt)) }}
        data-opens-at={opensAt}
        data-place={place}
      />
    </picture>
  );
}

/** The picture that the studio has set in this place. */
const ownIn = (place: PicturePlace | undefined) => place && studio.look?.pictures?.[place];

function placeholderStyle(address: string) {
  const backgroundImage = placeholderFor(address);
  return backgroundImage && { backgroundImage, backgroundPosition: 'center', backgroundSize: 'cover' };
}

interface SourcesProps {
  file: PictureFile;
  sizes: string;
  media?: string;
}

/** One source per format; with `media` also JPEG, for which the `img` is used otherwise. */
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
