import { useEffect, useRef, useState } from 'react';
import type { WorkoutPlanValues } from '#common/forms/workout-plan';
import { messages } from '#common/messages';
import { messageOf } from '../../lib/errors';
import { forgetWithSession } from '../../lib/storage';
import type { Notice } from '../../lib/use-server-form';
import { areSame } from './plan-choices';
import { workoutPlansContent } from './workout-plans.content';
import { useGenerateWorkoutPlanMutation, type GenerateWorkoutPlanMutation } from './workout-plans.generated';

export type GeneratedPlan = GenerateWorkoutPlanMutation['generateWorkoutPlan'];

/** How the last request ended. */
type Outcome = { generated: GeneratedPlan; failure: null } | { generated: null; failure: Notice };

const FAILURES = {
  fallback: messages.planFailed(workoutPlansContent.failure.unknown),
  unreachable: messages.planFailed(messages.serverUnreachable),
};

/** The last plan, for who looks up an exercise and comes back. */
let last: { asked: WorkoutPlanValues; outcome: Outcome } | undefined;
forgetWithSession(() => (last = undefined));

/** Asks for one plan at a time; what came before stays until another one is there. */
export function usePlanGenerator(choices: WorkoutPlanValues) {
  const [generate] = useGenerateWorkoutPlanMutation({ fetchPolicy: 'no-cache' });
  const [outcome, setOutcome] = useState(() => lastOutcomeFor(choices));
  const [asked, setAsked] = useState<WorkoutPlanValues | null>(null);
  const [isWriting, setIsWriting] = useState(false);
  const request = useRef<AbortController>(null);
  useEffect(() => () => request.current?.abort(), []);

  const write = async (input: WorkoutPlanValues) => {
    request.current?.abort();
    const own = new AbortController();
    request.current = own;
    setAsked(input);
    setIsWriting(true);
    const context = { fetchOptions: { signal: own.signal } };
    const next = await outcomeOf(async () => (await generate({ variables: { input }, context })).data);
    if (request.current !== own) return;
    last = { asked: input, outcome: next };
    setOutcome(next);
    setIsWriting(false);
  };

  const cancel = () => {
    request.current?.abort();
    request.current = null;
    setIsWriting(false);
  };

  return { outcome, asked, isWriting, write: (input: WorkoutPlanValues) => void write(input), cancel };
}

export type PlanGenerator = ReturnType<typeof usePlanGenerator>;

function lastOutcomeFor(choices: WorkoutPlanValues): Outcome | null {
  if (!last?.outcome.generated || !areSame(last.asked, choices)) return null;
  return last.outcome;
}

async function outcomeOf(
  ask: () => Promise<GenerateWorkoutPlanMutation | null | undefined>,
): Promise<Outcome> {
  try {
    const generated = (await ask())?.generateWorkoutPlan;
    if (!generated?.text) return { generated: null, failure: { message: messages.planEmpty } };
    return { generated, failure: null };
  } catch (error) {
    return { generated: null, failure: { message: messageOf(error, FAILURES) } };
  }
}
