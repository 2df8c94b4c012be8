import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { trainerMessages } from '#common/trainers/messages';
import { Requires } from '../../graphql/access-decorators';
import type { Context } from '../../graphql/context';
import { SignedIn } from '../../graphql/current-user';
import { batchedCost, cost } from '../../graphql/query-cost';
import type { UserActor } from '../../lib/actor';
import { invalidField } from '../../lib/errors';
import { User } from '../accounts/user.entity';
import { usersById } from '../accounts/user.loaders';
import {
  AssignTrainerToMembersInput,
  GrantMembershipToMembersInput,
  MembershipPreviewArgs,
  DismissBulkChangeInput,
  RetryBulkChangeInput,
  TrainerPreviewArgs,
  UndoBulkChangeInput,
} from './bulk-change.input';
import {
  AssignTrainerToMembersPayload,
  GrantMembershipToMembersPayload,
  DismissBulkChangePayload,
  RetryBulkChangePayload,
  UndoBulkChangePayload,
} from './bulk-change.payload';
import { BulkChangeFailure, BulkChangePreview, BulkChangeReport } from './bulk-change.type';

const ASSIGNMENT =
  'Sets or removes the trainer of many members: up to 100 in one transaction, more in a job. Also requires `members:assign-trainer`.';
const GRANT =
  'Gives a plan to many members without a payment: up to 100 in one transaction, more in a job. Each of them gets a mail. Also requires `memberships:grant`.';
const UNDO =
  'Gives those members whose trainer a finished change of the current user has changed their previous one back, as a change of its own. Whoever got another trainer since keeps that one. Also requires `members:assign-trainer`.';
const CHANGE = 'A change of many members that the current user started; null if there is none with this id.';

const ASSIGNMENT_PREVIEW = 'What `assignTrainerToMembers` would do now.';

const CHANGE_COST = cost({ statements: 4 });
const PREVIEW_COST = cost({ statements: 8 });
/** A transaction with many members: nothing else fits into the same document. */
const RUN_COST = cost({ statements: 90 });

@Resolver()
export class BulkChangeResolver {
  @Requires('members:bulk')
  @Query(() => BulkChangePreview, { description: ASSIGNMENT_PREVIEW, complexity: PREVIEW_COST })
  trainerAssignmentPreview(
    @Args(() => TrainerPreviewArgs) { members, trainerId }: TrainerPreviewArgs,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ) {
    const action = { type: 'assign_trainer', trainerId: requireTrainerId(trainerId) } as const;
    return services.bulkChanges.preview(actor, members, action);
  }

  @Requires('members:bulk')
  @Query(() => BulkChangePreview, {
    description: 'What `grantMembershipToMembers` would do now.',
    complexity: PREVIEW_COST,
  })
  membershipGrantPreview(
    @Args(() => MembershipPreviewArgs) { members, offerId }: MembershipPreviewArgs,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ) {
    return services.bulkChanges.preview(actor, members, { type: 'grant_membership', offerId, reason: '' });
  }

  @Requires('members:bulk')
  @Query(() => BulkChangeReport, { nullable: true, description: CHANGE, complexity: CHANGE_COST })
  bulkChange(@Arg('id', () => ID) id: string, @SignedIn() actor: UserActor, @Ctx() { services }: Context) {
    return services.bulkChanges.find(actor, id);
  }

  @Requires('members:bulk')
  @Query(() => BulkChangeReport, {
    nullable: true,
    description:
      'The change of many members that the current user started last, until it is finished and dismissed with `dismissBulkChange`; null if there is none.',
    complexity: CHANGE_COST,
  })
  openBulkChange(@SignedIn() actor: UserActor, @Ctx() { services }: Context) {
    return services.bulkChanges.findOpen(actor);
  }

  @Requires('members:bulk')
  @Mutation(() => DismissBulkChangePayload, {
    description: 'Says that the outcome of a change has been seen. Does nothing while it is running.',
  })
  async dismissBulkChange(
    @Arg('input', () => DismissBulkChangeInput) { id }: DismissBulkChangeInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<DismissBulkChangePayload> {
    return { bulkChange: await services.bulkChanges.dismiss(actor, id) };
  }

  @Requires('members:bulk')
  @Mutation(() => AssignTrainerToMembersPayload, { description: ASSIGNMENT, complexity: RUN_COST })
  async assignTrainerToMembers(
    @Arg('input', () => AssignTrainerToMembersInput) { trainerId, ...request }: AssignTrainerToMembersInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<AssignTrainerToMembersPayload> {
    const action = { type: 'assign_trainer', trainerId: requireTrainerId(trainerId) } as const;
    return { bulkChange: await services.bulkChanges.start(actor, { ...request, action }) };
  }

  @Requires('members:bulk')
  @Mutation(() => GrantMembershipToMembersPayload, { description: GRANT, complexity: RUN_COST })
  async grantMembershipToMembers(
    @Arg('input', () => GrantMembershipToMembersInput)
    { offerId, reason, ...request }: GrantMembershipToMembersInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<GrantMembershipToMembersPayload> {
    const action = { type: 'grant_membership', offerId, reason } as const;
    return { bulkChange: await services.bulkChanges.start(actor, { ...request, action }) };
  }

  @Requires('members:bulk')
  @Mutation(() => RetryBulkChangePayload, {
    description: 'Tries those members of a change again who could not be changed.',
    complexity: RUN_COST,
  })
  async retryBulkChange(
    @Arg('input', () => RetryBulkChangeInput) { id }: RetryBulkChangeInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<RetryBulkChangePayload> {
    return { bulkChange: await services.bulkChanges.retry(actor, id) };
  }

  @Requires('members:bulk')
  @Mutation(() => UndoBulkChangePayload, { description: UNDO, complexity: RUN_COST })
  async undoBulkChange(
    @Arg('input', () => UndoBulkChangeInput) { id }: UndoBulkChangeInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<UndoBulkChangePayload> {
    return { bulkChange: await services.bulkChanges.undo(actor, id) };
  }
}

@Resolver(() => BulkChangeFailure)
export class BulkChangeFailureFields {
  @FieldResolver(() => User, {
    nullable: true,
    description: 'The member; null once the account has been deleted.',
    complexity: batchedCost({ statements: 1 }),
  })
  member(@Root() { memberId }: BulkChangeFailure, @Ctx() { load }: Context) {
    return load(usersById, memberId);
  }
}

/** Leaving out the trainer is refused, so that a mistake does not remove the trainers of many members. */
function requireTrainerId(trainerId: string | null | undefined): string | null {
  if (trainerId === undefined) throw invalidField('trainerId', 'REQUIRED', trainerMessages.required);
  return trainerId;
}
