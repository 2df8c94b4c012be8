export interface FigureDefinition {
  /** The tab with the figure. */
  tab: string;
  name: string;
  /** Definition of the count or sum. */
  definition: string;
  /** The rows that make it, and where they are; or why it opens no list. */
  rows: string;
  /** The days that the figure covers. */
  days: string;
}
