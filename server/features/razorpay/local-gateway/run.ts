/** `npm run payments:local -- [PORT] [ORIGIN_OF_THE_PRODUCT]` starts the local gateway. */
import { startLocalGateway } from './local-gateway';

const [port = '4400', product = 'http://localhost:3000'] = process.argv.slice(2);

const account = {
  keyId: 'rzp_test_local',
  keySecret: 'secret-of-the-local-gateway',
  webhookSecret: 'secret-of-the-local-webhook',
};
const gateway = await startLocalGateway({ ...account, port: Number(port), isSending: true });
gateway.delivery.url = `${product}/api/payments/razorpay/webhook`;
process.stdout.write(`The local gateway runs at ${gateway.address} and sends its events to ${product}.
Open it to make refunds, to keep refunds pending or let them fail, and to lose, duplicate, delay or reorder events.
Start the product with these settings, or put them into .env:

    RAZORPAY_KEY_ID=${account.keyId}
    RAZORPAY_KEY_SECRET=${account.keySecret}
    RAZORPAY_WEBHOOK_SECRET=${account.webhookSecret}
    RAZORPAY_API_URL=${gateway.address}
`);
