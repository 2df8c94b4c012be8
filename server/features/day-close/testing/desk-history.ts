/** The history of one member at a front desk. After each step the books, documents, days and closings are checked. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { addDays, studioDay, textOfDay } from '#common/calendar';
import { equalInstalments } from '#common/orders/instalments';
import type { DeskMethod } from '#common/orders/payments';
import { DAY_MS } from '#common/time';
import { queryPrepared } from '../../../database/pool';
import { moneyOf } from '../../../graphql/money.type';
import { AppError } from '../../../lib/errors';
import { createUser } from '../../../test/factories';
import { cutOff } from '../../../test/fault-injection';
import { actorOf } from '../../../test/order-calls';
import { Order } from '../../orders/order.entity';
import type { PlanOffer } from '../../plans/plan-offer.entity';
import type { DeskSite } from './desk-site';
import type { GivenHistory, Step } from './desk-steps';
import { DAYS, STATE, VIOLATIONS_OF_MEMBER } from './desk-violations';

type Terms = Partial<Parameters<DeskSite['harness']['services']['deskSales']['sell']>[1]>;
type Way = Pick<Step, 'by' | 'cutAt'>;

/** Months have 28 to 31 days. A plan that moves up after a refund may get another one, and with it the rest of today. */
const MONTHS_DIFFER_BY = 4;

const partOf = (paise: number, thousandths: number) => Math.max(1, Math.floor((paise * thousandths) / 1000));

export class DeskHistory {
  private memberId = '';
  /** Oldest first. */
  private readonly orders: string[] = [];

  constructor(private readonly site: DeskSite) {}

  async run(given: GivenHistory): Promise<void> {
    this.site.harness.clock.ms -= given.setBackDays * DAY_MS;
    this.memberId = (await createUser(this.site.harness.dataSource)).id;
    await this.sell(given);
    await this.check();
    for (const step of given.steps) {
      const before = await this.days();
      this.site.harness.clock.ms += 1000;
      await this.perform(step).catch(requireRefusal);
      await this.check();
      this.checkDays(step, before, await this.days());
    }
  }

  private perform(step: Step): Promise<unknown> {
    const { share, cutAt } = step;
    const { clock } = this.site.harness;
    const offer = this.site.offers[share % this.site.offers.length]!;
    if (step.kind === 'wait') return Promise.resolve((clock.ms += (share % 25) * DAY_MS));
    if (step.kind === 'pay ahead') return this.buy(offer, {}, step);
    if (step.kind === 'upgrade') return this.upgrade(offer, step);
    if (step.kind === 'freeze') return this.freeze(step);
    if (step.kind === 'end freeze') return this.endFreeze(step);
    if (step.kind === 'close') return this.close(step);
    if (step.kind === 'reopen') return this.reopen(cutAt);
    if (step.kind === 'move cash') return this.moveCash(step);
    return this.settle(this.orders[share % this.orders.length]!, step);
  }

  private async sell({ offer: index, discount, paid, instalments: count, ...way }: GivenHistory) {
    const offer = this.site.offers[index]!;
    const off = discount === null ? 0 : partOf(offer.pricePaise, discount);
    const toPay = offer.pricePaise - off;
    const now = paid === null ? toPay : partOf(toPay, paid);
    const firstOn = addDays(studioDay(this.site.harness.clock.ms), 3);
    const parts = equalInstalments(toPay - now, { firstOn, count: Math.min(count, toPay - now || 1) });
    const instalments = parts.map((one) => ({ dueOn: one.dueOn, amount: moneyOf(one.amountPaise) }));
    await this.buy(
      offer,
      {
        discount: discount === null ? null : { amount: moneyOf(off), reason: 'Random' },
        partPayment: now === toPay ? null : { amount: moneyOf(now), instalments },
      },
      way,
    );
  }

  private async buy(offer: PlanOffer, terms: Terms, { by, cutAt }: Way): Promise<void> {
    const { harness, admin } = this.site;
    const wanted = { memberId: this.memberId, offerId: offer.id, ...this.paidBy(by), ...terms };
    const { order } = await this.once(cutAt, (requestKey) =>
      harness.services.deskSales.sell(admin, { ...wanted, requestKey }),
    );
    this.orders.push(order.id);
  }

  private async settle(id: string, { kind, share, by, cutAt }: Step): Promise<unknown> {
    const { harness, admin } = this.site;
    const { dues, orderAdministration } = harness.services;
    const { duePaise, price } = await harness.dataSource.getRepository(Order).findOneByOrFail({ id });
    const amount = moneyOf(partOf(duePaise || price.totalPaise, share));
    const paid = this.paidBy(by);
    const part = kind === 'refund part' ? { amount } : {};
    return this.once<unknown>(cutAt, (requestKey) => {
      if (kind === 'collect') return dues.collect(admin, id, { amount, ...paid, requestKey });
      if (kind === 'write off') return dues.writeOff(admin, id, 'Random');
      return orderAdministration.refund(admin, id, { reason: 'Random', ...part, requestKey });
    });
  }

