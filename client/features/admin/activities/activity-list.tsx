import { DAY_MS } from '#common/time';
import { studio } from '#common/studio';
import { formatDay, isoDay } from '../../../lib/format-day';
import { useMinute } from '../../../lib/use-minute';
import { OpenMember } from '../drawer/open-member';
import type { ActivityType } from '../../../graphql/types.generated';
import { activitiesContent, textsOf } from './activities.content';
import type { ListedActivityFragment } from './activities.generated';
import classes from './activity-list.module.css';
import { groupByDay, type ActivityDay } from './group-by-day';

const time = new Intl.DateTimeFormat(studio.locale, {
  timeZone: studio.timeZone,
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h12',
});

interface ActivityListProps {
  type: ActivityType;
  /** Newest first. */
  activities: readonly ListedActivityFragment[];
}

/** Visits or workouts, by the days on which they happened. */
export const ActivityList = ({ type, activities }: ActivityListProps) => (
  <div className={classes.days} role="group" aria-label={textsOf[type].list}>
    {groupByDay(activities).map((day) => (
      <Day key={day.day} type={type} {...day} />
    ))}
  </div>
);

const Day = ({ type, day, activities }: ActivityDay & { type: ActivityType }) => {
  const now = useMinute();
  return (
    <section className={classes.day} aria-labelledby={`day-${day}`}>
      <h2 id={`day-${day}`}>{dayLabel(activities[0]!.happenedAt, now)}</h2>
      <ul>
        {activities.map(({ id, workout, happenedAt, user }) => (
          <li key={id} data-row-id={id} data-member-id={user.id} tabIndex={-1}>
            <span className={classes.member}>
              <span className={classes.name}>
                <OpenMember member={user}>{user.name ?? user.email}</OpenMember>
              </span>
              {user.name !== null && <span className={classes.email}>{user.email}</span>}
            </span>
            {type === 'WORKOUT' && <span className={classes.workout}>{workout}</span>}
            <time dateTime={happenedAt} title={formatDay(happenedAt)}>
              {time.format(new Date(happenedAt))}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** "Today, 23 November 2026". */
function dayLabel(happenedAt: string, now: number): string {
  const day = isoDay(Date.parse(happenedAt));
  const text = formatDay(happenedAt);
  if (day === isoDay(now)) return activitiesContent.today(text);
  return day === isoDay(now - DAY_MS) ? activitiesContent.yesterday(text) : text;
}
