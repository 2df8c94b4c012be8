/** What the page tells the service worker about the member's saved plans. */
export type PlanMessage = KeepPlan | DropOtherPlans;

/** A plan is to be available without a connection. */
export interface KeepPlan {
  kind: 'keepPlan';
  planId: string;
  exerciseIds: string[];
  /** What the page has stored of the plan in the personal cache, first the answer with the plan. */
  answers: string[];
  /** Code and styles that the page has loaded. */
  assets: string[];
}

/** The member has these plans and no others. */
interface DropOtherPlans {
  kind: 'dropOtherPlans';
  planIds: string[];
}
