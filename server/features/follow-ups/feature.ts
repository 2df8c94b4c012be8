import { featureTask, type Feature } from '../feature';
import { FollowUp } from './follow-up.entity';
import { JOURNAL_ENTRIES } from './journal-entries';
import { renewRisks } from './risk.tasks';
import { ContactFields, FollowUpResolver, UserRisk } from './follow-up.resolver';
import { STUDIO_TABLES } from './studio-tables';

export const followUps: Feature = {
  entities: [FollowUp],
  resolvers: [FollowUpResolver, UserRisk, ContactFields],
  tasks: [featureTask(renewRisks, ({ memberRisks }) => memberRisks.renew())],
  memberTables: {
    follow_ups: {
      read: `select type, note, muted_until, created_at from follow_ups where user_id = $1 order by created_at, id`,
    },
  },
  journalEntries: JOURNAL_ENTRIES,
  studioTables: STUDIO_TABLES,
};
