/** The answer of the REST call that generates a workout plan. */
import * as z from 'zod/mini';
import { LIMITATIONS, MEASURES } from '#common/exercises/exercises';
import {
  EXPERIENCES,
  GOALS,
  LOCATIONS,
  PLAN_BLOCK_KINDS,
  PLAN_DAY_KINDS,
  PLAN_EQUIPMENT,
} from '#common/workout-plans/workout-plans';

const source = z.object({ _id: z.string(), title: z.string(), url: z.nullable(z.string()) });

const reason = z.object({ text: z.string(), source: z.nullable(source) });

const item = z.object({
  exerciseId: z.string(),
  name: z.string(),
  sets: z.int(),
  measure: z.enum(MEASURES),
  min: z.int(),
  max: z.int(),
  isPerSide: z.boolean(),
  restSeconds: z.int(),
  effort: z.nullable(z.string()),
  why: reason,
});

const block = z.object({
  kind: z.enum(PLAN_BLOCK_KINDS),
  title: z.string(),
  minutes: z.int(),
  note: z.nullable(z.string()),
  isCircuit: z.boolean(),
  items: z.array(item),
});

const day = z.object({
  day: z.int(),
  kind: z.enum(PLAN_DAY_KINDS),
  title: z.string(),
  minutes: z.int(),
  note: z.nullable(z.string()),
  blocks: z.array(block),
});

const plan = z.object({
  title: z.string(),
  goal: z.enum(GOALS),
  experience: z.enum(EXPERIENCES),
  location: z.enum(LOCATIONS),
  equipment: z.array(z.enum(PLAN_EQUIPMENT)),
  limitations: z.array(z.enum(LIMITATIONS)),
  length: z.int(),
  cautions: z.array(z.string()),
  reasons: z.array(reason),
  days: z.array(day),
});

export const workoutPlanAnswer = z.object({ text: z.string(), plan });
