import type { Database } from '../../database/database';
import { BusinessDaysService } from '../../features/day-close/business-days.service';
import { CashMovementService } from '../../features/day-close/cash-movement.service';
import { DayClosingService } from '../../features/day-close/day-closing.service';
import { DayFiguresService } from '../../features/day-close/day-figures.service';
import type { JournalService } from '../../features/journal/journal.service';
import type { LedgerService } from '../../features/ledger/ledger.service';
import type { Clock } from '../../lib/clock';

/** The seed creates this group, too, inside its transaction. */
interface DayParts {
  dataSource: Database;
  clock: Clock;
  journal: JournalService;
  ledger: LedgerService;
}

/** Closing the day at the front desk. */
export function createDayServices(parts: DayParts) {
  const businessDays = new BusinessDaysService(parts);
  const dayFigures = new DayFiguresService({ ...parts, businessDays });
  return {
    dayFigures,
    cashMovements: new CashMovementService(parts),
    dayClosings: new DayClosingService({ ...parts, businessDays, dayFigures }),
  };
}
