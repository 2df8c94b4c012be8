import { trainerAddress } from './trainer-address';
import type { TrainerDetailsFragment } from './trainer-details.generated';
import { TrainerPortrait } from './trainer-portrait';
import { trainersContent } from './trainers.content';
import classes from './trainer-details.module.css';

interface TrainerDetailsProps {
  trainer: TrainerDetailsFragment;
  /** Id of the heading, which labels the panel. */
  titleId: string;
}

const { age, experience, specialisations, yearsShort, bio } = trainersContent;

/** The details of a trainer: facts, description, and a bio or, without one, the specialisations. */
export function TrainerDetails({ trainer, titleId }: TrainerDetailsProps) {
  const { name, specialty, yearsOfExperience, description } = trainer;
  return (
    <article className={classes.details} key={trainer.id}>
      <TrainerPortrait
        src={trainer.portraitUrl}
        sizes="(min-width: 36em) 27rem, 100vw"
        opensAt={trainerAddress(trainer.slug)}
      />
      <header>
        <h2 id={titleId}>{name}</h2>
        <p className={classes.specialty}>{specialty}</p>
      </header>
      <dl className={classes.facts}>
        {trainer.age !== null && (
          <div>
            <dt>{age}</dt>
            <dd>{trainer.age}</dd>
          </div>
        )}
        {yearsOfExperience !== null && (
          <div>
            <dt>{experience}</dt>
            <dd>{yearsShort(yearsOfExperience)}</dd>
          </div>
        )}
      </dl>
      <p className={classes.description}>{description}</p>
      {trainer.bio === null ? <Specialisations trainer={trainer} /> : <Bio name={name} text={trainer.bio} />}
    </article>
  );
}

const Specialisations = ({ trainer }: { trainer: TrainerDetailsFragment }) => (
  <section>
    <h3>{specialisations}</h3>
    <ul className={classes.specialisations}>
      {trainer.specialisations.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  </section>
);

const Bio = ({ name, text }: { name: string; text: string }) => (
  <section className={classes.bio}>
    <h3>{bio(name.split(' ')[0] ?? name)}</h3>
    {text.split('\n').map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </section>
);
