import { IconTrash } from '@tabler/icons-react';
import { addDays, studioDay, textOfDay } from '#common/calendar';
import { dateFormat } from '#common/formats';
import { IconButton } from '../../../components/icon-button';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { formatDay, isoDay } from '../../../lib/format-day';
import { formatMoment } from '../../../lib/format-moment';
import { useMinute } from '../../../lib/use-minute';
import { useRememberListed } from '../drawer/listed-members';
import { OpenMember } from '../drawer/open-member';
import type { ActivityType } from '../../../graphql/types.generated';
import { memberContact, memberName } from '../members/member-name';
import { activitiesContent, textsOf } from './activities.content';
import type { ListedActivityFragment } from './activities.generated';
import classes from './activity-list.module.css';

const { removal } = activitiesContent;

const time = dateFormat({
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h12',
});

interface ActivityListProps {
  type: ActivityType;
  /** Newest first. */
  activities: readonly ListedActivityFragment[];
  /** Entries cannot be removed if this is absent. */
  onRemove?: ((activity: ListedActivityFragment) => void) | undefined;
}

/** Visits or workouts, by the days on which they happened. */
export function ActivityList({ type, activities, onRemove }: ActivityListProps) {
  useRememberListed(activities);
  return (
    <div className={classes.days} role="group" aria-label={textsOf[type].list}>
      {groupByDay(activities).map((day) => (
        <Day key={day.day} type={type} onRemove={onRemove} {...day} />
      ))}
    </div>
  );
}

interface ActivityDay {
  /** "2026-11-23", at the studio. */
  day: string;
  activities: ListedActivityFragment[];
}

const Day = ({ type, day, activities, onRemove }: ActivityDay & Omit<ActivityListProps, 'activities'>) => {
  const now = useMinute();
  return (
    <section className={classes.day} aria-labelledby={`day-${day}`}>
      <h2 id={`day-${day}`}>{dayLabel(activities[0]!.happenedAt, now)}</h2>
      <ul>
        {activities.map((activity) => (
          <Entry key={activity.id} type={type} activity={activity} onRemove={onRemove} />
        ))}
      </ul>
    </section>
  );
};

interface EntryProps extends Omit<ActivityListProps, 'activities'> {
  activity: ListedActivityFragment;
}

function Entry({ type, activity, onRemove }: EntryProps) {
  const { id, workout, happenedAt, member, viewerCanRemove } = activity;
  return (
    <li data-row-id={id} data-member-id={member.id} tabIndex={-1}>
      <span className={classes.member}>
        <span className={classes.name}>
          <OpenMember member={member}>{memberName(member)}</OpenMember>
        </span>
        {member.name !== null && <span className={classes.contact}>{memberContact(member)}</span>}
      </span>
      {type === 'WORKOUT' && <span className={classes.workout}>{workout}</span>}
      <time dateTime={happenedAt} title={formatDay(happenedAt)}>
        {time(new Date(happenedAt))}
      </time>
      {onRemove && viewerCanRemove && (
        <IconButton title={removal.action} onClick={() => onRemove(activity)}>
          <IconTrash aria-hidden="true" size={18} stroke={1.75} />
          <VisuallyHidden>{`${removal.action} ${memberName(member)}, ${formatMoment(happenedAt)}`}</VisuallyHidden>
        </IconButton>
      )}
    </li>
  );
}

/** The activities of each day at the studio, in the order of the list. */
function groupByDay(activities: readonly ListedActivityFragment[]): ActivityDay[] {
  const days: ActivityDay[] = [];
  for (const activity of activities) {
    const day = isoDay(Date.parse(activity.happenedAt));
    const last = days.at(-1);
    if (last?.day === day) last.activities.push(activity);
    else days.push({ day, activities: [activity] });
  }
  return days;
}

/** "Today, 23 November 2026". */
function dayLabel(happenedAt: string, now: number): string {
  const day = isoDay(Date.parse(happenedAt));
  const text = formatDay(happenedAt);
  if (day === isoDay(now)) return activitiesContent.today(text);
  return day === textOfDay(addDays(studioDay(now), -1)) ? activitiesContent.yesterday(text) : text;
}
