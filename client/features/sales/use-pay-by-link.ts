import { useState } from 'react';
import { useAction } from '../../lib/use-action';
import { onlinePaymentContent } from '../memberships/online-payment.content';
import type { PaymentProof } from '../memberships/razorpay-form';
import type { RazorpayFormFragment } from '../memberships/razorpay-form.generated';
import { payContent as content } from './pay.content';
import {
  useConfirmPaymentByLinkMutation,
  useStartPaymentByLinkMutation,
  type LinkedOrderFactsFragment,
} from './pay.generated';

const { closed, formFailed, unconfirmed } = onlinePaymentContent;

/** Opens the payment form of the gateway; null if it was closed, undefined if it did not open. */
const openForm = async (checkout: RazorpayFormFragment): Promise<PaymentProof | null | undefined> =>
  (await import('../memberships/razorpay-form')).openRazorpayForm(checkout).catch(() => undefined);

/** Pays the order of a link; the server decides whether it is paid. */
export function usePayByLink(token: string, opened: LinkedOrderFactsFragment) {
  const [order, setOrder] = useState(opened);
  const [isUnpaid, setIsUnpaid] = useState(false);
  const [start] = useStartPaymentByLinkMutation();
  const [confirm] = useConfirmPaymentByLinkMutation();
  const { run, tone, ...action } = useAction(content.failed);

  const confirmPayment = async (proof: PaymentProof): Promise<string> => {
    try {
      const { data } = await confirm({ variables: { input: { token, ...proof } } });
      setOrder(data!.confirmPaymentByLink.order);
      return data!.confirmPaymentByLink.message;
    } catch {
      return unconfirmed;
    }
  };
  const pay = (): void =>
    void run(async () => {
      const { data } = await start({ variables: { input: { token } } });
      const { message, checkout, order: current } = data!.startPaymentByLink;
      setOrder(current);
      if (!checkout) return message;
      const proof = await openForm(checkout);
      setIsUnpaid(!proof);
      if (proof) return confirmPayment(proof);
      return proof === null ? closed : formFailed;
    });
  return { ...action, tone: isUnpaid ? ('failure' as const) : tone, order, pay };
}
