import { ROLE_LABELS } from '#common/accounts/role-labels';
import type { Role } from '#common/accounts/roles';
import { counts } from '../../lib/counts';
import { joined, type Details, type EntryDefinitions, type Nothing } from '../entry-definition';

interface GivenRole {
  role: Role;
}

interface StaffEntries {
  /** The address is not recorded here. */
  'staff.invited': { before: Nothing; after: GivenRole & { isLinkShown?: boolean } };
  'staff.invitation-withdrawn': { before: GivenRole; after: Nothing };
  'staff.joined': { before: Nothing; after: GivenRole };
  'staff.role-changed': { before: GivenRole; after: GivenRole };
  /** Number of members whom another trainer took over. */
  'staff.access-ended': { before: GivenRole; after: { members: number } };
}

declare module '../journal/entry-types' {
  interface EntryTypes extends StaffEntries {}
}

const roleIn = ({ role }: Partial<GivenRole>): Details => role && ROLE_LABELS[role];

export const JOURNAL_ENTRIES: EntryDefinitions<StaffEntries> = {
  /** "Trainer, link shown to the inviter" */
  'staff.invited': {
    kind: null,
    details: ({ after }) => joined(roleIn(after), after.isLinkShown ? 'link shown to the inviter' : null),
  },
  'staff.invitation-withdrawn': { kind: null, details: ({ before }) => roleIn(before) },
  'staff.joined': { kind: null, details: ({ after }) => roleIn(after) },
  /** "Admin, before Front desk" */
  'staff.role-changed': {
    kind: null,
    details: ({ before, after }) => joined(roleIn(after), before.role && `before ${roleIn(before)}`),
  },
  'staff.access-ended': {
    kind: null,
    details: ({ before, after: { members } }) =>
      joined(roleIn(before), members ? `${counts(members, 'member')} given to another trainer` : null),
  },
};
