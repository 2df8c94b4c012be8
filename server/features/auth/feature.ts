import { RETENTION_DAYS } from '#common/retention';
import { oldRows } from '../../database/old-rows';
import { featureTask, type Feature } from '../feature';
import { SECRET } from '../studio-table';
import * as rateLimits from './auth.rate-limits';
import { authRoutes } from './auth.routes';
import { sendResetCode } from './auth.tasks';
import { ClaimCode } from './claim-code.entity';
import { JOURNAL_ENTRIES } from './journal-entries';
import { KioskResolver } from './kiosk.resolver';
import { PasswordLinkResolver } from './password-link.resolver';
import { PasswordReset } from './password-reset.entity';
import { PasswordResolver } from './password.resolver';
import { endHandedOver } from './role.service';
import { Session } from './session.entity';
import { SessionResolver, ViewerSessions } from './session.resolver';
import { SignUp } from './sign-up.entity';
import { SignUpResolver } from './sign-up.resolver';

export const auth: Feature = {
  entities: [ClaimCode, PasswordReset, Session, SignUp],
  resolvers: [
    KioskResolver,
    PasswordLinkResolver,
    PasswordResolver,
    SessionResolver,
    SignUpResolver,
    ViewerSessions,
  ],
  routes: authRoutes,
  tasks: [featureTask(sendResetCode, ({ passwordReset }, request) => passwordReset.sendCode(request))],
  rateLimits: Object.values(rateLimits),
  memberTables: {
    sessions: {
      read: `select device, address, is_kept, is_kiosk, created_at, last_used_at, expires_at, ended_at
        from sessions where user_id = $1 order by created_at, id`,
    },
    sign_ups: {
      read: `select sign_ups.role, sign_ups.created_at, expires_at, verified_at
        from sign_ups join users using (email) where users.id = $1 order by sign_ups.created_at, sign_ups.id`,
    },
    claim_codes: { leftOut: 'Contains only the hash of a code and its expiry.' },
    password_resets: { leftOut: 'Contains only hashes and times of a reset in progress.' },
  },
  roleEndings: [endHandedOver],
  removals: {
    'sign-ups': oldRows('sign_ups', RETENTION_DAYS.endedSignUps, 'expires_at < $1'),
    sessions: oldRows('sessions', RETENTION_DAYS.endedSessions, '(ended_at < $1 or expires_at < $1)'),
    'claim codes': oldRows('claim_codes', RETENTION_DAYS.claimCodes, 'expires_at < $1'),
    'password resets': oldRows('password_resets', RETENTION_DAYS.passwordResets, 'created_at < $1'),
  },
  journalEntries: JOURNAL_ENTRIES,
  studioTables: {
    claim_codes: { leftOut: SECRET },
    password_resets: { leftOut: SECRET },
    sessions: { leftOut: SECRET },
    sign_ups: { leftOut: SECRET },
  },
};
