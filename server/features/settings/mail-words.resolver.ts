import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { mailMessages } from '#common/settings/messages';
import { ChangesContent, Requires } from '../../graphql/access-decorators';
import type { Context } from '../../graphql/context';
import { SignedIn } from '../../graphql/current-user';
import { cost } from '../../graphql/query-cost';
import type { UserActor } from '../../lib/actor';
import { MailPreview, MailPreviewArgs, SendMailTrialInput, UpdateMailWordsInput } from './mail-words.type';
import { SendMailTrialPayload, UpdateMailWordsPayload } from './settings.payload';

@Resolver()
export class MailWordsResolver {
  @Requires('settings:change')
  @ChangesContent()
  @Mutation(() => UpdateMailWordsPayload, {
    description: 'Saves what the studio writes into its mails to members.',
  })
  async updateMailWords(
    @Arg('input', () => UpdateMailWordsInput) input: UpdateMailWordsInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<UpdateMailWordsPayload> {
    const studioSettings = await services.settings.save(actor, 'mailWords', input);
    return { message: mailMessages.wordsSaved, studioSettings };
  }

  @Requires('settings:change')
  @Query(() => MailPreview, {
    description: 'A mail with invented values, with what the studio would write into it.',
    complexity: cost({ statements: 0 }),
  })
  mailPreview(
    @Args(() => MailPreviewArgs) trial: MailPreviewArgs,
    @Ctx() { services }: Context,
  ): MailPreview {
    return services.mailTrials.compose(trial);
  }

  @Requires('settings:change')
  @Mutation(() => SendMailTrialPayload, {
    description: 'Sends the current user the mail of `mailPreview`.',
  })
  async sendMailTrial(
    @Arg('input', () => SendMailTrialInput) input: SendMailTrialInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<SendMailTrialPayload> {
    return { message: mailMessages.trialSent(await services.mailTrials.send(actor, input)) };
  }
}
