import { RETENTION_DAYS } from '#common/retention';
import { oldRows } from '../../database/old-rows';
import type { Feature } from '../feature';
import { SecurityEvent } from './security-event.entity';

export const securityLog: Feature = {
  entities: [SecurityEvent],
  memberTables: {
    security_events: {
      read: 'select event, created_at from security_events where user_id = $1 order by created_at, id',
    },
  },
  removals: {
    'security events': oldRows('security_events', RETENTION_DAYS.securityEvents, 'created_at < $1'),
  },
  studioTables: {
    security_events: { leftOut: 'Log-ins and changes of passwords, which are for the owner of the account.' },
  },
};
