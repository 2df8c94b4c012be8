import { IconAlertCircle } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { focusHeading, sectionHeadingOf } from '../lib/focus-heading';
import { componentsContent } from './components.content';
import { WithoutScript } from './without-script';
import classes from './load-failed.module.css';

const { loadFailed: content } = componentsContent;

/** False on the server, whose `navigator` has no `onLine`. */
const isOffline = () => (globalThis as { navigator?: Navigator }).navigator?.onLine === false;

interface LoadFailedProps {
  message: string;
  onRetry: () => void;
}

/** Shown in place of content that could not be loaded: what happened, and a button to try again. */
export function LoadFailed({ message, onRetry }: LoadFailedProps) {
  const retry = ({ currentTarget }: MouseEvent) => {
    focusHeading(sectionHeadingOf(currentTarget));
    onRetry();
  };
  return (
    <div className={classes.alert} role="alert">
      <IconAlertCircle aria-hidden="true" size={20} stroke={1.75} />
      <p>{isOffline() ? content.offline(message) : message}</p>
      <button type="button" onClick={retry}>
        {content.again}
      </button>
      <WithoutScript>
        <p>{content.withoutScript}</p>
      </WithoutScript>
    </div>
  );
}
