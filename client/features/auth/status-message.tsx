import { IconAlertCircle, IconCircleCheck, IconLoader2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './status-message.module.css';

export type StatusTone = 'waiting' | 'success' | 'failure';

interface StatusMessageProps {
  tone: StatusTone;
  message: string;
  /** Further text and links. */
  children?: ReactNode;
}

const ICONS = { waiting: IconLoader2, success: IconCircleCheck, failure: IconAlertCircle };

/** State of a process that runs without user input: an icon, a sentence and optional links. */
export function StatusMessage({ tone, message, children }: StatusMessageProps) {
  const Icon = ICONS[tone];
  return (
    <div className={classes.message} data-tone={tone}>
      <div className={classes.line} role={tone === 'failure' ? 'alert' : 'status'}>
        <Icon className={classes.icon} aria-hidden="true" size={32} stroke={1.75} />
        <p>{message}</p>
      </div>
      {children}
    </div>
  );
}
