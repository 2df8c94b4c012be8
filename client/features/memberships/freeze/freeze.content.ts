/** Texts about freezes of a pass, for members and staff. */
export const freezeContent = {
  failed: 'Error updating membership',
  freeze: {
    action: 'Freeze',
    ownTitle: 'Freeze my pass',
    title: (who: string) => `Freeze the pass of ${who}`,
    lead: 'There is no check-in on the frozen days, and they are added to the end of the pass.',
    startsOn: 'First day',
    days: 'How long',
    dayCount: (days: number) => `${days} days`,
    preview: (first: string, last: string) => `Frozen from ${first} until ${last}.`,
    newEnd: (after: string, before: string) => `The pass then ends on ${after} instead of ${before}.`,
    daysLeft: (days: number) =>
      days === 1 ? 'After that, 1 day is left to freeze.' : `After that, ${days} days are left to freeze.`,
    submit: 'Freeze',
  },
  end: {
    action: 'End the freeze',
    withdraw: 'Withdraw the freeze',
    title: 'End the freeze?',
    withdrawTitle: 'Withdraw the freeze?',
    text: (days: number) =>
      days === 1 ? 'Today counts again: 1 day goes back.' : `Today counts again: ${days} days go back.`,
    withdrawText: (days: number) => `It has not begun: all ${days} days go back.`,
    newEnd: (after: string, before: string) => `The pass then ends on ${after} instead of ${before}.`,
    keep: 'Keep the freeze',
  },
  frozenUntil: (last: string) => `Frozen until ${last}`,
  frozen: 'Frozen',
  planned: (first: string, last: string) => `${first} to ${last}`,
};
