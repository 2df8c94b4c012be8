import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { isPriceChanged } from '../../lib/errors';
import { usePayOnline } from '../../lib/online-payment';
import { paths } from '../../lib/paths';
import { showToast } from '../../lib/toast';
import { useAction } from '../../lib/use-action';
import { forgetOrderKey, orderKeyOf, type Choice } from './order-keys';
import { plansContent } from './plans.content';
import { usePlaceOrderMutation, type PlaceOrderMutation } from './plans.generated';

export type Ordering = ReturnType<typeof usePlaceOrder>;

interface PriceChange {
  offerId: string;
  formerPaise: number;
}

/** Orders a plan, lets the member pay where that is done on a page, and leads to the order. */
export function usePlaceOrder(refreshOffers: () => Promise<unknown>) {
  const [placeOrder] = usePlaceOrderMutation({ fetchPolicy: 'no-cache' });
  const payOnline = usePayOnline();
  const { run, isBusy, notice } = useAction(plansContent.orderFailed);
  const navigate = useNavigate();
  const [isFormOpen, setIsFormOpen] = useState(false);
  /** The next page may take a moment to be there, and this one must not order again meanwhile. */
  const isLeaving = useRef(false);

  const [priceChange, setPriceChange] = useState<PriceChange | null>(null);

  const send = async (offer: Choice): Promise<PlaceOrderMutation['placeOrder']> => {
    const { id: offerId, price } = offer;
    const input = { offerId, totalPaise: price.totalPaise, requestKey: orderKeyOf(offer) };
    const { data } = await placeOrder({ variables: { input } });
    if (!data) throw new Error(plansContent.orderFailed);
    return data.placeOrder;
  };

  /** A key whose order waits no longer is that of an earlier choice. */
  const sendChoice = async (offer: Choice) => {
    const placed = await send(offer);
    const { status, gateway } = placed.order;
    if (status === 'placed') return placed;
    forgetOrderKey(offer);
    // Paid online, and the page had not heard of it: that is said, and not bought again.
    return status === 'paid' && gateway !== 'desk' ? placed : send(offer);
  };

  /** The form is no part of a dialog of ours, which would lie over it: that has to be gone before. */
  const pay = async (order: PlaceOrderMutation['placeOrder']['order'], checkout: Record<string, unknown>) => {
    flushSync(() => setIsFormOpen(true));
    return payOnline(order, checkout);
  };

  /** The plan stays chosen, with its former price beside the new one, until the member agrees or chooses another. */
  const showChange = async (offer: Choice, error: unknown) => {
    if (!isPriceChanged(error)) return;
    setPriceChange({ offerId: offer.id, formerPaise: offer.price.totalPaise });
    // Should they not arrive, the next press is refused as this one was.
    await refreshOffers().catch(() => undefined);
  };

  const place = (offer: Choice): void => {
    if (isLeaving.current) return;
    void run(async () => {
      const { message, order, checkout } = await sendChoice(offer).catch(async (error: unknown) => {
        await showChange(offer, error);
        throw error;
      });
      const end = checkout && (await pay(order, checkout));
      if (end?.isPaid) forgetOrderKey(offer);
      showToast(end?.message ?? message);
      isLeaving.current = true;
      await navigate(paths.membership);
      return undefined;
    });
  };

  /** The price at which somebody has tried to order this plan, when it is another now. */
  const formerPaiseOf = ({ id, price }: Choice): number | undefined =>
    priceChange?.offerId === id && priceChange.formerPaise !== price.totalPaise
      ? priceChange.formerPaise
      : undefined;

  return { place, isBusy, isFormOpen, notice, formerPaiseOf };
}
