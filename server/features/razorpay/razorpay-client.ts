import Razorpay from 'razorpay';
import { z } from 'zod';
import { razorpayOrder, razorpayPayment, razorpayRefund } from './razorpay-entities';

/** Credentials of a Razorpay account; the secrets never leave the server. */
export interface RazorpaySettings {
  keyId: string;
  keySecret: string;
  /** The current secret first, then earlier ones, with which events from before a change are redelivered. */
  webhookSecrets: readonly string[];
  /** Origin of the local test gateway; undefined for Razorpay itself. */
  apiUrl: string | undefined;
}

/** Largest page that Razorpay returns. */
export const PAGE_SIZE = 100;

/** Time-out of a call: a member may be waiting for the response, or Razorpay for our response to an event. */
const TIMEOUT_MS = 8000;

/** The error that the package throws when Razorpay rejects a request. */
const errorResponse = z.object({
  statusCode: z.coerce.number(),
  error: z.object({ code: z.string(), description: z.string() }).partial().optional(),
});

/** The package's HTTP client, which its types do not declare. */
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

/** The calls to Razorpay's API. Responses are validated; errors never include the request. */
export class RazorpayClient {
  private readonly razorpay: Razorpay;
  private readonly http: PackageHttp;

  constructor({ keyId, keySecret, apiUrl }: RazorpaySettings) {
    this.razorpay = new Razorpay({ key_id: keyId, key_secret: keySecret });
    this.http = (this.razorpay.api as unknown as { rq: PackageHttp }).rq;
    this.http.defaults.timeout = TIMEOUT_MS;
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

  /** Newest first; `from` and `to` are Unix times in seconds. Items are not validated here. */
  async payments(page: { from: number; to: number; count: number; skip: number }) {
    const { items } = await read(collectionOf(z.unknown()), this.razorpay.payments.all(page));
    return items;
  }

  async refundsOf(paymentId: string) {
    const call = this.razorpay.payments.fetchMultipleRefund(paymentId, { count: PAGE_SIZE });
    const { items } = await read(collectionOf(razorpayRefund), call);
    return items;
  }

  /** Uses the HTTP client directly, because the package does not pass on the header that makes refunds idempotent. */
  refund(paymentId: string, { amount, key }: { amount: number; key: string }) {
    const path = `/v1/payments/${encodeURIComponent(paymentId)}/refund`;
    const headers = { 'X-Refund-Idempotency': key };
    const call = this.http.post(path, { amount, receipt: key }, { headers }).then(({ data }) => data);
    return read(razorpayRefund, call);
  }
}

/** The part of the client that the gateway uses; tests replace it. */
export type RazorpayCalls = Pick<
  RazorpayClient,
  'createOrder' | 'order' | 'paymentsOf' | 'payments' | 'refundsOf' | 'refund'
>;

/**
 * Periods in minutes. Payments that a bank confirms within three days are captured; the product refunds those that no
 * order needs any more. Razorpay itself refunds payments that are not captured in time.
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
  if (error) throw new Error(`Razorpay responded in an unknown format: ${error.issues[0]?.path.join('.')}`);
  return data;
}

/** Does not pass the original error on, because it contains the request with the API key. */
function failureOf(error: unknown): Error {
  const { response } = (error ?? {}) as { response?: { status: number; data: { error?: unknown } } };
  const known = errorResponse.safeParse(
    response ? { statusCode: response.status, error: response.data.error } : error,
  );
  if (!known.success) return new Error('Razorpay does not respond.');
  const { statusCode, error: details } = known.data;
  return new RazorpayRefusal(
    statusCode,
    `Razorpay refuses with ${statusCode}: ${details?.description ?? 'no reason'}`,
  );
}
