import fs from 'node:fs';
import type { LocalAccount } from '../../../server/features/razorpay/local-gateway/account';
import { startLocalGateway } from '../../../server/features/razorpay/local-gateway/local-gateway';
import { createSite, start, stop, untilReady } from '../../process/support/product';
import { test as journey } from './journey';

const ACCOUNT = {
  keyId: 'rzp_test_journey',
  keySecret: 'the secret of the key',
  webhookSecret: 'the secret of the webhook',
};

const START_MS = 120_000;

/** Runs the journeys against a separate instance whose members pay through Razorpay, here the local gateway. */
export const test = journey.extend<object, { shop: { address: string; account: LocalAccount } }>({
  shop: [
    async ({ browserName: _any }, use) => {
      const gateway = await startLocalGateway({ ...ACCOUNT, isSending: true });
      const site = await createSite();
      const run = start(site, {
        RATE_LIMIT_SCALE: '1000',
        RAZORPAY_KEY_ID: ACCOUNT.keyId,
        RAZORPAY_KEY_SECRET: ACCOUNT.keySecret,
        RAZORPAY_WEBHOOK_SECRET: ACCOUNT.webhookSecret,
        RAZORPAY_API_URL: gateway.address,
      });
      gateway.delivery.url = `${run.address}/api/payments/razorpay/webhook`;
      await untilReady(run);
      await use({ address: run.address, account: gateway.account });
      await stop(run);
      await gateway.stop();
      fs.rmSync(site.dataDirectory, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: START_MS },
  ],
  baseURL: async ({ shop }, use) => use(shop.address),
});
