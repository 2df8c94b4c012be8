import type { GatewayName } from '#common/orders/orders';
import { onlinePaymentContent } from './online-payment.content';
import { useConfirmOnlinePaymentMutation } from './online-payment.generated';
import type { PaymentProof } from './razorpay-form';

/** Opens a gateway's form over the page; resolves to the proof of payment, or to null if it was closed without one. */
type OpenForm = (checkout: Record<string, unknown>) => Promise<PaymentProof | null>;

/** The forms of gateways that are paid on a page, loaded when needed; payments at the desk have none. */
const FORMS: Partial<Record<GatewayName, OpenForm>> = {
  razorpay: async (checkout) => (await import('./razorpay-form')).openRazorpayForm(checkout),
};

export interface PaymentEnd {
  /** Message for the member. */
  message: string;
  isPaid: boolean;
  /** No payment is known: the member has to do something. */
  isOpen: boolean;
}

const { closed, formFailed, unconfirmed } = onlinePaymentContent;

/** Lets the member pay an order in the form of its gateway. The server checks whether the order is paid. */
export function usePayOnline() {
  const [confirm] = useConfirmOnlinePaymentMutation({ fetchPolicy: 'no-cache' });

  const confirmed = async (orderId: string, proof: PaymentProof): Promise<PaymentEnd> => {
    try {
      const { data } = await confirm({ variables: { input: { orderId, ...proof } } });
      const { message, order } = data!.confirmOnlinePayment;
      return { message, isPaid: order.status === 'paid', isOpen: false };
    } catch {
      return { message: unconfirmed, isPaid: false, isOpen: false };
    }
  };

  return async (
    order: { id: string; gateway: GatewayName },
    checkout: Record<string, unknown>,
  ): Promise<PaymentEnd> => {
    const openForm = FORMS[order.gateway];
    const proof = await openForm?.(checkout).catch(() => undefined);
    if (proof) return confirmed(order.id, proof);
    return { message: proof === null ? closed : formFailed, isPaid: false, isOpen: true };
  };
}
