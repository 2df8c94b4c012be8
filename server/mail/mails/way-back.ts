import { formatPaise } from '#common/money';

interface Returned {
  plan: string;
  amountPaise: number;
  /** How somebody of the studio gave it back, where the gateway did not. */
  byHand: string | null;
}

/** How much is refunded to a member for what, and how. */
export function wayBack({ plan, amountPaise, byHand }: Returned): string {
  const amount = formatPaise(amountPaise);
  if (byHand !== null) return `We have refunded ${amount} for ${plan}. How: ${byHand}`;
  return `We have refunded ${amount} for ${plan} the same way you paid. Your bank may take a few days.`;
}
