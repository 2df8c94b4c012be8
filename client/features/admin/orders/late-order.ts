import { dayText } from '#common/day-text';
import { dayCloseMessages } from '#common/day-close/messages';
import type { LateOrderFragment } from './late-order.generated';

/** The message about a payment or refund, and for which day it counts if today is closed. */
export const withLateDay = (message: string, { laterBusinessDay: day }: Partial<LateOrderFragment>): string =>
  day ? `${message} ${dayCloseMessages.countsForLater(dayText(day))}` : message;
