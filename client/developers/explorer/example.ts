import type { Permission } from '#common/accounts/permissions';

export interface Example {
  title: string;
  /** Who may run the example. */
  access: 'public' | 'key' | 'session';
  /** Permissions that the key needs. */
  permissions?: Permission[];
  query: string;
  variables?: Record<string, unknown>;
}
