/** Calls about webhooks. */
import type { Browser } from './browser';
import type { GraphqlAnswer, Harness } from './harness';

export const CREATE_WEBHOOK =
  'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { message secret webhook { id } } }';
export const TEST_WEBHOOK =
  'mutation ($input: TestWebhookInput!) { testWebhook(input: $input) { delivery { id } } }';

/** Nothing listens at this address, and no events are sent to it. */
export const WEBHOOK = { url: 'http://127.0.0.1:9/events', events: ['order.paid'] };

export async function createWebhook(
  admin: Browser,
  input: object = WEBHOOK,
): Promise<{ id: string; secret: string }> {
  const { data, errors } = await admin.gql(CREATE_WEBHOOK, { input });
  if (!data) throw new Error(errors[0]?.message);
  const { secret, webhook } = data['createWebhook'] as { secret: string; webhook: { id: string } };
  return { id: webhook.id, secret };
}

/** A test event that could not be delivered. */
export async function failedDelivery({ dataSource }: Harness, admin: Browser): Promise<string> {
  const { id } = await createWebhook(admin);
  const { data }: GraphqlAnswer = await admin.gql(TEST_WEBHOOK, { input: { id } });
  const { delivery } = data!['testWebhook'] as { delivery: { id: string } };
  await dataSource.query(`update webhook_deliveries set status = 'failed' where id = $1`, [delivery.id]);
  return delivery.id;
}
