import { studio } from '#common/studio';

export interface CountedUpTo {
  count: number;
  precision: 'EXACT' | 'AT_LEAST';
}

/** "412", or "10,000+" if counting has stopped at that number. */
export const countLabel = ({ count, precision }: CountedUpTo) =>
  `${count.toLocaleString(studio.locale)}${precision === 'AT_LEAST' ? '+' : ''}`;
