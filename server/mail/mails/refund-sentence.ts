import { formatPaise } from '#common/money';

interface Returned {
  plan: string;
  amountPaise: number;
  /** How the studio refunded it by hand; null if the gateway did. */
  byHand: string | null;
}

/** States how much was refunded for which plan, and how. */
export function refundSentence({ plan, amountPaise, byHand }: Returned): string {
  const amount = formatPaise(amountPaise);
  if (byHand !== null) return `We have refunded ${amount} for ${plan}. How: ${byHand}`;
  return `We have refunded ${amount} for ${plan} the same way you paid. Your bank may take a few days.`;
}
