import { isStaffRole } from '#common/accounts/roles';
import { RETENTION_DAYS } from '#common/retention';
import { oldRows } from '../../database/old-rows';
import type { Feature } from '../feature';
import { SECRET } from '../studio-table';
import { ApiKey } from './api-key.entity';
import * as rateLimits from './api-key.rate-limits';
import { ApiKeyResolver } from './api-key.resolver';
import { JOURNAL_ENTRIES } from './journal-entries';

export const apiKeys: Feature = {
  entities: [ApiKey],
  resolvers: [ApiKeyResolver],
  rateLimits: Object.values(rateLimits),
  memberTables: {
    api_keys: {
      read: `select name, permissions, addresses, created_at, expires_at, last_used_at
        from api_keys where owner_id = $1 order by created_at, id`,
    },
  },
  roleEndings: [
    async (manager, { userId, role }) => {
      if (!isStaffRole(role)) await manager.delete(ApiKey, { ownerId: userId });
    },
  ],
  removals: {
    'expired API keys': oldRows('api_keys', RETENTION_DAYS.apiKeys, 'expires_at < $1'),
  },
  journalEntries: JOURNAL_ENTRIES,
  studioTables: {
    api_keys: { leftOut: SECRET },
  },
};
