import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { kioskPaymentMessages } from '#common/kiosk-payments/messages';
import { ForKiosks, Requires } from '../../graphql/access-decorators';
import type { Context } from '../../graphql/context';
import { AtKiosk } from '../../graphql/current-user';
import { cost } from '../../graphql/query-cost';
import type { UserActor } from '../../lib/actor';
import { HidePaymentAtKioskInput, ShowPaymentAtKioskInput } from './kiosk-payment.input';
import { KIOSKS_LISTED_MAX } from './kiosk-payment.service';
import {
  HidePaymentAtKioskPayload,
  KioskType,
  ShownKioskPayment,
  ShowPaymentAtKioskPayload,
} from './kiosk-payment.type';

@Resolver()
export class KioskPaymentResolver {
  @Requires('orders:confirm')
  @Query(() => [KioskType], {
    description: `The kiosks that are on, newest first; at most ${KIOSKS_LISTED_MAX}.`,
    complexity: cost({ statements: 1, rows: KIOSKS_LISTED_MAX }),
  })
  kiosks(@Ctx() { services }: Context): Promise<KioskType[]> {
    return services.kioskPayments.kiosks();
  }

  @Requires('orders:confirm')
  @Mutation(() => ShowPaymentAtKioskPayload, {
    description:
      'Shows a UPI payment on the screen of a kiosk for five minutes, in place of the one before. It records nothing.',
  })
  async showPaymentAtKiosk(
    @Arg('input', () => ShowPaymentAtKioskInput) input: ShowPaymentAtKioskInput,
    @Ctx() { services }: Context,
  ): Promise<ShowPaymentAtKioskPayload> {
    return { message: kioskPaymentMessages.shown, endsAt: await services.kioskPayments.show(input) };
  }

  @Requires('orders:confirm')
  @Mutation(() => HidePaymentAtKioskPayload, {
    description: 'Takes a payment off the screen of a kiosk, unless that shows another one by now.',
  })
  async hidePaymentAtKiosk(
    @Arg('input', () => HidePaymentAtKioskInput) input: HidePaymentAtKioskInput,
    @Ctx() { services }: Context,
  ): Promise<HidePaymentAtKioskPayload> {
    await services.kioskPayments.hide(input);
    return { message: kioskPaymentMessages.hidden };
  }

  @ForKiosks()
  @Query(() => ShownKioskPayment, {
    nullable: true,
    description: 'The payment that this kiosk is to show; null if there is none.',
    complexity: cost({ statements: 1 }),
  })
  kioskPayment(@AtKiosk() actor: UserActor, @Ctx() { services }: Context): Promise<ShownKioskPayment | null> {
    return services.kioskPayments.shownAt(actor);
  }
}
