import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { ForKiosks, Requires } from '../../graphql/access-decorators';
import type { Context } from '../../graphql/context';
import { AtKiosk, SignedIn } from '../../graphql/current-user';
import type { UserActor } from '../../lib/actor';
import { EndKioskPayload, StartKioskPayload } from './auth.payload';
import { EndKioskInput } from './kiosk.input';

const START =
  'Turns the device of the current user into a kiosk: ends the session, and starts one that may only call the operations of kiosks. It lasts as long as it is renewed, and ends with the other sessions of the user.';

const END =
  'Ends the session of the kiosk, and logs a staff member in who may record visits. Everybody else is refused like a wrong password.';

@Resolver()
export class KioskResolver {
  @Requires('activities:record')
  @Mutation(() => StartKioskPayload, { description: START })
  async startKiosk(@SignedIn() actor: UserActor, @Ctx() { services, caller }: Context) {
    return { token: await services.kiosks.start(actor, caller) };
  }

  @ForKiosks()
  @Mutation(() => EndKioskPayload, { description: END })
  async endKiosk(
    @Arg('input', () => EndKioskInput) input: EndKioskInput,
    @AtKiosk() actor: UserActor,
    @Ctx() { services, caller }: Context,
  ) {
    return { token: await services.kiosks.end(actor, input, caller) };
  }
}
