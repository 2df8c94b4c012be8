/** The range of an axis, and the round numbers on it. */
export interface ChartScale {
  min: number;
  max: number;
  /** Evenly spaced, in ascending order, from min to max. */
  ticks: number[];
}

const STEPS = [1, 2, 5];
const FINEST = 0.1;
const INTERVALS_MAX = 4;

interface ScaleOptions {
  /** Bars start at zero; a line may start higher. */
  fromZero: boolean;
  /** Smallest distance between two ticks. */
  stepMin: number;
}

/** The tightest scale with round ticks, and at most four intervals, that includes all values. */
export function scaleFor(values: readonly number[], { fromZero, stepMin }: ScaleOptions): ChartScale {
  const low = fromZero ? 0 : Math.min(...values);
  const high = Math.max(...values, low);
  const step = stepFor(low, high, stepMin);
  const from = Math.floor(low / step);
  const to = Math.max(Math.ceil(high / step), from + 1);
  const ticks = Array.from({ length: to - from + 1 }, (_, index) => rounded((from + index) * step));
  return { min: ticks[0]!, max: ticks.at(-1)!, ticks };
}

/** The smallest of 0.1, 0.2, 0.5, 1, 2 and so on that needs at most INTERVALS_MAX intervals. */
function stepFor(low: number, high: number, stepMin: number): number {
  for (let power = FINEST; ; power *= 10) {
    for (const times of STEPS) {
      const step = rounded(power * times);
      const fits = Math.ceil(high / step) - Math.floor(low / step) <= INTERVALS_MAX;
      if (step >= stepMin && fits) return step;
    }
  }
}

/** Removes floating-point errors. */
const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** Position on the axis in percent: 0 is its start, 100 its end. */
export const placeOn = ({ min, max }: Pick<ChartScale, 'min' | 'max'>, value: number): number =>
  ((value - min) / (max - min)) * 100;
