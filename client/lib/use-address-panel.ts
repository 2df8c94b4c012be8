import { startTransition, useLayoutEffect, useOptimistic, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

export interface AddressPanel {
  /** What is open; null when nothing is. */
  value: string | null;
  /** Opens it as a step of its own, so that the way back closes it. */
  open: (value: string) => void;
  /** Shows another in its place. */
  show: (value: string) => void;
  close: () => void;
}

const ANSWERED_WITHIN_MS = 500;

/** What lies open over a page by a parameter of its address: it can be linked to, and "back" closes it. */
export function useAddressPanel(name: string): AddressPanel {
  const [search] = useSearchParams();
  const { state } = useLocation() as { state: { opened?: string } | null };
  const navigate = useNavigate();
  // The router takes its time to follow: who presses an arrow three times wants the third one.
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
  // Who presses twice before the first press is answered wants one step.
  const isOnItsWay = useRef(false);
  // In the same step as the drawing: Esc may come before the effects that run after it.
  useLayoutEffect(() => void (isOnItsWay.current = false), [value]);
  const once = (go: () => void) => {
    if (isOnItsWay.current) return;
    isOnItsWay.current = true;
    // Or for ever, where a step in the history comes in between.
    setTimeout(() => (isOnItsWay.current = false), ANSWERED_WITHIN_MS);
    go();
  };
  const open = (next: string) => void navigate(addressWith(next), { state: { opened: name } });
  const close = () =>
    void (state?.opened === name ? navigate(-1) : navigate(addressWith(null), { replace: true }));
  return { value, open: (next) => once(() => open(next)), show, close: () => once(close) };
}
