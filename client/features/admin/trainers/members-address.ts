/** The list of the members of a trainer. */
export const membersAddress = (trainerId: string) => ({ search: `?tab=members&trainer=${trainerId}` });
