import { store } from '../../lib/storage';

/** Stores the period whose articles this browser showed last. */
export function storeLastUpdatePeriod(period: number): void {
  store('lastUpdatePeriod', String(period));
}
