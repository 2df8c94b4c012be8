import Razorpay from 'razorpay';
import { z } from 'zod';
import { razorpayOrder, razorpayPayment, razorpayRefund } from './razorpay-entities';
import type { RazorpaySettings } from './razorpay-settings';

/** Most rows that Razorpay gives at once. */
export const PAGE_SIZE = 100;

/** A member waits for the answer, and Razorpay for ours to its events. */
const PATIENCE_MS = 8000;

/** What Razorpay says of a request that it refuses, as its package throws it. */
const refusal = z.object({
  statusCode: z.coerce.number(),
  error: z.object({ code: z.string(), description: z.string() }).partial().optional(),
});

/** The part of the package's HTTP client that is not in its types. */
interface PackageHttp {
  defaults: { baseURL?: string; timeout?: number };
  post(path: string, body: object, options: { headers: Record<string, string> }): Promise<{ data: unknown }>;
}

export class RazorpayRefusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

const collectionOf = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item) });

/** The calls to Razorpay that the product makes. Its answers are read with care, its failures without what was sent. */
export class RazorpayClient {
  private readonly razorpay: Razorpay;
  private readonly http: PackageHttp;

  constructor({ keyId, keySecret, apiUrl }: RazorpaySettings) {
    this.razorpay = new Razorpay({ key_id: keyId, key_secret: keySecret });
    this.http = (this.razorpay.api as unknown as { rq: PackageHttp }).rq;
    this.http.defaults.timeout = PATIENCE_MS;
    if (apiUrl !== undefined) this.http.defaults.baseURL = apiUrl;
  }

  createOrder(order: { amount: number; currency: string; receipt: string; notes: Record<string, string> }) {
    const payment = { capture: 'automatic', capture_options: CAPTURE } as const;
    return read(razorpayOrder, this.razorpay.orders.create({ ...order, payment }));
  }

  order = (id: string) => read(razorpayOrder, this.razorpay.orders.fetch(id));

  async paymentsOf(orderId: string) {
    const { items } = await read(collectionOf(razorpayPayment), this.razorpay.orders.fetchPayments(orderId));
    return items;
  }

  /** Newest first; times are in seconds. */
  async payments(page: { from: number; to: number; count: number; skip: number }) {
    const { items } = await read(collectionOf(z.unknown()), this.razorpay.payments.all(page));
    return items;
  }

  async refundsOf(paymentId: string) {
    const call = this.razorpay.payments.fetchMultipleRefund(paymentId, { count: PAGE_SIZE });
    const { items } = await read(collectionOf(razorpayRefund), call);
    return items;
  }

  /** The package lets no header of ours through, and this one keeps the same refund from being made twice. */
  refund(paymentId: string, { amount, key }: { amount: number; key: string }) {
    const path = `/v1/payments/${encodeURIComponent(paymentId)}/refund`;
    const headers = { 'X-Refund-Idempotency': key };
    const call = this.http.post(path, { amount, receipt: key }, { headers }).then(({ data }) => data);
    return read(razorpayRefund, call);
  }
}

/** What the product asks Razorpay. */
export type RazorpayCalls = Pick<
  RazorpayClient,
  'createOrder' | 'order' | 'paymentsOf' | 'payments' | 'refundsOf' | 'refund'
>;

/**
 * Three days: money that a bank confirms so late is still taken, and goes back by ourselves when the order has no use for it.
 * What is not captured by then Razorpay gives back.
 */
const CAPTURE = {
  automatic_expiry_period: 3 * 24 * 60,
  manual_expiry_period: 5 * 24 * 60,
  refund_speed: 'normal',
} as const;

async function read<T extends z.ZodType>(shape: T, answer: Promise<unknown>): Promise<z.infer<T>> {
  let body: unknown;
  try {
    body = await answer;
  } catch (error) {
    throw failureOf(error);
  }
  const { data, error } = shape.safeParse(body);
  if (error) throw new Error(`Razorpay answered in another shape: ${error.issues[0]?.path.join('.')}`);
  return data;
}

/** Never the error itself: it holds the request, and that the key. */
function failureOf(error: unknown): Error {
  const { response } = (error ?? {}) as { response?: { status: number; data: { error?: unknown } } };
  const known = refusal.safeParse(
    response ? { statusCode: response.status, error: response.data.error } : error,
  );
  if (!known.success) return new Error('Razorpay does not answer.');
  const { statusCode, error: said } = known.data;
  return new RazorpayRefusal(
    statusCode,
    `Razorpay refuses with ${statusCode}: ${said?.description ?? 'no reason'}`,
  );
}
