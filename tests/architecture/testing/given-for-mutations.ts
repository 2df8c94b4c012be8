import type { PlanOffer } from '#server/features/plans/plan-offer.entity';
import type { Trainer } from '#server/features/trainers/trainer.entity';
import { createPlanOffers, createTrainers } from '#server/test/factories';
import { startHarness } from '#server/test/harness';
import { onlineGateway } from '#server/test/online-gateway';
import { signedIn } from '#server/test/order-calls';
import type { Given } from './mutation-subjects';

/** A started server, and what all calls of mutations have in common. */
export async function givenForMutations(): Promise<Omit<Given, 'member' | 'user'>> {
  const online = onlineGateway();
  const harness = await startHarness(undefined, {
    rateLimitScale: 1000,
    gateways: [online.gateway],
    desk: { upiAddress: 'studio@bank' },
    hearsOfChanges: false,
  });
  const [offer] = (await createPlanOffers(harness.dataSource, 1)) as [PlanOffer];
  const [trainer] = (await createTrainers(harness.dataSource, 1)) as [Trainer];
  const { browser: admin } = await signedIn(harness, 'admin');
  return { harness, online, admin, offer, trainer };
}
