import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications, notifications } from '@mantine/notifications';
import { useEffect, type FocusEvent } from 'react';
import { MAIN_ID } from '../lib/main-id';
import type { Toast, ToastAction } from '../lib/toast';
import { MantineScope } from './mantine-scope';
import classes from './toast-stack.module.css';
import { useToastPlace } from './use-toast-place';

const SHOWN_MS = 5_000;
/** Longer, because the user may decide to press the button in it. */
const SHOWN_WITH_ACTION_MS = 8_000;
const SHOWN_MAX = 3;

/** Id of the last toast that was shown: each is shown once, however often the component renders. */
let lastShown = 0;

export function ToastStack({ toasts }: { toasts: Toast[] }) {
  useEffect(() => {
    for (const toast of toasts) if (toast.id > lastShown) show(toast);
    lastShown = toasts.at(-1)?.id ?? 0;
  }, [toasts]);
  const box = useToastPlace<HTMLDivElement>();
  return (
    <MantineScope>
      <div ref={box} className={classes.box}>
        <Notifications
          className={classes.place}
          position="bottom-right"
          limit={SHOWN_MAX}
          autoClose={SHOWN_MS}
          containerWidth={360}
          withinPortal={false}
        />
      </div>
    </MantineScope>
  );
}

interface ToastWithActionProps {
  text: string;
  label: string;
  onClick: () => void;
}

const ToastWithAction = ({ text, label, onClick }: ToastWithActionProps) => (
  <span className={classes.row}>
    {text}
    <button type="button" className={classes.action} onClick={onClick}>
      {label}
    </button>
  </span>
);

function closingTimeOf(action: ToastAction | undefined): number | false {
  if (!action) return SHOWN_MS;
  return action.isExtra ? SHOWN_WITH_ACTION_MS : false;
}

/** What had the focus before the toasts, and gets it back when the one with the focus is closed. */
let focusedBefore: Element | null = null;

const TOAST = `.${classes.toast}`;

function returnFocus(): void {
  const target = focusedBefore?.isConnected ? focusedBefore : document.getElementById(MAIN_ID);
  if (target instanceof HTMLElement) target.focus();
}

function show(toast: Toast): void {
  const { text, action } = toast;
  const key = String(toast.id);
  let element: Element | null = null;
  const act = ({ run, isExtra, about }: ToastAction) => {
    run();
    if (!isExtra) return;
    focusedBefore = about?.() ?? focusedBefore;
    notifications.hide(key);
  };
  const message = action ? (
    <ToastWithAction text={text} label={action.label} onClick={() => act(action)} />
  ) : (
    text
  );
  const closesAfter = closingTimeOf(action);
  const setAutoClose = (autoClose: number | false) => notifications.update({ id: key, message, autoClose });
  notifications.show({
    id: key,
    message,
    autoClose: closesAfter,
    // Not a live region, because the toaster announces the text.
    role: 'group',
    'aria-label': text,
    classNames: { root: classes.toast, description: classes.text, closeButton: classes.close },
    closeButtonProps: { 'aria-label': 'Close message' },
    onClose: () => {
      if (element?.contains(document.activeElement)) returnFocus();
    },
    onFocusCapture: ({ currentTarget, relatedTarget }: FocusEvent) => {
      element = currentTarget;
      if (!relatedTarget?.closest(TOAST)) focusedBefore = relatedTarget;
      setAutoClose(false);
    },
    onBlurCapture: () => setAutoClose(closesAfter),
  });
}
