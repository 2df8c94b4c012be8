import type { Details, EntryDefinitions, Nothing } from '../entry-definition';

interface WebhookHost {
  host: string;
}

interface WebhookFacts extends WebhookHost {
  events: readonly string[];
  isEnabled: boolean;
}

interface WebhookEntries {
  /** An address that is told about events; its path and query may hold keys of the program. */
  'webhook.added': { before: Nothing; after: WebhookHost };
  'webhook.changed': { before: WebhookFacts; after: WebhookFacts };
  'webhook.removed': { before: WebhookHost; after: Nothing };
  'webhook.secret-replaced': { before: Nothing; after: WebhookHost };
  /** Deliveries had failed for days. */
  'webhook.switched-off': { before: Nothing; after: WebhookHost };
}

declare module '../journal/entry-types' {
  interface EntryTypes extends WebhookEntries {}
}

const host = ({ after }: { after: Partial<WebhookHost> }): Details => after.host;

export const JOURNAL_ENTRIES: EntryDefinitions<WebhookEntries> = {
  'webhook.added': { kind: null, details: host },
  'webhook.changed': { kind: null, details: host },
  'webhook.removed': { kind: null, details: ({ before }) => before.host },
  'webhook.secret-replaced': { kind: null, details: host },
  'webhook.switched-off': { kind: null, details: host },
};
