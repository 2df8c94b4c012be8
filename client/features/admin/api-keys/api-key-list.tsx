import { Badge } from '../../../components/badge';
import { Button } from '../../../components/button';
import fact from '../../../components/fact-row.module.css';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { formatMoment } from '../../../lib/format-moment';
import staff from '../staff/staff.module.css';
import { apiKeysContent as content } from './api-keys.content';
import type { ListedApiKeyFragment } from './api-keys.generated';
import { permissionLabel } from './permission-labels';

interface ApiKeyListProps {
  apiKeys: readonly ListedApiKeyFragment[];
  onRevoke: (apiKey: ListedApiKeyFragment) => void;
}

export const ApiKeyList = ({ apiKeys, onRevoke }: ApiKeyListProps) => (
  <ul className={staff.list}>
    {apiKeys.map((apiKey) => (
      <li key={apiKey.id} className={fact.row}>
        <KeyFacts apiKey={apiKey} />
        <Button variant="danger-outline" onClick={() => onRevoke(apiKey)}>
          {content.revoke.action}
          <VisuallyHidden> {apiKey.name}</VisuallyHidden>
        </Button>
      </li>
    ))}
  </ul>
);

const isPast = (moment: string): boolean => Date.parse(moment) <= Date.now();

function KeyFacts({ apiKey }: { apiKey: ListedApiKeyFragment }) {
  const { name, ending, owner, permissions, addresses, expiresAt, lastUsedAt } = apiKey;
  const use = lastUsedAt ? content.lastUsed(formatMoment(lastUsedAt)) : content.neverUsed;
  return (
    <div>
      <h2 className={fact.name}>
        {name} {isPast(expiresAt) && <Badge tone="danger">{content.expired}</Badge>}
      </h2>
      <p className={fact.fact}>
        {[owner && content.owner(owner.name ?? owner.email ?? ''), content.ending(ending), use]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className={fact.fact}>{content.permissions(permissions.map(permissionLabel))}</p>
      <p className={fact.fact}>
        {[
          content.expires(formatMoment(expiresAt)),
          addresses.length > 0 && content.addresses(addresses.join(', ')),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
  );
}
