import { lazy, Suspense, useState } from 'react';
import { PAYMENT_REFERENCE_LENGTH_MAX } from '#common/orders/limits';
import { upiLink } from '#common/orders/upi-link';
import { ErrorBoundary } from '../../../components/error-boundary';
import { TextField, type TextFieldProps } from '../../../components/text-field';
import type { Money } from '../../../graphql/types.generated';
import { formatMoney } from '../../../lib/format-money';
import { randomKey } from '../../../lib/random-key';
import { paiseOf } from './entered-amount';
import { KioskDisplay } from './kiosk-display';
import { paymentContent as texts } from './payment.content';
import { useDeskSettingsQuery } from './payment.generated';
import { PaymentMethodField } from './payment-method-field';
import classes from './payment.module.css';

const QrCode = lazy(async () => ({ default: (await import('../../../components/qr-code')).QrCode }));

type InputProps = Pick<TextFieldProps, 'value' | 'error' | 'onChange' | 'onBlur'>;

interface PaymentFieldsProps {
  toPay: Money;
  method: string;
  onMethod: (method: string) => void;
  received: string;
  /** Props of the fields of a `PaymentEntry`. */
  field: (name: 'received' | 'reference') => object;
  /** Choices besides the methods of payment, such as none. */
  isFirst?: boolean;
  others?: readonly { value: string; label: string }[];
}

/** How a member pays, and what the front desk notes of it: the cash for the change, or the reference. */
export function PaymentFields({
  toPay,
  method,
  onMethod,
  received,
  field,
  isFirst = false,
  others = [],
}: PaymentFieldsProps) {
  return (
    <>
      <PaymentMethodField value={method} others={others} isFirst={isFirst} onChange={onMethod} />
      {method === 'CASH' && <CashField toPay={toPay} received={received} input={field('received')} />}
      {method === 'UPI' && <UpiFields toPay={toPay} input={field('reference')} />}
      {method === 'CARD' && (
        <TextField
          {...field('reference')}
          label={texts.card.reference}
          description={texts.card.hint}
          maxLength={PAYMENT_REFERENCE_LENGTH_MAX}
          autoComplete="off"
          required={false}
        />
      )}
    </>
  );
}

interface CashFieldProps {
  toPay: Money;
  received: string;
  input: InputProps;
}

function CashField({ toPay, received, input }: CashFieldProps) {
  const over = paiseOf(received) - toPay.minorUnits;
  return (
    <>
      <TextField
        {...input}
        label={texts.cash.received}
        description={texts.cash.hint}
        inputMode="decimal"
        autoComplete="off"
        required={false}
      />
      <p role="status" className={classes.change}>
        {over > 0 && texts.cash.change(formatMoney({ ...toPay, minorUnits: over }))}
        {over === 0 && texts.cash.exact}
      </p>
    </>
  );
}

/** The QR code for the exact amount, if the studio has a UPI address, and the reference that confirms the payment. */
function UpiFields({ toPay, input }: { toPay: Money; input: InputProps }) {
  const settings = useDeskSettingsQuery().data?.deskSettings;
  return (
    <>
      {settings?.upiAddress && <UpiQr {...settings} address={settings.upiAddress} toPay={toPay} />}
      <TextField
        {...input}
        label={texts.upi.reference}
        description={texts.upi.hint}
        inputMode="numeric"
        autoComplete="off"
      />
    </>
  );
}

const REFERENCE_LENGTH = 12;

/** UPI permits no larger payment from a saved picture of a code, except to a verified merchant. */
const FROM_PICTURE_PAISE_MAX = 200_000;

interface UpiQrProps {
  address: string;
  upiPayee: string;
  isUpiMerchant: boolean;
  toPay: Money;
}

function UpiQr({ address, upiPayee, isUpiMerchant, toPay }: UpiQrProps) {
  const [reference] = useState(() => `BH${randomKey().slice(0, REFERENCE_LENGTH)}`);
  const { minorUnits: paise, currencyCode } = toPay;
  const amount = formatMoney(toPay);
  const isLimited = !isUpiMerchant && paise > FROM_PICTURE_PAISE_MAX;
  const text = upiLink({ address, name: upiPayee, paise, currencyCode, reference });
  return (
    <>
      <figure className={classes.qr}>
        {/* Without the picture, the member pays to the address below it. */}
        <ErrorBoundary resetKey="qr" fallback={null}>
          <Suspense fallback={<span className={classes.waiting} />}>
            <QrCode text={text} label={texts.upi.picture(amount)} />
          </Suspense>
        </ErrorBoundary>
        <figcaption>
          {texts.upi.scan(amount)} {isLimited && texts.upi.live}
          <span className={classes.address}>{address}</span>
        </figcaption>
      </figure>
      {/* With another amount, the kiosk has to show another code. */}
      <KioskDisplay key={paise} amount={toPay} reference={reference} />
    </>
  );
}
