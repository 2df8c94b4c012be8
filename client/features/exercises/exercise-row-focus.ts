import type { KeyboardEvent } from 'react';

/** Selector of the row links; the attribute contains the id of the exercise. */
const ROW = '[data-exercise]';

const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(ROW)];

export const firstRow = (): HTMLElement | undefined => rows()[0];

/** The row of an exercise, or null if it is not listed. */
export const rowOf = (id: string): HTMLElement | null =>
  rows().find(({ dataset }) => dataset['exercise'] === id) ?? null;

/** Moves the focus to the row above or below. */
export function moveByArrows(event: KeyboardEvent): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (by === undefined) return;
  // Arrow keys scroll the page by default.
  event.preventDefault();
  const all = rows();
  all[all.findIndex((row) => row === document.activeElement) + by]?.focus();
}
