import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { authMessages } from '#common/auth/messages';
import { followUpMessages } from '#common/follow-ups/messages';
import { ReadableWith, Requires } from '../../graphql/access-decorators';
import { toConnection } from '../../graphql/connection';
import type { Context } from '../../graphql/context';
import { SignedIn } from '../../graphql/current-user';
import { mayReadMember } from '../../graphql/member-access';
import { batchedCost, cost } from '../../graphql/query-cost';
import { hasPermission, type UserActor } from '../../lib/actor';
import { Forbidden } from '../../lib/errors';
import { requirePermission } from '../../lib/require-permission';
import { summaryOf } from '../members/member.loaders';
import { UserConnection } from '../members/member.type';
import { User } from '../accounts/user.entity';
import { usersById } from '../accounts/user.loaders';
import { FollowUp } from './follow-up.entity';
import { MemberRiskArgs, RecordContactInput, SnoozeMemberInput } from './follow-up.input';
import { lastContacts } from './follow-up.loaders';
import { RecordContactPayload, SnoozeMemberPayload } from './follow-up.payload';
import { MemberRisk } from './member-risk.type';

const AT_RISK =
  'Members with a running gym pass who stopped coming. Those at high risk are sorted by when they reached it, latest first; those at moderate risk by when they will, earliest first.';

const ALSO_REQUIRED = 'Also requires `memberships:read-any` or `memberships:read-assigned`.';

const RECORDER =
  'Who recorded it, for readers with `members:follow-up`; null for others, and once the account is deleted.';

@Resolver()
export class FollowUpResolver {
  @Requires('members:read-any', 'members:read-assigned')
  @Query(() => UserConnection, {
    description: `${AT_RISK} ${ALSO_REQUIRED}`,
    complexity: cost({ statements: 2, rows: 'page' }),
  })
  async membersAtRisk(
    @Args(() => MemberRiskArgs) { filter, ...request }: MemberRiskArgs,
    @SignedIn() actor: UserActor,
    @Ctx() { services, limits }: Context,
  ) {
    // Whoever is listed has a running pass.
    requirePermission(actor, 'memberships:read-any', 'memberships:read-assigned');
    const page = { ...request, sizeMax: limits.pageSize };
    const onlyOf = await services.assignedMembers.trainerIdFor(actor, 'members:read-any');
    return toConnection(await services.memberRisks.page(filter?.level ?? 'high', page, onlyOf));
  }

  @Requires('members:follow-up', 'members:follow-up-assigned')
  @Mutation(() => RecordContactPayload, {
    description: 'Records a conversation with a member, who is not listed as at risk for a week.',
  })
  async recordContact(
    @Arg('input', () => RecordContactInput) input: RecordContactInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<RecordContactPayload> {
    return { message: followUpMessages.contacted, member: await services.followUps.contact(actor, input) };
  }

  @Requires('members:follow-up', 'members:follow-up-assigned')
  @Mutation(() => SnoozeMemberPayload, {
    description: 'Leaves a member out of the members at risk for some days.',
  })
  async snoozeMember(
    @Arg('input', () => SnoozeMemberInput) input: SnoozeMemberInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<SnoozeMemberPayload> {
    return { message: followUpMessages.snoozed, member: await services.followUps.snooze(actor, input) };
  }
}

@Resolver(() => User)
export class UserRisk {
  @ReadableWith('members:read-any')
  @FieldResolver(() => MemberRisk, {
    nullable: true,
    description: 'Why the member may stop coming; null if there is no reason, or while it is snoozed.',
    complexity: batchedCost({ statements: 1 }),
  })
  async risk(@Root() user: User, @SignedIn() reader: UserActor, @Ctx() context: Context) {
    const { load, services } = context;
    if (!(await mayReadMember(context, reader, { id: user.id, permission: 'memberships:read-any' })))
      throw new Forbidden('PERMISSION_REQUIRED', authMessages.noPermission);
    const summary = await summaryOf(user, load);
    return summary ? services.memberRisks.of(summary) : null;
  }

  @ReadableWith('members:read-any')
  @FieldResolver(() => FollowUp, {
    nullable: true,
    description: 'The last conversation about the risk; null if there has been none.',
    complexity: batchedCost({ statements: 1 }),
  })
  lastContact(@Root() { id }: User, @Ctx() { load }: Context) {
    return load(lastContacts, id);
  }
}

@Resolver(() => FollowUp)
export class ContactFields {
  @FieldResolver(() => User, {
    nullable: true,
    description: RECORDER,
    complexity: batchedCost({ statements: 1 }),
  })
  recordedBy(@Root() { createdBy }: FollowUp, @SignedIn() reader: UserActor, @Ctx() { load }: Context) {
    return createdBy !== null && hasPermission(reader, 'members:follow-up')
      ? load(usersById, createdBy)
      : null;
  }
}
