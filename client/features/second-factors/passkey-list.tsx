import { Button } from '../../components/button';
import fact from '../../components/fact-row.module.css';
import { VisuallyHidden } from '../../components/visually-hidden';
import { formatDay } from '../../lib/format-day';
import { secondFactorContent } from './second-factor.content';
import type { PasskeyFragment } from './second-factor.generated';
import classes from './second-factor.module.css';

const { passkeys: content } = secondFactorContent;

interface PasskeyListProps {
  passkeys: readonly PasskeyFragment[];
  onRemove: (passkey: PasskeyFragment) => void;
}

export function PasskeyList({ passkeys, onRemove }: PasskeyListProps) {
  return (
    <div>
      <h3>{content.title}</h3>
      <ul className={classes.passkeys}>
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => onRemove(passkey)} />
        ))}
      </ul>
    </div>
  );
}

interface PasskeyRowProps {
  passkey: PasskeyFragment;
  onRemove: () => void;
}

const PasskeyRow = ({ passkey: { name, createdAt, lastUsedAt }, onRemove }: PasskeyRowProps) => (
  <li className={fact.row}>
    <div>
      <p className={fact.name}>{name}</p>
      <p className={fact.fact}>
        {content.added} {formatDay(createdAt)},{' '}
        {lastUsedAt ? `${content.used} ${formatDay(lastUsedAt)}` : content.unused}
      </p>
    </div>
    <Button onClick={onRemove}>
      {content.remove}
      <VisuallyHidden> {name}</VisuallyHidden>
    </Button>
  </li>
);
