import { useState } from 'react';
import { Button } from '../../../components/button';
import { QueryBoundary } from '../../../components/query-boundary';
import { Skeleton } from '../../../components/skeleton';
import { MadeSecretDialog } from '../made-link/made-secret-dialog';
import settings from '../settings/settings.module.css';
import { ApiKeyList } from './api-key-list';
import { apiKeysContent as content } from './api-keys.content';
import { useApiKeysQuery, type ListedApiKeyFragment } from './api-keys.generated';
import { CreateKeyDialog, type MadeKey } from './create-key-dialog';
import { RevokeKeyDialog } from './revoke-key-dialog';

type Task =
  | { type: 'create' }
  | { type: 'made'; made: MadeKey }
  | { type: 'revoke'; apiKey: ListedApiKeyFragment };

/** The keys of programs that use the API. */
export function ApiKeysTab({ title }: { title: string }) {
  const query = useApiKeysQuery({ fetchPolicy: 'cache-and-network' });
  const [task, setTask] = useState<Task | null>(null);
  const close = () => setTask(null);
  return (
    <div className={settings.tab}>
      <header className={settings.head}>
        <h1 tabIndex={-1}>{title}</h1>
        <p>{content.lead}</p>
      </header>
      <div className={settings.buttons}>
        <Button onClick={() => setTask({ type: 'create' })}>{content.add.action}</Button>
        <p>{content.budget}</p>
        {/* Pages without the code of the site. */}
        <p>
          {content.descriptions.lead} <a href="/graphql">{content.descriptions.graphql}</a>,{' '}
          <a href="/api/docs">{content.descriptions.rest}</a>
        </p>
      </div>
      <QueryBoundary query={query} loading={<ListSkeleton />} failed={content.failed}>
        {({ apiKeys }) =>
          apiKeys.length > 0 ? (
            <ApiKeyList apiKeys={apiKeys} onRevoke={(apiKey) => setTask({ type: 'revoke', apiKey })} />
          ) : (
            <p>{content.none}</p>
          )
        }
      </QueryBoundary>
      {task?.type === 'create' && (
        <CreateKeyDialog onMade={(made) => setTask({ type: 'made', made })} onClose={close} />
      )}
      {task?.type === 'made' && (
        <MadeSecretDialog
          title={content.made.title(task.made.name)}
          value={task.made.value}
          texts={content.made}
          onClose={close}
        />
      )}
      {task?.type === 'revoke' && <RevokeKeyDialog apiKey={task.apiKey} onClose={close} />}
    </div>
  );
}

const ListSkeleton = () => (
  <Skeleton>
    <span data-bone="block" />
  </Skeleton>
);
