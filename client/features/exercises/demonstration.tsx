import type { MouseEvent } from 'react';
import type { ExerciseDetailQuery } from './exercises.page.generated';
import classes from './demonstration.module.css';

/** Size of video and poster, in pixels. */
const SIZE = { width: 640, height: 480 } as const;

interface DemonstrationProps {
  demonstration: NonNullable<ExerciseDetailQuery['exercise']>['demonstration'];
  /** Shown on a tile if there is no demonstration yet. */
  muscle: string;
  /** URL at which the picture is shown large, for the view transition (client/navigation). */
  opensAt: string;
}

/** Demonstration of an exercise. A video never plays automatically and is fetched only once it is started. */
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
      onClick={startOnFirstClick}
      data-opens-at={opensAt}
    />
  );
}

/** Some browsers start a video only by its controls. Once loading has begun, clicks are left to the browser. */
function startOnFirstClick({ currentTarget: video }: MouseEvent<HTMLVideoElement>): void {
  if (!video.paused || video.readyState > HTMLMediaElement.HAVE_NOTHING) return;
  video.play().catch(() => {
    // The poster stays, and the controls show that the video cannot be played.
  });
}
