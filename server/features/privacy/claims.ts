import { Not, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { pick } from '#common/pick';
import { User } from '../accounts/user.entity';
import type { ReplacedProfile, SignUp } from '../auth/sign-up.entity';

const PROFILE = ['name', 'userName', 'phone', 'phoneConfirmedAt'] as const;

type Profile = Pick<User, (typeof PROFILE)[number]>;

/** The newest of the sign-ups with which the account was claimed. */
export const lastClaim = (signUps: SignUp[], userId: string): SignUp | undefined =>
  signUps
    .filter(({ claimedId, verifiedAt }) => claimedId === userId && verifiedAt !== null)
    .sort((one, other) => other.verifiedAt!.getTime() - one.verifiedAt!.getTime())[0];

/** Names, phone number and address of a member whose claim is taken back. The account is locked. */
export async function withoutClaim(
  manager: EntityManager,
  user: User,
  claim: SignUp,
): Promise<Profile & Pick<User, 'email'>> {
  const profile = claim.replacedProfile
    ? await profileBefore(manager, user, { before: claim.replacedProfile, since: claim.verifiedAt! })
    : pick(user, ...PROFILE);
  return { ...profile, email: await addressBefore(manager, { ...profile, email: user.email }, claim) };
}

/** Keeps what staff have written since; leaves out a phone number or user name that another account uses by now. */
async function profileBefore(
  manager: EntityManager,
  user: User,
  { before, since }: { before: ReplacedProfile; since: Date },
): Promise<Profile> {
  const { userName } = before;
  const hasUserName = userName !== null && (await isFree(manager, user.id, { userName }));
  return {
    name: (await isNameOfStaff(manager, user.id, since)) ? user.name : before.name,
    userName: hasUserName ? userName : null,
    ...(await phoneBefore(manager, user, before)),
  };
}

/** Members who change the number take its confirmation away: staff have written or confirmed one that has it. */
async function phoneBefore(
  manager: EntityManager,
  { id, phone: current, phoneConfirmedAt: confirmedAt }: User,
  { phone, phoneConfirmedAt }: ReplacedProfile,
): Promise<Pick<Profile, 'phone' | 'phoneConfirmedAt'>> {
  if (confirmedAt !== null) return { phone: current, phoneConfirmedAt: confirmedAt };
  if (phone === null || !(await isFree(manager, id, { phone })))
    return { phone: null, phoneConfirmedAt: null };
  return { phone, phoneConfirmedAt: phoneConfirmedAt === null ? null : new Date(phoneConfirmedAt) };
}

/** Whether it was not the member who changed the name last. */
async function isNameOfStaff(manager: EntityManager, memberId: string, since: Date): Promise<boolean> {
  const [change] = await manager.query<{ actor_id: string | null }[]>(
    `select actor_id from journal
     where member_id = $1 and type = 'member.profile-changed' and at >= $2 and after -> 'fields' ? 'name'
     order by at desc, id desc limit 1`,
    [memberId, since],
  );
  return change !== undefined && change.actor_id !== memberId;
}

const isFree = async (
  manager: EntityManager,
  id: string,
  loginName: FindOptionsWhere<User>,
): Promise<boolean> => !(await manager.existsBy(User, { ...loginName, id: Not(id) }));

/** The address that staff had entered; none if the member can be called. */
async function addressBefore(
  manager: EntityManager,
  { email, name, phone }: Pick<User, 'email' | 'name' | 'phone'>,
  { replacedEmail }: SignUp,
): Promise<string | null> {
  const isGivenBack =
    replacedEmail !== null &&
    replacedEmail !== email &&
    !(await manager.existsBy(User, { email: replacedEmail }));
  if (isGivenBack) return replacedEmail;
  return name !== null && phone !== null ? null : email;
}
