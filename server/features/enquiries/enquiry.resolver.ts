import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { enquiryMessages } from '#common/enquiries/messages';
import { RETENTION_DAYS } from '#common/retention';
import { Public, Requires } from '../../graphql/access-decorators';
import { connectionType, toConnection } from '../../graphql/connection';
import type { Context } from '../../graphql/context';
import { SignedIn, actorIfAny } from '../../graphql/current-user';
import { batchedCost, searchableListCost } from '../../graphql/query-cost';
import type { UserActor } from '../../lib/actor';
import { User } from '../accounts/user.entity';
import { usersById } from '../accounts/user.loaders';
import { Enquiry } from './enquiry.entity';
import { EnquiryStatusType } from './enquiry.enums';
import { AnswerEnquiryInput, EnquiryListArgs, RemoveEnquiryInput, SendEnquiryInput } from './enquiry.input';
import { AnswerEnquiryPayload, RemoveEnquiryPayload, SendEnquiryPayload } from './enquiry.payload';
import { statusOf } from './enquiry.service';

const EnquiryConnection = connectionType(Enquiry, 'Enquiry');

@Resolver()
export class EnquiryResolver {
  @Public()
  @Mutation(() => SendEnquiryPayload, {
    description: `Asks the studio a question, with or without a log-in. It is kept for ${RETENTION_DAYS.enquiries} days.`,
  })
  async sendEnquiry(
    @Arg('input', () => SendEnquiryInput) input: SendEnquiryInput,
    @Ctx() context: Context,
  ): Promise<SendEnquiryPayload> {
    await context.services.enquiries.send(input, await actorIfAny(context), context.caller);
    return { message: enquiryMessages.sent };
  }

  @Requires('enquiries:answer')
  @Query(() => EnquiryConnection, {
    description: 'Questions to the studio, newest first.',
    complexity: searchableListCost,
  })
  async enquiries(
    @Args(() => EnquiryListArgs) { filter, ...page }: EnquiryListArgs,
    @Ctx() { services, limits }: Context,
  ) {
    return toConnection(await services.enquiries.list({ ...filter }, { ...page, sizeMax: limits.pageSize }));
  }

  @Requires('enquiries:answer')
  @Mutation(() => AnswerEnquiryPayload, {
    description: 'Records that the current user has answered a question, by phone or e-mail.',
  })
  async answerEnquiry(
    @Arg('input', () => AnswerEnquiryInput) input: AnswerEnquiryInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<AnswerEnquiryPayload> {
    const enquiry = await services.enquiries.answer(actor, input);
    return { message: enquiryMessages.answered, enquiry };
  }

  @Requires('enquiries:remove')
  @Mutation(() => RemoveEnquiryPayload, { description: 'Removes a question to the studio.' })
  async removeEnquiry(
    @Arg('input', () => RemoveEnquiryInput) { id }: RemoveEnquiryInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<RemoveEnquiryPayload> {
    const removed = await services.enquiries.remove(actor, id);
    return { message: enquiryMessages.removed, removedEnquiryId: removed.id };
  }
}

@Resolver(() => Enquiry)
export class EnquiryFields {
  @FieldResolver(() => EnquiryStatusType, { description: 'Whether it has been answered.' })
  status(@Root() enquiry: Enquiry) {
    return statusOf(enquiry);
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: 'The member who asked it; null if nobody was logged in.',
    complexity: batchedCost({ statements: 1 }),
  })
  member(@Root() { userId }: Enquiry, @Ctx() { load }: Context) {
    return userId === null ? null : load(usersById, userId);
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: 'Who answered it; null while it is open, and once the account is deleted.',
    complexity: batchedCost({ statements: 1 }),
  })
  answeredBy(@Root() { answeredBy }: Enquiry, @Ctx() { load }: Context) {
    return answeredBy === null ? null : load(usersById, answeredBy);
  }
}
