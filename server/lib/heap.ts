import { setFlagsFromString } from 'node:v8';

/**
 * How much the heap may grow after a garbage collection before the next one, in percent. On machines with a lot of memory
 * V8 lets it grow to four times what has survived, without being faster in our benchmarks (bench/alone/memory.mjs).
 */
const GROWTH_PERCENT = 50;

export const limitHeapGrowth = (): void => setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
