/** Random histories of members at the front desk, and of the desk itself. */
import * as fc from 'fast-check';
import type { DeskMethod } from '#common/orders/payments';

const KINDS = [
  ...(['collect', 'collect', 'refund', 'refund part', 'refund part', 'write off', 'pay ahead'] as const),
  ...(['upgrade', 'upgrade', 'upgrade', 'upgrade', 'freeze', 'freeze', 'end freeze'] as const),
  ...(['close', 'close', 'close', 'reopen', 'move cash', 'wait'] as const),
];

/** Share in thousandths. */
const share = fc.integer({ min: 1, max: 999 });
const by = fc.constantFrom<DeskMethod>('cash', 'cash', 'upi', 'card');

/** More statements than any transaction has, so that only the answer is lost. */
const AFTER_ALL = 1000;

/** Number of the statement before which the first attempt is cut off; null if it is not. */
const cutAt = fc.oneof(
  { weight: 4, arbitrary: fc.constant(null) },
  { weight: 2, arbitrary: fc.integer({ min: 2, max: 30 }) },
  { weight: 1, arbitrary: fc.constant(AFTER_ALL) },
);

const step = fc.record({ kind: fc.constantFrom(...KINDS), share, by, cutAt });

export const histories = fc.record({
  /** Number of days by which the server's clock was set back before, as after a repair. */
  setBackDays: fc.constantFrom(0, 0, 0, 0, 1, 2),
  offer: fc.nat(2),
  discount: fc.option(share, { freq: 2 }),
  paid: fc.option(share, { freq: 2 }),
  instalments: fc.integer({ min: 1, max: 5 }),
  by,
  cutAt,
  steps: fc.array(step, { maxLength: 11 }),
});

export type GivenHistory = typeof histories extends fc.Arbitrary<infer One> ? One : never;
export type Step = GivenHistory['steps'][number];
