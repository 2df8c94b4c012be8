import card from '../../components/form-card.module.css';
import { Skeleton } from '../../components/skeleton';
import classes from './progress-page.module.css';

/** Placeholders for the facts and the first two charts. */
export const ProgressSkeleton = () => (
  <Skeleton>
    <div className={classes.parts}>
      <div className={classes.bones}>
        <span data-bone="title" />
        <span data-bone="title" />
      </div>
      <div className={classes.pair}>
        {['visits', 'workouts'].map((name) => (
          <div key={name} className={card.card}>
            <span data-bone="title" />
            <span data-bone className={classes.chartBone} />
          </div>
        ))}
      </div>
    </div>
  </Skeleton>
);
