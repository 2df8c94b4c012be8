import type { EntityManager } from 'typeorm';
import { dayCloseMessages } from '#common/day-close/messages';
import { paiseOfNotes } from '#common/day-close/ways';
import { pick } from '#common/pick';
import type { Database } from '../../database/database';
import type { UserActor } from '../../lib/actor';
import type { Clock } from '../../lib/clock';
import { Conflict, invalidField, NotFound, requestKeyUsed } from '../../lib/errors';
import { isUuid } from '../../lib/uuid';
import type { JournalService } from '../journal/journal.service';
import type { BusinessDaysService } from './business-days.service';
import type { CashCount } from './closing-values';
import type { CountedDay } from './counted-day';
import { DayClosing, DayReopening } from './day-closing.entity';
import type { DayFigures, DayFiguresService } from './day-figures.service';
import { staffName } from '../accounts/staff-name';
import { differenceOf, resultsOf } from './way-results';

interface ClosingParts {
  dataSource: Database;
  clock: Clock;
  journal: JournalService;
  businessDays: BusinessDaysService;
  dayFigures: DayFiguresService;
}

/** Closes days, and opens the last closed one again. */
export class DayClosingService {
  constructor(private readonly parts: ClosingParts) {}

  /** Closes the day and those before it that are open, or finds the closing that was made with the same key. */
  close(actor: UserActor, counted: CountedDay): Promise<DayClosing> {
    const { dataSource, businessDays, dayFigures } = this.parts;
    return dataSource.transaction(async (manager) => {
      await businessDays.lock(manager);
      const known = await manager.findOneBy(DayClosing, { requestKey: counted.requestKey });
      if (known) return requireSame(known, counted);
      const figures = await dayFigures.of(manager, counted);
      if (!figures.isCloseable) throw new Conflict('DAY_NOT_OPEN', dayCloseMessages.notOpen);
      if (figures.version !== counted.version)
        throw new Conflict('FIGURES_CHANGED', dayCloseMessages.figuresChanged);
      return this.add(manager, actor, closingOf(figures, counted));
    });
  }

  /** Opens the last closed day again. The closing is kept. */
  reopen(
    actor: UserActor,
    { id, reason, requestKey }: { id: string; reason: string; requestKey: string },
  ): Promise<DayClosing> {
    const { dataSource, businessDays, clock, journal } = this.parts;
    return dataSource.transaction(async (manager) => {
      await businessDays.lock(manager);
      const closing = isUuid(id) ? await manager.findOneBy(DayClosing, { id }) : null;
      if (!closing) throw new NotFound('DAY_CLOSING_NOT_FOUND', dayCloseMessages.closingNotFound);
      const { day } = closing;
      const known = await manager.findOneBy(DayReopening, { closingId: id });
      if (known?.requestKey === requestKey) return Object.assign(closing, { reopening: known });
      const { lastClosed } = await businessDays.read(manager);
      if (known || lastClosed !== day) throw new Conflict('DAY_NOT_NEWEST', dayCloseMessages.notNewest);
      const reopenedBy = await staffName(manager, actor);
      const reopenedAt = new Date(clock.now());
      const reopening = { closingId: id, reason, reopenedBy, reopenedAt, requestKey };
      await manager.insert(DayReopening, reopening);
      const entry = { subjectId: id, memberId: null, before: {}, after: { day, reason } };
      await journal.write(manager, actor, { type: 'day.reopened', ...entry });
      return Object.assign(closing, { reopening });
    });
  }

  private async add(
    manager: EntityManager,
    actor: UserActor,
    values: Omit<DayClosing, 'id' | 'closedBy' | 'closedAt'>,
  ): Promise<DayClosing> {
    const closedBy = await staffName(manager, actor);
    const closedAt = new Date(this.parts.clock.now());
    const row = manager.create(DayClosing, { ...values, closedBy, closedAt });
    const differencePaise = row.ways.reduce((sum, way) => sum + (differenceOf(way) ?? 0), 0);
    await this.parts.journal.add(manager, actor, {
      type: 'day.closed',
      table: DayClosing,
      row,
      memberId: null,
      before: {},
      after: { day: row.day, differencePaise },
    });
    return row;
  }
}

const cashOf = ({ notes, otherCash }: Pick<CountedDay, 'notes' | 'otherCash'>): CashCount => ({
  notes: notes.filter(({ count }) => count > 0).map(({ value, count }) => ({ value, count })),
  otherPaise: otherCash.minorUnits,
});

const paiseIn = ({ notes, otherPaise }: CashCount): number => paiseOfNotes(notes) + otherPaise;

function closingOf(figures: DayFigures, counted: CountedDay) {
  const cashCount = cashOf(counted);
  const cashPaise = paiseIn(cashCount);
  const leftPaise = counted.leftInDrawer.minorUnits;
  if (leftPaise > cashPaise) throw invalidField('leftInDrawer', 'TOO_LARGE', dayCloseMessages.leftTooMuch);
  const { day, coversFrom, bank, movements } = figures;
  return {
    day,
    coversFrom,
    floatPaise: counted.float?.amount.minorUnits ?? figures.floatPaise,
    floatReason: counted.float?.reason ?? null,
    cashCount,
    ways: resultsOf(figures, { cashPaise, ...counted }),
    movements: movements.map(({ madeAt, ...movement }) => ({
      ...pick(movement, 'id', 'amountPaise', 'reason', 'madeBy'),
      madeAt: madeAt.toISOString(),
    })),
    bankList: bank,
    leftPaise,
    handedOverPaise: cashPaise - leftPaise,
    handedOverTo: counted.handedOverTo,
    requestKey: counted.requestKey,
  };
}

function requireSame(known: DayClosing, counted: CountedDay): DayClosing {
  const isSame =
    known.day === counted.day &&
    known.leftPaise === counted.leftInDrawer.minorUnits &&
    paiseIn(known.cashCount) === paiseIn(cashOf(counted));
  if (!isSame) throw requestKeyUsed();
  return known;
}
