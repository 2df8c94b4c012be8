import { beforeEach, expect, test, vi } from 'vitest';
import { openRazorpayForm } from './razorpay-form';

const CHECKOUT = {
  scriptUrl: 'https://checkout.example/v1/checkout.js',
  keyId: 'rzp_test_1',
  gatewayOrderId: 'order_1',
  amount: { minorUnits: 130_000, currencyCode: 'INR' },
  merchantName: 'Bhor',
  description: 'Basic, order 7',
  prefill: { name: null, email: 'asha@studio.example', phone: '+919876543210' },
};

interface Options {
  prefill: Record<string, string>;
  handler: (answer: unknown) => void;
  modal: { ondismiss: () => void };
}

let opened: Options[];
class Form {
  constructor(private readonly options: Options) {}
  open() {
    opened.push(this.options);
  }
}

/** URLs of the requested scripts; each loads or fails as soon as it has been added to the page. */
let scripts: string[];
let loads: () => boolean;
beforeEach(() => {
  opened = [];
  scripts = [];
  loads = () => true;
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    const script = nodes[0] as HTMLScriptElement;
    scripts.push(script.src);
    const isLoaded = loads();
    if (isLoaded) vi.stubGlobal('Razorpay', Form);
    queueMicrotask(() => script.dispatchEvent(new Event(isLoaded ? 'load' : 'error')));
  });
});

const until = (count: number) => vi.waitFor(() => expect(opened).toHaveLength(count));

test('loads the script once, from the URL that the server returned, and returns the proof of payment', async () => {
  const proof = openRazorpayForm(CHECKOUT);
  await until(1);
  opened[0]!.handler({ razorpay_payment_id: 'pay_1', razorpay_order_id: 'o', razorpay_signature: 's' });
  expect(await proof).toEqual({ gatewayPaymentId: 'pay_1', signature: 's' });
  const closed = openRazorpayForm(CHECKOUT);
  await until(2);
  opened[1]!.modal.ondismiss();
  expect(await closed).toBeNull();
  expect(scripts).toEqual([CHECKOUT.scriptUrl]);
  expect(opened[0]).toMatchObject({
    key: 'rzp_test_1',
    order_id: 'order_1',
    amount: 130_000,
    currency: 'INR',
    name: 'Bhor',
    description: 'Basic, order 7',
    prefill: { email: 'asha@studio.example', contact: '+919876543210' },
  });
  expect(opened[0]!.prefill).not.toHaveProperty('name');
});

test('tries to load the script again after a failure', async () => {
  loads = () => false;
  await expect(openRazorpayForm(CHECKOUT)).rejects.toThrow('did not load');
  loads = () => true;
  void openRazorpayForm(CHECKOUT);
  await until(1);
  expect(scripts).toHaveLength(2);
});

test('rejects a malformed proof of payment', async () => {
  const proof = openRazorpayForm(CHECKOUT);
  await until(1);
  opened[0]!.handler({ razorpay_payment_id: 5 });
  await expect(proof).rejects.toThrow();
});
