import { useRef, useState } from 'react';
import { explorerContent } from './explorer.content';
import { sendOperation, type Answer, type Operation } from './send-operation';

export type AnswerState =
  | { kind: 'none' }
  | { kind: 'running' }
  | { kind: 'failed'; message: string }
  | { kind: 'answered'; answer: Answer };

type Token = () => Promise<string | null>;

/** The last answer, and a function that sends an operation; while one is on its way, it does nothing. */
export function useAnswer(token: Token): [AnswerState, (written: () => Operation) => Promise<void>] {
  const [state, setState] = useState<AnswerState>({ kind: 'none' });
  const isRunning = useRef(false);
  const run = async (written: () => Operation) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setState({ kind: 'running' });
    setState(await outcomeOf(written, token));
    isRunning.current = false;
  };
  return [state, run];
}

async function outcomeOf(written: () => Operation, token: Token): Promise<AnswerState> {
  try {
    const operation = written();
    return { kind: 'answered', answer: await sendOperation(operation, await token()) };
  } catch (error) {
    // Browsers throw a TypeError if there is no connection.
    const isUnreachable = error instanceof TypeError;
    return {
      kind: 'failed',
      message: isUnreachable ? explorerContent.answer.unreachable : (error as Error).message,
    };
  }
}
