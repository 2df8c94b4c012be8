import { startTransition, useLayoutEffect, useOptimistic, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

export interface AddressPanel {
  /** Identifies the content of the panel; null when it is closed. */
  value: string | null;
  /** Opens the panel with a history entry of its own, so that "back" closes it. */
  open: (value: string) => void;
  /** Shows another value in the open panel. */
  show: (value: string) => void;
  close: () => void;
}

const NAVIGATION_TIMEOUT_MS = 500;

/** A panel over a page that a search parameter of the address opens: it can be linked to, and "back" closes it. */
export function useAddressPanel(name: string): AddressPanel {
  const [search] = useSearchParams();
  const { state } = useLocation() as { state: { opened?: string } | null };
  const navigate = useNavigate();
  // Changes before the router's value does: three quick presses of an arrow key must move three steps.
  const [value, setValue] = useOptimistic(search.get(name));
  const addressWith = (next: string | null) => {
    const params = new URLSearchParams(search);
    if (next === null) params.delete(name);
    else params.set(name, next);
    return { search: params.toString() };
  };
  const show = (next: string) =>
    startTransition(() => {
      setValue(next);
      void navigate(addressWith(next), { replace: true, state });
    });
  // A second press before the first one has taken effect must not cause another history step.
  const isNavigating = useRef(false);
  // A layout effect, because Esc may be pressed before passive effects run.
  useLayoutEffect(() => void (isNavigating.current = false), [value]);
  const once = (navigateOnce: () => void) => {
    if (isNavigating.current) return;
    isNavigating.current = true;
    // If another history step intervenes, the value may never change.
    setTimeout(() => (isNavigating.current = false), NAVIGATION_TIMEOUT_MS);
    navigateOnce();
  };
  const open = (next: string) => void navigate(addressWith(next), { state: { opened: name } });
  const close = () =>
    void (state?.opened === name ? navigate(-1) : navigate(addressWith(null), { replace: true }));
  return { value, open: (next) => once(() => open(next)), show, close: () => once(close) };
}
