import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { ForKiosks, Requires } from '../../graphql/access-decorators';
import type { Context } from '../../graphql/context';
import { AtKiosk, SignedIn } from '../../graphql/current-user';
import { ComparedByService } from '../../graphql/repeatable';
import type { UserActor } from '../../lib/actor';
import { CheckInInput, KioskCheckInInput } from './check-in.input';
import { CheckInPayload, KioskCheckInPayload, IssueCheckInCodesPayload } from './check-in.payload';

const CHECK_IN =
  'Records the visit of a member who has arrived. A code is accepted once, within about a minute: later it is refused with the reason `CODE_EXPIRED`, and a used one with `CODE_USED` and `extensions.usedAt`. If nothing is recorded because staff have to decide, the outcome says so, the code stays valid, and the same can be sent again with the decision.';

@Resolver()
export class CheckInResolver {
  @Mutation(() => IssueCheckInCodesPayload, {
    description: 'Issues the codes with which the current user checks in during the next two minutes.',
  })
  issueCheckInCodes(
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<IssueCheckInCodesPayload> {
    return services.checkInCodes.issue(actor);
  }

  @Requires('activities:record')
  @ComparedByService()
  @Mutation(() => CheckInPayload, { description: CHECK_IN })
  checkIn(
    @Arg('input', () => CheckInInput) input: CheckInInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<CheckInPayload> {
    return services.checkIn.record(actor, input);
  }

  @ForKiosks()
  @ComparedByService()
  @Mutation(() => KioskCheckInPayload, {
    description:
      'Records the visit of a member who shows a code at a kiosk. Codes are refused as by `checkIn`.',
  })
  kioskCheckIn(
    @Arg('input', () => KioskCheckInInput) input: KioskCheckInInput,
    @AtKiosk() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<KioskCheckInPayload> {
    return services.checkIn.atKiosk(actor, input);
  }
}
