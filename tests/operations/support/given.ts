import type { PlanOffer } from '#server/features/plans/plan-offer.entity';
import type { Trainer } from '#server/features/trainers/trainer.entity';
import type { Browser } from '#server/test/browser';
import { createPlanOffers, createTrainers, type UserWithEmail } from '#server/test/factories';
import { startHarness, type Harness } from '#server/test/harness';
import { onlineGateway } from '#server/test/online-gateway';
import { signedIn } from '#server/test/order-calls';

/** The rows that calls of queries name. */
export type SampleIds = Record<
  'article' | 'import' | 'member' | 'offer' | 'order' | 'plan' | 'receipt' | 'review' | 'trainer',
  string
>;

/** What a mutation is called with. */
export interface MutationCall {
  by: Browser;
  input?: object;
}

/** Prepares a call of the mutation. */
export type Prepare = (given: Given) => MutationCall | Promise<MutationCall>;

export interface Common {
  harness: Harness;
  online: ReturnType<typeof onlineGateway>;
  admin: Browser;
  offer: PlanOffer;
  trainer: Trainer;
}

/** The member is new for each call. The password of all users is `PASSWORD`. */
export interface Given extends Common {
  member: Browser;
  user: UserWithEmail;
}

/** A started server, and what all calls of mutations have in common. */
export async function givenForMutations(gateway: Partial<Common['online']['gateway']> = {}): Promise<Common> {
  const online = onlineGateway();
  const harness = await startHarness(undefined, {
    rateLimitScale: 1000,
    gateways: [{ ...online.gateway, ...gateway }],
    desk: { upiAddress: 'studio@bank' },
    hearsOfChanges: false,
  });
  const [offer] = (await createPlanOffers(harness.dataSource, 1)) as [PlanOffer];
  const [trainer] = (await createTrainers(harness.dataSource, 1)) as [Trainer];
  const { browser: admin } = await signedIn(harness, 'admin');
  return { harness, online, admin, offer, trainer };
}

/** With a new member. */
export async function givenAnew(common: Common): Promise<Given> {
  const { browser: member, user } = await signedIn(common.harness);
  return { ...common, member, user };
}
