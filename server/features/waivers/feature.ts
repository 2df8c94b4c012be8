import type { Feature } from '../feature';
import { JOURNAL_ENTRIES } from './journal-entries';
import { WaiverAcceptance } from './waiver-acceptance.entity';
import { Waiver } from './waiver.entity';
import { WaiverFields, WaiverResolver } from './waiver.resolver';
import { STUDIO_TABLES } from './studio-tables';

export const waivers: Feature = {
  entities: [Waiver, WaiverAcceptance],
  resolvers: [WaiverResolver, WaiverFields],
  memberTables: {
    waiver_acceptances: {
      read: `select version, text, name, way, accepted_at
        from waiver_acceptances join waivers using (version) where user_id = $1 order by version`,
    },
  },
  journalEntries: JOURNAL_ENTRIES,
  studioTables: STUDIO_TABLES,
};
