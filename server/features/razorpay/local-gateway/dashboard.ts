/** The dashboard of the local gateway: lists its entities, with buttons to simulate payments, refunds and faults. */
import express, { type Router } from 'express';
import { dashboardPage, REFUND_OUTCOMES, type DashboardParts } from './dashboard-page';
import { DELIVERY_MODES } from './webhook-delivery';
import { LocalRefusal, type Outcome } from './entities';

type Fields = Record<string, string | undefined>;

export function dashboard({ account, delivery, events }: DashboardParts): Router {
  const actions: Record<string, (id: string, fields: Fields) => unknown> = {
    pay: (id, { outcome }) => account.pay(id, (outcome ?? 'success') as Outcome),
    capture: (id) => account.capture(id),
    refund: (id, { rupees }) =>
      account.refund(id, rupees ? { amount: Math.round(Number(rupees) * 100) } : {}, undefined),
    process: (id) => account.finishRefund(id),
    fail: (id) => account.finishRefund(id, 'failed'),
    resend: (id) => resend(id),
    refunds: (_id, { begin }) => (account.refundOutcome = chosen(REFUND_OUTCOMES, begin)),
    delivery: (_id, { mode }) => (delivery.mode = chosen(DELIVERY_MODES, mode)),
  };
  const resend = async (id: string) => {
    const event = events.find((one) => one.id === id);
    if (event) await delivery.send(event);
  };
  const router = express.Router();
  router.get('/', (_req, res) => {
    res.type('html').send(dashboardPage({ account, delivery, events }));
  });
  router.post('/:action/:id', express.urlencoded(), async (req, res) => {
    const action = actions[req.params.action];
    if (!action) throw new LocalRefusal('There is no such action.', 404);
    await action(req.params.id, (req.body ?? {}) as Fields);
    res.redirect(303, '/');
  });
  return router;
}

function chosen<Value extends string>(values: readonly Value[], given: string | undefined): Value {
  const value = values.find((one) => one === given);
  if (value === undefined) throw new LocalRefusal('There is no such choice.');
  return value;
}
