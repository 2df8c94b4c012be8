import { Badge } from '../../../components/badge';
import { Button } from '../../../components/button';
import fact from '../../../components/fact-row.module.css';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { formatDay } from '../../../lib/format-day';
import { formatMoment } from '../../../lib/format-moment';
import { useViewer } from '../../../lib/session';
import settings from '../settings/settings.module.css';
import { roleName } from './role-names';
import { staffContent as content } from './staff.content';
import type { StaffMemberFragment } from './staff.generated';
import classes from './staff.module.css';

/** A task about a staff member, done in a dialog. */
export interface StaffTask {
  type: 'role' | 'reset' | 'end';
  member: StaffMemberFragment;
}

interface StaffListProps {
  members: readonly StaffMemberFragment[];
  onTask: (task: StaffTask) => void;
}

export function StaffList({ members, onTask }: StaffListProps) {
  const viewer = useViewer();
  return (
    <ul className={classes.list}>
      {members.map((member) => (
        <StaffRow key={member.id} member={member} isSelf={viewer?.id === member.id} onTask={onTask} />
      ))}
    </ul>
  );
}

interface RowProps {
  member: StaffMemberFragment;
  isSelf: boolean;
  onTask: (task: StaffTask) => void;
}

function StaffRow({ member, isSelf, onTask }: RowProps) {
  const { user, trainer, roleGivenAt, lastSignInAt, hasSecondFactor } = member;
  const name = user.name ?? user.email;
  return (
    <li className={fact.row}>
      <div>
        <h2 className={fact.name}>
          {user.name ?? content.noName} <Badge>{roleName(user.role)}</Badge>
          {isSelf && <Badge tone="info">{content.you}</Badge>}
          {hasSecondFactor && <Badge tone="success">{content.secondFactor.on}</Badge>}
        </h2>
        <p className={fact.fact}>{user.email}</p>
        {trainer && <p className={fact.fact}>{content.trainer(trainer.name)}</p>}
        <p className={fact.fact}>
          {roleGivenAt && `${content.since(formatDay(roleGivenAt))} · `}
          {lastSignInAt ? content.lastSignIn(formatMoment(lastSignInAt)) : content.neverSignedIn}
          {!hasSecondFactor && ` · ${content.secondFactor.off}`}
        </p>
      </div>
      <div className={settings.buttons}>
        {!isSelf && (
          <Button onClick={() => onTask({ type: 'role', member })}>
            {content.change.action}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        )}
        {!isSelf && hasSecondFactor && (
          <Button onClick={() => onTask({ type: 'reset', member })}>
            {content.reset.action}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        )}
        <Button variant="danger-outline" onClick={() => onTask({ type: 'end', member })}>
          {content.end.action}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </div>
    </li>
  );
}
