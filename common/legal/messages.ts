import { OWN_SECTIONS_MAX, POLICIES_MAX } from './limits';

/** Messages about the legal texts, shared by server and client. */
export const legalMessages = {
  titleRequired: 'Give the section a title.',
  textRequired: 'Write the section, or remove it.',
  tooManySections: `At most ${OWN_SECTIONS_MAX} sections are possible.`,
  tooManyPolicies: `At most ${POLICIES_MAX} policies are possible.`,
  unknownPolicy: 'There is no such policy.',
  noContact: 'The contact is part of the privacy policy.',
  published: (version: string) => `Published. The page shows it now, as version ${version}.`,
  unchanged: 'This is the current text.',
  changedMeanwhile: 'Somebody else has changed this text meanwhile.',
} as const;
