import * as plans from '#server/test/plan-calls';
import { callMutation } from './support/call-mutation';
import { EVERYONE, SIGNED_IN } from './support/callers';
import type { FeatureOperations } from './support/entries';
import { DIET, planOf } from './support/subjects';

export const operations: FeatureOperations = {
  mutations: {
    generateWorkoutPlan: {
      callers: EVERYONE,
      call: async ({ member }) => {
        await callMutation('saveDietDetails', { by: member, input: DIET });
        return { by: member, input: { goal: 'STRENGTH', experience: 'EXPERT', location: 'GYM' } };
      },
      roundTrips: 4,
      again: 'checks',
      leaves: null,
      hasOwnCost: true,
    },
    removeWorkoutPlan: {
      callers: SIGNED_IN,
      call: async (given) => ({ by: given.member, input: { id: await planOf(given) } }),
      roundTrips: 5,
      again: 'removes',
      leaves: null,
    },
    saveWorkoutPlan: {
      callers: SIGNED_IN,
      call: async ({ member }) => {
        await callMutation('saveDietDetails', { by: member, input: DIET });
        const input = { ...plans.withEnumNames(plans.PLAN_INPUT), limitations: null, startsOn: plans.TODAY };
        return { by: member, input };
      },
      roundTrips: [9, 'a limit, the number of plans, the limitations, and the consent to keep health data'],
      leaves: null,
    },
    setTrainedExercise: {
      callers: SIGNED_IN,
      call: async ({ member }) => {
        const { id: planId, training } = await plans.savedPlan(member);
        return { by: member, input: { planId, day: training[0]!, position: 1, doneSets: [1], loadKg: 10 } };
      },
      roundTrips: [9, 'a limit, the exercise, its row, the oldest rows, and the plan with the last loads'],
      again: 'sets',
      leaves: null,
    },
    setWorkoutPlanDay: {
      callers: SIGNED_IN,
      call: async ({ member }) => {
        const { id, training } = await plans.savedPlan(member);
        return { by: member, input: { id, day: training[0]!, isDone: true } };
      },
      roundTrips: [10, 'a limit, the day, its tick, a workout, and the plan with all its ticks'],
      again: 'sets',
      leaves: null,
    },
  },
  userFields: {
    exerciseLoads: 'exerciseLoads { exercise { name } loads { loadKg } }',
    workoutLimitations: 'workoutLimitations',
    workoutPlan: (ids) => `workoutPlan(id: "${ids.plan}") { text plan { title } }`,
    workoutPlans: 'workoutPlans { doneDays text plan { title } }',
  },
  embedded: {
    ExerciseLoads: 'the last times of an exercise',
    WorkoutPlan: 'generated, and identified only when it is saved',
    WorkoutPlanBlock: 'of its plan',
    WorkoutPlanDay: 'of its plan',
    WorkoutPlanItem: 'of its plan',
    WorkoutPlanReason: 'of its plan',
  },
};
