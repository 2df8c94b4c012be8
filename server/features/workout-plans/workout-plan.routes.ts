import { namesOf } from '#common/forms/form-fields';
import { workoutPlanForm } from '#common/workout-plans/workout-plan.form';
import { pick } from '#common/pick';
import { onlyField, type RestRoute } from '../../rest/route';

const REASON = 'text source { _id: id title url }';

const ITEM = `
  exerciseId name sets measure min max isPerSide restSeconds effort why { ${REASON} }
`;

const PLAN = `
  title goal experience location equipment limitations length cautions reasons { ${REASON} }
  days { day kind title minutes note blocks { kind title minutes note isCircuit items { ${ITEM} } } }
`;

export const workoutPlanRoutes: RestRoute[] = [
  {
    method: 'POST',
    path: '/api/workout-plan',
    summary:
      'Generates a workout plan, as text and day by day. Limitations default to those of the current user.',
    document: `
      mutation RestGenerateWorkoutPlan($input: WorkoutPlanInput!) {
        generateWorkoutPlan(input: $input) { text plan { ${PLAN} } }
      }
    `,
    variables: ({ body }) => ({ input: pick(body, ...namesOf(workoutPlanForm)) }),
    body: onlyField,
  },
];
