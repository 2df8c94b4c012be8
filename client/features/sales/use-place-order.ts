import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { ORDERS_SHOWN } from '#common/orders/limits';
import { paths } from '#common/paths';
import { pick } from '#common/pick';
import type { Money } from '../../graphql/types.generated';
import { isRefusedFor } from '../../lib/errors';
import { onceDone } from '../../lib/request-keys';
import { showToast } from '../../lib/toast';
import { useAction } from '../../lib/use-action';
import { usePayOnline } from '../memberships/online-payment';
import type { RazorpayFormFragment } from '../memberships/razorpay-form.generated';
import { UP_TO_DATE } from '../memberships/use-arrival-options';
import { forgetOrderKey, orderKeyOf, type Choice } from './order-idempotency-keys';
import { plansContent } from './plans.content';
import { usePlaceOrderMutation, type PlaceOrderMutation } from './plans.generated';

export type Ordering = ReturnType<typeof usePlaceOrder>;

interface PriceChange {
  offerId: string;
  former: Money;
}

/** Places the order of a plan, opens the checkout form if it is paid online, and navigates to the order. */
export function usePlaceOrder(refreshOffers: () => Promise<unknown>) {
  const [placeOrder] = usePlaceOrderMutation();
  const payOnline = usePayOnline();
  const { run, isBusy, notice } = useAction(plansContent.orderFailed, plansContent.orderUnanswered);
  const navigate = useNavigate();
  const [isCheckoutOpen, setIsCheckoutOpen] = useState(false);
  /** Whether the order was placed, which the next page shows. */
  const [isPlaced, setIsPlaced] = useState(false);
  /** Navigation may take a moment, during which this page must not order again. */
  const isLeaving = useRef(false);

  const [priceChange, setPriceChange] = useState<PriceChange | null>(null);

  const send = async (offer: Choice): Promise<PlaceOrderMutation['placeOrder']> => {
    const { id: offerId, price } = offer;
    // Only these fields: the object also contains `__typename`.
    const expectedTotal = pick(price.total, 'minorUnits', 'currencyCode');
    const input = { offerId, expectedTotal, requestKey: orderKeyOf(offer) };
    const { data } = await onceDone(() => placeOrder({ variables: { input, first: ORDERS_SHOWN } }));
    if (!data) throw new Error(plansContent.orderFailed);
    return data.placeOrder;
  };

  /** A key whose order is no longer open belongs to an earlier choice: the order is placed again with a new one. */
  const sendChoice = async (offer: Choice) => {
    const placed = await send(offer);
    const { status, gateway } = placed.order;
    if (status === 'PENDING') return placed;
    forgetOrderKey(offer);
    // Paid online, though the response was lost: report that instead of ordering again.
    return status === 'PAID' && gateway !== 'DESK' ? placed : send(offer);
  };

  /** Closes our own dialog first, synchronously: it would cover the checkout form, which is not part of it. */
  const pay = async (orderId: string, checkout: RazorpayFormFragment) => {
    flushSync(() => setIsCheckoutOpen(true));
    return payOnline(orderId, checkout);
  };

  /** The plan stays selected, with old and new price, until the member accepts or selects another. */
  const showChange = async (offer: Choice, error: unknown) => {
    if (!isRefusedFor(error, 'PRICE_CHANGED')) return;
    setPriceChange({ offerId: offer.id, former: offer.price.total });
    // If the refetch fails, the next attempt is refused like this one.
    await refreshOffers().catch(() => undefined);
  };

  const place = (offer: Choice): void => {
    if (isLeaving.current) return;
    void run(async () => {
      const { message, order, checkout } = await sendChoice(offer).catch(async (error: unknown) => {
        await showChange(offer, error);
        throw error;
      });
      setIsPlaced(true);
      const payment = checkout && (await pay(order.id, checkout));
      if (payment?.status === 'paid') forgetOrderKey(offer);
      showToast(payment?.message ?? message);
      isLeaving.current = true;
      const isAnswered = !payment || payment.status === 'paid';
      await navigate(paths.membership, { state: isAnswered ? UP_TO_DATE : null });
      return undefined;
    });
  };

  /** The price at which the member tried to order this plan, if it has changed since. */
  const formerTotalOf = ({ id, price }: Choice): Money | undefined =>
    priceChange?.offerId === id && priceChange.former.minorUnits !== price.total.minorUnits
      ? priceChange.former
      : undefined;

  return { place, isBusy, isPlaced, isCheckoutOpen, notice, formerTotalOf };
}
