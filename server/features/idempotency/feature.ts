import { RETENTION_DAYS } from '#common/retention';
import { oldRows } from '../../database/old-rows';
import type { Feature } from '../feature';
import { SECRET } from '../studio-table';
import { IdempotencyKey } from './idempotency-key.entity';

export const idempotency: Feature = {
  entities: [IdempotencyKey],
  memberTables: {
    idempotency_keys: { leftOut: 'Hashes of keys that were sent with changes of the user, for a day.' },
  },
  removals: {
    'idempotency keys': oldRows('idempotency_keys', RETENTION_DAYS.idempotencyKeys, 'first_used_at < $1'),
  },
  studioTables: {
    idempotency_keys: { leftOut: SECRET },
  },
};
