import type { Role } from '../../../graphql/types.generated';

/** Texts of the audit tab. */
export const auditContent = {
  unit: { one: 'entry', other: 'entries' },
  caption: 'What members, staff and the system did, newest first',
  empty: 'Nothing recorded yet',
  noMatches: 'Nothing matches these filters',
  filters: { type: 'What', happened: 'Day', actor: 'Who', member: 'Member' },
  onlyActor: (name: string) => `Only what ${name} did`,
  onlyMember: (name: string) => `Only entries about ${name}`,
  heads: { what: 'What', who: 'Who', member: 'Member', moment: 'When' },
  system: 'System',
  byKey: (name: string) => `by the API key ${name}`,
  deleted: 'Account deleted',
  nobody: 'No member',
  roles: {
    USER: 'Member',
    TRAINER: 'Trainer',
    FRONT_DESK: 'Front desk',
    ADMIN: 'Admin',
    OWNER: 'Owner',
  } satisfies Record<Role, string>,
};
