import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/** Goes to the address after a while, with what its page should know; not at all while there is no address. */
export function useLeadOn(address: string | null, delayMs: number, state?: unknown): void {
  const navigate = useNavigate();
  const leadOn = useEffectEvent(() => {
    if (address !== null) void navigate(address, { replace: true, state });
  });
  useEffect(() => {
    if (address === null) return;
    const timer = setTimeout(leadOn, delayMs);
    return () => clearTimeout(timer);
  }, [address, delayMs]);
}
