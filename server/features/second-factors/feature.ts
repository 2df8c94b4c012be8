import { RETENTION_DAYS } from '#common/retention';
import { oldRows } from '../../database/old-rows';
import type { Feature } from '../feature';
import { SECRET } from '../studio-table';
import { JOURNAL_ENTRIES } from './journal-entries';
import { Passkey } from './passkey.entity';
import { PasskeyResolver } from './passkey.resolver';
import { RecoveryCode } from './recovery-code.entity';
import { SecondFactor } from './second-factor.entity';
import * as rateLimits from './second-factor.rate-limits';
import { SecondFactorResolver, ViewerSecondFactor } from './second-factor.resolver';
import { secondFactorRoutes } from './second-factor.routes';
import { SignInChallenge } from './sign-in-challenge.entity';

export const secondFactors: Feature = {
  entities: [SecondFactor, Passkey, RecoveryCode, SignInChallenge],
  resolvers: [SecondFactorResolver, PasskeyResolver, ViewerSecondFactor],
  routes: secondFactorRoutes,
  rateLimits: Object.values(rateLimits),
  memberTables: {
    second_factors: { leftOut: 'Contains only the secret of the authenticator app.' },
    passkeys: {
      read: `select name, created_at, last_used_at from passkeys where user_id = $1 order by created_at, id`,
    },
    recovery_codes: { leftOut: 'Contains only hashes of codes.' },
    sign_in_challenges: { leftOut: 'Contains only hashes and times of a log-in in progress.' },
  },
  removals: {
    'log-ins without their second step': oldRows(
      'sign_in_challenges',
      RETENTION_DAYS.signInChallenges,
      'expires_at < $1',
    ),
  },
  journalEntries: JOURNAL_ENTRIES,
  studioTables: {
    passkeys: { leftOut: 'Keys for logging in here only.' },
    recovery_codes: { leftOut: SECRET },
    second_factors: { leftOut: 'Secrets of authenticator apps.' },
    sign_in_challenges: { leftOut: SECRET },
  },
};
