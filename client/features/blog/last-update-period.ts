import { store } from '../../lib/storage';

/** Keeps the period whose articles this browser showed last (specification 9). */
export function storeLastUpdatePeriod(period: number): void {
  store('lastUpdatePeriod', String(period));
}
