import { randomUUID } from 'node:crypto';
import type { PlanOffer } from '#server/features/plans/plan-offer.entity';
import { moneyOf } from '#server/graphql/money.type';
import type { UserActor } from '#server/lib/actor';
import type { Harness } from '#server/test/harness';

interface Parts {
  harness: Harness;
  desk: UserActor;
  admin: UserActor;
  memberId: string;
  offer: PlanOffer;
}

const PAID_PAISE = 100;

/** Operations on an order that was paid in part, and the entries that they leave. */
export function dueOperations(parts: () => Parts) {
  const rest = () => moneyOf(parts().offer.pricePaise - PAID_PAISE);
  const sellInParts = async (): Promise<string> => {
    const { harness, admin, memberId, offer } = parts();
    const { order } = await harness.services.deskSales.sell(admin, {
      memberId,
      offerId: offer.id,
      method: 'cash',
      requestKey: randomUUID(),
      partPayment: { amount: moneyOf(PAID_PAISE), instalments: [{ dueOn: '2026-12-05', amount: rest() }] },
    });
    return order.id;
  };
  return {
    collectDue: {
      given: sellInParts,
      run: (id: string) => {
        const payment = { amount: rest(), method: 'cash', requestKey: randomUUID() } as const;
        return parts().harness.services.dues.collect(parts().desk, id, payment);
      },
      leaves: ['order.paid by front_desk'],
    },
    writeOffDue: {
      given: sellInParts,
      run: (id: string) => parts().harness.services.dues.writeOff(parts().admin, id, 'Moved'),
      leaves: ['order.written-off by admin'],
    },
  };
}
