import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { showToast } from '../../lib/toast';
import { useAction } from '../../lib/use-action';
import { forgetOrderKey, orderKeyOf } from './order-keys';
import { payOnline } from './pay-online';
import { plansContent } from './plans.content';
import { usePlaceOrderMutation, type PlaceOrderMutation } from './plans.generated';

export type Ordering = ReturnType<typeof usePlaceOrder>;

/** Orders a plan, lets the member pay where that is done on a page, and leads to the order. */
export function usePlaceOrder() {
  const [placeOrder] = usePlaceOrderMutation({ fetchPolicy: 'no-cache' });
  const { run, isBusy, notice } = useAction(plansContent.orderFailed);
  const navigate = useNavigate();

  const send = async (offerId: string): Promise<PlaceOrderMutation['placeOrder']> => {
    const { data } = await placeOrder({ variables: { input: { offerId, requestKey: orderKeyOf(offerId) } } });
    if (!data) throw new Error(plansContent.orderFailed);
    return data.placeOrder;
  };

  /** A key whose order waits no longer is that of an earlier choice. */
  const sendChoice = async (offerId: string) => {
    const placed = await send(offerId);
    if (placed.order.status === 'placed') return placed;
    forgetOrderKey(offerId);
    return send(offerId);
  };

  const place = (offerId: string): void =>
    void run(async () => {
      const { message, order, checkout } = await sendChoice(offerId);
      if (checkout) await payOnline(order.gateway, checkout);
      showToast(message);
      await navigate(paths.membership);
      return undefined;
    });

  return { place, isBusy, notice };
}
