import type { WaiverWay } from '../../../graphql/types.generated';

const WAYS: Record<WaiverWay, string> = {
  ONLINE: 'in the account',
  ON_SCREEN: 'at the front desk',
  ON_PAPER: 'on paper',
};

/** Texts about the waiver at check-in and in the drawer. */
export const deskWaivers = {
  missing: 'Waiver missing',
  outdated: 'Waiver out of date',
  none: 'Not accepted yet',
  accepted: (name: string, day: string, way: WaiverWay) => `As ${name} on ${day}, ${WAYS[way]}`,
  acceptedBefore: (day: string) => `The text has changed since ${day}`,
  record: {
    action: 'Record the waiver',
    title: (who: string) => `Waiver of ${who}`,
    lead: 'The member reads this text here, or signs a print of it, which you keep.',
    how: 'Accepted',
    ways: { screen: 'On this screen', paper: 'On paper' },
    submit: 'Record',
    failed: 'The waiver could not be recorded. Please try again.',
    gone: 'The studio asks for no waiver any more.',
  },
};
