import { startTransition, useOptimistic } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useIsHydrated } from './use-is-hydrated';

export interface AddressPanel {
  /** What is open; null when nothing is, and while the page comes alive. */
  value: string | null;
  /** Opens it as a step of its own, so that the way back closes it. */
  open: (value: string) => void;
  /** Shows another in its place. */
  show: (value: string) => void;
  close: () => void;
}

/** What lies open over a page by a parameter of its address: it can be linked to, and "back" closes it. */
export function useAddressPanel(name: string): AddressPanel {
  const [search] = useSearchParams();
  const { state } = useLocation() as { state: { opened?: string } | null };
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  // The router takes its time to follow: who presses an arrow three times wants the third one.
  const [value, setValue] = useOptimistic(isHydrated ? search.get(name) : null);
  const goTo = (next: string | null, options: { replace: boolean; state?: unknown }) => {
    const params = new URLSearchParams(search);
    if (next === null) params.delete(name);
    else params.set(name, next);
    startTransition(() => {
      setValue(next);
      void navigate({ search: params.toString() }, options);
    });
  };
  return {
    value,
    open: (next) => goTo(next, { replace: false, state: { opened: name } }),
    show: (next) => goTo(next, { replace: true, state }),
    close: () => {
      if (state?.opened === name) void navigate(-1);
      else goTo(null, { replace: true });
    },
  };
}
