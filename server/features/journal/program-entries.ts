type Nothing = Record<string, never>;

interface WebhookHost {
  host: string;
}

interface WebhookFacts extends WebhookHost {
  events: readonly string[];
  isEnabled: boolean;
}

/** Entries about the programs that use the API, and that are told about events. */
export interface ProgramEntries {
  /** A key for programs that use the API. */
  'key.made': { before: Nothing; after: { name: string; permissions: readonly string[] } };
  'key.revoked': { before: { name: string }; after: Nothing };

  /** An address that is told about events; its path and query may hold keys of the program. */
  'webhook.added': { before: Nothing; after: WebhookHost };
  'webhook.changed': { before: WebhookFacts; after: WebhookFacts };
  'webhook.removed': { before: WebhookHost; after: Nothing };
  'webhook.secret-replaced': { before: Nothing; after: WebhookHost };
  /** Deliveries had failed for days. */
  'webhook.switched-off': { before: Nothing; after: WebhookHost };
}
