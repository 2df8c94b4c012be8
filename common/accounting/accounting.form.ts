import * as z from 'zod/mini';
import { addMonths, dayOfText, daysBetween } from '../calendar';
import { refine } from '../forms/fields';
import { accountingMessages } from './messages';

const PERIOD_MONTHS_MAX = 24;

/** "2026-11" */
const MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/;

export const monthForm = z.object({
  month: z.string().check(z.regex(MONTH, { error: accountingMessages.monthInvalid })),
});

const isInOrder = ({ from, to }: Period): boolean => from <= to;

function isShort({ from, to }: Period): boolean {
  const [first, last] = [dayOfText(from)!, dayOfText(to)!];
  return daysBetween(last, addMonths(first, PERIOD_MONTHS_MAX)) > 0;
}

/** A range of days, both ends included. */
export interface Period {
  from: string;
  to: string;
}

export const periodForm = z
  .object({ from: z.string(), to: z.string() })
  .check(
    refine(isInOrder, { reason: 'INVALID', path: ['to'], error: accountingMessages.endsBeforeStart }),
    refine(isShort, { reason: 'TOO_LARGE', path: ['to'], error: accountingMessages.periodTooLong }),
  );
