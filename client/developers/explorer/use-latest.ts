import { useLayoutEffect, useRef } from 'react';

/** The latest value, for handlers that are registered once. */
export function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useLayoutEffect(() => void (latest.current = value));
  return latest;
}
