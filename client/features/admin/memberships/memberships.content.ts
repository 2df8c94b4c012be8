import { studio } from '#common/studio';
import type { PlanType } from '../../../graphql/types.generated';
import { noMailTo } from '../admin.content';

/** Texts of the memberships of a member, and of the dialogs that change them. */
export const membershipsContent = {
  until: (day: string) => `until ${day}`,
  ended: (day: string) => `ended ${day}`,
  planTypes: { PASS: 'Gym pass', NUTRITION: 'Nutrition plan' } satisfies Record<PlanType, string>,
  membershipFailed: 'Error updating membership',
  renew: {
    action: 'Renew',
    firstAction: 'Sell a pass',
    title: (who: string) => `Renew the membership of ${who}`,
    firstTitle: (who: string) => `Sell a plan to ${who}`,
    extends: (end: string) => `${end}. A new period of the same type starts after it.`,
    replaces: (end: string) => `${end}. The new plan replaces one of the same type now.`,
    ends: (end: string) => `${end}.`,
    starts: 'The membership starts today.',
    chosen: 'The membership starts on the day that you choose.',
    plan: 'Plan',
    choose: 'Choose',
    offer: (name: string, price: string) => `${name}, ${price}`,
    period: (from: string, to: string) => `The new period runs from ${from} to ${to}.`,
    withoutPayment: 'Without payment',
    byLink: 'Later, by link',
    byLinkSubmit: 'Make the link',
    link: {
      title: 'Link to pay',
      until: (moment: string) => `Whoever has the link can pay with it, until ${moment}.`,
      text: (plan: string, url: string) => `Pay for ${plan} at ${studio.name} here: ${url}`,
      close: 'Close',
    },
    reasonHint: 'Kept in the journal.',
    submit: 'Renew',
    firstSubmit: 'Sell',
  },
  start: {
    choose: 'Choose the first day',
    usual: 'Start as usual',
    day: 'First day',
    hint: 'The receipt has the day of today.',
    reason: 'Why it is before today',
    reasonHint: 'The member will see this.',
  },
  upgrade: {
    choose: 'Replace the running plan',
    keep: 'Keep the running plan',
    credit: (days: number, plan: string, amount: string) =>
      `${plan} ends now. ${amount} is credited for its ${days === 1 ? 'unused day' : `${days} unused days`}.`,
    unknown: 'The credit is not known yet. Try again in a moment.',
  },
  extend: {
    action: 'Add days',
    title: (who: string) => `Add days to the membership of ${who}`,
    lead: (end: string) => `${end}. The days are added at the end, and nothing is paid.`,
    days: 'Number of days',
    newEnd: (day: string) => `It then ends on ${day}.`,
    submit: 'Add days',
  },
  cancel: {
    action: 'Cancel',
    title: (who: string) => `Cancel the membership of ${who}?`,
    which: 'Which membership',
    order: 'Reject the order',
    noOrder: 'This order does not exist any more.',
    text: (end: string, hasEmail: boolean) =>
      `${end}. It ends now, and nothing is paid back; refunds are under Orders. ${noMailTo(hasEmail) ?? 'An e-mail tells the member.'}`,
    reasonHint: 'Kept in the journal.',
    submit: 'Cancel membership',
    keep: 'Keep membership',
  },
};
