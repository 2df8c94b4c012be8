import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/** Redirects after a delay, passing `state` to the page; does nothing while `address` is null. */
export function useRedirectAfter(address: string | null, delayMs: number, state?: unknown): void {
  const navigate = useNavigate();
  const redirect = useEffectEvent(() => {
    if (address !== null) void navigate(address, { replace: true, state });
  });
  useEffect(() => {
    if (address === null) return;
    const timer = setTimeout(redirect, delayMs);
    return () => clearTimeout(timer);
  }, [address, delayMs]);
}
