import { ROLE_LABELS } from '#common/accounts/role-labels';
import type { Role } from '#common/accounts/roles';
import { counts } from '../../lib/counts';

interface Values {
  before: { role?: Role; name?: string; host?: string };
  after: {
    role?: Role;
    members?: number;
    reason?: string;
    name?: string;
    permissions?: readonly string[];
    host?: string;
    service?: string;
    isSuccessful?: boolean;
    isLinkShown?: boolean;
  };
}

type Details = (values: Values) => string | null | undefined;

const labelOf = (role: Role | undefined) => role && ROLE_LABELS[role];

const givenRole: Details = ({ after }) => labelOf(after.role);

/** "Trainer, link shown to the inviter" */
const invited: Details = ({ after: { role, isLinkShown } }) =>
  [labelOf(role), isLinkShown && 'link shown to the inviter'].filter(Boolean).join(', ');

/** "Admin, before Front desk" */
const changedRole: Details = ({ before, after }) =>
  [labelOf(after.role), before.role && `before ${labelOf(before.role)}`].filter(Boolean).join(', ');

const endedAccess: Details = ({ before, after: { members } }) =>
  [labelOf(before.role), members ? `${counts(members, 'member')} given to another trainer` : null]
    .filter(Boolean)
    .join(', ');

/** "Turnstile, 2 permissions" */
const madeKey: Details = ({ after: { name, permissions } }) =>
  [name, permissions && counts(permissions.length, 'permission')].filter(Boolean).join(', ');

const host: Details = ({ before, after }) => after.host ?? before.host;

const testedService: Details = ({ after: { service, isSuccessful } }) =>
  service && `${service}: ${isSuccessful ? 'works' : 'does not work'}`;

/** Details that the labels of entries about the staff, passwords, API keys, webhooks and services leave out. */
export const STAFF_DETAILS = {
  'staff.invited': invited,
  'staff.invitation-withdrawn': (({ before }) => labelOf(before.role)) as Details,
  'staff.joined': givenRole,
  'staff.role-changed': changedRole,
  'staff.second-factor-reset': (({ after }) => after.reason) as Details,
  'staff.access-ended': endedAccess,
  'member.password-link-made': (() => null) as Details,
  'key.made': madeKey,
  'key.revoked': (({ before }) => before.name) as Details,
  'webhook.added': host,
  'webhook.changed': host,
  'webhook.removed': host,
  'webhook.secret-replaced': host,
  'webhook.switched-off': host,
  'service.tested': testedService,
};
