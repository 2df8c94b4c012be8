/** Messages to staff about their notes on members, shared by server and client. */
export const noteMessages = {
  added: 'Note saved.',
  changed: 'Note changed.',
  removed: 'Note removed.',
  textRequired: 'Write something first.',
  notFound: 'This note does not exist any more.',
  notYours: 'You can only change your own notes.',
  changedMeanwhile: 'This note has been changed meanwhile. Nothing was saved.',
} as const;
