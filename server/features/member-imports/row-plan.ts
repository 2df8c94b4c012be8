import { dayOfText, endOfDay } from '#common/calendar';
import type { RowPlan } from '#common/member-imports/member-imports';
import { rowMessages } from '#common/member-imports/messages';
import type { User } from '../members/user.entity';
import type { ImportedMemberships } from '../memberships/imported-memberships.service';
import type { PlanOffer } from '../plans/plan-offer.entity';
import type { CsvRow } from './csv-file';
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
  paidUntil: Awaited<ReturnType<ImportedMemberships['paidUntil']>>;
}

/** A row with what is to be done with it. */
interface PlannedRow {
  plan: RowPlan;
  user: User | null;
  problems: MemberImportProblem[];
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
  else if (problems.length === 0) {
    add('email', email ? null : rowMessages.emailMissing);
    add('name', values.name ? null : rowMessages.nameMissing);
  }
  return decided(known, { user, values, problems });
}

function decided(known: Known, { user, values, problems }: ReadRow & { user: User | null }): PlannedRow {
  if (problems.length > 0) return { plan: 'skip', user: null, problems };
  if (!user) return { plan: 'create', user, problems };
  return { plan: isChanged(known, user, values) ? 'update' : 'unchanged', user, problems };
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
  if (email !== null && email !== user.email) return [['phone', rowMessages.otherEmail]];
  // Anybody can enter the number of somebody else in an account, which would get that person's name and pass.
  return byEmail || user.isPhoneConfirmed ? [] : [['phone', rowMessages.phoneUnconfirmed]];
}

function isChanged(
  { offers, paidUntil }: Known,
  user: User,
  { name, phone, offerId, endsOn }: RowValues,
): boolean {
  const offer = offerId === null ? undefined : offers.get(offerId);
  const end = endsOn === null ? 0 : endOfDay(dayOfText(endsOn)!);
  const isExtended = offer !== undefined && end > paidUntil(user.id, offer.planType);
  return isExtended || (name !== null && name !== user.name) || (phone !== null && phone !== user.phone);
}

/** The row of the table that keeps the plan until the import runs. */
export const plannedRow = (
  importId: string,
  { row, values, plan, user, problems }: PlannedRow & { row: CsvRow; values: RowValues },
) => ({
  importId,
  position: row.position,
  plan,
  values: plan === 'skip' ? null : values,
  cells: plan === 'skip' ? row.cells : null,
  problems: plan === 'skip' ? problems : null,
  userId: user?.id ?? null,
  userVersion: user?.version ?? null,
});
