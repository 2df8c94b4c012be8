/** Random sequences of steps that concern one order and its money. */
import * as fc from 'fast-check';

/** Fault of the next refund call. One that hangs goes through before a person acts, or at the end of the sequence. */
const FAULTS = ['none', 'none', 'lost request', 'lost answer', 'hangs'] as const;
export type Fault = (typeof FAULTS)[number];

const REFUND_OUTCOMES = ['processed', 'processed', 'pending', 'failed', 'refused'] as const;
export type RefundOutcome = (typeof REFUND_OUTCOMES)[number];

const index = fc.nat(7);
const kind = <Kind extends string>(name: Kind) => fc.constant(name);

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: kind('pay'), outcome: fc.constantFrom('success', 'success', 'late') }),
  },
  { weight: 3, arbitrary: fc.record({ kind: kind('bank confirms'), index }) },
  {
    weight: 6,
    arbitrary: fc.record({ kind: kind('event'), how: fc.constantFrom('next', 'last', 'twice', 'lost') }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: kind('ends'), who: fc.constantFrom('member', 'admin', 'time') }),
  },
  { weight: 1, arbitrary: fc.record({ kind: kind('desk confirms') }) },
  { weight: 3, arbitrary: fc.record({ kind: kind('admin refunds') }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: kind('dashboard refunds'),
      index,
      share: fc.constantFrom(1, 1, 3, 10),
      refundOutcome: fc.constantFrom('processed', 'pending'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: kind('refund ends'), index, how: fc.constantFrom('processed', 'failed') }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: kind('worker'),
      fault: fc.constantFrom(...FAULTS),
      refundOutcome: fc.constantFrom(...REFUND_OUTCOMES),
      isLast: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: kind('gateway is queried') }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: kind('failed refund'), how: fc.constantFrom('again', 'by hand') }),
  },
);

export type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const events = (count: number) => Array.from({ length: count }, (): Step => ({ kind: 'event', how: 'next' }));
/** A payment that seems to fail, until the bank confirms it. */
const LATE: Step = { kind: 'pay', outcome: 'late' };
const CONFIRMED: Step = { kind: 'bank confirms', index: 0 };
const PAID: Step[] = [{ kind: 'pay', outcome: 'success' }, ...events(2)];
const PAID_TWICE: Step[] = [LATE, { kind: 'pay', outcome: 'success' }, ...events(4), CONFIRMED, ...events(2)];
const REFUNDED: Step[] = [...PAID, { kind: 'admin refunds' }];
const ENDED = (['member', 'admin', 'time'] as const).map((who): Step[] => [LATE, { kind: 'ends', who }]);

const refundedAs = (refundOutcome: RefundOutcome): Step[] => [
  ...REFUNDED,
  { kind: 'worker', fault: 'none', refundOutcome, isLast: true },
];

/** Sequences start in each of these states, since random steps alone seldom lead to the later ones. */
const STARTS: Step[][] = [
  [],
  PAID,
  PAID_TWICE,
  REFUNDED,
  refundedAs('pending'),
  refundedAs('refused'),
  ...ENDED,
  ...ENDED.map((steps) => [...steps, CONFIRMED, ...events(3)]),
];

export const sequences = fc
  .tuple(fc.constantFrom(...STARTS), fc.array(step, { minLength: 3, maxLength: 7 }))
  .map(([start, steps]) => [...start, ...steps]);
