import { dayOfText, startOfDay } from '#common/calendar';
import { isRole, isStaffRole } from '#common/accounts/roles';
import { line } from '#common/forms/fields';
import { rowMessages } from '#common/member-imports/messages';
import { NAME_LENGTH_MAX } from '#common/accounts/limits';
import { memberMessages } from '#common/members/messages';
import type { PlanOffer } from '../../plans/plan-offer.entity';
import type { MemberImportUnknownPlan } from '../member-import-plan-name.type';
import { identityIn } from '../named-members';
import { PlanNames } from '../plan-names';
import { RowCells } from '../row-cells';
import type { CheckedFile } from '../row-kind';
import type { MemberValues } from '../row-values';

const nameRule = line(NAME_LENGTH_MAX, memberMessages.nameRequired);

interface ReaderSettings extends CheckedFile {
  offers: readonly PlanOffer[];
  now: number;
}

/** Reads rows that are members. */
export class MemberReader {
  private readonly plans: PlanNames;

  constructor(private readonly settings: ReaderSettings) {
    this.plans = new PlanNames(settings);
  }

  /** Names in the rows that were read which no plan has. */
  get unknownPlans(): MemberImportUnknownPlan[] {
    return this.plans.unknown;
  }

  read(given: readonly string[]): { cells: RowCells; values: MemberValues } {
    const cells = new RowCells(this.settings, given);
    const name = nameIn(cells);
    const values = {
      name,
      ...identityIn(cells),
      ...this.membership(cells),
      joinedOn: cells.day('joined_on'),
    };
    if (values.joinedOn && startOfDay(dayOfText(values.joinedOn)!) > this.settings.now)
      cells.add('joined_on', rowMessages.joinedInFuture);
    if (!cells.cell('email') && !cells.cell('phone')) cells.add('email', rowMessages.identityMissing);
    const role = cells.cell('role').toLowerCase();
    if (isRole(role) && isStaffRole(role)) cells.add('role', rowMessages.staffRole);
    return { cells, values };
  }

  /** The plan and its last day. */
  private membership(cells: RowCells): Pick<MemberValues, 'offerId' | 'endsOn'> {
    const [name, end] = [cells.cell('plan'), cells.cell('ends_on')];
    const meaning = name || end ? this.plans.meaningOf(name) : null;
    if (meaning === null) return { offerId: null, endsOn: null };
    if (meaning === undefined) cells.add('plan', name ? this.plans.unknownMessage : rowMessages.planMissing);
    if (!end) cells.add('ends_on', rowMessages.endMissing);
    return { offerId: meaning ?? null, endsOn: cells.day('ends_on') };
  }
}

function nameIn(cells: RowCells): string | null {
  if (cells.cell('name')) return cells.text('name', nameRule);
  const parts = [cells.cell('first_name'), cells.cell('last_name')].filter(Boolean);
  const { data, error } = nameRule.safeParse(parts.join(' '));
  if (error && parts.length > 0) cells.add('first_name', error.issues[0]!.message);
  return data ?? null;
}
