import { dayOfText, endOfDay, startOfDay } from '#common/calendar';
import { rowMessages } from '#common/member-imports/messages';
import { PLAN_NAME_LENGTH_MAX } from '#common/plans/limits';
import { PLAN_KINDS, PLAN_TYPES, type PlanKind, type PlanType } from '#common/plans/plans';
import { line } from '#common/forms/fields';
import type { PlanOffer } from '../../plans/plan-offer.entity';
import type { Moment } from '../import-dates';
import { identityIn } from '../named-members';
import { PlanNames } from '../plan-names';
import { RowCells } from '../row-cells';
import type { CheckedFile } from '../row-kind';
import type { PassValues } from '../row-values';

interface ReaderSettings extends CheckedFile {
  offers: readonly PlanOffer[];
  now: number;
}

type Plan = Pick<PassValues, 'planName' | 'planType' | 'kind'>;
type Days = Pick<PassValues, 'startsAt' | 'endsAt' | 'endedAt'>;

const planRule = line(PLAN_NAME_LENGTH_MAX, rowMessages.passPlanMissing);

/** Reads rows that are passes or nutrition plans. */
export class PassReader {
  private readonly names: PlanNames;
  private readonly offers: Map<string, PlanOffer>;

  constructor(private readonly settings: ReaderSettings) {
    this.names = new PlanNames(settings);
    this.offers = new Map(settings.offers.map((offer) => [offer.id, offer]));
  }

  get unknownPlans() {
    return this.names.unknown;
  }

  /** Values are null for a row with mistakes. */
  read(given: readonly string[]): { cells: RowCells; values: PassValues | null } {
    const cells = new RowCells(this.settings, given);
    const identity = identityIn(cells);
    const plan = this.plan(cells);
    const days = this.days(cells);
    if (!cells.isFaultless || !plan || !days) return { cells, values: null };
    return { cells, values: { ...identity, ...plan, ...days } };
  }

  /** A plan of the studio, or the name of a past one: of a file that has types of plans, or that staff want to keep. */
  private plan(cells: RowCells): Plan | null {
    const planName = cells.text('plan', planRule);
    const planType = oneOf(cells, 'plan_type', PLAN_TYPES);
    const kind = oneOf(cells, 'plan_kind', PLAN_KINDS);
    if (!cells.cell('plan')) cells.add('plan', rowMessages.passPlanMissing);
    if (!planName || !planType || !kind) return null;
    if (cells.has('plan_type')) return { planName, planType, kind };
    const meaning = this.names.meaningOf(planName);
    if (meaning === undefined) cells.add('plan', this.names.unknownMessage);
    const offer = this.offers.get(meaning ?? '');
    return offer
      ? { planName: offer.name, planType: offer.planType, kind: offer.kind }
      : { planName, planType, kind };
  }

  private days(cells: RowCells): Days | null {
    const [start, end, ended] = (['starts_on', 'ends_on', 'ended_on'] as const).map((field) =>
      cells.moment(field, rowMessages.dateInvalid),
    );
    if (!cells.cell('starts_on')) cells.add('starts_on', rowMessages.startMissing);
    if (!cells.cell('ends_on')) cells.add('ends_on', rowMessages.endMissing);
    if (!start || !end) return null;
    const startsAt = start.at ?? startOfDay(dayOfText(start.day)!);
    const endsAt = endAt(end);
    if (endsAt <= startsAt) cells.add('ends_on', rowMessages.endBeforeStart);
    if (startsAt > this.settings.now) cells.add('starts_on', rowMessages.passNotBegun);
    return {
      startsAt: new Date(startsAt).toISOString(),
      endsAt: new Date(endsAt).toISOString(),
      endedAt: ended ? new Date(Math.max(startsAt, endAt(ended))).toISOString() : null,
    };
  }
}

/** Programs write the moment of the end, people the last day. */
const endAt = ({ day, at, isExact }: Moment): number =>
  isExact && at !== null ? at : endOfDay(dayOfText(day)!);

/** One of these words: the first for an empty cell; for anything else null, and a noted problem. */
function oneOf<Word extends PlanType | PlanKind>(
  cells: RowCells,
  field: 'plan_type' | 'plan_kind',
  words: readonly Word[],
): Word | null {
  const cell = cells.cell(field).toLowerCase();
  const found = cell ? words.find((word) => word === cell) : words[0];
  if (!found) cells.add(field, rowMessages.planTypeUnknown(words.join(', ')));
  return found ?? null;
}
