import { useState } from 'react';
import { Button } from '../../../components/button';
import { QueryBoundary } from '../../../components/query-boundary';
import { Skeleton } from '../../../components/skeleton';
import { MadeSecretDialog } from '../made-link/made-secret-dialog';
import settings from '../settings/settings.module.css';
import staff from '../staff/staff.module.css';
import { WebhookDialog } from './webhook-dialog';
import { RemoveWebhookDialog, ReplaceSecretDialog } from './webhook-questions';
import { WebhookRow, type WebhookTask } from './webhook-row';
import { webhooksContent as content } from './webhooks.content';
import { useWebhooksQuery } from './webhooks.generated';

type Task = WebhookTask | { type: 'add' } | { type: 'secret'; secret: string };

/** The addresses of programs that are told about events. */
export function WebhooksTab({ title }: { title: string }) {
  const query = useWebhooksQuery({ fetchPolicy: 'cache-and-network' });
  const [task, setTask] = useState<Task | null>(null);
  return (
    <div className={settings.tab}>
      <header className={settings.head}>
        <h1 tabIndex={-1}>{title}</h1>
        <p>{content.lead}</p>
      </header>
      <div className={settings.buttons}>
        <Button onClick={() => setTask({ type: 'add' })}>{content.add.action}</Button>
      </div>
      <QueryBoundary query={query} loading={<ListSkeleton />} failed={content.failed}>
        {({ webhooks }) =>
          webhooks.length > 0 ? (
            <ul className={staff.list}>
              {webhooks.map((webhook) => (
                <WebhookRow key={webhook.id} webhook={webhook} onTask={setTask} />
              ))}
            </ul>
          ) : (
            <p>{content.none}</p>
          )
        }
      </QueryBoundary>
      <TaskDialog task={task} onTask={setTask} />
    </div>
  );
}

function TaskDialog({ task, onTask }: { task: Task | null; onTask: (task: Task | null) => void }) {
  const close = () => onTask(null);
  const show = (secret: string | undefined) => onTask(secret ? { type: 'secret', secret } : null);
  switch (task?.type) {
    case 'add':
      return <WebhookDialog onSaved={show} onClose={close} />;
    case 'change':
      return <WebhookDialog webhook={task.webhook} onSaved={close} onClose={close} />;
    case 'replace':
      return <ReplaceSecretDialog webhook={task.webhook} onSaved={show} onClose={close} />;
    case 'remove':
      return <RemoveWebhookDialog webhook={task.webhook} onClose={close} />;
    case 'secret':
      return (
        <MadeSecretDialog
          title={content.secret.title}
          value={task.secret}
          texts={content.secret}
          onClose={close}
        />
      );
    case undefined:
      return null;
  }
}

const ListSkeleton = () => (
  <Skeleton>
    <span data-bone="block" />
  </Skeleton>
);
