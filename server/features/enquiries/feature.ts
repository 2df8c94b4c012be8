import { RETENTION_DAYS } from '#common/retention';
import { oldRows } from '../../database/old-rows';
import type { Feature } from '../feature';
import { Enquiry } from './enquiry.entity';
import * as rateLimits from './enquiry.rate-limits';
import { EnquiryFields, EnquiryResolver } from './enquiry.resolver';
import { enquiryRoutes } from './enquiry.routes';
import { JOURNAL_ENTRIES } from './journal-entries';
import { STUDIO_TABLES } from './studio-tables';

export const enquiries: Feature = {
  entities: [Enquiry],
  resolvers: [EnquiryResolver, EnquiryFields],
  routes: enquiryRoutes,
  rateLimits: Object.values(rateLimits),
  memberTables: {
    enquiries: {
      read: `select name, contact, message, created_at, answered_at, note
        from enquiries where user_id = $1 order by created_at, id`,
    },
  },
  removals: { enquiries: oldRows('enquiries', RETENTION_DAYS.enquiries, 'created_at < $1') },
  journalEntries: JOURNAL_ENTRIES,
  studioTables: STUDIO_TABLES,
};
