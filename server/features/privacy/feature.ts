import { featureTask, type Feature } from '../feature';
import { Consent } from './consent.entity';
import * as rateLimits from './privacy.rate-limits';
import { PrivacyResolver, ViewerData } from './privacy.resolver';
import { privacyRoutes } from './privacy.routes';
import { cleanUp } from './privacy.tasks';
import { GIVEN_UP_JOBS } from './retention-clean-up.service';

export const privacy: Feature = {
  entities: [Consent],
  resolvers: [PrivacyResolver, ViewerData],
  routes: privacyRoutes,
  tasks: [featureTask(cleanUp, ({ retentionCleanUp }) => retentionCleanUp.run())],
  rateLimits: Object.values(rateLimits),
  memberTables: {
    consents: {
      read: `select purpose, notice_version, given_at, given_in_person, withdrawn_at
        from consents where user_id = $1 order by given_at`,
    },
  },
  removals: { 'given up jobs': GIVEN_UP_JOBS },
};
