import { Badge } from '../../../components/badge';
import { Button } from '../../../components/button';
import { moveButtonId, type Step } from '../list/use-focus-after-move';
import { photosContent as content } from './photos.content';
import type { ListedPhotoFragment } from './photos.generated';
import classes from './photos-tab.module.css';

interface PhotoCardProps {
  photo: ListedPhotoFragment;
  place: { index: number; count: number };
  /** Moves it up (-1) or down (1). */
  onMove: (by: Step) => void;
  onHide: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

const { actions } = content;

/** One photo of the gallery, and what can be done with it. */
export function PhotoCard({ photo, place, onMove, onHide, onEdit, onDelete }: PhotoCardProps) {
  const { id, caption, description, isHidden, isBeingMade, previewUrl, width, height } = photo;
  const { index, count } = place;
  const about = (action: string) => ({ 'aria-label': actions.about(action, caption), children: action });
  return (
    <li className={classes.card} data-hidden={isHidden || undefined}>
      <img src={previewUrl} alt={description} width={width} height={height} loading="lazy" />
      <div className={classes.words}>
        <h2>{caption}</h2>
        <p>{description}</p>
        <p className={classes.states}>
          <span>{content.place(index + 1, count)}</span>
          {isHidden && <Badge>{content.hidden}</Badge>}
          {isBeingMade && <span role="status">{content.beingMade}</span>}
        </p>
      </div>
      <div className={classes.actions}>
        <Button onClick={onEdit} {...about(actions.edit)} />
        <Button onClick={onHide} {...about(isHidden ? actions.show : actions.hide)} />
        <Button
          id={moveButtonId(id, -1)}
          onClick={() => onMove(-1)}
          disabled={index === 0}
          {...about(actions.up)}
        />
        <Button
          id={moveButtonId(id, 1)}
          onClick={() => onMove(1)}
          disabled={index === count - 1}
          {...about(actions.down)}
        />
        <Button variant="danger-outline" onClick={onDelete} {...about(actions.delete)} />
      </div>
    </li>
  );
}
