import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openRazorpayForm } from './razorpay-form';

const CHECKOUT = { script: 'https://checkout.example/v1/checkout.js', options: { key: 'rzp_test_1' } };

interface Options {
  key: string;
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
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
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
  expect([scripts, opened[0]!.key]).toEqual([[CHECKOUT.script], 'rzp_test_1']);
});

test('tries to load the script again after a failure', async () => {
  loads = () => false;
  await expect(openRazorpayForm(CHECKOUT)).rejects.toThrow('did not load');
  loads = () => true;
  void openRazorpayForm(CHECKOUT);
  await until(1);
  expect(scripts).toHaveLength(2);
});

test('rejects a malformed proof of payment and malformed checkout options', async () => {
  const proof = openRazorpayForm(CHECKOUT);
  await until(1);
  opened[0]!.handler({ razorpay_payment_id: 5 });
  await expect(proof).rejects.toThrow();
  await expect(openRazorpayForm({ gatewayOrderId: 'x' })).rejects.toThrow();
});
