/** Why the front desk cannot credit the unused days of a plan. */
export const upgradeMessages = {
  notRunning: 'This member has no running plan of this type. Sell the plan without an upgrade.',
  noMembership: (plan: string) => `${plan} cannot replace the running plan. Choose a membership.`,
  samePlan: (plan: string) => `${plan} is the plan that is running. Choose another one.`,
  notPaid: (plan: string) =>
    `Nothing is left of a payment for ${plan}, so nothing can be credited. Sell the plan without an upgrade.`,
  due: (due: string, number: number) =>
    `${due} is still due on order ${number}. Collect it or write it off first.`,
  tooMuch: (credit: string, plan: string, price: string) =>
    `The unused days are worth ${credit}, and ${plan} costs ${price}. An upgrade pays nothing back: choose a plan that costs more, or let the running one end first.`,
  startsNow: 'An upgrade starts now. Leave out the first day.',
  refundWhole: (credit: string) =>
    `${credit} of this order was credited to the plan that followed, and only a part can be refunded. Enter an amount.`,
} as const;
