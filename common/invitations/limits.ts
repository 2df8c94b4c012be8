/** How many hours pass before a member can be invited again. */
export const INVITATION_PAUSE_HOURS = 24;
