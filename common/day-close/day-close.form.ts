import * as z from 'zod/mini';
import { currencyWords } from '../studio-currency';
import { amountOf } from '../forms/amount';
import { journalReason, line, refine, requestKey } from '../forms/fields';
import { BANK_LIST_LENGTH_MAX, COUNTED_PAISE_MAX, HANDED_OVER_TO_LENGTH_MAX, NOTES_MAX } from './limits';
import { dayCloseMessages as messages } from './messages';
import type { NoteCount } from './ways';

const amountFrom = (min: number) => amountOf(messages.amountWrong, { min, max: COUNTED_PAISE_MAX });

/** Cash that is taken out of the drawer or put into it. */
export const cashMovementForm = z.object({ amount: amountFrom(1), reason: journalReason, requestKey });

const isKnown = (value: number): boolean => currencyWords().notes.includes(value);
const areDifferent = (notes: NoteCount[]): boolean =>
  new Set(notes.map(({ value }) => value)).size === notes.length;

const noteForm = z.object({
  value: z.int().check(refine(isKnown, { reason: 'INVALID', error: messages.noteUnknown })),
  count: z
    .int({ error: messages.countWrong })
    .check(z.gte(0, { error: messages.countWrong }), z.lte(NOTES_MAX, { error: messages.countWrong })),
});

/** The bank's list of the day; without one, the total of UPI is entered. */
export const bankListForm = z.object({
  bankList: z.nullish(z.string().check(z.maxLength(BANK_LIST_LENGTH_MAX, { error: messages.listTooLong }))),
});

/** The counts with which a day is closed. */
export const closeDayForm = z.extend(bankListForm, {
  float: z.nullish(z.object({ amount: amountFrom(0), reason: journalReason })),
  notes: z.array(noteForm).check(refine(areDifferent, { reason: 'INVALID', error: messages.noteTwice })),
  otherCash: amountFrom(0),
  upi: amountFrom(-COUNTED_PAISE_MAX),
  card: amountFrom(-COUNTED_PAISE_MAX),
  differences: z.array(z.object({ way: z.string(), reason: journalReason })),
  leftInDrawer: amountFrom(0),
  handedOverTo: line(HANDED_OVER_TO_LENGTH_MAX, messages.handedOverToRequired),
  requestKey,
});

export const reopenDayForm = z.object({ reason: journalReason, requestKey });
