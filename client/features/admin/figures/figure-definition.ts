export interface FigureDefinition {
  /** The tab with the figure. */
  tab: string;
  name: string;
  /** What it counts or adds up. */
  definition: string;
  /** The rows that make it, and where they are; or why it opens no list. */
  rows: string;
  /** The days that the figure covers. */
  days: string;
}
