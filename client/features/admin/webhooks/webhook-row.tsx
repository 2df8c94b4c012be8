import type { WebhookEvent } from '#common/webhooks/events';
import { Badge } from '../../../components/badge';
import { Button } from '../../../components/button';
import fact from '../../../components/fact-row.module.css';
import { FormAlert } from '../../../components/form-alert';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { formatMoment } from '../../../lib/format-moment';
import { useAction } from '../../../lib/use-action';
import { useReread } from '../../../lib/use-reread';
import classes from './webhook-row.module.css';
import { EVENT_LABELS, webhooksContent as content } from './webhooks.content';
import {
  useResendWebhookDeliveryMutation,
  useTestWebhookMutation,
  WebhooksDocument,
  type ListedDeliveryFragment,
  type ListedWebhookFragment,
} from './webhooks.generated';

export interface WebhookTask {
  type: 'change' | 'replace' | 'remove';
  webhook: ListedWebhookFragment;
}

interface WebhookRowProps {
  webhook: ListedWebhookFragment;
  onTask: (task: WebhookTask) => void;
}

export function WebhookRow({ webhook, onTask }: WebhookRowProps) {
  const { url, events, isEnabled, hasLostAdmin, firstFailedAt, deliveries } = webhook;
  const [test] = useTestWebhookMutation();
  const reread = useReread(WebhooksDocument);
  const { run, isBusy, notice, tone } = useAction(content.actionFailed);
  const sendTest = () =>
    run(async () => {
      const { data } = await test({ variables: { input: { id: webhook.id } } });
      await reread();
      return data?.testWebhook.message;
    });
  const task = (type: WebhookTask['type']) => () => onTask({ type, webhook });
  return (
    <li className={fact.row}>
      <div>
        <h2 className={fact.name}>
          <span className={classes.url}>{url}</span>
          {!isEnabled && <Badge tone="danger">{content.off}</Badge>}
          {isEnabled && firstFailedAt && (
            <Badge tone="warning">{content.failing(formatMoment(firstFailedAt))}</Badge>
          )}
        </h2>
        {hasLostAdmin && <p className={fact.fact}>{content.hasLostAdmin}</p>}
        <p className={fact.fact}>{events.map(labelOf).join(', ')}</p>
        <FormAlert notice={notice} tone={tone} keepsFocus />
        <DeliveryLog deliveries={deliveries} isEnabled={isEnabled} onReload={() => void reread()} />
      </div>
      <div className={classes.actions}>
        <Button disabled={!isEnabled} isBusy={isBusy} onClick={() => void sendTest()}>
          {content.test}
        </Button>
        <Button onClick={task('change')}>
          {content.change}
          <VisuallyHidden> {url}</VisuallyHidden>
        </Button>
        <Button onClick={task('replace')}>
          {content.replace.action}
          <VisuallyHidden> {url}</VisuallyHidden>
        </Button>
        <Button variant="danger-outline" onClick={task('remove')}>
          {content.remove.action}
          <VisuallyHidden> {url}</VisuallyHidden>
        </Button>
      </div>
    </li>
  );
}

const labelOf = (event: string): string => EVENT_LABELS[event as WebhookEvent] ?? content.testEvent;

interface DeliveryLogProps {
  deliveries: readonly ListedDeliveryFragment[];
  isEnabled: boolean;
  onReload: () => void;
}

const DeliveryLog = ({ deliveries, isEnabled, onReload }: DeliveryLogProps) =>
  deliveries.length === 0 ? (
    <p className={fact.fact}>{content.noLog}</p>
  ) : (
    <details className={classes.log}>
      <summary>{content.log(deliveries.length)}</summary>
      <Button onClick={onReload}>{content.reload}</Button>
      <ul>
        {deliveries.map((delivery) => (
          <Delivery key={delivery.id} delivery={delivery} isEnabled={isEnabled} />
        ))}
      </ul>
    </details>
  );

function Delivery({ delivery, isEnabled }: { delivery: ListedDeliveryFragment; isEnabled: boolean }) {
  const { id, event, status, attempts, answer, createdAt, dueAt } = delivery;
  const [resend] = useResendWebhookDeliveryMutation();
  const { run, isBusy, notice, tone } = useAction(content.actionFailed);
  const sendAgain = () =>
    run(async () => {
      const { data } = await resend({ variables: { input: { id } } });
      return data?.resendWebhookDelivery.message;
    });
  const { label, tone: badge } = content.delivery[status];
  const facts = [
    formatMoment(createdAt),
    content.attempts(attempts),
    answer && content.answer(answer),
    status === 'WAITING' && isEnabled && content.next(formatMoment(dueAt)),
  ];
  return (
    <li className={fact.row}>
      <div>
        <p className={fact.name}>
          {labelOf(event)} <Badge tone={badge}>{label}</Badge>
        </p>
        <p className={fact.fact}>{facts.filter(Boolean).join(' · ')}</p>
        <FormAlert notice={notice} tone={tone} keepsFocus />
      </div>
      {status !== 'WAITING' && (
        <Button isBusy={isBusy} onClick={() => void sendAgain()}>
          {content.resend}
        </Button>
      )}
    </li>
  );
}
