import type { PicturePlace } from '#common/picture-places';
import { PICTURE_FORMATS, sourceSet, type PictureFile } from '#common/pictures';
import { studio } from '#common/studio';
import { placeholderFor } from '../navigation/navigation';

interface PictureProps {
  /**
   * The place at which the studio can replace the file and its text. Without a replacement, a studio with its own
   * contacts shows no picture.
   */
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
  const shown = shownIn(place, narrow?.place) ?? given;
  if (!shown.file) return null;
  const { file, alt } = shown;
  return (
    <picture>
      {narrow && <NarrowSources {...narrow} isReplaced={shown !== given} sizes={sizes} />}
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
        style={{ backgroundColor: file.color, ...(opensAt && placeholderStyle(opensAt)) }}
        data-opens-at={opensAt}
        data-place={place}
      />
    </picture>
  );
}

/** The picture that the studio has set in this place. */
const ownIn = (place: PicturePlace | undefined) => place && studio.look?.pictures?.[place];

/** The picture that replaces the given one, if any; no file for a studio of its own that has none. */
function shownIn(place: PicturePlace | undefined, narrowPlace: PicturePlace | undefined) {
  if (!place) return undefined;
  const own = ownIn(place) ?? (studio.isOwn ? ownIn(narrowPlace) : undefined);
  return own ? { file: own, alt: own.alt } : studio.isOwn ? { file: null, alt: '' } : undefined;
}

function placeholderStyle(address: string) {
  const backgroundImage = placeholderFor(address);
  return backgroundImage && { backgroundImage, backgroundPosition: 'center', backgroundSize: 'cover' };
}

type NarrowProps = NonNullable<PictureProps['narrow']> & { sizes: string; isReplaced: boolean };

/** None beside a picture of the studio's own: that is shown in narrow windows as well. */
function NarrowSources({ place, isReplaced, file: given, ...shared }: NarrowProps) {
  const file = ownIn(place) ?? (isReplaced ? null : given);
  return file && <Sources file={file} {...shared} />;
}

interface SourcesProps {
  file: PictureFile;
  sizes: string;
  media?: string;
}

/** One source per format. With `media`, JPEG needs a source too; otherwise the `img` serves it. */
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
