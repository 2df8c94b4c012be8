import * as z from 'zod/mini';
import { measurement } from '../forms/fields';
import { LOAD_KG } from './limits';

/** A member's notes on an exercise of a plan. */
export const trainedExerciseForm = z.object({
  /** Numbers of the sets that are done, starting at 1. */
  doneSets: z.pipe(
    z.array(z.int32()),
    z.transform((sets: number[]) => [...new Set(sets)].sort((a, b) => a - b)),
  ),
  loadKg: measurement(LOAD_KG),
});
