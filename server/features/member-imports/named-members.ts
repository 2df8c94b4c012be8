/** Finds the account that a row of a file is about. */
import { In, type EntityManager } from 'typeorm';
import { phoneNumber } from '#common/accounts/profile-fields';
import { email } from '#common/auth/fields';
import { IDENTITY_FIELDS } from '#common/member-imports/member-imports';
import { rowMessages } from '#common/member-imports/messages';
import { memberMessages } from '#common/members/messages';
import { isUuid } from '../../lib/uuid';
import { isAddressKnown } from '../accounts/known-address';
import { User } from '../accounts/user.entity';
import type { RowCells } from './row-cells';

/** How a row names a member; null for empty cells. */
export interface Identity {
  /** Id in an export of this studio, or of an earlier installation. */
  memberId: string | null;
  email: string | null;
  phone: string | null;
}

type IdentityField = (typeof IDENTITY_FIELDS)[number];

const phoneRule = phoneNumber(memberMessages.contactRequired);

export function identityIn(row: RowCells): Identity {
  const memberId = row.cell('member_id').toLowerCase() || null;
  if (memberId !== null && !isUuid(memberId)) row.add('member_id', rowMessages.idInvalid);
  return {
    memberId: memberId !== null && isUuid(memberId) ? memberId : null,
    email: row.text('email', email),
    phone: row.text('phone', phoneRule),
  };
}

/** The accounts that match any of the identities in some rows. */
export class NamedMembers {
  private constructor(
    readonly accounts: readonly User[],
    private readonly accountIds: ReadonlyMap<string, string>,
  ) {}

  /** `accountIds` has the accounts of members by their ids in the file, where those differ. */
  static async read(
    manager: EntityManager,
    identities: readonly Identity[],
    accountIds: ReadonlyMap<string, string> = new Map(),
  ): Promise<NamedMembers> {
    const memberIds = identities.flatMap(({ memberId }) =>
      memberId === null ? [] : (accountIds.get(memberId) ?? memberId),
    );
    const emails = identities.flatMap((one) => one.email ?? []);
    const phones = identities.flatMap(({ phone }) => phone ?? []);
    const where = [{ id: In(memberIds) }, { email: In(emails) }, { phone: In(phones) }];
    return new NamedMembers(await manager.find(User, { where }), accountIds);
  }

  /** The account by id, else e-mail address, else phone number, and why a row may not be about it. */
  find(identity: Identity): { user: User | null; conflict: [IdentityField, string] | null } {
    const { memberId, email: address, phone } = identity;
    const id = memberId === null ? null : (this.accountIds.get(memberId) ?? memberId);
    const byId = this.accounts.find((user) => user.id === id);
    const byEmail = this.accounts.find((user) => address !== null && user.email === address);
    const byPhone = this.accounts.find((user) => phone !== null && user.phone === phone);
    const user = byId ?? byEmail ?? byPhone ?? null;
    return { user, conflict: user && conflictOf(user, address, { byId, byEmail, byPhone }) };
  }
}

function conflictOf(
  user: User,
  address: string | null,
  { byId, byEmail, byPhone }: Record<'byId' | 'byEmail' | 'byPhone', User | undefined>,
): [IdentityField, string] | null {
  if (user.role !== 'user') return ['email', rowMessages.staff];
  if (byEmail && byEmail !== user) return ['email', rowMessages.emailTaken];
  if (byPhone && byPhone !== user) return ['phone', rowMessages.phoneTaken];
  if (address !== null && address !== user.email)
    return byId ? ['member_id', otherAddress(user, 'id')] : ['phone', otherAddress(user, 'phone number')];
  return byId ? null : unconfirmed({ byEmail, byPhone });
}

/** Anybody can enter another person's number or address: matched by it, their account would get that person's pass. */
function unconfirmed({
  byEmail,
  byPhone,
}: Record<'byEmail' | 'byPhone', User | undefined>): [IdentityField, string] | null {
  if (byPhone?.isPhoneConfirmed) return null;
  if (!byEmail) return ['phone', rowMessages.phoneUnconfirmed];
  return isAddressKnown(byEmail) ? null : ['email', rowMessages.emailUnconfirmed];
}

const otherAddress = ({ email: known }: User, named: string): string =>
  known === null ? rowMessages.emailUnknown(named) : rowMessages.otherEmail(named);

/** The member to whom a row adds something; null if there is none, which is noted. */
export function memberOf(members: NamedMembers, cells: RowCells, identity: Identity): User | null {
  const { user, conflict } = members.find(identity);
  const field = IDENTITY_FIELDS.find((one) => cells.cell(one)) ?? 'member_id';
  if (user && user.role !== 'user') cells.add(field, rowMessages.ofStaff);
  else if (conflict) cells.add(...conflict);
  else if (!user) cells.add(field, cells.cell(field) ? rowMessages.memberUnknown : rowMessages.memberMissing);
  return cells.isFaultless ? user : null;
}

/**
 * The accounts of members who were known before they were imported, by their ids in the file, which differ. Known as long
 * as rows of earlier imports are kept.
 */
export async function idsOfKnownMembers(manager: Pick<EntityManager, 'query'>): Promise<Map<string, string>> {
  const rows = await manager.query<{ memberId: string; userId: string }[]>(
    `select distinct on (1) "values" ->> 'memberId' as "memberId", user_id as "userId"
     from member_import_rows join member_imports on member_imports.id = import_id
     where kind = 'members' and plan in ('update', 'unchanged') and user_id is not null
       and "values" ->> 'memberId' <> user_id::text
     order by 1, member_imports.created_at desc`,
  );
  return new Map(rows.map(({ memberId, userId }) => [memberId, userId]));
}
