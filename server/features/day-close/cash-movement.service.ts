import type { EntityManager } from 'typeorm';
import type { Database } from '../../database/database';
import { lockName } from '../../database/lock-name';
import type { Money } from '../../graphql/money.type';
import type { UserActor } from '../../lib/actor';
import type { Clock } from '../../lib/clock';
import { requestKeyUsed } from '../../lib/errors';
import type { JournalService } from '../journal/journal.service';
import { LedgerEntry } from '../ledger/ledger-entry.entity';
import type { LedgerService } from '../ledger/ledger.service';
import { CashMovement } from './cash-movement.entity';
import { staffName } from '../accounts/staff-name';

interface CashMovementParts {
  dataSource: Database;
  clock: Clock;
  journal: JournalService;
  ledger: LedgerService;
}

interface NewMovement {
  isOut: boolean;
  amount: Money;
  reason: string;
  requestKey: string;
}

interface MovedCash {
  movement: CashMovement;
  /** The day for whose closing it counts. */
  businessDay: string;
}

/** Cash that staff take out of the drawer, or put into it. */
export class CashMovementService {
  constructor(private readonly parts: CashMovementParts) {}

  /** Books the movement, or finds the one that was booked with the same key. */
  move(actor: UserActor, { isOut, amount, reason, requestKey }: NewMovement): Promise<MovedCash> {
    const { dataSource, clock, journal, ledger } = this.parts;
    const amountPaise = isOut ? -amount.minorUnits : amount.minorUnits;
    return dataSource.transaction(async (manager) => {
      // If two requests have the same key, the second waits for the first.
      await lockName(manager, `cash movement ${requestKey}`);
      const known = await manager.findOneBy(CashMovement, { requestKey });
      if (known) {
        if (known.amountPaise === amountPaise && known.reason === reason)
          return withBusinessDay(manager, known);
        throw requestKeyUsed();
      }
      const madeBy = await staffName(manager, actor);
      const madeAt = new Date(clock.now());
      const row = manager.create(CashMovement, { amountPaise, reason, madeBy, madeAt, requestKey });
      const entry = { memberId: null, before: {}, after: { amountPaise, reason } };
      await journal.add(manager, actor, { type: 'cash.moved', table: CashMovement, row, ...entry });
      await ledger.cashMovement(manager, row);
      return withBusinessDay(manager, row);
    });
  }
}

async function withBusinessDay(manager: EntityManager, movement: CashMovement): Promise<MovedCash> {
  const { businessDay } = await manager.findOneByOrFail(LedgerEntry, {
    kind: 'cash_movement',
    subjectId: movement.id,
    account: 'cash',
  });
  return { movement, businessDay: businessDay! };
}
