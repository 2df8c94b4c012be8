import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { SECOND_MS } from '#common/time';
import { KEPT_PLANS_UNOPENED_MAX } from '#common/workout-plans/limits';
import { hasKeptAnswer, keepAnswer, keptAnswerPath } from '../../lib/kept-answers';
import type { PlanMessage } from '../../lib/plan-message';
import { ExerciseLoadsOfMemberDocument } from './training.generated';
import {
  SavedPlanDocument,
  WorkoutPlanTabDocument,
  type SavedPlanQuery,
  type WorkoutPlanTabQuery,
} from './workout-plans.generated';

/** For queries whose answer is kept for use without a connection. */
export const kept = { context: { isKept: true } } as const;

/** Keeps the list of the plans, forgets plans that are no longer in it, and keeps the newest ones. */
export function useKeptList(list: WorkoutPlanTabQuery | undefined): void {
  const client = useApolloClient();
  useEffect(() => {
    if (list) void keepList(client, list);
  }, [client, list]);
}

/** Ticks often follow each other. */
const KEPT_AFTER_MS = 2 * SECOND_MS;

/** Keeps a plan with its exercises, and later its ticks and loads as well. */
export function useKeptPlan(id: string, answer: SavedPlanQuery | undefined): void {
  const client = useApolloClient();
  const keep = useEffectEvent(() => {
    if (answer) void keepPlan(client, { id, answer });
  });
  const plan = answer?.me.user.workoutPlan?.plan;
  useEffect(() => keep(), [client, id, plan]);
  useEffect(() => {
    if (!answer) return;
    const timer = setTimeout(() => void keepAnswers(client, { id, answer }), KEPT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [client, id, answer]);
}

async function keepList(client: ApolloClient, list: WorkoutPlanTabQuery): Promise<void> {
  await keepAnswer(pathOfList(client), list);
  const planIds = list.me.user.workoutPlans.map(({ id }) => id);
  send({ kind: 'dropOtherPlans', planIds });
  // The newest last, because the oldest make room.
  for (const id of planIds.slice(0, KEPT_PLANS_UNOPENED_MAX).reverse()) {
    if (await hasKeptAnswer(pathOfPlan(client, id))) continue;
    try {
      const { data } = await client.query({ query: SavedPlanDocument, variables: { id } });
      if (data) await keepPlan(client, { id, answer: data });
    } catch {
      return;
    }
  }
}

async function keepPlan(
  client: ApolloClient,
  { id, answer }: { id: string; answer: SavedPlanQuery },
): Promise<void> {
  const plan = answer.me.user.workoutPlan?.plan;
  const path = pathOfPlan(client, id);
  if (!plan || path === null) return;
  await keepAnswers(client, { id, answer });
  const items = plan.days.flatMap(({ blocks }) => blocks.flatMap((block) => block.items));
  const exerciseIds = [...new Set(items.flatMap(({ exercise }) => exercise?.id ?? []))];
  const answers = [path, pathOfList(client), pathOfLoads(client)].filter((one) => one !== null);
  send({ kind: 'keepPlan', planId: id, exerciseIds, answers, assets: loadedAssets() });
}

/** Keeps the plan and the loads; the plan can be used without the loads. */
async function keepAnswers(
  client: ApolloClient,
  { id, answer }: { id: string; answer: SavedPlanQuery },
): Promise<void> {
  await keepAnswer(pathOfPlan(client, id), answer);
  try {
    const { data } = await client.query({ query: ExerciseLoadsOfMemberDocument });
    if (data) await keepAnswer(pathOfLoads(client), data);
  } catch {
    return;
  }
}

const pathOfList = (client: ApolloClient) =>
  keptAnswerPath(client, { query: WorkoutPlanTabDocument, variables: {} });

const pathOfLoads = (client: ApolloClient) =>
  keptAnswerPath(client, { query: ExerciseLoadsOfMemberDocument, variables: {} });

const pathOfPlan = (client: ApolloClient, id: string) =>
  keptAnswerPath(client, { query: SavedPlanDocument, variables: { id } });

/** The code of this tab is loaded when it is opened, so that the page does not name it. */
const loadedAssets = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name, location.href))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);

/** Without a service worker, as on insecure origins, nothing is available without a connection. */
function send(message: PlanMessage): void {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  void serviceWorker?.ready.then(({ active }) => active?.postMessage(message));
}
