/** The product with Razorpay as its gateway for new orders; the local gateway stands in for Razorpay, over HTTP. */
import { createPlanOffers } from '../../../test/factories';
import { startHarness, type HarnessSettings } from '../../../test/harness';
import { orderOf, place, signedIn } from '../../../test/order-calls';
import type { PlanOffer } from '../../plans/plan-offer.entity';
import { startLocalGateway } from '../local-gateway/local-gateway';
import { razorpayGateway } from '../razorpay-gateway';

export const ACCOUNT = {
  keyId: 'rzp_test_local',
  keySecret: 'the secret of the key',
  webhookSecret: 'the secret of the webhook',
};

export const OLD_SECRET = 'the webhook secret of last month';

export type RazorpaySite = Awaited<ReturnType<typeof startRazorpaySite>>;

export async function startRazorpaySite(settings: HarnessSettings = {}) {
  const local = await startLocalGateway(ACCOUNT);
  const gateway = razorpayGateway({
    keyId: ACCOUNT.keyId,
    keySecret: ACCOUNT.keySecret,
    apiUrl: local.address,
    webhookSecrets: [ACCOUNT.webhookSecret, OLD_SECRET],
  });
  const harness = await startHarness(undefined, { gateways: [gateway], ...settings });
  local.account.now = () => harness.clock.ms;
  local.delivery.url = `${harness.address}/api/payments/razorpay/webhook`;
  const { browser: member, user } = await signedIn(harness);
  const [offer] = (await createPlanOffers(harness.dataSource, 1)) as [PlanOffer];
  const placed = await place(member, offer);
  const { id } = orderOf(placed);
  const { checkout } = placed.data?.['placeOrder'] as { checkout: { gatewayOrderId: string } };
  return {
    local,
    harness,
    member,
    user,
    offer,
    placed,
    /** The unpaid order: our id and Razorpay's. */
    order: { id, gatewayOrderId: checkout.gatewayOrderId },
    /** Delivers the events since the last call, as arranged by `arrange`, and returns the response statuses. */
    deliver: async (arrange = (events: typeof local.events) => events) => {
      const events = arrange(local.events.splice(0));
      const statuses: number[] = [];
      for (const event of events) statuses.push((await local.send(event)).status);
      return statuses;
    },
    stop: async () => {
      await local.stop();
      await harness.stop();
    },
  };
}
