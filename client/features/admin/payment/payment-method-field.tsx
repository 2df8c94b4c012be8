import { enumName } from '#common/enum-names';
import { deskMethods } from '#common/orders/payments';
import { SegmentedControl } from '../../../components/segmented-control';
import { paymentContent } from './payment.content';

const { method: legend, methods } = paymentContent;

/** The ways in which members pay at the front desk. */
export const deskMethodNames = () => deskMethods().map((method) => enumName(method));

interface PaymentMethodFieldProps {
  value: string;
  /** Choices besides the methods of payment, such as none. */
  others?: readonly { value: string; label: string }[];
  /** Whether it gets the focus when the dialog around it opens. */
  isFirst?: boolean;
  onChange: (value: string) => void;
}

/** How a member pays. None is preselected, since a default would end up in the books unchecked. */
export const PaymentMethodField = ({ others = [], ...field }: PaymentMethodFieldProps) => (
  <SegmentedControl<string>
    {...field}
    legend={legend}
    isFilling
    options={[...deskMethodNames().map((name) => ({ value: name, label: methods[name] })), ...others]}
  />
);
