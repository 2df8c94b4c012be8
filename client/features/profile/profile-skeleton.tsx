import { MEASUREMENTS } from '#common/measurements/measurements.form';
import { PROFILE_TEXTS } from '#common/accounts/profile-fields';
import { Skeleton } from '../../components/skeleton';
import card from '../../components/form-card.module.css';
import classes from './profile-form.module.css';
import skeletonClasses from './profile-skeleton.module.css';

/** Name, contact number, user name and the texts; the measurements. */
const FIELDS_OF_PARTS = [3 + PROFILE_TEXTS.length, MEASUREMENTS.length];

/** Placeholders for the fields of the two parts. */
export function ProfileSkeleton() {
  return (
    <Skeleton>
      <div className={classes.form}>
        <div className={classes.head}>
          <span data-bone="line" />
        </div>
        <div className={classes.parts}>
          {FIELDS_OF_PARTS.map((fields) => (
            <div key={fields} className={card.card}>
              <span data-bone="title" className={skeletonClasses.title} />
              {Array.from({ length: fields }, (_, index) => (
                <div key={index}>
                  <span data-bone="line" className={skeletonClasses.label} />
                  <span data-bone className={skeletonClasses.field} />
                </div>
              ))}
            </div>
          ))}
        </div>
      </div>
    </Skeleton>
  );
}
