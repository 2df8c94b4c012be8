/** Calls for closing the day at the front desk. */
import { randomUUID } from 'node:crypto';
import { moneyOf } from '../graphql/money.type';
import type { Browser } from './browser';
import { MONEY } from './money';

const WAYS = `ways { way received ${MONEY} refunded ${MONEY} expected ${MONEY} counted ${MONEY} difference ${MONEY} reason }`;
const BANK = `bank { total ${MONEY} matchedCount matched ${MONEY}
  unmatched { reference booked ${MONEY} atBank ${MONEY} bookedOn } }`;

export const TO_CLOSE = `query ($day: Date, $bankList: String) { dayToClose(day: $day, bankList: $bankList) {
  day coversFrom lastClosedDay businessDay isCloseable float ${MONEY} ${WAYS} ${BANK} version
  movements { id amount ${MONEY} reason madeBy madeAt }
} }`;

const CLOSING = `id day coversFrom movements { id amount ${MONEY} reason madeBy madeAt } float ${MONEY} floatReason notes { value count } otherCash ${MONEY} ${WAYS} ${BANK}
  leftInDrawer ${MONEY} handedOver ${MONEY} handedOverTo closedBy closedAt
  reopening { reason reopenedBy reopenedAt }`;

export const CLOSINGS = `query ($first: Int, $after: String) { dayClosings(first: $first, after: $after) {
  nodes { ${CLOSING} } pageInfo { hasNextPage endCursor }
} }`;

export const CLOSE = `mutation ($input: CloseDayInput!) { closeDay(input: $input) { message closing { ${CLOSING} } } }`;
export const REOPEN = `mutation ($input: ReopenDayInput!) { reopenDay(input: $input) { message closing { ${CLOSING} } } }`;
export const MOVE = `mutation ($input: MoveCashInput!) {
  moveCash(input: $input) { message businessDay movement { id amount ${MONEY} reason madeBy } }
}`;

interface Amount {
  minorUnits: number;
}

interface WayAnswer {
  way: string;
  expected: Amount;
  counted: Amount | null;
  difference: Amount | null;
  reason: string | null;
}

export interface ToCloseAnswer {
  day: string;
  coversFrom: string;
  lastClosedDay: string | null;
  businessDay: string;
  isCloseable: boolean;
  float: Amount;
  ways: WayAnswer[];
  movements: { amount: Amount; reason: string; madeBy: string }[];
  bank: { total: Amount; matchedCount: number; matched: Amount; unmatched: object[] } | null;
  version: string;
}

export interface ClosingAnswer {
  id: string;
  day: string;
  coversFrom: string;
  float: Amount;
  ways: WayAnswer[];
  bank: ToCloseAnswer['bank'];
  leftInDrawer: Amount;
  handedOver: Amount;
  handedOverTo: string;
  closedBy: string;
  reopening: { reason: string; reopenedBy: string } | null;
}

export async function dayToClose(browser: Browser, variables = {}): Promise<ToCloseAnswer> {
  const { data, errors } = await browser.gql(TO_CLOSE, variables);
  if (!data) throw new Error(errors[0]?.message);
  return data['dayToClose'] as ToCloseAnswer;
}

/** Counts that are as the books expect them, with all cash handed over. */
export const countedAsExpected = ({ day, version, ways }: ToCloseAnswer) => {
  const expected = (way: string) => ways.find((one) => one.way === way)!.expected.minorUnits;
  return {
    day,
    version,
    notes: [] as { value: number; count: number }[],
    // Without a float, more cash may have been taken out than has come in.
    otherCash: moneyOf(Math.max(0, expected('CASH'))),
    upi: moneyOf(expected('UPI')),
    card: moneyOf(expected('CARD')),
    differences: [] as { way: string; reason: string }[],
    leftInDrawer: moneyOf(0),
    handedOverTo: 'Meera',
    requestKey: randomUUID(),
  };
};

export const closeWith = (browser: Browser, input: object) => browser.gql(CLOSE, { input });

/** Closes the day as expected, with other values if they are given. */
export async function closeDay(
  browser: Browser,
  changed: object = {},
  variables = {},
): Promise<ClosingAnswer> {
  const input = { ...countedAsExpected(await dayToClose(browser, variables)), ...changed };
  const { data, errors } = await closeWith(browser, input);
  if (!data) throw new Error(JSON.stringify(errors));
  return (data['closeDay'] as { closing: ClosingAnswer }).closing;
}

export const reopenWith = (browser: Browser, id: string, requestKey: string = randomUUID()) =>
  browser.gql(REOPEN, { input: { id, reason: 'A receipt was found', requestKey } });

export const moveCash = (browser: Browser, rupees: number, requestKey: string = randomUUID()) =>
  browser.gql(MOVE, {
    input: { isOut: rupees < 0, amount: moneyOf(Math.abs(rupees) * 100), reason: 'Cleaning', requestKey },
  });

/** The closing of the last closed day, which can be opened again; closes the day if there is none. */
export async function lastClosing(browser: Browser): Promise<ClosingAnswer> {
  const { data } = await browser.gql(CLOSINGS);
  const [last] = (data!['dayClosings'] as { nodes: ClosingAnswer[] }).nodes;
  if (last?.reopening === null) return last;
  return closeDay(browser, { differences: [{ way: 'CASH', reason: 'No float yet' }] });
}
