import { useEffect, useRef, useState, type RefObject } from 'react';
import type { WorkoutPlanValues } from '#common/forms/workout-plan';
import { messages } from '#common/messages';
import { codeOf, messageOf } from '../../lib/errors';
import { randomKey } from '../../lib/random-key';
import { forgetWithSession } from '../../lib/storage';
import type { Notice } from '../../lib/use-server-form';
import { workoutPlansContent } from './workout-plans.content';
import { useGenerateWorkoutPlanMutation, type GenerateWorkoutPlanMutation } from './workout-plans.generated';

export interface GeneratedPlan extends NonNullable<GenerateWorkoutPlanMutation['generateWorkoutPlan']> {
  /** Names this plan as long as it is not saved; says nothing about what it was made from. */
  key: string;
}

/** How a request ended. */
type Outcome = { generated: GeneratedPlan; failure: null } | { generated: null; failure: Notice };

const FAILURES = {
  fallback: workoutPlansContent.failure.unknown,
  unreachable: messages.serverUnreachable,
};

/** The last plan, for who looks up an exercise and comes back. */
let last: GeneratedPlan | null = null;
forgetWithSession(() => (last = null));

/** Asks for one plan at a time; what came before stays until another one is there. */
export function usePlanGenerator() {
  const [generate] = useGenerateWorkoutPlanMutation({ fetchPolicy: 'no-cache' });
  const [generated, setGenerated] = useState(last);
  const [failure, setFailure] = useState<Notice | null>(null);
  const [asked, setAsked] = useState<WorkoutPlanValues | null>(null);
  const [isWriting, setIsWriting] = useState(false);
  const request = useRef<AbortController>(null);
  useEffect(() => () => giveUp(request), []);

  const show = (outcome: Outcome) => {
    setFailure(outcome.failure);
    setIsWriting(false);
    if (!outcome.generated) return;
    last = outcome.generated;
    setGenerated(last);
  };

  const write = async (input: WorkoutPlanValues) => {
    giveUp(request);
    const own = new AbortController();
    request.current = own;
    setAsked(input);
    setFailure(null);
    setIsWriting(true);
    const context = { fetchOptions: { signal: own.signal } };
    const outcome = await outcomeOf(async () => (await generate({ variables: { input }, context })).data);
    if (request.current === own) show(outcome);
  };

  const cancel = () => {
    giveUp(request);
    setIsWriting(false);
  };

  return {
    ...{ generated, failure, asked, isWriting, cancel },
    write: (input: WorkoutPlanValues) => void write(input),
  };
}

export type PlanGenerator = ReturnType<typeof usePlanGenerator>;

/** However it ends, it is neither shown nor kept. */
function giveUp(request: RefObject<AbortController | null>): void {
  request.current?.abort();
  request.current = null;
}

async function outcomeOf(
  ask: () => Promise<GenerateWorkoutPlanMutation | null | undefined>,
): Promise<Outcome> {
  try {
    const generated = (await ask())?.generateWorkoutPlan;
    if (!generated?.text) return { generated: null, failure: { message: messages.planEmpty } };
    return { generated: { ...generated, key: randomKey() }, failure: null };
  } catch (error) {
    return { generated: null, failure: { message: failureOf(error) } };
  }
}

/** What the server says of a language model's failure is a whole sentence already. */
function failureOf(error: unknown): string {
  const message = messageOf(error, FAILURES);
  return codeOf(error) === 'UPSTREAM_FAILED' ? message : messages.planFailed(message);
}
