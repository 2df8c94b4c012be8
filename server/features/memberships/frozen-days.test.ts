/** Freezing, ending freezes early, adding days and buying more, in any order, day by day: no day is lost or won. */
import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addDays, daysBetween, startOfHour, studioDay, textOfDay, type CalendarDay } from '#common/calendar';
import { lastDayOf } from '#common/memberships/last-day';
import { AppError } from '../../lib/errors';
import { createPlanOffers, createUser } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { actorOf, signedIn } from '../../test/order-calls';
import { summaryDifferences } from '../../test/summaries';
import { lengthOf, type PlanOffer } from '../plans/plan-offer.entity';
import { MembershipFreeze } from './membership-period.entity';
import { termAfter, termFrom, type Term } from './terms';

let harness: Harness;
let month: PlanOffer;
let quarter: PlanOffer;
let admin: ReturnType<typeof actorOf>;
beforeEach(async () => {
  harness = await startHarness(undefined, { rateLimitScale: 1000 });
  admin = actorOf((await signedIn(harness, 'admin')).user);
  [month] = (await createPlanOffers(harness.dataSource, 1, { durationMonths: 1 })) as [PlanOffer];
  [quarter] = (await createPlanOffers(harness.dataSource, 1, {
    durationMonths: 3,
    name: 'Three months',
  })) as [PlanOffer];
});
afterEach(() => harness.stop());

type Step =
  | { do: 'freeze'; ahead: number; days: number }
  | { do: 'end' }
  | { do: 'add'; days: number }
  | { do: 'buy' };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('freeze' as const),
    ahead: fc.integer({ min: -1, max: 20 }),
    days: fc.integer({ min: 1, max: 22 }),
  }),
  fc.constant({ do: 'end' as const }),
  fc.record({ do: fc.constant('add' as const), days: fc.integer({ min: 1, max: 9 }) }),
  fc.constant({ do: 'buy' as const }),
);

/** Days at the ends of short and long months, also in a leap year. */
const firstDay = fc.constantFrom<CalendarDay>(
  { year: 2027, month: 1, day: 31 },
  { year: 2028, month: 1, day: 30 },
  { year: 2028, month: 2, day: 29 },
  { year: 2026, month: 11, day: 21 },
  { year: 2027, month: 12, day: 31 },
);

/** A member whose pass is lived through, beside the terms that it would have if it were never frozen or extended. */
class Member {
  private readonly terms: Term[] = [];
  private readonly since: CalendarDay;
  addedDays = 0;
  trainedDays = 0;

  constructor(
    readonly id: string,
    private day: CalendarDay,
  ) {
    this.since = day;
  }

  get boughtDays() {
    return daysBetween(this.since, studioDay(lastDayOf(this.terms.at(-1)!.endsAt).getTime())) + 1;
  }

  async buy(offer: PlanOffer) {
    const last = this.terms.at(-1);
    const length = lengthOf(offer);
    this.terms.push(last ? termAfter(last, length) : termFrom(harness.clock.ms, length));
    const grant = { memberId: this.id, offerId: offer.id, reason: 'Test', requestKey: randomUUID() };
    await harness.services.membershipAdministration.grant(admin, grant);
  }

  async take(one: Step) {
    const { membershipFreezes, membershipExtensions } = harness.services;
    const requestKey = randomUUID();
    if (one.do === 'buy') return this.buy(month);
    if (one.do === 'add') {
      const { days } = one;
      const extension = { memberId: this.id, planType: 'pass', days, reason: 'Test', requestKey } as const;
      await membershipExtensions.extend(admin, extension);
      this.addedDays += days;
      return;
    }
    if (one.do === 'freeze') {
      const chosen = { startsOn: textOfDay(addDays(this.day, one.ahead)), days: one.days };
      await membershipFreezes.freeze(admin, { memberId: this.id, ...chosen, requestKey }).catch(expected);
      return;
    }
    const freezes = harness.dataSource.getRepository(MembershipFreeze);
    const last = await freezes.findOne({ where: { userId: this.id }, order: { createdAt: 'DESC' } });
    if (last) await membershipFreezes.end(admin, last.id);
  }

  /** Comes in the evening if the pass lets the member in. */
  async train() {
    harness.clock.ms = startOfHour(this.day, 20);
    const { dataSource, services, clock } = harness;
    const mayEnter = await services.memberships.hasPassSince(dataSource.manager, this.id, new Date(clock.ms));
    if (mayEnter) this.trainedDays += 1;
    this.day = addDays(this.day, 1);
    harness.clock.ms = startOfHour(this.day, 10);
  }

  /** Whether the pass has ended. */
  async isOver() {
    const periods = await harness.services.memberships.periodsOf([this.id]);
    return periods.every(({ endsAt }) => endsAt.getTime() <= harness.clock.ms);
  }
}

/** A refusal changes nothing; anything else is a failure. */
function expected(error: unknown) {
  if (!(error instanceof AppError)) throw error;
}

test(
  'a member trains on as many days as were bought and added, however the pass is frozen',
  { timeout: 120_000 },
  async () => {
    const isQuarter = fc.boolean();
    const steps = fc.array(fc.option(step, { freq: 2 }), { minLength: 10, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(firstDay, isQuarter, steps, async (start, isLong, days) => {
        harness.clock.ms = startOfHour(start, 10);
        const member = new Member((await createUser(harness.dataSource)).id, start);
        await member.buy(isLong ? quarter : month);
        let purchases = 1;
        for (const one of days) {
          if (await member.isOver()) break;
          const isMuch = one?.do === 'buy' && (purchases += 1) > 3;
          if (one && !isMuch) await member.take(one);
          await member.train();
        }
        while (!(await member.isOver())) await member.train();
        expect(member.trainedDays).toBe(member.boughtDays + member.addedDays);
      }),
      { numRuns: 8 },
    );
    expect(await summaryDifferences(harness.dataSource)).toEqual({});
  },
);
