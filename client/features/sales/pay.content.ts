import { studio } from '#common/studio';

/** Texts of the page on which an order is paid with a link. */
export const payContent = {
  title: 'Pay for your plan',
  description: () => `Pay online for a plan at ${studio.name}.`,
  invalid: 'This link does not work, or not any more. Ask the front desk for a new one.',
  loadFailed: 'The order could not be loaded. Please try again.',
  greeting: (firstName: string | null) => (firstName ? `Hello ${firstName},` : 'Hello,'),
  order: (plan: string, amount: string) => `your plan is ${plan}, for ${amount}.`,
  until: (day: string) => `You can pay until ${day}.`,
  pay: (amount: string) => `Pay ${amount}`,
  failed: 'The payment could not be started. Please try again.',
  paid: 'This is paid, and the membership has started. Thank you.',
  closed: 'This order is no longer waiting for payment. Ask the front desk.',
};
