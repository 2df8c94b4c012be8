import { RATING } from '#common/reviews/limits';
import { ratingContent } from './rating.content';
import classes from './stars.module.css';

interface StarsProps {
  /** 1 to 5; an average may have decimals. */
  rating: number;
}

const STAR = 'M10 1.6l2.6 5.2 5.8.85-4.2 4.1 1 5.75L10 14.8l-5.2 2.7 1-5.75-4.2-4.1 5.8-.85z';
const WIDTH = 20;

/** A single star, shown next to a number. */
export const Star = () => (
  <svg className={classes.star} viewBox={`0 0 ${WIDTH} ${WIDTH}`} aria-hidden="true">
    <path d={STAR} data-full />
  </svg>
);

/** A rating as stars; screen readers get it as one text. */
export function Stars({ rating }: StarsProps) {
  const full = Math.round(rating);
  return (
    <svg
      className={classes.stars}
      viewBox={`0 0 ${WIDTH * RATING.max} ${WIDTH}`}
      role="img"
      aria-label={ratingContent.ratingOf(rating)}
    >
      {Array.from({ length: RATING.max }, (_, index) => (
        <path
          key={index}
          d={STAR}
          transform={`translate(${index * WIDTH})`}
          data-full={index < full || undefined}
        />
      ))}
    </svg>
  );
}
