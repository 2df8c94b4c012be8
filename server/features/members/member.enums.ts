import { registerEnumType } from 'type-graphql';

/** What members can be sorted by: columns of their summaries. */
export enum MemberOrderField {
  NAME = 'nameKey',
  CREATED_AT = 'createdAt',
  PAID_UNTIL = 'paidUntil',
  LAST_VISIT_AT = 'lastVisitAt',
}

registerEnumType(MemberOrderField, {
  name: 'MemberOrderField',
  description: 'What members can be sorted by.',
  valuesConfig: {
    NAME: { description: 'The name in lower case; the e-mail address while there is no name.' },
    CREATED_AT: { description: 'When the account was created.' },
    PAID_UNTIL: {
      description:
        'The end of the pass, or of the nutrition membership if there has never been a pass. Members without either come before all others.',
    },
    LAST_VISIT_AT: {
      description: 'The last visit. Members who have never come come before all others.',
    },
  },
});
