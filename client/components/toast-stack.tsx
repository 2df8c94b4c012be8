import { IconX } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState, type FocusEvent } from 'react';
import { MAIN_ID } from '../lib/main-id';
import { allToasts, replaceToasts, type Toast, type ToastAction } from '../lib/toast';
import { componentsContent } from './components.content';
import classes from './toast-stack.module.css';
import { useToastPlace } from './use-toast-place';

const SHOWN_MS = 5_000;
/** Longer, because the user may decide to press the button in it. */
const SHOWN_WITH_ACTION_MS = 8_000;
const SHOWN_MAX = 3;
/** Duration of the animation in the styles. */
const LEAVING_MS = 200;

/** The first toasts that are not closed. All stay while somebody points at one or has the focus in one. */
export function ToastStack({ toasts }: { toasts: readonly Toast[] }) {
  const box = useToastPlace<HTMLDivElement>();
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  /** The element that had the focus before the toasts; it gets it back when the toast with the focus is closed. */
  const focusedBefore = useRef<Element | null>(null);
  return (
    <div ref={box} className={classes.box}>
      <div
        className={classes.stack}
        onMouseOver={() => setIsPointedAt(true)}
        onMouseLeave={() => setIsPointedAt(false)}
        onFocus={({ currentTarget, relatedTarget }: FocusEvent) => {
          if (!currentTarget.contains(relatedTarget)) focusedBefore.current = relatedTarget;
          setHasFocus(true);
        }}
        onBlur={({ currentTarget, relatedTarget }) => setHasFocus(currentTarget.contains(relatedTarget))}
      >
        {toasts
          .filter(({ isClosed }) => !isClosed)
          .slice(0, SHOWN_MAX)
          .map((toast) => (
            <ToastCard
              key={toast.id}
              toast={toast}
              isHeld={isPointedAt || hasFocus}
              onReturnFocus={() => returnFocus(focusedBefore.current)}
              onActed={(about) => (focusedBefore.current = about ?? focusedBefore.current)}
              // The pointer may be above nothing then, and the browser need not report it.
              onClosed={() => setIsPointedAt(false)}
            />
          ))}
      </div>
    </div>
  );
}

interface ToastCardProps {
  toast: Toast;
  /** Whether the toast stays open until released. */
  isHeld: boolean;
  /** Called when it is closed with the focus in it. */
  onReturnFocus: () => void;
  /** Called with what the action has changed. */
  onActed: (about: HTMLElement | null) => void;
  onClosed: () => void;
}

function ToastCard({ toast, isHeld, onReturnFocus, onActed, onClosed }: ToastCardProps) {
  const { id, text, action } = toast;
  const card = useRef<HTMLDivElement>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = () => {
    if (card.current?.contains(document.activeElement)) onReturnFocus();
    setIsLeaving(true);
  };
  useTimer(isHeld || isLeaving ? null : shownFor(action), leave);
  useTimer(isLeaving ? LEAVING_MS : null, () => {
    closeToast(id);
    onClosed();
  });
  const act = ({ run, isExtra, about }: ToastAction) => {
    run();
    if (!isExtra) return;
    onActed(about?.() ?? null);
    leave();
  };
  return (
    // Not a live region, because the toaster announces the text.
    <div ref={card} className={classes.toast} role="group" aria-label={text} inert={isLeaving}>
      <div className={classes.text}>
        {text}
        {action && (
          <button type="button" className={classes.action} onClick={() => act(action)}>
            {action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        className={classes.close}
        aria-label={componentsContent.messages.close}
        onClick={leave}
      >
        <IconX aria-hidden="true" size={18} stroke={1.75} />
      </button>
    </div>
  );
}

const closeToast = (id: number): void =>
  replaceToasts(allToasts().map((toast) => (toast.id === id ? { ...toast, isClosed: true } : toast)));

/** How long a toast is shown; null until it is closed. */
function shownFor(action: ToastAction | undefined): number | null {
  if (!action) return SHOWN_MS;
  return action.isExtra ? SHOWN_WITH_ACTION_MS : null;
}

/** Calls a function after a time, which starts again when it changes. */
function useTimer(ms: number | null, onEnd: () => void): void {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (ms === null) return;
    const timer = setTimeout(() => end(), ms);
    return () => clearTimeout(timer);
  }, [ms]);
}

function returnFocus(before: Element | null): void {
  const target = before?.isConnected ? before : document.getElementById(MAIN_ID);
  if (target instanceof HTMLElement) target.focus();
}
