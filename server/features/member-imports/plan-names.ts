import { CELL_LENGTH_MAX, PLAN_NAMES_MAX } from '#common/member-imports/limits';
import { rowMessages } from '#common/member-imports/messages';
import type { PlanOffer } from '../plans/plan-offer.entity';
import type { MemberImportPlanName, MemberImportUnknownPlan } from './member-import-plan-name.type';

interface PlanNameSettings {
  offers: readonly PlanOffer[];
  /** Decisions of staff about names that no plan has. */
  planNames: readonly MemberImportPlanName[];
}

/** The plans that the names in a file mean. */
export class PlanNames {
  private readonly meanings: Map<string, string | null>;
  private readonly counts = new Map<string, MemberImportUnknownPlan>();
  readonly unknownMessage: string;

  constructor({ offers, planNames }: PlanNameSettings) {
    const ids = new Set(offers.map(({ id }) => id));
    this.meanings = new Map([
      ...planNames
        .filter(({ offerId }) => offerId === null || ids.has(offerId))
        .map(({ name, offerId }) => [folded(name), offerId] as const),
      ...offers.map(({ name, id }) => [folded(name), id] as const),
    ]);
    const sold = offers.filter(({ retiredAt }) => retiredAt === null).map(({ name }) => name);
    this.unknownMessage = rowMessages.planUnknown(sold.join(', '));
  }

  get unknown(): MemberImportUnknownPlan[] {
    return [...this.counts.values()];
  }

  /** The id of the plan, null for none, or undefined if the name is unknown, which is counted. */
  meaningOf(name: string): string | null | undefined {
    const meaning = this.meanings.get(folded(name));
    if (meaning === undefined) this.count(name);
    return meaning;
  }

  private count(name: string): void {
    const key = folded(name);
    const known = this.counts.get(key);
    if (known) known.rowCount += 1;
    else if (this.counts.size < PLAN_NAMES_MAX) this.counts.set(key, { name, rowCount: 1 });
  }
}

const folded = (name: string): string => name.slice(0, CELL_LENGTH_MAX).trim().toLowerCase();
