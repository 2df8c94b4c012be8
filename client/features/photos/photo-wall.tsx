import type { MouseEvent } from 'react';
import { Picture } from '../../components/picture';
import { justifiedShares } from './justified-rows';
import { photoAddress } from './photo-address';
import type { PhotosPageQuery } from './photos.page.generated';
import classes from './photo-wall.module.css';

type Photo = PhotosPageQuery['photos'][number];

interface PhotoWallProps {
  photos: Photo[];
  onOpen: (photo: Photo) => void;
}

/** Number of rows of the wall, in wide windows and in windows of medium width. */
const ROWS = { wide: 4, middle: 7 };
/** The width of a column in the units that heights are given in (photo-wall.module.css). */
const COLUMN_UNITS = 24;
/** Number of pictures above the fold on a phone. */
const FIRST = 2;

/** All photos: rows that fill the width of the window, or two columns in narrow windows. */
export function PhotoWall({ photos, onOpen }: PhotoWallProps) {
  const ratios = photos.map(({ width, height }) => width / height);
  const wide = justifiedShares(ratios, ROWS.wide);
  const middle = justifiedShares(ratios, ROWS.middle);
  return (
    <div className={classes.frame}>
      <ul className={classes.wall}>
        {photos.map((photo, index) => (
          <Tile
            key={photo.id}
            photo={photo}
            isFirst={index < FIRST}
            onOpen={onOpen}
            shape={{
              '--ratio': ratios[index],
              '--wide': wide[index],
              '--middle': middle[index],
              '--units': Math.round(COLUMN_UNITS / ratios[index]!),
            }}
          />
        ))}
      </ul>
    </div>
  );
}

interface TileProps {
  photo: Photo;
  isFirst: boolean;
  onOpen: PhotoWallProps['onOpen'];
  shape: Record<`--${string}`, number | undefined>;
}

/** A link to the image file, which works without a script and in a new tab. */
function Tile({ photo, isFirst, onOpen, shape }: TileProps) {
  const { imageUrl, width, height, color, caption, description } = photo;
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(photo);
  };
  return (
    <li className={classes.tile} style={shape}>
      <a href={imageUrl} onClick={open} aria-haspopup="dialog">
        <Picture
          file={{ src: imageUrl, width, height, color }}
          alt={description}
          sizes="(min-width: 75em) 25vw, (min-width: 48em) 36vw, 50vw"
          isFirst={isFirst}
          opensAt={photoAddress(photo)}
        />
        <span className={classes.caption}>{caption}</span>
      </a>
    </li>
  );
}
