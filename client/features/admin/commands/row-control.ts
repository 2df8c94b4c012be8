import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** State of a history entry: the id of a control of a row to be used on arrival. */
interface Arrival {
  control?: string;
}

export const arrivalAt = (control: string): Arrival => ({ control });

/** Presses a button, or focuses another control. */
export function activate(control: HTMLElement): void {
  if (control instanceof HTMLButtonElement) control.click();
  else control.focus();
}

/** Activates the control that the history entry names once its row is on screen, and never again. */
export function useControlOnArrival(): void {
  const { key, search, state } = useLocation() as { key: string; search: string; state: Arrival | null };
  const navigate = useNavigate();
  const usedAt = useRef('');
  const id = state?.control;
  useEffect(() => {
    const control = id === undefined ? null : document.getElementById(id);
    if (!control || usedAt.current === key) return;
    usedAt.current = key;
    void navigate({ search }, { replace: true });
    activate(control);
  });
}
