import type { KeyObject } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Clock } from '../../lib/clock';
import { seal } from '../../lib/sealed-data';
import type { MemberTables } from '../feature';
import { exportStatements } from './data-export.service';
import { SealedCopy } from './sealed-copy.entity';

interface SealedCopyParts {
  clock: Clock;
  memberTables: MemberTables;
  /** The public half of a key whose private half is not here; null to keep no copies. */
  erasedDataKey: KeyObject | null;
}

/** Keeps a copy of erased data for a year, as rule 8(3) of the DPDP Rules 2025 may require. */
export class SealedCopiesService {
  constructor(private readonly parts: SealedCopyParts) {}

  /** Seals the content that the data export of an account would have, before the account is removed. */
  async keepCopyOf(manager: EntityManager, userId: string): Promise<void> {
    const { clock, memberTables, erasedDataKey } = this.parts;
    if (!erasedDataKey) return;
    const erasedAt = new Date(clock.now());
    const data: Record<string, unknown> = { erasedAt };
    for (const [table, statement] of exportStatements(memberTables))
      data[table] = await manager.query(statement, [userId]);
    await manager.insert(SealedCopy, { sealed: seal(erasedDataKey, JSON.stringify(data)), erasedAt });
  }
}
