import { useAddressPanel } from '../../navigation/navigation';
import { TRAINER_PARAMETER } from './trainer-address';
import { TrainerCard } from './trainer-card';
import { TrainerPanel } from './trainer-panel';
import { trainersContent } from './trainers.content';
import type { TrainersQuery } from './trainers.generated';
import classes from './trainer-list.module.css';

interface TrainerListProps {
  trainers: TrainersQuery['trainers'];
}

/** A card per trainer, and over them the panel of the trainer named in the URL. */
export function TrainerList({ trainers }: TrainerListProps) {
  const panel = useAddressPanel(TRAINER_PARAMETER);
  const index = trainers.findIndex(({ slug }) => slug === panel.value);
  if (trainers.length === 0) return <NoTrainers />;
  return (
    <>
      <ul className={classes.list}>
        {trainers.map((trainer) => (
          <li key={trainer.id}>
            <TrainerCard trainer={trainer} onOpen={() => panel.open(trainer.slug)} />
          </li>
        ))}
      </ul>
      {index !== -1 && (
        <TrainerPanel
          trainers={trainers}
          index={index}
          onShow={(shown) => panel.show(trainers[shown]!.slug)}
          onClose={panel.close}
        />
      )}
    </>
  );
}

const NoTrainers = () => (
  <section className={classes.empty}>
    <h2>{trainersContent.empty}</h2>
    <p>{trainersContent.emptyHint}</p>
  </section>
);
