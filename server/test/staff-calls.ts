/** Calls of the staff, and of those who are invited to it. */
import type { Role } from '#common/accounts/roles';
import type { Browser } from './browser';
import { createUser, PASSWORD } from './factories';
import type { GraphqlAnswer, Harness } from './harness';

export const INVITE = `mutation ($input: InviteStaffInput!) {
  inviteStaff(input: $input) { message link invitation { id email role expiresAt } }
}`;
export const WITHDRAW = `mutation ($input: WithdrawStaffInvitationInput!) {
  withdrawStaffInvitation(input: $input) { invitation { id } }
}`;
export const ACCEPT = `mutation ($input: AcceptStaffInvitationInput!) { acceptStaffInvitation(input: $input) { message } }`;
export const CHANGE_ROLE = `mutation ($input: ChangeStaffRoleInput!) { changeStaffRole(input: $input) { user { id role } } }`;
export const END_ACCESS = `mutation ($input: EndStaffAccessInput!) { endStaffAccess(input: $input) { user { id role } } }`;

interface Invited {
  email: string;
  role?: string | undefined;
  trainerId?: string | undefined;
}

export const invite = (browser: Browser, { role = 'FRONT_DESK', ...invited }: Invited) =>
  browser.gql(INVITE, { input: { ...invited, role, password: PASSWORD } });

/** The tokens of the links in the mails to an address, newest first. */
export async function invitationsTo(harness: Harness, email: string): Promise<string[]> {
  const mails = await harness.mailTo(email);
  return mails.flatMap(({ text }) => /\/staff-invitation#([\w-]+)/.exec(text)?.[1] ?? []);
}

export async function invitedBy(harness: Harness, browser: Browser, invited: Invited): Promise<string> {
  const { errors } = await invite(browser, invited);
  const [token] = await invitationsTo(harness, invited.email.trim().toLowerCase());
  if (!token) throw new Error(errors[0]?.message ?? 'no mail');
  return token;
}

export const accept = (browser: Browser, token: string, password = PASSWORD) =>
  browser.gql(ACCEPT, { input: { token, password } });

export const idOf = async (harness: Harness, role: Role): Promise<string> =>
  (await createUser(harness.dataSource, { role })).id;

/** Inputs without a correct own password, and the reason for refusing each. */
export const WITHOUT_PASSWORD = [
  [null, 'REQUIRED'],
  ['wrong-password', 'INCORRECT'],
  ['x'.repeat(5000), 'TOO_LONG'],
] as const;

export const reasonOf = ({ status, errors }: GraphqlAnswer) => [status, errors[0]?.extensions.reason];
