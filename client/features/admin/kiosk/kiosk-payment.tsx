import { studio } from '#common/studio';
import { QrCode } from '../../../components/qr-code';
import { formatMoney } from '../../../lib/format-money';
import { kioskContent } from './kiosk.content';
import type { KioskPaymentQuery } from './kiosk-payment.generated';
import classes from './kiosk.module.css';

const { payment: texts } = kioskContent;

/** A payment to scan. Others look at the screen, too, so it does not say who pays for what. */
export function KioskPayment({ payment }: { payment: NonNullable<KioskPaymentQuery['kioskPayment']> }) {
  const amount = formatMoney(payment.amount);
  return (
    <div className={classes.payment}>
      <p className={classes.studio}>{studio.name}</p>
      <h1 tabIndex={-1} role="status">
        {texts.title(amount)}
      </h1>
      <div className={classes.qr}>
        <QrCode text={payment.link} label={texts.picture(amount)} />
      </div>
      <p className={classes.lead}>{texts.lead}</p>
    </div>
  );
}
