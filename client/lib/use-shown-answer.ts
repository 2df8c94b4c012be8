import { useState } from 'react';

/** The parts of a generated query hook's result that are needed here. */
export interface AnsweredQuery<Data, Variables> {
  data?: Data | undefined;
  /** Variables of the request; plain data. */
  variables?: Variables | undefined;
  error?: unknown;
}

/** An answer, and the variables of its request. */
interface ShownAnswer<Data, Variables> {
  data: Data;
  variables: Variables | undefined;
}

/**
 * The answer that is on screen. That to an earlier question stays while the next one is loading, but not if this fails,
 * when it would be taken for the answer to the new question.
 */
export function useShownAnswer<Data, Variables>({
  data,
  variables,
  error,
}: AnsweredQuery<Data, Variables>): ShownAnswer<Data, Variables> | undefined {
  const [shown, setShown] = useState<ShownAnswer<Data, Variables>>();
  const isSameQuestion = JSON.stringify(shown?.variables) === JSON.stringify(variables);
  if (data !== undefined) {
    if (shown?.data === data && isSameQuestion) return shown;
    const next = { data, variables };
    setShown(next);
    return next;
  }
  if (!shown || error === undefined || isSameQuestion) return shown;
  setShown(undefined);
  return undefined;
}
