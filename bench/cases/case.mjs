// The parts of a case, and the requests that it consists of.
import { DIFFERENT } from '../measure/different.mjs';

/**
 * A GraphQL request. With `answer`, the response of a contender with another schema becomes that of the product.
 * @typedef {{ operationName: string, query: string, variables: object, answer?: (data: any) => object }} Question
 *
 * How much CPU time Bhor may use for a request, as a multiple of that of another contender.
 * @typedef {{ against: string, atMost: number, isCached?: boolean }} Goal
 *
 * @typedef {{
 *   name: string,
 *   title: string,
 *   note?: string,
 *   path?: string,
 *   question?: Question,
 *   postgraphile?: Question,
 *   as?: import('../contenders/contender.mjs').Role,
 *   isWrite?: boolean,
 *   goals: Goal[],
 * }} Case a GET of `path`, or a POST of the question
 */

/** Beside the figures of cases in which answers may be cached. */
export const ABOUT_CACHES =
  'An answer may come from a cache here. L and the peers compute every answer; their users could add a cache as well.';

/**
 * The same question with a variable that no document declares, so that a cache of answers to requests has no answer.
 * @param {Question} question
 * @returns {Question}
 */
export const unlikeTheLast = (question) => ({
  ...question,
  variables: { ...question.variables, different: DIFFERENT },
});

/** The question of a case to a contender; undefined if the case is a GET. @param {Case} kase @param {string} contender */
export const questionOf = ({ question, postgraphile }, contender) =>
  contender === 'postgraphile' ? postgraphile : question;

/**
 * @param {Case} kase
 * @param {{ contender: string, token: string | undefined }} options
 * @returns {{ path: string, request: import('../measure/load.mjs').Request }}
 */
export function requestOf(kase, { contender, token }) {
  /** @type {Record<string, string>} */
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  if (kase.path) return { path: kase.path, request: { method: 'GET', headers } };
  const { operationName, query, variables } = questionOf(kase, contender) ?? {};
  return {
    path: '/graphql',
    request: {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ operationName, query, variables }),
    },
  };
}
