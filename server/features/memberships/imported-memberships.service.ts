import { In, IsNull, type EntityManager } from 'typeorm';
import type { PlanType } from '#common/plans/plans';
import type { Actor } from '../../lib/actor';
import type { Clock } from '../../lib/clock';
import type { JournalService } from '../journal/journal.service';
import type { PlanOffer } from '../plans/plan-offer.entity';
import { MembershipPeriod } from './membership-period.entity';
import { isSamePass, passesOverlap, type PastPass } from './past-pass';
import { datesOf, endOf, lastOf, termBetween, termUntil } from './terms';

/** A period that ends at a given time; the row of the file that it is imported from. */
interface ImportedPeriod {
  rowId: string;
  memberId: string;
  offer: PlanOffer;
  endsAt: Date;
}

/** Memberships that members had before they were imported. */
export class ImportedMembershipsService {
  constructor(private readonly parts: { clock: Clock; journal: JournalService }) {}

  /** For each of these members, finds the period of a plan type that ends last. */
  async lastPeriods(
    manager: EntityManager,
    memberIds: readonly string[],
  ): Promise<(memberId: string, planType: PlanType) => MembershipPeriod | null> {
    const periods = await manager.findBy(MembershipPeriod, { userId: In(memberIds), endedAt: IsNull() });
    return (memberId, planType) => {
      const own = periods.filter(({ userId }) => userId === memberId);
      return lastOf(ofType(own, planType)) ?? null;
    };
  }

  /**
   * Adds periods without orders to memberships that end earlier; the others stay as they are. The caller has locked the
   * members or just created them, and writes their summaries.
   */
  async addUntil(
    manager: EntityManager,
    actor: Actor,
    { periods, reason }: { periods: readonly ImportedPeriod[]; reason: string },
  ): Promise<{ rowId: string; period: MembershipPeriod }[]> {
    const now = this.parts.clock.now();
    const memberIds = periods.map(({ memberId }) => memberId);
    const known = await manager.findBy(MembershipPeriod, { userId: In(memberIds), endedAt: IsNull() });
    const added = periods.flatMap(({ rowId, memberId, offer, endsAt }) => {
      const own = known.filter(({ userId }) => userId === memberId);
      const terms = ofType(own, offer.planType);
      const term = termUntil(terms, { endsAt, months: offer.durationMonths }, now);
      if (!term) return [];
      const { name: planName, planType } = offer;
      const values = { userId: memberId, orderId: null, planName, planType, ...term };
      return { rowId, period: manager.create(MembershipPeriod, { ...values, createdAt: new Date(now) }) };
    });
    await this.insert(
      manager,
      actor,
      added.map(({ period }) => ({ period, reason })),
    );
    return added;
  }

  /** All passes and nutrition plans of these members, by their ids. */
  async passesOf(
    manager: EntityManager,
    memberIds: readonly string[],
  ): Promise<Map<string, MembershipPeriod[]>> {
    const passes = await manager.findBy(MembershipPeriod, { userId: In(memberIds) });
    return new Map(memberIds.map((id) => [id, passes.filter(({ userId }) => userId === id)]));
  }

  /**
   * Adds passes with their days and without orders, except for those that overlap others. The caller has locked the
   * members, and writes their summaries.
   */
  async addPast(
    manager: EntityManager,
    actor: Actor,
    { passes, reason }: { passes: readonly (PastPass & { rowId: string })[]; reason: string },
  ): Promise<{ rowId: string; period: MembershipPeriod }[]> {
    const createdAt = new Date(this.parts.clock.now());
    const known = await this.passesOf(
      manager,
      passes.map(({ userId }) => userId),
    );
    const added = passes.flatMap(({ rowId, ...pass }) => {
      const own = known.get(pass.userId) ?? [];
      if (own.some((other) => isSamePass(pass, other) || passesOverlap(pass, other))) return [];
      const values = { ...pass, ...termBetween(pass), orderId: null, createdAt };
      const period = manager.create(MembershipPeriod, values);
      known.set(pass.userId, [...own, period]);
      return { rowId, period };
    });
    await this.insert(
      manager,
      actor,
      added.map(({ period }) => ({ period, reason })),
    );
    return added;
  }

  private async insert(
    manager: EntityManager,
    actor: Actor,
    added: readonly { period: MembershipPeriod; reason: string }[],
  ): Promise<void> {
    if (added.length === 0) return;
    await manager.insert(
      MembershipPeriod,
      added.map(({ period }) => period),
    );
    const entries = added.map(({ period, reason }) => ({
      type: 'membership.begun' as const,
      subjectId: period.id,
      memberId: period.userId,
      before: {},
      after: { ...datesOf(period), reason },
    }));
    await this.parts.journal.write(manager, actor, ...entries);
  }

  /** Ends one period at its start, as if it had never been. The caller has locked the member's row. */
  async withdraw(
    manager: EntityManager,
    actor: Actor,
    { periodId, reason }: { periodId: string; reason: string },
  ): Promise<void> {
    const period = await manager.findOneBy(MembershipPeriod, { id: periodId });
    if (!period || endOf(period) <= period.startsAt) return;
    await this.parts.journal.change(manager, actor, {
      type: 'membership.ended',
      table: MembershipPeriod,
      row: period,
      memberId: period.userId,
      values: { endedAt: period.startsAt },
      before: datesOf(period),
      after: { reason },
    });
  }
}

const ofType = (periods: MembershipPeriod[], planType: PlanType) =>
  periods.filter((period) => period.planType === planType);
