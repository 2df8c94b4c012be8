import { useEffect, useRef, useState } from 'react';

/** Loads more entries of a list, and focuses the first new one, because the pressed button may have disappeared. */
export function useLoadMore<List extends HTMLElement>(
  length: number,
  onMore: (() => Promise<unknown>) | undefined,
) {
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const list = useRef<List>(null);
  const firstNew = useRef<number>(null);
  useEffect(() => {
    if (firstNew.current === null || firstNew.current >= length) return;
    (list.current?.children[firstNew.current] as HTMLElement).focus({ preventScroll: true });
    firstNew.current = null;
  }, [length]);
  const load = async () => {
    setState('loading');
    firstNew.current = length;
    try {
      await onMore?.();
      setState('idle');
    } catch {
      firstNew.current = null;
      setState('failed');
    }
  };
  return { load: () => void load(), isLoading: state === 'loading', hasFailed: state === 'failed', list };
}
