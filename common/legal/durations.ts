import { DAY_MS, HOUR_MS } from '../time';

export const hours = (ms: number): string => `${ms / HOUR_MS} hours`;
export const days = (ms: number): string => `${ms / DAY_MS} days`;
