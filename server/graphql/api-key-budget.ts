import type { ApolloServerPlugin } from '@apollo/server';
import { RateLimited } from '../lib/errors';
import type { Charge, Context } from './context';

/** Counts what a request costs against the budget of its API key, if it has one. Throws RateLimited beyond it. */
export async function chargeApiKey({ actor, services, answer }: Context, cost: number): Promise<void> {
  const current = await actor();
  if (!current?.key) return;
  try {
    answer.charge = { cost, ...(await services.apiKeyAccess.charge(current.key, cost)) };
  } catch (error) {
    if (error instanceof RateLimited && error.spent) answer.charge = { cost, ...error.spent };
    throw error;
  }
}

/** The headers that say so, with the time of the next budget in seconds since 1970. */
export const budgetHeaders = ({ cost, limit, left, resetsAt }: Charge): Record<string, string> => ({
  'X-RateLimit-Cost': String(cost),
  'X-RateLimit-Limit': String(limit),
  'X-RateLimit-Remaining': String(left),
  'X-RateLimit-Reset': String(Math.ceil(resetsAt.getTime() / 1000)),
});

/** Reports the budget of an API key, in headers and in `extensions.cost`. */
export const apiKeyBudget: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ response: { http, body }, contextValue: { answer } }) => {
      const { charge } = answer;
      if (!charge || body.kind !== 'single') return;
      for (const [name, value] of Object.entries(budgetHeaders(charge))) http.headers.set(name, value);
      const { cost, limit, left, resetsAt } = charge;
      const told = { requested: cost, limit, remaining: left, resetsAt: resetsAt.toISOString() };
      body.singleResult.extensions = { ...body.singleResult.extensions, cost: told };
    },
  }),
};
