import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { Badge } from '../../../components/badge';
import { Button } from '../../../components/button';
import { IconButton } from '../../../components/icon-button';
import { Link } from '../../../navigation/navigation';
import { moveButtonId, type Step } from '../list/use-focus-after-move';
import { membersAddress } from './members-address';
import { trainersContent as content } from './trainers.content';
import type { ListedTrainerFragment } from './trainers.generated';
import classes from './trainers-tab.module.css';

interface TrainerCardProps {
  trainer: ListedTrainerFragment;
  place: { index: number; count: number };
  onMove: (by: Step) => void;
  onHide: () => void;
  onAct: (action: TrainerAction) => void;
}

export type TrainerAction = 'edit' | 'photo' | 'remove';

const { actions } = content;

/** A trainer, with the actions for it. */
export function TrainerCard({ trainer: managed, place, onMove, onHide, onAct }: TrainerCardProps) {
  const { id, isHidden, previewUrl, trainer } = managed;
  const { index, count } = place;
  const about = (action: string) => ({
    'aria-label': actions.about(action, trainer.name),
    children: action,
  });
  return (
    <li className={classes.card} data-hidden={isHidden || undefined}>
      <img src={previewUrl} alt="" width={400} height={533} loading="lazy" />
      <Words managed={managed} place={content.place(index + 1, count)} />
      <div className={classes.actions}>
        <Button onClick={() => onAct('edit')} {...about(actions.edit)} />
        <Button onClick={() => onAct('photo')} {...about(actions.photo)} />
        <Button onClick={onHide} {...about(isHidden ? actions.show : actions.hide)} />
        <span className={classes.moves}>
          <IconButton
            id={moveButtonId(id, -1)}
            aria-label={actions.about(actions.up, trainer.name)}
            disabled={index === 0}
            onClick={() => onMove(-1)}
          >
            <IconArrowUp aria-hidden="true" size={20} />
          </IconButton>
          <IconButton
            id={moveButtonId(id, 1)}
            aria-label={actions.about(actions.down, trainer.name)}
            disabled={index === count - 1}
            onClick={() => onMove(1)}
          >
            <IconArrowDown aria-hidden="true" size={20} />
          </IconButton>
        </span>
        <Button variant="danger-outline" onClick={() => onAct('remove')} {...about(actions.remove)} />
      </div>
    </li>
  );
}

function Words({ managed, place }: { managed: ListedTrainerFragment; place: string }) {
  const { id, isHidden, isBeingMade, hasAccount, trainer } = managed;
  const { name, age, specialty, yearsOfExperience, assignedUsersCount } = trainer;
  const members = assignedUsersCount ?? 0;
  const facts = [specialty];
  if (age !== null) facts.push(content.age(age));
  if (yearsOfExperience !== null) facts.push(content.experience(yearsOfExperience));
  return (
    <div className={classes.words}>
      <h2>{name}</h2>
      <p>{facts.join(' · ')}</p>
      <p>
        {members > 0 ? (
          <Link to={membersAddress(id)} aria-label={content.membersOf(members, name)}>
            {content.members(members)}
          </Link>
        ) : (
          content.noMembers
        )}
      </p>
      <p className={classes.states}>
        <span>{place}</span>
        {isHidden && <Badge>{content.hidden}</Badge>}
        {hasAccount && <Badge tone="info">{content.staff}</Badge>}
        {isBeingMade && <span role="status">{content.beingMade}</span>}
      </p>
    </div>
  );
}
