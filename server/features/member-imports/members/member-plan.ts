import { dayOfText, endOfDay, studioDay, textOfDay } from '#common/calendar';
import type { ImportField } from '#common/member-imports/member-imports';
import { rowMessages } from '#common/member-imports/messages';
import { lastDayOf } from '#common/memberships/last-day';
import type { User } from '../../accounts/user.entity';
import type { ImportedMembershipsService } from '../../memberships/imported-memberships.service';
import type { PlanOffer } from '../../plans/plan-offer.entity';
import type { CsvRow } from '../csv-file';
import { changed, type MemberImportChange } from '../member-import-change.type';
import type { NamedMembers } from '../named-members';
import type { RowCells } from '../row-cells';
import { skipped, type PlannedRow } from '../row-kind';
import type { MemberValues } from '../row-values';

/** Facts that are known when a row is checked. */
interface Known {
  offers: Map<string, PlanOffer>;
  /** The rows in which an e-mail address, phone number, id or account occurred first. */
  seen: Map<string, number>;
  members: NamedMembers;
  lastPeriod: Awaited<ReturnType<ImportedMembershipsService['lastPeriods']>>;
}

/** Plans the action for a row; rows must be given in the order of the file. */
export function memberPlan(
  known: Known,
  { row, cells, values }: { row: CsvRow; cells: RowCells; values: MemberValues },
): PlannedRow {
  const { memberId, email, phone } = values;
  const { user, conflict } = known.members.find(values);
  const add = (field: ImportField, message: string | null) => {
    if (message) cells.add(field, message);
  };
  const firstRow = firstRowWith(known.seen, row.position);
  add('email', firstRow(`email ${email}`, email, rowMessages.emailTwice));
  add('phone', firstRow(`phone ${phone}`, phone, rowMessages.phoneTwice));
  add('member_id', firstRow(`id ${memberId}`, memberId, rowMessages.memberTwice));
  if (cells.isFaultless) add('email', firstRow(`user ${user?.id}`, user, rowMessages.memberTwice));
  if (conflict) add(...conflict);
  // Members in an export may have signed up without a name.
  else if (!user && cells.isFaultless && !(memberId && email))
    add('name', values.name ? null : rowMessages.nameMissing);
  if (!cells.isFaultless) return skipped(row, cells);
  const changes = changesOf(known, user, values);
  const plan = user ? (changes.length > 0 ? 'update' : 'unchanged') : 'create';
  return { row, cells, values, plan, user, changes };
}

const firstRowWith =
  (seen: Map<string, number>, position: number) =>
  (key: string, value: unknown, message: (row: number) => string): string | null => {
    if (value === null) return null;
    const first = seen.get(key);
    if (first === undefined) seen.set(key, position);
    return first === undefined ? null : message(first);
  };

/** Values that the import changes in an account, or gives to a new one. */
function changesOf(known: Known, user: User | null, values: MemberValues): MemberImportChange[] {
  const { name, email, phone, joinedOn } = values;
  return [
    ...changed('name', user?.name, name),
    ...(user ? [] : changed('email', null, email)),
    ...changed('phone', user?.phone, phone),
    ...membershipChanges(known, user, values),
    ...(user ? [] : changed('joined_on', null, joinedOn)),
  ];
}

/** None if the plan ends earlier than the paid periods. */
function membershipChanges(
  { offers, lastPeriod }: Known,
  user: User | null,
  { offerId, endsOn }: MemberValues,
): MemberImportChange[] {
  const offer = offers.get(offerId ?? '');
  if (!offer || endsOn === null) return [];
  const last = user && lastPeriod(user.id, offer.planType);
  if (last && endOfDay(dayOfText(endsOn)!) <= last.endsAt.getTime()) return [];
  const before = last && textOfDay(studioDay(lastDayOf(last.endsAt).getTime()));
  return [...changed('plan', last?.planName, offer.name), { field: 'ends_on', before, after: endsOn }];
}
