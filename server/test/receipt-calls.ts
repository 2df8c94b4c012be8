/** Calls that hand out receipts. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Browser } from './browser';

const HANDED_OUT = 'message receipt { id number copyCount order { number } }';

export const printReceipt = (
  browser: Browser,
  id: string,
  { paper = 'A4', requestKey = String(randomUUID()) } = {},
) =>
  browser.gql(
    `mutation ($input: PrintReceiptInput!) { printReceipt(input: $input) { ${HANDED_OUT} url expiresAt } }`,
    { input: { id, paper, requestKey } },
  );

export const shareReceipt = (browser: Browser, id: string, requestKey: string = randomUUID()) =>
  browser.gql(
    `mutation ($input: ShareReceiptInput!) { shareReceipt(input: $input) { ${HANDED_OUT} url expiresAt } }`,
    { input: { id, requestKey } },
  );

export const mailReceipt = (
  browser: Browser,
  id: string,
  { email = null as string | null, requestKey = String(randomUUID()) } = {},
) =>
  browser.gql(`mutation ($input: MailReceiptInput!) { mailReceipt(input: $input) { ${HANDED_OUT} } }`, {
    input: { id, email, requestKey },
  });

interface HandedOut {
  message: string;
  receipt: { id: string; number: string; copyCount: number; order: { number: number } };
  url: string;
  expiresAt: string;
}

/** Result of a mutation; fails if it was refused. */
export function handedOut({ data, errors }: Awaited<ReturnType<Browser['gql']>>): HandedOut {
  expect(errors).toEqual([]);
  return Object.values(data!)[0] as HandedOut;
}

/** The path of a URL, to fetch it from the server of the test. */
export const addressIn = (url: string): string => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};
