import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { waiverMessages } from '#common/waivers/messages';
import { ReadableWith, Requires } from '../../graphql/access-decorators';
import type { Context } from '../../graphql/context';
import { SignedIn } from '../../graphql/current-user';
import { batchedCost, cost } from '../../graphql/query-cost';
import type { UserActor } from '../../lib/actor';
import { User } from '../accounts/user.entity';
import { MemberWaiver } from './member-waiver.type';
import { Waiver } from './waiver.entity';
import { AcceptWaiverInput, PublishWaiverInput, RecordWaiverInput } from './waiver.input';
import { waiversOfMembers } from './waiver.loaders';
import { AcceptWaiverPayload, PublishWaiverPayload, RecordWaiverPayload } from './waiver.payload';

@Resolver()
export class WaiverResolver {
  @Query(() => Waiver, {
    nullable: true,
    description: 'The text that members accept before they train; null if there is no such version.',
    complexity: cost({ statements: 1 }),
  })
  waiver(
    @Arg('version', () => Int, { nullable: true, description: 'Its version; null for the current one.' })
    version: number | null | undefined,
    @Ctx() { services }: Context,
  ): Promise<Waiver | null> {
    return services.waivers.find(version ?? null);
  }

  @Requires('settings:change')
  @Mutation(() => PublishWaiverPayload, {
    description:
      'Publishes a text that members accept before they train. Those who have accepted an earlier one are asked again.',
  })
  publishWaiver(
    @Arg('input', () => PublishWaiverInput) input: PublishWaiverInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<PublishWaiverPayload> {
    return services.waivers.publish(actor, input);
  }

  @Mutation(() => AcceptWaiverPayload, {
    description: 'Accepts the waiver for the current user. Repeating it changes nothing.',
  })
  async acceptWaiver(
    @Arg('input', () => AcceptWaiverInput) input: AcceptWaiverInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<AcceptWaiverPayload> {
    return { message: waiverMessages.accepted, user: await services.waivers.accept(actor, input) };
  }

  @Requires('members:add')
  @Mutation(() => RecordWaiverPayload, {
    description:
      'Records that a member has accepted the waiver at the front desk. Repeating it changes nothing.',
  })
  async recordWaiver(
    @Arg('input', () => RecordWaiverInput) input: RecordWaiverInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<RecordWaiverPayload> {
    return { message: waiverMessages.recorded, member: await services.waivers.record(actor, input) };
  }
}

@Resolver(() => User)
export class WaiverFields {
  @ReadableWith('members:read-any')
  @FieldResolver(() => MemberWaiver, {
    nullable: true,
    description: 'Whether the user has accepted the waiver; null if the studio asks for none.',
    complexity: batchedCost({ statements: 1 }),
  })
  async waiver(@Root() { id }: User, @Ctx() { load }: Context): Promise<MemberWaiver | null> {
    return (await load(waiversOfMembers, id)) ?? null;
  }
}