  /** Sells like the front desk, with the credit from the quote. */
  private async upgrade(offer: PlanOffer, way: Way): Promise<void> {
    const { harness, admin, counts } = this.site;
    const wanted = { memberId: this.memberId, offerId: offer.id, isUpgrade: true };
    const quote = await harness.services.saleQuotes.of(admin, wanted);
    if (!quote.credit) return;
    await this.buy(offer, { credit: quote.credit.amount, expectedTotal: quote.total }, way);
    counts.upgrades += 1;
  }

  private freeze({ share, cutAt }: Step): Promise<unknown> {
    const { services, clock } = this.site.harness;
    const startsOn = textOfDay(addDays(studioDay(clock.ms), 1 + (share % 9)));
    const wanted = { startsOn, days: 3 + (share % 4) };
    const member = actorOf({ id: this.memberId, role: 'user' });
    return this.once(cutAt, (requestKey) =>
      services.membershipFreezes.freeze(member, { ...wanted, requestKey }),
    );
  }

  private async endFreeze({ cutAt }: Step): Promise<unknown> {
    const { services, dataSource } = this.site.harness;
    const [last] = await dataSource.query<{ id: string }[]>(
      'select id from membership_freezes where user_id = $1 order by starts_at desc limit 1',
      [this.memberId],
    );
    return last && this.once(cutAt, () => services.membershipFreezes.end(this.site.admin, last.id));
  }

  private async close({ share, cutAt }: Step): Promise<unknown> {
    const { harness, admin } = this.site;
    const counted = await this.site.counted(share % 3 === 0 ? share : 0);
    return this.once(cutAt, (requestKey) =>
      harness.services.dayClosings.close(admin, { ...counted, requestKey }),
    );
  }

  private async reopen(cutAt: Step['cutAt']): Promise<unknown> {
    const { harness, admin } = this.site;
    const id = await this.site.lastClosingId();
    return (
      id &&
      this.once(cutAt, (requestKey) =>
        harness.services.dayClosings.reopen(admin, { id, reason: 'Random', requestKey }),
      )
    );
  }

  private moveCash({ share, cutAt }: Step): Promise<unknown> {
    const { harness, admin } = this.site;
    const movement = { isOut: share % 2 === 0, amount: moneyOf(share * 100), reason: 'Random' };
    return this.once(cutAt, (requestKey) =>
      harness.services.cashMovements.move(admin, { ...movement, requestKey }),
    );
  }

  private paidBy = (method: DeskMethod) => ({
    method,
    reference: method === 'upi' ? this.site.nextReference() : null,
  });

  /**
   * Calls `act` with a key, in some cases after a first attempt whose connection broke, which has done all of it or
   * nothing. A repetition must not do it again.
   */
  private async once<Answer>(
    cutAt: number | null,
    act: (requestKey: string) => Promise<Answer>,
  ): Promise<Answer> {
    const { harness, counts } = this.site;
    const requestKey = randomUUID();
    if (cutAt === null) return act(requestKey);
    const before = await this.state();
    await cutOff(harness.dataSource, cutAt, () => act(requestKey));
    const after = await this.state();
    harness.clock.ms += 1000;
    const again = await act(requestKey).catch((error: unknown) => error as AppError);
    counts[after === before ? 'cutShort' : 'lostAnswers'] += 1;
    expect([before, await this.state()]).toContain(after);
    if (again instanceof Error) throw again;
    return again;
  }

  private async state(): Promise<string> {
    const [row] = await this.read<{ state: string }>('state', STATE);
    return row!.state;
  }

  private async check(): Promise<void> {
    expect(await this.read('violations', VIOLATIONS_OF_MEMBER)).toEqual([]);
    await this.site.check();
  }

  private async days(): Promise<Map<string, number>> {
    const rows = await this.read<{ id: string; days: number }>('days', DAYS);
    return new Map(rows.map(({ id, days }) => [id, days]));
  }

  /** Prepared, since planning these statements takes longer than running them. */
  private read<Row extends object>(name: string, text: string): Promise<Row[]> {
    return queryPrepared(this.site.harness.dataSource, { name: `desk history: ${name}`, text }, [
      this.memberId,
    ]);
  }

  /** Members neither lose nor gain days: only sales add periods, and only refunds and upgrades end them. */
  private checkDays({ kind }: Step, before: Map<string, number>, after: Map<string, number>): void {
    const tolerance = kind === 'refund' ? MONTHS_DIFFER_BY : 0;
    for (const [id, days] of after)
      expect(Math.abs(days - (before.get(id) ?? days)), kind).toBeLessThanOrEqual(tolerance);
    const added = [...after.keys()].filter((id) => !before.has(id)).length;
    const ended = [...before.keys()].filter((id) => !after.has(id)).length;
    expect(added, kind).toBeLessThanOrEqual(kind === 'upgrade' || kind === 'pay ahead' ? 1 : 0);
    expect(ended, kind).toBeLessThanOrEqual(kind === 'upgrade' || kind === 'refund' ? 1 : 0);
  }
}

function requireRefusal(error: unknown): void {
  if (!(error instanceof AppError)) throw error;
}
