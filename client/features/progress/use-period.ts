import { useSearchParams } from 'react-router-dom';
import { PROGRESS_PERIODS, type ProgressPeriod } from '#common/progress/progress';

/** The period in `?weeks=`, or the shortest one on offer. */
export function usePeriod() {
  const [address, setAddress] = useSearchParams();
  const requested = Number(address.get('weeks'));
  const weeks = PROGRESS_PERIODS.find((period) => period === requested) ?? PROGRESS_PERIODS[0];
  const choose = (period: ProgressPeriod) => setAddress({ weeks: String(period) }, { replace: true });
  return { weeks, choose };
}
