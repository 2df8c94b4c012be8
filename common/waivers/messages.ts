/** Messages about the waiver, shared by server and client. */
export const waiverMessages = {
  nameRequired: 'Type the full name.',
  accepted: 'You have accepted the waiver.',
  recorded: 'The waiver is recorded.',
  published: (version: number) => `Published as version ${version}. Every member is asked to accept it.`,
  withdrawn: 'Saved. Nobody is asked for a waiver any more.',
  unchanged: 'This is the current text.',
  publishedMeanwhile: 'Somebody else has changed the waiver meanwhile.',
  changed: 'The waiver has been changed meanwhile. Read the new text, and accept that.',
  none: 'The studio does not ask for a waiver any more.',
} as const;
