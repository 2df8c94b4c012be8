import { useState } from 'react';
import { formatPaise } from '#common/money';
import { Button } from '../../../components/button';
import card from '../../../components/form-card.module.css';
import { formatMoment } from '../../../lib/format-moment';
import { dayCloseContent } from './day-close.content';
import type { FiguresOfDayFragment } from './day-close.generated';
import { MoveCashDialog } from './move-cash-dialog';
import classes from './day-close-tab.module.css';

const texts = dayCloseContent.movements;

/** Cash that was taken out of the drawer or put in, and the buttons to do so. */
export function CashMovements({ movements }: Pick<FiguresOfDayFragment, 'movements'>) {
  const [dialog, setDialog] = useState<{ isOut: boolean } | null>(null);
  return (
    <section className={`${card.card} ${classes.section}`} aria-labelledby="cash-movements">
      <h2 id="cash-movements" tabIndex={-1}>
        {texts.title}
      </h2>
      {movements.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <ul className={classes.lines}>
          {movements.map(({ id, amount: { minorUnits }, reason, madeBy, madeAt }) => (
            <li key={id}>
              <span>
                <strong>{texts.line(formatPaise(Math.abs(minorUnits)), minorUnits < 0)}</strong> {reason}
              </span>
              <small>{texts.by(madeBy, formatMoment(madeAt))}</small>
            </li>
          ))}
        </ul>
      )}
      <div className={classes.buttons}>
        <Button onClick={() => setDialog({ isOut: true })}>{texts.takeOut}</Button>
        <Button onClick={() => setDialog({ isOut: false })}>{texts.putIn}</Button>
      </div>
      {dialog && <MoveCashDialog isOut={dialog.isOut} onClose={() => setDialog(null)} />}
    </section>
  );
}
