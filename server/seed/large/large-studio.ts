import type { EntityManager } from 'typeorm';

/** How many rows a studio gets besides its demo data. */
export interface StudioSize {
  members: number;
  /** Visits and workouts. */
  activities: number;
  orders: number;
  reviews: number;
}

/** Rare names need some members between those who have them. */
export const MEMBERS_MIN = 100;
/** Phone numbers of ten digits begin with 7. */
export const MEMBERS_MAX = 10_000_000;

const ACTIVITIES_PER_MEMBER = 5;
const MEMBERS_PER_ORDER = 5;
const MEMBERS_PER_REVIEW = 10;

export const sizeOf = (members: number): StudioSize => ({
  members,
  activities: members * ACTIVITIES_PER_MEMBER,
  orders: Math.floor(members / MEMBERS_PER_ORDER),
  reviews: Math.floor(members / MEMBERS_PER_REVIEW),
});

/** The rows begin this many years ago. */
export const YEARS = 3;

/** One member in this many has an order. */
export const ORDER_EVERY = MEMBERS_PER_ORDER;
export const REVIEW_EVERY = MEMBERS_PER_REVIEW;

/** Runs one or more statements. */
export type Part = (manager: EntityManager) => Promise<unknown>;

/** Tables that are filled together. */
export interface Step {
  what: string;
  /** How much of the time it takes, compared with the other steps. */
  share: number;
  /** Tables whose indexes are dropped, and built again after the step. */
  tables: readonly string[];
  parts: readonly Part[];
}

export const statement =
  (text: string, values: unknown[] = []): Part =>
  (manager) =>
    manager.query(text, values);
