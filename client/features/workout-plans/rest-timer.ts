/** The rest after a set. It goes on while another page is shown, such as the demonstration of an exercise. */
import { useSyncExternalStore } from 'react';
import { SECOND_MS } from '#common/time';
import { forget, onSessionEnd, readStored, store } from '../../lib/storage';

export interface Rest {
  /** Length of the rest. */
  seconds: number;
  endsAt: number;
  isOver: boolean;
}

/** Lengths of vibrations and pauses, in milliseconds. */
const VIBRATION = [300, 150, 300];

let rest: Rest | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

export const isRestTimerOff = (): boolean => readStored('restTimerOff') !== null;

export function setRestTimerOff(isOff: boolean): void {
  if (isOff) store('restTimerOff', 'true');
  else forget('restTimerOff');
  if (isOff) endRest();
  else notifyAll();
}

/** Starts a rest, unless the timer is switched off. */
export function startRest(seconds: number): void {
  if (seconds > 0 && !isRestTimerOff()) resting(seconds, Date.now() + seconds * SECOND_MS);
}

export function prolongRest(seconds: number): void {
  if (rest) resting(rest.seconds + seconds, rest.endsAt + seconds * SECOND_MS);
}

export function endRest(): void {
  clearTimeout(timer);
  rest = null;
  notifyAll();
}

onSessionEnd(endRest);

/** The rest that runs or has just ended; null if there is none. */
export const useRest = (): Rest | null => useSyncExternalStore(onChange, () => rest, noRest);

export const useIsRestTimerOff = (): boolean => useSyncExternalStore(onChange, isRestTimerOff, isOn);

const noRest = () => null;
const isOn = () => false;

function resting(seconds: number, endsAt: number): void {
  clearTimeout(timer);
  rest = { seconds, endsAt, isOver: false };
  timer = setTimeout(() => {
    rest = { seconds, endsAt, isOver: true };
    // Not all browsers can vibrate, and only after the user has touched the page.
    (navigator as Partial<Navigator>).vibrate?.(VIBRATION);
    notifyAll();
  }, endsAt - Date.now());
  notifyAll();
}

function onChange(notify: () => void): () => void {
  listeners.add(notify);
  return () => void listeners.delete(notify);
}

function notifyAll(): void {
  for (const listener of listeners) listener();
}
