import { useRef, useState } from 'react';
import type { ErrorCode } from '#common/error-codes';
import { SECOND_MS } from '#common/time';
import { codeOf, isRefusedFor, isUnreachable } from '../../../lib/errors';
import { randomKey } from '../../../lib/random-key';
import { currentToken, personOf } from '../../../lib/session';
import { useRetries } from '../../../lib/use-retries';
import { withLock } from '../../../lib/with-lock';
import { dropArrival, keepArrival, keptArrivals, type KeptArrival } from './kept-arrivals';

/** An arrival as sent to the server. */
export type Request<Input> = Input & { requestKey: string; secondsAgo?: number };

/** An arrival that has been sent. It is live if it was entered in this tab just now. */
export interface Delivery<Input> {
  arrival: KeptArrival<Input>;
  isLive: boolean;
}

/**
 * Both return the input about which staff still have to decide, and which is kept until then; null if nothing is left
 * to decide.
 */
interface Handlers<Input> {
  send: (request: Request<Input>, delivery: Delivery<Input>) => Promise<Input | null>;
  refuse: (error: unknown, delivery: Delivery<Input>) => Input | null;
}

const RETRY_MS = 5 * SECOND_MS;
/** Arrivals sent within this time, in seconds, count as sent at once; the server then uses its own time. */
const AT_ONCE_S = 10;
/** Only one tab sends at a time. */
const LOCK = 'arrivals';

/** Errors after which the same request may succeed later. */
const TEMPORARY = new Set<ErrorCode>([
  'RATE_LIMITED',
  'INTERNAL_SERVER_ERROR',
  'UPSTREAM_FAILED',
  'SERVICE_UNAVAILABLE',
]);

/**
 * Sends arrivals one after another: first the live ones, then those that were kept. What has not reached the server is
 * sent again with the same key, because the server may have recorded the visit although its answer was lost.
 */
export function useOutbox<Input extends object>({ send, refuse }: Handlers<Input>) {
  const [unsent, setUnsent] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  /** Keys of what this tab is about to send for the first time, or with a decision. */
  const live = useRef(new Set<string>());
  /** Keys of the arrivals about which this tab asks. */
  const asked = useRef(new Set<string>());
  const lastPass = useRef(Promise.resolve());

  const waiting = async (): Promise<KeptArrival<Input>[]> => {
    const isLive = ({ requestKey }: KeptArrival<Input>) => live.current.has(requestKey);
    const kept = await keptArrivals<Input>(currentPerson());
    const arrivals = kept.filter(({ requestKey }) => !asked.current.has(requestKey));
    const old = arrivals.filter((arrival) => !isLive(arrival));
    setUnsent(old.length);
    return [...arrivals.filter(isLive), ...old];
  };

  const settle = async (arrival: KeptArrival<Input>, undecided: Input | null): Promise<void> => {
    if (undecided === null) return dropArrival(arrival.requestKey);
    asked.current.add(arrival.requestKey);
    await keepArrival({ ...arrival, input: undecided });
  };

  /** Returns whether to go on with the next arrival. */
  const deliver = async (arrival: KeptArrival<Input>): Promise<boolean> => {
    const isLive = live.current.delete(arrival.requestKey) && ageOf(arrival) < AT_ONCE_S;
    const delivery = { arrival, isLive };
    try {
      await settle(arrival, await send(requestOf(arrival), delivery));
    } catch (error) {
      const code = codeOf(error);
      const isRunning = isRefusedFor(error, 'REQUEST_RUNNING');
      if (isUnreachable(error) || isRunning || code === 'UNAUTHENTICATED') return false;
      const staysKept = !isLive && code !== undefined && TEMPORARY.has(code);
      if (!staysKept) await settle(arrival, refuse(error, delivery));
    }
    return true;
  };

  const pass = async (): Promise<void> => {
    const tried = new Set<string>();
    const next = async () => (await waiting()).find(({ requestKey }) => !tried.has(requestKey));
    for (let arrival = await next(); arrival; arrival = await next()) {
      setIsBusy(true);
      tried.add(arrival.requestKey);
      if (!(await deliver(arrival))) break;
    }
    await waiting();
    setIsBusy(false);
  };

  const sendAll = (): Promise<void> => {
    const passAfter = () => withLock(LOCK, pass);
    return (lastPass.current = lastPass.current.then(passAfter, passAfter));
  };

  const retry = () => {
    // In a hidden tab, nobody would see the decisions that are asked for.
    if (!isBusy && document.visibilityState !== 'hidden') void sendAll();
  };
  useRetries(unsent > 0, retry, RETRY_MS);

  return {
    unsent,
    isBusy,
    retry: () => void sendAll(),
    add: async (input: Input): Promise<void> => {
      const requestKey = randomKey();
      const personId = currentPerson();
      if (personId === null) return;
      live.current.add(requestKey);
      await keepArrival({ requestKey, personId, arrivedAt: Date.now(), input });
      await sendAll();
    },
    /** Sends an arrival again with what staff have decided. */
    decide: async (arrival: KeptArrival<Input>, input: Input): Promise<void> => {
      if (!asked.current.delete(arrival.requestKey)) return;
      live.current.add(arrival.requestKey);
      await keepArrival({ ...arrival, input });
      await sendAll();
    },
    dismiss: ({ requestKey }: KeptArrival<Input>): Promise<void> => {
      asked.current.delete(requestKey);
      return dropArrival(requestKey);
    },
  };
}

const currentPerson = (): string | null => personOf(currentToken());

/** Age in seconds. */
const ageOf = ({ arrivedAt }: KeptArrival<unknown>): number =>
  Math.floor((Date.now() - arrivedAt) / SECOND_MS);

function requestOf<Input extends object>(arrival: KeptArrival<Input>): Request<Input> {
  const { input, requestKey } = arrival;
  const secondsAgo = ageOf(arrival);
  return { ...input, requestKey, ...(secondsAgo >= AT_ONCE_S && { secondsAgo }) };
}
