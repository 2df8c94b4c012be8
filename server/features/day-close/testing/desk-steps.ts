/** Random histories of members at the front desk, and of the desk itself. */
import * as fc from 'fast-check';
import type { DeskMethod } from '#common/orders/payments';

const KINDS = [
  ...([
    'collect',
    'collect',
    'refund',
    'refund part',
    'write off',
    'upgrade',
    'upgrade',
    'pay ahead',
  ] as const),
  ...(['freeze', 'freeze', 'end freeze', 'wait', 'set the clock back'] as const),
  ...(['close', 'close', 'close', 'reopen', 'move cash'] as const),
];

/** In thousandths. */
const share = fc.integer({ min: 1, max: 999 });
const by = fc.constantFrom<DeskMethod>('cash', 'cash', 'upi', 'card');

/** Before which statement the first attempt is cut off; null if it is not. Few transactions have more statements. */
const cutAt = fc.oneof(
  { weight: 2, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.integer({ min: 2, max: 32 }) },
);

const step = fc.record({ kind: fc.constantFrom(...KINDS), share, by, cutAt });

export const histories = fc.record({
  offer: fc.nat(2),
  discount: fc.option(share),
  paid: fc.option(share),
  instalments: fc.integer({ min: 1, max: 5 }),
  by,
  cutAt,
  steps: fc.array(step, { maxLength: 11 }),
});

export type GivenHistory = typeof histories extends fc.Arbitrary<infer One> ? One : never;
export type Step = GivenHistory['steps'][number];
