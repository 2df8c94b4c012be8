import * as z from 'zod/mini';

/** What the server gives to open the form with. */
const checkoutShape = z.object({ script: z.string(), options: z.record(z.string(), z.unknown()) });

/** What the form gives once an order was paid; whether it was, the server asks Razorpay. */
const paidShape = z.object({ razorpay_payment_id: z.string(), razorpay_signature: z.string() });

type RazorpayForm = new (options: Record<string, unknown>) => { open: () => void };

declare global {
  interface Window {
    Razorpay?: RazorpayForm;
  }
}

export interface FormWord {
  gatewayPaymentId: string;
  signature: string;
}

/** Opens Razorpay's form over the page; its word once it was paid, null when it was closed before. */
export async function openRazorpayForm(checkout: Record<string, unknown>): Promise<FormWord | null> {
  const { script, options } = checkoutShape.parse(checkout);
  const Form = await loadForm(script);
  return new Promise((resolve, reject) => {
    const form = new Form({
      ...options,
      handler: (answer: unknown) => {
        const { data, error } = paidShape.safeParse(answer);
        if (error) reject(error);
        else resolve({ gatewayPaymentId: data.razorpay_payment_id, signature: data.razorpay_signature });
      },
      // Closed by mistake, a payment that is under way would look as if it had failed.
      modal: { confirm_close: true, ondismiss: () => resolve(null) },
    });
    form.open();
  });
}

/** The script is loaded when somebody pays, and then stays: its maker wants it from its own address. */
async function loadForm(address: string): Promise<RazorpayForm> {
  if (!window.Razorpay) await load(address);
  if (!window.Razorpay) throw new Error('The script of the payment form has brought no form.');
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
