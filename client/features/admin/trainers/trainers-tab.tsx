import { useState } from 'react';
import { Button } from '../../../components/button';
import { FormAlert } from '../../../components/form-alert';
import { QueryBoundary } from '../../../components/query-boundary';
import { Skeleton } from '../../../components/skeleton';
import { usePolling } from '../use-polling';
import { EditTrainerDialog } from './edit-trainer-dialog';
import { NewTrainerDialog } from './new-trainer-dialog';
import { PortraitDialog } from './portrait-dialog';
import { RemoveTrainerDialog } from './remove-trainer-dialog';
import { TrainerCard, type TrainerAction } from './trainer-card';
import { AboutFigure } from '../figures/about-figure';
import { trainersContent as content } from './trainers.content';
import { useManagedTrainersQuery, type ListedTrainerFragment } from './trainers.generated';
import classes from './trainers-tab.module.css';
import { useTrainerChanges } from './use-trainer-changes';

/** The trainers of the site: they are added, described, put in order, hidden and removed. */
export function TrainersTab({ title }: { title: string }) {
  const query = useManagedTrainersQuery({ fetchPolicy: 'cache-and-network' });
  const [isAdding, setIsAdding] = useState(false);
  usePolling(query, {
    isWorking: query.data?.managedTrainers.some(({ isBeingMade }) => isBeingMade) ?? false,
  });
  return (
    <div className={classes.tab}>
      <header>
        <h1 tabIndex={-1}>{title}</h1>
        <p>{content.lead}</p>
        <AboutFigure id="trainerMembers" />
      </header>
      <div>
        <Button variant="primary" onClick={() => setIsAdding(true)}>
          {content.add}
        </Button>
      </div>
      <QueryBoundary query={query} loading={<CardSkeleton />} failed={content.loadFailed}>
        {({ managedTrainers }) => <TrainerList trainers={managedTrainers} />}
      </QueryBoundary>
      {isAdding && <NewTrainerDialog onClose={() => setIsAdding(false)} />}
    </div>
  );
}

interface Pending {
  id: string;
  action: TrainerAction;
}

function TrainerList({ trainers }: { trainers: ListedTrainerFragment[] }) {
  const { move, setHidden, notice } = useTrainerChanges(trainers);
  const [pending, setPending] = useState<Pending | null>(null);
  const close = () => setPending(null);
  const concerned = trainers.find(({ id }) => id === pending?.id);
  if (trainers.length === 0) return <NoTrainers />;
  return (
    <>
      <FormAlert notice={notice} />
      {trainers.every(({ isHidden }) => isHidden) && <p>{content.noneShown}</p>}
      <ol className={classes.list}>
        {trainers.map((trainer, index) => (
          <TrainerCard
            key={trainer.id}
            trainer={trainer}
            place={{ index, count: trainers.length }}
            onMove={(by) => move(trainer, by)}
            onHide={() => setHidden(trainer, !trainer.isHidden)}
            onAct={(action) => setPending({ id: trainer.id, action })}
          />
        ))}
      </ol>
      {concerned && pending?.action === 'edit' && <EditTrainerDialog trainer={concerned} onClose={close} />}
      {concerned && pending?.action === 'photo' && <PortraitDialog trainer={concerned} onClose={close} />}
      {concerned && pending?.action === 'remove' && (
        <RemoveTrainerDialog trainer={concerned} trainers={trainers} onClose={close} />
      )}
    </>
  );
}

const NoTrainers = () => (
  <div className={classes.empty}>
    <h2>{content.empty.title}</h2>
    <p>{content.empty.text}</p>
  </div>
);

const CardSkeleton = () => (
  <Skeleton>
    <div className={classes.list}>
      <span data-bone="block" />
      <span data-bone="block" />
    </div>
  </Skeleton>
);
