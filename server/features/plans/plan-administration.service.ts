import type { EntityManager } from 'typeorm';
import type { FieldReason } from '#common/error-reasons';
import { PLANS_MAX } from '#common/plans/limits';
import { planMessages as messages } from '#common/plans/messages';
import type { Database } from '../../database/database';
import { lockName } from '../../database/lock-name';
import { savePositions } from '../../database/positions';
import type { UserActor } from '../../lib/actor';
import type { Clock } from '../../lib/clock';
import { Conflict, InvalidFields } from '../../lib/errors';
import { StaleVersion } from '../../lib/stale-version';
import type { JournalService } from '../journal/journal.service';
import { lockPlan, withPrices } from './managed-plans';
import type { ManagedPlan } from './managed-plan.type';
import type { CreatePlanInput, SetPlanOnSaleInput, UpdatePlanInput } from './plan-administration.input';
import { PlanOffer } from './plan-offer.entity';

interface PlanAdministrationParts {
  dataSource: Database;
  clock: Clock;
  journal: JournalService;
}

/** Plans as the studio adds, changes and sorts them. What members have bought stays as it was. */
export class PlanAdministrationService {
  constructor(private readonly parts: PlanAdministrationParts) {}

  /** All plans in the order of the price list. */
  list(): Promise<ManagedPlan[]> {
    return this.parts.dataSource.transaction(async (manager) => withPrices(manager, await inOrder(manager)));
  }

  create(actor: UserActor, input: CreatePlanInput): Promise<ManagedPlan> {
    const { dataSource, journal } = this.parts;
    return dataSource.transaction(async (manager) => {
      await lockList(manager);
      const offers = await inOrder(manager);
      const values = valuesOf(input);
      const known = offers.find(({ name }) => name === values.name);
      if (known && isSame(known, values)) return managedPlan(manager, known);
      if (known) throw refusal('name', 'TAKEN', messages.nameTaken);
      if (offers.length >= PLANS_MAX) throw new Conflict('TOO_MANY_PLANS', messages.tooMany);
      const position = (offers.at(-1)?.position ?? -1) + 1;
      const row = manager.create(PlanOffer, { ...values, position, version: 1 });
      const { name, pricePaise } = values;
      const entry = { memberId: null, before: {}, after: { name, pricePaise } };
      await journal.add(manager, actor, { type: 'plan.created', table: PlanOffer, row, ...entry });
      return managedPlan(manager, row);
    });
  }

  /** Throws StaleVersion if somebody else has changed the plan meanwhile. */
  update(actor: UserActor, { planId, features, expectedVersion }: UpdatePlanInput): Promise<ManagedPlan> {
    const { dataSource, journal } = this.parts;
    return dataSource.transaction(async (manager) => {
      const row = await lockPlan(manager, planId);
      const { name, version } = row;
      if (areEqual(row.features, features)) return managedPlan(manager, row);
      if (version !== expectedVersion)
        throw new StaleVersion(messages.changedMeanwhile, { current: ['features'] });
      await journal.change(manager, actor, {
        type: 'plan.changed',
        table: PlanOffer,
        row,
        memberId: null,
        values: { features, version: version + 1 },
        before: { features: row.features },
        after: { name, features },
      });
      return managedPlan(manager, row);
    });
  }

  setOnSale(actor: UserActor, { planId, isOnSale }: SetPlanOnSaleInput): Promise<ManagedPlan> {
    const { dataSource, clock, journal } = this.parts;
    return dataSource.transaction(async (manager) => {
      const row = await lockPlan(manager, planId);
      const wasOnSale = row.retiredAt === null;
      if (wasOnSale === isOnSale) return managedPlan(manager, row);
      await journal.change(manager, actor, {
        type: 'plan.changed',
        table: PlanOffer,
        row,
        memberId: null,
        values: { retiredAt: isOnSale ? null : new Date(clock.now()) },
        before: { isOnSale: wasOnSale },
        after: { name: row.name, isOnSale },
      });
      return managedPlan(manager, row);
    });
  }

  /** Refuses an order that lacks a plan, for example one that was added meanwhile. */
  sort(actor: UserActor, planIds: readonly string[]): Promise<ManagedPlan[]> {
    const { dataSource, journal } = this.parts;
    return dataSource.transaction(async (manager) => {
      await lockList(manager);
      const offers = await inOrder(manager);
      const idsOf = offers.map(({ id }) => id);
      if (!areEqual([...idsOf].sort(), [...planIds].sort()))
        throw new Conflict('PLANS_CHANGED', messages.listChanged);
      const moved = offers.filter(({ id, position }) => planIds[position] !== id);
      if (moved.length > 0) {
        await savePositions(manager, PlanOffer, planIds);
        await journal.write(manager, actor, ...moved.map(entryOfMove));
      }
      return withPrices(manager, await inOrder(manager));
    });
  }
}

const lockList = (manager: EntityManager): Promise<unknown> => lockName(manager, 'plans');

const inOrder = (manager: EntityManager): Promise<PlanOffer[]> =>
  manager.find(PlanOffer, { order: { position: 'ASC', id: 'ASC' } });

async function managedPlan(manager: EntityManager, offer: PlanOffer): Promise<ManagedPlan> {
  const [plan] = await withPrices(manager, [offer]);
  return plan!;
}

type PlanValues = Pick<
  PlanOffer,
  'planType' | 'kind' | 'name' | 'pricePaise' | 'durationMonths' | 'durationDays' | 'features'
>;

const valuesOf = ({ planType, kind, name, price, features, ...length }: CreatePlanInput): PlanValues => ({
  planType,
  kind,
  name,
  features,
  pricePaise: price.minorUnits,
  durationMonths: kind === 'membership' ? length.durationMonths! : 0,
  durationDays: kind === 'membership' ? null : length.durationDays!,
});

const isSame = (offer: PlanOffer, { features, ...values }: PlanValues): boolean =>
  areEqual(offer.features, features) &&
  Object.entries(values).every(([field, value]) => offer[field as keyof typeof values] === value);

const entryOfMove = ({ id, name }: PlanOffer) => ({
  type: 'plan.moved' as const,
  subjectId: id,
  memberId: null,
  before: {},
  after: { name },
});

const areEqual = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((one, index) => one === others[index]);

const refusal = (field: string, reason: FieldReason, message: string): InvalidFields =>
  new InvalidFields([{ path: [field], reason, message }]);
