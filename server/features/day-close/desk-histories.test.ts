/**
 * Random histories of members at a front desk: sales, payments, refunds, write-offs, freezes and upgrades, days that
 * are closed and opened again, cash movements, and broken connections to the database. DESK_HISTORIES sets their
 * number, DESK_SEED repeats a failed run.
 */
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPlanOffers, createUser } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { actorOf } from '../../test/order-calls';
import { bookedMonths, checkBalances, checkMonth } from '../accounting/testing/books-check';
import type { PlanOffer } from '../plans/plan-offer.entity';
import { checkReceiptChain } from '../receipts/receipt-chain';
import { DeskHistory } from './testing/desk-history';
import { DeskSite } from './testing/desk-site';
import { histories } from './testing/desk-steps';
import { ALL_VIOLATIONS } from './testing/desk-violations';

const GIVEN = process.env['DESK_HISTORIES'];
const HISTORIES = Number(GIVEN ?? 30);
/** The same few in every run, which are known to have all kinds of steps; others if many are asked for. */
const SEED = Number(process.env['DESK_SEED'] ?? (GIVEN === undefined ? 37 : Date.now()));
const TIME_MS = 60_000 + HISTORIES * 2000;
/** Files of more months are not compared, which takes as long as the histories. */
const MONTHS_COMPARED_MAX = 24;
const GST = { rateBasisPoints: 1800, isInclusive: true, gstin: '27ABCDE1234F1Z5', sac: '999723' };

let harness: Harness;
let site: DeskSite;
beforeAll(async () => {
  harness = await startHarness(undefined, { gst: GST, rateLimitScale: 1000, logLevel: 'silent' });
  const offers: PlanOffer[] = [];
  for (const pricePaise of [130_000, 210_001, 99_999])
    offers.push(
      ...(await createPlanOffers(harness.dataSource, 1, { name: `Plan ${pricePaise}`, pricePaise })),
    );
  site = new DeskSite(harness, actorOf(await createUser(harness.dataSource, { role: 'admin' })), offers);
});
afterAll(() => harness.stop(), TIME_MS);

test(
  'random histories keep books, documents, days and closings right, also when connections break',
  async () => {
    for (const [index, given] of fc.sample(histories, { numRuns: HISTORIES, seed: SEED }).entries())
      await new DeskHistory(site).run(given).catch((error: unknown) => {
        const cause = error instanceof Error ? error : undefined;
        throw new Error(`DESK_SEED=${SEED}, history ${index}: ${JSON.stringify(given)}\n${String(error)}`, {
          cause,
        });
      });
    expect(await harness.dataSource.query(ALL_VIOLATIONS)).toEqual([]);
    expect(await checkReceiptChain(harness.dataSource)).toMatchObject({ broken: null });
    expect(await site.checkClosings()).toBeGreaterThan(0);
    const { upgrades, cutShort, lostAnswers } = site.counts;
    expect(Math.min(upgrades, cutShort, lostAnswers)).toBeGreaterThan(0);
    const statuses = await harness.dataSource.query<{ status: string }[]>(
      'select distinct status from orders order by 1',
    );
    expect(statuses.map(({ status }) => status)).toEqual(['paid', 'part_paid', 'refunded', 'written_off']);
  },
  TIME_MS,
);

test(
  'an accountant who has only the files of these months gets the sums of the ledger, to the paisa',
  async () => {
    const months = await bookedMonths(harness);
    const compared = months.slice(-MONTHS_COMPARED_MAX);
    let invoices = 0;
    for (const month of compared) invoices += (await checkMonth(harness, site.admin, month)).invoices;
    expect(invoices).toBeGreaterThan(compared.length);
    if (compared.length === months.length) await checkBalances(harness, site.admin, months);
  },
  TIME_MS,
);
