import { useEffect, useLayoutEffect, useRef, type CSSProperties, type RefObject } from 'react';
import { Picture } from '../../components/picture';
import { useIsHydrated } from '../../lib/use-is-hydrated';
import { photoAddress } from './photo-address';
import { photosContent } from './photos.content';
import type { PhotosPageQuery } from './photos.page.generated';
import classes from './lightbox.module.css';

interface LightboxTrackProps {
  photos: PhotosPageQuery['photos'];
  index: number;
  /** Called when the user has swiped to another picture. */
  onShow: (index: number) => void;
}

/** The pictures side by side, one per screen; swiping is native scrolling with scroll snapping. */
export function LightboxTrack({ photos, index, onShow }: LightboxTrackProps) {
  const track = useRef<HTMLDivElement>(null);
  const isHydrated = useIsHydrated();
  useScrollTo(track, isHydrated ? index : null);
  useSwipes(track, (shown) => shown !== index && onShow(shown));
  return (
    <div
      ref={track}
      className={classes.track}
      // Before hydration no script can scroll to the picture, so the style sheet shows it alone.
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

/** The neighbours of the current picture are rendered too, so that they are loaded in advance. */
function Slide({ photo }: { photo: PhotosPageQuery['photos'][number] }) {
  const { imageUrl, width, height, color, description } = photo;
  return (
    <div className={classes.picture} style={{ '--ratio': width / height } as CSSProperties}>
      <Picture
        file={{ src: imageUrl, width, height, color }}
        alt={description}
        sizes="100vw"
        isFirst
        opensAt={photoAddress(photo)}
      />
    </div>
  );
}

type Track = RefObject<HTMLElement | null>;

/** Scrolls instantly: a smooth scroll could settle on a picture in between, which would then count as chosen. */
function useScrollTo(track: Track, index: number | null): void {
  useLayoutEffect(() => {
    if (index === null) return undefined;
    const element = track.current!;
    const align = () => element.scrollTo({ left: index * element.clientWidth, behavior: 'instant' });
    align();
    // Keeps the picture aligned when the window is resized.
    const observer = new ResizeObserver(align);
    observer.observe(element);
    return () => observer.disconnect();
  }, [track, index]);
}

const SETTLED_MS = 120;

/** Calls `onSettled` with the index of the picture at which a swipe has come to rest. */
function useSwipes(track: Track, onSettled: (index: number) => void): void {
  const latest = useRef(onSettled);
  useEffect(() => void (latest.current = onSettled));
  useEffect(() => {
    const element = track.current!;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const handleScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const { scrollLeft, clientWidth } = element;
        // The lightbox may be closed by now: hidden elements have no width.
        if (clientWidth > 0) latest.current(Math.round(scrollLeft / clientWidth));
      }, SETTLED_MS);
    };
    element.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      element.removeEventListener('scroll', handleScroll);
    };
  }, [track]);
}
