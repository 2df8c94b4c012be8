/** Ways of payment that are counted when a day is closed. */
export const COUNTED_WAYS = ['cash', 'upi', 'card'] as const;

export type CountedWay = (typeof COUNTED_WAYS)[number];

/** The others are compared with the bank and the payment gateway by the accountant. */
export const WAYS = [...COUNTED_WAYS, 'bank_transfer', 'online'] as const;

export type Way = (typeof WAYS)[number];

export const WAY_LABELS: Record<Way, string> = {
  cash: 'Cash',
  upi: 'UPI',
  card: 'Card',
  bank_transfer: 'Bank transfer',
  online: 'Online',
};

/** How many notes or coins of a value were counted. */
export interface NoteCount {
  value: number;
  count: number;
}

/** Value of notes and coins, in paise. */
export const paiseOfNotes = (notes: readonly NoteCount[]): number =>
  notes.reduce((sum, { value, count }) => sum + value * count * 100, 0);
