import { IconArrowLeft, IconArrowRight, IconX } from '@tabler/icons-react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { paths } from '#common/paths';
import { IconLink } from '../../components/icon-button';
import { NativeDialog } from '../../components/native-dialog';
import { VisuallyHidden } from '../../components/visually-hidden';
import { LightboxTrack } from './lightbox-track';
import { photoAddress } from './photo-address';
import { photosContent } from './photos.content';
import type { PhotosPageQuery } from './photos.page.generated';
import classes from './lightbox.module.css';

interface LightboxProps {
  photos: PhotosPageQuery['photos'];
  /** Index of the picture shown. */
  index: number;
  onShow: (index: number) => void;
  onClose: () => void;
}

const { viewer, close, previous, next, counter } = photosContent;

/** One picture as large as the window allows; swipes, arrow keys and links lead to the others. */
export function Lightbox({ photos, index, onShow, onClose }: LightboxProps) {
  const last = photos.length - 1;
  const step = (by: number) => {
    const target = index + by;
    if (target >= 0 && target <= last) onShow(target);
  };
  const addressAt = (place: number) => photoAddress(photos[Math.min(Math.max(place, 0), last)]!);
  const handleKey = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined) return;
    // Otherwise the browser would scroll the track as well.
    event.preventDefault();
    step(by);
  };
  return (
    <NativeDialog className={classes.lightbox} aria-label={viewer} onClose={onClose} onKeyDown={handleKey}>
      <div className={classes.frame} data-surface="night">
        <LightboxTrack photos={photos} index={index} onShow={onShow} />
        <div className={classes.bar}>
          <p className={classes.words} aria-live="polite">
            <span className={classes.counter}>{counter(index + 1, photos.length)}</span>{' '}
            <span>{photos[index]!.caption}</span>
          </p>
          <IconLink
            to={addressAt(index - 1)}
            onClick={onPlainClick(() => step(-1))}
            aria-disabled={index === 0}
          >
            <IconArrowLeft aria-hidden="true" size={20} stroke={1.75} />
            <VisuallyHidden>{previous}</VisuallyHidden>
          </IconLink>
          <IconLink
            to={addressAt(index + 1)}
            onClick={onPlainClick(() => step(1))}
            aria-disabled={index === last}
          >
            <IconArrowRight aria-hidden="true" size={20} stroke={1.75} />
            <VisuallyHidden>{next}</VisuallyHidden>
          </IconLink>
        </div>
        <IconLink className={classes.close} to={paths.photos} onClick={onPlainClick(onClose)} data-autofocus>
          <IconX aria-hidden="true" size={20} stroke={1.75} />
          <VisuallyHidden>{close}</VisuallyHidden>
        </IconLink>
      </div>
    </NativeDialog>
  );
}

/** Click handler of links that also work without a script; clicks that open a new tab are left to the browser. */
const onPlainClick = (act: () => void) => (event: MouseEvent) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  act();
};
