/** Messages about diet details, shared by server and client. Tests compare the documented ones literally. */
export const dietMessages = {
  dietDetailsSaved: 'Diet details saved.',
  dietDetailsNotFound: 'We could not find these diet details.',
  dietDetailsOfAnother: 'You can only see your own diet details.',
} as const;
