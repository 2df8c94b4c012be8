import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { orderMessages } from '#common/orders/messages';
import { sendsNoMails } from '#common/sends-no-mails';
import { Public, Requires } from '../../graphql/access-decorators';
import type { Context } from '../../graphql/context';
import { SignedIn } from '../../graphql/current-user';
import { cost } from '../../graphql/query-cost';
import type { UserActor } from '../../lib/actor';
import { addressFor } from '../../lib/address-for';
import { statusMessage } from './status-message';
import {
  ConfirmPaymentByLinkInput,
  RequestPaymentByLinkInput,
  StartPaymentByLinkInput,
} from './payment-link.input';
import { linkedOrder } from './payment-links.service';
import {
  ConfirmPaymentByLinkPayload,
  LinkedOrder,
  RequestPaymentByLinkPayload,
  StartPaymentByLinkPayload,
} from './payment-link.type';

@Resolver()
export class PaymentLinkResolver {
  @Requires('memberships:sell')
  @Mutation(() => RequestPaymentByLinkPayload, {
    description:
      'Orders a plan for a member, who pays it online with a link, without a log-in. It is mailed to the member if there is an address. An unpaid order of the member for this plan at this price is used.',
  })
  async requestPaymentByLink(
    @Arg('input', () => RequestPaymentByLinkInput) input: RequestPaymentByLinkInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ) {
    const asked = await services.paymentLinks.request(actor, input);
    const { email } = asked.member;
    const isMailed = email !== null && !sendsNoMails();
    const message = isMailed ? orderMessages.linkMailed(addressFor(actor, email)) : orderMessages.linkMade;
    return { ...asked, message };
  }

  @Public()
  @Query(() => LinkedOrder, {
    nullable: true,
    description:
      'The order that a link to pay is for, with nothing else of the member than the first name; null if the link does not work.',
    complexity: cost({ statements: 3 }),
  })
  async orderByPaymentLink(
    @Arg('token', () => String, { description: 'What follows the # in the link.' }) token: string,
    @Ctx() { services, caller }: Context,
  ) {
    const order = await services.paymentLinks.find(token, caller);
    return order && linkedOrder(order);
  }

  @Public()
  @Mutation(() => StartPaymentByLinkPayload, {
    description: 'Starts the online payment of the order of a link.',
  })
  async startPaymentByLink(
    @Arg('input', () => StartPaymentByLinkInput) { token }: StartPaymentByLinkInput,
    @Ctx() { services, caller }: Context,
  ) {
    const { order, checkout } = await services.paymentLinks.begin(token, caller);
    const message = checkout ? orderMessages.orderPlaced : statusMessage(order);
    return { message, order: linkedOrder(order), checkout };
  }

  @Public()
  @Mutation(() => ConfirmPaymentByLinkPayload, {
    description:
      'Reports an online payment of the order of a link. The server asks the payment gateway about it; until the gateway confirms it, the order stays `PENDING`.',
  })
  async confirmPaymentByLink(
    @Arg('input', () => ConfirmPaymentByLinkInput) { token, ...signed }: ConfirmPaymentByLinkInput,
    @Ctx() { services, caller }: Context,
  ) {
    const order = await services.paymentLinks.confirm(token, signed, caller);
    return { message: statusMessage(order), order: linkedOrder(order) };
  }
}
