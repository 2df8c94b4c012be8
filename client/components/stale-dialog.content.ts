/** Texts of the dialog that compares what was typed with what others have saved meanwhile. */
export const staleContent = {
  savedBy: (moment: string, who: string | null) =>
    who ? `${who} saved last, on ${moment}.` : `Last saved on ${moment}.`,
  text: 'Other details have been saved since you opened them, so nothing was saved. Fields that you left alone are taken over.',
  field: 'Field',
  saved: 'Saved meanwhile',
  yours: 'Yours',
  untouched: 'Not changed by you',
  nothing: 'Empty',
  yes: 'Yes',
  no: 'No',
  others: 'The fields that you see here are the same; something else has changed.',
  takeTheirs: 'Keep what was saved',
  saveMine: 'Save mine',
};
