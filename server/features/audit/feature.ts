import type { Feature } from '../feature';
import { AuditEntry } from './audit-entry.entity';

export const audit: Feature = {
  entities: [AuditEntry],
  memberTables: {
    audit_log: {
      read: `select action, subject_type, subject_id, before, after, at
        from audit_log where actor_id = $1 order by at`,
    },
  },
};
