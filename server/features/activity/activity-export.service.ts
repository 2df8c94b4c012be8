import type { ActivityType } from '#common/activity/activities';
import type { UserActor } from '../../lib/actor';
import type { CsvCell } from '../../lib/csv';
import type { Links } from '../../lib/links';
import { studioDate, studioTime } from '../../lib/studio-date';
import type { ExportedList, ListExportService } from '../exports/list-export.service';
import type { Activity } from './activity.entity';
import type { ActivityListFilter, ActivityService } from './activity.service';

interface ActivityExportParts {
  listExport: ListExportService;
  activities: ActivityService;
  links: Links;
}

/** Visits and workouts as a CSV file, newest first. */
export class ActivityExportService {
  constructor(private readonly parts: ActivityExportParts) {}

  /** `query` has the filter as the route of the file reads it. */
  async urlOf(
    actor: UserActor,
    filter: ActivityListFilter | null | undefined,
    query: URLSearchParams,
  ): Promise<string> {
    const list = this.parts.activities.listOfAll(filter);
    await this.parts.listExport.countFor(actor, { entryType: 'activities.exported', list });
    return this.parts.links.activityExport(query);
  }

  part(actor: UserActor, filter: ActivityListFilter | null | undefined, after: string | null | undefined) {
    return this.parts.listExport.part(actor, this.exported(filter), after);
  }

  private exported(filter: ActivityListFilter | null | undefined): ExportedList<Activity> {
    const list = this.parts.activities.listOfAll(filter);
    list.query.innerJoinAndSelect('activity.user', 'user');
    return { entryType: 'activities.exported', filter, list, columns: COLUMNS };
  }
}

const KINDS: Record<ActivityType, string> = { attendance: 'visit', workout: 'workout' };

const COLUMNS: Record<string, (row: Activity) => CsvCell> = {
  Date: ({ happenedAt }) => studioDate(happenedAt),
  Time: ({ happenedAt }) => studioTime(happenedAt),
  Name: ({ user }) => user.name,
  'E-mail': ({ user }) => user.email,
  Type: ({ type }) => KINDS[type],
  Workout: ({ workout }) => workout,
};
