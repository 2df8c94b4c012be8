import { IconArrowLeft, IconArrowRight, IconX } from '@tabler/icons-react';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { IconButton } from '../../components/icon-button';
import { NativeDialog } from '../../components/native-dialog';
import { VisuallyHidden } from '../../components/visually-hidden';
import { TrainerDetails } from './trainer-details';
import type { TrainerDetailsFragment } from './trainer-details.generated';
import { trainersContent } from './trainers.content';
import classes from './trainer-panel.module.css';

interface TrainerPanelProps {
  trainers: TrainerDetailsFragment[];
  /** Index of the trainer shown. */
  index: number;
  onShow: (index: number) => void;
  onClose: () => void;
}

const { close, previous, next, counter } = trainersContent;

/** Panel with a trainer's details at the right edge of the window; the arrows cycle through the trainers. */
export function TrainerPanel({ trainers, index, onShow, onClose }: TrainerPanelProps) {
  const titleId = useId();
  const details = useRef<HTMLDivElement>(null);
  useEffect(() => void details.current?.scrollTo({ top: 0, behavior: 'instant' }), [index]);
  const count = trainers.length;
  const step = (by: number) => onShow((index + by + count) % count);
  const handleKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') step(-1);
    if (key === 'ArrowRight') step(1);
  };
  return (
    <NativeDialog className={classes.panel} aria-labelledby={titleId} onClose={onClose} onKeyDown={handleKey}>
      <div className={classes.frame}>
        <div className={classes.bar}>
          <IconButton onClick={() => step(-1)}>
            <IconArrowLeft aria-hidden="true" size={20} stroke={1.75} />
            <VisuallyHidden>{previous}</VisuallyHidden>
          </IconButton>
          <IconButton onClick={() => step(1)}>
            <IconArrowRight aria-hidden="true" size={20} stroke={1.75} />
            <VisuallyHidden>{next}</VisuallyHidden>
          </IconButton>
          <p className={classes.counter} role="status">
            {counter(index + 1, count)}
            <VisuallyHidden>{`: ${trainers[index]!.name}`}</VisuallyHidden>
          </p>
          <IconButton onClick={onClose} data-autofocus>
            <IconX aria-hidden="true" size={20} stroke={1.75} />
            <VisuallyHidden>{close}</VisuallyHidden>
          </IconButton>
        </div>
        <div ref={details} className={classes.details} tabIndex={0} role="region" aria-labelledby={titleId}>
          <TrainerDetails trainer={trainers[index]!} titleId={titleId} />
        </div>
      </div>
    </NativeDialog>
  );
}
