import * as z from 'zod/mini';
import type { RazorpayFormFragment } from './razorpay-form.generated';

/** Result of the form after a payment; the server verifies it with Razorpay. */
const paidShape = z.object({ razorpay_payment_id: z.string(), razorpay_signature: z.string() });

type RazorpayForm = new (options: Record<string, unknown>) => { open: () => void };

declare global {
  interface Window {
    Razorpay?: RazorpayForm;
  }
}

export interface PaymentProof {
  gatewayPaymentId: string;
  signature: string;
}

/** Opens Razorpay's form over the page; resolves to the proof of payment, or to null if the member closed the form. */
export async function openRazorpayForm(checkout: RazorpayFormFragment): Promise<PaymentProof | null> {
  const Form = await loadForm(checkout.scriptUrl);
  return new Promise((resolve, reject) => {
    const form = new Form({
      ...optionsOf(checkout),
      handler: (answer: unknown) => {
        const { data, error } = paidShape.safeParse(answer);
        if (error) reject(error);
        else resolve({ gatewayPaymentId: data.razorpay_payment_id, signature: data.razorpay_signature });
      },
      // The form asks for confirmation: if closed by mistake, a payment in progress would look as if it had failed.
      modal: { confirm_close: true, ondismiss: () => resolve(null) },
    });
    form.open();
  });
}

/** The options of Razorpay's form. */
function optionsOf({
  keyId,
  gatewayOrderId,
  amount,
  merchantName,
  description,
  prefill,
}: RazorpayFormFragment) {
  const { name, email, phone } = prefill;
  return {
    key: keyId,
    order_id: gatewayOrderId,
    amount: amount.minorUnits,
    currency: amount.currencyCode,
    name: merchantName,
    description,
    prefill: {
      ...(name === null ? {} : { name }),
      ...(email === null ? {} : { email }),
      ...(phone === null ? {} : { contact: phone }),
    },
  };
}

/** Loads the script for the first payment; Razorpay requires that it is loaded from their own address. */
async function loadForm(address: string): Promise<RazorpayForm> {
  if (!window.Razorpay) await load(address);
  if (!window.Razorpay) throw new Error('The script of the payment form does not define Razorpay.');
  return window.Razorpay;
}

function load(address: string): Promise<void> {
  const script = document.createElement('script');
  script.src = address;
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('The script of the payment form did not load.'));
    });
    document.head.append(script);
  });
}
