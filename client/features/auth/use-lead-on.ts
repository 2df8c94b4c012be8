import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/** Goes to the address after a while; not at all while there is none. */
export function useLeadOn(address: string | null, delayMs: number): void {
  const navigate = useNavigate();
  const leadOn = useEffectEvent(() => {
    if (address !== null) void navigate(address, { replace: true });
  });
  useEffect(() => {
    if (address === null) return;
    const timer = setTimeout(leadOn, delayMs);
    return () => clearTimeout(timer);
  }, [address, delayMs]);
}
