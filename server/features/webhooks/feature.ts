import { RETENTION_DAYS } from '#common/retention';
import { oldRows } from '../../database/old-rows';
import type { Feature } from '../feature';
import { SECRET, TEMPORARY } from '../studio-table';
import { JOURNAL_ENTRIES } from './journal-entries';
import { switchOffTheirs } from './switch-off';
import { WebhookDelivery } from './webhook-delivery.entity';
import { Webhook } from './webhook.entity';
import { webhookTests } from './webhook.rate-limits';
import { WebhookResolver } from './webhook.resolver';

export const webhooks: Feature = {
  entities: [Webhook, WebhookDelivery],
  resolvers: [WebhookResolver],
  rateLimits: [webhookTests],
  memberTables: {
    webhooks: { leftOut: 'Says only which admin has set up an address of another program.' },
  },
  roleEndings: [switchOffTheirs],
  removals: {
    'deliveries of webhooks': oldRows(
      'webhook_deliveries',
      RETENTION_DAYS.webhookDeliveries,
      'created_at < $1',
    ),
  },
  journalEntries: JOURNAL_ENTRIES,
  studioTables: {
    webhook_deliveries: { leftOut: TEMPORARY },
    webhook_entries: { leftOut: TEMPORARY },
    webhooks: { leftOut: SECRET },
  },
};
