/** How many hours pass before a member can be invited again. */
export const INVITATION_PAUSE_HOURS = 24;
/** Letters and digits of a claim code: 50 random bits. */
export const CLAIM_CODE_LENGTH = 10;
/** For how many hours a claim code is valid. */
export const CLAIM_CODE_HOURS = 48;
