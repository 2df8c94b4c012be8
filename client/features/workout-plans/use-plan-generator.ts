import { useEffect, useRef, useState, type RefObject } from 'react';
import { enumName } from '#common/enum-names';
import type { WorkoutPlanValues } from '#common/workout-plans/workout-plan.form';
import { authMessages } from '#common/auth/messages';
import { workoutPlanMessages } from '#common/workout-plans/messages';
import { codeOf, messageOf } from '../../lib/errors';
import { randomKey } from '../../lib/random-key';
import { uncached } from '../../lib/apollo';
import type { Notice } from '../../lib/use-action';
import { memoryDraft } from '../../lib/use-draft';
import { workoutPlansContent } from './workout-plans.content';
import type { GeneratedPlanFragment } from './generated-plan.generated';
import {
  useGenerateWorkoutPlanMutation,
  type GenerateWorkoutPlanMutation,
  type GenerateWorkoutPlanMutationVariables,
} from './workout-plans.generated';

export interface GeneratedPlan extends GeneratedPlanFragment {
  /** Random id of an unsaved plan, which reveals nothing about the choices. */
  key: string;
}

/** Result of a request. */
type Outcome = { generated: GeneratedPlan; failure: null } | { generated: null; failure: Notice };

const FAILURES = {
  fallback: workoutPlansContent.failure.unknown,
  unreachable: authMessages.serverUnreachable,
};

/** The last plan, restored when the user returns from another page, such as an exercise. */
const lastPlan = memoryDraft<GeneratedPlan>('workout plan');

/** Requests one plan at a time; the previous plan stays until the next one arrives. */
export function usePlanGenerator() {
  const [generate] = useGenerateWorkoutPlanMutation(uncached);
  const [generated, setGenerated] = useState(lastPlan.read);
  const [failure, setFailure] = useState<Notice | null>(null);
  const [requested, setRequested] = useState<WorkoutPlanValues | null>(null);
  const [isGenerating, setIsWriting] = useState(false);
  const request = useRef<AbortController>(null);
  useEffect(() => () => abort(request), []);

  const show = (outcome: Outcome) => {
    setFailure(outcome.failure);
    setIsWriting(false);
    if (!outcome.generated) return;
    lastPlan.keep(outcome.generated);
    setGenerated(outcome.generated);
  };

  const start = async (input: WorkoutPlanValues) => {
    abort(request);
    const controller = new AbortController();
    request.current = controller;
    setRequested(input);
    setFailure(null);
    setIsWriting(true);
    const context = { fetchOptions: { signal: controller.signal } };
    const outcome = await outcomeOf(
      async () => (await generate({ variables: { input: inputOf(input) }, context })).data,
    );
    if (request.current === controller) show(outcome);
  };

  const cancel = () => {
    abort(request);
    setIsWriting(false);
  };

  return {
    generated,
    failure,
    requested,
    isGenerating,
    cancel,
    start: (input: WorkoutPlanValues) => void start(input),
  };
}

export type PlanGeneratorState = ReturnType<typeof usePlanGenerator>;

const inputOf = ({ days, ...choices }: WorkoutPlanValues): GenerateWorkoutPlanMutationVariables['input'] => ({
  days,
  goal: enumName(choices.goal),
  experience: enumName(choices.experience),
  location: enumName(choices.location),
  equipment: choices.equipment.map(enumName),
  limitations: choices.limitations?.map(enumName) ?? null,
});

/** Aborts the request; a response that still arrives is ignored. */
function abort(request: RefObject<AbortController | null>): void {
  request.current?.abort();
  request.current = null;
}

async function outcomeOf(
  send: () => Promise<GenerateWorkoutPlanMutation | null | undefined>,
): Promise<Outcome> {
  try {
    const generated = (await send())?.generateWorkoutPlan;
    if (!generated?.text) return { generated: null, failure: { message: workoutPlanMessages.planEmpty } };
    return { generated: { ...generated, key: randomKey() }, failure: null };
  } catch (error) {
    return { generated: null, failure: { message: failureOf(error) } };
  }
}

/** The server's message about a language model's failure is a complete sentence already. */
function failureOf(error: unknown): string {
  const message = messageOf(error, FAILURES);
  return codeOf(error) === 'UPSTREAM_FAILED' ? message : workoutPlanMessages.planFailed(message);
}
