/**
 * @typedef {{
 *   bench: import('../measure/run-cases.mjs').CaseBench,
 *   bhor: import('../contenders/contender.mjs').Running,
 *   cluster: { url: string, pid: number },
 *   directory: string,
 * }} Surroundings
 *
 * @typedef {{ what: string, figure: number, unit: string, atMost?: number, atLeast?: number }} Measured a goal if it has
 *   a limit
 * @typedef {{ name: string, title: string, isSlow?: boolean, measure: (surroundings: Surroundings) => Promise<Measured[]> }} Measurement
 *   slow ones are not part of the quick run
 */

export {};
