import type { LocalAccount } from './account';
import { DELIVERY_MODES, type Delivery } from './webhook-delivery';
import type { LocalEvent, LocalOrder, LocalPayment, LocalRefund } from './entities';
import { escaped } from './checkout-form';

export const REFUND_OUTCOMES = ['processed', 'pending', 'failed', 'refused'] as const;

export interface DashboardParts {
  account: LocalAccount;
  delivery: Delivery;
  events: LocalEvent[];
}

const EVENTS_SHOWN = 40;

const rupees = (paise: number) => `₹${(paise / 100).toFixed(2)}`;

export const dashboardPage = ({ account, delivery, events }: DashboardParts): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Local gateway</title>
<style>
  body { max-width: 70rem; margin: 0 auto; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; }
  table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
  th, td { padding: 0.375rem 0.75rem 0.375rem 0; border-bottom: 1px solid #bbb; text-align: start; vertical-align: top; }
  form { display: inline-flex; flex-wrap: wrap; gap: 0.25rem; margin: 0 0.5rem 0.25rem 0; }
  button, input, select { min-height: 2rem; font: inherit; }
  input { width: 6rem; }
  .wide { overflow-x: auto; }
</style>
<h1>Local gateway</h1>
<p>Nothing here moves money. Reload the page to see what has happened since.</p>
${choice({ action: 'refunds', name: 'begin', label: 'New refunds are', values: REFUND_OUTCOMES, chosen: account.refundOutcome })}
${choice({ action: 'delivery', name: 'mode', label: 'Events are', values: DELIVERY_MODES, chosen: delivery.mode })}
<h2>Orders</h2>
${table(['Order', 'Amount', 'Status', 'Pay without the form'], newestFirst(account.orders).map(orderRow))}
<h2>Payments</h2>
${table(['Payment', 'Order', 'Amount', 'Returned', 'Status', ''], newestFirst(account.payments).map(paymentRow))}
<h2>Refunds</h2>
${table(['Refund', 'Payment', 'Amount', 'Status', ''], newestFirst(account.refunds).map(refundRow))}
<h2>Events</h2>
${table(
  ['Event', 'Type', ''],
  events
    .slice(-EVENTS_SHOWN)
    .reverse()
    .map(({ id, type }) => [id, type, button('resend', id, 'Send now')]),
)}
</html>
`;

const newestFirst = <T>(entities: Map<string, T>): T[] => [...entities.values()].reverse();

const orderRow = ({ id, amount, status }: LocalOrder) => [
  id,
  rupees(amount),
  status,
  button('pay', id, 'Pay') +
    `<form method="post" action="/pay/${id}"><input type="hidden" name="outcome" value="failure"><button>Fail</button></form>`,
];

const paymentRow = ({ id, order_id, amount, amount_refunded, status, captured }: LocalPayment) => [
  id,
  order_id,
  rupees(amount),
  rupees(amount_refunded),
  status,
  captured
    ? `<form method="post" action="/refund/${id}"><input name="rupees" inputmode="decimal" aria-label="Rupees" placeholder="all"><button>Refund</button></form>`
    : button('capture', id, 'The bank confirms now'),
];

const refundRow = ({ id, payment_id, amount, status }: LocalRefund) => [
  id,
  payment_id,
  rupees(amount),
  status,
  status === 'pending' ? button('process', id, 'Process') + button('fail', id, 'Fail') : '',
];

const button = (action: string, id: string, label: string) =>
  `<form method="post" action="/${action}/${id}"><button>${label}</button></form>`;

/** Cells are not escaped: they contain only our own markup and ids. */
const table = (heads: string[], rows: string[][]): string => `<div class="wide"><table>
<tr>${heads.map((head) => `<th scope="col">${escaped(head)}</th>`).join('')}</tr>
${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('\n')}
</table></div>`;

interface Choice {
  action: string;
  name: string;
  label: string;
  values: readonly string[];
  chosen: string;
}

const choice = ({
  action,
  name,
  label,
  values,
  chosen,
}: Choice) => `<form method="post" action="/${action}/all">
<label>${label} <select name="${name}">${values
  .map((value) => `<option${value === chosen ? ' selected' : ''}>${value}</option>`)
  .join('')}</select></label> <button>Set</button></form>`;
