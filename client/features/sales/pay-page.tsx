import { skipToken } from '@apollo/client/react';
import { paths } from '#common/paths';
import { FormAlert } from '../../components/form-alert';
import { QueryBoundary } from '../../components/query-boundary';
import { Skeleton } from '../../components/skeleton';
import { SubmitButton } from '../../components/submit-button';
import { formatDay } from '../../lib/format-day';
import { formatMoney } from '../../lib/format-money';
import { useLinkToken } from '../../lib/use-link-token';
import { AuthFrame } from '../auth/auth-frame';
import classes from '../auth/auth-form.module.css';
import { payContent as content } from './pay.content';
import { useOrderByPaymentLinkQuery, type LinkedOrderFactsFragment } from './pay.generated';
import { usePayByLink } from './use-pay-by-link';

/** Pays one order online, for whoever has the link. */
export function Page() {
  const token = useLinkToken();
  return (
    <AuthFrame title={content.title} description={content.description()} path={paths.pay}>
      {token === '' ? <p role="alert">{content.invalid}</p> : <OrderOfLink key={token} token={token} />}
    </AuthFrame>
  );
}

function OrderOfLink({ token }: { token: string | null }) {
  const query = useOrderByPaymentLinkQuery(
    token === null ? skipToken : { variables: { token }, fetchPolicy: 'network-only' },
  );
  return (
    <QueryBoundary query={query} loading={<OrderSkeleton />} failed={content.loadFailed}>
      {({ orderByPaymentLink: order }) =>
        order && token ? <Payment token={token} order={order} /> : <p role="alert">{content.invalid}</p>
      }
    </QueryBoundary>
  );
}

interface PaymentProps {
  token: string;
  order: LinkedOrderFactsFragment;
}

function Payment({ token, order: opened }: PaymentProps) {
  const { pay, order, isBusy, notice, tone } = usePayByLink(token, opened);
  const amount = formatMoney(order.total);
  return (
    <>
      <p>
        {content.greeting(order.firstName)} {content.order(order.planName, amount)}
      </p>
      <FormAlert notice={notice} tone={tone} />
      {order.status === 'PENDING' ? (
        <form
          className={classes.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            pay();
          }}
        >
          <p>{content.until(formatDay(order.expiresAt))}</p>
          <SubmitButton isBusy={isBusy}>{content.pay(amount)}</SubmitButton>
        </form>
      ) : (
        <p>{order.status === 'PAID' ? content.paid : content.closed}</p>
      )}
    </>
  );
}

const OrderSkeleton = () => (
  <Skeleton>
    <span data-bone="line" />
    <span data-bone="line" />
    <span data-bone="block" />
  </Skeleton>
);
