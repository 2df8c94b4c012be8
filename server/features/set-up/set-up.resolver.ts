import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { PLANS_MAX } from '#common/plans/limits';
import { SET_UP_LINK_HOURS } from '#common/set-up/limits';
import { setUpMessages as messages } from '#common/set-up/messages';
import { ChangesContent, Public, Requires } from '../../graphql/access-decorators';
import type { Context } from '../../graphql/context';
import { SignedIn } from '../../graphql/current-user';
import { cost } from '../../graphql/query-cost';
import type { UserActor } from '../../lib/actor';
import { viewerOf } from '../auth/viewer-of';
import { SetUpLinkStateType, type SetUpLinkState } from './set-up.enums';
import {
  ConfirmPlanPriceInput,
  CreateOwnerInput,
  HideDemonstrationInput,
  ReachSetUpStepInput,
} from './set-up.input';
import {
  ConfirmPlanPricePayload,
  CreateOwnerPayload,
  HideDemonstrationPayload,
  OpenStudioPayload,
  ReachSetUpStepPayload,
} from './set-up.payload';
import { SetUp } from './set-up.type';

@Resolver()
export class SetUpResolver {
  @Public()
  @Query(() => SetUpLinkStateType, {
    description: 'What a link to the set-up of a new studio is worth.',
    complexity: cost({ statements: 4 }),
  })
  setUpLink(
    @Arg('token', () => String) token: string,
    @Ctx() { services, caller }: Context,
  ): Promise<SetUpLinkState> {
    return services.firstOwner.stateOf(token, caller);
  }

  @Requires('settings:change')
  @Query(() => SetUp, {
    description: 'How far the set-up of this studio has come.',
    complexity: cost({ statements: 4, rows: 2 * PLANS_MAX }),
  })
  setUp(@Ctx() { services }: Context): Promise<SetUp> {
    return services.setUp.read();
  }

  @Public()
  @ChangesContent()
  @Mutation(() => CreateOwnerPayload, {
    description: `Makes the owner of a studio that has no admin, and logs them in. The link that the start prints works once, within ${SET_UP_LINK_HOURS} hours. A member who has the address gives their password and keeps the account.`,
    complexity: cost({ statements: 38 }),
  })
  async createOwner(
    @Arg('input', () => CreateOwnerInput) input: CreateOwnerInput,
    @Ctx() context: Context,
  ): Promise<CreateOwnerPayload> {
    const token = await context.services.firstOwner.create(input, context.caller);
    return { message: messages.welcome, token, viewer: await viewerOf(token, context) };
  }

  @Requires('settings:change')
  @ChangesContent()
  @Mutation(() => ReachSetUpStepPayload, {
    description: 'Remembers that the set-up has come to a step, at which it continues after the next log-in.',
  })
  async reachSetUpStep(
    @Arg('input', () => ReachSetUpStepInput) { step }: ReachSetUpStepInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<ReachSetUpStepPayload> {
    return { message: messages.saved, setUp: await services.setUp.reach(actor, step) };
  }

  @Requires('settings:change')
  @ChangesContent()
  @Mutation(() => ConfirmPlanPricePayload, {
    description: 'Confirms, during the set-up, that the price of a plan is that of this studio.',
  })
  async confirmPlanPrice(
    @Arg('input', () => ConfirmPlanPriceInput) { planId }: ConfirmPlanPriceInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<ConfirmPlanPricePayload> {
    return { message: messages.saved, setUp: await services.setUp.confirmPrice(actor, planId) };
  }

  @Requires('settings:change')
  @ChangesContent()
  @Mutation(() => HideDemonstrationPayload, {
    description:
      'Hides content of the demonstration during the set-up, or shows it again. What staff have added stays as it is.',
  })
  async hideDemonstration(
    @Arg('input', () => HideDemonstrationInput) input: HideDemonstrationInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<HideDemonstrationPayload> {
    return { message: messages.saved, setUp: await services.setUp.hide(actor, input) };
  }

  @Requires('settings:change')
  @ChangesContent()
  @Mutation(() => OpenStudioPayload, {
    description:
      'Ends the set-up: the site is no demonstration any more, invented trainers and pictures disappear, and search engines may list it. The contacts have to be the studio’s own, and the prices confirmed.',
    complexity: cost({ statements: 48 }),
  })
  async openStudio(@SignedIn() actor: UserActor, @Ctx() { services }: Context): Promise<OpenStudioPayload> {
    const setUp = await services.setUp.open(actor);
    await services.legalTexts.keepShownTexts();
    return { message: messages.opened, setUp };
  }
}
