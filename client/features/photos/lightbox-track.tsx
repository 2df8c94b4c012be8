import { useEffect, useLayoutEffect, useRef, type CSSProperties, type RefObject } from 'react';
import { Picture } from '../../components/picture';
import { useIsHydrated } from '../../lib/use-is-hydrated';
import { addressOf } from './photo-slug';
import { photosContent } from './photos.content';
import type { PhotosPageQuery } from './photos.page.generated';
import classes from './lightbox.module.css';

interface LightboxTrackProps {
  photos: PhotosPageQuery['photos'];
  index: number;
  /** The reader has swiped to another. */
  onShow: (index: number) => void;
}

/** The pictures side by side, one to a window: the browser's own scrolling is the swipe. */
export function LightboxTrack({ photos, index, onShow }: LightboxTrackProps) {
  const track = useRef<HTMLDivElement>(null);
  const isHydrated = useIsHydrated();
  useScrollTo(track, isHydrated ? index : null);
  useSwipes(track, (shown) => shown !== index && onShow(shown));
  return (
    <div
      ref={track}
      className={classes.track}
      // Nothing scrolls to the picture yet: it is the only one.
      data-still={!isHydrated || undefined}
      tabIndex={0}
      role="group"
      aria-label={photosContent.track}
    >
      {photos.map((photo, place) => (
        <div key={photo.id} className={classes.slide} aria-hidden={place !== index}>
          {Math.abs(place - index) <= 1 && <Slide photo={photo} />}
        </div>
      ))}
    </div>
  );
}

/** The neighbours are fetched as well: the next picture is there when it is asked for. */
function Slide({ photo }: { photo: PhotosPageQuery['photos'][number] }) {
  const { imageUrl, width, height, color, description } = photo;
  return (
    <div className={classes.picture} style={{ '--ratio': width / height } as CSSProperties}>
      <Picture
        file={{ src: imageUrl, width, height, color }}
        alt={description}
        sizes="100vw"
        isFirst
        opensAt={addressOf(photo)}
      />
    </div>
  );
}

type Track = RefObject<HTMLElement | null>;

/** At once, not smoothly: pictures in between would take themselves for chosen. */
function useScrollTo(track: Track, index: number | null): void {
  useLayoutEffect(() => {
    if (index === null) return undefined;
    const element = track.current!;
    const align = () => element.scrollTo({ left: index * element.clientWidth, behavior: 'instant' });
    align();
    // Also hears of a window that changes its size.
    const observer = new ResizeObserver(align);
    observer.observe(element);
    return () => observer.disconnect();
  }, [track, index]);
}

const SETTLED_MS = 120;

/** Calls back with the picture that a swipe has come to rest at. */
function useSwipes(track: Track, onSettled: (index: number) => void): void {
  const latest = useRef(onSettled);
  useEffect(() => void (latest.current = onSettled));
  useEffect(() => {
    const element = track.current!;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const handleScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(
        () => latest.current(Math.round(element.scrollLeft / element.clientWidth)),
        SETTLED_MS,
      );
    };
    element.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      element.removeEventListener('scroll', handleScroll);
    };
  }, [track]);
}
