import { Arg, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import { consentMessages } from '#common/consents/messages';
import type { Context } from '../../graphql/context';
import { cost } from '../../graphql/query-cost';
import { SignedIn } from '../../graphql/current-user';
import type { UserActor } from '../../lib/actor';
import { Viewer } from '../accounts/viewer.type';
import { WithdrawConsentInput } from './consent.input';
import { WithdrawConsentPayload } from './consent.payload';
import { CONSENTS_LISTED_MAX } from './consent.service';
import { ConsentView } from './consent.type';

@Resolver(() => Viewer)
export class ConsentResolver {
  @Mutation(() => WithdrawConsentPayload, {
    description: 'Withdraws a consent of the current user and deletes the data that it covers.',
  })
  async withdrawConsent(
    @Arg('input', () => WithdrawConsentInput) { purpose }: WithdrawConsentInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ) {
    await services.consents.withdraw(actor, purpose);
    return { message: consentMessages.withdrawn, viewer: actor };
  }

  @FieldResolver(() => [ConsentView], {
    description: `Consents of the current user, including withdrawn ones, newest first; at most ${CONSENTS_LISTED_MAX}.`,
    complexity: cost({ rows: 'page' }),
  })
  consents(@SignedIn() actor: UserActor, @Ctx() { services }: Context) {
    return services.consents.list(actor);
  }
}
