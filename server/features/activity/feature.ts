import type { Feature } from '../feature';
import { Activity } from './activity.entity';
import { activityRoutes } from './activity.routes';
import { ActivityExportResolver } from './activity-export.resolver';
import { activityExportRoutes } from './activity-export.routes';
import { ActivityFields, ActivityResolver, UserActivities } from './activity.resolver';
import { JOURNAL_ENTRIES } from './journal-entries';
import { VisitHour } from './visit-hour.entity';
import { repairVisitHours } from './visit-hours.service';
import {
  RecordVisitStatistics,
  RemoveActivityStatistics,
  VisitStatisticsResolver,
} from './visit-statistics.resolver';
import { STUDIO_TABLES } from './studio-tables';

export const activity: Feature = {
  entities: [Activity, VisitHour],
  resolvers: [
    ActivityResolver,
    ActivityExportResolver,
    ActivityFields,
    UserActivities,
    VisitStatisticsResolver,
    RecordVisitStatistics,
    RemoveActivityStatistics,
  ],
  routes: [...activityRoutes, ...activityExportRoutes],
  memberTables: {
    activities: {
      read: `select type, workout, happened_at, created_at
        from activities where user_id = $1 order by happened_at, id`,
    },
  },
  summaries: { visit_hours: repairVisitHours },
  journalEntries: JOURNAL_ENTRIES,
  studioTables: STUDIO_TABLES,
};
