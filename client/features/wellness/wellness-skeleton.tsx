import { Skeleton } from '../../components/skeleton';
import classes from './wellness-page.module.css';

/** Placeholders for the membership line and the cards. */
export const WellnessSkeleton = () => (
  <Skeleton>
    <div className={classes.parts}>
      <span data-bone="title" className={classes.lineBone} />
      <div className={classes.columns}>
        <div className={classes.parts}>
          <span data-bone className={classes.cardBone} />
          <span data-bone className={classes.cardBone} />
        </div>
        <span data-bone className={classes.tallBone} />
      </div>
    </div>
  </Skeleton>
);
