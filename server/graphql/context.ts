import { PAGE_SIZE_MAX, QUERY_COST_MAX, REST_PAGE_SIZE_MAX } from '#common/limits';
import type { Services } from '../services';

/** What each operation can reach; made anew for each request. */
export interface Context {
  services: Services;
  /** Who asks, from a verified token; nobody when absent. */
  viewer?: { id: string };
  limits: OperationLimits;
}

interface OperationLimits {
  /** Most rows of one page of a list. */
  pageSize: number;
  /** Dearest document. */
  cost: number;
}

/** Documents written by anybody. */
export const OPEN_LIMITS: OperationLimits = { pageSize: PAGE_SIZE_MAX, cost: QUERY_COST_MAX };
/** The stored documents of the REST facade, which answers lists whole. */
export const REST_LIMITS: OperationLimits = { pageSize: REST_PAGE_SIZE_MAX, cost: Infinity };
