import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import { isSigned, sign } from '../signature';
import { LocalAccount } from './account';
import { dashboard } from './dashboard';
import { Delivery } from './webhook-delivery';
import { getOrThrow, LocalRefusal, type LocalEvent, type Outcome } from './entities';
import { formPage, formScript } from './checkout-form';

export interface LocalSettings {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** 0 (the default) picks a free port. */
  port?: number;
  /** Whether events are delivered automatically, with retries; otherwise tests send them. */
  isSending?: boolean;
}

export interface LocalGateway {
  address: string;
  account: LocalAccount;
  /** All events, in order. */
  events: LocalEvent[];
  /** Delivers events to the product, with the selected fault. */
  delivery: Delivery;
  /** `isAway`: connections are closed immediately. `isSilent`: requests are never answered. */
  state: { isAway: boolean; isSilent: boolean };
  send: Delivery['send'];
  /** The values that the checkout form passes to the page's handler after a payment. */
  checkoutResult(orderId: string, paymentId: string): CheckoutResult;
  stop(): Promise<void>;
}

interface CheckoutResult {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
}

const LATE_MS = 3000;

/**
 * A stand-in for Razorpay's API with orders, payments, refunds, checkout form, signed events and a dashboard, for
 * tests and for trying out payments.
 */
export async function startLocalGateway(settings: LocalSettings): Promise<LocalGateway> {
  const events: LocalEvent[] = [];
  const delivery = new Delivery(settings.webhookSecret);
  const state = { isAway: false, isSilent: false };
  const account = new LocalAccount((event) => {
    events.push(event);
    if (settings.isSending) delivery.accept(event);
  });
  const checkoutResult: LocalGateway['checkoutResult'] = (orderId, paymentId) => ({
    razorpay_payment_id: paymentId,
    razorpay_order_id: orderId,
    razorpay_signature: sign(`${orderId}|${paymentId}`, settings.keySecret),
  });
  const pay = (orderId: string, outcome: Outcome): CheckoutResult => {
    const payment = account.pay(orderId, outcome);
    if (outcome === 'late') delivery.later(LATE_MS, () => captureLate(payment.id));
    if (outcome !== 'success') throw new LocalRefusal('The payment was not made. Try again.');
    return checkoutResult(orderId, payment.id);
  };

  const captureLate = (id: string) => {
    // The payment may already have been captured in the dashboard.
    if (!getOrThrow(account.payments, id).captured) account.capture(id);
  };

  const server = createServer((req, res) => {
    if (state.isAway) res.destroy();
    else if (!state.isSilent) app(req, res);
  });
  await new Promise<void>((resolve) => server.listen(settings.port ?? 0, '127.0.0.1', resolve));
  const address = `http://localhost:${(server.address() as AddressInfo).port}`;
  const app = createLocalApp({ settings, account, address, pay })
    .use(dashboard({ account, delivery, events }))
    .use(refusals());
  return {
    address,
    account,
    events,
    delivery,
    state,
    checkoutResult,
    send: (...given) => delivery.send(...given),
    stop: async () => {
      delivery.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface AppParts {
  settings: LocalSettings;
  account: LocalAccount;
  address: string;
  pay: (orderId: string, outcome: Outcome) => CheckoutResult;
}

function createLocalApp({ settings, account, address, pay }: AppParts): Express {
  const app = express();
  app.use(express.json());
  app.get('/v1/checkout.js', (_req, res) => void res.type('js').send(formScript(address)));
  app.get('/v1/checkout/form', (req, res) => {
    const { order_id: orderId, description } = req.query as Record<string, string>;
    const { amount } = getOrThrow(account.orders, orderId ?? '');
    const facts = { orderId: orderId ?? '', amount: `₹${amount / 100}`, description: description ?? '' };
    res.type('html').send(formPage(facts));
  });
  app.post('/v1/checkout/pay', (req, res) => {
    const { order_id: orderId, outcome } = req.body as { order_id: string; outcome: Outcome };
    res.json(pay(orderId, outcome));
  });

  app.use('/v1', requireKey(settings));
  app.post(
    '/v1/orders',
    (req, res) => void res.json(account.createOrder(req.body as Record<string, unknown>)),
  );
  app.get('/v1/orders/:id', (req, res) => void res.json(getOrThrow(account.orders, req.params.id)));
  app.get('/v1/orders/:id/payments', (req, res) => {
    getOrThrow(account.orders, req.params.id);
    res.json(
      collection([...account.payments.values()].filter((payment) => payment.order_id === req.params.id)),
    );
  });
  app.get('/v1/payments', (req, res) => {
    const parameter = (name: string, fallback: number) => Number(req.query[name] ?? fallback);
    const [from, to, skip] = [parameter('from', 0), parameter('to', Infinity), parameter('skip', 0)];
    res.json(collection(account.paymentsIn({ from, to }).slice(skip, skip + parameter('count', 10))));
  });
  app.get('/v1/payments/:id', (req, res) => void res.json(getOrThrow(account.payments, req.params.id)));
  app.post('/v1/payments/:id/refund', (req, res) => {
    const request = req.body as Record<string, unknown>;
    res.json(account.refund(req.params.id, request, req.get('x-refund-idempotency')));
  });
  app.get('/v1/payments/:id/refunds', (req, res) => {
    getOrThrow(account.payments, req.params.id);
    res.json(
      collection([...account.refunds.values()].filter((refund) => refund.payment_id === req.params.id)),
    );
  });
  return app;
}

const collection = (items: unknown[]) => ({ entity: 'collection', count: items.length, items });

function requireKey({ keyId, keySecret }: LocalSettings): RequestHandler {
  const expected = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  return (req, _res, next) => {
    const given = req.get('authorization') ?? '';
    next(
      isSigned(given, sign(expected, keySecret), keySecret)
        ? undefined
        : new LocalRefusal('Authentication failed', 401),
    );
  };
}

const refusals = (): ErrorRequestHandler => (error: unknown, _req, res, _next) => {
  const { status, message } = error instanceof LocalRefusal ? error : new LocalRefusal('Server error', 500);
  res.status(status).json({
    error: {
      code: status < 500 ? 'BAD_REQUEST_ERROR' : 'SERVER_ERROR',
      description: message,
      source: 'business',
    },
  });
};
