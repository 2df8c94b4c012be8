/** Messages from the page to the service worker about the member's saved plans. */
export type PlanMessage = KeepPlan | DropOtherPlans;

/** A plan is to be available without a connection. */
export interface KeepPlan {
  kind: 'keepPlan';
  planId: string;
  exerciseIds: string[];
  /** Answers that the page has stored in the personal cache; the first one has the plan. */
  answers: string[];
  /** Code and styles that the page has loaded. */
  assets: string[];
}

/** The member has these plans and no others. */
interface DropOtherPlans {
  kind: 'dropOtherPlans';
  planIds: string[];
}
