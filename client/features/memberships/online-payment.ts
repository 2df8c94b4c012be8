import { onlinePaymentContent } from './online-payment.content';
import { useConfirmOnlinePaymentMutation } from './online-payment.generated';
import type { PaymentProof } from './razorpay-form';
import type { RazorpayFormFragment } from './razorpay-form.generated';

/** Opens the payment form; resolves to the proof of payment, or to null if the member closed the form. */
const openForm = async (checkout: RazorpayFormFragment): Promise<PaymentProof | null> =>
  (await import('./razorpay-form')).openRazorpayForm(checkout);

interface PaymentResult {
  /** `unconfirmed`: the member has paid, but the server has not received the payment yet. */
  status: 'paid' | 'unconfirmed' | 'unpaid';
  /** Message for the member. */
  message: string;
}

const { closed, formFailed, unconfirmed } = onlinePaymentContent;

/** Returns a function that lets the member pay an order online; the server decides whether the order is paid. */
export function usePayOnline() {
  const [confirm] = useConfirmOnlinePaymentMutation();

  const confirmPayment = async (orderId: string, proof: PaymentProof): Promise<PaymentResult> => {
    try {
      const { data } = await confirm({ variables: { input: { orderId, ...proof } } });
      const { message, order } = data!.confirmOnlinePayment;
      return { status: order.status === 'PAID' ? 'paid' : 'unconfirmed', message };
    } catch {
      return { status: 'unconfirmed', message: unconfirmed };
    }
  };

  return async (orderId: string, checkout: RazorpayFormFragment): Promise<PaymentResult> => {
    const proof = await openForm(checkout).catch(() => undefined);
    if (proof) return confirmPayment(orderId, proof);
    return { status: 'unpaid', message: proof === null ? closed : formFailed };
  };
}
