import { useEffect, useEffectEvent, useState } from 'react';
import type { Money } from '../../../graphql/types.generated';
import { uncached } from '../../../lib/apollo';
import { useAction } from '../../../lib/use-action';
import { useHidePaymentAtKioskMutation, useShowPaymentAtKioskMutation } from './kiosk-display.generated';
import { paymentContent } from './payment.content';

interface Shown {
  kioskId: string;
  endsAt: string;
}

/**
 * Shows a payment on a kiosk, until it is hidden, five minutes are over, or whatever showed it is gone: then it was
 * received or cancelled.
 */
export function useKioskDisplay({ amount, reference }: { amount: Money; reference: string }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [showPayment] = useShowPaymentAtKioskMutation(uncached);
  const [hidePayment] = useHidePaymentAtKioskMutation(uncached);
  const { run, isBusy, notice } = useAction(paymentContent.kiosk.failed);

  // Without a connection it cannot be hidden, but it ends by itself.
  const takeOff = useEffectEvent((kioskId: string) => {
    void hidePayment({ variables: { input: { kioskId, reference } } }).catch(() => undefined);
  });
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(null), Date.parse(shown.endsAt) - Date.now());
    return () => {
      clearTimeout(timer);
      takeOff(shown.kioskId);
    };
  }, [shown]);

  const show = (kioskId: string) =>
    void run(async () => {
      const { minorUnits, currencyCode } = amount;
      const input = { kioskId, reference, amount: { minorUnits, currencyCode } };
      const { data } = await showPayment({ variables: { input } });
      if (data) setShown({ kioskId, endsAt: data.showPaymentAtKiosk.endsAt });
      return undefined;
    });

  return { shownOn: shown?.kioskId ?? null, show, hide: () => setShown(null), isBusy, notice };
}
