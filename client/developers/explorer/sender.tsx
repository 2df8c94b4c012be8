import { Button } from '../../components/button';
import { SegmentedControl } from '../../components/segmented-control';
import { TextField } from '../../components/text-field';
import { explorerContent } from './explorer.content';
import { usePermissions, type Permitted } from './use-permissions';
import type { Credentials, SenderKind } from './use-credentials';
import classes from './explorer.module.css';

const content = explorerContent.credentials;

/** Chooses the log-in or key with which operations are sent, and shows its permissions. */
export function Sender({ credentials }: { credentials: Credentials }) {
  const { kind, setKind, key, setKey, isSignedIn } = credentials;
  const permissions = usePermissions(credentials);
  const kinds: SenderKind[] = isSignedIn ? ['none', 'key', 'session'] : ['none', 'key'];
  return (
    <section className={classes.sender} aria-label={content.legend}>
      <SegmentedControl
        legend={content.legend}
        isLegendHidden
        options={kinds.map((value) => ({ value, label: content[value] }))}
        value={kind}
        onChange={setKind}
      />
      {kind === 'key' && (
        <TextField
          label={content.keyLabel}
          requirements={content.keyHint}
          type="password"
          autoComplete="off"
          spellCheck={false}
          value={key}
          onChange={({ target }) => setKey(target.value)}
        />
      )}
      {kind !== 'none' && (
        <Button onClick={() => void permissions.show()} isBusy={permissions.isLoading}>
          {content.show}
        </Button>
      )}
      {permissions.problem && (
        <p role="alert" className={classes.problem}>
          {permissions.problem}
        </p>
      )}
      {permissions.permitted && <Summary permitted={permissions.permitted} />}
    </section>
  );
}

const Summary = ({ permitted }: { permitted: Permitted }) => (
  <div role="status" className={classes.permitted}>
    <p>
      <strong>{permitted.name}</strong>
    </p>
    {permitted.facts.map((fact) => (
      <p key={fact}>{fact}</p>
    ))}
    {permitted.permissions.length > 0 ? (
      <>
        <p>{content.permissions}</p>
        <ul>
          {permitted.permissions.map((permission) => (
            <li key={permission}>
              <code>{permission}</code>
            </li>
          ))}
        </ul>
      </>
    ) : (
      <p>{content.noPermissions}</p>
    )}
  </div>
);
