import { useState } from 'react';
import { dayText } from '#common/day-text';
import { QueryBoundary } from '../../../components/query-boundary';
import { TextField } from '../../../components/text-field';
import { CashMovements } from './cash-movements';
import { CloseForm } from './close-form';
import { ClosedDays } from './closed-days';
import { dayCloseContent as content } from './day-close.content';
import { useDayToCloseQuery, type FiguresOfDayFragment } from './day-close.generated';
import { TabSkeleton } from './tab-skeleton';
import classes from './day-close-tab.module.css';

/** Where the front desk counts the money of the day, and closes it. */
export function DayCloseTab({ title }: { title: string }) {
  const [day, setDay] = useState<string | null>(null);
  const query = useDayToCloseQuery({ variables: { day }, fetchPolicy: 'cache-and-network' });
  return (
    <div className={classes.tab}>
      <h1 tabIndex={-1}>{title}</h1>
      <QueryBoundary query={query} loading={<TabSkeleton />} failed={content.loadFailed}>
        {({ dayToClose }) => <OpenDay figures={dayToClose} onDay={setDay} />}
      </QueryBoundary>
      <ClosedDays />
    </div>
  );
}

interface OpenDayProps {
  figures: FiguresOfDayFragment;
  onDay: (day: string | null) => void;
}

function OpenDay({ figures, onDay }: OpenDayProps) {
  const { day, coversFrom, businessDay, isCloseable, movements } = figures;
  return (
    <>
      <p role="status" className={classes.state}>
        {stateOf(figures)}
      </p>
      {coversFrom !== businessDay && isCloseable && (
        <TextField
          type="date"
          label={content.lastDay}
          min={coversFrom}
          max={businessDay}
          value={day}
          onChange={({ target }) => onDay(target.value || null)}
        />
      )}
      <CashMovements movements={movements} />
      {isCloseable && <CloseForm key={day} day={day} />}
    </>
  );
}

function stateOf({ day, coversFrom, isCloseable, lastClosedDay, businessDay }: FiguresOfDayFragment): string {
  if (!isCloseable) return content.closed(dayText(lastClosedDay ?? day), dayText(businessDay));
  return coversFrom === day ? content.open(dayText(day)) : content.covers(dayText(coversFrom), dayText(day));
}
