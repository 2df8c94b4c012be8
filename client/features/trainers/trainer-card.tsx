import { trainerAddress } from './trainer-address';
import type { TrainerCardFragment } from './trainer-card.generated';
import { TrainerPortrait } from './trainer-portrait';
import { trainersContent } from './trainers.content';
import classes from './trainer-card.module.css';

interface TrainerCardProps {
  trainer: TrainerCardFragment;
  onOpen: () => void;
}

/** The button of the name covers the whole card. */
export function TrainerCard({ trainer, onOpen }: TrainerCardProps) {
  const { slug, name, specialty, yearsOfExperience, portraitUrl } = trainer;
  return (
    <article className={classes.card}>
      <TrainerPortrait
        src={portraitUrl}
        sizes="(min-width: 75em) 20rem, (min-width: 48em) 33vw, 6rem"
        opensAt={trainerAddress(slug)}
      />
      <div className={classes.text}>
        <h2>
          <button type="button" className={classes.open} onClick={onOpen} aria-haspopup="dialog">
            {name}
          </button>
        </h2>
        <p>{specialty}</p>
        {yearsOfExperience !== null && (
          <p className={classes.years}>{trainersContent.years(yearsOfExperience)}</p>
        )}
      </div>
    </article>
  );
}
