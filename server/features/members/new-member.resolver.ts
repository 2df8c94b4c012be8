import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { memberMessages } from '#common/members/messages';
import { Requires } from '../../graphql/access-decorators';
import type { Context } from '../../graphql/context';
import { SignedIn } from '../../graphql/current-user';
import type { UserActor } from '../../lib/actor';
import { CreateMemberPayload } from './member.payload';
import { CreateMemberInput } from './new-member.input';

@Resolver()
export class NewMemberResolver {
  @Requires('members:add')
  @Mutation(() => CreateMemberPayload, {
    description: 'Adds a member who has not signed up, such as somebody who comes to the front desk.',
  })
  async createMember(
    @Arg('input', () => CreateMemberInput) input: CreateMemberInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<CreateMemberPayload> {
    const member = await services.newMember.add(actor, input);
    return { message: memberMessages.added(input.name), member };
  }
}
