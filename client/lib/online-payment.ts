import type { GatewayName } from '#common/orders';
import { onlinePaymentContent } from './online-payment.content';
import { useConfirmOnlinePaymentMutation } from './online-payment.generated';
import type { FormWord } from './razorpay-form';

/** Opens a gateway's form over the page: its word once it was paid, null when it was closed before. */
type OpenForm = (checkout: Record<string, unknown>) => Promise<FormWord | null>;

/** The forms of gateways that are paid on a page, loaded when they are needed; the desk has none. */
const FORMS: Partial<Record<GatewayName, OpenForm>> = {
  razorpay: async (checkout) => (await import('./razorpay-form')).openRazorpayForm(checkout),
};

export interface PaymentEnd {
  /** What is said to the member. */
  message: string;
  isPaid: boolean;
  /** Nothing is known of a payment: the member has to do something. */
  isOpen: boolean;
}

const { closed, formFailed, unconfirmed } = onlinePaymentContent;

/** Lets the member pay an order in the form of its gateway. Whether it is paid the server finds out, and says. */
export function usePayOnline() {
  const [confirm] = useConfirmOnlinePaymentMutation({ fetchPolicy: 'no-cache' });

  const confirmed = async (orderId: string, word: FormWord): Promise<PaymentEnd> => {
    try {
      const { data } = await confirm({ variables: { input: { orderId, ...word } } });
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
    const word = await openForm?.(checkout).catch(() => undefined);
    if (word) return confirmed(order.id, word);
    return { message: word === null ? closed : formFailed, isPaid: false, isOpen: true };
  };
}
