import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { usePayOnline } from '../../lib/online-payment';
import { paths } from '../../lib/paths';
import { showToast } from '../../lib/toast';
import { useAction } from '../../lib/use-action';
import { forgetOrderKey, orderKeyOf } from './order-keys';
import { plansContent } from './plans.content';
import { usePlaceOrderMutation, type PlaceOrderMutation } from './plans.generated';

export type Ordering = ReturnType<typeof usePlaceOrder>;

/** Orders a plan, lets the member pay where that is done on a page, and leads to the order. */
export function usePlaceOrder() {
  const [placeOrder] = usePlaceOrderMutation({ fetchPolicy: 'no-cache' });
  const payOnline = usePayOnline();
  const { run, isBusy, notice } = useAction(plansContent.orderFailed);
  const navigate = useNavigate();
  const [isFormOpen, setIsFormOpen] = useState(false);
  /** The next page may take a moment to be there, and this one must not order again meanwhile. */
  const isLeaving = useRef(false);

  const send = async (offerId: string): Promise<PlaceOrderMutation['placeOrder']> => {
    const { data } = await placeOrder({ variables: { input: { offerId, requestKey: orderKeyOf(offerId) } } });
    if (!data) throw new Error(plansContent.orderFailed);
    return data.placeOrder;
  };

  /** A key whose order waits no longer is that of an earlier choice. */
  const sendChoice = async (offerId: string) => {
    const placed = await send(offerId);
    const { status, gateway } = placed.order;
    if (status === 'placed') return placed;
    forgetOrderKey(offerId);
    // Paid online, and the page had not heard of it: that is said, and not bought again.
    return status === 'paid' && gateway !== 'desk' ? placed : send(offerId);
  };

  /** The form is no part of a dialog of ours, which would lie over it: that has to be gone before. */
  const pay = async (order: PlaceOrderMutation['placeOrder']['order'], checkout: Record<string, unknown>) => {
    flushSync(() => setIsFormOpen(true));
    return payOnline(order, checkout);
  };

  const place = (offerId: string): void => {
    if (isLeaving.current) return;
    void run(async () => {
      const { message, order, checkout } = await sendChoice(offerId);
      const end = checkout && (await pay(order, checkout));
      if (end?.isPaid) forgetOrderKey(offerId);
      showToast(end?.message ?? message);
      isLeaving.current = true;
      await navigate(paths.membership);
      return undefined;
    });
  };

  return { place, isBusy, isFormOpen, notice };
}
