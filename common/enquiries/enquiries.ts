import type { Transitions } from '../transitions';

/** Whether a question waits for an answer of the studio. */
export type EnquiryStatus = 'open' | 'answered';

/** Permitted status changes of a question. */
export const ENQUIRY_TRANSITIONS: Transitions<EnquiryStatus> = { open: ['answered'], answered: [] };
