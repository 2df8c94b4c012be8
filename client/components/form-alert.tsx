import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Notice } from '../lib/use-action';
import classes from './form-alert.module.css';

interface FormAlertProps {
  /** The message; null for none. Each new object moves the focus to the alert, even if its text is the same. */
  notice: Notice | null;
  tone?: 'failure' | 'success';
  /** The alert does not take the focus. */
  keepsFocus?: boolean;
  /** Shown after the message, such as a link to continue. */
  children?: ReactNode;
}

/** The outcome of submitting a form, shown above it. */
export function FormAlert({ notice, tone = 'failure', keepsFocus = false, children }: FormAlertProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (notice && !keepsFocus) box.current?.focus();
  }, [notice, keepsFocus]);
  if (!notice) return null;
  const Icon = tone === 'failure' ? IconAlertCircle : IconCircleCheck;
  return (
    <div
      ref={box}
      className={classes.alert}
      data-tone={tone}
      role={tone === 'failure' ? 'alert' : 'status'}
      tabIndex={-1}
    >
      <Icon aria-hidden="true" size={20} stroke={1.75} />
      <div>
        <p>{notice.message}</p>
        {children}
      </div>
    </div>
  );
}
