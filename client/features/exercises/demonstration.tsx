import type { MouseEvent } from 'react';
import type { ExerciseDetailQuery } from './exercises.page.generated';
import classes from './demonstration.module.css';

/** Of both the film and its picture, in pixels. */
const SIZE = { width: 640, height: 480 } as const;

interface DemonstrationProps {
  demonstration: NonNullable<ExerciseDetailQuery['exercise']>['demonstration'];
  /** Stands on the tile where there is nothing to be seen yet. */
  muscle: string;
  /** Address at which it is seen large (lib/view-transition.ts). */
  opensAt: string;
}

/** How an exercise looks. A film waits for its reader to start it, and is fetched only then. */
export function Demonstration({ demonstration, muscle, opensAt }: DemonstrationProps) {
  if (!demonstration) {
    return (
      <p className={classes.tile} aria-hidden="true">
        {muscle}
      </p>
    );
  }
  const { videoUrl, posterUrl, description } = demonstration;
  if (!videoUrl) {
    return (
      <img className={classes.media} src={posterUrl} alt={description} {...SIZE} data-opens-at={opensAt} />
    );
  }
  return (
    <video
      className={classes.media}
      src={videoUrl}
      poster={posterUrl}
      aria-label={description}
      {...SIZE}
      controls
      loop
      muted
      playsInline
      preload="none"
      onClick={startWhenPressed}
      data-opens-at={opensAt}
    />
  );
}

/** Some browsers start a film only by its controls. Later presses are all the browser's: it pauses and goes on. */
function startWhenPressed({ currentTarget: film }: MouseEvent<HTMLVideoElement>): void {
  if (!film.paused || film.readyState > HTMLMediaElement.HAVE_NOTHING) return;
  film.play().catch(() => {
    // The picture stays, and the controls say that the film cannot be played.
  });
}
