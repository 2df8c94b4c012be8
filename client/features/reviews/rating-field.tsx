import { useId, useState } from 'react';
import { RATING } from '#common/reviews/limits';
import { ErrorLine } from '../../components/field';
import { VisuallyHidden } from '../../components/visually-hidden';
import { reviewsContent } from './reviews.content';
import { Star } from './stars';
import classes from './rating-field.module.css';

interface RatingFieldProps {
  label: string;
  name?: string | undefined;
  defaultValue?: number;
  onChange?: (rating: number) => void;
  onBlur?: () => void;
  error?: string | undefined;
}

const RATINGS = Array.from({ length: RATING.max }, (_, index) => RATING.min + index);

/** A radio group drawn as stars, filled up to the chosen one. */
export function RatingField({ label, name, defaultValue, onChange, onBlur, error }: RatingFieldProps) {
  const [rating, setRating] = useState(defaultValue ?? RATING.max);
  const errorId = useId();
  const choose = (chosen: number) => {
    setRating(chosen);
    onChange?.(chosen);
  };
  return (
    <fieldset
      className={classes.group}
      aria-describedby={error ? errorId : undefined}
      data-invalid={error ? true : undefined}
      onBlur={onBlur}
    >
      <legend>{label}</legend>
      <div className={classes.stars}>
        {RATINGS.map((stars) => (
          <label key={stars} className={classes.star} data-full={stars <= rating || undefined}>
            <input
              type="radio"
              name={name}
              value={stars}
              checked={stars === rating}
              onChange={() => choose(stars)}
            />
            <Star />
            <VisuallyHidden>{reviewsContent.ratingOf(stars)}</VisuallyHidden>
          </label>
        ))}
        <span className={classes.value} aria-hidden="true">
          {reviewsContent.ratingShown(rating, RATING.max)}
        </span>
      </div>
      {error && (
        <div id={errorId} className={classes.error}>
          <ErrorLine message={error} />
        </div>
      )}
    </fieldset>
  );
}
