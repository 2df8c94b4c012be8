import type { MouseEvent } from 'react';
import { Picture } from '../../components/picture';
import { justifiedShares } from './justified-rows';
import { addressOf } from './photo-slug';
import type { PhotosPageQuery } from './photos.page.generated';
import classes from './photo-wall.module.css';

type Photo = PhotosPageQuery['photos'][number];

interface PhotoWallProps {
  photos: Photo[];
  onOpen: (photo: Photo) => void;
}

/** Rows of the wall: in a wide window (brief 9), and in one of middle width. */
const ROWS = { wide: 4, middle: 7 };
/** Units of height that a column is wide (photo-wall.module.css). */
const COLUMN_UNITS = 24;
/** Pictures in the first view of a phone. */
const FIRST = 2;

/** Every picture, in rows that fill the window; in a narrow one, in two columns. */
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

/** A link to the picture itself, for who has no script or opens it in a tab of its own. */
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
          opensAt={addressOf(photo)}
        />
        <span className={classes.caption}>{caption}</span>
      </a>
    </li>
  );
}
