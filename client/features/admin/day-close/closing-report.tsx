import { dayText } from '#common/day-text';
import { formatPaise } from '#common/money';
import { enumValue } from '#common/enum-names';
import { WAY_LABELS } from '#common/day-close/ways';
import { studio } from '#common/studio';
import { formatMoment } from '../../../lib/format-moment';
import { formatMoney } from '../../../lib/format-money';
import { ComparedList } from './compared-list';
import { dayCloseContent } from './day-close.content';
import type { ClosedDayFragment } from './day-close.generated';
import { signed, WaysTable } from './ways-table';
import classes from './day-close-tab.module.css';

const texts = dayCloseContent.report;

/** A closed day, on screen and on paper. */
export const ClosingReport = ({ closing }: { closing: ClosedDayFragment }) => {
  const { day, coversFrom, closedBy, closedAt, reopening, ways, bank } = closing;
  return (
    <div className={classes.report}>
      <p>
        {studio.name}. {texts.closedBy(closedBy, formatMoment(closedAt))}
      </p>
      {coversFrom !== day && <p>{texts.covers(dayText(coversFrom), dayText(day))}</p>}
      {reopening && (
        <p>{texts.reopened(reopening.reopenedBy, formatMoment(reopening.reopenedAt), reopening.reason)}</p>
      )}
      <WaysTable ways={ways} label={texts.title(dayText(day))} />
      {ways.map(({ way, reason }) => reason && <p key={way}>{`${WAY_LABELS[enumValue(way)]}: ${reason}`}</p>)}
      {bank && <ComparedList bank={bank} />}
      <dl className={classes.facts}>
        {cashFacts(closing).map(([name, value], index) => (
          <div key={index}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};

function cashFacts(closing: ClosedDayFragment): (readonly [string, string])[] {
  const { float, floatReason, ways, movements, notes, otherCash, leftInDrawer, handedOver } = closing;
  const cash = ways.find(({ way }) => way === 'CASH')!;
  const counted = notes.map(({ value, count }) => `${count} × ${formatPaise(value * 100)}`).join(', ');
  return [
    [texts.float, floatReason === null ? formatMoney(float) : `${formatMoney(float)}: ${floatReason}`],
    [texts.received, formatMoney(cash.received)],
    ...(cash.refunded.minorUnits > 0 ? [[texts.refunded, formatMoney(cash.refunded)] as const] : []),
    ...movements.map(({ reason, amount }) => [reason, signed(amount.minorUnits)] as const),
    ...(counted ? [[texts.cash, counted] as const] : []),
    ...(otherCash.minorUnits > 0 ? [[texts.other, formatMoney(otherCash)] as const] : []),
    [texts.left, formatMoney(leftInDrawer)],
    [texts.handedOver(closing.handedOverTo), formatMoney(handedOver)],
  ];
}
