import { useEffect, useRef } from 'react';
import { prefetchAnswer } from '../../lib/page-data';
import { ExerciseDetailDocument } from './exercises.page.generated';

/** Delay before prefetching, in milliseconds, so that rows the pointer or focus only passes are skipped. */
const PREFETCH_DELAY_MS = 150;

/** Link handlers that prefetch the exercise on hover or focus, except in data saver mode. */
export function usePrefetchExercise(id: string) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => clearTimeout(timer.current);
  const begin = () => {
    cancel();
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (connection?.saveData) return;
    const prefetch = () => void prefetchAnswer({ document: ExerciseDetailDocument, variables: { id } });
    timer.current = setTimeout(prefetch, PREFETCH_DELAY_MS);
  };
  useEffect(() => cancel, []);
  return { onPointerEnter: begin, onPointerLeave: cancel, onFocus: begin, onBlur: cancel };
}
