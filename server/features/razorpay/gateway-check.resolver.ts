import { Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Requires } from '../../graphql/access-decorators';
import type { Context } from '../../graphql/context';
import { SignedIn } from '../../graphql/current-user';
import type { UserActor } from '../../lib/actor';
import { CheckPaymentGatewayPayload } from './gateway-check.payload';

@Resolver()
export class GatewayCheckResolver {
  @Requires('settings:change')
  @Query(() => String, { description: 'URL to which the webhook at Razorpay has to send its events.' })
  webhookUrl(@Ctx() { services }: Context): string {
    return services.gatewayChecks.webhookUrl();
  }

  @Requires('settings:change')
  @Mutation(() => CheckPaymentGatewayPayload, {
    description: 'Asks the payment gateway whether it accepts the key of the settings. No money moves.',
  })
  checkPaymentGateway(
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<CheckPaymentGatewayPayload> {
    return services.gatewayChecks.run(actor);
  }
}
