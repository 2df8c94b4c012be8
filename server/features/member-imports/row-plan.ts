import { dayOfText, endOfDay, studioDay, textOfDay } from '#common/calendar';
import type { ImportField, RowPlan } from '#common/member-imports/member-imports';
import { rowMessages } from '#common/member-imports/messages';
import { lastDayOf } from '#common/memberships/last-day';
import type { User } from '../accounts/user.entity';
import type { ImportedMembershipsService } from '../memberships/imported-memberships.service';
import type { PlanOffer } from '../plans/plan-offer.entity';
import type { CsvRow } from './csv-file';
import type { MemberImportChange } from './member-import-change.type';
import type { MemberImportProblem } from './member-import-problem.type';
import type { ReadRow, RowReader } from './row-reader';
import type { RowValues } from './row-values';

/** What is read once for a file. */
export interface FileFacts {
  reader: RowReader;
  offers: Map<string, PlanOffer>;
  /** The rows in which an e-mail address, phone number or account occurred first. */
  seen: Map<string, number>;
}

/** What is known when a row is checked. */
interface Known extends FileFacts {
  /** The accounts with an e-mail address or phone number of the row, and maybe others. */
  accounts: readonly User[];
  lastPeriod: Awaited<ReturnType<ImportedMembershipsService['lastPeriods']>>;
}

/** A row with what is to be done with it. */
interface PlannedRow {
  plan: RowPlan;
  user: User | null;
  problems: MemberImportProblem[];
  changes: MemberImportChange[];
}

/** Decides what is to be done with a row; rows are to be given in the order of the file. */
export function planOf(known: Known, { position, cells }: CsvRow, { values, problems }: ReadRow): PlannedRow {
  const { email, phone } = values;
  const byEmail = known.accounts.find((user) => email !== null && user.email === email);
  const byPhone = known.accounts.find((user) => phone !== null && user.phone === phone);
  const user = byEmail ?? byPhone ?? null;
  const add = (field: 'name' | 'email' | 'phone', message: string | null) => {
    if (message) problems.push(known.reader.problem({ cells }, field, message));
  };
  const firstRow = firstRowWith(known.seen, position);
  add('email', firstRow(`email ${email}`, email, rowMessages.emailTwice));
  add('phone', firstRow(`phone ${phone}`, phone, rowMessages.phoneTwice));
  if (problems.length === 0) add('email', firstRow(`user ${user?.id}`, user, rowMessages.memberTwice));
  if (user)
    for (const [field, message] of conflictsOf(user, { byEmail, byPhone, email })) add(field, message);
  else if (problems.length === 0) add('name', values.name ? null : rowMessages.nameMissing);
  return decided(known, { user, values, problems });
}

function decided(known: Known, { user, values, problems }: ReadRow & { user: User | null }): PlannedRow {
  if (problems.length > 0) return { plan: 'skip', user: null, problems, changes: [] };
  const changes = changesOf(known, user, values);
  const plan = user ? (changes.length > 0 ? 'update' : 'unchanged') : 'create';
  return { plan, user, problems, changes };
}

const firstRowWith =
  (seen: Map<string, number>, position: number) =>
  (key: string, value: unknown, message: (row: number) => string): string | null => {
    if (value === null) return null;
    const first = seen.get(key);
    if (first === undefined) seen.set(key, position);
    return first === undefined ? null : message(first);
  };

/** Why the account may not be changed by a row. */
function conflictsOf(
  user: User,
  { byEmail, byPhone, email }: { byEmail: User | undefined; byPhone: User | undefined; email: string | null },
): ['email' | 'phone', string][] {
  if (user.role !== 'user') return [['email', rowMessages.staff]];
  if (byPhone && byPhone !== user) return [['phone', rowMessages.phoneTaken]];
  if (email !== null && email !== user.email)
    return [['phone', user.email === null ? rowMessages.emailUnknown : rowMessages.otherEmail]];
  // Anybody can enter the number of somebody else in an account, which would get that person's name and pass.
  return byEmail || user.isPhoneConfirmed ? [] : [['phone', rowMessages.phoneUnconfirmed]];
}

/** What the import changes in an account, or gives to a new one. */
function changesOf(known: Known, user: User | null, values: RowValues): MemberImportChange[] {
  const { name, email, phone, joinedOn } = values;
  return [
    ...changed('name', user?.name, name),
    ...(user ? [] : changed('email', null, email)),
    ...changed('phone', user?.phone, phone),
    ...membershipChanges(known, user, values),
    ...(user ? [] : changed('joined_on', null, joinedOn)),
  ];
}

/** None if the plan ends earlier than what is paid for. */
function membershipChanges(
  { offers, lastPeriod }: Known,
  user: User | null,
  { offerId, endsOn }: RowValues,
): MemberImportChange[] {
  const offer = offers.get(offerId ?? '');
  if (!offer || endsOn === null) return [];
  const last = user && lastPeriod(user.id, offer.planType);
  if (last && endOfDay(dayOfText(endsOn)!) <= last.endsAt.getTime()) return [];
  const before = last && textOfDay(studioDay(lastDayOf(last.endsAt).getTime()));
  return [...changed('plan', last?.planName, offer.name), { field: 'ends_on', before, after: endsOn }];
}

const changed = (
  field: ImportField,
  before: string | null | undefined,
  after: string | null,
): MemberImportChange[] =>
  after === null || after === before ? [] : [{ field, before: before ?? null, after }];

/** The row of the table that keeps the plan until the import runs. */
export const plannedRow = (
  importId: string,
  { row, values, plan, user, problems, changes }: PlannedRow & { row: CsvRow; values: RowValues },
) => ({
  importId,
  position: row.position,
  plan,
  values: plan === 'skip' ? null : values,
  cells: plan === 'skip' ? row.cells : null,
  problems: plan === 'skip' ? problems : null,
  changes: plan === 'skip' ? null : changes,
  userId: user?.id ?? null,
  userVersion: user?.version ?? null,
});
