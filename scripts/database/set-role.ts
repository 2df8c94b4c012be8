import { parseArgs } from 'node:util';
import type { DataSource } from 'typeorm';
import { isRole, ROLES, type Role } from '#common/accounts/roles';
import { email as emailRule } from '#common/auth/fields';
import { ROLE_ENDINGS } from '#server/composition/parts';
import { RoleService } from '#server/features/auth/role.service';
import { JournalService } from '#server/features/journal/journal.service';
import { MemberSummaryService } from '#server/features/members/member-summary.service';
import { isAddressKnown } from '#server/features/accounts/known-address';
import { User } from '#server/features/accounts/user.entity';
import { lastOneAs } from '#server/features/accounts/last-leader';
import { UserService } from '#server/features/accounts/user.service';
import { SecurityLogService } from '#server/features/security-log/security-log.service';
import { systemClock } from '#server/lib/clock';
import { StartError } from '#server/lib/errors';
import { createLogger } from '#server/lib/logger';

const OPTIONS = {
  email: { type: 'string' },
  role: { type: 'string' },
  confirmed: { type: 'boolean' },
} as const;

const USAGE =
  'Add the e-mail address of the account and its new role: npm run staff:role -- --email asha@example.com --role front_desk';

/** Throws if somebody else than the reader of the address's mails may have entered it. */
export function requireConfirmedAddress(user: User): void {
  if (isAddressKnown(user)) return;
  const { email, name, phone } = user;
  const holder = [name ?? 'somebody without a name', phone].filter(Boolean).join(', ');
  throw new StartError(
    `${email} is not confirmed: the account of ${holder} has it. If that is the right person, give the role with --confirmed: npm run staff:role -- --email ${email} --role ROLE --confirmed`,
  );
}

const users = new UserService();
export const rolesOf = (dataSource: DataSource) =>
  new RoleService({
    clock: systemClock,
    journal: new JournalService({ dataSource, clock: systemClock }),
    roleEndings: ROLE_ENDINGS,
    log: new SecurityLogService({ clock: systemClock, logger: createLogger('warn') }),
    memberSummaries: new MemberSummaryService(),
  });

/** Gives the account with `--email` the role `--role`, without a confirmed address only with `--confirmed`; returns a message. */
export function setRole(dataSource: DataSource, args: string[]): Promise<string> {
  const { email, role, isConfirmed } = readArguments(args);
  return dataSource.transaction(async (manager) => {
    const leaders = await users.lockLeaders(manager);
    const user = await manager.findOne(User, { where: { email }, lock: { mode: 'for_no_key_update' } });
    if (!user)
      throw new StartError(`There is no account with the address ${email}. Sign up first, at /signup.`);
    if (user.role === role) return `${email} has the role ${role} already.`;
    if (role !== 'user' && !isConfirmed) requireConfirmedAddress(user);
    const last = lastOneAs(leaders, user, role);
    if (last) throw new StartError(`${email} is the only ${last}. Make another account an ${last} first.`);
    await rolesOf(dataSource).give(manager, user, role);
    return `${email} has the role ${role} now, and has to log in again.`;
  });
}

function readArguments(args: string[]): { email: string; role: Role; isConfirmed: boolean } {
  const given = optionsIn(args);
  const { data: email } = emailRule.safeParse(given.email);
  if (!email || given.role === undefined) throw new StartError(USAGE);
  if (!isRole(given.role))
    throw new StartError(`There is no role ${given.role}. The roles are ${ROLES.join(', ')}.`);
  return { email, role: given.role, isConfirmed: given.confirmed ?? false };
}

function optionsIn(args: string[]): { email?: string; role?: string; confirmed?: boolean } {
  try {
    return parseArgs({ args, options: OPTIONS }).values;
  } catch (error) {
    throw new StartError(USAGE, { cause: error });
  }
}
