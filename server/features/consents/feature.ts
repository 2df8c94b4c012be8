import type { Feature } from '../feature';
import { Consent } from './consent.entity';
import * as rateLimits from './consent.rate-limits';
import { ConsentResolver } from './consent.resolver';
import { STUDIO_TABLES } from './studio-tables';

export const consents: Feature = {
  entities: [Consent],
  resolvers: [ConsentResolver],
  rateLimits: Object.values(rateLimits),
  memberTables: {
    consents: {
      read: `select purpose, notice_version, given_at, given_in_person, withdrawn_at
        from consents where user_id = $1 order by given_at, id`,
    },
  },
  studioTables: STUDIO_TABLES,
};
