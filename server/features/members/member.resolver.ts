import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { memberMessages } from '#common/members/messages';
import { ReadableWith, Requires } from '../../graphql/access-decorators';
import { dateOrNull } from '../../database/never';
import { toConnection } from '../../graphql/connection';
import type { Context } from '../../graphql/context';
import { SignedIn } from '../../graphql/current-user';
import { batchedCost, cost } from '../../graphql/query-cost';
import type { UserActor } from '../../lib/actor';
import { User } from '../accounts/user.entity';
import { hasEnteredPassword } from '../auth/leaders';
import { trainersOfMembers } from '../trainers/trainer-assignment.loaders';
import { Trainer } from '../trainers/trainer.entity';
import { trainersById } from '../trainers/trainer.loaders';
import { MemberListArgs } from './member-list.input';
import { UpdateMemberInput } from './member.input';
import { summaryOf } from './member.loaders';
import type { ListedAccount } from './member-summary.entity';
import { UpdateMemberPayload } from './member.payload';
import { UserConnection } from './member.type';
import { requireMemberFilter } from './require-member-filter';

@Resolver(() => User)
export class MemberResolver {
  @Requires('members:read-any', 'members:read-assigned')
  @Query(() => UserConnection, {
    description: 'Accounts of the studio, members and staff; for trainers the members assigned to them.',
    complexity: cost({ statements: 7, rows: 'page' }),
  })
  async members(
    @Args(() => MemberListArgs) { filter, orderBy, ...page }: MemberListArgs,
    @SignedIn() actor: UserActor,
    @Ctx() { services, limits }: Context,
  ) {
    requireMemberFilter(actor, { filter, orderBy });
    const request = { ...page, sizeMax: limits.pageSize };
    const onlyOf = await services.assignedMembers.trainerIdFor(actor, 'members:read-any');
    return toConnection(await services.memberLists.page({ filter, orderBy, onlyOf }, request));
  }

  @Requires('members:update-any')
  @Mutation(() => UpdateMemberPayload, { description: 'Changes the profile of a member.' })
  async updateMember(
    @Arg('input', () => UpdateMemberInput) { id, password, ...changes }: UpdateMemberInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services, caller }: Context,
  ): Promise<UpdateMemberPayload> {
    const { passwords, memberAdministration } = services;
    const hasPassword = await hasEnteredPassword({ passwords, actor, password, caller });
    const member = await memberAdministration.update(actor, id, { ...changes, hasPassword });
    return { message: memberMessages.detailsSaved, member };
  }

  @ReadableWith('members:read-any')
  @FieldResolver(() => Date, {
    description:
      'Time of the last change of the account, its role, memberships, trainer, waiver or follow-ups. Visits, workouts, orders, reviews and health data do not change it, nor does the end of a membership.',
    complexity: batchedCost({ statements: 1 }),
  })
  async updatedAt(@Root() user: User, @Ctx() { load }: Context) {
    return (await summaryOf(user, load))?.updatedAt ?? user.createdAt;
  }

  @ReadableWith('members:read-any')
  @FieldResolver(() => Date, {
    nullable: true,
    description: 'Time of the last visit to the studio; null if there has been none.',
    complexity: batchedCost({ statements: 1 }),
  })
  async lastVisitAt(@Root() user: User, @Ctx() { load }: Context) {
    const summary = await summaryOf(user, load);
    return summary?.attendance ? dateOrNull(summary.attendance.lastVisitAt) : null;
  }

  @ReadableWith('members:read-any')
  @FieldResolver(() => Trainer, {
    nullable: true,
    description: 'Trainer of the member; null if there is none.',
    complexity: batchedCost({ statements: 1 }),
  })
  trainer(@Root() { id, summary }: ListedAccount, @Ctx() { load }: Context) {
    if (!summary) return load(trainersOfMembers, id);
    return summary.trainerId === null ? null : load(trainersById, summary.trainerId);
  }
}
