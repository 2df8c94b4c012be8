import * as z from 'zod/mini';

/** The steps in which an owner sets up a new studio, in their order. */
export const SET_UP_STEPS = ['you', 'studio', 'hours', 'plans', 'people'] as const;

/** Content of the demonstration that an owner hides as a whole. */
export const DEMONSTRATIONS = ['trainers', 'photos', 'articles'] as const;

/** Content about invented people and rooms, which a studio that has opened must not show. */
export const INVENTED = ['trainers', 'photos'] as const satisfies Demonstration[];

export type SetUpStep = (typeof SET_UP_STEPS)[number];
export type Demonstration = (typeof DEMONSTRATIONS)[number];

/** How far the set-up of a new studio has come, which is saved like a section but only by the steps themselves. */
export const setUpForm = z.object({
  /** Until the studio opens. */
  isRunning: z.boolean(),
  /** The furthest step. */
  step: z.enum(SET_UP_STEPS),
  confirmedPlanIds: z.array(z.string()),
  hidden: z.array(z.enum(DEMONSTRATIONS)),
  /** Hash of the token in the link of the first step, and the time until which that is valid. */
  linkHash: z.nullable(z.string()),
  linkEndsAt: z.nullable(z.string()),
});

export type SetUpSettings = z.infer<typeof setUpForm>;
