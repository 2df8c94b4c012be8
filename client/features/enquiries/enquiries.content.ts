/** Texts on the pages that offer to ask the studio. */
export const enquiriesContent = {
  ask: 'Ask us',
  partFailed: 'The form did not load. Please reload the page.',
};
