import { registerEnumType } from 'type-graphql';

/** Sort keys of members: columns of their summaries. */
export enum MemberSortField {
  NAME = 'nameKey',
  CREATED_AT = 'createdAt',
  PAID_UNTIL = 'paidUntil',
  LAST_VISIT_AT = 'lastVisitAt',
  UPDATED_AT = 'updatedAt',
}

registerEnumType(MemberSortField, {
  name: 'MemberSortField',
  description: 'Properties by which members can be sorted.',
  valuesConfig: {
    NAME: {
      description:
        'Name, ignoring case; e-mail address if there is no name. With a search, names that begin with its text come first.',
    },
    CREATED_AT: { description: 'Time at which the account was created.' },
    PAID_UNTIL: {
      description:
        'End of the gym pass, or of the nutrition membership if there has never been a pass. Members without either count as the earliest. Also requires `memberships:read-any`.',
    },
    LAST_VISIT_AT: {
      description: 'Time of the last visit. Members without a visit count as the earliest.',
    },
    UPDATED_AT: { description: 'Time of the last change: `User.updatedAt`.' },
  },
});
