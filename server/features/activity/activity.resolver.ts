import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { activityMessages } from '#common/activity/messages';
import { ReadableWith, Requires } from '../../graphql/access-decorators';
import { toConnection } from '../../graphql/connection';
import type { Context } from '../../graphql/context';
import { SignedIn } from '../../graphql/current-user';
import { batchedCost, cost } from '../../graphql/query-cost';
import { hasPermission, type UserActor } from '../../lib/actor';
import { requireSearch } from '../../lib/require-permission';
import { User } from '../accounts/user.entity';
import { usersById } from '../accounts/user.loaders';
import { Activity } from './activity.entity';
import { RecordVisitInput, RecordWorkoutInput, RemoveActivityInput } from './activity.input';
import { ActivityListArgs, UserActivityListArgs } from './activity-list.input';
import { activitiesOfMembers } from './activity.loaders';
import { RecordVisitPayload, RecordWorkoutPayload, RemoveActivityPayload } from './activity.payload';
import { ActivityConnection } from './activity.type';

const VISIT =
  'Records a visit of a member. If nothing is recorded because staff have to decide, the outcome says so, and the same can be sent again with the decision.';

const REMOVAL =
  'Removes a visit or a workout; the day of a saved plan that it belongs to is no longer done. Without `activities:remove` only what was recorded today can be removed; with `activities:record-assigned` only what the current user recorded today.';

const RECORDER =
  'Who of the staff recorded it, for readers with `activities:read-any`; null for others, if the member recorded it, and once the account is deleted.';

@Resolver()
export class ActivityResolver {
  @Requires('activities:read-any', 'activities:read-assigned')
  @Query(() => ActivityConnection, {
    description: 'Visits and workouts: of all members or, for trainers, of those assigned to them.',
    complexity: cost({ statements: 2, rows: 'page' }),
  })
  async activities(
    @Args(() => ActivityListArgs) { filter, orderBy, ...page }: ActivityListArgs,
    @SignedIn() actor: UserActor,
    @Ctx() { services, limits }: Context,
  ) {
    requireSearch(actor, filter);
    const onlyOf = await services.assignedMembers.trainerIdFor(actor, 'activities:read-any');
    const request = { ...page, sizeMax: limits.pageSize };
    return toConnection(await services.activities.all({ filter: { ...filter, onlyOf }, orderBy }, request));
  }

  @Requires('activities:record', 'activities:record-assigned')
  @Mutation(() => RecordVisitPayload, { description: VISIT })
  async recordVisit(
    @Arg('input', () => RecordVisitInput) { admissionReason: reason = null, ...visit }: RecordVisitInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<RecordVisitPayload> {
    const answer = await services.activityRecording.recordVisit(actor, { ...visit, reason });
    return { message: activityMessages.visitRecorded, ...answer };
  }

  @Requires('activities:record', 'activities:record-assigned')
  @Mutation(() => RecordWorkoutPayload, { description: 'Records a workout of a member.' })
  async recordWorkout(
    @Arg('input', () => RecordWorkoutInput) input: RecordWorkoutInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<RecordWorkoutPayload> {
    const recorded = await services.activityRecording.recordWorkout(actor, input);
    return { message: activityMessages.workoutRecorded, ...recorded };
  }

  @Requires('activities:record', 'activities:record-assigned')
  @Mutation(() => RemoveActivityPayload, {
    description: REMOVAL,
  })
  async removeActivity(
    @Arg('input', () => RemoveActivityInput) input: RemoveActivityInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<RemoveActivityPayload> {
    const removed = await services.activityRecording.remove(actor, input);
    return { message: activityMessages.activityRemoved, ...removed };
  }
}

@Resolver(() => User)
export class UserActivities {
  @ReadableWith('activities:read-any')
  @FieldResolver(() => ActivityConnection, {
    description: 'Visits and workouts of the user, newest first.',
    complexity: batchedCost({ statements: 1, rows: 'page' }),
  })
  async activities(
    @Root() { id }: User,
    @Args(() => UserActivityListArgs) args: UserActivityListArgs,
    @Ctx() { load, limits }: Context,
  ) {
    return toConnection((await load(activitiesOfMembers, id, { ...args, sizeMax: limits.pageSize }))!);
  }
}

@Resolver(() => Activity)
export class ActivityFields {
  @FieldResolver(() => User, {
    description: 'The member whose visit or workout it is.',
    complexity: batchedCost({ statements: 1 }),
  })
  async member(@Root() { userId }: Activity, @Ctx() { load }: Context) {
    // The account may have been deleted since the activity was read.
    return (await load(usersById, userId)) ?? { id: userId };
  }

  @FieldResolver(() => Boolean, { description: 'Whether the current user may remove it.' })
  viewerCanRemove(
    @Root() activity: Activity,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): boolean {
    return services.activityRecording.canRemove(actor, activity);
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: RECORDER,
    complexity: batchedCost({ statements: 1 }),
  })
  recordedBy(
    @Root() { recordedBy: id }: Activity,
    @SignedIn() reader: UserActor,
    @Ctx() { load }: Context,
  ): Promise<User | undefined> | null {
    return id !== null && hasPermission(reader, 'activities:read-any') ? load(usersById, id) : null;
  }
}
