import { enumValue } from '#common/enum-names';
import { LIMITATIONS } from '#common/exercises/exercises';
import { workoutPlanForm } from '#common/workout-plans/workout-plan.form';
import { EXPERIENCES, GOALS, LOCATIONS, PLAN_EQUIPMENT } from '#common/workout-plans/workout-plans';
import { workoutPlanAnswer } from './workout-plan.answer';
import { sentEnum } from '../../rest/enum-values';
import { route } from '../../rest/route';
import {
  RestGenerateWorkoutPlanDocument,
  type RestGenerateWorkoutPlanMutation,
} from './workout-plan.routes.generated';

const ENUMS = {
  goal: GOALS,
  experience: EXPERIENCES,
  location: LOCATIONS,
  equipment: PLAN_EQUIPMENT,
  limitations: LIMITATIONS,
};

export const workoutPlanRoutes = [
  route({
    method: 'POST',
    path: '/api/workout-plan',
    summary:
      'Generates a workout plan, as text and day by day, without saving it. Limitations default to those in the diet details of the current user.',
    subject: 'Plans',
    requestBody: workoutPlanForm,
    answer: workoutPlanAnswer,
    document: RestGenerateWorkoutPlanDocument,
    variables: ({ body }) => ({ input: withEnumNames(body) }),
    responseBody: ({ generateWorkoutPlan: { text, plan } }) => ({ text, plan: documentedPlan(plan) }),
  }),
];

function withEnumNames(body: Record<string, unknown>): Record<string, unknown> {
  const input = { ...body };
  for (const [name, values] of Object.entries(ENUMS))
    if (name in input) input[name] = sentEnum(values, input[name]);
  return input;
}

type Plan = RestGenerateWorkoutPlanMutation['generateWorkoutPlan']['plan'];
type Day = Plan['days'][number];
type Block = Day['blocks'][number];

const documentedPlan = (plan: Plan) => ({
  ...plan,
  goal: enumValue(plan.goal),
  experience: enumValue(plan.experience),
  location: enumValue(plan.location),
  equipment: plan.equipment.map(enumValue),
  limitations: plan.limitations.map(enumValue),
  days: plan.days.map(documentedDay),
});

const documentedDay = (day: Day) => ({
  ...day,
  kind: enumValue(day.kind),
  blocks: day.blocks.map(documentedBlock),
});

const documentedBlock = (block: Block) => ({
  ...block,
  kind: enumValue(block.kind),
  items: block.items.map((item) => ({ ...item, measure: enumValue(item.measure) })),
});
