import type { GatewayName } from '#common/orders/payments';
import { onlinePaymentContent } from './online-payment.content';
import { useConfirmOnlinePaymentMutation } from './online-payment.generated';
import type { PaymentProof } from './razorpay-form';

/** Opens the payment form of a gateway; resolves to the proof of payment, or to null if the member closed the form. */
type OpenForm = (checkout: Record<string, unknown>) => Promise<PaymentProof | null>;

/** The payment forms of the gateways, loaded when needed; payments at the desk have none. */
const FORMS: Partial<Record<GatewayName, OpenForm>> = {
  razorpay: async (checkout) => (await import('./razorpay-form')).openRazorpayForm(checkout),
};

export interface PaymentResult {
  /** `unconfirmed`: the member has paid, but the server has not received the payment yet. */
  status: 'paid' | 'unconfirmed' | 'unpaid';
  /** Message for the member. */
  message: string;
}

const { closed, formFailed, unconfirmed } = onlinePaymentContent;

/** Returns a function that lets the member pay an order online; the server decides whether the order is paid. */
export function usePayOnline() {
  const [confirm] = useConfirmOnlinePaymentMutation({ fetchPolicy: 'no-cache' });

  const confirmPayment = async (orderId: string, proof: PaymentProof): Promise<PaymentResult> => {
    try {
      const { data } = await confirm({ variables: { input: { orderId, ...proof } } });
      const { message, order } = data!.confirmOnlinePayment;
      return { status: order.status === 'paid' ? 'paid' : 'unconfirmed', message };
    } catch {
      return { status: 'unconfirmed', message: unconfirmed };
    }
  };

  return async (
    order: { id: string; gateway: GatewayName },
    checkout: Record<string, unknown>,
  ): Promise<PaymentResult> => {
    const openForm = FORMS[order.gateway];
    const proof = await openForm?.(checkout).catch(() => undefined);
    if (proof) return confirmPayment(order.id, proof);
    return { status: 'unpaid', message: proof === null ? closed : formFailed };
  };
}
