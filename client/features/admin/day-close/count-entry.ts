import { paiseOfNotes, type CountedWay } from '#common/day-close/ways';
import { currencyWords } from '#common/studio-currency';
import { paymentsInList } from '#common/day-close/bank-list';
import { dayCloseMessages as messages } from '#common/day-close/messages';
import { messages as commonMessages } from '#common/messages';
import { enumName } from '#common/enum-names';
import type { Money } from '../../../graphql/types.generated';
import { NO_MONEY } from '../../../lib/no-money';
import { formOf } from '../payment/payment-entry';
import { paiseOf } from '../payment/entered-amount';
import type { FiguresOfDayFragment } from './day-close.generated';

/** Values of the form that closes a day. Counts of notes are under `note500` and the like. */
export type CountEntry = Record<string, string>;

export const noteField = (value: number): string => `note${value}`;

export const reasonField = (way: CountedWay): string => `${way}Reason`;

export const emptyCount = (): CountEntry => ({
  ...Object.fromEntries(currencyWords().notes.map((value) => [noteField(value), ''])),
  otherCash: '',
  upi: '',
  bankList: '',
  card: '',
  hasFloat: '',
  floatAmount: '',
  floatReason: '',
  cashReason: '',
  upiReason: '',
  cardReason: '',
  leftInDrawer: '',
  handedOverTo: '',
});

/** An amount that may be left empty for nothing; NaN if it is none. */
const paiseIn = (text = ''): number => (text.trim() === '' ? 0 : paiseOf(text));

const countIn = (text = ''): number => (/^\d{0,6}$/.test(text.trim()) ? Number(text.trim()) : Number.NaN);

const notesOf = (entry: CountEntry) =>
  currencyWords().notes.map((value) => ({ value, count: countIn(entry[noteField(value)]) }));

export const cashPaiseOf = (entry: CountEntry): number =>
  paiseOfNotes(notesOf(entry)) + paiseIn(entry['otherCash']);

const hasList = (entry: CountEntry): boolean => (entry['bankList'] ?? '').trim() !== '';

type Problems = Partial<Record<string, string>>;

/** Errors in the counts, by field. */
export function countProblems(entry: CountEntry): Problems {
  const problems: Problems = {};
  for (const { value, count } of notesOf(entry))
    if (Number.isNaN(count)) problems[noteField(value)] = messages.countWrong;
  for (const name of ['otherCash', 'upi', 'card'])
    if (Number.isNaN(paiseIn(entry[name]))) problems[name] = messages.amountWrong;
  if (paiseIn(entry['otherCash']) < 0) problems['otherCash'] = messages.amountWrong;
  if (hasList(entry) && paymentsInList(entry['bankList']!).length === 0)
    problems['bankList'] = messages.listWithoutPayments;
  return problems;
}

/** Counted less expected amounts in paise, by way of payment. */
export function differencesOf(entry: CountEntry, figures: FiguresOfDayFragment): Record<CountedWay, number> {
  const wayOf = (way: CountedWay) => figures.ways.find((one) => one.way === enumName(way))!;
  const float = floatOf(entry, figures);
  const corrected = float ? float.amount.minorUnits - figures.float.minorUnits : 0;
  return {
    cash: cashPaiseOf(entry) - wayOf('cash').expected.minorUnits - corrected,
    upi: upiPaiseOf(entry, figures) - wayOf('upi').expected.minorUnits,
    card: paiseIn(entry['card']) - wayOf('card').expected.minorUnits,
  };
}

function upiPaiseOf(entry: CountEntry, { bank, ways }: FiguresOfDayFragment): number {
  if (!bank) return paiseIn(entry['upi']);
  return bank.total.minorUnits - ways.find(({ way }) => way === 'UPI')!.refunded.minorUnits;
}

const money = (minorUnits: number): Money => ({ ...NO_MONEY, minorUnits });

function floatOf(entry: CountEntry, { float }: FiguresOfDayFragment) {
  if (entry['hasFloat'] !== 'yes' || paiseIn(entry['floatAmount']) === float.minorUnits) return null;
  return { amount: money(paiseIn(entry['floatAmount'])), reason: entry['floatReason']!.trim() };
}

/** Errors in the other fields. */
function closingProblems(entry: CountEntry, figures: FiguresOfDayFragment): Problems {
  const problems: Problems = {};
  const left = paiseIn(entry['leftInDrawer']);
  if (!(left >= 0)) problems['leftInDrawer'] = messages.amountWrong;
  if (left > cashPaiseOf(entry)) problems['leftInDrawer'] = messages.leftTooMuch;
  if (!entry['handedOverTo']?.trim()) problems['handedOverTo'] = messages.handedOverToRequired;
  if (!(paiseIn(entry['floatAmount']) >= 0)) return { ...problems, floatAmount: messages.amountWrong };
  if (floatOf(entry, figures)?.reason === '') problems['floatReason'] = commonMessages.journalReasonRequired;
  for (const [way, paise] of Object.entries(differencesOf(entry, figures)))
    if (paise !== 0 && !entry[reasonField(way as CountedWay)]?.trim())
      problems[reasonField(way as CountedWay)] = messages.differenceReasonRequired;
  return problems;
}

/** The rules of the step: first the counts, then, with the figures, the rest. */
export const closeForm = (figures: FiguresOfDayFragment | null) =>
  formOf<CountEntry>((entry) => ({
    ...countProblems(entry),
    ...(figures && closingProblems(entry, figures)),
  }));

/** The input of `closeDay`, without its key. */
export function closingOf(entry: CountEntry, figures: FiguresOfDayFragment) {
  const differences = Object.entries(differencesOf(entry, figures))
    .filter(([, paise]) => paise !== 0)
    .map(([way]) => ({
      way: enumName(way as CountedWay),
      reason: entry[reasonField(way as CountedWay)]!.trim(),
    }));
  return {
    day: figures.day,
    version: figures.version,
    float: floatOf(entry, figures),
    notes: notesOf(entry).filter(({ count }) => count > 0),
    otherCash: money(paiseIn(entry['otherCash'])),
    upi: money(paiseIn(entry['upi'])),
    bankList: hasList(entry) ? entry['bankList']! : null,
    card: money(paiseIn(entry['card'])),
    differences,
    leftInDrawer: money(paiseIn(entry['leftInDrawer'])),
    handedOverTo: entry['handedOverTo']!,
  };
}

/** Counted amounts, by way of payment. */
export const countedOf = (entry: CountEntry, figures: FiguresOfDayFragment): Record<CountedWay, number> => ({
  cash: cashPaiseOf(entry),
  upi: upiPaiseOf(entry, figures),
  card: paiseIn(entry['card']),
});
